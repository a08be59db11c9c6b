"""The moonless wood: whatever the sky, one step is all that one dares."""

from fabletop.engine.words import *

from .rules import *


def steps_tonight(g: Position) -> int:
    return 1
