"""Scenarios: the living rule book. A text that a person reads says what is given, what is answered and what must come of it.

    scenario CH6  Hansel and Gretel are paid even if they belong to two people
    rules: CH6 with
    seats: 3
    start: one_trick
    given
      leader: 0
      hand 0: hansel; hand 1: gretel; hand 2: dragon
    play
      0 hansel; 1 gretel; 2 dragon
    then
      hansel: counted 0 paid star 1 witness gretel
      tokens 0: star 1

Everything in it goes by the game's own names (fields, members of its kinds, events, refusals), so nothing here knows any game.
docs/scenarios.md says the rest. Whatever is wrong with a scenario, or comes out otherwise than it says, is one `ScenarioError`.

The file is long because its three parts are one language and change together: its lines (reading), what each does to a position
(running), and how words and numbers become each other (words for numbers).
"""

from __future__ import annotations

import json
import re
import struct
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from .fields import CODES, LIMITS, engine_fields
from .game import Game, GameError, Settings, find, near
from .names import Event, Why
from .phrase import HIDDEN
from .position import Position, Refused, RulesFault
from .words import BROKEN, NO_CHANCE, NONE

KEYS: Final = ("game", "edition", "rules", "seats", "settings", "start", "deck", "given", "draws", "play", "then")
COMMON: Final = ("game", "edition", "seats", "settings", "start", "deck", "given")  # may stand once for all scenarios of a file
WHOLE: Final = ("deck", "rules", "draws")  # not cut at semicolons
LONGEST_FILE: Final = 1_000_000  # characters
ENGINE_FIELDS: Final = tuple(f.name for f in engine_fields(1, 1, 1, 1))  # the engine sets them; they may be looked at, not given
NOTHING: Final = "none"
HEAD: Final = '"scenario CH9  Each copies its own kind"'  # an example for refusals


class ScenarioError(ValueError):
    """A scenario that cannot be read, or that does not come true. One sentence with file and line."""

    def __init__(self, file: str, line: int, said: str) -> None:
        super().__init__(f"{file}:{line}: {said}")
        self.file = file
        self.line = line


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that a section says: its line, how far it is indented, and its words."""

    line: int
    indent: int
    text: str


@dataclass(frozen=True)
class Scenario:
    """One case of a game's rules. `rules` are the rulings, pages and kinds that it proves; `text` is what the file says of it."""

    game: str
    name: str
    title: str
    file: str
    line: int
    text: str
    sections: Mapping[str, tuple[Statement, ...]] = field(repr=False)

    @property
    def id(self) -> str:
        """Unique among all scenarios of all games."""
        return f"{self.game}/{self.name}"

    @property
    def rules(self) -> tuple[str, ...]:
        """What it proves, word by word."""
        return tuple(word for statement in self.section("rules") for word in statement.text.split())

    def section(self, key: str) -> tuple[Statement, ...]:
        """What stands under a key, nothing when it is absent."""
        return self.sections.get(key, ())


# ---- reading
def scenarios_of(game: str) -> list[Scenario]:
    """All scenarios of a game: those in the folder `scenarios` beside its rules."""
    folder = Path(str(find(game).about.__file__)).parent / "scenarios"
    found: list[Scenario] = []
    for path in sorted(folder.glob("*.scenario")):
        for one in read_scenarios(path):
            if one.game != game:
                raise ScenarioError(one.file, one.line, f'this is a scenario of "{one.game}" in the folder of {game}; write game: {game}')
            found.append(one)
    _different(found)
    return found


def read_scenarios(source: Path | str, file: str = "scenario") -> list[Scenario]:
    """The scenarios of a file, by its path, or of a text; `file` names the text in refusals."""
    if isinstance(source, str):
        text = source
    else:
        file = source.name
        try:
            text = source.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise ScenarioError(file, 1, f"byte {error.start} is no UTF-8 text; save the file as UTF-8") from None
        except OSError as error:
            raise ScenarioError(file, 1, f"the file cannot be read ({error.strerror}); check the path, and who may read it") from None
    if len(text) > LONGEST_FILE:
        raise ScenarioError(file, 1, f"the file has more than {LONGEST_FILE} characters; cut it in two")
    found = _Reader(file, text).scenarios()
    _different(found)
    return found


def _different(scenarios: Iterable[Scenario]) -> None:
    seen: dict[str, Scenario] = {}
    for one in scenarios:
        if first := seen.get(one.id):
            said = f'"{one.name}" is the name of another scenario ({first.file}:{first.line}); give it another'
            raise ScenarioError(one.file, one.line, said)
        seen[one.id] = one


class _Reader:
    """Cuts a text into scenarios, sections and statements."""

    def __init__(self, file: str, text: str) -> None:
        self.file = file
        self.lines = text.removeprefix("\ufeff").split("\n")

    def scenarios(self) -> list[Scenario]:
        heads = [n for n, line in enumerate(self.lines) if re.match(r"scenario\b", line)]
        common = self._sections(0, heads[0] if heads else len(self.lines), COMMON)
        if not heads:
            raise ScenarioError(self.file, 1, f"there is no scenario in it; one begins with a line like {HEAD}")
        return [self._scenario(at, end, common) for at, end in zip(heads, [*heads[1:], len(self.lines)], strict=True)]

    def _scenario(self, at: int, end: int, common: Mapping[str, tuple[Statement, ...]]) -> Scenario:
        head = re.fullmatch(r"scenario +([A-Za-z0-9][A-Za-z0-9._-]*) +(\S.*?)\s*", self.lines[at])
        if head is None:
            raise ScenarioError(self.file, at + 1, f"write the name in one word and then the title, like {HEAD}")
        own = self._sections(at + 1, end, KEYS)
        sections = {**common, **own}
        if "given" in own:
            sections["given"] = (*common.get("given", ()), *own["given"])
        game = sections.get("game", ())
        if len(game) != 1:
            raise ScenarioError(self.file, at + 1, "it does not say of which game it is; write game: and its name at the top of the file")
        if not any(_expects(one.text) for key in ("play", "then") for one in sections.get(key, ())):
            raise ScenarioError(self.file, at + 1, f"{head[1]} expects nothing, so it proves nothing; say under then what must come of it")
        text = "\n".join(self.lines[at:end]).rstrip()
        return Scenario(game[0].text, head[1], head[2], self.file, at + 1, text, sections)

    def _sections(self, at: int, end: int, allowed: Sequence[str]) -> dict[str, tuple[Statement, ...]]:
        """What stands under each key in these lines."""
        sections: dict[str, list[Statement]] = {}
        key = ""
        for n in range(at, end):
            raw = self.lines[n]
            line = raw if key == "deck" and raw[:1].isspace() else re.sub(r"(^|\s)#.*", "", raw)
            if not line.strip():
                continue
            if not line[0].isspace():
                key, _, rest = (part.strip() for part in line.partition(":"))
                if key not in allowed:
                    where = "" if allowed is KEYS else " above the first scenario"
                    said = f'"{_clean(key)}" is no key{where}; there are {", ".join(allowed)}{near(key, allowed)}'
                    raise ScenarioError(self.file, n + 1, said)
                if key in sections:
                    raise ScenarioError(self.file, n + 1, f'"{key}" is there twice; put everything of it in one place')
                sections[key] = [*_cut(key, n + 1, 0, rest)]
            elif key:
                sections[key] += _cut(key, n + 1, len(line) - len(line.lstrip()), line)
            else:
                said = f"this line belongs to no key; begin it at the margin with one of {', '.join(allowed)}"
                raise ScenarioError(self.file, n + 1, said)
        return {key: tuple(statements) for key, statements in sections.items()}


def _cut(key: str, line: int, indent: int, text: str) -> Iterator[Statement]:
    """The statements of a line: between semicolons, except where a sentence or a table may contain one."""
    whole = key in WHOLE or text.lstrip().startswith("refused:")
    for part in [text] if whole else text.split(";"):
        if part.strip():
            yield Statement(line, indent, part.rstrip() if key == "deck" else part.strip())


def _expects(text: str) -> bool:
    """Does this statement expect something? An answer does not."""
    return not text[:1].isdigit()


def _clean(text: str, longest: int = 60) -> str:
    """A piece of the file as a sentence may show it."""
    short = text if len(text) <= longest else text[:longest] + "..."
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in short)


# ---- running
def run(scenario: Scenario, compiled: bool = True, deck: Mapping[str, Any] | None = None) -> None:
    """Play it, and raise a ScenarioError if anything is otherwise than it says.

    `compiled=False` plays the uncompiled rules. `deck` puts the content of another deck in the place of the printed one.
    """
    if compiled and scenario.section("given"):
        # anything could be given; C would not notice a place that is not there, so the uncompiled rules go first
        _Run(scenario, False, deck).all()
    _Run(scenario, compiled, deck).all()


class _Missing(Exception):
    """The scenario says something that is not so; the sentence gets its place where it is caught."""


class _Run:
    """One scenario on its way: the position, and which of its events have been told of."""

    def __init__(self, scenario: Scenario, compiled: bool, deck: Mapping[str, Any] | None) -> None:
        self.scenario = scenario
        self.line = scenario.line
        self.deck = deck
        self.compiled = compiled
        self.game: Game
        self.p: Position
        self.words: _Words
        self.events: list[Event] = []  # since the beginning
        self.told = 0  # of these, how many lie before the last that was expected
        self.drawn = 0

    def all(self) -> None:
        try:
            self.game = find(self._one("game", self.scenario.game), self._one("edition", None), self.compiled)
            settings = self._settings()
            if settings is not None:
                self._begin(settings)
                self._play()
        except _Missing as missing:
            raise ScenarioError(self.scenario.file, self.line, f"{self.scenario.name}: {missing}") from None
        except RulesFault as fault:
            said = f"the rules break on what is given: {fault}; give what can be" if fault.code == BROKEN else str(fault)
            raise ScenarioError(self.scenario.file, self.line, f"{self.scenario.name}: {said}") from fault
        except GameError as error:
            raise ScenarioError(self.scenario.file, self.line, f"{self.scenario.name}: {error}") from None
        except (ArithmeticError, IndexError, ValueError) as error:  # uncompiled rules check every store and every place
            said = f"{self.scenario.name}: the rules break on what is given ({error}); give what can be"
            raise ScenarioError(self.scenario.file, self.line, said) from error

    def _one(self, key: str, default: Any) -> Any:
        """The only statement under a key."""
        statements = self.scenario.section(key)
        if not statements:
            return default
        self.line = statements[-1].line
        if len(statements) > 1:
            raise _Missing(f'"{key}" says more than one thing; write one word')
        return statements[0].text

    def _whole(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,6}", text):
            raise _Missing(f'"{_clean(text)}" is no whole number')
        return int(text)

    # ---- what is fixed before the deal
    def _settings(self) -> Settings | None:
        """The settings; None when they are refused, and the scenario expects so."""
        seats = self._whole(self._one("seats", str(self.game.about.USUAL_SEATS)))
        options: dict[str, Any] = {}
        for statement in self.scenario.section("settings"):
            self.line = statement.line
            name, _, value = statement.text.partition(" ")
            try:
                options[name] = json.loads(value)
            except (ValueError, RecursionError):
                said = f'"{_clean(statement.text)}" is no setting; write its name and its value, like "leads 0" or "leads null"'
                raise _Missing(said) from None
        expected = [one for one in self.scenario.section("then") if one.text.startswith("refused:")]
        try:
            low, high = self.game.about.SEATS
            if not low <= seats <= high:
                raise GameError(f"{self.game.id} is played with {low} to {high} seats, not {seats}")
            settings = Settings(self.game, self._opening(seats, options))
        except GameError as refusal:
            if not expected:
                raise
            self._refused(str(refusal), expected)
            return None
        if expected:
            self.line = expected[0].line
            raise _Missing("it was to be refused, but these settings and this deck are allowed")
        return settings

    def _opening(self, seats: int, options: Mapping[str, Any]) -> Any:
        lines = self.scenario.section("deck")
        if not lines:
            return self.game.opening(seats, options, self.deck)
        self.line = lines[0].line
        with tempfile.TemporaryDirectory() as folder:  # a deck is opened by its path; its lines are numbered as in the scenario
            path = Path(folder) / "deck.toml"
            content = {one.line: one.text for one in lines}
            path.write_text("\n".join(content.get(n, "") for n in range(1, lines[-1].line + 1)), encoding="utf-8", errors="replace")
            try:
                return self.game.opening(seats, options, path)
            except GameError as error:
                raise GameError(str(error).replace(str(path), self.scenario.file)) from None

    def _refused(self, sentence: str, expected: Sequence[Statement]) -> None:
        self.line = expected[0].line
        said = expected[0].text.removeprefix("refused:").strip()
        if len(expected) > 1 or len(self.scenario.section("then")) > 1 or self.scenario.section("play"):
            raise _Missing("nothing is played when the settings are refused; leave the refusal alone under then")
        if sentence != said and not sentence.endswith(f": {said}"):
            raise _Missing(f"it was refused, but so: {sentence}")

    # ---- the beginning
    def _begin(self, settings: Settings) -> None:
        self.words = _Words(settings)
        start = self._one("start", "game")
        stories = self._stories()
        if start not in stories:
            raise _Missing(f'no story "{_clean(start)}" can be started; there are {", ".join(stories)}{near(start, stories)}')
        core = self.game.rules.Core.blank(settings.numbers_table)
        self.p = Position(settings, core)
        core.load(self._given(core.save()))
        core.listen()
        core.source = self.game.rules.Chance.recorded(self._draws())
        core.start(self.game.meta["stories"].index(start))
        if core.fault:
            raise self._fault(core.fault, f'the story "{start}" cannot be begun: fault {core.fault}')
        self.p.events = tuple(self.p.names.event(row) for row in core.events())
        self._note(len(core.source.drawn()))

    def _stories(self) -> list[str]:
        """Those that need nothing but the position."""
        cut = self.game.text_rules.ROOM.text.stories
        return [name for name in self.game.meta["stories"] if name in cut and len(cut[name].args.args) == 1]

    def _given(self, blank: bytes) -> bytes:
        saved = bytearray(blank)
        lies: dict[tuple[str, int], str] = {}  # where each member lies that lies in one place only
        written: dict[str, int] = {}
        common = {one.line for one in self.scenario.section("given") if one.line < self.scenario.line}
        for statement in self.scenario.section("given"):
            self.line = statement.line
            target = self.words.target(statement.text)
            if target is None:
                raise _Missing(f'"{_clean(statement.text)}" gives nothing; write a field and its value, like "leader: 0"')
            if target.field["name"] in ENGINE_FIELDS:
                raise _Missing(f'"{target.field["name"]}" is set by the engine and cannot be given')
            if target.name in written and written[target.name] not in common:
                raise _Missing(f'"{target.name}" is given twice (line {written[target.name]})')
            written[target.name] = statement.line
            code = CODES[target.field["type"]]
            offset = target.field["offset"] + struct.calcsize(code) * target.at
            struct.pack_into(f"<{len(target.values)}{code}", saved, offset, *target.values)
        for kind, places in self.game.meta["conserved"].items():
            for name in places:
                one = self.game.field(name)
                sets = list(_numbers(one, saved)) if one["type"] == "set" else []
                for member in (m for bits in sets for m in self.words.names.set_names(kind, bits)):
                    number = self.words.names.number(kind, member)
                    if (kind, number) in lies:
                        raise _Missing(f"{member} lies in two places, {lies[kind, number]} and {name}")
                    lies[kind, number] = name
            rest = self.game.field(places[0])
            if not rest["shape"] and rest["type"] == "set" and places[0] not in written:
                everywhere = range(len(self.words.names.members[kind]))
                left = sum(1 << number for number in everywhere if (kind, number) not in lies)
                struct.pack_into(f"<{CODES['set']}", saved, rest["offset"], left)
        return bytes(saved)

    def _draws(self) -> list[int]:
        draws: list[int] = []
        for statement in self.scenario.section("draws"):
            self.line = statement.line
            draws += [self.words.number(word).number for word in statement.text.replace(",", " ").split()]
        self.line = self.scenario.line
        return draws

    def _fault(self, code: int, otherwise: str) -> _Missing:
        """A draw that is not forced, or cannot be; or a fault of the rules."""
        source = self.p.core.source
        if code != NO_CHANCE or not source.wanted:
            return _Missing(otherwise)
        nth = self.drawn + len(source.drawn())
        words = [(word, one.line) for one in self.scenario.section("draws") for word in one.text.replace(",", " ").split()]
        may_be = self.words.outcomes([outcome for outcome, _ in source.wanted])
        if nth >= len(words):
            return _Missing(f"draw {nth + 1} is not forced; write under draws one of {may_be}")
        self.line = words[nth][1]
        return _Missing(f"draw {nth + 1} cannot be {words[nth][0]}; it is one of {may_be}")

    def _note(self, drawn: int) -> None:
        self.events += self.p.events
        self.drawn += drawn

    # ---- answers and what comes of them
    def _play(self) -> None:
        for statement, block in _blocks(self.scenario.section("play")):
            self.line = statement.line
            if re.match(r"[0-9]", statement.text):
                self._answer(statement.text)
            else:
                self._check(statement, block)
        if not self.p.over:
            raise _Missing(f"it ends, but {self._asked()}; answer it under play")
        if self.p.core.source.unread:
            raise _Missing(f"{self.p.core.source.unread} of the draws are left over; take them out")
        for statement, block in _blocks(self.scenario.section("then")):
            self.line = statement.line
            if re.match(r"[0-9]", statement.text):
                raise _Missing("an answer stands under play, not under then")
            self._check(statement, block)

    def _asked(self) -> str:
        """What is asked now, with the options."""
        now = self.p.decision
        if now is None:
            return "the story has ended"
        each = [f"seat {seat} may answer {', '.join(one.name for one in self.p.options(seat)) or 'nothing'}" for seat in now.seats]
        return f"{now.question} is asked: {'; '.join(each)}"

    def _seat(self, word: str) -> int:
        seat = self._whole(word)
        if not 0 <= seat < self.p.seats:
            raise _Missing(f"there is no seat {seat}; seats are 0 to {self.p.seats - 1}")
        return seat

    def _answer(self, text: str) -> None:
        word, _, option = text.partition(" ")
        seat, now = self._seat(word), self.p.decision
        if now is None:
            raise _Missing(f'"{_clean(text)}" answers nothing; the story has ended')
        try:
            self.p.apply(now.number, seat, option.strip())
        except RulesFault as fault:
            if fault.code == BROKEN:
                raise
            source = self.p.core.source
            raise self._fault(NO_CHANCE if source.wanted else 0, str(fault)) from None
        except Refused as refused:
            why = f" ({_reason(refused.why)})" if refused.why else f" ({refused})"
            raise _Missing(f'seat {seat} may not answer "{_clean(option)}"{why}; {self._asked()}') from None
        self._note(len(self.p.drawn))

    def _check(self, statement: Statement, block: Sequence[Statement]) -> None:
        text = statement.text
        head, _, rest = text.partition(" ")
        if block and text != "exactly":
            self.line = block[0].line
            raise _Missing('only "exactly" has lines of its own; indent this line as the one before')
        if head == "!":
            self._attempt(rest.strip())
        elif head == "options":
            self._options(rest)
        elif head == "asked:":
            self._expect("the question", rest.split(), self._now())
        elif head == "winners:":
            self._expect("the winners", rest.split(), [str(seat) for seat in self.p.winners])
        elif head == "seat" or head == "spectator":
            self._looks(head, rest)
        elif head == "never":
            self._never(rest.strip())
        elif text == "exactly":
            self._exactly(block)
        elif head == "refused:":
            raise _Missing("the settings and the deck are allowed; a refused answer begins with an exclamation mark")
        elif self.words.is_event(text):
            self._happened(text)
        else:
            self._fact(text)

    def _expect(self, what: str, expected: Sequence[str], found: Sequence[str]) -> None:
        if list(expected) != list(found):
            raise _Missing(f"{what} is {' '.join(found) or NOTHING}, not {' '.join(expected) or NOTHING}")

    def _now(self) -> list[str]:
        now = self.p.decision
        return [] if now is None else [now.question, *[str(seat) for seat in now.seats]]

    def _attempt(self, text: str) -> None:
        """`0 dragon: not-in-hand dragon`: an answer that must be refused, so and with these numbers."""
        answer, colon, reason = text.partition(":")
        word, _, option = answer.strip().partition(" ")
        words = reason.split()
        codes = [code.lower().replace("_", "-") for code in self.game.meta["refusals"].values()]
        if not colon or not words or not option:
            raise _Missing(f'write a refused answer as "! 0 option: reason and its numbers"; reasons are {", ".join(codes)}')
        if words[0] not in codes:
            raise _Missing(f'no reason is called "{_clean(words[0])}"; there are {", ".join(codes)}{near(words[0], codes)}')
        numbers = [self.words.number(one).number for one in words[1:]]
        if len(numbers) > 3:
            raise _Missing("a reason has three numbers at most")
        expected = Why(words[0], tuple([*numbers, 0, 0, 0][:3]))  # type: ignore[arg-type]  # three of them
        found = self.p.why_not(self._whole(word), option.strip())
        if found != expected:
            instead = f"refused: {_reason(found)}" if found else "allowed"
            raise _Missing(f'"{_clean(answer)}" is {instead}, not refused: {_reason(expected)}')

    def _options(self, text: str) -> None:
        word, colon, rest = text.partition(":")
        if not colon:
            raise _Missing('write the options as "options 0: one, another"')
        expected = sorted(" ".join(option.split()) for option in rest.split(",") if option.strip())
        found = [one.name for one in self.p.options(self._seat(word.strip()))]
        if expected != sorted(found):
            raise _Missing(f"seat {word.strip()} may answer {', '.join(found) or 'nothing'}, not {', '.join(expected) or 'nothing'}")

    def _looks(self, who: str, text: str) -> None:
        """`seat 1 sees hand 0: hidden`, `spectator hears kept 0 hidden`: what a viewer may know."""
        viewer = None
        if who == "seat":
            word, _, text = text.partition(" ")
            viewer = self._seat(word)
        verb, _, what = text.strip().partition(" ")
        if verb == "sees":
            self._fact(what, viewer, True)
        elif verb == "hears":
            self._hears(what, viewer)
        else:
            meant = near(verb, ["sees", "hears"])
            raise _Missing(f'"{_clean(verb)}" is nothing that a viewer does; write sees with a field or hears with an event{meant}')

    def _hears(self, text: str, viewer: int | None) -> None:
        expected = self.words.event(text)
        heard = [self.p.names.event(event.row, NONE if viewer is None else viewer) for event in self.events]
        if not any(expected.fits(event) for event in heard):
            same = [self.words.tell(event) for event in heard if event.kind == expected.kind]
            raise _Missing(f'"{_clean(text)}" was not heard; of {expected.kind} were heard: {"; ".join(same) or "none"}')

    # ---- events
    def _happened(self, text: str) -> None:
        expected = self.words.event(text)
        for n in range(self.told, len(self.events)):
            if expected.fits(self.events[n]):
                self.told = n + 1
                return
        after = [self.words.tell(event) for event in self.events[self.told :]]
        where = " here, but earlier" if any(expected.fits(event) for event in self.events[: self.told]) else ""
        raise _Missing(f'"{_clean(text, 120)}" did not happen{where}; there was {"; ".join(after) or "nothing more"}')

    def _exactly(self, block: Sequence[Statement]) -> None:
        for n, statement in enumerate(block):
            self.line = statement.line
            if self.told + n == len(self.events):
                raise _Missing(f'"{_clean(statement.text, 120)}" did not happen; nothing more did')
            event = self.events[self.told + n]
            if not self.words.event(statement.text).fits(event):
                raise _Missing(f'"{_clean(statement.text, 120)}" did not happen here, but {self.words.tell(event)}')
        self.told += len(block)
        if self.told != len(self.events):
            raise _Missing(f"more happened than exactly this: {'; '.join(self.words.tell(event) for event in self.events[self.told :])}")

    def _never(self, text: str) -> None:
        cause, colon, kind = text.rpartition(":")
        kinds = self.words.event_kinds
        if kind.strip() not in kinds:
            raise _Missing(f'no event is called "{_clean(kind.strip())}"; there are {", ".join(kinds)}{near(kind.strip(), kinds)}')
        if colon:
            self.words.cause(cause.strip())
        for event in self.events:
            if event.kind == kind.strip() and (not colon or _hyphens(event.cause) == _hyphens(cause.strip())):
                raise _Missing(f"it did happen: {self.words.tell(event)}")

    # ---- facts
    def _fact(self, text: str, viewer: int | None = None, seen: bool = False) -> None:
        name, _, value = text.partition(":")
        if name == "tie" and not seen:
            self._expect("the tie", value.split(), [self.p.tie or NOTHING])
            return
        hidden = seen and value.strip() == "hidden"
        target = self.words.target(f"{name}: {NOTHING}" if hidden else text)
        if target is None:
            instead = 'write an event, or a field and its value, like "rank 0: 1"'
            raise _Missing(f'"{_clean(text)}" says nothing that can be looked up; {instead}{near(text.split()[0], self.words.event_kinds)}')
        numbers = _flat(self.p.view(viewer)[target.field["name"]] if seen else self.p[target.field["name"]])
        found = numbers[target.at : target.at + len(target.values)]
        if found != ([None] * len(found) if hidden else target.values):
            raise _Missing(f"{target.name} is {self.words.in_words(target, found)}, not {' '.join(value.split()) or NOTHING}")


def _blocks(statements: Sequence[Statement]) -> Iterator[tuple[Statement, list[Statement]]]:
    """Each statement with those that are indented under it."""
    n = 0
    while n < len(statements):
        end = n + 1
        while end < len(statements) and statements[end].indent > statements[n].indent > 0:
            end += 1
        yield statements[n], list(statements[n + 1 : end])
        n = end


def _reason(why: Why) -> str:
    numbers = " ".join(map(str, why.numbers)).removesuffix(" 0").removesuffix(" 0").removesuffix("0").strip()
    return f"{why.code} {numbers}".strip()


def _hyphens(word: str) -> str:
    return word.replace("_", "-")


def _flat(value: Any) -> list[int | None]:
    return [number for part in value for number in _flat(part)] if isinstance(value, list) else [value]


def _numbers(one: Mapping[str, Any], saved: bytes | bytearray) -> tuple[int, ...]:
    count = 1
    for size in one["shape"]:
        count *= size
    return struct.unpack_from(f"<{count}{CODES[one['type']]}", saved, one["offset"])


# ---- words for numbers
@dataclass(frozen=True, slots=True)
class _Word:
    """A number, and the kind by whose name it was written ("" for digits)."""

    number: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class _Target:
    """Some numbers of a field: how it was called, from which place on, and what they are said to be."""

    field: Mapping[str, Any]
    name: str
    at: int
    values: list[int]
    kind: str  # of the names among them
    axis: str = ""  # the kind whose members name the places


@dataclass(frozen=True, slots=True)
class _Expected:
    """An event as a scenario writes it. Without a cause any will do."""

    kind: str
    cause: str | None
    args: Mapping[str, Any]

    def fits(self, event: Event) -> bool:
        found = {name: frozenset(value) if isinstance(value, tuple) else value for name, value in event.args.items()}
        return event.kind == self.kind and (self.cause is None or _hyphens(event.cause) == self.cause) and found == self.args


class _Words:
    """A game's names, both ways: from what a scenario says to numbers, and back for its failures."""

    def __init__(self, settings: Settings) -> None:
        self.game = settings.game
        self.names = settings.names
        self.seats = settings.seats
        self.event_kinds = [_hyphens(kind.lower()) for kind in self.names.event_kinds]
        meta = self.game.meta["kinds"]
        mixed = [kind for kind, members in meta.items() if not isinstance(members, int) and members and members[0] in meta]
        # kinds with names of their own: not those that are named by numbers, nor those made of another
        self.named = [kind for kind, members in self.names.members.items() if kind not in mixed and not members[0].isdigit()]
        self.axes = {name[0]: name[1] for name in self.game.meta["counts"] if not isinstance(name, str)}

    # ---- one number
    def member(self, kind: str, word: str) -> int | None:
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
            raise _Missing(f'there is no "{_clean(word)}"{of}{near(word, listed) or _listed(listed)}')
        if len({one.number for one in found}) > 1:
            raise _Missing(f'"{_clean(word)}" is of several kinds; write {" or ".join(f"{one.kind.lower()}.{word}" for one in found)}')
        return found[0]

    def show(self, number: int | None, kind: str = "") -> str:
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
    def target(self, text: str) -> _Target | None:
        """`tokens 0: heart 2 gem 1` and the like; None when the text is of another form."""
        name, colon, value = text.partition(":")
        words = name.split()
        fields = [f["name"] for f in self.game.meta["fields"]]
        if not colon or not words:
            return None
        if words[0] not in fields:
            raise _Missing(f'there is no field "{_clean(words[0])}"; there are {", ".join(fields)}{near(words[0], fields)}')
        one = self.game.field(words[0])
        shape, at = list(one["shape"]), 0
        if len(words) - 1 > len(shape):
            raise _Missing(f'"{words[0]}" has {len(shape)} axes, so there is no "{_clean(name.strip())}"')
        for axis, word in enumerate(words[1:]):
            last = axis == len(shape) - 1
            place = self.number(word, self.axes.get(words[0], "") if last and not re.fullmatch("[0-9]+", word) else "").number
            if not 0 <= place < shape[axis]:
                raise _Missing(f'"{words[0]}" has places 0 to {shape[axis] - 1} there, not {_clean(word)}')
            at = at * shape[axis] + place
        rest = shape[len(words) - 1 :]
        count = 1
        for size in rest:
            count *= size
        values, kind = self._values(one, rest, count, value.replace(",", " ").split())
        least, most = (0, LIMITS["set"]) if one["type"] == "set" else (-LIMITS[one["type"]] - 1, LIMITS[one["type"]])
        for number in values:
            if not least <= number <= most:
                raise _Missing(f'{number} does not fit into "{words[0]}"; it holds {least} to {most}')
        axis_kind = self.axes.get(words[0], "") if len(rest) == 1 else ""
        return _Target(one, name.strip(), at * count, values, kind, axis_kind)

    def _values(self, one: Mapping[str, Any], rest: Sequence[int], count: int, words: list[str]) -> tuple[list[int], str]:
        name = one["name"]
        if one["type"] == "set":
            if words in ([], [NOTHING]):
                return [0] * count, one["member"]
            if rest:
                raise _Missing(f'"{name}" holds a set in each of its places; say of which, like "{name} 0: ..."')
            return [self.set(words, one["member"])], one["member"]
        if not words:
            raise _Missing(f'"{name}" is given no value; write a number, a name or {NOTHING}')
        axis = self.axes.get(name, "")
        if axis and len(rest) == 1 and self.member(axis, words[0]) is not None:
            return self._by_axis(axis, rest[0], words), ""
        own = name.capitalize()
        kind = own if own in self.named else ""
        found = [self.number(word, kind) for word in words]
        numbers, kinds = [one.number for one in found], [one.kind for one in found if one.kind]
        if len(numbers) == 1:
            numbers *= count  # one value for all places
        elif len(rest) == 1 and len(numbers) == self.seats < count:
            numbers += [0] * (count - len(numbers))  # nobody sits there
        if len(numbers) != count:
            raise _Missing(f'"{name}" has {count} numbers there, not {len(words)}')
        return numbers, kinds[0] if kinds else kind

    def _by_axis(self, axis: str, size: int, words: Sequence[str]) -> list[int]:
        numbers = [0] * size
        if len(words) % 2:
            raise _Missing(f'write a name and a number in turn, like "{words[0]} 2"')
        for member, count in zip(words[::2], words[1::2], strict=True):
            numbers[self.number(member, axis).number] = self.number(count).number
        return numbers

    def set(self, words: Sequence[str], kind: str) -> int:
        members = 0
        for word in words:
            bit = 1 << self._one_of(word, kind)
            if members & bit:
                raise _Missing(f"{_clean(word)} is there twice")
            members |= bit
        return members

    def _one_of(self, word: str, kind: str) -> int:
        number = self.number(word, kind).number
        if not 0 <= number < len(self.names.members[kind]):
            raise _Missing(f'there is no "{_clean(word)}" of {kind}')
        return number

    def in_words(self, target: _Target, found: Sequence[int | None]) -> str:
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
        if _hyphens(word) not in map(_hyphens, causes):
            raise _Missing(f'nothing that happens is caused by "{_clean(word)}"{near(word, causes)}')
        return _hyphens(word)

    def event(self, text: str) -> _Expected:
        """`jack: counted 0 paid gem 5 witness giant`: the cause, the kind, then its arguments in their order or by their names."""
        cause, colon, rest = text.partition(":")
        if not colon:
            cause, rest = "", text
        words = rest.split()
        if not words or words[0] not in self.event_kinds:
            said = _clean(words[0]) if words else ""
            raise _Missing(f'no event is called "{said}"; there are {", ".join(self.event_kinds)}{near(said, self.event_kinds)}')
        table: Mapping[str, Any] = self.game.meta["events"][self.names.event_kinds[self.event_kinds.index(words[0])]]
        args: dict[str, Any] = {}
        at = 1
        while at < len(words):
            name, at = self._argument(words, at, table, args)
            args[name], at = self._value(words, at, name, str(table[name][0]), table)
        for name, (type_, _) in table.items():
            if name not in args:
                if type_ != "Number" and not type_.startswith("set "):
                    raise _Missing(f'{words[0]} has no {name}; its arguments are {", ".join(table)}')
                args[name] = 0 if type_ == "Number" else frozenset()  # what is left out is nothing
        return _Expected(words[0], self.cause(cause.strip()) if colon else None, args)

    def _argument(self, words: Sequence[str], at: int, table: Mapping[str, Any], args: Mapping[str, Any]) -> tuple[str, int]:
        """Which argument comes next, and where its value begins: it is named, or the next that the word can be."""
        word = words[at]
        if word in table:
            if word in args:
                raise _Missing(f"{word} is there twice")
            return word, at + 1
        for name, (type_, _) in table.items():
            if name not in args and self._can_be(word, str(type_)):
                return name, at
        meant = near(word, self._names_in(table))
        raise _Missing(f'"{_clean(word)}" is no argument of {words[0]}; its arguments are {", ".join(table)}{meant}')

    def _names_in(self, table: Mapping[str, Any]) -> list[str]:
        kinds = {str(type_).removeprefix("set ") for type_, _ in table.values()}
        return [*table, *[_hyphens(name) for kind in kinds if kind in self.named for name in self.names.members[kind]]]

    def _can_be(self, word: str, type_: str) -> bool:
        if word == "hidden" or (word == NOTHING and type_ != "Number"):
            return True
        if type_ in ("Seat", "Number"):
            return re.fullmatch("-?[0-9]{1,6}", word) is not None
        return self.member(type_.removeprefix("set "), word) is not None

    def _value(self, words: Sequence[str], at: int, name: str, type_: str, table: Mapping[str, Any]) -> tuple[Any, int]:
        if at == len(words):
            raise _Missing(f'"{name}" has no value')
        if not self._can_be(words[at], type_):
            kind = type_.removeprefix("set ")
            raise _Missing(f'"{_clean(words[at])}" cannot be the {name}{near(words[at], self.names.members.get(kind, []))}')
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
                words.append(NOTHING if value is None else _hyphens(str(value)))
        return f"{_hyphens(event.cause)}: {' '.join(words)}" if event.cause else " ".join(words)


def _listed(words: Sequence[str]) -> str:
    """All that could have been meant, where these are few."""
    return f"; there are {', '.join(words)}" if 0 < len(words) <= 12 else ""
