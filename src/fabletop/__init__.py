"""Fabletop: fairy-tale board games in one rules implementation, for players, bots, designers and researchers.

    game = fabletop.game("three-chapters")
    p = game.start(seats=4, seed=7)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .engine.game import Game

__version__ = "0.1.0"


def game(name: str, edition: str | None = None) -> Game:
    """The game of this name, opened: its compiled rules where they are built, the same text uncompiled otherwise."""
    from .engine.game import find

    return find(name, edition)


def all_games() -> list[str]:
    """The names of all games that are installed."""
    from .engine.finding import discovered

    return sorted(discovered())
