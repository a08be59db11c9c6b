"""Several people at one keyboard: behind the curtain nobody sees what is somebody else's."""

from __future__ import annotations

import re

import pytest

from fabletop.engine.phrase import CardName

from .conftest import CURTAIN, Sit, Sitting

ANSI = re.compile(r"\033\[[0-9;]*[A-Za-z]")


def acts(sitting: Sitting) -> list[str]:
    """What was printed between one curtain and the next."""
    return re.split(r"(?=── The curtain)", ANSI.sub("", sitting.text))


def names(sitting: Sitting) -> list[str]:
    """The names of all cards."""
    return [sitting.voice.texts.name(CardName(id)) for id in sitting.table.position.names.members["Card"]]


def test_everybody_is_called_by_name(sit: Sit) -> None:
    text = sit("Ali", "Zoé", "fox").type("", "1", "")
    assert "Hand the keyboard to Ali, then press Enter." in text
    assert "Hand the keyboard to Zoé, then press Enter." in text


def test_in_french_too(sit: Sit) -> None:
    assert "Passez le clavier à Zoé" in sit("Ali", "Zoé", "fox", lang="fr").type("", "1")


def test_the_curtain_clears_the_screen_and_what_scrolled_off_it(sit: Sit) -> None:
    text = sit("Ali", "Zoé", "fox", boxed=True).type("", "1", "")
    assert text.count(CURTAIN) == 1
    assert text.index("Keep the White Rabbit") < text.rindex(CURTAIN)


def test_no_card_is_named_between_the_curtain_and_its_lifting(sit: Sit) -> None:
    sitting = sit("Ali", "Zoé", "fox", boxed=True)
    sitting.type("", "1", "nonsense", "1", "", "2")
    for act in acts(sitting)[1:]:
        lowered = act.split("It is the turn of")[0]
        assert [name for name in names(sitting) if name in lowered] == []


def test_after_the_curtain_only_the_cards_of_whoever_sits_there_are_named(sit: Sit) -> None:
    sitting = sit("Ali", "Zoé", "Kim", boxed=True)
    dealt = [{sitting.voice.texts.name(CardName(option.name)) for option in sitting.table.position.options(seat)} for seat in range(3)]
    sitting.type("", "1", "", "2", "")
    shown = [act for act in acts(sitting) if "It is the turn of" in act]
    for seat, act in enumerate(shown[:3]):
        heads = set(re.findall(r"╭─ +\d+ +\d+ ([^*─]+?)\*? ─", act))
        assert heads <= dealt[seat]
        assert heads


def test_the_curtain_rises_at_enter_alone(sit: Sit) -> None:
    text = sit("Ali", "Zoé", "fox").type("1", "x", "help")
    assert "It is the turn of" not in text
    assert text.count("Hand the keyboard to Ali") == 4


def test_the_one_who_hands_over_may_choose_again(sit: Sit) -> None:
    sitting = sit("Ali", "Zoé", "fox")
    sitting.type("", "1", "undo", "2", "", "1")
    assert sitting.table.position.view(0).named("team")[0] == ("gretel",)
    assert sitting.table.journal.check_deal()


def test_nobody_takes_back_what_is_not_his(sit: Sit) -> None:
    sitting = sit("Ali", "Zoé", "fox")
    sitting.type("", "1", "", "undo")
    assert "No further back" in " ".join(sitting.after("undo").split())


def test_each_hears_the_tale_of_the_trick_as_his_own(sit: Sit) -> None:
    sitting = sit("Ali", "Zoé", "Kim", options=[("double_draft", False), ("leads", 0)])
    draft = [line for _ in range(7) for line in ("", "1", "", "1", "", "1")]
    text = sitting.type(*draft, "", "1", "", "1", "", "1", "", "1", "")
    assert "You play" in text or "you lead" in text
    assert "Ali plays" in text


@pytest.mark.parametrize("seats", [2, 3])
def test_a_whole_game_behind_the_curtain_ends_with_all_names(sit: Sit, seats: int) -> None:
    people = ["Ali", "Zoé", "Kim"][:seats]
    sitting = sit(*people)
    pick = "1 2" if seats == 2 else "1"
    typed: list[str] = []
    while len(typed) < 400:
        typed += ["", pick] if len(typed) < 2 * 8 * seats else ["", "1"]
    sitting.typed = typed
    sitting.playing.play()
    assert sitting.table.over
    end = sitting.text[sitting.text.rindex("The end") :]
    assert all(name in end for name in people)
    assert "You" not in end


def test_names_with_brackets_are_names(sit: Sit) -> None:
    text = sit("Ali [red]", "{Zoé} $x", "fox").type("", "1", "", "1")
    assert "Hand the keyboard to Ali [red]" in text
    assert "{Zoé} $x" in text


def test_the_log_tells_only_what_its_reader_saw(sit: Sit) -> None:
    sitting = sit("Ali", "Zoé", "fox")
    sitting.type("", "gretel", "", "1", "", "log")
    log = sitting.after("log")
    assert "Gretel" not in log or sitting.playing.facing == 0
    assert "You keep" in log
