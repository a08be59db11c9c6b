"""The settings of 3 Chapters: the seats, and the cards of a deck as the rules see them."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest

from fabletop.games.three_chapters.deck import Deck, deck_from_text, printed_deck
from fabletop.games.three_chapters.fields import ABILITIES, CARDS, SETTINGS
from fabletop.games.three_chapters.settings import settings
from own_decks import JACK, RENAMED, members


def bits(*values: int) -> int:
    """A set of cards, by their values."""
    return sum(1 << (value - 1) for value in values)


def test_settings_have_exactly_the_declared_names_and_shapes() -> None:
    def check(value: Any, shape: tuple[int, ...], low: int, high: int) -> None:
        if shape:
            assert isinstance(value, list)
            assert len(value) == shape[0]
            for one in value:
                check(one, shape[1:], low, high)
        else:
            assert type(value) is int
            assert low <= value <= high

    for deck, seats in product([printed_deck(), deck_from_text(RENAMED)], range(2, 7)):
        made = settings(seats, deck)
        assert list(made) == list(SETTINGS)
        for name, (kind, shape) in SETTINGS.items():
            check(made[name], shape, *((0, 2**CARDS - 1) if kind == "set Card" else (-128, 127)))


@pytest.mark.parametrize(("seats", "double_draft", "chairs", "deals", "keeps"), [
    (2, True, 4, 2, 4), (2, False, 4, 2, 4), (3, True, 3, 2, 4), (3, False, 3, 1, 7),
    (4, True, 4, 1, 7), (4, False, 4, 1, 7), (5, True, 5, 1, 7), (6, True, 6, 1, 7),
])
def test_seats_decide_chairs_and_deals(seats: int, double_draft: bool, chairs: int, deals: int, keeps: int) -> None:
    made = settings(seats, printed_deck(), double_draft=double_draft)
    assert (made["seats"], made["chairs"], made["deals"], made["keeps"]) == (seats, chairs, deals, keeps)


def test_the_leader_is_drawn_unless_it_is_chosen() -> None:
    assert settings(3, printed_deck())["leads"] == -1
    assert [settings(3, printed_deck(), leads=seat)["leads"] for seat in range(3)] == [0, 1, 2]


def slot(id: str, a: int, deck: Deck | None = None) -> tuple[str, int, int, list[int], str]:
    """What the settings say of one ability of a card: kind, wanted cards, number, gain, seal."""
    deck = deck or printed_deck()
    made = settings(4, deck)
    card = deck.card(id).value - 1
    kind = made["ability"][card][a]
    return ("none" if kind < 0 else members("Ability")[kind], made["wanted"][card][a], made["number"][card][a], made["gain"][card][a],
            members("Seal")[made["seal"][card][a]])


@pytest.mark.parametrize(("id", "a", "expected"), [
    ("hansel", 0, ("with", bits(5), 0, [1, 0, 0], "both")),
    ("hansel", 1, ("with", bits(29), 0, [0, 0, 1], "both")),
    ("hansel", 2, ("none", 0, 0, [0, 0, 0], "both")),
    ("dragon", 0, ("none", 0, 0, [0, 0, 0], "both")),
    ("furious-princess", 0, ("with", bits(50), 0, [1, 1, 1], "both")),
    ("geppetto", 0, ("per_value", bits(1, 2, 3, 4, 5, 6, 7, 8, 9), 0, [0, 1, 0], "both")),
    ("peter-pan", 0, ("per_category", bits(1, 3, 4, 5, 6, 7, 16, 20), 0, [0, 1, 0], "both")),
    ("snow-white", 0, ("per_category", bits(1, 10, 11, 12, 13, 14, 15), 0, [0, 1, 0], "both")),
    ("frog-prince", 0, ("with_category", bits(1, 23, 24, 31, 32, 33, 34, 35, 40, 42), 0, [0, 1, 1], "both")),
    ("unicorn", 0, ("with_category", bits(1, 22, 23, 24, 31, 32, 33, 34, 35, 40, 42), 0, [0, 1, 0], "both")),
    ("white-rabbit", 0, ("last_in_trick", 0, 0, [0, 3, 0], "second")),
    ("cheshire-cat", 0, ("copy", 0, 2, [0, 0, 0], "second")),
    ("queen-of-hearts", 0, ("copy", 0, 1, [0, 0, 0], "second")),
    ("ice-princess", 0, ("freeze", 0, 0, [0, 0, 0], "second")),
    ("friendly-dwarf", 0, ("hearts_at_least", 0, 4, [0, 4, 0], "third")),
    ("miserly-dwarf", 1, ("most_gems", 0, 0, [1, 0, 0], "third")),
])
def test_a_card_is_in_the_settings_as_on_its_face(id: str, a: int, expected: Any) -> None:
    assert slot(id, a) == expected


def test_without_another_a_card_of_the_category_counts_itself() -> None:
    deck = deck_from_text('[[card]]\nid = "troll"\nabilities = [{ kind = "per_category", category = "monster", gem = 1 }]')
    assert slot("troll", 0, deck)[1] == bits(1, 43, 44, 45, 46, 48, 49, 50)


def test_a_card_in_its_own_range_does_not_count_itself() -> None:
    deck = deck_from_text('[[card]]\nid = "jack"\nabilities = [{ kind = "per_value", low = 5, high = 7, gem = 1 }]')
    assert slot("jack", 0, deck)[1] == bits(5, 7)


def test_frost_comes_from_every_card_that_freezes() -> None:
    assert settings(4, printed_deck())["freezing"] == bits(34)
    deck = deck_from_text('[[card]]\nid = "king"\nabilities = [{ kind = "always", gem = 1 }, { kind = "freeze" }]')
    assert settings(4, deck)["freezing"] == bits(34, 42)


def test_a_swapped_value_moves_the_bit_of_a_partner() -> None:
    deck = deck_from_text('[[card]]\nid = "giant"\nvalue = 50\n[[card]]\nid = "dragon"\nvalue = 49')
    assert slot("jack", 0, deck)[1] == bits(50)


@pytest.mark.parametrize(("arguments", "sentence"), [
    ({"seats": 1}, "seats is 1; 3 Chapters is for 2 to 6 people"),
    ({"seats": 7}, "seats is 7; 3 Chapters is for 2 to 6 people"),
    ({"seats": True}, "seats is True; 3 Chapters is for 2 to 6 people"),
    ({"seats": "4"}, "seats is '4'; 3 Chapters is for 2 to 6 people"),
    ({"seats": 2, "leads": 2}, "leads is 2; it is a seat from 0 to 1, or None to draw one"),
    ({"seats": 4, "leads": -1}, "leads is -1; it is a seat from 0 to 3, or None to draw one"),
    ({"seats": 4, "leads": False}, "leads is False; it is a seat from 0 to 3, or None to draw one"),
    ({"seats": 3, "double_draft": 1}, "double_draft is 1; it is True or False"),
])
def test_wrong_arguments_for_settings_are_told_in_one_sentence(arguments: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(sentence)}$"):
        settings(deck=printed_deck(), **arguments)


def test_a_card_may_have_as_many_abilities_as_the_settings_have_room() -> None:
    text = JACK + "abilities = [" + '{ kind = "always", gem = 1 }, ' * ABILITIES + "]"
    assert [slot("jack", a, deck_from_text(text))[0] for a in range(ABILITIES)] == ["always"] * ABILITIES
