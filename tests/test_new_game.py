"""`fabletop new-game`: what it writes can be played at once, and what it cannot write it says in one sentence."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import fabletop
from fabletop.engine.build.room import room
from fabletop.engine.game import Game, GameError, find
from fabletop.engine.new_game import write_new_game
from live import Live, live_names

GAMES = 50


def opened(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A new game, written and opened."""
    write_new_game(name, folder)
    monkeypatch.setenv("FABLETOP_GAMES", str(folder))
    monkeypatch.syspath_prepend(folder)
    return find(name, compiled=False)


def test_it_can_be_played_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened("three-wishes", tmp_path, monkeypatch)
    winners = set()
    for seed in range(GAMES):
        rng = random.Random(seed)
        p = game.start(2 + seed % 3, seed)
        while p.decision is not None:
            seat = p.decision.seats[0]
            p.apply(p.decision.number, seat, rng.choice(p.options(seat)).id)
        winners |= set(p.winners)
    assert winners == {0, 1, 2, 3}


@pytest.mark.parametrize(("name", "title"), [("wolf", "Wolf"), ("hen-house-2", "Hen House 2"), ("seven7", "Seven7"), ("a-b-c-4-d", "A B C 4 D")])
def test_a_name_may_have_hyphens_and_digits(name: str, title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened(name, tmp_path, monkeypatch)
    assert game.id == name
    assert game.start(seed=1).decision.question == "card-to-play"
    assert f"game-name = {title}\n" in (tmp_path / name.replace("-", "_") / "text" / "en.ftl").read_text(encoding="utf-8")


def test_its_stories_run_as_they_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened("live-wolf", tmp_path, monkeypatch)
    p = game.start(3, 4)
    made = room("live_wolf", "retail")
    live = Live(live_names(made), p.settings.bytes, 4)
    while not live.g.over:
        seat = (live.g.waiting & -live.g.waiting).bit_length() - 1
        found = [0] * 20
        assert live.names["list_options"](live.g, seat, found)
        assert live.apply(seat, found[0]) == 0
    assert sum(live.g.won) == 3


def test_every_name_has_its_words_in_both_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = opened("worded", tmp_path, monkeypatch)
    keys = {lang: _keys(tmp_path / "worded" / "text" / f"{lang}.ftl") for lang in game.about.LANGUAGES}
    assert keys["en"] == keys["fr"] - {"card-star.elide"}
    needed = {"game-name", "game-tagline", "edition-retail", "setting-rounds", "cause-setup", "cause-round", "count-won"}
    needed |= {f"event-{kind.lower().replace('_', '-')}" for kind in game.meta["events"]}
    needed |= {f"refusal-{name.lower().replace('_', '-')}" for code, name in game.meta["refusals"].items() if int(code) >= 10}
    needed |= {f"question-{q['name'].replace('_', '-')}" for q in game.meta["questions"]}
    needed |= {f"card-{card}" for card in game.meta["kinds"]["Card"]}
    assert needed <= keys["en"]


def _keys(path: Path) -> set[str]:
    found = set()
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found |= {entry.id.name, *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes)}
    return found


def test_its_own_tests_pass(tmp_path: Path) -> None:
    write_new_game("tested", tmp_path)
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests"]
    here = {**os.environ, "PYTHONPATH": str(Path(fabletop.__file__).parent.parent)}
    done = subprocess.run(line, cwd=tmp_path, env=here, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", ["", "Wolf", "two words", "7-dwarfs", "wolf-", "wolf--lamb", "wolf_lamb", "../wolf", "é", "w" * 41])
def test_a_name_that_cannot_be_is_refused_with_what_to_write(name: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match="cannot be the name of a game; write small letters"):
        write_new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["class", "import", "match", "random", "json", "tests", "fabletop"])
def test_a_word_of_python_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(GameError, match=f'"{name}" is a word of Python.s own; choose another name, such as {name}-tale'):
        write_new_game(name, tmp_path)


def test_a_game_that_there_is_is_refused(tmp_path: Path) -> None:
    with pytest.raises(GameError, match='there is a game called "three-chapters" already'):
        write_new_game("three-chapters", tmp_path)


def test_what_is_there_already_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "wolf").mkdir()
    with pytest.raises(GameError, match="is there already; choose another name or another folder"):
        write_new_game("wolf", tmp_path)
    assert list((tmp_path / "wolf").iterdir()) == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder", encoding="utf-8")
    with pytest.raises(GameError, match="cannot be written"):
        write_new_game("wolf", tmp_path / "file")
