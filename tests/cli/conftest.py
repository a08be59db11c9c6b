"""The command line as a user has it: words in, an exit status and two streams out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

import fabletop
from fabletop.cli import main
from fabletop.engine.journal import Journal
from fabletop.engine.position import Position

NOT_COMPILED = ("older than their text", "are not compiled")  # said once where the rules are not built, whatever the command

COBBLER = """
[[card]]
id = "cobbler"
replaces = "jack"
name = "Cobbler"
categories = []
abilities = []
"""


@dataclass(frozen=True)
class Ran:
    """What came of a command line."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """The one document of its output."""
        assert self.status == 0, self.err
        return json.loads(self.out)

    @property
    def lines(self) -> list[Any]:
        """Its JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]

    @property
    def sentence(self) -> str:
        """The one sentence of a mistake."""
        assert "Traceback" not in self.err
        said = [line for line in self.err.splitlines() if not any(words in line for words in NOT_COMPILED)]
        assert len(said) == 1, self.err
        return said[0]


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command line in an empty folder, in English, 80 columns wide."""
    monkeypatch.chdir(tmp_path)
    for name in ("FABLETOP_GAMES", "LC_ALL", "LC_MESSAGES", "FABLETOP_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")

    def ran(*args: str) -> Ran:
        capsys.readouterr()
        status = main(args)
        said = capsys.readouterr()
        return Ran(status, said.out, said.err)

    return ran


def play_first(p: Position, journal: Journal, answers: int | None = None) -> None:
    """Everybody takes the first option, so many times or to the end."""
    while not p.over and answers != 0:
        decision = p.decision
        assert decision is not None
        seat = decision.seats[0]
        option = p.options(seat)[0].name
        p.apply(decision.number, seat, option)
        journal.answer(p, decision.number, seat, option)
        answers = None if answers is None else answers - 1


def journal_of(seats: int, answers: int | None = None, key: bytes | None = None, game: str = "three-chapters") -> Journal:
    """The journal of a game with Zoé and a Fox at the table; with `key` a sealed one."""
    p = fabletop.game(game).start(seats=seats, seed=None if key else 7, key=key)
    journal = Journal.begin(p, {0: "Zoé", 1: "bot fox"})
    play_first(p, journal, answers)
    return journal


@pytest.fixture
def evening(tmp_path: Path) -> str:
    """A whole game with four seats."""
    (tmp_path / "evening.journal").write_text(journal_of(4).to_text(), encoding="utf-8")
    return "evening.journal"
