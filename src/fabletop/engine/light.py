"""Simple Fluent texts, read without Fluent: its parser takes longer than most commands may.

Such a text keeps to a small part of Fluent (plain text, attributes, `{ $name }`), which is read here line by line; a test holds this
reader against Fluent's own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

ENTRY: Final = re.compile(r"([a-zA-Z][\w-]*) =(?: (.*))?")
ATTRIBUTE: Final = re.compile(r" +\.([a-zA-Z][\w-]*) =(?: (.*))?")
ARGUMENT: Final = re.compile(r"\{ \$([\w-]+) \}")


@cache
def texts_of(path: Path) -> Mapping[str, str]:
    """The simple texts of a Fluent file; none where there is no file."""
    return simple_texts(path.read_text(encoding="utf-8")) if path.is_file() else {}


def simple_texts(source: str) -> dict[str, str]:
    """The texts of a Fluent file by key (`games`, `games.help`), those that only Fluent itself can read left out."""
    rows: dict[str, list[str]] = {}
    message, key = "", ""
    for row in source.splitlines():
        if entry := ENTRY.fullmatch(row):
            message = key = entry[1]
            rows[key] = [entry[2] or ""]
        elif (attribute := ATTRIBUTE.fullmatch(row)) and message:
            key = f"{message}.{attribute[1]}"
            rows[key] = [attribute[2] or ""]
        elif key and row.startswith((" ", "}")):
            rows[key].append(row)
        elif row.startswith("#"):
            message = key = ""
    texts = {key: _joined(found) for key, found in rows.items()}
    return {key: text for key, text in texts.items() if text and not re.search("[{}]", ARGUMENT.sub("", text))}


def _joined(rows: list[str]) -> str:
    first, more = rows[0], rows[1:]
    indent = min((len(row) - len(row.lstrip(" ")) for row in more if row.strip()), default=0)
    # an unbreakable space belongs to the text, to us as to Fluent
    return "\n".join([first.strip(" "), *(row[indent:].rstrip(" ") for row in more)]).strip("\n")
