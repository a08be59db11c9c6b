"""The one table of fields: what it may say, and how it lies in memory.

From it come the plain Python class, the C struct, clone, equality, bytes, JSON, differences and views. Nothing of these is
written by hand for a game.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from dataclasses import dataclass

CODES = {"int8": "b", "int16": "h", "int32": "i", "int64": "q", "set": "q"}
C_TYPES = {"int8": "signed char", "int16": "short", "int32": "int", "int64": "long long", "set": "long long"}
LIMITS = {"int8": 127, "int16": 32767, "int32": 2**31 - 1, "int64": 2**63 - 1, "set": 2**62 - 1}
SET_SIZE = 62  # members of a set at most
READERS = ("ALL", "NOBODY", "OWNER", "SEALED")


class TableError(ValueError):
    """A table of fields, settings or events says something that cannot be."""


@dataclass(frozen=True)
class Field:
    """A named number or array of numbers of a position (or of its settings)."""

    name: str
    type: str  # int8, int16, int32, int64, set
    shape: tuple[int, ...]
    reader: str = "ALL"  # ALL, NOBODY, OWNER (the first axis is the seat), SEALED (OWNER until revealed), HOLDER
    holder: str = ""  # HOLDER: the field that names the seat
    total: bool = False  # those who may not read it may read its sum over the last axis, or a set's size
    member: str = ""  # a set's kind of member
    offset: int = 0  # in bytes

    @property
    def code(self) -> str:
        return CODES[self.type]

    @property
    def count(self) -> int:
        n = 1
        for size in self.shape:
            n *= size
        return n

    @property
    def nbytes(self) -> int:
        return self.count * struct.calcsize(self.code)

    @property
    def hidden(self) -> bool:
        """Is there a seat, or a spectator, that may not read all of it?"""
        return self.reader != "ALL"


def read_table(table: Mapping[str, tuple[object, ...]], where: str) -> list[Field]:
    """A game's FIELDS or SETTINGS, checked. `where` names it in refusals."""
    fields = []
    for name, row in table.items():
        place = f'{where}, "{name}"'
        if not name.isidentifier() or name.startswith("_"):
            raise TableError(f"{place}: a field's name is a Python name without a leading underscore")
        if len(row) not in (2, 3) or not isinstance(row[0], str) or not isinstance(row[1], tuple):
            raise TableError(f"{place}: write (type, shape) for a setting, (type, shape, who may read it) for a field")
        type_, _, member = row[0].partition(" ")
        if type_ not in CODES:
            raise TableError(f"{place}: the type {row[0]!r} is none of int8, int16, int32, int64, set KIND")
        shape = tuple(row[1])
        if len(shape) > 3 or not all(isinstance(n, int) and 0 < n < 32768 for n in shape):
            raise TableError(f"{place}: a shape is () or up to three sizes from 1 to 32767, not {row[1]!r}")
        reader, holder, total = _readers(str(row[2]) if len(row) == 3 else "ALL", place)
        if reader in ("OWNER", "SEALED") and not shape:
            raise TableError(f"{place}: {reader} needs a first axis, which is the seat")
        fields.append(Field(name, type_, shape, reader, holder, total, member))
    return fields


def _readers(text: str, place: str) -> tuple[str, str, bool]:
    words = text.split()
    total = "TOTAL" in words[1:]
    holder = ""
    reader = words[0] if words else ""
    if reader.startswith("HOLDER(") and reader.endswith(")"):
        reader, holder = "HOLDER", reader[7:-1]
    if reader not in (*READERS, "HOLDER") or len(words) > 1 + total:
        raise TableError(f"{place}: {text!r} are no readers; write ALL, NOBODY, OWNER, SEALED or HOLDER(field), and TOTAL after it "
                         "if the others may read the total")
    return reader, holder, total


def engine_fields(seats: int, depth: int, slots: int, known: int) -> list[Field]:
    """What every position has: the pending decision, the stack of frames, and at the end the ranks."""
    return [
        Field("sealed", "int16", (seats,), "OWNER"),  # answers to a sealed question, until the next question
        Field("slot", "int16", (depth, slots)),  # the frames: what each story still needs to know,
        Field("step", "int16", (depth,)),  # which story it is,
        Field("stop", "int16", (depth,)),  # and where it goes on
        Field("asked", "int16", (known,)),  # what the question needs to know
        Field("number", "int16", ()),  # of the decision; its first is 1
        Field("question", "int16", ()),
        Field("answer", "int16", ()),  # between a question and the story that reads it; NONE at rest
        Field("cause", "int16", ()),
        Field("shown", "int64", ()),  # which SEALED fields are revealed
        Field("waiting", "int16", ()),  # the seats whose answer is missing, as bits
        Field("seats", "int16", ()),  # the seats that were asked, as bits
        Field("depth", "int8", ()),
        Field("how", "int8", ()),
        Field("over", "int8", ()),
        Field("fault", "int8", ()),
        Field("tie", "int8", ()),  # how a tie was told: NONE, or a place in the game's TIES
        Field("rank", "int8", (seats,)),  # from 1, when the game is over
    ]


def lay_out(fields: list[Field]) -> list[Field]:
    """Widest first, so that the struct has no holes and its bytes are the same with and without C."""
    names = [field.name for field in fields]
    for name in names:
        if names.count(name) > 1:
            raise TableError(f'two fields are called "{name}"; the engine has fields of its own: choose another name')
    out, offset = [], 0
    for field in sorted(fields, key=lambda f: -struct.calcsize(f.code)):
        out.append(Field(**{**field.__dict__, "offset": offset}))
        offset += field.nbytes
    return out


def table_size(fields: list[Field]) -> int:
    """Bytes of a table that was laid out, rounded up as C does for its widest number."""
    size = sum(field.nbytes for field in fields)
    widest = max((struct.calcsize(field.code) for field in fields), default=1)
    return -(-size // widest) * widest
