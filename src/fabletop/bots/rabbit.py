"""The Rabbit: any answer, as chance would have it."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.bots._chance import one_of
from fabletop.engine.names import Option
from fabletop.engine.view import View


class Rabbit:
    """Answers at random."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, options: Sequence[Option]) -> int:
        """Any of them."""
        return one_of([option.id for option in options], self.seed, view)


def make(seed: int) -> Rabbit:
    """A Rabbit."""
    return Rabbit(seed)
