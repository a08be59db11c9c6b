"""The cards of The Grimm Forest as facts: how many of each Fable, which Friends, and the numbers that they name.

They lie in cards.toml beside this module. Whoever owns a box can lay a file of his own over them, which says only what differs; how
such a file is read, and what is said of one that is wrong, is in deck_file.py.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fabletop.engine.saying import HERE, Said
from fabletop.games.grimm_forest.fields import KINDS

REFUSALS: Final = (Path(__file__).parent / "text" / "refusals", HERE)  # where the texts of what this game refuses lie
PRESETS: Final = ("R1", "R2", "R3")
NUMBERS: Final = 2  # that a card names, at most


class DeckError(Said):
    """A deck that cannot be played with. It says in one sentence: where, what is wrong, what to do."""

    homes = REFUSALS


def _members(kind: str) -> tuple[str, ...]:
    members = KINDS[kind]
    assert isinstance(members, tuple)
    return members


FABLES: Final = _members("Fable")
FRIENDS: Final = _members("Card")[1:]
CARDS: Final = (*FABLES, *FRIENDS)


@dataclass(frozen=True)
class Card:
    """One card as cards.toml describes it, in one edition."""

    id: str
    kind: str  # monster, unique, next-turn, friend, or nothing
    advanced: bool
    numbers: tuple[int, ...]
    uses: tuple[str, ...]
    adds: tuple[str, ...]
    cancels: tuple[str, ...]
    copies: Mapping[str, int]  # by preset; a Friend is there once


@dataclass(frozen=True)
class Deck:
    """What a table plays with: copies of each Fable, the Friends, each card's numbers."""

    edition: str
    copies: Mapping[str, int]
    friends: tuple[str, ...]
    numbers: Mapping[str, tuple[int, ...]]

    def content(self) -> dict[str, Any]:
        """The same for a journal's header."""
        return {
            "copies": {id: self.copies[id] for id in FABLES if self.copies.get(id)},
            "friends": list(self.friends),
            "numbers": {id: list(self.numbers[id]) for id in CARDS if self.numbers.get(id)},
        }

    @property
    def ids(self) -> tuple[str, ...]:
        """The cards that are there."""
        return tuple(id for id in CARDS if self.copies.get(id) or id in self.friends)

    @property
    def reconstructed(self) -> bool:
        """Are the copies our guess? Only the preview edition's are printed."""
        return self.edition != "preview"


@cache
def cards(edition: str) -> Mapping[str, Card]:
    """All cards of an edition by their ids."""
    with (Path(__file__).parent / "cards.toml").open("rb") as file:
        data = tomllib.load(file)
    found = {}
    for kind in ("fable", "friend"):
        for row in data[kind]:
            if edition == "preview" and not (row.get("preview") or row.get("copies", {}).get("preview")):
                continue
            prefix = "preview_" if edition == "preview" else ""
            found[row["id"]] = Card(
                row["id"],
                row.get("type", "friend" if kind == "friend" else ""),
                row.get("advanced", False),
                tuple(row.get(f"{prefix}numbers", ())),
                tuple(row.get(f"{prefix}uses", row.get("uses", ()))),
                tuple(row.get(f"{prefix}adds", row.get("adds", ()))),
                tuple(row.get("cancels", ())),
                row.get("copies", {}),
            )
    return found


def printed_deck(edition: str, preset: str | None = None, beginner: bool = False) -> Deck:
    """The edition's own cards; in retail with the copies of a preset, R1 if none is named."""
    known = cards(edition)
    which = "preview" if edition == "preview" else preset or PRESETS[0]
    kept = [card for card in known.values() if not (beginner and card.advanced)]
    return Deck(
        edition,
        {card.id: card.copies[which] for card in kept if card.kind != "friend"},
        tuple(card.id for card in kept if card.kind == "friend"),
        {id: card.numbers for id, card in known.items() if card.numbers},
    )
