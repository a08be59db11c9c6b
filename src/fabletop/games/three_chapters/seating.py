"""Who sits where, what lies where: the words that the other files are written with."""

from fabletop.engine.words import *

from .rules import *


def people(g: Position) -> Set:
    """The seats of those who play."""
    return first_of(g.settings.seats)


def is_ghost(g: Position, chair: int) -> bool:
    return chair >= g.settings.seats


def ghost_at_my_right(me: int) -> int:
    """With two people each fills the pile of the Ghost at his right (rulebook p.7)."""
    return 2 + me


def chair_at(g: Position, place: int) -> int:
    """The chair at this place around the table; with two people 0, the Ghost of 1, 1, the Ghost of 0."""
    if g.settings.seats > 2:
        return place
    return place // 2 if place % 2 == 0 else 3 - place // 2


def place_of(g: Position, chair: int) -> int:
    """Where around the table this chair stands."""
    if g.settings.seats > 2:
        return chair
    return 2 * chair if chair < 2 else 7 - 2 * chair


def chair_in_turn(g: Position, i: int) -> int:
    """The i-th chair clockwise from the leader."""
    return chair_at(g, (place_of(g, g.leader) + i) % g.settings.chairs)


@walk
def clockwise(g: Position, i: int) -> int:
    """All chairs in the order of the trick."""
    return chair_in_turn(g, i) if i < g.settings.chairs else NONE


def hand_of(g: Position, me: int) -> Set:
    return g.hand[me]


def cards_of_trick(g: Position) -> Set:
    """The cards that lie in the trick so far."""
    cards = 0
    for chair in range(g.settings.chairs):
        if g.played[chair] != NONE:
            cards |= only(g.played[chair])
    return cards


def all_rows(g: Position) -> Set:
    """Every card that has been played open."""
    cards = 0
    for chair in range(g.settings.chairs):
        cards |= g.row[chair]
    return cards


def gain(g: Position, chair: int, token: int, n: int) -> None:
    """Tokens for a person; a Ghost receives nothing."""
    if not is_ghost(g, chair):
        g.tokens[chair][token] += n
