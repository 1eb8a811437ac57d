"""PettingZoo's own tests, as it publishes them, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

import capital_lux as lux
from capital_lux.envs.pettingzoo import env, parallel_env, raw_env

DICTIONARIES = (  # PettingZoo says this of its own classic games too, unless it knows their names
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
)
KINDS: list[dict[str, Any]] = [
    {"edition": "first", "seats": 2},
    {"edition": "first", "seats": 4, "reward": "margin"},
    {"edition": "generations", "seats": 3, "powers": "random"},
]
CYCLES = 300 if lux.COMPILED else 60
published = pytest.mark.filterwarnings(*DICTIONARIES)
each_kind = pytest.mark.parametrize("options", KINDS, ids=str)


@published
@each_kind
@pytest.mark.parametrize("make", [env, raw_env])
def test_api(make: Any, options: dict[str, Any]) -> None:
    api_test(make(**options), num_cycles=CYCLES)


@published
@each_kind
def test_parallel_api(options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(**options), num_cycles=CYCLES)


@each_kind
def test_seed(options: dict[str, Any]) -> None:
    seed_test(partial(env, **options), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, illegal="random", **options), num_cycles=CYCLES)


def test_max_cycles() -> None:
    lenient: dict[str, Any] = {"illegal": "random"}  # its actions look at no mask
    max_cycles_test(
        SimpleNamespace(env=partial(env, **lenient), parallel_env=partial(parallel_env, **lenient))
    )


@each_kind
def test_render(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, **options))
    assert "capital" in capsys.readouterr().out


@published
def test_state() -> None:
    state_test(env(illegal="random"), parallel_env())


def play_out(table: Any, seed: int, decide: Any) -> dict[str, float]:
    """Play a game; what each agent got."""
    total: dict[str, float] = {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        seen, reward, terminated, truncated, _ = table.last()
        total[agent] = total.get(agent, 0) + reward
        table.step(None if terminated or truncated else decide(seen["action_mask"]))
    return total


def first(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@each_kind
def test_rewards_are_the_result(options: dict[str, Any]) -> None:
    table = raw_env(**options)
    for seed in range(5):
        total = play_out(table, seed, first)
        game = table.game
        if options.get("reward") == "margin":
            scores = np.array(game.scores())
            means = [np.delete(scores, seat).mean() for seat in range(game.seats)]
            assert list(total.values()) == pytest.approx(list(scores - means))
        else:
            assert sum(total.values()) == pytest.approx(1)
            assert [total[f"player_{seat}"] > 0 for seat in range(game.seats)] == [
                seat in game.winners() for seat in range(game.seats)
            ]


def test_a_pick_is_hidden_from_those_who_pick_later() -> None:
    seen = []
    for pick in range(2):
        table = env(seats=3)
        table.reset(seed=4)
        while table.agent_selection == "player_0":
            legal = np.flatnonzero(table.last()[0]["action_mask"])
            table.step(int(legal[pick % len(legal)]))
        seen.append([table.observe(agent)["observation"] for agent in ("player_1", "player_2")])
    assert np.array_equal(seen[0], seen[1])


def test_only_the_selected_agent_has_legal_actions() -> None:
    table = env(seats=3)
    table.reset(seed=1)
    acting = [table.observe(agent)["action_mask"].any() for agent in table.possible_agents]
    assert acting == [True, False, False]


def test_in_parallel_a_draft_is_made_at_once() -> None:
    table = parallel_env(seats=3)
    seen, _ = table.reset(seed=1)
    for _ in range(4):
        assert all(view["action_mask"].any() for view in seen.values())
        seen, *_ = table.step({agent: first(view["action_mask"]) for agent, view in seen.items()})
    assert sum(view["action_mask"].any() for view in seen.values()) == 1


@pytest.mark.filterwarnings("ignore:.*Illegal move made")
def test_an_illegal_action_loses() -> None:
    table = env(seats=3)
    table.reset(seed=1)
    table.step(103)
    assert table.rewards == {"player_0": -1, "player_1": 0, "player_2": 0}
    assert all(table.terminations.values())
    apart = parallel_env(seats=3)
    apart.reset(seed=1)
    _, rewards, terminated, _, _ = apart.step(dict.fromkeys(apart.agents, 103))
    assert set(rewards.values()) == {-1}
    assert all(terminated.values())
    assert not apart.agents


def test_raw_an_illegal_action_raises_and_changes_nothing() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.game.snapshot()
    with pytest.raises(lux.IllegalAction):
        table.step(103)
    assert table.game.snapshot() == before


def test_any_legal_action_instead_of_an_illegal_one() -> None:
    assert sum(play_out(env(illegal="random"), 1, lambda mask: 103).values()) == 1


def test_nothing_before_reset() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        env().agents  # noqa: B018
    with pytest.raises(AttributeError, match="before reset"):
        env().step(0)


def test_registered_and_pickled() -> None:
    table = pettingzoo.make("aec", "CapitalLux-v0", seats=3, max_cycles=5)
    again = pickle.loads(pickle.dumps(table))
    assert len(again.possible_agents) == 3
    assert again.max_cycles == 5
    assert len(pettingzoo.make("parallel", "CapitalLux-v0", seats=4).possible_agents) == 4


@pytest.mark.parametrize("make", [env, parallel_env])
@pytest.mark.parametrize("twin", [lambda table: pickle.loads(pickle.dumps(table)), copy.deepcopy])
def test_a_copy_plays_on_from_the_same_position(twin: Any, make: Any) -> None:
    table = make(seats=2, illegal="random", max_cycles=40)
    table.reset(seed=6)
    wrong = 103 if make is env else dict.fromkeys(table.agents, 103)
    for _ in range(9):
        table.step(wrong)
    again = twin(table)
    assert np.array_equal(table.state(), again.state())
    for _ in range(9):
        for each in (table, again):
            each.step(wrong)
        assert np.array_equal(table.state(), again.state())
    assert table.game is not again.game


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"seats": 1, "edition": "generations"}, "solo"),
        ({"render_mode": "big"}, "render mode"),
        ({"reward": "points"}, "reward"),
        ({"illegal": "allow"}, "illegal"),
    ],
)
@pytest.mark.parametrize("make", [env, parallel_env])
def test_options_are_checked(make: Any, options: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        make(**options)
