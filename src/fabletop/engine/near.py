"""Did you mean ...? The end of a refusal of a word, where another one is near it."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST = 80  # characters of a word that are looked at; what somebody pastes by mistake may be a whole book


def nearest(word: str, words: Iterable[str]) -> str:
    """The nearest of these words, small letters or capitals; "" when none is near."""
    import difflib  # 10 ms that only a mistake need cost

    by_letters = {one.lower(): one for one in words}
    close = difflib.get_close_matches(word[:LONGEST].lower(), list(by_letters), 1)
    return by_letters[close[0]] if close else ""


def near(word: str, words: Iterable[str]) -> str:
    """The question whether the nearest of these words was meant, in English; nothing when none is near."""
    found = nearest(word, words)
    return f'; did you mean "{found}"?' if found else ""
