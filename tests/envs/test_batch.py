"""A batch plays the same games as one game at a time, whatever the number of threads."""

from __future__ import annotations

import threading
import time
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import capital_lux as lux
from capital_lux.envs.batch import BatchGame, seed_of
from capital_lux.envs.observation import ACTIONS, SIZE, Observer
from tests.envs.games import FIRST, SETS, SOLO
from tests.own_tiles import Toll

MIXED = [*FIRST, *SETS, SOLO]
STEPS = 250 if lux.COMPILED else 130
"""Enough for some games to end."""


def choose(batch: BatchGame, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for each game."""
    weights = batch.masks * rng.random(batch.masks.shape)
    return np.asarray(weights.argmax(axis=1))


def arrays(batch: BatchGame) -> list[bytes]:
    found = (batch.observations, batch.masks, batch.rewards, batch.done, batch.seat)
    return [array.tobytes() for array in found]


def expected_rewards(game: lux.Game, reward: str) -> list[float]:
    scores, winners = game.scores(), game.winners()
    if reward == "win":
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return won + [0.0] * (4 - len(scores))
    best = [
        max(s for other, s in enumerate(scores) if other != seat) for seat in range(len(scores))
    ]
    return [scores[seat] - best[seat] for seat in range(len(scores))] + [0.0] * (4 - len(scores))


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_each_game_of_a_batch_is_a_game_played_alone(reward: str) -> None:
    batch = BatchGame(len(MIXED), games=MIXED, seed=3, reward=reward)
    chances = [lux.Fast(seed_of(3, i)) for i in range(len(MIXED))]
    games = [lux.Game(seed=seed_of(3, i), **MIXED[i]) for i in range(len(MIXED))]
    for game, chance in zip(games, chances, strict=True):
        game.deal(chance)
    observers = list(map(Observer, games))
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(STEPS):
        for i, (game, observer) in enumerate(zip(games, observers, strict=True)):
            seat = game.waiting()[0]
            assert seat == batch.seat[i]
            assert (batch.observations[i] == observer.observe(seat)).all()
            assert (batch.masks[i] == observer.mask(seat)).all()
        actions = choose(batch, rng)
        seats = batch.seat.copy()
        batch.step(actions)
        for i, game in enumerate(games):
            observers[i].act(int(seats[i]), int(actions[i]))
            assert bool(batch.done[i]) == game.over
            if not game.over:
                assert not batch.rewards[i].any()
                continue
            assert batch.rewards[i].tolist() == pytest.approx(expected_rewards(game, reward))
            ended += 1
            game.deal(chances[i])
            observers[i] = Observer(game)
    assert ended >= len(MIXED) // 2


@pytest.mark.parametrize("threads", [2, 3, 64])
def test_threads_change_nothing(threads: int) -> None:
    one = BatchGame(21, games=MIXED, seed=5)
    many = BatchGame(21, games=MIXED, seed=5, threads=threads)
    rng = np.random.default_rng(5)
    for _ in range(STEPS // 3):
        assert arrays(one) == arrays(many)
        actions = choose(one, rng)
        one.step(actions)
        many.step(actions)
    assert arrays(one) == arrays(many)


def test_a_seed_is_a_batch() -> None:
    batch = BatchGame(5, "first", 3, seed=1)
    begun = arrays(batch)
    assert arrays(BatchGame(5, "first", 3, seed=1)) == begun
    assert arrays(BatchGame(5, "first", 3, seed=2)) != begun
    rng = np.random.default_rng(1)
    for _ in range(20):
        batch.step(choose(batch, rng))
    batch.reset()
    assert arrays(batch) != begun
    batch.reset(seed=1)
    assert arrays(batch) == begun


def test_every_game_of_a_batch_has_its_own_deal_and_random_tiles() -> None:
    batch = BatchGame(20, "generations", 2, "random", seed=1)
    assert len({row.tobytes() for row in batch.observations}) == 20
    assert len({tuple(batch.game(i).view()["powers"]) for i in range(20)}) > 10


@pytest.mark.parametrize("action", [ACTIONS, -1, 99, 20])
def test_an_illegal_action_is_named_and_changes_no_game(action: int) -> None:
    batch = BatchGame(6, seed=1, threads=2)
    rng = np.random.default_rng(1)
    batch.step(choose(batch, rng))
    before = arrays(batch), [batch.game(i).snapshot() for i in range(6)]
    actions = choose(batch, rng)
    actions[4] = action
    with pytest.raises(lux.IllegalAction, match="game 4: "):
        batch.step(actions)
    assert (arrays(batch), [batch.game(i).snapshot() for i in range(6)]) == before
    batch.step(choose(batch, rng))


def test_actions_are_whole_numbers_one_for_each_game() -> None:
    batch = BatchGame(3, seed=1)
    wrong: list[Any] = [[1, 2], 5, [[1], [2], [3]]]
    for actions in wrong:
        with pytest.raises(ValueError, match="one action for each of 3 games"):
            batch.step(actions)
    with pytest.raises(TypeError):
        batch.step([0.5, 1.0, 2.0])


def test_the_arrays_stay_the_same_ones() -> None:
    batch = BatchGame(3, seed=1)
    observations, masks = batch.observations, batch.masks
    first = observations.copy()
    batch.step(batch.masks.argmax(axis=1))
    assert observations is batch.observations
    assert (observations != first).any()
    assert (observations.shape, masks.shape) == ((3, SIZE), (3, ACTIONS))
    assert [str(array.dtype) for array in (observations, masks, batch.rewards)] == [
        "uint8",
        "uint8",
        "float32",
    ]


def test_a_copy_of_a_game_is_to_look_at() -> None:
    batch = BatchGame(2, seed=1)
    before = arrays(batch)
    game = batch.game(1)
    game.play(0, game.legal(0)[0])
    assert arrays(batch) == before
    with pytest.raises(ValueError, match="no record"):
        game.record()


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"n": 0}, "at least one game"),
        ({"n": 2, "threads": 0}, "at least one game and one thread"),
        ({"n": 2, "reward": "fame"}, "choose win or margin"),
        ({"n": 2, "seats": 5}, "5 seats"),
        ({"n": 2, "games": []}, "at least one"),
    ],
)
def test_a_batch_that_cannot_be_is_refused(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        BatchGame(**options)


def test_users_own_tiles_are_refused() -> None:
    with pytest.raises(ValueError, match="your own"):
        BatchGame(2, "generations", 2, [Toll, "cleric", "agent", "scholar"])


def test_threads_that_fell_asleep_are_woken() -> None:
    alone, together = (BatchGame(6, seed=1, threads=threads) for threads in (1, 3))
    for _ in range(20):
        time.sleep(0.02)
        for batch in (alone, together):
            batch.step(batch.masks.argmax(axis=1))
        assert np.array_equal(alone.observations, together.observations)


def test_the_threads_end_with_the_batch() -> None:
    before = set(threading.enumerate())
    batch = BatchGame(4, seed=1, threads=4)
    crew = set(threading.enumerate()) - before
    assert len(crew) == 3
    del batch
    for thread in crew:
        thread.join(timeout=30)
        assert not thread.is_alive()
