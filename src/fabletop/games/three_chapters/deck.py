"""The deck of 3 Chapters as facts: which card has which value, categories and abilities.

The printed deck lies in cards.toml beside this module. Whoever owns a box can lay a file of his own over it, which says only what differs;
how such a file is read, and what is said of one that is wrong, is in deck_file.py.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from fabletop.engine.saying import HERE, Said
from fabletop.games.three_chapters.fields import KINDS

# deck_file makes the cards that are described here, so it imports this module, and this one asks for it only when a deck is read


def _members(kind: str) -> tuple[str, ...]:
    """The members of a named kind of fields.KINDS."""
    members = KINDS[kind]
    assert isinstance(members, tuple)
    return members


REFUSALS: Final = (Path(__file__).parent / "text" / "refusals", HERE)  # where the texts of what this game refuses lie
CATEGORIES: Final = _members("Category")
TOKENS: Final = _members("Token")
COPIED: Final = ("heart", "gem")  # the tokens that an ability can copy
SEALS: Final = _members("Seal")
GENDERS: Final = ("masculine", "feminine")
LANGUAGES: Final = ("en", "fr")
EVIDENCE: Final = ("name", "value", "categories", "abilities")  # what each letter of the evidence is about
MARKS: Final = "Ccro"
OWNER: Final = "o"  # the mark of a fact that the owner of the box has typed in


class DeckError(Said):
    """A deck that cannot be played with. It says in one sentence: where, what is wrong, what to do."""

    homes = REFUSALS


@dataclass(frozen=True)
class Ability:
    """One thing that a card can do: its kind, the fields which that kind takes, what it pays, and in which chapters it counts."""

    kind: str
    card: str = ""
    category: str = ""
    other: bool = False
    low: int = 0
    high: int = 0
    number: int = 0
    token: str = ""
    star: int = 0
    heart: int = 0
    gem: int = 0
    seal: str = "both"


@dataclass(frozen=True)
class Card:
    """One character. `name`, `gender` and `plural` are filled only where a deck file names the card; else its texts know them."""

    value: int
    id: str
    categories: tuple[str, ...]
    abilities: tuple[Ability, ...]
    evidence: str
    name: Mapping[str, str] = field(default_factory=dict, hash=False)
    gender: str = ""
    plural: bool = False


@dataclass(frozen=True)
class Deck:
    """The 50 cards by value: `cards[v - 1].value == v`."""

    cards: tuple[Card, ...]

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of all cards, by value."""
        return tuple(card.id for card in self.cards)

    def card(self, id: str) -> Card:
        """The card with that id; KeyError if this deck has none."""
        for card in self.cards:
            if card.id == id:
                return card
        raise KeyError(id)

    def content(self) -> dict[str, Any]:
        """The whole deck as plain JSON, in the form of a deck file that names all 50 cards."""
        return {"card": [_card_content(card) for card in self.cards]}

    @classmethod
    def from_content(cls, content: Mapping[str, Any], source: str = "deck") -> Deck:
        """The deck that such a content describes; DeckError, with `source` as the place, if it describes none."""
        from fabletop.games.three_chapters import deck_file

        return deck_file.from_content(content, source)


# where a deck comes from


@cache
def printed_deck() -> Deck:
    """The deck of cards.toml."""
    from fabletop.games.three_chapters import deck_file

    path = Path(__file__).with_name("cards.toml")
    return deck_file.whole_from_text(path.read_text(encoding="utf-8"), path.name)


def deck_from_file(path: str | os.PathLike[str]) -> Deck:
    """The printed deck with somebody's deck file laid over it; DeckError if the file cannot be read or played with."""
    from fabletop.games.three_chapters import deck_file

    return deck_file.from_file(path)


def deck_from_text(text: str, source: str = "deck") -> Deck:
    """The printed deck with a deck file's text laid over it; `source` names the text in refusals."""
    from fabletop.games.three_chapters import deck_file

    return deck_file.from_text(text, source)


# what an ability consists of


@dataclass(frozen=True)
class AbilityKind:
    """What an ability of one kind consists of."""

    needs: tuple[str, ...] = ()
    may: tuple[str, ...] = ()
    pays: bool = True
    seal: str = ""  # the only seal that its nature allows; "" when it may carry any

    @property
    def takes(self) -> tuple[str, ...]:
        """The fields that such an ability may have, beside its kind."""
        return (*self.needs, *self.may, *(TOKENS if self.pays else ()), "seal")


ABILITY_KINDS: Final = {
    "with": AbilityKind(needs=("card",)),
    "with_category": AbilityKind(needs=("category",), may=("other",)),
    "per_category": AbilityKind(needs=("category",), may=("other",)),
    "per_value": AbilityKind(needs=("low", "high")),
    "always": AbilityKind(),
    "last_in_trick": AbilityKind(seal="second"),
    "lowest_in_trick": AbilityKind(seal="second"),
    "wins_trick": AbilityKind(seal="second"),
    "copy": AbilityKind(needs=("token",), pays=False, seal="second"),
    "freeze": AbilityKind(pays=False, seal="second"),
    "hearts_at_least": AbilityKind(needs=("number",), seal="third"),
    "most_gems": AbilityKind(seal="third"),
    "no_trick_won": AbilityKind(seal="third"),
}


# a deck as content


def _card_content(card: Card) -> dict[str, Any]:
    content: dict[str, Any] = {
        "value": card.value,
        "id": card.id,
        "categories": list(card.categories),
        "abilities": [_ability_content(ability) for ability in card.abilities],
        "evidence": card.evidence,
    }
    if card.name:
        content["name"] = dict(card.name)
    if card.gender:
        content["gender"] = card.gender
    if card.plural:
        content["plural"] = True
    return content


def _ability_content(ability: Ability) -> dict[str, Any]:
    kind = ABILITY_KINDS[ability.kind]
    content: dict[str, Any] = {"kind": ability.kind}
    content |= {name: getattr(ability, name) for name in kind.needs}
    # only what differs from the field left out: so that one deck has one content, and one hash
    content |= {name: getattr(ability, name) for name in (*kind.may, *TOKENS) if getattr(ability, name)}
    if ability.seal != (kind.seal or "both"):
        content["seal"] = ability.seal
    return content
