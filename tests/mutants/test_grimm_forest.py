"""Deliberate faults in The Grimm Forest: for each a scenario of the card or rule that it is in must fail."""

from __future__ import annotations

import pytest

from fabletop.engine import game as games
from fabletop.engine.scenario import Scenario, ScenarioError, run, scenarios_of
from mutants.faults import mutated

GAME = "grimm-forest"
# edition, file of the rules, old text, new text, what the scenarios that must notice name under `rules`
MUTANTS = [
    ("retail", "fables", "    if not alone(g, me):\n        fizzle(g, me, REASON_NOT_ALONE)\n        return\n    lay_aside", "    lay_aside", "ghostly-whispers/"),
    ("retail", "fables", "if together(g, seat, me) and g.actions[seat]:", "if together(g, seat, me):", "AC1"),
    ("retail", "retail/fables", "        n = wealth(g, seat) // 2\n", "        n = (wealth(g, seat) + 1) // 2\n", "taxation/"),
    ("retail", "retail/fables", "            material = BRICK - step", "            material = step", "RE6"),
    ("retail", "fables", "    if section // HOUSES == BRICK:", "    if False:", "big-bad-wolf/"),
    ("retail", "retail/fables", "places |= only(place)", "places = 0", "grandmas-house/"),
    ("retail", "retail/fables", "    if not g.monster_seen:", "    if True:", "chinny-chin-chin/"),
    ("retail", "retail/fables", "pigs_at(g, place) >= min(3, g.settings.seats)", "pigs_at(g, place) >= 3", "lonely-castle/"),
    ("retail", "retail/friends", "if g.robbed[me] != NONE and together(g, me, g.robbed[me]):", "if g.robbed[me] != NONE:", "ali-baba/"),
    ("retail", "retail/friends", "if g.asleep == me or count", "if count", "MO30"),
    ("retail", "retail/friends", "    if not g.rewarded:", "    if True:", "MO28"),
    ("retail", "retail/friends", "if wolves == 0:", "if wolves < 5:", "red-riding-hood/"),
    ("retail", "retail/friends", "        if wealth(g, seat) > wealth(g, me):", "        if wealth(g, seat) >= wealth(g, me):", "robin-hood/"),
    ("retail", "retail/friends", "    yield from gain_friend(g, me, FROG_PRINCE)", "    yield from gain_friend(g, me, NONE)", "FR2"),
    ("retail", "retail/friends", "            leave(g, seat)\n            return 1", "            return 1", "OR8"),
    ("retail", "retail/friends", "        g.stash[material] += n", "        g.stash[material] = n", "rapunzel/"),
    ("retail", "retail/table", "if lies_at(g, BASIC - 1 - step) > most:", "if lies_at(g, BASIC - 1 - step) >= most:", "PR4"),
    ("retail", "friends", "~only(g.own[me])", "~only(g.card[me])", "TH2"),
    ("retail", "choosing", "        if g.lair[seat] == place:", "        if False:", "p."),
    ("retail", "gathering", "n = g.stock[place][material] // pigs", "n = (g.stock[place][material] + 1) // pigs", "p."),
    ("retail", "building", "    if under_way(g, me, material):\n", "    if False:\n", "MO12"),
    ("retail", "building", "- (house >= PARTS)", "", "BU1"),
    ("retail", "building", "if g.token[material] == NONE:", "if True:", "MO14"),
    ("retail", "building", "on_sites(g, me) >= g.settings.sites", "on_sites(g, me) > g.settings.sites", "BU16"),
    ("retail", "ending", "return houses_of(g, a, BRICK) > houses_of(g, b, BRICK)", "return houses_of(g, a, BRICK) < houses_of(g, b, BRICK)", "EN4"),
    ("retail", "ending", "return sturdiest_token(g, a) > sturdiest_token(g, b)", "return False", "EN2"),
    ("retail", "round", "now == END_OF_GATHER and order_matters(g)", "False", "OR2"),
    ("retail", "decks", "        g.gone |= only(friend)\n", "", "FR5"),
    ("preview", "preview/fables", "~only(g.own[seat])", "~only(g.place[seat])", "roar/"),
    ("preview", "preview/fables", "(pigs_at(g, g.place[me]) - 1)", "pigs_at(g, g.place[me])", "spy-network/"),
    ("preview", "preview/fables", "- (material == kept)", "", "P7"),
    ("preview", "preview/friends", "        yield may(seat, last_chance)\n    leave(g, seat)", "        g.turn = g.turn\n    leave(g, seat)", "P3"),
    ("preview", "preview/friends", "OK if g.place[me] == place else", "OK if True else", "red-riding-hood/"),
]


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return scenarios_of(GAME)


@pytest.mark.parametrize(("edition", "file", "old", "new", "rule"), MUTANTS, ids=[f"{i}-{m[1]}-{m[4].rstrip('/')}" for i, m in enumerate(MUTANTS)])
def test_a_scenario_of_that_rule_catches_this_fault(
    edition: str, file: str, old: str, new: str, rule: str, scenarios: list[Scenario], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.opened, (GAME, edition, False), mutated(GAME, edition, file, old, new))
    about = [one for one in scenarios if any(word == rule or (rule[-1] in "/." and word.startswith(rule)) for word in one.rules)]
    assert any(_fails(one) for one in about), f"{file}.py: no scenario of {rule} notices {new!r} in the place of {old!r}"


def _fails(scenario: Scenario) -> bool:
    try:
        run(scenario, compiled=False)
    except (ScenarioError, RuntimeError, ValueError, OverflowError, IndexError):
        return True
    return False
