"""At a table in French what is refused is refused in French."""

from __future__ import annotations

from pathlib import Path

from .conftest import Sit


def test_a_file_that_is_there_already(sit: Sit, tmp_path: Path) -> None:
    (tmp_path / "a.journal").write_text("mine\n", encoding="utf-8")
    said = " ".join(sit("", "fox", "fox", lang="fr").type("sauver a.journal").split())  # a line may break within a sentence
    assert "ce fichier existe déjà ; choisissez un autre nom" in said
    assert "there is such a file" not in said
