"""`fabletop simulate GAME`: many games between bots, and how often each wins."""

from __future__ import annotations

from typing import Any

from fabletop.commands import names
from fabletop.commands.catalogue import deck_of
from fabletop.commands.page import columns, heading, page, styled, write_json
from fabletop.commands.shape import Wrong, argument, command, option
from fabletop.commands.words import Words


@command("simulate")
@argument("game_name", type=names.GAME, metavar="GAME", is_eager=True)
@option("--seats", type=names.Number(1, 64), metavar="N")
@option("--bots", type=names.BOTS, default="rabbit", metavar="BOT,BOT…")
@option("--games", "count", type=names.Number(1, 10_000_000), default=1000, metavar="G")
@option("--seed", type=names.Number(0, 2**63 - 1), default=0, metavar="S")
@option("--workers", type=names.Number(1, 256), default=1, metavar="N")
@option("--edition", type=names.EDITION, metavar="EDITION")
@option("--deck", type=names.FILE, metavar="FILE")
@option("--option", "settings", type=names.Setting(), multiple=True, metavar="NAME=VALUE")
def simulate(words: Words, as_json: bool, game_name: str, seats: int | None, bots: list[str], count: int, seed: int, workers: int,
             edition: str | None, deck: str | None, settings: tuple[tuple[str, Any], ...]) -> None:
    """Play many games and say who wins how often."""
    from fabletop.engine.finding import discovered
    from fabletop.lab.simulation import Plan
    from fabletop.lab.simulation import simulate as play

    about = discovered()[game_name]
    low, high = about.SEATS
    at_table = about.USUAL_SEATS if seats is None else seats
    if not low <= at_table <= high:
        raise Wrong(words("error-seats", game=game_name, low=low, high=high, given=at_table))
    of_own = deck_of(about, deck, edition) if deck is not None else None
    plan = Plan(game_name, edition or next(iter(about.EDITIONS)), at_table, tuple(bots), count, seed, settings,
                of_own.content() if of_own is not None else None)
    found = play(plan, workers)
    if as_json:
        write_json(found)
    else:
        _tell(words, found)


def _tell(words: Words, found: dict[str, Any]) -> None:
    console = page()
    heading(console, words("simulate-title", game=found["game"], games=found["games"], seats=found["seats"], seed=found["seed"]))
    for rows, what in ((found["bots"], "bot"), (found["by_seat"], "seat")):
        table = columns(console, words(f"simulate-{what}"), words("simulate-wins"), words("simulate-interval"), words("simulate-fair"),
                        words("simulate-points"), right=(1, 2, 3, 4))
        for row in rows:
            points = row["points"]
            reach = (points["high"] - points["low"]) / 2
            within = f"{_percent(row['low'])} – {_percent(row['high'])}"
            table.add_row(str(row[what]), _percent(row["share"]), within, _percent(row["fair"]),
                          f"{points['mean']:.2f} ± {reach:.2f}")
        console.print(table)
        console.print()
    console.print(styled(words("simulate-decisions", mean=f"{found['decisions_per_game']['value']:.1f}")))
    console.print(styled(words("simulate-how" if found["in_the_loop"] and found["compiled"] else "simulate-slow"), "dim"))


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"
