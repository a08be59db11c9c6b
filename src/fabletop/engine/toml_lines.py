"""Where things stand in a TOML text: tomllib keeps no lines, so a walk of our own over the same text finds them.

Whoever reads a file that somebody wrote by hand asks here for its content and its lines, and can then say of anything in it where it is.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

KeyPath: TypeAlias = tuple[str | int, ...]
"""The way to a thing through keys and places in lists: `("card", 3, "name", "fr")`."""


class TomlError(ValueError):
    """A text that is no valid TOML: the `line` of the fault, and the `reason` in tomllib's words."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class LongKeyError(ValueError):
    """A key of more parts than the caller allows, on that `line`."""

    def __init__(self, line: int, deepest: int) -> None:
        super().__init__(f"line {line}: a key has more than {deepest} parts")
        self.line = line


class NestingError(ValueError):
    """A text whose lists or tables lie deeper in each other than can be read."""


class Lines:
    """The lines of all that stands in one text. One that was given none, as of a content that is no text, knows no line."""

    def __init__(self, lines: Mapping[KeyPath, int] | None = None) -> None:
        self._lines = lines or {}

    def line(self, path: KeyPath) -> int:
        """The line where the thing at the path begins, or else what it lies in; 0 without a text."""
        while path and path not in self._lines:
            path = path[:-1]
        return self._lines.get(path, 0)


def read_toml(text: str, deepest: int) -> tuple[dict[str, Any], Lines]:
    """The content of a TOML text and its lines, these for paths of up to `deepest` steps; a key may have as many parts.

    What cannot be read is a TomlError, a LongKeyError or a NestingError.
    """
    text = text.removeprefix("\ufeff")  # a mark that some editors put before the text, and that TOML does not know
    walk = _Walk(text, deepest)
    try:
        walk.document()
        if walk.endless:
            raise LongKeyError(walk.endless, deepest)
        return tomllib.loads(text), Lines(walk.lines)
    except RecursionError:
        raise NestingError("lists or tables are nested too deep") from None
    except LongKeyError:
        raise
    except ValueError as error:  # tomllib's own kind is one, and it leaves endless numbers to int()
        raise _fault(text, error) from None


def _fault(text: str, error: ValueError) -> TomlError:
    """Tomllib's own reason, at its place."""
    said = str(error)
    line, reason = text.rstrip().count("\n") + 1, said
    if at := re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", said, re.DOTALL):
        line = int(at[2]) if at[2] else line
        reason = f"{at[1]}, column {at[3]}" if at[2] else f"{at[1]}, at the end of the file"
    elif digits := re.search("[0-9][0-9_]{999}", text):  # the one fault that tomllib leaves to int(), which knows no place
        line, reason = text.count("\n", 0, digits.start()) + 1, "a number of more than a thousand digits"
    return TomlError(line, reason)


def _unquoted(key: str) -> str:
    """A key as it is meant, whether it is written in quotes or without."""
    if key[0] not in "\"'":
        return key
    try:
        return str(tomllib.loads(f"key = {key}")["key"])
    except tomllib.TOMLDecodeError:  # a fault that tomllib will find in the whole text, too
        return key


class _Walk:
    """One walk over a text, noting the line of each key, entry and list item.

    It goes before tomllib, to which a key of 10,000 parts would cost more memory than there is. As far as the text is valid TOML, the walk
    goes where tomllib will go; behind a fault it may go astray, but nobody will ask for those lines, as tomllib stops at the fault.
    """

    SPACE: Final = re.compile(r"[ \t]*")
    BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
    HEADER: Final = re.compile(r"\[\[?")
    HEADER_END: Final = re.compile(r"[ \t]*\]\]?")
    KEY: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[A-Za-z0-9_-]+')
    DOT: Final = re.compile(r"[ \t]*\.[ \t]*")
    EQUALS: Final = re.compile(r"[ \t]*=[ \t]*")
    LIST: Final = re.compile(r"\[")
    LIST_END: Final = re.compile(r"\]")
    TABLE: Final = re.compile(r"\{")
    TABLE_END: Final = re.compile(r"\}")
    COMMA: Final = re.compile(r",")
    # texts first, the long ones before the short ones; anything else ends where a comment, a comma or a bracket begins
    PLAIN: Final = re.compile(
        r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[^,\]}#\n]+', re.DOTALL)

    def __init__(self, text: str, deepest: int) -> None:
        self.lines: dict[KeyPath, int] = {}
        self._text = text
        self._deepest = deepest
        self._place = 0
        self._line = 1
        self.endless = 0  # the line of the first key with too many parts, where the walk ended
        self._entries: dict[KeyPath, int] = {}  # how many [[entries]] each list has had so far

    def document(self) -> None:
        """Walks over the whole text."""
        prefix: KeyPath = ()
        self._take(self.BLANK)
        before = -1
        while before < self._place < len(self._text):
            before = self._place
            line = self._line
            if opening := self._take(self.HEADER):
                prefix = self._header(self._keys(), is_entry=opening == "[[", line=line)
                self._take(self.HEADER_END)
            else:
                self._pair(prefix)
            self._take(self.BLANK)

    def _take(self, pattern: re.Pattern[str]) -> str:
        """What the pattern finds here, behind which the walk goes on; nothing if it finds nothing."""
        found = pattern.match(self._text, self._place)
        if not found:
            return ""
        self._place = found.end()
        self._line += found[0].count("\n")
        return found[0]

    def _note(self, path: KeyPath, line: int) -> None:
        """Keeps the first line of the path, and of what it lies in."""
        for end in range(1, min(len(path), self._deepest) + 1):
            self.lines.setdefault(path[:end], line)

    def _keys(self) -> KeyPath:
        self._take(self.SPACE)
        keys: list[str] = []
        while key := self._take(self.KEY):
            keys.append(_unquoted(key))
            if len(keys) > self._deepest:
                self.endless = self._line
                self._place = len(self._text)
            if not self._take(self.DOT):
                break
        return tuple(keys)

    def _header(self, keys: KeyPath, is_entry: bool, line: int) -> KeyPath:
        """Where the pairs below a [header] go; a key that is a list of [[entries]] means its last one."""
        path: KeyPath = ()
        for k, key in enumerate(keys):
            path = (*path, key)
            if is_entry and k == len(keys) - 1:
                self._entries[path] = self._entries.get(path, 0) + 1
            if path in self._entries:
                path = (*path, self._entries[path] - 1)
        self._note(path, line)
        return path

    def _pair(self, prefix: KeyPath) -> None:
        line = self._line
        path = (*prefix, *self._keys())
        self._note(path, line)
        self._take(self.EQUALS)
        self._value(path)

    def _value(self, path: KeyPath) -> None:
        if self._take(self.LIST):
            self._items(self.LIST_END, path, is_list=True)
        elif self._take(self.TABLE):
            self._items(self.TABLE_END, path, is_list=False)
        else:
            self._take(self.PLAIN)

    def _items(self, end: re.Pattern[str], path: KeyPath, is_list: bool) -> None:
        self._take(self.BLANK)
        n, before = 0, -1
        while before < self._place and not self._take(end):
            before = self._place
            if is_list:
                self._note((*path, n), self._line)
                self._value((*path, n))
            else:
                self._pair(path)
            self._take(self.BLANK)
            self._take(self.COMMA)
            self._take(self.BLANK)
            n += 1
