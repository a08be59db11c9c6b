"""The journal: read again, played again, cut off, changed by hand, played by other rules; and what a seat has seen."""

from __future__ import annotations

import json
import random
from functools import cache
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import fabletop
from fabletop.engine.journal import Journal, JournalError
from fabletop.engine.position import Position
from playing import answer_at_random


@cache
def played(seats: int = 4, seed: int | None = 7, answers: int = 500, taste: int = 1) -> str:
    """A random game as a journal; the key is told when it is over."""
    p, rng = fabletop.game("three-chapters").start(seats=seats, seed=seed), random.Random(taste)
    journal, key = Journal.begin(p, {0: "Ali", 1: "bot fox"}), p.key
    while not p.over and journal.answers < answers:
        number, seat, option = answer_at_random(p, rng)
        journal.answer(p, number, seat, option)
    if p.over:
        assert key is not None
        journal.close(key)
    return journal.to_text()


def test_what_is_read_is_what_was_written() -> None:
    for seats in range(2, 7):
        assert Journal.read(played(seats)).to_text() == played(seats)


def test_it_knows_who_sat_where() -> None:
    assert Journal.read(played()).players == {0: "Ali", 1: "bot fox"}


@pytest.mark.parametrize("seed", [7, None])
def test_the_deal_can_be_checked_when_the_key_is_told(seed: int | None) -> None:
    assert Journal.read(played(seed=seed)).check_deal()


def test_a_sealed_deal_cannot_be_checked_before_its_key_is_told() -> None:
    assert not Journal.read(played(seed=None, answers=10)).check_deal()


def test_another_key_does_not_fit_the_seal() -> None:
    text = played(seed=None)
    changed = text[: text.index("\nkey ") + 5] + "ab" * 32 + "\n"
    assert not Journal.read(changed).check_deal()


def test_a_draw_that_was_tampered_with_is_noticed() -> None:
    journal = Journal.read(played())
    at = next(i for i, line in enumerate(journal.lines) if line.word == "draw")
    (first, of), (second, less), *rest = journal.lines[at].values
    swapped = Journal.text_of(journal.lines[at]).replace(f"{first}/{of} {second}/{less}", f"{second}/{of} {first}/{less}", 1)
    assert rest
    changed = Journal.read(played().replace(Journal.text_of(journal.lines[at]), swapped))
    assert changed.replay() == journal.replay(), "the same hand, drawn in another order"
    assert not changed.check_deal()


def test_half_a_last_line_is_dropped() -> None:
    text = played(answers=20)
    for cut in range(1, len(text.rstrip("\n").rsplit("\n", 1)[1]) + 1):
        assert Journal.read(text[: -1 - cut]).answers == 19


@pytest.mark.parametrize("seats", range(2, 7))
def test_undo_stays_in_the_file_and_counts_in_the_check(seats: int) -> None:
    p, rng = fabletop.game("three-chapters").start(seats=seats, seed=None), random.Random(seats)
    journal, key = Journal.begin(p), p.key
    assert key is not None
    undone = 0
    while not p.over:
        number, seat, option = answer_at_random(p, rng)
        journal.answer(p, number, seat, option)
        if rng.random() < 0.1 and not p.over:
            words = p.words_read
            journal.undo(max(1, number - rng.randrange(3)))
            p = journal.replay()
            p.go_on(key, words)
            undone += 1
    journal.close(key)
    assert undone
    read = Journal.read(journal.to_text())
    assert read.undone()
    assert read.replay() == p
    assert read.check_deal()


def test_an_open_game_goes_on_as_it_would_have() -> None:
    whole = Journal.read(played())
    p = Journal.read(played(answers=30)).resume()
    for line in [line for line in whole.lines if line.word == "answer"][30:]:
        p.apply(*line.values[:3])
    assert p == whole.replay()


def test_a_sealed_game_needs_its_key_to_go_on() -> None:
    with pytest.raises(JournalError, match="the key that belongs to its hash is needed"):
        Journal.read(played(seed=None, answers=12)).resume()


def test_rules_of_another_version_name_the_first_difference() -> None:
    text = played().replace("\nrules 1\n", "\nrules 99\n")
    assert Journal.read(text).replay().over, "where nothing differs it replays"
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith("20 "))
    lines[at] = lines[at][: lines[at].index("~")] + "~0000"
    with pytest.raises(JournalError) as different:
        list(Journal.read("\n".join(lines), "old.journal").steps())
    assert f"old.journal, line {at + 1}: from here on something else happens" in str(different.value)
    assert "rules version 99, these are version 1" in str(different.value)


@pytest.mark.parametrize(("old", "new", "said"), [
    ("fabletop journal 1", "fabletop journal 9", "line 1: this is no journal"),
    ("game three-chapters retail", "game thre-chapters retail", 'line 2: there is no game "thre-chapters"'),
    ("game three-chapters retail", "game three-chapters ratail", 'did you mean "retail"'),
    ("game three", "gaem three", 'line 2: here "game ..." is expected'),
    ("three-chapters retail", "three-chapters", 'line 2: "three-chapters" is no game with its edition'),
    ("\nrules 1\n", "\nrules one\n", 'line 3: "one" is no version of rules'),
    ("\nrules 1\n", f"\nrules {'1' * 5000}\n", "is no version of rules"),
    ("\nrules 1\n", "\nrules \u0663\n", "is no version of rules"),
    ("deal open 7", "deal opened 7", 'line 4: "opened 7" is no deal'),
    ("deal open 7", "deal open x", 'line 4: "open x" is no deal'),
    ("deal open 7", "deal open --5", 'line 4: "open --5" is no deal'),
    ("deal open 7", "deal open 99999999999999999999", "is no deal"),
    ("deal open 7", "deal sealed me", 'line 4: "sealed me" is no deal'),
    ('"seats":4', f'"seats":{"4" * 5000}', "line 5: the settings are no JSON"),
    ('"seats":4', '"seats":5', "line 5: the settings do not have the hash"),
    ("\n1 0 ", "\n1 zero ", "is no line of a journal"),
    ("\n1 0 ", "\n7 0 ", 'is not possible here: decision 7 is over; now it is decision 1'),
    ("\n1 0 ", "\n1 9 ", "is not possible here"),
    ("\nseat 0 Ali", "\nsaet 0 Ali", "is no line of a journal"),
    ("\n1 0 ", "\n1 99999999999999999999 ", "is no line of a journal"),
    ("\n1 0 ", "\n99999999999999999999 0 ", "is no line of a journal"),
    ("\n1 0 ", "\n1 999999999 ", "is not possible here"),
    ("\n1 0 ", "\n999999999 0 ", "is not possible here"),
    ("\n1 0 ", "\n1 -1 ", "is no line of a journal"),
    ("\n1 0 ", "\nseat 9 Ali\n1 0 ", "there is no seat 9; seats are 0 to 3"),
    ("\n1 0 ", "\nseat 4 Ali\n1 0 ", "there is no seat 4; seats are 0 to 3"),
    ("\n1 0 ", "\nseat -1 Ali\n1 0 ", "is no line of a journal"),
    ("\n1 0 ", "\nundo -5\n1 0 ", "is no line of a journal"),
    ("\ndraw ", "\nundo 1\ndraw ", '"undo 1" takes nothing back; until here nothing has been answered'),
    ("\n2 ", "\nundo 0\n2 ", '"undo 0" takes nothing back; until here decisions 1 to 1 have been answered'),
    ("\n2 ", "\nundo 2\n2 ", '"undo 2" takes nothing back; until here decisions 1 to 1 have been answered'),
    ("\n3 ", "\nundo 1\nundo 2\n3 ", '"undo 2" takes nothing back; until here nothing has been answered'),
    ("\n3 ", "\nundo 2\nundo 2\n3 ", '"undo 2" takes nothing back; until here decisions 1 to 1 have been answered'),
    ("\n2 0 ", f"\nundo {'9' * 5000}\n2 0 ", "is no line of a journal"),
    ("\ndraw ", "\ndraw 7/x ", "is no line of a journal"),
    ("\ndraw ", "\ndraw 99999999999999999999999/50 ", "is no line of a journal"),
    ("\ndraw ", "\ndraw 7/99999999999999999999999 ", "is no line of a journal"),
    ("\ndraw ", "\ndraw 7/0 ", "is no line of a journal"),
    ("\ndraw ", "\ndraw 999999999999999999/50 ", "the recorded deal does not fit"),
    ("\nseat 0 Ali", "\n\x1b[2Jseat 0 Ali", '"\\u001b[2Jseat 0 Ali" is no line of a journal'),
    ("\ndraw ", "\ndraw 77/50 ", "the recorded deal does not fit"),
])
def test_what_was_changed_by_hand_names_its_line(old: str, new: str, said: str) -> None:
    text = played()
    assert old in text
    with pytest.raises(JournalError) as refused:
        Journal.read(text.replace(old, new, 1), "my.journal").replay()
    assert said in str(refused.value)
    assert "my.journal" in str(refused.value)


def with_settings(change: dict[str, Any], without: str = "") -> str:
    """The journal with other settings, and the hash that belongs to them."""
    lines = played(answers=0).split("\n")
    content = {**json.loads(lines[4].split(" ", 2)[2]), **change}
    content.pop(without, None)
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    lines[4] = f"settings {sha256(text.encode()).hexdigest()} {text}"
    return "\n".join(lines)


@pytest.mark.parametrize(("change", "said"), [
    ({"seats": "four"}, 'in the settings "seats" is a whole number above 0, not "four"'),
    ({"seats": None}, 'in the settings "seats" is a whole number above 0, not null'),
    ({"seats": 3.7}, 'in the settings "seats" is a whole number above 0, not 3.7'),
    ({"seats": True}, 'in the settings "seats" is a whole number above 0, not true'),
    ({"seats": float("inf")}, 'in the settings "seats" is a whole number above 0, not Infinity'),
    ({"seats": 9}, "three-chapters is played with 2 to 6 seats, not 9"),
    ({"seats": 10**4000}, "is played with 2 to 6 seats, not such a large number"),
    ({"options": []}, 'in the settings "options" is a table, not []'),
    ({"options": {"\x1b": 1}}, 'three-chapters has no option "\\u001b"'),
    ({"options": {"leads": ["x" * 999]}}, '"leads": ["xxx'),
    ({"deck": "/etc/passwd"}, 'in the settings "deck" is a table of cards, not "/etc/passwd"'),
    ({"deck": []}, 'in the settings "deck" is a table of cards, not []'),
    ({"deck": {"card": []}}, "a deck has exactly 50"),
])
def test_settings_of_another_form_name_their_line(change: dict[str, Any], said: str) -> None:
    with pytest.raises(JournalError) as refused:
        Journal.read(with_settings(change), "my.journal").start()
    assert str(refused.value).startswith("my.journal, line 5: ")
    assert said in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("name", ["seats", "options"])
def test_settings_that_are_missing_are_named(name: str) -> None:
    with pytest.raises(JournalError, match=f'line 5: the settings have no "{name}"'):
        Journal.read(with_settings({}, without=name))


def test_lines_may_end_as_on_other_systems() -> None:
    for seed in (7, None):
        text = played(seed=seed)
        read = Journal.read(text.replace("\n", "\r\n"))
        assert read.to_text() == text
        assert read.check_deal()


def test_an_undone_answer_that_could_not_be_is_noticed_by_the_check() -> None:
    text = played().replace("\n2 ", "\n2 99 nobody\nundo 2\n2 ", 1)
    assert Journal.read(text).replay().over, "it was taken back"
    assert not Journal.read(text).check_deal()


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_journal_changed_anywhere_plays_or_is_refused_with_a_sentence(data: st.DataObject) -> None:
    text = played(seats=3)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        end = at + data.draw(st.integers(0, 12))
        text = text[:at] + data.draw(st.text(st.sampled_from("0123456789 abcxyz\n~/-{}\"\u00e9\ud7ff"), max_size=8)) + text[end:]
    said = ""
    try:
        Journal.read(text).replay()
    except JournalError as refused:
        said = str(refused)
    assert "\n" not in said


@settings(max_examples=60, deadline=None)
@given(st.binary(max_size=200))
def test_bytes_of_anything_are_no_journal(raw: bytes) -> None:
    with pytest.raises(JournalError):
        Journal.read(raw.decode("utf-8", "replace"))


def test_an_unknown_game_is_blamed_on_its_own_line_only() -> None:
    with pytest.raises(JournalError) as refused:
        Journal.read(played().replace("game three-chapters", "game moon-fair", 1), "my.journal").replay()
    assert str(refused.value).startswith("my.journal, line 2: ")
    assert "line 5" not in str(refused.value)


# ---- what a seat has seen
def _draft(first: list[int], picks: dict[int, int]) -> tuple[Journal, Position]:
    """The first decision of an open deal: these seats answer in this order, with their n-th option."""
    p = fabletop.game("three-chapters").start(seats=4, seed=7)
    journal = Journal.begin(p)
    for seat in first:
        option = p.options(seat)[picks.get(seat, 0)].name
        p.apply(1, seat, option)
        journal.answer(p, 1, seat, option)
    return journal, p


def test_the_order_of_sealed_answers_is_not_seen() -> None:
    one, other = _draft([0, 1, 2, 3], {})[0], _draft([3, 1, 0, 2], {})[0]
    assert [one.seen_by(seat) for seat in (0, 1, 2, 3, None)] == [other.seen_by(seat) for seat in (0, 1, 2, 3, None)]


def test_another_seats_secret_pick_is_seen_only_by_whom_it_reaches() -> None:
    (one, p), (other, q) = _draft([0, 1, 2, 3], {}), _draft([0, 1, 2, 3], {1: 3})
    for seat in (0, 3, None):
        assert one.seen_by(seat) == other.seen_by(seat)
        assert p.view(seat) == q.view(seat)
    for seat in (1, 2):  # who picked otherwise, and who gets what is left
        assert one.seen_by(seat) != other.seen_by(seat)
        assert p.view(seat) != q.view(seat)


def test_an_answer_that_was_changed_counts_as_the_last_one() -> None:
    p = fabletop.game("three-chapters").start(seats=4, seed=7)
    journal = Journal.begin(p)
    for seat, n in [(0, 4), (1, 0), (0, 0), (2, 0), (3, 0)]:
        option = p.options(seat)[n].name
        p.apply(1, seat, option)
        journal.answer(p, 1, seat, option)
    assert journal.seen_by(0) == _draft([0, 1, 2, 3], {})[0].seen_by(0)
