"""The Friends of the preview edition; each function is one card, or one of its abilities. Some may be dismissed at any time."""

from fabletop.engine.words import *

from ..building import *
from ..choosing import *
from ..decks import *
from ..friends import *
from ..hooks import *
from ..rules import *
from ..round import *
from ..verbs import *


# ---- dismissed at any time
def my_friend(g: Position, me: int) -> Set:
    return 0 if g.friend[me] == NONE else only(g.friend[me])


@among(my_friend)
def friend_to_dismiss(g: Position, me: int, friend: Card) -> Refusal:
    """At every decision of one's own, at the end of every window, and before losing the Friend."""
    if g.friend[me] != friend:
        return no(NO_FRIEND)
    return cannot_act(g, FAREWELL, friend, me) if has(acting(FAREWELL), friend) else no(NOT_DISMISSED, friend)


@standing(friend_to_dismiss)
def dismiss(g: Position, me: int, friend: int) -> Story:
    cause = g.cause
    yield from act_farewell(g, friend, me)
    g.cause = cause


def not_dismissed(g: Position, me: int) -> Refusal:
    """It is no part of a Build turn here, but possible at any time."""
    return no(NOT_NOW)


def last_chance(g: Position, me: int, yes: Yes) -> Refusal:
    """Nothing but what one may do at any time."""
    return no(NOT_NOW)


def window_ends(g: Position) -> Story:
    """In turn order all may dismiss their Friends before a window ends."""
    for seat in turn_order(g):
        yield may(seat, last_chance)


def receive_friend(g: Position, seat: int, friend: int) -> Story:
    """The old Friend may be dismissed before it goes; then whatever the new one does when gained."""
    if g.friend[seat] != NONE:
        yield may(seat, last_chance)
    leave(g, seat)
    come(g, seat, friend)
    if has(acting(WHEN_GAINED), friend):
        yield from act_when_gained(g, friend, seat)


# ---- the cards
@when(END_OF_GATHER, ALI_BABA)
def ali_baba(g: Position, me: int) -> Story:
    """End of Gather. If alone, you may steal 2 resources from one other player."""
    if not alone(g, me):
        fizzle(g, me, REASON_NOT_ALONE)
        return
    victim = yield may(me, opponent_with_resources)
    if victim != NONE:
        yield from take_any(g, me, victim, amount(g, ALI_BABA))


def look_and_choose(g: Position, me: int) -> Story:
    """The Evil Queen looks at both cards of one opponent, then lays her own."""
    g.cause = EVIL_QUEEN
    at = yield ask(me, opponent)
    spy_card(g, me, at)
    if has(g.laying, at):
        spy_fable(g, me, at)
    choice = yield ask(me, plan_to_lay)
    g.cause = CAUSE_PLAN
    lay_plan(g, me, choice // (FABLES + 1), choice % (FABLES + 1))


@when(START_OF_ROUND, FAIRY_GODMOTHER)
def fairy_godmother(g: Position, me: int) -> None:
    """Start of the Gather phase. Draw 1 Fable."""
    draw_fables(g, me, amount(g, FAIRY_GODMOTHER))


def some_fables_to_throw(g: Position, me: int) -> Refusal:
    return OK if count(g.hand[me], FABLES) else no(NO_FABLES_LEFT, 0, 1)


@when(FAREWELL, FAIRY_GODMOTHER, some_fables_to_throw)
def fairy_godmother_leaves(g: Position, me: int) -> Story:
    """At any time. Discard her: throw away up to 3 Fables and gain 1 resource of your choice for each."""
    g.cause = FAIRY_GODMOTHER
    leave(g, me)
    before = count(g.hand[me], FABLES)
    while count(g.hand[me], FABLES) and before - count(g.hand[me], FABLES) < second_amount(g, FAIRY_GODMOTHER):
        fable = yield may(me, fable_to_throw)
        if fable == NONE:
            break
        discard_from_hand(g, me, fable)
    yield from gain_any(g, me, before - count(g.hand[me], FABLES))


@among(fables_of)
def fable_to_throw(g: Position, me: int, fable: Fable) -> Refusal:
    return OK if g.hand[me][fable] else no(NOT_IN_HAND, fable)


@when(START_OF_ROUND, GOLDILOCKS)
def goldilocks(g: Position, me: int) -> Story:
    """Start of the Gather phase. You may discard her: take from one opponent 1 resource of each type and 1 random Fable."""
    victim = yield may(me, opponent)
    if victim != NONE:
        leave(g, me)
        for material in range(MATERIALS):
            give(g, victim, me, material, 1)
        if count(g.hand[victim], FABLES):
            steal_fable(g, me, victim)


def help_to_pay(g: Position, me: int, material: int) -> int:
    """Puss in Boots: 1 resource of a section's cost may come from another player's stock, every time."""
    if g.friend[me] != PUSS_IN_BOOTS:
        return 0
    for seat in others(g, me):
        if g.board[seat][material]:
            return 1
    return 0


def build_with_help(g: Position, me: int, section: int) -> Story:
    helper = NONE
    if help_to_pay(g, me, section // HOUSES):
        g.cause = PUSS_IN_BOOTS
        if not_built(g, me, section, 0) == OK:
            helper = yield may(me, seat_to_help, section // HOUSES)
        else:
            helper = yield ask(me, seat_to_help, section // HOUSES)
    yield from build(g, me, section, helper)


def seat_to_help(g: Position, me: int, seat: Seat, material: int) -> Refusal:
    if seat >= g.settings.seats:
        return no(NOT_PLAYING, seat)
    if seat == me:
        return no(YOURSELF, seat)
    return OK if g.board[seat][material] else no(HAS_NOTHING, material)


@when(WHEN_GAINED, RED_RIDING_HOOD)
def red_riding_hood_comes(g: Position, me: int) -> None:
    """When gained. Take 2 Wolf cards out of the Fable deck, or else out of the discard pile."""
    g.cause = RED_RIDING_HOOD
    n = amount(g, RED_RIDING_HOOD)
    for fable in each(g.settings.wolves):
        while n > 0 and g.deck[fable]:
            n -= 1
            g.deck[fable] -= 1
            fetch(g, me, fable)
    for fable in each(g.settings.wolves):
        while n > 0 and g.discard[fable]:
            n -= 1
            g.discard[fable] -= 1
            fetch(g, me, fable)


def monster_stopped(g: Position, me: int, hits: int) -> Story:
    """Red Riding Hood: a Wolf or Big Bad Wolf at your Location may be discarded without effect."""
    monster = g.fable[me]
    if not hits:
        fizzle(g, me, REASON_NOBODY_HIT)
        return 1
    for seat in turn_order(g):
        if monster_to_discard(g, seat, YES, monster, g.lair[me]) == OK:
            yes = yield may(seat, monster_to_discard, monster, g.lair[me])
            if yes != NONE:
                say(g, CANCELLED, seat, g.friend[seat], monster, me)
                discard_played(g, me)
                g.lair[me] = NONE
                return 1
    return 0


def monster_to_discard(g: Position, me: int, yes: Yes, monster: int, place: int) -> Refusal:
    if g.friend[me] == NONE:
        return no(NO_FRIEND)
    if not has(g.settings.cancels[g.friend[me]], monster):
        return no(NOT_NOW, g.friend[me])
    return OK if g.place[me] == place else no(NOT_HERE, me, g.place[me])


@when(END_OF_GATHER, ROBIN_HOOD)
def robin_hood(g: Position, me: int) -> Story:
    """End of Gather. You may steal up to 2 resources from a pig at your Location; then give 1 of your own to an opponent."""
    victim = yield may(me, opponent_here)
    if victim == NONE:
        return
    stolen = 0
    while stolen < amount(g, ROBIN_HOOD) and wealth(g, victim):
        if stolen == 0:
            material = yield ask(me, material_of, victim)
        else:
            material = yield may(me, material_of, victim)
        if material == NONE:
            break
        give(g, victim, me, material, 1)
        stolen += 1
    seat = yield ask(me, opponent)
    material = yield ask(me, material_of, me)
    give(g, me, seat, material, 1)


@when(END_OF_GATHER, RUMPELSTILTSKIN)
def rumpelstiltskin(g: Position, me: int) -> Story:
    """End of Gather. Once a round you may turn 1 Straw into 1 Wood or Brick."""
    n = min(amount(g, RUMPELSTILTSKIN), g.board[me][STRAW])
    if n:
        material = yield may(me, material_to_spin)
        if material != NONE:
            spin(g, me, material, min(n, g.board[me][STRAW]))


def spin(g: Position, me: int, material: int, n: int) -> None:
    lose(g, me, STRAW, n)
    gain(g, me, material, n)


@when(FAREWELL, RUMPELSTILTSKIN, straw_to_spin)
def rumpelstiltskin_leaves(g: Position, me: int) -> Story:
    """At any time. Discard him: turn all your Straw into Wood or into Brick."""
    g.cause = RUMPELSTILTSKIN
    leave(g, me)
    material = yield ask_if_any(me, material_to_spin)
    if material != NONE:
        spin(g, me, material, g.board[me][STRAW])


@when(END_OF_GATHER, SNOW_WHITE)
def snow_white(g: Position, me: int) -> Story:
    """End of Gather. Each pig at your Location that has a Fable gives you one, of its choice."""
    found = 0
    for seat in others(g, me):
        if together(g, seat, me) and count(g.hand[seat], FABLES):
            found = 1
            fable = yield ask_if_any(seat, fable_in_hand)
            give_chosen(g, seat, me, fable)
    if not found:
        fizzle(g, me, NOBODY_CAN)


def give_chosen(g: Position, giver: int, taker: int, fable: int) -> None:
    """Nothing when he has thrown them all away meanwhile."""
    if fable != NONE:
        give_fable(g, giver, taker, fable)
