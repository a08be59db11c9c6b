"""The parts of the soak: `canary` (the sanitizer must see a planted overflow), `games N` (random games with all invariants), `memory`."""

from __future__ import annotations

import random
import struct
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parents[2]
sys.path[:0] = [str(HERE / "src"), str(HERE / "tests")]

import fabletop.compiled

if sys.argv[1] != "memory":
    fabletop.compiled.__path__.insert(0, str(HERE / "build" / "soak" / "fabletop" / "compiled"))

from pairs import Sound

from fabletop.engine.fields import CODES
from fabletop.engine.game import Game, Settings
from playing import TABLES, open_game

OWN_CHECKS = {"grimm-forest": Sound}  # what a game's own invariants are read by
ALL_CHECKED = 2000  # games in which they are read after every answer; then after every SOME-th
SOME = 16


def canary() -> None:
    """Overflow a count on purpose, in a process of its own: the sanitizer must end it."""
    if sys.argv[2:] != ["now"]:
        ended = subprocess.run([sys.executable, __file__, "canary", "now"], capture_output=True, text=True, check=False)
        if ended.returncode == 0 or "runtime error" not in ended.stderr:
            sys.exit(f"the sanitizer did not see a planted overflow: {ended.stderr[-300:]}")
        print("canary: the sanitizer sees an overflow")
        return
    name, edition, seats = TABLES[-1]
    game = open_game(name, edition)
    core = game.rules.Core.deal(Settings(game, game.opening(seats, {})).numbers_table, 1)
    core.play_out(1, 0, seats * 8)
    saved = bytearray(core.save())
    for field in game.meta["fields"]:
        if field["type"] == "int16" and field["reader"] == "ALL" and len(field["shape"]) == 2 and field["name"] not in ("slot",):
            count = field["shape"][0] * field["shape"][1]
            struct.pack_into(f"<{count}h", saved, field["offset"], *[32767] * count)
    core.load(bytes(saved))
    core.play_out(2)


class Invariants:
    """What no answer may break, read from the bytes of a position."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.all: int = settings.numbers.get("in_play", 0)
        fields = {f["name"]: f for f in game.meta["fields"]}
        self.shared = [[_reader(fields[name]) for name in names] for names in game.meta["conserved"].values()]
        self.not_negative = [_reader(f) for f in fields.values() if f["name"] in _counts(game)]

    def check(self, core: Any) -> None:
        saved = core.save()
        for places in self.shared:
            together = count = 0
            for unpack, offset in places:
                for members in unpack.unpack_from(saved, offset):
                    together |= members
                    count += members.bit_count()
            assert count == together.bit_count(), "a card lies in two places"
            assert not self.all or together == self.all, "a card is lost"
        for unpack, offset in self.not_negative:
            assert min(unpack.unpack_from(saved, offset)) >= 0, "a count is negative"
        assert core.fault == 0


def _counts(game: Game) -> set[str]:
    return {name if isinstance(name, str) else name[0] for name in game.meta["counts"]}


def _reader(field: dict[str, Any]) -> tuple[struct.Struct, int]:
    count = 1
    for size in field["shape"]:
        count *= size
    return struct.Struct(f"<{count}{CODES[field['type']]}"), field["offset"]


def soak(games: int) -> None:
    """Random games, every invariant at every decision; every option number that can be taken, taken."""
    for name, edition, seats in TABLES:
        game = open_game(name, edition)
        settings = Settings(game, game.opening(seats, {}))
        invariants, rng, begin, decisions = Invariants(game, settings), random.Random(seats), time.perf_counter(), 0
        own = OWN_CHECKS[name](game, settings) if name in OWN_CHECKS else None
        taken: set[int] = set()
        for seed in range(games):
            core = game.rules.Core.deal(settings.numbers_table, seed)
            while not core.over:
                waiting = [seat for seat in range(seats) if core.waiting >> seat & 1]
                seat = rng.choice(waiting)
                option = rng.choice(core.options(seat))
                assert core.apply(seat, option) == 0
                invariants.check(core)
                if own is not None and (seed < ALL_CHECKED or decisions % SOME == 0):
                    own.check(core.save())
                taken.add(option)
                decisions += 1
                assert decisions < 10_000 * (seed + 1)
        print(f"{name} {edition} {seats} seats: {games} games, {decisions} decisions, {len(taken)} options taken, {time.perf_counter() - begin:.0f} s")


def memory() -> None:
    """A few games and worlds for valgrind."""
    for name, edition, seats in TABLES:
        game = open_game(name, edition)
        settings = Settings(game, game.opening(seats, {}))
        assert game.rules.play_many(settings.numbers_table, 1, 10, 1)[2] == 0
        core = game.rules.Core.deal(settings.numbers_table, 5)
        while not core.over:
            for seat in range(seats):
                core.world(seat, 1)
            core.play_out(core.number, 0, 5)  # a few answers on, others each time
    print("memory: nothing is read before it is written")


if __name__ == "__main__":
    {"canary": canary, "games": lambda: soak(int(sys.argv[2])), "memory": memory}[sys.argv[1]]()
