"""What The Grimm Forest says: every event, question, answer and refusal of random games in both languages, and a text for everything."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fabletop.engine.game import find
from fabletop.engine.names import Why
from fabletop.engine.phrase import HIDDEN, CardName
from fabletop.engine.screen import Look
from fabletop.engine.uncompiled import rules as uncompiled_rules
from fabletop.games.grimm_forest import screen
from fabletop.games.grimm_forest.deck import CARDS, FABLES, cards
from fabletop.games.grimm_forest.fields import EVENTS, KINDS, REFUSALS, TIES
from fabletop.games.grimm_forest.game import EDITIONS, OPTIONS
from fabletop.games.grimm_forest.telling import describe, rules, tell, windows_of
from fabletop.games.grimm_forest.wording import ASKED, MATERIAL, SECTION
from fabletop.texts import LANGUAGES, Texts
from games.grimm_forest.readers import ALI, PEOPLE, ZOE, both, check, look_at, played, say

EVERYTHING = -2  # a viewer who is nobody and reads all
GAMES = pytest.mark.parametrize(("edition", "seats", "seed"), [(edition, seats, seats * 7) for edition in EDITIONS for seats in (2, 3, 4)])


# ---- there is a text for everything
@cache
def questions() -> dict[str, int]:
    """All questions of both editions, and how many parts their answers have."""
    return {q["name"].replace("_", "-"): len(q["parts"]) for edition in EDITIONS for q in find("grimm-forest", edition, False).meta["questions"]}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_named_has_its_text(lang: str) -> None:
    texts = Texts(lang, "grimm-forest")
    wanted = ["game-name", "game-tagline", *(f"edition-{edition}" for edition in EDITIONS)]
    wanted += [f"setting-{name.replace('_', '-')}{part}" for name in OPTIONS for part in ("", ".what")]
    wanted += [f"event-{kind.lower().replace('_', '-')}" for kind in EVENTS]
    wanted += [f"refusal-{code.lower().replace('_', '-')}" for code in REFUSALS]
    wanted += ["count-complete", *(f"count-{name}" for name in MATERIAL)]
    wanted += [f"tie-{name}" for name in TIES]
    for kind, members in KINDS.items():
        if isinstance(members, tuple) and kind not in ("Card", "Fable"):
            wanted += [f"{kind.lower()}-{member}" for member in members if member not in (*KINDS, *CARDS, *SECTION) or kind == "Section"]
    wanted += [f"question-{name}{part}" for name in questions() for part in ("", ".button")]
    wanted += [f"question-{name}.part-{n}" for name, parts in questions().items() for n in range(2, parts + 1)]
    wanted += [f"ask-{name}" for name in ASKED]
    wanted += [f"card-{id}{part}" for id in CARDS for part in ("", ".text", ".gender", ".article")]
    wanted += [f"card-{id}.preview" for id in cards("preview")]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: str) -> None:
    assert len({Texts(lang, "grimm-forest").name(CardName(id)) for id in CARDS}) == len(CARDS)


def test_the_rules_have_13_sections_and_164_rulings() -> None:
    told = rules()
    assert len(told.sections) == 13
    assert len(told.rulings) == 164
    assert (told.rulings[0].key, told.rulings[-1].key) == ("ruling-or1", "ruling-p14")
    assert {ruling.basis for ruling in told.rulings} <= {"rulebook", "published", "deduced", "house"}
    for lang in LANGUAGES:
        for section in told.sections:
            assert say(lang, section.title)
            assert say(lang, section.text)
        for ruling in told.rulings:
            assert say(lang, ruling.case)
            assert say(lang, ruling.answer)
            assert say(lang, ruling.rests_on)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_says_what_it_does(edition: str) -> None:
    for lang in LANGUAGES:
        for id in cards(edition):
            (said,) = (say(lang, phrase) for phrase in describe(id, edition))
            check(said)
    assert both(describe("wolf", edition, ())[0])[0].startswith("When revealed")


def test_a_deck_s_numbers_are_in_the_text() -> None:
    (phrase,) = describe("fairy-food", "retail", (1,))
    assert "gains 1 resource of their choice" in both(phrase)[0]
    assert "gagne 1 ressource de son choix" in both(phrase)[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_acts_when_the_rules_say(edition: str) -> None:
    """What is told is what the marks in the rules say."""
    text = uncompiled_rules("fabletop.games.grimm_forest", edition)
    acting = text.NAMES["acting"]
    windows = KINDS["Window"]
    assert isinstance(windows, tuple)
    for id in cards(edition):
        found = [name for n, name in enumerate(windows) if acting(n) >> CARDS.index(id) & 1 and name != "leaving"]
        assert [phrase.key.removeprefix("window-") for phrase in windows_of(id, edition)] == found, id


# ---- random games
@GAMES
def test_every_event_of_a_game_can_be_told(edition: str, seats: int, seed: int) -> None:
    p = find("grimm-forest", edition).start(seats=seats, seed=seed)
    viewers = (*range(seats), -1)
    tellers = {viewer: screen.Teller(p.settings, PEOPLE) for viewer in viewers}
    everything = screen.Teller(p.settings, PEOPLE)
    kinds = set()
    for position, _, _ in played(edition, seats, seed):
        for viewer in viewers:
            for event in position.events_for(viewer if viewer >= 0 else None):
                kinds.add(event.kind)
                told = tellers[viewer].tell(event, viewer)
                named = tellers[viewer]._named(event.args, viewer)
                for lang in LANGUAGES:
                    if told is not None:
                        check(say(lang, told.words).replace("\n", " "))
                        if told.head:
                            check(say(lang, told.head))
                    check(say(lang, tell(event.kind, named, cause=event.cause)))  # also those that the screen passes over
        for event in position.events:
            told = everything.tell(event, EVERYTHING)
            if told is not None:
                check(say("en", told.words).replace("\n", " "))
    assert {"round-began", "card-revealed", "collected", "built", "turn-began"} <= kinds


@GAMES
def test_every_question_and_every_answer_of_a_game_can_be_said(edition: str, seats: int, seed: int) -> None:
    for p, seat, options in played(edition, seats, seed):
        if seat < 0:
            return
        decision = p.decision
        assert decision is not None
        look = look_at(p, seat)
        for lang in LANGUAGES:
            check(say(lang, screen.prompt(look)))
            for option in options[:60]:
                if option.id:
                    check(say(lang, screen.button(p.settings, decision.question, option, PEOPLE, look)))
                for part in option.parts:
                    words = screen.thing(p.settings, part.kind, part.member, look)
                    if words is not None:
                        assert not isinstance(words, CardName) or words.id in CARDS
                    elif part.kind != "Seat":
                        assert Texts(lang, "grimm-forest").has(f"{part.kind.lower()}-{part.member}"), part


@GAMES
def test_every_refusal_of_a_game_has_its_sentence(edition: str, seats: int, seed: int) -> None:
    codes = set()
    for p, seat, options in played(edition, seats, seed):
        if seat < 0:
            break
        look, legal = look_at(p, seat), {option.name for option in options}
        asked = p.names.questions[p["question"]]
        members = [p.names.members[kind] + (["none"] if maybe else []) for _, kind, maybe in asked["parts"]]
        names = members[0] if len(members) == 1 else [f"{a} {b}" for a in members[0] for b in members[1]] if len(members) == 2 else ["0 0 0", "1 0 9"]
        for name in names[::7] if len(names) > 60 else names:
            why = p.why_not(seat, name)
            assert (why is None) == (name in legal)
            if why is not None:
                codes.add(why.code)
                for lang in LANGUAGES:
                    check(say(lang, screen.refusal(look, why, name)))
    assert {"cost-short", "build-below-first"} <= codes


@GAMES
def test_what_cannot_be_built_is_judged_as_the_rules_judge_it(edition: str, seats: int, seed: int) -> None:
    seen = 0
    for p, seat, _ in played(edition, seats, seed):
        if seat >= 0 and p.decision is not None and p.decision.question == "action-to-take" and p["actions"][seat]:
            view = p.view(seat)
            for section, name in enumerate(SECTION):
                assert screen.not_built(view, seat, section) == p.why_not(seat, name), name
                seen += 1
    assert seen


def why(code: str, *numbers: int) -> Why:
    a, b, c = (*numbers, 0, 0, 0)[:3]
    return Why(code, (a, b, c))


@pytest.fixture(scope="module")
def start() -> Look:
    return look_at(find("grimm-forest", "retail").start(seats=4, seed=1), 0)


@pytest.mark.parametrize(
    ("code", "numbers", "english", "french"),
    [
        (
            "cost-short",
            (1, 4, 6),
            "6 Wood: you have 4, 2 short. Gain it, or go to the Forest.",
            "6 Bois : vous avez 4, il manque 2. Gagnez-les, ou allez vers la Forêt.",
        ),
        (
            "house-under-way",
            (1,),
            "Your Wood house has no Roof yet: one unfinished house of each material. Finish it first.",
            "Votre maison de Bois n’a pas encore de Toit : une seule maison inachevée de chaque ressource. Achevez-la d’abord.",
        ),
        (
            "monster-there",
            (FABLES.index("wolf"), 1),
            "A Monster is already in the Forest, and there is room for one at each Location: choose another.",
            "Un Monstre est déjà dans la Forêt, et il n’y en a qu’un par Lieu : choisissez-en un autre.",
        ),
        (
            "sold-out",
            (2, 2),
            "All Roof sections of Brick are in use: only the Big Bad Wolf could bring one back.",
            "Toit de Brique : toutes les sections servent déjà, et seul le Grand Méchant Loup pourrait en ramener une.",
        ),
        (
            "must-lay-a-fable",
            (1,),
            "Ali has the Huntsman, so you must lay a Fable, as you hold one: choose which.",
            "Ali a le Chasseur : puisque vous avez une Fable, vous devez en poser une. Choisissez laquelle.",
        ),
    ],
)
def test_a_refusal_says_what_why_and_what_would_help(start: Look, code: str, numbers: tuple[int, ...], english: str, french: str) -> None:
    assert both(screen.refusal(start, why(code, *numbers))) == [english, french]


def test_every_refusal_can_be_said_with_the_numbers_that_the_rules_give(start: Look) -> None:
    given = {
        "HAS_NOTHING": (-1,), "NOT_HERE": (-1, 0), "CANNOT_RETURN": (1, 2, 1), "NOTHING_LIES_THERE": (1, -1), "SUPPLY_EMPTY": (-1,),
        "CANNOT_CANCEL": (CARDS.index("jack"), FABLES.index("wolf")), "NO_SPECIAL_ACTION": (CARDS.index("jack"),),
        "USED_ALREADY": (CARDS.index("seven-dwarfs"),), "NO_FABLES_LEFT": (1, 2), "NOT_NOW": (CARDS.index("puss-in-boots"),),
    }  # fmt: skip
    for code in REFUSALS:
        for numbers in (given.get(code, (1, 1, 2)), (0, 0, 0)):
            for lang in LANGUAGES:
                check(say(lang, screen.refusal(start, why(code.lower().replace("_", "-"), *numbers))))


# ---- as one reader hears it
def told(kind: str, cause: str = "", **args: Any) -> list[str]:
    return both(tell(kind, args, cause=cause))


def test_a_plan_is_told_to_its_owner_alone() -> None:
    assert told("LAID", seat=ZOE, you=True, place="forest", fable="roar", n=1) == [
        "You lay the Forest face down, and on it the Roar.",
        "Vous posez la Forêt, face cachée, et dessus « Rugissement ».",
    ]
    assert told("LAID", seat=ZOE, place=HIDDEN, fable=HIDDEN, n=1) == [
        "Zoé lays a Gather card face down, and a Fable on it.",
        "Zoé pose une carte Récolte face cachée, et une Fable dessus.",
    ]
    assert told("LAID", seat=ZOE, you=True, place="forest", fable=None, n=1) == [
        "You lay the Forest face down, and on it the unseen top Fable.",
        "Vous posez la Forêt, face cachée, et dessus la Fable du paquet que nul n’a vue.",
    ]


def test_a_gift_is_told_to_giver_taker_and_the_others() -> None:
    given: dict[str, Any] = {"material": "straw", "n": 2}
    assert told("GAVE", seat=ZOE, to=ALI, to_you=True, **given) == ["Zoé gives you 2 Straw.", "Zoé vous donne 2 Pailles."]
    assert told("GAVE", seat=ZOE, you=True, to=ALI, **given) == ["You give Ali 2 Straw.", "Vous donnez 2 Pailles à Ali."]
    assert told("GAVE", seat=ZOE, to=ALI, **given) == ["Zoé gives Ali 2 Straw.", "Zoé donne 2 Pailles à Ali."]


def test_what_did_nothing_says_why() -> None:
    assert told("NOTHING", "seven-dwarfs", seat=ZOE, you=True, reason="not-alone") == [
        "The Seven Dwarfs do nothing for you: not alone there.",
        "« Sept Nains » : rien pour vous, pas seul dans ce Lieu.",
    ]
    phrase = tell("NOTHING", {"seat": ZOE, "you": True, "reason": "not-alone"}, cause="consult-the-oracle", people=(ALI,))
    assert both(phrase)[0] == "Consult the Oracle does nothing for you: Ali is there, too."


def test_an_unknown_event_is_refused() -> None:
    with pytest.raises(ValueError, match="no event"):
        tell("SANG", {})
