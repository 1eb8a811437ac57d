from __future__ import annotations

from collections.abc import Sequence

import pytest

from capital_lux.bots.match import Player, play_match
from capital_lux.rules.game import Game
from capital_lux.rules.options import Choices
from capital_lux.study import simulate
from capital_lux.study.simulate import simulated_bots

pytestmark = pytest.mark.compiled


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


def test_the_tally_hears_the_very_games_that_were_played(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[Game] = []

    def play(game: Game, players: Sequence[Player]) -> None:
        play_match(game, players)
        played.append(game)

    monkeypatch.setattr(simulate, "play_match", play)
    choices = Choices("generations", 2, "random")
    found = simulated_bots(choices, ["novice", "regular"], 4, seed=3)
    scores = [game.scores() for game in played]
    assert found["mean_scores"] == [sum(points) / 4 for points in zip(*scores, strict=True)]
    assert found["decisions"] == sum(len(game.actions()) for game in played)


def test_a_stronger_seat_scores_more() -> None:
    one, two = simulated_bots(Choices("first", 2), ["random", "regular"], 8, seed=2)["mean_scores"]
    assert two > one + 10
