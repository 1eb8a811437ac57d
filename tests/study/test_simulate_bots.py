from __future__ import annotations

import pytest

from capital_lux.choices import Choices
from capital_lux.study.simulate_bots import simulated_bots


@pytest.mark.parametrize(
    "choices",
    [Choices("first", 2), Choices("generations", 3, "random"), Choices("generations", 1, "A")],
)
def test_what_bots_play_is_counted(choices: Choices) -> None:
    levels = ["regular", *["random"] * (choices.seats - 1)]
    found = simulated_bots(choices, levels, 3, seed=1)
    assert found["games"] == 3
    actions = sum(n for words, n in found["branches"].items() if words.startswith("action "))
    assert actions == found["decisions"] > 60
    assert sum(found["win_share"]) == pytest.approx(1)
    assert ("tiles" in found) == (choices.edition == "generations")
    assert ("ratings" in found) == (choices.seats == 1)
    assert "faults" not in found


def test_a_stronger_seat_scores_more() -> None:
    one, two = simulated_bots(Choices("first", 2), ["random", "regular"], 8, seed=2)["mean_scores"]
    assert two > one + 10
