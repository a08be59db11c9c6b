"""What could be, for all that one seat knows: hidden Fables dealt anew, true to every one it has seen, and Gather cards laid anew.

A Fable that nobody of us has seen lies with the same chance in any unseen place: another hand, a face-down plan, the deck. What the
notes say is in a hand is put there first. Others are taken to choose at random among the cards they may.
"""

from fabletop.engine.words import *

from .choosing import *
from .decks import *
from .rules import *
from .verbs import *


def deal_world(g: Position, me: int) -> None:
    """Fill everything that `me` cannot see."""
    forget_notes(g, me)
    unseen_fables(g, me)
    deal_fables(g, me)
    for seat in others(g, me):
        lock_cards(g, me, seat)
        lay_unseen(g, me, seat)
    for seat in others(g, me):
        turn_unseen(g, me, seat)


def forget_notes(g: Position, me: int) -> None:
    """What others have noted of cards that I cannot see (nothing noted is never wrong), and what lies face down before them."""
    for seat in range(SEATS):
        if seat != me:
            g.laid[seat] = NONE
            g.plan[seat] = NONE
            g.own[seat] = NONE
            for pin in range(PINS):
                g.tops[seat][pin] = NONE
            for other in range(SEATS):
                g.spied[seat][other] = NONE
                g.glimpsed[seat][other] = NONE
                for fable in range(FABLES):
                    g.known[seat][other][fable] = 0


# ---- Fables
def unseen_fables(g: Position, me: int) -> None:
    """Into the deck go all copies but those that I see or know of."""
    for fable in range(FABLES):
        g.deck[fable] = g.settings.copies[fable] - g.discard[fable] - g.hand[me][fable]
    for seat in range(g.settings.seats):
        out_of_deck(g, g.fable[seat])
        out_of_deck(g, g.fresh[seat])
        out_of_deck(g, g.ripe[seat])
        if g.corners[seat]:
            g.deck[CUTTING_CORNERS] -= g.corners[seat]
    for place in range(g.settings.places):
        out_of_deck(g, g.unique[place])
    if has(g.laying, me) and g.asleep != me:
        out_of_deck(g, g.laid[me])
    if g.chooser == me:
        for fable in range(FABLES):
            g.deck[fable] -= g.aside[fable]


def out_of_deck(g: Position, fable: int) -> None:
    if fable != NONE:
        g.deck[fable] -= 1


def lies_hidden(g: Position, seat: int) -> bool:
    """Does a Fable out of its hand lie face down before this seat?"""
    return has(g.laying, seat) and g.asleep != seat


def deal_fables(g: Position, me: int) -> None:
    """First what I know of, then the rest at random: hands, plans, the top of the deck, what somebody is looking at."""
    for pin in range(g.pins):
        g.pinned[pin] = g.tops[me][pin]
        out_of_deck(g, g.tops[me][pin])
    for pin in range(g.pins, PINS):
        g.pinned[pin] = NONE
    for seat in others(g, me):
        for fable in range(FABLES):
            g.deck[fable] -= g.known[me][seat][fable]
    for seat in others(g, me):
        fill_hand(g, me, seat)
    for pin in range(g.pins):
        if g.pinned[pin] == NONE:
            g.pinned[pin] = draw(g, g.deck, FABLES)
    if g.chooser != NONE and g.chooser != me:
        n = g.aside[0]
        g.aside[0] = 0
        for _ in range(n):
            fable = draw(g, g.deck, FABLES)
            g.aside[fable] += 1
        g.picked = 0
    for seat in others(g, me):
        if lies_hidden(g, seat):
            lay_hidden(g, me, seat)


def fill_hand(g: Position, me: int, seat: int) -> None:
    """Its hand, with the Fable that lies face down before it: what I know of, and others up to the total, which is all that I may read."""
    n = g.hand[seat][0] + lies_hidden(g, seat)
    for fable in range(FABLES):
        g.hand[seat][fable] = g.known[me][seat][fable]
        n -= g.known[me][seat][fable]
    for _ in range(n):
        fable = draw(g, g.deck, FABLES)
        g.hand[seat][fable] += 1


def lay_hidden(g: Position, me: int, seat: int) -> None:
    """One of its Fables lies face down: the one that I have seen, or any."""
    if g.glimpsed[me][seat] != NONE:
        g.laid[seat] = g.glimpsed[me][seat]
        g.hand[seat][g.laid[seat]] -= 1
    else:
        g.laid[seat] = draw(g, g.hand[seat], FABLES)


# ---- Gather cards
def lock_cards(g: Position, me: int, seat: int) -> None:
    """Which cards are locked away: any but those that were played since, and the one that I know he chose."""
    n = size(g.locked[seat])
    g.locked[seat] = 0
    free = first_of(g.settings.places) & ~g.seen[seat]
    if not has(g.newly, seat):
        for at in range(g.settings.seats):
            if g.spied[me][at] != NONE and g.whose[at] == seat:
                free &= ~only(g.spied[me][at])
    for _ in range(n):
        place = draw_from(g, free)
        free &= ~only(place)
        g.locked[seat] |= only(place)


def usable_cards(g: Position, seat: int) -> Set:
    """Those that it could choose or draw; one chosen before the others were locked may be locked itself."""
    cards = first_of(g.settings.places)
    return cards if has(g.newly, seat) else cards & ~g.locked[seat]


def lay_unseen(g: Position, me: int, seat: int) -> None:
    """The last Gather card of its own that it chose or drew: the one that I know, or any that it could choose."""
    g.own[seat] = g.turned[seat]
    for at in range(g.settings.seats):
        if g.whose[at] == seat and g.spied[me][at] != NONE and not has(g.stale, at):
            g.own[seat] = g.spied[me][at]
    if g.own[seat] == NONE and g.whose[seat] != NONE:
        g.own[seat] = draw_from(g, usable_cards(g, seat))


def turn_unseen(g: Position, me: int, seat: int) -> None:
    """What lies face down before it: its own card, or whose it was swapped for, perhaps one that was replaced since."""
    if has(g.planned, seat):
        if g.spied[me][seat] != NONE:
            g.plan[seat] = g.spied[me][seat]
        elif has(g.stale, seat):
            g.plan[seat] = draw_from(g, usable_cards(g, g.whose[seat]))
        else:
            g.plan[seat] = g.own[g.whose[seat]]
