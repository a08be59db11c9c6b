"""Choosing in secret and revealing: Gather cards and Fables face down, then face up; Monsters and pigs placed."""

from fabletop.engine.words import *

from .decks import *
from .hooks import *
from .rules import *
from .friends import late_chooser
from .verbs import *


# ---- plans
def choose_in_secret(g: Position) -> Story:
    """Everybody lays a Gather card and at most one Fable face down; who looks first chooses last."""
    g.cause = CAUSE_PLAN
    g.phase = CHOOSING
    late = late_chooser(g)
    early = people(g) & ~(0 if late == NONE else only(late))
    yield sealed(early, plan_to_lay)
    lay_plans(g, early)
    if late != NONE:
        yield from look_and_choose(g, late)


def my_cards(g: Position, me: int) -> Set:
    """My Gather cards that are not locked away."""
    return first_of(g.settings.places) & ~g.locked[me]


def fables_or_none(g: Position, me: int) -> Set:
    """The Fables in my hand, and none."""
    return only(FABLES) | (0 if g.asleep == me else fables_of(g, me))


@among(my_cards, fables_or_none)
def plan_to_lay(g: Position, me: int, place: Place, fable: Maybe[Fable]) -> Refusal:
    if place >= g.settings.places:
        return no(NO_MARKET)
    if has(g.locked[me], place):
        return no(LOCKED_AWAY, place)
    if fable != NONE:
        if g.asleep == me:
            return no(ASLEEP)
        return OK if g.hand[me][fable] else no(NOT_IN_HAND, fable)
    forced = must_lay_fable(g, me)
    return OK if forced == NONE else no(MUST_LAY_A_FABLE, forced)


def lay_plans(g: Position, seats: Set) -> None:
    for seat in turn_order(g):
        if has(seats, seat):
            lay_plan(g, seat, g.sealed[seat] // (FABLES + 1), g.sealed[seat] % (FABLES + 1))


def lay_plan(g: Position, seat: int, place: int, fable: int) -> None:
    """FABLES is none of them. A sleeper's Fable is the unseen top of the deck: it stays there until all are revealed."""
    lay_card(g, seat, place)
    if fable != FABLES:
        g.hand[seat][fable] -= 1
        g.laid[seat] = fable
    with_fable = fable != FABLES or g.asleep == seat
    if with_fable:
        g.laying |= only(seat)
    say(g, LAID, seat, place, NONE if fable == FABLES else fable, with_fable)


def lay_card(g: Position, seat: int, place: int) -> None:
    """A Gather card of one's own, face down; whatever others knew of it is void."""
    g.plan[seat] = place
    own_card(g, seat, place)
    g.planned |= only(seat)
    for viewer in range(g.settings.seats):
        g.spied[viewer][seat] = NONE


def own_card(g: Position, seat: int, place: int) -> None:
    """The Gather card before me is my own, and the last that I chose or drew: one of mine that was swapped away is not that any more."""
    for at in range(g.settings.seats):
        if at != seat and g.whose[at] == seat:
            g.stale |= only(at)
    g.stale &= ~only(seat)
    g.own[seat] = place
    g.whose[seat] = seat


def spy_card(g: Position, me: int, at: int) -> None:
    """Look at the Gather card that lies face down before somebody."""
    g.spied[me][at] = g.plan[at]
    say(g, SPIED, me, at, g.plan[at])


def spy_fable(g: Position, me: int, at: int) -> None:
    """Look at the Fable that lies face down before somebody; a sleeper's is the top of the deck."""
    fable = g.laid[at]
    if g.asleep == at:
        fable = peek_at_top(g, me)
    else:
        g.known[me][at][fable] = max(1, g.known[me][at][fable])
    g.glimpsed[me][at] = fable
    say(g, GLIMPSED, me, at, fable)


def swap_cards(g: Position, one: int, other: int) -> None:
    """What anybody knew of the two goes with them; each of the two owners knows both now."""
    place = g.plan[one]
    owner = g.whose[one]
    g.plan[one] = g.plan[other]
    g.whose[one] = g.whose[other]
    g.plan[other] = place
    g.whose[other] = owner
    if has(g.stale, one) != has(g.stale, other):
        g.stale = g.stale ^ only(one) ^ only(other)
    for viewer in range(g.settings.seats):
        spied = g.spied[viewer][one]
        g.spied[viewer][one] = g.spied[viewer][other]
        g.spied[viewer][other] = spied
    g.spied[one][other] = g.plan[other]
    g.spied[other][one] = g.plan[one]
    say(g, SWAPPED, one, other)
    spy_card(g, one, one)
    spy_card(g, other, other)


# ---- revealing
def reveal_fables(g: Position) -> None:
    g.cause = CAUSE_PLAN
    g.phase = REVEALING
    for seat in turn_order(g):
        if has(g.laying, seat):
            if g.asleep == seat:
                g.fable[seat] = take_top(g, NONE)
            else:
                g.fable[seat] = g.laid[seat]
                all_forget(g, seat, g.fable[seat])
            g.laid[seat] = NONE
            for viewer in range(SEATS):
                g.glimpsed[viewer][seat] = NONE
            if has(g.settings.monsters, g.fable[seat]):
                g.monster_seen = 1
            say(g, FABLE_REVEALED, seat, g.fable[seat])
    g.laying = 0


def play_fables(g: Position) -> Story:
    """In turn order: a Monster is placed, a Unique Location put out, a Next-Turn card set out, any other does what it does when revealed."""
    played = 0
    for seat in turn_order(g):
        fable = g.fable[seat]
        if fable != NONE:
            played = 1
            g.cause = fable
            if has(g.settings.monsters, fable):
                yield from place_monster(g, seat)
            elif has(g.settings.uniques, fable):
                yield from place_unique(g, seat)
            else:
                if has(acting(WHEN_REVEALED), fable):
                    yield from act_when_revealed(g, fable, seat)
                set_out(g, seat)
    if played:
        yield from window_ends(g)


def set_out(g: Position, seat: int) -> None:
    """A Next-Turn card lies open before its player until the next round."""
    if g.fable[seat] != NONE and has(g.settings.next_turn, g.fable[seat]):
        g.fresh[seat] = g.fable[seat]
        g.fable[seat] = NONE
        say(g, SET_OUT, seat, g.fresh[seat])


def place_monster(g: Position, me: int) -> Story:
    place = yield ask(me, place_for_monster)
    g.lair[me] = place
    say(g, MONSTER_PLACED, me, g.fable[me], place)


def place_for_monster(g: Position, me: int, place: Place) -> Refusal:
    """One Monster a Location, unless a card calls them all."""
    if place >= g.settings.places:
        return no(NO_MARKET)
    calling = monster_places(g)
    if calling:
        return OK if has(calling, place) else no(GRANDMA_CALLS, lowest(calling))
    for seat in range(g.settings.seats):
        if g.lair[seat] == place:
            return no(MONSTER_THERE, g.fable[seat], place)
    return OK


def place_unique(g: Position, me: int) -> Story:
    """On a Location that has none; when all have one, it is discarded."""
    place = yield ask_if_any(me, place_for_unique)
    if place == NONE:
        discard_played(g, me)
        fizzle(g, me, NO_ROOM)
        return
    g.unique[place] = g.fable[me]
    g.keeper[place] = me
    g.fable[me] = NONE
    say(g, UNIQUE_PLACED, me, g.unique[place], place)


def place_for_unique(g: Position, me: int, place: Place) -> Refusal:
    if place >= g.settings.places:
        return no(NO_MARKET)
    return OK if g.unique[place] == NONE else no(UNIQUE_THERE, g.unique[place], place)


def discard_played(g: Position, me: int) -> None:
    """The Fable that lies face up before me."""
    g.discard[g.fable[me]] += 1
    g.fable[me] = NONE


def reveal_cards(g: Position) -> None:
    """All Gather cards face up, before any pig is placed. A card that is seen is not locked away."""
    g.cause = CAUSE_PLAN
    for seat in turn_order(g):
        g.card[seat] = g.plan[seat]
        say(g, CARD_REVEALED, seat, g.card[seat])
    for seat in range(g.settings.seats):
        see_card(g, g.whose[seat], g.card[seat])
        if not has(g.stale, seat):
            g.turned[g.whose[seat]] = g.card[seat]
        g.plan[seat] = NONE
        for viewer in range(SEATS):
            g.spied[viewer][seat] = NONE
    g.planned = 0


def see_card(g: Position, owner: int, place: int) -> None:
    """Everybody sees that this Gather card is not under the owner's Friend."""
    if size(g.locked[owner]) and not has(g.newly, owner):
        g.seen[owner] |= only(place)


def place_pigs(g: Position) -> None:
    g.cause = CAUSE_GATHERING
    g.phase = PHASE_GATHERING
    for seat in turn_order(g):
        if not has(g.away, seat):
            move(g, seat, g.card[seat])


def move(g: Position, seat: int, place: int) -> None:
    g.place[seat] = place
    say(g, MOVED, seat, place)


def another_place(g: Position, me: int, place: Place) -> Refusal:
    if place >= g.settings.places:
        return no(NO_MARKET)
    return OK if place != g.place[me] else no(SAME_CARD, place)
