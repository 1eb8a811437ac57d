"""A game that was played, step by step, from any viewpoint."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from capital_lux.play.viewpoint import Viewpoint, new_teller, state_of, told
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller

NOTHING: Mapping[int, Sequence[Event]] = {}


class Step(NamedTuple):
    """An action, what was told of it and the table after it. Step 0 is the opening."""

    number: int
    seat: int | None
    action: str
    told: dict[str, Any]
    state: dict[str, Any]


def walk(
    steps: Iterable[tuple[Game, int, str, Sequence[Event]]],
    names: Sequence[str],
    viewpoint: Viewpoint,
    asides: Mapping[int, Sequence[Event]] = NOTHING,
) -> Iterator[Step]:
    """All steps of a game; `steps` as `rules.record.steps` gives them.

    `asides`: by number of the step, what is told before the rules' own events.
    """
    teller: Teller | None = None
    check = Check()
    for number, (game, seat, action, played) in enumerate(steps):
        if teller is None:
            teller = new_teller(game, names, viewpoint)
        events = [*asides.get(number, ()), *played]
        check.hear(events)
        actor = None if seat < 0 else seat
        heard = told(events, viewpoint, teller)
        yield Step(number, actor, action, heard, state_of(game, viewpoint, names, check))
