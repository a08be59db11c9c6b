"""Before the deal: from seats, options and a deck to the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fabletop.engine.game import Opening

from .deck import Deck, deck_from_file, printed_deck
from .settings import settings


def opening(edition: str, seats: int, options: Mapping[str, Any], deck: Any) -> Opening:
    """A deck is a path of a file, the content of one (out of a journal), or None for the printed one."""
    cards = read_deck(deck)
    numbers = settings(seats, cards, options["leads"], options["double_draft"])
    content = {"seats": seats, "options": dict(options), "deck": cards.content()}
    return Opening(numbers, content, {"Card": cards.ids})


def read_deck(deck: Any, edition: str = "retail") -> Deck:
    """The printed deck, that of a file, or one out of a journal."""
    if deck is None:
        return printed_deck()
    return deck_from_file(deck) if isinstance(deck, (str, Path)) else Deck.from_content(deck)
