"""Crossroads played: what must hold at every decision, and each thing that 3 Chapters has no use for."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest

from fabletop.engine.game import Game
from fabletop.engine.phrase import HIDDEN
from fabletop.engine.position import Position, Refused

CHARMS, LIGHTS = 12, 60
GAMES = 100  # random games with each number of seats


def play(game: Game, seats: int, seed: int, nights: int = 3) -> Iterator[Position]:
    """The positions of a random game; any seat that was asked may answer, also one that has sealed its answer already."""
    rng = random.Random(seed)
    p = game.start(seats, seed, settings={"nights": nights})
    yield p
    while p.decision is not None:
        seat = rng.choice(p.decision.asked)
        p.apply(p.decision.number, seat, rng.choice(p.options(seat)).id)
        yield p


def until(p: Position, question: str, answers: int = 200) -> Position:
    """Play first options (a decline is one) until this question is put."""
    for _ in range(answers):
        assert p.decision is not None, f"{question} was never put"
        if p.decision.question == question:
            return p
        seat = p.decision.seats[0]
        p.apply(p.decision.number, seat, p.options(seat)[0].id)
    raise AssertionError(f"{question} was never put")


def first(game: Game, question: str, seats: int = 3) -> Position:
    """A position at which this question is put."""
    for seed in range(200):
        for p in play(game, seats, seed):
            if p.decision is not None and p.decision.question == question:
                return p
    raise AssertionError(f"{question} was never put")


def answer(p: Position, seat: int, option: str) -> tuple[Any, ...]:
    assert p.decision is not None
    return p.apply(p.decision.number, seat, option)


def sound(g: Any) -> None:
    """What no answer may break."""
    seats = range(g.settings.seats)
    places = [g.pile, g.pouch, g.spent, *g.hand]
    assert sum(places) == 2**CHARMS - 1
    assert all(a & b == 0 for a, b in itertools.combinations(places, 2))
    assert g.jar + sum(g.lights) + sum(g.found) == LIGHTS
    assert min(g.jar, *g.lights, *g.found, *g.pebbles, *g.sky) >= 0
    assert len({g.at[seat] for seat in seats}) == len(seats)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_is_lost_in_random_games(crossroads: dict[str, Game], seats: int) -> None:
    for seed in range(GAMES):
        rng = random.Random(seed)
        core = crossroads["retail"].start(seats, seed).core
        while not core.over:
            sound(core.g)
            asked = [seat for seat in range(seats) if core.asked_seats >> seat & 1]
            options = [core.options(seat) for seat in asked]
            assert all(options)
            at = rng.randrange(len(asked))
            assert core.apply(asked[at], rng.choice(options[at])) == 0
        sound(core.g)
        assert 1 in core.g.rank


# ---- boards and candidates
def test_only_free_neighbours_are_candidates(crossroads: dict[str, Game]) -> None:
    for seed in range(8):
        for p in play(crossroads["retail"], 4, seed, 1):
            if p.decision is not None and p.decision.question == "path-to-take":
                me = p.decision.seats[0]
                here = p["at"][me]
                options = {o.parts[0].number for o in p.options(me) if o.parts[0].kind == "Place"}
                beside = {n for n in range(9) if abs(n // 3 - here // 3) + abs(n % 3 - here % 3) == 1}
                assert options == beside - set(p["at"])


# ---- reactions
def test_a_trick_cancels_a_step_and_a_charm_cancels_the_trick(crossroads: dict[str, Game]) -> None:
    told = set()
    for seed in range(12):
        for p in play(crossroads["retail"], 3, seed, 2):
            kinds = [event.kind for event in p.events]
            if "spoiled" in kinds:
                assert "walked" not in kinds
                told.add("spoiled")
            if "calmed" in kinds:
                told.add("calmed")
            if p.decision is not None and p.decision.question == "trick-to-play":
                known = dict(p.decision.known)
                assert p["at"][known["walker"]] != known["place"], "what is about to happen has not happened"
    assert told == {"spoiled", "calmed"}


# ---- standing options
def test_a_berry_is_eaten_in_the_middle_of_a_sealed_question(crossroads: dict[str, Game]) -> None:
    p = until(crossroads["retail"].start(3, 5), "place-to-dream-of")
    assert p.decision is not None
    places = [o.name for o in p.options(0) if o.parts[0].kind == "Place"]
    answer(p, 0, places[0])
    before = p.decision
    answer(p, 1, "berry-to-eat red")
    after = p.decision
    assert (after.question, after.seats, after.sealed) == ("place-to-dream-of", (0, 1, 2), True), "the question is put again, to all"
    assert after.number > before.number
    assert p["pebbles"][1] == 3
    assert p["sealed"][0] == -1


def test_a_wish_is_made_inside_of_a_wish(crossroads: dict[str, Game]) -> None:
    p = until(crossroads["retail"].start(3, 5), "place-to-dream-of")
    answer(p, 0, "friend-to-ask 1")
    assert p.decision is not None
    assert (p.decision.question, p.decision.seats) == ("gift-to-give", (1,))
    answer(p, 1, "friend-to-ask 2")
    assert p.decision.seats == (2,)
    answer(p, 2, "berry-to-eat blue")
    assert (p.decision.question, p.decision.seats) == ("gift-to-give", (2,))
    answer(p, 2, "pebble")
    assert (p.decision.question, p.decision.seats) == ("gift-to-give", (1,)), "the wish below goes on"
    answer(p, 1, "pebble")
    assert p.decision.question == "place-to-dream-of"
    assert p["pebbles"][:3] == [3, 2, 1]
    assert p["depth"] == 1


def test_a_standing_option_that_is_used_up_is_refused_with_its_reason(crossroads: dict[str, Game]) -> None:
    p = until(crossroads["retail"].start(3, 5), "place-to-dream-of")
    answer(p, 1, "berry-to-eat red")
    why = p.why_not(1, "berry-to-eat red")
    assert why is not None
    assert why.code == "eaten"


# ---- questions that answer themselves, and those that do not
def test_a_public_question_with_one_option_answers_itself(crossroads: dict[str, Game]) -> None:
    for pebbles in (1, 0):
        p = until(crossroads["retail"].start(2, 5), "place-to-dream-of")
        g = p.core.g
        g.berries[1], g.wished, g.pebbles[1] = 0, 2, pebbles  # nothing stands for seat 1 any more
        told = [event.kind for event in answer(p, 0, "friend-to-ask 1")]
        assert p.decision is not None
        if pebbles:
            assert (p.decision.question, told) == ("gift-to-give", ["wished"])
        else:
            assert (p.decision.question, told) == ("place-to-dream-of", ["wished", "gave"]), "a smile is all that there is"


def test_a_private_question_is_put_however_few_its_options_are(crossroads: dict[str, Game]) -> None:
    p = until(crossroads["retail"].start(4, 5), "charm-to-take")
    assert p.decision is not None
    keeper, g = p.decision.seats[0], p.core.g
    g.pile |= g.pouch & (g.pouch - 1)
    g.pouch &= -g.pouch
    g.berries[keeper], g.wished = 1, 15
    answer(p, keeper, "berry-to-eat red")  # the last thing that stands for the keeper: the question is put again without it
    assert p.decision.question == "charm-to-take"
    assert len(p.options(keeper)) == 1


# ---- who may read what
def test_a_dream_is_its_owners_until_all_wake(crossroads: dict[str, Game]) -> None:
    hidden = shown = 0
    for p in play(crossroads["retail"], 3, 8, 2):
        revealed = bool(p["shown"] & 1)
        dreams = p.view(1)["dream"]
        assert dreams[1] is not None
        assert (dreams[0] is not None) == revealed
        assert (p.view(None)["dream"][1] is not None) == revealed
        hidden, shown = hidden + (not revealed), shown + revealed
    assert hidden
    assert shown


def test_the_pouch_is_its_holders(crossroads: dict[str, Game]) -> None:
    p = first(crossroads["retail"], "charm-to-take")
    keeper = p["keeper"]
    for seat in range(3):
        assert (p.view(seat)["pouch"] is not None) == (seat == keeper)
    assert p.view(None)["pouch"] is None


def test_what_a_seat_may_not_read_is_hidden_in_events(crossroads: dict[str, Game]) -> None:
    p = crossroads["retail"].start(3, 5)
    mine, others = (event.args["cards"] for event in p.events_for(0) if event.kind == "dealt" and event.args["seat"] in (0, 1))
    assert isinstance(mine, tuple)
    assert others is HIDDEN


@pytest.mark.parametrize("seats", [2, 4])
def test_a_world_looks_the_same_to_its_seat_and_differs_where_he_cannot_see(crossroads: dict[str, Game], seats: int) -> None:
    differ: dict[str, int] = {}
    for seed in range(2):
        for p in play(crossroads["retail"], seats, seed):
            for seat in range(seats):
                view = p.view(seat)
                world = view.world(seed)
                assert world.view(seat) == view
                assert [o.id for o in view.options()] == world.core.options(seat) or p.over
                sound(world.core.g)
                for name in p.difference(world):
                    differ[name] = differ.get(name, 0) + 1
    assert set(differ) >= {"pile", "hand", "pouch", "dream", "sealed"}
    assert set(differ) <= {"pile", "hand", "pouch", "dream", "sealed"}


# ---- sealed answers
def test_sealed_answers_in_every_order_give_one_result(crossroads: dict[str, Game]) -> None:
    p = until(crossroads["retail"].start(3, 5), "place-to-dream-of")
    answers = {seat: p.options(seat)[seat].name for seat in range(3)}
    results = set()
    for order in itertools.permutations(range(3)):
        q = p.clone()
        for seat in order:
            answer(q, seat, answers[seat])
        results.add(q.core.save())
    assert len(results) == 1


def test_a_sealed_answer_may_be_changed_until_the_last_is_in(crossroads: dict[str, Game]) -> None:
    p = until(crossroads["retail"].start(3, 5), "place-to-dream-of")
    assert p.decision is not None
    number = p.decision.number
    answer(p, 0, p.options(0)[0].name)
    answer(p, 0, p.options(0)[2].name)
    changed = p.options(0)[2].parts[0].number
    assert p.decision.seats == (1, 2)
    answer(p, 2, p.options(2)[0].name)
    answer(p, 1, p.options(1)[0].name)
    assert p["dream"][0] == changed
    with pytest.raises(Refused):
        p.apply(number, 0, p.option(0))


# ---- editions
def test_an_edition_replaces_one_function(crossroads: dict[str, Game]) -> None:
    replaced = crossroads["moonless"].rules.ROOM.text.replaced
    assert [line.rpartition("/")[2] for line in replaced] == ["night.py: steps_tonight"]
    assert crossroads["retail"].rules.ROOM.text.replaced == []

    def most_steps(game: Game) -> int:
        """Of one child in a turn, in the first night."""
        most = 0
        for seed in range(12):
            walked: list[int] = []
            for p in play(game, 2, seed, 1):
                walked += [event.args["seat"] for event in p.events if event.kind == "walked"]
            most = max(most, walked.count(0), walked.count(1))
        return most

    assert most_steps(crossroads["retail"]) == 2
    assert most_steps(crossroads["moonless"]) == 1
