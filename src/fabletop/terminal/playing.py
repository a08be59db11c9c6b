"""A game at one keyboard: who is asked, what is shown to whom behind which curtain, and how one leaves."""

from __future__ import annotations

import contextlib
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from rich.console import Console

from fabletop.engine.game import GameError
from fabletop.engine.names import Part
from fabletop.engine.phrase import Phrase
from fabletop.engine.position import Refused, RulesFault
from fabletop.table import KeepError, Table
from fabletop.table.keeping import free_path
from fabletop.terminal.answers import Answers, More
from fabletop.terminal.commands import Commands, blocks_of
from fabletop.terminal.drawing import Drawing, fit, wrap
from fabletop.terminal.hearing import Hearing
from fabletop.terminal.voice import Voice, explained_kinds, plain

SPECTATOR: Final = -1
# exit statuses, as the command line has them
WELL, CANNOT_BE_KEPT, OUR_FAULT, INTERRUPTED = 0, 2, 70, 130
CLEARED: Final = "\033[H\033[2J\033[3J"  # the screen, and what has scrolled off it


class Leave(Exception):
    """Here the sitting ends, not the game: somebody wants to stop, or it cannot go on now. `status` is the exit status."""

    def __init__(self, status: int = WELL) -> None:
        super().__init__()
        self.status = status


class Playing:
    """One table at one keyboard. `read` gives a typed line, or raises EOFError; `pause` waits a beat."""

    def __init__(
        self, table: Table, voice: Voice, console: Console, read: Callable[[], str], pause: Callable[[], None], folder: Path
    ) -> None:
        self.table = table
        self.voice = voice
        self.console = console
        self.drawing = Drawing(console, voice)
        self.read = read
        self.pause = pause
        self.folder = folder
        self.people = [seat for seat, player in enumerate(table.players) if not player.bot]
        self.facing: int | None = self.people[0] if len(self.people) == 1 else None  # whose eyes are on the screen
        self.hearing = Hearing(table, voice)
        self.commands = Commands(table, voice, self.drawing, self.hearing, folder)
        self._shown: set[str] = set()  # the things on the screen that bear their numbers

    def play(self) -> int:
        """Play to the end, or until somebody leaves. The exit status."""
        try:
            self._opening()
            while not self.table.over:
                self._one_answer()
            self._ending()
            return WELL
        except EOFError:
            status = WELL
        except Leave as leave:
            status = leave.status
        except KeyboardInterrupt:
            status = INTERRUPTED
        self._leave()
        return status

    # ---- the course of a game
    def _opening(self) -> None:
        draw, voice, position = self.drawing, self.voice, self.table.position
        draw.rule(voice.either("game-name", position.settings.game.id))
        if voice.texts.has("game-tagline"):
            draw.say(voice.text("game-tagline"), "italic")
        draw.blank()
        pieces: list[tuple[str, str]] = []
        for seat, player in enumerate(self.table.players):
            name = voice.say(voice.players[seat])
            if player.bot:
                name = voice.text("bot-at-table", name=name, kind=voice.bot(player.bot))
            elif seat == self.facing and not player.name:
                name = voice.text("seat-you")
            sign, colour = draw.shape(seat)
            pieces.append((f"{sign} {name}", colour))
        if sum(len(text) + 3 for text, _ in pieces) <= draw.width:
            draw.put(*[piece for i, p in enumerate(pieces) for piece in ((("   ", ""), p) if i else (p,))])
        else:
            for piece in pieces:
                draw.put(piece)
        if position.seed is not None:
            draw.say(voice.text("play-open-deal", seed=str(position.seed)), "dim")
        elif position.seal:
            draw.say(voice.text("play-sealed-deal", seal=position.seal), "dim")
        if self.table.keeper is not None:
            draw.say(voice.text("play-kept-in", file=str(self.table.keeper.path)), "dim")
        if len(self.table.happened) > 1:
            draw.say(voice.text("play-taken-up"), "italic")
            for viewer in (*self.people, SPECTATOR):
                self.hearing.news(viewer)
        draw.say(voice.text("play-how"), "dim")

    def _one_answer(self) -> None:
        waiting, decision = self.table.waiting_people, self.table.position.decision
        sealed = decision is not None and decision.sealed
        if waiting and not (sealed and self.table.waiting_bots):  # what is sealed bots answer first: nobody need wait for them
            with self._or_leave():
                if self.table.habits_move() is not None:
                    return
            seat = self.facing if self.facing in waiting else waiting[0]
            assert seat is not None
            if seat != self.facing and not self._curtain(seat):
                return
            self.facing = seat
            self._tell(seat)
            self._ask(seat)
        else:
            with self._or_leave():
                self.table.bots_move()
            if len(self.people) < 2:
                self._tell(self.people[0] if self.people else SPECTATOR)

    def _curtain(self, seat: int) -> bool:
        """Nothing of the former seat stays; whoever is next lifts the curtain. False if the former one takes his answer back instead."""
        draw, voice = self.drawing, self.voice
        last, before = self.facing, self.table.position.past
        may_undo = (
            last is not None and bool(before) and before[-1].seat == last and before[-1].number >= self.table.position.undo_floor.number
        )
        while True:
            if last is not None:  # before the first there is nothing to hide
                self._clear()
            draw.curtain(voice.text("play-curtain-head"))
            draw.say(voice.text("play-curtain", seat=voice.players[seat]), "bold")
            if may_undo and last is not None:
                draw.say(voice.text("play-curtain-undo", seat=voice.players[last]), "dim")
            typed = plain(self._line())
            if not typed:
                break
            if self.commands.read(typed)[0] == "quit":
                raise Leave
            if self.commands.read(typed)[0] == "undo" and may_undo and last is not None:
                with self._or_leave():
                    self.table.undo(last)
                self.hearing.begin_again()
                draw.say(voice.text("play-undone"), "italic")
                return False
        draw.rule(voice.text("play-curtain-up", seat=voice.players[seat]))
        return True

    @contextlib.contextmanager
    def _or_leave(self) -> Iterator[None]:
        """What goes wrong where nobody can be asked for another answer is said, and the table is left: it can be taken up again."""
        try:
            yield
        except KeepError as error:
            self.drawing.say(error.said(self.voice.lang))
            raise Leave(CANNOT_BE_KEPT) from None
        except GameError as error:
            self.drawing.say(error.said(self.voice.lang))
            raise Leave(OUR_FAULT) from None
        except RulesFault:
            self.drawing.say(self.voice.text("play-bot-fault"))
            raise Leave(OUR_FAULT) from None

    def _clear(self) -> None:
        """Take everything off the screen, and what has scrolled off it, as far as a terminal allows."""
        if self.drawing.boxed:
            self.console.file.write(CLEARED)
            self.console.file.flush()

    def _ask(self, seat: int) -> None:
        """Put the question until it is answered or something else has changed."""
        position = self.table.position
        decision = position.decision
        assert decision is not None
        answers = Answers(position, seat, self.voice)
        self._scene(seat, answers)
        chosen: tuple[Part, ...] = ()
        while True:
            typed = self._line()
            command, rest = self.commands.read(typed)
            if command == "quit":
                raise Leave
            if command:
                if self.commands.obey(command, rest, seat, answers):
                    return
                continue
            if chosen and not plain(typed):  # an empty line takes back the parts that were chosen
                chosen = ()
                self._question(seat, answers)
                continue
            found = answers.read(typed, chosen)
            if isinstance(found, Phrase):
                self.drawing.say(self.voice.say(found))
                continue
            if isinstance(found, More):
                chosen = found.chosen
                key = f"question-{answers.question}.part-{len(chosen) + 1}"
                names = ", ".join(self.voice.say(self.voice.part(part, answers.look)) for part in chosen)
                self.drawing.say(self.voice.either(key, self.voice.text("play-and-then", chosen=names)))
                self._list(answers, chosen)
                continue
            try:
                self.table.answer(seat, found.id)
            except (Refused, KeepError) as error:
                self.drawing.say(error.said(self.voice.lang))
                chosen = ()
                continue
            except RulesFault:
                self.drawing.say(self.voice.text("play-fault"))
                chosen = ()
                continue
            if decision.sealed and len(self.people) > 1:
                self.drawing.say(self.voice.text("play-chosen", what=self.voice.option(answers.question, found, answers.look)), "bold")
                self.drawing.say(self.voice.text("play-sealed"), "dim")
            return

    def _ending(self) -> None:
        draw, voice, position = self.drawing, self.voice, self.table.position
        viewer = SPECTATOR
        if len(self.people) == 1:
            viewer = self.people[0]
        elif self.people:
            self._clear()
            self.hearing.skip(SPECTATOR)  # what somebody has heard need not be told to all again
        self._tell(viewer)
        draw.rule(voice.text("play-the-end"))
        standings = position.standings
        names = list(standings[0].counts)
        heads = ["", voice.text("play-rank"), *(self._head(name) for name in names)]
        rows = [
            (
                s.seat,
                [
                    voice.text("seat-you") if s.seat == viewer else voice.say(voice.players[s.seat]),
                    str(s.rank),
                    *(str(s.counts[name]) for name in names),
                ],
            )
            for s in standings
        ]
        draw.counts(heads, rows)
        if position.tie:
            draw.say(voice.either(f"tie-{position.tie}", position.tie.replace("-", " ")), "italic")
        if self.table.journal.deal[0] == "sealed" and self.table.journal.check_deal():
            draw.say(voice.text("play-deal-checked"), "dim")
        if self.table.keeper is not None:
            draw.say(voice.text("play-kept-in", file=str(self.table.keeper.path)), "dim")

    def _head(self, name: str) -> str:
        """The head of a count: what the game's texts call it."""
        for key in (f"count-{name}", f"token-{name}"):
            if self.voice.texts.has(key):
                said = self.voice.text(key)
                return said[:1].upper() + said[1:]
        return name.replace("_", " ")

    # ---- showing
    def _scene(self, seat: int, answers: Answers) -> None:
        draw, voice = self.drawing, self.voice
        blocks = blocks_of("scene", self.table, voice, seat)
        kinds = explained_kinds(voice.settings)
        self._shown = draw.blocks(blocks, {member: n for (k, member), n in answers.numbers.items() if k in kinds}, seat)
        draw.blank()
        self._question(seat, answers)
        self._list(answers, ())
        if len(answers.options) == 1:
            draw.say(voice.text("play-only-one"), "dim")

    def _question(self, seat: int, answers: Answers) -> None:
        """What is asked, beside the shape of whom it is asked."""
        sign, colour = self.drawing.shape(seat)
        said = self.voice.asked(answers.look, answers.question)
        for i, line in enumerate(wrap(said, self.drawing.width - 2)):
            self.drawing.put((f"{sign} " if i == 0 else "  ", colour), (line, "bold"))

    def _list(self, answers: Answers, chosen: tuple[Part, ...]) -> None:
        """The choices that no card on the screen bears the number of; all, where a part is chosen and the screen has moved on."""
        kinds = explained_kinds(self.voice.settings)
        unseen = [
            entry for entry in answers.entries(chosen) if chosen or not (entry.member and entry.member[0] in kinds and entry.member[1] in self._shown)
        ]
        if unseen:
            self.drawing.say(self.voice.text("play-choices"), "dim", 2)
        for entry in unseen:
            self.drawing.put((f"  {entry.number:>3}  ", "bold"), (fit(self.voice.say(entry.label), self.drawing.width - 7), ""))

    def _tell(self, viewer: int) -> None:
        """What this viewer has not heard yet, a beat after each thing that deserves it."""
        for told in self.hearing.news(viewer):
            self.drawing.told(told)
            if told.beat:
                self.pause()

    def _line(self) -> str:
        """What somebody types; letters that are none are replaced."""
        return self.read().encode("utf-8", "replace").decode("utf-8")

    # ---- leaving
    def _leave(self) -> None:
        """Save what is not saved, and say in one line how to go on."""
        draw, voice, why = self.drawing, self.voice, ""
        if not self.table.over and self.table.keeper is None:  # first of all: whoever reads what we say may be gone
            try:
                self.table.keep_in(free_path(self.folder, self.table.position.settings.game.id))
            except (GameError, OSError) as error:
                why = voice.refusal(error)
        draw.blank()
        if self.table.over:
            draw.say(voice.text("play-nothing-kept"))
            return
        if self.table.keeper is None:
            draw.say(voice.text("play-not-saved", why=why))
            return
        path = self.table.keeper.path
        shown = str(path.relative_to(self.folder)) if path.is_relative_to(self.folder) else str(path)
        command = f"fabletop play {self.table.position.settings.game.id} --resume {shlex.quote(shown)}"
        draw.say(voice.text("play-saved", file=shown))
        draw.put((voice.text("play-resume", command=command), "bold"))
