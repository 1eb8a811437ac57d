"""Environments for people who train and study agents. They need numpy: `capital-lux[rl]`."""

from __future__ import annotations

from collections.abc import Sequence


def check_choice(name: str, given: str, choices: Sequence[str]) -> str:
    """Refuse an option that is not one of the choices."""
    if given not in choices:
        raise ValueError(f"there is no {name} {given!r}: choose {' or '.join(choices)}")
    return given
