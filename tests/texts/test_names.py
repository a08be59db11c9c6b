"""NAME and LIST against the table that every program which knows them must satisfy."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from fabletop.engine.phrase import CardName, Phrase, PlayerName
from fabletop.texts import LANGUAGES, Texts
from fabletop.texts.names import FORMS, elides
from fabletop.texts.speech import speech

TABLE: dict[str, list[dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("names.toml").read_text(encoding="utf-8"))


def thing(lang: str, line: dict[str, Any]) -> CardName | PlayerName:
    """What a line of the table names."""
    if "card" in line:
        name = {lang: line["name"]} if "name" in line else {}
        return CardName(line["card"], name, line.get("gender", "") if name else "", line.get("plural", False))
    return PlayerName(line["player"]) if "player" in line else PlayerName(line["ghost"], ghost=True)


def cases() -> list[Any]:
    """A case for each form of each line."""
    found = []
    for lang in LANGUAGES:
        for line in TABLE[lang]:
            given = ("gender",) if "name" in line else ()
            for form in FORMS:
                if form in line and form not in given:
                    named = thing(lang, line)
                    found.append(pytest.param(lang, named, form, line[form], id=f"{lang}-{line[form]}-{form}"))
    return found


def test_the_table_has_enough_cases_in_each_language() -> None:
    for lang in LANGUAGES:
        assert sum(case.values[0] == lang for case in cases()) >= 60


@pytest.mark.parametrize(("lang", "named", "form", "said"), cases())
def test_a_name_stands_in_its_sentence(lang: str, named: CardName | PlayerName, form: str, said: str) -> None:
    assert Texts(lang, "three-chapters").name(named, form) == said


@pytest.mark.parametrize("line", TABLE["lists"], ids=lambda line: f"{line['lang']}-{line['said']}")
def test_a_list_is_joined_in_words(line: dict[str, Any]) -> None:
    things = tuple(CardName(id) for id in line.get("cards", ())) + tuple(PlayerName(text) for text in line.get("players", ()))
    said = speech(line["lang"], "three-chapters").join(things, line.get("form", "plain"), line.get("last", "and"))
    assert said == line["said"]


def test_a_card_keeps_its_printed_name_in_a_language_the_file_does_not_name() -> None:
    card = CardName("dragon", {"fr": "Drac"})
    assert Texts("en", "three-chapters").name(card, "the") == "the Dragon"
    assert Texts("fr", "three-chapters").name(card, "the") == "Drac"


def test_a_new_character_named_in_one_language_keeps_that_name_in_the_other() -> None:
    assert Texts("fr", "three-chapters").name(CardName("cobbler", {"en": "Cobbler"}), "of") == "de Cobbler"


def test_a_card_that_nobody_named_is_a_fault() -> None:
    with pytest.raises(KeyError, match="card-cobbler in en"):
        Texts("en", "three-chapters").name(CardName("cobbler"))


def test_an_unknown_form_is_a_fault_that_names_the_forms() -> None:
    with pytest.raises(ValueError, match=r'"dative" is no form of a name; there are plain, the, The'):
        Texts("en", "three-chapters").name(CardName("ogre"), "dative")


@pytest.mark.parametrize("text", ["", " ", "…", "42", "🦊", "Wendy", "Zoé"])
def test_nothing_is_elided_before_what_does_not_begin_with_a_vowel(text: str) -> None:
    assert not elides(text)


def test_a_ghost_is_named_in_the_language_of_the_reader() -> None:
    said = {lang: Texts(lang).name(PlayerName("attic", ghost=True), "The") for lang in LANGUAGES}
    assert said == {"en": "The Ghost of the Attic", "fr": "Le Fantôme du grenier"}


def test_a_ghost_s_own_name_may_also_be_a_player_s() -> None:
    assert Texts("en").name(PlayerName("attic"), "The") == "attic"


def test_a_name_is_bent_inside_a_sentence() -> None:
    phrase = Phrase("question-pair-to-keep.button", {"card": CardName("alice"), "ghost": CardName("ogre")})
    assert Texts("fr", "three-chapters").say(phrase) == "Garder Alice, confier l’Ogre au Fantôme"
