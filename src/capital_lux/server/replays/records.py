"""Uploaded records: read, verified action by action, refused with a reason."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from capital_lux.bots.levels import LEVELS
from capital_lux.play.players import HUMAN, ROB, player_of, player_text
from capital_lux.rules.reasons import Reason, reason_of
from capital_lux.rules.record import FORMAT, InvalidRecord, record_of, replay
from capital_lux.server.identity.names import clean_name
from capital_lux.server.refusals import Refused
from capital_lux.server.replays.replays import PlayedGame
from capital_lux.server.tables.state import BOT_NAMES, State

MOST_BYTES = 256 * 1024
MOST_REASON = 200
ACTION = re.compile(r"actions\[([0-9]+)\]")


def checked(data: bytes) -> dict[str, Any]:
    """A record, verified; raises `Refused` with a 4xx status and the reason, and nothing else."""
    if len(data) > MOST_BYTES:
        raise Refused(413, "record-large", most=MOST_BYTES // 1024)
    try:
        record = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refused(400, "record-unreadable", reason=str(problem)[:MOST_REASON]) from None
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise Refused(400, "record-other-file")
    try:
        game = replay(record)
    except InvalidRecord as problem:
        raise refusal(record, reason_of(problem)) from None
    solo = record["edition"] == "generations" and record["seats"] == 1
    players = read_players(record.get("players", []), record["seats"], solo)
    return {**record_of(game), "players": players}


def finished_record(state: State) -> dict[str, Any]:
    """The record of a table's game; refused while it goes on."""
    if state.game is None or not state.over:
        raise Refused(409, "not-over")
    return {**record_of(state.game), "players": state.players()}


def refusal(record: dict[str, Any], why: Reason) -> Refused:
    """Why a record is refused; the rules say where, and the reason."""
    place = why.values.get("place", "")
    action = ACTION.fullmatch(place)
    if action:
        number = int(action[1])
        text = str(record["actions"][number])[:40]
        reason = why.values["reason"]
        # Our own sentence already says that it cannot be played.
        reason = reason.values.get("reason", reason)
        return Refused(400, "record-action", number=number + 1, action=text, reason=reason)
    if place == "result":
        return Refused(400, "record-result")
    if place == "commitment":
        return Refused(400, "record-commitment")
    return Refused(400, "record-wrong", reason=why)


def read_players(players: list[str], seats: int, solo: bool) -> list[str]:
    """The same with a name for everybody; kinds that are not known here are left out."""
    found: list[str] = []
    for seat in range(seats):
        kind, name = player_of(players[seat] if seat < len(players) else "")
        try:
            name = clean_name(name) if name.strip() else BOT_NAMES[seat]
        except Refused:
            raise Refused(400, "record-name", number=seat + 1) from None
        found.append(player_text(kind if kind in (HUMAN, *LEVELS) else "", name))
    return [*found, player_text(ROB, "ROB")] if solo else found


def played_in(record: dict[str, Any]) -> PlayedGame:
    # Records that were stored without kinds have a name alone, even one like that of a level.
    names = [player_of(text)[1] or text for text in record["players"]]
    return PlayedGame(record, names, list(range(1, len(record["actions"]) + 1)), 0)
