"""Worlds of The Grimm Forest: each is a game that could be, true to all that a seat has seen; what a seat learns is noted, and no more.

Random games first, at every decision and for every seat; then each way of learning something, with what the others must not learn from
it; then, where there are few cards, that hidden Fables are dealt with the right chances.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import comb
from pathlib import Path
from typing import Any

import pytest

from fabletop.engine.game import Game, Opening, Settings
from fabletop.engine.names import bits
from fabletop.engine.position import Position
from playing import open_game, random_game, worth_a_look

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "soak")]

import pairs
import sound

NONE = -1
FIELDS_, FOREST, BRICKYARD, MARKET = range(4)
EDITIONS = pytest.mark.parametrize("edition", ["retail", "preview"])
UNCOMPILED = 12  # decisions of a game, where the rules are not compiled
SEEDS = 40  # worlds that are drawn to see what they have in common
SAMPLES = 6000


# ---- every world of random play
def check_world(p: Position, world: Position, me: int) -> None:
    """It is sound, `me` cannot tell it from the true game, and it is true to every note."""
    fast = pairs.Sound(p.settings.game, p.settings)
    fast.check(world.core.save())
    assert world.view(me) == p.view(me), "a world that looks otherwise"
    check_notes(world, me)


def check_notes(world: Position, me: int) -> None:
    """What it has noted holds in it; what is face down could be laid there."""
    pins, planned, laying, newly = world["pins"], world["planned"], world["laying"], world["newly"]
    known, tops, spied, glimpsed = (world[name][me] for name in ("known", "tops", "spied", "glimpsed"))
    hand, laid, pinned, plan = (world[name] for name in ("hand", "laid", "pinned", "plan"))
    for seat in range(world.seats):
        asleep = world["asleep"] == seat
        face_down = laying >> seat & 1 and not asleep
        assert (laid[seat] != NONE) == bool(face_down), "a Fable lies where none lies, or is missing"
        assert (plan[seat] != NONE) == bool(planned >> seat & 1), "a Gather card lies where none lies, or is missing"
        if seat != me:
            assert all(hand[seat][f] + (laid[seat] == f) >= known[seat][f] for f in range(len(known[seat])))
            assert spied[seat] in (NONE, plan[seat])
            if glimpsed[seat] != NONE:
                assert glimpsed[seat] == (pinned[pins - 1] if asleep else laid[seat])
        locked = world["locked"][seat]
        assert not locked & world["seen"][seat], "a card is locked that was played"
        for at in range(world.seats):
            if plan[at] != NONE and world["whose"][at] == seat and not newly >> seat & 1:
                assert not locked >> plan[at] & 1, "a locked card was laid"
    for pin in range(pins):
        assert pinned[pin] >= 0, "nothing lies on the deck"
        assert tops[pin] in (NONE, pinned[pin])


@EDITIONS
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_at_every_decision_every_seats_worlds_are_sound_and_true(edition: str, seats: int) -> None:
    game = open_game("grimm-forest", edition)
    for number, p in enumerate(random_game(game, seats, seats)):
        if p.over or not (game.compiled or number < UNCOMPILED):
            break
        for me in range(seats):
            world = p.view(me).world(seed=number)
            check_world(p, world, me)
            if worth_a_look(number):
                sound.check(world)
                world.core.source = game.rules.Chance.fast(number)
                world.core.play_out(number, 0, 30)  # it can be played on
                assert world.core.fault == 0


class EveryWorld(pairs.Sound):
    """The checks of a made-up round, and of one world of every seat at every decision."""

    def __init__(self, game: Game, settings: Settings) -> None:
        super().__init__(game, settings)
        self.game, self.settings, self.worlds = game, settings, 0

    def check(self, saved: bytes) -> None:
        super().check(saved)
        core = self.game.rules.Core.blank(self.settings.numbers_table)
        core.load(saved)
        p = Position(self.settings, core)
        if not p.over:
            me = self.worlds % p.seats
            self.worlds += 1
            world = p.view(me).world(seed=self.worlds)
            super().check(world.core.save())
            assert world.view(me) == p.view(me)
            check_notes(world, me)


@EDITIONS
def test_worlds_of_made_up_rounds_with_every_friend(edition: str) -> None:
    game, rng = open_game("grimm-forest", edition), random.Random(4)
    met = pairs.Met(game)
    for number in range(60 if game.compiled else 2):
        table = pairs.Table(game, (4, 3, 4, 2)[number % 4], {})
        table.sound = EveryWorld(game, table.settings)
        pairs.meeting(table, met, [], [(rng.choice(table.fables), table.friends[number % len(table.friends)])], rng)
        assert table.sound.worlds


# ---- each way of learning
def position(edition: str, story: str, seats: int, *slots: int, copies: Mapping[str, int] | None = None, deck: str | None = None,
             seed: int = 7, **given: Any) -> Position:
    """A story that begins with these cards: by seat hands ("wolf roar"), Friends, Fables face up; fields by numbers. The others are in
    the deck; or, where the deck is said, discarded."""
    game = open_game("grimm-forest", edition)
    usual = game.opening(seats, {})
    fables, cards = game.meta["kinds"]["Fable"], [*game.meta["kinds"]["Fable"], *game.meta["kinds"]["Card"][1:]]
    numbers = {**usual.numbers, **({"copies": [copies.get(name, 0) for name in fables]} if copies is not None else {})}
    settings = Settings(game, Opening(numbers, usual.content, usual.names))
    table = pairs.Table(game, seats, {})
    table.settings = settings
    left = list(numbers["copies"])

    def number(name: str) -> int:
        left[fables.index(name)] -= 1
        return fables.index(name)

    hands = [0] * 4 * len(fables)
    for seat, names in given.pop("hand", {}).items():
        for name in names.split():
            hands[seat * len(fables) + number(name)] += 1
    fields: dict[str, list[int]] = {"hand": hands, "actions": [2] * 4, "sections": [numbers["sections"]] * 9}
    for name in ("fable", "laid"):
        by_seat = given.pop(name, {})
        fields[name] = [number(by_seat[seat]) if seat in by_seat else NONE for seat in range(4)]
    held = {seat: cards.index(name) for seat, name in given.pop("friend", {}).items()}
    fields["friend"] = [held.get(seat, NONE) for seat in range(4)]
    fields["friends"] = [numbers["friends"] & ~sum(1 << friend for friend in held.values())]
    if deck is None:
        fields["deck"] = left
    else:
        fields["deck"] = [0] * len(fables)
        for name in deck.split():
            fields["deck"][number(name)] += 1
        fields["discard"] = left
    assert min(left) >= 0, "more copies than there are"
    fields |= {name: list(values) for name, values in given.items()}
    if slots:
        fields["slot"] = list(slots)
    p = Position(settings, table.begin(fields, seed, story))
    p._note()
    sound.check(p)
    return p


def answer(p: Position, *answers: tuple[int, str]) -> None:
    for seat, name in answers:
        assert p.decision is not None
        p.apply(p.decision.number, seat, name)
    sound.check(p)


def worlds(p: Position, me: int, seeds: int = SEEDS) -> list[Position]:
    found = [p.view(me).world(seed=seed) for seed in range(seeds)]
    for world in found:
        check_world(p, world, me)
    return found


def values(found: Iterable[Position], name: str, *at: int) -> set[Any]:
    """What a field holds in these worlds."""
    out = set()
    for world in found:
        value = world[name]
        for place in at:
            value = value[place]
        out.add(value if isinstance(value, int) else tuple(value))
    return out


def fable(p: Position, name: str) -> int:
    return p.names.number("Fable", name)


def window(name: str) -> int:
    windows: tuple[str, ...] = open_game("grimm-forest", "retail").meta["kinds"]["Window"]
    return windows.index(name)


def test_crystal_ball_shows_one_gather_card_to_one_player() -> None:
    p = position("retail", "play_round", 3, hand={0: "crystal-ball"})
    answer(p, (0, "fields crystal-ball"), (1, "forest none"), (2, "brickyard none"), (0, "1"))
    assert p["spied"][0][1] == FOREST
    assert values(worlds(p, 0), "plan", 1) == {FOREST}
    assert values(worlds(p, 0), "plan", 2) == {FIELDS_, FOREST, BRICKYARD}
    assert values(worlds(p, 2), "plan", 1) == {FIELDS_, FOREST, BRICKYARD}
    assert p.view(2)["spied"][0] == [None] * 4


def test_the_evil_queen_sees_a_gather_card() -> None:
    p = position("retail", "play_round", 3, friend={0: "evil-queen"}, hand={1: "wolf roar"})
    answer(p, (1, "forest wolf"), (2, "brickyard none"), (0, "1 gather"))
    assert values(worlds(p, 0), "plan", 1) == {FOREST}
    assert len(values(worlds(p, 0), "laid", 1)) > 1
    assert len(values(worlds(p, 2), "plan", 1)) == 3


def test_the_evil_queen_sees_a_fable_until_it_is_face_up() -> None:
    p = position("retail", "play_round", 3, friend={0: "evil-queen"}, hand={1: "hidden-vault roar"})
    answer(p, (1, "forest hidden-vault"), (2, "brickyard none"), (0, "1 fable"))
    vault = fable(p, "hidden-vault")
    assert p["glimpsed"][0][1] == vault
    assert p["known"][0][1][vault] == 1
    assert values(worlds(p, 0), "laid", 1) == {vault}
    assert len(values(worlds(p, 0), "plan", 1)) == 3
    assert len(values(worlds(p, 2), "laid", 1)) > 3
    answer(p, (0, "fields none"))
    assert p["glimpsed"][0][1] == NONE
    assert sum(p["known"][0][1]) == 0


def test_the_evil_queen_sees_the_fable_of_whoever_sleeps() -> None:
    p = position("retail", "play_round", 3, friend={0: "evil-queen", 1: "sleeping-beauty"})
    answer(p, (1, "2"), (1, "forest none"), (2, "brickyard none"), (0, "2 fable"))
    top = p["pinned"][0]
    assert (p["pins"], p["glimpsed"][0][2], p["tops"][0][0]) == (1, top, top)
    assert values(worlds(p, 0), "pinned", 0) == {top}
    for other in (1, 2):  # whoever sleeps does not know it either
        assert len(values(worlds(p, other), "pinned", 0)) > 5
    answer(p, (0, "fields none"))
    assert {event.args["fable"] for event in p.events if event.kind == "fable-revealed"} == {p.names.member("Fable", top)}


def test_the_evil_queen_of_the_preview_sees_both_cards() -> None:
    p = position("preview", "play_round", 3, friend={0: "evil-queen"}, hand={1: "spy-network roar"})
    answer(p, (1, "forest spy-network"), (2, "brickyard none"), (0, "1"))
    found = worlds(p, 0)
    assert values(found, "plan", 1) == {FOREST}
    assert values(found, "laid", 1) == {fable(p, "spy-network")}
    assert len(values(worlds(p, 2), "laid", 1)) > 1


def test_wishing_well_shows_both_cards_to_both_owners() -> None:
    p = position("retail", "play_round", 3, hand={0: "wishing-well", 2: "crystal-ball"})
    answer(p, (0, "fields wishing-well"), (1, "forest none"), (2, "brickyard crystal-ball"), (0, "1 2"))
    assert (p["plan"][1], p["plan"][2]) == (BRICKYARD, FOREST)
    for owner in (1, 2):
        found = worlds(p, owner)
        assert values(found, "plan", 1) == {BRICKYARD}
        assert values(found, "plan", 2) == {FOREST}
        assert len(values(found, "plan", 0)) == 3
    found = worlds(p, 0)
    assert len(values(found, "plan", 1)) == 3
    assert len(values(found, "plan", 2)) == 3
    assert values(found, "plan", 0) == {FIELDS_}


def test_what_was_spied_goes_with_the_card_at_the_wishing_well() -> None:
    p = position("retail", "play_round", 3, hand={0: "crystal-ball", 1: "wishing-well", 2: "crystal-ball"})
    answer(p, (0, "fields crystal-ball"), (1, "forest wishing-well"), (2, "brickyard crystal-ball"), (0, "1"), (0, "decline"), (1, "1 2"))
    assert (p["spied"][0][1], p["spied"][0][2]) == (NONE, FOREST)
    assert values(worlds(p, 0), "plan", 2) == {FOREST}
    assert len(values(worlds(p, 0), "plan", 1)) > 1


def test_the_curse_makes_void_what_was_spied() -> None:
    p = position("retail", "play_round", 3, hand={0: "crystal-ball", 1: "curse-of-darkness", 2: "crystal-ball"})
    answer(p, (0, "fields crystal-ball"), (1, "forest curse-of-darkness"), (2, "brickyard crystal-ball"), (0, "2"))
    assert values(worlds(p, 0), "plan", 2) == {BRICKYARD}
    answer(p, (0, "decline"))
    assert p["spied"][0][2] == NONE
    assert values(worlds(p, 0), "plan", 2) == {FIELDS_, FOREST, BRICKYARD}
    # the hit know their own new cards, and still know nothing of whoever cursed them
    assert values(worlds(p, 2), "plan", 2) == {p["plan"][2]}
    assert len(values(worlds(p, 2), "plan", 1)) == 3


def all_apart(p: Position) -> None:
    """Three players, each to a Location of his own, without Fables: the Build phase comes next."""
    answer(p, (0, "fields none"), (1, "forest none"), (2, "brickyard none"))


def test_goldilocks_knows_the_top_until_somebody_draws_it() -> None:
    p = position("retail", "play_round", 3, friend={0: "goldilocks"})
    all_apart(p)
    answer(p, (0, "special"))
    assert sum(p["aside"]) == 3
    assert values(worlds(p, 0), "aside") == {tuple(p["aside"])}
    found = worlds(p, 1)
    assert len(values(found, "aside")) > 10
    assert {sum(world["aside"]) for world in found} == {3}
    answer(p, (0, p.options(0)[0].name))
    if p.decision is not None and p.decision.question == "fable-for-the-top":
        answer(p, (0, p.options(0)[-1].name))
    under, top = p["pinned"][0], p["pinned"][1]
    assert p["tops"][0] == [under, top, NONE]
    assert values(worlds(p, 0), "pinned") == {(under, top, NONE)}
    assert len(values(worlds(p, 1), "pinned", 1)) > 5
    answer(p, (0, "gain-straw"), (1, "draw"))
    assert p["known"][0][1][top] == 1, "she knows who took it"
    assert p["tops"][0] == [under, NONE, NONE]
    assert all(world["hand"][1][top] for world in worlds(p, 0))
    assert sum(p["known"][2][1]) == 0
    assert not all(world["hand"][1][top] for world in worlds(p, 2))
    answer(p, (1, "draw"))
    assert p["known"][0][1][under] >= 1
    assert p["pins"] == 0


def test_of_fables_that_change_hands_only_the_two_know_which() -> None:
    """Consult the Oracle: giver and taker. A third who was sure of a Fable there is sure of it no more."""
    wolf = fable(open_game("grimm-forest", "retail").start(seats=3, seed=1), "wolf")
    known = [0] * 4 * 4 * 32
    known[(2 * 4 + 1) * 32 + wolf] = 1  # seat 2 knows that seat 1 holds a Wolf
    p = position("retail", "window", 3, window("end-of-gather"), fable={0: "consult-the-oracle"}, hand={1: "wolf", 2: "taxation roar"},
                 place=[FIELDS_, FOREST, FOREST, NONE], known=known)  # fmt: skip
    assert all(world["hand"][1][wolf] for world in worlds(p, 2))
    answer(p, (0, "yes"))
    assert p["hand"][0][wolf] == 1
    assert p["known"][1][0][wolf] == 1, "the giver knows who has it"
    assert all(world["hand"][0][wolf] for world in worlds(p, 1))
    assert sum(p["known"][2][1]) == 0
    taken = next(event.args["fable"] for event in p.events if event.kind == "passed" and event.args["seat"] == 2)
    assert p["known"][2][0][fable(p, taken)] == 1
    assert not all(world["hand"][0][wolf] for world in worlds(p, 2))
    assert not all(world["hand"][0][fable(p, taken)] for world in worlds(p, 1))


@EDITIONS
def test_snow_white_and_the_giver_know_which_fable_she_got(edition: str) -> None:
    p = position(edition, "window", 3, window("end-of-gather"), friend={0: "snow-white"}, hand={1: "wolf roar"}, place=[FOREST, FOREST, FIELDS_, NONE])
    answer(p, (1, "wolf"))
    wolf, roar = fable(p, "wolf"), fable(p, "roar")
    assert p["known"][1][0][wolf] == 1
    assert all(world["hand"][0][wolf] for world in worlds(p, 1))
    assert not any(sum(p["known"][2][seat]) for seat in (0, 1))
    assert len(values(worlds(p, 2), "hand", 0)) > 5
    # she knows nothing of what he has left
    assert not all(world["hand"][1][roar] for world in worlds(p, 0))


def test_what_the_magic_flute_calls_all_know() -> None:
    p = position("retail", "play_round", 3, hand={0: "magic-flute roar", 1: "wolf", 2: "giant"})
    answer(p, (0, "fields magic-flute"), (1, "forest wolf"), (2, "brickyard giant"))
    for viewer in (1, 2):
        assert sum(p["known"][viewer][0]) == 2
        assert all(world["hand"][0][fable(p, "wolf")] and world["hand"][0][fable(p, "giant")] for world in worlds(p, viewer))
        assert not all(world["hand"][0][fable(p, "roar")] for world in worlds(p, viewer))


def test_what_is_found_in_the_past_all_know() -> None:
    p = position("retail", "window", 3, window("end-of-gather"), fable={0: "search-the-past"}, hand={0: "roar"}, deck="spy-network taxation giant dragon",
                 place=[FOREST, FOREST, FIELDS_, NONE])  # fmt: skip
    answer(p, (0, "crystal-ball"), (0, "wolf"))
    for viewer in (1, 2):
        assert sum(p["known"][viewer][0]) == 2
        assert all(world["hand"][0][fable(p, "wolf")] and world["hand"][0][fable(p, "crystal-ball")] for world in worlds(p, viewer))
        assert not all(world["hand"][0][fable(p, "roar")] for world in worlds(p, viewer))


def test_what_red_riding_hood_digs_up_all_know_and_what_she_draws_nobody() -> None:
    p = position("retail", "build_turn", 3, 0, friend={0: "red-riding-hood"}, deck="wolf wolf roar taxation giant", place=[FIELDS_, FOREST, BRICKYARD, NONE])
    answer(p, (0, "special"))
    wolf = fable(p, "wolf")
    assert [p["known"][viewer][0][wolf] for viewer in (1, 2)] == [2, 2]
    assert values(worlds(p, 1), "hand", 0) == {tuple(p["hand"][0])}
    p = position("retail", "build_turn", 3, 0, friend={0: "red-riding-hood"}, hand={1: "wolf wolf wolf"}, place=[FIELDS_, FOREST, BRICKYARD, NONE],
                 deck="roar taxation giant dragon spy-network hidden-vault wishing-well curse-of-darkness")  # fmt: skip
    answer(p, (0, "special"))
    assert sum(p["hand"][0]) == 1
    assert sum(p["known"][1][0]) == 0
    assert len(values(worlds(p, 1), "hand", 0)) > 2


def test_red_riding_hood_of_the_preview_takes_her_wolves_openly() -> None:
    for seed in range(400):  # until she is the Friend who comes
        p = position("preview", "window", 3, window("end-of-gather"), seed=seed, fable={0: "mysterious-stranger"}, place=[FIELDS_, FOREST, FOREST, NONE])
        if p["offered"] == p.names.number("Card", "red-riding-hood"):
            break
    answer(p, (0, "0"))
    for viewer in (1, 2):
        assert sum(p["known"][viewer][0]) == 2
        assert all(world["hand"][0][fable(p, "wolf")] and world["hand"][0][fable(p, "big-bad-wolf")] for world in worlds(p, viewer))


def test_cards_that_were_played_are_not_under_the_little_mermaid() -> None:
    p = position("retail", "play_round", 3, friend={1: "little-mermaid"}, locked=[0, 1 << BRICKYARD, 0, 0])
    assert p.view(0).total("locked", 1) == 1
    assert values(worlds(p, 0), "locked", 1) == {1 << place for place in range(3)}
    assert values(worlds(p, 1), "locked", 1) == {1 << BRICKYARD}
    answer(p, (0, "forest none"), (1, "fields none"), (2, "brickyard none"))
    assert p["seen"][1] == 1 << FIELDS_
    assert values(worlds(p, 0), "locked", 1) == {1 << FOREST, 1 << BRICKYARD}


def test_a_gather_card_that_was_spied_is_not_under_the_little_mermaid() -> None:
    p = position("retail", "play_round", 4, friend={1: "little-mermaid"}, locked=[0, 1 << BRICKYARD | 1 << MARKET, 0, 0], hand={0: "crystal-ball"})
    answer(p, (0, "fields crystal-ball"), (1, "forest none"), (2, "brickyard none"), (3, "fields none"), (0, "1"))
    for world in worlds(p, 0):
        assert world["locked"][1].bit_count() == 2
        assert not world["locked"][1] >> FOREST & 1
    assert any(world["locked"][1] >> FOREST & 1 for world in worlds(p, 2))


def test_what_is_locked_after_the_plans_were_laid_may_be_the_card_that_lies_there() -> None:
    """GC12: the Gather card that lies before her owner still counts; that it is played does not show that it is not locked."""
    p = position("retail", "play_round", 3, hand={0: "night-at-the-tavern", 1: "crystal-ball"})
    p = tavern_with(p, "little-mermaid")
    owner = p["friend"].index(p.names.number("Card", "little-mermaid"))
    assert p["newly"] >> owner & 1
    me = next(seat for seat in range(3) if seat != owner)
    while p.decision is not None and p["planned"]:
        answer(p, (p.decision.seats[0], p.options(p.decision.seats[0])[0].name))
    assert p["seen"][owner] == 0
    assert values(worlds(p, me), "locked", owner) == {1 << place for place in range(3)}


def tavern_with(p: Position, friend: str) -> Position:
    """The Night at the Tavern, where this Friend is among those drawn, and locks the card laid."""
    for seed in range(400):
        q = p.clone()
        q.core.source = p.settings.game.rules.Chance.fast(seed)
        answer(q, (0, "fields night-at-the-tavern"), (1, "forest crystal-ball"), (2, "brickyard none"))
        if q["tavern"] >> q.names.number("Card", friend) & 1:
            answer(q, (0, friend), (0, "fields"))
            return q
    raise AssertionError(f"{friend} does not come")


@EDITIONS
def test_ghostly_whispers_are_seen_by_one_and_what_is_left_by_all(edition: str) -> None:
    p = position(edition, "window", 3, window("end-of-gather"), fable={0: "ghostly-whispers"}, place=[FIELDS_, FOREST, FOREST, NONE])
    assert sum(p["aside"]) == 4
    assert values(worlds(p, 0), "aside") == {tuple(p["aside"])}
    found = worlds(p, 1)
    assert {sum(world["aside"]) for world in found} == {4}
    assert len(values(found, "aside")) > 10
    assert p["chooser"] == 0
    answer(p, (0, p.options(0)[0].name))
    answer(p, (0, p.options(0)[0].name))
    assert sum(p["hand"][0]) == 2
    assert sum(p["discard"]) == 2
    assert p.view(1)["discard"] == p["discard"]
    found = worlds(p, 1)
    assert {sum(world["hand"][0]) for world in found} == {2}
    assert len(values(found, "hand", 0)) > 10


# ---- a Gather card of one's own that lies before another, and has been followed by a newer one
FOLLOWED = "worlds.py takes one card for both: `whose` says of the old one and of the new one alike that they are this seat's (lay_unseen, turn_unseen)"


def test_after_a_swap_whoever_is_cursed_has_a_card_that_nobody_knows() -> None:
    p = position("retail", "play_round", 3, hand={0: "wishing-well", 1: "curse-of-darkness", 2: "crystal-ball"})
    answer(p, (0, "fields wishing-well"), (1, "forest curse-of-darkness"), (2, "brickyard crystal-ball"), (0, "1 2"))
    assert p["plan"][1] == BRICKYARD  # seat 2's first card; what lies before seat 2 was drawn since
    found = worlds(p, 1)
    assert values(found, "plan", 1) == {BRICKYARD}
    assert values(found, "plan", 2) == {FIELDS_, FOREST, BRICKYARD}


def test_after_a_swap_and_a_curse_the_two_cards_of_one_seat_differ_in_some_worlds() -> None:
    p = position("retail", "play_round", 4, hand={0: "wishing-well", 1: "curse-of-darkness", 2: "crystal-ball"})
    answer(p, (0, "fields wishing-well"), (1, "forest curse-of-darkness"), (2, "brickyard crystal-ball"), (3, "market none"), (0, "1 2"))
    found = worlds(p, 3)
    assert len({(world["plan"][1], world["plan"][2]) for world in found}) > 4, "what lies before seat 1 and before seat 2 is always the same"


def test_after_a_swap_thumbelinas_new_card_is_her_own() -> None:
    """What Roar in the preview edition leaves out is the last of one's own, and all of them lie open."""
    p = position("preview", "play_round", 3, hand={0: "wishing-well", 2: "roar"}, friend={0: "golden-goose", 1: "thumbelina"})
    answer(p, (0, "fields wishing-well"), (1, "forest none"), (2, "brickyard roar"), (0, "1 2"))
    while p.decision is not None and p.decision.seats[0] == 0 and p.decision.question == "last-chance":
        answer(p, (0, "decline"))
    answer(p, (1, "yes"))
    assert p.decision is not None
    found = worlds(p, 0)
    assert values(found, "own", 1) == {p["own"][1]}
    assert values(found, "own", 2) == {p["own"][2]}


# ---- chances
FEW = {"wolf": 3, "roar": 2, "giant": 1, "taxation": 1}


def samples(p: Position, me: int) -> Iterator[Position]:
    view = p.view(me)
    return (view.world(seed=1_000_003 + seed) for seed in range(SAMPLES if p.settings.game.compiled else SAMPLES // 6))


def hands_of(p: Position, me: int, seat: int) -> Counter[tuple[str, ...]]:
    """How often each hand comes up in the worlds of a seat."""
    found = Counter[tuple[str, ...]]()
    for world in samples(p, me):
        hand = world["hand"][seat]
        found[tuple(name for name in FEW for _ in range(hand[fable(p, name)]))] += 1
    return found


def hypergeometric(unseen: Mapping[str, int], n: int) -> dict[tuple[str, ...], float]:
    """The chance of each hand of n out of these."""
    hands: dict[tuple[str, ...], int] = {(): 1}
    for name, copies in unseen.items():
        hands = {(*hand, *[name] * k): ways * comb(copies, k) for hand, ways in hands.items() for k in range(min(copies, n - len(hand)) + 1)}
    all_ways = comb(sum(unseen.values()), n)
    return {hand: ways / all_ways for hand, ways in hands.items() if len(hand) == n}


def likely(found: Mapping[Any, int], truth: Mapping[Any, float]) -> None:
    assert set(found) <= set(truth), "a world that cannot be"
    total = sum(found.values())
    chi = sum((found.get(thing, 0) - total * share) ** 2 / (total * share) for thing, share in truth.items())
    degrees = len(truth) - 1
    assert chi < degrees + 6 * (2 * degrees) ** 0.5 + 12, (chi, degrees, found)


def test_an_unknown_hand_is_dealt_with_the_right_chances() -> None:
    p = position("retail", "play_round", 2, copies=FEW, hand={0: "taxation", 1: "wolf roar"})
    assert sum(p["deck"]) == 4
    likely(hands_of(p, 0, 1), hypergeometric({"wolf": 3, "roar": 2, "giant": 1}, 2))


def test_a_hand_of_which_one_card_is_known() -> None:
    known = [0] * 4 * 4 * 32
    known[1 * 32 + 31] = 1  # seat 0 knows that seat 1 holds a Wolf
    p = position("retail", "play_round", 2, copies=FEW, hand={0: "taxation", 1: "wolf roar"}, known=known)
    assert p["known"][0][1][fable(p, "wolf")] == 1
    rest = hypergeometric({"wolf": 2, "roar": 2, "giant": 1}, 1)
    likely(hands_of(p, 0, 1), {("wolf", *hand): share for hand, share in rest.items()})


def test_a_face_down_fable_is_any_of_those_that_it_can_be() -> None:
    """One of two cards lies face down: over all worlds each of the six unseen ones as often."""
    p = position("retail", "play_round", 2, copies=FEW, friend={0: "evil-queen"}, hand={0: "taxation", 1: "wolf roar"})
    answer(p, (1, "forest roar"))
    found = Counter(p.names.member("Fable", world["laid"][1]) for world in samples(p, 0))
    likely(found, {"wolf": 3 / 6, "roar": 2 / 6, "giant": 1 / 6})


def test_locked_cards_are_any_of_those_that_were_not_played() -> None:
    p = position("retail", "play_round", 4, friend={1: "little-mermaid"}, locked=[0, 1 << BRICKYARD | 1 << MARKET, 0, 0], seen=[0, 1 << FOREST, 0, 0])
    found = Counter(tuple(bits(world["locked"][1])) for world in samples(p, 0))
    likely(found, dict.fromkeys([(0, 2), (0, 3), (2, 3)], 1 / 3))
