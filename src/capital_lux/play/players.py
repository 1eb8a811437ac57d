"""Who played, as a record says it: a person or a level, and the name, as in `human:Ann`."""

from __future__ import annotations

from capital_lux.bots.levels import LEVELS

HUMAN = "human"
ROB = "rob"


def player_text(kind: str, name: str) -> str:
    return f"{kind}:{name}"


def player_of(text: str) -> tuple[str, str]:
    """Kind and name; records that others wrote may have only one of them.

    >>> [player_of(text) for text in ("human:Ann", "expert", "Ben")]
    [('human', 'Ann'), ('expert', ''), ('', 'Ben')]
    """
    kind, colon, name = text.partition(":")
    if colon or kind in (HUMAN, ROB, *LEVELS):
        return kind, name
    return "", text
