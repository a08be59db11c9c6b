"""The commands with The Grimm Forest: two editions, presets, a deck file, and every ruling with its proof."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run

GAME = "grimm-forest"


def test_the_catalogue_says_how_many_there_are_and_that_it_is_our_guess(run: Run) -> None:
    cards = run("cards", GAME, "--json").json
    assert sum(card["value"] for card in cards if "copies" in card["reconstructed"]) == 56
    assert len(cards) == 57
    preview = run("cards", GAME, "--edition", "preview", "--json").json
    assert len(preview) == 28
    assert not any(card["reconstructed"] for card in preview)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_number_of_a_deck_file_stands_in_the_cards_text(run: Run, lang: str) -> None:
    Path("my.toml").write_text("[numbers]\nhired-help = 7\n", encoding="utf-8")
    said = run("cards", GAME, "hired-help", "--deck", "my.toml", "--lang", lang).out
    assert "7" in said


def test_games_with_a_deck_of_ones_own_are_simulated(run: Run) -> None:
    Path("quick.toml").write_text("[copies]\ndragon = 0\ngiant = 0\nlittle-helpers = 9\n", encoding="utf-8")
    found = run("simulate", GAME, "--seats", "3", "--bots", "fox,rabbit,rabbit", "--games", "12", "--seed", "3", "--deck", "quick.toml", "--json").json
    usual = run("simulate", GAME, "--seats", "3", "--bots", "fox,rabbit,rabbit", "--games", "12", "--seed", "3", "--json").json
    assert found["games"] == usual["games"] == 12
    assert found != usual, "the deck makes a difference"


def test_every_ruling_has_a_basis_and_a_proof(run: Run) -> None:
    booklet = run("rules", GAME, "--json").json
    assert len(booklet["rulings"]) == 164
    assert {ruling["basis"] for ruling in booklet["rulings"]} == {"rulebook", "published", "deduced", "house"}
    assert all(ruling["scenarios"] for ruling in booklet["rulings"])
    assert len(booklet["sections"]) == 13


@pytest.mark.parametrize(("args", "said"), [
    (("play", GAME, "--seats", "5"), "2 to 4"),
    (("play", GAME, "--option", "preset=R9"), "R1"),
    (("play", GAME, "--edition", "preview", "--option", "preset=R2"), "preview"),
    (("play", GAME, "--edition", "preview", "--option", "cards=beginner"), "preview"),
    (("play", GAME, "--option", "first=3", "--seats", "3"), "3"),
    (("cards", GAME, "wulf"), "wolf"),
    (("cards", GAME, "--edition", "first"), "retail"),
])
def test_a_mistake_is_one_sentence(run: Run, args: tuple[str, ...], said: str) -> None:
    assert said in run(*args).sentence
