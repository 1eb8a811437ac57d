"""Puzzles made from the mistakes in a game, when its analysis is there."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

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
from capital_lux.server.replays import records, replays
from capital_lux.server.replays.analyst import named
from capital_lux.server.replays.puzzles import info_of, table_of, verdict_on
from capital_lux.server.replays.replays import Story
from capital_lux.server.routes.asking import RecordId, TableId, admit, open_table
from capital_lux.server.routes.puzzles import PuzzleId
from capital_lux.server.routes.records import stored_record
from capital_lux.server.service import InjectedService, Service


class Mistakes(NamedTuple):
    """The puzzles of a game, the costliest mistake first, and the names by seat."""

    puzzles: list[Puzzle]
    names: list[str]

    def one(self, puzzle: str) -> Puzzle:
        for found in self.puzzles:
            if found.id == puzzle:
                return found
        raise Refused(404, "no-such-puzzle")


async def of_table(service: Service, request: Req, table: str) -> Mistakes:
    """Those of the guest's own seats; of all seats where none is the guest's."""
    who = service.guard.guest(request)
    live = await open_table(service, who, table)
    state = live.table.state
    if not state.over:
        raise Refused(409, "not-over")
    seats = state.seats_of(who)
    return await of_game(service, request, live.table.row.id, replays.story_of(state), seats)


async def of_record(service: Service, request: Req, record: str) -> Mistakes:
    service.guard.guest(request)
    story = records.story_of(await stored_record(service, record))
    return await of_game(service, request, record, story, ())


async def of_game(
    service: Service, request: Req, game: str, story: Story, seats: Collection[int]
) -> Mistakes:
    await admit(service, request)
    _, stored = await service.analyses.state(game)
    if stored is None:
        raise Refused(409, "not-analysed")
    return await service.costly.answer(request, made, stored, story, seats)


def made(stored: bytes, story: Story, seats: Collection[int]) -> Mistakes:
    found = msgspec.json.decode(named(stored, story.names), type=Analysis)
    players = [player for player in found.players if not seats or player.seat in seats]
    return Mistakes(own_puzzles(story.record, players), story.names)


@get("/tables/{table:str}/puzzles", summary="Your mistakes as puzzles", tags=["puzzles"])
async def get_mistakes(service: InjectedService, request: Req, table: TableId) -> list[PuzzleInfo]:
    """From the analysis of a finished game, the costliest first."""
    return list(map(info_of, (await of_table(service, request, table)).puzzles))


@get("/tables/{table:str}/puzzles/{puzzle:str}", summary="One of them", tags=["puzzles"])
async def get_mistake(
    service: InjectedService, request: Req, table: TableId, puzzle: PuzzleId
) -> PuzzleTable:
    """The table before the mistake, as you knew it."""
    found = await of_table(service, request, table)
    return await service.costly.answer(request, table_of, found.one(puzzle), found.names)


@post(
    "/tables/{table:str}/puzzles/{puzzle:str}",
    summary="Answer one of them",
    status_code=200,
    tags=["puzzles"],
)
async def answer_mistake(
    service: InjectedService,
    request: Req,
    table: TableId,
    puzzle: PuzzleId,
    data: JSONBody[PuzzleAnswer],
) -> PuzzleVerdict:
    """Whether an action would have been better; it is not rated."""
    found = await of_table(service, request, table)
    return await service.costly.answer(request, verdict_on, found.one(puzzle), found.names, data)


@get("/records/{record:str}/puzzles", summary="Mistakes in an uploaded game", tags=["puzzles"])
async def get_record_mistakes(
    service: InjectedService, request: Req, record: RecordId
) -> list[PuzzleInfo]:
    """Those of all seats, the costliest first."""
    return list(map(info_of, (await of_record(service, request, record)).puzzles))


@get("/records/{record:str}/puzzles/{puzzle:str}", summary="One of them", tags=["puzzles"])
async def get_record_mistake(
    service: InjectedService, request: Req, record: RecordId, puzzle: PuzzleId
) -> PuzzleTable:
    """The table before the mistake, as its seat knew it."""
    found = await of_record(service, request, record)
    return await service.costly.answer(request, table_of, found.one(puzzle), found.names)


@post(
    "/records/{record:str}/puzzles/{puzzle:str}",
    summary="Answer one of them",
    status_code=200,
    tags=["puzzles"],
)
async def answer_record_mistake(
    service: InjectedService,
    request: Req,
    record: RecordId,
    puzzle: PuzzleId,
    data: JSONBody[PuzzleAnswer],
) -> PuzzleVerdict:
    """Whether an action would have been better; it is not rated."""
    found = await of_record(service, request, record)
    return await service.costly.answer(request, verdict_on, found.one(puzzle), found.names, data)


HANDLERS = [
    get_mistakes,
    get_mistake,
    answer_mistake,
    get_record_mistakes,
    get_record_mistake,
    answer_record_mistake,
]
