"""The end: three houses at the end of a Build phase, and how a tie is told."""

from fabletop.engine.words import *

from .rules import *
from .verbs import *


def has_won(g: Position, seat: int) -> bool:
    return g.complete[seat] >= g.settings.goal


def is_won(g: Position) -> bool:
    """Tested when everybody has built."""
    for seat in range(g.settings.seats):
        if has_won(g, seat):
            return True
    return False


def houses_of(g: Position, seat: int, material: int) -> int:
    """Complete houses of a material."""
    return g.houses[seat][material][HOUSE_ROOF] + g.houses[seat][material][CORNER_ROOF]


def told_by(g: Position, a: int, b: int) -> int:
    """What sets two players apart: NONE the houses themselves, then the steps of the tie; SHARED when nothing does."""
    if has_won(g, a) != has_won(g, b) or (not has_won(g, a) and g.complete[a] != g.complete[b]):
        return NONE
    if houses_of(g, a, BRICK) != houses_of(g, b, BRICK):
        return TIE_BRICK
    if houses_of(g, a, WOOD) != houses_of(g, b, WOOD):
        return TIE_WOOD
    return TIE_SHARED if sturdiest_token(g, a) == sturdiest_token(g, b) else TIE_TOKEN


def sturdiest_token(g: Position, seat: int) -> int:
    """The sturdiest material of which this player holds the First Builder token; NONE."""
    best = NONE
    for material in range(MATERIALS):
        if g.token[material] == seat:
            best = material
    return best


def is_before(g: Position, a: int, b: int) -> bool:
    """Is a ranked before b? More than enough houses are no advantage."""
    how = told_by(g, a, b)
    if how == NONE:
        return g.complete[a] > g.complete[b]
    if how == TIE_BRICK:
        return houses_of(g, a, BRICK) > houses_of(g, b, BRICK)
    if how == TIE_WOOD:
        return houses_of(g, a, WOOD) > houses_of(g, b, WOOD)
    return sturdiest_token(g, a) > sturdiest_token(g, b)


def finish(g: Position) -> None:
    g.cause = CAUSE_END
    g.phase = PHASE_END
    for seat in range(g.settings.seats):
        g.rank[seat] = 1
        for other in others(g, seat):
            if is_before(g, other, seat):
                g.rank[seat] += 1
    for seat in range(g.settings.seats):
        if g.rank[seat] == 1:
            for other in others(g, seat):
                if has_won(g, other):
                    g.tie = max(g.tie, told_by(g, seat, other))
            say(g, WON, seat, g.complete[seat])
