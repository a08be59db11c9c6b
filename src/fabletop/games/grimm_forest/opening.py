"""Before the deal: from seats, options and a deck to the numbers that the rules read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from fabletop.engine.game import Opening

from .deck import CARDS, FABLES, NUMBERS, Deck, DeckError, cards, printed_deck
from .deck_file import deck_from_content, deck_from_file

NONE: Final = -1
THINGS: Final = ("mine", "others", "hands", "deck", "friends", "houses", "actions")  # what an effect can touch, a bit each
HOUSE_RULES: Final = ("may_rest", "debt_stays", "troll_chooses", "truth_is_place")
REFILL: Final = ((5, 0, 0), (0, 4, 0), (0, 0, 3), (1, 1, 1))
SUPPLY: Final = {"retail": (45, 35, 30), "preview": (40, 35, 30)}  # tokens in the box
SITES: Final = {"retail": 5, "preview": 6}


def opening(edition: str, seats: int, options: Mapping[str, Any], deck: Any) -> Opening:
    """A deck is a path of a file, the content of one (out of a journal), or None for the edition's own."""
    _check(edition, seats, options)
    chosen = read_deck(deck, edition, printed_deck(edition, options["preset"], options["cards"] == "beginner"))
    numbers = {**_of_cards(chosen), **_of_table(edition, seats, options)}
    if edition == "preview":
        numbers["may_rest"] = 1  # there two actions can be taken, not must
    return Opening(numbers, {"seats": seats, "options": dict(options), "deck": chosen.content()})


def _check(edition: str, seats: int, options: Mapping[str, Any]) -> None:
    if options["first"] is not None and options["first"] >= seats:
        raise DeckError("settings-first", given=options["first"], last=seats - 1)
    if edition == "preview" and options["preset"] is not None:
        raise DeckError("settings-preset", given=options["preset"])
    if edition == "preview" and options["cards"] == "beginner":
        raise DeckError("settings-beginner")


def read_deck(deck: Any, edition: str = "retail", printed: Deck | None = None) -> Deck:
    """The printed deck, a file laid over it, or one out of a journal."""
    printed = printed or printed_deck(edition)
    if deck is None:
        return printed
    return deck_from_file(deck, printed) if isinstance(deck, (str, Path)) else deck_from_content(deck, printed)


def _of_cards(deck: Deck) -> dict[str, Any]:
    """What is on the cards."""
    known = cards(deck.edition)
    of_kind = {kind: _fables(id for id, card in known.items() if card.kind == kind) for kind in ("monster", "unique", "next-turn")}
    blank = (0,) * NUMBERS
    return {
        "cancels": [_fables(known[id].cancels) if id in known else 0 for id in CARDS],
        "monsters": of_kind["monster"],
        "uniques": of_kind["unique"],
        "next_turn": of_kind["next-turn"],
        "friends": sum(1 << CARDS.index(id) for id in deck.friends),
        "copies": [deck.copies.get(id, 0) for id in FABLES],
        "amount": [[*deck.numbers.get(id, ()), *blank][:NUMBERS] for id in CARDS],
        "uses": [_things(known[id].uses) if id in known else 0 for id in CARDS],
        # what a Friend does hangs on his being there
        "adds": [_things((*known[id].adds, *(["friends"] if known[id].kind == "friend" else []))) if id in known else 0 for id in CARDS],
    }


def _of_table(edition: str, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """What is fixed for a table, and the house rules."""
    wolves = ("wolf", "big-bad-wolf") if options["wolf_pack"] or edition == "preview" else ("wolf",)
    strict = options["supply"] == "strict"
    return {
        "wolves": _fables(wolves),
        "supply": list(SUPPLY[edition]) if strict else [0, 0, 0],
        "strict": int(strict),
        "refill": [list(row) for row in REFILL],
        "cost": [2, 4, 6],
        "sections": 5,
        "sites": SITES[edition],
        "actions": 2,
        "goal": 3,
        "seats": seats,
        "places": 4 if seats == 4 else 3,
        "first": NONE if options["first"] is None else options["first"],
        **{name: int(options[name]) for name in HOUSE_RULES},
    }


def _fables(ids: Iterable[str]) -> int:
    """A set of Fables as one number."""
    return sum(1 << FABLES.index(id) for id in ids)


def _things(names: Iterable[str]) -> int:
    return sum({1 << THINGS.index(name) for name in names})
