"""Cards say by a mark when they act; the build finds them, calls them, and refuses marks that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.engine.build.reading import StoryError
from fabletop.engine.build.room import Room, as_text
from toy.rooms import TABLES, tiny

KINDS = {**TABLES["KINDS"], "Card": ("owl", "fox", "toad", "hare", "wren"), "Window": ("at-dusk", "at-dawn", "at-noon")}
GAME = """
def game(g: Position) -> Story:
    g.turn = 1
    if acting(AT_DUSK):
        yield from act(g, AT_DUSK, FOX, 2)
    yield from act_at_dawn(g, OWL, 1)
    act_at_noon(g, TOAD, 0)


def card_to_play(g: Position, me: int, card: Card) -> Refusal:
    return OK
"""
CARDS = """

@when(AT_DUSK, FOX)
@when(AT_DAWN, OWL, tired)
def prowl(g: Position, me: int) -> Story:
    card = yield ask(me, card_to_play)
    g.points[me] += card


@when(AT_NOON, TOAD)
def bask(g: Position, me: int) -> None:
    g.points[me] += 100


def tired(g: Position, me: int) -> Refusal:
    return no(NOT_IN_HAND) if g.points[me] else OK
"""


def made(cards: str = CARDS, game: str = GAME, **kinds: Any) -> Room:
    return tiny(game + cards, KINDS={**KINDS, **kinds})


def position(room: Room, names: dict[str, Any]) -> Any:
    g = names["Position"](names["Settings"]())
    names["start"](g, room.meta["stories"].index("game"))
    return g


def test_effects_are_called_by_window_and_card() -> None:
    room = made()
    names = as_text(room)
    g = position(room, names)
    for seat, card in ((2, 3), (1, 2)):
        assert g.waiting == 1 << seat
        names["apply"](g, seat, names["offset_of"](g.question) + card)
    assert g.over
    assert list(g.points) == [100, 2, 3]


def test_the_cards_that_act_in_a_window_are_a_set() -> None:
    names = as_text(made())
    assert [names["acting"](window) for window in range(3)] == [1 << 1, 1 << 0, 1 << 2]


def test_why_an_effect_cannot_act() -> None:
    room = made()
    names = as_text(room)
    g = position(room, names)
    assert names["cannot_act"](g, names["AT_DAWN"], names["OWL"], 0) == 0
    g.points[0] = 1
    assert names["cannot_act"](g, names["AT_DAWN"], names["OWL"], 0) == names["NOT_IN_HAND"]
    assert names["cannot_act"](g, names["AT_DUSK"], names["FOX"], 0) == 0, "where nothing says why not, it can"


def test_a_window_without_effects_does_nothing() -> None:
    room = made("\n\n@when(AT_DUSK, FOX)\ndef prowl(g: Position, me: int) -> None:\n    g.points[me] += 7\n")
    names = as_text(room)
    assert list(position(room, names).points) == [0, 0, 7]


def test_stories_are_numbered_alike_in_every_build() -> None:
    assert made().meta["stories"] == made().meta["stories"]
    assert [name for name in made().meta["stories"] if name.startswith("act")] == ["act", "act_at_dawn"]


@pytest.mark.parametrize(("cards", "said"), [
    ("@when(AT_NIGHT, FOX)\ndef prowl(g: Position, me: int) -> None:\n    g.turn = 1\n", "nothing is called AT_NIGHT; name a window and a card"),
    ("@when(AT_DUSK, CAT)\ndef prowl(g: Position, me: int) -> None:\n    g.turn = 1\n", "nothing is called CAT; name a window and a card"),
    ("@when(AT_DUSK, FOX, sleepy)\ndef prowl(g: Position, me: int) -> None:\n    g.turn = 1\n", "nothing is called sleepy; name a function"),
    ("@when(AT_DUSK)\ndef prowl(g: Position, me: int) -> None:\n    g.turn = 1\n", r"write @when\(WINDOW, CARD\)"),
    ("@when(AT_DUSK, FOX)\ndef prowl(g: Position) -> None:\n    g.turn = 1\n", "prowl is no effect; an effect takes g and a number"),
    ("@when(AT_DUSK, FOX)\ndef prowl(g: Position, me: int) -> int:\n    return 1\n", "prowl is no effect"),
    ("@when(AT_DUSK, FOX)\ndef a(g: Position, me: int) -> None:\n    g.turn = 1\n\n\n"
     "@when(AT_DUSK, FOX)\ndef b(g: Position, me: int) -> None:\n    g.turn = 1\n", "FOX acts in AT_DUSK already, by a; write one function"),
])
def test_a_mark_that_cannot_be_is_refused(cards: str, said: str) -> None:
    with pytest.raises(StoryError, match=said):
        made("\n\n" + cards)
