"""Who sits where, who stands where, what lies where: the words of the other files."""

from fabletop.engine.words import *

from .rules import *


def people(g: Position) -> Set:
    return first_of(g.settings.seats)


@walk
def from_keeper(g: Position, i: int) -> int:
    """All children, the keeper of the pouch first."""
    return (g.keeper + i) % g.settings.seats if i < g.settings.seats else NONE


@walk
def others(g: Position, me: int, i: int) -> int:
    """All but me, my left neighbour first."""
    return (me + 1 + i) % g.settings.seats if i + 1 < g.settings.seats else NONE


def occupied(g: Position) -> Set:
    """Where somebody stands."""
    places = 0
    for seat in range(g.settings.seats):
        places |= only(g.at[seat])
    return places


@walk
def free_paths(g: Position, me: int, i: int) -> int:
    """The neighbouring places where nobody stands, lowest first."""
    for place in each(g.settings.paths[g.at[me]] & ~occupied(g)):
        if i == 0:
            return place
        i -= 1
    return NONE


def hand_of(g: Position, me: int) -> Set:
    return g.hand[me]


def places_or_none(g: Position, me: int) -> Set:
    return first_of(NO_PLACE + 1)


def gather(g: Position, me: int) -> None:
    """Take the fireflies of the place where I stand."""
    n = g.lights[g.at[me]]
    if n:
        g.lights[g.at[me]] = 0
        g.found[me] += n
        say(g, GATHERED, me, n)


def glow(g: Position, place: int, n: int) -> None:
    """Fireflies come out of the jar, as many as are left."""
    n = min(n, g.jar)
    g.jar -= n
    g.lights[place] += n
    say(g, GLOWED, place, n)


def charm_for(g: Position, me: int) -> int:
    """The top charm of the pile goes into my hand; NONE when there is none."""
    if g.pile == 0:
        return NONE
    card = draw_from(g, g.pile)
    g.pile &= ~only(card)
    g.hand[me] |= only(card)
    return card


def spend(g: Position, me: int, card: int) -> None:
    g.hand[me] &= ~only(card)
    g.spent |= only(card)
