"""Every example of docs/cli.md is run: `...` is any number of lines, `…` anything within a line."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from .conftest import Run

DOC = Path(__file__).parents[2] / "docs" / "cli.md"
BLOCKS = re.findall(r"```console\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL)
COMMAND = re.compile(r"^\$ fabletop (.*)\n((?:(?!\$ ).*\n)*)", re.MULTILINE)
EXAMPLES = [(command, expected) for block in BLOCKS for command, expected in COMMAND.findall(block)]


def pattern(expected: str) -> str:
    """The expected output as a regular expression."""
    rows = [".*(?:\n.*)*" if row == "..." else ".*".join(map(re.escape, row.split("…"))) for row in expected.splitlines()]
    return "\n".join(rows)


@pytest.mark.parametrize(("command", "expected"), EXAMPLES, ids=[command for command, _ in EXAMPLES])
def test_an_example_of_the_documentation_does_what_it_says(run: Run, evening: str, command: str, expected: str) -> None:
    ran = run(*shlex.split(command))
    if status := re.search(r"\[exit (\d)\]\n", expected):
        assert ran.status == int(status[1])
        assert re.fullmatch(pattern(expected[: status.start()]), ran.sentence)
    else:
        assert ran.status == 0, ran.err
        assert re.fullmatch(pattern(expected), ran.out.rstrip("\n")), ran.out


def test_the_documentation_shows_every_command() -> None:
    from fabletop.cli import COMMANDS

    text = DOC.read_text(encoding="utf-8")
    assert all(f"| `{name}" in text for name in COMMANDS)
    writing = {"new-game"}  # it has a test of its own
    assert {command.split()[0] for command, _ in EXAMPLES} == set(COMMANDS) - writing
