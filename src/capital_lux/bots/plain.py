"""What stands in plain Python for what `judge.pxd` has in C."""

from __future__ import annotations

from array import array

compiled = False


def multiply(
    weights: array[int], first: int, inputs: list[int], sums: list[int], width: int
) -> None:
    """A square matrix of weights, from `first` on and column by column, times the inputs."""
    sums[:width] = [0] * width
    for column in range(width):
        given = inputs[column]
        if given:
            at = first + column * width
            for row, weight in enumerate(weights[at : at + width]):
                sums[row] += weight * given
