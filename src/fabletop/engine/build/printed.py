"""The printed rules of all games, and the stubs that tell an editor and mypy what their derived names are.

`python -m fabletop.engine.build.printed stubs` writes the stubs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from ..finding import discovered
from . import room as rooms
from .reading import StoryError
from .sharing import SHARE_OUT


def print_all(folder: Path) -> dict[str, str]:
    """Print each game's rules for Cython into this folder; by module name the file."""
    folder.mkdir(parents=True, exist_ok=True)
    out = {}
    for package in discovered().values():
        for edition in package.EDITIONS:
            made = rooms.room(package.__package__ or "", edition)
            for line in made.text.replaced:
                print(f"{package.ID} {edition}: replaces {line}")
            path = folder / f"{module_name(package.ID, edition)}.pyx"
            text = rooms.as_cython(made).replace("@META@", "json.loads(" + repr(json.dumps(made.meta)) + ")")
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
            out[path.stem] = str(path)
    return out


def module_name(game: str, edition: str) -> str:
    return f"{game}_{edition}".replace("-", "_")


def stubs(made: rooms.Room) -> str:
    """The derived names of a game as a stub: what its rules files import from `.rules`."""
    lines = ['"""Names that the build derives from fields.py. Written by `make stubs`; do not edit."""', "", "from typing import Any, Final, Generic, TypeAlias, TypeVar", "",
             "from fabletop.engine.words import Refusal, Set", "from .fields import *", "", "_T = TypeVar(\"_T\")",
             "class Maybe(Generic[_T]): ...", ""]
    lines += [f"{kind}: TypeAlias = int" for kind in made.meta["kinds"]]
    lines += [f"{name}: Final = {value}" for name, value in made.constants.items() if name in made.derived_names]
    lines.append("class Settings:")
    lines += [f"    {f.name}: {_annotation(len(f.shape))}" for f in made.settings] or ["    ..."]
    lines.append("class Position:")
    lines += [f"    {f.name}: {_annotation(len(f.shape))}" for f in made.fields]
    lines += ["    settings: Settings", "    source: Any", "    events: Any"]
    lines += ["def offset_of(question: int) -> int: ...", "def size_of(question: int) -> int: ...",
              "def reveal(g: Position, field: int) -> None: ...", "def cover(g: Position, field: int) -> None: ...", f"def {SHARE_OUT}(g: Position, me: int) -> None: ..."]
    return "\n".join(lines) + "\n"


def _annotation(axes: int) -> str:
    return "list[" * axes + "int" + "]" * axes


def write_stubs() -> None:
    """Beside each game's rules, rules.pyi."""
    for package in discovered().values():
        edition = next(iter(package.EDITIONS))
        path = Path(str(package.__file__)).parent / "rules.pyi"
        text = stubs(rooms.room(package.__package__ or "", edition))
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        write_stubs()
    except StoryError as error:
        sys.exit(str(error))
