"""The command line: `fabletop COMMAND`. A command's module is imported when it is called, and every mistake ends in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final

import click

from fabletop.commands.page import ReaderGone
from fabletop.commands.shape import Language, Option, Wrong, words_of, write_rows
from fabletop.commands.words import Words, language_in
from fabletop.engine.saying import Said

COMMANDS: Final = {
    "play": "fabletop.commands.play:play",
    "games": "fabletop.commands.games:games",
    "rules": "fabletop.commands.rules:rules",
    "cards": "fabletop.commands.cards:cards",
    "replay": "fabletop.commands.replay:replay",
    "scenario": "fabletop.commands.scenario:scenario",
    "simulate": "fabletop.commands.simulate:simulate",
    "bench": "fabletop.commands.bench:bench",
    "doctor": "fabletop.commands.doctor:doctor",
    "new-game": "fabletop.commands.new_game:new_game",
    "completion": "fabletop.commands.completion:completion",
}
MISTAKE: Final = 2  # the exit status of whatever was typed wrong or cannot be read
OUR_FAULT: Final = 70  # and of what should not have happened
CLOSED_PIPE: Final = 141  # as a shell tells of any program whose reader has gone


class Commands(click.Group):
    """The commands by name, imported only when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        found = getattr(import_module(module), name)
        assert isinstance(found, click.Command)
        return found

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args and args[0] not in COMMANDS and not ctx.resilient_parsing:
            words = words_of(ctx)
            raise Wrong(words("error-command", given=args[0], known=words.listed(list(COMMANDS)), near=words.near(args[0], list(COMMANDS))))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # of which click would make an end of its own
            raise ReaderGone from None

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        words = words_of(ctx)
        found = [CompletionItem(name, help=words(f"about-{name}")) for name in COMMANDS if name.startswith(incomplete)]
        return found or click.Command.shell_complete(self, ctx, incomplete)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        formatter.write_usage(ctx.command_path, words("help-pieces"), prefix=words("help-usage") + " ")
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words("help-fabletop"))
        write_rows(formatter, words("help-commands"), [(name, words(f"about-{name}")) for name in COMMANDS])
        options = {"--lang en|fr": "option-lang", "--version": "option-version", "--help": "option-help"}
        write_rows(formatter, words("help-options"), [(name, words(key)) for name, key in options.items()])


def _version(ctx: click.Context, param: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from fabletop import __version__

        click.echo(f"fabletop {__version__}")
        ctx.exit()


fabletop = Commands(
    "fabletop",
    params=[
        Option(["--lang"], type=Language(), expose_value=False),
        Option(["--version"], is_flag=True, expose_value=False, is_eager=True, callback=_version),
    ],
    no_args_is_help=False,
    invoke_without_command=True,
    callback=lambda: _greet(click.get_current_context()),
)


def _greet(ctx: click.Context) -> None:
    """Without a command: what there is."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


def main(args: Sequence[str] | None = None) -> int:
    """Run a command line; the exit status. Whatever is wrong is said in one sentence on stderr."""
    typed = list(sys.argv[1:] if args is None else args)
    words = Words(language_in(typed))
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a terminal that lacks a sign shows another instead of a fault
            stream.reconfigure(errors="backslashreplace")
    try:
        status = fabletop.main(typed, prog_name="fabletop", standalone_mode=False, obj=words)
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except click.exceptions.Abort:
        return 130
    except click.ClickException as error:
        return _say(words, _usage(words, error))
    except (ReaderGone, BrokenPipeError):
        return _leave_quietly()
    except OSError as error:
        return _say(words, _about_file(words, error))
    except Exception as error:
        if isinstance(error, Said):
            return _say(words, error.said(words.lang))
        if type(error).__module__.partition(".")[0] == "fabletop":  # what the authors of rules read: ScenarioError and its like
            return _say(words, str(error))
        if os.environ.get("FABLETOP_TRACEBACK"):
            raise
        return _say(words, words("error-ours", what=f"{type(error).__name__}: {error}"), OUR_FAULT)


def _say(words: Words, sentence: str, status: int = MISTAKE) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _leave_quietly()
    print("fabletop: " + " ".join("".join(sign if sign.isprintable() else " " for sign in sentence).split(" ")), file=sys.stderr)
    return status


def _usage(words: Words, error: click.ClickException) -> str:
    """What was typed wrong, in the reader's language as far as click tells us what it is."""
    if isinstance(error, Wrong):
        return error.message
    ctx = error.ctx if isinstance(error, click.UsageError) else None
    path = ctx.command_path if ctx is not None else "fabletop"
    if isinstance(error, click.NoSuchOption):
        known = [name for param in ctx.command.get_params(ctx) for name in param.opts] if ctx is not None else []
        return words("error-option", given=error.option_name, command=path, near=words.near(error.option_name, known))
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return words("error-missing", what=error.param.human_readable_name, command=path)
    if isinstance(error, click.BadOptionUsage):
        params = ctx.command.get_params(ctx) if ctx is not None else []
        if any(isinstance(one, click.Option) and one.is_flag and error.option_name in one.opts for one in params):
            return words("error-no-value-wanted", option=error.option_name, command=path)
        return words("error-no-value", option=error.option_name, command=path)
    return words("error-usage", what=error.format_message().rstrip("."), command=path)


def _about_file(words: Words, error: OSError) -> str:
    what = error.filename if isinstance(error.filename, str) else "fabletop"
    return words("error-unreadable", file=what, why=error.strerror or str(error))


def _leave_quietly() -> int:
    """Whoever read us has gone: nothing more is written, not even when Python ends."""
    try:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, sys.stdout.fileno())
    except (OSError, ValueError):
        pass
    return CLOSED_PIPE

