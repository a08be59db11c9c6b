"""`fabletop games`: which games there are."""

from __future__ import annotations

from typing import Any

from fabletop.commands.catalogue import names_in_all, simple_name
from fabletop.commands.page import write_json
from fabletop.commands.shape import command
from fabletop.commands.words import Words


@command("games")
def games(words: Words, as_json: bool) -> None:
    """Every game that is installed."""
    from fabletop.engine.finding import discovered

    found = [about for _, about in sorted(discovered().items())]
    if as_json:
        write_json([listed(about) for about in found])
        return
    for about in found:
        low, high = about.SEATS
        print(simple_name(about, words.lang))
        if tagline := simple_name(about, words.lang, "game-tagline", " ").strip():
            print(_wrapped(tagline))
        editions = [simple_name(about, words.lang, f"edition-{edition}", edition) for edition in about.EDITIONS]
        print(_wrapped(words("games-line", id=about.ID, low=low, high=high, editions=", ".join(editions))))
        print(f"  fabletop play {about.ID}")


def listed(about: Any) -> dict[str, Any]:
    """A game as `games --json` gives it."""
    low, high = about.SEATS
    return {
        "id": about.ID,
        "names": names_in_all(about, "game-name", about.ID),
        "seats": list(range(low, high + 1)),
        "usual_seats": about.USUAL_SEATS,
        "editions": list(about.EDITIONS),
        "languages": list(about.LANGUAGES),
        "options": [{"name": name, "default": default, "allowed": list(allowed)} for name, (default, allowed) in about.OPTIONS.items()],
    }


def _wrapped(text: str) -> str:
    import shutil
    import textwrap

    width = min(shutil.get_terminal_size().columns, 100)
    return textwrap.fill(text, max(width, 20), initial_indent="  ", subsequent_indent="  ")
