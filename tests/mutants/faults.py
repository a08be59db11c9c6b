"""A game with one deliberate fault in its text, uncompiled."""

from __future__ import annotations

import importlib

from fabletop.engine import uncompiled
from fabletop.engine.build import room as rooms
from fabletop.engine.build.hashing import edition_files, source_files
from fabletop.engine.finding import discovered
from fabletop.engine.game import Game


def mutated(game: str, edition: str, file: str, old: str, new: str) -> Game:
    """`new` in the place of `old` in this file of its rules."""
    about = discovered()[game]
    paths = source_files(about.__package__, edition)
    sources = {str(path): path.read_text(encoding="utf-8") for name, path in paths.items() if name != "fields"}
    where = str(paths[file])
    assert old in sources[where], f"{file}.py has changed: {old!r} is not in it; change the mutant with it"
    sources[where] = sources[where].replace(old, new)
    fields = importlib.import_module(f"{about.__package__}.fields")
    named = {"game": about.__package__.rpartition(".")[2], "edition": edition, "hash": "mutant"}
    made = rooms.make_room(fields, sources, named, {str(paths[name]) for name in edition_files(about.__package__, edition)})
    return Game(about, edition, rules=uncompiled.rules_of(made))
