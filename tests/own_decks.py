"""Deck files of 3 Chapters that several tests lay over the printed deck, and the words that may stand in one."""

from __future__ import annotations

from fabletop.games.three_chapters.fields import KINDS

# the start of a file that changes a printed card
JACK = '[[card]]\nid = "jack"\n'

# a file with a new character and with a card of another name
RENAMED = """
[[card]]
id = "cobbler"
replaces = "three-little-pigs"
name = { en = "The Cobbler", fr = "Savetier" }
gender = "masculine"
categories = []
abilities = [
    { kind = "with_category", category = "dwarf", other = true, star = 1, seal = "third" },
    { kind = "copy", token = "gem" },
]

[[card]]
id = "beauty"
name = "Les Belles"
plural = true
"""


def members(kind: str) -> tuple[str, ...]:
    """The members of a named kind, as a deck file may name them."""
    found = KINDS[kind]
    assert isinstance(found, tuple)
    return found
