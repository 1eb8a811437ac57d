"""What a puzzle is: a game up to a decision, and what each action would be worth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from capital_lux.analysis.shape import JUDGEMENTS, AnalysedSeat, Decision, Move
from capital_lux.puzzles.themes import theme_of
from capital_lux.rules.events import Event
from capital_lux.rules.record import steps
from capital_lux.rules.shapes import View
from capital_lux.telling.check import Check


class Tried(NamedTuple):
    """An action, and what may be expected after it: the chance to win, the lead in points."""

    action: str
    win: float
    lead: float


class Position(NamedTuple):
    """The table of a puzzle, as its seat knows it, and what was to be seen until then."""

    view: View
    events: list[Event]
    check: Check


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision to be found."""

    id: str
    record: Mapping[str, Any]
    """The game up to the decision."""
    seat: int
    tempting: str
    """What was played instead, or what `regular` would play."""
    options: list[Tried]
    """The best first."""
    line: list[Move]
    """What may follow the best action."""
    reply: list[Move]
    """What may follow the tempting one."""
    theme: str
    rating: int | None
    """None for a mistake of one's own."""

    @property
    def best(self) -> Tried:
        return self.options[0]

    def worth(self, action: str) -> Tried | None:
        """What an action is worth, if it was tried."""
        return next((one for one in self.options if one.action == action), None)

    @property
    def cost(self) -> float:
        """The chance to win that the tempting action costs."""
        found = self.worth(self.tempting)
        return self.best.win - found.win if found else 0.0

    def is_solved_by(self, action: str) -> bool:
        """Whether an action is the best, or as good: it costs no more than an inaccuracy."""
        found = self.worth(action)
        return found is not None and self.best.win - found.win < JUDGEMENTS["inaccuracy"]

    def position(self) -> Position:
        return position_of(self.record, self.seat)


def position_of(record: Mapping[str, Any], seat: int) -> Position:
    """The table after a record; `seat` must act there."""
    events: list[Event] = []
    for step in steps(record):
        game = step[0]
        events += step[3]
    return Position(game.view(seat), events, Check(events))


def own_puzzles(record: Mapping[str, Any], players: Iterable[AnalysedSeat]) -> list[Puzzle]:
    """Puzzles made from the mistakes that an analysis found, the costliest first.

    `record` is that of the whole game, and `players` are those whose mistakes are wanted.
    """
    found = [
        own_puzzle(record, player.seat, decision)
        for player in players
        for decision in player.decisions
        if decision.judgement
    ]
    return sorted(found, key=lambda puzzle: -puzzle.cost)


def own_puzzle(record: Mapping[str, Any], seat: int, decision: Decision) -> Puzzle:
    """A puzzle made from one decision. Its id is the step, which is unique in its game."""
    begun = {**record, "actions": record["actions"][: decision.step - 1], "result": None}
    view, _, check = position_of(begun, seat)
    return Puzzle(
        id=str(decision.step),
        record=begun,
        seat=seat,
        tempting=decision.action,
        options=[Tried(one.action, one.win, one.lead) for one in decision.options],
        line=decision.line,
        reply=[],
        theme=theme_of(view, check, decision.best, decision.action),
        rating=None,
    )
