"""What a card of 3 Chapters says of its abilities, and why one of them gives nothing, in both languages."""

from __future__ import annotations

import pytest

from fabletop.games.three_chapters.deck import Ability, Card, printed_deck
from fabletop.games.three_chapters.fields import KINDS
from fabletop.games.three_chapters.telling import describe, judge
from fabletop.texts import LANGUAGES
from saying import both, say

DECK = printed_deck()


# ---- abilities
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("pinocchio", ["3 hearts with Geppetto"], ["3 cœurs avec Geppetto"]),
        ("hansel", ["1 star with Gretel", "1 gem with the Witch"], ["1 étoile avec Gretel", "1 gemme avec la Sorcière"]),
        ("ogre", ["1 gem with Puss in Boots"], ["1 gemme avec le Chat botté"]),
        ("goldilocks", ["4 hearts with the Three Bears"], ["4 cœurs avec les Trois Ours"]),
        ("furious-princess", ["1 star, 1 heart and 1 gem with the Dragon"], ["1 étoile, 1 cœur et 1 gemme avec le Dragon"]),
        ("unicorn", ["1 heart with a Royal"], ["1 cœur avec un Royal"]),
        ("frog-prince", ["1 heart and 1 gem with another Royal"], ["1 cœur et 1 gemme avec un autre Royal"]),
        ("witch", ["1 gem per Child"], ["1 gemme par Enfant"]),
        ("alice", ["1 gem per other Wonderland card"], ["1 gemme par autre carte du Pays des merveilles"]),
        ("geppetto", ["1 heart per other card of value 1 to 9"], ["1 cœur par autre carte de valeur 1 à 9"]),
        (
            "white-rabbit",
            ["3 hearts if it is played last (Chapter II only)"],
            ["3 cœurs si cette carte ferme le tour (chapitre II seulement)"],
        ),
        (
            "humpty-dumpty",
            ["3 hearts if it is the lowest of the trick (Chapter II only)"],
            ["3 cœurs si cette carte est la plus petite du tour (chapitre II seulement)"],
        ),
        (
            "prince",
            ["1 star more for winning the trick (Chapter II only)", "2 hearts with Cinderella"],
            ["1 étoile de plus pour un tour gagné (chapitre II seulement)", "2 cœurs avec Cendrillon"],
        ),
        (
            "cheshire-cat",
            ["as many gems as the others take in this trick (Chapter II only)"],
            ["autant de gemmes que les autres en prennent dans ce tour (chapitre II seulement)"],
        ),
        (
            "ice-princess",
            ["frost over the trick, no hearts and no gems for anybody, only stars (Chapter II only)"],
            ["du givre sur le tour, ni cœur ni gemme pour personne, rien que des étoiles (chapitre II seulement)"],
        ),
        (
            "friendly-dwarf",
            ["4 hearts for holding 4 hearts or more (Chapter III only)"],
            ["4 cœurs pour qui a déjà au moins 4 cœurs (chapitre III seulement)"],
        ),
        (
            "miserly-dwarf",
            ["1 gem, come what may", "1 star for holding the most gems (Chapter III only)"],
            ["1 gemme, quoi qu’il arrive", "1 étoile pour qui a le plus de gemmes (chapitre III seulement)"],
        ),
        (
            "lazy-dwarf",
            ["2 stars for winning no trick (Chapter III only)"],
            ["2 étoiles pour qui n’a gagné aucun tour (chapitre III seulement)"],
        ),
        ("dragon", [], []),
    ],
)
def test_a_card_says_what_it_does(card: str, english: list[str], french: list[str]) -> None:
    said = [both(phrase) for phrase in describe(DECK.card(card))]
    assert [en for en, _ in said] == english
    assert [fr for _, fr in said] == french


def test_a_single_value_and_a_single_heart_are_said_as_such() -> None:
    one = Ability("per_value", low=7, high=7, gem=1), Ability("hearts_at_least", number=1, heart=2)
    said = [both(phrase) for phrase in describe(Card(9, "jack", (), one, "oooo"))]
    assert said == [
        ["1 gem per other card of value 7", "1 gemme par autre carte de valeur 7"],
        ["2 hearts for holding 1 heart or more", "2 cœurs pour qui a déjà au moins 1 cœur"],
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ability_of_the_deck_can_be_said_with_every_verdict(lang: str) -> None:
    verdicts = KINDS["Verdict"]
    assert isinstance(verdicts, tuple)
    for card in DECK.cards:
        assert len(describe(card)) == len(card.abilities)
        for n, ability in enumerate(card.abilities):
            looks_for = {"partner_missing": bool(ability.card), "category_missing": bool(ability.category)}
            for verdict in verdicts:
                for chapter in ("", "second", "third"):
                    if looks_for.get(verdict, True):
                        phrase = judge(card, n, verdict, DECK, gain=(0, 1, 2), witness=("ogre",), chapter=chapter, hearts=3)
                        assert say(lang, phrase)


# ---- why nothing
@pytest.mark.parametrize(
    ("card", "ability", "verdict", "chapter", "english", "french"),
    [
        (
            "pinocchio",
            0,
            "partner_missing",
            "second",
            "3 hearts with Geppetto: he is not in this trick",
            "3 cœurs avec Geppetto : il n’est pas dans ce tour",
        ),
        (
            "pinocchio",
            0,
            "partner_missing",
            "third",
            "3 hearts with Geppetto: he is not in your row",
            "3 cœurs avec Geppetto : il n’est pas dans votre rangée",
        ),
        ("pinocchio", 0, "partner_missing", "", "3 hearts with Geppetto: he is not there", "3 cœurs avec Geppetto : il n’est pas là"),
        (
            "hansel",
            1,
            "partner_missing",
            "second",
            "1 gem with the Witch: she is not in this trick",
            "1 gemme avec la Sorcière : elle n’est pas dans ce tour",
        ),
        (
            "goldilocks",
            0,
            "partner_missing",
            "second",
            "4 hearts with the Three Bears: they are not in this trick",
            "4 cœurs avec les Trois Ours : ils ne sont pas dans ce tour",
        ),
        (
            "witch",
            0,
            "category_missing",
            "second",
            "1 gem per Child: no Child in this trick",
            "1 gemme par Enfant : aucun Enfant dans ce tour",
        ),
        (
            "king",
            0,
            "category_missing",
            "third",
            "1 gem with another Royal: no other Royal in your row",
            "1 gemme avec un autre Royal : aucun autre Royal dans votre rangée",
        ),
        (
            "geppetto",
            0,
            "values_missing",
            "second",
            "1 heart per other card of value 1 to 9: no such card in this trick",
            "1 cœur par autre carte de valeur 1 à 9 : aucune dans ce tour",
        ),
        (
            "white-rabbit",
            0,
            "not_last",
            "second",
            "3 hearts if it is played last: others came after it",
            "3 cœurs si cette carte ferme le tour : d’autres l’ont suivie",
        ),
        (
            "humpty-dumpty",
            0,
            "not_lowest",
            "second",
            "3 hearts if it is the lowest of the trick: there is a lower one",
            "3 cœurs si cette carte est la plus petite du tour : il y en a une plus petite",
        ),
        (
            "prince",
            0,
            "trick_not_won",
            "second",
            "1 star more for winning the trick: there is a higher card",
            "1 étoile de plus pour un tour gagné : une carte plus haute l’emporte",
        ),
        (
            "queen-of-hearts",
            0,
            "nothing_to_copy",
            "second",
            "as many hearts as the others take in this trick: they took no hearts",
            "autant de cœurs que les autres en prennent dans ce tour : ils n’en ont pris aucun",
        ),
        (
            "cheshire-cat",
            0,
            "nothing_to_copy",
            "second",
            "as many gems as the others take in this trick: they took no gems",
            "autant de gemmes que les autres en prennent dans ce tour : ils n’en ont pris aucune",
        ),
        (
            "miserly-dwarf",
            0,
            "frozen",
            "second",
            "1 gem, come what may: the frost leaves no hearts and no gems",
            "1 gemme, quoi qu’il arrive : le givre ne laisse ni cœur ni gemme",
        ),
        (
            "miserly-dwarf",
            1,
            "not_most_gems",
            "third",
            "1 star for holding the most gems: somebody holds more",
            "1 étoile pour qui a le plus de gemmes : quelqu’un en a davantage",
        ),
        (
            "miserly-dwarf",
            1,
            "other_chapter",
            "second",
            "1 star for holding the most gems: in Chapter III only",
            "1 étoile pour qui a le plus de gemmes : seulement au chapitre III",
        ),
        (
            "white-rabbit",
            0,
            "other_chapter",
            "third",
            "3 hearts if it is played last: in Chapter II only",
            "3 cœurs si cette carte ferme le tour : seulement au chapitre II",
        ),
        (
            "lazy-dwarf",
            0,
            "won_a_trick",
            "third",
            "2 stars for winning no trick: at least one was won",
            "2 étoiles pour qui n’a gagné aucun tour : un tour au moins a été gagné",
        ),
        (
            "lazy-dwarf",
            0,
            "not_yet",
            "third",
            "2 stars for winning no trick: this is counted at the very end",
            "2 étoiles pour qui n’a gagné aucun tour : on le comptera tout à la fin",
        ),
        (
            "pinocchio",
            0,
            "not_yet",
            "second",
            "3 hearts with Geppetto: the trick is not over yet",
            "3 cœurs avec Geppetto : le tour n’est pas fini",
        ),
        (
            "pinocchio",
            0,
            "not_yet",
            "",
            "3 hearts with Geppetto: it is too early to tell",
            "3 cœurs avec Geppetto : il est trop tôt pour le dire",
        ),
    ],
)
def test_a_zero_says_why(card: str, ability: int, verdict: str, chapter: str, english: str, french: str) -> None:
    assert both(judge(DECK.card(card), ability, verdict, DECK, chapter=chapter, you=True)) == [english, french]


@pytest.mark.parametrize(
    ("hearts", "english", "french"),
    [
        (None, "there were fewer", "il y en avait moins"),
        (0, "there was none", "il n’y en avait aucun"),
        (1, "there was only 1", "il n’y en avait qu’un"),
        (3, "there were only 3", "il n’y en avait que 3"),
    ],
)
def test_too_few_hearts_says_how_many_there_were(hearts: int | None, english: str, french: str) -> None:
    said = both(judge(DECK.card("friendly-dwarf"), 0, "too_few_hearts", DECK, chapter="third", hearts=hearts))
    assert said == [f"4 hearts for holding 4 hearts or more: {english}", f"4 cœurs pour qui a déjà au moins 4 cœurs : {french}"]


def test_somebody_else_s_row_is_not_yours() -> None:
    said = both(judge(DECK.card("jack"), 0, "partner_missing", DECK, chapter="third"))
    assert said == ["5 gems with the Giant: he is not in the row", "5 gemmes avec le Géant : il n’est pas dans la rangée"]
