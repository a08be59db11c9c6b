"""Many games between bots. The same seed gives the same games, however many workers play them.

The bots that the compiled rules know play inside them, without the interpreter; with any other, games are driven from Python. In game
number i seat s is held by bot (s + i) of the list, round and round, so that every bot sits everywhere equally often.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import TYPE_CHECKING, Any, Final

from fabletop.engine.game import GameError, Settings, find
from fabletop.engine.source import Fast
from fabletop.lab.intervals import Sums, share

if TYPE_CHECKING:
    from fabletop.engine.game import Game

BY_WORTH: Final = {"rabbit": False, "fox": True}  # the bots of the compiled loop: do they go by worth?
BLOCK: Final = 200  # games that a worker plays at a time


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    game: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: tuple[tuple[str, Any], ...] = ()
    deck: Mapping[str, Any] | None = None
    compiled: bool = True

    @property
    def in_the_loop(self) -> bool:
        """Whether every bot is one of the compiled loop."""
        return all(bot in BY_WORTH for bot in self.bots)

    def bot_at(self, number: int, seat: int) -> str:
        """Who sits there in this game."""
        return self.bots[(seat + number) % len(self.bots)]


@dataclass(frozen=True)
class Played:
    """One game's end: its answers, and by seat whether it won and what it counted."""

    number: int
    answers: int
    won: tuple[bool, ...]
    counts: tuple[int, ...]


@dataclass
class Tally:
    """What is summed for a bot or for a seat."""

    seats: int = 0  # how many seats it held in all games
    wins: int = 0  # games that it won, with whichever seat
    sums: Sums = field(default_factory=Sums)

    def told(self, games: int) -> dict[str, Any]:
        """As data."""
        wins, mean = share(self.wins, games), self.sums.mean()
        return {
            "seats": self.seats,
            "wins": self.wins,
            "share": wins.value,
            "low": wins.low,
            "high": wins.high,
            "points": {"mean": mean.value, "low": mean.low, "high": mean.high},
        }


def simulate(plan: Plan, workers: int = 1) -> dict[str, Any]:
    """Play them all; shares of wins with Wilson's intervals, mean points with theirs, decisions a game."""
    settings = _settings(plan)  # refuses what cannot be played before any worker begins
    by_bot = {bot: Tally() for bot in plan.bots}
    by_seat = [Tally() for _ in range(plan.seats)]
    answers = Sums()
    for played in _all(plan, workers):
        answers.add(played.answers)
        for seat, points in enumerate(played.counts):
            bot = by_bot[plan.bot_at(played.number, seat)]
            for tally in (bot, by_seat[seat]):
                tally.seats += 1
                tally.sums.add(points)
            by_seat[seat].wins += played.won[seat]
        for name in {plan.bot_at(played.number, seat) for seat, won in enumerate(played.won) if won}:
            by_bot[name].wins += 1
    seats_in_all = plan.games * plan.seats
    return {
        "game": plan.game,
        "edition": plan.edition,
        "seats": plan.seats,
        "games": plan.games,
        "seed": plan.seed,
        "compiled": settings.game.compiled,
        "in_the_loop": plan.in_the_loop,
        "decisions_per_game": asdict(answers.mean()),
        "bots": [{"bot": name, "fair": tally.seats / seats_in_all, **tally.told(plan.games)} for name, tally in by_bot.items()],
        "by_seat": [{"seat": seat, "fair": 1 / plan.seats, **tally.told(plan.games)} for seat, tally in enumerate(by_seat)],
    }


def _all(plan: Plan, workers: int) -> Iterator[Played]:
    """Every game in order, whoever plays it."""
    blocks = [(plan, first, min(first + BLOCK, plan.games)) for first in range(0, plan.games, BLOCK)]
    if workers < 2 or len(blocks) < 2:
        for block in blocks:
            yield from _block(block)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(min(workers, len(blocks))) as pool:
        for played in pool.map(_block, blocks):
            yield from played


def _settings(plan: Plan) -> Settings:
    game = find(plan.game, plan.edition, plan.compiled)
    low, high = game.about.SEATS
    if not low <= plan.seats <= high:
        raise GameError("game-seats", game=game.id, low=low, high=high, given=plan.seats)
    return Settings(game, game.opening(plan.seats, dict(plan.settings), plan.deck))


def _block(block: tuple[Plan, int, int]) -> list[Played]:
    plan, first, end = block
    settings = _settings(plan)
    play = _in_the_loop if plan.in_the_loop else _driven
    read = reader(settings.game, plan.seats)
    return [_ended(plan, number, *play(plan, settings, number), read) for number in range(first, end)]


def _ended(plan: Plan, number: int, core: Any, answers: int, read: Callable[[bytes], tuple[tuple[int, ...], tuple[int, ...]]]) -> Played:
    if core.fault or not core.over:
        raise GameError("lab-fault", number=number, seed=plan.seed, answers=answers, fault=core.fault, game=plan.game)
    ranks, points = read(core.save())
    return Played(number, answers, tuple(rank == 1 for rank in ranks), points)


def _in_the_loop(plan: Plan, settings: Settings, number: int) -> tuple[Any, int]:
    deal, thinking = seeds(plan.seed, number)
    core = settings.game.rules.Core.deal(settings.numbers_table, deal)
    by_worth = sum(1 << seat for seat in range(plan.seats) if BY_WORTH[plan.bot_at(number, seat)])
    return core, int(core.play_out(thinking, by_worth))


def _driven(plan: Plan, settings: Settings, number: int) -> tuple[Any, int]:
    from fabletop.bots import bot
    from fabletop.engine.position import Position

    deal, thinking = seeds(plan.seed, number)
    bots = [bot(plan.bot_at(number, seat), thinking + seat) for seat in range(plan.seats)]
    p = Position(settings, settings.game.rules.Core.deal(settings.numbers_table, deal))
    answers = 0
    while not p.over and not p.core.fault:
        seat = (p.core.waiting & -p.core.waiting).bit_length() - 1
        view = p.view(seat)
        if p.core.apply(seat, bots[seat].choose(view, view.options())):
            raise GameError("lab-bot", number=number, seed=plan.seed, bot=plan.bot_at(number, seat))
        answers += 1
    return p.core, answers


def seeds(seed: int, number: int) -> tuple[int, int]:
    """Of a game of a run: the seed of its deal and that of its bots, far from those of every other game."""
    source = Fast(Fast(seed).word() ^ number)
    return source.word(), source.word() >> 1  # a bot's seed is added to, and must stay a word


def reader(game: Game, seats: int) -> Callable[[bytes], tuple[tuple[int, ...], tuple[int, ...]]]:
    """Reads ranks and points of the seats out of a saved position, quicker than names would. Points are the first thing a game counts."""
    from fabletop.engine.view import field_values

    rank = game.field("rank")
    first: Iterable[Any] = (name for name in game.meta["counts"] if isinstance(name, str))
    points = next((game.field(name) for name in first), None)

    def read(saved: bytes) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return field_values(rank, saved)[:seats], field_values(points, saved)[:seats] if points is not None else (0,) * seats

    return read
