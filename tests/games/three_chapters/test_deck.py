"""The deck of 3 Chapters: the printed cards, and a deck as content."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from fabletop.games.three_chapters.deck import Ability, Card, Deck, DeckError, deck_from_text, printed_deck
from own_decks import RENAMED, members

# the printed deck


def test_the_printed_deck_has_50_cards_by_value() -> None:
    deck = printed_deck()
    assert [card.value for card in deck.cards] == list(range(1, 51))
    assert len(set(deck.ids)) == 50
    assert (deck.ids[0], deck.ids[49]) == ("shapeshifter", "dragon")
    assert all(deck.card(id).id == id for id in deck.ids)


def test_a_card_that_is_not_in_the_deck_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="cobbler"):
        printed_deck().card("cobbler")


def test_the_categories_have_their_sizes_with_the_shapeshifter() -> None:
    sizes = Counter(category for card in printed_deck().cards for category in card.categories)
    assert sizes == {"royal": 11, "animal": 10, "magic": 9, "child": 9, "villain": 9, "wonderland": 9, "monster": 8, "dwarf": 7}


def test_only_the_shapeshifter_has_every_category() -> None:
    everything = [card.id for card in printed_deck().cards if set(card.categories) == set(members("Category"))]
    assert everything == ["shapeshifter"]


def test_the_strongest_and_the_strangest_have_no_ability() -> None:
    assert [card.id for card in printed_deck().cards if not card.abilities] == ["shapeshifter", "giant", "dragon"]


def test_another_is_printed_exactly_where_the_card_has_the_category_itself() -> None:
    for card in printed_deck().cards:
        for ability in card.abilities:
            if ability.category:
                assert ability.other == (ability.category in card.categories), card.id


def test_every_kind_of_ability_is_in_the_printed_deck() -> None:
    assert {ability.kind for card in printed_deck().cards for ability in card.abilities} == set(members("Ability"))


def test_every_fact_of_the_printed_deck_is_marked() -> None:
    assert all(len(card.evidence) == 4 and set(card.evidence) <= set("Ccr") for card in printed_deck().cards)
    assert sum(card.evidence[0] == "C" for card in printed_deck().cards) == 39  # so many names are known


@pytest.mark.parametrize(("id", "value", "categories", "abilities", "evidence"), [
    ("hansel", 4, ("child",), (Ability("with", card="gretel", star=1), Ability("with", card="witch", gem=1)), "Cccc"),
    ("friendly-dwarf", 10, ("dwarf",), (Ability("hearts_at_least", number=4, heart=4, seal="third"),), "CrCC"),
    ("miserly-dwarf", 11, ("dwarf",), (Ability("always", gem=1), Ability("most_gems", star=1, seal="third")), "CrCc"),
    ("lazy-dwarf", 12, ("dwarf",), (Ability("no_trick_won", star=2, seal="third"),), "rrcC"),
    ("geppetto", 18, ("magic",), (Ability("per_value", low=1, high=9, heart=1),), "Crrc"),
    ("peter-pan", 19, ("child", "magic"), (Ability("per_category", category="child", other=True, heart=1),), "Crcc"),
    ("frog-prince", 22, ("royal", "animal"), (Ability("with_category", category="royal", other=True, heart=1, gem=1),), "Crcc"),
    ("cheshire-cat", 25, ("animal", "wonderland"), (Ability("copy", token="gem", seal="second"),), "Ccrc"),
    ("furious-princess", 32, ("royal",), (Ability("with", card="dragon", star=1, heart=1, gem=1),), "CrrC"),
    ("ice-princess", 34, ("royal", "magic"), (Ability("freeze", seal="second"),), "CrrC"),
    ("queen-of-hearts", 35, ("royal", "wonderland"), (Ability("copy", token="heart", seal="second"),), "Crrc"),
    ("three-bears", 36, ("animal",), (Ability("with", card="goldilocks", heart=3),), "Crrc"),
    ("dragon", 50, ("monster",), (), "CCrr"),
])
def test_a_printed_card_is_as_the_rules_digest_has_it(id: str, value: int, categories: Any, abilities: Any, evidence: str) -> None:
    assert printed_deck().card(id) == Card(value, id, categories, abilities, evidence)


def test_a_deck_can_be_a_key() -> None:
    assert len({printed_deck(), Deck.from_content(printed_deck().content()), deck_from_text(RENAMED)}) == 2


# a deck as content


@pytest.mark.parametrize("deck", [printed_deck(), deck_from_text(RENAMED)], ids=["printed", "renamed"])
def test_a_deck_comes_back_from_its_content(deck: Deck) -> None:
    content = json.loads(json.dumps(deck.content()))
    again = Deck.from_content(content)
    assert again == deck
    assert again.content() == content


def test_one_deck_has_one_content_however_it_was_written() -> None:
    spelt_out = deck_from_text('[[card]]\nid = "unicorn"\nevidence = "Crcc"\nabilities = ['
                               '{ kind = "with_category", category = "royal", other = false, star = 0, heart = 1, seal = "both" }]')
    assert spelt_out.content() == printed_deck().content()


@pytest.mark.parametrize(("change", "sentence"), [
    (lambda content: [], "journal: a list is no deck; a deck is a table with a list of cards"),
    (lambda content: None, "journal: None is no deck; a deck is a table with a list of cards"),
    (lambda content: {}, 'journal: 0 cards under "card"; a deck has exactly 50'),
    (lambda content: {"card": content["card"][:49]}, 'journal: 49 cards under "card"; a deck has exactly 50'),
    (lambda content: {"card": [*content["card"][:49], content["card"][5] | {"value": 50}]},
     'journal, card 50 (jack), field "id": two cards have the id "jack" (the other is card 6); give one of them another id'),
    (lambda content: {"card": [*content["card"][:49], content["card"][49] | {"value": 49}]},
     ('journal, card 50 (dragon), field "value": giant and dragon would both have the value 49, and no card would have 50; '
     "give one of them another value")),
    (lambda content: {"card": [*content["card"][:49], content["card"][49] | {"id": "wyrm"}]},
     'journal, card 50 (wyrm): the field "name" is missing; a character that is not printed brings its name'),
    (lambda content: {"card": [*content["card"][:49], content["card"][49] | {"replaces": "giant"}]},
     ('journal, card 50 (dragon), field "replaces": a card has no such field; '
     "allowed are id, value, name, gender, plural, categories, abilities and evidence")),
    (lambda content: {"card": [*content["card"][:49], {"id": "dragon"}]},
     'journal, card 50 (dragon): the field "value" is missing; such a card needs value, categories, abilities and evidence'),
    (lambda content: {"card": [*content["card"][:49], content["card"][49] | {"id": "wyrm", "name": "Wyrm"}]},
     'journal, card 32 (furious-princess), field "card": "dragon" is no card of this deck; its cards are '),
])
def test_a_content_that_is_no_deck_is_refused(change: Any, sentence: str) -> None:
    with pytest.raises(DeckError) as caught:
        Deck.from_content(change(printed_deck().content()), "journal")
    said = str(caught.value)
    assert said.startswith(sentence) if sentence.endswith(" ") else said == sentence
