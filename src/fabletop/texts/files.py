"""Where the texts lie: the common ones beside this file, a game's own in its folder `text`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fabletop.engine.finding import discovered
from fabletop.engine.saying import HERE as ENGINE

LANGUAGES: Final = ("en", "fr")
HERE: Final = Path(__file__).parent


def games() -> tuple[str, ...]:
    """The ids of the games that bring texts."""
    return tuple(sorted(game for game in discovered() if (folder(game) / "en.ftl").is_file()))


def folder(game: str) -> Path:
    """Where the texts of a game lie, whether it was installed or only found."""
    return Path(str(discovered()[game].__file__)).parent / "text"


def refusals(lang: str, game: str | None = None) -> str:
    """The Fluent text of what is refused: by the engine, or by a game; nothing where a game brings none."""
    file = (ENGINE if game is None else folder(game) / "refusals") / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def source(lang: str, game: str | None = None) -> str:
    """The Fluent text of a language: the common file's, or a game's."""
    return ((HERE if game is None else folder(game)) / f"{lang}.ftl").read_text(encoding="utf-8")
