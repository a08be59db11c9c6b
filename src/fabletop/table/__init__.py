"""Tables: running games with their people and bots, and how they are kept."""

from __future__ import annotations

from fabletop.table.keeping import Keeper, KeepError
from fabletop.table.table import Happening, NoHabit, NoUndo, Player, Table

__all__ = ["Happening", "KeepError", "Keeper", "NoHabit", "NoUndo", "Player", "Table"]
