"""What a charm does: a feather carries me, a flame finds a firefly, a whistle calls those of a place."""

from fabletop.engine.words import *

from .rules import *
from .wood import *


@among(hand_of, places_or_none)
def charm_to_use(g: Position, me: int, card: Charm, place: Maybe[Place]) -> Refusal:
    if not has(g.hand[me], card):
        return no(NOT_YOURS, card)
    power = card % 3
    if power == FLAME:
        return OK if place == NONE else no(NEEDS_NO_PLACE, card)
    if place == NONE:
        return no(NEEDS_A_PLACE, card)
    if power == FEATHER:
        return no(TAKEN, place) if has(occupied(g), place) else OK
    return OK if g.lights[place] > 0 else no(DARK_THERE, place)


def use(g: Position, me: int, card: int, place: int) -> None:
    spend(g, me, card)
    g.cause = card
    say(g, USED, me, card, NONE if place == NO_PLACE else place)
    power = card % 3
    if power == FEATHER:
        g.at[me] = place
    elif power == FLAME:
        glow(g, g.at[me], 1)
    else:
        n = g.lights[place]
        g.lights[place] = 0
        g.lights[g.at[me]] += n
    gather(g, me)
