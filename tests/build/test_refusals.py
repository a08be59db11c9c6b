"""What the build refuses: each with the line of the author's text, what is wrong, and what to write instead."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fabletop.engine.build.reading import StoryError
from fabletop.engine.fields import TableError
from toy.rooms import FILE, GAME, TABLES, tiny

BEFORE = GAME.count("\n")
F = "def f(g: Position, n: int) -> int:\n    "  # a plain function, its body from line 2
S = "def tale(g: Position, me: int) -> Story:\n    "  # a story, likewise
ALSO = "def other(g: Position, n: int) -> int:\n    return n\n\ndef change(g: Position) -> int:\n    g.turn += 1\n    return 1\n\ndef silent(g: Position) -> None:\n    g.turn = 1\n"
ORDER = "@walk\ndef in_turn(g: Position, n: int, i: int) -> int:\n    return i if i < n else NONE\n"
MINE = "def mine(g: Position, me: int, card: Card) -> Refusal:\n    return OK if has(g.hand[me], card) else no(NOT_IN_HAND)\n"

# what it is: (text after the usual game, line in it, words of the sentence)
TEXTS: dict[str, tuple[str, int, str]] = {
    # ---- reading
    "python_cannot_read_it": ("def f(g: Position, g: int -> int:", 1, "tale.py:9: "),
    "a_statement_outside": ("x = 3", 1, "a statement outside of functions; rules files hold functions and imports"),
    "a_final_that_is_no_number": ("X: Final = 'three'", 1, "X is no whole number; write NAME: Final = 3"),
    "a_final_of_nothing": ("X: Final = Y + 1", 1, "X is no whole number"),
    "a_final_given_twice": ("X: Final = 3\nX: Final = 4", 2, "X is 3 elsewhere; give one of the two another name"),
    "a_function_given_twice": (f"{F}return 1\n{F}return 2", 3, "f is also in tale.py; all files of a game share one room"),
    "an_unknown_mark": (f"@cached\n{F}return 1", 2, "f has the mark @cached; rules know @walk, @among"),
    "a_default": ("def f(g: Position, n: int = 3) -> int:\n    return n", 1, "f has parameters that are not plain"),
    "a_story_that_never_asks": ("def tale(g: Position) -> Story:\n    g.turn = 1", 1, "tale never asks; a function with a yield is annotated -> Story"),
    "a_story_without_its_annotation": ("def tale(g: Position) -> None:\n    yield ask(0, card_to_play)", 1, "tale asks; a function with a yield"),
    "a_walk_without_an_index": ("@walk\ndef in_turn(g: Position) -> int:\n    return NONE", 2, "in_turn is no walk; a walk takes g"),
    "candidates_for_no_question": (f"@among(hands)\n{F}return n", 2, "f is no question; @among marks a function -> Refusal"),
    "candidates_that_are_not_there": (f"@among(nowhere)\n{MINE}", 2, "nowhere names no candidates; name functions of (g, me) -> Set"),
    "too_many_candidates": (f"@among(hands, hands)\n{MINE}\ndef hands(g: Position, me: int) -> Set:\n    return g.hand[me]", 2, "mine has 1 parts and 2 candidates"),
    "a_part_without_a_kind": ("def q(g: Position, me: int, card: Cat) -> Refusal:\n    return OK", 1, "q: card is annotated Cat; write a kind for a part of the option"),
    "a_standing_story_for_no_question": ("@standing(nothing)\ndef wish(g: Position, me: int, option: int) -> None:\n    g.turn = 1", 2, "wish stands for nothing"),
    "a_standing_story_that_takes_too_little": (f"@standing(mine)\ndef wish(g: Position) -> None:\n    g.turn = 1\n\n{MINE}", 2, "wish cannot stand; write def story(g: Position, me: int, option: int)"),
    # ---- cutting
    "a_story_without_g": ("def tale(me: int) -> Story:\n    yield ask(me, card_to_play)", 1, "the first parameter is not g; write g: Position"),
    "a_name_that_is_taken_in_a_story": (f"{S}stop = 3\n    yield ask(me, card_to_play)\n    g.turn = stop", 1, "the name stop is taken"),
    "a_return_with_a_yield": (f"{S}return (yield ask(me, card_to_play))", 2, "return with a yield; x = yield ... first"),
    "a_way_without_a_value": (f"{S}x = yield ask(me, card_to_play)\n    if x:\n        return 1", 3, "one way ends without a value"),
    "a_return_without_a_value": (f"{S}x = yield ask(me, card_to_play)\n    if x:\n        return\n    return 1", 4, "return without a value; this story gives a number elsewhere"),
    "a_yield_inside_something": (f"{S}g.turn = yield ask(me, card_to_play)", 2, "a yield inside something else; give it a line of its own"),
    "a_yield_in_a_condition": (f"{S}if (yield ask(me, card_to_play)):\n        g.turn = 1", 2, "a yield inside a condition"),
    "a_question_that_is_none": (f"{S}yield ask(me, other)\n\n{ALSO}", 2, "yield ask(...); write yield ask/may/ask_if_any/sealed(seat, question, ...)"),
    "a_way_of_asking_that_is_none": (f"{S}yield beg(me, card_to_play)", 2, "yield beg(...); write yield ask/may"),
    "sealed_answers_with_a_name": (f"{S}x = yield sealed(3, card_to_play)\n    g.turn = x", 2, "sealed answers have no name; read g.sealed[seat] after it"),
    "a_question_that_is_told_too_much": (f"{S}yield ask(me, card_to_play, 3)", 2, "card_to_play needs to know 0 numbers (at most 3), here are 1"),
    "a_story_that_is_none": (f"{S}yield from other(g, me)\n\n{ALSO}", 2, "yield from other; only another story of this game can be called so"),
    "a_story_given_too_little": (f"{S}yield from second(g)\n\ndef second(g: Position, me: int) -> Story:\n    yield ask(me, card_to_play)", 2, "second takes 2 arguments, here are 1"),
    "a_story_that_gives_nothing": (f"{S}x = yield from game(g)\n    g.turn = x", 2, "game gives nothing back; let it return a number, or drop the name"),
    "a_loop_over_a_set_with_a_stop": (f"{S}for card in each(7):\n        yield ask(me, card_to_play)", 2, "for ... in each(7); with a yield inside, a loop runs over range(n), range(a, b) or a @walk"),
    "an_else_of_a_loop_with_a_stop": (f"{S}while g.turn:\n        yield ask(me, card_to_play)\n    else:\n        g.turn = 1", 2, "else of a loop"),
    "stories_in_a_ring": (f"{S}yield from tale(g, me)\n\n", 1, "stories call each other in a ring: game > tale > tale; say in fields.py how deep they may stand"),
    # ---- what outlives a stop
    "a_name_without_a_value_in_a_story": (f"{S}if me:\n        x = 1\n    yield ask(me, card_to_play)\n    g.turn = x", 1, "x may be read before it has a value; begin with x = 0"),
    "a_name_read_after_its_loop": (f"{S}for i in range(3):\n        yield ask(me, card_to_play)\n    g.turn = i", 2, "i is read after its loop; keep it under another name"),
    # ---- loops
    "a_loop_over_something_else": (f"{F}for x in g.row:\n        n += x\n    return n", 2, "for ... in g.row; a loop runs over range(n), range(a, b), each(set) or a @walk"),
    "a_loop_that_counts_no_name": (f"{F}for g.turn in range(3):\n        n += 1\n    return n", 2, "for g.turn in ...; a loop counts a plain name"),
    "a_name_changed_in_its_loop": (f"{F}for i in range(n):\n        i += 1\n    return n", 2, "i is changed inside its own loop; use another name, or while"),
    "a_name_counted_in_two_loops": (f"{F}for i in each(n):\n        for i in each(7):\n            n += i\n    return n", 2, "i is changed inside its own loop"),
    "a_name_counted_over_itself": (f"{F}i = 3\n    for i in range(i):\n        n += i\n    return n", 3, "i is counted over itself"),
    "a_range_that_changes": (f"{F}for i in range(n):\n        n += 1\n    return n", 2, "the range of i is changed inside the loop; keep its end under a name"),
    "an_else_of_a_range": (f"{F}for i in range(3):\n        n += i\n    else:\n        n = 0\n    return n", 2, "else of a loop"),
    "an_else_of_a_set": (f"{F}for i in each(7):\n        n += i\n    else:\n        n = 0\n    return n", 2, "else of a loop; use a name that says how the loop ended"),
    "a_walk_whose_argument_changes": (f"{F}for i in in_turn(g, n):\n        n += 1\n    return n\n\n{ORDER}", 2, "in_turn(g, n) gets more than plain names"),
    "a_walk_over_something_reckoned": (f"{F}for i in in_turn(g, n + 1):\n        g.turn = i\n    return n\n\n{ORDER}", 2, "gets more than plain names; give its arguments names before the loop"),
    # ---- secrets
    "a_question_about_anothers_hand": ("def q(g: Position, me: int, card: Card) -> Refusal:\n    return OK if has(g.hand[1 - me], card) else no(NOT_IN_HAND)", 1, "q reads hand, which its seat may not read; a question reads only what everybody or g.hand[me] tells"),
    "a_question_about_what_nobody_knows": ("def q(g: Position, me: int, card: Card) -> Refusal:\n    return OK if peek(g) else no(NOT_IN_HAND)\n\ndef peek(g: Position) -> Set:\n    return g.pile", 1, "q reads pile, which its seat may not read"),
    "a_secret_kept_over_a_stop": (f"{S}x = draw_from(g, g.pile)\n    yield ask(me, card_to_play)\n    g.turn = x", 3, "x may be a secret and is needed after this stop, where everybody sees it; keep it in a field with readers"),
    "a_count_up_to_a_secret_kept_over_a_stop": (f"{S}x = 0\n    for i in range(lowest(g.hand[me])):\n        x = i\n    yield ask(me, card_to_play)\n    g.turn = x", 5, "x may be a secret and is needed after this stop"),
    "a_private_answer_kept_over_a_stop": (f"{S}x = yield ask(me, mine)\n    yield ask(me, card_to_play)\n    g.turn = x\n\n{MINE}", 3, "x may be a secret and is needed after this stop"),
    "a_question_where_something_hidden_is_so": (f"{S}if has(g.hand[me], 1):\n        yield ask(me, card_to_play)", 3, "somebody is asked only where has(g.hand[me], 1), which is hidden; ask what everybody may know"),
    "an_end_where_something_hidden_is_so": (f"{S}if has(g.hand[me], 1):\n        return\n    yield ask(me, card_to_play)", 3, "the story ends only where has(g.hand[me], 1)"),
    "a_value_given_where_something_hidden_is_so": (f"{S}yield ask(me, card_to_play)\n    if held(g, me):\n        return 1\n    return 0\n\ndef held(g: Position, n: int) -> bool:\n    return has(g.hand[n], 1)", 4, "the story ends only where held(g, me)"),
    "a_loop_left_where_something_hidden_is_so": (f"{S}x = 0\n    for i in range(5):\n        if has(g.hand[me], i):\n            break\n        x += 1\n    yield ask(me, card_to_play)\n    g.turn = x", 7, "x may be a secret and is needed after this stop"),
    "a_seat_that_comes_from_something_hidden": (f"{S}yield ask(lowest(g.hand[me]) % 2, card_to_play)", 2, "who is asked, lowest(g.hand[me]) % 2, comes from something hidden"),
    "a_heap_that_is_none": (f"{F}return count(g.hand, 3)", 2, "count g.hand; count takes a heap kept as counts"),
    "a_secret_handed_to_a_story": (f"{S}yield from second(g, lowest(g.hand[me]))\n\ndef second(g: Position, card: int) -> Story:\n    yield ask(card, card_to_play)", 2, "lowest(g.hand[me]) may be a secret and is handed to a story, whose frame everybody sees"),
    # ---- questions only look
    "a_question_that_writes": ("def q(g: Position, me: int, card: Card) -> Refusal:\n    g.turn = 1\n    return OK", 1, "the question q changes the position, draws, or tells something"),
    "a_question_that_draws_by_what_it_calls": ("def q(g: Position, me: int, card: Card) -> Refusal:\n    return OK if toss(g) else no(NOT_IN_HAND)\n\ndef toss(g: Position) -> int:\n    return chance(g, 2)", 1, "the question q changes the position, draws, or tells something, itself or by what it calls"),
    "a_walk_that_writes": ("@walk\ndef in_turn(g: Position, i: int) -> int:\n    g.row[0] = 1\n    return NONE", 2, "the walk in_turn changes the position"),
    "candidates_that_tell": (f"@among(hands)\n{MINE}\ndef hands(g: Position, me: int) -> Set:\n    say(g, TOLD, 1)\n    return g.hand[me]", 5, "the candidates hands changes the position, draws, or tells"),
    "a_worth_that_writes": ("def worth(g: Position, me: int, option: int) -> int:\n    g.turn = 1\n    return 0", 1, "worth changes the position"),
    # ---- order
    "two_draws_in_one_call": (f"{F}return other(g, chance(g, 2) - chance(g, 3))\n\n{ALSO}", 2, "draws or changes something in an order that C does not keep; give what is drawn or done first a name"),
    "two_drawn_arguments": ("def f(g: Position) -> int:\n    return max(chance(g, 2), chance(g, 3))", 2, "f: max(chance(g, 2), chance(g, 3)) draws or changes something in an order"),
    "a_change_beside_a_reading": (f"{F}return g.turn + change(g)\n\n{ALSO}", 2, "f: g.turn + change(g) draws or changes something in an order"),
    "a_field_added_to_by_what_changes_it": (f"{F}g.turn += change(g)\n    return n\n\n{ALSO}", 2, "draws or changes something in an order"),
    "an_index_read_beside_a_change": (f"{F}g.points[g.turn] = change(g)\n    return n\n\n{ALSO}", 2, "draws or changes something in an order"),
    # ---- what C would read differently, or not at all
    "a_shift": (f"{F}return n << 2", 2, "<< is outside the rules' Python; write shl(bits, n) or only(n)"),
    "a_shift_down": (f"{F}return n >> 2", 2, ">> is outside the rules' Python; write has(members, member), or n // 2"),
    "a_true_division": (f"{F}return n / 2", 2, "/ is outside the rules' Python; write //"),
    "a_power": (f"{F}return n ** 2", 2, "** is outside the rules' Python"),
    "membership": (f"{F}return n in (1, 2)", 2, "in is outside the rules' Python; write has(members, member)"),
    "identity": (f"{F}return n is 1", 2, "is is outside the rules' Python; write =="),
    "a_tuple": (f"{F}a, b = n, 1\n    return a + b", 2, "a tuple is outside the rules' Python"),
    "a_list": (f"{F}return max([n], n)", 2, "a list is outside the rules' Python"),
    "a_slice": (f"{F}return g.points[0:1]", 2, "a slice is outside the rules' Python"),
    "a_comprehension": (f"{F}return max((x for x in range(n)), n)", 2, "a comprehension is outside the rules' Python"),
    "a_lambda": (f"{F}x = lambda: 3\n    return n", 2, "a lambda is outside the rules' Python"),
    "a_walrus": (f"{F}return (x := n)", 2, ":= is outside the rules' Python"),
    "an_import_inside": (f"{F}import os\n    return n", 2, "an import is outside the rules' Python; import at the head of the file"),
    "an_annotated_name": (f"{F}x: int = n\n    return x", 2, "an annotated name is outside the rules' Python; write name = value"),
    "an_assertion": (f"{F}assert n\n    return n", 2, "assert is outside the rules' Python"),
    "a_raise": (f"{F}raise ValueError", 2, "raise is outside the rules' Python; a refusal is return no(CODE, ...)"),
    "a_text": (f"{F}return n + 'abc'", 2, "'abc' is no whole number; rules are numbers: name a constant"),
    "a_fraction": (f"{F}return n * 1.5", 2, "1.5 is no whole number"),
    "a_number_that_is_too_wide": (f"{F}return n + {2**63}", 2, f"{2**63} is too wide; a number of the rules lies between"),
    "a_function_inside": (f"{F}def inner() -> int:\n        return 1\n    return n", 2, "a function inside a function; put it beside the others"),
    "a_name_of_nothing": (f"{F}return n + lots", 2, "nothing is called lots; name a constant of fields.py, a field g.lots"),
    "a_name_without_a_value": (f"{F}if n:\n        x = 1\n    return x", 1, "x may be read before it has a value; begin with x = 0"),
    "a_name_of_a_loop_that_may_not_run": (f"{F}for i in range(n):\n        g.turn = i\n    return i", 1, "i may be read before it has a value"),
    "a_call_of_nothing": (f"{F}return len(n)", 2, "it calls len; rules call functions of their game and the words"),
    "a_call_by_name": (f"{F}return other(g, n=n)\n\n{ALSO}", 2, "it calls other; rules call functions of their game and the words of engine/words.py, with plain arguments"),
    "a_call_with_too_little": (f"{F}return other(g)\n\n{ALSO}", 2, "other takes 2 arguments, here are 1"),
    "a_word_with_too_little": (f"{F}return has(n)", 2, "has takes 2 arguments, here are 1"),
    "a_call_without_the_position": (f"{F}return other(n, n)\n\n{ALSO}", 2, "other is not given g in its place"),
    "a_call_that_gives_nothing": (f"{F}return silent(g)\n\n{ALSO}", 2, "silent gives nothing back; call it on a line of its own"),
    "a_range_without_a_loop": (f"{F}x = range(n)\n    return n", 2, "range(...) without a loop"),
    "each_without_a_loop": (f"{F}x = each(n)\n    return n", 2, "it calls each"),
    "a_way_without_an_end": (f"{F}if n:\n        return 1", 1, "one way ends without a value; end every way with return and a number"),
    "a_bare_return": (f"{F}if n:\n        return\n    return 1", 3, "return without a value; it is annotated -> int"),
    "a_value_of_nothing": ("def f(g: Position) -> None:\n    return 3", 2, "it is annotated -> None and returns a value"),
    "a_parameter_without_a_kind": ("def f(g: Position, n) -> int:\n    return n", 1, "n is annotated not at all; write int, bool, Set or a kind"),
    "a_position_that_is_not_first": ("def f(n: int, g: Position) -> int:\n    return n", 1, "g is annotated Position; the position is the first parameter"),
    "another_position": ("def f(g: Position) -> int:\n    g = 3\n    return 1", 1, "g is given another value; the position is changed, never replaced"),
    "a_row_read_whole": (f"{F}x = g.stock[n]\n    return n", 2, "stock has 2 axes, here are 1; C copies a row, Python shares it"),
    "too_many_indexes": (f"{F}return g.points[n][0]", 2, "points has 1 axes, here are 2"),
    "a_field_that_is_none": (f"{F}return g.gold[n]", 2, "g.gold is no field; declare it in FIELDS or SETTINGS"),
    "a_setting_that_is_written": (f"{F}g.settings.seats = n\n    return n", 2, "g.settings.seats is written; settings are fixed before the deal"),
    "a_number_with_an_index": (f"{F}return n[0]", 2, "n[0] is indexed; only fields of the position have parts"),
    "the_position_as_a_number": (f"{F}return g + 1", 2, "g stands for a number; only its fields are numbers"),
    "a_heap_that_is_a_set": (f"{F}return draw(g, g.row, 3)", 2, "draw from g.row; draw takes a heap kept as counts"),
    "a_heap_of_the_settings": (f"{F}return draw(g, g.settings.prices, 3)", 2, "draw from g.settings.prices; draw takes a heap kept as counts"),
    "a_field_of_the_engine_written": (f"{F}g.waiting = 0\n    return n", 2, "f writes g.waiting; this field is the engine's"),
    # ---- names
    "a_function_called_as_a_word": ("def size(g: Position) -> int:\n    return 1", 1, "size is a name of the engine, of its words or of C"),
    "a_function_called_as_the_door": ("def play_many(g: Position) -> int:\n    return 1", 1, "play_many is a name of the engine"),
    "a_function_called_as_a_word_of_c": ("def double(g: Position) -> int:\n    return 1", 1, "double is a name of the engine, of its words or of C"),
    "a_function_called_as_a_name_inside_the_engine": ("def step(g: Position) -> int:\n    return 1", 1, "step is a name of the engine"),
    "a_function_that_is_derived": ("def run(g: Position) -> int:\n    return 1", 1, "run is a name that the build derives"),
    "a_function_of_the_engine": ("def pause(g: Position) -> int:\n    return 1", 1, "pause is also in"),
    "a_name_that_is_a_function": (f"{F}other = n\n    return other\n\n{ALSO}", 2, "the name other is taken; it is a function, a constant or a word of C"),
    "a_name_that_is_a_word": (f"{F}size = n\n    return size", 2, "the name size is taken"),
    "a_name_that_is_a_constant": (f"{F}STAR = n\n    return STAR", 2, "the name STAR is taken"),
    "a_name_that_is_a_word_of_c": (f"{F}long = n\n    return long", 2, "the name long is taken"),
    "a_name_that_is_a_word_of_cython": (f"{F}cdef = n\n    return cdef", 2, "the name cdef is taken"),
    "a_name_that_is_null": (f"{F}NULL = n\n    return NULL", 2, "the name NULL is taken"),
    "a_parameter_that_is_a_word": ("def f(g: Position, lowest: int) -> int:\n    return lowest", 1, "the name lowest is taken"),
    "a_name_with_two_underscores": (f"{F}x__at = n\n    return x__at", 2, "the name x__at is taken"),
}


@pytest.mark.parametrize("what", TEXTS)
def test_the_text_is_refused_with_its_line(what: str) -> None:
    text, line, said = TEXTS[what]
    usual = GAME.replace("    yield", "    yield from tale(g, 0)\n    yield", 1) if what == "stories_in_a_ring" else GAME
    with pytest.raises(StoryError) as refused:
        tiny(usual + text)
    assert said in str(refused.value)
    where = re.match(r"(.*?):(\d+): ", str(refused.value))
    assert where is not None
    assert (where[1], int(where[2])) == (FILE, usual.count("\n") + line)


def test_without_a_game_there_is_none() -> None:
    with pytest.raises(StoryError, match="no story is called game; write def game"):
        tiny("def f(g: Position) -> int:\n    return 1")


def test_an_edition_may_replace_what_is_shared_and_nothing_of_its_own() -> None:
    made = tiny(GAME + F + "return 1", own=F + "return 2")
    assert made.text.replaced == [f"{FILE}: f"]
    with pytest.raises(StoryError, match=r"own.py:3: f is also in own.py"):
        tiny(GAME, own=F + "return 1\n" + F + "return 2")


@pytest.mark.parametrize("asked", ["ask(me", "sealed(7", "may(1 - g.turn"])
def test_only_the_holder_is_asked_about_what_it_holds(asked: str) -> None:
    tables = {**fields(pouch=("set Card", (), "HOLDER(turn) TOTAL")), "CONSERVED": {"Card": ("pile", "hand", "row", "pouch")}}
    text = "def taken(g: Position, me: int, card: Card) -> Refusal:\n    return OK if has(g.pouch, card) else no(NOT_IN_HAND)\n\n" + S
    tiny(f"{GAME}{text}yield ask(g.turn, taken)", **tables)
    with pytest.raises(StoryError, match=rf"{FILE}:{BEFORE + 5}: tale: taken reads pouch, which only the seat in g.turn may read; ask that seat"):
        tiny(f"{GAME}{text}yield {asked}, taken)", **tables)


def fields(**changed: Any) -> dict[str, Any]:
    return {"FIELDS": {**TABLES["FIELDS"], **changed}}


def kinds(**changed: Any) -> dict[str, Any]:
    return {"KINDS": {**TABLES["KINDS"], **changed}}


# what it is: (tables that are other than usual, words of the sentence)
OTHER_TABLES: dict[str, tuple[dict[str, Any], str]] = {
    "a_name_that_is_none": (fields(**{"two words": ("int8", ())}), 'FIELDS, "two words": a field\'s name is a Python name'),
    "a_name_of_python": (fields(**{"class": ("int8", ())}), '"class": a field cannot have this name'),
    "a_name_of_python_that_is_short": (fields(**{"lambda": ("int8", ())}), '"lambda": a field cannot have this name'),
    "a_name_of_the_position": (fields(copy=("int8", ())), '"copy": a field cannot have this name'),
    "a_name_of_c": (fields(long=("int8", ())), '"long": a field cannot have this name'),
    "a_field_of_the_engine": (fields(number=("int8", ())), 'two fields are called "number"'),
    "a_row_that_is_too_short": (fields(gold=("int8",)), 'FIELDS, "gold": write (type, shape)'),
    "a_type_that_is_none": (fields(gold=("int7", ())), "the type 'int7' is none of int8"),
    "a_shape_that_is_none": (fields(gold=("int8", (0,))), "a shape is () or up to three sizes"),
    "readers_that_are_none": (fields(gold=("int8", (3,), "MINE")), "'MINE' are no readers"),
    "an_owner_without_a_seat": (fields(gold=("int8", (), "OWNER")), "OWNER needs a first axis, which is the seat"),
    "an_owner_of_another_axis": (fields(gold=("int8", (9,), "OWNER")), "its first axis of 9 is not the seat"),
    "a_holder_that_is_nowhere": (fields(gold=("set Card", (), "HOLDER(nobody) TOTAL")), "HOLDER(nobody) names no seat"),
    "a_holder_that_is_a_row": (fields(gold=("set Card", (), "HOLDER(points) TOTAL")), "HOLDER(points) names no seat"),
    "a_total_that_tells": (fields(gold=("int8", (3,), "OWNER TOTAL")), "TOTAL of one number would tell it"),
    "a_set_of_nothing": (fields(gold=("set", ())), "a set of nothing; name a kind"),
    "a_set_of_an_unknown_kind": (fields(gold=("set Cat", ())), "a set of Cat; name a kind"),
    "a_set_that_is_too_large": ({**kinds(Coin=63), **fields(gold=("set Coin", ()))}, "a set of Coin; name a kind of at most 62"),
    "a_kind_that_is_none": (kinds(Coin=2.5), 'KINDS, "Coin": 2.5 is neither a number nor names'),
    "a_member_that_is_there_twice": (kinds(Coin=("gold", "tin", "gold")), 'KINDS, "Coin": gold is there twice'),
    "seats_that_differ": (kinds(Seat=4), 'KINDS, "Seat": 4; write "Seat": SEATS'),
    "a_name_that_is_derived_twice": ({"CARD_ACE": 3, **kinds(Card=("ace", "two", "three", "four", "five"))}, "the name CARD_ACE is given twice"),
    "an_event_called_as_a_refusal": ({"REFUSALS": ("TOLD",)}, "the name TOLD is given twice"),
    "a_number_called_as_the_engines": ({"TAPE": 3}, "the name TAPE is the engine's own or C's"),
    "a_member_called_as_a_number_of_c": (kinds(Coin=("null", "gold")), "the name NULL is the engine's own or C's"),
    "a_refusal_that_is_there_twice": ({"REFUSALS": ("NOT_IN_HAND", "NOT_IN_HAND")}, 'REFUSALS, "NOT_IN_HAND": it is there twice'),
    "too_many_refusals": ({"REFUSALS": tuple(f"NO_{i}" for i in range(247))}, "247 refusals; a game has at most 246"),
    "an_event_with_too_much": ({"EVENTS": {"TOLD": {f"n{i}": ("Number", "ALL") for i in range(8)}}}, "8 arguments; an event has at most 7"),
    "an_event_of_an_unknown_kind": ({"EVENTS": {"TOLD": {"n": ("Cat", "ALL")}}}, "n is 'Cat'; write a kind"),
    "an_event_for_unknown_readers": ({"EVENTS": {"TOLD": {"n": ("Card", "seat")}}}, "who may read n? 'seat' is neither ALL nor NOBODY"),
    "a_hidden_field_that_no_world_deals": (fields(plan=("int8", (3,), "OWNER")), "nothing says what it holds in a world that somebody imagines; name it in CONSERVED, or write deal_world"),
    "what_is_conserved_in_no_field": ({"CONSERVED": {"Card": ("pile", "hand", "sky")}}, '"sky" is no field'),
    "what_is_conserved_in_numbers": ({"CONSERVED": {"Card": ("pile", "hand", "points")}}, '"points" is no set, or has several axes'),
    "two_places_of_which_nobody_knows": ({**fields(chest=("set Card", (), "NOBODY")), "CONSERVED": {"Card": ("pile", "chest", "hand")}},
                                         "nobody knows how many lie in pile and in chest; declare TOTAL for all but one"),
    "too_many_options": (kinds(Coin=200, Card=200), "with its 40000 options there are more than 32767 in this game; split the question"),
}


@pytest.mark.parametrize("what", OTHER_TABLES)
def test_tables_that_cannot_be_are_refused(what: str) -> None:
    tables, said = OTHER_TABLES[what]
    text = GAME
    if what == "too_many_options":
        text = GAME.replace("card: Card", "card: Coin, other: Coin")
        tables = {**tables, "FIELDS": {"turn": ("int8", ())}, "CONSERVED": {}}
    with pytest.raises((StoryError, TableError)) as refused:
        tiny(text, **tables)
    assert said in str(refused.value)
