"""A batch plays the same games as one game at a time, whatever the number of threads."""

from __future__ import annotations

import copy
import pickle
import threading
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import capital_lux as lux
from capital_lux.envs.batch.games import BatchGame, seed_of
from capital_lux.observation import ACTIONS, SIZE, Observer
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES
from capital_lux.rules.chance import pick, seed_bytes
from tests.envs.games import FIRST, SETS, SOLO
from tests.own_tiles import Toll

MIXED = [*FIRST, *SETS, SOLO]
SEED = seed_bytes(3)
STEPS = 250 if lux.COMPILED else 130
"""Enough for some games to end."""


def choose(batch: BatchGame, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action for each game."""
    weights = batch.masks * rng.random(batch.masks.shape)
    return np.asarray(weights.argmax(axis=1))


def arrays(batch: BatchGame) -> list[bytes]:
    found = (batch.observations, batch.masks, batch.rewards, batch.scores, batch.done, batch.seat)
    return [array.tobytes() for array in found]


def expected_rewards(game: lux.Game, reward: str) -> list[float]:
    scores, winners = game.scores(), game.winners()
    if reward == "win":
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))]
        return won + [0.0] * (4 - len(scores))
    lead = [own - (sum(scores) - own) / (len(scores) - 1) for own in scores]
    return lead + [0.0] * (4 - len(scores))


@pytest.mark.parametrize("reward", ["win", "margin"])
def test_each_game_of_a_batch_is_a_game_played_alone(reward: str) -> None:
    batch = BatchGame(len(MIXED), games=MIXED, seed=3, reward=reward)
    chances = [lux.Fast(seed_of(SEED, i)) for i in range(len(MIXED))]
    games = [lux.Game(seed=seed_of(SEED, i), **MIXED[i]) for i in range(len(MIXED))]
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
            observers[i].play_relative(int(seats[i]), int(actions[i]))
            assert bool(batch.done[i]) == game.over
            if not game.over:
                assert not batch.rewards[i].any()
                assert not batch.scores[i].any()
                continue
            assert batch.scores[i, : game.seats].tolist() == game.scores()
            assert batch.rewards[i].tolist() == pytest.approx(expected_rewards(game, reward))
            assert tuple(np.flatnonzero(batch.winners[i])) == game.winners()
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


def test_a_list_has_a_seed_for_each_game() -> None:
    """The same seed is the same deal in any place; None leaves a game to its next one."""
    batch, other = BatchGame(3, seed=1), BatchGame(3, seed=1)
    batch.reset([7, None, 7])
    other.reset()
    assert (batch.observations[0] == batch.observations[2]).all()
    assert (batch.observations[1] == other.observations[1]).all()
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        batch.reset([7, 7])


def test_without_a_seed_chance_decides() -> None:
    batches = [BatchGame(2), BatchGame(2, seed=None)]
    assert arrays(batches[0]) != arrays(batches[1])
    before = arrays(batches[0])
    batches[0].reset()
    assert arrays(batches[0]) != before


def test_a_seed_is_given_in_the_same_ways_as_to_a_game() -> None:
    batches = [BatchGame(2, seed=seed) for seed in (7, seed_bytes(7), seed_bytes(7).hex())]
    assert len({tuple(arrays(batch)) for batch in batches}) == 1


@pytest.mark.parametrize("seed", [-1, 1.5, "seven", b"7", True, 1 << 256])
def test_a_seed_that_a_game_refuses_is_refused(seed: Any) -> None:
    with pytest.raises(ValueError, match="seed"):
        BatchGame(2, seed=seed)
    batch = BatchGame(2, seed=1)
    batch.step(batch.masks.argmax(axis=1))
    before = arrays(batch)
    with pytest.raises(ValueError, match="seed"):
        batch.reset(seed)
    assert arrays(batch) == before


def pickled(batch: BatchGame) -> BatchGame:
    again: BatchGame = pickle.loads(pickle.dumps(batch))
    return again


@pytest.mark.parametrize("learner", [None, "any"])
@pytest.mark.parametrize("twin", [pickled, copy.copy, copy.deepcopy])
def test_a_copy_of_a_batch_plays_on_alone(
    twin: Callable[[BatchGame], BatchGame], learner: str | None
) -> None:
    batch = BatchGame(len(MIXED), games=MIXED, seed=2, threads=2, learner=learner)
    rng = np.random.default_rng(2)
    while not batch.done.any():
        batch.step(choose(batch, rng))
    again = twin(batch)
    for _ in range(60 if lux.COMPILED else 20):
        assert arrays(again) == arrays(batch)
        assert again.finals.tobytes() == batch.finals.tobytes()
        actions = choose(batch, rng)
        before = arrays(batch)
        again.step(actions)
        assert arrays(batch) == before
        batch.step(actions)


@pytest.mark.parametrize("learner", [0, "any"])
def test_one_seat_learns_and_the_others_play_at_random(learner: int | str) -> None:
    """Beside games in which the others' moves are drawn in the same way."""
    batch = BatchGame(len(MIXED), games=MIXED, seed=3, learner=learner)
    chances = [lux.Fast(seed_of(SEED, i)) for i in range(len(MIXED))]
    games = [lux.Game(seed=1, **options) for options in MIXED]
    seats = [0] * len(MIXED)

    def deal(i: int) -> Observer:
        games[i].deal(chances[i])
        if learner == "any":
            seats[i] = pick(chances[i], range(MIXED[i]["seats"]))
        return Observer(games[i])

    def play_others(i: int) -> None:
        while (waiting := games[i].waiting()) and seats[i] not in waiting:
            action = pick(chances[i], games[i].legal_ids(waiting[0]))
            observers[i].play(waiting[0], action)

    observers = [deal(i) for i in range(len(MIXED))]
    rng = np.random.default_rng(3)
    ended = 0
    for _ in range(STEPS // 2):
        for i, observer in enumerate(observers):
            assert batch.seat[i] == seats[i]
            assert (batch.observations[i] == observer.observe(seats[i])).all()
            assert (batch.masks[i] == observer.mask(seats[i])).all()
        actions = choose(batch, rng)
        batch.step(actions)
        for i, game in enumerate(games):
            observers[i].play_relative(seats[i], int(actions[i]))
            play_others(i)
            assert bool(batch.done[i]) == game.over
            if game.over:
                ended += 1
                assert (batch.finals[i] == observers[i].observe(seats[i])).all()
                assert batch.rewards[i].tolist() == pytest.approx(expected_rewards(game, "win"))
                observers[i] = deal(i)
                play_others(i)
    assert ended >= len(MIXED) // 2


def test_games_that_are_held_stay_as_they_are() -> None:
    batch, alone = BatchGame(3, seed=1), BatchGame(3, seed=1)
    hold = np.array([False, True, False])
    for _ in range(150):
        actions = alone.masks.argmax(axis=1)
        before = batch.observations[1].copy()
        batch.step(np.where(hold, -1, actions), hold=hold)
        alone.step(actions)
        assert (batch.observations[1] == before).all()
        assert (batch.observations[::2] == alone.observations[::2]).all()
    with pytest.raises(ValueError, match="for each of 3 games"):
        batch.step(actions, hold=[True])


def test_every_game_of_a_batch_has_its_own_deal_and_random_tiles() -> None:
    batch = BatchGame(20, "generations", 2, "random", seed=1)
    assert len({row.tobytes() for row in batch.observations}) == 20
    assert len({tuple(batch.game(i).view()["powers"]) for i in range(20)}) > 10


ANEW: dict[str, Any] = {
    "games": [
        *FIRST,
        *({"edition": "generations", "seats": n, "powers": "random"} for n in (1, 4)),
    ],
    "anew": True,
    "secrets": True,
}


@pytest.mark.parametrize("threads", [1, 3])
def test_dealt_anew_a_game_has_other_tiles_and_seats(threads: int) -> None:
    batch = BatchGame(6, seed=1, threads=threads, **ANEW)
    rng = np.random.default_rng(4)
    sorts = set()
    for _ in range(3 * STEPS):
        batch.step(choose(batch, rng))
        for i in np.flatnonzero(batch.done):
            view = batch.game(int(i)).view()
            assert batch.seats[i] == len(view["players"])
            sorts.add((len(view["players"]), *view.get("powers", ())))
            seen = Observer(batch.game(int(i))).observe(int(batch.seat[i]))
            assert (seen == batch.observations[i]).all()
    assert len(sorts) > (6 if lux.COMPILED else 3)


def test_options_that_only_a_later_deal_would_be_of_are_refused_at_once() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"edition": "generations", "seats": 2, "powers": "Q"}, "not a set of tiles"),
        (
            {"edition": "generations", "seats": 2, "powers": ["agent", "cleric", Toll, "scholar"]},
            "which is your own",
        ),
        ({"edition": "first", "seats": 2}, "a seat from 0 to 1"),
    ]
    for later, said in wrong:
        with pytest.raises(ValueError, match=said):
            BatchGame(1, games=[{"edition": "first", "seats": 4}, later], anew=True, learner=3)


def test_dealt_anew_threads_and_copies_change_nothing() -> None:
    one, two = (BatchGame(9, seed=5, threads=threads, **ANEW) for threads in (1, 4))
    rng = np.random.default_rng(5)
    for step in range(STEPS):
        if step == STEPS // 2:
            two = pickled(two)
        assert arrays(one) == arrays(two)
        assert (one.secrets == two.secrets).all()
        assert (one.seats == two.seats).all()
        actions = choose(one, rng)
        one.step(actions)
        two.step(actions)


def test_secrets_are_the_cards_that_the_seat_does_not_see() -> None:
    batch = BatchGame(len(MIXED), games=MIXED, seed=6, secrets=True)
    rng = np.random.default_rng(6)
    for _ in range(STEPS):
        for i, (row, seat) in enumerate(zip(batch.secrets, batch.seat.tolist(), strict=True)):
            game = batch.game(i)
            full = game.snapshot()
            for turn in range(1, int(batch.seats[i])):
                player = full["players"][(seat + turn) % int(batch.seats[i])]
                part = row[20 * (turn - 1) :][:20]
                assert counted(part) == sorted(player["kept"] + player["hand"])
                assert counted(row[60 + 20 * (turn - 1) :][:20]) == sorted(player["packs"])
            deck = [kind - 1 for kind in row[120:144].tolist() if kind]
            assert [CARD_NAMES[kind] for kind in deck] == full["deck"][:24]
            assert row[198:].tolist() == face_down(full, seat)
        batch.step(choose(batch, rng))


def face_down(full: dict[str, Any], seat: int) -> list[int]:
    """By seat, from one on, and district: what modifiers and rebels come to, plus 16."""
    seats = len(full["players"])
    found = [[16] * 4 if turn < seats else [0] * 4 for turn in range(4)]
    for district, over in full.get("modifiers", {}).items():
        for one in over:
            for row in found[:seats]:
                row[DISTRICT_NAMES.index(district)] += one["value"]
    for rebel in full.get("rebels", {}).get("placed", ()):
        found[(rebel["seat"] - seat) % seats][DISTRICT_NAMES.index(rebel["district"])] += rebel[
            "value"
        ]
    return [one for row in found for one in row]


def counted(counts: npt.NDArray[np.uint8]) -> list[str]:
    """The names of so many cards of each kind."""
    return sorted(
        name for name, count in zip(CARD_NAMES, counts, strict=True) for _ in range(count)
    )


@pytest.mark.parametrize("action", [ACTIONS, -1, 99, 20, 1 << 32, -(1 << 32)])
def test_an_illegal_action_is_named_and_changes_no_game(action: int) -> None:
    batch = BatchGame(6, seed=1, threads=2)
    rng = np.random.default_rng(1)
    batch.step(choose(batch, rng))
    before = arrays(batch), [batch.game(i).snapshot() for i in range(6)]
    actions = choose(batch, rng)
    actions[4] += action if abs(action) > ACTIONS else action - actions[4]
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
    for index in (-1, 2):
        with pytest.raises(IndexError, match=f"no game {index}: games are 0 to 1"):
            batch.game(index)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"n": 0}, "1 to 1,000,000 games"),
        ({"n": 10**9}, "1 to 1,000,000 games"),
        ({"n": 2, "threads": 0}, "at least one thread"),
        ({"n": 2, "learner": 2}, "seat from 0 to 1"),
        ({"n": 2, "learner": "me"}, "seat from 0 to 1"),
        ({"n": 2, "games": [SETS[0], SOLO], "learner": 1}, "seat from 0 to 0"),
        ({"n": 2, "reward": "fame"}, "choose win or margin"),
        ({"n": 2, "seats": 5}, "5 is not a number of seats"),
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
