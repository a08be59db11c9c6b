"""Crossroads opened as any game out of a folder is: uncompiled, and compiled once a session where there is a compiler."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fabletop.engine.build.room import room
from fabletop.engine.game import Game, find
from toy.compiling import can_compile, compiled

HERE = Path(__file__).parent
EDITIONS = ("retail", "moonless")


@pytest.fixture(scope="session")
def crossroads() -> dict[str, Game]:
    """By edition the game, uncompiled."""
    with pytest.MonkeyPatch.context() as patch:  # only while it is opened: other tests shall not find it
        patch.setenv("FABLETOP_GAMES", str(HERE))
        return {edition: find("crossroads", edition, compiled=False) for edition in EDITIONS}


@pytest.fixture(scope="session")
def built(crossroads: dict[str, Game], tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """By edition the same game with compiled rules."""
    if not can_compile():
        pytest.skip("no Cython or no C compiler")
    folder = tmp_path_factory.mktemp("crossroads")
    rules = {edition: compiled(room("crossroads", edition), f"crossroads_{edition}", folder) for edition in EDITIONS}
    return {edition: Game(crossroads[edition].about, edition, rules=rules[edition]) for edition in EDITIONS}
