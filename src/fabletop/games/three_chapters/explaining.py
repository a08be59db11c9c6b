"""What a card would bring, for whoever holds it: now, in this trick as it lies, and later, in his own row."""

from fabletop.engine.words import *

from .abilities import *
from .rules import *
from .seating import *


def explain(g: Position, me: int, thing: int) -> None:
    """Each ability of a card, counted for a look: things below CARDS now, in this trick; the others later, in Chapter III."""
    card = thing % CARDS
    if thing < CARDS:
        g.played[me] = card
    else:
        g.row[me] |= g.hand[me] | g.team[me] | only(card)
    for ability in range(ABILITIES):
        if g.settings.ability[card][ability] != NONE:
            if thing < CARDS:
                explain_now(g, me, card, ability)
            else:
                explain_later(g, me, card, ability)


def explain_now(g: Position, me: int, card: int, ability: int) -> None:
    cards = cards_of_trick(g)
    pay_for(g, me, card, ability, verdict_so_far(g, me, ability, cards), cards, cards & g.settings.freezing != 0)


def verdict_so_far(g: Position, me: int, ability: int, cards: Set) -> int:
    """What comes of it as the trick lies; NOT_YET where a card that is still to come can change it."""
    kind = g.settings.ability[g.played[me]][ability]
    if kind == COPY or kind == FREEZE:  # what is copied is known when all the others are paid
        return FROZEN if cards & g.settings.freezing and kind == COPY else NOT_YET
    verdict = verdict_in_trick(g, me, ability, cards)
    if size(cards) == g.settings.chairs or verdict == OTHER_CHAPTER or kind == LAST_IN_TRICK:
        return verdict
    if kind == LOWEST_IN_TRICK or kind == WINS_TRICK:
        return NOT_YET if verdict == PAID else verdict
    return verdict if verdict == PAID else NOT_YET


def explain_later(g: Position, me: int, card: int, ability: int) -> None:
    """As the row is now, with what I hold; what looks at tokens or tricks is only known at the end."""
    kind = g.settings.ability[card][ability]
    if g.chapter == CHAPTER_THIRD or (kind != HEARTS_AT_LEAST and kind != MOST_GEMS and kind != NO_TRICK_WON):
        pay_in_row(g, me, card, ability)
    else:
        verdict = WON_A_TRICK if kind == NO_TRICK_WON and g.won[me] else NOT_YET
        pay(g, me, card, ability, verdict, 0, 0, 0, 0)
