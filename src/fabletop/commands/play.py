"""`fabletop play GAME`: sit down at a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fabletop.commands import names
from fabletop.commands.page import terminal
from fabletop.commands.shape import Wrong, argument, command, option
from fabletop.commands.words import Words

if TYPE_CHECKING:
    from fabletop.table import Table

SPEEDS = ("normal", "fast", "off")
LARGEST_SEED = 10**18 - 1  # that a journal can say
SETTLED = ("seats", "people", "seed", "edition", "deck", "journal")  # what cannot be chosen any more when a game is taken up again


@command("play", for_programs=False)
@argument("game_name", type=names.GAME, required=False, metavar="[GAME]", is_eager=True)
@option("--seats", type=names.Number(1, 64), metavar="N")
@option("--bots", type=names.BOTS, default="fox", metavar="BOT,BOT…")
@option("--people", default="", metavar="NAME,NAME…")
@option("--seed", type=names.Number(-LARGEST_SEED, LARGEST_SEED), metavar="S")
@option("--edition", type=names.EDITION, metavar="EDITION")
@option("--deck", type=names.FILE, metavar="FILE")
@option("--option", "settings", type=names.Setting(), multiple=True, metavar="NAME=VALUE")
@option("--journal", type=names.FILE, metavar="FILE")
@option("--resume", type=names.FILE, metavar="FILE")
@option("--speed", type=names.Named("speed", lambda ctx: SPEEDS), metavar="|".join(SPEEDS))
def play(words: Words, game_name: str | None, speed: str | None, **given: Any) -> None:
    """Play GAME in the terminal, against bots or with others at the same keyboard."""
    from fabletop.terminal.keyboard import sit_down

    table = _taken_up(words, game_name, given) if given["resume"] else _new(words, game_name, given)
    click.get_current_context().exit(sit_down(table, words.lang, terminal(), speed))


def _new(words: Words, game_name: str | None, given: dict[str, Any]) -> Table:
    """The table that was asked for, just dealt."""
    from fabletop.engine.game import find
    from fabletop.table import Player, Table

    if game_name is None:
        raise Wrong(words("error-which-game", known=words.listed(names.games())))
    game = find(game_name, given["edition"])
    people = [_name(part) for part in given["people"].split(",")] if given["people"].strip() else [""]
    if len(set(people)) < len(people) or (len(people) > 1 and "" in people):
        raise Wrong(words("error-people"))
    low, high = game.about.SEATS
    seats = given["seats"] if given["seats"] is not None else min(high, max(game.about.USUAL_SEATS, len(people)))
    if not low <= seats <= high:
        raise Wrong(words("error-seats", game=game_name, low=low, high=high, given=seats))
    if len(people) > seats:
        raise Wrong(words("error-too-many-people", people=len(people), seats=seats))
    bots = given["bots"]
    players = [Player(name=person) for person in people]
    players += [Player(bot=bots[i % len(bots)]) for i in range(seats - len(people))]
    position = game.start(seats, given["seed"], settings=dict(given["settings"]), deck=given["deck"])
    return Table.begin(position, players, Path(given["journal"]) if given["journal"] else None)


def _taken_up(words: Words, game_name: str | None, given: dict[str, Any]) -> Table:
    """The table of a game that was kept."""
    from fabletop.table import Table

    settled = [f"--{name}" for name in SETTLED if given[name] not in (None, "")] + (["--option"] if given["settings"] else [])
    if settled:
        raise Wrong(words("error-settled", options=words.listed(settled)))
    table = Table.resume(Path(given["resume"]))
    if game_name is not None and game_name != table.journal.game:
        if table.keeper is not None:
            table.keeper.close()
        raise Wrong(words("error-other-game", file=given["resume"], game=table.journal.game, given=game_name))
    return table


def _name(typed: str) -> str:
    """A person's name: printable, single spaces."""
    from fabletop.terminal.voice import printable

    return " ".join(printable(typed.encode("utf-8", "replace").decode()).split())
