"""The screen of The Grimm Forest: every decision of random games for every seat, in both languages, out of what that seat may know."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from fabletop.engine.game import find
from fabletop.engine.names import Event
from fabletop.engine.phrase import HIDDEN, CardName, Phrase, PlayerName
from fabletop.engine.position import Position
from fabletop.engine.screen import Block, Card, Cards, Face, Faces, Heading, Line, Lines
from fabletop.games.grimm_forest import screen
from fabletop.games.grimm_forest.deck import CARDS, FABLES
from fabletop.games.grimm_forest.game import EDITIONS
from fabletop.table import Player
from fabletop.terminal.drawing import Drawing
from fabletop.terminal.voice import Voice
from fabletop.texts import LANGUAGES
from games.grimm_forest.readers import PEOPLE, check, look_at, played

GAMES = pytest.mark.parametrize(("edition", "seats", "seed"), [(edition, seats, 40 + seats) for edition in EDITIONS for seats in (2, 3, 4)])


def drawn(lang: str, p: Position, blocks: Iterable[Block], width: int = 100) -> str:
    """The blocks as a terminal draws them."""
    out = StringIO()
    voice = Voice(lang, p.settings, [Player.read(PEOPLE[seat].text) for seat in range(p.seats)])
    Drawing(Console(file=out, width=width, force_terminal=False), voice).blocks(blocks, {}, 0)
    return out.getvalue()


def words_of(thing: Any) -> Iterator[Any]:
    """All that a block says."""
    match thing:
        case Heading():
            yield from (thing.words, thing.hint)
        case Line():
            yield from (thing.words, thing.label)
        case Lines():
            yield thing.title
            yield from (words for line in thing.lines for words in words_of(line))
        case Card():
            yield from (thing.name, *thing.families, *(words for line in thing.lines for words in words_of(line)))
        case Cards():
            yield from (thing.title, thing.note, *(words for card in thing.cards for words in words_of(card)))
        case Face():
            yield from (thing.name, thing.status)
        case Faces():
            yield from (*thing.heads, *(words for face in thing.faces for words in words_of(face)))


@GAMES
def test_every_seat_sees_its_screen_at_every_decision(edition: str, seats: int, seed: int) -> None:
    """Scene and troupe at all decisions, the narrow terminal too; each word of them can be said."""
    for n, (p, _, _) in enumerate(played(edition, seats, seed)):
        for seat in range(seats):
            look = look_at(p, seat)
            lang = LANGUAGES[(n + seat) % 2]
            voice = Voice(lang, p.settings, [Player.read(PEOPLE[one].text) for one in range(seats)])
            for blocks in (screen.scene(look), screen.troupe(look)):
                for block in blocks:
                    for words in words_of(block):
                        if words and words != " ":
                            check(voice.say(words))
                if n % 5 == 0:
                    shown = drawn(lang, p, blocks, 60 if n % 2 else 100)
                    assert all(len(row) <= 100 for row in shown.splitlines())
                    assert "None" not in shown


@GAMES
def test_why_speaks_of_every_card(edition: str, seats: int, seed: int) -> None:
    for n, (p, seat, _) in enumerate(played(edition, seats, seed)):
        if n % 25 == 0:
            for id in CARDS:
                (block,) = screen.why(look_at(p, max(seat, 0)), id)
                for words in words_of(block):
                    for lang in LANGUAGES:
                        voice = Voice(lang, p.settings, [Player.read("")] * seats)
                        if words and words != " ":
                            check(voice.say(words))


@GAMES
def test_two_positions_that_a_seat_cannot_tell_apart_look_the_same(edition: str, seats: int, seed: int) -> None:
    """The screen is made of the view alone: in any other world that fits what the seat has seen it shows the same."""
    for n, (p, seat, _) in enumerate(played(edition, seats, seed)):
        if n % 20 == 0 and seat >= 0:
            other = p.view(seat).world(n)
            for make in (screen.scene, screen.troupe, lambda look: screen.why(look, "wolf")):
                assert make(look_at(p, seat)) == make(look_at(other, seat))


# ---- single scenes
def start(seats: int = 4, edition: str = "retail") -> Position:
    p: Position = find("grimm-forest", edition).start(seats=seats, seed=7, settings={"first": 1})
    return p


def test_the_shares_are_written_on_each_location() -> None:
    shown = drawn("en", start(), screen.scene(look_at(start(), 0)))
    assert "Round 1 · Choosing in secret · Starting Player: Ali" in shown
    assert "5 Straw · alone 5 · two 2 each, 1 stays · three 1 each, 2 stay · four 1 each, 1 stays" in shown
    assert "1 Straw, 1 Wood and 1 Brick · alone 3 · two 1 each, 1 stays · three 1 each" in shown
    assert shown.count("First Builder token") == 3
    assert "à deux 2 chacun, reste 1" in drawn("fr", start(), screen.scene(look_at(start(), 0))).replace("\n", " ")


def test_there_is_no_market_with_three() -> None:
    p = start(3)
    assert "Market" not in drawn("en", p, screen.scene(look_at(p, 0)))


def test_sealed_and_choosing_are_told_apart() -> None:
    p = start()
    decision = p.decision
    assert decision is not None
    p.apply(decision.number, 2, "forest none")
    faces = screen.faces(look_at(p, 0))
    assert [face.status for face in faces.faces] == [
        Phrase("screen-thinks", {"you": True}),
        Phrase("screen-thinks", {"you": False}),
        Phrase("screen-sealed"),
        Phrase("screen-thinks", {"you": False}),
    ]


def test_a_section_in_the_build_phase_bears_its_price_or_what_is_in_its_way() -> None:
    p = start(2)
    p = Position.set_up(
        p.settings,
        "build_turn",
        {
            "board": [[0, 6, 3], [1, 0, 0], [0, 0, 0], [0, 0, 0]],
            "houses": [[[0] * 6, [0, 1, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]], *[[[0] * 6] * 3] * 3],
            "sections": [[5, 5, 5], [5, 5, 0], [5, 5, 5]],
            "actions": [2, 2, 0, 0],
            **{
                name: [-1] * 4
                for name in (
                    "laid",
                    "fable",
                    "fresh",
                    "ripe",
                    "unique",
                    "keeper",
                    "food",
                    "lair",
                    "plan",
                    "own",
                    "whose",
                    "card",
                    "place",
                    "predicted",
                    "declared",
                    "robbed",
                    "stolen",
                )
            },
            **dict.fromkeys(("offered", "chooser", "asleep", "turn"), -1),
            "friend": [-1, CARDS.index("hansel-and-gretel"), -1, -1],
            "token": [-1] * 3,
            "pinned": [-1] * 3,
            "deck": [1] * len(FABLES),
        },
    )
    assert p.decision is not None
    shown = drawn("en", p, screen.scene(look_at(p, 0)))
    assert "Straw Floor" in shown
    assert "✗ All Roof sections of Wood are in use: only the Big Bad Wolf could bring one back." in shown
    assert "5 Brick, of which 1 goes to Ali for Hansel & Gretel: you have 3, 2 short." in shown.replace("\n" + " " * 14, " ").replace("\n", " ")


# ---- the teller
def event(kind: str, cause: str = "", **args: Any) -> Event:
    return Event(kind, cause, args)


def teller() -> screen.Teller:
    return screen.Teller(start().settings, PEOPLE)


def test_what_goes_without_saying_is_silent() -> None:
    told = teller()
    assert told.tell(event("laid", "plan", seat=0, place="forest", fable=None, n=0), 0) is None
    assert told.tell(event("refilled", "clean-up", place="forest", material="wood", n=4), 0) is None
    told.tell(event("card-revealed", "plan", seat=0, place="forest"), 0)
    assert told.tell(event("moved", "gathering", seat=0, place="forest"), 0) is None


def test_an_effect_is_told_under_the_card_that_causes_it() -> None:
    told = teller()
    told.tell(event("round-began", "round", round=1, seat=0), 1)
    told.tell(event("fable-revealed", "plan", seat=0, fable="roar"), 1)
    first = told.tell(event("moved", "roar", seat=1, place="fields"), 1)
    assert first is not None
    assert first.head == Phrase("screen-head.of", {"card": CardName("roar"), "seat": PlayerName("Zoé"), "you": False})
    second = told.tell(event("moved", "roar", seat=2, place="fields"), 1)
    assert second is not None
    assert second.head == ""
    assert second.depth == first.depth


def test_a_section_is_told_with_its_price_and_who_helped() -> None:
    told = teller()
    told.tell(event("paid", "building", seat=1, material="wood", n=1), 1)
    told.tell(event("paid", "building", seat=0, material="wood", n=3), 1)
    built = told.tell(event("built", "building", seat=0, material="wood", house="walls"), 1)
    assert built is not None
    voice = Voice("en", start().settings, [Player.read(name.text) for name in PEOPLE.values()])
    assert voice.say(built.words) == "Zoé builds the Wood Walls for 3 Wood; 1 more comes from your stock."


def test_before_the_first_build_turn_everybody_reads_who_got_what() -> None:
    told = teller()
    told.tell(event("round-began", "round", round=1, seat=0), 0)
    told.tell(event("collected", "gathering", seat=0, place="fields", material="straw", n=5), 0)
    told.tell(event("gave", "bridge-troll", seat=0, to=1, material="straw", n=2), 0)
    turn = told.tell(event("turn-began", "building", seat=0, n=2), 0)
    assert turn is not None
    voice = Voice("en", start().settings, [Player.read(name.text) for name in PEOPLE.values()])
    first, second = voice.say(turn.words).split("\n")
    assert first == "Gathered and changed hands: you +3 Straw · Ali +2 Straw · Tom 0 · Eva 0"
    assert second == "Your turn to build: 2 actions."


def test_what_is_hidden_stays_hidden() -> None:
    told = teller().tell(event("drew", "building", seat=0, fable=HIDDEN), 1)
    assert told is not None
    voice = Voice("fr", start().settings, [Player.read(name.text) for name in PEOPLE.values()])
    assert not re.search("wolf|loup", voice.say(told.words), re.IGNORECASE)
