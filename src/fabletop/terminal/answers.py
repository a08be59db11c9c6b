"""From what somebody typed to an option: by number, by name, by the beginning of a name, part by part."""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod

from fabletop.engine.names import Option, Part
from fabletop.engine.phrase import Phrase
from fabletop.engine.position import Position, Refused
from fabletop.engine.screen import Words
from fabletop.terminal.voice import Voice, look_of, plain

FEW = 12  # so many names are listed in a refusal
LONGEST = 12  # so many words at most are tried as names of several parts


@dataclass(frozen=True)
class Entry:
    """One thing that may be typed now: its number, its names, and the option (or the part of options) that it stands for."""

    number: int
    names: tuple[str, ...]
    label: Words
    member: tuple[str, str] | None = None  # kind and member of a part
    option: Option | None = None  # one that is whole at once: passing, or something that may be done at any time


@dataclass(frozen=True)
class More:
    """Not whole yet: these parts are chosen, the next is asked for."""

    chosen: tuple[Part, ...]


class Answers:
    """What a seat may answer now, and how that is typed."""

    def __init__(self, p: Position, seat: int, voice: Voice) -> None:
        self.p, self.seat, self.voice = p, seat, voice
        self.look = look_of(p, seat, voice)
        self.options = p.options(seat)
        asked = p.names.questions[p["question"]]
        first = asked["offset"]
        ours = range(first, first + prod(asked["sizes"]))
        self.question: str = asked["name"].replace("_", "-")
        self.parts: int = len(asked["parts"])
        self.ordinary = [o for o in self.options if o.id in ours and o.parts]
        if self.parts > 1 and all(part.member.isdecimal() and part.kind != "Seat" for o in self.ordinary for part in o.parts):
            self.ordinary, self.parts = [], 1  # so many of each, at once: each mix is a choice of its own
        self.whole = [o for o in self.options if o not in self.ordinary]
        self.numbers: dict[tuple[str, str], int] = {}
        for at in range(self.parts):
            for option in self.ordinary:
                key = (option.parts[at].kind, option.parts[at].member)
                self.numbers.setdefault(key, len(self.numbers) + 1)

    def entries(self, chosen: tuple[Part, ...] = ()) -> list[Entry]:
        """What may be typed now, or after these parts."""
        found: dict[tuple[str, str], Entry] = {}
        for option in self.ordinary:
            if option.parts[: len(chosen)] == chosen:
                part = option.parts[len(chosen)]
                key = (part.kind, part.member)
                if key not in found:
                    label = self.voice.part(part, self.look)
                    found[key] = Entry(self.numbers[key], self._names(part.member, label), label, key)
        out = list(found.values())
        if not chosen:
            after = len(self.numbers)
            for option in self.whole:
                if option.id:
                    after += 1
                words = self.voice.option(self.question, option, self.look)
                names = (*self._names(option.name, words), *(sorted(self.voice.command("pass")) if option.id == 0 else ()))
                out.append(Entry(after if option.id else 0, names, words, option=option))
        return out

    def _names(self, id: str, label: Words) -> tuple[str, ...]:
        return tuple(dict.fromkeys((plain(id), plain(self.voice.say(label)))))

    # ---- reading
    def read(self, typed: str, chosen: tuple[Part, ...] = ()) -> Option | More | Phrase:
        """The option, or what of it is chosen so far; or the sentence that says why not."""
        entries = self.entries(chosen)
        if not plain(typed):
            if len(self.options) == 1:
                return self.options[0]
            return Phrase("play-nothing-typed", _bounds(entries))
        wrong: list[Phrase] = []
        for words in _cut(typed, self.parts - len(chosen)):
            read = self._follow(words, chosen)
            if not isinstance(read, Phrase):
                return read
            wrong.append(read)
        return next(
            (phrase for phrase in wrong if phrase.key == "play-refused"), wrong[0]
        )  # a reason says more than that a word is unknown

    def _follow(self, words: Sequence[str], chosen: tuple[Part, ...]) -> Option | More | Phrase:
        for word in words:
            entry = self._one(word, chosen)
            if isinstance(entry, Phrase):
                return entry
            if entry.option is not None:
                return entry.option
            chosen = next(
                o for o in self.ordinary if o.parts[: len(chosen)] == chosen and _key(o.parts[len(chosen)]) == entry.member
            ).parts[: len(chosen) + 1]
            whole = [o for o in self.ordinary if o.parts[: len(chosen)] == chosen]
            if len(whole) == 1:  # nothing else goes with what was chosen
                return whole[0]
        return More(chosen)

    def _one(self, word: str, chosen: tuple[Part, ...]) -> Entry | Phrase:
        """The entry that this word means."""
        entries, said = self.entries(chosen), plain(word)
        if word.strip().isdecimal():
            for entry in entries:
                if len(said) < 6 and entry.number == int(said):
                    return entry
            gone = next((member for (_, member), number in self.numbers.items() if chosen and str(number) == said), None)
            refused = self._impossible(plain(gone), chosen, entries) if gone else None
            return refused or Phrase("play-unknown", {"typed": _short(word), **_bounds(entries)})
        for fits in (
            [e for e in entries if said in e.names],
            [e for e in entries if any(name.startswith(said) for name in e.names)],
            [e for e in entries if any(f" {name}".find(f" {said}") >= 0 for name in e.names)],
        ):
            if len(fits) == 1:
                return fits[0]
            if fits:
                return Phrase("play-several", {"typed": _short(word), "names": tuple(self.voice.say(e.label) for e in fits)})
        return self._impossible(said, chosen, entries) or self._unknown(word, entries)

    def _unknown(self, word: str, entries: list[Entry]) -> Phrase:
        names = {name: self.voice.say(entry.label) for entry in entries for name in entry.names}
        close = difflib.get_close_matches(plain(word), names, 1, 0.7)
        if close:
            return Phrase("play-unknown-near", {"typed": _short(word), "near": names[close[0]]})
        return Phrase("play-unknown", {"typed": _short(word), **_bounds(entries)})

    def _impossible(self, said: str, chosen: tuple[Part, ...], entries: list[Entry]) -> Phrase | None:
        """The refusal, where the word names something of the right kind that cannot be chosen now."""
        asked = self.p.names.questions[self.p["question"]]["parts"]
        if len(chosen) >= len(asked):
            return None
        kind = asked[len(chosen)][1]
        for member in self.p.names.members[kind]:
            if said in self._names(member, self.voice.thing(kind, member, self.look)):
                others = [p.member for o in self.ordinary[:1] for p in o.parts[len(chosen) + 1 :]]
                name = " ".join([*(p.member for p in chosen), member, *others])
                try:
                    why = self.p.why_not(self.seat, name)
                except Refused:
                    return None
                said_why = self.voice.reason(self.look, why, name)
                names = tuple(self.voice.say(entry.label) for entry in entries)
                return Phrase("play-refused", {"why": said_why, "names": names if len(names) <= FEW else (*names[:FEW], "…")})
        return None


def _key(part: Part) -> tuple[str, str]:
    return part.kind, part.member


def _bounds(entries: list[Entry]) -> dict[str, object]:
    numbers = [entry.number for entry in entries] or [0]
    return {"low": min(numbers), "high": max(numbers)}


def _short(word: str) -> str:
    return " ".join(word.split())[:40]


def _cut(typed: str, parts: int) -> Iterator[list[str]]:
    """The ways in which a line can be the names of so many parts, or of fewer."""
    if "," in typed or ";" in typed:
        cut = [piece for piece in typed.replace(";", ",").split(",") if piece.strip()]
        yield cut if 0 < len(cut) <= parts else [typed]
        return
    words = typed.split()
    if 1 < len(words) <= parts and all(word.isdecimal() for word in words):
        yield words
        return
    yield [typed]
    if parts < 2 or len(words) < 2 or len(words) > LONGEST:
        return
    for at in range(1, len(words)):
        if parts == 2:
            yield [" ".join(words[:at]), " ".join(words[at:])]
        else:
            for rest in _cut(" ".join(words[at:]), parts - 1):
                yield [" ".join(words[:at]), *rest]
