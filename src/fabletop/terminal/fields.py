"""The screen of a game that brings none: its fields as they lie, as far as the viewer may read them, and its events by their names."""

from __future__ import annotations

from typing import Any, Final

from fabletop.engine.fields import engine_fields
from fabletop.engine.names import Event
from fabletop.engine.phrase import HIDDEN
from fabletop.engine.screen import Block, Heading, Line, Lines, Look, Told
from fabletop.terminal.voice import Voice

OF_THE_ENGINE: Final = {field.name for field in engine_fields(1, 1, 1, 1)}


def scene(look: Look, voice: Voice) -> list[Block]:
    """Every field of the game by its name."""
    game = look.view.game
    lines = []
    for field in game.meta["fields"]:
        name = field["name"]
        if name not in OF_THE_ENGINE:
            label = voice.either(f"field-{name.replace('_', '-')}", name.replace("_", " "))
            lines.append(Line(_shown(look.view.named(name), voice, field), label=label))
    return [Heading(voice.either("game-name", game.id)), Lines("", tuple(lines))]


def _shown(value: Any, voice: Voice, field: dict[str, Any]) -> str:
    """A value in words; what this viewer may not read is a question mark."""
    if value is None:
        return "?"
    if isinstance(value, tuple):
        return ", ".join(voice.say(voice.thing(field["member"], str(member))) for member in value) or "–"
    if isinstance(value, list):
        of_seats = len(field["shape"]) > 0 and field["shape"][0] >= len(voice.players)
        people = field["reader"] != "ALL" or field["shape"][0] == voice.settings.game.about.SEATS[1]
        if of_seats and people:
            inner = {**field, "shape": field["shape"][1:], "reader": "ALL"}
            return "; ".join(f"{voice.say(name)}: {_shown(value[seat], voice, inner)}" for seat, name in voice.players.items())
        return " ".join(_shown(part, voice, {**field, "shape": field["shape"][1:]}) for part in value)
    return "–" if value == -1 else str(value)


class FieldTeller:
    """Tells events by their texts, where the game has them, or by their names."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def tell(self, event: Event, viewer: int) -> Told | None:
        """The event as this viewer hears it."""
        voice = self.voice
        table = voice.settings.game.meta["events"][event.kind.upper().replace("-", "_")]
        args = {name: voice.value(table[name][0], value) for name, value in event.args.items()}
        shown = (f"{name} {'?' if value is HIDDEN else _word(voice, args[name])}" for name, value in event.args.items())
        otherwise = f"{event.kind.replace('-', ' ')}: {', '.join(shown)}" if args else event.kind.replace("-", " ")
        return Told(
            voice.either(f"event-{event.kind}", otherwise, **args, you=event.args.get("seat") == viewer, cause=event.cause), beat=True
        )


def _word(voice: Voice, value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(voice.say(part) for part in value) or "–"
    return str(value) if isinstance(value, int) else voice.say(value)
