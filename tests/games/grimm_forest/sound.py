"""What no answer may break in The Grimm Forest, read from a position: cards and tokens are conserved, sections stack, nobody has two Friends."""

from __future__ import annotations

from typing import Any

from fabletop.engine.position import Position
from fabletop.games.grimm_forest.fields import FABLES, HOUSES, KINDS, MATERIALS, PARTS, PINS

CUTTING_CORNERS = KINDS["Fable"].index("cutting-corners")  # type: ignore[union-attr]
NONE = -1


def check(p: Position) -> None:
    """Raise an AssertionError that names what is broken."""
    check_cards(p)
    check_friends(p)
    check_resources(p)
    check_houses(p)
    check_notes(p)


def check_cards(p: Position) -> None:
    """Each copy of a Fable lies in exactly one place."""
    found = [0] * FABLES
    for heap in (p["deck"], p["discard"], p["aside"], *p["hand"]):
        assert min(heap) >= 0, "a heap of Fables is below nothing"
        for fable, n in enumerate(heap):
            found[fable] += n
    for place in ("pinned", "laid", "fable", "fresh", "ripe", "unique"):
        for fable in p[place][: p["pins"] if place == "pinned" else None]:
            if fable != NONE:
                found[fable] += 1
    for corners in p["corners"]:
        found[CUTTING_CORNERS] += corners
    assert found == list(p.settings.numbers["copies"]), "a Fable is lost or there twice"


def check_friends(p: Position) -> None:
    """Each Friend is in one place, and everybody has one at most."""
    held = [friend for friend in (*p["friend"], p["offered"]) if friend != NONE]
    together = 0
    for friends in (p["friends"], p["gone"], p["tavern"], *(1 << friend for friend in held)):
        assert not together & friends, "a Friend is in two places"
        together |= friends
    assert together == p.settings.numbers["friends"], "a Friend is lost"


def check_resources(p: Position) -> None:
    """No heap is below nothing; where the Supply is strict, no token comes or goes."""
    for heap in (*p["board"], *p["stock"], *p["got"], p["stash"], p["supply"]):
        assert min(heap) >= 0, "resources below nothing"
    if p.settings.numbers["strict"]:
        for material in range(MATERIALS):
            n = p["supply"][material] + p["stash"][material] + sum(row[material] for row in (*p["board"], *p["stock"]))
            assert n == p.settings.numbers["supply"][material], "a token came from nowhere or went there"


def check_houses(p: Position) -> None:
    """Sections on the table and in the stacks are as many as there are; sites are enough; complete houses are counted."""
    for material in range(MATERIALS):
        for part in range(PARTS):
            used = sum(
                p["houses"][seat][material][house] for seat in range(p.seats) for house in range(HOUSES) if house % PARTS >= part
            )
            assert used + p["sections"][material][part] == p.settings.numbers["sections"], "a section is lost"
    for seat in range(p.seats):
        houses = p["houses"][seat]
        assert min(min(row) for row in houses) >= 0
        assert sum(sum(row[:PARTS]) for row in houses) <= p.settings.numbers["sites"], "more houses than sites"
        assert sum(sum(row[PARTS:]) for row in houses) <= p["corners"][seat], "more houses than corners"
        assert p["complete"][seat] == sum(row[PARTS - 1] + row[HOUSES - 1] for row in houses), "complete houses are miscounted"


def check_notes(p: Position) -> None:
    """What a seat is sure of is so."""
    for seat in range(p.seats):
        for other in range(p.seats):
            if other != seat:
                for fable in range(FABLES):
                    there = p["hand"][other][fable] + (p["laid"][other] == fable)
                    assert p["known"][seat][other][fable] <= there, "a seat is sure of what is not so"
            if p["spied"][seat][other] != NONE:
                assert p["spied"][seat][other] == p["plan"][other], "a Gather card is another than was seen"
        for pin in range(PINS):
            if p["tops"][seat][pin] != NONE:
                assert pin < p["pins"], "a card is remembered that has gone"
                assert p["tops"][seat][pin] == p["pinned"][pin], "a card on the deck is another than was seen"


def state(p: Position) -> dict[str, Any]:
    """Some of it, for a message."""
    return {name: p[name] for name in ("board", "stock", "houses", "fable", "friend")}
