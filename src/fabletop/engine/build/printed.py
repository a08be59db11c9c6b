"""The printed rules of all games, and the stubs that tell an editor and mypy what their derived names are.

`python -m fabletop.engine.build.printed stubs` writes the stubs.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from ..finding import discovered
from . import room as rooms
from .effects import EFFECTS
from .reading import StoryError
from .sharing import SHARE_OUT


def print_all(folder: Path) -> dict[str, str]:
    """Print each game's rules for Cython into this folder; by module name the file."""
    folder.mkdir(parents=True, exist_ok=True)
    out = {}
    for package in discovered().values():
        for edition in package.EDITIONS:
            made = rooms.room(package.__package__ or "", edition)
            if made.text.replaced:
                functions = ", ".join(line.rpartition("/")[2] for line in made.text.replaced)
                print(f"{package.ID} {edition} replaces {functions}")
            path = folder / f"{module_name(package.ID, edition)}.pyx"
            text = rooms.as_cython(made).replace("@META@", "json.loads(" + repr(json.dumps(made.meta)) + ")")
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
            out[path.stem] = str(path)
    return out


def module_name(game: str, edition: str) -> str:
    return f"{game}_{edition}".replace("-", "_")


def stubs(editions: Sequence[rooms.Room]) -> str:
    """The derived names of a game as a stub: what its rules files import from `.rules`. What each edition writes for itself is named,
    too, so that the files which all share may call it."""
    made = editions[0]
    numbers = {name: value for one in reversed(editions) for name, value in one.constants.items() if name in one.derived_names}
    lines = ['"""Names that the build derives from fields.py. Written by `make stubs`; do not edit."""', "", "from typing import Annotated, Any, Final, TypeAlias, TypeVar", "",
             "from fabletop.engine.words import Refusal, Set, Story", "from .fields import *", "", "_T = TypeVar(\"_T\")",
             "Maybe: TypeAlias = Annotated[_T, \"or NONE\"]", ""]
    lines += [f"{kind}: TypeAlias = int" for kind in made.meta["kinds"]]
    lines += [f"{name}: Final = {value}" for name, value in numbers.items()]
    lines.append("class Settings:")
    lines += [f"    {f.name}: {_annotation(len(f.shape))}" for f in made.settings] or ["    ..."]
    lines.append("class Position:")
    lines += [f"    {f.name}: {_annotation(len(f.shape))}" for f in made.fields]
    lines += ["    settings: Settings", "    source: Any", "    events: Any"]
    lines += ["def offset_of(question: int) -> int: ...", "def size_of(question: int) -> int: ...",
              "def reveal(g: Position, field: int) -> None: ...", "def cover(g: Position, field: int) -> None: ...", f"def {SHARE_OUT}(g: Position, me: int) -> None: ..."]
    lines += [f"{_signature(node)}: ..." for node in _effects(editions) + _left_to_editions(editions)]
    return "\n".join(lines) + "\n"


def _effects(editions: Sequence[rooms.Room]) -> list[ast.FunctionDef]:
    """The functions that call the cards' effects."""
    source = editions[0].text.sources.get(EFFECTS, "")
    return [node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)]


def _left_to_editions(editions: Sequence[rooms.Room]) -> list[ast.FunctionDef]:
    """The functions that no file shared by all editions has, and each edition does."""
    shared = set.intersection(*({file for file in one.text.files.values()} for one in editions))
    own = [{name for name, file in one.text.files.items() if file not in shared} for one in editions]
    named = [node for tree in editions[0].text.trees.values() for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [node for node in named if all(node.name in names for names in own)]


def _signature(node: ast.FunctionDef) -> str:
    return ast.unparse(ast.FunctionDef(node.name, node.args, [ast.Pass()], [], node.returns, lineno=1)).split(":\n")[0]


def _annotation(axes: int) -> str:
    return "list[" * axes + "int" + "]" * axes


def write_stubs() -> None:
    """Beside each game's rules, rules.pyi."""
    for package in discovered().values():
        path = Path(str(package.__file__)).parent / "rules.pyi"
        text = stubs([rooms.room(package.__package__ or "", edition) for edition in package.EDITIONS])
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    try:
        write_stubs()
    except StoryError as error:
        sys.exit(str(error))
