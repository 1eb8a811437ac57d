"""A table that plays on from a position of a finished game, with the rest of the same tape."""

from __future__ import annotations

from typing import Any

import msgspec

from capital_lux.rules.game import Game
from capital_lux.rules.record import replay
from capital_lux.server.database.rows import TableRow
from capital_lux.server.identity.keys import new_id, watch_id
from capital_lux.server.protocol.tables import PlayOn
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import free_name
from capital_lux.server.tables.new_table import UnstoredTable
from capital_lux.server.tables.state import State


def start_of(record: dict[str, Any], step: int) -> tuple[str, Game]:
    """The record of the first actions of a game, and the game there."""
    actions = record["actions"]
    if step > len(actions):
        raise Refused(404, "no-such-step", last=len(actions))
    begun = {key: value for key, value in record.items() if key != "players"}
    begun |= {"actions": actions[:step], "result": None}
    if step == len(actions) and record["result"] is not None:
        raise Refused(409, "play-on-over")
    return msgspec.json.encode(begun).decode(), replay(begun)


def new_play_on(
    record: dict[str, Any], wanted: PlayOn, guest: str, name: str, level: str, now: float
) -> UnstoredTable:
    """The table, with the guest in a seat and bots of a level in the others."""
    seat = wanted.seat
    start, game = start_of(record, wanted.step)
    if seat >= record["seats"]:
        raise Refused(404, "no-such-seat")
    tiles = ",".join(power.name for power in game.powers())
    table = new_id()
    row = TableRow(
        table,
        watch_id(table),
        record["edition"],
        record["seats"],
        None if record["edition"] == "first" else tiles,
        "bots",
        game.seed or b"",
        now,
        start=start,
        rules=game.rules,
    )
    made = UnstoredTable(row)
    state = State(row)
    state.seats[seat].name = free_name(state, seat, name)
    made.add("sit", seat, name=state.seats[seat].name, guest=guest, token="")
    made.add_bots(state, (at for at in range(row.seats) if at != seat), level)
    return made
