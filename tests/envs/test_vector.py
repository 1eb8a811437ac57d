"""Many games for Gymnasium, beside its own vectors of single games and beside a batch."""

from __future__ import annotations

import pickle
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics

import capital_lux as lux
import capital_lux.envs.gymnasium
from capital_lux.envs.batch import BatchGame
from capital_lux.envs.vector import CapitalLuxVector

KINDS: list[dict[str, Any]] = [
    {"opponents": "random"},
    {"seats": 4, "opponents": ["random"] * 3, "seat": None, "reward": "margin"},
    {"edition": "generations", "seats": 1, "powers": "C", "reward": "margin"},
]
each_kind = pytest.mark.parametrize("options", KINDS, ids=str)


def vector(num_envs: int = 4, **options: Any) -> Any:
    return gymnasium.make_vec("CapitalLux-v0", num_envs=num_envs, **options)


def play_until_an_end(envs: Any, seed: int = 1) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
    _, infos = envs.reset(seed=seed)
    while True:
        step = envs.step(infos["action_mask"].argmax(axis=1))
        infos = step[4]
        if step[2].any():
            return step  # type: ignore[no-any-return]


def shapes(infos: dict[str, Any]) -> dict[str, Any]:
    """The kinds of values in an info, and of the parts of each."""
    return {
        key: shapes(value) if isinstance(value, dict) else (value.dtype, value.shape)
        for key, value in infos.items()
    }


@each_kind
def test_it_is_a_vector_as_gymnasium_makes_them(options: dict[str, Any]) -> None:
    """Beside Gymnasium's own vector of our single games."""
    ours = vector(**options)
    make = partial(gymnasium.make, "CapitalLux-v0", **options)
    theirs: Any = SyncVectorEnv([make] * 4, autoreset_mode=AutoresetMode.SAME_STEP)
    assert isinstance(ours, CapitalLuxVector)
    assert isinstance(ours, VectorEnv)
    assert ours.spec is not None
    assert ours.metadata == theirs.metadata
    for space in ("observation", "action"):
        for name in (f"{space}_space", f"single_{space}_space"):
            assert getattr(ours, name) == getattr(theirs, name)
    assert shapes(ours.reset(seed=1)[1]) == shapes(theirs.reset(seed=1)[1])
    told, expected = play_until_an_end(ours), play_until_an_end(theirs)
    for ours_now, theirs_now in zip(told[:4], expected[:4], strict=True):
        assert (ours_now.dtype, ours_now.shape) == (theirs_now.dtype, theirs_now.shape)
    assert shapes(told[4]) == shapes(expected[4])
    assert told[0] in ours.observation_space
    for _, _, done, _, infos in (told, expected):
        assert infos["final_obs"][done.argmax()] in ours.single_observation_space


@each_kind
def test_the_reward_is_the_result(options: dict[str, Any]) -> None:
    _, rewards, done, _, infos = play_until_an_end(vector(**options), 2)
    final = infos["final_info"]
    for i in np.flatnonzero(done):
        scores, winners, seat = final["scores"][i], final["winners"][i], final["seat"][i]
        if options.get("reward") == "margin":
            assert rewards[i] == pytest.approx(scores[seat] - np.delete(scores, seat).mean())
        else:
            assert rewards[i] == (seat in winners) / len(winners)
        assert max(scores) in [scores[winner] for winner in winners]
    assert not rewards[~done].any()


def test_the_games_are_those_of_a_batch() -> None:
    envs = vector(3, seats=3, opponents="random", seat=1)
    batch = BatchGame(3, seats=3, seed=5, learner=1)
    seen, infos = envs.reset(seed=5)
    for _ in range(60):
        assert np.array_equal(seen, batch.observations)
        assert np.array_equal(envs.action_masks(), batch.masks)
        assert np.array_equal(infos["action_mask"], batch.masks)
        actions = batch.masks.argmax(axis=1)
        batch.step(actions)
        seen, _, done, _, infos = envs.step(actions)
        assert np.array_equal(done, batch.done)


def test_what_was_seen_is_not_written_over() -> None:
    envs = vector(opponents="random")
    seen, infos = envs.reset(seed=1)
    kept = seen.copy(), infos["action_mask"].copy()
    envs.step(infos["action_mask"].argmax(axis=1))
    assert np.array_equal(seen, kept[0])
    assert np.array_equal(infos["action_mask"], kept[1])


def test_an_illegal_action_costs_and_changes_nothing_in_its_game() -> None:
    envs = vector(4, opponents="random", penalty=-0.5)
    before, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1], actions[2] = 103, -7
    seen, rewards, _, _, infos = envs.step(actions)
    assert rewards.tolist() == [0, -0.5, -0.5, 0]
    assert infos["illegal"].tolist() == [False, True, True, False]
    assert (seen == before).all(axis=1).tolist() == [False, True, True, False]
    strict = vector(2, opponents="random", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(lux.IllegalAction, match="game 1"):
        strict.step([strict.action_masks()[0].argmax(), 103])


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.5, 0.5]])
def test_actions_are_whole_numbers_one_for_each_game(actions: Any) -> None:
    envs = vector(2, opponents="random")
    envs.reset(seed=1)
    with pytest.raises((TypeError, ValueError, IndexError)):
        envs.step(actions)


def test_bots_that_think_play_in_a_vector_too() -> None:
    envs = vector(2)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert all(env.opponents == ["novice"] for env in envs.envs)
    assert play_until_an_end(envs)[4]["final_info"]["scores"].any()
    with pytest.raises(ValueError, match="threads"):
        vector(2, threads=2)
    with pytest.raises(ValueError, match="at random"):
        CapitalLuxVector(2, opponents="novice")


def test_gymnasiums_wrappers_take_it() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(vector(opponents="random")))
    _, infos = envs.reset(seed=1)
    done = np.zeros(4, dtype=bool)
    lengths = np.zeros(4)
    while not done.any():
        actions = np.array([info["action_mask"].argmax() for info in infos])
        _, _, done, _, infos = envs.step(actions)
        lengths += 1
    ended = int(done.argmax())
    assert infos[ended]["episode"]["l"] == lengths[ended]
    assert "final_info" in infos[ended]


def test_a_pickled_vector_plays_on() -> None:
    envs = vector(opponents="random", seat=None)
    *_, infos = play_until_an_end(envs)
    again = pickle.loads(pickle.dumps(envs))
    for _ in range(30):
        actions = infos["action_mask"].argmax(axis=1)
        seen, *_, infos = envs.step(actions)
        assert np.array_equal(again.step(actions)[0], seen)


def test_every_table_is_shown() -> None:
    envs = vector(2, opponents="random", render_mode="ansi")
    envs.reset(seed=1)
    pictures = envs.render()
    assert len(pictures) == 2
    assert all("draft" in picture for picture in pictures)


def test_each_game_may_have_a_seed_of_its_own() -> None:
    envs = vector(2, opponents="random")
    first, _ = envs.reset(seed=[3, 4])
    again, _ = envs.reset(seed=[4, 3])
    assert (first == again[::-1]).all()


def test_some_games_cannot_be_reset() -> None:
    envs = vector(2, opponents="random")
    with pytest.raises(ValueError, match="no reset of some"):
        envs.reset(options={"reset_mask": np.array([True, False])})
