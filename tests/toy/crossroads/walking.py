"""A step through the wood, and what others may do about it before it is taken."""

from fabletop.engine.words import *

from .rules import *
from .wood import *


def step_on(g: Position, me: int) -> Story:
    """Gives 1 when I have arrived, 0 when there is no way or somebody spoiled it."""
    place = yield ask_if_any(me, path_to_take)
    if place == NONE:
        return 0
    spoiled = yield from somebody_minds(g, me, place)
    if spoiled:
        return 0
    g.at[me] = place
    g.cause = CAUSE_WALK
    say(g, WALKED, me, place)
    gather(g, me)
    return 1


@among(free_paths)
def path_to_take(g: Position, me: int, place: Place) -> Refusal:
    if not has(g.settings.paths[g.at[me]], place):
        return no(NO_PATH, place)
    return no(TAKEN, place) if has(occupied(g), place) else OK


def somebody_minds(g: Position, me: int, place: int) -> Story:
    """In turn the others may play a trick on whoever is about to walk; a charm calms it. Gives 1 when the step is spoiled."""
    for other in others(g, me):
        if g.pebbles[other] == 0:
            continue
        trick = yield may(other, trick_to_play, me, place)
        if trick == NONE:
            continue
        g.cause = CAUSE_TRICK
        g.pebbles[other] -= 1 + trick
        calm = yield from keeps_calm(g, me)
        if calm:
            continue
        say(g, SPOILED, me, other, trick)
        if trick == HOOT and g.found[me]:
            g.found[me] -= 1
            g.jar += 1
        return 1
    return 0


def trick_to_play(g: Position, me: int, trick: Trick, walker: int, place: int) -> Refusal:
    """A rustle stops him, a hoot also frightens a firefly away. On a dark place nobody bothers."""
    if g.lights[place] == 0:
        return no(DARK_THERE, place)
    return OK if g.pebbles[me] > trick else no(TOO_FEW_PEBBLES, 1 + trick)


def keeps_calm(g: Position, me: int) -> Story:
    """Gives whether I burned a charm to walk on."""
    card = yield may(me, charm_to_burn)
    if card == NONE:
        return 0
    spend(g, me, card)
    say(g, CALMED, me, card)
    return 1


@among(hand_of)
def charm_to_burn(g: Position, me: int, card: Charm) -> Refusal:
    return OK if has(g.hand[me], card) else no(NOT_YOURS, card)
