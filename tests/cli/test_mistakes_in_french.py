"""Whoever reads French is refused in French, from the deck file to the journal."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Run, journal_of

BAD_DECK = '[[card]]\nid = "jack"\nvalue = 51\n'
OF_THE_DECK = "fabletop: bad.toml, ligne 3, carte 1 (jack), champ « value » : 51 est hors des bornes ; écrivez un nombre entier de 1 à 50"


@pytest.mark.parametrize("command", ["play", "cards", "simulate"])
def test_a_bad_deck_is_refused_in_french(run: Run, command: str) -> None:
    Path("bad.toml").write_text(BAD_DECK, encoding="utf-8")
    ran = run(command, "three-chapters", "--lang", "fr", "--deck", "bad.toml")
    assert ran.status == 2
    assert ran.sentence == OF_THE_DECK


def test_a_terminal_in_french_needs_no_option(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    Path("bad.toml").write_text(BAD_DECK, encoding="utf-8")
    assert run("cards", "three-chapters", "--deck", "bad.toml").sentence == OF_THE_DECK


def test_a_journal_that_is_none_is_refused_in_french(run: Run) -> None:
    Path("letter.txt").write_text("Chère Alice,\n", encoding="utf-8")
    said = "fabletop: letter.txt, ligne 1 : ce n’est pas un journal de Fabletop ; sa première ligne serait « fabletop journal 1 »"
    assert run("replay", "letter.txt", "--lang", "fr").sentence == said


def test_a_file_that_is_there_already_is_refused_in_french(run: Run) -> None:
    Path("a.journal").write_text(journal_of(2, 0).to_text(), encoding="utf-8")
    ran = run("play", "three-chapters", "--lang", "fr", "--journal", "a.journal")
    assert ran.status == 2
    said = "a.journal : ce fichier existe déjà ; choisissez un autre nom, ou reprenez cette partie avec --resume"
    assert ran.sentence.startswith(f"fabletop: {said}")


def test_an_answer_that_cannot_be_is_refused_in_french(run: Run) -> None:
    rows = journal_of(2, 1).to_text().splitlines()
    place = next(at for at, row in enumerate(rows) if row.startswith("1 "))
    rows[place] = "1 0 nobody"
    Path("a.journal").write_text("\n".join(rows) + "\n", encoding="utf-8")
    said = f"fabletop: a.journal, ligne {place + 1} : « 1 0 nobody » est impossible ici : aucun choix ne s’appelle « nobody »"
    assert run("replay", "a.journal", "--lang", "fr").sentence.startswith(said)


def test_a_game_of_ones_own_that_cannot_be_called_so_is_refused_in_french(run: Run) -> None:
    assert "ne peut pas être le nom d’un jeu" in run("new-game", "Not A Name", "--lang", "fr").sentence


def test_settings_that_do_not_fit_each_other_are_refused_in_french(run: Run) -> None:
    ran = run("simulate", "three-chapters", "--lang", "fr", "--seats", "2", "--option", "leads=4")
    assert ran.sentence == "fabletop: leads est 4 ; c’est une place de 0 à 1, ou None pour la tirer au sort"
