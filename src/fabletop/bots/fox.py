"""The Fox: the answer that looks best at a glance, and among equals as chance would have it."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.bots._chance import one_of
from fabletop.engine.names import Option
from fabletop.engine.view import View


class Fox:
    """Answers what the game thinks worth most, one step ahead."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """The best, or one of the best."""
        worth = {option.id: view.worth(option.id) for option in options}
        best = max(worth.values())
        return one_of([id for id, value in worth.items() if value == best], self.seed, view)


def make(seed: int) -> Fox:
    """A Fox."""
    return Fox(seed)
