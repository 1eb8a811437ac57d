"""Puzzles as they are shown and answered."""

from __future__ import annotations

from typing import Any

import msgspec

from capital_lux.puzzles import Puzzle, Rating, shipped
from capital_lux.puzzles.words import explained, round_log
from capital_lux.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleRating,
    PuzzleTable,
    PuzzleVerdict,
)
from capital_lux.server.protocol.seat import SeatState
from capital_lux.server.protocol.values import Message
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.state import BOT_NAMES
from capital_lux.telling.model import table_model


def puzzle_of(puzzle: str) -> Puzzle:
    found = shipped().get(puzzle)
    if found is None:
        raise Refused(404, "no-such-puzzle")
    return found


def info_of(puzzle: Puzzle) -> PuzzleInfo:
    edition, seats = puzzle.record["edition"], puzzle.record["seats"]
    return PuzzleInfo(puzzle.id, edition, seats, puzzle.rating, puzzle.theme)


def names_of(puzzle: Puzzle) -> list[str]:
    seats = puzzle.record["seats"]
    return [BOT_NAMES[0], "ROB"] if seats == 1 else list(BOT_NAMES[:seats])


def messages(found: list[dict[str, Any]]) -> list[Message]:
    return msgspec.convert(found, list[Message])


def table_of(puzzle: Puzzle, names: list[str]) -> PuzzleTable:
    """What is seen of a puzzle before it is solved."""
    position = puzzle.position()
    model = table_model(position.view, names, position.check)
    state = SeatState(**model, can_take_back=False)
    log = messages(round_log(puzzle, position, names))
    return PuzzleTable(puzzle.id, state, log, puzzle.rating)


def verdict_on(puzzle: Puzzle, names: list[str], answer: PuzzleAnswer) -> PuzzleVerdict:
    position = puzzle.position()
    legal = position.view["legal"]
    if answer.action not in legal:
        raise Refused(409, "illegal-action", action=answer.action, legal=legal)
    right = puzzle.is_solved_by(answer.action)
    rating = None
    if answer.rating is not None and puzzle.rating is not None:
        before = Rating(answer.rating.rating, answer.rating.deviation)
        rating = PuzzleRating(*before.after(puzzle.rating, right))
    lines = messages(explained(puzzle, position, names, answer.action))
    return PuzzleVerdict(right, puzzle.best.action, puzzle.theme, lines, rating)
