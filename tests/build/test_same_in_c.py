"""Texts that Python and C would read differently are printed so that they mean the same: each runs both ways over many numbers."""

from __future__ import annotations

from typing import Any

import pytest

from fabletop.engine.build.room import Room
from fabletop.engine.uncompiled import rules_of
from toy.compiling import can_compile, compiled
from toy.rooms import GAME, TABLES, tiny

HUGE = 2**40
NUMBERS = (-9, -2, -1, 0, 1, 2, 3, 5, 70)

# by what it tries: the body of a function of (g, n), n one of NUMBERS
TRIED = {
    "or_gives_its_value": "return n or 7",
    "and_gives_its_value": "return n and 7",
    "or_of_a_truth_and_a_number": "return n > 2 or n",
    "chained_comparisons": "return (0 <= n < 3) + 2 * (n != 1 != 2)",
    "chained_equality": "return (n == 1) == (n > 0) == True",
    "truths_are_numbers": "return (n < 3) + (n < 2) * 10 - (n == 0) + -(n > 2)",
    "the_complement_of_a_truth": "flag = n > 0\n    return ~flag + (~n & 7)",
    "not_gives_a_truth": "return (not n) + 1",
    "a_ternary_of_unlike_things": "return n > 1 if n else n",
    "a_ternary_in_a_ternary": "return 1 if n > 2 else n if n else n == 0",
    "heaps_are_counted": "g.heap[0] = 3\n    g.heap[1] = 40\n    g.stock[1][0] = n\n    return count(g.heap, 2) * 100 + count(g.stock[1], 2) + count(g.heap, 1)",
    "division_rounds_down": "return n // 2 * 1000 + n // -3 * 10",
    "the_rest_has_the_sign_of_the_divisor": "return n % 4 * 1000 + n % -4",
    "augmented_division": "x = n\n    x //= 2\n    x %= 3\n    return x",
    "augmented_division_of_a_field": "g.points[1] = n\n    g.points[1] //= 2\n    return g.points[1]",
    "while_and_else": "x = 3\n    while x > n:\n        x -= 1\n        if x == 1:\n            break\n    else:\n        x += 100\n    return x",
    "a_range_read_after_its_loop": "i = 50\n    for i in range(n):\n        g.turn = i\n    return i",
    "a_range_left_early_and_read_after": "i = 50\n    for i in range(2, 9):\n        if i > n:\n            break\n    return i",
    "a_walk_read_after_its_loop": "seat = 50\n    for seat in seats_in_turn(g):\n        g.turn = seat\n    return seat",
    "a_walk_left_early_and_read_after": "seat = 50\n    for seat in seats_in_turn(g):\n        if seat > n:\n            break\n    return seat",
    "a_set_read_after_its_loop": "card = 50\n    for card in each(n & 31):\n        g.turn = card\n    return card",
    "a_set_that_changes_in_its_loop": "g.pile = 21\n    x = 0\n    for card in each(g.pile):\n        g.pile = 0\n        x += card\n    return x",
    "a_range_whose_end_is_a_field_that_changes": "g.turn = 3\n    x = 0\n    for i in range(g.turn):\n        g.turn = 9\n        x += 1\n    return x",
    "a_range_whose_end_is_a_call": "g.turn = 3\n    x = 0\n    for i in range(turn_of(g)):\n        g.turn = 9\n        x += 1\n    return x",
    "loops_in_loops": "x = 0\n    for a in seats_in_turn(g):\n        for b in each(31):\n            if b == n:\n                continue\n            x += a * b\n    return x",
    "a_walk_that_reads_what_the_loop_changes": "g.turn = 0\n    x = 0\n    for seat in seats_in_turn(g):\n        g.turn = 1\n        x = x * 10 + seat\n    return x",
    "a_parameter_that_is_assigned": "return doubled(g, n) + n",
    "a_truth_that_is_seven": "return seven(g, n) + 1",
    "a_truth_handed_on": "return handed(g, n)",
    "a_recursion": "return down(g, n)",
    "products_of_narrow_fields": "g.wealth[0] = 2000000\n    g.wealth[1] = 3000000\n    return g.wealth[0] * g.wealth[1] + n",
    "sums_of_narrow_fields": "g.wealth[0] = 2000000000\n    return g.wealth[0] + g.wealth[0] + n",
    "the_greater_of_narrow_fields": "g.wealth[0] = 2000000000\n    return max(g.wealth[0], g.turn) * max(g.wealth[0], 3) + n",
    "products_of_constants": "return LARGE * LARGE * (n > 0)",
    "constants_wider_than_32_bits": f"return WIDE - {HUGE} + n",
    "written_numbers_wider_than_32_bits": f"return {HUGE} * 3 - {3 * HUGE} + n",
    "products_of_written_numbers": "return 100000 * 100000 + n - -100000 * 100000",
    "a_bitwise_product": "g.wealth[0] = 2000000000\n    return (g.wealth[0] & g.wealth[0]) * 4 + n",
    "names_that_are_words_of_c": "default = n\n    switch = default + 1\n    register = switch * 2\n    object = register\n    return object + list_of(g) + auto(g)",
    "names_that_are_words_of_python": "list = n\n    type = list + 1\n    str = type\n    return list + type + str",
    "min_and_max_of_truths": "return min(n > 1, n) + max(n > 1, 0, n)",
    "an_index_that_is_a_call": "g.turn = 1\n    g.points[turn_of(g)] += 5\n    g.points[turn_of(g)] *= 3\n    return g.points[1] + g.points[0]",
    "a_chain_of_assignments": "a = b = n\n    b += 1\n    return a * 100 + b",
    "a_set_difference": "cards = 31\n    cards &= ~only(2)\n    cards ^= 1\n    return cards | 64",
    "stores_of_truths": "g.turn = n > 1\n    g.stock[1][1] = n == 1\n    return g.turn * 10 + g.stock[1][1]",
    "pass_and_dead_text": "if n:\n        pass\n    else:\n        return 4\n        return 5\n    return 6",
    "an_endless_loop_that_returns": "x = n\n    while True:\n        x += 1\n        if x > 4:\n            return x",
}
HELPERS = """
@walk
def seats_in_turn(g: Position, i: int) -> int:
    return (g.turn + i) % 3 if i < 3 else NONE

def turn_of(g: Position) -> int:
    return g.turn

def doubled(g: Position, n: int) -> int:
    n += n
    return n

def seven(g: Position, n: int) -> bool:
    return n and 7

def handed(g: Position, flag: bool) -> int:
    return flag + 1

def down(g: Position, n: int) -> int:
    return 0 if n <= 0 else n + down(g, n - 1)

def list_of(g: Position) -> int:
    return 1

def auto(g: Position) -> int:
    return 2

"""


def room() -> Room:
    """Each body as a function, and `explain` to call the one of a number."""
    text = GAME + HELPERS + "\n\n".join(f"def try_{name}(g: Position, n: int) -> int:\n    {body}" for name, body in TRIED.items())
    calls = "\n".join(f"    if thing == {i}:\n        told = try_{name}(g, me)\n        say(g, TOLD, told)" for i, name in enumerate(TRIED))
    return tiny(f"{text}\n\ndef explain(g: Position, me: int, thing: int) -> None:\n{calls}\n", LARGE=100_000, WIDE=HUGE)


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Any]:
    """The text uncompiled and compiled."""
    if not can_compile():
        pytest.skip("no Cython or no C compiler")
    made = room()
    cores = []
    for rules in (rules_of(made), compiled(made, "tiny_same", tmp_path_factory.mktemp("same"))):
        cores.append(rules.Core.blank(rules.SettingsTable(bytes(made.meta["settings_size"]))))
    return cores[0], cores[1]


@pytest.mark.parametrize("name", TRIED)
def test_it_means_the_same_in_python_and_in_c(both: tuple[Any, Any], name: str) -> None:
    text, fast = both
    number = list(TRIED).index(name)
    for n in NUMBERS:
        assert text.explain(n, number) == fast.explain(n, number), n


def test_the_tables_that_these_texts_use_are_as_they_believe() -> None:
    assert TABLES["FIELDS"]["wealth"][0] == "int32"
    assert TABLES["FIELDS"]["points"][0] == "int16"
