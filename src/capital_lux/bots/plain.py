"""What stands in plain Python for what `judge.pxd` has in C: sums of many whole numbers.

Python adds and multiplies long whole numbers in C. So all numbers of a row, or of a column, lie
side by side in one long number, 32 bits for each, and a whole row is added at once. A negative
number borrows from the next, which `apart` gives back.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import compress
from operator import mul
from struct import pack, unpack

compiled = False
BYTES = 4
"""The size of a number in a long one; no sum needs more."""


@cache
def signs(width: int) -> int:
    """The highest bit of each number in a long one."""
    return int.from_bytes(pack("<I", 1 << 31) * width, "little")


def together(numbers: Sequence[int], width: int) -> list[int]:
    """Rows of numbers as one long number each.

    >>> [apart(long, 2) for long in together([3, -4, -5, 6], 2)]
    [(3, -4), (-5, 6)]
    """
    rows = [numbers[at : at + width] for at in range(0, len(numbers), width)]
    halves = signs(width)
    return [(int.from_bytes(pack(f"<{width}i", *row), "little") ^ halves) - halves for row in rows]


def apart(long: int, width: int) -> tuple[int, ...]:
    """The numbers in a long one.

    >>> one, two = together([3, -4, -5, 6], 2)
    >>> apart(10 * one + two, 2)
    (25, -34)
    """
    halves = signs(width)
    return unpack(f"<{width}i", ((long + halves) ^ halves).to_bytes(BYTES * width, "little"))


def add_rows(rows: Sequence[int], lit: list[int], count: int, sums: list[int], width: int) -> None:
    """Add up those of the long rows that are lit."""
    sums[:width] = apart(sum([rows[row] for row in lit[:count]]), width)


def multiply(
    weights: Sequence[int], first: int, inputs: list[int], sums: list[int], width: int
) -> None:
    """A square matrix in long columns, of which that of the weight `first` is one, times inputs."""
    column = first // width
    given = inputs[:width]
    columns = compress(weights[column : column + width], given)
    sums[:width] = apart(sum(map(mul, columns, filter(None, given))), width)


def dot(weights: Sequence[int], first: int, inputs: list[int], width: int) -> int:
    """One row of a matrix times the inputs."""
    return sum(map(mul, weights[first : first + width], inputs))
