"""Bots: whoever answers without a person. A bot sees a view and its options, and never more."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Sequence
from typing import Protocol

from fabletop.engine.game import GameError
from fabletop.engine.names import Option
from fabletop.engine.saying import meant
from fabletop.engine.view import View

__all__ = ["Bot", "BotError", "bot", "bots"]


class BotError(GameError):
    """There is no such bot, or it answered what cannot be; the sentence says which."""


class Bot(Protocol):
    """Anything that chooses one of its options by what it may see."""

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The id of the option it answers."""
        ...


def bots() -> list[str]:
    """The names of all bots: the modules of this package that can `make` one."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if not module.name.startswith("_"))


def bot(name: str, seed: int) -> Bot:
    """The bot of this name, with chance of its own out of the seed."""
    if name not in bots():
        raise BotError("bot-unknown", name=name, known=", ".join(bots()), near=meant(name, bots()))
    made: Bot = importlib.import_module(f"{__name__}.{name}").make(seed)
    return made
