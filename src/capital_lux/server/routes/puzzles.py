"""Puzzles. Nothing of them is stored here: the client keeps its rating and what it has tried."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import JSONBody, PathParameter

from capital_lux.puzzles import shipped
from capital_lux.server.limits.rates import Req
from capital_lux.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleTable,
    PuzzleVerdict,
)
from capital_lux.server.replays.puzzles import info_of, names_of, puzzle_of, table_of, verdict_on
from capital_lux.server.routes.asking import admit
from capital_lux.server.service import InjectedService

PuzzleId = Annotated[str, PathParameter(max_length=40, description="A puzzle's id.")]


@get("/puzzles", summary="All puzzles", tags=["puzzles"])
async def get_puzzles() -> list[PuzzleInfo]:
    """The list of puzzles, without what is on their tables."""
    return list(map(info_of, shipped().values()))


@get("/puzzles/{puzzle:str}", summary="The table of a puzzle", tags=["puzzles"])
async def get_puzzle(service: InjectedService, request: Req, puzzle: PuzzleId) -> PuzzleTable:
    """As the seat that must act knows it; the answer is not in it."""
    found = puzzle_of(puzzle)
    await admit(service, request)
    return await service.costly.answer(request, table_of, found, names_of(found))


@post("/puzzles/{puzzle:str}", summary="Answer a puzzle", status_code=200, tags=["puzzles"])
async def answer_puzzle(
    service: InjectedService, request: Req, puzzle: PuzzleId, data: JSONBody[PuzzleAnswer]
) -> PuzzleVerdict:
    """Whether an action is the best, why, and your rating afterwards."""
    found = puzzle_of(puzzle)
    await admit(service, request)
    return await service.costly.answer(request, verdict_on, found, names_of(found), data)


HANDLERS = [get_puzzles, get_puzzle, answer_puzzle]
