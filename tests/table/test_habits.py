"""Always and never: what a card allows again and again is answered once for the whole game."""

from __future__ import annotations

import random

import pytest

import fabletop
from fabletop.engine.names import DECLINE
from fabletop.engine.position import Position
from fabletop.table import NoHabit, Player, Table

GAME = "grimm-forest"


def table_where(question: str, cause: str, seed: int = 0) -> tuple[Table, int]:
    """A table of people at which somebody is asked this for this cause."""
    for n in range(seed, seed + 4000):
        table = Table.begin(fabletop.game(GAME).start(seats=3, seed=n), [Player("Ali"), Player("Zoé"), Player("Ida")])
        rng = random.Random(n)
        for _ in range(120):
            if found := asked(table.position, question, cause):
                return table, found[0]
            play_on(table, rng)
            if table.over:
                break
    raise AssertionError(f"nobody was asked {question}")


def asked(p: Position, question: str, cause: str) -> tuple[int, ...]:
    now = p.decision
    return now.seats if now is not None and (now.question, now.cause) == (question, cause) else ()


def play_on(table: Table, rng: random.Random) -> None:
    seat = table.waiting_people[0]
    table.answer(seat, rng.choice(table.position.options(seat)).id)


def test_who_says_never_is_not_asked_again() -> None:
    table, seat = table_where("sure", "thumbelina")
    happening = table.set_habit(seat, always=False)
    assert happening.option == DECLINE
    rng, again = random.Random(1), 0
    while not table.over:
        if seat in asked(table.position, "sure", "thumbelina"):
            moved = table.habits_move()
            assert moved is not None
            assert (moved.seat, moved.option) == (seat, DECLINE)
            again += 1
        else:
            assert table.habits_move() is None
            play_on(table, rng)
    assert again > 0


def test_who_says_always_says_yes_each_time_and_the_journal_has_it() -> None:
    table, seat = table_where("sure", "gingerbread-man")
    assert table.set_habit(seat, always=True).option == "yes"
    assert [(line.values[1], line.values[2]) for line in table.journal.lines if line.word == "answer"][-1] == (seat, "yes")


def test_always_cannot_choose_among_several() -> None:
    table, seat = table_where("place-with-resources", "tom-thumb")
    before = table.position.core.number
    with pytest.raises(NoHabit, match="several things to choose from"):
        table.set_habit(seat, always=True)
    assert table.position.core.number == before
    assert table.set_habit(seat, always=False).option == DECLINE


def test_what_is_asked_but_once_takes_no_habit() -> None:
    table = Table.begin(fabletop.game(GAME).start(seats=3, seed=1), [Player("Ali"), Player("Zoé"), Player("Ida")])
    with pytest.raises(NoHabit, match="this is asked but once"):
        table.set_habit(0, always=False)
