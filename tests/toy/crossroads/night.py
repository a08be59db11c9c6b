"""The game from the first dusk to the last dawn."""

from fabletop.engine.words import *

from .anytime import *
from .charms import *
from .rules import *
from .walking import *
from .wood import *


def game(g: Position) -> Story:
    """A whole game."""
    set_up(g)
    for night in range(g.settings.nights):
        g.night = night
        fall(g)
        card = yield ask_if_any(g.keeper, charm_to_take)
        take_from_pouch(g, card)
        yield sealed(people(g), place_to_dream_of)
        keep_dreams(g)
        for seat in from_keeper(g):
            yield from turn(g, seat)
        wake(g)
    finish(g)


def set_up(g: Position) -> None:
    g.cause = SETUP
    g.pile = first_of(CHARMS)
    g.jar = LIGHTS
    for weather in range(WEATHERS):
        g.sky[weather] = g.settings.sky[weather]
    for seat in range(g.settings.seats):
        g.at[seat] = 2 * seat
        g.pebbles[seat] = 2
        g.berries[seat] = first_of(2)
        charm_for(g, seat)
        say(g, DEALT, seat, g.hand[seat])


def fall(g: Position) -> None:
    """A weather out of the sky, fireflies where it lets them, charms into the pouch."""
    g.cause = CAUSE_NIGHT
    g.tonight = draw(g, g.sky, WEATHERS)
    say(g, NIGHT_FELL, g.night, g.tonight)
    for _ in range(2 if g.tonight == MIST else 4):
        place = chance(g, PLACES)
        glow(g, place, 1 + chance(g, 2))
    while size(g.pouch) < POUCH and g.pile:
        card = draw_from(g, g.pile)
        g.pile &= ~only(card)
        g.pouch |= only(card)


def charm_to_take(g: Position, me: int, card: Charm) -> Refusal:
    """The keeper looks into the pouch and takes a charm; the other one goes with the night."""
    return OK if has(g.pouch, card) else no(NOT_IN_POUCH, card)


def take_from_pouch(g: Position, card: int) -> None:
    if card != NONE:
        g.pouch &= ~only(card)
        g.hand[g.keeper] |= only(card)
    say(g, CHOSE, g.keeper, card)


def place_to_dream_of(g: Position, me: int, place: Place) -> Refusal:
    return OK if place != g.at[me] else no(YOU_ARE_HERE, place)


def keep_dreams(g: Position) -> None:
    cover(g, SHOWN_dream)
    for seat in range(g.settings.seats):
        g.dream[seat] = g.sealed[seat]
        say(g, DREAMED, seat, g.dream[seat])


def turn(g: Position, me: int) -> Story:
    """Walk as far as the night allows, unless somebody spoils it; then perhaps use a charm."""
    g.cause = CAUSE_WALK
    for _ in range(steps_tonight(g)):
        arrived = yield from step_on(g, me)
        if not arrived:
            break
    chosen = yield may(me, charm_to_use)
    if chosen != NONE:
        use(g, me, chosen // (PLACES + 1), chosen % (PLACES + 1))


def steps_tonight(g: Position) -> int:
    return 2 if g.tonight == MOON else 1


def wake(g: Position) -> None:
    """All tell what they dreamed; who wakes there finds three fireflies. The pouch goes round."""
    g.cause = CAUSE_NIGHT
    reveal(g, SHOWN_dream)
    for seat in from_keeper(g):
        happy = g.dream[seat] == g.at[seat]
        if happy:
            glow(g, g.at[seat], 3)
        say(g, WOKE, seat, g.dream[seat], happy)
        gather(g, seat)
    g.spent |= g.pouch
    g.pouch = 0
    g.keeper = (g.keeper + 1) % g.settings.seats


def is_before(g: Position, a: int, b: int) -> bool:
    return g.found[a] > g.found[b] or (g.found[a] == g.found[b] and g.pebbles[a] > g.pebbles[b])


def finish(g: Position) -> None:
    best = 0
    for seat in range(g.settings.seats):
        g.rank[seat] = 1
        best = max(best, g.found[seat])
        for other in others(g, seat):
            if is_before(g, other, seat):
                g.rank[seat] += 1
    richest = 0
    for seat in range(g.settings.seats):
        if g.found[seat] == best:
            richest += 1
    if richest > 1:
        g.tie = 0
