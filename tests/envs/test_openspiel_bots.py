"""Our levels at OpenSpiel's tables."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.evaluate_bots import evaluate_bots
from open_spiel.python.bots.uniform_random import UniformRandomBot

from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import LEVELS
from capital_lux.bots.search_bot import SIMULATIONS
from capital_lux.envs.openspiel.bots import LevelBot

pytestmark = pytest.mark.compiled

SMALL = "B2 B3 P4 P5 Y2 Y6 G3 G3 G4"


def load(**params: Any) -> Any:
    return pyspiel.load_game("capital_lux", params)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_by_openspiels_loops(level: str) -> None:
    game = load(edition="generations", powers="B", deck=SMALL)
    limits = {"simulations": 2} if level in (*SIMULATIONS, "champion") else {}
    bots = [LevelBot(0, level, 1, **limits), UniformRandomBot(1, np.random.RandomState(1))]
    ends = [
        evaluate_bots(game.new_initial_state(), bots, np.random.RandomState(1)),
        pyspiel.evaluate_bots(game.new_initial_state(), bots, 1),
    ]
    assert [sum(end) for end in ends] == [0, 0]


def test_regular_beats_openspiels_random_bot() -> None:
    game = load()
    bots = [LevelBot(0, "regular", 1), pyspiel.make_uniform_random_bot(1, 1)]
    games = 20
    ends = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed) for seed in range(games)]
    assert sum(end[0] for end in ends) > games / 2


class Listener(Bot):
    """Plays the last action, and keeps what it saw and heard."""

    def __init__(self) -> None:
        self.views: list[Any] = []
        self.events: list[Any] = []

    def hear(self, event: Any) -> None:
        self.events.append(event)

    def choose(self, view: Any) -> str:
        self.views.append(view)
        return str(view["legal"][-1])


def test_a_bot_hears_what_its_seat_hears_once_and_in_order() -> None:
    made: list[Listener] = []

    def make(seed: int) -> Listener:
        made.append(Listener())
        return made[-1]

    game = load(players=3)
    bot = LevelBot(1, make)
    state = game.new_initial_state()
    rand = random.Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rand.choices(outcomes, chances)[0])
        elif state.current_player() == 1:
            state = state.clone()  # as a search would ask
            action = bot.step(state)
            assert made[-1].events == state.late.told.all_seen(1)
            assert state.action_to_string(1, action) == made[-1].views[-1]["legal"][-1]
            state.apply_action(action)
        else:
            state.apply_action(rand.choice(state.legal_actions()))
    assert len(made) == 1
    assert {view["seat"] for view in made[0].views} == {1}
    second = game.new_initial_state()
    while second.current_player() != 1:
        second.apply_action(second.legal_actions()[0])
    bot.step(second)
    assert len(made) == 2
    assert made[1].events == second.late.told.all_seen(1)


def test_the_same_seed_gives_the_same_game() -> None:
    game = load()
    ends = [
        pyspiel.evaluate_bots(
            game.new_initial_state(), [LevelBot(0, "novice", 3), LevelBot(1, "random", 4)], 5
        )
        for _ in range(2)
    ]
    assert ends[0] == ends[1]


def test_a_bot_chooses_only_for_its_own_player() -> None:
    state = load(players=2, deck=SMALL).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="player 0 acts"):
        LevelBot(1, "random").step(state)


def test_there_is_no_other_level() -> None:
    with pytest.raises(ValueError, match="level"):
        LevelBot(0, "god")
