"""The words that cards and rounds are written with: seats, places, resources, and the questions that many cards ask."""

from fabletop.engine.words import *

from .rules import *


# ---- seats
def people(g: Position) -> Set:
    return first_of(g.settings.seats)


def seat_at(g: Position, i: int) -> int:
    """The i-th seat clockwise from the Starting Player."""
    seat = g.first + i
    return seat - g.settings.seats if seat >= g.settings.seats else seat


@walk
def turn_order(g: Position, i: int) -> int:
    """Everybody, clockwise from the Starting Player."""
    return seat_at(g, i) if i < g.settings.seats else NONE


@walk
def others(g: Position, me: int, i: int) -> int:
    """The opponents of `me`, in turn order."""
    before_me = me - g.first if me >= g.first else me - g.first + g.settings.seats
    return seat_at(g, i + (i >= before_me)) if i + 1 < g.settings.seats else NONE


def holder(g: Position, friend: int) -> int:
    """Whose Friend this is; NONE."""
    for seat in range(g.settings.seats):
        if g.friend[seat] == friend:
            return seat
    return NONE


def amount(g: Position, card: int) -> int:
    """The number that a card's text names."""
    return g.settings.amount[card][0]


def second_amount(g: Position, card: int) -> int:
    """The second one."""
    return g.settings.amount[card][1]


def fizzle(g: Position, seat: int, reason: int) -> None:
    """Say why an effect did nothing."""
    say(g, NOTHING, seat, reason)


# ---- where the pigs are
def together(g: Position, a: int, b: int) -> bool:
    """Two different pigs at one Location."""
    return a != b and g.place[a] != NONE and g.place[a] == g.place[b]


def accompanied(g: Position, me: int) -> bool:
    """Is another pig at my Location?"""
    for seat in range(g.settings.seats):
        if together(g, seat, me):
            return True
    return False


def alone(g: Position, me: int) -> bool:
    """At a Location, and no other pig there; Monsters and Prince Regal never count."""
    return g.place[me] != NONE and not accompanied(g, me)


def pigs_at(g: Position, place: int) -> int:
    n = 0
    for seat in range(g.settings.seats):
        n += g.place[seat] == place
    return n


def monster_at(g: Position, place: int) -> bool:
    for seat in range(g.settings.seats):
        if g.lair[seat] == place:
            return True
    return False


# ---- resources
def wealth(g: Position, seat: int) -> int:
    return g.board[seat][STRAW] + g.board[seat][WOOD] + g.board[seat][BRICK]


def lies_at(g: Position, place: int) -> int:
    return g.stock[place][STRAW] + g.stock[place][WOOD] + g.stock[place][BRICK]


def in_supply(g: Position, material: int, n: int) -> int:
    """So many of n the Supply can give."""
    return min(n, g.supply[material]) if g.settings.strict else n


def from_supply(g: Position, material: int, n: int) -> int:
    """Take them out of it; how many there were."""
    n = in_supply(g, material, n)
    if g.settings.strict:
        g.supply[material] -= n
    return n


def to_supply(g: Position, material: int, n: int) -> None:
    if g.settings.strict:
        g.supply[material] += n


def gain(g: Position, seat: int, material: int, n: int) -> None:
    """Out of the Supply."""
    n = from_supply(g, material, n)
    if n:
        g.board[seat][material] += n
        say(g, GAINED, seat, material, n)


def gain_each(g: Position, seat: int, n: int) -> None:
    """So many of each resource."""
    for material in range(MATERIALS):
        gain(g, seat, material, n)


def lose(g: Position, seat: int, material: int, n: int) -> None:
    """Into the Supply."""
    if n:
        g.board[seat][material] -= n
        to_supply(g, material, n)
        say(g, LOST, seat, material, n)


def give(g: Position, giver: int, taker: int, material: int, n: int) -> None:
    """As many as the giver has."""
    n = min(n, g.board[giver][material])
    if n:
        g.board[giver][material] -= n
        g.board[taker][material] += n
        say(g, GAVE, giver, taker, material, n)


def pick_up(g: Position, seat: int, place: int, material: int, n: int) -> None:
    """From a Location, without gathering; as many as lie there."""
    n = min(n, g.stock[place][material])
    if n:
        g.stock[place][material] -= n
        g.board[seat][material] += n
        say(g, TOOK, seat, place, material, n)


def put(g: Position, place: int, material: int, n: int) -> None:
    """Out of the Supply onto a Location."""
    n = from_supply(g, material, n)
    if n:
        g.stock[place][material] += n
        say(g, PUT, place, material, n)


def waste(g: Position, place: int, material: int, n: int) -> None:
    """From a Location into the Supply."""
    if n:
        g.stock[place][material] -= n
        to_supply(g, material, n)
        say(g, WASTED, place, material, n)


# ---- several resources at once: a mix is one answer, so many of each
def of_mix(mix: int, material: int) -> int:
    """How many of this material are in a mix."""
    if material == STRAW:
        return mix // MIX
    return mix // COUNTS_TO % COUNTS_TO if material == WOOD else mix % COUNTS_TO


def not_so(have: int, n: int, material: int) -> Refusal:
    return OK if n <= have else no(HAS_NOTHING if have == 0 else TOO_FEW, material, have, n)


def not_all_there(straw: int, wood: int, brick: int, straw_there: int, wood_there: int, brick_there: int) -> Refusal:
    """The first material of a mix of which there are too few."""
    if straw > straw_there:
        return not_so(straw_there, straw, STRAW)
    if wood > wood_there:
        return not_so(wood_there, wood, WOOD)
    return not_so(brick_there, brick, BRICK)


def up_to_asked(g: Position, me: int) -> Set:
    """The counts that may be parts of a mix of as many as are asked for."""
    return first_of(g.asked[0] + 1)


@among(up_to_asked, up_to_asked, up_to_asked)
def mix_to_gain(g: Position, me: int, straw: Count, wood: Count, brick: Count, n: int) -> Refusal:
    """n resources of one's own choice out of the Supply, as many as it has."""
    if straw + wood + brick != left_in_supply(g, n):
        return no(NOT_SO_MANY, straw + wood + brick, left_in_supply(g, n))
    if in_supply(g, STRAW, straw) < straw:
        return no(SUPPLY_EMPTY, STRAW)
    if in_supply(g, WOOD, wood) < wood:
        return no(SUPPLY_EMPTY, WOOD)
    return OK if in_supply(g, BRICK, brick) == brick else no(SUPPLY_EMPTY, BRICK)


@among(up_to_asked, up_to_asked, up_to_asked)
def mix_of(g: Position, me: int, straw: Count, wood: Count, brick: Count, n: int, owner: int) -> Refusal:
    """n of the resources in somebody's stock."""
    if straw + wood + brick != n:
        return no(NOT_SO_MANY, straw + wood + brick, n)
    return not_all_there(straw, wood, brick, g.board[owner][STRAW], g.board[owner][WOOD], g.board[owner][BRICK])


@among(up_to_asked, up_to_asked, up_to_asked)
def mix_at(g: Position, me: int, straw: Count, wood: Count, brick: Count, n: int, place: int) -> Refusal:
    """n of the resources that lie on a Location."""
    if straw + wood + brick != n:
        return no(NOT_SO_MANY, straw + wood + brick, n)
    return not_all_there(straw, wood, brick, g.stock[place][STRAW], g.stock[place][WOOD], g.stock[place][BRICK])


def owed(g: Position, giver: int, material: int) -> int:
    """What the giver gathered of it and still has."""
    return min(g.owing[material], g.board[giver][material])


def all_owed(g: Position, giver: int) -> int:
    return owed(g, giver, STRAW) + owed(g, giver, WOOD) + owed(g, giver, BRICK)


@among(up_to_asked, up_to_asked, up_to_asked)
def mix_owed(g: Position, me: int, straw: Count, wood: Count, brick: Count, n: int, giver: int) -> Refusal:
    """n of the resources that somebody gathered and still has; fewer if he has turned them into others meanwhile."""
    if straw + wood + brick != min(n, all_owed(g, giver)):
        return no(NOT_SO_MANY, straw + wood + brick, min(n, all_owed(g, giver)))
    return not_all_there(straw, wood, brick, owed(g, giver, STRAW), owed(g, giver, WOOD), owed(g, giver, BRICK))


def left_in_supply(g: Position, n: int) -> int:
    """So many of n resources of any kind the Supply can give."""
    return min(n, g.supply[STRAW] + g.supply[WOOD] + g.supply[BRICK]) if g.settings.strict else n


def gain_any(g: Position, me: int, n: int) -> Story:
    """n resources of one's own choice out of the Supply, as many as it has."""
    n = left_in_supply(g, n)
    if n == 1:
        material = yield ask_if_any(me, material_to_gain)
        if material != NONE:
            gain(g, me, material, 1)
    elif n > 1:
        mix = yield ask(me, mix_to_gain, n)
        for material in range(MATERIALS):
            gain(g, me, material, of_mix(mix, material))


def take_any(g: Position, me: int, owner: int, n: int) -> Story:
    """n resources of one's own choice out of somebody's stock, as many as he has."""
    n = min(n, wealth(g, owner))
    if n == 1:
        material = yield ask(me, material_of, owner)
        give(g, owner, me, material, 1)
    elif n > 1:
        mix = yield ask(me, mix_of, n, owner)
        for material in range(MATERIALS):
            give(g, owner, me, material, of_mix(mix, material))


def pay_any(g: Position, me: int, n: int) -> Story:
    """n resources of one's own choice into the Supply, as many as one has."""
    n = min(n, wealth(g, me))
    if n == 1:
        material = yield ask(me, material_of, me)
        lose(g, me, material, 1)
    elif n > 1:
        mix = yield ask(me, mix_of, n, me)
        for material in range(MATERIALS):
            lose(g, me, material, of_mix(mix, material))


def take_some(g: Position, me: int, place: int, n: int) -> Story:
    """n resources of one's own choice that lie on a Location, as many as there are; not gathered."""
    n = min(n, lies_at(g, place))
    if n == 1:
        material = yield ask(me, material_at, place)
        pick_up(g, me, place, material, 1)
    elif n > 1:
        if place < BASIC:
            pick_up(g, me, place, place, n)
        else:
            while n > 0:
                step = min(n, COUNTS_TO - 1)
                n -= step
                mix = yield ask(me, mix_at, step, place)
                for material in range(MATERIALS):
                    pick_up(g, me, place, material, of_mix(mix, material))


def hand_over(g: Position, chooser: int, giver: int, taker: int, n: int) -> Story:
    """n of what the giver gathered and still has, as the chooser wishes."""
    for material in range(MATERIALS):
        g.owing[material] = g.got[giver][material]
    n = min(n, all_owed(g, giver))
    while n > 0:
        step = min(n, COUNTS_TO - 1)
        n -= step
        mix = yield ask(chooser, mix_owed, step, giver)
        for material in range(MATERIALS):
            g.owing[material] -= of_mix(mix, material)
            give(g, giver, taker, material, of_mix(mix, material))


def gathered(g: Position, seat: int) -> int:
    """All that it collected this round."""
    return g.got[seat][STRAW] + g.got[seat][WOOD] + g.got[seat][BRICK]


# ---- questions of many cards
def playing(g: Position, seat: int) -> Refusal:
    return OK if seat < g.settings.seats else no(NOT_PLAYING, seat)


def any_player(g: Position, me: int, seat: Seat) -> Refusal:
    return playing(g, seat)


def opponent(g: Position, me: int, seat: Seat) -> Refusal:
    return playing(g, seat) if seat != me else no(YOURSELF, seat)


def opponent_with_resources(g: Position, me: int, seat: Seat) -> Refusal:
    if seat >= g.settings.seats:
        return no(NOT_PLAYING, seat)
    if seat == me:
        return no(YOURSELF, seat)
    return OK if wealth(g, seat) else no(HAS_NOTHING, NONE)


def opponent_here(g: Position, me: int, seat: Seat) -> Refusal:
    """An opponent at my Location who owns something."""
    if seat >= g.settings.seats:
        return no(NOT_PLAYING, seat)
    if seat == me:
        return no(YOURSELF, seat)
    if not together(g, seat, me):
        return no(NOT_HERE, seat, g.place[seat])
    return OK if wealth(g, seat) else no(HAS_NOTHING, NONE)


def in_play(g: Position, place: int) -> Refusal:
    return OK if place < g.settings.places else no(NO_MARKET)


def any_place(g: Position, me: int, place: Place) -> Refusal:
    return in_play(g, place)


def material_to_gain(g: Position, me: int, material: Material) -> Refusal:
    return OK if in_supply(g, material, 1) else no(SUPPLY_EMPTY, material)


def material_of(g: Position, me: int, material: Material, owner: int) -> Refusal:
    return OK if g.board[owner][material] else no(HAS_NOTHING, material)


def material_at(g: Position, me: int, material: Material, place: int) -> Refusal:
    return OK if g.stock[place][material] else no(NOTHING_LIES_THERE, place, material)


def material_made_at(g: Position, me: int, material: Material, place: int) -> Refusal:
    """What a Location produces: one material, the Market all three."""
    if place != MARKET and place != material:
        return no(NOT_HERE, NONE, place)
    return OK if in_supply(g, material, 1) else no(SUPPLY_EMPTY, material)


def sure(g: Position, me: int, yes: Yes) -> Refusal:
    """Only whether or not."""
    return OK
