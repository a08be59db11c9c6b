"""What may be typed as an argument: each kind is checked with one sentence, and completed by the shell."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import click

from fabletop.commands.shape import ParamType, Wrong, words_of
from fabletop.commands.words import Words


class Named(ParamType):
    """A name out of those there are. `known` finds them; `what` is the key of the refusal's text."""

    def __init__(self, name: str, known: Callable[[click.Context | None], Sequence[str]]) -> None:
        self.name = name
        self.known = known

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        known = self.known(ctx)
        if value not in known:
            raise Wrong(self.refusal(words_of(ctx), str(value), known), ctx)
        return str(value)

    def refusal(self, words: Words, value: str, known: Sequence[str]) -> str:
        """The sentence for a name that is unknown."""
        near = words.near(value, known)
        listed = words.listed(known) if len(known) < 20 or not near else words("error-many", count=len(known))
        return words(f"error-{self.name}", given=value, known=listed, near=near)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(name) for name in self.known(ctx) if name.startswith(incomplete)]


class Several(Named):
    """Names with commas between them."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        names = [name.strip() for name in str(value).split(",")]
        for name in names:
            super().convert(name, param, ctx)
        return names

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        before, comma, last = incomplete.rpartition(",")
        for item in (found := super().shell_complete(ctx, param, last)):
            item.value = before + comma + item.value
        return found


class Number(ParamType):
    """A whole number within bounds."""

    name = "number"

    def __init__(self, low: int, high: int) -> None:
        self.low = low
        self.high = high

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        written = str(value)
        # int() would take other scripts' digits, too, and refuses 5,000 of them with a sentence of its own
        if re.fullmatch("-?[0-9]{1,19}", written) and self.low <= int(written) <= self.high:
            return int(written)
        opts = param.opts[0] if param is not None else ""
        raise Wrong(words_of(ctx)("error-number", option=opts, given=written[:40], low=self.low, high=self.high), ctx)


class Setting(ParamType):
    """NAME=VALUE for something that can be set before the deal."""

    name = "setting"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> tuple[str, Any]:
        import json

        if isinstance(value, tuple):
            return value
        name, equals, said = str(value).partition("=")
        if not name or not equals:
            raise Wrong(words_of(ctx)("error-setting", given=value), ctx)
        try:
            return name.replace("-", "_"), json.loads(said)
        except (ValueError, RecursionError):
            return name.replace("-", "_"), {"none": None, "yes": True, "no": False}.get(said, said)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        import json

        from click.shell_completion import CompletionItem

        about = about_game(ctx)
        options = about.OPTIONS if about else {}
        said = [f"{name}={json.dumps(value)}" for name, (_, allowed) in options.items() for value in allowed]
        return [CompletionItem(one) for one in said if one.startswith(incomplete)]


def about_game(ctx: click.Context | None) -> Any:
    """The `game` module of the game that the arguments so far name; None when they name none."""
    from fabletop.engine.finding import discovered

    games = discovered()
    # while a shell completes an option, the arguments before it may still lie unread
    typed = [ctx.params.get("game_name"), *ctx.args] if ctx is not None else []
    return next((games[str(one)] for one in typed if str(one) in games), None)


def games(ctx: click.Context | None = None) -> Sequence[str]:
    """The games that are installed."""
    from fabletop.engine.finding import discovered

    return sorted(discovered())


def editions(ctx: click.Context | None) -> Sequence[str]:
    """The editions of the game that was typed, or of all games."""
    from fabletop.engine.finding import discovered

    about = about_game(ctx)
    return list(about.EDITIONS) if about else sorted({edition for one in discovered().values() for edition in one.EDITIONS})


def cards(ctx: click.Context | None) -> Sequence[str]:
    """The cards of the game that was typed, with the deck file that was typed."""
    from fabletop.commands.catalogue import deck_of

    about = about_game(ctx)
    typed = ctx.params.get("deck") if ctx is not None else None
    edition = ctx.params.get("edition") if ctx is not None else None
    deck = deck_of(about, typed if isinstance(typed, str) else None, edition if isinstance(edition, str) else None) if about else None
    return deck.ids if deck is not None else []


def bots(ctx: click.Context | None = None) -> Sequence[str]:
    """The bots that there are."""
    from fabletop.bots import bots as all_bots

    return all_bots()


class Existing(ParamType):
    """A file to be read, completed as files are; whoever reads it says what is wrong with it."""

    name = "file"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="file")]


class Folder(Existing):
    """A folder, completed as folders are."""

    name = "folder"

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        return [CompletionItem(incomplete, type="dir")]


GAME = Named("game", games)
EDITION = Named("edition", editions)
CARD = Named("card", cards)
BOTS = Several("bot", bots)
FILE = Existing()
FOLDER = Folder()
LONGEST_FILE = 20_000_000  # bytes: a journal of ten thousand answers takes 300,000


def read_text(words: Words, name: str) -> str:
    """What a file holds; one sentence when it cannot be read."""
    path = Path(name)
    try:
        if path.is_dir():
            raise Wrong(words("error-folder", file=name))
        if path.exists() and not path.is_file():  # a pipe or a device could keep us waiting for ever
            raise Wrong(words("error-no-plain-file", file=name))
        if path.stat().st_size > LONGEST_FILE:
            raise Wrong(words("error-long-file", file=name))
        return path.read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise Wrong(words("error-no-text", file=name)) from None
    except FileNotFoundError:
        raise Wrong(words("error-no-file", file=name)) from None
    except OSError as error:
        raise Wrong(words("error-unreadable", file=name, why=error.strerror)) from None
    except ValueError:  # a zero character in a path
        raise Wrong(words("error-no-file", file=repr(name)[1:-1])) from None


def starting_with(items: Iterable[str], incomplete: str) -> list[str]:
    """Those that begin as what is typed so far does."""
    return [item for item in items if item.startswith(incomplete)]
