"""`fabletop bench`: how fast the rules run on this machine, and what was measured."""

from __future__ import annotations

from typing import Any

from fabletop.commands import names
from fabletop.commands.page import columns, heading, page, styled, write_json
from fabletop.commands.shape import Wrong, command, option
from fabletop.commands.words import Words

MEASURES = ("decisions_per_second", "games_per_second", "driven_decisions_per_second", "listing_ns", "clone_ns", "position_bytes", "decisions_per_game",
            "threads_2_over_1", "import_ms", "games_command_ms", "python_ms", "load_average")


@command("bench")
@option("--game", "game_name", type=names.GAME, metavar="GAME", is_eager=True)
@option("--edition", type=names.EDITION, metavar="EDITION")
@option("--seats", type=names.Number(1, 64), metavar="N")
@option("--seconds", type=names.Number(0, 60), metavar="N")
def bench(words: Words, as_json: bool, game_name: str | None, edition: str | None, seats: int | None, seconds: int | None) -> None:
    """Measure every game and edition, or one."""
    from fabletop.engine.finding import discovered
    from fabletop.lab.bench import REPEATS, measure, start_times

    games = discovered()
    wanted = [game_name] if game_name else sorted(games)
    chosen = [(name, one) for name in wanted for one in games[name].EDITIONS if edition in (None, one)]
    for name, _ in chosen:
        low, high = games[name].SEATS
        if seats is not None and not low <= seats <= high:
            raise Wrong(words("error-seats", game=name, low=low, high=high, given=seats))
    quick = seconds == 0  # one short repeat of each
    starts = start_times(1) if quick else start_times()
    rows = [{**measure(name, one, seats, seconds or (0.02 if quick else 0.5), 1 if quick else REPEATS), **starts} for name, one in chosen]
    if as_json:
        write_json(rows)
        return
    for row in rows:
        _tell(words, row)


def _tell(words: Words, row: dict[str, Any]) -> None:
    console = page()
    compiled = words("bench-compiled" if row["compiled"] else "bench-uncompiled")
    heading(console, words("bench-title", game=row["game"], edition=row["edition"], seats=row["seats"]), compiled)
    table = columns(console, "", "", right=(0,))
    table.show_header = False
    table.columns[0].no_wrap = True
    for key in MEASURES:
        table.add_row(_figure(words, key, row[key]), styled(words(f"bench-{key}".replace("_", "-"))))
    console.print(table)
    console.print()


def _figure(words: Words, key: str, value: float) -> str:
    """A figure with as many digits as it deserves."""
    if key.endswith("_per_second"):
        return f"{value / 1e6:.2f} M" if value >= 1e6 else f"{value:,.0f}".replace(",", "\u202f")
    if key == "threads_2_over_1":
        return f"× {value:.2f}"
    unit = {"clone_ns": " ns", "listing_ns": " ns", "position_bytes": f" {words('bench-unit-bytes')}"}.get(key, " ms" if key.endswith("_ms") else "")
    return f"{value:.0f}{unit}" if value >= 10 else f"{value:.1f}{unit}"
