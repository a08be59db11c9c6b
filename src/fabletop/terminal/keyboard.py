"""The keyboard: how a line is read that somebody types, and the beats between the things that are told."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console

from fabletop.table import Table
from fabletop.terminal.playing import Playing
from fabletop.terminal.voice import Voice, printable

BEATS: Final = {"normal": 0.35, "fast": 0.12, "off": 0.0}  # seconds after a thing that was told
PROMPT: Final = "> "


def sit_down(table: Table, lang: str, console: Console, speed: str | None) -> int:
    """Play at this table, with this console and the keyboard; the exit status."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # what a terminal cannot show is a question mark there, not the end of the game
    lively = console.is_terminal and sys.stdin.isatty()
    beat = BEATS[speed or "normal"] if lively else 0.0
    voice = Voice(lang, table.position.settings, table.players)
    try:
        return Playing(table, voice, console, _reader(console, lively), lambda: time.sleep(beat) if beat else None, Path.cwd()).play()
    finally:
        if table.keeper is not None:
            table.keeper.close()


def _reader(console: Console, lively: bool) -> Callable[[], str]:
    """Reads a line: at a keyboard with the keys for editing, but without a memory of lines; from a pipe as they come."""
    if lively:
        with contextlib.suppress(ImportError):
            import readline

            readline.set_auto_history(False)  # at one keyboard the arrow up would show what somebody else has chosen
        return lambda: input(PROMPT)

    def read() -> str:
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = "?\n"
        if not line:
            raise EOFError
        console.print(PROMPT + printable(line.rstrip("\r\n"))[:200], markup=False, highlight=False, soft_wrap=False)
        return line

    return read
