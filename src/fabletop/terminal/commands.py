"""What may be typed besides an answer: why, undo, always, never, log, rules, save, cards, help; each with its word in each language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.engine.game import GameError
from fabletop.engine.phrase import Phrase
from fabletop.engine.screen import Block, Line, Lines
from fabletop.table import NoUndo, Table
from fabletop.terminal.answers import Answers
from fabletop.terminal.drawing import Drawing
from fabletop.terminal.fields import scene
from fabletop.terminal.hearing import Hearing
from fabletop.terminal.rules import read_rules
from fabletop.terminal.voice import Voice, explained_kind, look_of, plain, printable

COMMANDS: Final = ("why", "undo", "always", "never", "log", "rules", "save", "cards", "help", "quit")
FEW: Final = 8  # so many names are listed where a word could mean several


def blocks_of(part: str, table: Table, voice: Voice, seat: int) -> list[Block]:
    """A part of the game's own screen (`scene`, `troupe`), or its fields where it has none."""
    look = look_of(table.position, seat, voice)
    if voice.screen is None or not hasattr(voice.screen, part):
        return scene(look, voice)
    made: list[Block] = getattr(voice.screen, part)(look)
    return made


class Commands:
    """The commands of one table."""

    def __init__(self, table: Table, voice: Voice, drawing: Drawing, hearing: Hearing, folder: Path) -> None:
        self.table = table
        self.voice = voice
        self.drawing = drawing
        self.hearing = hearing
        self.folder = folder
        self._words = {word: command for command in COMMANDS for word in voice.command(command)}
        self._words["?"] = "help"

    def read(self, typed: str) -> tuple[str, str]:
        """The command that a line begins with ("" if none does), and the rest of the line."""
        head, _, rest = typed.strip().partition(" ")
        return self._words.get(plain(head) or head, ""), printable(rest).strip()

    def obey(self, command: str, rest: str, seat: int, answers: Answers) -> bool:
        """Do as a command says. True when something has changed, so that the question must be put again."""
        match command:
            case "undo":
                return self._undo(seat)
            case "always" | "never":
                return self._habit(seat, command == "always")
            case "help":
                self._help(seat)
            case "log":
                self._log(seat)
            case "rules":
                read_rules(self.drawing, self.voice, rest)
            case "save":
                self._save(rest)
            case "cards":
                self.drawing.blocks(blocks_of("troupe", self.table, self.voice, seat), {}, seat)
            case _:
                self._why(rest, seat, answers)
        return False

    def _help(self, seat: int) -> None:
        draw, voice = self.drawing, self.voice
        draw.rule(voice.text("play-help"))
        draw.say(voice.text("play-how"))
        lines = []
        for name in COMMANDS:
            takes = voice.either(f"command-{name}.takes", "")
            lines.append(Line(Phrase(f"command-{name}.what"), label=f"{voice.text(f'command-{name}')} {takes}".strip()))
        draw.blocks([Lines("", tuple(lines))], {}, seat)
        if how_far := voice.either("undo-here", ""):  # what a game says of its own way back
            draw.say(how_far)
        draw.say(voice.text("play-marks"), "dim")

    def _undo(self, seat: int) -> bool:
        try:
            self.table.undo(seat)
        except NoUndo as error:
            self.drawing.say(self.voice.text(f"undo-{error.reason}"))
            return False
        except GameError as error:
            self.drawing.say(error.said(self.voice.lang))
            return False
        self.hearing.begin_again()
        self.drawing.say(self.voice.text("play-undone"), "italic")
        return True

    def _habit(self, seat: int, always: bool) -> bool:
        """The same answer whenever this is asked again."""
        try:
            self.table.set_habit(seat, always)
        except GameError as error:
            self.drawing.say(error.said(self.voice.lang))
            return False
        self.drawing.say(self.voice.text("play-always" if always else "play-never"), "italic")
        return True

    def _log(self, seat: int) -> None:
        """The tale so far, for whoever sits here; what was taken back stays, marked."""
        draw, voice = self.drawing, self.voice
        draw.rule(voice.text("play-log"))
        lines = 0
        for happening, tale in self.hearing.all(seat):
            if happening.undone:
                what = voice.answered(happening.option) if happening.seat == seat else ""
                said = voice.text("play-answered" if what else "play-answered-hidden", seat=voice.players[happening.seat], what=what)
                draw.say(f"{said} {voice.text('play-taken-back')}", "strike dim", 2)
            for told in tale:
                draw.told(told)
            lines += happening.undone + len(tale)
        if not lines:
            draw.say(voice.text("play-log-empty"))

    def _save(self, rest: str) -> None:
        if not rest:
            self.drawing.say(self.voice.text("play-save-where"))
            return
        try:
            path = Path(rest).expanduser()
            self.table.keep_in(path if path.is_absolute() else self.folder / path)
        except (GameError, RuntimeError, OSError) as error:  # a home that nobody has is a RuntimeError
            self.drawing.say(self.voice.text("play-not-saved", why=self.voice.refusal(error)))
            return
        self.drawing.say(self.voice.text("play-saved", file=rest))

    def _why(self, rest: str, seat: int, answers: Answers) -> None:
        draw, voice = self.drawing, self.voice
        kind, screen, said = explained_kind(voice.settings), voice.screen, plain(rest)
        if screen is None or not hasattr(screen, "why"):
            draw.say(voice.text("play-why-nothing"))
            return
        if not said:
            draw.say(voice.text("play-why-what"))
            return
        members = self.table.position.names.members[kind]
        things = {member: (plain(member), plain(voice.say(voice.thing(kind, member)))) for member in members}
        fits = [member for (k, member), number in answers.numbers.items() if k == kind and str(number) == said]
        for same in (lambda name: name == said, lambda name: name.startswith(said), lambda name: f" {said}" in f" {name}"):
            fits = fits or [member for member, names in things.items() if any(same(name) for name in names)]
        if len(fits) == 1:
            draw.blocks(screen.why(look_of(self.table.position, seat, voice), fits[0]), {}, seat)
        elif fits:
            few = tuple(voice.say(voice.thing(kind, member)) for member in fits[:FEW])
            draw.say(voice.text("play-several", typed=rest[:40], names=few))
        else:
            draw.say(voice.text("play-why-unknown", typed=rest[:40]))
