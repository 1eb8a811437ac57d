"""A game step by step, as one seat saw it, as everybody saw it, or with all cards open."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.record import record_of, steps
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.server import decide
from capital_lux.server.play import Step, about_deal, ran_out
from capital_lux.server.refusals import Refused
from capital_lux.server.state import State
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller
from capital_lux.telling.model import table_model

ALL, NONE = "all", "none"
Viewpoint = int | str
"""A seat, "all" or "none"."""
FASTEST = 1
IN_SECRET = ("modifiers", "rebels", "pending")
"""What some seats know more of than others, besides their own cards."""


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
    if text in (ALL, NONE):
        return text
    if text not in [str(seat) for seat in range(seats)]:
        raise Refused(404, "no-such-seat")
    return int(text)


def allowed(state: State, who: decide.Who, viewpoint: Viewpoint) -> None:
    """Refuse what would show more than who asks has seen."""
    if state.over:
        return
    if state.play is None:
        raise Refused(409, "not-started")
    if not isinstance(viewpoint, int):
        raise Refused(409, "replay-running")
    decide.own_seat(state, who, viewpoint)


def story_of(state: State) -> Story:
    """The game at a table so far, without what was taken back."""
    play = state.play
    assert play is not None
    record = record_of(play.game)
    numbers = kept(play.steps)
    before = len(record["actions"]) - len(numbers)
    asides = {0: about_deal(state.row)}
    asides |= {
        before + at: [ran_out(play.steps[number - 1], state.over and at == len(numbers))]
        for at, number in enumerate(numbers, 1)
        if play.steps[number - 1].late
    }
    return Story(record, state.names(), [0] * before + numbers, before, asides)


def kept(taken: Sequence[Step]) -> list[int]:
    """The numbers of the entries that were not taken back."""
    found: list[int] = []
    for number, step in enumerate(taken, 1):
        if step.back is None:
            found.append(number)
        else:
            found.remove(step.back)
    return found


def told_steps(story: Story, viewpoint: Viewpoint) -> list[dict[str, Any]]:
    """All steps of a story. Step 0 is the opening."""
    record = story.record
    solo = record["edition"] == "generations" and record["seats"] == 1
    reader = viewpoint if isinstance(viewpoint, int) else None
    teller: Teller | None = None
    check = Check()
    found = []
    for number, (game, seat, text, events) in enumerate(steps(record)):
        if teller is None:
            powers = [power.name for power in game.powers()]
            teller = Teller(story.names, reader, powers, solo)
        events = [*story.asides.get(number, ()), *events]
        seen = seen_events(events, viewpoint)
        check.hear(events)
        found.append(
            {
                "number": number,
                "entry": story.numbers[number - 1] if number else 0,
                "seat": None if seat < 0 else seat,
                "action": action_seen(text, seat, viewpoint),
                "told": {"events": seen, "lines": teller.lines(seen)},
                "state": model_of(game, story.names, viewpoint, check),
            }
        )
    return found


def action_seen(text: str, seat: int, viewpoint: Viewpoint) -> str | None:
    """An action's text: it can name a card that only its seat sees, so others do not read it."""
    return text if text and viewpoint in (ALL, seat) else None


def seen_events(events: Iterable[Event], viewpoint: Viewpoint) -> list[SeenEvent]:
    """What is told of some events."""
    if viewpoint == ALL:
        return [event.whole() for event in events]
    return seen_by(events, viewpoint if isinstance(viewpoint, int) else None)


def model_of(
    game: Game, names: Sequence[str], viewpoint: Viewpoint, check: Check
) -> dict[str, Any]:
    """The table at one step."""
    if viewpoint == ALL:
        view = open_view(game)
        model = table_model(view, names, check)
        model["hands"] = [player["hand"] + player["kept"] for player in view["players"]]
    else:
        seat = viewpoint if isinstance(viewpoint, int) else None
        model = table_model(game.view(seat), names, check)
    model["can_take_back"] = False
    return model


def open_view(game: Game) -> View:
    """A view in which everything is known that any seat knows."""
    view: Any = game.view(None)
    for seat in range(game.seats):
        known: Any = game.view(seat)
        view["players"][seat] = known["players"][seat]
        for part in IN_SECRET:
            if view.get(part) is not None:
                view[part] = joined(view[part], known[part])
    opened: View = view
    return opened


def joined(one: Any, other: Any) -> Any:
    """Two views of the same thing as one: where one knows nothing the other may."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        both = {key: joined(one[key], other[key]) for key in one if key in other}
        return {**one, **other, **both}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [joined(*pair) for pair in zip(one, other, strict=True)]
    return other if one is None else one


def replay_bytes(story: Story, viewpoint: Viewpoint, head: bytes, finished: bool) -> bytes:
    """A replay as JSON; `head` is the member that says what was replayed, like `"info":{...}`."""
    record = {**story.record, "players": story.names} if finished else None
    return b'{"from":%s,"names":%s,"record":%s,"before":%d,%s,"steps":%s}' % (
        msgspec.json.encode(viewpoint),
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
