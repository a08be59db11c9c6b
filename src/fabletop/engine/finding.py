"""Games are discovered, not listed: every package in `fabletop.games` (or on a path that is given) with a game.py is one."""

from __future__ import annotations

import importlib
import os
import pkgutil
from types import ModuleType
from typing import Any

PACKAGE = "fabletop.games"


def discovered() -> dict[str, Any]:
    """By name the `game` module of each game. FABLETOP_GAMES names a folder with more game packages."""
    out: dict[str, Any] = {}
    for prefix, path in _places():
        for module in pkgutil.iter_modules(path):
            if module.ispkg:
                game = _game(f"{prefix}{module.name}.game")
                if game is not None:
                    out[game.ID] = game
    return out


def _places() -> list[tuple[str, list[str]]]:
    places = [(f"{PACKAGE}.", list(importlib.import_module(PACKAGE).__path__))]
    if folder := os.environ.get("FABLETOP_GAMES"):
        import sys

        folder = os.path.abspath(folder)
        if folder not in sys.path:
            sys.path.append(folder)
        places.append(("", [folder]))
    return places


def _game(name: str) -> ModuleType | Any | None:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name == name:
            return None
        raise
