"""A player's games together: how well they were played, where it was lost, and the luck."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from capital_lux.analysis.shape import JUDGEMENTS, AnalysedSeat, Decision

COSTLIEST = 3
PART_NAMES = ("draft", "cards", "choices")
PARTS = {"keep": "draft", "home": "cards", "capital": "cards"}
"""The part of a game that a decision belongs to, by its verb; all others are choices."""


@dataclass(frozen=True, slots=True)
class PartReport:
    """The decisions of one sort, which is one of `PART_NAMES`."""

    name: str
    decisions: int
    loss: float


@dataclass(frozen=True, slots=True)
class CostlyDecision:
    """A decision that cost much, and in which of the games it was made."""

    game: int
    decision: Decision


@dataclass(frozen=True, slots=True)
class Report:
    """Means over all games; the parts and the loss are means over all decisions."""

    games: list[AnalysedSeat]
    accuracy: float | None
    loss: float
    counts: dict[str, int]
    win: float
    lead: float
    luck_win: float
    luck_lead: float
    adjusted_win: float
    adjusted_lead: float
    parts: list[PartReport]
    costliest: list[CostlyDecision]


def report(games: Sequence[AnalysedSeat]) -> Report:
    """A report on one player, from the player's part of some analyses."""
    decisions = [
        CostlyDecision(number, decision)
        for number, game in enumerate(games)
        for decision in game.decisions
    ]
    losses: dict[str, list[float]] = {name: [] for name in PART_NAMES}
    for one in decisions:
        verb = one.decision.action.partition(" ")[0]
        losses[PARTS.get(verb, "choices")].append(one.decision.loss)
    known = [game.accuracy for game in games if game.accuracy is not None]
    costly = sorted(decisions, key=lambda one: -one.decision.loss)[:COSTLIEST]
    return Report(
        games=list(games),
        accuracy=fmean(known) if known else None,
        loss=fmean(one.decision.loss for one in decisions) if decisions else 0.0,
        counts={name: sum(game.counts[name] for game in games) for name in JUDGEMENTS},
        win=fmean(game.win for game in games),
        lead=fmean(game.lead for game in games),
        luck_win=fmean(game.luck_win for game in games),
        luck_lead=fmean(game.luck_lead for game in games),
        adjusted_win=fmean(game.adjusted_win for game in games),
        adjusted_lead=fmean(game.adjusted_lead for game in games),
        parts=[
            PartReport(name, len(lost), fmean(lost) if lost else 0.0)
            for name, lost in losses.items()
        ],
        costliest=[one for one in costly if one.decision.loss > 0],
    )
