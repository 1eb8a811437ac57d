"""A game step by step, as one seat saw it, as everybody saw it, or with all cards open."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, cast

import msgspec

from capital_lux.play.recorded import walk
from capital_lux.play.viewpoint import ALL, Viewpoint
from capital_lux.rules.events import Event
from capital_lux.rules.record import record_of, steps
from capital_lux.server.identity.identity import Identity
from capital_lux.server.protocol.replays import Replay, ReplayStep, StepState, StepTold
from capital_lux.server.protocol.tables import TableInfo
from capital_lux.server.refusals import Refused
from capital_lux.server.tables import commands
from capital_lux.server.tables.info import AnyTable, table_info
from capital_lux.server.tables.state import State

NONE = "none"
"""What everybody may see."""


@dataclass(frozen=True)
class PlayedGame:
    """A game that can be told again."""

    record: dict[str, Any]
    names: list[str]
    numbers: list[int]
    """By action: the number of its entry in the table's log, 0 if it was before the table."""
    before: int
    """How many of the actions were before the table."""
    asides: dict[int, list[Event]] = field(default_factory=dict)
    """By number of the step: what the server tells before what the rules tell."""


def read_viewpoint(text: str, seats: int) -> Viewpoint:
    if text == NONE:
        return None
    if text == ALL:
        return text
    if text not in [str(seat) for seat in range(seats)]:
        raise Refused(404, "no-such-seat")
    return int(text)


def allowed(state: State, who: Identity, viewpoint: Viewpoint) -> None:
    """Refuse what would show more than somebody has seen."""
    if state.over:
        return
    if state.play is None:
        raise Refused(409, "not-started")
    if not isinstance(viewpoint, int):
        raise Refused(409, "replay-running")
    commands.own_seat(state, who, viewpoint)


def replay_of(
    table: AnyTable, who: Identity, text: str, watching: bool
) -> tuple[PlayedGame, Viewpoint, TableInfo]:
    """What `replay_bytes` needs of a table; `text` says from where it is seen."""
    viewpoint = read_viewpoint(text, len(table.state.seats))
    allowed(table.state, who, viewpoint)
    return played_at(table.state), viewpoint, table_info(table, who, watching)


def played_at(state: State) -> PlayedGame:
    """The game at a table so far, without what was taken back."""
    play = state.play
    assert play is not None
    record = {**record_of(play.game), "players": state.players()}
    numbers = play.kept()
    before = len(record["actions"]) - len(numbers)
    asides = {before + at: play.aside(number) for at, number in enumerate(numbers, 1)}
    numbers = [0] * before + numbers
    return PlayedGame(record, state.names(), numbers, before, {0: play.deal, **asides})


def told_steps(played: PlayedGame, viewpoint: Viewpoint) -> list[ReplayStep]:
    """All steps of a game. Step 0 is the opening."""
    return [
        ReplayStep(
            step.number,
            entry=played.numbers[step.number - 1] if step.number else 0,
            seat=step.seat,
            # It can name a card that only its seat sees.
            action=(step.action or None) if viewpoint in (ALL, step.seat) else None,
            told=StepTold(step.told["events"], step.told["lines"]),
            state=StepState(**step.state),
        )
        for step in walk(steps(played.record), played.names, viewpoint, played.asides)
    ]


def replay_bytes(played: PlayedGame, viewpoint: Viewpoint, info: TableInfo | None) -> bytes:
    """A replay as JSON; `info` where it is that of a table."""
    record = played.record
    finished = info is None or record["result"] is not None
    replay = Replay(
        from_=cast(Any, NONE if viewpoint is None else viewpoint),
        names=played.names,
        record=cast(Any, record if finished else None),
        before=played.before,
        info=info,
        seed=info.seed if info else record.get("seed"),
        commitment=(info.commitment or None) if info else record.get("commitment"),
        steps=told_steps(played, viewpoint),
    )
    return msgspec.json.encode(replay)
