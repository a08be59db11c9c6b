"""What sections cost and why they cannot be built, for whoever looks: the rules answer only whose turn it is, a screen shows it before."""

from __future__ import annotations

from typing import Final

from fabletop.engine.names import Why
from fabletop.engine.view import View
from fabletop.games.grimm_forest.deck import CARDS
from fabletop.games.grimm_forest.fields import HOUSES, MATERIALS, PARTS

NONE: Final = -1


def next_sections(view: View, me: int) -> list[int]:
    """Of each material: what comes next on the houses under way; or a Floor where there is none, on Cutting Corners too if one is free."""
    out = []
    corners = view["corners"][me] - sum(sum(view["houses"][me][at][PARTS:]) for at in range(MATERIALS))
    for at in range(MATERIALS):
        row = view["houses"][me][at]
        started = [house for house in range(HOUSES) if house % PARTS != PARTS - 1 and row[house]]
        out += [at * HOUSES + house + 1 for house in started] or [at * HOUSES, *([at * HOUSES + PARTS] if corners > 0 else [])]
    return out


def _holder(view: View, friend: str) -> int:
    """Whose Friend this is."""
    number = CARDS.index(friend)
    return next((seat for seat in range(view.seats) if view["friend"][seat] == number), NONE)


def surcharge_to(view: View, me: int, house: int) -> int:
    """To whom a part of the price goes: Hansel & Gretel, for Walls."""
    owner = _holder(view, "hansel-and-gretel")
    return NONE if owner == me or house % PARTS != 1 else owner


def cost_of(view: View, me: int, house: int) -> int:
    """What a section costs. building.py says it for the rules, which run compiled and cannot be asked from here; the same holds for
    `not_built`. A test holds both against what is played."""
    numbers = view.settings.numbers
    extra = numbers["amount"][CARDS.index("hansel-and-gretel")][0] if surcharge_to(view, me, house) != NONE else 0
    return int(numbers["cost"][house % PARTS]) - (house >= PARTS) + extra


def _help(view: View, me: int, at: int) -> int:
    """Puss in Boots of the preview edition."""
    if view.game.edition != "preview" or view["friend"][me] != CARDS.index("puss-in-boots"):
        return 0
    return int(any(view["board"][seat][at] for seat in range(view.seats) if seat != me))


def not_built(view: View, me: int, section: int) -> Why | None:
    """Why this section cannot be built now, as the rules would say it."""
    at, house = divmod(section, HOUSES)
    row, corners, sites = view["houses"][me][at], view["corners"][me], view.settings.numbers["sites"]
    rows = view["houses"][me]
    if view["sections"][at][house % PARTS] == 0:
        return Why("sold-out", (at, house % PARTS, 0))
    if house % PARTS == 0:
        if any(row[stage] for stage in range(HOUSES) if stage % PARTS != PARTS - 1):
            return Why("house-under-way", (at, 0, 0))
        if house >= PARTS and sum(sum(one[PARTS:]) for one in rows) >= corners:
            return Why("no-corner-left", (corners, 0, 0))
        if house < PARTS and sum(sum(one[:PARTS]) for one in rows) >= sites:
            return Why("no-site-left", (sites, 0, 0))
    elif row[house - 1] == 0:
        return Why("build-below-first", (at, house, 0))
    have, cost = view["board"][me][at] + _help(view, me, at), cost_of(view, me, house)
    return Why("cost-short", (at, have, cost)) if have < cost else None
