"""The soak of pairs, once and short; its fast checks against the plain ones, and its reasons why an option is never taken."""

from __future__ import annotations

import random
import struct
import sys
from pathlib import Path

import pytest

from fabletop.engine.fields import CODES
from fabletop.engine.position import Position
from playing import open_game, random_game

HERE = Path(__file__).parent
sys.path[:0] = [str(HERE), str(HERE.parents[1] / "soak")]

import pairs
import sound

FEW = 6  # rounds, where the rules are not compiled


@pytest.mark.parametrize("edition", pairs.EDITIONS)
def test_every_two_cards_meet_once_and_nothing_breaks(edition: str) -> None:
    compiled = open_game("grimm-forest", edition).compiled
    met = pairs.rounds_until(edition, 1, random.Random(1), most=100_000 if compiled else FEW)
    assert met.rounds >= FEW
    assert pairs.wrong_reasons(met) == []
    if compiled:
        cards = {fable for fable, _ in met.pairs}
        assert (len(met.pairs), len(met.friends)) == {"retail": (32 * 32, 32 * 25), "preview": (16 * 16, 16 * 12)}[edition]
        assert len(cards) == {"retail": 32, "preview": 16}[edition]


def test_the_fast_checks_see_what_the_plain_ones_see() -> None:
    """The same verdict on positions of random games in which one number was changed."""
    game, rng, seen = open_game("grimm-forest", "retail"), random.Random(2), {True: 0, False: 0}
    fields = [f for f in game.meta["fields"] if f["name"] in {
        "deck", "hand", "discard", "aside", "laid", "fable", "fresh", "ripe", "unique", "corners", "friends", "gone", "friend", "board", "stock", "got", "stash",
        "houses", "sections", "complete", "known", "tops", "spied", "pinned",
    }]  # fmt: skip
    for number, p in enumerate(random_game(game, 4, 3)):
        fast = pairs.Sound(game, p.settings)
        fast.check(p.core.save())
        if number > (1000 if game.compiled else 60):
            break
        for _ in range(12 if number % 12 == 0 else 0):
            faulty, saved, field = p.clone(), bytearray(p.core.save()), rng.choice(fields)
            code, at = CODES[field["type"]], rng.randrange(pairs._count(field))
            offset = field["offset"] + at * struct.calcsize(code)
            (was,) = struct.unpack_from(f"<{code}", saved, offset)
            struct.pack_into(f"<{code}", saved, offset, was ^ 1 << rng.randrange(25) if field["type"] == "set" else was + rng.choice((1, -1)) if was > 0 else was + 1)
            faulty.core.load(bytes(saved))
            plain = holds(faulty, bytes(saved), None)
            assert holds(faulty, bytes(saved), fast) == plain, (field["name"], at)
            seen[plain] += 1
    assert min(seen.values()) > 8


def holds(p: Position, saved: bytes, fast: pairs.Sound | None) -> bool:
    try:
        fast.check(saved) if fast is not None else sound.check(p)
    except AssertionError:
        return False
    return True
