"""Chapter III: what your team is worth together, and the final count (rulebook p.5, p.6)."""

from fabletop.engine.words import *

from .abilities import *
from .chapters import begin
from .rules import *
from .seating import *


def third_chapter(g: Position) -> Story:
    """Each counts his row; then what asks for tricks, and last for hearts, so that all hearts are there; the most gems; the points."""
    begin(g, CHAPTER_THIRD, COUNT)
    for seat in range(g.settings.seats):
        count_row(g, seat)
    for seat in range(g.settings.seats):
        count_kind(g, seat, NO_TRICK_WON)
        yield from count_hearts(g, seat)
    majority(g)
    begin(g, CHAPTER_END, COUNT)
    add_up(g)
    rank(g)


def count_row(g: Position, seat: int) -> None:
    """The ordinary abilities: none of them looks at tokens, so their order does not matter and nobody is asked."""
    for card in each(g.row[seat]):
        for ability in range(ABILITIES):
            kind = g.settings.ability[card][ability]
            if kind != NONE and kind != HEARTS_AT_LEAST and kind != NO_TRICK_WON and kind != MOST_GEMS:
                pay_in_row(g, seat, card, ability)


def count_kind(g: Position, seat: int, kind: int) -> None:
    for card in each(g.row[seat]):
        for ability in range(ABILITIES):
            if g.settings.ability[card][ability] == kind:
                pay_in_row(g, seat, card, ability)


# ---- hearts at the end of the chapter
def count_hearts(g: Position, seat: int) -> Story:
    """Lowest first, so that each may help the next; where the order matters its owner chooses it (CH20)."""
    while uncounted(g, seat) != 0:
        if order_matters(g, seat):
            chosen = yield ask(seat, card_to_count)
            count_hearts_of(g, seat, chosen)
        else:
            count_hearts_of(g, seat, least_asking(g, seat))


def hearts_ability(g: Position, card: int) -> int:
    """Which ability of this card asks for hearts; NONE."""
    for ability in range(ABILITIES):
        if g.settings.ability[card][ability] == HEARTS_AT_LEAST:
            return ability
    return NONE


def hearts_asked(g: Position, card: int) -> int:
    """How many hearts this card asks for."""
    ability = hearts_ability(g, card)
    return 0 if ability == NONE else g.settings.number[card][ability]


def hearts_given(g: Position, card: int) -> int:
    """How many it gives then."""
    ability = hearts_ability(g, card)
    return 0 if ability == NONE else g.settings.gain[card][ability][HEART]


def uncounted(g: Position, seat: int) -> Set:
    """The cards of a row whose hearts are still to be counted."""
    cards = 0
    for card in each(g.row[seat] & ~g.counted[seat]):
        if hearts_ability(g, card) != NONE:
            cards |= only(card)
    return cards


def least_asking(g: Position, seat: int) -> int:
    """Of the cards still to be counted the one that asks for the fewest hearts."""
    best = NONE
    for card in each(uncounted(g, seat)):
        if best == NONE or hearts_asked(g, card) < hearts_asked(g, best):
            best = card
    return best


def order_matters(g: Position, seat: int) -> bool:
    """Would one that is not fulfilled become so by those that are? Then it can come too early."""
    hearts = g.tokens[seat][HEART]
    after = hearts
    for card in each(uncounted(g, seat)):
        if hearts_asked(g, card) <= hearts:
            after += hearts_given(g, card)
    for card in each(uncounted(g, seat)):
        if hearts < hearts_asked(g, card) and hearts_asked(g, card) <= after:
            return True
    return False


def card_to_count(g: Position, me: int, card: Card) -> Refusal:
    return OK if has(uncounted(g, me), card) else no(NOTHING_TO_ORDER, card)


def count_hearts_of(g: Position, seat: int, card: int) -> None:
    g.counted[seat] |= only(card)
    pay_in_row(g, seat, card, hearts_ability(g, card))


# ---- gems, points, ranks
def majority(g: Position) -> None:
    """When everything else is counted: 4 gems for each who owns the most, then whoever asks for the most gems (CH21 to CH23)."""
    most = 0
    for seat in range(g.settings.seats):
        most = max(most, g.tokens[seat][GEM])
    for seat in range(g.settings.seats):
        if g.tokens[seat][GEM] == most:
            g.richest |= only(seat)
    g.cause = CAUSE_MAJORITY
    for seat in each(g.richest):
        gain(g, seat, GEM, 4)
        say(g, MAJORITY, seat, 4)
    for seat in range(g.settings.seats):
        count_kind(g, seat, MOST_GEMS)


def add_up(g: Position) -> None:
    """A star is 2 points, a heart 1, each pair of gems 1."""
    for seat in range(g.settings.seats):
        g.points[seat] = 2 * g.tokens[seat][STAR] + g.tokens[seat][HEART] + g.tokens[seat][GEM] // 2
        say(g, SCORED, seat, g.tokens[seat][STAR], g.tokens[seat][HEART], g.tokens[seat][GEM], g.points[seat])


def is_before(g: Position, a: int, b: int) -> bool:
    """More points; among those tied the highest single card (values differ, so it always tells)."""
    if g.points[a] != g.points[b]:
        return g.points[a] > g.points[b]
    return g.row[a] > g.row[b]


def rank(g: Position) -> None:
    for seat in range(g.settings.seats):
        g.rank[seat] = 1
        for other in range(g.settings.seats):
            if other != seat and is_before(g, other, seat):
                g.rank[seat] += 1
    for seat in range(g.settings.seats):
        if g.rank[seat] == 1:
            for other in range(g.settings.seats):
                if other != seat and g.points[other] == g.points[seat]:
                    g.tie = 0
            say(g, WON, seat, g.points[seat])
