"""Scenarios: the living rule book. A text that a person reads says what is given, what is answered and what must come of it.

    scenario CH6  Hansel and Gretel are paid even if they belong to two people
    rules: CH6 with
    seats: 3
    start: one_trick
    given
      leader: 0
      hand 0: hansel; hand 1: gretel; hand 2: dragon
    play
      0 hansel; 1 gretel; 2 dragon
    then
      hansel: counted 0 paid star 1 witness gretel
      tokens 0: star 1

Everything in it goes by the game's own names (fields, members of its kinds, events, refusals), so nothing here knows any game.
docs/scenarios.md says the rest. Whatever is wrong with a scenario, or comes out otherwise than it says, is one `ScenarioError`.

Its three parts are one language: its lines (`reading`), how words and numbers become each other (`words`), and what each line does to
a position (`running`).
"""

from .reading import KEYS, Scenario, ScenarioError, Statement, read_scenarios, scenarios_of
from .running import run

__all__ = ["KEYS", "Scenario", "ScenarioError", "Statement", "read_scenarios", "run", "scenarios_of"]
