"""Fables and Friends on their ways: decks, hands, discard piles, and what each seat remembers of the cards it has seen."""

from fabletop.engine.words import *

from .hooks import *
from .rules import *
from .verbs import *


# ---- what is remembered
def all_know(g: Position, seat: int, fable: int) -> None:
    """Everybody saw this Fable go into that hand."""
    for viewer in range(g.settings.seats):
        if viewer != seat:
            g.known[viewer][seat][fable] += 1


def forget_one(g: Position, viewer: int, seat: int, fable: int) -> None:
    if g.known[viewer][seat][fable]:
        g.known[viewer][seat][fable] -= 1


def all_forget(g: Position, seat: int, fable: int) -> None:
    """Everybody saw this Fable leave that hand."""
    for viewer in range(g.settings.seats):
        forget_one(g, viewer, seat, fable)


def doubt(g: Position, viewer: int, seat: int) -> None:
    """A Fable left that hand unseen by this viewer: of each kind he was sure of, it may have been one."""
    for fable in range(FABLES):
        forget_one(g, viewer, seat, fable)


# ---- the deck of Fables
def some_fables(g: Position) -> bool:
    """Can any still be drawn?"""
    return g.pins > 0 or count(g.deck, FABLES) > 0 or count(g.discard, FABLES) > 0


def reshuffle(g: Position) -> None:
    """The discards become the deck, when a card is needed and none is there."""
    if g.pins == 0 and count(g.deck, FABLES) == 0:
        n = count(g.discard, FABLES)
        if n:
            for fable in range(FABLES):
                g.deck[fable] += g.discard[fable]
                g.discard[fable] = 0
            say(g, RESHUFFLED, n)


def take_top(g: Position, taker: int) -> int:
    """The top Fable, NONE when there is none; whoever has seen it there knows that this player takes it (NONE: openly)."""
    reshuffle(g)
    if g.pins == 0:
        return draw(g, g.deck, FABLES)
    g.pins -= 1
    fable = g.pinned[g.pins]
    for viewer in range(g.settings.seats):
        if taker != NONE and taker != viewer and g.tops[viewer][g.pins] != NONE:
            g.known[viewer][taker][fable] += 1
        g.tops[viewer][g.pins] = NONE
    g.pinned[g.pins] = NONE
    return fable


def put_on_top(g: Position, me: int, fable: int) -> None:
    """Face down; only I know which."""
    g.pinned[g.pins] = fable
    for viewer in range(SEATS):
        g.tops[viewer][g.pins] = NONE
    g.tops[me][g.pins] = fable
    g.pins += 1


def peek_at_top(g: Position, me: int) -> int:
    """Look at the top Fable and leave it there."""
    reshuffle(g)
    if g.pins == 0:
        fable = draw(g, g.deck, FABLES)
        if fable == NONE:
            return NONE
        put_on_top(g, me, fable)
        return fable
    g.tops[me][g.pins - 1] = g.pinned[g.pins - 1]
    return g.pinned[g.pins - 1]


# ---- hands
def draw_fable(g: Position, seat: int) -> None:
    fable = take_top(g, seat)
    if fable != NONE:
        g.hand[seat][fable] += 1
        say(g, DREW, seat, fable)


def draw_fables(g: Position, seat: int, n: int) -> None:
    """n Fables, as many as can be had."""
    for _ in range(n):
        draw_fable(g, seat)


def fetch(g: Position, seat: int, fable: int) -> None:
    """Into the hand, openly."""
    g.hand[seat][fable] += 1
    all_know(g, seat, fable)
    say(g, FETCHED, seat, fable)


def discard_from_hand(g: Position, seat: int, fable: int) -> None:
    g.hand[seat][fable] -= 1
    g.discard[fable] += 1
    all_forget(g, seat, fable)
    say(g, DISCARDED, seat, fable)


def discard_hand(g: Position, seat: int) -> None:
    for fable in range(FABLES):
        for _ in range(g.hand[seat][fable]):
            g.discard[fable] += 1
            say(g, DISCARDED, seat, fable)
        g.hand[seat][fable] = 0
        for viewer in range(g.settings.seats):
            g.known[viewer][seat][fable] = 0


def pass_fable(g: Position, giver: int, taker: int, fable: int) -> None:
    """From hand to hand, out of the giver's already; only the two see which."""
    g.hand[taker][fable] += 1
    for viewer in range(g.settings.seats):
        if viewer == giver:
            g.known[giver][taker][fable] += 1
        elif viewer == taker:
            forget_one(g, taker, giver, fable)
        else:
            doubt(g, viewer, giver)
    say(g, PASSED, giver, taker, fable)


def give_fable(g: Position, giver: int, taker: int, fable: int) -> None:
    """The one that the giver chose."""
    g.hand[giver][fable] -= 1
    pass_fable(g, giver, taker, fable)


def steal_fable(g: Position, thief: int, victim: int) -> None:
    """A random one out of a hand that is not empty."""
    fable = draw(g, g.hand[victim], FABLES)
    if fable != NONE:
        pass_fable(g, victim, thief, fable)


def fables_of(g: Position, me: int) -> Set:
    """The Fables in my hand."""
    return kinds_of(g.hand[me], FABLES)


@among(fables_of)
def fable_in_hand(g: Position, me: int, fable: Fable) -> Refusal:
    return OK if g.hand[me][fable] else no(NOT_IN_HAND, fable)


# ---- choosing several
def begin_choice(g: Position, me: int) -> None:
    """Several Fables are chosen one by one in the order of their names, so that each choice can be made in one way alone."""
    g.chooser = me
    g.picked = 0


def fables_to_shed(g: Position, me: int) -> Set:
    return fables_of(g, me)


@among(fables_to_shed)
def fable_to_shed(g: Position, me: int, fable: Fable, more: int) -> Refusal:
    """Out of my hand, with so many more to follow."""
    if g.hand[me][fable] == 0:
        return no(NOT_IN_HAND, fable)
    left = 0
    for later in range(fable, FABLES):
        left += g.hand[me][later]
    return OK if fable >= g.picked and left > more else no(IN_ORDER)


def shed(g: Position, me: int, fable: int) -> None:
    """Discard it, as one of several."""
    g.picked = fable
    discard_from_hand(g, me, fable)


# ---- Fables laid aside to choose from
def lay_aside(g: Position, me: int, n: int) -> None:
    """Draw n Fables and look at them."""
    begin_choice(g, me)
    for _ in range(n):
        fable = take_top(g, NONE)
        if fable != NONE:
            g.aside[fable] += 1
    say(g, LOOKED, me, count(g.aside, FABLES))


def fables_aside(g: Position, me: int) -> Set:
    """The kinds of Fables that lie aside."""
    return kinds_of(g.aside, FABLES)


@among(fables_aside)
def fable_to_keep(g: Position, me: int, fable: Fable, more: int) -> Refusal:
    """Of those that lie aside, with so many more to follow."""
    if g.aside[fable] == 0:
        return no(NOT_ON_TABLE, fable)
    left = 0
    for later in range(fable, FABLES):
        left += g.aside[later]
    return OK if fable >= g.picked and left > more else no(IN_ORDER)


def keep_aside(g: Position, me: int, fable: int) -> None:
    """One of them into the hand."""
    g.picked = fable
    g.aside[fable] -= 1
    g.hand[me][fable] += 1
    say(g, KEPT, me, fable)


def put_back(g: Position, me: int, fable: int) -> None:
    """One of them onto the deck, face down."""
    g.aside[fable] -= 1
    put_on_top(g, me, fable)
    say(g, PUT_BACK, me, fable)


def discard_aside(g: Position, me: int) -> None:
    """All that are left, openly."""
    for fable in range(FABLES):
        for _ in range(g.aside[fable]):
            g.discard[fable] += 1
            say(g, DISCARDED, me, fable)
        g.aside[fable] = 0


# ---- Friends
def next_friend(g: Position, never: Set) -> int:
    """The top Friend; when there is none the discards are shuffled, but for those that must not come."""
    if g.friends == 0:
        g.friends = g.gone & ~never
        g.gone &= never
    friend = draw_from(g, g.friends)
    g.friends &= ~only(friend)
    return friend


def gain_friend(g: Position, me: int, never: int) -> Story:
    """Reveal the top Friend: keep it, or hand it to another player, who can neither refuse nor pass it on."""
    g.offered = next_friend(g, 0 if never == NONE else only(never))
    say(g, FRIEND_DRAWN, me, g.offered)
    seat = yield ask(me, player_for_friend)
    yield from receive_friend(g, seat, g.offered)


def player_for_friend(g: Position, me: int, seat: Seat) -> Refusal:
    return playing(g, seat)


def leave(g: Position, seat: int) -> None:
    """A seat loses its Friend, and all that hangs on it."""
    friend = g.friend[seat]
    if friend != NONE:
        g.friend[seat] = NONE
        g.gone |= only(friend)
        g.predicted[seat] = NONE
        g.declared[seat] = NONE
        say(g, FRIEND_LEFT, seat, friend)
        friend_left(g, seat, friend)


def come(g: Position, seat: int, friend: int) -> None:
    g.friend[seat] = friend
    g.offered = NONE
    say(g, FRIEND_CAME, seat, friend)
