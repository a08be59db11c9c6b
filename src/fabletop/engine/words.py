"""The words every game's rules are written with. In C each has a twin in `build/core.pyx`.

Rules are ordinary Python over numbers. A set of cards is one number too (`Set`: bit 3 is card 3), so it is copied, compared
and counted at the cost of a number.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Final, TypeAlias, TypeVar

NONE: Final = -1
MANY: Final = -2
OK: Final = 0

# how a question is put
ASK: Final = 0
MAY: Final = 1
IF_ANY: Final = 2
SEALED: Final = 3

# faults: the rules are wrong, or chance has run dry; the answer that led here is taken back
NOTHING_TO_CHOOSE: Final = 1
DEEP: Final = 2
NO_CHANCE: Final = 3
NOTHING_TO_DRAW: Final = 4
BROKEN: Final = 5  # uncompiled only: a number that does not fit, a place that is not there

Set: TypeAlias = int  # at most 62 members, so that it is never negative
Refusal: TypeAlias = int  # 0 = legal, else a code and three numbers, packed by `no`
Asking: TypeAlias = tuple[str, int, str, tuple[int, ...]]
Story: TypeAlias = Generator[Asking, int, Any]
Question: TypeAlias = Callable[..., Refusal]
_F = TypeVar("_F", bound=Callable[..., Any])


class Fault(Exception):
    """A fault of the rules met while they run uncompiled. Compiled, the position's `fault` says the same."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


# ---- asking
def ask(seat: int, question: Question, *known: int) -> Asking:
    """`seat` must answer. There must be an option: none is a fault of the rules."""
    return "ASK", seat, question.__name__, known


def ask_if_any(seat: int, question: Question, *known: int) -> Asking:
    """`seat` must answer if there is an option; NONE when there is none."""
    return "IF_ANY", seat, question.__name__, known


def may(seat: int, question: Question, *known: int) -> Asking:
    """`seat` may answer; NONE when he declines or nothing is possible."""
    return "MAY", seat, question.__name__, known


def sealed(seats: Set, question: Question, *known: int) -> Asking:
    """All these seats answer in secret; until the next question `g.sealed[seat]` holds each answer."""
    return "SEALED", seats, question.__name__, known


def among(*candidates: Callable[..., Any]) -> Callable[[_F], _F]:
    """Marks a question whose options are looked for among fewer than all: for each part of its option a `Set` or a walk of (g, me)."""

    def mark(question: _F) -> _F:
        return question

    return mark


def standing(question: Question) -> Callable[[_F], _F]:
    """Marks the story of an option that its seat has at every decision of its own ("at any time")."""

    def mark(story: _F) -> _F:
        return story

    return mark


def when(window: int, card: int, unless: Callable[..., Refusal] | None = None) -> Callable[[_F], _F]:
    """Marks the effect of a card: a function of (g, me) that acts in this member of the kind Window; `unless` says why it cannot.
    From the marks the build derives acting(now), act(g, now, card, me), act_<window>(g, card, me) and cannot_act(g, now, card, me)."""

    def mark(effect: _F) -> _F:
        return effect

    return mark


def no(code: int, a: int = 0, b: int = 0, c: int = 0) -> Refusal:
    """Why not: a code and up to three numbers from -32768 to 32767 for its sentence."""
    return code | (a & 0xFFFF) << 8 | (b & 0xFFFF) << 24 | (c & 0xFFFF) << 40


# ---- sets
def shl(bits: int, n: int) -> int:
    """bits << n, 64 bits wide in C too."""
    return bits << n


def only(member: int) -> Set:
    """The set of this one member."""
    return 1 << member


def has(members: Set, member: int) -> bool:
    """Is it in the set?"""
    return bool(members >> member & 1)


def size(members: Set) -> int:
    """How many. A hidden set's size is public where its field is declared with TOTAL."""
    return members.bit_count()


def count(counts: Sequence[int], kinds: int) -> int:
    """How many cards a heap kept as counts holds. A hidden heap's total is public where its field is declared with TOTAL."""
    known: int | None = getattr(counts, "known_total", None)
    return sum(counts[kind] for kind in range(kinds)) if known is None else known


def kinds_of(counts: Sequence[int], kinds: int) -> Set:
    """Which kinds of cards a heap kept as counts holds."""
    return sum(1 << kind for kind in range(kinds) if counts[kind])


def lowest(members: Set) -> int:
    """The smallest member of a set that is not empty."""
    if members <= 0:
        raise ValueError(f"{members} has no members")
    return (members & -members).bit_length() - 1


def highest(members: Set) -> int:
    """The greatest member of a set that is not empty."""
    if members <= 0:
        raise ValueError(f"{members} has no members")
    return members.bit_length() - 1


def first_of(n: int) -> Set:
    """The set of 0 to n - 1."""
    return (1 << n) - 1


def each(members: Set) -> Iterator[int]:
    """The members, smallest first: `for card in each(g.hand[me])`."""
    while members:
        yield lowest(members)
        members &= members - 1


def walk(at: Callable[..., int]) -> Callable[..., Iterator[int]]:
    """`at(g, ..., i)` gives the i-th, NONE after the last: `for x in at(g, ...)`. A stop keeps the index, no iterator."""

    def over(*args: Any) -> Iterator[int]:
        i = 0
        while (x := at(*args, i)) >= 0:
            yield x
            i += 1

    return over


# ---- chance: one door, from the source that the caller supplied
def chance(g: Any, n: int) -> int:
    """A number from 0 to n - 1."""
    return int(_source(g).below(n))


def draw(g: Any, counts: Sequence[int], kinds: int) -> int:
    """A card of a face-down heap that is kept as counts, taken off it; NONE when it is empty."""
    weights = [counts[kind] for kind in range(kinds)]
    if not sum(weights):
        return NONE
    kind = int(_source(g).weighted(weights))
    counts[kind] -= 1  # type: ignore[index]  # a row of the position
    return kind


def draw_from(g: Any, members: Set) -> int:
    """One of a set that is not empty, each as likely. The caller takes it out."""
    if not members:
        raise Fault(NOTHING_TO_DRAW)
    return int(_source(g).one_of(members))


def _source(g: Any) -> Any:
    if g.source is None:
        raise Fault(NO_CHANCE)
    return g.source


# ---- telling
def say(g: Any, kind: int, *arguments: int) -> None:
    """Tell what happened, and which card or rule did it (g.cause), if anybody listens."""
    if g.events is not None:
        g.events.append((kind, g.cause, *arguments, *[0] * (7 - len(arguments))))
