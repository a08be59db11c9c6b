"""What the commands say, in the reader's language, without loading Fluent: that takes longer than `fabletop games` may.

The texts lie in Fluent files beside this one. They keep to a small part of Fluent (plain text, attributes, `{ $name }`), which is read
here line by line; a test holds this reader against Fluent's own.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fabletop.texts.files import LANGUAGES

ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*) =(?: (.*))?")
ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][\w-]*) =(?: (.*))?")
ARGUMENT: Final = re.compile(r"\{ \$([\w-]+) \}")


class Words:
    """The commands' texts in one language."""

    def __init__(self, lang: str) -> None:
        self.lang: Final = lang

    def __call__(self, key: str, **args: object) -> str:
        """The text of this key. A key or an argument that is missing is a KeyError that names it: a fault of ours."""
        return ARGUMENT.sub(lambda found: str(args[found[1]]), self._texts[key])

    def has(self, key: str) -> bool:
        """Whether there is such a text."""
        return key in self._texts

    def listed(self, names: Sequence[str]) -> str:
        """Names as a list in words."""
        if len(names) < 2:
            return names[0] if names else self("list-none")
        return self("list-and", head=", ".join(names[:-1]), last=names[-1])

    def near(self, word: str, names: Sequence[str]) -> str:
        """The question whether the nearest of these was meant; nothing when none is near."""
        import difflib  # 10 ms that only a mistake need cost

        close = difflib.get_close_matches(word[:80], list(names), 1, 0.55)  # so that of three letters one may be wrong
        return self("error-near", word=close[0]) if close else ""

    @property
    def _texts(self) -> Mapping[str, str]:
        return _texts_in(self.lang)


@cache
def _texts_in(lang: str) -> Mapping[str, str]:
    """The commands' own, and the common texts that they use."""
    here = Path(__file__)
    return {**texts_of(here.parent.parent / "texts" / f"{lang}.ftl"), **texts_of(here.with_name(f"{lang}.ftl"))}


@cache
def texts_of(path: Path) -> Mapping[str, str]:
    """The simple texts of a Fluent file; none where there is no file."""
    return simple_texts(path.read_text(encoding="utf-8")) if path.is_file() else {}


def simple_texts(source: str) -> dict[str, str]:
    """The texts of a Fluent file by key (`games`, `games.help`), those that only Fluent itself can read left out."""
    rows: dict[str, list[str]] = {}
    message, key = "", ""
    for row in source.splitlines():
        if entry := ENTRY.fullmatch(row):
            message = key = entry[1]
            rows[key] = [entry[2] or ""]
        elif (attribute := ATTRIBUTE.fullmatch(row)) and message:
            key = f"{message}.{attribute[1]}"
            rows[key] = [attribute[2] or ""]
        elif key and row.startswith((" ", "}")):
            rows[key].append(row)
        elif row.startswith("#"):
            message = key = ""
    texts = {key: _joined(found) for key, found in rows.items()}
    return {key: text for key, text in texts.items() if text and not re.search("[{}]", ARGUMENT.sub("", text))}


def _joined(rows: list[str]) -> str:
    first, more = rows[0], rows[1:]
    indent = min((len(row) - len(row.lstrip(" ")) for row in more if row.strip()), default=0)
    return "\n".join([first.strip(), *(row[indent:].rstrip() for row in more)]).strip("\n")


def usual_language() -> str:
    """What the reader's surroundings speak, where that is a language of ours; English otherwise."""
    said = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    lang = re.split("[_.@-]", said.lower())[0]
    return lang if lang in LANGUAGES else LANGUAGES[0]


def language_in(args: Sequence[str]) -> str:
    """The language that arguments ask for with --lang, wherever it stands, so that even a refusal of the others is said in it."""
    for arg, after in zip(args, [*args[1:], ""]):
        said = after if arg == "--lang" else arg.removeprefix("--lang=") if arg.startswith("--lang=") else ""
        if said in LANGUAGES:
            return said
    return usual_language()
