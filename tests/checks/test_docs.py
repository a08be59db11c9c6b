"""The examples of the documents are executed as they stand; their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import fabletop.engine.position

HERE = Path(__file__).parents[2]
PAGES = [HERE / "README.md", HERE / "CONTRIBUTING.md", HERE / "CREDITS.md", *sorted((HERE / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", [HERE / "README.md", HERE / "docs" / "python.md"], ids=lambda page: page.name)
def test_the_examples_of_a_page_hold(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert tried > 8
    assert failed == 0


def test_the_examples_of_the_door_hold() -> None:
    failed, tried = doctest.testmod(fabletop.engine.position)
    assert tried > 4
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HERE)))
def test_links_lead_to_files_that_are_there(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(HERE)))
def test_a_figure_in_the_readme_has_its_command(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert "TODO" not in text
    if "Figures" in text:
        assert "fabletop bench" in text
