"""`fabletop play`: its options, its one-sentence refusals, its way through a pipe."""

from __future__ import annotations

import contextlib
import io
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabletop.cli import main
from fabletop.engine.journal import Journal

TOYS = Path(__file__).parents[1] / "toy"
ONES = "1\n" * 16


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("LANG", "LC_ALL", "LC_MESSAGES", "COLUMNS", "FABLETOP_GAMES"):
        monkeypatch.delenv(name, raising=False)


@dataclass
class Done:
    """What came of a command line."""

    exit_code: int
    stdout: str
    stderr: str


def run(*args: str, typed: str | bytes = "") -> Done:
    """Type `fabletop play` with these arguments, and then these lines."""
    with CliRunner().isolation(input=typed) as (out, err, _):
        status = main(["play", *args])
        sys.stderr.flush()
        return Done(status, out.getvalue().decode(), err.getvalue().decode())


def refused(*args: str) -> str:
    """The one sentence on stderr."""
    result = run(*args)
    assert (result.exit_code, result.stdout) == (2, ""), result
    sentences = [
        line for line in result.stderr.splitlines() if "make build" not in line
    ]  # whether the rules are compiled is told there too
    assert len(sentences) == 1
    return sentences[0]


def test_a_game_through_a_pipe() -> None:
    result = run("three-chapters", "--seed", "7", typed=ONES)
    assert result.exit_code == 0
    assert "The end" in result.stdout


def test_usually_one_person_and_foxes() -> None:
    first = run("three-chapters", "--seed", "7").stdout
    assert "▲ You   ● Bramble (Fox)   ■ Clover (Fox)   ◆ Thistle (Fox)" in first


def test_seats_bots_and_people_as_wished() -> None:
    first = run("three-chapters", "--seats", "5", "--bots", "rabbit,fox", "--people", "Ali, Zoé").stdout
    assert "▲ Ali   ● Zoé   ■ Bramble (Rabbit)   ◆ Clover (Fox)   ▼ Thistle (Rabbit)" in first


def test_more_people_than_usual_get_more_seats() -> None:
    assert "▼ E" in run("three-chapters", "--people", "A,B,C,D,E").stdout


@pytest.mark.parametrize(("variables", "hand"), [
    ({"LANG": "fr_FR.UTF-8"}, "Votre main"), ({"LANG": "de_DE.UTF-8"}, "Your hand"), ({}, "Your hand"),
    ({"LANG": "en_US", "LC_ALL": "fr_CA"}, "Votre main"), ({"LANG": "fr_FR", "LC_MESSAGES": "en_GB"}, "Your hand"),
])  # fmt: skip
def test_the_language_is_that_of_the_environment_if_we_speak_it(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], hand: str
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert hand in run("three-chapters", "--seed", "7").stdout


def test_a_language_may_be_asked_for() -> None:
    assert "Votre main" in run("three-chapters", "--lang", "fr").stdout


def test_an_option_settles_something_before_the_deal() -> None:
    assert "pick 1 of 7" in run("three-chapters", "--seats", "3", "--option", "double-draft=false").stdout
    assert "pick 1 of 8" in run("three-chapters", "--seats", "3").stdout


def test_a_deck_file_is_played_with(tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text('[[card]]\nid = "gretel"\nname = "Gretel the Brave"\n')
    assert "Gretel the Brave" in run("three-chapters", "--seed", "7", "--deck", "my.toml").stdout


def test_a_kept_game_is_taken_up_again(tmp_path: Path) -> None:
    run("three-chapters", "--seed", "7", "--journal", "a.journal", typed="1\n1\n1\n")
    again = run("--resume", "a.journal", typed=ONES)
    assert "Here the tale goes on." in again.stdout
    assert "The end" in again.stdout
    journal = Journal.read((tmp_path / "a.journal").read_text())
    assert journal.replay().over
    assert journal.check_deal()


def test_a_game_saved_under_another_name_goes_on_there(tmp_path: Path) -> None:
    run("three-chapters", "--journal", "a.journal", typed="1\nsave b.journal\n1\n")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a.journal", "b.journal", "b.journal.key"]
    assert "this game goes on in b.journal; take up that file instead" in refused("--resume", "a.journal")
    assert "Here the tale goes on." in run("--resume", "b.journal").stdout


def test_a_sealed_game_is_taken_up_again(tmp_path: Path) -> None:
    run("three-chapters", "--journal", "a.journal", typed="1\n1\n1\n")
    assert "La donne était fidèle à son sceau." in run("three-chapters", "--resume", "a.journal", "--lang", "fr", typed=ONES).stdout
    assert [p.name for p in tmp_path.iterdir()] == ["a.journal"]
    assert Journal.read((tmp_path / "a.journal").read_text()).check_deal()


@pytest.mark.parametrize(("args", "said"), [
    ((), "which game?"),
    (("three-chapter",), 'there is no game “three-chapter”; known here: grimm-forest and three-chapters; did you mean “three-chapters”?'),
    (("three-chapters", "--seats", "9"), "is played with 2 to 6 seats, not 9"),
    (("three-chapters", "--seats", "1"), "is played with 2 to 6 seats, not 1"),
    (("three-chapters", "--seats", "2", "--people", "A,B,C"), "3 people cannot sit on 2 seats"),
    (("three-chapters", "--people", "A,A"), "different names"),
    (("three-chapters", "--people", "A,"), "different names"),
    (("three-chapters", "--people", "bot fox"), "cannot be called"),
    (("three-chapters", "--people", "x" * 60), "too long a name"),
    (("three-chapters", "--bots", "owl"), 'there is no bot “owl”; there are fox and rabbit'),
    (("three-chapters", "--bots", "foks"), "there is no bot “foks”; there are fox and rabbit; did you mean “fox”?"),
    (("three-chapters", "--edition", "retial"), "there is no edition “retial”; known here: retail; did you mean “retail”?"),
    (("three-chapters", "--speed", "slow"), "there is no speed “slow”; there are normal, fast and off"),
    (("three-chapters", "--seats", "x"), "--seats: “x” is no whole number"),
    (("three-chapters", "--sead", "7"), "has no option “--sead”"),
    (("three-chapters", "again"), "one word too many"),
    (("three-chapters", "--journal"), "needs a value after it"),
    (("three-chapters", "--deck", "none.toml"), "there is no such file"),
    (("three-chapters", "--deck", "."), "this is a folder"),
    (("three-chapters", "--option", "leads"), "write NAME=VALUE"),
    (("three-chapters", "--option", "leed=1"), 'has no option "leed"'),
    (("three-chapters", "--option", "leads=9"), "9 is not allowed"),
    (("three-chapters", "--journal", "no/where.journal"), "cannot be kept there"),
    (("three-chapters", "--journal", "."), "there is such a file already"),
    (("--resume", "none.journal"), "there is no such file"),
    (("--resume", "."), "this is no ordinary file"),
    (("--resume", "a\0b"), "there is no such file"),
    (("three-chapters", "--journal", "a\0b"), "no file can have such a name"),
    (("three-chapters", "--deck", "a\0b"), "no file can have such a name"),
    (("--resume", "a.journal", "--seats", "4", "--seed", "1"), "leave --seats and --seed away"),
])  # fmt: skip
def test_what_cannot_be_is_one_sentence(args: tuple[str, ...], said: str) -> None:
    assert said in refused(*args)


@pytest.mark.parametrize("args", [
    (), ("go",), ("three-chapters", "--bots", "foks"), ("three-chapters", "--seats", "9"), ("three-chapters", "--seats", "x"),
    ("three-chapters", "--people", "A,A"), ("three-chapters", "--seats", "2", "--people", "A,B,C"), ("three-chapters", "--sead", "7"),
    ("--resume", "a.journal", "--seats", "4"), ("three-chapters", "--speed", "slow"), ("three-chapters", "--option", "leads"),
], ids=" ".join)  # fmt: skip
def test_what_cannot_be_is_told_in_french_to_who_reads_french(args: tuple[str, ...]) -> None:
    assert refused(*args, "--lang", "fr") != refused(*args)


def test_a_bot_is_refused_as_in_simulate() -> None:
    with CliRunner().isolation() as (_, err, _):
        main(["simulate", "three-chapters", "--bots", "foks"])
        sys.stderr.flush()
        assert err.getvalue().decode().splitlines()[-1] == refused("three-chapters", "--bots", "foks")


def test_a_reader_that_goes_away_ends_it_as_any_program() -> None:
    command = [sys.executable, "-m", "fabletop", "play", "three-chapters", "--seed", "7"]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(ONES.encode())
            process.stdin.close()
        assert b"".join(line for line in process.stderr if b"compiled" not in line) == b""
        assert process.wait() == 141


def test_an_interruption_saves_and_ends_as_any_program(monkeypatch: pytest.MonkeyPatch) -> None:
    class Interrupted(io.StringIO):
        """Somebody presses Ctrl-C."""

        def readline(self, size: int | None = -1, /) -> str:
            raise KeyboardInterrupt

    with CliRunner().isolation() as (out, _, _):
        monkeypatch.setattr(sys, "stdin", Interrupted())
        status = main(["play", "three-chapters", "--seed", "7"])
        said = out.getvalue().decode()
    assert status == 130
    assert said.rstrip().endswith("--resume three-chapters-1.journal")
    assert os.listdir() == ["three-chapters-1.journal"]


def test_a_journal_of_another_game_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    run("three-chapters", "--seed", "7", "--journal", "a.journal")
    monkeypatch.setenv("FABLETOP_GAMES", str(TOYS))
    assert "is a game of three-chapters, not of crossroads" in refused("crossroads", "--resume", "a.journal")


def test_letters_that_are_none_do_no_harm() -> None:
    result = run("three-chapters", "--seed", "7", typed=b"\xff\xfe\n1\n\x1b[2J\nquit\n")
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    args=st.lists(
        st.sampled_from(
            [
                "three-chapters",
                "x",
                "",
                "--seats",
                "--bots",
                "fox",
                "3",
                "-1",
                "--people",
                "A,B",
                "[x]",
                "--seed",
                "--resume",
                "--journal",
                "/",
                "--option",
                "a=b",
                "leads=none",
                "--speed",
                "off",
                "--lang",
                "fr",
                "--deck",
                "\x00",
            ]
        ),
        max_size=6,
    )
)
def test_no_command_line_makes_a_traceback(args: list[str]) -> None:
    result = run(*args, typed="1\n")
    assert result.exit_code in (0, 2), result
    assert "Traceback" not in result.stdout + result.stderr


@pytest.mark.parametrize(("lang", "words"), [("en", "The people at this keyboard"), ("fr", "Les gens à ce clavier")])
def test_its_page_of_help_is_in_the_readers_language(monkeypatch: pytest.MonkeyPatch, lang: str, words: str) -> None:
    monkeypatch.setenv("LANG", f"{lang}_FR.UTF-8")
    page = run("--help").stdout
    assert words in page
    assert page.count("  --") == 12


# ---- a game that brings no screen of its own
@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("people", ["", "Ali,Zoé"])
def test_a_game_without_a_screen_is_played_by_numbers(monkeypatch: pytest.MonkeyPatch, lang: str, people: str) -> None:
    monkeypatch.setenv("FABLETOP_GAMES", str(TOYS))
    typed = "".join(f"{n}\n\n" for _ in range(150) for n in (0, 1, 2, 3, 4, 5, 6, 7, 8))
    result = run("crossroads", "--seed", "7", "--lang", lang, "--people", people, "--bots", "rabbit", typed=typed)
    assert result.exit_code == 0, result
    assert "Traceback" not in result.stdout
    assert ("The end" if lang == "en" else "== Fin") in result.stdout


def test_a_game_without_a_screen_says_what_it_cannot_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FABLETOP_GAMES", str(TOYS))
    said = run("crossroads", "--seed", "7", typed="rules\nwhy x\ncards\nlog\nhelp\nundo\nquit\n").stdout
    assert "This game brings no rules to read here." in said
    assert "--resume" in said
    assert os.listdir() == ["crossroads-1.journal"]
