"""What stands in plain Python for what `judge.pxd` has in C."""

from __future__ import annotations

from array import array

compiled = False


def multiply(
    weights: array[int], first: int, inputs: list[int], sums: list[int], width: int
) -> None:
    """A square matrix of weights, from `first` on, times the inputs."""
    for row in range(width):
        at = first + row * width
        sums[row] = sum(
            weight * given for weight, given in zip(weights[at : at + width], inputs, strict=False)
        )
