"""A deck file that cannot be read, or in which something is wrong: what is said of it, and of which line."""

from __future__ import annotations

import os
from itertools import product
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.three_chapters.deck import DeckError, deck_from_file, deck_from_text, printed_deck
from own_decks import JACK


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
     "my.toml: lists or tables are nested deeper than any deck needs; check that it is a deck file"),
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


def test_a_second_ability_that_asks_for_hearts_is_refused() -> None:
    text = JACK + """abilities = [
    { kind = "hearts_at_least", number = 4, heart = 4 },
    { kind = "always", gem = 1 },
    { kind = "hearts_at_least", number = 8, gem = 2 },
]"""
    assert refusal_of(text) == (
        'my.toml, line 6, card 1 (jack), ability 3, field "kind": a card asks for hearts once; '
        'keep one ability of kind "hearts_at_least", and leave out the others')


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
