"""A game told out of its journal: every event in words, as one reader may hear it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from fabletop.commands.catalogue import deck_of, own_module
from fabletop.engine.names import Event
from fabletop.engine.phrase import PlayerName
from fabletop.engine.position import Position
from fabletop.engine.screen import Teller, Told
from fabletop.table import Player
from fabletop.terminal.fields import FieldTeller
from fabletop.terminal.voice import Voice

EVERYTHING = -2  # the viewer who reads all; -1 is a spectator


class Narrator:
    """Tells one game from its deal on. `viewer` is the seat that reads; None reads everything."""

    def __init__(self, p: Position, lang: str, noted: Mapping[int, str], viewer: int | None) -> None:
        settings = p.settings
        self.viewer = viewer
        self.voice = Voice(lang, settings, [Player.read(noted.get(seat, "")) for seat in range(p.seats)])
        events: Mapping[str, Mapping[str, Sequence[str]]] = p.names.meta["events"]
        self._kinds = {_hyphens(kind): {name: given[0] for name, given in table.items()} for kind, table in events.items()}
        about = settings.game.about
        teller = getattr(self.voice.screen, "Teller", None)
        self._teller: Teller = teller(settings, self.voice.players) if teller is not None else FieldTeller(self.voice)
        self._players: Mapping[int, PlayerName] = getattr(self._teller, "players", self.voice.players)  # with those who are no people
        self._telling = own_module(about, "telling")
        self._deck = deck_of(about, settings.content.get("deck"), settings.game.edition)

    def player(self, seat: int) -> str:
        """Who sits there."""
        return self.voice.say(self._players[seat])

    def count(self, name: str) -> str:
        """What is counted under this name."""
        return self.voice.either(f"count-{name}", self.voice.either(f"token-{name}", name.replace("_", " ")))

    def tie(self, name: str) -> str:
        """How a tie was told."""
        return self.voice.either(f"tie-{name}", name)

    def option(self, before: Position, name: str) -> str:
        """What an answer said, in words."""
        decision = before.decision
        assert decision is not None
        question = before["question"]
        option = before.names.option(question, before.names.option_number(question, name))
        said = [self.voice.say(self.voice.part(part)) for part in option.parts]
        return " + ".join(said) if said else self.voice.option(decision.question, option)

    def tell(self, events: Sequence[Event]) -> list[tuple[int, str]]:
        """Each event as sentences, the head of a part before it, with how far they are indented."""
        out = []
        for event in events:
            told = self._told(event)
            if told is None:
                continue
            if told.head:
                out.append((max(told.depth - 1, 0), self.voice.say(told.head)))
            out.append((told.depth, self.voice.say(told.words)))
        return out

    def _told(self, event: Event) -> Told | None:
        viewer = EVERYTHING if self.viewer is None else self.viewer
        told = self._teller.tell(event, viewer)
        if told is not None or self._telling is None:
            return told
        # not worth a line on a screen, but a replay leaves nothing out
        args: dict[str, Any] = {}
        for name, value in event.args.items():
            if self._kinds[event.kind][name] == "Seat" and isinstance(value, int):
                args["you" if name == "seat" else f"{name}_you"] = value == viewer
                value = self._players[value]
            args[name] = value
        return Told(self._telling.tell(event.kind, args, self._deck, cause=event.cause), 1)


def _hyphens(kind: str) -> str:
    return kind.lower().replace("_", "-")
