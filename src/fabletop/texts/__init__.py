"""Words in a language: the one place where keys and ids become sentences.

Importing this does not import Fluent, which takes 60 ms; the first sentence does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabletop.texts.files import LANGUAGES, games

if TYPE_CHECKING:
    from fabletop.engine.phrase import CardName, Phrase, PlayerName
    from fabletop.texts.speech import Speech

__all__ = ["LANGUAGES", "Texts", "games"]


class Texts:
    """The texts of a language: those that all games share and, when a game is named, its own."""

    def __init__(self, lang: str, game: str | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f'there are no texts in "{lang}"; Fabletop speaks {" and ".join(LANGUAGES)}')
        if game is not None and game not in games():
            raise ValueError(f'no game called "{game}" brings texts; there are {", ".join(games())}')
        self.lang: Final = lang
        self.game: Final = game

    def say(self, phrase: Phrase) -> str:
        """The sentence, nested phrases and all. A missing key or argument is a KeyError that names it: a fault of ours."""
        return self._speech.say(phrase)

    def has(self, key: str) -> bool:
        """Whether there is a text of this key, or an attribute of one (`token-heart.count`)."""
        return self._speech.has(key)

    def name(self, thing: CardName | PlayerName, form: str = "plain") -> str:
        """A card's or a player's name alone, in one of the forms of `texts.names.FORMS`."""
        return self._speech.name(thing, form)

    @property
    def _speech(self) -> Speech:
        from fabletop.texts.speech import speech  # Fluent: only when something is said

        return speech(self.lang, self.game)
