"""What could be: the charms shared out anew, and dreams that nobody told are anybody's guess."""

from fabletop.engine.words import *

from .rules import *
from .wood import *


def deal_world(g: Position, me: int) -> None:
    share_out(g, me)
    if not has(g.shown, SHOWN_dream):
        for seat in others(g, me):
            g.dream[seat] = chance(g, PLACES)
