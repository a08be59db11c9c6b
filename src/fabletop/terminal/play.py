"""`fabletop play`: sit down at a table in the terminal."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from fabletop.texts.files import LANGUAGES

BEATS: Final = {"normal": 0.35, "fast": 0.12, "off": 0.0}  # seconds after a thing that was told
PROMPT: Final = "> "


class Option(click.Option):
    """An option whose help is a text."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Its names, and what it is for, in the reader's language."""
        self.help = said(ctx, f"play-option-{'bots' if self.name == 'bot_names' else 'option' if self.name == 'options' else self.name}")
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command whose page of help is in the reader's language."""

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How it is typed."""
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=said(ctx, "play-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(said(ctx, "play-about"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What may be settled."""
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, click.Option)]
        rows = [(record[0], said(ctx, "play-option-help") if record[0] == "--help" else record[1]) for record in records if record]
        formatter.write_paragraph()
        formatter.write(f"{said(ctx, 'play-options')}\n")
        with formatter.indentation():
            formatter.write_dl(rows)


def said(ctx: click.Context, key: str) -> str:
    """A text, in the language that was asked for or else that of the environment."""
    from fabletop.engine.phrase import Phrase
    from fabletop.texts import Texts

    asked = getattr(ctx.find_root().obj, "lang", None)
    return Texts(asked if asked in LANGUAGES else language(os.environ)).say(Phrase(key))


def _complete_game(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from fabletop.engine.finding import discovered

    return [CompletionItem(name) for name in sorted(discovered()) if name.startswith(incomplete)]


def _complete_bot(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    from fabletop.bots import bots

    before, comma, last = incomplete.rpartition(",")
    return [CompletionItem(f"{before}{comma}{name}") for name in bots() if name.startswith(last)]


def _complete_file(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    # not click.Path, which looks at the file before we do and stumbles over names that no file can have
    return [CompletionItem(incomplete, type="file")]


@click.command(cls=Command, options_metavar="[--…]")
@click.argument("game", required=False, shell_complete=_complete_game)
@click.option("--seats", type=int, metavar="N", cls=Option)
@click.option("--bots", "bot_names", default="fox", metavar="BOT[,BOT...]", shell_complete=_complete_bot, cls=Option)
@click.option("--people", default="", metavar="NAME[,NAME...]", cls=Option)
@click.option("--lang", type=click.Choice(LANGUAGES), cls=Option)
@click.option("--seed", type=int, metavar="N", cls=Option)
@click.option("--edition", metavar="NAME", cls=Option)
@click.option("--deck", metavar="FILE", shell_complete=_complete_file, cls=Option)
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", cls=Option)
@click.option("--journal", metavar="FILE", shell_complete=_complete_file, cls=Option)
@click.option("--resume", metavar="FILE", shell_complete=_complete_file, cls=Option)
@click.option("--speed", type=click.Choice(list(BEATS)), cls=Option)
def play(game: str | None, **given: Any) -> None:
    """Play GAME in the terminal, against bots or with others at the same keyboard."""
    from rich.console import Console

    from fabletop.terminal.playing import Playing
    from fabletop.terminal.voice import Voice

    _forgiving(sys.stdout)
    table = _table(game, given)
    console = Console(markup=False, highlight=False, emoji=False)
    lively = console.is_terminal and sys.stdin.isatty()
    beat = BEATS[given["speed"] or ("normal" if lively else "off")] if lively else 0.0
    voice = Voice(given["lang"] or language(os.environ), table.position.settings, table.players)
    try:
        Playing(table, voice, console, _reader(console, lively), lambda: time.sleep(beat) if beat else None, Path.cwd()).play()
    except BrokenPipeError:
        with contextlib.suppress(OSError):  # whoever read along has gone; what was kept is kept
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    finally:
        if table.keeper is not None:
            table.keeper.close()


def _table(name: str | None, given: dict[str, Any]) -> Any:
    """The table that the options describe: a new one, or one taken up again."""
    from fabletop.bots import bot
    from fabletop.engine.finding import discovered
    from fabletop.engine.game import GameError, find
    from fabletop.table import Player, Table

    if given["resume"]:
        settled = [f"--{option}" for option in ("seats", "people", "seed", "edition", "deck", "journal") if given[option] not in (None, "")]
        settled += ["--option"] if given["options"] else []
        if settled:
            raise GameError(f"--resume takes up a game as it was; leave {', '.join(settled)} away")
        table = Table.resume(Path(given["resume"]))
        if name is not None and name != table.journal.game:
            if table.keeper is not None:
                table.keeper.close()
            file, right = given["resume"], table.journal.game
            raise GameError(f"{file} is a game of {right}, not of {name}; type: fabletop play {right} --resume {file}")
        return table
    if name is None:
        raise GameError(f"which game? Type: fabletop play GAME; there are {', '.join(sorted(discovered()))}")
    game = find(name, given["edition"])
    people = [_name(part) for part in given["people"].split(",")] if given["people"].strip() else [""]
    if len(set(people)) < len(people) or (len(people) > 1 and "" in people):
        raise GameError('--people takes different names with commas between them, as in --people "Ali,Zoé"')
    low, high = game.about.SEATS
    seats = given["seats"] if given["seats"] is not None else min(high, max(game.about.USUAL_SEATS, len(people)))
    if low <= seats <= high and len(people) > seats:
        raise GameError(f"{len(people)} people cannot sit on {seats} seats; take --seats {len(people)} or fewer people")
    named = [word.strip() for word in given["bot_names"].split(",") if word.strip()] or ["fox"]
    for word in named:
        bot(word, 0)
    players = [Player(name=person) for person in people]
    players += [Player(bot=named[i % len(named)]) for i in range(max(0, seats - len(people)))]
    position = game.start(seats, given["seed"], settings=dict(map(_option, given["options"])), deck=given["deck"])
    return Table.begin(position, players, Path(given["journal"]) if given["journal"] else None)


def _name(typed: str) -> str:
    """A person's name: printable, single spaces."""
    from fabletop.terminal.voice import printable

    return " ".join(printable(typed.encode("utf-8", "replace").decode()).split())


def _option(typed: str) -> tuple[str, Any]:
    """NAME=VALUE; a value is true, false, none, a number or a word."""
    from fabletop.engine.game import GameError

    name, equals, value = typed.partition("=")
    if not equals or not name.strip():
        raise GameError(f'--option takes NAME=VALUE, as in --option leads=0, not "{typed[:60]}"')
    word = value.strip().lower()
    try:
        return name.strip().replace("-", "_"), None if word in ("none", "null") else json.loads(word)
    except (ValueError, RecursionError):
        return name.strip().replace("-", "_"), value.strip()


def language(environment: Any) -> str:
    """The language of the environment, if it is one of ours; otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return value[:2].lower() if value[:2].lower() in LANGUAGES else "en"
    return "en"


def _reader(console: Any, lively: bool) -> Callable[[], str]:
    """Reads a line: at a keyboard with the keys for editing, but without a memory of lines; from a pipe as they come."""
    if lively:
        with contextlib.suppress(ImportError):
            import readline

            readline.set_auto_history(False)  # at one keyboard the arrow up would show what somebody else has chosen
        return lambda: input(PROMPT)

    def read() -> str:
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            line = "?\n"
        if not line:
            raise EOFError
        from fabletop.terminal.voice import printable

        console.print(PROMPT + printable(line.rstrip("\r\n"))[:200], markup=False, highlight=False, soft_wrap=False)
        return line

    return read


def _forgiving(stream: Any) -> None:
    """What a terminal cannot show is a question mark there, not the end of the game."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="replace")
