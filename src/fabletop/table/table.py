"""A table: one running game with the people and bots at it, what happened so far, and the way back."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from fabletop.bots import Bot, BotError, bot
from fabletop.engine.game import GameError
from fabletop.engine.journal import Journal
from fabletop.engine.names import Event
from fabletop.engine.position import Position, Refused
from fabletop.table.keeping import Keeper, KeepError

BOT = "bot "  # how a bot's seat is noted in a journal
LONGEST_NAME = 24


class NoUndo(GameError):
    """An answer that cannot be taken back; `reason` is that of the floor: start, drawn, shown or others."""

    def __init__(self, reason: str) -> None:
        super().__init__("table-no-way-back", reason=reason)
        self.reason = reason


@dataclass(frozen=True)
class Player:
    """Who sits on a seat: a person, perhaps with a name, or a bot by its name."""

    name: str = ""
    bot: str = ""

    def __post_init__(self) -> None:
        if not self.bot and f"{self.name} ".startswith(BOT):
            raise GameError("table-name-of-a-bot", name=self.name)
        if len(self.name) > LONGEST_NAME:
            raise GameError("table-long-name", name=self.name[:LONGEST_NAME], most=LONGEST_NAME)

    @property
    def noted(self) -> str:
        """As a journal notes it; "" for a person without a name."""
        return BOT + self.bot if self.bot else self.name

    @classmethod
    def read(cls, noted: str) -> Player:
        """What `noted` gave."""
        return cls(bot=noted.removeprefix(BOT)) if noted.startswith(BOT) else cls(name=noted)


@dataclass(frozen=True)
class Happening:
    """An answer and what came of it, unhidden. Number 0 is the deal. One that was taken back stays, marked, and nothing came of it."""

    number: int
    seat: int
    option: str
    events: tuple[Event, ...]
    undone: bool = False


class NoHabit(GameError):
    """Always or never cannot be said of what is asked now."""


class Table:
    """One running game."""

    def __init__(self, position: Position, players: Sequence[Player], journal: Journal, keeper: Keeper | None = None) -> None:
        self.position = position
        self.players = tuple(players)
        self.journal = journal
        self.keeper = keeper
        self.happened: list[Happening] = [Happening(0, -1, "", position.events)]
        self.habits: dict[tuple[int, str, str], bool] = {}  # by seat, cause and question: always (True) or never; for this sitting
        self._bots: dict[int, Bot] = {seat: bot(player.bot, self._seed(seat)) for seat, player in enumerate(players) if player.bot}

    @classmethod
    def begin(cls, position: Position, players: Sequence[Player], path: Path | None = None) -> Table:
        """Sit down at a game that has just been dealt; keep it in this file from the start."""
        if len(players) != position.seats:
            raise GameError("table-players", seats=position.seats, players=len(players))
        journal = Journal.begin(position, {seat: player.noted for seat, player in enumerate(players) if player.noted})
        table = cls(position, players, journal)
        if path is not None:
            table.keep_in(path)
        return table

    @classmethod
    def resume(cls, path: Path) -> Table:
        """Sit down again at a game that was kept."""
        keeper, journal, position = Keeper.reopen(path)
        try:
            noted = journal.players
            players = [Player.read(noted.get(seat, "")) for seat in range(position.seats)]
            table = cls(position, players, journal, keeper)
            table.happened = table._read_again()
            table._finish()
        except BaseException:
            keeper.close()
            raise
        return table

    def keep_in(self, path: Path) -> None:
        """Keep the game in this new file, all that was and all that comes. A file that kept it until now says where it goes on."""
        sealed = self.position.seed is None and not self.position.over
        keeper = Keeper.create(path, self.journal, self.position.key if sealed else None)
        if self.keeper is not None:
            self.keeper.move(path)
        self.keeper = keeper

    # ---- who is asked
    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.position.over

    @property
    def waiting_people(self) -> tuple[int, ...]:
        """The seats of people whose answer is missing."""
        decision = self.position.decision
        return tuple(seat for seat in decision.seats if seat not in self._bots) if decision else ()

    @property
    def waiting_bots(self) -> tuple[int, ...]:
        """The seats of bots whose answer is missing."""
        decision = self.position.decision
        return tuple(seat for seat in decision.seats if seat in self._bots) if decision else ()

    # ---- answering
    def answer(self, seat: int, option: str | int) -> Happening:
        """Take an answer to what is asked now. It counts when it is kept; if it cannot be, or the rules fail, nothing has changed."""
        before = self.position
        decision = before.decision
        if decision is None:
            raise Refused("table-over")
        after = self._copy()
        chosen = after.option(option)
        name = after.names.option(before["question"], chosen).name if chosen >= 0 else str(option)
        after.apply(decision.number, seat, chosen)
        lines = len(self.journal.lines)
        self.journal.answer(after, decision.number, seat, name)
        self._keep(lines)
        self.position = after
        happening = Happening(decision.number, seat, name, after.events)
        self.happened.append(happening)
        self._finish()
        return happening

    def bots_move(self) -> Happening | None:
        """The answer of one bot that is asked; None when none is."""
        if not self.waiting_bots:
            return None
        seat = self.waiting_bots[0]
        view = self.position.view(seat)
        chosen = self._bots[seat].choose(view, view.options())
        try:
            return self.answer(seat, chosen)
        except Refused as error:
            raise BotError("bot-impossible", bot=self.players[seat].bot, option=chosen, why=error) from error

    # ---- what a card allows and somebody always or never does
    def set_habit(self, seat: int, always: bool) -> Happening:
        """From now on the answer to this question for this seat: yes, where there is one thing to say yes to, or no. It is given at once.

        A game names in HABITS the cards of which this may be said: those that allow something again and again.
        """
        key = self._habit_key(seat)
        if key is None:
            raise NoHabit("table-no-habit")
        chosen = self._by_habit(seat, always)
        if chosen is None:
            raise NoHabit("table-no-always")
        happening = self.answer(seat, chosen)
        self.habits[key] = always
        return happening

    def habits_move(self) -> Happening | None:
        """The answer that somebody who is asked has said he always gives; None where nobody has."""
        for seat in self.waiting_people:
            key = self._habit_key(seat)
            if key in self.habits and (chosen := self._by_habit(seat, self.habits[key])) is not None:
                return self.answer(seat, chosen)
        return None

    def _habit_key(self, seat: int) -> tuple[int, str, str] | None:
        decision = self.position.decision
        causes = getattr(self.position.settings.game.about, "HABITS", ())
        if decision is None or decision.sealed or not decision.may_decline or seat not in decision.seats or decision.cause not in causes:
            return None
        return seat, decision.cause, decision.question

    def _by_habit(self, seat: int, always: bool) -> int | None:
        """The option that a habit chooses; None where there are several to say yes to."""
        others = [option.id for option in self.position.options(seat) if option.id]
        return 0 if not always else others[0] if len(others) == 1 else None

    def undo(self, seat: int) -> int:
        """Take back the last answer of this seat, if nothing that others did or saw stands in the way. The decision it leads back to.

        What others answered to the same sealed question stays. Chance is never turned back: what was drawn is drawn.
        """
        past, floor = self.position.past, self.position.undo_floor
        if not past or past[-1].seat != seat:
            since = past[max((i for i, one in enumerate(past) if one.seat == seat), default=len(past)) :]
            raise NoUndo(
                "drawn"
                if any(one.drew for one in since)
                else "shown"
                if any(one.shown for one in since)
                else "others"
                if since
                else "start"
            )
        if past[-1].number < floor.number:
            raise NoUndo(floor.reason)
        number = past[-1].number
        others = [h for h in self.happened if h.number == number and h.seat != seat and not h.undone]
        lines = len(self.journal.lines)
        try:
            position = self._gone_back(number, others)
        except BaseException:
            del self.journal.lines[lines:]
            raise
        self._keep(lines)
        self.position = position
        self.happened = [_taken_back(h) if h.number >= number and h not in others else h for h in self.happened]
        return number

    # ---- inside
    def _seed(self, seat: int) -> int:
        """Of a bot's own chance: out of the deal's key, so that it needs no keeping, and the key does not come out of it."""
        made = hashlib.sha256(b"fabletop bot %d " % seat + (self.position.key or b"")).digest()
        return int.from_bytes(made[:8], "big")

    def _copy(self) -> Position:
        """The position once more, drawing where this one would."""
        copy = self.position.clone()
        if self.position.key is not None:
            copy.go_on(self.position.key, self.position.words_read)
        copy.seed = self.position.seed
        return copy

    def _gone_back(self, number: int, others: Sequence[Happening]) -> Position:
        """Back to this decision, in the journal too; then the sealed answers of others are given to it once more."""
        self.journal.undo(number)
        position = self.journal.replay()
        if self.position.key is not None:
            position.go_on(self.position.key, self.position.words_read)
        position.seed = self.position.seed
        for other in others:
            position.apply(number, other.seat, other.option)
            self.journal.answer(position, number, other.seat, other.option)
        return position

    def _keep(self, lines: int) -> None:
        """The new lines to the disk; if that fails they are not in the journal either."""
        if self.keeper is not None:
            try:
                self.keeper.keep(self.journal)
            except KeepError:
                del self.journal.lines[lines:]
                raise

    def _finish(self) -> None:
        """When the game is over the key of a sealed deal is told. If it cannot be kept it stays beside the journal."""
        p, lines = self.position, len(self.journal.lines)
        if not p.over:
            return
        if p.key is not None and p.seed is None and not any(line.word == "key" for line in self.journal.lines):
            self.journal.close(p.key)
        if self.keeper is not None:
            try:
                self.keeper.finish(self.journal)
            except KeepError:
                del self.journal.lines[lines:]

    def _read_again(self) -> list[Happening]:
        """What happened, out of the journal, line by line as it was when it was written."""
        steps = {step.at: step.position.events for step in self.journal.steps()}
        out = [Happening(0, -1, "", self.journal.start().events)]
        again: list[int] = []  # the places in `out` of sealed answers that an undo left alone: after it the journal gives them once more
        for line in self.journal.lines:
            if line.word == "answer":
                number, seat, option, _ = line.values
                happening = Happening(number, seat, option, steps.get(line.at, ()))
                given = out[again[0]] if again else None
                if given is not None and (given.number, given.seat, given.option) == (number, seat, option):
                    out[again.pop(0)] = happening
                else:
                    again = []
                    out.append(happening)
            elif line.word == "undo":
                number = line.values[0]
                by = next((h.seat for h in reversed(out) if not h.undone), -1)
                again = [i for i, h in enumerate(out) if h.number == number and h.seat != by and not h.undone]
                out = [_taken_back(h) if h.number >= number else h for h in out]
        return out


def _taken_back(happening: Happening) -> Happening:
    return replace(happening, events=(), undone=True)
