"""`fabletop scenario`: the living rule book, listed or run."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fabletop.commands import names
from fabletop.commands.page import write_json
from fabletop.commands.shape import Wrong, argument, command, option
from fabletop.commands.words import Words

if TYPE_CHECKING:
    from fabletop.engine.scenario import Scenario


class Runs(names.Existing):
    """A scenario's id, a game, or a file of scenarios."""

    name = "scenario"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        ids = [*names.games(), *(one.id for game in names.games() for one in _scenarios(game))]
        found = [CompletionItem(id) for id in names.starting_with(ids, incomplete)]
        return found or super().shell_complete(ctx, param, incomplete)


@command("scenario")
@option("--list", "listing", is_flag=True)
@option("--uncompiled", is_flag=True)
@argument("run", type=Runs(), nargs=-1, metavar="[RUN…|GAME]")
def scenario(words: Words, as_json: bool, listing: bool, uncompiled: bool, run: tuple[str, ...]) -> None:
    """List scenarios, or run them; those of all games where none are named."""
    chosen = [one for name in run or names.games() for one in _named(words, name)]
    if listing:
        _list(as_json, chosen)
    elif not _run(words, as_json, chosen, not uncompiled):
        click.get_current_context().exit(1)


def _list(as_json: bool, chosen: Sequence[Scenario]) -> None:
    if as_json:
        keys = ("id", "game", "title", "rules", "file", "line")
        write_json([{key: getattr(one, key) for key in keys} for one in chosen])
        return
    for one in chosen:
        print(f"{one.id} {one.title}")


def _run(words: Words, as_json: bool, chosen: Sequence[Scenario], compiled: bool) -> bool:
    """Whether all came true."""
    from fabletop.engine.scenario import ScenarioError, run

    failed = 0
    for one in chosen:
        said = None
        try:
            run(one, compiled)
        except ScenarioError as error:
            said = str(error)
            failed += 1
        if as_json:
            write_json({"id": one.id, "title": one.title, "ok": said is None, "said": said}, indent=None)
        elif said is not None:
            print(f"{one.id} {one.title}\n  {said}")
    if not as_json:
        print(words("scenario-all", count=len(chosen)) if not failed else words("scenario-some", count=len(chosen), failed=failed))
    return not failed


def _scenarios(game: str) -> list[Scenario]:
    from fabletop.engine.scenario import scenarios_of

    return scenarios_of(game)


def _named(words: Words, name: str) -> list[Scenario]:
    """The scenarios that a word means: all of a game, one by its id, or those in a file."""
    games = names.games()
    if name in games:
        return _scenarios(name)
    game, _, _ = name.partition("/")
    if game in games:
        known = _scenarios(game)
        found = [one for one in known if one.id == name]
        if not found:
            raise Wrong(words("error-scenario", given=name, near=words.near(name, [one.id for one in known])))
        return found
    if not Path(name).suffix and not Path(name).exists() and "/" not in name:
        near = difflib.get_close_matches(name, games, 1)
        raise Wrong(words("error-run", given=name, near=words.near(name, games) if near else ""))
    from fabletop.engine.scenario import read_scenarios

    return read_scenarios(names.read_text(words, name), name)
