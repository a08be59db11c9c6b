"""Rules of the retail edition that are no card's: Prince Regal with his die, and sections built without help."""

from typing import Final

from fabletop.engine.words import *

from ..building import *
from ..hooks import *
from ..rules import *
from ..gathering import *
from ..verbs import *

TOO_MUCH: Final = 10


def prince(g: Position) -> None:
    """With two people. Where more than 10 lie, he goes to the most, the sturdier material first; otherwise the die tells. He takes half."""
    if g.settings.seats > 2:
        return
    g.cause = CAUSE_PRINCE
    most = TOO_MUCH
    place = NONE
    for step in range(BASIC):
        if lies_at(g, BASIC - 1 - step) > most:
            place = BASIC - 1 - step
            most = lies_at(g, place)
    if place == NONE:
        most = 0
        place = chance(g, BASIC)
    say(g, PRINCE_WENT, place, most)
    prince_takes(g, place)


def build_with_help(g: Position, me: int, section: int) -> Story:
    yield from build(g, me, section, NONE)
