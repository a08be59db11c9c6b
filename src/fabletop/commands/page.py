"""Where the commands write: JSON for programs, a page as wide as the terminal for people. Rich is loaded only for a page."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from typing import IO, TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

WIDEST = 100  # columns of a text that is read: longer lines tire


class ReaderGone(Exception):
    """Whoever read our output has gone away."""


class Trimmed:
    """Lines without the spaces at their ends, with which Rich fills a page: nobody who reads a pipe wants them."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self.encoding = getattr(out, "encoding", None) or "utf-8"

    def write(self, text: str) -> int:
        try:
            self._out.write(re.sub(" +(?=\n)", "", text))
        except BrokenPipeError:  # of which Rich would make an end of its own
            raise ReaderGone from None
        return len(text)

    def flush(self) -> None:
        try:
            self._out.flush()
        except BrokenPipeError:
            raise ReaderGone from None

    def isatty(self) -> bool:
        return False


def write_json(value: Any, indent: int | None = 2) -> None:
    """One document; or with `indent=None` one line of JSON Lines."""
    plain = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "") != "utf8"
    print(json.dumps(value, ensure_ascii=plain, indent=indent))


def terminal() -> Console:
    """The terminal, or plain lines where there is none."""
    from rich.console import Console

    out = sys.stdout if sys.stdout.isatty() else cast(IO[str], Trimmed(sys.stdout))
    return Console(file=out, highlight=False, markup=False, emoji=False)


def page() -> Console:
    """The terminal, no wider than one likes to read."""
    console = terminal()
    console.width = min(console.width, WIDEST)
    return console


def heading(console: Console, title: str, under: str = "") -> None:
    """A title with a rule under it."""
    from rich.text import Text

    console.print(Text(title, style="bold"))
    if under:
        console.print(Text(under, style="italic"))
    console.print(Text(("─" if console.encoding.startswith("utf") else "-") * console.width, style="dim"))


def columns(console: Console, *heads: str, right: Iterable[int] = ()) -> Table:
    """An airy table without frames, so that it reads the same when it is piped. `right`: the columns of numbers."""
    from rich import box
    from rich.table import Table

    frame = box.SIMPLE_HEAD if console.is_terminal else None
    table = Table(box=frame, pad_edge=False, show_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for i, head in enumerate(heads):
        table.add_column(head, justify="right" if i in right else "left", overflow="fold")
    return table


def styled(text: str, style: str = "") -> Text:
    """Words as they are: nothing in them is markup."""
    from rich.text import Text

    return Text(text, style=style)


def indented(console: Console, text: str, by: int = 2, style: str = "") -> None:
    """Paragraphs set in from the edge, wrapped to the page."""
    for paragraph in text.split("\n"):
        for line in styled(paragraph, style).wrap(console, max(console.width - by, 20)):
            console.print(styled(" " * by).append_text(line))
