"""What a scenario file may say, and the one sentence for everything that it may not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fabletop.engine.scenario import KEYS, Scenario, ScenarioError, read_scenarios, run, scenarios_of
from fabletop.games import three_chapters

TRICK = """\
game: three-chapters
start: one_trick
seats: 3
given
  played: none

scenario jack  Jack meets the Giant
rules: with CH7 p.3
given
  leader: 0
  hand 0: jack hansel; hand 1: giant; hand 2: dragon
  tokens 2: gem 3  # from before
play
  0 jack; 1 giant
  2 dragon
then
  jack: counted 0 paid gem 5 witness giant
  tokens 0: gem 5
"""


def only(text: str) -> Scenario:
    (scenario,) = read_scenarios(text, "a.scenario")
    return scenario


def refusal(text: str) -> str:
    with pytest.raises(ScenarioError) as caught:
        run_all(text)
    return str(caught.value)


def run_all(text: str) -> None:
    for scenario in read_scenarios(text, "a.scenario"):
        run(scenario)


def changed(old: str, new: str, text: str = TRICK) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


# ---- reading
def test_a_scenario_knows_its_name_title_rules_and_place() -> None:
    scenario = only(TRICK)
    assert scenario.id == "three-chapters/jack"
    assert scenario.title == "Jack meets the Giant"
    assert scenario.rules == ("with", "CH7", "p.3")
    assert (scenario.file, scenario.line) == ("a.scenario", 7)


def test_its_text_is_what_stands_in_the_file() -> None:
    text = only(TRICK).text
    assert text.startswith("scenario jack  Jack meets the Giant\n")
    assert text.endswith("tokens 0: gem 5")


def test_it_comes_true_compiled_and_uncompiled() -> None:
    run(only(TRICK))
    run(only(TRICK), compiled=False)


def test_what_stands_above_the_first_scenario_is_common_to_all() -> None:
    second = TRICK[TRICK.index("scenario") :].replace("scenario jack ", "scenario again ")
    for scenario in read_scenarios(TRICK + "\n" + second):
        run(scenario)


def test_what_is_given_goes_before_what_is_common() -> None:
    run(only(changed("  leader: 0", "  played: none; leader: 0")))


def test_cards_that_are_given_nowhere_lie_in_the_box() -> None:
    run(only(changed("then\n", "then\n  seat 0 sees box: hidden\n")))
    assert "box is" in refusal(changed("then\n", "then\n  box: none\n"))


def test_a_path_is_read_as_a_file(tmp_path: Path) -> None:
    path = tmp_path / "one.scenario"
    path.write_text(TRICK, encoding="utf-8")
    (scenario,) = read_scenarios(path)
    assert scenario.file == "one.scenario"


def test_the_deck_of_a_scenario_is_a_deck_file_of_its_own() -> None:
    deck = 'deck\n  [[card]]\n  id = "jack"\n  abilities = [{ kind = "with", card = "giant", gem = 5, heart = 1 }]\nplay\n'
    run(only(changed("play\n", deck).replace("paid gem 5", "paid heart 1 gem 5").replace("0: gem 5", "0: heart 1 gem 5")))


def test_another_deck_can_be_put_under_a_scenario() -> None:
    from fabletop.games.three_chapters.deck import printed_deck

    content = printed_deck().content()
    run(only(TRICK), deck=content)
    content["card"][5]["abilities"][0]["gem"] = 4
    with pytest.raises(ScenarioError, match="did not happen"):
        run(only(TRICK), deck=content)


# ---- refused while it is read
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a.scenario:1: there is no scenario in it"),
        ("game: three-chapters\n", "a.scenario:1: there is no scenario in it"),
        ("  leader: 0\n", "a.scenario:1: this line belongs to no key"),
        (changed("start: one_trick", "strat: one_trick"), 'a.scenario:2: "strat" is no key above the first scenario'),
        (changed("start: one_trick", "play: 0 jack"), 'a.scenario:2: "play" is no key above the first scenario'),
        (changed("then\n", "than\n"), 'did you mean "then"?'),
        (changed("play\n", "given\n"), 'a.scenario:13: "given" is there twice'),
        (changed("game: three-chapters\n", ""), "it does not say of which game it is"),
        (changed("scenario jack  Jack meets the Giant", "scenario jack"), "a.scenario:7: write the name in one word"),
        (TRICK[: TRICK.index("then")], "a.scenario:7: jack expects nothing, so it proves nothing"),
        (TRICK + TRICK[TRICK.index("scenario") :], 'a.scenario:19: "jack" is the name of another scenario (a.scenario:7)'),
    ],
)
def test_a_text_that_is_no_scenario_names_its_line(text: str, said: str) -> None:
    sentence = refusal(text)
    assert said in sentence
    assert "\n" not in sentence


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.scenario"
    path.write_bytes(b"scenario a  \xff")
    with pytest.raises(ScenarioError, match=r"bad\.scenario:1: byte 12 is no UTF-8 text"):
        read_scenarios(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ScenarioError, match=r"none\.scenario:1: the file cannot be read"):
        read_scenarios(tmp_path / "none.scenario")


def test_a_file_without_end_is_refused() -> None:
    assert "cut it in two" in refusal("x" * 1_000_001)


# ---- refused when it is set up
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: three-chapters", "game: three-chapter", 'did you mean "three-chapters"?'),
        ("seats: 3", "seats: three", '"three" is no whole number'),
        ("seats: 3", "seats: 9", "is played with 2 to 6 seats, not 9"),
        ("seats: 3", "seats: 3\nsettings: lead 0", 'did you mean "leads"?'),
        ("seats: 3", "seats: 3\nsettings: leads zero", '"leads zero" is no setting'),
        ("start: one_trick", "start: one_trik", 'did you mean "one_trick"?'),
        ("start: one_trick", "start: count_hearts", 'the story "count_hearts" needs seat; write it after its name'),
        ("start: one_trick", "start: one_trick; game", '"start" says more than one thing'),
        ("leader: 0", "leeder: 0", 'a.scenario:10: jack: there is no field "leeder"'),
        ("leader: 0", "leader 0", '"leader 0" gives nothing'),
        ("leader: 0", "leader:", '"leader" is given no value'),
        ("leader: 0", "leader: 200", "200 does not fit"),
        ("leader: 0", "leader: 0; leader: 1", '"leader" is given twice'),
        ("leader: 0", "leader: 0; tokens 0: gem 32767", "the rules break on what is given"),
        ("leader: 0", "number: 5", '"number" is set by the engine'),
        ("leader: 0", "leader: 0; hand: jack", '"hand" holds a set in each of its places'),
        ("leader: 0", "leader: 0; hand 9: jack", '"hand" has places 0 to 5 there, not 9'),
        ("leader: 0", "leader: 0; hand 0 0: jack", '"hand" has 1 axes'),
        ("hand 1: giant", "hand 1: gaint", 'there is no "gaint" of Card; did you mean "giant"?'),
        ("hand 1: giant", "hand 1: giant jack", "jack lies in two places, hand and hand"),
        ("hand 1: giant", "hand 1: giant giant", "giant is there twice"),
        ("gem 3", "gems 3", 'there is no "gems"; did you mean "gem"?'),
        ("gem 3", "gem 3 heart", "write a name and a number in turn"),
        ("gem 3", "1 2", '"tokens" has 3 numbers there, not 2'),
        ("play\n", "draws: 3\nplay\n", "1 of the draws are left over"),
        ("play\n", "draws: dargon\nplay\n", 'did you mean "dragon"?'),
        (
            "play\n",
            "deck\n  [[card]]\n  id = 'jack'\n  vlaue = 6\nplay\n",
            'a.scenario, line 16, card 1 (jack), field "vlaue": a card has no such field',
        ),
    ],
)
def test_what_cannot_be_given_names_its_line(old: str, new: str, said: str) -> None:
    sentence = refusal(changed(old, new))
    assert sentence.startswith("a.scenario:")
    assert said in sentence
    assert "\n" not in sentence


# ---- refused while it is played
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("  2 dragon\n", "", "it ends, but card-to-play is asked: seat 2 may answer dragon"),
        ("  2 dragon\n", "  2 dragon; 0 hansel\n", '"0 hansel" answers nothing; the story has ended'),
        ("0 jack;", "0 giant;", 'seat 0 may not answer "giant" (not-in-hand 48); card-to-play is asked: seat 0 may answer hansel, jack'),
        ("0 jack;", "0 jak;", 'did you mean "jack"?'),
        ("0 jack;", "1 giant;", "seat 1 may not answer"),
        ("0 jack;", "7 giant;", "there is no seat 7"),
        ("0 jack;", "options 0: jack; 0 jack;", "seat 0 may answer hansel, jack, not jack"),
        ("0 jack;", "options 0 jack; 0 jack;", "write the options as"),
        ("0 jack;", "asked: card-to-keep 0; 0 jack;", "the question is card-to-play 0, not card-to-keep 0"),
        ("0 jack;", "! 0 jack: not-in-hand jack; 0 jack;", '"0 jack" is allowed, not refused'),
        ("0 jack;", "! 0 ogre: not-in-hand jack; 0 jack;", '"0 ogre" is refused: not-in-hand 47, not refused: not-in-hand 5'),
        ("0 jack;", "! 0 ogre: not-in-hnad; 0 jack;", 'did you mean "not-in-hand"?'),
        ("0 jack;", "! 0 ogre; 0 jack;", "write a refused answer as"),
        ("0 jack;", "! 0 ogre: not-in-hand 1 2 3 4; 0 jack;", "three numbers at most"),
        ("then\n", "then\n  0 hansel\n", "an answer stands under play"),
        ("then\n", "then\n    refused: so\n", "it was to be refused, but these settings and this deck are allowed"),
        ("gem 5 witness", "gem 4 witness", "did not happen; there was"),
        ("witness giant", "witness gaint", 'did you mean "giant"?'),
        ("counted 0", "conted 0", 'did you mean "counted"?'),
        ("  tokens 0: gem 5", "  played 0 jack", "did not happen here, but earlier"),
        ("  tokens 0: gem 5", "  counted 0", "counted has no verdict"),
        ("  tokens 0: gem 5", "  jck: counted 0 paid", 'did you mean "jack"?'),
        ("  tokens 0: gem 5", "  jack: counted 0 paid gem", '"gem" has no value'),
        ("  tokens 0: gem 5", "  jack: counted 0 paid gem giant", '"giant" cannot be the gem'),
        ("  tokens 0: gem 5", "  jack: counted 0 paid gem 5 gem 5", "gem is there twice"),
        ("  tokens 0: gem 5", "  never trick-won", "it did happen: trick: trick-won 2 dragon star 1"),
        ("  tokens 0: gem 5", "  never tick-won", 'did you mean "trick-won"?'),
        ("  tokens 0: gem 5", "  exactly\n    tokens 0: gem 5", "did not happen; nothing more did"),
        ("  tokens 0: gem 5", "  exactly\n    won 0", "did not happen"),
        ("  tokens 0: gem 5", "  tokens 0: gem 4", "tokens 0 is gem 5, not gem 4"),
        ("  tokens 0: gem 5", "  tokens 0: gem 5\n    played: none", 'only "exactly" has lines of its own'),
        ("  tokens 0: gem 5", "  row 0: hansel", "row 0 is jack, not hansel"),
        ("  tokens 0: gem 5", "  winners: 0", "the winners is"),
        ("  tokens 0: gem 5", "  tie: highest-card", "the tie is none, not highest-card"),
        ("  tokens 0: gem 5", "  seat 1 sees hand 0: hansel", "hand 0 is hidden, not hansel"),
        ("  tokens 0: gem 5", "  seat 0 sees hand 0: hidden", "hand 0 is hansel, not hidden"),
        ("  tokens 0: gem 5", "  seat 0 see hand 0: hidden", 'did you mean "sees"?'),
        ("  tokens 0: gem 5", "  seat 0 hears played 0 ogre", '"played 0 ogre" was not heard; of played were heard: trick: played 0 jack'),
    ],
)
def test_what_does_not_come_true_says_what_was_instead(old: str, new: str, said: str) -> None:
    sentence = refusal(changed(old, new))
    assert sentence.startswith("a.scenario:")
    assert said in sentence
    assert "\n" not in sentence


def test_more_events_than_exactly_are_told() -> None:
    text = changed("  jack: counted 0 paid gem 5 witness giant", "  exactly\n    leads 0 0\n    played 0 jack")
    assert "more happened than exactly this: trick: played 1 giant" in refusal(text)


@pytest.mark.parametrize(
    ("draws", "said"),
    [
        ("pinocchio", "draw 2 is not forced; write under draws one of gretel"),
        ("dragon gretel", "draw 1 cannot be dragon; it is one of pinocchio, ogre"),
        ("pinocchio gretel ogre", "1 of the draws are left over"),
    ],
)
def test_a_draw_is_forced_or_the_scenario_fails(draws: str, said: str) -> None:
    text = f"""\
game: three-chapters
start: one_trick
seats: 2
scenario ghosts  Two Ghosts
given
  played: none; leader: 0
  hand 0: jack; hand 1: giant; hand 2: gretel; hand 3: pinocchio ogre
draws: {draws}
play
  0 jack; 1 giant
then
  hand: none
"""
    assert said in refusal(text)


@pytest.mark.parametrize("draws", ["pinocchio gretel", "pinocchio, gretel", "pinocchio; gretel", "\n  pinocchio;\n  gretel"])
def test_draws_are_parted_as_all_else_is(draws: str) -> None:
    run(only(f"""\
game: three-chapters
start: one_trick
seats: 2
scenario ghosts  Two Ghosts
rules: p.3; with
given
  played: none; leader: 0
  hand 0: jack; hand 1: giant; hand 2: gretel; hand 3: pinocchio ogre
draws: {draws}
play
  0 jack; 1 giant
then
  hand 3: ogre
"""))


def test_what_it_proves_is_parted_as_all_else_is() -> None:
    assert only(changed("rules: with CH7 p.3", "rules: with; CH7 p.3")).rules == ("with", "CH7", "p.3")


def test_the_draws_of_the_deal_are_told_by_number_and_name() -> None:
    text = "game: three-chapters\nscenario deal  Nothing is dealt\ndraws: jack jack\nthen\n  hand: none\n"
    assert "draw 2 cannot be jack; it is one of shapeshifter" in refusal(text)


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("refused: nonsense", "it was refused, but so: "),
        ("refused: 51 is out of range; write a whole number from 1 to 50", ""),
        ("refused: 51 is out of range; write a whole number from 1 to 50\n  won: 0", "leave the refusal alone"),
        ("won: 0", "51 is out of range"),
    ],
)
def test_a_deck_that_must_be_refused(then: str, said: str) -> None:
    text = f'game: three-chapters\nscenario bad  A bad deck\ndeck\n  [[card]]\n  id = "jack"\n  value = 51\nthen\n  {then}\n'
    if said:
        assert said in refusal(text)
    else:
        run(only(text))


# ---- whatever is written, it is a scenario or a ScenarioError
FOLDER = Path(three_chapters.__file__).parent / "scenarios"
COMMON = {path.name: path.read_text(encoding="utf-8").partition("\nscenario ")[0] for path in FOLDER.glob("*.scenario")}
ALL = [f"{COMMON[one.file]}\n{one.text}" for one in scenarios_of("three-chapters") if len(one.text) < 900]
WORDS = ["none", "-1", "0", "6", "99", "jack", "dragon", "hidden", "then", "exactly", "never", ":", ";", "!", "#", "[[card]]", "\n", "\n  "]


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A scenario in which some words have been struck out, doubled or replaced."""
    parts = draw(st.sampled_from(ALL)).split(" ")
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(parts) - 1))
        how = draw(st.sampled_from(["gone", "twice", "word", "swap"]))
        if how == "gone":
            parts[at] = ""
        elif how == "twice":
            parts[at] = f"{parts[at]} {parts[at]}"
        elif how == "word":
            parts[at] = draw(st.sampled_from(WORDS))
        else:
            other = draw(st.integers(0, len(parts) - 1))
            parts[at], parts[other] = parts[other], parts[at]
    return " ".join(parts)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(mutated())
def test_a_mutated_scenario_runs_or_is_a_scenario_error(text: str) -> None:
    assert "\n" not in said_of(text, run_all)


@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.text(alphabet=st.characters(codec="utf-8"), max_size=300))
def test_any_text_is_read_or_is_a_scenario_error(text: str) -> None:
    assert "\n" not in said_of(f"game: three-chapters\nscenario a  b\n{text}", read_scenarios)


def said_of(text: str, done: Callable[[str], object]) -> str:
    """The refusal, "" when there is none."""
    try:
        done(text)
    except ScenarioError as error:
        return str(error)
    return ""


# ---- the page about it
PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_the_example_of_the_page_comes_true() -> None:
    examples = PAGE.read_text(encoding="utf-8").split("```scenario\n")[1:]
    assert examples
    for example in examples:
        run(only(example.partition("```")[0]))


@pytest.mark.parametrize("key", KEYS)
def test_the_page_tells_of_every_key(key: str) -> None:
    assert f"`{key}`" in PAGE.read_text(encoding="utf-8")


def test_a_draw_may_say_of_how_many_it_is() -> None:
    text = """game: grimm-forest
edition: preview
seats: 3
scenario roar  One of two
start: window before-collecting
given
  fable 1: roar; place: forest forest fields; own: forest forest fields
draws: brickyard/{}
then
  moved 0 brickyard
"""
    (two,) = read_scenarios(text.format(2))
    run(two)
    (three,) = read_scenarios(text.format(3))
    with pytest.raises(ScenarioError, match="is one of 2, not of 3"):
        run(three)
