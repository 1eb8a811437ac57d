"""Gymnasium's own checker, as it publishes it, and what it does not look at."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import capital_lux as lux
import capital_lux.envs.gymnasium
from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import make_bot
from capital_lux.envs.gymnasium import CapitalLux

KINDS: list[dict[str, Any]] = [
    {},
    {"seats": 4, "opponents": ["random", "novice", "regular"], "seat": None},
    {"edition": "generations", "seats": 1, "reward": "margin"},
    {"edition": "generations", "seats": 3, "powers": "random", "opponents": "random"},
]


def play_out(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, dict[str, Any], list[Any]]:
    """Play the first legal action until the end; the reward, the last info, what was seen."""
    seen, info = env.reset(seed=seed)
    everything = [seen]
    over = False
    while not over:
        assert info["action_mask"].any()
        action = env.action_space.dtype.type(np.flatnonzero(info["action_mask"])[0])  # type: ignore[union-attr]
        seen, reward, over, truncated, info = env.step(action)
        assert not truncated
        everything.append(seen)
    return float(reward), info, everything


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_published_checker(options: dict[str, Any]) -> None:
    check_env(gymnasium.make("CapitalLux-v0", **options).unwrapped)


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_same_seed_same_game(options: dict[str, Any]) -> None:
    games = [play_out(gymnasium.make("CapitalLux-v0", **options), 7) for _ in range(2)]
    assert games[0][0] == games[1][0]
    assert games[0][1]["scores"] == games[1][1]["scores"]
    assert np.array_equal(games[0][2], games[1][2])


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_the_reward_is_the_result(options: dict[str, Any]) -> None:
    reward, info, _ = play_out(gymnasium.make("CapitalLux-v0", **options), 3)
    seat, scores = info["seat"], info["scores"]
    if options.get("reward") == "margin":
        assert reward == scores[seat] - scores[1 - seat]
    else:
        assert reward == (seat in info["winners"]) / len(info["winners"])


def test_an_illegal_action_costs_and_changes_nothing() -> None:
    env = CapitalLux(penalty=-0.5)
    before, _ = env.reset(seed=1)
    seen, reward, over, truncated, info = env.step(np.int64(103))
    assert (reward, over, truncated, info["illegal"]) == (-0.5, False, False, True)
    assert np.array_equal(seen, before)


def test_or_raises() -> None:
    env = CapitalLux(illegal="raise")
    env.reset(seed=1)
    with pytest.raises(lux.IllegalAction):
        env.step(np.int64(103))


class Nosy(Bot):
    """Plays the first action, and keeps what it saw and heard."""

    views: list[Any] = []  # noqa: RUF012
    events: list[Any] = []  # noqa: RUF012

    def hear(self, event: Any) -> None:
        self.events.append(event)

    def choose(self, view: Any) -> str:
        self.views.append(view)
        return str(view["legal"][0])


def test_a_bot_of_your_own_sees_only_its_seat() -> None:
    Nosy.views.clear()
    Nosy.events.clear()
    play_out(CapitalLux(seats=2, opponents=lambda seed: Nosy()), 5)
    assert {view["seat"] for view in Nosy.views} == {1}
    assert {event["seat"] for event in Nosy.events if event["what"] == "kept"} == {1}
    assert {event["what"] for event in Nosy.events} >= {"opened", "dealt", "played"}


def test_a_better_bot_is_harder_to_beat() -> None:
    games = 30 if lux.COMPILED else 4
    regular = CapitalLux(opponents=lambda seed: make_bot("regular", seed), reward="margin")
    margins = [play_out(regular, seed)[0] for seed in range(games)]
    assert np.mean(margins) < 0


@pytest.mark.parametrize("options", KINDS, ids=str)
@pytest.mark.parametrize("twin", [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy])
def test_a_copy_plays_on_from_the_same_position(twin: Any, options: dict[str, Any]) -> None:
    env = gymnasium.make("CapitalLux-v0", **options)
    _, info = env.reset(seed=4)
    for _ in range(9):
        _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
    again = twin(env)
    for _ in range(9):
        action = np.flatnonzero(info["action_mask"])[-1]
        seen, _, over, _, info = env.step(action)
        assert over == again.step(action)[2]
        assert np.array_equal(seen, again.unwrapped.table.observe(again.unwrapped.seat))
        assert env.unwrapped.game.actions() == again.unwrapped.game.actions()  # type: ignore[attr-defined]


def test_masks_for_maskable_ppo() -> None:
    env = gymnasium.make("CapitalLux-v0", seats=3, seat=None)
    _, info = env.reset(seed=1)
    for _ in range(5):
        masks = env.get_wrapper_attr("action_masks")()  # as sb3-contrib's get_action_masks does
        assert (masks.dtype, masks.shape) == (np.bool_, (104,))
        assert np.array_equal(masks, info["action_mask"])
        _, _, _, _, info = env.step(np.flatnonzero(masks)[0])


def test_an_action_is_a_whole_number() -> None:
    env = CapitalLux()
    env.reset(seed=1)
    with pytest.raises(TypeError):
        env.step(0.5)  # type: ignore[arg-type]


def test_solo_is_against_rob() -> None:
    env = CapitalLux(edition="generations", seats=1)
    env.reset(seed=1)
    assert env.game.view(0)["rob"]["reserve"]
    assert not env.bots


def test_registered_without_an_import_of_ours() -> None:
    code = (
        "import gymnasium; env = gymnasium.make('capital_lux.envs.gymnasium:CapitalLux-v0');"
        "print(env.reset(seed=1)[0].shape)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("(")


def test_entry_point() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    value = project["project"]["entry-points"]["gymnasium.envs"]["__root__"]
    register = EntryPoint("__root__", value, "gymnasium.envs").load()
    gymnasium.registry.pop("CapitalLux-v0")
    register()
    assert gymnasium.spec("CapitalLux-v0").id == "CapitalLux-v0"


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"opponents": ["novice", "novice"]}, "2 opponents for 1"),
        ({"opponents": "god"}, "no level"),
        ({"seat": 2}, "no seat 2"),
        ({"illegal": "allow"}, "illegal"),
        ({"reward": "points"}, "reward"),
        ({"edition": "third"}, "edition"),
    ],
)
def test_options_are_checked(options: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        CapitalLux(**options)
