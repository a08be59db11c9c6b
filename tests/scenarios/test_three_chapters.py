"""The rule book of 3 Chapters comes true, compiled and uncompiled, and leaves no card, ability or ruling out."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.engine.scenario import Scenario, ScenarioError, run, scenarios_of
from fabletop.games.three_chapters.deck import CATEGORIES, Deck, printed_deck
from fabletop.games.three_chapters.fields import KINDS

GAME = "three-chapters"


def members(kind: str) -> tuple[str, ...]:
    names = KINDS[kind]
    assert isinstance(names, tuple)
    return names


SCENARIOS = scenarios_of(GAME)
RULINGS = [f"CH{n}" for n in range(1, 27)]
CARDS = printed_deck().ids
ABILITIES = members("Ability")
UNSEEN = {("three-little-pigs", "animal"), ("troll", "monster")}  # nobody but the card itself counts these, and it counts only others


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_it_comes_true(scenario: Scenario, compiled: bool) -> None:
    run(scenario, compiled)


# ---- nothing is left out
@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_scenario_of_its_name(ruling: str) -> None:
    named = [one for one in SCENARIOS if one.name.rstrip("abcdefghijklmnopqrstuvwxyz") == ruling]
    assert named, f"no scenario is called {ruling}"
    assert all(ruling in one.rules for one in named)


def test_no_scenario_names_a_ruling_that_there_is_not() -> None:
    assert {word for one in SCENARIOS for word in one.rules if word.startswith("CH")} == set(RULINGS)


@pytest.mark.parametrize("kind", ABILITIES)
def test_every_kind_of_ability_has_one_that_pays_and_one_that_does_not(kind: str) -> None:
    its = [one for one in SCENARIOS if kind in one.rules]
    assert any(" paid " in one.text or "frost " in one.text for one in its)
    if kind != "always":  # which has no condition
        why_not = ("-missing", " not-", "-not-won", "nothing-to-copy", "frozen", "too-few", "won-a-trick")
        assert any(word in one.text for one in its for word in why_not)


@pytest.mark.parametrize("question", ["card-to-keep", "pair-to-keep", "card-to-play", "card-to-count"])
def test_every_question_is_asked_somewhere(question: str) -> None:
    assert any(f"asked: {question} " in one.text for one in SCENARIOS)


@pytest.mark.parametrize("code", ["not-in-hand", "same-card", "nothing-to-order", "not-asked", "must-choose", "game-over"])
def test_every_refusal_is_provoked_somewhere(code: str) -> None:
    assert any(f": {code}" in one.text for one in SCENARIOS)


def test_every_verdict_comes_to_pass_but_the_one_of_explanations() -> None:
    verdicts = [verdict.replace("_", "-") for verdict in members("Verdict")]
    told = {word for one in SCENARIOS for word in one.text.split()}
    assert set(verdicts) - told == {"not-yet"}


@pytest.mark.parametrize("page", [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13])
def test_every_page_of_the_rulebook_with_a_rule_on_it_is_proved_somewhere(page: int) -> None:
    assert any(f"p.{page}" in one.rules for one in SCENARIOS)


def test_the_four_worked_examples_are_there() -> None:
    names = {one.name for one in SCENARIOS}
    assert {"example-trick", "example-row", "example-points", "example-ghosts"} <= names


# ---- each card's facts are held: change one, and a scenario fails
@pytest.mark.parametrize("card", CARDS)
def test_a_card_with_a_wrong_fact_fails_a_scenario(card: str) -> None:
    about = [one for one in SCENARIOS if card in one.text and not one.section("deck") and "exam" not in one.name]
    for said, content in _changes(card):
        Deck.from_content(content)  # it is a deck that can be played with
        likely = "categories" if said.startswith("category") else card
        about.sort(key=lambda one: (one.name != likely, card not in one.rules, len(one.text)))
        assert any(_fails(one, content) for one in about), f"{card}: {said}, and no scenario minds"


def _fails(scenario: Scenario, content: dict[str, Any]) -> bool:
    try:
        run(scenario, compiled=False, deck=content)
    except ScenarioError:
        return True
    return False


def _changes(card: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every deck that is wrong in one fact of this card, with a word on what it is."""
    whole = printed_deck().content()
    at = CARDS.index(card)
    for category in CATEGORIES:
        if (card, category) in UNSEEN:
            continue
        deck = copy.deepcopy(whole)
        categories = deck["card"][at]["categories"]
        categories.remove(category) if category in categories else categories.append(category)
        yield f"category {category}", deck
    deck, other = copy.deepcopy(whole), at - 1 if at else 1
    deck["card"][at]["value"], deck["card"][other]["value"] = deck["card"][other]["value"], deck["card"][at]["value"]
    yield "value", deck
    for n, ability in enumerate(whole["card"][at]["abilities"]):
        for said, changed in _changed(ability, card):
            deck = copy.deepcopy(whole)
            deck["card"][at]["abilities"][n : n + 1] = changed
            yield f"ability {n + 1}, {said}", deck


def _changed(ability: dict[str, Any], card: str) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """An ability in the place of which stands another, or none."""
    kind = ability["kind"]
    yield "gone", []
    if kind not in ("copy", "freeze"):
        for token in ("star", "heart", "gem"):
            yield f"more {token}", [{**ability, token: ability.get(token, 0) + 1}]
    if kind in ("with", "with_category", "per_category", "per_value", "always"):
        for seal in ("second", "third"):
            yield f"seal {seal}", [{**ability, "seal": seal}]
    if kind == "with":
        yield "partner", [{**ability, "card": "king" if ability["card"] != "king" and card != "king" else "ogre"}]
    if "category" in ability:
        for category in CATEGORIES:
            if category != ability["category"]:
                yield f"category {category}", [{**ability, "category": category}]
    if "other" in ability:
        yield "other", [{**ability, "other": False}]
    if kind == "with_category":
        yield "per_category", [{**ability, "kind": "per_category"}]
    if kind == "per_category":
        yield "with_category", [{**ability, "kind": "with_category"}]
    for bound in ("low", "high", "number"):
        if bound in ability:
            for step in (-1, 1):
                if ability[bound] + step > 0:
                    yield f"{bound} {step}", [{**ability, bound: ability[bound] + step}]
    if "token" in ability:
        yield "token", [{**ability, "token": "gem" if ability["token"] == "heart" else "heart"}]
