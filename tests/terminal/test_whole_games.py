"""Whole games at the keyboard: in both languages, at every width, alone and together, to the last count."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from fabletop.games.three_chapters.screen import around, points_of
from fabletop.table import Table

from .conftest import Sit, Sitting

ANSI = re.compile(r"\033\[[0-9;]*[A-Za-z]")
ONES = ["1"] * 16  # the first choice, always


def widest(text: str) -> int:
    return max(cell_len(line) for line in ANSI.sub("", text).split("\n") if not line.startswith("> "))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_by_typing_numbers(sit: Sit, lang: str, seats: int) -> None:
    lines = ["1 2"] * 8 + ONES if seats == 2 else ONES
    sitting = sit("", *["fox"] * (seats - 1), lang=lang)
    text = sitting.type(*lines)
    assert sitting.table.over
    assert {"en": "The end", "fr": "== Fin"}[lang] in text
    assert ("You win" in text or "wins with" in text) if lang == "en" else ("l’emporte" in text or "emportez" in text or "gagnez" in text)


@pytest.mark.parametrize("boxed", [False, True])
@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_terminal(sit: Sit, lang: str, width: int, boxed: bool) -> None:
    sitting = sit("", "fox", "fox", "rabbit", lang=lang, width=width, boxed=boxed)
    text = sitting.type(
        "help", "cards", "rules", "rules frost", "rules givre", "why dragon", "why 1", *ONES[:8], "log", "why 1", "cards", *ONES
    )
    assert sitting.table.over
    assert widest(text) <= width


def test_two_players_and_two_ghosts_fit_a_narrow_terminal(sit: Sit) -> None:
    text = sit("", "fox", lang="fr", width=60, boxed=True).type(*["1, 2"] * 8, *ONES)
    assert widest(text) <= 60
    assert "Fantôme du grenier retourne" in text


def test_long_and_wide_names_fit_too(sit: Sit) -> None:
    text = sit("姫" * 12, "O" * 24, "fox", width=60, boxed=True).type("", *["1", ""] * 40)
    assert widest(text) <= 60


def test_the_names_of_the_ghosts_stand_whole_where_there_is_room(sit: Sit) -> None:
    text = sit("", "fox", width=80, boxed=True).type(*["1 2"] * 8, "1")
    assert "Ghost of the Cellar" in text
    assert not re.search("Ghost of the Cella[^r]", text)


def test_a_name_that_is_cut_says_so(sit: Sit) -> None:
    text = sit("Ali", "O" * 24, "fox", width=72).type("", *["1", ""] * 40)
    assert re.search("O{17}…", text)
    assert not re.search("[^O]O{18}[^O]", text)


def test_the_screen_says_of_chairs_and_points_what_the_rules_do(sit: Sit) -> None:
    """The rules run compiled; what the screen says once more for the eye is what they say."""
    sitting = sit("", "fox")
    sitting.type(*["1 2"] * 8, *ONES)
    events = [event for happening in sitting.table.happened for event in happening.events]
    played = [event.args["seat"] for event in events if event.kind == "played"]
    for at in range(0, len(played), 4):
        first = around(2).index(played[at])
        assert tuple(played[at : at + 4]) == around(2)[first:] + around(2)[:first]
    counts = [s.counts for s in sitting.table.position.standings]
    assert [c["points"] for c in counts] == [points_of(c["star"], c["heart"], c["gem"]) for c in counts]


def test_without_colours_nothing_but_letters_is_printed(sit: Sit) -> None:
    assert "\033" not in sit("", "fox", "fox").type(*ONES)


def test_with_colours_there_are_colours(sit: Sit) -> None:
    assert "\033[35m" in sit("", "fox", "fox", boxed=True, colours=True).type("1")


def test_each_player_has_a_shape_of_his_own(sit: Sit) -> None:
    text = sit("", *["fox"] * 5).type("1")
    assert all(shape in text for shape in "▲●■◆▼✚")


# ---- what the game tells
def played(sit: Sit, lang: str = "en", seats: int = 4) -> str:
    return sit("", *["fox"] * (seats - 1), lang=lang).type(*ONES)


def test_the_pay_out_is_told_in_its_order(sit: Sit) -> None:
    text = played(sit)
    trick = text[text.index("Trick 1") : text.index("Trick 2")]
    assert trick.index("1 · The star") < trick.index("2 · The abilities, in order")


def test_every_zero_says_why(sit: Sit) -> None:
    for line in re.sub(r"\n +", " ", played(sit)).split("\n"):
        if " nothing " in line and "– " in line:
            assert re.search(r"nothing \(.*\)|no hearts and no gems", line), line


def test_the_third_chapter_is_told_row_by_row_then_the_most_gems(sit: Sit) -> None:
    text = played(sit)
    places = [
        text.index(part)
        for part in (
            "Chapter III:",
            "Your row",
            "The row of Bramble",
            "The row of Thistle",
            "The most gems\n",
            "The final count",
            "The end",
        )
    ]
    assert places == sorted(places)


def test_each_card_says_what_it_brings_now_and_later(sit: Sit) -> None:
    text = played(sit)
    hand = text[text.index("Chapter II · trick 1") :].split("\n> ", 1)[0]
    assert "Now" in hand
    assert "Later" in hand


def test_the_draft_says_whom_the_rest_goes_to(sit: Sit) -> None:
    assert "The rest of your hand goes to Bramble; the next one comes from Thistle." in " ".join(
        sit("", "fox", "fox", "fox").type().split()
    )


def test_my_troupe_is_marked_where_partners_have_met(sit: Sit) -> None:
    text = sit("", "fox", "fox", "fox").type("big bad wolf", "dragon", "little red riding hood", "cards")
    assert "✓ 2 gems with Little Red Riding Hood" in text
    assert "asked for by the Big Bad Wolf" in text


def test_a_card_that_is_partly_reconstructed_bears_a_star(sit: Sit) -> None:
    text = sit("", "fox", "fox", "fox").type()
    assert "White Rabbit*" in text
    assert "* in part reconstructed by us" in text


def test_an_open_deal_says_so_and_a_sealed_one_shows_its_seal(sit: Sit) -> None:
    assert "An open deal, number 7" in sit("", "fox", "fox").type()
    sealed = sit("", "fox", "fox", seed=None)
    assert str(sealed.table.position.seal) in sealed.type().replace("\n", "")


def test_a_sealed_deal_is_checked_at_the_end(sit: Sit) -> None:
    assert "The deal was true to its seal." in sit("", "fox", "fox", seed=None).type(*ONES)


def test_numbers_and_names_in_both_languages_play_the_same_game(sit: Sit) -> None:
    ends = []
    for lang, lines in (
        ("en", ["3", "2", "4"]),
        ("en", ["merry dwarf", "Tweedledum", "CHESHIRE"]),
        ("fr", ["nain joyeux", "bonnet", "chat du cheshire"]),
        ("fr", ["merry-dwarf", "tweedledum", "4"]),
    ):
        sitting = sit("", "fox", "fox", "fox", lang=lang)
        sitting.table.answer(0, "merry-dwarf")
        sitting.table.undo(0)
        sitting.type(lines[0])
        hand = [option.name for option in sitting.table.position.options(0)]
        ends.append(hand)
    assert all(hand == ends[0] for hand in ends)


# ---- taking it up again
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_left_in_the_middle_goes_on_in_another_language(sit: Sit, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "a.journal"
    first = sit("Zoé", "fox", "fox", "fox", path=path, lang="en")
    first.type(*ONES[:10])
    assert first.table.keeper is not None
    first.table.keeper.close()
    table = Table.resume(path)
    second = Sitting(table, tmp_path, lang)
    second.type(*ONES)
    assert table.over
    assert table.keeper is not None
    table.keeper.close()
    through = sit("Zoé", "fox", "fox", "fox")
    through.type(*ONES)
    assert table.position == through.table.position
