"""How a question is put and an answer taken. Flat text, compiled as a part of every game's rules.

Outside, an option is one number of the whole game: 0 declines, the others are a space's offset and the place in it. Inside,
a question sees its parts, and a story reads the place in the space, or NONE for a decline.
"""

from typing import Final

from .derived import *
from .words import *

# refusals every game knows; a game's own begin at 10
NOT_ASKED: Final = 1
NO_SUCH_OPTION: Final = 2
MUST_CHOOSE: Final = 3
GAME_OVER: Final = 4
STALE: Final = 5


def push(g: Position, step: int) -> bool:
    """A new frame; False, and the fault DEEP, when the stack is full."""
    if g.depth == DEPTH:
        g.fault = DEEP
        return False
    g.step[g.depth] = step
    g.stop[g.depth] = 0
    g.depth += 1
    return True


def pause(g: Position, who: int, question: int, how: int, a: int, b: int, c: int) -> bool:
    """Put a question; False when it answers itself: nobody is asked, or a public question has one option or none.

    A question that reads something hidden is always put: the pause would tell.
    """
    unseal(g)
    g.question = question
    g.how = how
    g.asked[0] = a
    g.asked[1] = b
    g.asked[2] = c
    g.answer = NONE
    if how == SEALED:
        for seat in each(who):
            if only_option(g, seat) == NONE:
                g.fault = NOTHING_TO_CHOOSE
                return True
        return wait(g, who)
    option = only_option(g, who)
    if option == NONE and how == ASK:
        g.fault = NOTHING_TO_CHOOSE
        return True
    if is_private(question) or (STANDING and stands(g, who)):
        return wait(g, shl(1, who))
    if option == MANY or (how == MAY and option != NONE):
        return wait(g, shl(1, who))
    g.answer = option
    return False


def wait(g: Position, seats: Set) -> bool:
    """At rest until these seats have answered; not at rest when there are none."""
    g.waiting = seats
    g.seats = seats
    if seats == 0:
        return False
    g.number += 1
    return True


def unseal(g: Position) -> None:
    """What was sealed is opened once, to the story that asked; then it is gone."""
    if g.how == SEALED:
        for seat in range(SEATS):
            g.sealed[seat] = NONE


def list_options(g: Position, seat: int, found: Listing) -> int:
    """Write the options of this seat, in the order of their numbers; how many they are."""
    n = 0
    if not has(g.seats, seat) or g.waiting == 0:
        return n
    if g.how == MAY:
        found[0] = 0
        n = 1
    n = list_asked(g, seat, found, n)
    if n == 0 and g.how == IF_ANY:
        found[0] = 0
        n = 1
    if STANDING:
        n = list_standing(g, seat, found, n)
    return n


def refusal(g: Position, seat: int, option: int) -> Refusal:
    """Why this seat may not answer so now; 0 if it may. A sealed answer may be changed until the last one is in."""
    if g.over:
        return no(GAME_OVER)
    if seat < 0 or seat >= SEATS or g.waiting == 0 or not has(g.seats, seat):
        return no(NOT_ASKED, seat)
    if option == 0:
        if g.how == MAY or (g.how == IF_ANY and only_option(g, seat) == NONE):
            return OK
        return no(MUST_CHOOSE)
    if STANDING and is_standing(option):
        return why_not_standing(g, seat, option)
    place = option - offset_of(g.question)
    if place < 0 or place >= size_of(g.question):
        return no(NO_SUCH_OPTION)
    return why_not(g, seat, place)


def take(g: Position, seat: int, option: int) -> None:
    """Note a legal answer."""
    if STANDING and is_standing(option):
        interrupt(g, seat, option)
        return
    place = NONE if option == 0 else option - offset_of(g.question)
    g.waiting &= ~shl(1, seat)
    if g.how == SEALED:
        g.sealed[seat] = place
    else:
        g.answer = place


def interrupt(g: Position, seat: int, option: int) -> None:
    """A standing option is taken: its story runs on top, then the interrupted question is put again."""
    top = g.depth
    if push(g, STEP_put_again):
        g.slot[top][0] = g.seats if g.how == SEALED else lowest(g.seats)
        g.slot[top][1] = g.question
        g.slot[top][2] = g.how
        g.slot[top][3] = g.asked[0]
        g.slot[top][4] = g.asked[1]
        g.slot[top][5] = g.asked[2]
        unseal(g)
        g.how = ASK
        g.waiting = 0
        act_standing(g, seat, option)


def begin_standing(g: Position, step: int, seat: int, option: int) -> bool:
    """The frame of a standing option's story."""
    top = g.depth
    if not push(g, step):
        return False
    g.slot[top][0] = seat
    g.slot[top][1] = option
    return True


def put_again(g: Position) -> None:
    """Not a story, but a frame that waits under one: it leaves, and its question is put to the story below."""
    top = g.depth - 1
    g.depth = top
    pause(g, g.slot[top][0], g.slot[top][1], g.slot[top][2], g.slot[top][3], g.slot[top][4], g.slot[top][5])


def reveal(g: Position, field: int) -> None:
    """Everybody may read this SEALED field from now on: reveal(g, SHOWN_plan)."""
    g.shown |= only(field)


def cover(g: Position, field: int) -> None:
    """Only its owner may read it again."""
    g.shown &= ~only(field)


def stands(g: Position, seat: int) -> bool:
    """Has this seat a standing option now, or would it tell a secret whether it has?"""
    return STANDING_PRIVATE != 0 or any_standing(g, seat)


def advance(g: Position) -> None:
    """Play on to the next decision or the end."""
    while g.waiting == 0 and g.fault == 0 and g.depth:
        run(g)
    if g.depth == 0 and g.fault == 0:
        unseal(g)
        g.answer = NONE
        g.over = 1


def start(g: Position, story: int) -> None:
    """Begin with this story: the game's own, or in a scenario a part of it."""
    g.tie = NONE
    g.how = SEALED
    unseal(g)
    g.how = ASK
    push(g, story)
    advance(g)


def apply(g: Position, seat: int, option: int) -> Refusal:
    """Answer and play on to the next decision; or the reason why not, and nothing is changed."""
    why = refusal(g, seat, option)
    if why == OK:
        take(g, seat, option)
        advance(g)
    return why
