"""A table: who is asked, what counts as answered, the way back and what bars it."""

from __future__ import annotations

from pathlib import Path

import pytest

import fabletop
from fabletop.bots import BotError
from fabletop.engine.game import GameError
from fabletop.engine.position import Position, Refused
from fabletop.table import NoUndo, Player, Table

ALI, ZOE, FOX, RABBIT = Player("Ali"), Player("Zoé"), Player(bot="fox"), Player(bot="rabbit")


def table(*players: Player, seed: int | None = 7, path: Path | None = None) -> Table:
    """A table of 3 Chapters that has just been dealt."""
    position: Position = fabletop.game("three-chapters").start(seats=len(players), seed=seed)
    return Table.begin(position, players, path)


def first(t: Table, seat: int) -> str:
    """The name of the first option of a seat."""
    return t.position.options(seat)[0].name


def play_on(t: Table) -> Table:
    """To the end, people taking the first option."""
    while not t.over:
        if t.waiting_people:
            t.answer(t.waiting_people[0], first(t, t.waiting_people[0]))
        else:
            t.bots_move()
    return t


def test_a_table_waits_for_people_and_bots_apart() -> None:
    t = table(ALI, FOX, ZOE, RABBIT)
    assert (t.waiting_people, t.waiting_bots) == ((0, 2), (1, 3))


def test_a_bot_answers_one_at_a_time() -> None:
    t = table(ALI, FOX, ZOE, RABBIT)
    first_move = t.bots_move()
    assert first_move is not None
    assert (first_move.seat, t.waiting_bots, t.waiting_people) == (1, (3,), (0, 2))


def test_no_bot_moves_where_none_is_asked() -> None:
    t = table(ALI, FOX, ZOE)
    t.bots_move()
    assert t.bots_move() is None


def test_what_is_sealed_may_be_answered_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        t = table(ALI, ZOE, Player("Kim"))
        for seat in order:
            t.answer(seat, first(t, seat))
        ends.append(t.position)
    assert ends[0] == ends[1] == ends[2]


def test_nothing_happens_before_the_last_seal() -> None:
    t = table(ALI, ZOE, Player("Kim"))
    assert t.answer(0, first(t, 0)).events == ()
    assert t.answer(1, first(t, 1)).events == ()
    assert t.answer(2, first(t, 2)).events != ()


def test_a_sealed_answer_may_be_changed_before_the_last() -> None:
    t = table(ALI, ZOE, Player("Kim"))
    names = [option.name for option in t.position.options(0)]
    t.answer(0, names[0])
    t.answer(0, names[1])
    t.answer(1, first(t, 1))
    t.answer(2, first(t, 2))
    assert t.position.view(0).named("team")[0] == (names[1],)


def test_an_answer_that_is_not_possible_changes_nothing() -> None:
    t = table(ALI, FOX, FOX)
    before, lines = t.position, list(t.journal.lines)
    held = {option.name for option in t.position.options(0)}
    strange = next(id for id in t.position.names.members["Card"] if id not in held)
    for wrong in (strange, "no-such-card", 10_000, -3):
        with pytest.raises(Refused):
            t.answer(0, wrong)
    assert (t.position, t.journal.lines) == (before, lines)


def test_nobody_answers_when_the_game_is_over() -> None:
    t = play_on(table(FOX, FOX, FOX))
    with pytest.raises(Refused, match="over"):
        t.answer(0, "jack")


def test_a_bot_that_answers_nonsense_is_named() -> None:
    class Owl:
        """Always wrong."""

        def choose(self, view: object, options: object) -> int:
            return 9_999

    from fabletop.table import table as module

    t = table(ALI, FOX, FOX)
    patch = pytest.MonkeyPatch()
    patch.setattr(module, "bot", lambda name, seed: Owl())
    owls = Table(t.position, t.players, t.journal)
    patch.undo()
    with pytest.raises(BotError, match='the bot "fox" answered option 9999'):
        owls.bots_move()


# ---- the way back
def test_the_last_answer_before_the_last_seal_can_be_taken_back() -> None:
    t = table(ALI, ZOE, FOX)
    before = t.position
    t.answer(0, first(t, 0))
    assert t.undo(0) == 1
    assert t.position == before
    assert t.waiting_people == (0, 1)
    assert [h.undone for h in t.happened] == [False, True]


def test_undo_leaves_the_sealed_answers_of_others_alone() -> None:
    t = table(ALI, ZOE, Player("Kim"))
    kept = first(t, 1)
    t.answer(1, kept)
    t.answer(0, first(t, 0))
    t.undo(0)
    assert t.waiting_people == (0, 2)
    t.answer(0, t.position.options(0)[2].name)
    t.answer(2, first(t, 2))
    assert t.position.view(1).named("team")[1] == (kept,)
    assert t.journal.check_deal()


def test_what_was_shown_bars_the_way_back_and_is_the_reason() -> None:
    t = table(ALI, FOX, FOX)
    t.bots_move()
    t.bots_move()
    t.answer(0, first(t, 0))
    with pytest.raises(NoUndo) as refused:
        t.undo(0)
    assert refused.value.reason == "shown"


def test_an_answer_of_somebody_else_bars_the_way_back_and_is_the_reason() -> None:
    t = table(ALI, ZOE, FOX)
    t.answer(0, first(t, 0))
    t.answer(1, first(t, 1))
    with pytest.raises(NoUndo) as refused:
        t.undo(0)
    assert refused.value.reason == "others"


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    with pytest.raises(NoUndo) as refused:
        table(ALI, FOX, FOX).undo(0)
    assert refused.value.reason == "start"


def test_an_undone_line_stays_and_the_deal_still_checks() -> None:
    t = table(ALI, ZOE, FOX, seed=None)
    t.answer(0, first(t, 0))
    t.undo(0)
    t.answer(0, t.position.options(0)[1].name)
    play_on(t)
    assert len(t.journal.undone()) == 1
    assert t.journal.check_deal()


# ---- players and the end
def test_the_key_of_a_sealed_deal_is_told_at_the_end_and_not_before() -> None:
    t = table(FOX, FOX, FOX, seed=None)
    assert "key" not in {line.word for line in t.journal.lines}
    play_on(t)
    assert t.journal.lines[-1].word == "key"


def test_an_open_deal_needs_no_key() -> None:
    assert "key" not in {line.word for line in play_on(table(FOX, FOX, FOX)).journal.lines}


def test_a_person_cannot_be_called_as_a_bot_is_noted() -> None:
    with pytest.raises(GameError, match='cannot be called "bot fox"'):
        Player("bot fox")


def test_a_name_has_an_end() -> None:
    with pytest.raises(GameError, match="too long a name"):
        Player("Ali" * 20)


def test_as_many_players_as_seats() -> None:
    position: Position = fabletop.game("three-chapters").start(seats=4, seed=1)
    with pytest.raises(GameError, match="4 seats need 4 players, not 3"):
        Table.begin(position, [ALI, FOX, FOX])
