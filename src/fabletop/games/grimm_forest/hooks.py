"""What some card changes about a rule, as the rule is without it. The file of the card that changes it replaces the function here."""

from fabletop.engine.words import *

from .rules import *


def must_lay_fable(g: Position, me: int) -> int:
    """Whose card makes me lay a Fable; NONE."""
    return NONE


def monster_places(g: Position) -> Set:
    """Where every Monster must go; none: anywhere."""
    return 0


def surcharge(g: Position, me: int, part: int) -> int:
    """What a section costs more."""
    return 0


def surcharge_to(g: Position, me: int) -> int:
    """To whom that goes."""
    return NONE


def help_to_pay(g: Position, me: int, material: int) -> int:
    """How much of a section's cost somebody else may be made to pay whenever I build."""
    return 0


def debts(g: Position, seat: int) -> Set:
    """Cards that act for a seat at the end of the Gather phase even if it has lost them."""
    return 0


def friend_left(g: Position, seat: int, friend: int) -> None:
    """What goes with a Friend."""


def monster_stood_off(g: Position, me: int, monster: int) -> bool:
    """Is this player's Monster cancelled by somebody's mere presence?"""
    return False


def window_ends(g: Position) -> Story:
    """What may still be done before a window ends in which something happened."""
