"""What 3 Chapters says, as a test reads it."""

from __future__ import annotations

from fabletop.engine.phrase import Phrase
from fabletop.texts import LANGUAGES, Texts


def say(lang: str, phrase: Phrase) -> str:
    """The phrase in one language."""
    return Texts(lang, "three-chapters").say(phrase)


def both(phrase: Phrase) -> list[str]:
    """The phrase in English and in French, with ordinary spaces."""
    return [say(lang, phrase).replace("\u00a0", " ") for lang in LANGUAGES]
