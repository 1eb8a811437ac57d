"""The law of luck: it is nothing on average, and without it results vary less."""

from __future__ import annotations

import math
from statistics import fmean, stdev

import pytest

from capital_lux.analysis import luck
from capital_lux.analysis.game import replayed
from capital_lux.analysis.luck import Fortune, kind_of
from capital_lux.analysis.measure import law_of_luck
from capital_lux.analysis.net_play import new_game, remember
from capital_lux.analysis.playout import Playout
from capital_lux.bots.net_file import champion
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import action_id
from tests.analysis.games import game_record

OUTCOMES = 150


def nothing_on_average(gains: list[float]) -> None:
    assert stdev(gains) > 0.005
    assert math.fabs(fmean(gains)) < 3 * stdev(gains) / math.sqrt(len(gains))


@pytest.mark.parametrize("kind", ["draw", "reveal", "deal"])
def test_over_all_that_might_have_come_luck_is_nothing(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the last step of the game where chance did something of this kind."""
    monkeypatch.setattr(luck, "WORLDS", 2)
    steps = replayed(game_record())
    memories = [Memory()]
    for _, _, _, events in steps:
        memories.append(Memory())
        memories[-1].copy_from(memories[-2])
        remember(memories[-1], events)
    at = [number for number, step in enumerate(steps) if kind_of(step[3]) == kind][-1]
    before, (_, seat, action, _) = steps[at - 1][0], steps[at]
    fortune, drawn = Fortune(champion(), before), Playout(champion(), before.copy())
    gains = []
    for outcome in range(OUTCOMES):
        drawn.deal(before, outcome)
        after, later = drawn.game.copy(), Memory()
        later.copy_from(memories[at])
        remember(later, after.play(seat, action))
        seed = 1000 + 2 * outcome
        found = fortune.of_step(before, memories[at], seat, action_id(action), after, later, seed)
        gains.append(found[0].win)
    nothing_on_average(gains)


def test_over_all_first_deals_luck_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "WORLDS", 2)
    fortune = Fortune(champion(), new_game("first", 2, 0))
    gains = [
        fortune.opening(new_game("first", 2, seed), Memory(), 10_000 + 2 * seed)[0].lead
        for seed in range(OUTCOMES)
    ]
    nothing_on_average(gains)


def test_without_luck_results_vary_less(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/analysis.md has the figures of 2,000 games."""
    monkeypatch.setattr(luck, "WORLDS", 12)
    *_, found = law_of_luck("first", 2, 8)
    assert found["lead"]["share"] < 0.8
