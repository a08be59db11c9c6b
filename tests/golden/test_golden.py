"""Nothing that a game shows may change without somebody having looked at the change."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from playing import TABLES

_spec = importlib.util.spec_from_file_location("golden_write", Path(__file__).parent / "write.py")
assert _spec is not None
assert _spec.loader is not None
_write = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(_write)


@pytest.mark.parametrize(("name", "edition", "seats"), TABLES)
def test_the_golden_playthrough_is_played_as_it_was(name: str, edition: str, seats: int) -> None:
    path = _write.path_of(name, edition, seats)
    assert path.exists(), "every game has one for each number of seats: python tests/golden/write.py"
    assert _write.golden(name, edition, seats) == path.read_text(encoding="utf-8"), "read the difference, raise RULES_VERSION, then write it anew"
