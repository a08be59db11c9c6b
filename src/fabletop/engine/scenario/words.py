"""How the words of a scenario and the numbers of a position become each other."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any, Final

from ..fields import LIMITS
from ..game import Settings
from ..names import Event
from ..near import near
from ..phrase import HIDDEN
from ..words import NONE
from .reading import clean

NOTHING: Final = "none"
CAUSE: Final = "Cause"  # the kind of which no field holds a member


class Missing(Exception):
    """The scenario says something that is not so; the sentence gets its place where it is caught."""


@dataclass(frozen=True, slots=True)
class _Word:
    """A number, and the kind by whose name it was written ("" for digits)."""

    number: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Target:
    """Some numbers of a field: how it was called, from which place on, and what they are said to be."""

    field: Mapping[str, Any]
    name: str
    at: int
    values: list[int]
    kind: str  # of the names among them
    axis: str = ""  # the kind whose members name the places


@dataclass(frozen=True, slots=True)
class Expected:
    """An event as a scenario writes it. Without a cause any will do."""

    kind: str
    cause: str | None
    args: Mapping[str, Any]

    def fits(self, event: Event) -> bool:
        """Is this the event that is meant?"""
        found = {name: frozenset(value) if isinstance(value, tuple) else value for name, value in event.args.items()}
        return event.kind == self.kind and (self.cause is None or hyphens(event.cause) == self.cause) and found == self.args


class Words:
    """A game's names, both ways: from what a scenario says to numbers, and back for its failures."""

    def __init__(self, settings: Settings) -> None:
        self.game = settings.game
        self.names = settings.names
        self.seats = settings.seats
        self.event_kinds = [hyphens(kind.lower()) for kind in self.names.event_kinds]
        # kinds with names, not those that are named by numbers
        self.named = [kind for kind, members in self.names.members.items() if kind != CAUSE and not members[0].isdigit()]
        counts = {name[0]: ("", name[1]) for name in self.game.meta["counts"] if not isinstance(name, str)}
        self.axes: dict[str, Sequence[str]] = {**counts, **self.game.meta["axes"]}

    # ---- one number
    def member(self, kind: str, word: str) -> int | None:
        """The number of a member of a kind; None when none is called so."""
        for written in (word, word.replace("-", "_")):
            if written in self.names.members[kind]:
                return self.names.number(kind, written)
        return None

    def number(self, word: str, kind: str = "") -> _Word:
        """A number, the name of a member, or none. `kind.member` says of which kind where several have one of that name."""
        if re.fullmatch(r"-?[0-9]{1,18}", word):
            return _Word(int(word))
        if word == NOTHING:
            return _Word(NONE)
        wanted, dot, member = word.rpartition(".")
        kinds = [kind] if kind else [one for one in self.named if not dot or one.lower() == wanted.lower()]
        found = [_Word(number, one) for one in kinds if (number := self.member(one, member if dot else word)) is not None]
        if not found:
            listed = [name for one in kinds for name in self.names.members[one]]
            of = f" of {kind}" if kind else ""
            raise Missing(f'there is no "{clean(word)}"{of}{near(word, listed) or _listed(listed)}')
        if len({one.number for one in found}) > 1:
            raise Missing(f'"{clean(word)}" is of several kinds; write {" or ".join(f"{one.kind.lower()}.{word}" for one in found)}')
        return found[0]

    def show(self, number: int | None, kind: str = "") -> str:
        """A number by its name, where its kind is known; None is one that the viewer may not read."""
        if number is None:
            return "hidden"
        return (self.names.member(kind, number) if kind else None) or (NOTHING if number == NONE else str(number))

    def outcomes(self, numbers: Sequence[int]) -> str:
        """What a draw can give: numbers, with the names of the kind that the game's sets are made of."""
        kinds = [f["member"] for f in self.game.meta["fields"] if f["type"] == "set"]
        if list(numbers) == list(range(self.seats)) or not kinds:
            return ", ".join(map(str, numbers))
        return ", ".join(self.names.member(kinds[0], number) or str(number) for number in numbers)

    # ---- fields
    def target(self, text: str) -> Target | None:
        """`tokens 0: heart 2 gem 1` and the like; None when the text is of another form."""
        name, colon, value = text.partition(":")
        words = name.split()
        fields = [f["name"] for f in self.game.meta["fields"]]
        if not colon or not words:
            return None
        if words[0] not in fields:
            raise Missing(f'there is no field "{clean(words[0])}"; there are {", ".join(fields)}{near(words[0], fields)}')
        one = self.game.field(words[0])
        shape, at = list(one["shape"]), 0
        if len(words) - 1 > len(shape):
            raise Missing(f'"{words[0]}" has {len(shape)} axes, so there is no "{clean(name.strip())}"')
        for axis, word in enumerate(words[1:]):
            place = self.number(word, "" if re.fullmatch("[0-9]+", word) else self.axis(words[0], axis)).number
            if not 0 <= place < shape[axis]:
                raise Missing(f'"{words[0]}" has places 0 to {shape[axis] - 1} there, not {clean(word)}')
            at = at * shape[axis] + place
        rest = shape[len(words) - 1 :]
        count = prod(rest)
        values, kind = self._values(one, rest, count, value.replace(",", " ").split())
        least, most = (0, LIMITS["set"]) if one["type"] == "set" else (-LIMITS[one["type"]] - 1, LIMITS[one["type"]])
        for number in values:
            if not least <= number <= most:
                raise Missing(f'{number} does not fit into "{words[0]}"; it holds {least} to {most}')
        axis_kind = self.axis(words[0], len(shape) - 1) if len(rest) == 1 else ""
        return Target(one, name.strip(), at * count, values, kind, axis_kind)

    def _values(self, one: Mapping[str, Any], rest: Sequence[int], count: int, words: list[str]) -> tuple[list[int], str]:
        name = one["name"]
        if one["type"] == "set":
            if words in ([], [NOTHING]):
                return [0] * count, one["member"]
            if rest:
                raise Missing(f'"{name}" holds a set in each of its places; say of which, like "{name} 0: ..."')
            return [self.set(words, one["member"])], one["member"]
        if not words:
            raise Missing(f'"{name}" is given no value; write a number, a name or {NOTHING}')
        axis = self.axis(name, len(one["shape"]) - 1)
        if axis and len(rest) == 1 and self.member(axis, words[0]) is not None:
            return self._by_axis(axis, rest[0], words), ""
        own = name.capitalize()
        kind = own if own in self.named else ""
        found = self._found(words, kind)
        numbers, kinds = [one.number for one in found], [one.kind for one in found if one.kind]
        if len(numbers) == 1:
            numbers *= count  # one value for all places
        elif len(rest) == 1 and len(numbers) == self.seats < count:
            numbers += [0] * (count - len(numbers))  # nobody sits there
        if len(numbers) != count:
            raise Missing(f'"{name}" has {count} numbers there, not {len(words)}')
        return numbers, kinds[0] if kinds else kind

    def _found(self, words: Sequence[str], kind: str) -> list[_Word]:
        """The numbers of these words: of the kind that the field is called after, or of any other."""
        try:
            return [self.number(word, kind) for word in words]
        except Missing as missing:
            try:
                return [self.number(word) for word in words]
            except Missing:
                raise missing from None

    def axis(self, field: str, n: int) -> str:
        """The kind whose members name the places of a field's n-th axis."""
        kinds = self.axes.get(field, ())
        return kinds[n] if 0 <= n < len(kinds) else ""

    def _by_axis(self, axis: str, size: int, words: Sequence[str]) -> list[int]:
        numbers = [0] * size
        if len(words) % 2:
            raise Missing(f'write a name and a number in turn, like "{words[0]} 2"')
        for member, count in zip(words[::2], words[1::2], strict=True):
            numbers[self.number(member, axis).number] = self.number(count).number
        return numbers

    def set(self, words: Sequence[str], kind: str) -> int:
        """A set of the members with these names."""
        members = 0
        for word in words:
            bit = 1 << self._one_of(word, kind)
            if members & bit:
                raise Missing(f"{clean(word)} is there twice")
            members |= bit
        return members

    def _one_of(self, word: str, kind: str) -> int:
        number = self.number(word, kind).number
        if not 0 <= number < len(self.names.members[kind]):
            raise Missing(f'there is no "{clean(word)}" of {kind}')
        return number

    def in_words(self, target: Target, found: Sequence[int | None]) -> str:
        """What was found, in the way it is written."""
        if target.field["type"] == "set":
            kind = target.field["member"]
            return " ".join("hidden" if bits is None else " ".join(self.names.set_names(kind, bits)) or NOTHING for bits in found)
        shown = [self.show(number, target.kind) for number in found]
        if target.axis and None not in found:
            members = self.names.members[target.axis]
            return " ".join(f"{member} {word}" for member, word in zip(members, shown, strict=True) if word != "0") or "0"
        return " ".join(shown)

    # ---- events
    def is_event(self, text: str) -> bool:
        """Is it an event, with or without its cause before it?"""
        cause, colon, rest = text.partition(":")
        words = (rest if colon else text).split()
        if colon and not self._is_field(cause) and cause in self.names.members.get("Cause", []):
            return True
        return bool(words) and words[0] in self.event_kinds and (not colon or len(cause.split()) == 1)

    def _is_field(self, name: str) -> bool:
        return any(one["name"] == name for one in self.game.meta["fields"])

    def cause(self, word: str) -> str:
        """A cause, by its name."""
        causes = self.names.members.get("Cause", [])
        if hyphens(word) not in map(hyphens, causes):
            raise Missing(f'nothing that happens is caused by "{clean(word)}"{near(word, causes)}')
        return hyphens(word)

    def event(self, text: str) -> Expected:
        """`jack: counted 0 paid gem 5 witness giant`: the cause, the kind, then its arguments in their order or by their names."""
        cause, colon, rest = text.partition(":")
        if not colon:
            cause, rest = "", text
        words = rest.split()
        if not words or words[0] not in self.event_kinds:
            said = clean(words[0]) if words else ""
            raise Missing(f'no event is called "{said}"; there are {", ".join(self.event_kinds)}{near(said, self.event_kinds)}')
        table: Mapping[str, Any] = self.game.meta["events"][self.names.event_kinds[self.event_kinds.index(words[0])]]
        args: dict[str, Any] = {}
        at = 1
        while at < len(words):
            name, at = self._argument(words, at, table, args)
            args[name], at = self._value(words, at, name, str(table[name][0]), table)
        for name, (type_, _) in table.items():
            if name not in args:
                if type_ != "Number" and not type_.startswith("set "):
                    raise Missing(f'{words[0]} has no {name}; its arguments are {", ".join(table)}')
                args[name] = 0 if type_ == "Number" else frozenset()  # what is left out is nothing
        return Expected(words[0], self.cause(cause.strip()) if colon else None, args)

    def _argument(self, words: Sequence[str], at: int, table: Mapping[str, Any], args: Mapping[str, Any]) -> tuple[str, int]:
        """Which argument comes next, and where its value begins: it is named, or the next that the word can be."""
        word = words[at]
        if word in table:
            if word in args:
                raise Missing(f"{word} is there twice")
            return word, at + 1
        for name, (type_, _) in table.items():
            if name not in args and self._can_be(word, str(type_)):
                return name, at
        meant = near(word, self._names_in(table))
        raise Missing(f'"{clean(word)}" is no argument of {words[0]}; its arguments are {", ".join(table)}{meant}')

    def _names_in(self, table: Mapping[str, Any]) -> list[str]:
        kinds = {str(type_).removeprefix("set ") for type_, _ in table.values()}
        return [*table, *[hyphens(name) for kind in kinds if kind in self.named for name in self.names.members[kind]]]

    def _can_be(self, word: str, type_: str) -> bool:
        if word == "hidden" or (word == NOTHING and type_ != "Number"):
            return True
        if type_ in ("Seat", "Number"):
            return re.fullmatch("-?[0-9]{1,6}", word) is not None
        return self.member(type_.removeprefix("set "), word) is not None

    def _value(self, words: Sequence[str], at: int, name: str, type_: str, table: Mapping[str, Any]) -> tuple[Any, int]:
        if at == len(words):
            raise Missing(f'"{name}" has no value')
        if not self._can_be(words[at], type_):
            kind = type_.removeprefix("set ")
            raise Missing(f'"{clean(words[at])}" cannot be the {name}{near(words[at], self.names.members.get(kind, []))}')
        if words[at] == "hidden":
            return HIDDEN, at + 1
        if type_ in ("Seat", "Number"):
            number = NONE if words[at] == NOTHING else int(words[at])
            return None if type_ == "Seat" and number < 0 else number, at + 1
        kind = type_.removeprefix("set ")
        if words[at] == NOTHING:
            return None if kind == type_ else frozenset(), at + 1
        if kind == type_:
            return self.names.member(kind, self._one_of(words[at], kind)), at + 1
        members = 0
        while at < len(words) and words[at] not in table and self.member(kind, words[at]) is not None:
            members |= 1 << self._one_of(words[at], kind)
            at += 1
        return frozenset(self.names.set_names(kind, members)), at

    def tell(self, event: Event) -> str:
        """An event as a scenario writes it."""
        table = self.game.meta["events"][self.names.event_kinds[self.event_kinds.index(event.kind)]]
        words = [event.kind]
        for name, value in event.args.items():
            type_ = table[name][0]
            if value is HIDDEN:
                words.append(f"{name} hidden")
            elif isinstance(value, tuple):
                words += [name, *value] if value else []
            elif type_ == "Number":
                words += [name, str(value)] if value else []
            else:
                words.append(NOTHING if value is None else hyphens(str(value)))
        return f"{hyphens(event.cause)}: {' '.join(words)}" if event.cause else " ".join(words)


def hyphens(word: str) -> str:
    """A name as a scenario writes it."""
    return word.replace("_", "-")


def _listed(words: Sequence[str]) -> str:
    """All that could have been meant, where these are few."""
    return f"; there are {', '.join(words)}" if 0 < len(words) <= 12 else ""
