"""Refusals in both languages: their texts belong together, the code asks for texts that exist, and a sentence in French is French."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import fabletop
from fabletop.bots import bot
from fabletop.engine.game import GameError, find
from fabletop.engine.journal import Journal
from fabletop.engine.light import ARGUMENT, simple_texts
from fabletop.engine.saying import KEY, Said
from fabletop.games.three_chapters.deck import deck_from_text
from fabletop.games.three_chapters.settings import settings
from fabletop.table import Player
from fabletop.table.keeping import Keeper
from fabletop.texts import LANGUAGES, Texts, games
from fabletop.texts.files import refusals, source

SOURCE = Path(fabletop.__file__).parent
HOMES = (None, *(game for game in games() if refusals("en", game)))
WAYS = pytest.mark.parametrize(("lang", "home"), [(lang, home) for lang in LANGUAGES for home in HOMES])
NBSP = "\u00a0"
SAYS = ("part", "_refusal", "_told", "_choice", "_needed", "_known_fields")  # functions that take the key of a text
PLAYED = fabletop.game("three-chapters")
JOURNAL = Journal.begin(PLAYED.start(seats=2, seed=7)).to_text()


def texts(lang: str, home: str | None) -> dict[str, str]:
    return simple_texts(refusals(lang, home))


def every_key() -> set[str]:
    return {key for home in HOMES for key in texts("en", home)}


def refused(wrong: Callable[[], object]) -> Said:
    with pytest.raises(Said) as caught:
        wrong()
    return caught.value


# ---- the files
@WAYS
def test_every_text_is_simple_enough_for_the_light_reader(lang: str, home: str | None) -> None:
    messages = [entry for entry in FluentParser().parse(refusals(lang, home)).body if not isinstance(entry, fluent.BaseComment)]
    assert [entry.id.name for entry in messages if isinstance(entry, fluent.Message)] == list(texts(lang, home))
    assert len(messages) == len(texts(lang, home))


@pytest.mark.parametrize("home", HOMES)
def test_both_languages_have_the_same_texts_and_arguments(home: str | None) -> None:
    def shape(lang: str) -> dict[str, set[str]]:
        return {key: set(ARGUMENT.findall(text)) for key, text in texts(lang, home).items()}

    assert shape("fr") == shape("en")


@WAYS
def test_no_key_is_one_of_another_file(lang: str, home: str | None) -> None:
    others = {re.match(r"[\w-]*", row)[0] for one in {None, home} for row in source(lang, one).splitlines()}  # type: ignore[index]
    if home is not None:
        others |= set(texts(lang, None))
    assert not others & set(texts(lang, home))


@pytest.mark.parametrize("home", HOMES)
def test_french_is_set_as_french(home: str | None) -> None:
    for key, text in texts("fr", home).items():
        assert not re.search(f"[^{NBSP}][:;!?»]|«[^{NBSP}]|{NBSP} | {NBSP}", text), f"{key}: {text!r}"
        assert "'" not in text, f"{key}: {text}"
        assert not re.search(r"\b(tu|te|toi|ton|ta|tes|t’)\b", text, re.IGNORECASE), f"{key}: {text}"


# ---- the code
def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call that may carry the key of a text, and where it stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
                if name in SAYS or name == "Refused" or (name.endswith("Error") and name != "ScenarioError"):
                    yield f"{path.name}:{node.lineno}", node


def test_every_key_that_the_code_names_has_a_text() -> None:
    named = 0
    for where, call in calls():
        for one in call.args:
            for node in ast.walk(one) if isinstance(one, ast.IfExp) else [one]:
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
                    named += 1
                    assert node.value in every_key(), where
    assert named > 100


def test_no_text_is_left_that_nothing_says() -> None:
    said = {node.value for path in SOURCE.rglob("*.py") for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.Constant)}
    assert every_key() - said == set()


def test_every_refusal_gives_its_text_all_that_it_speaks_of() -> None:
    wants = {key: set(ARGUMENT.findall(text)) for home in HOMES for key, text in texts("en", home).items()}
    for where, call in calls():
        given = {keyword.arg for keyword in call.keywords}
        keys = [one.value for one in call.args if isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value in wants]
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if len(keys) == 1 and None not in given and (name == "part" or name.endswith("Error") or name in ("Refused", "_refusal")):
            assert given == wants[keys[0]], f"{where}: {keys[0]}"


# ---- the sentences
CARD = '[[card]]\nid = "{}"\n{}\n'
FRENCH: dict[str, tuple[Callable[[], object], str]] = {
    "no such game": (lambda: find("three-chapter"), "il n’y a pas de jeu « three-chapter », seulement grimm-forest, three-chapters, vouliez-vous dire « three-chapters » ?"),
    "too many seats": (lambda: PLAYED.start(seats=9), "three-chapters se joue à 2 places au moins et 6 au plus, et non 9"),
    "a seed that is none": (lambda: PLAYED.start(seed=1.5), "une graine est un nombre entier, et non 1.5"),  # type: ignore[arg-type]
    "a long key": (lambda: PLAYED.start(key=b"x"), "la clé d’une donne compte 32 octets, et non 1"),
    "an option of no such value": (
        lambda: PLAYED.start(settings={"double_draft": 7}),
        "three-chapters, option « double_draft » : 7 n’est pas permis ; sont permis true, false",
    ),
    "a leader who is not there": (lambda: settings(2, PLAYED_DECK, 4), "leads est 4 ; c’est une place de 0 à 1, ou None pour la tirer au sort"),
    "an answer of yesterday": (lambda: PLAYED.start(seats=2, seed=7).apply(9, 0, 1), "la décision 9 est passée ; c’est maintenant la décision 1"),
    "a letter that is no journal": (
        lambda: Journal.read("Dear Alice,\n", "letter.txt"),
        "letter.txt, ligne 1 : ce n’est pas un journal de Fabletop ; sa première ligne serait « fabletop journal 1 »",
    ),
    "an undo of nothing": (
        lambda: Journal.read(JOURNAL + "undo 3\n", "a.journal"),
        f"a.journal, ligne {JOURNAL.count(chr(10)) + 1} : « undo 3 » ne reprend rien ; jusqu’ici aucune réponse n’a été donnée",
    ),
    "a journal of another game": (
        lambda: Journal.read(JOURNAL.replace("three-chapters", "go"), "a.journal").open_game(),
        "a.journal, ligne 2 : il n’y a pas de jeu « go », seulement grimm-forest, three-chapters",
    ),
    "a journal that is not there": (
        lambda: Keeper.reopen(Path("none.journal")),
        "none.journal : ce fichier n’existe pas ; donnez le journal d’une partie",
    ),
    "no such bot": (lambda: bot("rabit", 1), "il n’y a pas de robot « rabit » ; il y a fox, rabbit, vouliez-vous dire « rabbit » ?"),
    "a person like a bot": (
        lambda: Player("bot fox"),
        "personne ne peut s’appeler « bot fox » ; un journal nomme ainsi les robots : choisissez un autre nom",
    ),
    "a deck's value out of range": (
        lambda: deck_from_text(CARD.format("jack", "value = 51"), "deck.toml"),
        "deck.toml, ligne 3, carte 1 (jack), champ « value » : 51 est hors des bornes ; écrivez un nombre entier de 1 à 50",
    ),
    "a deck's value in quotes": (
        lambda: deck_from_text(CARD.format("jack", 'value = "5"'), "deck.toml"),
        "deck.toml, ligne 3, carte 1 (jack), champ « value » : « 5 » n’est pas un nombre entier ; écrivez-en un de 1 à 50",
    ),
    "a deck's unknown field": (
        lambda: deck_from_text(CARD.format("jack", "valu = 5"), "deck.toml"),
        "deck.toml, ligne 3, carte 1 (jack), champ « valu » : une carte n’a pas ce champ ; sont permis id, value, name, gender, plural, "
        "categories, abilities, evidence et replaces, vouliez-vous dire « value » ?",
    ),
    "a new card without its fields": (
        lambda: deck_from_text(CARD.format("cobbler", 'replaces = "jack"'), "deck.toml"),
        "deck.toml, ligne 1, carte 1 (cobbler) : le champ « name » manque ; une telle carte veut name, categories et abilities",
    ),
    "a seal that does not fit": (
        lambda: deck_from_text(CARD.format("jack", 'abilities = [{ kind = "freeze", seal = "third" }]'), "deck.toml"),
        "deck.toml, ligne 3, carte 1 (jack), champ « seal » : un pouvoir de sorte « freeze » ne compte qu’au chapitre II ; "
        "écrivez « second », ou retirez le sceau",
    ),
}
PLAYED_DECK = deck_from_text("")


def plainly(sentence: str) -> str:
    return sentence.replace(NBSP, " ")


@pytest.mark.parametrize("case", FRENCH)
def test_a_refusal_is_said_in_french(case: str) -> None:
    wrong, sentence = FRENCH[case]
    assert plainly(refused(wrong).said("fr")) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", FRENCH)
def test_fluent_says_of_a_refusal_what_the_light_reader_says(case: str, lang: str) -> None:
    error = refused(FRENCH[case][0])
    assert Texts(lang, "three-chapters").say(error.phrase) == error.said(lang)


def test_a_refusal_as_text_is_english() -> None:
    assert str(refused(lambda: find("go"))) == 'there is no game "go", only grimm-forest, three-chapters'


def test_a_sentence_of_somebody_else_is_said_as_it_is() -> None:
    error = GameError("a.journal: the dog ate it")
    assert [str(error), error.said("fr")] == ["a.journal: the dog ate it"] * 2


def test_what_somebody_typed_is_never_read_as_a_text() -> None:
    assert str(refused(lambda: find("{ $near }"))) == 'there is no game "{ $near }", only grimm-forest, three-chapters'


def test_a_large_number_has_no_commas_in_either_reader() -> None:
    error = refused(lambda: PLAYED.start(seats=2, seed=7).apply(12345, 0, 1))
    for lang in LANGUAGES:
        assert "12345" in error.said(lang)
        assert Texts(lang).say(error.phrase) == error.said(lang)


@pytest.mark.parametrize("case", FRENCH)
def test_a_refusal_comes_whole_from_another_process(case: str) -> None:
    error = refused(FRENCH[case][0])
    back = pickle.loads(pickle.dumps(error))
    assert type(back) is type(error)
    assert [back.said(lang) for lang in LANGUAGES] == [error.said(lang) for lang in LANGUAGES]
