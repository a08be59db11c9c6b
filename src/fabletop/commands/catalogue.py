"""What a game brings to be shown, where it brings it: its names, its deck, and how it tells of itself. Found, never listed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from fabletop.engine.light import texts_of
from fabletop.texts.files import LANGUAGES

if TYPE_CHECKING:
    from fabletop.texts import Texts


def own_module(about: Any, name: str) -> Any:
    """A module of the game's package, None when it has none of that name. `about` is its `game` module."""
    from fabletop.terminal.voice import part_of_game

    return part_of_game(about.__package__, name)


def simple_name(about: Any, lang: str, key: str = "game-name", fallback: str = "") -> str:
    """A name out of the game's texts, read without Fluent; Fluent is asked where the text is more than plain."""
    texts = texts_of(Path(str(about.__file__)).parent / "text" / f"{lang}.ftl")
    if key in texts:
        return texts[key]
    from fabletop.engine.phrase import Phrase

    full = full_texts(about.ID, lang)
    return full.say(Phrase(key)) if full is not None and full.has(key) else fallback or about.ID


def full_texts(game: str, lang: str) -> Texts | None:
    """All texts of a game, said by Fluent; None when it brings none."""
    from fabletop.texts import Texts, games

    return Texts(lang, game) if game in games() else None


def names_in_all(about: Any, key: str, fallback: str) -> dict[str, str]:
    """A name in every language of the game."""
    return {lang: simple_name(about, lang, key, fallback) for lang in about.LANGUAGES if lang in LANGUAGES}


def deck_of(about: Any, deck: Any = None, edition: str | None = None) -> Any:
    """The deck that an edition of the game plays with, the printed one or a file's; None when the game has no deck of facts."""
    opening = own_module(about, "opening")
    read = getattr(opening, "read_deck", None)
    return read(deck, edition or next(iter(about.EDITIONS))) if read is not None else None
