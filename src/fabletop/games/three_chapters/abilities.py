"""What an ability asks for, and whether it is there: one answer for paying, for explaining and for looking ahead."""

from fabletop.engine.words import *

from .rules import *
from .seating import *


def witnesses(g: Position, card: int, ability: int, cards: Set) -> Set:
    """The cards among these that fulfil the condition, or are counted."""
    return cards & g.settings.wanted[card][ability]


def times_paid(g: Position, card: int, ability: int, cards: Set) -> int:
    """How often a fulfilled ability pays: once, or once for each card that is counted."""
    kind = g.settings.ability[card][ability]
    return size(witnesses(g, card, ability, cards)) if kind == PER_CATEGORY or kind == PER_VALUE else 1


def verdict_among(g: Position, card: int, ability: int, cards: Set) -> int:
    """For the kinds that look at other cards, in a trick or in a row."""
    kind = g.settings.ability[card][ability]
    if kind == ALWAYS or witnesses(g, card, ability, cards):
        return PAID
    if kind == WITH:
        return PARTNER_MISSING
    return VALUES_MISSING if kind == PER_VALUE else CATEGORY_MISSING


def verdict_in_trick(g: Position, chair: int, ability: int, cards: Set) -> int:
    """Chapter II: what comes of an ability of the card that lies before this chair, when all have played."""
    card = g.played[chair]
    kind = g.settings.ability[card][ability]
    if g.settings.seal[card][ability] == SEAL_THIRD:
        return OTHER_CHAPTER
    if kind == LAST_IN_TRICK:
        return PAID if chair == chair_in_turn(g, g.settings.chairs - 1) else NOT_LAST
    if kind == LOWEST_IN_TRICK:
        return PAID if card == lowest(cards) else NOT_LOWEST
    if kind == WINS_TRICK:
        return PAID if card == highest(cards) else TRICK_NOT_WON
    return verdict_among(g, card, ability, cards)


def verdict_in_row(g: Position, seat: int, card: int, ability: int, cards: Set) -> int:
    """Chapter III: what comes of an ability of a card in this row; the end-of-chapter kinds look at tokens and tricks."""
    kind = g.settings.ability[card][ability]
    if g.settings.seal[card][ability] == SEAL_SECOND:
        return OTHER_CHAPTER
    if kind == HEARTS_AT_LEAST:
        return PAID if g.tokens[seat][HEART] >= g.settings.number[card][ability] else TOO_FEW_HEARTS
    if kind == NO_TRICK_WON:
        return WON_A_TRICK if g.won[seat] else PAID
    if kind == MOST_GEMS:
        return PAID if g.tokens[seat][GEM] >= most_gems_owned(g) else NOT_MOST_GEMS
    return verdict_among(g, card, ability, cards)


def most_gems_owned(g: Position) -> int:
    """How many gems the richest person owns."""
    most = 0
    for seat in range(g.settings.seats):
        most = max(most, g.tokens[seat][GEM])
    return most


def pay(g: Position, chair: int, card: int, ability: int, verdict: int, star: int, heart: int, gem: int, witness: Set) -> None:
    """Hand out what an ability gives, and say of it, paid or not, what came of it and why."""
    gain(g, chair, STAR, star)
    gain(g, chair, HEART, heart)
    gain(g, chair, GEM, gem)
    g.cause = card
    say(g, COUNTED, chair, ability, verdict, star, heart, gem, witness)


def pay_in_row(g: Position, seat: int, card: int, ability: int) -> None:
    """Chapter III: count one ability of a card in one's own row."""
    cards = g.row[seat]
    verdict = verdict_in_row(g, seat, card, ability, cards)
    times = times_paid(g, card, ability, cards) if verdict == PAID else 0
    pay(g, seat, card, ability, verdict, times * g.settings.gain[card][ability][STAR], times * g.settings.gain[card][ability][HEART],
        times * g.settings.gain[card][ability][GEM], witnesses(g, card, ability, cards))


def explain(g: Position, me: int, thing: int) -> None:
    """Of a card: each ability as it would be counted now, in this trick, or (things from CARDS on) later, in my row."""
    card = thing % CARDS
    if thing >= CARDS:
        g.row[me] |= g.hand[me] | g.team[me] | only(card)
        for ability in range(ABILITIES):
            if g.settings.ability[card][ability] != NONE:
                explain_later(g, me, card, ability)
    else:
        for ability in range(ABILITIES):
            if g.settings.ability[card][ability] != NONE:
                explain_now(g, me, card, ability)


def explain_later(g: Position, me: int, card: int, ability: int) -> None:
    kind = g.settings.ability[card][ability]
    if (kind == HEARTS_AT_LEAST or kind == MOST_GEMS or kind == NO_TRICK_WON) and g.chapter < CHAPTER_THIRD:
        g.cause = card
        say(g, COUNTED, me, ability, WON_A_TRICK if kind == NO_TRICK_WON and g.won[me] else NOT_YET)
    else:
        pay_in_row(g, me, card, ability)


def explain_now(g: Position, me: int, card: int, ability: int) -> None:
    """Others may still play: what only the whole trick can tell is not yet known."""
    kind = g.settings.ability[card][ability]
    g.played[me] = card
    cards = cards_of_trick(g)
    verdict = verdict_in_trick(g, me, ability, cards)
    times = 0
    if size(cards) < g.settings.chairs and verdict != OTHER_CHAPTER and (verdict != PAID or kind == LOWEST_IN_TRICK or kind == WINS_TRICK):
        if not (kind == LOWEST_IN_TRICK and verdict == NOT_LOWEST) and not (kind == WINS_TRICK and verdict == TRICK_NOT_WON) and kind != LAST_IN_TRICK:
            verdict = NOT_YET
    if kind == COPY or kind == FREEZE:
        verdict = NOT_YET
    if verdict == PAID:
        times = times_paid(g, card, ability, cards)
        if cards & g.settings.freezing:
            verdict = FROZEN
            times = 0
    g.cause = card
    say(g, COUNTED, me, ability, verdict, times * g.settings.gain[card][ability][STAR], times * g.settings.gain[card][ability][HEART],
        times * g.settings.gain[card][ability][GEM], witnesses(g, card, ability, cards))
