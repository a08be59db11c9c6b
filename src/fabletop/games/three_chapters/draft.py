"""Chapter I: choose your team (rulebook p.3; with two people p.7)."""

from fabletop.engine.words import *

from .chapters import begin
from .rules import *
from .seating import *


def first_chapter(g: Position) -> Story:
    """All at once keep a card and pass the rest, until the hands are used up."""
    begin(g, CHAPTER_FIRST, CAUSE_DRAFT)
    for deal in range(g.settings.deals):
        g.deal = deal
        deal_hands(g)
        for pick in range(g.settings.keeps):
            look_at_hands(g)
            if g.settings.seats == 2:
                yield sealed(people(g), pair_to_keep)
                keep_pairs(g)
            else:
                yield sealed(people(g), card_to_keep)
                keep_cards(g)
            g.picks += 1
            if pick + 1 < g.settings.keeps:
                pass_hands(g)
        discard_hands(g)


def deal_hands(g: Position) -> None:
    """Eight cards each, face down, from the box: what was discarded does not come back."""
    for seat in range(g.settings.seats):
        for _ in range(g.settings.dealt):
            card = draw_from(g, g.box)
            g.box &= ~only(card)
            g.hand[seat] |= only(card)
        say(g, DEALT, seat, g.hand[seat], g.settings.dealt)


def look_at_hands(g: Position) -> None:
    for seat in range(g.settings.seats):
        g.saw[seat][g.picks] = g.hand[seat]


@among(hand_of)
def card_to_keep(g: Position, me: int, card: Card) -> Refusal:
    return OK if has(g.hand[me], card) else no(NOT_IN_HAND, card)


@among(hand_of, hand_of)
def pair_to_keep(g: Position, me: int, card: Card, ghosts: Card) -> Refusal:
    """With two people: one card for oneself, another for the Ghost at one's right."""
    if not has(g.hand[me], card):
        return no(NOT_IN_HAND, card)
    if not has(g.hand[me], ghosts):
        return no(NOT_IN_HAND, ghosts)
    return OK if card != ghosts else no(SAME_CARD, card)


def keep_cards(g: Position) -> None:
    for seat in range(g.settings.seats):
        keep(g, seat, g.sealed[seat])


def keep_pairs(g: Position) -> None:
    for seat in range(2):
        keep(g, seat, g.sealed[seat] // CARDS)
        give_ghost(g, seat, g.sealed[seat] % CARDS)


def keep(g: Position, seat: int, card: int) -> None:
    g.hand[seat] &= ~only(card)
    g.team[seat] |= only(card)
    g.kept[seat][g.picks] = card
    say(g, KEPT, seat, card)


def give_ghost(g: Position, seat: int, card: int) -> None:
    """Face down onto the pile; its filler remembers the card, but may not look at it again."""
    ghost = ghost_at_my_right(seat)
    g.hand[seat] &= ~only(card)
    g.hand[ghost] |= only(card)
    g.given[seat][g.picks] = card
    say(g, GAVE_GHOST, seat, ghost, card)


def pass_hands(g: Position) -> None:
    """What is left of each hand goes to the next person clockwise."""
    last = g.settings.seats - 1
    carried = g.hand[last]
    n = size(carried)
    for i in range(last):
        seat = last - i
        g.hand[seat] = g.hand[seat - 1]
        say(g, PASSED, seat - 1, seat, g.hand[seat], n)
    g.hand[0] = carried
    say(g, PASSED, last, 0, carried, n)


def discard_hands(g: Position) -> None:
    """What nobody kept is out of the game, face down."""
    for seat in range(g.settings.seats):
        if g.hand[seat]:
            g.out[seat] |= g.hand[seat]
            say(g, DISCARDED, seat, g.hand[seat], size(g.hand[seat]))
            g.hand[seat] = 0
