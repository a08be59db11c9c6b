"""The Fables that are the same in both editions; each function is one card."""

from fabletop.engine.words import *

from .building import *
from .choosing import *
from .decks import *
from .hooks import *
from .rules import *
from .verbs import *


@when(END_OF_GATHER, CONSULT_THE_ORACLE)
def consult_the_oracle(g: Position, me: int) -> Story:
    """End of Gather. If alone, you may take 1 random Fable from every other player's hand."""
    if not alone(g, me):
        fizzle(g, me, REASON_NOT_ALONE)
        return
    yes = yield may(me, sure)
    if yes != NONE:
        for seat in others(g, me):
            if count(g.hand[seat], FABLES):
                steal_fable(g, me, seat)


@when(END_OF_GATHER, GHOSTLY_WHISPERS)
def ghostly_whispers(g: Position, me: int) -> Story:
    """End of Gather. If alone, draw 4 Fables, keep 2 of them and discard the others."""
    if not alone(g, me):
        fizzle(g, me, REASON_NOT_ALONE)
        return
    lay_aside(g, me, amount(g, GHOSTLY_WHISPERS))
    n = min(second_amount(g, GHOSTLY_WHISPERS), count(g.aside, FABLES))
    while n > 0:
        n -= 1
        fable = yield ask(g.chooser, fable_to_keep, n)
        keep_aside(g, me, fable)
    discard_aside(g, me)


@when(END_OF_GATHER, LITTLE_HELPERS)
def little_helpers(g: Position, me: int) -> None:
    """End of Gather. If alone, 2 more actions this round."""
    if alone(g, me):
        more_actions(g, me, amount(g, LITTLE_HELPERS))
    else:
        fizzle(g, me, REASON_NOT_ALONE)


@when(END_OF_GATHER, MYSTERIOUS_STRANGER)
def mysterious_stranger(g: Position, me: int) -> Story:
    """End of Gather. If alone, gain a Friend."""
    if not alone(g, me):
        fizzle(g, me, REASON_NOT_ALONE)
        return
    yield from gain_friend(g, me, NONE)


@when(WHEN_REVEALED, NIGHT_AT_THE_TAVERN)
def night_at_the_tavern(g: Position, me: int) -> Story:
    """When revealed. Draw as many Friends as players, take one, deal the others at random, one each. Everybody discards his old Friend."""
    for _ in range(g.settings.seats):
        g.offered = next_friend(g, 0)
        g.tavern |= only(g.offered)
        say(g, FRIEND_DRAWN, me, g.offered)
    g.offered = NONE
    mine = yield ask(me, friend_at_the_tavern)
    g.tavern &= ~only(mine)
    g.offered = mine
    yield from receive_friend(g, me, mine)
    for seat in others(g, me):
        g.offered = draw_from(g, g.tavern)
        g.tavern &= ~only(g.offered)
        g.cause = NIGHT_AT_THE_TAVERN
        yield from receive_friend(g, seat, g.offered)


def friends_at_the_tavern(g: Position, me: int) -> Set:
    return g.tavern


@among(friends_at_the_tavern)
def friend_at_the_tavern(g: Position, me: int, friend: Card) -> Refusal:
    return OK if has(g.tavern, friend) else no(NOT_ON_TABLE, friend)


@when(END_OF_GATHER, POWERFUL_FRIENDS)
def powerful_friends(g: Position, me: int) -> None:
    """End of Gather. Each opponent at your Location who has an action left loses 1, and you gain 1 for each."""
    hit = 0
    for seat in others(g, me):
        if together(g, seat, me) and g.actions[seat]:
            more_actions(g, seat, -1)
            hit += 1
    if hit:
        more_actions(g, me, hit)
    else:
        fizzle(g, me, REASON_NOBODY_HIT)


def more_actions(g: Position, seat: int, n: int) -> None:
    """More or fewer this round."""
    g.actions[seat] += n
    say(g, ACTIONS, seat, n)


@when(BEFORE_COLLECTING, WOLF)
def wolf(g: Position, me: int) -> Story:
    """Monster, before collecting. If a pig is at its Location, all resources there are lost."""
    stopped = yield from monster_stopped(g, me, pigs_at(g, g.lair[me]) > 0 and lies_at(g, g.lair[me]) > 0)
    if not stopped:
        for material in range(MATERIALS):
            waste(g, g.lair[me], material, g.stock[g.lair[me]][material])


# ---- next round: Hired Help
@when(AFTER_COLLECTING, HIRED_HELP)
def hired_help_doubles(g: Position, me: int) -> None:
    """Next round, what you gathered is doubled from the Supply, type by type; the copy is not gathered."""
    for material in range(MATERIALS):
        gain(g, me, material, g.got[me][material])


# ---- the Big Bad Wolf and the Bridge Troll, whoever chooses
def soft_houses(g: Position, seat: int) -> int:
    """Straw and Wood houses at any stage."""
    n = 0
    for house in range(HOUSES):
        n += g.houses[seat][STRAW][house] + g.houses[seat][WOOD][house]
    return n



def houses_at_the_lair(g: Position, me: int) -> int:
    """Pigs there with a house that can be blown at."""
    pigs = 0
    for seat in turn_order(g):
        if g.place[seat] == g.lair[me] and soft_houses(g, seat):
            pigs += 1
    return pigs


def house_to_blow_at(g: Position, me: int, section: Section, victim: int) -> Refusal:
    if section // HOUSES == BRICK:
        return no(BRICK_IS_SAFE)
    return OK if g.houses[victim][section // HOUSES][section % HOUSES] else no(NO_SUCH_HOUSE, section // HOUSES, section % HOUSES)


def can_hand_over(g: Position, giver: int) -> bool:
    """Has it gathered so much that half is something, and does it still have any of that?"""
    left = 0
    for material in range(MATERIALS):
        left += min(g.got[giver][material], g.board[giver][material])
    return gathered(g, giver) > 1 and left > 0


def loads_at_the_lair(g: Position, me: int) -> int:
    """Opponents there who can hand something over."""
    pigs = 0
    for seat in others(g, me):
        if g.place[seat] == g.lair[me] and can_hand_over(g, seat):
            pigs += 1
    return pigs
