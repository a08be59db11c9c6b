"""Collecting and cleaning off: the pigs at a Location share what lies there."""

from fabletop.engine.words import *

from .choosing import *
from .rules import *
from .verbs import *


def collect(g: Position) -> Story:
    """One pig takes all; several share evenly, the rest stays; at the Market they draft token by token, in turn order."""
    g.cause = CAUSE_GATHERING
    for place in range(g.settings.places):
        pigs = pigs_at(g, place)
        if pigs > 1 and place == MARKET:
            yield from draft(g, lies_at(g, place) // pigs)
        elif pigs:
            share_out_place(g, place, pigs)


def share_out_place(g: Position, place: int, pigs: int) -> None:
    """What lies there is counted once, before anybody takes."""
    for material in range(MATERIALS):
        n = g.stock[place][material] // pigs
        if n:
            for seat in turn_order(g):
                if g.place[seat] == place:
                    collect_from(g, seat, place, material, n)


def collect_from(g: Position, seat: int, place: int, material: int, n: int) -> None:
    """Gathered: that is what some cards read later."""
    g.stock[place][material] -= n
    g.board[seat][material] += n
    g.got[seat][material] += n
    say(g, COLLECTED, seat, place, material, n)


def draft(g: Position, share: int) -> Story:
    for _ in range(share):
        for seat in turn_order(g):
            if g.place[seat] == MARKET:
                material = yield ask(seat, token_to_take)
                collect_from(g, seat, MARKET, material, 1)


def token_to_take(g: Position, me: int, material: Material) -> Refusal:
    """At the Market one token at a time."""
    return OK if g.stock[MARKET][material] else no(NOTHING_LIES_THERE, MARKET, material)


def clean_off(g: Position) -> None:
    """Unique Locations that must go; used Next-Turn cards; resolved Fables; Monsters; Gather cards."""
    for place in range(g.settings.places):
        if g.unique[place] != NONE:
            g.cause = g.unique[place]
            act_leaving(g, g.unique[place], place)
    g.cause = CAUSE_CLEAN_UP
    for seat in range(g.settings.seats):
        if g.ripe[seat] != NONE:
            g.discard[g.ripe[seat]] += 1
        g.ripe[seat] = g.fresh[seat]
        g.fresh[seat] = NONE
        if g.fable[seat] != NONE:
            discard_played(g, seat)
        g.lair[seat] = NONE
        g.food[seat] = NONE


def remove_unique(g: Position, place: int) -> None:
    """A Unique Location goes by its own condition."""
    say(g, UNIQUE_LEFT, g.unique[place], place)
    g.discard[g.unique[place]] += 1
    g.unique[place] = NONE
    g.keeper[place] = NONE


# ---- Prince Regal, with two people
def prince_takes(g: Position, place: int) -> None:
    """Half of what lies there, rounded down, into the Supply."""
    n = lies_at(g, place) // 2
    if n:
        g.stock[place][place] -= n
        to_supply(g, place, n)
        say(g, PRINCE_TOOK, place, place, n)


# ---- a look ahead
def explain(g: Position, me: int, thing: int) -> None:
    """What each of so many pigs would get at every Location, as it lies now."""
    for place in range(g.settings.places):
        for pigs in range(1, g.settings.seats + 1):
            if place == MARKET and pigs > 1:
                say(g, SHARE, place, pigs, 0, 0, 0, lies_at(g, place) // pigs)
            else:
                say(g, SHARE, place, pigs, g.stock[place][STRAW] // pigs, g.stock[place][WOOD] // pigs, g.stock[place][BRICK] // pigs, 0)
