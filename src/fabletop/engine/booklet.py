"""A game's rules as a booklet: sections, and rulings with what they rest on; and its cards as a catalogue. Phrases; each reader has a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .phrase import CardName, Phrase


@dataclass(frozen=True)
class Section:
    """A part of the rules: `.title` and `.text` are the attributes of its text."""

    key: str

    @property
    def title(self) -> Phrase:
        """Its heading."""
        return Phrase(f"{self.key}.title")

    @property
    def text(self) -> Phrase:
        """Its paragraphs, a line each."""
        return Phrase(f"{self.key}.text")


@dataclass(frozen=True)
class Ruling:
    """The answer to a tricky case, and what it rests on: `rulebook`, `published`, `deduced` or `house`."""

    key: str
    basis: str

    @property
    def case(self) -> Phrase:
        """The question."""
        return Phrase(f"{self.key}.case")

    @property
    def answer(self) -> Phrase:
        """The answer."""
        return Phrase(self.key)

    @property
    def rests_on(self) -> Phrase:
        """The basis in words."""
        return Phrase(f"basis-{self.basis}")


@dataclass(frozen=True)
class Rules:
    """All the rules, in the order in which one reads them."""

    sections: tuple[Section, ...]
    rulings: tuple[Ruling, ...]


@dataclass(frozen=True)
class Entry:
    """A card in the catalogue: its figure (a value, or how many there are), its families, what it says (as data and as a phrase), and how
    well each of these facts is known."""

    id: str
    value: int
    name: CardName
    categories: tuple[str, ...]
    families: tuple[Phrase, ...]
    abilities: tuple[tuple[Mapping[str, Any], Phrase], ...]
    evidence: Mapping[str, Phrase]
