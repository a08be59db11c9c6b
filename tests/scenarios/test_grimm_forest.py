"""The rule book of The Grimm Forest comes true, compiled and uncompiled, and leaves no card, clause, ruling or refusal out."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from fabletop.engine.game import find
from fabletop.engine.scenario import Scenario, run, scenarios_of
from fabletop.games.grimm_forest.deck import cards
from fabletop.games.grimm_forest.fields import REFUSALS, TIES

GAME = "grimm-forest"
SCENARIOS = scenarios_of(GAME)
COUNTS = {
    "OR": 10, "GB": 10, "CI": 5, "JA": 1, "TH": 2, "PI": 4, "AL": 1, "AB": 4, "GC": 14, "MO": 37, "UL": 6, "RE": 17, "AC": 5,
    "BU": 16, "FR": 9, "EN": 4, "PR": 5, "P": 14,
}  # fmt: skip
RULINGS = [f"{letters}{n}" for letters, count in COUNTS.items() for n in range(1, count + 1)]
CLAUSES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted((Path(__file__).parent / "clauses").glob("*.toml"))}
EDITIONS = {"retail": ("retail-fables", "retail-friends"), "preview": ("preview",)}


def edition_of(scenario: Scenario) -> str:
    return scenario.section("edition")[0].text if scenario.section("edition") else "retail"


PROVED = {edition: {word for one in SCENARIOS if edition_of(one) == edition for word in one.rules} for edition in EDITIONS}
TOLD = {word.rstrip(":") for one in SCENARIOS for word in one.text.split()}
# what no position of these rules can refuse so: the options are not among those that a question has
UNPROVOKED: set[str] = set()


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.id)
@pytest.mark.parametrize("compiled", [True, False], ids=["compiled", "uncompiled"])
def test_it_comes_true(scenario: Scenario, compiled: bool) -> None:
    run(scenario, compiled)


def test_there_are_as_many_as_the_game_needs() -> None:
    assert len(SCENARIOS) >= 450
    assert len(RULINGS) == 150 + 14


@pytest.mark.parametrize("ruling", RULINGS)
def test_every_ruling_has_a_scenario_of_its_name(ruling: str) -> None:
    named = [one for one in SCENARIOS if one.name.rstrip("abcdefghijklmnopqrstuvwxyz") == ruling]
    assert named, f"no scenario is called {ruling}"
    assert all(ruling in one.rules for one in named)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_clauses_and_every_clause_a_scenario(edition: str) -> None:
    listed = {card: clauses for stem in EDITIONS[edition] for card, clauses in CLAUSES[stem].items()}
    assert set(cards(edition)) <= set(listed), "a card has no clauses"
    missing = [f"{card}/{clause}" for card, clauses in listed.items() for clause in clauses if f"{card}/{clause}" not in PROVED[edition]]
    assert not missing
    named = {word for word in PROVED[edition] if "/" in word}
    assert named <= {f"{card}/{clause}" for card, clauses in listed.items() for clause in clauses}, "a scenario names a clause that there is not"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_question_is_asked_somewhere(edition: str) -> None:
    game = find(GAME, edition)
    asked = {one["name"].replace("_", "-") for one in game.meta["questions"] if not one["standing"]}
    told = {line.split()[1] for one in SCENARIOS for line in _statements(one) if line.startswith("asked: ") and len(line.split()) > 1}
    assert asked <= told


def test_every_refusal_is_provoked_somewhere() -> None:
    codes = {code.lower().replace("_", "-") for code in REFUSALS}
    provoked = {line.partition(":")[2].split()[0] for one in SCENARIOS for line in _statements(one) if line.startswith("!")}
    assert codes - provoked == UNPROVOKED


def test_every_way_of_telling_a_tie_is_there() -> None:
    assert {f"tie: {tie}" for tie in TIES} <= {" ".join(line.split()[:2]) for one in SCENARIOS for line in _statements(one)}


def _statements(scenario: Scenario) -> list[str]:
    return [one.text for key in ("play", "then") for one in scenario.section(key)]
