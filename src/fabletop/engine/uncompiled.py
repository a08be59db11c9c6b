"""A game's rules uncompiled, behind the same door as its compiled module: the oracle of C, and the rules where there is no compiler."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from . import plain
from .build.room import Room, as_text, room
from .source import Fast, Recorded, Source, Tape
from .words import BROKEN, NONE, SEALED, Fault

ANY_NUMBER = 1 << 40


@cache
def rules(package: str, edition: str) -> Any:
    """What `fabletop.compiled.<game>` offers, made from the text."""
    return rules_of(room(package, edition))


def rules_of(made: Room) -> Any:
    """The same for a room that is no installed game (tests, new games)."""
    names = as_text(made)

    class SettingsTable:
        """What is fixed for a game: its numbers, shared by all positions of it."""

        def __init__(self, numbers: bytes) -> None:
            if len(numbers) != made.meta["settings_size"]:
                raise ValueError(f"settings of {made.meta['game']} have {made.meta['settings_size']} bytes, not {len(numbers)}")
            self.s = names["Settings"]()
            self.s.load(numbers)

    class Core(_Core):
        META = made.meta
        NAMES = names

    return SimpleNamespace(META=made.meta, NAMES=names, ROOM=made, SettingsTable=SettingsTable, Core=Core, Chance=Chance, play_many=_play_many(Core))


class Chance:
    """A stream of draws that belongs to one position."""

    @staticmethod
    def fast(seed: int, noting: bool = False) -> Source:
        return Fast(seed)

    @staticmethod
    def recorded(outcomes: Any) -> Source:
        return Recorded(outcomes)

    @staticmethod
    def tape(words: Any) -> Source:
        return Tape(words)


class _Core:
    """One position: the twin of `Core` in build/core.pyx, word for word."""

    META: dict[str, Any]
    NAMES: dict[str, Any]

    def __init__(self, g: Any, settings: Any) -> None:
        self.broken = ""  # what C would not have noticed: a number that does not fit, a place that is not there
        self.g = g
        self.settings = settings

    @classmethod
    def blank(cls, settings: Any) -> Any:
        return cls(cls.NAMES["Position"](settings.s), settings)

    @classmethod
    def deal(cls, settings: Any, seed: int) -> Any:
        new = cls.blank(settings)
        new.source = Fast(seed)
        new.start()
        return new

    @property
    def source(self) -> Any:
        return self.g.source

    @source.setter
    def source(self, source: Any) -> None:
        self.g.source = source

    @property
    def over(self) -> bool:
        return bool(self.g.over)

    @property
    def waiting(self) -> int:
        return int(self.g.waiting)

    @property
    def asked_seats(self) -> int:
        return int(self.g.seats)

    @property
    def number(self) -> int:
        return int(self.g.number)

    @property
    def fault(self) -> int:
        return int(self.g.fault)

    def listen(self, on: bool = True) -> None:
        self.g.events = (self.g.events or []) if on else None

    def events(self) -> list[tuple[int, ...]]:
        events = [tuple(map(int, row)) for row in self.g.events or []]
        if self.g.events is not None:
            self.g.events = []
        return events

    def start(self, story: int | None = None) -> None:
        try:
            self.NAMES["start"](self.g, self.NAMES["STEP_game"] if story is None else story)
        except Fault as fault:
            self.g.fault = fault.code

    def apply(self, seat: int, option: int) -> int:
        why = int(self.NAMES["refusal"](self.g, seat, option))
        if why:
            return why
        before, heard = self.g.copy(), len(self.g.events or ())
        before.source, before.events = self.g.source, self.g.events
        try:
            self.NAMES["take"](self.g, seat, option)
            self.NAMES["advance"](self.g)
        except Fault as fault:
            self.g.fault = fault.code
        except (OverflowError, IndexError, ValueError, ZeroDivisionError) as error:
            self.g.fault, self.broken = BROKEN, str(error)
        if self.g.fault:
            why = -int(self.g.fault)
            self.g = before
            if self.g.events is not None:
                del self.g.events[heard:]
        return why

    def refusal(self, seat: int, option: int) -> int:
        return int(self.NAMES["refusal"](self.g, seat, option))

    def options(self, seat: int) -> list[int]:
        found = [0] * self.NAMES["MOST_OPTIONS"]
        return found[: self.NAMES["list_options"](self.g, seat, found)]

    def list_again(self, seat: int, times: int) -> int:
        """List the options of this seat so many times: to measure it. How many they are."""
        return max(len(self.options(seat)) for _ in range(times))

    def clone(self) -> Any:
        return type(self)(self.g.copy(), self.settings)

    def blind(self, viewer: int) -> None:
        self.NAMES["blind"](self.g, viewer)

    def world(self, viewer: int, seed: int) -> Any:
        if not 0 <= viewer < self.META["seats"]:
            raise ValueError(f"no seat {viewer}")
        new = self.clone()
        new.source = Fast(seed)
        new.blind(viewer)
        self.NAMES["deal_world"](new.g, viewer)
        new.seal_anew(viewer)
        new.source = None
        return new

    def seal_anew(self, me: int) -> None:
        """The sealed answers of the others, at random among their options."""
        g = self.g
        for seat in range(self.META["seats"]):
            if seat != me:
                g.sealed[seat] = NONE
                if g.how == SEALED and g.waiting != 0 and g.seats >> seat & 1 and not g.waiting >> seat & 1:
                    found = self.options(seat)
                    option = found[g.source.below(len(found))]
                    g.sealed[seat] = NONE if option == 0 else option - self.NAMES["offset_of"](g.question)

    def worth(self, seat: int, option: int) -> int:
        return int(self.NAMES["worth"](self.g, seat, option))

    def choose(self, seat: int, by_worth: bool, seed: int) -> int:
        return _choice(self, seat, by_worth, Fast(seed))

    def explain(self, viewer: int, thing: int) -> list[tuple[int, ...]]:
        new = self.clone()
        new.blind(viewer)
        new.listen()
        self.NAMES["explain"](new.g, viewer, thing)
        return new.events()  # type: ignore[no-any-return]

    def save(self) -> bytes:
        return bytes(self.g.save())

    def load(self, saved: bytes) -> None:
        if len(saved) != self.META["size"]:
            raise ValueError(f"a position of {self.META['game']} has {self.META['size']} bytes, not {len(saved)}")
        self.g.load(saved)

    def play_out(self, seed: int, players: int = 0, most: int = ANY_NUMBER) -> int:
        pick, n = Fast(seed), 0
        while not self.over and not self.fault and n < most:
            seat = (self.waiting & -self.waiting).bit_length() - 1
            self.NAMES["take"](self.g, seat, _choice(self, seat, bool(players >> seat & 1), pick))
            self.NAMES["advance"](self.g)
            n += 1
        return n


def _choice(core: Any, seat: int, by_worth: bool, pick: Fast) -> int:
    found = core.options(seat)
    if len(found) == 1:
        return int(found[0])
    if by_worth:
        return int(max(found, key=lambda option: core.worth(seat, option)))
    return int(found[pick.word() * len(found) >> 64])


def _play_many(core: Any) -> Any:
    def play_many(settings: Any, seed: int, games: int, players: int = 0) -> tuple[int, int, int]:
        """Whole games: (games, answers, games that ended in a fault)."""
        answers = faults = 0
        for i in range(games):
            p = core.deal(settings, seed + i)
            answers += p.play_out(~(seed + i), players)
            faults += p.fault != 0
        return games, answers, faults

    return play_many


def guarded(core: Any, viewer: int, names: dict[str, Any], settings: Any) -> Any:
    """This position as plain Python on which reading what `viewer` may not read raises plain.Hidden."""
    g = names["Position"](settings)
    g.load(core.save())
    sealed = [f.name for f in g.FIELDS if f.reader == "SEALED"]
    return plain.guarded(g, viewer, lambda field, at: field.name in sealed and bool(at.shown >> sealed.index(field.name) & 1))
