"""Whatever is typed wrong or cannot be read is one sentence on stderr and exit status 2, in the reader's language."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabletop.cli import COMMANDS

from .conftest import Run, journal_of

MISTAKES = {
    "no such command": (["gaems"], "games"),
    "no such option": (["games", "--jsno"], "--json"),
    "a word too many": (["games", "three-chapters"], "three-chapters"),
    "nothing where a game belongs": (["rules"], "GAME"),
    "nothing after an option": (["replay", "evening.journal", "--at"], "--at"),
    "a value after an option that takes none": (["games", "--json=3"], "takes no value; see fabletop games --help"),
    "no such game": (["rules", "three-chapter"], "three-chapters"),
    "no such game to simulate": (["simulate", "3chapters"], "three-chapters"),
    "no such game to bench": (["bench", "--game", "go"], "three-chapters"),
    "no such bot": (["simulate", "three-chapters", "--bots", "fox,rabit"], "rabbit"),
    "no such card": (["cards", "three-chapters", "drago"], "dragon"),
    "no such edition": (["simulate", "three-chapters", "--edition", "retial"], "retail"),
    "no such edition to bench": (["bench", "--game", "three-chapters", "--edition", "preview"], "retail"),
    "no such language": (["games", "--lang", "tlh"], "en and fr"),
    "no such shell": (["completion", "csh"], "bash, zsh and fish"),
    "no such scenario": (["scenario", "three-chapters/CH44"], "three-chapters/CH"),
    "neither scenario nor game": (["scenario", "CH4"], "scenario --list"),
    "no such setting": (["simulate", "three-chapters", "--option", "double_drat=false"], "double_draft"),
    "a setting without value": (["simulate", "three-chapters", "--option", "double_draft"], "NAME=VALUE"),
    "a setting that is not allowed": (["simulate", "three-chapters", "--option", "double_draft=7"], "true, false"),
    "too many seats": (["simulate", "three-chapters", "--seats", "7"], "2 to 6"),
    "too few seats to bench": (["bench", "--game", "three-chapters", "--seats", "1"], "2 to 6"),
    "no number": (["simulate", "three-chapters", "--games", "many"], "--games"),
    "no game at all": (["simulate", "three-chapters", "--games", "0"], "1 to"),
    "an endless number": (["simulate", "three-chapters", "--seed", "9" * 5000], "--seed"),
    "digits of another script": (["simulate", "three-chapters", "--seats", "٤"], "--seats"),
    "nobody on that seat": (["replay", "evening.journal", "--seat", "4"], "0 to 3"),
    "a seat below nought": (["replay", "evening.journal", "--seat", "-1"], "--seat"),
    "no such answer": (["replay", "evening.journal", "--at", "57"], "56"),
    "no such file": (["replay", "morning.journal"], "morning.journal"),
    "a folder": (["replay", "folder"], "folder"),
    "a file that is no text": (["replay", "picture.png"], "picture.png"),
    "a file that is no journal": (["replay", "letter.txt"], "line 1"),
    "a broken header": (["replay", "header.journal"], "header.journal, line 3"),
    "a journal of another game": (["replay", "other.journal"], "other.journal, line 2"),
    "an answer that cannot be": (["replay", "answer.journal"], "answer.journal, line"),
    "a deck that is no deck": (["cards", "three-chapters", "--deck", "letter.txt"], "letter.txt"),
    "a deck that is not there": (["cards", "three-chapters", "--deck", "none.toml"], "none.toml"),
    "a deck that is a folder": (["simulate", "three-chapters", "--deck", "folder"], "folder"),
    "scenarios that are none": (["scenario", "letter.txt"], "letter.txt"),
    "scenarios that are not there": (["scenario", "none.scenario"], "none.scenario"),
    "a game's name that is none": (["new-game", "Not A Name"], "Not A Name"),
    "a file where a folder belongs": (["new-game", "glass-slipper", "--into", "letter.txt"], "letter.txt"),
}


@pytest.fixture
def files(evening: str, tmp_path: Path) -> None:
    """The files that the mistakes are about."""
    whole = (tmp_path / evening).read_text(encoding="utf-8")
    (tmp_path / "folder").mkdir()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe\x00")
    (tmp_path / "letter.txt").write_text("Dear Zoé,\n", encoding="utf-8")
    (tmp_path / "header.journal").write_text(whole.replace("rules 1", "rule 1", 1), encoding="utf-8")
    (tmp_path / "other.journal").write_text(whole.replace("game three-chapters", "game four-chapters", 1), encoding="utf-8")
    (tmp_path / "answer.journal").write_text(whole.replace("\n1 0 ", "\n1 1 ", 1), encoding="utf-8")


@pytest.mark.parametrize(("typed", "said"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_sentence(run: Run, files: None, typed: list[str], said: str) -> None:
    ran = run(*typed)
    assert ran.status == 2
    assert ran.sentence.startswith("fabletop: ")
    assert said in ran.sentence
    assert ran.out == ""


IN_BOTH = (["gaems"], ["games", "x"], ["rules", "go"], ["cards", "three-chapters", "drago"], ["simulate", "three-chapters", "--seats", "9"])


@pytest.mark.parametrize("typed", IN_BOTH, ids=" ".join)
def test_a_mistake_is_told_in_french_to_who_reads_french(run: Run, monkeypatch: pytest.MonkeyPatch, typed: list[str]) -> None:
    english = run(*typed).sentence
    assert run(*typed, "--lang", "fr").sentence != english
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run(*typed).sentence == run(*typed, "--lang=fr").sentence != english


def test_a_journal_that_was_cut_off_is_told_as_far_as_it_goes(run: Run, evening: str) -> None:
    whole = Path(evening).read_text(encoding="utf-8")
    rows = whole.splitlines(keepends=True)
    for cut in ("".join(rows[:-20]), "".join(rows[:-20])[:-5]):
        Path("cut.journal").write_text(cut, encoding="utf-8")
        ran = run("replay", "cut.journal", "--json")
        assert ran.status == 0
        assert ran.lines[-1]["over"] is False
    Path("cut.journal").write_text(whole[:40], encoding="utf-8")
    assert "cut.journal" in run("replay", "cut.journal").sentence


def test_names_in_a_journal_cannot_move_the_cursor_nor_be_taken_for_markup(run: Run) -> None:
    text = journal_of(3, 3).to_text().replace("seat 0 Zoé", "seat 0 [bold]\x1b[2J{x}")
    Path("odd.journal").write_text(text, encoding="utf-8")
    told = run("replay", "odd.journal").out
    assert "\x1b" not in told
    assert "[bold]" in told


def test_a_reader_that_goes_away_is_no_mistake() -> None:
    command = [sys.executable, "-m", "fabletop", "cards", "three-chapters"]
    env = {**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert b"".join(line for line in process.stderr if b"compiled" not in line) == b""
        assert process.wait() in (0, 141)


NAMES = ["three-chapters", "jack", "fox", "rabbit", "en", "fr", "retail", "-1", "0", "3", "nowhere.journal"]
ODD = ["--", "-", "", "ß\x00", "[/]", "\ud800", "{x}"]
FLAGS = ["--json", "--lang", "--list", "--seats", "--bots", "--seed", "--at", "--seat", "--deck", "--both", "--rulings", "--help"]
WORDS = st.sampled_from(NAMES + ODD)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    command=st.sampled_from([name for name in COMMANDS if name not in ("play", "bench", "new-game", "simulate", "scenario")]),
    args=st.lists(WORDS | st.sampled_from(FLAGS) | st.text(max_size=6), max_size=5),
)
def test_no_arguments_at_all_make_a_traceback(run: Run, command: str, args: list[str]) -> None:
    ran = run(command, *args)
    assert ran.status in (0, 2), (args, ran.err)
    if ran.status == 2:
        assert ran.sentence


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(at=st.integers(0, 3000), cut=st.integers(0, 40), put=st.text(max_size=8))
def test_no_change_of_a_journal_makes_a_traceback(run: Run, at: int, cut: int, put: str) -> None:
    whole = CHANGED.to_text()
    at %= len(whole)
    Path("changed.journal").write_text(whole[:at] + put + whole[at + cut :], encoding="utf-8", errors="replace")
    ran = run("replay", "changed.journal", "--json")
    assert ran.status in (0, 2), ran.err
    if ran.status == 2:
        assert "changed.journal" in ran.sentence


CHANGED = journal_of(2, 6)
