"""The journal: header, answers and draws as lines that a person can read. It is the save, the replay, the bug report.

    fabletop journal 1
    game three-chapters retail
    rules 1
    deal open 7                          (or: deal sealed <hash of the key>)
    settings <hash> {"seats": 4, ...}
    seat 0 Ali                           (who sits there; `bot fox` for a bot)
    draw 11/50 3/49 ...                  (what the deal drew: outcome/of how many)
    1 0 jack ~6fd0                       (decision, seat, option; a check of what happened)
    2 3 dragon ~91c2
    draw 1/3                             (what the answer above it drew)
    undo 2                               (back to decision 2; what was undone stays, and counts when the deal is checked)
    key <256 bits>                       (at the end: the key whose hash was shown)

Lines are only ever added; a last line that was cut off is dropped.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final

from .game import SEED_DIGITS, Game, GameError, Settings, check_content, find
from .names import Event
from .phrase import Phrase
from .position import Position, Refused, RulesFault
from .saying import Said, part
from .source import open_key, seal_of

FORMAT = "fabletop journal 1"
DRAWS_A_LINE = 16
NUMBER_DIGITS: Final = 9  # of a decision, a seat or a version at most
DRAW_DIGITS: Final = 18  # of an outcome, and of how many: both are 64 bits wide


class JournalError(GameError):
    """A journal that cannot be read or played again; the sentence says where, and what to do."""


@dataclass(frozen=True)
class Line:
    """A line of a journal after its header, with its place in the file."""

    word: str  # answer, draw, undo, seat, key
    values: tuple[Any, ...]
    at: int


@dataclass(frozen=True)
class Step:
    """One answer played again: its number among the answers, and the position after it (before it: the step before)."""

    n: int
    number: int
    seat: int
    option: str
    position: Position
    at: int


@dataclass
class Journal:
    """A game as the lines it was played by."""

    game: str
    edition: str
    rules: int
    deal: tuple[str, str]  # ("open", seed) or ("sealed", hash)
    content: dict[str, Any]
    lines: list[Line] = field(default_factory=list)
    source: str = "journal"  # the file's name, for sentences

    # ---- writing
    @classmethod
    def begin(cls, p: Position, players: dict[int, str] | None = None) -> Journal:
        """The journal of a game that has just been dealt."""
        game = p.settings.game
        deal = ("open", str(p.seed)) if p.seed is not None else ("sealed", p.seal or "")
        journal = cls(game.id, game.edition, game.rules_version, deal, dict(p.settings.content))
        for seat, name in (players or {}).items():
            journal.sit(seat, name)
        journal._draws(p)
        return journal

    def header(self) -> str:
        """The first lines."""
        content = json.dumps(self.content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        return "\n".join([FORMAT, f"game {self.game} {self.edition}", f"rules {self.rules}", f"deal {self.deal[0]} {self.deal[1]}",
                          f"settings {_content_hash(self.content)} {content}"]) + "\n"

    def sit(self, seat: int, name: str) -> None:
        """Somebody takes a seat."""
        self._add("seat", seat, " ".join(name.split()))

    def answer(self, p: Position, number: int, seat: int, option: str) -> None:
        """An answer that was just taken; `p` is the position after it."""
        self._add("answer", number, seat, option, check_of(p))
        self._draws(p)

    def undo(self, number: int) -> None:
        """Back to this decision."""
        self._add("undo", number)

    def close(self, key: bytes) -> None:
        """The game is over: the key of the deal is told."""
        self._add("key", key.hex())

    def _draws(self, p: Position) -> None:
        for i in range(0, len(p.drawn), DRAWS_A_LINE):
            self._add("draw", *p.drawn[i : i + DRAWS_A_LINE])

    def _add(self, word: str, *values: Any) -> None:
        self.lines.append(Line(word, values, len(self.lines) + 6))

    @staticmethod
    def text_of(line: Line) -> str:
        """A line as it stands in the file."""
        if line.word == "answer":
            number, seat, option, check = line.values
            return f"{number} {seat} {option}" + (f" ~{check}" if check else "")
        if line.word == "draw":
            return "draw " + " ".join(f"{outcome}/{of}" for outcome, of in line.values)
        return " ".join(str(value) for value in (line.word, *line.values))

    def to_text(self) -> str:
        return self.header() + "".join(self.text_of(line) + "\n" for line in self.lines)

    # ---- reading
    @classmethod
    def read(cls, text: str, source: str = "journal") -> Journal:
        """The journal in a text. A half-written last line is dropped; lines may end as they do on other systems."""
        rows = text.replace("\r\n", "\n").split("\n")
        rows.pop()  # what follows the last line break: nothing, or half a line
        if not rows or rows[0].strip() != FORMAT:
            raise _refusal(source, 1, "journal-not-ours", format=FORMAT)
        heads = {}
        for at, word in enumerate(("game", "rules", "deal", "settings"), start=2):
            row = rows[at - 1] if at <= len(rows) else ""
            head, _, rest = row.partition(" ")
            if head != word or not rest:
                raise _refusal(source, at, "journal-header", word=word)
            heads[word] = rest
        game, _, edition = heads["game"].partition(" ")
        if not edition:
            raise _refusal(source, 2, "journal-game", given=_short(heads["game"]))
        rules = _number(heads["rules"])
        if rules is None:
            raise _refusal(source, 3, "journal-rules", given=_short(heads["rules"]))
        kind, _, value = heads["deal"].partition(" ")
        if not (kind == "open" and _is_seed(value)) and not (kind == "sealed" and re.fullmatch("[0-9a-f]{64}", value)):
            raise _refusal(source, 4, "journal-deal", given=_short(heads["deal"]), digits=SEED_DIGITS)
        content = _content(heads["settings"], source)
        journal = cls(game, edition, rules, (kind, value), content, source=source)
        answered = 0  # the decision that was answered last, of those that count
        for at, row in enumerate(rows[5:], start=6):
            if not row.strip() or row.startswith("#"):
                continue
            line = _line(row, at, source)
            if line.word == "seat" and line.values[0] >= content["seats"]:
                raise _refusal(source, at, "journal-no-seat", seat=line.values[0], last=content["seats"] - 1)
            if line.word == "answer":
                answered = line.values[0]
            if line.word == "undo":
                if not 1 <= line.values[0] <= answered:
                    there = part("journal-answered", last=answered) if answered else part("journal-nothing-answered")
                    raise _refusal(source, at, "journal-undo", number=line.values[0], there=there)
                answered = line.values[0] - 1
            journal.lines.append(line)
        return journal

    # ---- playing again
    def open_game(self, compiled: bool = True) -> Game:
        """The game of this journal."""
        try:
            return find(self.game, self.edition, compiled)
        except GameError as error:
            raise _at(self.source, 2, error) from error

    def settings(self, compiled: bool = True) -> Settings:
        game = self.open_game(compiled)
        try:
            return game.settings_from(self.content)
        except GameError as error:
            raise _at(self.source, 5, error) from error

    def start(self, compiled: bool = True) -> Position:
        """The position before the first answer."""
        draws = [outcome for outcome, _ in self._draws_after(-1)]
        try:
            p = Position.recorded(self.settings(compiled), draws)
        except RulesFault as error:
            raise JournalError("journal-deal-unfit", file=self.source, rules=self._rules(compiled)) from error
        if p.core.source.unread or tuple(p.drawn) != self._draws_after(-1):
            raise JournalError("said-so", said=self._told(compiled, "journal-deal-differs", file=self.source))
        return p

    def steps(self, compiled: bool = True) -> Iterator[Step]:
        """Every answer that counts, with the position after it."""
        p = self.start(compiled)
        kept = self._kept()
        for n, i in enumerate(kept, start=1):
            line = self.lines[i]
            number, seat, option, check = line.values
            draws = self._draws_after(i)
            p = p.clone()
            p.core.source = p.settings.game.rules.Chance.recorded([outcome for outcome, _ in draws])
            try:
                p.apply(number, seat, option)
            except Refused as error:
                raise _at(self.source, line.at, self._told(compiled, "journal-impossible", row=self.text_of(line), why=error)) from error
            except RulesFault as error:
                raise _at(self.source, line.at, self._told(compiled, "journal-needs-draws", row=self.text_of(line))) from error
            if p.core.source.unread or p.drawn != draws:
                raise _at(self.source, line.at, self._told(compiled, "journal-draws-differ"))
            if check and check != check_of(p):
                raise _at(self.source, line.at, self._told(compiled, "journal-parts-here"))
            yield Step(n, number, seat, option, p, line.at)

    def replay(self, upto: int | None = None, compiled: bool = True) -> Position:
        """The position after all answers, or after the first `upto` that count. It goes on drawing where an open deal stopped."""
        p = self.start(compiled)
        if upto == 0:
            return p
        for step in self.steps(compiled):
            p = step.position
            if step.n == upto:
                break
        if upto is not None and upto > len(self._kept()):
            raise JournalError("journal-no-answer", file=self.source, answers=len(self._kept()), given=upto)
        return p

    def resume(self, key: bytes | None = None) -> Position:
        """The position at the end, ready to be played on: its draws go on in the stream of the deal. Undone draws count."""
        p = self.replay()
        if key is None and self.deal[0] == "open":
            key = open_key(int(self.deal[1]))
        if key is None or (self.deal[0] == "sealed" and seal_of(key) != self.deal[1]):
            raise JournalError("journal-sealed", file=self.source)
        p.go_on(key, sum(len(line.values) for line in self.lines if line.word == "draw"))
        p.seed = int(self.deal[1]) if self.deal[0] == "open" else None
        return p

    def seen_by(self, viewer: int | None) -> list[tuple[Any, ...]]:
        """All that a viewer has seen so far: the events as it may read them, and its own answers. Two games in which a seat has
        seen the same are one game to it, whatever was answered in secret, and in whatever order."""
        p = self.start()
        seen: list[tuple[Any, ...]] = [_event_seen(event) for event in p.events_for(viewer)]
        sealed_at = -1
        for step in self.steps():
            if step.seat == viewer:
                if sealed_at == step.number:  # changed before the last answer was in
                    seen = [row for row in seen if row[:2] != ("answer", step.number)]
                seen.append(("answer", step.number, step.option))
                sealed_at = step.number
            seen += [_event_seen(event) for event in step.position.events_for(viewer)]
        return seen

    @property
    def answers(self) -> int:
        """How many answers count."""
        return len(self._kept())

    @property
    def players(self) -> dict[int, str]:
        """Who sits where, as was noted last."""
        return {line.values[0]: line.values[1] for line in self.lines if line.word == "seat"}

    def undone(self) -> set[int]:
        """The places in `lines` of answers that were taken back."""
        kept = set(self._kept())
        return {i for i, line in enumerate(self.lines) if line.word == "answer" and i not in kept}

    def check_deal(self) -> bool:
        """Did all draws, undone ones too, come from the stream that was sealed (or is open)?"""
        key = open_key(int(self.deal[1])) if self.deal[0] == "open" else next((bytes.fromhex(v.values[0]) for v in self.lines if v.word == "key"), b"")
        if not key or (self.deal[0] == "sealed" and seal_of(key) != self.deal[1]):
            return False
        return self._replays_from(key)

    def _replays_from(self, key: bytes) -> bool:
        p = Position.deal(self.settings(), key)
        if p.drawn != self._draws_after(-1):
            return False
        past = [p]
        for i, line in enumerate(self.lines):
            if line.word == "undo":
                target = line.values[0]
                words = past[-1].words_read
                while len(past) > 1 and past[-2].core.number >= target and past[-1].past[-1].number >= target:
                    past.pop()
                past[-1].go_on(key, words)
            elif line.word == "answer":
                after = past[-1].clone()
                after.go_on(key, past[-1].words_read)
                try:
                    after.apply(line.values[0], line.values[1], line.values[2])
                except (Refused, RulesFault):  # an undone answer is played again nowhere else
                    return False
                if after.drawn != self._draws_after(i):
                    return False
                past.append(after)
        return True

    def _kept(self) -> list[int]:
        kept: list[int] = []
        for i, line in enumerate(self.lines):
            if line.word == "answer":
                kept.append(i)
            elif line.word == "undo":
                kept = [k for k in kept if self.lines[k].values[0] < line.values[0]]
        return kept

    def _draws_after(self, i: int) -> tuple[tuple[int, int], ...]:
        """The draws that follow line i (-1: those of the deal), up to the next answer."""
        out: list[tuple[int, int]] = []
        for at in range(i + 1, len(self.lines)):
            line = self.lines[at]
            if line.word == "draw":
                out += line.values
            elif line.word in ("answer", "undo"):
                break
        return tuple(out)

    def _rules(self, compiled: bool) -> int:
        return self.open_game(compiled).rules_version

    def _told(self, compiled: bool, key: str, **args: object) -> Phrase:
        """What is wrong, and whether other rules may be the reason."""
        now, said = self._rules(compiled), part(key, **args)
        return part("journal-older", said=said, then=self.rules, now=now) if now != self.rules else said


def _at(source: str, line: int, said: Phrase | Said) -> JournalError:
    """What is wrong in this line of the file."""
    return JournalError("journal-at", file=source, line=line, said=said)


def _refusal(source: str, line: int, key: str, **args: object) -> JournalError:
    return _at(source, line, part(key, **args))


def _event_seen(event: Event) -> tuple[Any, ...]:
    return (event.kind, event.cause, *(f"{name}={value}" for name, value in event.args.items()))


def check_of(p: Position) -> str:
    """Four letters that are equal when the same things happened: a difference in a replay shows where it begins."""
    return sha256(repr([event.row for event in p.events]).encode()).hexdigest()[:4]


def _content_hash(content: dict[str, Any]) -> str:
    return sha256(json.dumps(content, sort_keys=True, separators=(",", ":")).encode()).hexdigest()


def _content(text: str, source: str) -> dict[str, Any]:
    digest, _, rest = text.partition(" ")
    try:
        content = json.loads(rest)
        found = _content_hash(content)
    except (ValueError, RecursionError) as error:  # Python reads no number of 5,000 digits
        raise _refusal(source, 5, "journal-settings-form", why=str(error)) from error
    if not isinstance(content, dict) or found != digest:
        raise _refusal(source, 5, "journal-settings-hash")
    try:
        check_content(content)
    except GameError as error:
        raise _at(source, 5, error) from error
    return content


def _is_seed(text: str) -> bool:
    return re.fullmatch(f"-?[0-9]{{1,{SEED_DIGITS}}}", text) is not None


def _number(text: str, digits: int = NUMBER_DIGITS) -> int | None:
    """The number that is written so; None when it is none, or larger than any that a journal has to say."""
    return int(text) if re.fullmatch(f"[0-9]{{1,{digits}}}", text) else None


def _draw(text: str) -> tuple[int, int] | None:
    outcome, _, of = text.partition("/")
    drawn, many = _number(outcome, DRAW_DIGITS), _number(of, DRAW_DIGITS)
    return (drawn, many) if drawn is not None and many else None


def _short(text: str) -> str:
    """A piece of the file as a sentence may show it."""
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in text[:60])


def _line(row: str, at: int, source: str) -> Line:
    words = row.split()
    if words[0] == "draw":
        draws = [draw for word in words[1:] if (draw := _draw(word)) is not None]
        if len(draws) == len(words) - 1:
            return Line("draw", tuple(draws), at)
    elif words[0] == "undo" and len(words) == 2:
        if (number := _number(words[1])) is not None:
            return Line("undo", (number,), at)
    elif words[0] == "seat" and len(words) > 2:
        if (seat := _number(words[1])) is not None:
            return Line("seat", (seat, " ".join(words[2:])), at)
    elif words[0] == "key" and len(words) == 2:
        if re.fullmatch("[0-9a-fA-F]{64}", words[1]):
            return Line("key", (words[1],), at)
    elif len(words) > 2:
        number, seat = _number(words[0]), _number(words[1])
        if number is not None and seat is not None:
            check = words.pop()[1:] if words[-1].startswith("~") else ""
            return Line("answer", (number, seat, " ".join(words[2:]), check), at)
    raise _refusal(source, at, "journal-no-line", row=_short(row))
