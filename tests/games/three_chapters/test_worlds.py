"""The sampler of worlds against full enumeration, on deals so small that every consistent world can be written down.

The enumeration shares nothing with the sampler but the definition: every card has a place (a hand that was dealt, and the pick at
which it left that hand, or none), all fillings of the places are equally likely, and those count in which the looking seat would
have seen what it saw. A sampler that dealt hidden cards evenly, whatever was passed on, fails these tests.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

import fabletop
from fabletop.engine.game import Opening, Settings
from fabletop.engine.names import bits
from fabletop.engine.position import Position
from fabletop.engine.source import open_key

SAMPLES = 6000


@dataclass(frozen=True)
class Place:
    """Where a card can have gone: out of which hand at which pick, to which chair; or it was left over, or not dealt."""

    hand: int  # NOT_DEALT: the box
    pick: int  # LEFT: nobody picked it
    chair: int  # whose it became; a left-over lies with `chair`, too


NOT_DEALT = -1
LEFT = 99


def tiny(seats: int, in_play: int, dealt: int, keeps: int) -> Settings:
    """A game with few cards and one deal."""
    game = fabletop.game("three-chapters")
    usual = game.opening(seats, {"leads": 0})
    numbers = {**usual.numbers, "in_play": (1 << in_play) - 1, "dealt": dealt, "keeps": keeps, "deals": 1}
    return Settings(game, Opening(numbers, usual.content, usual.names))


def places(p: Position) -> list[Place]:
    """All places of one deal, each for one card."""
    n, done = p.seats, p["picks"]
    keeps, dealt = p.settings.numbers["keeps"], p.settings.numbers["dealt"]
    out = []
    for hand in range(n):
        for pick in range(done):
            out.append(Place(hand, pick, (hand + pick) % n))
            if n == 2:
                out.append(Place(hand, pick, 2 + (hand + pick) % n))
        holder = (hand + min(done, keeps - 1)) % n
        out += [Place(hand, LEFT, holder)] * (dealt - done * (2 if n == 2 else 1))
    return out + [Place(NOT_DEALT, LEFT, NOT_DEALT)] * (p.settings.numbers["in_play"].bit_count() - len(out))


def fits(card: int, place: Place, p: Position, me: int) -> bool:
    """Would `me` have seen what it saw, had this card gone there?"""
    n, done, keeps = p.seats, p["picks"], p.settings.numbers["keeps"]
    for look in range(min(done, keeps - 1) + 1):
        hand_at_me = (me - look) % n
        was_there = place.hand == hand_at_me and place.pick >= look
        if was_there != bool(p["saw"][me][look] >> card & 1):
            return False
    for pick in range(done):
        if (p["kept"][me][pick] == card) != (place == Place((me - pick) % n, pick, me)):
            return False
        if n == 2 and (p["given"][me][pick] == card) != (place == Place((me - pick) % n, pick, 2 + me)):
            return False
    for chair in range(4 if n == 2 else n):
        if p["row"][chair] >> card & 1 and not (place.chair == chair and place.pick != LEFT):
            return False
    return True


def fillings(cards: list[int], left: list[Place], allowed: Mapping[int, set[Place]]) -> Iterator[dict[int, Place]]:
    """Every way to give each card a place, equal places (left over, not dealt) counted once."""
    if not cards:
        yield {}
        return
    card = cards[0]
    for place in dict.fromkeys(left):
        if place in allowed[card]:
            rest = list(left)
            rest.remove(place)
            for filling in fillings(cards[1:], rest, allowed):
                yield {card: place, **filling}


def enumerated(p: Position, me: int) -> Counter[tuple[Any, ...]]:
    """Every consistent world (who has which cards) and how many fillings lead to it."""
    cards = list(bits(p.settings.numbers["in_play"]))
    all_places = places(p)
    allowed = {card: {place for place in set(all_places) if fits(card, place, p, me)} for card in cards}
    cards.sort(key=lambda card: len(allowed[card]))
    return Counter(outcome(p, filling) for filling in fillings(cards, all_places, allowed))


def outcome(p: Position, filling: Mapping[int, Place]) -> tuple[Any, ...]:
    """A world as sets: chosen by each chair, left with each, not dealt."""
    chairs = 4 if p.seats == 2 else p.seats
    chosen, left, box = [0] * chairs, [0] * chairs, 0
    for card, place in filling.items():
        if place.hand == NOT_DEALT:
            box |= 1 << card
        elif place.pick == LEFT:
            left[place.chair] |= 1 << card
        else:
            chosen[place.chair] |= 1 << card
    return (*chosen, *left, box)


def seen_as(p: Position) -> tuple[Any, ...]:
    """A position in the same form."""
    chairs = 4 if p.seats == 2 else p.seats
    first, ghosts = p["chapter"] == 1, p.seats == 2
    chosen, left = [], []
    for chair in range(chairs):
        ghost = ghosts and chair > 1
        chosen.append(p["hand"][chair] | p["row"][chair] if ghost or not first else p["team"][chair])
        left.append(0 if ghost else p["out"][chair] | (p["hand"][chair] if first else 0))
    return (*chosen, *left, p["box"])


@pytest.mark.parametrize(("seats", "in_play", "dealt", "keeps", "answers", "me"), [
    pytest.param(3, 14, 4, 3, 6, 0, id="three seats, two hands have gone on"),
    pytest.param(3, 16, 5, 4, 9, 1, id="three seats, the first hand has come round"),
    pytest.param(3, 15, 5, 4, 10, 0, id="the same, one neighbour has sealed his answer"),
    pytest.param(3, 16, 5, 4, 14, 2, id="the draft is over, two cards are played"),
    pytest.param(4, 16, 4, 3, 8, 3, id="four seats, one hand was never seen"),
    pytest.param(4, 14, 3, 2, 12, 1, id="four seats, a trick is played"),
    pytest.param(2, 14, 6, 3, 2, 0, id="two people, the hands have changed once"),
    pytest.param(2, 13, 6, 3, 4, 1, id="two people, the first hand has come back"),
    pytest.param(2, 14, 6, 3, 7, 0, id="two people, the Ghosts have turned up cards"),
])
def test_worlds_are_as_likely_as_a_full_enumeration_says(seats: int, in_play: int, dealt: int, keeps: int, answers: int, me: int) -> None:
    p = Position.deal(tiny(seats, in_play, dealt, keeps), open_key(answers + seats))
    rng = random.Random(answers)
    for _ in range(answers):
        decision = p.decision
        assert decision is not None
        seat = decision.seats[0]
        p.apply(decision.number, seat, rng.choice(p.options(seat)).id)
    truth = enumerated(p, me)
    assert len(truth) > 1
    assert seen_as(p) in truth
    view, total = p.view(me), sum(truth.values())
    drawn = Counter(seen_as(view.world(seed=1_000_003 * answers + i)) for i in range(SAMPLES))
    assert set(drawn) <= set(truth), "a world that cannot be"
    # every card's place, as a share: exact in the enumeration, within five standard errors in the sample
    for place in range(len(next(iter(truth)))):
        for card in bits(p.settings.numbers["in_play"]):
            share = sum(n for world, n in truth.items() if world[place] >> card & 1) / total
            found = sum(n for world, n in drawn.items() if world[place] >> card & 1) / SAMPLES
            assert abs(found - share) <= 5 * (share * (1 - share) / SAMPLES) ** 0.5 + 1e-12, (place, card, share, found)
    # and the worlds themselves, where there are few enough to count
    if len(truth) <= SAMPLES // 20:
        chi = sum((drawn[world] - SAMPLES * n / total) ** 2 / (SAMPLES * n / total) for world, n in truth.items())
        degrees = len(truth) - 1
        assert chi < degrees + 6 * (2 * degrees) ** 0.5 + 12, (chi, degrees)


def test_the_enumeration_would_catch_a_deal_that_ignores_what_was_passed_on() -> None:
    """After one passing, the neighbour's pick is one of the cards that were shown to him; an even deal would often say otherwise."""
    p = Position.deal(tiny(3, 14, 4, 3), open_key(9))
    for _ in range(6):
        decision = p.decision
        assert decision is not None
        p.apply(decision.number, decision.seats[0], p.options(decision.seats[0])[0].id)
    truth = enumerated(p, 0)
    passed = p["saw"][0][0] & ~(1 << p["kept"][0][0])
    share = sum(n for world, n in truth.items() if world[1] & passed) / sum(truth.values())
    hidden = [card for card in bits(p.settings.numbers["in_play"]) if not p["team"][0] >> card & 1 and not p["hand"][0] >> card & 1]
    even = 1 - (1 - 2 / len(hidden)) ** len(list(bits(passed & ~p["hand"][0])))
    assert share == 1
    assert even < 0.7
