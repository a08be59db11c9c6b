"""A deck file for The Grimm Forest: what it changes, what is said of one that is wrong, and that strangers can write nothing worse."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.grimm_forest.deck import CARDS, FABLES, FRIENDS, Deck, DeckError, cards, printed_deck
from fabletop.games.grimm_forest.deck_file import deck_from_content, deck_from_file, deck_from_text
from fabletop.games.grimm_forest.game import OPTIONS
from fabletop.games.grimm_forest.opening import opening

RETAIL = printed_deck("retail")
PREVIEW = printed_deck("preview")
NBSP = "\u00a0"


def left_out(*ids: str) -> str:
    return f"[friends]\nleft_out = {json.dumps(ids)}\n"


def listed(ids: Iterable[str]) -> str:
    *head, last = ids
    return f"{', '.join(head)} and {last}"


NUMBERED = listed(id for id in CARDS if cards("retail")[id].numbers)


def refused(wrong: Callable[[], object]) -> DeckError:
    with pytest.raises(DeckError) as caught:
        wrong()
    assert caught.value.__cause__ is None
    return caught.value


def refusal_of(text: str, printed: Deck = RETAIL) -> str:
    """What is said of a deck file with that text; in French it is said, too, and with all that it speaks of."""
    error = refused(lambda: deck_from_text(text, printed, "my.toml"))
    assert error.said("fr").startswith("my.toml")
    assert error.said("fr") != str(error)
    return str(error)


def refusal_of_file(path: str | Path) -> str:
    error = refused(lambda: deck_from_file(path, RETAIL))
    assert error.said("fr") != str(error)
    return str(error)


def refusal_of_content(content: Any, printed: Deck = RETAIL) -> str:
    error = refused(lambda: deck_from_content(content, printed))
    assert error.said("fr") != str(error)
    return str(error)


# a deck file that is as it should be


def test_an_empty_deck_file_is_the_printed_deck() -> None:
    for printed in (RETAIL, PREVIEW, printed_deck("retail", "R2", beginner=True)):
        assert deck_from_text("# my box is just the same\n[copies]\n[friends]\n[numbers]\n", printed) == printed
        assert deck_from_text("", printed) == printed


def test_a_file_says_only_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("""\
[copies]
wolf = 4
dragon = 0
[friends]
left_out = ["jack", "aladdin"]
[numbers]
a-friendly-game = 3
wandering-trader = [2, 4]
huntsman = [0]
""", encoding="utf-8")
    deck = deck_from_file(path, RETAIL)
    assert deck == deck_from_file(str(path), RETAIL)
    assert "dragon" not in deck.copies
    assert deck.copies == {id: n for id, n in {**RETAIL.copies, "wolf": 4}.items() if id != "dragon"}
    assert deck.friends == tuple(id for id in FRIENDS if id not in ("jack", "aladdin"))
    assert deck.numbers == {**RETAIL.numbers, "a-friendly-game": (3,), "wandering-trader": (2, 4), "huntsman": (0,)}


def test_a_file_may_lie_over_any_preset_and_edition() -> None:
    text = "[copies]\nroar = 5\n"
    for printed in (printed_deck("retail", "R3"), printed_deck("retail", beginner=True), PREVIEW):
        assert deck_from_text(text, printed) == Deck(printed.edition, {**printed.copies, "roar": 5}, printed.friends, printed.numbers)


def test_an_advanced_card_may_join_the_beginners_deck_and_one_left_out_already_may_be_left_out() -> None:
    beginner = printed_deck("retail", beginner=True)
    deck = deck_from_text('[copies]\ndragon = 1\n[friends]\nleft_out = ["rapunzel"]\n', beginner)
    assert deck.copies == {**beginner.copies, "dragon": 1}
    assert deck.friends == beginner.friends


def test_tables_in_a_line_say_the_same_as_tables_of_their_own() -> None:
    one = 'copies = { wolf = 1 }\nfriends.left_out = ["jack"]\nnumbers.aladdin = 2\n'
    other = '[copies]\nwolf = 1\n[friends]\nleft_out = [\n  "jack",\n]\n[numbers]\n"aladdin" = [2]\n'
    assert deck_from_text(one, RETAIL) == deck_from_text(other, RETAIL)


def test_the_least_and_the_most_there_can_be() -> None:
    few = "[copies]\n" + "".join(f"{id} = 0\n" for id in FABLES[8:])
    assert sum(deck_from_text(few + "".join(f"{id} = 1\n" for id in FABLES[:8]), RETAIL).copies.values()) == 8
    many = "[copies]\n" + "".join(f"{id} = 9\n" for id in FABLES[:13]) + "".join(f"{id} = 0\n" for id in FABLES[13:-1]) + "wolf = 3\n"
    assert sum(deck_from_text(many, RETAIL).copies.values()) == 120
    assert len(deck_from_text(left_out(*FRIENDS[8:]), RETAIL).friends) == 8


def test_a_deck_file_is_read_with_the_mark_of_some_editors(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbf# F\xc3\xa9es\r\n[copies]\r\nwolf = 1\r\n")
    assert deck_from_file(path, RETAIL).copies["wolf"] == 1


def test_whoever_draws_fewer_may_keep_as_many() -> None:
    assert deck_from_text("[numbers]\nghostly-whispers = [2, 2]", RETAIL).numbers["ghostly-whispers"] == (2, 2)


# a deck file that cannot be read


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    assert refusal_of_file(path) == f"{path}: there is no such file; check the path of the deck file"


def test_a_folder_and_a_pipe_are_refused(tmp_path: Path) -> None:
    assert refusal_of_file(tmp_path) == f"{tmp_path}: this is a folder; give the path of a deck file in it"
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
    path.write_bytes(b"[copies]\n# F\xe9es\n")
    assert refusal_of_file(path) == f"{path}, line 2: byte 0xe9 is no UTF-8 text; save the file as UTF-8"


@pytest.mark.parametrize(("text", "sentence"), [
    ("[copies]\nwolf 3\n", "my.toml, line 2: this is no valid TOML (Expected '=' after a key in a key/value pair, column 6); mend the line"),
    ("[copies]\nwolf = 1\nwolf = 2\n", "my.toml, line 3: this is no valid TOML (Cannot overwrite a value, column 9); mend the line"),
    ("x = " + "[" * 50_000, "my.toml: lists or tables are nested deeper than any deck needs; check that it is a deck file"),
    ("\n[numbers]\na.b.c = 1", 'my.toml, line 3, field "numbers.a": "a" is no card that names a number; allowed are ' + NUMBERED),
    ("\n[numbers]\na.b.c.d = 1", 'my.toml, line 3: a field has more than 3 parts; "numbers.hired-help" is as long as they get'),
], ids=["no equals sign", "twice", "endless nesting", "long", "too long"])
def test_a_text_that_is_no_toml_names_the_line(text: str, sentence: str) -> None:
    assert refusal_of(text) == sentence


# a deck file in which something is wrong


@pytest.mark.parametrize(("text", "sentence"), [
    # tables
    ("\n[copy]\nwolf = 3", 'line 2, field "copy": a deck has no such field; allowed are copies, friends and numbers; did you mean "copies"?'),
    ('"a\\u001bb" = 3', 'line 1, field "a\\u001bb": a deck has no such field; allowed are copies, friends and numbers'),
    ("copies = 3", 'line 1, field "copies": 3 is no table; write [copies], and below it a line like wolf = 2'),
    ("[[copies]]\nwolf = 3", 'line 1, field "copies": a list is no table; write [copies], and below it a line like wolf = 2'),
    ('friends = ["jack"]', 'line 1, field "friends": a list is no table; write [friends], and below it a line like left_out = ["jack"]'),
    ('numbers = "2"', 'line 1, field "numbers": "2" is no table; write [numbers], and below it a line like hired-help = 3'),
    ('[friends]\nleftout = ["jack"]', ('line 2, field "friends.leftout": the table "friends" has no such field; '
     'only left_out is allowed; did you mean "left_out"?')),
    ("[friends]\njack = 0", 'line 2, field "friends.jack": the table "friends" has no such field; only left_out is allowed'),
    # copies
    ("[copies]\n# so\nwolff = 3", 'line 3, field "copies.wolff": "wolff" is no Fable; did you mean "wolf"?'),
    ("[copies]\nxyzzy = 3", f'line 2, field "copies.xyzzy": "xyzzy" is no Fable; allowed are {listed(FABLES)}'),
    ("[copies]\njack = 2", ('line 2, field "copies.jack": jack is a Friend, and there is one of each; '
     'Friends are chosen under "friends"')),
    ("[copies]\nwolf = -1", 'line 2, field "copies.wolf": -1 is out of range; write a whole number from 0 to 9'),
    ("[copies]\nwolf = 10", 'line 2, field "copies.wolf": 10 is out of range; write a whole number from 0 to 9'),
    ("[copies]\nwolf = true", 'line 2, field "copies.wolf": true is no whole number; write one from 0 to 9'),
    ("[copies]\nwolf = 3.0", 'line 2, field "copies.wolf": 3.0 is no whole number; write one from 0 to 9'),
    ('[copies]\nwolf = "3"', 'line 2, field "copies.wolf": "3" is no whole number; write one from 0 to 9'),
    ("[copies]\nwolf = [3]", 'line 2, field "copies.wolf": a list is no whole number; write one from 0 to 9'),
    ("[copies]\nwolf.R1 = 3", 'line 2, field "copies.wolf": a table is no whole number; write one from 0 to 9'),
    ("[copies]\nwolf = 1999-01-01", 'line 2, field "copies.wolf": 1999-01-01 is no whole number; write one from 0 to 9'),
    (f"[copies]\nwolf = 0x{'f' * 9000}", 'line 2, field "copies.wolf": such a large number is out of range; write a whole number from 0 to 9'),
    # Friends
    ('[friends]\nleft_out = "jack"', ('line 2, field "friends.left_out": "jack" is no list; '
     "write one in square brackets, [] if there is nothing")),
    ('[friends]\nleft_out = [\n  "jack",\n  7,\n]', 'line 4, field "friends.left_out": 7 is no text; write it in quotes'),
    (left_out("jak"), 'line 2, field "friends.left_out": "jak" is no Friend; did you mean "jack"?'),
    (left_out("xyzzy"), f'line 2, field "friends.left_out": "xyzzy" is no Friend; allowed are {listed(FRIENDS)}'),
    (left_out("jack", "wolf"), ('line 2, field "friends.left_out": wolf is a Fable and no Friend; '
     'how many there are of a Fable stands under "copies"')),
    ('[friends]\nleft_out = ["jack",\n"aladdin",\n"jack"]', 'line 4, field "friends.left_out": "jack" is there twice; name each Friend once'),
    # numbers
    ("[numbers]\nhired-hlep = 3", 'line 2, field "numbers.hired-hlep": "hired-hlep" is no card that names a number; did you mean "hired-help"?'),
    ("[numbers]\nxyzzy = 3", f'line 2, field "numbers.xyzzy": "xyzzy" is no card that names a number; allowed are {NUMBERED}'),
    ("[numbers]\nwolf = 3", 'line 2, field "numbers.wolf": wolf names no number; leave this field out'),
    ("[numbers]\nsnow-white = []", 'line 2, field "numbers.snow-white": snow-white names no number; leave this field out'),
    ("[numbers]\nhired-help = [2, 4]", 'line 2, field "numbers.hired-help": this card names one number, not 2; write it alone, like 2'),
    ("[numbers]\nhired-help = []", 'line 2, field "numbers.hired-help": this card names one number, not 0; write it alone, like 2'),
    ("[numbers]\nwandering-trader = 2", ('line 2, field "numbers.wandering-trader": this card names two numbers, not 1; '
     "write both in square brackets, like [2, 3]")),
    ("[numbers]\ngolden-goose = [1, 2, 3]", ('line 2, field "numbers.golden-goose": this card names two numbers, not 3; '
     "write both in square brackets, like [1, 2]")),
    ("[numbers]\nhired-help = 10", 'line 2, field "numbers.hired-help": 10 is out of range; write a whole number from 0 to 9'),
    ("[numbers]\nhired-help = [true]", 'line 2, field "numbers.hired-help": true is no whole number; write one from 0 to 9'),
    ("[numbers]\nwandering-trader = [\n  2,\n  -3,\n]", ('line 4, field "numbers.wandering-trader": -3 is out of range; '
     "write a whole number from 0 to 9")),
    ("[numbers]\n\nghostly-whispers = [2, 3]", ('line 3, field "numbers.ghostly-whispers": of 2 Fables drawn 3 cannot be kept; '
     "the second number may be 2 at most")),
    # the whole deck
    ("[copies]\n" + "".join(f"{id} = 0\n" for id in FABLES if id != "wolf"),
     'line 1, field "copies": all Fables together add up to 3; a deck has 8 to 120 of them'),
    ("\n[copies]\n" + "".join(f"{id} = 9\n" for id in FABLES),
     'line 2, field "copies": all Fables together add up to 288; a deck has 8 to 120 of them'),
    (left_out(*FRIENDS[7:]), ('line 2, field "friends.left_out": the Friends in play would number 7; leave 8 at least, '
     "as night-at-the-tavern draws one for every player while everybody holds another")),
])
def test_a_wrong_entry_is_told_in_one_sentence(text: str, sentence: str) -> None:
    assert refusal_of(text) == f"my.toml, {sentence}"


@pytest.mark.parametrize(("text", "sentence"), [
    ("[copies]\ndragon = 0", 'line 2, field "copies.dragon": the preview edition has no "dragon"; leave it out'),
    (left_out("jack"), 'line 2, field "friends.left_out": the preview edition has no "jack"; leave it out'),
    ("[numbers]\naladdin = 1", 'line 2, field "numbers.aladdin": the preview edition has no "aladdin"; leave it out'),
    ("[numbers]\nchinny-chin-chin = 1", 'line 2, field "numbers.chinny-chin-chin": chinny-chin-chin names no number; leave this field out'),
    ("[numbers]\nfairy-godmother = 1", ('line 2, field "numbers.fairy-godmother": this card names two numbers, not 1; '
     "write both in square brackets, like [1, 3]")),
    ("[copies]\ndragn = 1", f'line 2, field "copies.dragn": "dragn" is no Fable; allowed are {listed(PREVIEW.copies)}'),
    (left_out("cinderela"), (f'line 2, field "friends.left_out": "cinderela" is no Friend; allowed are {listed(PREVIEW.friends)}; '
     'did you mean "cinderella"?')),
    (left_out(*PREVIEW.friends[:5]), ('line 2, field "friends.left_out": the Friends in play would number 7; leave 8 at least, '
     "as night-at-the-tavern draws one for every player while everybody holds another")),
])
def test_in_the_preview_edition_only_its_cards_can_be_named(text: str, sentence: str) -> None:
    assert refusal_of(text, PREVIEW) == f"my.toml, {sentence}"


@pytest.mark.parametrize(("text", "sentence"), [
    ("[copy]", "ligne 1, champ « copy » : un jeu de cartes n’a pas ce champ ; sont permis copies, friends et numbers, vouliez-vous dire « copies » ?"),
    ("copies = 3", "ligne 1, champ « copies » : 3 n’est pas une table ; écrivez [copies], puis en dessous une ligne comme wolf = 2"),
    ("[friends]\njack = 0", "ligne 2, champ « friends.jack » : la table « friends » n’a pas ce champ ; seul left_out est permis"),
    ("[copies]\nwolff = 3", "ligne 2, champ « copies.wolff » : « wolff » n’est pas une Fable, vouliez-vous dire « wolf » ?"),
    ("[copies]\njack = 3", ("ligne 2, champ « copies.jack » : jack est un Ami, et il n’y en a qu’un de chaque ; "
     "les Amis se choisissent sous « friends »")),
    ("[copies]\nwolf = 10", "ligne 2, champ « copies.wolf » : 10 est hors des bornes ; écrivez un nombre entier de 0 à 9"),
    ("[copies]\n" + "".join(f"{id} = 9\n" for id in FABLES),
     "ligne 1, champ « copies » : toutes les Fables ensemble font 288 ; un jeu en a de 8 à 120"),
    (left_out("jak"), "ligne 2, champ « friends.left_out » : « jak » n’est pas un Ami, vouliez-vous dire « jack » ?"),
    (left_out("wolf"), ("ligne 2, champ « friends.left_out » : wolf est une Fable et non un Ami ; "
     "le nombre d’exemplaires d’une Fable se dit sous « copies »")),
    (left_out("jack", "jack"), "ligne 2, champ « friends.left_out » : « jack » est là deux fois ; nommez chaque Ami une seule fois"),
    (left_out(*FRIENDS[7:]), ("ligne 2, champ « friends.left_out » : les Amis en jeu seraient 7 ; laissez-en 8 au moins, "
     "car night-at-the-tavern en tire un par joueur alors que chacun en tient déjà un")),
    ("[numbers]\nhired-hlep = 3", ("ligne 2, champ « numbers.hired-hlep » : « hired-hlep » n’est pas une carte qui cite un nombre, "
     "vouliez-vous dire « hired-help » ?")),
    ("[numbers]\nwolf = 3", "ligne 2, champ « numbers.wolf » : wolf ne cite aucun nombre ; retirez ce champ"),
    ("[numbers]\nhired-help = []", ("ligne 2, champ « numbers.hired-help » : cette carte cite un nombre, et non 0 ; "
     "écrivez-le seul, comme 2")),
    ("[numbers]\nwandering-trader = 2", ("ligne 2, champ « numbers.wandering-trader » : cette carte cite deux nombres, et non 1 ; "
     "écrivez les deux entre crochets, comme [2, 3]")),
    ("[numbers]\nghostly-whispers = [2, 3]", ("ligne 2, champ « numbers.ghostly-whispers » : sur 2 Fables piochées, on ne peut en garder 3 ; "
     "le second nombre est 2 au plus")),
])
def test_a_wrong_entry_is_told_in_french(text: str, sentence: str) -> None:
    error = refused(lambda: deck_from_text(text, RETAIL, "my.toml"))
    assert error.said("fr").replace(NBSP, " ") == f"my.toml, {sentence}"


def test_a_card_of_another_edition_is_told_in_french() -> None:
    error = refused(lambda: deck_from_text("[copies]\ndragon = 1", PREVIEW, "my.toml"))
    assert error.said("fr").replace(NBSP, " ") == \
        "my.toml, ligne 2, champ « copies.dragon » : l’édition preview n’a pas « dragon » ; retirez ce nom"


# a content out of a journal


@pytest.mark.parametrize(("change", "sentence"), [
    ([], "deck: a list is no deck; a deck is a table of copies, friends and numbers"),
    (None, "deck: None is no deck; a deck is a table of copies, friends and numbers"),
    ({}, 'deck, field "copies": all Fables together add up to 0; a deck has 8 to 120 of them'),
    ({"copies": {}}, 'deck, field "copies": all Fables together add up to 0; a deck has 8 to 120 of them'),
    ({"copies": {"wolf": 9}, "cards": 1}, 'deck, field "cards": a deck has no such field; allowed are copies, friends and numbers'),
    ({"copies": {"wolf": True}}, 'deck, field "copies.wolf": true is no whole number; write one from 0 to 9'),
    ({"copies": {"wolf": None}}, 'deck, field "copies.wolf": None is no whole number; write one from 0 to 9'),
    ({"copies": {7: 1}}, 'deck, field "copies": 7 is no text; write it in quotes'),
    ({"copies": {10**5000: 1}}, 'deck, field "copies": such a large number is no text; write it in quotes'),
    ({1: 1}, "deck: a deck has no such field; allowed are copies, friends and numbers"),
    ({"copies": "my.toml"}, 'deck, field "copies": "my.toml" is no table; write [copies], and below it a line like wolf = 2'),
    ({"friends": {"left_out": []}}, 'deck, field "friends": a table is no list; write one in square brackets, [] if there is nothing'),
    ({"friends": None}, 'deck, field "friends": None is no list; write one in square brackets, [] if there is nothing'),
    ({"friends": [["jack"]]}, 'deck, field "friends": a list is no text; write it in quotes'),
    ({"friends": ["jack", "wolf"]}, 'deck, field "friends": wolf is a Fable and no Friend; how many there are of a Fable stands under "copies"'),
    ({"friends": ["jack", "jack"]}, 'deck, field "friends": "jack" is there twice; name each Friend once'),
    ({"friends": ["jack\x1b[2J"]}, 'deck, field "friends": "jack\\u001b[2J" is no Friend; did you mean "jack"?'),
    ({"friends": list(FRIENDS[:7])}, 'deck, field "friends": the Friends in play would number 7; leave 8 at least, '
     "as night-at-the-tavern draws one for every player while everybody holds another"),
    ({"numbers": {"wolf": []}}, 'deck, field "numbers.wolf": wolf names no number; leave this field out'),
    ({"numbers": {"hired-help": [10**5000]}},
     'deck, field "numbers.hired-help": such a large number is out of range; write a whole number from 0 to 9'),
    ({"numbers": {"ghostly-whispers": [0, 1]}},
     'deck, field "numbers.ghostly-whispers": of 0 Fables drawn 1 cannot be kept; the second number may be 0 at most'),
    ({"numbers": [1, 2]}, 'deck, field "numbers": a list is no table; write [numbers], and below it a line like hired-help = 3'),
])
def test_a_content_that_is_no_deck_is_refused(change: Any, sentence: str) -> None:
    content = {**RETAIL.content(), **change} if change else change
    assert refusal_of_content(content) == sentence


def test_a_content_of_another_edition_is_refused() -> None:
    assert refusal_of_content(RETAIL.content(), PREVIEW) == \
        'deck, field "friends": the preview edition has no "aladdin"; leave it out'


def test_a_number_that_a_content_does_not_name_is_as_printed() -> None:
    content = RETAIL.content()
    content["numbers"] = {"hired-help": 5}
    assert deck_from_content(content, RETAIL).numbers == {**RETAIL.numbers, "hired-help": (5,)}


# settings that do not fit each other


def options(**changed: Any) -> dict[str, Any]:
    return {**{name: default for name, (default, _) in OPTIONS.items()}, **changed}


@pytest.mark.parametrize(("edition", "changed", "english", "french"), [
    ("retail", {"first": 3}, "first is 3; it is a seat from 0 to 2, or None to draw one",
     "first est 3 ; c’est une place de 0 à 2, ou None pour la tirer au sort"),
    ("preview", {"preset": "R2"}, ("preset is R2; how many cards the preview edition has of each Fable is known, "
     "so presets are for the retail edition: leave it out"),
     ("preset est R2 ; on sait combien l’édition preview a de chaque Fable, les répartitions sont donc pour l’édition retail : "
      "retirez ce réglage")),
    ("preview", {"cards": "beginner"}, "cards is beginner; the preview edition has no beginner's deck: leave it out",
     "cards est beginner ; l’édition preview n’a pas de jeu pour débutants : retirez ce réglage"),
])
def test_settings_that_cannot_be_are_told_in_one_sentence(edition: str, changed: dict[str, Any], english: str, french: str) -> None:
    error = refused(lambda: opening(edition, 3, options(**changed), None))
    assert str(error) == english
    assert error.said("fr").replace(NBSP, " ") == french


# whatever somebody writes

GOOD = """\
[copies]
wolf = 3  # as on the box
'dragon' = 0
[friends]
left_out = ["jack",
  "aladdin"]
[numbers]
a-friendly-game = 3
wandering-trader = [2, 4]
ghostly-whispers = [3, 2]
"""
FRAGMENTS = [
    "[", "]", "{", "}", "[copies]\n", "[[]]", "{}", "\n", "\r\n", "=", ",", ".", "-", "#", "\\", '"', '"""', "'", "\\u0007", "\ufeff", "\x00", "é",
    "0", "99", "1e9", "0xff", "nan", "true", "1979-05-27", "copies", "friends", "left_out", "numbers", "wolf", "jack",
]  # fmt: skip


@st.composite
def edited(draw: st.DrawFn) -> str:
    """The good file after a few edits that somebody might have made with closed eyes."""
    text = GOOD
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(st.sampled_from(FRAGMENTS) | st.text(max_size=3)) + text[end:]
    return text


def is_a_deck_or_refused(read: Callable[[], Deck]) -> None:
    """Any exception but a refusal goes through."""
    try:
        deck = read()
    except DeckError as refusal:
        for said in (str(refusal), refusal.said("fr").replace(NBSP, " ")):
            assert said.isprintable()
            assert len(said) < 1500
    else:
        assert deck_from_content(json.loads(json.dumps(deck.content())), RETAIL) == deck
        assert 8 <= sum(deck.copies.values()) <= 120
        assert opening("retail", 4, options(), deck.content()).content["deck"] == deck.content()


def test_the_file_that_is_edited_below_is_good() -> None:
    assert deck_from_text(GOOD, RETAIL).numbers["wandering-trader"] == (2, 4)


@given(edited())
def test_an_edited_file_loads_or_is_refused(text: str) -> None:
    is_a_deck_or_refused(lambda: deck_from_text(text, RETAIL, "my.toml"))


KEYS = st.sampled_from(["copies", "friends", "numbers", "left_out", "wolf", "jack", "hired-help", "ghostly-whispers", ""]) | st.integers()
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.binary(max_size=3) | KEYS,
    lambda inner: st.lists(inner, max_size=4) | st.tuples(inner, inner) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8)


@given(KEYS, VALUES)
def test_a_content_with_any_table_loads_or_is_refused(name: Any, value: Any) -> None:
    is_a_deck_or_refused(lambda: deck_from_content({**RETAIL.content(), name: value}, RETAIL))


@given(st.sampled_from(["copies", "numbers"]), st.sampled_from(CARDS) | KEYS, VALUES)
def test_a_content_with_any_value_of_a_card_loads_or_is_refused(name: str, card: Any, value: Any) -> None:
    content = RETAIL.content()
    content[name][card] = value
    is_a_deck_or_refused(lambda: deck_from_content(content, RETAIL))


@given(st.lists(st.sampled_from(CARDS) | VALUES, max_size=30))
def test_a_content_with_any_friends_loads_or_is_refused(friends: list[Any]) -> None:
    is_a_deck_or_refused(lambda: deck_from_content({**RETAIL.content(), "friends": friends}, RETAIL))


@given(VALUES)
def test_whatever_comes_as_a_content_is_refused(content: Any) -> None:
    refused(lambda: deck_from_content(content, RETAIL))
