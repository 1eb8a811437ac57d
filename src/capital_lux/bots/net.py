# cython: nonecheck=True
"""A trained net's weights, as they are used: whole numbers, and a scale for each output.

First the bits of an observation (`observation/features.py`), each a row of `width` weights, are
added up: h. Then `blocks` times h = h + block(relu(norm(h))). Of relu(norm(h)) the policy makes a
number for each action, and the value one for the whole: what the seat may expect, from -1 to 1.
`judge.py` works it out; docs/decisions/0018 says why with whole numbers.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator, Mapping, MutableSequence, Sequence
from math import isfinite
from typing import Any

from capital_lux.bots.plain import together
from capital_lux.observation.features import bits
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.given import natural, wrong
from capital_lux.rules.reasons import because

COMPILED = not __file__.endswith(".py")
LARGEST = 127
"""A weight is a whole number from -127 to 127."""
MOST_WIDTH, MOST_BLOCKS = 1024, 8
WIDTH_STEP = 8
UNIT = 256
"""relu(norm(h)) is a whole number of parts of 1 / 256."""
BITS = len(bits())


def parts(width: int, blocks: int) -> Iterator[tuple[str, int, int]]:
    """The arrays of a net in the order of its file: name, rows and columns; a vector has 0 rows."""
    yield "first.weight", BITS, width
    yield "first.bias", 0, width
    for number in range(blocks):
        yield f"norms.{number}.weight", 0, width
        yield f"norms.{number}.bias", 0, width
        yield f"blocks.{number}.weight", width, width
        yield f"blocks.{number}.bias", 0, width
    yield f"norms.{blocks}.weight", 0, width
    yield f"norms.{blocks}.bias", 0, width
    yield "policy.weight", ACTIONS, width
    yield "policy.bias", 0, ACTIONS
    yield "value.weight", 1, width
    yield "value.bias", 0, 1


def scales_of(name: str, rows: int, columns: int) -> int:
    """How many scales a matrix has: one for each output. The first has an input in each row."""
    return columns if name == "first.weight" else rows


def checked_size(width: Any, blocks: Any) -> tuple[int, int]:
    """Width and blocks of a net, which must be possible ones."""
    wide, high = natural(width), natural(blocks)
    if not (1 <= wide <= MOST_WIDTH and 1 <= high <= MOST_BLOCKS) or wide % WIDTH_STEP:
        raise ValueError(because("net-size", width=width, blocks=blocks))
    return wide, high


def size_of(width: int, blocks: int) -> int:
    """The bytes of all arrays: one for each weight, four for each float."""
    return sum(
        rows * columns + 4 * (scales_of(name, rows, columns) if rows else columns)
        for name, rows, columns in parts(*checked_size(width, blocks))
    )


class Net:
    """The weights, read once and never changed. `about` is what the file says of its training."""

    def __init__(
        self, width: int, blocks: int, body: bytes, about: Mapping[str, Any] | None = None
    ) -> None:
        """`body`: the arrays of `parts`; behind each matrix, of single bytes, are its scales."""
        if getattr(self, "width", 0):
            raise wrong("a new net", self)
        wide, high = checked_size(width, blocks)
        given = memoryview(body).cast("B")
        if len(given) != size_of(wide, high):
            raise ValueError(because("net-damaged"))
        weights: dict[str, Any] = {}
        floats: dict[str, Any] = {}
        at = 0
        for name, rows, columns in parts(wide, high):
            if rows:
                weights[name] = given[at : at + rows * columns].cast("b")
                at += rows * columns
            count = scales_of(name, rows, columns) if rows else columns
            floats[name] = floats_in(given[at : at + 4 * count])
            at += 4 * count
        norms, inner = range(high + 1), range(high)
        unit = 1 / UNIT
        self.width = wide
        self.blocks = high
        self.about = dict(about or {})
        # Behind the rows is one of zeros.
        zeros = array("h", bytes(2 * wide))
        self.rows: MutableSequence[int] = array("h", weights["first.weight"]) + zeros
        self.first_scale = floats["first.weight"]
        self.first_bias = floats["first.bias"]
        self.norm_weight = joined([floats[f"norms.{i}.weight"] for i in norms], UNIT)
        self.norm_bias = joined([floats[f"norms.{i}.bias"] for i in norms], UNIT)
        # Column by column: a search leaves out those of inputs that are zero.
        matrices = [weights[f"blocks.{i}.weight"] for i in inner]
        turned = [matrix[i::wide].tobytes() for matrix in matrices for i in range(wide)]
        self.weights: Sequence[int] = array("b", b"".join(turned))
        self.scale = joined([floats[f"blocks.{i}.weight"] for i in inner], unit)
        self.bias = joined([floats[f"blocks.{i}.bias"] for i in inner], 1)
        self.heads = array("h", [*weights["policy.weight"], *weights["value.weight"]])
        self.head_scale = joined([floats["policy.weight"], floats["value.weight"]], unit)
        self.head_bias = joined([floats["policy.bias"], floats["value.bias"]], 1)
        self.add_up(climbs())
        if not COMPILED:
            self.rows = together(self.rows, wide)
            self.weights = together(self.weights, wide)

    def add_up(self, steps: list[int]) -> None:
        """Let the row of each threshold hold those of the lower ones: a byte then takes one row."""
        width = self.width
        for row in steps:
            first = row * width
            for i in range(first, first + width):
                self.rows[i] += self.rows[i - width]


def climbs() -> list[int]:
    """The bits that are the next threshold of the byte of the bit before."""
    every = bits()
    return [
        i
        for i in range(1, len(every))
        if every[i][0] == every[i - 1][0] and not every[i][2] and not every[i - 1][2]
    ]


def floats_in(part: memoryview) -> array[float]:
    """Floats as a file has them, four bytes each and the lowest first."""
    found = array("f")
    found.frombytes(part)
    if sys.byteorder == "big":
        found.byteswap()
    if not all(map(isfinite, found)):
        raise ValueError(because("net-damaged"))
    return array("d", found)


def joined(vectors: list[array[float]], factor: float) -> array[float]:
    """Vectors one behind the other, times a power of two."""
    return array("d", [number * factor for vector in vectors for number in vector])
