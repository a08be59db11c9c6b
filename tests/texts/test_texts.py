"""Saying phrases: nesting, lists, what is hidden, and what happens to a fault of ours."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.texts import LANGUAGES, Texts, games

ZOE = PlayerName("Zoé")


def test_a_phrase_inside_a_phrase_is_said_first() -> None:
    gain = Phrase("gain", {"things": (Phrase("token-heart.count", {"n": 2}), Phrase("token-gem.count", {"n": 1}))})
    phrase = Phrase("ability-with", {"gain": gain, "card": CardName("ogre")})
    assert Texts("en", "three-chapters").say(phrase) == "2 hearts and 1 gem with the Ogre"
    assert Texts("fr", "three-chapters").say(phrase) == "2 cœurs et 1 gemme avec l’Ogre"


def test_a_text_speaks_to_its_reader_and_of_the_others() -> None:
    def said(lang: str, you: bool) -> str:
        phrase = Phrase("event-played", {"seat": ZOE, "card": CardName("dragon"), "you": you, "ghost": False})
        return Texts(lang, "three-chapters").say(phrase)

    assert [said("en", True), said("en", False)] == ["You play the Dragon.", "Zoé plays the Dragon."]
    assert [said("fr", True), said("fr", False)] == ["Vous jouez le Dragon.", "Zoé joue le Dragon."]


def test_what_is_hidden_is_said_without_it() -> None:
    phrase = Phrase("event-kept", {"seat": PlayerName("Ali"), "card": HIDDEN, "you": False})
    assert Texts("en", "three-chapters").say(phrase) == "Ali keeps a card."
    assert Texts("fr", "three-chapters").say(phrase) == "Ali garde une carte."


def test_a_card_or_a_list_put_in_as_it_is_reads_plain() -> None:
    texts = Texts("en", "three-chapters")
    assert texts.say(Phrase("refusal-not-asked", {"seat": ZOE})) == "Nothing is asked of Zoé just now: wait for the next question."
    said = texts.say(Phrase("count-tokens.count", {"gain": (CardName("ogre"), CardName("witch"))}))
    assert said == "Ogre and Witch"


def test_the_number_chooses_the_plural() -> None:
    def said(lang: str, n: int) -> str:
        return Texts(lang, "three-chapters").say(Phrase("token-heart.count", {"n": n}))

    assert [said("en", n) for n in (0, 1, 2)] == ["0 hearts", "1 heart", "2 hearts"]
    assert [said("fr", n) for n in (0, 1, 2)] == ["0 cœur", "1 cœur", "2 cœurs"]


def test_a_text_can_be_asked_for() -> None:
    texts = Texts("en", "three-chapters")
    assert texts.has("event-played")
    assert texts.has("question-card-to-keep.button")
    assert not texts.has("event-played.button")
    assert not texts.has("rules-1-setup"), "a text may consist of attributes only"
    assert not texts.has("no-such-text")


def test_the_common_texts_need_no_game() -> None:
    texts = Texts("fr")
    assert texts.has("refusal-stale")
    assert not texts.has("event-played")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_text_is_a_fault_that_names_it(lang: str) -> None:
    with pytest.raises(KeyError, match=f"there is no text no-such-text in {lang}"):
        Texts(lang).say(Phrase("no-such-text"))


def test_a_missing_argument_is_a_fault_that_names_it() -> None:
    with pytest.raises(KeyError, match=r"text event-kept in en: .*card"):
        Texts("en", "three-chapters").say(Phrase("event-kept", {"seat": ZOE, "you": False}))
    with pytest.raises(KeyError, match=r"text event-dealt in fr: .*cards"):
        Texts("fr", "three-chapters").say(Phrase("event-dealt", {"seat": ZOE, "you": False, "n": 8}))
    with pytest.raises(KeyError, match=r"text refusal-stale in en: .*now"):
        Texts("en").say(Phrase("refusal-stale", {"given": 3}))


@pytest.mark.parametrize("value", [None, 1.5, ["ogre"], {"id": "ogre"}])
def test_an_argument_of_another_kind_is_a_fault(value: object) -> None:
    with pytest.raises(TypeError, match="a text cannot speak of"):
        Texts("en").say(Phrase("refusal-not-asked", {"seat": value}))


def test_only_a_name_can_be_bent_and_only_a_list_joined() -> None:
    texts = Texts("en", "three-chapters")
    with pytest.raises(TypeError, match="NAME bends the name of a card or of a player"):
        texts.say(Phrase("question-card-to-keep.button", {"card": "ogre"}))
    with pytest.raises(TypeError, match="NAME bends the name of a card or of a player"):
        texts.say(Phrase("question-card-to-keep.button", {"card": HIDDEN}))
    with pytest.raises(TypeError, match="LIST joins a list"):
        texts.say(Phrase("gain", {"things": "3 hearts"}))


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match=r'^there are no texts in "de"; Fabletop speaks en and fr$'):
        Texts("de")


def test_an_unknown_game_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match=r'^no game called "chess" brings texts; there are .*three-chapters'):
        Texts("en", "chess")


def test_games_are_found_by_their_folders() -> None:
    assert "three-chapters" in games()


def test_fluent_is_not_imported_before_the_first_sentence() -> None:
    program = (
        "import sys\n"
        "from fabletop.texts import Texts\n"
        "texts = Texts('fr', 'three-chapters')\n"
        "assert not any(name.split('.')[0] == 'fluent' for name in sys.modules)\n"
        "assert texts.has('event-played')\n"
        "assert 'fluent.runtime' in sys.modules\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_seats_and_ghosts_have_names_in_both_languages() -> None:
    assert [Texts(lang).say(Phrase("seat-unnamed", {"n": 2})) for lang in LANGUAGES] == ["Seat 2", "Place 2"]
    assert [Texts(lang).name(PlayerName("cellar", ghost=True)) for lang in LANGUAGES] == ["Ghost of the Cellar", "Fantôme de la cave"]
