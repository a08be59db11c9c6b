"""The Python door: one position of one game, with everything that screens, bots and servers may ask of it.

    >>> import fabletop
    >>> p = fabletop.game("three-chapters").start(seats=4, seed=7)
    >>> p.decision.question, p.decision.seats
    ('card-to-keep', (0, 1, 2, 3))
    >>> [option.name for option in p.options(0)][:2]
    ['white-rabbit', 'gretel']
    >>> events = p.apply(p.decision.number, 0, "gretel")
    >>> p.decision.seats
    (1, 2, 3)
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from . import plain
from .fields import CODES
from .game import GameError, Settings
from .names import Event, Option, Why, bits
from .saying import meant, one_of
from .source import seal_of, sealed_words
from .view import View, field_values, shaped
from .words import BROKEN, IF_ANY, MAY, NO_CHANCE, NONE, SEALED, Fault

REFILL = 1024  # words of a tape at a time


class Refused(GameError):
    """An answer that is not legal. `why` is None when it is no option at all."""

    def __init__(self, what: str, why: Why | None = None, **args: object) -> None:
        super().__init__(what, **args)
        self.why = why


class RulesFault(RuntimeError):
    """The rules came to a fault; the answer was taken back and nothing is changed. A `position` that could not begin stands where it broke."""

    def __init__(self, sentence: str, code: int, position: Position) -> None:
        super().__init__(sentence)
        self.code = code
        self.position = position


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked now. `seats` wait; `asked` are all that were asked, and of a sealed question they may still change their answer."""

    number: int
    seats: tuple[int, ...]
    asked: tuple[int, ...]
    question: str
    cause: str
    may_decline: bool
    sealed: bool
    known: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat's place: its rank from 1, and what the game counts, by name."""

    seat: int
    rank: int
    counts: dict[str, Any]


@dataclass(frozen=True, slots=True)
class UndoFloor:
    """How far back an answer may be taken: to the decision of this number, and why not further."""

    number: int
    reason: str  # start, drawn, shown, others


@dataclass(frozen=True, slots=True)
class Past:
    """One answer that led here: its decision, its seat, and whether it stands in the way of undo."""

    number: int
    seat: int
    drew: bool
    shown: bool


class Position:
    """A half-played game. `core` is the same thing underneath, for bots and environments that need its speed."""

    def __init__(self, settings: Settings, core: Any) -> None:
        self.settings = settings
        self.core = core
        self.names = settings.names
        self.events: tuple[Event, ...] = ()  # of the last answer (or of the deal), unhidden
        self.drawn: tuple[tuple[int, int], ...] = ()  # of the last answer (or the deal): outcome, of how many
        self.past: tuple[Past, ...] = ()
        self.key: bytes | None = None
        self.seed: int | None = None
        self.words_read = 0

    # ---- beginning
    @classmethod
    def deal(cls, settings: Settings, key: bytes, seed: int | None = None) -> Position:
        """Begin, drawing from the stream of this key."""
        new = cls(settings, settings.game.rules.Core.blank(settings.numbers_table))
        new.key, new.seed = key, seed
        new._begin(settings.game.rules.Chance.tape(sealed_words(key, 0, REFILL)))
        new.words_read = REFILL - new.core.source.unread
        return new

    @classmethod
    def recorded(cls, settings: Settings, outcomes: Sequence[int]) -> Position:
        """Begin with draws that were recorded or are forced."""
        new = cls(settings, settings.game.rules.Core.blank(settings.numbers_table))
        new._begin(settings.game.rules.Chance.recorded(outcomes))
        return new

    @classmethod
    def set_up(cls, settings: Settings, story: str, fields: Mapping[str, Any], outcomes: Sequence[int] = ()) -> Position:
        """Begin in the middle: with these numbers, zeros elsewhere, and this story. For scenarios; all later draws are forced."""
        new = cls(settings, settings.game.rules.Core.blank(settings.numbers_table))
        blank = new.core.save()
        new._load({**{f["name"]: field_values(f, blank) for f in settings.game.meta["fields"]}, **fields})
        new._begin(settings.game.rules.Chance.recorded(outcomes), story)
        return new

    def _begin(self, source: Any, story: str = "game") -> None:
        self.core.listen()
        self.core.source = source
        self.core.start(self.settings.game.meta["stories"].index(story))
        if self.core.fault:
            raise RulesFault(f"{self.settings.game.id} cannot begin: fault {self.core.fault}", self.core.fault, self)
        self._note()

    def go_on(self, key: bytes, words_read: int) -> None:
        """From here draw from the stream of this key, of which so many words were read."""
        self.key, self.words_read = key, words_read
        self.core.source = self.settings.game.rules.Chance.tape(sealed_words(key, words_read, REFILL))

    def _load(self, fields: Mapping[str, Any]) -> None:
        saved = bytearray(self.settings.game.meta["size"])
        for field in self.settings.game.meta["fields"]:
            values = plain.flat(fields[field["name"]])
            struct.pack_into(f"<{_count(field)}{CODES[field['type']]}", saved, field["offset"], *values)
        self.core.load(bytes(saved))

    def _note(self) -> None:
        self.events = tuple(self.names.event(row) for row in self.core.events())
        self.drawn = tuple(self.core.source.drawn()) if self.core.source is not None else ()

    # ---- what is asked
    @property
    def over(self) -> bool:
        return bool(self.core.over)

    @property
    def seats(self) -> int:
        """How many people play."""
        return self.settings.seats

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None when the game is over."""
        if self.core.over:
            return None
        asked = self._question
        how, known = self._number("how"), self["asked"]
        return Decision(
            self.core.number, tuple(bits(self.core.waiting)), tuple(bits(self.core.asked_seats)), asked["name"].replace("_", "-"),
            self.names.member("Cause", self._number("cause")) or "" if "Cause" in self.names.members else "",
            how in (MAY, IF_ANY), how == SEALED, tuple(zip(asked["known"], known, strict=False)),
        )

    @property
    def _question(self) -> dict[str, Any]:
        return self.names.questions[self._number("question")]

    def options(self, seat: int) -> list[Option]:
        """What this seat may answer now, in the order of the options' numbers."""
        question = self._number("question")
        return [self.names.option(question, number) for number in self.core.options(seat)]

    def option(self, name: str | int) -> int:
        """The number of an option: of its name, or of itself."""
        if isinstance(name, int):
            return name if abs(name) < 2**31 else -1  # no option of any game
        if not isinstance(name, str):
            raise Refused("position-option-form", given=repr(name))
        try:
            return self.names.option_number(self._number("question"), name)
        except KeyError as unknown:
            names = [o.name for seat in bits(self.core.asked_seats) for o in self.options(seat)]
            if close := meant(name, names):
                raise Refused("position-no-option", name=name, near=close) from None
            raise Refused("position-unknown", name=name, unknown=str(unknown.args[0])) from None

    def why_not(self, seat: int, option: str | int) -> Why | None:
        """Why this seat may not answer so now; None if it may."""
        return self.names.why(self.core.refusal(seat, self.option(option)))

    # ---- answering
    def apply(self, number: int, seat: int, option: str | int) -> tuple[Event, ...]:
        """Answer decision `number`. What happened, unhidden: show a viewer `event_for(viewer)` of it."""
        now = self.core.number
        if not isinstance(number, int) or not isinstance(seat, int) or abs(seat) > 1000:
            raise Refused("position-answer-form", number=repr(number), seat=repr(seat))
        if number != now and not self.over:
            raise Refused("position-stale", Why("stale", (min(number, 32767), now, 0)), given=number, now=now)
        chosen = self.option(option)
        private = not self.over and self._question["private"]
        self._apply(seat, chosen)
        self._note()
        shown = private and not (self.core.number == now and not self.over)
        changed = bool(self.past) and (self.past[-1].number, self.past[-1].seat) == (now, seat)
        self.past = (*self.past[: len(self.past) - changed], Past(now, seat, bool(self.drawn), shown))
        return self.events

    def _apply(self, seat: int, option: int) -> None:
        while True:
            source = self.core.source
            before = source.unread if source is not None else 0
            why = self.core.apply(seat, option)
            if why == -NO_CHANCE and self.key is not None and source is not None:
                source = self.core.source = self.settings.game.rules.Chance.tape(sealed_words(self.key, self.words_read, 2 * REFILL + before))
                continue
            break
        if why < 0:
            broken = f" ({self.core.broken})" if -why == BROKEN else ""
            raise RulesFault(f"the rules of {self.settings.game.id} came to fault {-why}{broken} at decision {self.core.number}; the answer was taken back", -why, self)
        if why > 0:
            reason = self.names.why(why)
            assert reason is not None
            raise Refused("position-refused", reason, seat=seat, code=reason.code, numbers=str(reason.numbers))
        if self.key is not None and source is not None:
            self.words_read += before - source.unread

    # ---- looking
    def view(self, viewer: int | None) -> View:
        """All that this seat (None: a spectator) may know, and no way back."""
        return View.of(self, self._viewer(viewer))

    def _viewer(self, viewer: int | None) -> int:
        if viewer is None:
            return NONE
        if not 0 <= viewer < self.seats:
            raise GameError("position-no-seat", last=self.seats - 1, given=viewer)
        return viewer

    def events_for(self, viewer: int | None) -> tuple[Event, ...]:
        """What happened last, as this viewer may read it."""
        return tuple(self.names.event(event.row, self._viewer(viewer)) for event in self.events)

    def explain(self, seat: int, what: str, thing: str) -> tuple[Event, ...]:
        """Each clause of what the game says of a thing ("now" or "later", a card), true or false, with its witness."""
        topics: Sequence[str] = self.settings.game.about.EXPLAINS
        if what not in topics:
            raise GameError("position-not-explained", given=what, topics=one_of(topics), near=meant(what, topics))
        kind = self.settings.game.about.EXPLAINED
        members = self.names.members[kind]
        if thing not in members:
            raise GameError("position-no-thing", kind=kind.lower(), given=thing, near=meant(thing, members))
        number = topics.index(what) * len(members) + members.index(thing)
        return tuple(self.names.event(row, self._viewer(seat)) for row in self.core.explain(self._viewer(seat), number))

    def preview(self, seat: int, option: str | int) -> tuple[Event, ...]:
        """What this seat would see happen if it answered so: up to the first chance, secret or decision of somebody else."""
        number = self.option(option)
        if self.core.refusal(seat, number) or self._number("how") == SEALED:
            return ()
        rules = self.settings.game.text_rules
        from .uncompiled import guarded

        g = guarded(self.core, self._viewer(seat), rules.NAMES, self.settings.text_numbers)
        g.events = []
        try:
            rules.NAMES["take"](g, seat, number)
            rules.NAMES["advance"](g)
        except (plain.Hidden, Fault):
            pass
        return tuple(self.names.event(tuple(map(int, row)), seat) for row in g.events)

    def outcomes(self, seat: int, option: str | int, most: int = 10_000) -> Iterator[tuple[float, Position]]:
        """Every result of an answer with its probability, its draws forced one after the other."""
        number = self.option(option)
        why = self.core.refusal(seat, number)
        if why:
            raise Refused("position-refused-plainly", self.names.why(why), seat=seat)
        chance, found = self.settings.game.rules.Chance, 0
        branches: list[tuple[float, list[int]]] = [(1.0, [])]
        while branches:
            weight, script = branches.pop()
            new = self.clone()
            new.core.source = source = chance.recorded(script)
            code = new.core.apply(seat, number)
            if code == -NO_CHANCE and source.wanted:
                total = sum(w for _, w in source.wanted)
                branches += [(weight * w / total, [*script, outcome]) for outcome, w in source.wanted]
            elif code:
                raise RulesFault(f"fault {-code} after the draws {script}", -code, new)
            else:
                found += 1
                new.core.source = None
                yield weight, new
            if found + len(branches) > most:
                raise GameError("position-many-results", most=most)

    def notes(self, seat: int) -> dict[str, Any]:
        """What this seat has learned besides what lies open: by field."""
        view = self.view(seat)
        return {name: view[name] for name in self.settings.game.meta["notes"]}

    @property
    def undo_floor(self) -> UndoFloor:
        """How far back the last seat that answered may take its answers."""
        if not self.past:
            return UndoFloor(self.core.number, "start")
        mine, floor = self.past[-1].seat, self.core.number
        for past in reversed(self.past):
            reason = "drawn" if past.drew else "shown" if past.shown else "others" if past.seat != mine else ""
            if reason:
                return UndoFloor(floor, reason)
            floor = past.number
        return UndoFloor(floor, "start")

    @property
    def standings(self) -> list[Standing]:
        """By rank when the game is over; before that in the order of seats, with rank 0."""
        ranks = self["rank"]
        out = [Standing(seat, ranks[seat], self._counts(seat)) for seat in range(self.seats)]
        return sorted(out, key=lambda s: s.rank)

    def _counts(self, seat: int) -> dict[str, Any]:
        counts: dict[str, Any] = {}
        for name in self.settings.game.meta["counts"]:
            if isinstance(name, str):
                counts[name] = self[name][seat]
            else:  # a field with an axis of named members: ("tokens", "Token")
                counts.update(zip(self.names.members[name[1]], self[name[0]][seat], strict=True))
        return counts

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1."""
        return tuple(s.seat for s in self.standings if s.rank == 1)

    @property
    def tie(self) -> str | None:
        """How a tie for the first place was told, if there was one."""
        ties, number = self.settings.game.meta["ties"], self._number("tie")
        return ties[number] if 0 <= number < len(ties) else None

    # ---- copies and data
    def clone(self) -> Position:
        """Equal and independent; it draws from nowhere until its core is given a source."""
        new = Position(self.settings, self.core.clone())
        new.core.listen()
        new.past = self.past
        return new

    def __getitem__(self, name: str) -> Any:
        """A field's numbers: a number, or lists. Unhidden; what a seat may read is `view(seat)[name]`."""
        field = self.settings.game.field(name)
        return shaped(field, field_values(field, self.core.save()))

    def _number(self, name: str) -> int:
        field = self.settings.game.field(name)
        return int(struct.unpack_from("<" + CODES[field["type"]], self.core.save(), field["offset"])[0])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.core.save() == other.core.save() and self.settings.bytes == other.settings.bytes

    def __hash__(self) -> int:
        return hash(self.core.save())

    @property
    def seal(self) -> str | None:
        """The hash of the deal's key, to be shown from the start."""
        return seal_of(self.key) if self.key is not None else None

    def to_json(self) -> str:
        """The position as data. It carries the hash of the rules' text and is refused by others; a game's durable form is its journal."""
        game = self.settings.game
        fields = {f["name"]: shaped(f, field_values(f, self.core.save())) for f in game.meta["fields"]}
        return json.dumps({"game": game.id, "edition": game.edition, "rules": game.meta["hash"], "settings": self.settings.content, "fields": fields})

    @classmethod
    def from_json(cls, text: str) -> Position:
        """What `to_json` gave."""
        from .game import find

        try:
            data = json.loads(text)
            game = find(data["game"], data["edition"])
            if data["rules"] != game.meta["hash"]:
                raise GameError("position-other-rules")
            settings = game.settings_from(data["settings"])
            new = cls(settings, game.rules.Core.blank(settings.numbers_table))
            new._load(data["fields"])
        except (KeyError, TypeError, json.JSONDecodeError, struct.error) as error:
            raise GameError("position-unreadable", why=str(error)) from error
        new.core.listen()
        return new

    def difference(self, other: Position) -> dict[str, tuple[Any, Any]]:
        """The fields in which two positions of one game differ."""
        mine, theirs = self.core.save(), other.core.save()
        out = {}
        for field in self.settings.game.meta["fields"]:
            a, b = field_values(field, mine), field_values(field, theirs)
            if a != b:
                out[field["name"]] = (shaped(field, a), shaped(field, b))
        return out


def _count(field: dict[str, Any]) -> int:
    n = 1
    for size in field["shape"]:
        n *= size
    return n
