"""The position as plain Python: the same numbers and the same bytes as the C struct, but every store is checked.

A number that does not fit its field raises OverflowError here, where C would wrap; an index out of bounds raises IndexError.
"""

from __future__ import annotations

import struct
from array import array
from typing import Any

from .fields import LIMITS, Field, table_size


class Hidden(Exception):
    """Rules that ran on what one viewer may know came to something hidden from him."""


class Row(array):  # type: ignore[type-arg]
    """The last axis of a field. C knows no index from the end, so there is none here."""

    def __getitem__(self, i: Any) -> Any:
        if i < 0:
            raise IndexError(f"index {i}: NONE was used as a place")
        return array.__getitem__(self, i)

    def __setitem__(self, i: Any, value: Any) -> None:
        if i < 0:
            raise IndexError(f"index {i}: NONE was used as a place")
        array.__setitem__(self, i, value)


class Rows(list[Any]):
    """An outer axis of a field, with the same rule."""

    def __getitem__(self, i: Any) -> Any:
        if i < 0:
            raise IndexError(f"index {i}: NONE was used as a place")
        return list.__getitem__(self, i)


class Scalar:
    """A field without axes: a number that must fit."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self.limit = LIMITS[field.type]
        self.slot = f"_{field.name}"

    def __get__(self, g: Any, owner: object = None) -> Any:
        return getattr(g, self.slot)

    def __set__(self, g: Any, value: int) -> None:
        if not -self.limit - 1 <= value <= self.limit or (value < 0 and self.field.type == "set"):
            raise OverflowError(f"{value} does not fit {self.field.name} ({self.field.type})")
        setattr(g, self.slot, int(value))


def blank(field: Field) -> Any:
    """A field of zeros: a number, or nested lists of arrays."""
    return _nest(field, iter([0] * field.count))


def _nest(field: Field, values: Any, axis: int = 0) -> Any:
    if not field.shape:
        return next(values)
    if axis == len(field.shape) - 1:
        return Row(field.code, [next(values) for _ in range(field.shape[axis])])
    return Rows(_nest(field, values, axis + 1) for _ in range(field.shape[axis]))


def flat(value: Any) -> list[int]:
    """The numbers of a field in the order of memory."""
    if isinstance(value, int):
        return [value]
    return [number for part in value for number in flat(part)]


def _copied(value: Any) -> Any:
    return Rows(map(_copied, value)) if isinstance(value, Rows) else Row(value.typecode, value) if isinstance(value, Row) else value


class Numbers:
    """Numbers laid out by a list of fields. A game's class is made by `make_numbers`."""

    FIELDS: tuple[Field, ...] = ()

    def __init__(self) -> None:
        for field in self.FIELDS:
            setattr(self, field.name, blank(field))

    def save(self) -> bytes:
        """The bytes of the C struct, without its pointers."""
        out = b"".join(array(field.code, flat(getattr(self, field.name))).tobytes() for field in self.FIELDS)
        return out.ljust(table_size(list(self.FIELDS)), b"\0")

    def load(self, saved: bytes) -> None:
        """Take over the numbers that `save` gave."""
        for field in self.FIELDS:
            values = struct.unpack_from(f"<{field.count}{field.code}", saved, field.offset)
            setattr(self, field.name, _nest(field, iter(values)))


class Position(Numbers):
    """A half-played game, uncompiled. A copy draws from no source until it is given one."""

    def __init__(self, settings: Any = None) -> None:
        super().__init__()
        self.settings = settings
        self.source: Any = None
        self.events: list[tuple[int, ...]] | None = None

    def copy(self) -> Any:
        new = type(self).__new__(type(self))
        for field in self.FIELDS:
            name = field.name if field.shape else f"_{field.name}"
            setattr(new, name, _copied(getattr(self, name)))
        new.settings, new.source, new.events = self.settings, None, None
        return new


def make_numbers(name: str, base: type[Numbers], fields: list[Field]) -> type[Any]:
    """The class of a table with these fields."""
    return type(name, (base,), {"FIELDS": tuple(fields), **{f.name: Scalar(f) for f in fields if not f.shape}})


# ---- what one viewer may read
class _Total:
    """A set of which only the size is known, or a heap of which only the total is."""

    def __init__(self, field: Field, n: int) -> None:
        self._field, self._n = field, n

    @property
    def known_total(self) -> int:
        return self._n

    def bit_count(self) -> int:
        return self._n

    def _hidden(self, *others: Any) -> Any:
        raise Hidden(self._field.name)

    __lt__ = __le__ = __gt__ = __ge__ = __and__ = __rand__ = __or__ = __ror__ = __sub__ = __add__ = __rshift__ = __neg__ = __invert__ = __getitem__ = _hidden
    __eq__ = __ne__ = __bool__ = __int__ = __index__ = __hash__ = _hidden


class _Rows:
    """The first axis of a field of which a viewer may read his own part."""

    def __init__(self, field: Field, rows: Any, viewer: int) -> None:
        self._field, self._rows, self._viewer = field, rows, viewer

    def __getitem__(self, seat: int) -> Any:
        if seat == self._viewer:
            return self._rows[seat]
        if self._field.total and self._field.type == "set" and len(self._field.shape) == 1:
            return _Total(self._field, self._rows[seat].bit_count())
        if self._field.total and self._field.type != "set" and len(self._field.shape) == 2:
            return _Total(self._field, sum(self._rows[seat]))
        raise Hidden(self._field.name)

    def __setitem__(self, seat: int, value: Any) -> None:
        self._rows[seat] = value


class _Closed:
    """A field that the viewer may not read at all, but for the total of a heap that says so."""

    def __init__(self, field: Field, rows: Any) -> None:
        self._field, self._rows = field, rows

    def __getitem__(self, index: int) -> Any:
        raise Hidden(self._field.name)

    def __setitem__(self, index: int, value: Any) -> None:
        self._rows[index] = value

    @property
    def known_total(self) -> int | None:
        return sum(self._rows) if self._field.total and len(self._field.shape) == 1 else None


class _ClosedScalar:
    def __init__(self, field: Field) -> None:
        self._field = field

    def __get__(self, g: Any, owner: object = None) -> Any:
        if self._field.reader == "HOLDER" and getattr(g, self._field.holder) == g.viewer:
            return getattr(g, f"_{self._field.name}")
        raise Hidden(self._field.name)

    def __set__(self, g: Any, value: int) -> None:
        setattr(g, f"_{self._field.name}", value)


def guarded(g: Any, viewer: int, readable: Any) -> Any:
    """A copy of a plain position on which reading what `viewer` may not read raises Hidden.

    `readable(field, g)` says whether a SEALED field is revealed.
    """
    kind: Any = type(g)
    closed = {
        f.name: _ClosedScalar(f) for f in kind.FIELDS if not f.shape and f.hidden and f.name != "answer"
    }
    new = g.copy()
    new.__class__ = type("Guarded", (kind,), {**closed, "viewer": viewer})
    for field in kind.FIELDS:
        if not field.shape or not field.hidden or readable(field, g):
            continue
        rows = getattr(new, field.name)
        if field.reader in ("OWNER", "SEALED"):
            setattr(new, field.name, _Rows(field, rows, viewer))
        elif field.reader == "NOBODY" or getattr(g, field.holder) != viewer:
            setattr(new, field.name, _Closed(field, rows))
    return new
