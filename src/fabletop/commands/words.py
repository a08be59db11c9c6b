"""What the commands say, in the reader's language, without loading Fluent: that takes longer than `fabletop games` may.

The texts lie in Fluent files beside this one. They keep to the small part of Fluent that `engine/light.py` reads.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fabletop.engine.light import ARGUMENT, texts_of
from fabletop.texts.files import LANGUAGES


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
