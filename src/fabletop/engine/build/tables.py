"""A game's tables read together: do kinds, fields, events and refusals fit each other?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..fields import SET_SIZE, Field
from .deriving import FIRST_REFUSAL
from .reading import StoryError

ARGUMENTS = 7  # of an event, at most
CODES = 256  # of refusals


def check_tables(tables: Any, fields: Sequence[Field], settings: Sequence[Field], sizes: Mapping[str, int]) -> None:
    """Refuse what no field, no event and no refusal can be."""
    _check_kinds(tables)
    for field in [*fields, *settings]:
        _check_field(field, {f.name: f for f in fields}, tables.SEATS, sizes)
    for name, arguments in tables.EVENTS.items():
        _check_event(name, arguments, sizes)
    if FIRST_REFUSAL + len(tables.REFUSALS) > CODES:
        raise StoryError(f"fields.py: {len(tables.REFUSALS)} refusals; a game has at most {CODES - FIRST_REFUSAL}")
    for name in tables.REFUSALS:
        if list(tables.REFUSALS).count(name) > 1:
            raise StoryError(f'REFUSALS, "{name}": it is there twice; name each refusal once')


def _check_kinds(tables: Any) -> None:
    if tables.KINDS.get("Seat") != tables.SEATS:
        raise StoryError(f'KINDS, "Seat": {tables.KINDS.get("Seat")}; write "Seat": SEATS')
    for kind, members in tables.KINDS.items():
        for member in () if isinstance(members, int) else members:
            if members.count(member) > 1:
                raise StoryError(f'KINDS, "{kind}": {member} is there twice; name each member once')


def _check_field(field: Field, fields: Mapping[str, Field], seats: int, sizes: Mapping[str, int]) -> None:
    place = f'fields, "{field.name}"'
    if field.type == "set" and (field.member not in sizes or sizes[field.member] > SET_SIZE):
        raise StoryError(f'{place}: a set of {field.member or "nothing"}; name a kind of at most {SET_SIZE} members: "set Card"')
    if field.reader in ("OWNER", "SEALED") and field.shape[0] > seats:
        raise StoryError(f"{place}: {field.reader}, but its first axis of {field.shape[0]} is not the seat; the first axis has SEATS ({seats}) places")
    if field.reader == "HOLDER":
        holder = fields.get(field.holder)
        if holder is None or holder.shape or holder.hidden or holder.type == "set":
            raise StoryError(f"{place}: HOLDER({field.holder}) names no seat; write HOLDER(field) with a field of its own, one number that ALL may read")
    if field.total and field.type != "set" and len(field.shape) < 1 + (field.reader in ("OWNER", "SEALED")):
        raise StoryError(f"{place}: TOTAL of one number would tell it; TOTAL is for a set, or for a row of counts beside the seat's axis")


def _check_event(name: str, arguments: Mapping[str, tuple[str, str]], sizes: Mapping[str, int]) -> None:
    place = f'EVENTS, "{name}"'
    if len(arguments) > ARGUMENTS:
        raise StoryError(f"{place}: {len(arguments)} arguments; an event has at most {ARGUMENTS}")
    for argument, (type_, readers) in arguments.items():
        head, _, member = type_.partition(" ")
        if (member if head == "set" else head) not in {*sizes, "Number"} or (member and head != "set"):
            raise StoryError(f'{place}: {argument} is {type_!r}; write a kind, "set KIND" or "Number"')
        if readers not in ("ALL", "NOBODY") and not all(reader in arguments for reader in readers.split()):
            raise StoryError(f"{place}: who may read {argument}? {readers!r} is neither ALL nor NOBODY nor names of arguments that hold a seat")
