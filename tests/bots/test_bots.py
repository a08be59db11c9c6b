"""Bots: named, legal, repeatable, and blind to what they may not see."""

from __future__ import annotations

import pytest

import fabletop
from fabletop.bots import BotError, bot, bots
from fabletop.engine.names import Option
from fabletop.engine.position import Position
from fabletop.engine.view import View


def played(names: list[str], seats: int, seed: int) -> list[tuple[int, str]]:
    """Who answered what in a game between these bots."""
    p: Position = fabletop.game("three-chapters").start(seats=seats, seed=seed)
    players = [bot(name, seed + seat) for seat, name in enumerate(names)]
    answers = []
    while (decision := p.decision) is not None:
        seat = decision.seats[0]
        view = p.view(seat)
        options = view.options()
        chosen = players[seat].choose(view, options)
        assert chosen in [option.id for option in options]
        answers.append((seat, p.names.option(p["question"], chosen).name))
        p.apply(decision.number, seat, chosen)
    return answers


def test_the_rabbit_and_the_fox_are_found_by_name() -> None:
    assert {"rabbit", "fox"} <= set(bots())


def test_an_unknown_bot_is_told_with_the_nearest_name() -> None:
    with pytest.raises(BotError, match=r'there is no bot "foxx"; there are .*fox.*; did you mean "fox"'):
        bot("foxx", 1)


@pytest.mark.parametrize("seats", [2, 3, 6])
@pytest.mark.parametrize("name", ["rabbit", "fox"])
def test_every_answer_of_a_bot_is_an_option(name: str, seats: int) -> None:
    assert played([name] * seats, seats, 11)


@pytest.mark.parametrize("name", ["rabbit", "fox"])
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    assert played([name] * 3, 3, 5) == played([name] * 3, 3, 5)


def test_another_seed_plays_another_game() -> None:
    p: Position = fabletop.game("three-chapters").start(seats=4, seed=1)
    view = p.view(0)
    assert len({bot("rabbit", seed).choose(view, view.options()) for seed in range(40)}) > 3


@pytest.mark.parametrize("name", ["rabbit", "fox"])
def test_what_a_bot_may_not_see_does_not_change_its_answer(name: str) -> None:
    p: Position = fabletop.game("three-chapters").start(seats=4, seed=3)
    view = p.view(0)
    chosen = bot(name, 9).choose(view, view.options())
    for seed in range(10):
        world = view.world(seed).view(0)
        assert bot(name, 9).choose(world, world.options()) == chosen


def test_the_fox_takes_what_is_worth_most_at_a_glance() -> None:
    p: Position = fabletop.game("three-chapters").start(seats=4, seed=3)
    view = p.view(2)
    worth = {option.id: view.worth(option.id) for option in view.options()}
    assert worth[bot("fox", 1).choose(view, view.options())] == max(worth.values())


def test_ties_are_told_by_chance() -> None:
    class Level(View):
        """A view in which everything looks the same."""

        __slots__ = ()

        def worth(self, option: int) -> int:
            return 0

    p: Position = fabletop.game("three-chapters").start(seats=4, seed=3)
    view = Level.of(p, 0)
    options: list[Option] = view.options()
    assert len({bot("fox", seed).choose(view, options) for seed in range(60)}) > 3


def test_the_fox_beats_the_rabbit() -> None:
    wins = 0
    for seed in range(20):
        p: Position = fabletop.game("three-chapters").start(seats=4, seed=seed)
        players = [bot("fox" if seat == seed % 4 else "rabbit", seed) for seat in range(4)]
        while (decision := p.decision) is not None:
            view = p.view(decision.seats[0])
            p.apply(decision.number, view.viewer, players[view.viewer].choose(view, view.options()))
        wins += seed % 4 in p.winners
    assert wins >= 10
