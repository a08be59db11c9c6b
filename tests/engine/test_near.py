"""The question at the end of a refusal: was a word near it meant?"""

from __future__ import annotations

from fabletop.engine.near import near


def test_the_nearest_word_is_asked_for() -> None:
    assert near("drgaon", ["dragon", "dungeon", "ogre"]) == '; did you mean "dragon"?'


def test_a_word_far_from_all_is_not_guessed_at() -> None:
    assert near("xyz", ["dragon", "ogre"]) == ""
    assert near("dragon", []) == ""


def test_capitals_do_not_hide_what_was_meant() -> None:
    assert near("DRAGON", ["dragon"]) == '; did you mean "dragon"?'
    assert near("setup", ["SETUP"]) == '; did you mean "SETUP"?'


def test_any_words_that_can_be_gone_through_will_do() -> None:
    assert near("leed", {"lead": 1}) == '; did you mean "lead"?'
    assert near("leed", (word for word in ["lead"])) == '; did you mean "lead"?'


def test_a_whole_book_is_no_near_miss() -> None:
    assert near("dragon " * 1_000_000, ["dragon"]) == ""
