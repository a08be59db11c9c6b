"""What every game must keep, checked for each game that is discovered, in each edition and with each number of seats."""

from __future__ import annotations

import itertools
import os
import random
from pathlib import Path

import pytest

from fabletop.engine import plain
from fabletop.engine.game import GameError
from fabletop.engine.journal import Journal
from fabletop.engine.names import HIDDEN
from fabletop.engine.position import Position, Refused, RulesFault
from fabletop.engine.uncompiled import guarded
from playing import answer_at_random, open_game, random_game, tables, worth_a_look

GAMES = 6  # random games a table
BOTH_WAYS = int(os.environ.get("FABLETOP_BOTH_WAYS", "1500"))  # decisions at least; the soak plays many more
MOST_ANSWERS = 2000
# in so many positions at least a world differs from the truth; in The Grimm Forest nothing is hidden while nobody holds a Fable
MOSTLY_HIDDEN = {"grimm-forest": 0.3}
TOY = str(Path(__file__).parents[1] / "toy")  # a game that uses what the others do not
with pytest.MonkeyPatch.context() as patch:
    patch.setenv("FABLETOP_GAMES", TOY)
    TABLES = tables()
pytestmark = pytest.mark.parametrize(("name", "edition", "seats"), TABLES, ids=["-".join(map(str, t)) for t in TABLES])


@pytest.fixture(autouse=True)
def the_toy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FABLETOP_GAMES", TOY)


def test_options_are_there_unless_it_is_over_and_their_numbers_and_names_differ(name: str, edition: str, seats: int) -> None:
    for seed in range(GAMES):
        for p in random_game(open_game(name, edition), seats, seed):
            if p.over:
                assert p.decision is None
                break
            assert p.decision is not None
            assert p.decision.seats, "at rest somebody is asked"
            for seat in range(seats):
                options = p.options(seat)
                assert bool(options) == (seat in p.decision.asked)
                ids = [option.id for option in options]
                assert ids == sorted(set(ids))
                assert len({option.name for option in options}) == len(options)
                assert all(p.option(option.name) == option.id for option in options)


def test_a_listed_option_is_legal_and_any_other_is_refused_with_a_reason(name: str, edition: str, seats: int) -> None:
    game = open_game(name, edition)
    last = max(q["offset"] + _size(q) for q in game.meta["questions"])
    for p in random_game(game, seats, 1):
        if p.over or not worth_a_look(p.core.number):
            continue
        for seat in range(-1, game.meta["seats"] + 1):
            listed = set(p.core.options(seat)) if 0 <= seat < game.meta["seats"] else set()
            for option in range(-1, last + 1):
                why = p.core.refusal(seat, option)
                assert (why == 0) == (option in listed)
                assert why == 0 or p.names.why(why) is not None


def test_a_refused_answer_changes_nothing_and_says_why(name: str, edition: str, seats: int) -> None:
    p = open_game(name, edition).start(seats=seats, seed=3)
    before = p.core.save()
    decision = p.decision
    assert decision is not None
    seat = decision.seats[0]
    for number, who, option in [(decision.number - 1, seat, p.options(seat)[0].id), (decision.number, seats + 40, 1), (decision.number, seat, 32000), (decision.number, seat, -1)]:
        with pytest.raises(Refused) as refused:
            p.apply(number, who, option)
        assert refused.value.why is not None
    with pytest.raises(Refused, match="no option is called"):
        p.apply(decision.number, seat, "no such option at all")
    assert p.core.save() == before


def test_a_clone_is_equal_independent_and_draws_from_nowhere(name: str, edition: str, seats: int) -> None:
    rng = random.Random(5)
    for p in random_game(open_game(name, edition), seats, 5):
        if p.over or not worth_a_look(p.core.number):
            continue
        copy, saved = p.clone(), p.core.save()
        assert copy == p
        assert copy.core.source is None
        try:
            while not copy.over:
                answer_at_random(copy, rng)
        except RulesFault:
            pass  # it came to a draw, and there is no source
        assert p.core.save() == saved


def test_a_position_is_the_same_after_json(name: str, edition: str, seats: int) -> None:
    for p in random_game(open_game(name, edition), seats, 6):
        if worth_a_look(p.core.number):
            assert Position.from_json(p.to_json()) == p
            assert not p.difference(Position.from_json(p.to_json()))


def test_a_journal_replays_to_the_same_positions_compiled_and_uncompiled(name: str, edition: str, seats: int) -> None:
    for seed in range(2):
        rng, p = random.Random(seed), open_game(name, edition).start(seats=seats, seed=seed)
        journal, saved = Journal.begin(p), [p.core.save()]
        while not p.over:
            number, seat, option = answer_at_random(p, rng)
            journal.answer(p, number, seat, option)
            saved.append(p.core.save())
        read = Journal.read(journal.to_text())
        assert read.to_text() == journal.to_text()
        for compiled in (True, False):
            assert [read.start(compiled).core.save(), *(step.position.core.save() for step in read.steps(compiled))] == saved
        assert read.check_deal()
        assert read.replay(upto=3).core.save() == saved[3]


def test_compiled_and_uncompiled_rules_play_the_same_games(name: str, edition: str, seats: int) -> None:
    compiled, text = open_game(name, edition), open_game(name, edition, compiled=False)
    if not compiled.compiled:
        pytest.skip("the rules are not compiled here")
    seed = decisions = 0
    while decisions < BOTH_WAYS:
        seed += 1
        rng, a, b = random.Random(seed), compiled.start(seats=seats, seed=seed), text.start(seats=seats, seed=seed)
        while True:
            assert a.core.save() == b.core.save()
            assert [e.row for e in a.events] == [e.row for e in b.events]
            assert a.drawn == b.drawn
            if a.over:
                break
            decision = a.decision
            assert decision is not None
            assert decision == b.decision
            decisions += 1
            seat = rng.choice(decision.seats)
            options = a.core.options(seat)
            assert options == b.core.options(seat)
            option = rng.choice(options)
            assert a.core.worth(seat, option) == b.core.worth(seat, option)
            a.apply(decision.number, seat, option)
            b.apply(decision.number, seat, option)


def test_nobody_can_tell_a_world_from_the_truth_and_worlds_differ(name: str, edition: str, seats: int) -> None:
    """The leak test, with its bar against vacuity: wherever something is hidden, most worlds differ from the truth."""
    game = open_game(name, edition)
    hidden = [f["name"] for f in game.meta["fields"] if f["reader"] in ("NOBODY", "OWNER", "HOLDER", "SEALED") and f["name"] not in game.meta["notes"]]
    looked = differ = 0
    for seed in range(3):
        for p in random_game(game, seats, seed):
            if p.over:
                continue
            decision = p.decision
            assert decision is not None
            for seat in range(seats):
                view = p.view(seat)
                world = view.world(seed=1000 * seed + decision.number)
                assert world.view(seat) == view
                assert world.decision == decision
                assert [o.id for o in world.options(seat)] == [o.id for o in p.options(seat)]
                assert [o.id for o in view.options()] == [o.id for o in p.options(seat)]
                for option in range(game.meta["most_options"] if worth_a_look(decision.number) else 0):
                    assert world.core.refusal(seat, option) == p.core.refusal(seat, option)
                looked += 1
                differ += any(world[field] != p[field] for field in hidden)
    assert differ / looked > MOSTLY_HIDDEN.get(name, 0.6)


def test_a_world_can_be_played_to_its_end(name: str, edition: str, seats: int) -> None:
    game = open_game(name, edition)
    for p in random_game(game, seats, 8):
        if p.over or not worth_a_look(p.core.number):
            continue
        for seat in range(seats):
            world = p.view(seat).world(seed=p.core.number)
            _conserved(world)
            world.core.source = game.rules.Chance.fast(1)
            world.core.play_out(2)
            assert world.over
            assert world.core.fault == 0


def test_what_a_seat_may_not_read_changes_nothing_that_it_is_shown(name: str, edition: str, seats: int) -> None:
    """Questions, worth and explanations run on a position whose hidden numbers raise when they are read."""
    game = open_game(name, edition)
    rules = game.text_rules
    for p in random_game(game, seats, 9):
        if p.over or not worth_a_look(p.core.number):
            continue
        decision = p.decision
        assert decision is not None
        for seat in decision.asked:
            g = guarded(p.core, seat, rules.NAMES, p.settings.text_numbers)
            found = [0] * game.meta["most_options"]
            n = rules.NAMES["list_options"](g, seat, found)
            assert found[:n] == p.core.options(seat)
            for option in found[:n]:
                assert rules.NAMES["worth"](g, seat, option) == p.core.worth(seat, option)
            with pytest.raises(plain.Hidden):
                _read_everything(g)


def _read_everything(g: object) -> None:
    for field in type(g).FIELDS:  # type: ignore[attr-defined]
        value = getattr(g, field.name)
        for i in range(field.shape[0] if field.shape else 0):
            value[i]


def test_events_show_each_viewer_only_what_is_his(name: str, edition: str, seats: int) -> None:
    for p in random_game(open_game(name, edition), seats, 10):
        spectator = p.events_for(None)
        assert [(e.kind, e.cause) for e in spectator] == [(e.kind, e.cause) for e in p.events]
        assert not any(e.row for seat in [*range(seats), None] for e in p.events_for(seat)), "the numbers of an event hide nothing"
        for seat in range(seats):
            mine = p.events_for(seat)
            assert [e.kind for e in mine] == [e.kind for e in p.events]
            for event, public, full in zip(mine, spectator, p.events, strict=True):
                for arg, value in event.args.items():
                    assert value is HIDDEN or value == full.args[arg]
                    assert public.args[arg] is HIDDEN or public.args[arg] == value, "a spectator never sees more than a seat"


def test_sealed_answers_give_one_result_in_every_order_and_may_be_changed(name: str, edition: str, seats: int) -> None:
    game, tried = open_game(name, edition), 0
    rng = random.Random(4)
    for p in random_game(game, seats, 4):
        decision = p.decision
        if decision is None or not decision.sealed or len(decision.seats) < len(decision.asked) or tried >= 4:
            continue
        tried += 1
        answers = {seat: rng.choice(_own(p, seat)) for seat in decision.asked}
        orders = list(itertools.permutations(decision.asked))
        results = set()
        for order in rng.sample(orders, min(24, len(orders))):
            q = p.clone()
            q.core.source = game.rules.Chance.fast(99)
            first = order[0]
            others_before = [q.view(seat).save() for seat in decision.asked if seat != first]
            q.apply(decision.number, first, rng.choice(_own(q, first)))
            if len(order) > 1:
                q.apply(decision.number, first, answers[first])  # changed his mind: nobody else sees a difference but that he has answered
                r = p.clone()
                r.apply(decision.number, first, answers[first])
                assert [r.view(s).save() for s in order[1:]] == [q.view(s).save() for s in order[1:]]
                assert len(others_before) == len(order) - 1
                for seat in order[1:]:
                    q.apply(decision.number, seat, answers[seat])
                results.add(q.core.save())
        assert len(results) <= 1


def _own(p: Position, seat: int) -> list[int]:
    """The options of the question itself, without those that stand at any time."""
    standing = [q["offset"] for q in p.names.questions if q["standing"]]
    return [option for option in p.core.options(seat) if not standing or option < min(standing)]


def test_every_result_of_an_answer_has_its_probability(name: str, edition: str, seats: int) -> None:
    rng, enumerated = random.Random(2), 0
    for p in random_game(open_game(name, edition), seats, 2):
        decision = p.decision
        if decision is None or decision.sealed or not worth_a_look(decision.number):
            continue
        seat = rng.choice(decision.seats)
        try:
            found = list(p.outcomes(seat, rng.choice(p.options(seat)).id, most=3000))
        except GameError:
            continue  # too many to enumerate: a whole deck is dealt here
        enumerated += 1
        assert abs(sum(weight for weight, _ in found) - 1) < 1e-9
        assert all(result.core.fault == 0 for _, result in found)
    assert enumerated > 0


def test_a_preview_is_the_beginning_of_what_happens(name: str, edition: str, seats: int) -> None:
    rng = random.Random(3)
    for p in random_game(open_game(name, edition), seats, 3):
        decision = p.decision
        if decision is None or not worth_a_look(decision.number):
            continue
        seat = rng.choice(decision.seats)
        option = rng.choice(p.options(seat)).id
        shown = p.preview(seat, option)
        if decision.sealed:
            assert shown == ()
            continue
        try:
            results = list(p.outcomes(seat, option, most=500))
        except GameError:
            continue
        for _, result in results:
            seen = tuple(p.names.event(row, seat) for row in result.core.events())
            assert seen[: len(shown)] == shown


def test_undo_goes_back_to_the_floor_and_says_why_not_further(name: str, edition: str, seats: int) -> None:
    for p in random_game(open_game(name, edition), seats, 7):
        floor = p.undo_floor
        assert floor.reason in ("start", "drawn", "shown", "others")
        assert 1 <= floor.number <= p.core.number


def test_the_whole_game_again_after_going_back_in_the_middle(name: str, edition: str, seats: int) -> None:
    """The suite in undo mode: each position is left, wandered away from, and taken up again."""
    game = open_game(name, edition)
    straight = [p.core.save() for p in random_game(game, seats, 12)]
    rng, p, saved = random.Random(12), game.start(seats=seats, seed=12), []
    while True:
        saved.append(p.core.save())
        if p.over:
            break
        back, source = p.clone(), p.words_read
        other = random.Random(p.core.number)
        away = p.clone()
        away.core.source = game.rules.Chance.fast(5)
        for _ in range(3):
            if not away.over:
                answer_at_random(away, other)
        assert p.key is not None
        back.go_on(p.key, source)
        p = back
        answer_at_random(p, rng)
    assert saved == straight


def test_it_ends_with_ranks_and_nothing_pending(name: str, edition: str, seats: int) -> None:
    for seed in range(GAMES):
        for n, p in enumerate(random_game(open_game(name, edition), seats, 40 + seed)):
            assert n < MOST_ANSWERS
            _conserved(p)
        assert p.over
        assert p["depth"] == 0
        assert all(answer == -1 for answer in p["sealed"])
        assert sorted(s.rank for s in p.standings)[0] == 1
        assert len(p.standings) == seats
        assert p.winners
        with pytest.raises(Refused):
            p.apply(p.core.number, 0, 1)


def _conserved(p: Position) -> None:
    """Each member of a kind that is shared out lies in exactly one place."""
    for names in p.settings.game.meta["conserved"].values():
        together, count = 0, 0
        for name in names:
            for members in plain.flat(p[name]):
                together |= members
                count += members.bit_count()
        assert count == together.bit_count(), "a card lies in two places"
        if "in_play" in p.settings.numbers:
            assert together == p.settings.numbers["in_play"]


def _size(question: dict[str, list[int]]) -> int:
    n = 1
    for size in question["sizes"]:
        n *= size
    return n
