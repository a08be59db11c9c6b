"""The JSON that other programs rely on: its keys and types, and that the figures fit together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fabletop.engine.finding import discovered
from fabletop.engine.scenario import scenarios_of

from .conftest import COBBLER, Run, journal_of

NUMBER = (int, float)


def keys(row: dict[str, Any], **types: Any) -> None:
    """The row has these keys, of these types."""
    for key, kind in types.items():
        assert isinstance(row[key], kind), (key, row[key])


def test_games_are_listed_with_what_they_offer(run: Run) -> None:
    listed = run("games", "--json").json
    assert [game["id"] for game in listed] == sorted(discovered())
    for game in listed:
        keys(game, id=str, names=dict, seats=list, usual_seats=int, editions=list, languages=list, options=list)
        assert set(game["names"]) == {"en", "fr"}
        assert game["usual_seats"] in game["seats"]
        for option in game["options"]:
            assert set(option) == {"name", "default", "allowed"}
            assert option["default"] in option["allowed"]


def test_rules_have_sections_and_rulings_with_their_proofs(run: Run) -> None:
    rules = run("rules", "three-chapters", "--json").json
    keys(rules, game=str, name=str, lang=str, sections=list, rulings=list)
    for section in rules["sections"]:
        keys(section, key=str, title=str, text=str)
    known = {one.id for one in scenarios_of("three-chapters")}
    assert [ruling["id"] for ruling in rules["rulings"]] == [f"CH{n}" for n in range(1, 27)]
    for ruling in rules["rulings"]:
        keys(ruling, id=str, case=str, answer=str, basis=str, rests_on=str, scenarios=list)
        assert ruling["basis"] in ("rulebook", "deduced", "house")
        assert set(ruling["scenarios"]) <= known


def test_all_fifty_cards_are_there_with_their_evidence(run: Run) -> None:
    cards = run("cards", "three-chapters", "--json").json
    assert [card["value"] for card in cards] == list(range(1, 51))
    for card in cards:
        keys(card, id=str, value=int, name=str, names=dict, categories=list, families=list, abilities=list)
        keys(card, evidence=dict, evidence_text=dict, reconstructed=list)
        assert set(card["names"]) == {"en", "fr"}
        assert set(card["evidence"]) == {"name", "value", "categories", "abilities"}
        assert set(card["evidence"].values()) <= {"confirmed", "deduced", "reconstructed", "owner"}
        assert card["reconstructed"] == [fact for fact, basis in card["evidence"].items() if basis == "reconstructed"]
        for ability in card["abilities"]:
            keys(ability, kind=str, text=str)


def test_one_card_is_the_same_as_in_the_list(run: Run) -> None:
    listed = run("cards", "three-chapters", "--json").json
    assert run("cards", "three-chapters", "dragon", "--json").json == listed[49]


def test_a_deck_file_changes_the_cards(run: Run) -> None:
    Path("my.toml").write_text(COBBLER, encoding="utf-8")
    card = run("cards", "three-chapters", "cobbler", "--deck", "my.toml", "--json").json
    assert (card["value"], card["name"], card["abilities"]) == (6, "Cobbler", [])
    assert run("cards", "three-chapters", "jack", "--deck", "my.toml").status == 2


def test_a_replay_has_a_line_per_answer_and_its_end(run: Run, evening: str) -> None:
    *entries, end = run("replay", evening, "--json").lines
    assert [entry["n"] for entry in entries] == list(range(57))
    assert entries[0]["seat"] is entries[0]["option"] is None
    for entry in entries:
        assert set(entry) == {"n", "seat", "option", "text", "events"}
        assert entry["text"]
        for event in entry["events"]:
            assert list(event)[:3] == ["kind", "seat", "cause"]
    assert end["over"] is True
    assert sorted(one["rank"] for one in end["standings"]) == [1, 2, 3, 4]
    assert all(set(one["counts"]) == {"points", "star", "heart", "gem", "won"} for one in end["standings"])
    assert end["winners"] == [one["seat"] for one in end["standings"] if one["rank"] == 1]
    assert (end["deal"], end["deal_checked"], end["answers"]) == ("open", True, 56)
    first, second = (one["counts"]["points"] for one in end["standings"][:2])
    assert end["tie"] == ("highest-card" if first == second else None)


def test_a_seat_reads_nothing_that_it_could_not_see(run: Run, evening: str) -> None:
    everything, seen = run("replay", evening, "--json").lines, run("replay", evening, "--seat", "2", "--json").lines
    assert len(everything) == len(seen)
    for whole, mine in zip(everything[:-1], seen[:-1], strict=True):
        assert [event["kind"] for event in whole["events"]] == [event["kind"] for event in mine["events"]]
        for event in mine["events"]:
            if event["kind"] in ("dealt", "kept", "discarded"):
                secret = event.get("cards", event.get("card"))
                assert (secret == "hidden") == (event["seat"] != 2)
        if mine["n"] and not any(event["kind"] == "played" for event in whole["events"]):
            assert (mine["option"] == "hidden") == (mine["seat"] != 2)
    played = [entry for entry in seen[:-1] if any(event["kind"] == "played" for event in entry["events"])]
    assert len(played) == 28
    assert "hidden" not in {entry["option"] for entry in played}  # open cards are open


def test_a_replay_stops_where_it_is_told_to(run: Run, evening: str) -> None:
    *entries, end = run("replay", evening, "--at", "5", "--json").lines
    assert entries[-1]["n"] == end["answers"] == 5
    assert end["over"] is False
    assert {one["rank"] for one in end["standings"]} == {0}
    assert len(run("replay", evening, "--at", "0", "--json").lines) == 2


@pytest.mark.parametrize(("told", "checked"), [("", None), ("key", True), ("draw", False)])
def test_the_deal_of_a_journal_is_checked(run: Run, told: str, checked: bool | None) -> None:
    key = bytes(range(32))
    text = journal_of(3, 4, key).to_text()
    if told == "key":
        text += f"key {key.hex()}\n"
    if told == "draw":  # an open deal that another seed would have made
        text = journal_of(3, 4).to_text().replace("deal open 7", "deal open 8")
    Path("sealed.journal").write_text(text, encoding="utf-8")
    assert run("replay", "sealed.journal", "--json").lines[-1]["deal_checked"] is checked


def test_scenarios_are_listed_by_id_and_title(run: Run) -> None:
    known = scenarios_of("three-chapters")
    assert run("scenario", "--list", "three-chapters").out.splitlines() == [f"{one.id} {one.title}" for one in known]
    for row in run("scenario", "--list", "three-chapters", "--json").json:
        keys(row, id=str, game=str, title=str, rules=list, file=str, line=int)


def test_a_scenario_that_comes_out_otherwise_is_told_and_ends_with_one(run: Run) -> None:
    first = scenarios_of("three-chapters")[0]
    assert run("scenario", first.id, "--json").lines == [{"id": first.id, "title": first.title, "ok": True, "said": None}]
    wrong = "scenario X1  The Dragon is in the wrong place\ngame: three-chapters\nseats: 3\nstart: one_trick\ngiven\n  leader: 0\n"
    wrong += "  hand 0: hansel; hand 1: gretel; hand 2: dragon\nplay\n  0 hansel; 1 gretel; 2 dragon\nthen\n  tokens 0: star 9\n"
    Path("wrong.scenario").write_text(wrong, encoding="utf-8")
    ran = run("scenario", "wrong.scenario", "--json")
    assert ran.status == 1
    assert ran.lines[0]["ok"] is False
    assert "wrong.scenario:" in ran.lines[0]["said"]
    assert "wrong.scenario:" in run("scenario", "wrong.scenario").out


def test_a_simulation_says_how_sure_it_is(run: Run) -> None:
    found = run("simulate", "three-chapters", "--seats", "3", "--bots", "fox,rabbit", "--games", "60", "--seed", "5", "--json").json
    keys(found, game=str, edition=str, seats=int, games=int, seed=int, compiled=bool, in_the_loop=bool)
    keys(found, decisions_per_game=dict, bots=list, by_seat=list)
    assert [row["bot"] for row in found["bots"]] == ["fox", "rabbit"]
    assert [row["seat"] for row in found["by_seat"]] == [0, 1, 2]
    for row in found["bots"] + found["by_seat"]:
        keys(row, fair=NUMBER, seats=int, wins=int, share=NUMBER, low=NUMBER, high=NUMBER, points=dict)
        assert 0 <= row["low"] <= row["share"] == row["wins"] / 60 <= row["high"] <= 1
        assert row["points"]["low"] <= row["points"]["mean"] <= row["points"]["high"]
    assert [row["seats"] for row in found["bots"]] == [90, 90]
    assert sum(row["wins"] for row in found["by_seat"]) == 60
    assert found["bots"][0]["low"] > found["bots"][1]["high"]  # a Fox is no Rabbit


def test_the_bench_measures_all_that_it_promises(run: Run) -> None:
    rows = run("bench", "--game", "three-chapters", "--seconds", "0", "--json").json
    assert [(row["game"], row["edition"], row["seats"]) for row in rows] == [("three-chapters", "retail", 4)]
    figures = ("decisions_per_second", "games_per_second", "driven_decisions_per_second", "listing_ns", "clone_ns", "position_bytes")
    figures += ("decisions_per_game", "threads_2_over_1", "import_ms", "games_command_ms", "python_ms")
    for row in rows:
        assert isinstance(row["compiled"], bool)
        assert all(row[figure] > 0 for figure in figures)
        assert row["load_average"] >= 0
        assert row["decisions_per_game"] == 56


def test_the_doctor_finds_what_is_here(run: Run) -> None:
    found = run("doctor", "--json").json
    assert found["ok"] is True
    assert {"python", "libraries", "compiler", "rules", "folder", "terminal", "locale"} == {check["check"] for check in found["checks"]}
    for check in found["checks"]:
        assert set(check) == {"check", "state", "found", "advice"}
        assert check["state"] == "ok" or check["advice"]


def test_a_new_game_is_written_and_found(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    made = run("new-game", "glass-slipper", "--json").json
    keys(made, name=str, folder=str, files=list)
    assert all(Path(file).is_file() for file in made["files"])
    monkeypatch.setenv("FABLETOP_GAMES", str(Path.cwd()))
    assert "glass-slipper" in [game["id"] for game in run("games", "--json").json]
    assert run("new-game", "glass-slipper").status == 2  # nothing is written over
    assert run("simulate", "glass-slipper", "--games", "4", "--json").json["games"] == 4
    Path("slipper.journal").write_text(journal_of(3, game="glass-slipper").to_text(), encoding="utf-8")
    *entries, end = run("replay", "slipper.journal", "--json").lines
    assert end["over"] is True
    assert all(entry["text"] for entry in entries)
    for asked in ("rules", "cards"):
        assert "glass-slipper" in run(asked, "glass-slipper").sentence
