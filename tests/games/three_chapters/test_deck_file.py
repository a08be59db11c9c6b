"""A deck file of somebody's own: what it changes, and that whatever he writes is either a deck or refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fabletop.games.three_chapters.deck import Ability, Card, Deck, DeckError, deck_from_file, deck_from_text, printed_deck
from fabletop.games.three_chapters.fields import CARDS
from fabletop.games.three_chapters.settings import settings
from own_decks import RENAMED, members

# a deck file that is as it should be


def test_an_empty_deck_file_is_the_printed_deck() -> None:
    assert deck_from_text("# my box is just the same\n") == printed_deck()


def test_two_cards_may_swap_their_values() -> None:
    deck = deck_from_text('[[card]]\nid = "jack"\nvalue = 7\n[[card]]\nid = "goldilocks"\nvalue = 6\n')
    assert deck.ids[5:7] == ("goldilocks", "jack")
    assert deck.card("jack").abilities == printed_deck().card("jack").abilities


def test_what_the_owner_types_in_is_marked_and_the_rest_keeps_its_mark() -> None:
    deck = deck_from_text('[[card]]\nid = "jack"\nvalue = 6\ncategories = ["child"]\n[[card]]\nid = "king"\nname = "Old King Cole"\n')
    assert deck.card("jack").evidence == "Cooc"
    assert deck.card("king").evidence == "orrr"
    assert deck.card("giant").evidence == "CcrC"


def test_evidence_can_be_given_outright() -> None:
    assert deck_from_text('[[card]]\nid = "jack"\nvalue = 6\nevidence = "CCcr"\n').card("jack").evidence == "CCcr"


def test_a_new_character_takes_the_place_and_the_value_of_a_printed_one() -> None:
    deck = deck_from_text(RENAMED)
    assert deck.cards[36] == Card(
        37, "cobbler", (),
        (Ability("with_category", category="dwarf", other=True, star=1, seal="third"), Ability("copy", token="gem", seal="second")),
        "oroo", {"en": "The Cobbler", "fr": "Savetier"}, "masculine")
    assert "three-little-pigs" not in deck.ids


def test_a_plain_name_serves_both_languages() -> None:
    beauty = deck_from_text(RENAMED).card("beauty")
    assert (beauty.name, beauty.gender, beauty.plural) == ({"en": "Les Belles", "fr": "Les Belles"}, "", True)


def test_a_partner_may_be_replaced_when_the_other_is_told() -> None:
    deck = deck_from_text("""
[[card]]
id = "colossus"
replaces = "giant"
name = "Colossus"
categories = ["monster"]
abilities = [{ kind = "with", card = "jack", star = 1 }]
[[card]]
id = "jack"
abilities = [{ kind = "with", card = "colossus", gem = 5 }]
""")
    assert deck.card("jack").abilities == (Ability("with", card="colossus", gem=5),)


def test_tables_of_their_own_say_the_same_as_tables_in_a_line() -> None:
    one = '[[card]]\nid = "king"\nname = { en = "Cole", fr = "Nicole" }\nabilities = [{ kind = "always", gem = 1 }, { kind = "freeze" }]'
    other = '[[card]]\nid = "king"\n[card.name]\nen = "Cole"\nfr = "Nicole"\n' \
            '[[card.abilities]]\nkind = "always"\ngem = 1\n[[card.abilities]]\nkind = "freeze"'
    assert deck_from_text(one) == deck_from_text(other)


@pytest.mark.parametrize("kind", members("Ability"))
def test_an_ability_of_each_kind_can_be_typed_in(kind: str) -> None:
    takes = {"with": 'card = "jack"', "with_category": 'category = "dwarf"', "per_category": 'category = "dwarf"',
             "per_value": "low = 50\nhigh = 50", "copy": 'token = "heart"', "hearts_at_least": "number = 99"}.get(kind, "")
    pays = "" if kind in ("copy", "freeze") else "star = 20"
    deck = deck_from_text(f'[[card]]\nid = "king"\n[[card.abilities]]\nkind = "{kind}"\n{takes}\n{pays}\n')
    (ability,) = deck.card("king").abilities
    second = ("last_in_trick", "lowest_in_trick", "wins_trick", "copy", "freeze")
    third = ("hearts_at_least", "most_gems", "no_trick_won")
    assert (ability.kind, ability.seal) == (kind, "second" if kind in second else "third" if kind in third else "both")


def test_a_deck_file_is_read_as_utf8_with_or_without_the_mark_of_some_editors(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    for start in (b"", b"\xef\xbb\xbf"):
        path.write_bytes(start + '[[card]]\r\nid = "witch"\r\nname = "Sorcière"\r\n'.encode())
        assert deck_from_file(path).card("witch").name["fr"] == "Sorcière"
        assert deck_from_file(str(path)) == deck_from_file(path)


def test_a_name_is_kept_in_its_composed_form_without_outer_spaces() -> None:
    assert deck_from_text('[[card]]\nid = "witch"\nname = "  Sorcie\u0300re "').card("witch").name["en"] == "Sorcière"


# whatever somebody writes

GOOD = RENAMED + """
[[card]]  # swapped with goldilocks
id = 'jack'
value = 7
evidence = "Cooc"
[[card]]
id = "goldilocks"
value = 6
[card.name]
en = \"\"\"Goldi\"\"\"
fr = 'Boucle'
[[card.abilities]]
kind = "per_value"
low = 1
high = 9
gem = 2
"""
FRAGMENTS = [
    "[", "]", "{", "}", "[[card]]\n", "[[]]", "{}", "\n", "\r\n", "=", ",", ".", "-", "#", "\\", '"', '"""', "'", "'''",
    "\\u0007", "\ufeff", "\x00", "é", "0", "99", "1e9", "0xff", "nan", "true", "1979-05-27",
    "card", "abilities", "kind", "with", "copy", "name", "id", "replaces", "jack", "giant",
]


@st.composite
def edited(draw: st.DrawFn) -> str:
    """The good file after a few edits that somebody might have made with closed eyes."""
    text = GOOD
    for _ in range(draw(st.integers(1, 5))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        text = text[:start] + draw(st.sampled_from(FRAGMENTS) | st.text(max_size=3)) + text[end:]
    return text


def deck_or_refusal(read: Callable[[], Deck]) -> Deck | str:
    """The deck that is read, or else what is said of it. Any other exception goes through."""
    try:
        return read()
    except DeckError as refusal:
        return str(refusal)


def loads_or_is_refused(text: str) -> None:
    deck = deck_or_refusal(lambda: deck_from_text(text, "my.toml"))
    if isinstance(deck, str):
        assert deck.startswith("my.toml")
        assert deck.isprintable()
        assert len(deck) < 1500
    else:
        assert sorted(card.value for card in deck.cards) == list(range(1, 51))
        assert Deck.from_content(json.loads(json.dumps(deck.content()))) == deck
        assert settings(4, deck)["seats"] == 4


def test_the_file_that_is_edited_below_is_good() -> None:
    assert deck_from_text(GOOD).ids[5:7] == ("goldilocks", "jack")


@given(edited())
def test_an_edited_file_loads_or_is_refused(text: str) -> None:
    loads_or_is_refused(text)


@given(st.sampled_from(GOOD.splitlines()).flatmap(lambda line: st.tuples(st.just(line), st.sampled_from(GOOD.splitlines()), st.booleans())))
def test_a_file_with_a_line_left_out_or_doubled_or_exchanged_loads_or_is_refused(lines: tuple[str, str, bool]) -> None:
    line, other, doubled = lines
    loads_or_is_refused(GOOD.replace(line + "\n", f"{line}\n{other}\n" if doubled else "", 1))


WORDS = st.sampled_from([*members("Ability"), *members("Category"), *members("Token"), "jack", "third", "masculine"])
KEYS = st.sampled_from(["card", "kind", "en", "fr", "gem", "low", ""])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=8)
FIELDS = st.sampled_from(["id", "value", "categories", "abilities", "evidence", "name", "gender", "plural", "colour"])


@given(st.integers(0, 49), FIELDS, VALUES)
def test_a_content_with_any_value_anywhere_loads_or_is_refused(place: int, key: str, value: Any) -> None:
    content = printed_deck().content()
    content["card"][place][key] = value
    deck = deck_or_refusal(lambda: Deck.from_content(content))
    assert deck.isprintable() if isinstance(deck, str) else len(deck.cards) == CARDS
