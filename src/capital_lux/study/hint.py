"""What an expert would do in a saved game, and why in numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.bots.levels import SearchBot
from capital_lux.rules.record import steps


def hint(
    record: Mapping[str, Any],
    seat: int | None = None,
    *,
    seconds: float = 1.0,
    simulations: int | None = None,
    tiles: Sequence[Any] = (),
) -> dict[str, Any]:
    """Each legal action of a seat (the one to act) with its expected margin and win chance.

    The advisor is told only what that seat was told. Margin and chance are where the present round
    would leave the seat, or the game's end in the last.
    """
    history = [events for _, _, _, events in steps(record, tiles)]
    *_, last = steps(record, tiles)
    game = last[0]
    if game.over:
        raise ValueError("this game is over: there is nothing to decide")
    if seat is None:
        seat = game.waiting()[0]
    if seat not in game.waiting():
        waiting = ", ".join(map(str, game.waiting()))
        raise ValueError(f"seat {seat} has nothing to decide now; waiting: seat {waiting}")
    advisor = SearchBot(0, tiles, seconds, simulations)
    for events in history:
        for event in events:
            seen = event.seen_from(seat)
            if seen is not None:
                advisor.hear(seen)
    view = game.view(seat)
    search = advisor.search(advisor.world(view))
    return {"seat": seat, "simulations": search.simulations, "actions": search.report()}
