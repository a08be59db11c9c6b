"""What a child may do at any time: eat a berry, or make the one wish."""

from fabletop.engine.words import *

from .rules import *
from .wood import *


def berry_to_eat(g: Position, me: int, berry: Berry) -> Refusal:
    return OK if has(g.berries[me], berry) else no(EATEN, berry)


@standing(berry_to_eat)
def eat(g: Position, me: int, berry: int) -> None:
    """A red one hides a pebble, a blue one a charm."""
    cause = g.cause
    g.cause = CAUSE_BERRY
    g.berries[me] &= ~only(berry)
    card = NONE
    if berry == RED:
        g.pebbles[me] += 1
    else:
        card = charm_for(g, me)
    say(g, ATE, me, berry, card)
    g.cause = cause


def friend_to_ask(g: Position, me: int, friend: Seat) -> Refusal:
    if has(g.wished, me):
        return no(WISHED_ALREADY, me)
    if friend == me:
        return no(YOURSELF, me)
    return OK if friend < g.settings.seats else no(NOT_PLAYING, friend)


@standing(friend_to_ask)
def wish(g: Position, me: int, friend: int) -> Story:
    """Once in a game: a friend gives me something, if only a smile."""
    cause = g.cause
    g.cause = CAUSE_WISH
    g.wished |= only(me)
    say(g, WISHED, me, friend)
    gift = yield ask(friend, gift_to_give, me)
    g.cause = CAUSE_WISH
    if gift == FIREFLY:
        g.found[friend] -= 1
        g.found[me] += 1
    elif gift == PEBBLE:
        g.pebbles[friend] -= 1
        g.pebbles[me] += 1
    say(g, GAVE, friend, me, gift)
    g.cause = cause


def gift_to_give(g: Position, me: int, gift: Gift, friend: int) -> Refusal:
    """A smile is always there; but who has fireflies to spare may not keep them all from a poorer friend."""
    if gift == FIREFLY:
        return OK if g.found[me] > 0 else no(NOTHING_TO_GIVE, gift)
    if gift == PEBBLE:
        return OK if g.pebbles[me] > 0 else no(NOTHING_TO_GIVE, gift)
    return OK if g.found[me] <= g.found[friend] or g.found[me] == 0 else no(NOTHING_TO_GIVE, gift)
