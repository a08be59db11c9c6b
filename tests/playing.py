"""What many tests need: the games that there are, and random play."""

from __future__ import annotations

import random
from collections.abc import Iterator

from fabletop.engine.finding import discovered
from fabletop.engine.game import Game, find
from fabletop.engine.position import Position


def tables() -> list[tuple[str, str, int]]:
    """Every game, edition and number of seats."""
    return [(about.ID, edition, seats) for about in discovered().values() for edition in about.EDITIONS for seats in range(about.SEATS[0], about.SEATS[1] + 1)]


TABLES = tables()


def open_game(name: str, edition: str, compiled: bool = True) -> Game:
    """A game, compiled where that is asked for and possible."""
    return find(name, edition, compiled)


def answer_at_random(p: Position, rng: random.Random) -> tuple[int, int, str]:
    """One answer of one waiting seat; what it was."""
    decision = p.decision
    assert decision is not None
    seat = rng.choice(decision.seats)
    option = rng.choice(p.options(seat))
    p.apply(decision.number, seat, option.id)
    return decision.number, seat, option.name


def random_game(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """The positions of a random game, the last one over. Each is the same object, played on."""
    rng = random.Random(seed)
    p = game.start(seats=seats, seed=seed)
    yield p
    while not p.over:
        answer_at_random(p, rng)
        yield p


def worth_a_look(number: int) -> bool:
    """Costly checks: at the first decisions, then at powers of two and every eleventh."""
    return number < 6 or number & (number - 1) == 0 or number % 11 == 0
