"""Reading a file of scenarios: its lines, cut into sections and statements. Nothing here knows what a statement means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..game import find
from ..near import near

KEYS: Final = ("game", "edition", "rules", "seats", "settings", "start", "deck", "given", "draws", "play", "then")
COMMON: Final = ("game", "edition", "seats", "settings", "start", "deck", "given")  # may stand once for all scenarios of a file
WHOLE: Final = ("deck",)  # not cut at semicolons
LONGEST_FILE: Final = 1_000_000  # characters
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
                    said = f'"{clean(key)}" is no key{where}; there are {", ".join(allowed)}{near(key, allowed)}'
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


def clean(text: str, longest: int = 60) -> str:
    """A piece of the file as a sentence may show it."""
    short = text if len(text) <= longest else text[:longest] + "..."
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in short)
