"""How many ways a game can go: counted by the rules, and worked out by hand. Any change of a rule that adds or takes an option shows."""

from __future__ import annotations

from math import prod
from typing import Any

import pytest

import fabletop
from fabletop.engine.game import Opening, Settings
from fabletop.engine.position import Position
from fabletop.engine.source import open_key
from fabletop.engine.words import NO_CHANCE


def ways(p: Position, depth: int) -> int:
    """The sequences of `depth` answers and of the draws they need; sealed answers lowest seat first. A game that is over is one way."""
    return _ways(p.core, p.settings.game.rules.Chance, depth)


def _ways(core: Any, chance: Any, depth: int) -> int:
    if depth == 0 or core.over:
        return 1
    seat = (core.waiting & -core.waiting).bit_length() - 1
    total = 0
    for option in core.options(seat):
        scripts: list[list[int]] = [[]]
        while scripts:
            script = scripts.pop()
            after = core.clone()
            after.source = chance.recorded(script)
            code = after.apply(seat, option)
            if code == -NO_CHANCE:
                scripts += [[*script, outcome] for outcome, _ in after.source.wanted]
            else:
                assert code == 0
                total += _ways(after, chance, depth - 1)
    return total


def deal(seats: int, in_play: int, dealt: int, keeps: int) -> Position:
    game = fabletop.game("three-chapters")
    usual = game.opening(seats, {"leads": 0})
    numbers = {**usual.numbers, "in_play": (1 << in_play) - 1, "dealt": dealt, "keeps": keeps, "deals": 1}
    return Position.deal(Settings(game, Opening(numbers, usual.content, usual.names)), open_key(1))


def test_the_draft_of_four_opens_as_wide_as_its_hands() -> None:
    p = fabletop.game("three-chapters").start(seats=4, seed=7)
    assert [ways(p, depth) for depth in range(6)] == [1, 8, 8**2, 8**3, 8**4, 8**4 * 7]


def test_two_people_pick_pairs() -> None:
    p = fabletop.game("three-chapters").start(seats=2, seed=7)
    assert [ways(p, depth) for depth in range(4)] == [1, 8 * 7, (8 * 7) ** 2, (8 * 7) ** 2 * 6 * 5]


@pytest.mark.parametrize(("seats", "dealt", "keeps", "count"), [
    pytest.param(3, 3, 2, (3 * 2) ** 3 * 2**3, id="three seats: two picks each, then two tricks"),
    pytest.param(3, 2, 2, 2**3 * 2**3, id="three seats, nothing left over"),
    pytest.param(4, 2, 2, 2**4 * 2**4, id="four seats"),
    # two people: a pair of 4 is 12, of 2 is 2; a trick is two plays and two turned-up cards
    pytest.param(2, 4, 2, (12 * 2) ** 2 * 2**4, id="two people and the draws of two Ghosts"),
])
def test_whole_small_games_are_counted_to_the_end(seats: int, dealt: int, keeps: int, count: int) -> None:
    assert ways(deal(seats, 13, dealt, keeps), 99) == count


def test_the_last_chapter_asks_nothing_of_the_printed_deck() -> None:
    p = deal(3, 13, 2, 2)
    answers = 0
    while not p.over:
        decision = p.decision
        assert decision is not None
        assert decision.question in ("card-to-keep", "card-to-play")
        p.apply(decision.number, decision.seats[0], p.options(decision.seats[0])[0].id)
        answers += 1
    assert answers == prod([3, 2]) * 2


# ---- The Grimm Forest
@pytest.mark.parametrize("edition", ["retail", "preview"])
@pytest.mark.parametrize(("seats", "places"), [(4, 4), (3, 3), (2, 3)])
def test_the_first_plans_are_as_many_as_the_places_allow(edition: str, seats: int, places: int) -> None:
    p = fabletop.game("grimm-forest", edition).start(seats=seats, seed=3)
    assert [ways(p, depth) for depth in range(seats + 1)] == [places**depth for depth in range(seats + 1)]


def test_the_first_action_of_three_is_counted_by_hand() -> None:
    """Who is alone or one of two has the price of a Floor but for one Brick of two; a drawn Fable is one of 32."""
    alone_or_two, short = 32 + 3 + 1, 32 + 3  # a Fable, a resource, a Floor
    fields = forest = 4 * alone_or_two + 4 * alone_or_two + short  # others elsewhere, one of them here, both here
    brickyard = 4 * alone_or_two + 4 * short + short
    p = fabletop.game("grimm-forest").start(seats=3, seed=3, settings={"first": 0})
    assert ways(p, 4) == fields + forest + brickyard
    assert ways(p, 4) == 965
