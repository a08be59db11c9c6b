"""What one viewer may know of a position: a copy with no way back, and no way to answer."""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

from .fields import CODES
from .names import Option, bits
from .words import NONE

if TYPE_CHECKING:
    from .position import Decision, Position

UNKNOWN = None  # in the place of a number that this viewer may not read


def field_values(field: dict[str, Any], saved: bytes) -> tuple[int, ...]:
    """The numbers of a field in the order of memory."""
    count = 1
    for size in field["shape"]:
        count *= size
    return struct.unpack_from(f"<{count}{CODES[field['type']]}", saved, field["offset"])


def shaped(field: dict[str, Any], values: Any) -> Any:
    """The numbers of a field as nested lists."""
    values = list(values)
    for size in reversed(field["shape"][1:]):
        values = [values[i : i + size] for i in range(0, len(values), size)]
    return values if field["shape"] else values[0]


class View:
    """A position as one seat (or a spectator, viewer -1) may know it. Unknown numbers are None; of a field declared with TOTAL the
    total is in `totals`."""

    __slots__ = ("__core", "decision", "game", "names", "over", "seats", "settings", "viewer")

    def __init__(self, core: Any, settings: Any, viewer: int, decision: Decision | None) -> None:
        self.__core = core
        self.settings = settings
        self.game = settings.game
        self.names = settings.names
        self.viewer = viewer
        self.decision = decision
        self.over: bool = core.over
        self.seats: int = settings.seats

    @classmethod
    def of(cls, p: Position, viewer: int) -> View:
        core = p.core.clone()
        core.blind(viewer)
        return cls(core, p.settings, viewer, p.decision)

    def __getitem__(self, name: str) -> Any:
        """A field's numbers, None where this viewer may not read them."""
        field = self.game.field(name)
        values: list[int | None] = list(field_values(field, self.__core.save()))
        return shaped(field, [value if known else UNKNOWN for value, known in zip(values, self._known(field), strict=True)])

    def total(self, name: str, seat: int) -> int:
        """How many a hidden row or set holds, where its field is declared with TOTAL."""
        field = self.game.field(name)
        if not field["total"]:
            raise KeyError(f"{name} is declared without TOTAL")
        values = field_values(field, self.__core.save())
        row = len(values) // field["shape"][0]
        mine = values[seat * row : (seat + 1) * row]
        return sum(v.bit_count() if field["type"] == "set" else v for v in mine)

    def _known(self, field: dict[str, Any]) -> list[bool]:
        count = len(field_values(field, self.__core.save()))
        reader = field["reader"]
        if reader == "ALL":
            return [True] * count
        if reader == "NOBODY":
            return [False] * count
        if reader == "HOLDER":
            return [self[field["holder"]] == self.viewer and self.viewer != NONE] * count
        if reader == "SEALED":
            sealed = [f["name"] for f in self.game.meta["fields"] if f["reader"] == "SEALED"]
            if self["shown"] >> sealed.index(field["name"]) & 1:
                return [True] * count
        row = count // field["shape"][0]
        return [i // row == self.viewer for i in range(count)]

    def named(self, name: str) -> Any:
        """A field of sets or of members, by names instead of numbers."""
        field = self.game.field(name)
        if field["type"] != "set":
            return self[name]

        def members(value: Any) -> Any:
            return [members(part) for part in value] if isinstance(value, list) else None if value is None else self.names.set_names(field["member"], value)

        return members(self[name])

    def options(self) -> list[Option]:
        """What this viewer may answer now."""
        if self.decision is None or self.viewer not in self.decision.asked:
            return []
        question = self["question"]
        return [self.names.option(question, number) for number in self.__core.options(self.viewer)]

    def worth(self, option: int) -> int:
        """How good the game thinks an option looks at a glance, to whoever sees no more than this."""
        return int(self.__core.worth(self.viewer, option))

    def world(self, seed: int) -> Any:
        """A full position that this viewer cannot tell from the true one, true to all he has seen. Two seeds, two worlds."""
        from .position import Position

        world = Position(self.settings, self.__core.world(self.viewer, seed))
        world.core.listen()
        return world

    def save(self) -> bytes:
        """Equal for two positions exactly when this viewer cannot tell them apart by looking."""
        return bytes(self.__core.save())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.viewer == other.viewer and self.save() == other.save() and self.settings.bytes == other.settings.bytes

    def __hash__(self) -> int:
        return hash((self.viewer, self.save()))

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer is missing."""
        return tuple(bits(self["waiting"]))

    def to_json(self) -> str:
        """All that this viewer may know, as data; null is unknown."""
        names = [f["name"] for f in self.game.meta["fields"]]
        return json.dumps({"game": self.game.id, "edition": self.game.edition, "viewer": self.viewer, "fields": {name: self[name] for name in names}})
