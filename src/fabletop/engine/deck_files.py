"""Deck files that somebody wrote by hand, whatever the game: reading one, and saying in one sentence where something is wrong in it.

A game's own reader is a DeckReader: it knows what a deck consists of, and asks here for words, numbers and lists. The texts of what is
said here are the engine's; the error is of the game's kind, whose texts they go with.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Self, TypeVar

from .phrase import Phrase
from .saying import Said, all_of, meant, part
from .toml_lines import KeyPath, Lines, LongKeyError, NestingError, TomlError, read_toml

LONGEST_FILE: Final = 200_000  # bytes; a file that names all cards of a game, with comments, takes 10,000
LONGEST_WORD: Final = 40  # characters of what somebody wrote that a sentence shows
LONGEST_PLACE: Final = 200  # the same of a path, or of a reason that somebody else gives
LISTED: Final = 20  # a longer list of words is written out only for whoever is far from all of them

Kind = TypeVar("Kind", bound=Said)


class DeckReader:
    """Reads one deck, checks it, and says where something is wrong."""

    error: ClassVar[type[Said]]
    """The kind of the refusals."""
    deepest: ClassVar[int]
    """The steps from a deck to the deepest thing in it."""
    longest: ClassVar[str]
    """A field with as many parts as a field can have, for whoever wrote more."""

    def __init__(self, source: str, content: object, lines: Lines | None = None) -> None:
        self._source = source
        self._content = content
        self._lines = lines or Lines()  # a content that is no text has none

    @classmethod
    def of_file(cls, path: str | os.PathLike[str]) -> Self:
        """A reader of somebody's deck file."""
        source = clean(os.fspath(path), LONGEST_PLACE)
        return cls.of_text(_text(path, source, cls.error), source)

    @classmethod
    def of_text(cls, text: str, source: str) -> Self:
        """A reader of a TOML text; `source` names the text in refusals."""
        try:
            content, lines = read_toml(text, cls.deepest)
        except LongKeyError as error:
            raise _in_line(cls.error, source, error.line, part("deck-long-key", most=cls.deepest, longest=cls.longest)) from None
        except NestingError:
            raise _at(cls.error, source, (), part("deck-nested")) from None
        except TomlError as error:
            raise _in_line(cls.error, source, error.line, part("deck-no-toml", why=clean(error.reason, LONGEST_PLACE))) from None
        return cls(source, content, lines)

    # reading a field

    def _known_fields(self, table: Mapping[str, Any], allowed: Sequence[str], whose: str, at: KeyPath, listed: Phrase | None = None) -> None:
        """Refuses a field that there is not; `whose` is the key of the text for whatever has these fields, `listed` names them."""
        for key in table:
            if key not in allowed:
                known = part("deck-fields", fields=all_of(allowed)) if len(allowed) > 1 else part("deck-only-field", field=allowed[0])
                near = meant(key, allowed) if isinstance(key, str) else ""
                raise self._refusal(part("deck-no-such-field", whose=part(whose), listed=listed or known, near=near), *at, key)

    def _choice(self, value: object, allowed: Sequence[str], refusal: str, *at: str | int) -> str:
        """One of the words that are allowed; `refusal` is the key of the text for any other."""
        word = self._string(value, *at)
        if word not in allowed:
            close, said = meant(word, allowed), part(refusal, given=clean(word))
            if len(allowed) <= LISTED or not close:
                said = part("deck-choice-listed", said=said, allowed=all_of(allowed), near=close)
            else:
                said = part("deck-choice", said=said, near=close)
            raise self._refusal(said, *at)
        return word

    def _string(self, value: object, *at: str | int) -> str:
        if not isinstance(value, str):
            raise self._refusal(part("deck-no-text", given=shown(value)), *at)
        return value

    def _number(self, value: object, low: int, high: int, *at: str | int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):  # a bool is an int to Python, but not to whoever wrote it
            raise self._refusal(part("deck-no-number", given=shown(value), low=low, high=high), *at)
        if not low <= value <= high:
            raise self._refusal(part("deck-out-of-range", given=shown(value), low=low, high=high), *at)
        return value

    def _list(self, value: object, *at: str | int) -> list[Any]:
        if not isinstance(value, list):
            raise self._refusal(part("deck-no-list", given=shown(value)), *at)
        return value

    # saying where

    def _refusal(self, said: Phrase, *path: str | int) -> Said:
        """The refusal of what stands at the path: file, line and place, as far as they are known."""
        line = self._lines.line(path)
        in_line = [part("deck-line", line=line)] if line else []
        return _at(self.error, self._source, [*in_line, *self._place(path)], said)

    def _place(self, path: KeyPath) -> list[Phrase]:
        """Where in the deck a path leads: to a field. A game whose deck has entries says more."""
        names = [clean(key) for key in path if isinstance(key, str)]
        return [part("deck-field", field=".".join(names))] if names else []


# a file's text


def _text(path: str | os.PathLike[str], source: str, kind: type[Kind]) -> str:
    """The text of a file, which may lie anywhere and be anything."""
    try:
        mode = os.stat(path).st_mode
        raw = _first_bytes(path) if stat.S_ISREG(mode) else b""
    except (FileNotFoundError, NotADirectoryError):
        raise _at(kind, source, (), part("deck-no-file")) from None
    except OSError as error:
        raise _at(kind, source, (), part("deck-unreadable", why=str(error.strerror))) from None
    except ValueError:  # what Python says of a path with a zero character in it
        raise _at(kind, source, (), part("deck-no-file-name")) from None
    if stat.S_ISDIR(mode):
        raise _at(kind, source, (), part("deck-folder"))
    if not stat.S_ISREG(mode):  # a pipe or a device could keep us waiting for ever
        raise _at(kind, source, (), part("deck-no-plain-file"))
    if len(raw) > LONGEST_FILE:
        raise _at(kind, source, (), part("deck-long-file", most=LONGEST_FILE))
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise _in_line(kind, source, line, part("deck-no-utf8", byte=f"0x{raw[error.start]:02x}")) from None


def _first_bytes(path: str | os.PathLike[str]) -> bytes:
    """A file's bytes, but not many more than a deck file may have."""
    with open(path, "rb") as file:
        return file.read(LONGEST_FILE + 1)


# words for refusals


def _at(kind: type[Kind], source: str, where: Iterable[Phrase], said: Phrase) -> Kind:
    """The refusal of what stands there, from the file down to the field."""
    place: Phrase | str = source
    for one in where:
        place = part("deck-place", head=place, next=one)
    return kind("deck-at", where=place, said=said)


def _in_line(kind: type[Kind], source: str, line: int, said: Phrase) -> Kind:
    return _at(kind, source, [part("deck-line", line=line)], said)


def clean(text: str, longest: int = LONGEST_WORD) -> str:
    """A text as it may be shown: short, and whatever a screen would not print is spelt out."""
    short = text if len(text) <= longest else text[:longest] + "..."
    return "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in short)


def shown(value: object) -> Phrase | str:
    """A value that somebody wrote, in a few words."""
    if isinstance(value, str):
        return part("deck-quoted", text=clean(value))
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int) and abs(value) >= 10**12:  # Python refuses to spell out a number of 5,000 digits
        return part("said-large-number")
    if isinstance(value, list):
        return part("deck-a-list")
    if isinstance(value, Mapping):
        return part("deck-a-table")
    return clean(str(value))
