"""What may be typed: answers, commands, mistakes. Whatever it is, the game goes on and the next thing to do is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabletop.engine.journal import Journal
from fabletop.engine.position import RulesFault
from fabletop.table import KeepError, Table

from .conftest import Sit

ONES = ["1"] * 16


def one_line(text: str) -> str:
    return " ".join(text.split())


# ---- answers
@pytest.mark.parametrize(("typed", "card"), [
    ("4", "curious-dwarf"), ("curious-dwarf", "curious-dwarf"), ("Curious Dwarf", "curious-dwarf"), ("cur", "curious-dwarf"), ("  BIG   bad ", "big-bad-wolf"),
    ("wolf", "big-bad-wolf"), ("yaga", "baba-yaga"), ("rabbit", "white-rabbit"),
])  # fmt: skip
def test_an_answer_by_number_by_name_or_by_its_beginning(sit: Sit, typed: str, card: str) -> None:
    sitting = sit("", "fox", "fox", "fox")
    sitting.type(typed)
    assert sitting.table.position.view(0).named("team")[0] == (card,)


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("Cendrillon", "cinderella"),
        ("lapin", "white-rabbit"),
        ("magi", "wizard"),
        ("cinderella", "cinderella"),
        ("grand mechant", "big-bad-wolf"),
    ],
)
def test_in_french_by_the_french_name_with_or_without_accents_or_by_id(sit: Sit, typed: str, card: str) -> None:
    sitting = sit("", "fox", "fox", "fox", lang="fr")
    sitting.type(typed)
    assert sitting.table.position.view(0).named("team")[0] == (card,)


@pytest.mark.parametrize(("typed", "said"), [
    ("99", "“99” is not among the choices: type a number from 1 to 8, or a name."),
    ("0", "“0” is not among the choices: type a number from 1 to 8, or a name."),
    ("-1", "“-1” is not among the choices: type a number from 1 to 8, or a name."),
    ("dwarf", "“dwarf” could be Merry Dwarf or Curious Dwarf: type a little more."),
    ("gretl", "“gretl” is not among the choices: did you mean “Gretel”?"),
    ("", "Type a number from 1 to 8, or a name; “help” shows what else."),
    ("ogre", "That card is not in your hand: choose one of those you hold. You may choose White Rabbit, Gretel, Merry Dwarf, Curious Dwarf, Cinderella, Wizard, Baba Yaga or Big Bad Wolf."),
    ("1 2 3", "“1 2 3” is not among the choices: type a number from 1 to 8, or a name."),
    ("1,2", "“1,2” is not among the choices: type a number from 1 to 8, or a name."),
])  # fmt: skip
def test_a_wrong_answer_says_what_is_possible(sit: Sit, typed: str, said: str) -> None:
    sitting = sit("", "fox", "fox", "fox")
    sitting.type(typed)
    assert one_line(sitting.after(typed)).startswith(said)
    assert sitting.table.waiting_people == (0,)


def test_with_ghosts_two_cards_are_chosen_at_once_or_one_after_the_other(sit: Sit) -> None:
    ends = []
    for lines in (["2 5"], ["2", "5"], ["gretel, cinderella"], ["gretel cinderella"], ["gretel", "cind"], ["3", "", "2", "5"]):
        sitting = sit("", "fox")
        sitting.type(*lines)
        assert sitting.table.position.view(0).named("team")[0] == ("gretel",)
        ends.append(sitting.table.position)
    assert all(end == ends[0] for end in ends)


def test_the_same_card_cannot_go_to_the_ghost_as_well(sit: Sit) -> None:
    for lines in (["2 2"], ["2", "2"], ["gretel", "gretel"]):
        sitting = sit("", "fox")
        assert "One card cannot go to you and to the Ghost" in one_line(sitting.type(*lines))


def test_where_one_choice_is_left_enter_is_enough(sit: Sit) -> None:
    sitting = sit("", "fox", "fox", "fox")
    text = sitting.type(*ONES[:13], "")
    assert "Only one choice is left: press Enter." in text
    assert sitting.table.over


# ---- commands
@pytest.mark.parametrize(("lang", "typed", "said"), [
    ("en", "why big bad wolf", "2 gems with Little Red Riding Hood"), ("fr", "pourquoi grand méchant loup", "2 gemmes avec le Petit Chaperon rouge"),
    ("en", "why 8", "47 Big Bad Wolf"), ("en", "why giant", "no ability"), ("en", "why", "Of which one?"), ("fr", "pourquoi", "De quoi donc"),
    ("en", "why dwarf", "could be Friendly Dwarf"), ("en", "why xyz", "There is no “xyz” here to ask about."),
    ("en", "help", "take your last answer back"), ("fr", "aide", "reprendre votre dernière réponse"), ("en", "?", "What you may type"), ("fr", "help", "Ce que vous pouvez taper"),
    ("en", "log", "Chapter I"), ("fr", "journal", "Le conte jusqu’ici"),
    ("en", "rules", "Chapter II: play"), ("fr", "règles", "Chapitre II"), ("fr", "regles givre", "givre"), ("en", "rules frost", "Frost"), ("en", "rules xyz", "do not speak of “xyz”"),
    ("en", "cards", "Your troupe"), ("fr", "cartes", "Votre troupe"),
    ("en", "undo", "No further back: this is where the tale begins."), ("fr", "annuler", "c’est ici que le conte commence"),
    ("en", "save", "Where to?"), ("fr", "sauver", "Où donc"),
])  # fmt: skip
def test_a_command_in_its_language(sit: Sit, lang: str, typed: str, said: str) -> None:
    sitting = sit("", "fox", "fox", "fox", lang=lang)
    sitting.type(typed)
    assert said in one_line(sitting.after(typed))
    assert sitting.table.waiting_people == (0,)


def test_why_tells_now_and_later_of_a_card_in_hand(sit: Sit) -> None:
    sitting = sit("", "fox", "fox", "fox")
    sitting.type(*ONES[:7], "why 3")
    said = sitting.after("why 3")
    assert "Now" in said
    assert "Later" in said


def test_undo_says_what_bars_the_way(sit: Sit) -> None:
    sitting = sit("", "fox", "fox", "fox")
    sitting.type("1", "undo")
    assert "something hidden was shown after that" in one_line(sitting.after("undo"))


@pytest.mark.parametrize(("lang", "said"), [("en", "chance has spoken since"), ("fr", "le hasard a parlé depuis")])
def test_where_only_the_leader_was_drawn_no_card_is_blamed(sit: Sit, lang: str, said: str) -> None:
    sitting = sit("", "fox", "fox", "fox", lang=lang)
    sitting.type(*ONES[:7], "undo")
    assert said in one_line(sitting.after("undo"))


@pytest.mark.parametrize(("lang", "said"), [
    ("en", "In this game “undo” takes back a pick of Chapter I"), ("fr", "Dans ce jeu, « annuler » reprend un choix du Chapitre I"),
])  # fmt: skip
def test_help_says_how_far_back_this_game_lets_one_go(sit: Sit, lang: str, said: str) -> None:
    sitting = sit("", "fox", "fox", lang=lang)
    sitting.type("help")
    assert said in one_line(sitting.after("help"))


@pytest.mark.parametrize(("players", "typed", "said"), [
    (("", "fox", "fox"), "merry-dwarf", "Nain joyeux"), (("", "fox"), "gretel big-bad-wolf", "Gretel, Grand méchant loup"),
])  # fmt: skip
def test_the_log_names_what_was_taken_back_in_the_readers_language(sit: Sit, players: tuple[str, ...], typed: str, said: str) -> None:
    sitting = sit(*players, lang="fr")
    sitting.table.answer(0, typed)
    sitting.table.undo(0)
    sitting.type("journal")
    assert f"{said} (repris)" in one_line(sitting.after("journal"))


def test_what_went_to_a_ghost_is_in_the_log_and_not_before_ones_eyes(sit: Sit) -> None:
    sitting = sit("", "fox")
    sitting.type("gretel cinderella", "log")
    shown, log = sitting.after("gretel cinderella"), sitting.after("log")
    assert "Cinderella" not in shown[shown.index("Your hand") :]
    assert re.search("Ghost.*Cinderella|Cinderella.*Ghost", one_line(log))


def test_the_log_is_grouped_and_indented_under_its_cause(sit: Sit) -> None:
    sitting = sit("", "fox", "fox", "fox")
    sitting.type(*ONES[:9], "log")
    rows = sitting.after("log").split("\n")
    trick = next(i for i, row in enumerate(rows) if row.startswith("Trick 1"))
    assert rows[trick + 1].startswith("    ")
    assert any(row.startswith("      ★ ") for row in rows[trick:])


def test_save_keeps_the_game_from_then_on(sit: Sit, tmp_path: Path) -> None:
    sitting = sit("", "fox", "fox", "fox")
    text = sitting.type("1", "save a.journal", "1")
    assert "Saved in a.journal." in text
    assert (tmp_path / "a.journal").read_text() == sitting.table.journal.to_text()


def test_save_never_writes_over_a_file(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "poem.txt").write_text("roses")
    assert "there is such a file already" in one_line(sit("", "fox", "fox").type("save poem.txt"))
    assert (tmp_path / "poem.txt").read_text() == "roses"


# ---- leaving
@pytest.mark.parametrize(("lang", "typed"), [("en", ["1", "quit"]), ("fr", ["1", "quitter"]), ("en", ["1"])])
def test_leaving_saves_and_says_how_to_go_on(sit: Sit, tmp_path: Path, lang: str, typed: list[str]) -> None:
    sitting = sit("", "fox", "fox", "fox", lang=lang)
    text = sitting.type(*typed)
    assert text.rstrip().endswith("fabletop play three-chapters --resume three-chapters-1.journal")
    assert (tmp_path / "three-chapters-1.journal").read_text() == sitting.table.journal.to_text()


def test_an_interruption_saves_too(sit: Sit, tmp_path: Path) -> None:
    sitting = sit("", "fox", "fox", "fox")

    def interrupted() -> str:
        raise KeyboardInterrupt

    sitting.playing.read = interrupted
    assert sitting.playing.play() == 130
    assert "--resume three-chapters-1.journal" in sitting.text
    assert (tmp_path / "three-chapters-1.journal").exists()


def full_disk(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on nothing more can be kept."""

    def full(journal: Journal) -> None:
        raise KeepError("a.journal: the answer cannot be kept")

    assert table.keeper is not None
    monkeypatch.setattr(table.keeper, "keep", full)


def test_where_a_bots_answer_cannot_be_kept_the_way_back_is_told(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit("", "fox", "fox", path=tmp_path / "a.journal")
    full_disk(sitting.table, monkeypatch)
    assert sitting.playing.play() == 2
    assert "the answer cannot be kept" in sitting.text
    assert sitting.text.rstrip().endswith("fabletop play three-chapters --resume a.journal")


def test_where_taking_back_at_the_curtain_cannot_be_kept_the_way_back_is_told(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit("Ali", "Zoé", "fox", path=tmp_path / "a.journal")
    read = sitting.playing.read
    sitting.typed = ["", "1", "undo"]

    def reading() -> str:
        if sitting.typed == ["undo"]:
            full_disk(sitting.table, monkeypatch)
        return read()

    sitting.playing.read = reading
    lines = sitting.table.journal.to_text()
    assert sitting.playing.play() == 2
    assert sitting.text.rstrip().endswith("fabletop play three-chapters --resume a.journal")
    assert sitting.table.journal.to_text().count("undo") == lines.count("undo")


@pytest.mark.parametrize(("lang", "said"), [("en", "The rules stumbled over a bot’s answer"), ("fr", "Les règles ont trébuché sur la réponse d’un robot")])
def test_where_the_rules_fail_a_bot_the_way_back_is_told(sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, said: str) -> None:
    sitting = sit("", "fox", "fox", lang=lang)

    def fault() -> None:
        raise RulesFault("loop", 3, sitting.table.position)

    monkeypatch.setattr(sitting.table, "bots_move", fault)
    assert sitting.playing.play() == 70
    assert said in one_line(sitting.text)
    assert "--resume three-chapters-1.journal" in sitting.text


def test_a_folder_that_cannot_be_written_is_told(sit: Sit, tmp_path: Path) -> None:
    sitting = sit("", "fox", "fox", "fox")
    sitting.playing.folder = tmp_path / "gone"
    assert "The game could not be saved:" in sitting.type("1")


def test_leaving_twice_takes_another_name(sit: Sit, tmp_path: Path) -> None:
    sit("", "fox", "fox").type("1")
    sit("", "fox", "fox").type("1")
    assert {p.name for p in tmp_path.iterdir()} == {"three-chapters-1.journal", "three-chapters-2.journal"}


def test_a_kept_game_is_not_saved_a_second_time(sit: Sit, tmp_path: Path) -> None:
    text = sit("", "fox", "fox", path=tmp_path / "a.journal").type("1")
    assert [p.name for p in tmp_path.iterdir()] == ["a.journal"]
    assert "--resume a.journal" in text


def test_a_finished_game_leaves_nothing_behind(sit: Sit, tmp_path: Path) -> None:
    sit("", "fox", "fox").type(*ONES)
    assert list(tmp_path.iterdir()) == []


# ---- anything at all
TYPED = st.lists(
    st.one_of(
        st.text(max_size=30),
        st.integers(-3, 12).map(str),
        st.sampled_from(["", "why", "undo", "log", "rules", "cards", "help", "[red]x[/red]", "{x}", "why [bold]", "rules [/]", "\x1b[2J", "\ud800", "1,,", ",", "a" * 500, "1 " * 60]),
        st.tuples(st.sampled_from(["why", "rules", "pourquoi", "règles"]), st.text(max_size=12)).map(" ".join),
    ),
    max_size=20,
)  # fmt: skip


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(typed=TYPED, seats=st.sampled_from([2, 4]), lang=st.sampled_from(["en", "fr"]))
def test_whatever_is_typed_there_is_no_traceback(sit: Sit, typed: list[str], seats: int, lang: str) -> None:
    sitting = sit("", *["rabbit"] * (seats - 1), lang=lang)
    text = sitting.type(*typed)
    assert "Traceback" not in text
    assert "--resume" in text
