"""A game at a keyboard, in a test: lines are typed, and what was printed is read."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from rich.console import Console

import fabletop
from fabletop.engine.position import Position
from fabletop.table import Player, Table
from fabletop.terminal.playing import Playing
from fabletop.terminal.voice import Voice

CURTAIN = "\033[H\033[2J\033[3J"


class Sitting:
    """What somebody sees who types these lines; then input ends."""

    def __init__(self, table: Table, folder: Path, lang: str = "en", width: int = 80, boxed: bool = False, colours: bool = False) -> None:
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=width,
            height=40,
            force_terminal=boxed,
            color_system="standard" if colours else None,
            markup=False,
            highlight=False,
            emoji=False,
            legacy_windows=False,
            _environ={},
        )
        self.voice = Voice(lang, table.position.settings, table.players)
        self.table = table
        self.typed: list[str] = []
        self.playing = Playing(table, self.voice, console, self._read, lambda: None, folder)

    def _read(self) -> str:
        if not self.typed:
            raise EOFError
        line = self.typed.pop(0)
        self.out.write(f"> {line}\n")
        return line + "\n"

    def type(self, *lines: str) -> str:
        """Play with these lines; all that was printed."""
        self.typed = list(lines)
        self.playing.play()
        return self.text

    @property
    def text(self) -> str:
        """All that was printed, with ordinary spaces."""
        return self.out.getvalue().replace("\u00a0", " ")

    def after(self, line: str) -> str:
        """What was printed after this line was typed, up to the next."""
        return self.text.split(f"> {line}\n", 1)[1].split("\n> ", 1)[0]


Sit = Callable[..., Sitting]


@pytest.fixture
def sit(tmp_path: Path) -> Sit:
    """Sit down: `sit("Ali", "fox", lang=...)`; a name of a bot is a bot, "" is somebody without a name."""

    def down(
        *players: str,
        seed: int | None = 7,
        path: Path | None = None,
        lang: str = "en",
        width: int = 80,
        boxed: bool = False,
        colours: bool = False,
        options: Sequence[tuple[str, object]] = (),
    ) -> Sitting:
        position: Position = fabletop.game("three-chapters").start(seats=len(players), seed=seed, settings=dict(options))
        seated = [Player(bot=name) if name in ("fox", "rabbit") else Player(name=name) for name in players]
        return Sitting(Table.begin(position, seated, path), tmp_path, lang, width, boxed, colours)

    return down
