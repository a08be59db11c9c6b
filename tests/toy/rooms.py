"""Rooms made from a few lines of text, for tests of the build."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from fabletop.engine.build.room import Room, make_room

FILE = "tale.py"
TABLES: dict[str, Any] = {
    "SEATS": 3,
    "KINDS": {"Seat": 3, "Card": 5, "Token": ("star", "heart"), "Cause": ("setup",)},
    "SETTINGS": {"seats": ("int8", ()), "prices": ("int16", (3,))},
    "FIELDS": {
        "hand": ("set Card", (3,), "OWNER TOTAL"),
        "pile": ("set Card", (), "NOBODY"),
        "row": ("set Card", (3,), "ALL"),
        "stock": ("int8", (3, 2), "ALL"),
        "points": ("int16", (3,), "ALL"),
        "wealth": ("int32", (3,), "ALL"),
        "heap": ("int16", (2,), "ALL"),
        "turn": ("int8", (), "ALL"),
    },
    "CONSERVED": {"Card": ("pile", "hand", "row")},
    "EVENTS": {"TOLD": {"n": ("Number", "ALL")}},
    "REFUSALS": ("NOT_IN_HAND",),
}
GAME = "def game(g: Position) -> Story:\n    yield ask(0, card_to_play)\n\n\ndef card_to_play(g: Position, me: int, card: Card) -> Refusal:\n    return OK\n\n\n"


def tiny(text: str, own: str = "", **tables: Any) -> Room:
    """A room of this text; `own` is the text of an edition's own file. Tables that are named replace the usual ones."""
    sources = {FILE: text, **({"own.py": own} if own else {})}
    return make_room(SimpleNamespace(**{**TABLES, **tables}), sources, {"game": "tiny", "edition": "retail", "hash": ""}, {"own.py"} if own else set())
