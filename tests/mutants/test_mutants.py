"""A test of the tests: deliberate faults in the rules, each of which a scenario (or a random game) must catch.

A mutant is a file, what stands there, and what stands there instead. A fault that no scenario notices shows a rule that nobody
proves.
"""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.engine import game as games
from fabletop.engine import plain
from fabletop.engine.scenario import Scenario, ScenarioError, run, scenarios_of
from mutants.faults import mutated
from playing import open_game, random_game

GAME, EDITION = "three-chapters", "retail"
MUTANTS = [
    ("seating", "return place // 2 if place % 2 == 0 else 3 - place // 2", "return place // 2 if place % 2 == 0 else 2 + place // 2"),
    ("seating", "return 2 + me", "return 3 - me"),
    ("seating", "(place_of(g, g.leader) + i)", "i"),
    ("seating", "    if not is_ghost(g, chair):\n        g.tokens", "    if True:\n        g.tokens"),
    ("draft", "g.hand[seat] = g.hand[seat - 1]", "g.hand[seat] = g.hand[seat]"),
    ("draft", "            g.box &= ~only(card)\n", ""),
    ("draft", "            g.out[seat] |= g.hand[seat]", "            g.box |= g.hand[seat]"),
    ("draft", "return OK if card != ghosts else no(SAME_CARD, card)", "return OK"),
    ("draft", "give_ghost(g, seat, g.sealed[seat] % CARDS)", "give_ghost(g, seat, g.sealed[seat] // CARDS)"),
    ("draft", "    ghost = ghost_at_my_right(seat)\n    g.hand[seat]", "    ghost = 3 - seat\n    g.hand[seat]"),
    ("draft", "if pick + 1 < g.settings.keeps:", "if pick < g.settings.keeps:"),
    ("tricks", "g.leader = chance(g, g.settings.seats) if g.settings.leads == NONE else g.settings.leads", "g.leader = 0"),
    ("tricks", "    g.leader = winner", "    g.leader = g.leader"),
    ("tricks", "g.played[chair] == highest(cards)", "g.played[chair] == lowest(cards)"),
    ("tricks", "    gain(g, winner, STAR, 1)\n", ""),
    ("tricks", "    g.won[winner] += 1\n", ""),
    ("tricks", "if kind != NONE and kind != COPY and kind != FREEZE:", "if kind != NONE and kind != FREEZE:"),
    ("abilities", "heart = 0 if frozen else times", "heart = times"),
    ("abilities", "gem = 0 if frozen else times", "gem = times"),
    ("abilities", "    star = times * g", "    star = 0 if frozen else times * g"),
    ("abilities", "    g.due[chair][GEM] += gem\n", ""),
    ("abilities", "FROZEN if nothing_left else verdict", "verdict"),
    ("tricks", "if other != chair and g.due[other][token]:", "if g.due[other][token]:"),
    ("abilities", "and verdict == PAID and star == 0", "and verdict == PAID"),
    ("tricks", "verdict = FROZEN if cards & g.settings.freezing else PAID", "verdict = PAID"),
    ("tricks", "        g.due[chair][HEART] = 0\n", ""),
    ("tricks", "    for chair in clockwise(g):\n        use_copies", "    for chair in range(0):\n        use_copies"),
    ("tricks", "for other in range(g.settings.chairs):\n                if other != chair", "for other in range(g.settings.seats):\n                if other != chair"),
    ("abilities", "if kind == PER_CATEGORY or kind == PER_VALUE else 1", "if kind == PER_CATEGORY else 1"),
    ("abilities", "if kind == PER_CATEGORY or kind == PER_VALUE else 1", "if kind == PER_VALUE else 1"),
    ("abilities", "chair == chair_in_turn(g, g.settings.chairs - 1)", "chair == chair_in_turn(g, 0)"),
    ("abilities", "chair == chair_in_turn(g, g.settings.chairs - 1)", "chair == chair_in_turn(g, g.settings.seats - 1)"),
    ("abilities", "PAID if card == lowest(cards) else NOT_LOWEST", "PAID"),
    ("abilities", "PAID if card == highest(cards) else TRICK_NOT_WON", "PAID"),
    ("abilities", "    if g.settings.seal[card][ability] == SEAL_THIRD:\n        return OTHER_CHAPTER\n", ""),
    ("abilities", "    if g.settings.seal[card][ability] == SEAL_SECOND:\n        return OTHER_CHAPTER\n", ""),
    ("abilities", "if g.tokens[seat][HEART] >= g.settings.number[card][ability]", "if g.tokens[seat][HEART] > g.settings.number[card][ability]"),
    ("abilities", "WON_A_TRICK if g.won[seat] else PAID", "WON_A_TRICK if g.tokens[seat][STAR] else PAID"),
    ("abilities", "if kind == ALWAYS or witnesses", "if witnesses"),
    ("abilities", "ability, g.row[seat]), g.row[seat], False)", "ability, all_rows(g)), all_rows(g), False)"),
    ("count", "if best == NONE or hearts_asked(g, card) < hearts_asked(g, best)", "if best == NONE or hearts_asked(g, card) > hearts_asked(g, best)"),
    ("count", "        if order_matters(g, seat):", "        if False:"),
    ("count", "        if order_matters(g, seat):", "        if True:"),
    ("count", "if hearts < hearts_asked(g, card) and hearts_asked(g, card) <= after:", "if hearts < hearts_asked(g, card):"),
    ("count", "        count_kind(g, seat, NO_TRICK_WON)\n", ""),
    ("count", "        count_kind(g, seat, NO_TRICK_WON)\n        yield from count_hearts(g, seat)\n", "        yield from count_hearts(g, seat)\n        count_kind(g, seat, NO_TRICK_WON)\n"),
    ("count", "if g.tokens[seat][GEM] == most:", "if g.tokens[seat][GEM] == most and g.richest == 0:"),
    ("abilities", "PAID if has(g.richest, seat)", "PAID if g.tokens[seat][GEM] >= g.tokens[0][GEM]"),
    ("count", "gain(g, seat, GEM, 4)", "gain(g, seat, GEM, 3)"),
    ("count", "    majority(g)\n", ""),
    ("count", "        count_kind(g, seat, MOST_GEMS)\n", "        count_kind(g, seat, ALWAYS)\n"),
    ("count", "2 * g.tokens[seat][STAR]", "g.tokens[seat][STAR]"),
    ("count", "g.tokens[seat][GEM] // 2", "(g.tokens[seat][GEM] + 1) // 2"),
    ("count", "return g.row[a] > g.row[b]", "return g.row[a] < g.row[b]"),
    ("count", "return g.points[a] > g.points[b]", "return g.points[a] < g.points[b]"),
    ("count", "                    g.tie = 0\n", "                    g.tie = NONE\n"),
    ("count", "and kind != HEARTS_AT_LEAST and kind != NO_TRICK_WON", "and kind != NO_TRICK_WON"),
]


def caught(scenarios: list[Scenario], game: games.Game) -> str:
    """The first scenario that fails, or what a random game breaks; empty when all hold."""
    for scenario in scenarios:
        try:
            run(scenario, compiled=False)
        except (ScenarioError, RuntimeError, ValueError, OverflowError, IndexError):
            return scenario.id
    for p in random_game(game, 3, 1):
        lying = [cards for name in game.meta["conserved"]["Card"] for cards in plain.flat(p[name])]
        if sum(cards.bit_count() for cards in lying) != 50:
            return "a card lies in two places, or nowhere"
    return ""


@pytest.fixture(scope="module")
def scenarios() -> list[Scenario]:
    return scenarios_of(GAME)


@pytest.mark.parametrize(("file", "old", "new"), MUTANTS, ids=[f"{i}-{m[0]}" for i, m in enumerate(MUTANTS)])
def test_a_scenario_catches_this_fault(file: str, old: str, new: str, scenarios: list[Scenario], monkeypatch: pytest.MonkeyPatch) -> None:
    faulty: Any = mutated(GAME, EDITION, file, old, new)
    monkeypatch.setitem(games.opened, (GAME, EDITION, False), faulty)
    assert caught(scenarios, faulty), f"{file}.py: no scenario notices {new!r} in the place of {old!r}"


def test_the_text_without_a_fault_is_caught_by_none(scenarios: list[Scenario]) -> None:
    assert caught(scenarios, open_game(GAME, EDITION, compiled=False)) == ""
