"""What each statement does to a position: it begins with what is given, takes the answers, and must be found as the scenario says."""

from __future__ import annotations

import json
import re
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any, Final

from ..fields import engine_fields
from ..game import Game, GameError, Settings, find
from ..names import Event, Why
from ..near import near
from ..position import Position, Refused, RulesFault
from ..words import BROKEN, NO_CHANCE, NONE
from .reading import Scenario, ScenarioError, Statement, clean
from .words import NOTHING, Missing, Words, hyphens

ENGINE_FIELDS: Final = tuple(f.name for f in engine_fields(1, 1, 1, 1))  # the engine sets them; they may be looked at, not given


def run(scenario: Scenario, compiled: bool = True, deck: Mapping[str, Any] | None = None) -> None:
    """Play it, and raise a ScenarioError if anything is otherwise than it says.

    `compiled=False` plays the uncompiled rules. `deck` puts the content of another deck in the place of the printed one.
    """
    if compiled and scenario.section("given"):
        # anything could be given; C would not notice a place that is not there, so the uncompiled rules go first
        _Run(scenario, False, deck).all()
    _Run(scenario, compiled, deck).all()


class _Run:
    """One scenario on its way: the position, and which of its events have been told of."""

    def __init__(self, scenario: Scenario, compiled: bool, deck: Mapping[str, Any] | None) -> None:
        self.scenario = scenario
        self.line = scenario.line
        self.deck = deck
        self.compiled = compiled
        self.game: Game
        self.p: Position
        self.words: Words
        self.events: list[Event] = []  # since the beginning
        self.told = 0  # of these, how many lie before the last that was expected
        self.drawn = 0
        self.of: list[int | None] = []  # of how many each draw is said to be

    def all(self) -> None:
        try:
            self.game = find(self._one("game", self.scenario.game), self._one("edition", None), self.compiled)
            settings = self._settings()
            if settings is not None:
                self._begin(settings)
                self._play()
        except Missing as missing:
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
            raise Missing(f'"{key}" says more than one thing; write one word')
        return statements[0].text

    def _whole(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,6}", text):
            raise Missing(f'"{clean(text)}" is no whole number')
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
                said = f'"{clean(statement.text)}" is no setting; write its name and its value, like "leads 0" or "leads null"'
                raise Missing(said) from None
        expected = [one for one in self.scenario.section("then") if one.text.startswith("refused:")]
        try:
            settings = Settings(self.game, self._opening(seats, options))
        except GameError as refusal:
            if not expected:
                raise
            self._refused(str(refusal), expected)
            return None
        if expected:
            self.line = expected[0].line
            raise Missing("it was to be refused, but these settings and this deck are allowed")
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
            raise Missing("nothing is played when the settings are refused; leave the refusal alone under then")
        if sentence != said and not sentence.endswith(f": {said}"):
            raise Missing(f"it was refused, but so: {sentence}")

    # ---- the beginning
    def _begin(self, settings: Settings) -> None:
        self.words = Words(settings)
        start, *words = self._one("start", "game").split()
        stories = self._stories()
        if start not in stories:
            raise Missing(f'no story "{clean(start)}" can be started; there are {", ".join(stories)}{near(start, stories)}')
        if len(words) != len(stories[start]):
            needs = ", ".join(stories[start]) or "nothing more"
            raise Missing(f'the story "{start}" needs {needs}; write it after its name')
        slots = [self.words.number(word).number for word in words]
        try:
            self.p = Position.set_up(settings, start, {**self._blank(), **self._given(), **self._slots(slots)}, self._draws())
        except RulesFault as fault:
            self.p = fault.position
            raise self._fault(fault.code, f'the story "{start}" cannot be begun: fault {fault.code}') from None
        self._note()

    def _stories(self) -> dict[str, list[str]]:
        """By name what a story needs to know beside the position."""
        cut = self.game.text_rules.ROOM.text.stories
        return {name: [a.arg for a in cut[name].args.args[1:]] for name in self.game.meta["stories"] if name in cut}

    def _slots(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """What the first story needs to know lies in the first frame."""
        room = prod(self.game.field("slot")["shape"])
        return {"slot": [*numbers, *[0] * (room - len(numbers))]} if numbers else {}

    def _blank(self) -> dict[str, list[int]]:
        """The fields that hold NONE where nothing is given."""
        return {name: [NONE] * prod(self.game.field(name)["shape"]) for name in self.game.meta["blank"]}

    def _given(self) -> dict[str, list[int]]:
        """The numbers of every field of which something is given, in the order of memory."""
        given: dict[str, list[int]] = {}
        lies: dict[tuple[str, int], str] = {}  # where each member lies that lies in one place only
        written: dict[str, int] = {}
        common = {one.line for one in self.scenario.section("given") if one.line < self.scenario.line}
        for statement in self.scenario.section("given"):
            self.line = statement.line
            target = self.words.target(statement.text)
            if target is None:
                raise Missing(f'"{clean(statement.text)}" gives nothing; write a field and its value, like "leader: 0"')
            if target.field["name"] in ENGINE_FIELDS:
                raise Missing(f'"{target.field["name"]}" is set by the engine and cannot be given')
            if target.name in written and written[target.name] not in common:
                raise Missing(f'"{target.name}" is given twice (line {written[target.name]})')
            written[target.name] = statement.line
            nothing = NONE if target.field["name"] in self.game.meta["blank"] else 0
            numbers = given.setdefault(target.field["name"], [nothing] * prod(target.field["shape"]))
            numbers[target.at : target.at + len(target.values)] = target.values
        for kind, places in self.game.meta["conserved"].items():
            for name in places:
                sets = given.get(name, []) if self.game.field(name)["type"] == "set" else []
                for member in (m for bits in sets for m in self.words.names.set_names(kind, bits)):
                    number = self.words.names.number(kind, member)
                    if (kind, number) in lies:
                        raise Missing(f"{member} lies in two places, {lies[kind, number]} and {name}")
                    lies[kind, number] = name
            rest = self.game.field(places[0])
            if not rest["shape"] and rest["type"] == "set" and places[0] not in written:
                everywhere = range(len(self.words.names.members[kind]))
                given[places[0]] = [sum(1 << number for number in everywhere if (kind, number) not in lies)]
        return given

    def _draws(self) -> list[int]:
        draws: list[int] = []
        for statement in self.scenario.section("draws"):
            self.line = statement.line
            for word in statement.text.replace(",", " ").split():
                outcome, slash, of = word.partition("/")
                draws.append(self.words.number(outcome).number)
                self.of.append(self._whole(of) if slash else None)
        self.line = self.scenario.line
        return draws

    def _fault(self, code: int, otherwise: str) -> Missing:
        """A draw that is not forced, or cannot be; or a fault of the rules."""
        source = self.p.core.source
        if code != NO_CHANCE or not source.wanted:
            return Missing(otherwise)
        nth = self.drawn + len(source.drawn())
        words = [(word, one.line) for one in self.scenario.section("draws") for word in one.text.replace(",", " ").split()]
        may_be = self.words.outcomes([outcome for outcome, _ in source.wanted])
        if nth >= len(words):
            return Missing(f"draw {nth + 1} is not forced; write under draws one of {may_be}")
        self.line = words[nth][1]
        return Missing(f"draw {nth + 1} cannot be {words[nth][0]}; it is one of {may_be}")

    def _note(self) -> None:
        self.events += self.p.events
        for outcome, of in self.p.drawn:
            said = self.of[self.drawn] if self.drawn < len(self.of) else None
            if said is not None and said != of:
                raise Missing(f"draw {self.drawn + 1}, {self.words.outcomes([outcome])}, is one of {of}, not of {said}")
            self.drawn += 1

    # ---- answers and what comes of them
    def _play(self) -> None:
        for statement, block in _blocks(self.scenario.section("play")):
            self.line = statement.line
            if re.match(r"[0-9]", statement.text):
                self._answer(statement.text)
            else:
                self._check(statement, block)
        if not self.p.over:
            raise Missing(f"it ends, but {self._asked()}; answer it under play")
        if self.p.core.source.unread:
            raise Missing(f"{self.p.core.source.unread} of the draws are left over; take them out")
        for statement, block in _blocks(self.scenario.section("then")):
            self.line = statement.line
            if re.match(r"[0-9]", statement.text):
                raise Missing("an answer stands under play, not under then")
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
            raise Missing(f"there is no seat {seat}; seats are 0 to {self.p.seats - 1}")
        return seat

    def _answer(self, text: str) -> None:
        word, _, option = text.partition(" ")
        seat, now = self._seat(word), self.p.decision
        if now is None:
            raise Missing(f'"{clean(text)}" answers nothing; the story has ended')
        try:
            self.p.apply(now.number, seat, option.strip())
        except RulesFault as fault:
            if fault.code == BROKEN:
                raise
            source = self.p.core.source
            raise self._fault(NO_CHANCE if source.wanted else 0, str(fault)) from None
        except Refused as refused:
            why = f" ({_reason(refused.why)})" if refused.why else f" ({refused})"
            raise Missing(f'seat {seat} may not answer "{clean(option)}"{why}; {self._asked()}') from None
        self._note()

    def _check(self, statement: Statement, block: Sequence[Statement]) -> None:
        text = statement.text
        head, _, rest = text.partition(" ")
        if block and text != "exactly":
            self.line = block[0].line
            raise Missing('only "exactly" has lines of its own; indent this line as the one before')
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
            raise Missing("the settings and the deck are allowed; a refused answer begins with an exclamation mark")
        elif self.words.is_event(text):
            self._happened(text)
        else:
            self._fact(text)

    def _expect(self, what: str, expected: Sequence[str], found: Sequence[str]) -> None:
        if list(expected) != list(found):
            raise Missing(f"{what} is {' '.join(found) or NOTHING}, not {' '.join(expected) or NOTHING}")

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
            raise Missing(f'write a refused answer as "! 0 option: reason and its numbers"; reasons are {", ".join(codes)}')
        if words[0] not in codes:
            raise Missing(f'no reason is called "{clean(words[0])}"; there are {", ".join(codes)}{near(words[0], codes)}')
        numbers = [self.words.number(one).number for one in words[1:]]
        if len(numbers) > 3:
            raise Missing("a reason has three numbers at most")
        expected = Why(words[0], tuple([*numbers, 0, 0, 0][:3]))  # type: ignore[arg-type]  # three of them
        found = self.p.why_not(self._whole(word), option.strip())
        if found != expected:
            instead = f"refused: {_reason(found)}" if found else "allowed"
            raise Missing(f'"{clean(answer)}" is {instead}, not refused: {_reason(expected)}')

    def _options(self, text: str) -> None:
        word, colon, rest = text.partition(":")
        if not colon:
            raise Missing('write the options as "options 0: one, another"')
        expected = sorted(" ".join(option.split()) for option in rest.split(",") if option.strip())
        found = [one.name for one in self.p.options(self._seat(word.strip()))]
        if expected != sorted(found):
            raise Missing(f"seat {word.strip()} may answer {', '.join(found) or 'nothing'}, not {', '.join(expected) or 'nothing'}")

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
            raise Missing(f'"{clean(verb)}" is nothing that a viewer does; write sees with a field or hears with an event{meant}')

    def _hears(self, text: str, viewer: int | None) -> None:
        expected = self.words.event(text)
        heard = [self.p.names.event(event.row, NONE if viewer is None else viewer) for event in self.events]
        if not any(expected.fits(event) for event in heard):
            same = [self.words.tell(event) for event in heard if event.kind == expected.kind]
            raise Missing(f'"{clean(text)}" was not heard; of {expected.kind} were heard: {"; ".join(same) or "none"}')

    # ---- events
    def _happened(self, text: str) -> None:
        expected = self.words.event(text)
        for n in range(self.told, len(self.events)):
            if expected.fits(self.events[n]):
                self.told = n + 1
                return
        after = [self.words.tell(event) for event in self.events[self.told :]]
        where = " here, but earlier" if any(expected.fits(event) for event in self.events[: self.told]) else ""
        raise Missing(f'"{clean(text, 120)}" did not happen{where}; there was {"; ".join(after) or "nothing more"}')

    def _exactly(self, block: Sequence[Statement]) -> None:
        for n, statement in enumerate(block):
            self.line = statement.line
            if self.told + n == len(self.events):
                raise Missing(f'"{clean(statement.text, 120)}" did not happen; nothing more did')
            event = self.events[self.told + n]
            if not self.words.event(statement.text).fits(event):
                raise Missing(f'"{clean(statement.text, 120)}" did not happen here, but {self.words.tell(event)}')
        self.told += len(block)
        if self.told != len(self.events):
            raise Missing(f"more happened than exactly this: {'; '.join(self.words.tell(event) for event in self.events[self.told :])}")

    def _never(self, text: str) -> None:
        cause, colon, kind = text.rpartition(":")
        kinds = self.words.event_kinds
        if kind.strip() not in kinds:
            raise Missing(f'no event is called "{clean(kind.strip())}"; there are {", ".join(kinds)}{near(kind.strip(), kinds)}')
        if colon:
            self.words.cause(cause.strip())
        for event in self.events:
            if event.kind == kind.strip() and (not colon or hyphens(event.cause) == hyphens(cause.strip())):
                raise Missing(f"it did happen: {self.words.tell(event)}")

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
            raise Missing(f'"{clean(text)}" says nothing that can be looked up; {instead}{near(text.split()[0], self.words.event_kinds)}')
        numbers = _flat(self.p.view(viewer)[target.field["name"]] if seen else self.p[target.field["name"]])
        found = numbers[target.at : target.at + len(target.values)]
        if found != ([None] * len(found) if hidden else target.values):
            raise Missing(f"{target.name} is {self.words.in_words(target, found)}, not {' '.join(value.split()) or NOTHING}")


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


def _flat(value: Any) -> list[int | None]:
    """As `plain.flat`, of what a viewer sees: None is hidden from it."""
    return [number for part in value for number in _flat(part)] if isinstance(value, list) else [value]
