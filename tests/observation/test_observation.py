"""An observation says all that a seat knows, and nothing else."""

from __future__ import annotations

import hashlib
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import capital_lux as lux
from capital_lux.conformance.secrecy import shuffled_snapshot
from capital_lux.observation import (
    ACTION_NAMES,
    ACTIONS,
    SIZE,
    VERSION,
    Observer,
    absolute,
    describe,
    mask,
    observe,
    relative,
)
from capital_lux.observation.layout import OFFSETS, SHAPES
from capital_lux.observation.tiles import SECTIONS
from capital_lux.rules.actions import action_id
from capital_lux.rules.powers import TILES
from capital_lux.rules.record import InvalidRecord
from tests.bots.test_secrecy import other_record
from tests.envs.games import FIRST, SETS, SOLO, every_game
from tests.observation.told import Remembered, told_by
from tests.own_tiles import Toll

GAMES = 2 if lux.COMPILED else 1
"""Games of each kind."""
BYTES_OF_VERSION = {1: "7b18f234bbf087ef"}
"""A new layout is a new version: then add its fingerprint here."""


def people(game: lux.Game) -> range:
    """The seats that people take."""
    return range(int(game.view()["seats"]))


@pytest.mark.parametrize("options", every_game())
def test_an_observation_says_all_that_a_seat_knows(options: dict[str, Any]) -> None:
    """So two information states that differ give two observations that differ."""
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = lux.Game(seed=seed, **options)
        observer = Observer(game)
        memory = Remembered(len(game.scores()))
        while not game.over:
            for seat in people(game):
                told = describe(observer.observe(seat))
                if "rob" in told:
                    told["rob"]["turned"].sort()
                    told["rob"]["deck"] = len(told["rob"]["deck"])
                assert told == told_by(game.view(seat), memory)
            actor = rng.choice(game.waiting())
            memory.hear(observer.play(actor, rng.choice(game.legal(actor))))


@pytest.mark.parametrize("options", every_game())
def test_shuffling_what_a_seat_cannot_know_leaves_its_observation(options: dict[str, Any]) -> None:
    changed = 0
    for seed in range(GAMES):
        rng = random.Random(seed)
        game = lux.Game(seed=seed, **options)
        while not game.over:
            if rng.random() < 0.5:
                truth = game.snapshot()
                seat = rng.choice(people(game))
                shuffled = shuffled_snapshot(json.loads(json.dumps(truth)), seat, rng)
                other = lux.Game.restore(shuffled)
                changed += other.snapshot() != truth
                restored = lux.Game.restore(truth)
                assert (observe(other, seat) == observe(restored, seat)).all()
                assert (mask(other, seat) == mask(game, seat)).all()
            actor = rng.choice(game.waiting())
            game.play(actor, rng.choice(game.legal(actor)))
    assert changed > 10


@pytest.mark.parametrize("options", every_game())
def test_a_past_that_a_seat_cannot_tell_apart_leaves_its_observation(
    options: dict[str, Any],
) -> None:
    """The same for what is remembered: other cards are dealt where the seat never saw them."""
    changed = 0
    for seed in range(2 * GAMES):
        rng = random.Random(seed)
        game = lux.Game(seed=seed, **options)
        for _ in range(rng.randrange(60)):
            if not game.over:
                actor = rng.choice(game.waiting())
                game.play(actor, rng.choice(game.legal(actor)))
        if game.over:
            continue
        seat = rng.choice(people(game))
        try:
            other = lux.replay(other_record(game.record(), seat, seed))
        except InvalidRecord:  # a tile that asks only when there is a choice
            continue
        changed += other.snapshot() != game.snapshot()
        assert (observe(other, seat) == observe(game, seat)).all()
    assert changed > 0


@pytest.mark.parametrize("options", every_game())
def test_a_mask_is_the_legal_actions_seen_from_the_seat(options: dict[str, Any]) -> None:
    rng = random.Random(1)
    game = lux.Game(seed=1, **options)
    observer = Observer(game)
    while not game.over:
        for seat in range(game.seats):
            found = [
                absolute(int(a), seat, game.seats) for a in np.flatnonzero(observer.mask(seat))
            ]
            assert sorted(found) == game.legal_ids(seat)
            assert (mask(game, seat) == observer.mask(seat)).all()
        actor = rng.choice(game.waiting())
        observer.play_relative(
            actor, int(rng.choice(np.flatnonzero(observer.mask(actor)).tolist()))
        )


def test_the_layout_has_no_gaps_and_every_byte_a_name() -> None:
    sizes = [int(np.prod(shape)) for shape in SHAPES.values()]
    assert list(OFFSETS.values()) == [sum(sizes[:i]) for i in range(len(sizes))]
    assert sum(sizes) == SIZE


def test_the_same_version_means_the_same_bytes_compiled_or_not() -> None:
    digest = hashlib.sha256()
    for number, options in enumerate((*FIRST, *SETS, SOLO)):
        rng = random.Random(number)
        game = lux.Game(seed=number, **options)
        observer = Observer(game)
        while not game.over:
            actor = game.waiting()[0]
            digest.update(observer.observe(actor).tobytes())
            observer.play_relative(
                actor, int(rng.choice(np.flatnonzero(observer.mask(actor)).tolist()))
            )
    assert digest.hexdigest()[:16] == BYTES_OF_VERSION[VERSION]


def test_the_seat_of_place_is_counted_from_the_seat_that_acts() -> None:
    assert relative(action_id("place 2 Y"), 1, 3) == action_id("place 1 Y")
    assert absolute(action_id("place 1 Y"), 1, 3) == action_id("place 2 Y")
    for seats in (2, 3, 4):
        for seat in range(seats):
            for action in range(action_id(f"place {seats - 1} G") + 1):
                assert relative(absolute(action, seat, seats), seat, seats) == action


def test_a_place_of_a_seat_that_is_not_there_stays_illegal() -> None:
    game = lux.Game("generations", 2, seed=1, powers="B")
    with pytest.raises(lux.IllegalAction):
        Observer(game).play_relative(0, action_id("place 2 Y"))


@pytest.mark.parametrize("action", [None, -1, 2.0, "keep B2"])
def test_what_is_no_id_is_named_as_it_was_given(action: Any) -> None:
    with pytest.raises(lux.IllegalAction, match=f"^{action!r} is not an action"):
        Observer(lux.Game(seed=1)).play_relative(0, action)


def test_play_takes_the_ids_of_the_game_and_play_relative_those_of_a_mask() -> None:
    powers = ["infiltrator", "cleric", "merchant", "scholar"]
    rng = random.Random(1)
    game = lux.Game("generations", 3, seed=1, powers=powers)
    observer = Observer(game)
    while game.view()["phase"] != "power" or game.waiting() != (1,):
        actor = game.waiting()[0]
        observer.play(actor, rng.choice(game.legal_ids(actor)))
    other = game.copy()
    game.play(1, "place 2 Y")
    Observer(other).play_relative(1, ACTION_NAMES.index("place +1 Y"))
    assert other.snapshot() == game.snapshot()


def test_the_section_of_every_tile_fits_its_field_and_has_a_name_of_its_own() -> None:
    for name, section in SECTIONS.items():
        assert section.size <= np.prod(SHAPES.get(TILES[name].colour, (0,)))
        assert bool(section.key) == bool(section.size)
    keys = [section.key for section in SECTIONS.values() if section.key]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("options", FIRST)
def test_an_observer_that_comes_later_remembers_the_same(options: dict[str, Any]) -> None:
    rng = random.Random(2)
    game = lux.Game(seed=2, **options)
    observer = Observer(game)
    for step in range(60):
        actor = rng.choice(game.waiting())
        observer.play(actor, rng.choice(game.legal(actor)))
        if step % 10 == 0:
            for seat in range(game.seats):
                assert (observe(game, seat) == observer.observe(seat)).all()
                twin = Observer(game.copy(), like=observer)
                assert (twin.observe(seat) == observer.observe(seat)).all()


def first_move(game: lux.Game) -> None:
    game.play(0, game.legal(0)[0])


def another_by_id(game: lux.Game) -> None:
    game.play_id(1, game.legal_ids(1)[0])


@pytest.mark.parametrize(
    "change",
    [
        first_move,
        another_by_id,
        lambda game: game.play_out(lux.Fast(1)),
        lambda game: game.deal(lux.Fast(1)),
        lambda game: game.copy_from(lux.Game(seats=2, seed=4)),
        lambda game: Observer(game).play_relative(1, game.legal_ids(1)[0]),
    ],
    ids=["play", "play_id", "play_out", "deal", "copy_from", "another observer"],
)
def test_an_observer_says_that_the_game_was_changed_without_it(
    change: Callable[[lux.Game], Any],
) -> None:
    game = lux.Game(seats=2, seed=3)
    observer = Observer(game)
    observer.play(0, game.legal(0)[0])
    change(game)
    rows = np.zeros(SIZE, dtype=np.uint8), np.zeros(ACTIONS, dtype=np.uint8)
    looks: list[Callable[[], Any]] = [
        lambda: observer.observe(0),
        lambda: observer.fill(0, *rows),
        lambda: observer.play_relative(1, 0),
        lambda: observer.play(1, "keep B2"),
        lambda: Observer(game, like=observer),
        lambda: pickle.dumps(observer),
    ]
    for look in looks:
        with pytest.raises(RuntimeError, match="without this observer"):
            look()
    assert (observer.mask(0) == mask(game, 0)).all()


def test_an_observer_goes_on_after_an_action_that_was_refused() -> None:
    game = lux.Game(seats=2, seed=3)
    observer = Observer(game)
    for refused in (lambda: observer.play_relative(0, 103), lambda: game.play(0, "pay")):
        with pytest.raises(lux.IllegalAction):
            refused()
    assert (observer.observe(0) == observe(game, 0)).all()


@pytest.mark.parametrize("options", [FIRST[0], SETS[1]])
def test_a_pickled_observer_remembers_the_same(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    game = lux.Game(seed=3, **options)
    for _ in range(25):
        actor = rng.choice(game.waiting())
        game.play(actor, rng.choice(game.legal(actor)))
    restored = lux.Game.restore(game.snapshot())
    observers = [Observer(restored, like=Observer(game))]
    observers.append(pickle.loads(pickle.dumps(observers[0])))
    for _ in range(15):
        actor = observers[0].game.waiting()[0]
        action = int(rng.choice(observers[0].mask(actor).nonzero()[0].tolist()))
        for observer in observers:
            observer.play_relative(actor, action)
        for seat in range(game.seats):
            assert (observers[0].observe(seat) == observers[1].observe(seat)).all()


def test_an_observed_game_still_tells_its_events() -> None:
    game, alone = lux.Game(seats=2, seed=3), lux.Game(seats=2, seed=3)
    observer = Observer(game)
    for seat in (0, 1):
        observer.play_relative(seat, game.legal_ids(seat)[0])
        alone.play_id(seat, alone.legal_ids(seat)[0])
    for seat in (0, 1):
        action = game.legal(seat)[0]
        told = alone.play(seat, action)
        assert observer.play(seat, action) == told


def test_arrays_made_before_are_filled() -> None:
    game = lux.Game(seats=2, seed=3)
    observer = Observer(game)
    rows = np.zeros((2, SIZE), dtype=np.uint8), np.zeros((2, ACTIONS), dtype=np.uint8)
    for seat in (0, 1):
        observer.fill(seat, rows[0][seat], rows[1][seat])
        assert (rows[0][seat] == observe(game, seat)).all()
        assert (rows[1][seat] == mask(game, seat)).all()
    with pytest.raises(ValueError, match="must have"):
        observer.fill(0, rows[0][0], rows[1][0][1:])


def test_with_two_seats_four_of_the_opponents_six_cards_are_known() -> None:
    game = lux.Game("first", 2, seed=6)
    while game.view()["phase"] == "draft":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    known = describe(observe(game, 0))["players"][1]["known"]
    hand = game.view(1)["players"][1]["hand"]
    assert len(known) == 4
    assert not set(known) - set(hand)


def test_there_is_no_observation_of_a_seat_that_is_not_there() -> None:
    game = lux.Game(seats=2, seed=1)
    for seat in (-1, 2):
        with pytest.raises(ValueError, match="there is no seat"):
            observe(game, seat)


def test_users_own_tiles_are_refused() -> None:
    game = lux.Game("generations", 2, seed=1, powers=[Toll, "cleric", "agent", "scholar"])
    with pytest.raises(ValueError, match="your own"):
        observe(game, 0)


def test_an_observation_of_another_version_is_not_read() -> None:
    row = observe(lux.Game(seed=1), 0)
    row[OFFSETS["version"]] += 1
    with pytest.raises(ValueError, match="version"):
        describe(row)
    with pytest.raises(ValueError, match="version"):
        describe(row[:-1])


def test_there_are_as_many_actions_as_in_the_engine() -> None:
    assert mask(lux.Game(seed=1), 0).shape == (ACTIONS,)
