"""What an analysis says. As JSON it is the same: `as_json`, and what a server stores and sends.

Chances to win are from 0 to 1, leads in points over the best of the others, and a step is the
number of an action in the record, the first being 1; 0 is the opening.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

VERSION = 1
JUDGEMENTS = {"blunder": 0.15, "mistake": 0.10, "inaccuracy": 0.05}
"""The chance to win that is lost at least: the thresholds of lichess."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action of a line that might follow."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True)
class Option:
    """An action that was tried: what may be expected after it, by a number of simulations."""

    action: str
    win: float
    lead: float
    simulations: int
    message: dict[str, Any]
    """What it means, for `texts`."""
    target: dict[str, Any]
    """Where on the table it is: see docs/table-model.md."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision with a choice, judged from what its seat could know."""

    step: int
    round: int
    action: str
    best: str
    """The action played, unless another is clearly better."""
    win: float
    lead: float
    """What could be expected before: after the best action."""
    win_after: float
    lead_after: float
    """The same after the action that was played."""
    loss: float
    """The chance to win that the action cost; 0 where it cannot be told from noise."""
    error: float
    """The standard error of what it cost."""
    accuracy: float
    """From 0 to 100, by lichess's formula."""
    judgement: str | None
    line: list[Move]
    """What may follow the best action."""
    options: list[Option]
    """The best first."""


@dataclass(frozen=True, slots=True)
class AnalysedSeat:
    """How one seat played, and how lucky it was."""

    seat: int
    decisions: list[Decision]
    forced: int
    """Decisions without a choice; nothing else counts them."""
    accuracy: float | None
    """None where there was nothing to decide."""
    loss: float
    """The mean over all decisions."""
    costliest: list[int]
    """The steps of the decisions that cost most, three at most."""
    counts: dict[str, int]
    """How many decisions have each judgement."""
    win: float
    lead: float
    """The result; a shared victory is a part of one."""
    luck_win: float
    luck_lead: float
    """The luck of all steps."""
    adjusted_win: float
    adjusted_lead: float
    """The result without the luck: of one game it may lie beyond what is possible."""


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance was worth in one step, to each seat: with all cards open, unlike decisions."""

    step: int
    round: int
    kind: str
    """"deal", "draw" or "reveal"."""
    win: list[float]
    lead: list[float]


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game, analysed."""

    version: int
    net: str
    """Which net judged: the checksum of its file."""
    edition: str
    seats: int
    quick: bool
    """Made with about a third of the simulations: errors are 1.5 to 2.5 times as large."""
    players: list[AnalysedSeat]
    """ROB is not among them."""
    luck: list[Luck]


def as_json(found: Analysis) -> dict[str, Any]:
    """Plain lists and dicts."""
    return asdict(found)
