"""What an option looks worth at a glance, to a player who looks one step ahead at what he may see."""

from fabletop.engine.words import *

from .building import *
from .choosing import *
from .rules import *
from .verbs import *


def worth(g: Position, me: int, option: int) -> int:
    """How good an answer looks: the more the better. Reads only what `me` may read."""
    if option == 0:
        return 0
    place = option - offset_of(g.question)
    if place >= size_of(g.question):  # a Friend may be sent away at any time: not without need
        return -1
    if g.question == Q_plan_to_lay:
        return worth_of_plan(g, me, place // (FABLES + 1), place % (FABLES + 1))
    if g.question == Q_action_to_take:
        return worth_of_action(g, me, place)
    if g.question == Q_material_to_gain or g.question == Q_material_of or g.question == Q_token_to_take:
        return wish_for(g, me, place)
    if g.question == Q_mix_to_gain or g.question == Q_mix_of or g.question == Q_mix_at:
        return of_mix(place, STRAW) * wish_for(g, me, STRAW) + of_mix(place, WOOD) * wish_for(g, me, WOOD) + of_mix(place, BRICK) * wish_for(g, me, BRICK)
    if g.question == Q_reward_to_take:
        return 2 - place
    if g.question == Q_player_for_friend:
        return place == me
    return 1


def goal_of(g: Position, me: int, material: int) -> int:
    """What the next section of this material costs."""
    if g.houses[me][material][HOUSE_WALLS] + g.houses[me][material][CORNER_WALLS]:
        return g.settings.cost[PART_ROOF]
    if g.houses[me][material][HOUSE_FLOOR] + g.houses[me][material][CORNER_FLOOR]:
        return g.settings.cost[PART_WALLS] + surcharge(g, me, PART_WALLS)
    return g.settings.cost[PART_FLOOR]


def wish_for(g: Position, me: int, material: int) -> int:
    """One more of this: more when it is all that is missing."""
    missing = goal_of(g, me, material) - g.board[me][material]
    return 10 if missing <= 0 else 24 - 3 * missing


def worth_of_plan(g: Position, me: int, place: int, fable: int) -> int:
    """What lies there, wanted as it is, and less of it where most lies: others go there, too; so each has a Location of its own to which
    it rather goes this round. A Fable is better played than kept."""
    value = 0
    most = 0
    for material in range(MATERIALS):
        value += g.stock[place][material] * wish_for(g, me, material)
    for other in range(g.settings.places):
        most = max(most, lies_at(g, other))
    if lies_at(g, place) == most:
        value = value * 2 // 3
    if place == (me + g.round) % g.settings.places:
        value = value * 3 // 2
    return value + (6 if fable != FABLES else 0)


def worth_of_action(g: Position, me: int, action: int) -> int:
    """Roofs before walls before floors; then what helps towards the next section."""
    if action >= BUILD:
        section = action - BUILD
        return 200 + 100 * (section % PARTS) + (section % HOUSES >= PARTS) * 5 + section // HOUSES
    if action == SPECIAL:
        return 90
    if action == DRAW:
        return 30 if count(g.hand[me], FABLES) < 2 else 8
    if action == DISMISS:
        return -5
    return 10 + wish_for(g, me, action - GAIN_STRAW)
