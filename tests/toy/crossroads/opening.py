"""Before the first night: the paths of the wood, and how often each weather lies in the sky."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fabletop.engine.game import Opening

from .fields import PLACES

SIDE = 3  # the wood is a square of places


def opening(edition: str, seats: int, options: Mapping[str, Any], deck: Any) -> Opening:
    numbers = {"paths": [paths(place) for place in range(PLACES)], "sky": [2, 2, 2], "seats": seats, "nights": options["nights"]}
    return Opening(numbers, {"seats": seats, "options": dict(options)})


def paths(place: int) -> int:
    """The places beside this one, as a set."""
    row, column = divmod(place, SIDE)
    return sum(1 << n for n in range(PLACES) if abs(n // SIDE - row) + abs(n % SIDE - column) == 1)
