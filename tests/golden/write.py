"""Golden playthroughs: `python tests/golden/write.py` writes them anew; the difference is to be read before it is committed."""

from __future__ import annotations

import random
import sys
from hashlib import sha256
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

from fabletop.engine.fields import engine_fields
from fabletop.engine.names import Event
from fabletop.engine.position import Position
from playing import TABLES, answer_at_random, open_game

HERE = Path(__file__).parent
ENGINES = {field.name for field in engine_fields(2, 1, 1, 1)}  # how deep and wide frames are is no matter of the rules


def golden(name: str, edition: str, seats: int, compiled: bool = True) -> str:
    """A random game told in full: answers, draws, events, what each viewer's view is (as a check), the standings."""
    game = open_game(name, edition, compiled)
    p, rng = game.start(seats=seats, seed=2024), random.Random(seats)
    lines = [f"{name} {edition}, rules {game.rules_version}, {seats} seats, open deal 2024"]
    lines += [_told(event) for event in p.events]
    while not p.over:
        decision = p.decision
        assert decision is not None
        number, seat, option = answer_at_random(p, rng)
        lines.append(f"{number} {seat} {option}")
        if p.drawn:
            lines.append("  draws " + " ".join(f"{a}/{b}" for a, b in p.drawn))
        lines += [_told(event) for event in p.events]
        views = " ".join(_seen(p, viewer) for viewer in [*range(seats), None])
        lines.append(f"  views {views}")
    lines += [f"rank {s.rank}: seat {s.seat} " + " ".join(f"{k}={v}" for k, v in s.counts.items()) for s in p.standings]
    return "\n".join([*lines, f"tie {p.tie}", ""])


def _seen(p: Position, viewer: int | None) -> str:
    """A check of what this viewer sees of the game's own fields."""
    view = p.view(viewer)
    own = [f["name"] for f in p.settings.game.meta["fields"] if f["name"] not in ENGINES]
    return sha256(repr([(name, view[name]) for name in sorted(own)]).encode()).hexdigest()[:6]


def _told(event: Event) -> str:
    args = " ".join(f"{k}={'+'.join(v) if isinstance(v, tuple) else v}" for k, v in event.args.items())
    return f"  {event.kind} [{event.cause}] {args}"


def path_of(name: str, edition: str, seats: int) -> Path:
    return HERE / f"{name}-{edition}-{seats}.play"


if __name__ == "__main__":
    for table in TABLES:
        path_of(*table).write_text(golden(*table), encoding="utf-8")
        print(path_of(*table).name)
