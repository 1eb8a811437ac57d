"""Seats: taken, left, given to bots."""

from __future__ import annotations

from functools import partial

from litestar import delete, post
from litestar.params import JSONBody

from capital_lux.server.protocol.tables import Seated, TableInfo, TakeSeat, WantBot
from capital_lux.server.routes.asking import At, SeatId, level_for, name_for
from capital_lux.server.service import InjectedService
from capital_lux.server.tables import commands
from capital_lux.server.tables.info import table_info
from capital_lux.server.tables.state import State


@post("/tables/{table:str}/seats/{seat:int}", summary="Take a seat", status_code=200)
async def post_seat(
    service: InjectedService, at: At, seat: SeatId, data: JSONBody[TakeSeat]
) -> Seated:
    """A free seat, or yours, even while a bot plays for you. The token is yours while you sit."""
    who, table = at.who, at.live.table
    name, state = data.name, table.state
    if name is None and seat in state.seats_of(who):
        name = state.seats[seat].name
    name = await name_for(service, who.guest, name)
    guests = service.guard.guests
    token: str | None = None

    def decide(state: State) -> commands.Outcome:
        nonlocal token
        guests.check(who.guest)
        make = partial(guests.seat_token, table.row.id, seat)
        token, found = commands.sit(state, who, seat, name, make, service.settings.now())
        return found

    await table.ask(decide)
    table.presence.seen(seat)
    return Seated(token, table_info(table, who))


@delete("/tables/{table:str}/seats/{seat:int}", summary="Leave a seat", status_code=200)
async def delete_seat(at: At, seat: SeatId) -> TableInfo:
    """The seat is then open; anybody with the link may take it."""
    table = at.live.table
    await table.ask(lambda state: commands.leave(state, at.who, seat))
    table.presence.seen(seat)
    return table_info(table, at.who)


@post("/tables/{table:str}/seats/{seat:int}/bot", summary="A bot for a seat", status_code=200)
async def post_bot(
    service: InjectedService, at: At, seat: SeatId, data: JSONBody[WantBot]
) -> TableInfo:
    """Fills an open seat; where a person is only away, it is a vote for a bot."""
    who, live = at
    presence = live.table.presence
    level = await level_for(service, who.guest, data.level)
    await live.table.ask(lambda state: commands.bot(state, presence, who, seat, level))
    live.room.inform()
    if service.store.shared:
        # All is written in turn: when this is stored, so is the vote.
        await service.store.written()
    return table_info(live.table, who)


@delete("/tables/{table:str}/seats/{seat:int}/bot", summary="Open a seat again", status_code=200)
async def delete_bot(at: At, seat: SeatId) -> TableInfo:
    """Only before the game has started."""
    await at.live.table.ask(lambda state: commands.no_bot(state, at.who, seat))
    return table_info(at.live.table, at.who)


HANDLERS = [post_seat, delete_seat, post_bot, delete_bot]
