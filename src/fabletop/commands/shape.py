"""What all commands have in common: help in the reader's language, `--lang` and `--json`, and refusals of one sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

import click

from fabletop.commands.words import Words, usual_language
from fabletop.texts.files import LANGUAGES

if TYPE_CHECKING:
    ParamType = click.ParamType[Any]
else:
    ParamType = click.ParamType  # which older clicks cannot subscript


class Wrong(click.UsageError):
    """Something typed that cannot be; its text is the whole sentence for the reader."""


def words_of(ctx: click.Context | None) -> Words:
    """The texts in the language of whoever typed this."""
    found = ctx.find_root().obj if ctx is not None else None
    return found if isinstance(found, Words) else Words(usual_language())


class Option(click.Option):
    """An option whose help is the text `option-<name>`."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        words = words_of(ctx)
        own = f"about-{ctx.info_name}.option-{self.name}".replace("_", "-")
        self.help = words(own if words.has(own) else f"option-{self.name}".replace("_", "-"))
        return super().get_help_record(ctx)


class Command(click.Command):
    """A command whose help is the text `about-<name>`, with its attribute `.more` below."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("options_metavar", "[--…]")
        super().__init__(*args, **kwargs)
        self.allow_extra_args = True  # refused below, in the reader's language

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.BadOptionUsage as error:  # which click believes to be the group's
            error.ctx = ctx
            raise
        if rest and not ctx.resilient_parsing:
            raise Wrong(words_of(ctx)("error-too-much", what=rest[0], command=ctx.command_path), ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=words_of(ctx)("help-usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        key = f"about-{self.name}"
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(words(key))
            if words.has(f"{key}.more"):
                formatter.write_paragraph()
                formatter.write_text(words(f"{key}.more"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = words_of(ctx)
        rows = [(record[0], words("option-help") if "--help" in param.opts else record[1])
                for param in self.get_params(ctx) if isinstance(param, click.Option) and (record := param.get_help_record(ctx))]
        write_rows(formatter, words("help-options"), rows)


def write_rows(formatter: click.HelpFormatter, heading: str, rows: Sequence[tuple[str, str]]) -> None:
    """A section of a help page."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


class Language(ParamType):
    """One of the languages that Fabletop speaks."""

    name = "lang"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if value not in LANGUAGES:
            words = words_of(ctx)
            raise Wrong(words("error-language", given=value, known=words.listed(LANGUAGES)), ctx)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
        from click.shell_completion import CompletionItem

        words = words_of(ctx)
        return [CompletionItem(lang, help=words(f"language-{lang}")) for lang in LANGUAGES if lang.startswith(incomplete)]


def command(name: str, for_programs: bool = True) -> Callable[[Callable[..., None]], click.Command]:
    """A command of this name with `--lang` and, if programs may read it, `--json`; its function gets `words` and then `as_json` before
    its own arguments."""

    def made(function: Callable[..., None]) -> click.Command:
        def run(lang: str | None, **kwargs: Any) -> None:
            words = Words(lang) if lang else words_of(click.get_current_context())
            function(words, *([kwargs.pop("as_json")] if for_programs else []), **kwargs)

        run.__doc__ = function.__doc__
        params: Sequence[click.Parameter] = getattr(function, "__click_params__", [])
        common = [Option(["--lang"], type=Language(), metavar="|".join(LANGUAGES))]
        common += [Option(["--json", "as_json"], is_flag=True)] if for_programs else []
        return Command(name, callback=run, params=[*reversed(params), *common], help=function.__doc__)

    return made


def option(*names: str, **settings: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """An option of a command."""
    return click.option(*names, cls=Option, **settings)


argument: Final = click.argument
