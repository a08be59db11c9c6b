"""A bot's own chance, never the table's: it hangs on the seed and the decision alone, so a game taken up again goes on as it would have."""

from __future__ import annotations

from collections.abc import Sequence

from fabletop.engine.source import Fast
from fabletop.engine.view import View


def one_of(ids: Sequence[int], seed: int, view: View) -> int:
    """One of these ids, each as likely as the others."""
    number = view.decision.number if view.decision is not None else 0
    source = Fast(Fast(seed + view.viewer).word() + number)
    return ids[source.word() * len(ids) >> 64]
