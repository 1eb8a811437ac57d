"""Puzzles: the list, a table without its answer, an answer, and what is said to it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from capital_lux.rules.shapes import EditionName
from capital_lux.server.protocol.seat import SeatState
from capital_lux.server.protocol.values import ActionText, Message, Request


class PuzzleInfo(Struct):
    """A puzzle in the list."""

    id: str
    edition: EditionName
    seats: int
    rating: int | None
    """Null for a mistake of your own."""
    theme: str


class PuzzleTable(Struct):
    """The table of a puzzle, as the seat that must act knows it."""

    id: str
    state: SeatState
    log: list[Message]
    """What the seat has seen in this round."""
    rating: int | None


class PuzzleRating(Struct):
    """How well somebody solves puzzles, by Glicko; the client keeps it."""

    rating: Annotated[float, Meta(ge=-10_000, le=10_000, examples=[1500])]
    deviation: Annotated[float, Meta(ge=1, le=350, examples=[350])]


class PuzzleAnswer(Request):
    """An action for a puzzle, and your rating if this try counts."""

    action: ActionText
    rating: PuzzleRating | None = None


class PuzzleVerdict(Struct):
    """What is said to an answer."""

    right: bool
    best: str
    theme: str
    lines: list[Message]
    rating: PuzzleRating | None
    """Your rating afterwards; null where the try does not count."""
