"""Lines of a TOML text: found for everything that stands in it, in any layout, and for the fault of a text that is none."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.engine.toml_lines import KeyPath, Lines, LongKeyError, NestingError, TomlError, read_toml

TALE = """\
# a tale [with] "signs
title = "Fables"

[house]
name.fr = 'la maison # 1'
name.en = \"\"\"
the [house]
\"\"\"
doors = [
    # ] not yet
    "front",
    ["back", { at = "night" }],
]

[[page]]
id = "one"
[page.words]
"once upon" = 1

[[page]]
id = "two"
[[page.line]]
text = "a"
[[page.line]]
text = "b"
"""


@pytest.mark.parametrize(("path", "line"), [
    (("title",), 2),
    (("house",), 4),
    (("house", "name"), 5),
    (("house", "name", "fr"), 5),
    (("house", "name", "en"), 6),
    (("house", "doors"), 9),
    (("house", "doors", 0), 11),
    (("house", "doors", 1), 12),
    (("house", "doors", 1, 1, "at"), 12),
    (("page",), 15),
    (("page", 0, "id"), 16),
    (("page", 0, "words"), 17),
    (("page", 0, "words", "once upon"), 18),
    (("page", 1), 20),
    (("page", 1, "line", 0, "text"), 23),
    (("page", 1, "line", 1), 24),
    (("page", 1, "line", 1, "text"), 25),
])
def test_everything_has_the_line_where_it_begins(path: KeyPath, line: int) -> None:
    assert read_toml(TALE, 6)[1].line(path) == line


def test_the_content_is_what_tomllib_reads() -> None:
    assert read_toml(TALE, 6)[0] == tomllib.loads(TALE)


def test_what_is_not_there_has_the_line_of_what_it_would_lie_in() -> None:
    lines = read_toml(TALE, 6)[1]
    assert lines.line(("page", 1, "colour", "dark")) == 20
    assert lines.line(("moon",)) == 0


def test_what_lies_deeper_than_asked_has_the_line_of_what_it_lies_in() -> None:
    assert read_toml('[[a]]\nb = [\n  "c",\n  "d",\n]\n', 3)[1].line(("a", 0, "b", 1)) == 2


def test_without_a_text_there_is_no_line() -> None:
    assert Lines().line(("page", 0)) == 0


def test_the_mark_that_some_editors_put_before_a_text_is_passed_over() -> None:
    content, lines = read_toml("\ufeff\na = 1\n", 6)
    assert (content, lines.line(("a",))) == ({"a": 1}, 2)


@pytest.mark.parametrize(("text", "line", "reason"), [
    ("a = 1\nb 2\n", 2, "Expected '=' after a key in a key/value pair, column 3"),
    ("a = 1\nb = [1\n\n\n", 2, "Unclosed array, at the end of the file"),
    (f"\n\na = {'7' * 5000}\n", 3, "a number of more than a thousand digits"),
], ids=["no equals sign", "list left open", "endless number"])
def test_a_text_that_is_no_toml_names_its_line_and_the_reason(text: str, line: int, reason: str) -> None:
    with pytest.raises(TomlError) as caught:
        read_toml(text, 6)
    assert (caught.value.line, caught.value.reason) == (line, reason)
    assert str(caught.value) == f"line {line}: {reason}"


@pytest.mark.parametrize("text", ["a = 1\n\nb.c.d.e = 1\n", "a = 1\n\n[b.c.d.e]\n", "a = 1\n\nb = { c . d . e . f = 1 }\n"])
def test_a_key_of_too_many_parts_names_its_line(text: str) -> None:
    with pytest.raises(LongKeyError, match=r"^line 3: a key has more than 3 parts$") as caught:
        read_toml(text, 3)
    assert caught.value.line == 3


def test_a_key_may_have_as_many_parts_as_allowed() -> None:
    assert read_toml("b.c.d = 1\n", 3)[0] == {"b": {"c": {"d": 1}}}


def test_a_key_of_very_many_parts_is_refused_at_once() -> None:
    with pytest.raises(LongKeyError):
        read_toml("a" + ".a" * 90_000 + " = 1", 6)


@pytest.mark.parametrize("opening", ["[", "{ a = "])
def test_a_text_nested_without_end_is_refused(opening: str) -> None:
    with pytest.raises(NestingError):
        read_toml("x = " + opening * 50_000, 6)


# any layout

BLANKS = st.sampled_from(["", "\n", " \n\n", "# ] [[a]] {\n", "#\"\"\"\n", "\t# '''\n"])
TEXTS = st.sampled_from(['"]] #"', "'[[a]] \\'", '"\\""', '"""\n[[a]]\n"""', "'''\n=\n'''", '"a = 1"'])


@st.composite
def lists(draw: st.DrawFn, first_line: int) -> tuple[str, list[int]]:
    """A list of texts laid out in some way, of which the first sign stands on that line; and the line of each of its items."""
    text, lines = "[", []
    for _ in range(draw(st.integers(0, 4))):
        text += draw(BLANKS)
        lines.append(first_line + text.count("\n"))
        text += draw(TEXTS) + draw(st.sampled_from([",", " , ", "\n,"]))
    return text + draw(BLANKS) + "]", lines


@st.composite
def layouts(draw: st.DrawFn) -> tuple[str, dict[KeyPath, int]]:
    """A text laid out in some way, with the lines of what stands in it."""
    text, lines = draw(BLANKS), dict[KeyPath, int]()
    for n in range(draw(st.integers(1, 3))):
        lines["entry", n] = text.count("\n") + 1
        text += draw(st.sampled_from(["[[entry]]\n", '[[ "entry" ]] # [\n', "[['entry']]\r\n"])) + draw(BLANKS)
        for key in draw(st.lists(st.sampled_from("abc"), unique=True)):
            lines["entry", n, key] = text.count("\n") + 1
            text += draw(st.sampled_from([f"{key} = ", f'  "{key}"=', f"'{key}'\t= "]))
            if draw(st.booleans()):
                written, places = draw(lists(text.count("\n") + 1))
                lines |= {("entry", n, key, k): line for k, line in enumerate(places)}
            else:
                written = draw(TEXTS)
            text += written + "\n" + draw(BLANKS)
    return text, lines


@given(layouts())
def test_the_lines_are_found_in_any_layout(layout: tuple[str, dict[KeyPath, int]]) -> None:
    text, expected = layout
    found = read_toml(text, 6)[1]
    assert {path: found.line(path) for path in expected} == expected, text


def paths(value: Any, path: KeyPath = ()) -> Iterator[KeyPath]:
    """The path of everything in a content."""
    if isinstance(value, dict):
        for key, one in value.items():
            yield (*path, key)
            yield from paths(one, (*path, key))
    elif isinstance(value, list):
        for n, one in enumerate(value):
            yield (*path, n)
            yield from paths(one, (*path, n))


@given(layouts())
def test_everything_that_tomllib_reads_has_a_line_within_the_text(layout: tuple[str, dict[KeyPath, int]]) -> None:
    text, expected = layout
    content, found = read_toml(text, 6)
    assert set(paths(content)) - {("entry",)} == set(expected)
    assert all(1 <= found.line(path) <= text.count("\n") + 1 for path in paths(content))


@given(st.text(alphabet="ab.=[]{}\"'\\#, \n1", max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        content, found = read_toml(text, 4)
    except (TomlError, LongKeyError, NestingError):
        return
    assert content == tomllib.loads(text)
    assert all(found.line(path) for path in paths(content))
