"""The Build phase: actions, sections, and what comes of Walls and Roofs."""

from fabletop.engine.words import *

from .decks import *
from .hooks import *
from .rules import *
from .verbs import *


def build_turn(g: Position, me: int) -> Story:
    """As many actions as this round brings; between them, and after the last, a Friend may be dismissed for what he gives then."""
    g.cause = CAUSE_BUILDING
    g.phase = PHASE_BUILDING
    g.turn = me
    g.used = 0
    say(g, TURN_BEGAN, me, g.actions[me])
    while True:
        g.cause = CAUSE_BUILDING
        if must_act(g, me):
            action = yield ask(me, action_to_take)
        else:
            action = yield may(me, action_to_take)
        if action == NONE:
            break
        if action < SPECIAL:
            draw_or_gain(g, me, action)
        else:
            yield from take_action(g, me, action)
    g.turn = NONE


def must_act(g: Position, me: int) -> bool:
    """Actions are performed, all but those that may be left unused, as long as there is one that can be."""
    if g.actions[me] <= g.spare[me] or g.settings.may_rest:
        return False
    if not g.settings.strict:
        return True  # a resource can always be gained
    for action in each(actions_to_try(g, me) & ~only(DISMISS)):
        if action_to_take(g, me, action) == OK:
            return True
    return False


def draw_or_gain(g: Position, me: int, action: int) -> None:
    """A Fable, or one resource out of the Supply."""
    g.actions[me] -= 1
    if action == DRAW:
        draw_fable(g, me)
    else:
        gain(g, me, action - GAIN_STRAW, 1)


def take_action(g: Position, me: int, action: int) -> Story:
    """Send a Friend away, call on one, or build."""
    if action == DISMISS:
        yield from act_farewell(g, g.friend[me], me)
        return
    g.actions[me] -= 1
    if action == SPECIAL:
        g.used |= only(g.friend[me])
        g.cause = g.friend[me]
        say(g, ACTED, me, g.friend[me])
        yield from act_special_action(g, g.friend[me], me)
    else:
        yield from build_with_help(g, me, action - BUILD)


def actions_to_try(g: Position, me: int) -> Set:
    """All that can be legal: of the sections those that one can pay."""
    if g.actions[me] == 0:
        return only(DISMISS)
    actions = only(DRAW) | only(GAIN_STRAW) | only(GAIN_WOOD) | only(GAIN_BRICK)
    if g.friend[me] != NONE:
        actions |= only(SPECIAL) | only(DISMISS)
    return actions | shl(sections_to_try(g, me, 0), BUILD)


def sections_to_try(g: Position, me: int, helped: int) -> Set:
    """The sections that one can pay, with so much paid by somebody else, and for which there is a house; on any kind of site."""
    sections = 0
    for material in range(MATERIALS):
        have = g.board[me][material] + helped + help_to_pay(g, me, material) + (g.corners[me] > 0)
        for part in range(PARTS):
            if have >= g.settings.cost[part]:
                if part == PART_FLOOR or g.houses[me][material][part - 1]:
                    sections |= only(material * HOUSES + part)
                if g.corners[me] and (part == PART_FLOOR or g.houses[me][material][PARTS + part - 1]):
                    sections |= only(material * HOUSES + PARTS + part)
    return sections


@among(actions_to_try)
def action_to_take(g: Position, me: int, action: Action) -> Refusal:
    if action == DISMISS:
        return not_dismissed(g, me)
    if g.actions[me] == 0:
        return no(NO_ACTIONS_LEFT)
    if action >= BUILD:
        return not_built(g, me, action - BUILD, help_to_pay(g, me, (action - BUILD) // HOUSES))
    if action == DRAW:
        return OK if some_fables(g) else no(NO_FABLES_LEFT)
    if action == SPECIAL:
        return not_special(g, me)
    return OK if in_supply(g, action - GAIN_STRAW, 1) else no(SUPPLY_EMPTY, action - GAIN_STRAW)


def not_dismissed(g: Position, me: int) -> Refusal:
    """Some Friends are dismissed for what they give then."""
    if g.friend[me] == NONE:
        return no(NO_FRIEND)
    return cannot_act(g, FAREWELL, g.friend[me], me) if has(acting(FAREWELL), g.friend[me]) else no(NOT_DISMISSED, g.friend[me])


def not_special(g: Position, me: int) -> Refusal:
    """Each Friend's Special Action at most once a turn."""
    friend = g.friend[me]
    if friend == NONE:
        return no(NO_FRIEND)
    if not has(acting(SPECIAL_ACTION), friend):
        return no(NO_SPECIAL_ACTION, friend)
    return no(USED_ALREADY, friend) if has(g.used, friend) else cannot_act(g, SPECIAL_ACTION, friend, me)


# ---- sections
def under_way(g: Position, me: int, material: int) -> int:
    """Houses of this material that are not finished."""
    return (g.houses[me][material][HOUSE_FLOOR] + g.houses[me][material][HOUSE_WALLS]
            + g.houses[me][material][CORNER_FLOOR] + g.houses[me][material][CORNER_WALLS])


def on_corners(g: Position, me: int) -> int:
    """Sites of Cutting Corners that are taken."""
    n = 0
    for material in range(MATERIALS):
        for part in range(PARTS):
            n += g.houses[me][material][PARTS + part]
    return n


def on_sites(g: Position, me: int) -> int:
    """Ordinary Build Sites that are taken."""
    n = 0
    for material in range(MATERIALS):
        for part in range(PARTS):
            n += g.houses[me][material][part]
    return n


def section_cost(g: Position, me: int, house: int) -> int:
    """What a section costs: to the Supply, and to whoever makes it dearer."""
    return g.settings.cost[house % PARTS] - (house >= PARTS) + surcharge(g, me, house % PARTS)


def not_built(g: Position, me: int, section: int, helped: int) -> Refusal:
    """Why this section cannot be built, with so much of its cost paid by somebody else."""
    material = section // HOUSES
    house = section % HOUSES
    if g.sections[material][house % PARTS] == 0:
        return no(SOLD_OUT, material, house % PARTS)
    if house % PARTS == PART_FLOOR:
        if under_way(g, me, material):
            return no(HOUSE_UNDER_WAY, material)
        if house >= PARTS and on_corners(g, me) >= g.corners[me]:
            return no(NO_CORNER_LEFT, g.corners[me])
        if house < PARTS and on_sites(g, me) >= g.settings.sites:
            return no(NO_SITE_LEFT, g.settings.sites)
    elif g.houses[me][material][house - 1] == 0:
        return no(BUILD_BELOW_FIRST, material, house)
    if g.board[me][material] + helped < section_cost(g, me, house):
        return no(COST_SHORT, material, g.board[me][material] + helped, section_cost(g, me, house))
    return OK


def build(g: Position, me: int, section: int, helper: int) -> Story:
    """Pay, in the material of the house, and lay the section; Walls bring a Friend, the first house of a material a bonus."""
    material = section // HOUSES
    house = section % HOUSES
    pay_section(g, me, material, house, helper)
    g.sections[material][house % PARTS] -= 1
    g.houses[me][material][house] += 1
    if house % PARTS != PART_FLOOR:
        g.houses[me][material][house - 1] -= 1
    say(g, BUILT, me, material, house)
    if house % PARTS == PART_WALLS:
        yield from gain_friend(g, me, NONE)
    elif house % PARTS == PART_ROOF:
        g.complete[me] += 1
        say(g, FINISHED, me, material, g.complete[me])
        if g.token[material] == NONE:
            g.token[material] = me
            g.cause = CAUSE_FIRST_BUILDER
            say(g, FIRST_BUILDER, me, material)
            yield from first_builder(g, me)


def pay_section(g: Position, me: int, material: int, house: int, helper: int) -> None:
    """The helper's share first; then mine: what is dearer goes to whoever makes it so, the rest to the Supply."""
    n = section_cost(g, me, house)
    extra = surcharge(g, me, house % PARTS)
    if helper != NONE:
        n -= 1
        g.board[helper][material] -= 1
        say(g, PAID, helper, material, 1)
    g.board[me][material] -= n
    say(g, PAID, me, material, n)
    to_supply(g, material, section_cost(g, me, house) - extra)
    if extra:
        to = surcharge_to(g, me)
        g.board[to][material] += extra
        say(g, GAINED, to, material, extra)


def first_builder(g: Position, me: int) -> Story:
    """The First Builder's bonus: one of each resource, two Fables, or a Friend."""
    reward = yield ask(me, reward_to_take)
    say(g, CHOSE_REWARD, me, reward)
    if reward == RESOURCES:
        gain_each(g, me, 1)
    elif reward == REWARD_FABLES:
        draw_fables(g, me, 2)
    else:
        yield from gain_friend(g, me, NONE)


def reward_to_take(g: Position, me: int, reward: Reward) -> Refusal:
    return OK


def take_off(g: Position, seat: int, section: int) -> None:
    """The top section of a house goes back to its stack."""
    material = section // HOUSES
    house = section % HOUSES
    g.houses[seat][material][house] -= 1
    if house % PARTS != PART_FLOOR:
        g.houses[seat][material][house - 1] += 1
    if house % PARTS == PART_ROOF:
        g.complete[seat] -= 1
    g.sections[material][house % PARTS] += 1
    say(g, UNBUILT, seat, material, house)
