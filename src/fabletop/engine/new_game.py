"""A small whole game to begin from: its rules, its words in English and French, and its tests."""

from __future__ import annotations

import keyword
import re
import sys
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Final

from .finding import discovered
from .game import GameError

LONGEST: Final = 40
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def write_new_game(name: str, folder: Path) -> list[Path]:
    """Write a game called `name` (as three-wishes) into this folder; the files, in the order in which one reads them.

    With FABLETOP_GAMES set to the folder it can be played at once. GameError says in one sentence what is wrong with a name or folder.
    """
    package = _package(name)
    texts = tomllib.loads((files("fabletop.engine") / "new_game.toml").read_text(encoding="utf-8"))
    marks = {"@ID@": name, "@PACKAGE@": package, "@TITLE@": name.replace("-", " ").title()}
    made = {folder / _filled(path, marks): _filled(text.lstrip("\n"), marks) for path, text in texts.items()}
    for path in (folder / package, *made):
        if path.exists():
            raise GameError("new-game-there-already", file=str(path))
    try:
        for path, text in made.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise GameError("new-game-not-written", file=str(error.filename or folder), why=str(error.strerror)) from error
    return list(made)


def _package(name: str) -> str:
    """The name of the game's Python package, when the game may be called so."""
    package = name.replace("-", "_")
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise GameError("new-game-no-name", name=name, most=LONGEST)
    if keyword.iskeyword(package) or keyword.issoftkeyword(package) or package in sys.stdlib_module_names or package in ("tests", "fabletop"):
        raise GameError("new-game-of-python", name=name)
    if name in discovered():
        raise GameError("new-game-taken", name=name)
    return package


def _filled(text: str, marks: dict[str, str]) -> str:
    for mark, value in marks.items():
        text = text.replace(mark, value)
    return text
