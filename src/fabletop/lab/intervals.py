"""How sure a figure is: 95 % intervals for shares and means."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959963984540054  # of the normal distribution, 95 % lie within so many deviations


@dataclass(frozen=True)
class Interval:
    """A figure, and the bounds that hold the truth 95 times in 100."""

    value: float
    low: float
    high: float


def share(won: int, of: int) -> Interval:
    """A share by Wilson's interval, which keeps its promise for rare and for certain things, too."""
    if of == 0:
        return Interval(0.0, 0.0, 1.0)
    p, z2 = won / of, Z * Z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z / (1 + z2 / of) * sqrt(p * (1 - p) / of + z2 / (4 * of * of))
    # the bounds of nought and of all are exact; arithmetic would leave a speck
    return Interval(p, 0.0 if won == 0 else max(0.0, middle - reach), 1.0 if won == of else min(1.0, middle + reach))


@dataclass
class Sums:
    """Of figures that came one by one: how many, their sum, and the sum of their squares. Whole numbers, so that order does not matter."""

    n: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        """One more."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Interval:
        """Their mean, with the interval of the normal distribution."""
        if self.n == 0:
            return Interval(0.0, 0.0, 0.0)
        mean = self.total / self.n
        if self.n == 1:
            return Interval(mean, mean, mean)
        # n·squares − total² is exact in whole numbers; the naive difference of means is not
        variance = (self.n * self.squares - self.total * self.total) / (self.n * (self.n - 1))
        reach = Z * sqrt(variance / self.n)
        return Interval(mean, mean - reach, mean + reach)
