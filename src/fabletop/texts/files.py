"""Where the texts lie: the common ones beside this file, a game's own in its folder `text`."""

from __future__ import annotations

from functools import cache
from typing import Final

LANGUAGES: Final = ("en", "fr")


@cache
def games() -> tuple[str, ...]:
    """The ids of the games that bring texts, found by their folders."""
    from importlib.resources import files  # 15 ms that a program which says nothing need not spend

    folders = [folder for folder in files("fabletop.games").iterdir() if (folder / "text" / "en.ftl").is_file()]
    return tuple(sorted(folder.name.replace("_", "-") for folder in folders))


def source(lang: str, game: str | None = None) -> str:
    """The Fluent text of a language: the common file's, or a game's."""
    from importlib.resources import files

    if game is None:
        place = files("fabletop.texts") / f"{lang}.ftl"
    else:
        place = files("fabletop.games") / game.replace("-", "_") / "text" / f"{lang}.ftl"
    return place.read_text(encoding="utf-8")
