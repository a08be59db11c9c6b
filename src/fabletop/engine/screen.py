"""What a game puts before somebody's eyes, as plain things: cards, faces, lines, heads. Whoever draws decides how they look.

A game's own screen is its module `screen` with these functions; they may be missing, and then the game is shown by its fields:

    scene(look)          the blocks to decide by
    troupe(look)         the blocks of what is mine, and what needs what
    why(look, thing)     the blocks that say what a thing would bring, now and later
    Teller(settings, players)   with `tell(event, viewer)`: how an event is told
    described(settings, thing)  the words of a thing of the kind that is EXPLAINED
    button(settings, question, option, players, look)  what choosing an option says; `look` is whoever chooses, or None
    thing(settings, kind, member, look)  the words of a member of a kind, or None where its text says enough
    prompt(look)         what is asked, with its numbers and names
    refusal(look, why, option)  why not, with names for the numbers
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from .names import Event
from .phrase import CardName, Phrase, PlayerName
from .view import View

Words: TypeAlias = Phrase | CardName | PlayerName | str
"""What is to be said; a str is a figure or a mark, the same in every language."""


@dataclass(frozen=True)
class Line:
    """A line of text. `mark`: yes, no or open (it may still come), or nothing. `label` stands before it."""

    words: Words
    mark: str = ""
    label: Words = ""


@dataclass(frozen=True)
class Heading:
    """Where we are."""

    words: Words
    hint: Words = ""


@dataclass(frozen=True)
class Lines:
    """Lines under a title."""

    title: Words
    lines: tuple[Line, ...]


@dataclass(frozen=True)
class Card:
    """A card: its id among the kind that options speak of, its name and value, its families, what it says. `starred`: not all of it is
    known for sure."""

    id: str
    name: Words
    value: str = ""
    families: tuple[Words, ...] = ()
    lines: tuple[Line, ...] = ()
    starred: bool = False


@dataclass(frozen=True)
class Cards:
    """Cards under a title. `pick`: they are what the question is about, so they bear the numbers of the options. `note`: said below, and
    said what the star means."""

    title: Words
    cards: tuple[Card, ...]
    pick: bool = False
    note: Words = ""


@dataclass(frozen=True)
class Face:
    """Somebody at the table: what lies before him or what he does, and his figures. `leads` and `best` are marked."""

    seat: int
    name: PlayerName
    card: Card | None = None
    status: Words = ""
    leads: bool = False
    best: bool = False
    figures: tuple[int, ...] = ()


@dataclass(frozen=True)
class Faces:
    """Everybody at the table, in the order of seats. `heads` name the figures: each a name, or one of the marks star, heart, gem."""

    faces: tuple[Face, ...]
    heads: tuple[Words, ...] = ()


Block: TypeAlias = Heading | Lines | Cards | Faces


@dataclass(frozen=True)
class Look:
    """Whoever looks, and at what: a seat's view, the players' names, and what may be explained to it."""

    view: View
    seat: int
    players: Mapping[int, PlayerName]
    explain: Callable[[str, str], tuple[Event, ...]]


@dataclass(frozen=True)
class Told:
    """How an event is told: its words, how far it is indented under its cause, its `tone` (chapter, part, won, paid, nothing, plain), and
    a head that goes before it. `beat`: it deserves a moment."""

    words: Words
    depth: int = 0
    tone: str = "plain"
    head: Words = ""
    beat: bool = False


class Teller(Protocol):
    """Tells a game's events one after the other, from the deal on: it remembers what the later ones need."""

    def tell(self, event: Event, viewer: int) -> Told | None:
        """The event as this viewer (-1: a spectator) hears it; None when it is not worth a line."""
        ...
