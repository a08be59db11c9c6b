"""What tests of the words and the screen of The Grimm Forest share: readers, sentences as they should be, and random games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

from fabletop.engine.game import find
from fabletop.engine.names import Option
from fabletop.engine.phrase import Phrase, PlayerName
from fabletop.engine.position import Position
from fabletop.engine.screen import Look
from fabletop.games.grimm_forest.wording import SECTION
from fabletop.texts import LANGUAGES, Texts

PEOPLE = {seat: PlayerName(name) for seat, name in enumerate(("Zoé", "Ali", "Tom", "Eva"))}
ZOE, ALI = PEOPLE[0], PEOPLE[1]
MOST = 400  # answers of a random game that are looked at


def say(lang: str, phrase: Any) -> str:
    return Texts(lang, "grimm-forest").say(phrase)


def both(phrase: Phrase) -> list[str]:
    """The phrase in English and in French, with ordinary spaces."""
    return [say(lang, phrase).replace("\u00a0", " ") for lang in LANGUAGES]


def check(said: str) -> None:
    """A sentence as it should be: nothing missing, nothing doubled."""
    assert said.strip(), said
    assert not re.search(r"[{}]|None|HIDDEN|\?\?\?|  |\.\.|'|\"| [,.)]", said), said


def look_at(p: Position, seat: int) -> Look:
    return Look(p.view(seat), seat, PEOPLE, lambda what, thing: p.explain(seat, what, thing))


def played(edition: str, seats: int, seed: int) -> Iterator[tuple[Position, int, list[Option]]]:
    """A random game, one position for each answer: whoever can build does."""
    p = find("grimm-forest", edition).start(seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(MOST):
        if p.over:
            break
        decision = p.decision
        assert decision is not None
        seat = decision.seats[0]
        options = p.options(seat)
        yield p, seat, options
        sections = [one for one in options if one.name in SECTION]
        chosen = chance.choice(sections if sections and chance.random() < 0.9 else options)
        p.apply(decision.number, seat, chosen.name)
    yield p, -1, []
