"""The game from the deal to the last point (rulebook p.2 to p.6)."""

from fabletop.engine.words import *

from .count import *
from .draft import *
from .rules import *
from .seating import *
from .tricks import *


def game(g: Position) -> Story:
    """A whole game."""
    set_up(g)
    yield from first_chapter(g)
    yield from second_chapter(g)
    yield from third_chapter(g)


def set_up(g: Position) -> None:
    g.cause = SETUP
    g.box = g.settings.in_play
    g.leader = NONE
    for chair in range(SEATS):
        g.played[chair] = NONE
        for pick in range(PICKS):
            g.kept[chair][pick] = NONE
    for seat in range(2):
        for pick in range(PICKS):
            g.given[seat][pick] = NONE


def begin(g: Position, chapter: int, cause: int) -> None:
    g.chapter = chapter
    g.cause = cause
    say(g, CHAPTER_BEGAN, chapter)
