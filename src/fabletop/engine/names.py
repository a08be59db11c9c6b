"""Names for numbers: kinds and their members, options, events, refusals. What people and files read instead of numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from .phrase import HIDDEN

DECLINE: Final = "decline"


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an option: what it is called in the question, its kind, the member's name and number (-1: none)."""

    name: str
    kind: str
    member: str
    number: int


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be answered. `id` is its number in this game, the same in every position of a rules version."""

    id: int
    name: str
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True, slots=True)
class Why:
    """Why not: the refusal's name and its numbers."""

    code: str
    numbers: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `args` are named as the game's table of events says; a value is a number, a member's name, a
    tuple of names (a set), None (no member) or HIDDEN. `row` holds its numbers, where everything may be read."""

    kind: str
    cause: str
    args: Mapping[str, Any]
    row: tuple[int, ...] = ()

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "cause": self.cause, **{k: "hidden" if v is HIDDEN else list(v) if isinstance(v, tuple) else v for k, v in self.args.items()}}


class Names:
    """The names of one game with its settings: a deck names its cards."""

    def __init__(self, meta: Mapping[str, Any], given: Mapping[str, Sequence[str]]) -> None:
        self.meta = meta
        self.members: dict[str, list[str]] = {}
        for kind, members in meta["kinds"].items():
            if isinstance(members, int):  # named by the settings, or by its numbers
                self.members[kind] = list(given.get(kind, [str(i) for i in range(members)]))
            else:
                self.members[kind] = [*self.members.get(members[0], members[:1]), *members[1:]]
        self.event_kinds = list(meta["events"])
        self.refusals = {int(code): name for code, name in meta["refusals"].items()}
        self.questions: list[dict[str, Any]] = meta["questions"]
        self._standing = sorted((q for q in self.questions if q["standing"]), key=lambda q: -int(q["offset"]))
        self._numbers = {kind: {name: i for i, name in enumerate(members)} for kind, members in self.members.items()}

    def member(self, kind: str, number: int) -> str | None:
        """The name of a member; None for NONE."""
        members = self.members[kind]
        return members[number] if 0 <= number < len(members) else None

    def number(self, kind: str, name: str) -> int:
        """The number of a member; KeyError when there is none of that name."""
        return self._numbers[kind][name]

    def set_names(self, kind: str, members: int) -> tuple[str, ...]:
        return tuple(self.members[kind][i] for i in bits(members))

    # ---- options
    def option(self, question: int, number: int) -> Option:
        """The option of this number where this question is put."""
        if number == 0:
            return Option(0, DECLINE)
        asked = next((q for q in self._standing if number >= q["offset"]), self.questions[question])
        place, parts = number - asked["offset"], []
        for (name, kind, maybe), size in reversed(list(zip(asked["parts"], asked["sizes"], strict=True))):
            place, member = divmod(place, size)
            parts.append(Part(name, kind, "none" if maybe and member == size - 1 else self.members[kind][member], -1 if maybe and member == size - 1 else member))
        parts.reverse()
        head = f"{asked['name'].replace('_', '-')} " if asked["standing"] else ""
        return Option(number, head + " ".join(part.member for part in parts), tuple(parts))

    def option_number(self, question: int, name: str) -> int:
        """The number of an option by its name; KeyError names the word that is unknown."""
        words = name.split()
        if words == [DECLINE]:
            return 0
        asked = self.questions[question]
        for standing in self._standing:
            if words and words[0] == standing["name"].replace("_", "-"):
                asked, words = standing, words[1:]
                break
        if len(words) != len(asked["parts"]):
            raise KeyError(name)
        place = 0
        for word, (_, kind, maybe), size in zip(words, asked["parts"], asked["sizes"], strict=True):
            place = place * size + (size - 1 if maybe and word == "none" else self._numbers[kind][word])
        return int(asked["offset"]) + place

    # ---- refusals and events
    def why(self, packed: int) -> Why | None:
        """The reason in a packed refusal; None when it is legal."""
        if packed == 0:
            return None
        numbers = tuple(((packed >> shift & 0xFFFF) ^ 0x8000) - 0x8000 for shift in (8, 24, 40))
        return Why(self.refusals[packed & 0xFF].lower().replace("_", "-"), (numbers[0], numbers[1], numbers[2]))

    def event(self, row: tuple[int, ...], viewer: int | None = None) -> Event:
        """An event by its numbers, as this viewer may read it (None: everything, -1: a spectator)."""
        kind = self.event_kinds[row[0]]
        table = self.meta["events"][kind]
        numbers = dict(zip(table, row[2:], strict=False))
        args = {}
        for name, (type_, readers) in table.items():
            allowed = viewer is None or readers == "ALL" or (viewer >= 0 and any(numbers.get(reader) == viewer for reader in readers.split()))
            args[name] = self.value(type_, numbers[name]) if allowed else HIDDEN
        cause = self.member("Cause", row[1]) if "Cause" in self.members else None
        return Event(kind.lower().replace("_", "-"), cause or "", args, row if viewer is None else ())

    def value(self, type_: str, number: int) -> Any:
        """A number as the kind of an argument or field says."""
        head, _, member = type_.partition(" ")
        if head == "set":
            return self.set_names(member, number)
        if head in ("Seat", "Number"):
            return number if head == "Number" or number >= 0 else None
        return self.member(head, number)


def bits(members: int) -> Iterator[int]:
    """The members of a set."""
    while members:
        yield (members & -members).bit_length() - 1
        members &= members - 1
