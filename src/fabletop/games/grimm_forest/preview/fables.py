"""The Fables that the preview edition has otherwise; each function is one card."""

from fabletop.engine.words import *

from ..building import *
from ..choosing import *
from ..decks import *
from ..fables import *
from ..hooks import *
from ..rules import *
from ..verbs import *


@when(END_OF_GATHER, A_FRIENDLY_GAME)
def a_friendly_game(g: Position, me: int) -> Story:
    """End of Gather. Take 2 resources of your choice from each opponent at your Location."""
    for seat in others(g, me):
        if together(g, seat, me):
            yield from take_any(g, me, seat, amount(g, A_FRIENDLY_GAME))
    if not accompanied(g, me):
        fizzle(g, me, NOBODY_THERE)


@when(END_OF_GATHER, BIG_BAD_WOLF)
def big_bad_wolf(g: Position, me: int) -> Story:
    """Monster, end of Gather. Every pig there returns the top section of one of its own Straw or Wood houses, of its choice."""
    stopped = yield from monster_stopped(g, me, houses_at_the_lair(g, me))
    if stopped:
        return
    for seat in turn_order(g):
        if g.place[seat] == g.lair[me] and soft_houses(g, seat):
            section = yield ask_if_any(seat, house_to_blow_at, seat)
            if section != NONE:
                take_off(g, seat, section)


@when(END_OF_GATHER, BRIDGE_TROLL)
def bridge_troll(g: Position, me: int) -> Story:
    """Monster, end of Gather. All pigs there give you half of what they gathered, rounded down."""
    stopped = yield from monster_stopped(g, me, loads_at_the_lair(g, me))
    if stopped:
        return
    for seat in others(g, me):
        if g.place[seat] == g.lair[me]:
            chooser = me if g.settings.troll_chooses else seat
            yield from hand_over(g, chooser, seat, me, gathered(g, seat) // 2)


@when(PIGS_PLACED, CHINNY_CHIN_CHIN)
def chinny_chin_chin(g: Position, me: int) -> Story:
    """When the pigs are placed. If a Monster is at your Location you may move elsewhere, once."""
    if g.place[me] == NONE or not monster_at(g, g.place[me]):
        fizzle(g, me, NOTHING_THERE)
        return
    place = yield may(me, another_place)
    if place != NONE:
        move(g, me, place)


@when(WHEN_REVEALED, HIRED_HELP)
def hired_help(g: Position, me: int) -> Story:
    """When revealed. Pay 2 resources of your choice; who cannot discards this card."""
    price = amount(g, HIRED_HELP)
    if wealth(g, me) < price:
        discard_played(g, me)
        fizzle(g, me, NOT_PAID)
        return
    yield from pay_any(g, me, price)


@when(BEFORE_COLLECTING, ROAR)
def roar(g: Position, me: int) -> None:
    """Before collecting. Each opponent at your Location moves to the Location of one of his unplayed Gather cards, drawn at random."""
    hit = 0
    for seat in others(g, me):
        if together(g, seat, me):
            hit |= only(seat)
    for seat in others(g, me):
        if has(hit, seat):
            place = draw_from(g, my_cards(g, seat) & ~only(g.own[seat]))
            move(g, seat, place)
    if hit == 0:
        fizzle(g, me, NOBODY_THERE)


@when(END_OF_GATHER, SPY_NETWORK)
def spy_network(g: Position, me: int) -> None:
    """End of Gather. Draw 2 Fables for each opponent at your Location."""
    if accompanied(g, me):
        draw_fables(g, me, amount(g, SPY_NETWORK) * (pigs_at(g, g.place[me]) - 1))
    else:
        fizzle(g, me, NOBODY_THERE)


@when(END_OF_GATHER, TAXATION)
def taxation(g: Position, me: int) -> Story:
    """Next round, end of Gather. Whoever is not at your Location discards all but one of his resources, of his choice."""
    hit = 0
    for seat in others(g, me):
        if not together(g, seat, me) and wealth(g, seat) > 1:
            hit = 1
            kept = yield ask(seat, resource_to_keep)
            for material in range(MATERIALS):
                lose(g, seat, material, g.board[seat][material] - (material == kept))
    if not hit:
        fizzle(g, me, REASON_NOBODY_HIT)


def resource_to_keep(g: Position, me: int, material: Material) -> Refusal:
    return OK if g.board[me][material] else no(HAS_NOTHING, material)


@when(WHEN_REVEALED, WISHING_WELL)
def wishing_well(g: Position, me: int) -> Story:
    """When revealed. Swap the Gather cards of two other players; they may look at what they get."""
    two = yield ask_if_any(me, two_others_to_swap)
    if two == NONE:
        fizzle(g, me, NOBODY_CAN)
        return
    swap_cards(g, two // SEATS, two % SEATS)


def two_others_to_swap(g: Position, me: int, one: Seat, other: Seat) -> Refusal:
    if one >= g.settings.seats:
        return no(NOT_PLAYING, one)
    if other >= g.settings.seats:
        return no(NOT_PLAYING, other)
    if one == me or other == me:
        return no(YOURSELF, me)
    return OK if one < other else no(IN_ORDER)
