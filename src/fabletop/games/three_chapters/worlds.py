"""What could be, for all that one seat knows: the hidden cards dealt anew, true to every hand it saw go round.

Each card of a dealt hand leaves it at some pick, for the team of whoever picked (with two people a second one for a Ghost's
pile), or is left over. If everybody picks at random, all ways to fill these places are equally likely; so a world is a random
filling of the places that `me` did not see. Between two looks at the same hand the cards that are missing went to the people
who had it meanwhile, one each; before the first look, and in hands never seen, any card that turned up nowhere may have lain.
A card that was played open since fixes its place.
"""

from fabletop.engine.words import *

from .rules import *
from .seating import *


def deal_world(g: Position, me: int) -> None:
    """Fill everything that `me` cannot see: first what follows from the hands he saw, then the rest from what he never saw."""
    clear_others(g, me)
    unknown = g.settings.in_play & ~all_rows(g)
    for deal in range(g.deal + 1):
        for first in range(g.settings.seats):
            unknown &= ~hand_seen(g, me, deal, first)
    for deal in range(g.deal + 1):
        for first in range(g.settings.seats):
            fill_seen(g, me, deal, first)
    for deal in range(g.deal + 1):
        for first in range(g.settings.seats):
            unknown = fill_unseen(g, me, deal, first, unknown)
    g.box = unknown


def clear_others(g: Position, me: int) -> None:
    g.box = 0
    for chair in range(g.settings.chairs):
        if chair != me:
            g.hand[chair] = 0
            g.team[chair] = 0
            g.out[chair] = 0
            for pick in range(PICKS):
                g.kept[chair][pick] = NONE
                g.saw[chair][pick] = 0
    if g.settings.seats == 2:
        for pick in range(PICKS):
            g.given[1 - me][pick] = NONE


# ---- where a dealt hand is when
def holder_at(g: Position, first: int, pick: int) -> int:
    """Who holds, before this pick, the hand first dealt to `first`."""
    return (first + pick) % g.settings.seats


def first_look(g: Position, me: int, first: int) -> int:
    """At which pick `me` first has this hand."""
    return (me - first) % g.settings.seats


def picks_done(g: Position, deal: int) -> int:
    """How many picks of this deal are over."""
    return g.settings.keeps if deal < g.deal else g.picks - deal * g.settings.keeps


def last_look(g: Position, deal: int) -> int:
    """The last pick of this deal before which hands were looked at."""
    return min(picks_done(g, deal), g.settings.keeps - 1)


def step_of(g: Position, deal: int, pick: int) -> int:
    """The place in the notes of this pick."""
    return deal * g.settings.keeps + pick


def hand_seen(g: Position, me: int, deal: int, first: int) -> Set:
    """What this hand was when `me` first had it; nothing when he never did."""
    look = first_look(g, me, first)
    return g.saw[me][step_of(g, deal, look)] if look <= last_look(g, deal) else 0


def seen_next(g: Position, me: int, deal: int, first: int, pick: int) -> Set:
    """What `me` saw of this hand when it came to him after this pick; nothing when it has not come back."""
    look = pick + 1 + (me - holder_at(g, first, pick + 1)) % g.settings.seats
    return g.saw[me][step_of(g, deal, look)] if look <= last_look(g, deal) else 0


# ---- what I saw
def fill_seen(g: Position, me: int, deal: int, first: int) -> None:
    """The picks since my first look at this hand, and what is left of it."""
    look = first_look(g, me, first)
    cards = hand_seen(g, me, deal, first)
    if cards == 0:
        return
    for pick in range(look, picks_done(g, deal)):
        seat = holder_at(g, first, pick)
        gone = cards & ~seen_next(g, me, deal, first, pick)
        card = g.kept[me][step_of(g, deal, pick)] if seat == me else whose(g, seat, gone)
        fill(g, me, deal, first, pick, seat, card)
        cards &= ~only(card)
        if g.settings.seats == 2:
            gone &= ~only(card)
            card = g.given[me][step_of(g, deal, pick)] if seat == me else whose(g, ghost_at_my_right(seat), gone)
            fill(g, me, deal, first, pick, ghost_at_my_right(seat), card)
            cards &= ~only(card)
    leave(g, me, deal, first, cards)


def whose(g: Position, chair: int, gone: Set) -> int:
    """Which of these went to this chair: the one it has played since, or any that nobody has played."""
    if gone & g.row[chair]:
        return lowest(gone & g.row[chair])
    return draw_from(g, gone & ~all_rows(g))


# ---- what I never saw
def fill_unseen(g: Position, me: int, deal: int, first: int, unknown: Set) -> Set:
    """The picks before my first look at this hand, or all of them and what is left; what remains unknown."""
    look = first_look(g, me, first)
    done = picks_done(g, deal)
    for pick in range(min(look, done)):
        seat = holder_at(g, first, pick)
        card = whose_unseen(g, seat, unknown)
        fill(g, me, deal, first, pick, seat, card)
        unknown &= ~only(card)
        if g.settings.seats == 2:
            card = whose_unseen(g, ghost_at_my_right(seat), unknown)
            fill(g, me, deal, first, pick, ghost_at_my_right(seat), card)
            unknown &= ~only(card)
    if look > last_look(g, deal):
        left = 0
        for _ in range(g.settings.dealt - taken(g) * done):
            card = draw_from(g, unknown)
            unknown &= ~only(card)
            left |= only(card)
        leave(g, me, deal, first, left)
    return unknown


def taken(g: Position) -> int:
    """How many cards leave a hand at a pick."""
    return 2 if g.settings.seats == 2 else 1


def whose_unseen(g: Position, chair: int, unknown: Set) -> int:
    """One of the cards this chair has played whose pick is still open, as likely as any of its open picks is that one's; or any."""
    played = g.row[chair]
    open_picks = 0
    for pick in range(g.picks):
        card = pick_of(g, chair, pick)
        if card == NONE:
            open_picks += 1
        else:
            played &= ~only(card)
    if chance(g, open_picks) < size(played):
        return draw_from(g, played)
    return draw_from(g, unknown)


def pick_of(g: Position, chair: int, pick: int) -> int:
    return g.given[chair - 2][pick] if is_ghost(g, chair) else g.kept[chair][pick]


# ---- putting cards where they went
def fill(g: Position, me: int, deal: int, first: int, pick: int, chair: int, card: int) -> None:
    """At this pick this card left this hand for this chair; whoever had the hand until then saw it."""
    if is_ghost(g, chair):
        g.given[chair - 2][step_of(g, deal, pick)] = card
    else:
        g.kept[chair][step_of(g, deal, pick)] = card
    if chair != me and not has(g.row[chair], card):
        if g.chapter == CHAPTER_FIRST and not is_ghost(g, chair):
            g.team[chair] |= only(card)
        else:
            g.hand[chair] |= only(card)
    show(g, me, deal, first, pick, only(card))


def leave(g: Position, me: int, deal: int, first: int, cards: Set) -> None:
    """What nobody has picked lies in the hand of whoever has it now, or was discarded by whoever had it last."""
    show(g, me, deal, first, last_look(g, deal), cards)
    under_way = picks_done(g, deal) < g.settings.keeps
    seat = holder_at(g, first, picks_done(g, deal) if under_way else g.settings.keeps - 1)
    if seat != me and under_way:
        g.hand[seat] |= cards
    elif seat != me:
        g.out[seat] |= cards


def show(g: Position, me: int, deal: int, first: int, until: int, cards: Set) -> None:
    """These cards were in this hand for everybody who had it up to this pick."""
    for pick in range(until + 1):
        seat = holder_at(g, first, pick)
        if seat != me:
            g.saw[seat][step_of(g, deal, pick)] |= cards
