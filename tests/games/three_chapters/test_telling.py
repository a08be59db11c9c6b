"""What 3 Chapters says: every event in both languages, the cards of somebody's own deck, and a text for everything that can be named."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.games.three_chapters.deck import Deck, deck_from_text, printed_deck
from fabletop.games.three_chapters.fields import COUNTS, EVENTS, KINDS, REFUSALS, TIES
from fabletop.games.three_chapters.telling import card_name, describe, evidence, judge, rules, tell
from fabletop.texts import LANGUAGES, Texts
from saying import both, say

DECK = printed_deck()
ZOE, ALI, GHOST = PlayerName("Zoé"), PlayerName("Ali"), PlayerName("attic", ghost=True)
MINE: dict[str, Any] = {"seat": ZOE, "you": True}  # Zoé reads of herself
HERS: dict[str, Any] = {"seat": ZOE, "you": False}
QUESTIONS = ("card-to-keep", "pair-to-keep", "card-to-play", "card-to-count")
FAMILIES = {"Category": "category", "Token": "token", "Ability": "ability", "Verdict": "verdict", "Seal": "seal", "Chapter": "chapter"}


def told(kind: str, cause: str = "", chapter: str = "", hearts: int | None = None, deck: Deck = DECK, **args: Any) -> list[str]:
    return both(tell(kind, args, deck, cause=cause, chapter=chapter, hearts=hearts))


def counted(cause: str, verdict: str = "paid", ability: int = 0, gain: tuple[int, int, int] = (0, 0, 0), **more: Any) -> list[str]:
    """COUNTED for Zoé, who reads something else, in a trick."""
    star, heart, gem = gain
    given = {"seat": ZOE, "you": False, "chapter": "second", "witness": (), **more}
    return told("COUNTED", cause=cause, ability=ability, verdict=verdict, star=star, heart=heart, gem=gem, **given)


# ---- there is a text for everything
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_named_has_its_text(lang: str) -> None:
    texts = Texts(lang, "three-chapters")
    wanted = ["game-name", "game-tagline", "ability-none"]
    wanted += [f"event-{kind.lower().replace('_', '-')}" for kind in EVENTS]
    wanted += [f"refusal-{code.lower().replace('_', '-')}" for code in REFUSALS]
    wanted += [f"count-{count if isinstance(count, str) else count[0]}" for count in COUNTS]  # a count by kind is (name, kind)
    wanted += [f"tie-{name}" for name in TIES]
    for kind, family in FAMILIES.items():
        members = KINDS[kind]
        assert isinstance(members, tuple)
        wanted += [f"{family}-{member.replace('_', '-')}" for member in members]
    causes = KINDS["Cause"]
    assert isinstance(causes, tuple)
    wanted += [f"cause-{cause}" for cause in causes if isinstance(cause, str) and cause not in KINDS]
    wanted += [f"question-{name}{part}" for name in QUESTIONS for part in ("", ".button", ".short", ".waiting")]
    wanted += [f"ruling-ch{n}{part}" for n in range(1, 27) for part in ("", ".case", ".basis")]
    wanted += [f"card-{id}" for id in DECK.ids]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: str) -> None:
    names = [Texts(lang, "three-chapters").name(CardName(id)) for id in DECK.ids]
    assert len(set(names)) == 50


# ---- events
@pytest.mark.parametrize(
    ("chapter", "english", "french"),
    [
        (
            "before",
            "Once upon a time, fifty characters stepped out of their tales…",
            "Il était une fois cinquante personnages échappés de leurs contes…",
        ),
        ("first", "Chapter I: choose who is to be in your troupe.", "Chapitre I : à vous de composer votre troupe."),
        (
            "second",
            "Chapter II: the troupes take the stage, trick by trick.",
            "Chapitre II : les troupes entrent en scène, un tour après l’autre.",
        ),
        ("third", "Chapter III: the troupes take their bows and are counted.", "Chapitre III : les troupes saluent, et l’on compte."),
        ("end", "The tale is told, and here is the reckoning.", "Le conte est dit, et voici les comptes."),
    ],
)
def test_a_chapter_begins(chapter: str, english: str, french: str) -> None:
    assert both(tell("CHAPTER_BEGAN", {"chapter": chapter}, DECK)) == [english, french]


def test_the_draft_as_the_one_who_draws_reads_it() -> None:
    hand = ("jack", "ogre", "three-bears")
    assert told("DEALT", cards=hand, n=3, **MINE) == [
        "You are dealt 3 cards: Jack, the Ogre and the Three Bears.",
        "Vous recevez 3 cartes : Jack, l’Ogre et les Trois Ours.",
    ]
    assert told("KEPT", card="ogre", **MINE) == ["You keep the Ogre.", "Vous gardez l’Ogre."]
    assert told("GAVE_GHOST", ghost=GHOST, card="ogre", **MINE) == [
        "You slip the Ogre to the Ghost of the Attic.",
        "Vous glissez l’Ogre au Fantôme du grenier.",
    ]
    assert told("PASSED", to=ALI, cards=("ogre", "alice"), n=2, **MINE) == [
        "You pass 2 cards on to Ali: the Ogre and Alice.",
        "Vous passez 2 cartes à Ali : l’Ogre et Alice.",
    ]
    assert told("DISCARDED", cards=("ogre",), n=1, **MINE) == [
        "You put 1 card aside for good: the Ogre.",
        "Vous écartez 1 carte pour de bon : l’Ogre.",
    ]


def test_the_draft_as_the_others_read_it() -> None:
    assert told("DEALT", cards=HIDDEN, n=8, **HERS) == ["Zoé is dealt 8 cards.", "Zoé reçoit 8 cartes."]
    assert told("KEPT", card=HIDDEN, **HERS) == ["Zoé keeps a card.", "Zoé garde une carte."]
    assert told("GAVE_GHOST", ghost=GHOST, card=HIDDEN, **HERS) == [
        "Zoé slips a card to the Ghost of the Attic.",
        "Zoé glisse une carte au Fantôme du grenier.",
    ]
    assert told("PASSED", to=ALI, cards=HIDDEN, n=7, **HERS) == ["Zoé passes 7 cards on to Ali.", "Zoé passe 7 cartes à Ali."]
    assert told("PASSED", to=ALI, to_you=True, cards=("ogre", "alice"), n=2, **HERS) == [
        "Zoé passes 2 cards on to you: the Ogre and Alice.",
        "Zoé vous passe 2 cartes : l’Ogre et Alice.",
    ]
    assert told("DISCARDED", cards=HIDDEN, n=4, **HERS) == [
        "Zoé puts 4 cards aside for good, face down.",
        "Zoé écarte 4 cartes pour de bon, face cachée.",
    ]


def test_what_was_hidden_is_named_when_the_game_is_shown_openly() -> None:
    assert told("KEPT", seat=ZOE, you=False, card="ogre") == ["Zoé keeps the Ogre.", "Zoé garde l’Ogre."]


def test_a_trick_is_told_and_counted_from_one() -> None:
    assert told("LEADS", trick=0, **HERS) == ["Trick 1: Zoé leads.", "Tour 1 : Zoé ouvre."]
    assert told("LEADS", trick=2, **MINE) == ["Trick 3: you lead.", "Tour 3 : à vous d’ouvrir."]
    assert told("PLAYED", card="dragon", **MINE) == ["You play the Dragon.", "Vous jouez le Dragon."]
    assert told("PLAYED", card="dragon", **HERS) == ["Zoé plays the Dragon.", "Zoé joue le Dragon."]
    assert told("TRICK_WON", card="king", star=1, **MINE) == [
        "You win the trick with the King and take the star.",
        "Vous gagnez le tour avec le Roi et prenez l’étoile.",
    ]
    assert told("TRICK_WON", card="king", star=True, **HERS) == [
        "Zoé wins the trick with the King and takes the star.",
        "Zoé gagne le tour avec le Roi et prend l’étoile.",
    ]
    assert told("FROST", card="ice-princess", **HERS) == [
        "The Ice Princess lays frost over the trick: no hearts and no gems for anybody.",
        "La Princesse des glaces couvre le tour de givre : ni cœur ni gemme pour personne.",
    ]


def test_a_ghost_plays_wins_and_takes_nothing() -> None:
    assert told("PLAYED", seat=GHOST, card="ogre") == [
        "The Ghost of the Attic turns up the Ogre.",
        "Le Fantôme du grenier retourne l’Ogre.",
    ]
    assert told("LEADS", seat=GHOST, trick=3) == ["Trick 4: the Ghost of the Attic leads.", "Tour 4 : le Fantôme du grenier ouvre."]
    assert told("TRICK_WON", seat=GHOST, card="ogre", star=0) == [
        "The Ghost of the Attic wins the trick with the Ogre; the star goes to nobody.",
        "Le Fantôme du grenier gagne le tour avec l’Ogre, et l’étoile n’est à personne.",
    ]
    assert counted("goldilocks", gain=(0, 4, 0), witness=("three-bears",), seat=GHOST) == [
        "Goldilocks would bring the Ghost of the Attic 4 hearts with the Three Bears; but Ghosts take nothing.",
        "Boucle d’or rapporterait au Fantôme du grenier 4 cœurs avec les Trois Ours, mais un Fantôme ne prend rien.",
    ]


def test_an_ability_that_pays_says_how_much_and_with_whom() -> None:
    assert counted("pinocchio", gain=(0, 3, 0), witness=("geppetto",), you=True) == [
        "Pinocchio brings you 3 hearts with Geppetto.",
        "Pinocchio vous rapporte 3 cœurs avec Geppetto.",
    ]
    assert counted("three-bears", gain=(0, 3, 0), witness=("goldilocks",)) == [
        "The Three Bears bring Zoé 3 hearts with Goldilocks.",
        "Les Trois Ours rapportent à Zoé 3 cœurs avec Boucle d’or.",
    ]
    assert counted("peter-pan", gain=(0, 3, 0), witness=("hansel", "pinocchio", "jack")) == [
        "Peter Pan brings Zoé 3 hearts: 1 heart per other Child (Hansel, Pinocchio and Jack).",
        "Peter Pan rapporte à Zoé 3 cœurs : 1 cœur par autre Enfant (Hansel, Pinocchio et Jack).",
    ]
    assert counted("peter-pan", gain=(0, 1, 0), witness=("alice",)) == [
        "Peter Pan brings Zoé 1 heart per other Child (Alice).",
        "Peter Pan rapporte à Zoé 1 cœur par autre Enfant (Alice).",
    ]
    assert counted("geppetto", gain=(0, 2, 0), witness=("jack", "hansel")) == [
        "Geppetto brings Zoé 2 hearts: 1 heart per other card of value 1 to 9 (Jack and Hansel).",
        "Geppetto rapporte à Zoé 2 cœurs : 1 cœur par autre carte de valeur 1 à 9 (Jack et Hansel).",
    ]
    assert counted("frog-prince", gain=(0, 1, 1), witness=("king",), you=True) == [
        "The Frog Prince brings you 1 heart and 1 gem with another Royal (the King).",
        "Le Prince grenouille vous rapporte 1 cœur et 1 gemme avec un autre Royal (le Roi).",
    ]
    assert counted("cheshire-cat", gain=(0, 0, 5)) == [
        "The Cheshire Cat brings Zoé 5 gems, as many as the others took.",
        "Le Chat du Cheshire rapporte à Zoé 5 gemmes, autant que les autres en ont pris.",
    ]


def test_an_ability_that_pays_nothing_says_why() -> None:
    assert counted("pinocchio", "partner_missing", you=True) == [
        "Pinocchio brings you nothing (3 hearts with Geppetto: he is not in this trick).",
        "Pinocchio ne vous rapporte rien (3 cœurs avec Geppetto : il n’est pas dans ce tour).",
    ]
    assert counted("jack", "partner_missing", chapter="third") == [
        "Jack brings Zoé nothing (5 gems with the Giant: he is not in the row).",
        "Jack ne rapporte rien à Zoé (5 gemmes avec le Géant : il n’est pas dans la rangée).",
    ]


@pytest.mark.parametrize("verdict", ["paid", "frozen"])
def test_under_frost_a_star_remains_and_the_rest_is_explained(verdict: str) -> None:
    english, french = counted("furious-princess", verdict, gain=(1, 0, 0), witness=("dragon",), you=True)
    why = "1 star, 1 heart and 1 gem with the Dragon: the frost leaves no hearts and no gems"
    assert english == f"The Furious Princess brings you only 1 star ({why})."
    why = "1 étoile, 1 cœur et 1 gemme avec le Dragon : le givre ne laisse ni cœur ni gemme"
    assert french == f"La Princesse furieuse vous rapporte seulement 1 étoile ({why})."


def test_a_star_that_was_all_there_was_to_have_is_not_explained() -> None:
    assert counted("hansel", gain=(1, 0, 0), witness=("gretel",))[0] == "Hansel brings Zoé 1 star with Gretel."


def test_the_end_is_told() -> None:
    assert told("MAJORITY", gem=4, **MINE) == ["The most gems: 4 more for you.", "Le plus de gemmes : 4 de plus pour vous."]
    assert told("MAJORITY", gem=4, **HERS) == ["The most gems: 4 more for Zoé.", "Le plus de gemmes : 4 de plus pour Zoé."]
    assert told("SCORED", star=1, heart=15, gem=6, points=20, **MINE) == [
        "You have 20 points: 1 star, 15 hearts and 6 gems.",
        "Vous avez 20 points : 1 étoile, 15 cœurs et 6 gemmes.",
    ]
    assert told("SCORED", star=0, heart=0, gem=0, points=0, **HERS) == [
        "Zoé has 0 points: nothing at all.",
        "Zoé a 0 point : rien du tout.",
    ]
    assert told("WON", points=20, **HERS) == [
        "Zoé wins with 20 points and closes the book. The end.",
        "Zoé l’emporte avec 20 points et referme le livre. Fin.",
    ]
    assert told("WON", points=20, **MINE) == [
        "You win with 20 points and close the book. The end.",
        "Vous l’emportez avec 20 points et refermez le livre. Fin.",
    ]


def test_an_event_may_be_called_as_the_engine_calls_it() -> None:
    assert tell("trick-won", {**MINE, "card": "king", "star": 1}, DECK) == tell("TRICK_WON", {**MINE, "card": "king", "star": 1}, DECK)


def test_an_unknown_event_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match=r'^3 Chapters has no event "SNEEZED"; there are CHAPTER_BEGAN, DEALT'):
        tell("SNEEZED", {}, DECK)


def test_a_count_without_its_card_is_refused_in_one_sentence() -> None:
    with pytest.raises(ValueError, match=r'^the cause of COUNTED must be a card of the deck, not "majority"$'):
        counted("majority")


# ---- a deck of somebody's own
def test_a_card_of_somebody_s_own_deck_is_told_by_its_own_name() -> None:
    deck = deck_from_text(
        """
        [[card]]
        id = "cobbler"
        replaces = "ogre"
        name = { en = "The Cobbler", fr = "Savetier" }
        gender = "masculine"
        categories = ["dwarf"]
        abilities = [{ kind = "with", card = "jack", gem = 2 }]

        [[card]]
        id = "jack"
        abilities = [{ kind = "with", card = "cobbler", heart = 2 }]

        [[card]]
        id = "puss-in-boots"
        abilities = []
        """
    )
    assert told("PLAYED", deck=deck, seat=ZOE, you=False, card="cobbler") == ["Zoé plays the Cobbler.", "Zoé joue le Savetier."]
    assert both(describe(deck.card("jack"), deck)[0]) == ["2 hearts with the Cobbler", "2 cœurs avec le Savetier"]
    assert both(judge(deck.card("jack"), 0, "partner_missing", deck, chapter="second")) == [
        "2 hearts with the Cobbler: he is not in this trick",
        "2 cœurs avec le Savetier : il n’est pas dans ce tour",
    ]
    assert both(evidence(deck.card("cobbler"))["name"]) == ["typed in by the owner of the box", "saisi par qui possède la boîte"]


def test_a_name_of_unknown_gender_gets_no_pronoun() -> None:
    deck = deck_from_text('[[card]]\nid = "giant"\nname = "Gargantua"\n')
    assert card_name("giant", deck).name == {"en": "Gargantua", "fr": "Gargantua"}
    assert both(judge(deck.card("jack"), 0, "partner_missing", deck, chapter="second")) == [
        "5 gems with Gargantua: that card is not in this trick",
        "5 gemmes avec Gargantua : cette carte n’est pas dans ce tour",
    ]


# ---- what the cards and the rules rest on
def test_each_fact_of_a_card_says_how_well_it_is_known() -> None:
    said = {fact: both(phrase)[0] for fact, phrase in evidence(DECK.card("jack")).items()}
    assert said == {
        "name": "confirmed by a source",
        "value": "partly known or deduced",
        "categories": "partly known or deduced",
        "abilities": "partly known or deduced",
    }
    assert both(evidence(DECK.card("king"))["name"]) == ["reconstructed by us", "reconstitué par nos soins"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_can_be_read_from_beginning_to_end(lang: str) -> None:
    book = rules()
    names = ("setup", "choose", "three-players", "seals", "play", "pay", "count", "end", "abilities", "ghosts")
    assert [section.key for section in book.sections] == [f"rules-{n}-{name}" for n, name in enumerate(names, start=1)]
    for section in book.sections:
        assert say(lang, section.title)
        assert all(line.strip() for line in say(lang, section.text).splitlines())
    assert [ruling.key for ruling in book.rulings] == [f"ruling-ch{n}" for n in range(1, 27)]
    for ruling in book.rulings:
        assert say(lang, ruling.case).endswith("?")
        assert say(lang, ruling.answer).endswith(".")
        assert say(lang, ruling.rests_on)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_basis_of_a_ruling_is_the_same_everywhere(lang: str) -> None:
    for ruling in rules().rulings:
        assert ruling.basis in ("rulebook", "deduced", "house")
        assert say(lang, Phrase(f"{ruling.key}.basis")) == ruling.basis


def test_a_house_rule_is_never_sold_as_the_rulebook_s() -> None:
    said = both(rules().rulings[21].rests_on)
    assert said == ["our house rule, where the rulebook is silent", "règle maison, là où le livret se tait"]
