"""The game and its round. `play_round` is the table of all windows, in order."""

from fabletop.engine.words import *

from .building import *
from .choosing import *
from .ending import *
from .gathering import *
from .hooks import *
from .rules import *
from .verbs import *


def game(g: Position) -> Story:
    """A whole game."""
    set_up(g)
    while not is_won(g):
        yield from play_round(g)
    finish(g)


def play_round(g: Position) -> Story:
    """Whatever happens in a round happens in one of these lines."""
    begin_round(g)
    prince(g)
    yield from window(g, START_OF_ROUND)
    yield from choose_in_secret(g)
    reveal_fables(g)
    yield from window(g, FIRST_OF_ALL)
    yield from play_fables(g)
    reveal_cards(g)
    yield from window(g, CARDS_REVEALED)
    place_pigs(g)
    yield from window(g, PIGS_PLACED)
    yield from window(g, BEFORE_COLLECTING)
    yield from collect(g)
    yield from window(g, AFTER_COLLECTING)
    yield from window(g, END_OF_GATHER)
    clean_off(g)
    yield from window(g, START_OF_BUILD)
    for seat in turn_order(g):
        yield from build_turn(g, seat)
    yield from window(g, END_OF_BUILD)
    clean_up(g)


def set_up(g: Position) -> None:
    g.cause = SETUP
    g.friends = g.settings.friends
    g.first = chance(g, g.settings.seats) if g.settings.first == NONE else g.settings.first
    g.offered = NONE
    g.chooser = NONE
    g.asleep = NONE
    g.turn = NONE
    for fable in range(FABLES):
        g.deck[fable] = g.settings.copies[fable]
    for pin in range(PINS):
        g.pinned[pin] = NONE
        for seat in range(SEATS):
            g.tops[seat][pin] = NONE
    for material in range(MATERIALS):
        g.token[material] = NONE
        g.supply[material] = g.settings.supply[material]
        for part in range(PARTS):
            g.sections[material][part] = g.settings.sections
    for seat in range(SEATS):
        g.friend[seat] = NONE
        g.fable[seat] = NONE
        g.fresh[seat] = NONE
        g.ripe[seat] = NONE
        g.place[seat] = NONE
        clear_choices(g, seat)
    for place in range(PLACES):
        g.unique[place] = NONE
        g.keeper[place] = NONE
    refill(g)


def clear_choices(g: Position, seat: int) -> None:
    """What belongs to one round alone."""
    g.laid[seat] = NONE
    g.plan[seat] = NONE
    g.own[seat] = NONE
    g.whose[seat] = NONE
    g.turned[seat] = NONE
    g.card[seat] = NONE
    g.lair[seat] = NONE
    g.food[seat] = NONE
    g.predicted[seat] = NONE
    g.declared[seat] = NONE
    g.robbed[seat] = NONE
    g.stolen[seat] = NONE
    for other in range(SEATS):
        g.spied[seat][other] = NONE
        g.glimpsed[seat][other] = NONE


def begin_round(g: Position) -> None:
    g.cause = CAUSE_ROUND
    g.round += 1
    g.phase = PHASE_START
    g.asleep = NONE
    g.monster_seen = 0
    g.rewarded = 0
    g.newly = 0
    g.stale = 0
    g.away = 0
    for seat in range(g.settings.seats):
        clear_choices(g, seat)
        g.actions[seat] = g.settings.actions
        g.spare[seat] = 0
        for material in range(MATERIALS):
            g.got[seat][material] = 0
    say(g, ROUND_BEGAN, g.round, g.first)


def refill(g: Position) -> None:
    """Straw to the Fields, Wood to the Forest, Brick to the Brickyard, one of each to the Market; on top of what is left."""
    for place in range(g.settings.places):
        for material in range(MATERIALS):
            n = from_supply(g, material, g.settings.refill[place][material])
            if n:
                g.stock[place][material] += n
                say(g, REFILLED, place, material, n)


def clean_up(g: Position) -> None:
    """The pigs go home, the Starting Player token goes on, the Locations fill up; not when the game is over."""
    if not is_won(g):
        g.cause = CAUSE_CLEAN_UP
        for seat in range(g.settings.seats):
            g.place[seat] = NONE
        g.first = seat_at(g, 1)
        refill(g)


# ---- a window: everybody's effects, in turn order
def in_force(g: Position, seat: int) -> Set:
    """The cards that act for a seat: its Friend, its Fables on the table, the Unique Locations it keeps, what it owes."""
    cards = in_front(g, seat)
    for place in range(g.settings.places):
        if g.keeper[place] == seat:
            cards |= only(g.unique[place])
    return cards


def in_front(g: Position, seat: int) -> Set:
    """Its Friend, its Fables on the table, and what it owes."""
    cards = debts(g, seat)
    if g.friend[seat] != NONE:
        cards |= only(g.friend[seat])
    if g.fable[seat] != NONE:
        cards |= only(g.fable[seat])
    if g.ripe[seat] != NONE:
        cards |= only(g.ripe[seat])
    return cards


def window(g: Position, now: int) -> Story:
    """In turn order everybody's effects of this window."""
    acted = 0
    if anything_acts(g, now):
        for seat in turn_order(g):
            if in_force(g, seat) & acting(now):
                acted = 1
                yield from slot(g, now, seat)
    if acted:
        yield from window_ends(g)


def anything_acts(g: Position, now: int) -> bool:
    """Can anybody have an effect in this window? Mostly not, and then nobody need be looked at one by one."""
    cards = acting(now)
    if cards & g.settings.friends & ~(g.friends | g.gone | g.tavern):
        return True  # a Friend that somebody holds
    if cards & first_of(FABLES) == 0:
        return False
    for seat in range(g.settings.seats):
        if g.fable[seat] != NONE or g.ripe[seat] != NONE or debts(g, seat):
            return True
    for place in range(g.settings.places):
        if g.unique[place] != NONE:
            return True
    return False


def slot(g: Position, now: int, me: int) -> Story:
    """All effects of one seat, in the order that it wishes; asked only where the order can matter."""
    g.due = in_force(g, me) & acting(now)
    while g.due & in_force(g, me):
        g.due &= in_force(g, me)
        card = lowest(g.due)
        if now == END_OF_GATHER and order_matters(g):
            card = yield ask(me, effect_to_do)
        elif has(g.due, first_due(g, me)):
            card = first_due(g, me)
        g.due &= ~only(card)
        g.cause = card
        yield from act(g, now, card, me)


def first_due(g: Position, me: int) -> int:
    """Where the order does not matter: last round's Next-Turn card, this round's Fable, the others."""
    if g.ripe[me] != NONE and has(g.due, g.ripe[me]):
        return g.ripe[me]
    if g.fable[me] != NONE and has(g.due, g.fable[me]):
        return g.fable[me]
    return lowest(g.due)


def order_matters(g: Position) -> bool:
    """Do two of the effects touch the same things, and not only add to them?"""
    if size(g.due) < 2:
        return False
    for one in each(g.due):
        for other in each(g.due):
            if other != one and disturbs(g, one, other):
                return True
    return False


def disturbs(g: Position, one: int, other: int) -> bool:
    """Does one use what the other uses or adds to?"""
    for thing in range(7):
        if has(g.settings.uses[one], thing) and (has(g.settings.uses[other], thing) or has(g.settings.adds[other], thing)):
            return True
    return False


def effects_due(g: Position, me: int) -> Set:
    return g.due


@among(effects_due)
def effect_to_do(g: Position, me: int, card: Card) -> Refusal:
    return OK if has(g.due, card) else no(NOT_NOW, card)
