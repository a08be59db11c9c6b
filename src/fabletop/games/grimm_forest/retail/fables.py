"""The Fables of the retail edition that the preview has otherwise or not at all; each function is one card."""

from fabletop.engine.words import *

from ..building import *
from ..choosing import *
from ..decks import *
from ..fables import *
from ..gathering import *
from ..hooks import *
from ..rules import *
from ..verbs import *


@when(END_OF_GATHER, A_FRIENDLY_GAME)
def a_friendly_game(g: Position, me: int) -> Story:
    """End of Gather. Take 2 resources of your choice from one opponent at your Location."""
    victim = yield ask_if_any(me, opponent_here)
    if victim == NONE:
        fizzle(g, me, NOBODY_THERE)
        return
    yield from take_any(g, me, victim, amount(g, A_FRIENDLY_GAME))


# ---- when revealed
@when(WHEN_REVEALED, CRYSTAL_BALL)
def crystal_ball(g: Position, me: int) -> Story:
    """When revealed. Look at one player's face-down Gather card; then you may replace your own."""
    at = yield ask(me, opponent)
    spy_card(g, me, at)
    place = yield may(me, card_instead)
    if place != NONE:
        lay_card(g, me, place)
        say(g, LAID_ANEW, me, place)


@among(my_cards)
def card_instead(g: Position, me: int, place: Place) -> Refusal:
    """Another of my own Gather cards than the one that lies before me."""
    if place >= g.settings.places:
        return no(NO_MARKET)
    if has(g.locked[me], place):
        return no(LOCKED_AWAY, place)
    return no(SAME_CARD, place) if g.whose[me] == me and g.plan[me] == place else OK


@when(WHEN_REVEALED, CURSE_OF_DARKNESS)
def curse_of_darkness(g: Position, me: int) -> None:
    """When revealed. Each opponent shuffles all his Gather cards, the one laid included, and lays one at random; he may look at it."""
    for seat in others(g, me):
        place = draw_from(g, my_cards(g, seat))
        lay_card(g, seat, place)
        say(g, LAID_ANEW, seat, place)


@when(FIRST_OF_ALL, MAGIC_FLUTE)
def magic_flute(g: Position, me: int) -> None:
    """When revealed, before anything else. All Monsters played this round go to your hand, unplaced and without effect."""
    for seat in turn_order(g):
        if g.fable[seat] != NONE and has(g.settings.monsters, g.fable[seat]):
            fetch(g, me, g.fable[seat])
            g.fable[seat] = NONE


@when(WHEN_REVEALED, WISHING_WELL)
def wishing_well(g: Position, me: int) -> Story:
    """When revealed. Swap any two face-down Gather cards, unseen; their owners may look at what they get."""
    two = yield ask(me, two_to_swap)
    swap_cards(g, two // SEATS, two % SEATS)


def two_to_swap(g: Position, me: int, one: Seat, other: Seat) -> Refusal:
    if one >= g.settings.seats:
        return no(NOT_PLAYING, one)
    if other >= g.settings.seats:
        return no(NOT_PLAYING, other)
    return OK if one < other else no(IN_ORDER)


# ---- before collecting
@when(BEFORE_COLLECTING, CHINNY_CHIN_CHIN)
def chinny_chin_chin(g: Position, me: int) -> Story:
    """Before collecting. If a Monster is at your Location you may move elsewhere, once. If no Monster was played this round, draw 1 Fable instead."""
    if not g.monster_seen:
        draw_fables(g, me, amount(g, CHINNY_CHIN_CHIN))
    elif g.place[me] != NONE and monster_at(g, g.place[me]):
        place = yield may(me, another_place)
        if place != NONE:
            move(g, me, place)
    else:
        fizzle(g, me, NOTHING_THERE)


@when(BEFORE_COLLECTING, DRAGON)
def dragon(g: Position, me: int) -> Story:
    """Monster, before collecting. All players at its Location lose all resources in their stock, then collect as usual."""
    hits = 0
    for seat in turn_order(g):
        if g.place[seat] == g.lair[me] and wealth(g, seat) > 0:
            hits += 1
    stopped = yield from monster_stopped(g, me, hits)
    if not stopped:
        for seat in turn_order(g):
            if g.place[seat] == g.lair[me]:
                for material in range(MATERIALS):
                    lose(g, seat, material, g.board[seat][material])


@when(BEFORE_COLLECTING, ROAR)
def roar(g: Position, me: int) -> None:
    """Before collecting. Each opponent at your Location shuffles all his Gather cards, the one played included, and moves to the one drawn."""
    hit = 0
    for seat in others(g, me):
        if together(g, seat, me):
            hit |= only(seat)
    for seat in others(g, me):
        if has(hit, seat):
            place = draw_from(g, my_cards(g, seat))
            see_card(g, seat, place)
            move(g, seat, place)
    if hit == 0:
        fizzle(g, me, NOBODY_THERE)


# ---- end of Gather
@when(END_OF_GATHER, BIG_BAD_WOLF)
def big_bad_wolf(g: Position, me: int) -> Story:
    """Monster, end of Gather. Every player at its Location who owns a Straw or Wood house loses the top section of one, of your choice; Brick is safe."""
    stopped = yield from monster_stopped(g, me, houses_at_the_lair(g, me))
    if stopped:
        return
    for seat in turn_order(g):
        if g.place[seat] == g.lair[me]:
            section = yield ask_if_any(me, house_to_blow_at, seat)
            if section != NONE:
                take_off(g, seat, section)


@when(END_OF_GATHER, BRIDGE_TROLL)
def bridge_troll(g: Position, me: int) -> Story:
    """Monster, end of Gather. One player at its Location gives you half of what he gathered this round, rounded down; he chooses the types."""
    stopped = yield from monster_stopped(g, me, loads_at_the_lair(g, me))
    if stopped:
        return
    victim = yield ask_if_any(me, victim_of_the_troll)
    if victim != NONE:
        chooser = me if g.settings.troll_chooses else victim
        yield from hand_over(g, chooser, victim, me, gathered(g, victim) // 2)


def victim_of_the_troll(g: Position, me: int, seat: Seat) -> Refusal:
    if seat >= g.settings.seats:
        return no(NOT_PLAYING, seat)
    if seat == me:
        return no(YOURSELF, seat)
    return OK if g.place[seat] == g.lair[me] else no(NOT_HERE, seat, g.place[seat])


@when(END_OF_GATHER, CUTTING_CORNERS)
def cutting_corners(g: Position, me: int) -> None:
    """End of Gather. If alone, this card stays before you as one more Build Site; sections built on it cost 1 less."""
    if alone(g, me):
        g.corners[me] += 1
        g.fable[me] = NONE
        say(g, CORNER_WON, me)
    else:
        fizzle(g, me, REASON_NOT_ALONE)


@when(END_OF_GATHER, GIANT)
def giant(g: Position, me: int) -> Story:
    """Monster, end of Gather. All players at its Location discard their Friend, all Fables in hand and 1 resource of each type they own."""
    hits = 0
    for seat in turn_order(g):
        if g.place[seat] == g.lair[me] and (g.friend[seat] != NONE or wealth(g, seat) > 0 or count(g.hand[seat], FABLES) > 0):
            hits += 1
    stopped = yield from monster_stopped(g, me, hits)
    if not stopped:
        for seat in turn_order(g):
            if g.place[seat] == g.lair[me]:
                leave(g, seat)
                discard_hand(g, seat)
                for material in range(MATERIALS):
                    lose(g, seat, material, min(1, g.board[seat][material]))


@when(END_OF_GATHER, HARVEST_MOON)
def harvest_moon(g: Position, me: int) -> Story:
    """End of Gather. Pick a Location where nobody gathered and take half of what lies there, rounded down."""
    place = yield ask_if_any(me, place_to_harvest)
    if place == NONE:
        fizzle(g, me, NOTHING_THERE)
        return
    if lies_at(g, place) < 2:
        fizzle(g, me, NOTHING_THERE)
    yield from take_some(g, me, place, lies_at(g, place) // 2)


def place_to_harvest(g: Position, me: int, place: Place) -> Refusal:
    if place >= g.settings.places:
        return no(NO_MARKET)
    return no(SOMEBODY_GATHERED, place) if pigs_at(g, place) else OK


@when(END_OF_GATHER, HIDDEN_VAULT)
def hidden_vault(g: Position, me: int) -> Story:
    """End of Gather. Every player at your Location gains 2 of one type produced there."""
    for seat in turn_order(g):
        if g.place[me] != NONE and g.place[seat] == g.place[me]:
            material = yield ask_if_any(seat, material_made_at, g.place[me])
            if material != NONE:
                gain(g, seat, material, amount(g, HIDDEN_VAULT))
    if g.place[me] == NONE:
        fizzle(g, me, NOBODY_THERE)


@when(END_OF_GATHER, SEARCH_THE_PAST)
def search_the_past(g: Position, me: int) -> Story:
    """End of Gather. If an opponent is at your Location, take any 2 Fables out of the discard pile."""
    if not accompanied(g, me):
        fizzle(g, me, NOBODY_THERE)
        return
    n = min(amount(g, SEARCH_THE_PAST), count(g.discard, FABLES))
    if n == 0:
        fizzle(g, me, NO_CARDS)
    least = 0
    while n > 0:
        n -= 1
        fable = yield ask(me, fable_to_find, least, n)
        least = fable
        g.discard[fable] -= 1
        fetch(g, me, fable)


def discarded_fables(g: Position, me: int) -> Set:
    """The kinds of Fables in the discard pile."""
    return kinds_of(g.discard, FABLES)


@among(discarded_fables)
def fable_to_find(g: Position, me: int, fable: Fable, least: int, more: int) -> Refusal:
    """One after the other in the order of their names, so that each pair can be taken in one way alone."""
    if g.discard[fable] == 0:
        return no(NOT_DISCARDED, fable)
    left = 0
    for later in range(fable, FABLES):
        left += g.discard[later]
    return OK if fable >= least and left > more else no(IN_ORDER)


@when(END_OF_GATHER, SHARE_THE_WEALTH)
def share_the_wealth(g: Position, me: int) -> Story:
    """End of Gather. Every opponent who gathered 5 or more gives you 2 of those, of his choice."""
    found = 0
    for seat in others(g, me):
        if gathered(g, seat) >= amount(g, SHARE_THE_WEALTH):
            found = 1
            yield from hand_over(g, seat, seat, me, second_amount(g, SHARE_THE_WEALTH))
    if not found:
        fizzle(g, me, NOBODY_CAN)


@when(END_OF_GATHER, SPY_NETWORK)
def spy_network(g: Position, me: int) -> None:
    """End of Gather. Gain 1 Fable for each player at your Location, you included."""
    if g.place[me] == NONE:
        fizzle(g, me, NOBODY_THERE)
    else:
        draw_fables(g, me, amount(g, SPY_NETWORK) * pigs_at(g, g.place[me]))


@when(END_OF_GATHER, THOUGHTFUL_GIFT)
def thoughtful_gift(g: Position, me: int) -> Story:
    """End of Gather. Give one opponent up to 3 of one type; he returns as many of one other type of his choice. He must be able to."""
    friend = yield ask(me, opponent)
    material = yield ask(me, material_to_give, friend)
    number = yield ask(me, gift, friend, material)
    if number:
        returned = yield ask(friend, material_to_return, material, number)
        give(g, me, friend, material, number)
        give(g, friend, me, returned, number)


def material_to_give(g: Position, me: int, material: Material, friend: int) -> Refusal:
    """Any; where nothing can be given of it, the gift is 0."""
    return OK


def gift(g: Position, me: int, number: Count, friend: int, material: int) -> Refusal:
    """Not more than I have, nor than he can return of a single other type."""
    if number > amount(g, THOUGHTFUL_GIFT):
        return no(NOT_SO_MANY, number, amount(g, THOUGHTFUL_GIFT))
    if number > g.board[me][material]:
        return no(TOO_FEW, material, g.board[me][material], number)
    for other in range(MATERIALS):
        if other != material and g.board[friend][other] >= number:
            return OK
    return no(CANNOT_RETURN, friend, number, material)


def material_to_return(g: Position, me: int, material: Material, given: int, number: int) -> Refusal:
    if material == given:
        return no(SAME_MATERIAL, material)
    return OK if g.board[me][material] >= number else no(TOO_FEW, material, g.board[me][material], number)


@when(END_OF_GATHER, WANDERING_TRADER)
def wandering_trader(g: Position, me: int) -> Story:
    """End of Gather. Every player at your Location may swap 2 of one type for 3 of one other type, once."""
    for seat in turn_order(g):
        if g.place[me] != NONE and g.place[seat] == g.place[me]:
            g.cause = WANDERING_TRADER
            paid = yield may(seat, material_to_trade)
            if paid != NONE:
                bought = yield ask(seat, another_material, paid)
                lose(g, seat, paid, amount(g, WANDERING_TRADER))
                gain(g, seat, bought, second_amount(g, WANDERING_TRADER))
    if g.place[me] == NONE:
        fizzle(g, me, NOBODY_THERE)


def material_to_trade(g: Position, me: int, material: Material) -> Refusal:
    have = g.board[me][material]
    if have < amount(g, WANDERING_TRADER):
        return no(TOO_FEW, material, have, amount(g, WANDERING_TRADER))
    for other in range(MATERIALS):
        if other != material and in_supply(g, other, 1):
            return OK
    return no(SUPPLY_EMPTY, NONE)


def another_material(g: Position, me: int, material: Material, given: int) -> Refusal:
    if material == given:
        return no(SAME_MATERIAL, material)
    return OK if in_supply(g, material, 1) else no(SUPPLY_EMPTY, material)


# ---- Next-Turn cards
@when(START_OF_ROUND, FAIRY_FOOD)
def fairy_food_is_served(g: Position, me: int) -> Story:
    """Next round, at its start. Put this card on a Location."""
    place = yield ask(me, any_place)
    g.food[me] = place
    say(g, FOOD_PLACED, me, place)


@when(END_OF_GATHER, FAIRY_FOOD)
def fairy_food(g: Position, me: int) -> Story:
    """Next round, end of Gather. Every player there gains 3 resources of his choice."""
    found = 0
    for seat in turn_order(g):
        if g.place[seat] != NONE and g.place[seat] == g.food[me]:
            found = 1
            yield from gain_any(g, seat, amount(g, FAIRY_FOOD))
    if not found:
        fizzle(g, me, NOBODY_THERE)


@when(WHEN_REVEALED, HIRED_HELP)
def hired_help(g: Position, me: int) -> Story:
    """When revealed. Pay any 2 resources or discard this card at once."""
    price = amount(g, HIRED_HELP)
    yes = NONE
    if wealth(g, me) >= price:
        yes = yield may(me, sure)
    if yes == NONE:
        discard_played(g, me)
        fizzle(g, me, NOT_PAID)
        return
    yield from pay_any(g, me, price)


@when(END_OF_GATHER, TAXATION)
def taxation(g: Position, me: int) -> None:
    """Next round, end of Gather. Each opponent not at your Location discards half of all his resources, rounded down: Brick first, then Wood, then Straw."""
    hit = 0
    for seat in others(g, me):
        if not together(g, seat, me):
            n = wealth(g, seat) // 2
            hit += n
            for step in range(MATERIALS):
                material = BRICK - step
                part = min(n, g.board[seat][material])
                lose(g, seat, material, part)
                n -= part
    if hit == 0:
        fizzle(g, me, NOBODY_HIT)


# ---- Unique Locations
@when(END_OF_GATHER, GRANDMAS_HOUSE)
def grandmas_house(g: Position, me: int) -> Story:
    """Unique Location: every Monster must go there. End of Gather: every player there gains 2 resources of his choice. It leaves if a Monster is there."""
    for place in range(g.settings.places):
        if g.unique[place] == GRANDMAS_HOUSE and g.keeper[place] == me:
            for seat in turn_order(g):
                if g.place[seat] == place:
                    yield from gain_any(g, seat, amount(g, GRANDMAS_HOUSE))


def monster_places(g: Position) -> Set:
    places = 0
    for place in range(g.settings.places):
        if g.unique[place] == GRANDMAS_HOUSE:
            places |= only(place)
    return places


@when(LEAVING, GRANDMAS_HOUSE)
def grandmas_house_falls(g: Position, place: int) -> None:
    if monster_at(g, place):
        remove_unique(g, place)


@when(END_OF_GATHER, LONELY_CASTLE)
def lonely_castle(g: Position, me: int) -> None:
    """Unique Location. End of Gather: a player alone there gains 1 of each resource. It leaves when 3 players are there (with two people, both)."""
    for place in range(g.settings.places):
        if g.unique[place] == LONELY_CASTLE and g.keeper[place] == me:
            for seat in turn_order(g):
                if g.place[seat] == place and alone(g, seat):
                    gain_each(g, seat, amount(g, LONELY_CASTLE))


@when(LEAVING, LONELY_CASTLE)
def lonely_castle_falls(g: Position, place: int) -> None:
    if pigs_at(g, place) >= min(3, g.settings.seats):
        remove_unique(g, place)


@when(END_OF_GATHER, ROYAL_WEDDING)
def royal_wedding(g: Position, me: int) -> Story:
    """Unique Location. End of Gather: everybody who is not there discards 1 resource of his choice. It leaves if nobody is there."""
    for place in range(g.settings.places):
        if g.unique[place] == ROYAL_WEDDING and g.keeper[place] == me:
            for seat in turn_order(g):
                if g.place[seat] != place:
                    yield from pay_any(g, seat, amount(g, ROYAL_WEDDING))


@when(LEAVING, ROYAL_WEDDING)
def royal_wedding_ends(g: Position, place: int) -> None:
    if pigs_at(g, place) == 0:
        remove_unique(g, place)
