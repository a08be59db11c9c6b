"""What a card would bring, now and later: for the hints beside a hand. Nothing of it may change the game or tell a secret."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fabletop
from fabletop.engine.game import Settings
from fabletop.engine.position import Position


def in_a_trick(played: list[str], hand: list[str], won: int = 0) -> Position:
    """Four seats; these cards are played, then seat `len(played)` has this hand."""
    game = fabletop.game("three-chapters")
    settings = Settings(game, game.opening(4, {"leads": 0}))

    def cards(*ids: str) -> int:
        return sum(1 << settings.names.number("Card", one) for one in ids)

    me = len(played)
    hands = [cards(one) for one in played] + [cards(*hand)] + [cards(one) for one in ["grumpy-dwarf", "lazy-dwarf", "merry-dwarf", "curious-dwarf"][: 3 - me]] + [0, 0]
    fields = {"hand": hands, "played": [-1] * 6, "chapter": 3 - 1, "leader": 0, "won": [won] * 6}
    p = Position.set_up(settings, "one_trick", fields)
    for seat, one in enumerate(played):
        p.apply(p.core.number, seat, one)
    return p


def verdicts(p: Position, what: str, card: str) -> list[tuple[str, int, int, int]]:
    assert p.decision is not None
    return [(e.args["verdict"], e.args["star"], e.args["heart"], e.args["gem"]) for e in p.explain(p.decision.seats[0], what, card)]


@pytest.mark.parametrize(("played", "card", "said"), [
    pytest.param(["geppetto"], "pinocchio", [("paid", 0, 3, 0)], id="the partner lies there"),
    pytest.param(["giant"], "pinocchio", [("not_yet", 0, 0, 0)], id="the partner may still come"),
    pytest.param(["giant", "ogre", "dragon"], "pinocchio", [("partner_missing", 0, 0, 0)], id="nobody else will play"),
    pytest.param(["jack", "hansel", "giant"], "witch", [("paid", 0, 0, 2)], id="once for each Child"),
    pytest.param(["jack", "giant", "ogre"], "white-rabbit", [("paid", 0, 3, 0)], id="last"),
    pytest.param(["jack", "giant"], "white-rabbit", [("not_last", 0, 0, 0)], id="surely not last"),
    pytest.param(["dragon"], "humpty-dumpty", [("not_yet", 0, 0, 0)], id="lowest so far"),
    pytest.param(["jack"], "humpty-dumpty", [("not_lowest", 0, 0, 0)], id="surely not lowest"),
    pytest.param(["dragon", "giant", "ogre"], "humpty-dumpty", [("paid", 0, 3, 0)], id="lowest of all"),
    pytest.param(["jack"], "prince", [("not_yet", 0, 0, 0), ("not_yet", 0, 0, 0)], id="highest so far"),
    pytest.param(["dragon"], "prince", [("trick_not_won", 0, 0, 0), ("not_yet", 0, 0, 0)], id="surely not the highest"),
    pytest.param(["jack", "hansel", "cinderella"], "prince", [("paid", 1, 0, 0), ("paid", 0, 2, 0)], id="it wins, with Cinderella"),
    pytest.param(["alice"], "queen-of-hearts", [("not_yet", 0, 0, 0)], id="what is copied is known when all is paid"),
    pytest.param(["ice-princess", "geppetto"], "pinocchio", [("frozen", 0, 0, 0)], id="frost"),
    pytest.param(["ice-princess", "dragon"], "furious-princess", [("paid", 1, 0, 0)], id="frost leaves the star"),
    pytest.param(["giant"], "friendly-dwarf", [("other_chapter", 0, 0, 0)], id="a seal of the other chapter"),
    pytest.param(["giant"], "dragon", [], id="no ability"),
])
def test_now(played: list[str], card: str, said: list[Any]) -> None:
    p = in_a_trick(played, [card, "troll"])
    before = p.core.save()
    assert verdicts(p, "now", card) == said
    assert p.core.save() == before


@pytest.mark.parametrize(("hand", "card", "won", "said"), [
    pytest.param(["pinocchio", "geppetto"], "pinocchio", 0, [("paid", 0, 3, 0)], id="the partner is in the hand"),
    pytest.param(["pinocchio", "ogre"], "pinocchio", 0, [("partner_missing", 0, 0, 0)], id="he is not"),
    pytest.param(["friendly-dwarf"], "friendly-dwarf", 0, [("not_yet", 0, 0, 0)], id="hearts are counted at the end"),
    pytest.param(["lazy-dwarf"], "lazy-dwarf", 0, [("not_yet", 0, 0, 0)], id="no trick won so far"),
    pytest.param(["lazy-dwarf"], "lazy-dwarf", 1, [("won_a_trick", 0, 0, 0)], id="a trick is won: it is too late"),
    pytest.param(["miserly-dwarf"], "miserly-dwarf", 0, [("paid", 0, 0, 1), ("not_yet", 0, 0, 0)], id="one ability is sure, the other not"),
    pytest.param(["queen-of-hearts"], "queen-of-hearts", 0, [("other_chapter", 0, 0, 0)], id="a seal of Chapter II"),
    pytest.param(["ogre"], "puss-in-boots", 0, [("other_chapter", 0, 0, 0), ("paid", 0, 0, 3)], id="a card that I do not have yet"),
])
def test_later(hand: list[str], card: str, won: int, said: list[Any]) -> None:
    p = in_a_trick(["giant"] if "giant" not in hand else ["dragon"], [*hand, "troll"], won)
    assert verdicts(p, "later", card) == said


def test_another_seats_hand_explains_nothing() -> None:
    """What is explained to a seat is the same whatever the others hold."""
    one, other = in_a_trick(["giant"], ["pinocchio", "hansel"]), in_a_trick(["giant"], ["pinocchio", "hansel"])
    data = json.loads(other.to_json())
    hands = data["fields"]["hand"]
    data["fields"]["hand"] = [*hands[:2], hands[3], hands[2], 0, 0]
    other = Position.from_json(json.dumps(data))
    assert one != other
    for what in ("now", "later"):
        assert one.explain(1, what, "pinocchio") == other.explain(1, what, "pinocchio")


def test_what_cannot_be_explained_is_refused_with_a_near_miss() -> None:
    p = in_a_trick(["giant"], ["pinocchio"])
    with pytest.raises(ValueError, match='did you mean "pinocchio"'):
        p.explain(1, "now", "pinochio")
    with pytest.raises(ValueError, match="now or later"):
        p.explain(1, "soon", "pinocchio")
