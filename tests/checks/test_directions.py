"""Dependencies point downwards only; the engine needs the standard library alone; long files say why they are long."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"
ROOT = SOURCE / "fabletop"

# what each part may import of Fabletop, beside itself; and of other people's packages
MAY_IMPORT: dict[str, tuple[set[str], set[str]]] = {
    "engine": (set(), set()),
    "games": ({"engine"}, set()),
    "compiled": ({"engine"}, set()),
    "texts": ({"engine"}, {"fluent", "babel"}),
    "bots": ({"engine"}, set()),
    "table": ({"engine", "bots"}, set()),
    "lab": ({"engine", "bots"}, set()),
    "terminal": ({"engine", "texts", "bots", "table"}, {"rich", "click"}),
    "commands": ({"engine", "texts", "bots", "table", "lab", "terminal"}, {"rich", "click"}),
    "cli": ({"engine", "texts", "commands", "terminal"}, {"click", "rich"}),
    "__main__": ({"cli"}, set()),
    "__init__": ({"engine"}, set()),
}
GAMES = {folder.name for folder in (ROOT / "games").iterdir() if (folder / "game.py").exists()}
FILES = sorted(ROOT.rglob("*.py"))


def imports(path: Path) -> Iterator[tuple[str, int]]:
    """The absolute names that a file imports, relative ones resolved."""
    package = path.relative_to(SOURCE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            name = ".".join(filter(None, [base, node.module or ""]))
            yield name, node.lineno
            yield from ((f"{name}.{alias.name}", node.lineno) for alias in node.names if name.startswith("fabletop"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_file_imports_only_what_lies_below_it(path: Path) -> None:
    part = path.relative_to(ROOT).with_suffix("").parts[0]
    ours, theirs = MAY_IMPORT[part]
    build_time = "engine/build" in path.as_posix()
    for name, line in imports(path):
        head = name.split(".")[0]
        if head == "fabletop":
            target = name.split(".")[1] if name.count(".") else "__init__"
            if target in ("__version__", "game", "games") and name.count(".") == 1 and target != "games":
                target = "__init__"
            assert target in {*ours, part, "__init__"}, f"{path}:{line}: {part} imports {name}"
            if part != "games" and target == "games" and name.count(".") >= 2:
                assert name.split(".")[2] not in GAMES, f"{path}:{line}: {name}: games are discovered, not named"
        elif head not in sys.stdlib_module_names:
            assert head in theirs or (build_time and head == "Cython"), f"{path}:{line}: {part} imports {head}"


@pytest.mark.parametrize("path", sorted((ROOT / "engine").rglob("*.py")), ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_knows_no_clock_and_no_chance_of_its_own(path: Path) -> None:
    forbidden = {"time", "datetime", "random", "socket", "asyncio", "threading"}
    assert not {name for name, _ in imports(path)} & forbidden


def test_a_game_never_imports_another() -> None:
    for path in (ROOT / "games").rglob("*.py"):
        own = path.relative_to(ROOT / "games").parts[0]
        for name, line in imports(path):
            if name.startswith("fabletop.games.") and len(name.split(".")) > 2:
                assert name.split(".")[2] == own, f"{path}:{line}: {name}"


@pytest.mark.parametrize("path", [*FILES, *sorted((SOURCE.parent / "tests").rglob("*.py"))], ids=lambda path: path.name)
def test_a_long_file_says_why(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if text.count("\n") > 600:
        assert "long because" in (ast.get_docstring(ast.parse(text)) or ""), f"{path} has over 600 lines: split it, or say why in its docstring (long because ...)"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))), f"{path} has no docstring"
