"""Who has heard what of the tale: each viewer hears every happening once, as it may be told to him."""

from __future__ import annotations

from dataclasses import dataclass

from fabletop.engine.screen import Teller, Told
from fabletop.table import Happening, Table
from fabletop.terminal.fields import FieldTeller
from fabletop.terminal.voice import Voice


@dataclass
class _Heard:
    """How far one viewer has heard, and who tells it to him."""

    teller: Teller
    upto: int = 0


class Hearing:
    """The tale of one table, for each of its viewers (-1: all together)."""

    def __init__(self, table: Table, voice: Voice) -> None:
        self.table = table
        self.voice = voice
        self._heard: dict[int, _Heard] = {}

    def news(self, viewer: int) -> list[Told]:
        """What this viewer has not heard yet; from now on he has."""
        return self._tell(viewer, len(self.table.happened))

    def skip(self, viewer: int) -> None:
        """This viewer need not hear what any other has heard."""
        self._tell(viewer, max((heard.upto for heard in self._heard.values()), default=0))

    def begin_again(self) -> None:
        """After an undo: whoever tells must forget what has not happened. What was heard is not told again."""
        for viewer, heard in list(self._heard.items()):
            del self._heard[viewer]
            self._tell(viewer, heard.upto)

    def all(self, viewer: int) -> list[tuple[Happening, list[Told]]]:
        """The whole tale, as this viewer may hear it, with what was taken back."""
        teller = self._teller()
        return [(happening, self._told(teller, happening, viewer)) for happening in self.table.happened]

    def _tell(self, viewer: int, upto: int) -> list[Told]:
        heard = self._heard.setdefault(viewer, _Heard(self._teller()))
        out = [told for happening in self.table.happened[heard.upto : upto] for told in self._told(heard.teller, happening, viewer)]
        heard.upto = max(heard.upto, upto)
        return out

    def _told(self, teller: Teller, happening: Happening, viewer: int) -> list[Told]:
        if happening.undone:
            return []
        names = self.table.position.names
        told = (teller.tell(names.event(event.row, viewer), viewer) for event in happening.events)
        return [one for one in told if one is not None]

    def _teller(self) -> Teller:
        screen = self.voice.screen
        if screen is None or not hasattr(screen, "Teller"):
            return FieldTeller(self.voice)
        made: Teller = screen.Teller(self.voice.settings, self.voice.players)
        return made
