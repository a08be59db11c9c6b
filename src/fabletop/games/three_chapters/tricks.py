"""Chapter II: play your team card by card (rulebook p.3, p.4; with two people p.9)."""

from fabletop.engine.words import *

from .abilities import *
from .chapters import begin
from .rules import *
from .seating import *


def second_chapter(g: Position) -> Story:
    """The team becomes the hand; trick after trick until no hand has a card."""
    begin(g, CHAPTER_SECOND, CAUSE_TRICK)
    for seat in range(g.settings.seats):
        g.hand[seat] = g.team[seat]
        g.team[seat] = 0
    g.leader = chance(g, g.settings.seats) if g.settings.leads == NONE else g.settings.leads
    for trick in range(g.picks):
        g.trick = trick
        yield from one_trick(g)


def one_trick(g: Position) -> Story:
    """The leader plays any card, then clockwise everybody any one; a Ghost turns up the top card of its pile."""
    g.cause = CAUSE_TRICK
    say(g, LEADS, g.leader, g.trick)
    for chair in clockwise(g):
        if is_ghost(g, chair):
            play(g, chair, draw_from(g, g.hand[chair]))
        else:
            card = yield ask(chair, card_to_play)
            play(g, chair, card)
    pay_trick(g)


@among(hand_of)
def card_to_play(g: Position, me: int, card: Card) -> Refusal:
    return OK if has(g.hand[me], card) else no(NOT_IN_HAND, card)


def play(g: Position, chair: int, card: int) -> None:
    g.hand[chair] &= ~only(card)
    g.row[chair] |= only(card)
    g.played[chair] = card
    say(g, PLAYED, chair, card)


def pay_trick(g: Position) -> None:
    """First the star for the highest card; then the abilities; then the cards that copy. Frost lies over it all."""
    cards = cards_of_trick(g)
    winner = NONE
    for chair in range(g.settings.chairs):
        if g.played[chair] == highest(cards):
            winner = chair
    g.won[winner] += 1
    gain(g, winner, STAR, 1)
    say(g, TRICK_WON, winner, g.played[winner], not is_ghost(g, winner))
    for chair in clockwise(g):
        if has(g.settings.freezing, g.played[chair]):
            say(g, FROST, chair, g.played[chair])
        g.due[chair][HEART] = 0
        g.due[chair][GEM] = 0
    for chair in clockwise(g):
        use_in_trick(g, chair, cards)
    for chair in clockwise(g):
        use_copies(g, chair, cards)
    for chair in range(g.settings.chairs):
        g.played[chair] = NONE
    g.cause = CAUSE_TRICK
    g.leader = winner


def use_in_trick(g: Position, chair: int, cards: Set) -> None:
    """The abilities of the card just played, but for the copying ones."""
    card = g.played[chair]
    for ability in range(ABILITIES):
        kind = g.settings.ability[card][ability]
        if kind != NONE and kind != COPY and kind != FREEZE:
            pay_for(g, chair, card, ability, verdict_in_trick(g, chair, ability, cards), cards, cards & g.settings.freezing != 0)


def use_copies(g: Position, chair: int, cards: Set) -> None:
    """As many hearts (or gems) as all the others' abilities gave in this trick; a copy does not copy a copy (CH10)."""
    card = g.played[chair]
    for ability in range(ABILITIES):
        if g.settings.ability[card][ability] == COPY:
            token = g.settings.number[card][ability]
            n = 0
            givers = 0
            for other in range(g.settings.chairs):
                if other != chair and g.due[other][token]:
                    n += g.due[other][token]
                    givers |= only(g.played[other])
            verdict = FROZEN if cards & g.settings.freezing else PAID if n else NOTHING_TO_COPY
            pay(g, chair, card, ability, verdict, 0, n if token == HEART else 0, n if token == GEM else 0, givers)
