"""Puzzles made from the mistakes in a game, when its analysis is ready."""

from __future__ import annotations

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from capital_lux.analysis import Analysis
from capital_lux.puzzles import Puzzle, own_puzzles
from capital_lux.server.limits.rates import Req
from capital_lux.server.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleInfo,
    PuzzleTable,
    PuzzleVerdict,
)
from capital_lux.server.refusals import Refused
from capital_lux.server.replays.analyst import named
from capital_lux.server.replays.puzzles import info_of, table_of, verdict_on
from capital_lux.server.routes.asking import admit
from capital_lux.server.routes.games import RECORDS, TABLES, Finished, FinishedGame, below
from capital_lux.server.routes.puzzles import PuzzleId
from capital_lux.server.service import InjectedService, Service


async def mistakes(service: Service, request: Req, game: FinishedGame) -> list[Puzzle]:
    """Those of the guest's own seats, the costliest first; of all where none is the guest's."""
    service.guard.guest(request)
    await admit(service, request)
    _, stored = await service.analyses.state(game.id)
    if stored is None:
        raise Refused(409, "not-analysed")
    return await service.costly.answer(request, made, stored, game)


def made(stored: bytes, game: FinishedGame) -> list[Puzzle]:
    found = msgspec.json.decode(named(stored, game.played.names), type=Analysis)
    players = [one for one in found.players if not game.mine or one.seat in game.mine]
    return own_puzzles(game.played.record, players)


async def mistake(service: Service, request: Req, game: FinishedGame, puzzle: str) -> Puzzle:
    for found in await mistakes(service, request, game):
        if found.id == puzzle:
            return found
    raise Refused(404, "no-such-puzzle")


@get("/puzzles", summary="Mistakes as puzzles", tags=["puzzles"])
async def get_mistakes(service: InjectedService, request: Req, game: Finished) -> list[PuzzleInfo]:
    """From the analysis of a finished game, the costliest first; of all seats in a record."""
    return list(map(info_of, await mistakes(service, request, game)))


@get("/puzzles/{puzzle:str}", summary="One of them", tags=["puzzles"])
async def get_mistake(
    service: InjectedService, request: Req, game: Finished, puzzle: PuzzleId
) -> PuzzleTable:
    """The table before the mistake, as its seat knew it."""
    found = await mistake(service, request, game, puzzle)
    return await service.costly.answer(request, table_of, found, game.played.names)


@post("/puzzles/{puzzle:str}", summary="Answer one of them", status_code=200, tags=["puzzles"])
async def answer_mistake(
    service: InjectedService,
    request: Req,
    game: Finished,
    puzzle: PuzzleId,
    data: JSONBody[PuzzleAnswer],
) -> PuzzleVerdict:
    """Says whether an action would have been better; the answer is not rated."""
    found = await mistake(service, request, game, puzzle)
    return await service.costly.answer(request, verdict_on, found, game.played.names, data)


HANDLERS = below([get_mistakes, get_mistake, answer_mistake], TABLES, RECORDS)
