"""Refusals that can be said in every language: an error carries a phrase, and becomes a sentence when somebody reads it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import ClassVar, Final

from .light import ARGUMENT, texts_of
from .near import nearest
from .phrase import Phrase

KEY: Final = re.compile("[a-z]+(-[a-z0-9]+)+")
FIRST: Final = "en"  # the language of `str(error)`, and of whoever reads programs
HERE: Final = Path(__file__).parent / "text"


class Said(ValueError):
    """A refusal: the key of its text with what it speaks of, or a sentence of somebody else, taken as it is.

    An argument is a word, a number, a part (a Phrase), or another refusal. `str()` of it is the English sentence.
    """

    homes: ClassVar[Sequence[Path]] = (HERE,)
    """The folders in which the texts of this kind lie, a Fluent file for each language."""

    def __init__(self, what: str, **args: object) -> None:
        super().__init__(what)
        self.phrase: Final = part(what, **args) if KEY.fullmatch(what) else part("said-so", said=what)

    def __str__(self) -> str:
        return self.said(FIRST)

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        return _said(self.phrase, lang, self.homes)


def part(key: str, **args: object) -> Phrase:
    """A part of a sentence. A number is written as a file would write it: no commas between its digits."""
    return Phrase(key, {name: str(value) if isinstance(value, int) else value for name, value in args.items()})


def meant(word: str, words: Iterable[str]) -> Phrase | str:
    """The question whether the nearest of these words was meant; nothing when none is near."""
    found = nearest(word, words)
    return part("said-near", word=found) if found else ""


def all_of(words: Sequence[str]) -> Phrase | str:
    """A list of words, of which all count."""
    return part("said-and", head=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]


def one_of(words: Sequence[str]) -> Phrase | str:
    """A list of words, of which one counts."""
    return part("said-or", head=", ".join(words[:-1]), last=words[-1]) if len(words) > 1 else words[0]


def _said(phrase: Phrase, lang: str, homes: Sequence[Path]) -> str:
    text = next((found[phrase.key] for home in homes if phrase.key in (found := texts_of(home / f"{lang}.ftl"))), None)
    if text is None:
        raise KeyError(f"there is no text {phrase.key} in {lang}")

    def word(value: object) -> str:
        return value.said(lang) if isinstance(value, Said) else _said(value, lang, homes) if isinstance(value, Phrase) else str(value)

    return ARGUMENT.sub(lambda found: word(phrase.args[found[1]]), text)
