"""The settings of a game of 3 Chapters: its deck and its table in the numbers that the rules read (fields.SETTINGS)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from fabletop.engine.saying import Said
from fabletop.games.three_chapters.deck import REFUSALS, Ability, Card, Deck
from fabletop.games.three_chapters.fields import ABILITIES, HAND, KINDS, SEATS

NONE: Final = -1
FEWEST: Final = 2  # people
CHAIRS_OF_TWO: Final = 4  # two people and two Ghosts
NO_ABILITY: Final = Ability("")  # fills the places of a card that has fewer abilities than it may have


class SettingsError(Said):
    """Settings that 3 Chapters cannot be played with."""

    homes = REFUSALS


def settings(seats: int, deck: Deck, leads: int | None = None, double_draft: bool = True) -> dict[str, Any]:
    """What is fixed before the deal. `leads` is the person who leads the first trick, None when that is drawn;
    `double_draft` is about three people only: two deals of which each keeps 4, or one of which each keeps 7.
    """
    if type(seats) is not int or not FEWEST <= seats <= SEATS:  # True would pass for a 1
        raise SettingsError("settings-seats", given=repr(seats), low=FEWEST, high=SEATS)
    if leads is not None and (type(leads) is not int or not 0 <= leads < seats):
        raise SettingsError("settings-leads", given=repr(leads), last=seats - 1)
    if type(double_draft) is not bool:
        raise SettingsError("settings-double-draft", given=repr(double_draft))
    two_deals = seats == 2 or (seats == 3 and double_draft)
    abilities = [[*card.abilities, *[NO_ABILITY] * (ABILITIES - len(card.abilities))] for card in deck.cards]
    return {
        "wanted": [[_wanted(ability, card, deck) for ability in row] for card, row in zip(deck.cards, abilities, strict=True)],
        "freezing": _set(card for card in deck.cards if any(ability.kind == "freeze" for ability in card.abilities)),
        "ability": [[_place("Ability", ability.kind) if ability.kind else NONE for ability in row] for row in abilities],
        "number": [[_place("Token", ability.token) if ability.token else ability.number for ability in row] for row in abilities],
        "gain": [[[ability.star, ability.heart, ability.gem] for ability in row] for row in abilities],
        "seal": [[_place("Seal", ability.seal) for ability in row] for row in abilities],
        "seats": seats,
        "chairs": CHAIRS_OF_TWO if seats == 2 else seats,
        "deals": 2 if two_deals else 1,
        "in_play": _set(deck.cards),
        "dealt": HAND,
        "keeps": 4 if two_deals else 7,
        "leads": NONE if leads is None else leads,
    }


def _wanted(ability: Ability, card: Card, deck: Deck) -> int:
    """The cards that fulfil the ability's condition or that it counts; none for a kind that looks at no cards."""
    if ability.kind == "with":
        return _set([deck.card(ability.card)])
    if ability.kind == "per_value":
        return _set(one for one in deck.cards if ability.low <= one.value <= ability.high and one is not card)
    if ability.kind in ("with_category", "per_category"):
        # without "another" on it, a card's own icon counts as well
        return _set(one for one in deck.cards if ability.category in one.categories and not (ability.other and one is card))
    return 0


def _set(cards: Iterable[Card]) -> int:
    """A set of cards as one number: a card is the bit of its value less one."""
    return sum(1 << (card.value - 1) for card in cards)


def _place(kind: str, member: str) -> int:
    """The place of a member in a named kind of fields.KINDS."""
    members = KINDS[kind]
    assert isinstance(members, tuple)
    return members.index(member)
