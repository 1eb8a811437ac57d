"""A game step by step, as one seat saw it, as everybody saw it, or with all cards open."""

from __future__ import annotations

import gzip
from dataclasses import dataclass, field
from typing import Any

import msgspec

from capital_lux.play.recorded import walk
from capital_lux.play.viewpoint import ALL, Viewpoint
from capital_lux.rules.events import Event
from capital_lux.rules.record import record_of, steps
from capital_lux.server.refusals import Refused
from capital_lux.server.tables import commands
from capital_lux.server.tables.state import State

NONE = "none"
"""What everybody may see."""
FASTEST = 1


@dataclass(frozen=True)
class Story:
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
    """From where a replay is to be seen."""
    if text == NONE:
        return None
    if text == ALL:
        return text
    if text not in [str(seat) for seat in range(seats)]:
        raise Refused(404, "no-such-seat")
    return int(text)


def allowed(state: State, who: commands.Who, viewpoint: Viewpoint) -> None:
    """Refuse what would show somebody more than they have seen."""
    if state.over:
        return
    if state.play is None:
        raise Refused(409, "not-started")
    if not isinstance(viewpoint, int):
        raise Refused(409, "replay-running")
    commands.own_seat(state, who, viewpoint)


def story_of(state: State) -> Story:
    """The game at a table so far, without what was taken back."""
    play = state.play
    assert play is not None
    record = record_of(play.game)
    numbers = play.kept()
    before = len(record["actions"]) - len(numbers)
    asides = {before + at: play.aside(number) for at, number in enumerate(numbers, 1)}
    numbers = [0] * before + numbers
    return Story(record, state.names(), numbers, before, {0: play.deal, **asides})


def told_steps(story: Story, viewpoint: Viewpoint) -> list[dict[str, Any]]:
    """All steps of a story. Step 0 is the opening."""
    numbers = [0, *story.numbers]
    return [
        {
            "number": step.number,
            "entry": numbers[step.number],
            "seat": step.seat,
            # It can name a card that only its seat sees, so others do not read it.
            "action": (step.action or None) if viewpoint in (ALL, step.seat) else None,
            "told": {key: step.told[key] for key in ("events", "lines")},
            "state": step.state,
        }
        for step in walk(steps(story.record), story.names, viewpoint, story.asides)
    ]


def replay_bytes(story: Story, viewpoint: Viewpoint, head: bytes, finished: bool) -> bytes:
    """A replay as JSON; `head` is the member that says what was replayed, like `"info":{...}`."""
    record = {**story.record, "players": story.names} if finished else None
    return b'{"from":%s,"names":%s,"record":%s,"before":%d,%s,"steps":%s}' % (
        msgspec.json.encode(NONE if viewpoint is None else viewpoint),
        msgspec.json.encode(story.names),
        msgspec.json.encode(record),
        story.before,
        head,
        msgspec.json.encode(told_steps(story, viewpoint)),
    )


def packed(body: bytes, accepts: str) -> tuple[bytes, dict[str, str]]:
    """A body as it travels, and its headers. Steps are so alike that they shrink to a tenth."""
    codings = [coding.split(";")[0].strip() for coding in accepts.lower().split(",")]
    if "gzip" not in codings:
        return body, {"vary": "accept-encoding"}
    return gzip.compress(body, FASTEST), {"content-encoding": "gzip", "vary": "accept-encoding"}
