"""Starting a game: what may be asked of it before the deal, and the one sentence for what may not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.engine.game import Game, GameError
from fabletop.engine.journal import Journal
from fabletop.games.three_chapters.deck import printed_deck


@pytest.fixture(scope="module")
def game() -> Game:
    return fabletop.game("three-chapters")


@pytest.mark.parametrize("seed", [0, -1, 10**18 - 1, 1 - 10**18])
def test_a_seed_that_is_taken_can_be_read_again(game: Game, seed: int) -> None:
    text = Journal.begin(game.start(seed=seed)).to_text()
    assert f"\ndeal open {seed}\n" in text
    assert Journal.read(text).check_deal()
    assert Journal.read(text).resume().seed == seed


@pytest.mark.parametrize(("asked", "said"), [
    ({"seed": 10**18}, "this seed is too large a number; take one of 18 digits at most"),
    ({"seed": -(10**18)}, "this seed is too large a number; take one of 18 digits at most"),
    ({"seed": 10**5000}, "this seed is too large a number; take one of 18 digits at most"),
    ({"seed": True}, "a seed is a whole number, not true"),
    ({"seed": 7.0}, "a seed is a whole number, not 7.0"),
    ({"seed": "7"}, 'a seed is a whole number, not "7"'),
    ({"seed": b"7"}, "a seed is a whole number, not \"b'7'\""),
    ({"key": b""}, "the key of a deal is 32 bytes, not 0 of them"),
    ({"key": b"x" * 33}, "the key of a deal is 32 bytes, not 33 of them"),
    ({"key": "x" * 32}, f'the key of a deal is 32 bytes, not "{"x" * 32}"'),
    ({"key": b"x" * 32, "seed": 7}, "a seed is an open deal and a key a sealed one; give one of them"),
    ({"seats": 9}, "three-chapters is played with 2 to 6 seats, not 9"),
    ({"seats": 4.0}, "three-chapters is played with 2 to 6 seats, not 4.0"),
    ({"seats": 10**5000}, "three-chapters is played with 2 to 6 seats, not such a large number"),
    ({"settings": {"leed": 1}}, 'three-chapters has no option "leed"; it has double_draft, leads; did you mean "leads"?'),
    ({"settings": {1: 2}}, "three-chapters has no option 1; it has double_draft, leads"),
    ({"settings": {"leads": {1}}}, 'three-chapters, option "leads": "{1}" is not allowed'),
    ({"settings": {"leads": [1] * 999}}, "1,..."),
])
def test_what_cannot_be_started_is_one_short_sentence(game: Game, asked: dict[str, Any], said: str) -> None:
    with pytest.raises(GameError) as refused:
        game.start(**asked)
    assert said in str(refused.value)
    assert len(str(refused.value)) < 300


def test_a_game_that_there_is_not_names_those_that_there_are() -> None:
    with pytest.raises(GameError, match=r'^there is no game "three-chapter", only (.*, )?three-chapters.*; did you mean "three-chapters"'):
        fabletop.game("three-chapter")


# ---- settings out of a file
CONTENT = {"seats": 4, "options": {"leads": None, "double_draft": True}, "deck": printed_deck().content()}


def test_the_settings_of_a_file_are_those_of_the_game_that_wrote_it(game: Game) -> None:
    assert game.settings_from(CONTENT).content == CONTENT
    assert game.settings_from({**CONTENT, "deck": None}).content == CONTENT


@pytest.mark.parametrize("path", [str, Path])
def test_the_settings_of_a_file_open_no_other_file(game: Game, path: Any, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('[[card]]\nid = "jack"\nname = "Jacques"\n')
    assert game.start(deck=path(deck)).settings.content["deck"] != CONTENT["deck"], "who plays may choose a file"
    with pytest.raises(GameError, match=r'^in the settings "deck" is a table of cards, not '):
        game.settings_from({**CONTENT, "deck": path(deck)})


@pytest.mark.parametrize("seats", ["four", "4", None, 3.7, 4.0, True, [4], 0, -3])
def test_seats_of_a_file_are_a_whole_number(game: Game, seats: Any) -> None:
    with pytest.raises(GameError, match=r'^in the settings "seats" is a whole number above 0, not '):
        game.settings_from({**CONTENT, "seats": seats})
