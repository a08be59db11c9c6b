"""Something to be said, before a language is chosen: a key and its arguments, never a finished sentence."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final


class Hidden(Enum):
    """The type of `HIDDEN`; it has no other member."""

    HIDDEN = "hidden"


HIDDEN: Final = Hidden.HIDDEN
"""Stands in the place of an argument that the reader may not see. A text meets it as the variant `[hidden]`."""


@dataclass(frozen=True)
class CardName:
    """A card to be named. Its words lie in the text `card-<id>`, unless a deck file brought a name of its own.

    `name` is by language. `gender` ("masculine", "feminine", "" for unknown) and `plural` are read only with it.
    """

    id: str
    name: Mapping[str, str] = field(default_factory=dict)
    gender: str = ""
    plural: bool = False


@dataclass(frozen=True)
class PlayerName:
    """Somebody at the table to be named. A Ghost's `text` is the end of a key (`ghost-attic`), or a noun of its own."""

    text: str
    ghost: bool = False


@dataclass(frozen=True)
class Phrase:
    """A text by its key (`event-played`, or `question-card-to-keep.button` for an attribute) and what it speaks of.

    An argument is an int, a str (the id a text selects by), a bool (`yes` or `no`), another Phrase, a CardName, a PlayerName,
    HIDDEN, or a tuple of such values: a list to be joined.
    """

    key: str
    args: Mapping[str, object] = field(default_factory=dict)
