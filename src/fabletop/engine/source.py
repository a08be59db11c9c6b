"""Where chance comes from. Rules draw through one door; who calls them decides what stands behind it.

A source answers three questions: a number below n, one of a set, one kind by weights. Every draw is noted as
(outcome, of how many), so that a journal can keep it and a recorded source give it again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from .words import NO_CHANCE, Fault

MASK = 0xFFFFFFFFFFFFFFFF


class Source:
    """What all sources share: how a stream of 64-bit words becomes draws, and the note of what was drawn."""

    def __init__(self) -> None:
        self.notes: list[tuple[int, int]] = []

    def drawn(self) -> list[tuple[int, int]]:
        """(outcome, of how many) of each draw since the last call."""
        notes, self.notes = self.notes, []
        return notes

    wanted: list[tuple[int, int]] = []  # of a record at its end: what the next draw could give, with weights

    @property
    def unread(self) -> int:
        """How many words or outcomes are left, where they are counted."""
        return 0

    def word(self) -> int:
        """The next 64 bits."""
        raise Fault(NO_CHANCE)

    def ticket(self, n: int, outcomes: Sequence[tuple[int, int]]) -> int:
        """One of `outcomes` (outcome, weight), whose weights sum to n."""
        left = self.word() * n >> 64
        for outcome, weight in outcomes:
            if left < weight:
                self.notes.append((outcome, n))
                return outcome
            left -= weight
        raise AssertionError("weights do not sum to n")

    def below(self, n: int) -> int:
        outcome = self.word() * n >> 64
        self.notes.append((outcome, n))
        return outcome

    def one_of(self, members: int) -> int:
        left = self.word() * members.bit_count() >> 64
        n = members.bit_count()
        for _ in range(left):
            members &= members - 1
        outcome = (members & -members).bit_length() - 1
        self.notes.append((outcome, n))
        return outcome

    def weighted(self, weights: Sequence[int]) -> int:
        return self.ticket(sum(weights), list(enumerate(weights)))


class Fast(Source):
    """Splitmix64 from a number: for simulation and search. Whoever knows the number knows all draws."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.state = seed & MASK

    def word(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK
        return z ^ z >> 31


class Tape(Source):
    """Words that somebody else made, as `sealed_words` does; dry at their end until there are more."""

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__()
        self.words = list(words)

    def more(self, words: Iterable[int]) -> None:
        self.words += words

    @property
    def unread(self) -> int:
        return len(self.words)

    def word(self) -> int:
        if not self.words:
            raise Fault(NO_CHANCE)
        return self.words.pop(0)


def sealed_words(key: bytes, start: int, count: int) -> list[int]:
    """BLAKE2b in counter mode over a 256-bit key: the stream of a table. The key's hash is shown before the game, the key after it."""
    if len(key) != 32:
        raise ValueError(f"a key has 32 bytes, not {len(key)}")
    blocks = range(start // 8, (start + count + 7) // 8)
    stream = b"".join(hashlib.blake2b(block.to_bytes(16, "little"), key=key).digest() for block in blocks)
    words = [int.from_bytes(stream[i : i + 8], "little") for i in range(0, len(stream), 8)]
    return words[start % 8 : start % 8 + count]


def seal_of(key: bytes) -> str:
    """What is shown before the game, so that anybody can check the deal when the key is told."""
    return hashlib.sha256(key).hexdigest()


def open_key(seed: int) -> bytes:
    """The key of an open deal: `--seed 7` is the same deal everywhere, and the table says that anybody could know it."""
    return hashlib.sha256(f"fabletop open deal {seed}".encode()).digest()


class Recorded(Source):
    """Gives again what was drawn; then chance is dry. A draw that the record cannot have made is a `Fault`, too."""

    def __init__(self, outcomes: Iterable[int]) -> None:
        super().__init__()
        self.outcomes = list(outcomes)
        self.at = 0
        self.wanted = []  # when dry: what the next draw could give, with weights

    @property
    def unread(self) -> int:
        return len(self.outcomes) - self.at

    def _next(self, allowed: Sequence[tuple[int, int]]) -> int:
        if self.at == len(self.outcomes):
            self.wanted = [(outcome, weight) for outcome, weight in allowed if weight]
            raise Fault(NO_CHANCE)
        outcome = self.outcomes[self.at]
        if not any(outcome == o and weight for o, weight in allowed):
            self.wanted = [(o, weight) for o, weight in allowed if weight]
            raise Fault(NO_CHANCE)
        self.at += 1
        self.notes.append((outcome, sum(weight for _, weight in allowed)))
        return outcome

    def below(self, n: int) -> int:
        return self._next([(i, 1) for i in range(n)])

    def one_of(self, members: int) -> int:
        return self._next([(i, 1) for i in range(members.bit_length()) if members >> i & 1])

    def weighted(self, weights: Sequence[int]) -> int:
        return self._next(list(enumerate(weights)))

