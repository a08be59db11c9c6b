"""The deck of The Grimm Forest: the printed cards, and a deck as content."""

from __future__ import annotations

import json

import pytest

from fabletop.games.grimm_forest.deck import CARDS, FABLES, FRIENDS, NUMBERS, PRESETS, Deck, cards, printed_deck
from fabletop.games.grimm_forest.deck_file import deck_from_content, deck_from_text
from fabletop.games.grimm_forest.opening import THINGS

DECKS = {
    **{preset: printed_deck("retail", preset) for preset in PRESETS},
    **{f"beginner {preset}": printed_deck("retail", preset, beginner=True) for preset in PRESETS},
    "preview": printed_deck("preview"),
    "own": deck_from_text('[copies]\ndragon = 0\nwolf = 9\n[friends]\nleft_out = ["jack"]\n[numbers]\naladdin = 0\n', printed_deck("retail")),
}
EDITIONS = pytest.mark.parametrize("edition", ["retail", "preview"])


# the printed decks


def test_the_names_are_those_of_the_rules() -> None:
    assert (len(FABLES), len(FRIENDS)) == (32, 25)
    assert tuple(cards("retail")) == CARDS


@pytest.mark.parametrize("preset", PRESETS)
def test_each_reconstruction_has_56_cards_of_32_names(preset: str) -> None:
    deck = printed_deck("retail", preset)
    assert tuple(deck.copies) == FABLES
    assert sum(deck.copies.values()) == 56
    assert min(deck.copies.values()) >= 1
    assert deck.copies["wolf"] >= 2  # the rulebook speaks of several
    assert deck.friends == FRIENDS
    assert deck.ids == CARDS
    assert deck.reconstructed


def test_without_a_preset_it_is_the_first() -> None:
    assert printed_deck("retail") == printed_deck("retail", "R1") != printed_deck("retail", "R2")


def test_the_beginners_deck_leaves_out_the_advanced_cards() -> None:
    deck = printed_deck("retail", beginner=True)
    assert sum(deck.copies.values()) == 47
    assert len(deck.friends) == 19
    assert not [id for id in deck.ids if cards("retail")[id].advanced]


def test_the_preview_edition_has_one_of_each_of_its_cards() -> None:
    deck = printed_deck("preview")
    assert len(deck.copies) == 16
    assert set(deck.copies.values()) == {1}
    assert len(deck.friends) == 12
    assert not deck.reconstructed


@EDITIONS
def test_a_friend_is_there_once_and_a_fable_in_copies(edition: str) -> None:
    for id, card in cards(edition).items():
        assert card.id == id
        assert (card.kind == "friend") == (id in FRIENDS)
        assert bool(card.copies) == (id in FABLES)


@EDITIONS
def test_a_card_names_two_numbers_at_most_and_small_ones(edition: str) -> None:
    assert printed_deck(edition).numbers == {id: card.numbers for id, card in cards(edition).items() if card.numbers}
    for card in cards(edition).values():
        assert len(card.numbers) <= NUMBERS
        assert all(0 < number <= 9 for number in card.numbers), card.id


@EDITIONS
def test_a_card_speaks_of_things_and_monsters_that_there_are(edition: str) -> None:
    for card in cards(edition).values():
        assert {*card.uses, *card.adds} <= set(THINGS), card.id
        assert all(cards("retail")[id].kind == "monster" for id in card.cancels), card.id


def test_a_number_can_differ_between_the_editions() -> None:
    assert [cards(edition)["spy-network"].numbers for edition in ("retail", "preview")] == [(1,), (2,)]
    assert [cards(edition)["chinny-chin-chin"].numbers for edition in ("retail", "preview")] == [(1,), ()]


# a deck as content


@pytest.mark.parametrize("deck", DECKS.values(), ids=list(DECKS))
def test_a_deck_comes_back_from_its_content(deck: Deck) -> None:
    content = json.loads(json.dumps(deck.content()))
    again = deck_from_content(content, printed_deck(deck.edition))
    assert again == deck
    assert again.content() == content


def test_the_content_names_what_is_there() -> None:
    content = DECKS["own"].content()
    assert list(content) == ["copies", "friends", "numbers"]
    assert "dragon" not in content["copies"]
    assert content["copies"]["wolf"] == 9
    assert "jack" not in content["friends"]
    assert content["numbers"]["aladdin"] == [0]
    assert content["numbers"]["wandering-trader"] == [2, 3]


def test_one_deck_has_one_content_however_it_was_written() -> None:
    content = printed_deck("retail").content()
    shuffled = {"numbers": {}, "friends": content["friends"][::-1], "copies": dict(reversed(content["copies"].items()))}
    assert json.dumps(deck_from_content(shuffled, printed_deck("retail")).content()) == json.dumps(content)


def test_a_content_does_not_depend_on_the_preset_beside_it() -> None:
    content = printed_deck("retail", "R3").content()
    assert deck_from_content(content, printed_deck("retail", "R2", beginner=True)).content() == content


def test_a_fable_that_a_content_does_not_name_is_not_there() -> None:
    content = printed_deck("retail").content()
    del content["copies"]["wolf"]
    deck = deck_from_content(content, printed_deck("retail"))
    assert "wolf" not in deck.copies
    assert sum(deck.copies.values()) == 53
