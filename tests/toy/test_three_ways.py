"""One text, three ways to run it: stories as generators, flat, and compiled. They agree at every decision, events and refusals too."""

from __future__ import annotations

import random
from typing import Any

import pytest

from fabletop.engine.game import Game, Settings
from live import Live, live_names, numbers

GAMES = 60


def dealt(game: Game, settings: bytes, seed: int) -> Any:
    """A core that listens, begun."""
    core = game.rules.Core.blank(game.rules.SettingsTable(settings))
    core.listen()
    core.source = game.rules.Chance.fast(seed)
    core.start()
    return core


def settings(game: Game, seats: int) -> bytes:
    return Settings(game, game.opening(seats, {})).bytes


@pytest.mark.parametrize("edition", ["retail", "moonless"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_generators_and_flat_text_agree_move_for_move(crossroads: dict[str, Game], edition: str, seats: int) -> None:
    game = crossroads[edition]
    table, names = settings(game, seats), live_names(game.rules.ROOM)
    for seed in range(GAMES):
        flat, live, rng = dealt(game, table, seed), Live(names, table, seed), random.Random(seed)
        while not flat.over:
            assert numbers(flat.g) == live.numbers()
            assert flat.events() == live.events()
            seat = rng.choice([seat for seat in range(seats) if flat.asked_seats >> seat & 1])
            option = rng.choice(flat.options(seat))
            assert flat.apply(seat, option) == live.apply(seat, option) == 0
        assert live.g.over
        assert numbers(flat.g) == live.numbers()


@pytest.mark.parametrize("edition", ["retail", "moonless"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_compiled_and_flat_text_agree_byte_for_byte(crossroads: dict[str, Game], built: dict[str, Game], edition: str, seats: int) -> None:
    text, module = crossroads[edition], built[edition]
    table = settings(text, seats)
    last = max(q["offset"] for q in text.meta["questions"]) + 300
    for seed in range(GAMES // 2):
        flat, fast, rng = dealt(text, table, seed), dealt(module, table, seed), random.Random(seed)
        while not flat.over:
            assert flat.save() == fast.save()
            assert flat.events() == fast.events()
            for seat in range(-1, seats + 1):
                listed = flat.options(seat) if seat >= 0 else []
                assert seat < 0 or listed == fast.options(seat)
                for option in range(-1, last if seed == 0 else 40):
                    why = flat.refusal(seat, option)
                    assert why == fast.refusal(seat, option)
                    assert (why == 0) == (option in listed) or option >= 40
            seat = rng.choice([seat for seat in range(seats) if flat.asked_seats >> seat & 1])
            assert flat.world(seat, seed).save() == fast.world(seat, seed).save()
            option = rng.choice(flat.options(seat))
            assert flat.apply(seat, option) == fast.apply(seat, option) == 0
        assert fast.over
        assert flat.save() == fast.save()


def test_whole_games_in_c_end_without_a_fault(built: dict[str, Game]) -> None:
    for edition, game in built.items():
        rules = game.rules
        games, answers, faults = rules.play_many(rules.SettingsTable(settings(game, 4)), 1, 2000)
        assert (games, faults) == (2000, 0), edition
        assert answers > 2000 * 20
