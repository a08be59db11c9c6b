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
        return PAID if has(g.richest, seat) else NOT_MOST_GEMS
    return verdict_among(g, card, ability, cards)


def pay(g: Position, chair: int, card: int, ability: int, verdict: int, star: int, heart: int, gem: int, witness: Set) -> None:
    """Hand out what an ability gives, and say of it, paid or not, what came of it and why."""
    gain(g, chair, STAR, star)
    gain(g, chair, HEART, heart)
    gain(g, chair, GEM, gem)
    g.cause = card
    say(g, COUNTED, chair, ability, verdict, star, heart, gem, witness)


def pay_for(g: Position, chair: int, card: int, ability: int, verdict: int, cards: Set, frozen: bool) -> None:
    """Pay what the verdict brings: once, or once for each card that is counted; under frost only the stars. The copies will ask what was due."""
    times = times_paid(g, card, ability, cards) if verdict == PAID else 0
    star = times * g.settings.gain[card][ability][STAR]
    heart = 0 if frozen else times * g.settings.gain[card][ability][HEART]
    gem = 0 if frozen else times * g.settings.gain[card][ability][GEM]
    g.due[chair][HEART] += heart
    g.due[chair][GEM] += gem
    nothing_left = frozen and verdict == PAID and star == 0
    pay(g, chair, card, ability, FROZEN if nothing_left else verdict, star, heart, gem, witnesses(g, card, ability, cards))


def pay_in_row(g: Position, seat: int, card: int, ability: int) -> None:
    """Chapter III: count one ability of a card in one's own row."""
    pay_for(g, seat, card, ability, verdict_in_row(g, seat, card, ability, g.row[seat]), g.row[seat], False)
