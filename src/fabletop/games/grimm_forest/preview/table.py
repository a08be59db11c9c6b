"""Rules of the preview edition that are no card's: Prince Regal with his own Gather cards."""

from fabletop.engine.words import *

from ..hooks import *
from ..rules import *
from ..gathering import *
from ..verbs import *


def prince(g: Position) -> None:
    """With two people. He reveals one of his three Gather cards at random and takes half of what lies there, rounded down."""
    if g.settings.seats > 2:
        return
    g.cause = CAUSE_PRINCE
    place = chance(g, BASIC)
    say(g, PRINCE_WENT, place, 0)
    prince_takes(g, place)
