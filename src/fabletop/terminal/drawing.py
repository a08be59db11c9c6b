"""Blocks and told events as lines of a terminal of any width: boxed and coloured where one can look, plain where it is piped."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len, chop_cells, set_cell_size
from rich.console import Console
from rich.text import Text

from fabletop.engine.screen import Block, Card, Cards, Face, Faces, Heading, Line, Lines, Told, Words
from fabletop.terminal.voice import Voice

SHAPES: Final = "▲●■◆▼✚"
COLOURS: Final = ("magenta", "cyan", "green", "red", "blue", "yellow")
MARKS: Final = {"yes": ("✓", "green"), "no": ("✗", "red"), "open": ("○", "yellow"), "": ("·", "dim")}
TOKENS: Final = {"star": "★", "heart": "♥", "gem": "♢"}
TONES: Final = {"paid": "green", "nothing": "dim", "won": "bold", "plain": ""}
WIDE, NARROW = 92, 70  # from WIDE on two cards stand side by side; below NARROW a face takes two lines
WIDEST: Final = 110  # lines longer than this are hard to read
Piece = tuple[str, str]  # text and style


class Drawing:
    """Draws for one reader, in one voice, on one console."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.console = console
        self.voice = voice
        self.boxed = console.is_terminal

    @property
    def width(self) -> int:
        """So many columns are used."""
        return max(20, min(self.console.width, WIDEST))

    # ---- lines
    def put(self, *pieces: Piece, end: str = "\n") -> None:
        """One line, as it is: nothing in it is taken for markup."""
        text = Text()
        for words, style in pieces:
            text.append(words, style or None)
        self.console.print(text, end=end, soft_wrap=True, highlight=False)

    def blank(self) -> None:
        """An empty line."""
        self.put(("", ""))

    def say(self, words: str, style: str = "", indent: int = 0) -> None:
        """A paragraph, or several, broken to the width."""
        for paragraph in words.split("\n"):
            for line in wrap(paragraph, self.width - indent) or [""]:
                self.put((" " * indent + line, style))

    def rule(self, words: str, hint: str = "") -> None:
        """A heading: the end of one thing, the beginning of another."""
        self.blank()
        title = fit(words, self.width - 4)
        room = self.width - cell_len(title) - 4
        hint = f" · {hint}" if hint and room >= cell_len(hint) + 3 else ""
        rest = "─" * max(0, room - cell_len(hint)) if self.boxed else ""
        self.put(("── " if self.boxed else "== ", "dim"), (title, "bold"), (hint, "dim"), (f" {rest}" if rest else "", "dim"))

    def curtain(self, words: str) -> None:
        """A curtain before the next act, where there is something to hang it on."""
        self.rule(words)
        if self.boxed:
            for folds in ("▒░" * self.width, "▒░" * self.width, "╰╯" * self.width):
                self.put((folds[: self.width // 2 * 2], "red"))
        self.blank()

    # ---- people
    def shape(self, seat: int) -> Piece:
        """A player's mark: a shape and a colour."""
        return (SHAPES[seat % len(SHAPES)], COLOURS[seat % len(COLOURS)])

    # ---- events
    def told(self, told: Told) -> None:
        """An event, under its head where it begins a part."""
        words = self.voice.say(told.words)
        if told.tone == "chapter":
            self.rule(words)
            return
        if told.tone == "part":
            self.blank()
            self.say(words, "bold")
            return
        if told.head:
            self.say(self.voice.say(told.head), "italic", 2 * max(0, told.depth - 1) + 2)
        mark = {"paid": "+ ", "nothing": "– ", "won": "★ "}.get(told.tone, "")
        indent = 2 * told.depth + 2
        lines = wrap(words, self.width - indent - len(mark))
        for i, line in enumerate(lines):
            self.put((" " * indent + (mark if i == 0 else " " * len(mark)) + line, TONES.get(told.tone, "")))

    # ---- blocks
    def blocks(self, blocks: Iterable[Block], numbers: Mapping[str, int], viewer: int) -> set[str]:
        """Draw them all; which of the numbered things could be seen with their numbers."""
        seen: set[str] = set()
        for block in blocks:
            match block:
                case Heading():
                    self.rule(self.voice.say(block.words), self.voice.say(block.hint))
                case Lines():
                    self._lines(block)
                case Faces():
                    self._faces(block, viewer)
                case Cards():
                    seen |= self._cards(block, numbers)
        return seen

    def _title(self, words: Words) -> None:
        said = self.voice.say(words)
        if said:
            self.blank()
            self.say(said, "bold")

    def _lines(self, block: Lines) -> None:
        self._title(block.title)
        labels = [self.voice.say(line.label) for line in block.lines]
        column = min(max((cell_len(label) for label in labels), default=0), self.width // 3)
        for line, label in zip(block.lines, labels, strict=True):
            for row in self._line(line, label, column, self.width - 2, bool(block.title)):
                self.put(("  ", ""), *row)

    def _line(self, line: Line, label: str, column: int, width: int, marked: bool) -> list[list[Piece]]:
        """A line as rows of pieces: its label, its mark, its words."""
        sign, style = MARKS[line.mark] if marked else ("", "")
        head = column + 1 if column else 0
        rows: list[list[Piece]] = []
        if cell_len(label) > column:
            rows += [[(part, "bold")] for part in wrap(label, width)]
            label = ""
        lead = len(sign) + 1 if sign else 0
        for i, part in enumerate(wrap(self.voice.say(line.words), width - head - lead)):
            first = i == 0
            row: list[Piece] = []
            if column:
                row.append((set_cell_size(label if first else "", column) + " ", "bold"))
            if sign:
                row.append((sign + " " if first else "  ", style))
            row.append((part, "dim" if line.mark == "no" else ""))
            rows.append(row)
        return rows

    # ---- cards
    def _cards(self, block: Cards, numbers: Mapping[str, int]) -> set[str]:
        self._title(block.title)
        shown = {card.id for card in block.cards if block.pick and card.id in numbers}
        columns = 2 if self.boxed and self.width >= WIDE and len(block.cards) > 1 else 1
        width = (self.width - 1) // columns if columns > 1 else self.width
        for at in range(0, len(block.cards), columns):
            drawn = [self._card(card, numbers.get(card.id) if card.id in shown else None, width) for card in block.cards[at : at + columns]]
            tallest = max(len(rows) for rows in drawn)
            for i in range(tallest):
                pieces: list[Piece] = []
                for j, rows in enumerate(drawn):
                    pieces += [(" ", "")] if j else []
                    pieces += self._row(rows, i, tallest, width)
                self.put(*_trimmed(pieces))
        if note := self.voice.say(block.note):
            self.say(note, "dim italic")
        return shown

    def _row(self, rows: list[list[Piece]], i: int, tallest: int, width: int) -> list[Piece]:
        """A row of a box; a box that is less tall than its neighbour is filled up above its lower edge."""
        if i == tallest - 1:
            return rows[-1]
        if i < len(rows) - 1:
            return rows[i]
        return [("│", "dim"), (" " * (width - 2), ""), ("│", "dim")] if self.boxed else [("", "")]

    def _card(self, card: Card, number: int | None, width: int) -> list[list[Piece]]:
        name = f"{card.value} {self.voice.say(card.name)}".strip() + ("*" if card.starred else "")
        families = " · ".join(self.voice.say(family) for family in card.families)
        figure = f"{number:>2} " if number is not None else ""
        inner = width - 4
        body: list[list[Piece]] = []
        labels = [self.voice.say(line.label) for line in card.lines]
        column = max((cell_len(label) for label in labels), default=0)
        before = ""
        for line, label in zip(card.lines, labels, strict=True):
            body += self._line(line, "" if label == before else label, column, inner, True)
            before = label
        if not self.boxed:
            lead = f"{number:>2}) " if number is not None else "    "
            head = wrap(name + (f" ({families})" if families else ""), width - 4)
            return [[((lead if i == 0 else "    ") + row, "bold")] for i, row in enumerate(head)] + [[("    ", ""), *row] for row in body]
        name = fit(name, width - 6 - len(figure))
        above = "─" * max(0, width - 5 - cell_len(name) - len(figure))
        rows: list[list[Piece]] = [
            [
                ("╭─ ", "dim"),
                (figure, "bold reverse" if figure else ""),
                (f"{' ' if figure else ''}{name}", "bold"),
                (f" {above[1 if figure else 0 :]}╮", "dim"),
            ]
        ]
        for row in body:
            rest = inner - sum(cell_len(text) for text, _ in row)
            rows.append([("│ ", "dim"), *row, (" " * rest, ""), (" │", "dim")])
        families = fit(families, width - 6)
        below = "─" * (width - 5 - cell_len(families)) if families else "─" * (width - 2)
        rows.append([(f"╰{below} ", "dim"), (families, "italic"), (" ─╯", "dim")] if families else [(f"╰{below}╯", "dim")])
        return rows

    # ---- faces
    def _faces(self, block: Faces, viewer: int) -> None:
        self.blank()
        voice = self.voice
        names = {face.seat: voice.text("seat-you") if face.seat == viewer else voice.say(face.name) for face in block.faces}
        heads = [TOKENS.get(head, "") if isinstance(head, str) else voice.say(head) for head in block.heads]
        columns = [max(2, cell_len(head)) for head in heads]
        figures = sum(columns) + 2 * len(columns)
        name_width = min(max(cell_len(name) for name in names.values()), max(18, self.width // 4)) + 2
        room = self.width - figures - name_width - 1
        if self.width < NARROW:
            name_width += room
        self.put(
            (" " * (self.width - figures if self.width < NARROW or room > 0 else name_width), ""),
            *[(f"  {head.rjust(w - cell_len(head) + len(head))}", "dim") for head, w in zip(heads, columns, strict=True)],
        )
        for face in block.faces:
            sign, colour = self.shape(face.seat)
            style = f"bold {colour}" if face.seat == viewer else colour
            row: list[Piece] = [(f"{sign} ", colour), (_filled(names[face.seat], name_width - 2), style)]
            lies = self._lies(face)
            if self.width >= NARROW:
                row.append((" ", ""))
                row += _cells(lies, room)
            row += [(f"  {str(n).rjust(w)}", "bold" if n else "dim") for n, w in zip(face.figures, columns, strict=False)]
            self.put(*_trimmed(row))
            if self.width < NARROW and lies:
                self.put(("  ", ""), *_trimmed(_cells(lies, self.width - 2)))

    def _lies(self, face: Face) -> list[Piece]:
        """What lies before somebody, or what he does; whether he leads, or it is the highest."""
        out: list[Piece] = []
        if face.card is not None:
            out.append((f"{face.card.value} {self.voice.say(face.card.name)}", "bold"))
        elif face.status:
            out.append((self.voice.say(face.status), "dim italic"))
        said = [self.voice.text(key) for key, true in (("play-leads", face.leads), ("play-best", face.best)) if true]
        if said:
            out.append(((" · " if out else "") + ", ".join(said), "yellow" if face.best else "dim"))
        if face.card is not None and face.card.families and self.width >= WIDE:
            out.append((" · " + ", ".join(self.voice.say(family) for family in face.card.families), "dim italic"))
        return out

    # ---- figures
    def counts(self, heads: Sequence[str], rows: Sequence[tuple[int | None, Sequence[str]]]) -> None:
        """A table of figures; the first cell of a row is a name, with its player's shape where one is given."""
        widths = [max([cell_len(head), *(cell_len(cells[i]) for _, cells in rows)]) for i, head in enumerate(heads)]
        widths[0] = max(4, min(widths[0], self.width - sum(widths[1:]) - 2 * len(widths) - 2))
        self.put(
            ("  ", ""),
            *[
                (head.ljust(w + len(head) - cell_len(head)) if i == 0 else "  " + " " * (w - cell_len(head)) + head, "dim")
                for i, (head, w) in enumerate(zip(heads, widths, strict=True))
            ],
        )
        for seat, cells in rows:
            mark = self.shape(seat) if seat is not None else (" ", "")
            line: list[Piece] = [(f"{mark[0]} ", mark[1]), (_filled(cells[0], widths[0]), mark[1])]
            line += [("  " + " " * (w - cell_len(cell)) + cell, "") for cell, w in zip(cells[1:], widths[1:], strict=True)]
            self.put(*line)


def wrap(text: str, width: int) -> list[str]:
    """The text in lines of at most so many columns, broken at ordinary spaces only: French binds its punctuation with others."""
    width = max(1, width)
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        for piece in chop_cells(word, width) if cell_len(word) > width else [word]:
            if line and cell_len(line) + 1 + cell_len(piece) > width:
                lines.append(line)
                line = piece
            else:
                line = f"{line} {piece}" if line else piece
    return [*lines, line] if line else lines


def fit(text: str, width: int) -> str:
    """The text, cut short with an ellipsis where it is too long."""
    return text if cell_len(text) <= width else set_cell_size(text, max(0, width - 1)).rstrip() + "…"


def _filled(text: str, width: int) -> str:
    """The text in exactly so many columns."""
    return set_cell_size(fit(text, width), width)


def _cells(pieces: list[Piece], width: int) -> list[Piece]:
    """Pieces in exactly so many columns; what does not fit is left away."""
    out: list[Piece] = []
    for text, style in pieces:
        if width <= 0:
            break
        text = fit(text, width)
        width -= cell_len(text)
        out.append((text, style))
    return [*out, (" " * max(0, width), "")]


def _trimmed(pieces: list[Piece]) -> list[Piece]:
    """Without spaces at the end of the line."""
    out = list(pieces)
    while out and not out[-1][0].rstrip(" "):
        out.pop()
    if out:
        out[-1] = (out[-1][0].rstrip(" "), out[-1][1])
    return out
