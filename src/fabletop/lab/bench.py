"""How fast: a game's rules in the compiled loop and driven from Python, its copies, two threads, and how soon the program is there.

Each figure is the median of several repeats after one that is thrown away. Play is random; the deal is part of a game.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from fabletop.engine.game import Settings, find

HOME: Final = Path(__file__).parents[2]
REPEATS: Final = 5
CLONES: Final = 100_000
LISTINGS: Final = 200  # of the options of one decision
LISTED: Final = 400  # decisions
WARM: Final = 40  # games before the first measure
FIRST_SEED: Final = 1


def measure(
    name: str, edition: str | None = None, seats: int | None = None, seconds: float = 0.5, repeats: int = REPEATS
) -> dict[str, Any]:
    """One game's figures. A repeat takes about so many seconds."""
    game = find(name, edition)
    at_table: int = game.about.USUAL_SEATS if seats is None else seats
    settings = Settings(game, game.opening(at_table, {}, None))
    busy = os.getloadavg()[0]  # two threads are no faster than one where something else has the second core
    rate, games, answers = _loop(settings, seconds, repeats)
    return {
        "game": game.id,
        "edition": game.edition,
        "seats": at_table,
        "compiled": game.compiled,
        "decisions_per_second": rate * answers / games,
        "games_per_second": rate,
        "driven_decisions_per_second": _driven(settings, seconds, repeats),
        "listing_ns": _listing(settings, LISTINGS if game.compiled else 1, repeats),
        "clone_ns": _clone(settings, CLONES if game.compiled else CLONES // 100, repeats),
        "position_bytes": game.meta["size"],
        "decisions_per_game": answers / games,
        "threads_2_over_1": _threads(settings, rate, seconds, repeats),
        "load_average": busy,
    }


def start_times(repeats: int = 2 * REPEATS + 1) -> dict[str, float]:
    """Milliseconds until `import fabletop` is done, and until `fabletop games` has answered, each in a fresh interpreter."""
    return {
        "import_ms": _fresh(["-c", "import fabletop"], repeats),
        "games_command_ms": _fresh(["-m", "fabletop", "games"], repeats),
        "python_ms": _fresh(["-c", "pass"], repeats),
    }


def _loop(settings: Settings, seconds: float, repeats: int) -> tuple[float, int, int]:
    """Games a second in the compiled loop, and of one repeat the games and answers."""
    play, table = settings.game.rules.play_many, settings.numbers_table
    began = perf_counter()
    play(table, FIRST_SEED, WARM)
    count = max(1, int(WARM * seconds / (perf_counter() - began)))
    rates, answers = [], 0
    for _ in range(repeats + 1):
        began = perf_counter()
        _, answers, _ = play(table, FIRST_SEED, count)
        rates.append(count / (perf_counter() - began))
    return median(rates[1:]), count, answers


def _driven(settings: Settings, seconds: float, repeats: int) -> float:
    """Decisions a second when Python asks for the list of options of each, and answers it."""
    return _median(lambda: drive(settings, seconds), repeats)


def drive(settings: Settings, seconds: float) -> float:
    """Decisions a second of one drive: the whole options listed, one taken at random, the answer checked by the rules."""
    deal, table = settings.game.rules.Core.deal, settings.numbers_table
    random = Random(FIRST_SEED).random  # noqa: S311  # no secret hangs on it
    answers, seed, began = 0, FIRST_SEED, perf_counter()
    while (now := perf_counter()) - began < seconds:
        core = deal(table, seed)
        seed += 1
        while not core.over:
            waiting = core.waiting
            seat = (waiting & -waiting).bit_length() - 1
            options = core.options(seat)
            core.apply(seat, options[int(random() * len(options))])
            answers += 1
    return answers / (now - began)


def _listing(settings: Settings, times: int, repeats: int) -> float:
    """Nanoseconds in which the options of a decision are listed, the mean over the decisions of some games."""
    deal, table = settings.game.rules.Core.deal, settings.numbers_table
    random = Random(FIRST_SEED).random  # noqa: S311  # no secret hangs on it
    cores: list[tuple[Any, int]] = []
    seed = FIRST_SEED
    while len(cores) < LISTED:
        core = deal(table, seed)
        seed += 1
        while not core.over and len(cores) < LISTED:
            waiting = core.waiting
            seat = (waiting & -waiting).bit_length() - 1
            cores.append((core.clone(), seat))
            options = core.options(seat)
            core.apply(seat, options[int(random() * len(options))])

    def once() -> float:
        began = perf_counter()
        for core, seat in cores:
            core.list_again(seat, times)
        return (perf_counter() - began) / (times * len(cores)) * 1e9

    return _median(once, repeats)


def _clone(settings: Settings, count: int, repeats: int) -> float:
    """Nanoseconds of a copy made from Python."""
    clone = settings.game.rules.Core.deal(settings.numbers_table, FIRST_SEED).clone

    def once() -> float:
        began = perf_counter()
        for _ in range(count):
            clone()
        return (perf_counter() - began) / count * 1e9

    return _median(once, repeats)


def _threads(settings: Settings, rate: float, seconds: float, repeats: int) -> float:
    """How many games two threads play in the time in which one plays one."""
    play, table, count = settings.game.rules.play_many, settings.numbers_table, max(1, int(rate * seconds))

    def once() -> float:
        began = perf_counter()
        play(table, FIRST_SEED, count)
        alone = perf_counter() - began
        threads = [threading.Thread(target=play, args=(table, FIRST_SEED, count)) for _ in range(2)]
        began = perf_counter()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        return 2 * alone / (perf_counter() - began)

    return _median(once, repeats)


def _fresh(args: list[str], repeats: int) -> float:
    def once() -> float:
        began = perf_counter()
        # only what is written above is run, from the folder of this very package
        subprocess.run([sys.executable, *args], check=True, cwd=HOME, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)  # noqa: S603
        return (perf_counter() - began) * 1000

    return _median(once, repeats)


def _median(once: Callable[[], float], repeats: int) -> float:
    once()
    return median(once() for _ in range(repeats))
