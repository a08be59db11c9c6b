"""The deck of 3 Chapters: the printed cards, deck files of somebody's own with everything that can be wrong in them, and the settings."""

from __future__ import annotations

import json
import os
import re
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.three_chapters.deck import Ability, Card, Deck, DeckError, deck_from_file, deck_from_text, printed_deck
from fabletop.games.three_chapters.fields import ABILITIES, CARDS, KINDS, SETTINGS
from fabletop.games.three_chapters.settings import settings


def refusal_of(text: str) -> str:
    """What is said of a deck file with that text."""
    with pytest.raises(DeckError) as caught:
        deck_from_text(text, "my.toml")
    assert caught.value.__cause__ is None
    return str(caught.value)


def refusal_of_file(path: str | Path) -> str:
    with pytest.raises(DeckError) as caught:
        deck_from_file(path)
    return str(caught.value)


def members(kind: str) -> tuple[str, ...]:
    found = KINDS[kind]
    assert isinstance(found, tuple)
    return found


def bits(*values: int) -> int:
    """A set of cards, by their values."""
    return sum(1 << (value - 1) for value in values)


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


# a deck file that is as it should be


def test_an_empty_deck_file_is_the_printed_deck() -> None:
    assert deck_from_text("# my box is just the same\n") == printed_deck()


def test_two_cards_may_swap_their_values() -> None:
    deck = deck_from_text('[[card]]\nid = "jack"\nvalue = 7\n[[card]]\nid = "goldilocks"\nvalue = 6\n')
    assert deck.ids[5:7] == ("goldilocks", "jack")
    assert deck.card("jack").abilities == printed_deck().card("jack").abilities


def test_what_the_owner_types_in_is_marked_and_the_rest_keeps_its_mark() -> None:
    deck = deck_from_text('[[card]]\nid = "jack"\nvalue = 6\ncategories = ["child"]\n[[card]]\nid = "king"\nname = "Old King Cole"\n')
    assert deck.card("jack").evidence == "Cooc"
    assert deck.card("king").evidence == "orrr"
    assert deck.card("giant").evidence == "CcrC"


def test_evidence_can_be_given_outright() -> None:
    assert deck_from_text('[[card]]\nid = "jack"\nvalue = 6\nevidence = "CCcr"\n').card("jack").evidence == "CCcr"


def test_a_new_character_takes_the_place_and_the_value_of_a_printed_one() -> None:
    deck = deck_from_text(RENAMED)
    assert deck.cards[36] == Card(
        37, "cobbler", (),
        (Ability("with_category", category="dwarf", other=True, star=1, seal="third"), Ability("copy", token="gem", seal="second")),
        "oroo", {"en": "The Cobbler", "fr": "Savetier"}, "masculine")
    assert "three-little-pigs" not in deck.ids


def test_a_plain_name_serves_both_languages() -> None:
    beauty = deck_from_text(RENAMED).card("beauty")
    assert (beauty.name, beauty.gender, beauty.plural) == ({"en": "Les Belles", "fr": "Les Belles"}, "", True)


def test_a_partner_may_be_replaced_when_the_other_is_told() -> None:
    deck = deck_from_text("""
[[card]]
id = "colossus"
replaces = "giant"
name = "Colossus"
categories = ["monster"]
abilities = [{ kind = "with", card = "jack", star = 1 }]
[[card]]
id = "jack"
abilities = [{ kind = "with", card = "colossus", gem = 5 }]
""")
    assert deck.card("jack").abilities == (Ability("with", card="colossus", gem=5),)


def test_tables_of_their_own_say_the_same_as_tables_in_a_line() -> None:
    one = '[[card]]\nid = "king"\nname = { en = "Cole", fr = "Nicole" }\nabilities = [{ kind = "always", gem = 1 }, { kind = "freeze" }]'
    other = '[[card]]\nid = "king"\n[card.name]\nen = "Cole"\nfr = "Nicole"\n' \
            '[[card.abilities]]\nkind = "always"\ngem = 1\n[[card.abilities]]\nkind = "freeze"'
    assert deck_from_text(one) == deck_from_text(other)


@pytest.mark.parametrize("kind", members("Ability"))
def test_an_ability_of_each_kind_can_be_typed_in(kind: str) -> None:
    takes = {"with": 'card = "jack"', "with_category": 'category = "dwarf"', "per_category": 'category = "dwarf"',
             "per_value": "low = 50\nhigh = 50", "copy": 'token = "heart"', "hearts_at_least": "number = 99"}.get(kind, "")
    pays = "" if kind in ("copy", "freeze") else "star = 20"
    deck = deck_from_text(f'[[card]]\nid = "king"\n[[card.abilities]]\nkind = "{kind}"\n{takes}\n{pays}\n')
    (ability,) = deck.card("king").abilities
    second = ("last_in_trick", "lowest_in_trick", "wins_trick", "copy", "freeze")
    third = ("hearts_at_least", "most_gems", "no_trick_won")
    assert (ability.kind, ability.seal) == (kind, "second" if kind in second else "third" if kind in third else "both")


def test_a_deck_file_is_read_as_utf8_with_or_without_the_mark_of_some_editors(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    for start in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(start + '[[card]]\r\nid = "witch"\r\nname = "Sorcière"\r\n'.encode())
        assert deck_from_file(path).card("witch").name["fr"] == "Sorcière"
        assert deck_from_file(str(path)) == deck_from_file(path)


def test_a_name_is_kept_in_its_composed_form_without_outer_spaces() -> None:
    assert deck_from_text('[[card]]\nid = "witch"\nname = "  Sorcie\u0300re "').card("witch").name["en"] == "Sorcière"


# a deck file that cannot be read


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text("")
    for path in (tmp_path / "mine.toml", tmp_path / "my.toml" / "mine.toml"):
        assert refusal_of_file(path) == f"{path}: there is no such file; check the path of the deck file"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refusal_of_file(tmp_path) == f"{tmp_path}: this is a folder; give the path of a deck file in it"


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert refusal_of_file(tmp_path / "pipe") == f"{tmp_path / 'pipe'}: this is no ordinary file; give the path of a deck file"


def test_a_path_that_no_file_can_have_is_refused() -> None:
    assert refusal_of_file("a\0b") == "a\\u0000b: no file can have such a name; check the path of the deck file"
    assert refusal_of_file("a" * 5000) == \
        f"{'a' * 200}...: the file cannot be read (File name too long); check the path, and who may read it"


def test_a_file_too_long_for_a_deck_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"#" * 200_001)
    assert refusal_of_file(path) == f"{path}: the file is longer than 200000 bytes, which no deck needs; check that it is a deck file"


def test_a_file_that_is_not_utf8_names_the_line_and_the_byte(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b'[[card]]\nid = "witch"\nname = "Sorci\xe8re"\n')
    assert refusal_of_file(path) == f"{path}, line 3: byte 0xe8 is no UTF-8 text; save the file as UTF-8"


@pytest.mark.parametrize(("text", "sentence"), [
    ('[[card]]\nid = "jack"\nvalue 7\n',
     "my.toml, line 3: this is no valid TOML (Expected '=' after a key in a key/value pair, column 7); mend the line"),
    ('[[card]]\nid = "jack"\ncategories = ["child"\n\n',
     "my.toml, line 3: this is no valid TOML (Unclosed array, at the end of the file); mend the line"),
    (f"[[card]]\nvalue = {'9' * 5000}\n",
     "my.toml, line 2: this is no valid TOML (a number of more than a thousand digits); mend the line"),
    ("x = " + "[" * 50_000,
     "my.toml: lists or tables are nested too deep; a deck needs three levels"),
    ('[[card]]\nid = "jack"\nname' + ".a" * 90_000 + " = 1",
     'my.toml, line 3: a field has more than 6 parts; "name.fr" is as long as they get'),
    ("[card" + ' . "a"' * 30_000 + "]",
     'my.toml, line 1: a field has more than 6 parts; "name.fr" is as long as they get'),
    ("x = " + "'" * 5000,
     "my.toml, line 1: this is no valid TOML (Expected newline or end of document after a statement, column 13); mend the line"),
], ids=["no equals sign", "list left open", "endless number", "endless nesting", "endless field", "endless header", "quotes"])
def test_a_text_that_is_no_toml_names_the_line(text: str, sentence: str) -> None:
    assert refusal_of(text) == sentence


# a deck file in which something is wrong

JACK = '[[card]]\nid = "jack"\n'
NEW = '[[card]]\nid = "cobbler"\nreplaces = "king"\nname = "Cobbler"\ncategories = []\nabilities = []\n'


@pytest.mark.parametrize(("text", "sentence"), [
    # entries
    ("cards = 3", 'line 1, field "cards": a deck has no such field; only [[card]] entries are allowed; did you mean "card"?'),
    ('"a\\u001bb" = 3', 'line 1, field "a\\u001bb": a deck has no such field; only [[card]] entries are allowed'),
    ('\n[card]\nid = "jack"',
     'line 2, field "card": each card is an entry of its own; write [[card]] above it, with two brackets on each side'),
    ("card = [3]", "line 1, card 1: 3 is no card; write [[card]] and its fields below it"),
    (JACK + "colour = 1", ('line 3, card 1 (jack), field "colour": a card has no such field; '
     "allowed are id, value, name, gender, plural, categories, abilities, evidence and replaces")),
    (JACK + "valeu = 1", ('line 3, card 1 (jack), field "valeu": a card has no such field; '
     'allowed are id, value, name, gender, plural, categories, abilities, evidence and replaces; did you mean "value"?')),
    # ids
    ("\n[[card]]\nvalue = 3", 'line 2, card 1: the field "id" is missing; a card needs id'),
    ("[[card]]\nid = 3", 'line 2, card 1, field "id": 3 is no text; write it in quotes'),
    ('[[card]]\nid = "Big Bad Wolf"', ('line 2, card 1 (Big Bad Wolf), field "id": "Big Bad Wolf" is no id; '
     'write lower-case letters and digits with hyphens between them, like "big-bad-wolf", 40 characters at most')),
    ('[[card]]\nid = "' + "a" * 41 + '"', (f'line 2, card 1 ({"a" * 40}...), field "id": "{"a" * 40}..." is no id; '
     'write lower-case letters and digits with hyphens between them, like "big-bad-wolf", 40 characters at most')),
    ('[[card]]\nid = "jak"', ('line 2, card 1 (jak), field "id": "jak" is no card of the printed deck '
     '(a new character says whose place it takes, with replaces = "..."); did you mean "jack"?')),
    ('[[card]]\nid = "xyz"', ('line 2, card 1 (xyz), field "id": "xyz" is no card of the printed deck '
     '(a new character says whose place it takes, with replaces = "...")')),
    (JACK + JACK, ('line 4, card 2 (jack), field "id": jack has an entry already (card 1, line 1); '
     "put everything about one card into one entry")),
    # new characters
    (NEW.replace('"king"', '"kings"'),
     'line 3, card 1 (cobbler), field "replaces": "kings" is no card of the printed deck; did you mean "king"?'),
    (NEW.replace('"king"', "1"), 'line 3, card 1 (cobbler), field "replaces": 1 is no text; write it in quotes'),
    (NEW.replace('"cobbler"', '"jack"'), ('line 2, card 1 (jack), field "id": "jack" is a printed card; '
     'give the new character an id of its own, or leave out "replaces" to change jack')),
    (NEW + '[[card]]\nid = "king"', ('line 8, card 2 (king), field "id": king has an entry already (card 1, line 1); '
     "put everything about one card into one entry")),
    ('[[card]]\nid = "king"\n' + NEW, ('line 5, card 2 (cobbler), field "replaces": king has an entry already (card 1, line 1); '
     "put everything about one card into one entry")),
    (NEW + NEW.replace('"king"', '"giant"'), ('line 8, card 2 (cobbler), field "id": two cards have the id "cobbler" '
     "(the other is card 1, line 1); give one of them another id")),
    (NEW.replace('name = "Cobbler"\n', ""), ('line 1, card 1 (cobbler): the field "name" is missing; '
     "such a card needs name, categories and abilities")),
    (NEW.replace("categories = []\n", ""), ('line 1, card 1 (cobbler): the field "categories" is missing; '
     "such a card needs name, categories and abilities")),
    (NEW.replace("abilities = []\n", ""), ('line 1, card 1 (cobbler): the field "abilities" is missing; '
     "such a card needs name, categories and abilities")),
    # values
    (JACK + 'value = "7"', 'line 3, card 1 (jack), field "value": "7" is no whole number; write one from 1 to 50'),
    (JACK + "value = true", 'line 3, card 1 (jack), field "value": true is no whole number; write one from 1 to 50'),
    (JACK + "value = 7.0", 'line 3, card 1 (jack), field "value": 7.0 is no whole number; write one from 1 to 50'),
    (JACK + "value = nan", 'line 3, card 1 (jack), field "value": nan is no whole number; write one from 1 to 50'),
    (JACK + "value = 1999-01-01 07:00:00",
     'line 3, card 1 (jack), field "value": 1999-01-01 07:00:00 is no whole number; write one from 1 to 50'),
    (JACK + "value = 0", 'line 3, card 1 (jack), field "value": 0 is out of range; write a whole number from 1 to 50'),
    (JACK + "value = 51", 'line 3, card 1 (jack), field "value": 51 is out of range; write a whole number from 1 to 50'),
    (JACK + f"value = 0x{'f' * 9000}",
     'line 3, card 1 (jack), field "value": such a large number is out of range; write a whole number from 1 to 50'),
    (JACK + "value = 7", ('line 3, card 1 (jack), field "value": '
     "goldilocks and jack would both have the value 7, and no card would have 6; give goldilocks another value, too")),
    (JACK + 'value = 9\n[[card]]\nid = "king"\nvalue = 9\n', ('line 3, card 1 (jack), field "value": '
     "tweedledum and jack would both have the value 9, and no card would have 6 or 42; give tweedledum another value, too")),
    (JACK + 'value = 42\n[[card]]\nid = "king"\nvalue = 42\n', ('line 6, card 2 (king), field "value": '
     "jack and king would both have the value 42, and no card would have 6; give one of them another value")),
    # names
    (JACK + "name = 3", ('line 3, card 1 (jack), field "name": 3 is no name; write a text in quotes, '
     'or { en = "...", fr = "..." } for one in each language')),
    (JACK + 'name = ""', 'line 3, card 1 (jack), field "name": the name is empty; write what stands on the card, or leave the name out'),
    (JACK + 'name = "  "', 'line 3, card 1 (jack), field "name": the name is empty; write what stands on the card, or leave the name out'),
    (JACK + f'name = "{"é" * 41}"', 'line 3, card 1 (jack), field "name": the name has 41 characters; shorten it to 40 at most'),
    (JACK + 'name = "a\\nb"', ('line 3, card 1 (jack), field "name": '
     "the name has control characters in it; write letters, signs and spaces only")),
    (JACK + 'name = "a\u202eb"', ('line 3, card 1 (jack), field "name": '
     "the name has control characters in it; write letters, signs and spaces only")),
    (JACK + 'name = { en = "Jack" }', ('line 3, card 1 (jack), field "name": the field "fr" is missing; '
     'a name for each language needs en and fr; write name = "..." for one that serves both')),
    (JACK + 'name = { en = "Jack", fr = "Jacques", de = "Hans" }', ('line 3, card 1 (jack), field "name.de": '
     "a name has no such field; allowed are en and fr")),
    (JACK + '[card.name]\nen = "Jack"\nfr = 3', 'line 5, card 1 (jack), field "name.fr": 3 is no text; write it in quotes'),
    (JACK + 'gender = "masculine"', ('line 3, card 1 (jack), field "gender": "gender" is about a name of your own; '
     'write "name", too, or leave it out')),
    (JACK + "plural = true",
     'line 3, card 1 (jack), field "plural": "plural" is about a name of your own; write "name", too, or leave it out'),
    (JACK + 'name = "J"\ngender = "Feminin"', ('line 4, card 1 (jack), field "gender": "Feminin" is no gender; '
     'allowed are masculine and feminine; did you mean "feminine"?')),
    (JACK + 'name = "J"\nplural = 1',
     'line 4, card 1 (jack), field "plural": 1 is neither true nor false; write one of them, without quotes'),
    # categories and evidence
    (JACK + 'categories = "child"', ('line 3, card 1 (jack), field "categories": "child" is no list; '
     "write one in square brackets, [] if there is nothing")),
    (JACK + 'categories = ["chidl"]', ('line 3, card 1 (jack), field "categories": "chidl" is no category; '
     'allowed are monster, animal, magic, dwarf, child, villain, royal and wonderland; did you mean "child"?')),
    (JACK + 'categories = [\n  "royal",\n  "child",\n  "royal",\n]', ('line 6, card 1 (jack), field "categories": '
     '"royal" is there twice; name each category once')),
    (JACK + "categories = [1]", 'line 3, card 1 (jack), field "categories": 1 is no text; write it in quotes'),
    (JACK + 'evidence = "CCC"', ('line 3, card 1 (jack), field "evidence": "CCC" is no evidence; '
     "write four letters, one for name, value, categories and abilities, "
     "each C (confirmed), c (partly known), r (reconstructed) or o (read off the card)")),
    (JACK + 'evidence = "CCCX"', ('line 3, card 1 (jack), field "evidence": "CCCX" is no evidence; '
     "write four letters, one for name, value, categories and abilities, "
     "each C (confirmed), c (partly known), r (reconstructed) or o (read off the card)")),
    # partners
    (NEW.replace('"king"', '"giant"'), ('line 3, card 1 (cobbler), field "replaces": giant leaves the deck, yet it is the partner of jack; '
     "write new abilities for jack in this file, too")),
    (NEW.replace('"king"', '"snow-white"'), ('line 3, card 1 (cobbler), field "replaces": snow-white leaves the deck, '
     "yet it is the partner of grumpy-dwarf and evil-queen; write new abilities for grumpy-dwarf and evil-queen in this file, too")),
])
def test_a_wrong_entry_is_told_in_one_sentence(text: str, sentence: str) -> None:
    assert refusal_of(text) == f"my.toml, {sentence}"


@pytest.mark.parametrize(("ability", "sentence"), [
    ("3", 'field "abilities": 3 is no ability; write a table like { kind = "always", gem = 1 }'),
    ("{ gem = 1 }", 'field "abilities": the field "kind" is missing; an ability needs kind'),
    ('{ kind = "wiht", gem = 1 }', ('field "kind": "wiht" is no kind of ability; allowed are with, with_category, per_category, per_value, '
     "always, last_in_trick, lowest_in_trick, wins_trick, copy, freeze, hearts_at_least, most_gems and no_trick_won; "
     'did you mean "with"?')),
    ('{ kind = ["with"] }', 'field "kind": a list is no text; write it in quotes'),
    ('{ kind = "always", gems = 1 }', ('field "gems": an ability has no such field; '
     "allowed are kind, card, category, other, low, high, number, token, star, heart, gem and seal; "
     'did you mean "gem"?')),
    # what the kind takes
    ('{ kind = "with", low = 1, gem = 1 }', ('field "low": an ability of kind "with" has no such field; '
     "allowed are kind, card, star, heart, gem and seal")),
    ('{ kind = "always", card = "ogre", gem = 1 }', ('field "card": an ability of kind "always" has no such field; '
     "allowed are kind, star, heart, gem and seal")),
    ('{ kind = "with", gem = 1 }', 'field "abilities": the field "card" is missing; an ability of kind "with" needs card'),
    ('{ kind = "per_category", gem = 1 }', ('field "abilities": the field "category" is missing; '
     'an ability of kind "per_category" needs category')),
    ('{ kind = "per_value", low = 1, gem = 1 }', ('field "abilities": the field "high" is missing; '
     'an ability of kind "per_value" needs low and high')),
    ('{ kind = "copy" }', 'field "abilities": the field "token" is missing; an ability of kind "copy" needs token'),
    ('{ kind = "hearts_at_least", heart = 1 }', ('field "abilities": the field "number" is missing; '
     'an ability of kind "hearts_at_least" needs number')),
    # their values
    ('{ kind = "with", card = "ogr", gem = 1 }', 'field "card": "ogr" is no card of this deck; did you mean "ogre"?'),
    ('{ kind = "with", card = "jack", gem = 1 }', 'field "card": jack cannot be its own partner; name another card'),
    ('{ kind = "with", card = 48, gem = 1 }', 'field "card": 48 is no text; write it in quotes'),
    ('{ kind = "with_category", category = "royl", gem = 1 }', ('field "category": "royl" is no category; '
     'allowed are monster, animal, magic, dwarf, child, villain, royal and wonderland; did you mean "royal"?')),
    ('{ kind = "with_category", category = "royal", other = 1, gem = 1 }', ('field "other": 1 is neither true nor false; '
     "write one of them, without quotes")),
    ('{ kind = "per_value", low = 0, high = 9, gem = 1 }', 'field "low": 0 is out of range; write a whole number from 1 to 50'),
    ('{ kind = "per_value", low = 1, high = 51, gem = 1 }', 'field "high": 51 is out of range; write a whole number from 1 to 50'),
    ('{ kind = "per_value", low = 9, high = 1, gem = 1 }', 'field "low": 9 is above high, which is 1; swap the two'),
    ('{ kind = "hearts_at_least", number = 0, gem = 1 }', 'field "number": 0 is out of range; write a whole number from 1 to 99'),
    ('{ kind = "hearts_at_least", number = 100, gem = 1 }', 'field "number": 100 is out of range; write a whole number from 1 to 99'),
    ('{ kind = "copy", token = "star" }', 'field "token": "star" is no token that can be copied; allowed are heart and gem'),
    ('{ kind = "copy", token = "hart" }', ('field "token": "hart" is no token that can be copied; allowed are heart and gem; '
     'did you mean "heart"?')),
    # gains
    ('{ kind = "always" }', 'field "abilities": an ability of kind "always" must pay something; write how many with star, heart or gem'),
    ('{ kind = "always", star = 0 }', ('field "abilities": an ability of kind "always" must pay something; '
     "write how many with star, heart or gem")),
    ('{ kind = "always", gem = -1 }', 'field "gem": -1 is out of range; write a whole number from 0 to 20'),
    ('{ kind = "always", heart = 21 }', 'field "heart": 21 is out of range; write a whole number from 0 to 20'),
    ('{ kind = "always", star = true }', 'field "star": true is no whole number; write one from 0 to 20'),
    ('{ kind = "freeze", gem = 1 }', 'field "gem": an ability of kind "freeze" pays nothing of its own; leave this field out'),
    ('{ kind = "copy", token = "gem", star = 1 }', 'field "star": an ability of kind "copy" pays nothing of its own; leave this field out'),
    # seals
    ('{ kind = "always", gem = 1, seal = "II" }', 'field "seal": "II" is no seal; allowed are both, second and third'),
    *[('{ kind = "' + kind + '", ' + takes + 'seal = "' + seal + '" }',
       f'field "seal": an ability of kind "{kind}" counts in {chapter} alone; write "{own}", or leave the seal out')
      for own, chapter, wrong, kinds in [
          ("second", "Chapter II", ("both", "third"),
           {"last_in_trick": "gem = 1, ", "lowest_in_trick": "gem = 1, ", "wins_trick": "gem = 1, ",
            "copy": 'token = "gem", ', "freeze": ""}),
          ("third", "Chapter III", ("both", "second"),
           {"hearts_at_least": "number = 1, gem = 1, ", "most_gems": "gem = 1, ", "no_trick_won": "gem = 1, "})]
      for (kind, takes), seal in product(kinds.items(), wrong)],
])
def test_a_wrong_ability_is_told_in_one_sentence(ability: str, sentence: str) -> None:
    assert refusal_of(f"{JACK}abilities = [{ability}]") == f"my.toml, line 3, card 1 (jack), {sentence}"


def test_a_far_word_for_a_card_lists_all_cards() -> None:
    ids = f"{', '.join(printed_deck().ids[:-1])} and dragon"
    assert refusal_of(JACK + 'abilities = [{ kind = "with", card = "xyzzy", gem = 1 }]') == \
        f'my.toml, line 3, card 1 (jack), field "card": "xyzzy" is no card of this deck; its cards are {ids}'
    assert refusal_of(NEW.replace('"king"', '"xyzzy"')) == \
        f'my.toml, line 3, card 1 (cobbler), field "replaces": "xyzzy" is no card of the printed deck; allowed are {ids}'


def test_a_fourth_ability_is_refused() -> None:
    assert refusal_of(JACK + "abilities = [" + '{ kind = "always", gem = 1 }, ' * 4 + "]") == \
        'my.toml, line 3, card 1 (jack), field "abilities": there are 4 abilities; a card has 3 at most'


def test_a_partner_who_was_replaced_in_the_same_file_names_who_came() -> None:
    assert refusal_of(NEW + JACK + 'abilities = [{ kind = "with", card = "king", gem = 1 }]') == \
        'my.toml, line 9, card 2 (jack), field "card": "king" is no longer in this deck, cobbler has taken its place; name a card that is'


# the line of what is wrong


def test_one_of_several_abilities_is_named_by_its_line_and_number() -> None:
    text = """\
# a comment with [[card]] and "quotes
[[card]]
id = 'jack'  # [[card]]
abilities = [  # ] not yet
    # { kind = "x" }
    { kind = "with", card = "ogre", gem = 1 },  # ]
    { kind = "always", gem = 1, seal = "IV" },
]
"""
    assert refusal_of(text) == \
        'my.toml, line 7, card 1 (jack), ability 2, field "seal": "IV" is no seal; allowed are both, second and third'


@pytest.mark.parametrize(("text", "line"), [
    ('[[card]]\nid = "jack"\nname = "]] [[card]] # \\" ="\nvalue = 0', 4),
    ("[[card]]\nid = \"jack\"\nname = '[[card]] \\'\nvalue = 0", 4),
    ('[[card]]\nid = "jack"\nname = """\\\n\n  J\\"" [ \\\n"""\nvalue = 0', 7),
    ("[[card]]\nid = '''\njack'''\nname = ''''[['''\nvalue = 0", 5),
    ('[[card]]\nid = "jack"\n\n"value" = 0', 4),
    ('[[card]]\nid = "jack"\n\n"val\\u0075e" = 0', 4),
    ('\n[[ card ]]\nid = "jack"\n  value   =   0', 4),
    ('[["card"]]\r\nid = "jack"\r\n# so\r\nvalue = 0', 4),
    ('[[card]]\nid = "king"\n[[card]]\nid = "jack"\ncategories = [\n\n]\nvalue = 0', 8),
    ('[[card]]\nid = "jack"\nname.en = "J"\nname.fr = "J"\ncategories = ["child",\n"royal" # ]\n  , # [\n]\nvalue = 0', 9),
    ('[[card]]\nvalue = 0\n[card.name]\nen = "J"\nfr = "J"\n[[card.abilities]]\nkind = "freeze"\n', 1),
    ('card = [\n  { id = "king" },\n  { id = "jack", value = 0 },\n]', 3),
    ('card = [ # [\n  { id = "king", categories = [\n"royal"] },\n  { id = "jack", categories = [\n\n], value = 0 },\n]', 6),
    ("[[card]]\nid = 'jack'\n[[card.abilities]]\nkind = 'always'\ngem = 1\n[[card.abilities]]\nkind = 'always'\ngem = 99", 8),
])
def test_the_line_is_found_whatever_lies_before_it(text: str, line: int) -> None:
    assert f"my.toml, line {line}, card " in refusal_of(text)


BRACKETS = ["[", "]", "{", "}", "#", '\\"', "'", "=", ",", "[[card]]", "\\\\"]
EMPTY_LINES = st.lists(st.sampled_from(["\n", " \n", "# ] [[card]] {\n", "#\"\"\"\n", "\t# '''\n"]), max_size=3).map("".join)


@st.composite
def files_with_one_fault(draw: st.DrawFn) -> tuple[str, int]:
    """A deck file laid out in some way, in which one number is wrong; and the line of that number."""
    text = draw(EMPTY_LINES)
    line = 0
    ids = draw(st.lists(st.sampled_from(printed_deck().ids), unique=True, min_size=1, max_size=4))
    wrong = draw(st.sampled_from(ids))
    for id in ids:
        text += f'[[card]]\nid = "{id}"\n' + draw(EMPTY_LINES)
        name = "".join(draw(st.lists(st.sampled_from(BRACKETS), min_size=1, max_size=4)))
        if draw(st.booleans()):
            text += f'name = "{name}"\n' if draw(st.booleans()) else f'name = """\n{name}\\\n   """ # "\n'
        gaps = [draw(EMPTY_LINES) for _ in range(4)]
        text += f"categories = [{gaps[0]}\n'royal',{gaps[1]}\n]\n"
        text += f'abilities = [{gaps[2]}\n{{ kind = "always", gem = 1 }},{gaps[3]}\n{{ kind = "always", heart = '
        if id == wrong:
            line = text.count("\n") + 1
        text += f"{99 if id == wrong else 1} }}]\n" + draw(EMPTY_LINES)
    return text, line


@given(files_with_one_fault())
def test_one_fault_is_told_by_its_line_in_any_layout(file: tuple[str, int]) -> None:
    text, line = file
    said = refusal_of(text)
    assert said.startswith(f"my.toml, line {line}, card "), text
    assert said.endswith('ability 2, field "heart": 99 is out of range; write a whole number from 0 to 20'), text


# whatever somebody writes

GOOD = RENAMED + """
[[card]]  # swapped with goldilocks
id = 'jack'
value = 7
evidence = "Cooc"
[[card]]
id = "goldilocks"
value = 6
[card.name]
en = \"\"\"Goldi\"\"\"
fr = 'Boucle'
[[card.abilities]]
kind = "per_value"
low = 1
high = 9
gem = 2
"""
FRAGMENTS = [
    "[", "]", "{", "}", "[[card]]\n", "[[]]", "{}", "\n", "\r\n", "=", ",", ".", "-", "#", "\\", '"', '"""', "'", "'''",
    "\\u0007", "\ufeff", "\x00", "é", "0", "99", "1e9", "0xff", "nan", "true", "1979-05-27",
    "card", "abilities", "kind", "with", "copy", "name", "id", "replaces", "jack", "giant",
]


@st.composite
def edited(draw: st.DrawFn) -> str:
    """The good file after a few edits that somebody might have made with closed eyes."""
    text = GOOD
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(st.sampled_from(FRAGMENTS) | st.text(max_size=3)) + text[end:]
    return text


def deck_or_refusal(read: Callable[[], Deck]) -> Deck | str:
    """The deck that is read, or else what is said of it. Any other exception goes through."""
    try:
        return read()
    except DeckError as refusal:
        return str(refusal)


def loads_or_is_refused(text: str) -> None:
    deck = deck_or_refusal(lambda: deck_from_text(text, "my.toml"))
    if isinstance(deck, str):
        assert deck.startswith("my.toml")
        assert deck.isprintable()
        assert len(deck) < 1500
    else:
        assert sorted(card.value for card in deck.cards) == list(range(1, 51))
        assert Deck.from_content(json.loads(json.dumps(deck.content()))) == deck
        assert settings(4, deck)["seats"] == 4


def test_the_file_that_is_edited_below_is_good() -> None:
    assert deck_from_text(GOOD).ids[5:7] == ("goldilocks", "jack")


@given(edited())
def test_an_edited_file_loads_or_is_refused(text: str) -> None:
    loads_or_is_refused(text)


@given(st.sampled_from(GOOD.splitlines()).flatmap(lambda line: st.tuples(st.just(line), st.sampled_from(GOOD.splitlines()), st.booleans())))
def test_a_file_with_a_line_left_out_or_doubled_or_exchanged_loads_or_is_refused(lines: tuple[str, str, bool]) -> None:
    line, other, doubled = lines
    loads_or_is_refused(GOOD.replace(line + "\n", f"{line}\n{other}\n" if doubled else "", 1))


WORDS = st.sampled_from([*members("Ability"), *members("Category"), *members("Token"), "jack", "third", "masculine"])
KEYS = st.sampled_from(["card", "kind", "en", "fr", "gem", "low", ""])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8)
FIELDS = st.sampled_from(["id", "value", "categories", "abilities", "evidence", "name", "gender", "plural", "colour"])


@given(st.integers(0, 49), FIELDS, VALUES)
def test_a_content_with_any_value_anywhere_loads_or_is_refused(place: int, key: str, value: Any) -> None:
    content = printed_deck().content()
    content["card"][place][key] = value
    deck = deck_or_refusal(lambda: Deck.from_content(content))
    assert deck.isprintable() if isinstance(deck, str) else len(deck.cards) == CARDS


# settings


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
