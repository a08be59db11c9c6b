"""The hash of everything that decides what compiled rules are: a game's text, and how it is built. Cheap enough for every start."""

from __future__ import annotations

import hashlib
import importlib
from pathlib import Path

ENGINE = Path(__file__).parent.parent


def source_files(package: str, edition: str) -> dict[str, Path]:
    """The files that a game's rules come from, by name."""
    game = importlib.import_module(f"{package}.game")
    folder = Path(str(game.__file__)).parent
    return {name: folder / f"{name}.py" for name in ("fields", *game.EDITIONS[edition])}


def edition_files(package: str, edition: str) -> set[str]:
    """The names of those files that are not shared by all editions."""
    editions = importlib.import_module(f"{package}.game").EDITIONS
    return set(editions[edition]) - set.intersection(*map(set, editions.values()))


def text_hash(package: str, edition: str) -> str:
    """Changes when the game's text, the engine's or the build's changes."""
    digest = hashlib.sha256()
    files = [*source_files(package, edition).values(), ENGINE / "asking.py", ENGINE / "words.py", ENGINE / "fields.py"]
    for path in [*files, *sorted((ENGINE / "build").glob("*.py")), ENGINE / "build" / "core.pyx"]:
        digest.update(f"{path.name}\n".encode() + path.read_bytes())
    return digest.hexdigest()[:32]
