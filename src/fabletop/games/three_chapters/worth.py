"""What an option looks worth at a glance, to a player who looks one step ahead at what he may see. In half points."""

from typing import Final

from fabletop.engine.words import *

from .abilities import *
from .count import hearts_asked
from .rules import *
from .seating import *

# one in so many times what the end of the chapter asks for is there
RARELY_WITHOUT_HEARTS: Final = 2
SELDOM_FIRST: Final = 4


def worth(g: Position, me: int, option: int) -> int:
    """How good an answer looks: the more the better. Reads only what `me` may read."""
    place = option - offset_of(g.question)
    if g.question == Q_card_to_keep:
        return worth_keeping(g, me, place)
    if g.question == Q_pair_to_keep:
        return 16 * worth_keeping(g, me, place // CARDS) - place % CARDS
    if g.question == Q_card_to_play:
        return worth_playing(g, me, place)
    if g.question == Q_card_to_count:
        return -hearts_asked(g, place)
    return 0


def half_points(g: Position, card: int, ability: int, times: int) -> int:
    """A star is worth 4 half points, a heart 2, a gem 1."""
    return times * (4 * g.settings.gain[card][ability][STAR] + 2 * g.settings.gain[card][ability][HEART] + g.settings.gain[card][ability][GEM])


def worth_of_row(g: Position, cards: Set) -> int:
    """What the ordinary abilities of these cards give together in Chapter III."""
    total = 0
    for card in each(cards):
        for ability in range(ABILITIES):
            kind = g.settings.ability[card][ability]
            if kind == HEARTS_AT_LEAST:
                total += half_points(g, card, ability, 1) // RARELY_WITHOUT_HEARTS
            elif kind == MOST_GEMS or kind == NO_TRICK_WON:
                total += half_points(g, card, ability, 1) // SELDOM_FIRST
            elif kind != NONE and g.settings.seal[card][ability] != SEAL_SECOND and verdict_among(g, card, ability, cards) == PAID:
                total += half_points(g, card, ability, times_paid(g, card, ability, cards))
    return total


def worth_keeping(g: Position, me: int, card: int) -> int:
    """What the card adds to my team; a high one wins tricks; partners that are still in this hand may come back or not."""
    team = g.team[me] | only(card)
    hoped = team | g.hand[me]
    near = 0
    for ability in range(ABILITIES):
        if g.settings.ability[card][ability] == WITH and verdict_among(g, card, ability, hoped) == PAID:
            near += half_points(g, card, ability, 1)
    return 8 * (worth_of_row(g, team) - worth_of_row(g, g.team[me])) + 2 * near + card // 3


def worth_playing(g: Position, me: int, card: int) -> int:
    """What the card brings in this trick as it lies, less what it promises in a fuller one."""
    before = cards_of_trick(g)
    cards = before | only(card)
    value = 0
    for ability in range(ABILITIES):
        kind = g.settings.ability[card][ability]
        if kind != NONE and g.settings.seal[card][ability] != SEAL_THIRD:
            if kind == LAST_IN_TRICK:
                value += half_points(g, card, ability, size(cards) == g.settings.chairs) * 8 - 12
            elif kind == LOWEST_IN_TRICK:
                value += half_points(g, card, ability, card == lowest(cards)) * 6 - 12
            elif kind == COPY:
                value += 6 * size(before) - 12
            elif kind == FREEZE:
                value -= 2 * size(before)
            elif kind != WINS_TRICK and verdict_among(g, card, ability, cards) == PAID:
                value += 8 * half_points(g, card, ability, times_paid(g, card, ability, cards)) - 4
            else:
                value -= 6
    if card == highest(cards):
        value += 32 if size(cards) == g.settings.chairs else 32 * card // CARDS
    else:
        value -= card // 4
    return value
