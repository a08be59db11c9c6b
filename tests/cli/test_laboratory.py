"""The laboratory: intervals that keep their promise, and simulations that hang on their seed alone."""

from __future__ import annotations

import pytest

from fabletop.engine.game import GameError, find
from fabletop.lab.intervals import Sums, share
from fabletop.lab.simulation import Plan, reader, seeds, simulate


def plan(bots: tuple[str, ...] = ("fox", "rabbit"), games: int = 20, seats: int = 4, seed: int = 3, compiled: bool = True) -> Plan:
    return Plan("three-chapters", "retail", seats, bots, games, seed, compiled=compiled)


def test_wilsons_interval_is_the_known_one() -> None:
    # the textbook's case: 15 of 20
    found = share(15, 20)
    assert (found.value, round(found.low, 4), round(found.high, 4)) == (0.75, 0.5313, 0.8881)


@pytest.mark.parametrize("won", range(13))
def test_a_share_lies_in_its_interval_and_the_interval_in_bounds(won: int) -> None:
    found = share(won, 12)
    assert 0 <= found.low <= found.value <= found.high <= 1
    assert found.high - found.low > 0.2
    mirrored = share(12 - won, 12)
    assert mirrored.low == pytest.approx(1 - found.high)


def test_without_games_nothing_is_known() -> None:
    assert (share(0, 0).low, share(0, 0).high) == (0.0, 1.0)


def test_a_mean_comes_with_the_interval_of_its_spread() -> None:
    sums = Sums()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sums.add(value)
    found = sums.mean()
    assert found.value == 5
    assert found.high - found.value == pytest.approx(1.96 * (32 / 7 / 8) ** 0.5, abs=1e-4)
    assert found.high - found.value == pytest.approx(found.value - found.low)


def test_more_games_make_it_surer() -> None:
    few, many = simulate(plan(games=40)), simulate(plan(games=200))
    assert many["bots"][0]["high"] - many["bots"][0]["low"] < few["bots"][0]["high"] - few["bots"][0]["low"]


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    assert simulate(plan()) == simulate(plan())
    assert simulate(plan()) != simulate(plan(seed=4))


def test_workers_change_nothing() -> None:
    alone = simulate(plan(games=450))
    assert simulate(plan(games=450), workers=2) == alone
    assert simulate(plan(games=450), workers=3) == alone


TABLES = [(("fox", "rabbit"), 3), (("fox", "rabbit"), 4), (("fox", "rabbit", "fox"), 5), (("rabbit",), 2)]


@pytest.mark.parametrize(("bots", "seats"), TABLES)
def test_every_bot_sits_everywhere_equally_often(bots: tuple[str, ...], seats: int) -> None:
    one = plan(bots, games=6 * len(bots), seats=seats)
    for seat in range(seats):
        for name in set(bots):
            assert sum(one.bot_at(number, seat) == name for number in range(one.games)) == 6 * bots.count(name)


def test_compiled_and_uncompiled_rules_play_the_same_games() -> None:
    compiled, text = simulate(plan(games=6)), simulate(plan(games=6, compiled=False))
    assert {**compiled, "compiled": None} == {**text, "compiled": None}


def test_a_game_of_a_run_is_dealt_by_its_number_alone() -> None:
    assert len({seeds(1, number) for number in range(500)} | {seeds(2, number) for number in range(500)}) == 1000


def test_the_quick_reader_reads_what_the_position_says() -> None:
    game = find("three-chapters")
    p = game.start(seats=3, seed=9)
    p.core.play_out(1)
    ranks, points = reader(game, 3)(p.core.save())
    assert {one.seat: (one.rank, one.counts["points"]) for one in p.standings} == {seat: (ranks[seat], points[seat]) for seat in range(3)}


def test_seats_that_a_game_has_not_are_refused() -> None:
    with pytest.raises(GameError, match="2 to 6"):
        simulate(plan(seats=7))
