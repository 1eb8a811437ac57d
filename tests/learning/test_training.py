"""A run small enough for the tests learns to play, goes on after a stop, and leaves a sound net."""

from __future__ import annotations

import math
import signal
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import capital_lux as lux
from capital_lux.bots.judge import Judge
from capital_lux.bots.net_file import load
from capital_lux.envs.batch import BatchGame
from capital_lux.learning.checkpoint import FILE, PARTS
from capital_lux.learning.command import RunOptions, train
from capital_lux.learning.duel import duel
from capital_lux.learning.export import export
from capital_lux.learning.inputs import INPUTS, derived, seen
from capital_lux.learning.learner import learn, new_state
from capital_lux.learning.net import judge
from capital_lux.learning.response import respond
from capital_lux.learning.run import Run
from capital_lux.learning.settings import EVERYTHING, TrainingSettings, check, first, generations
from capital_lux.observation import Observer
from capital_lux.observation.features import DERIVED, bits
from capital_lux.observation.observer import relative
from capital_lux.rules.actions import ACTIONS

SMALL = TrainingSettings(
    mix=(first(2),),
    decisions=28 * 128 * 64,
    lanes=1,
    games=128,
    threads=1,
    width=64,
    blocks=1,
    minibatch=1024,
    epochs=3,
    rate=4e-3,
    last_rate=4e-4,
    entropy=0.01,
    last_entropy=0.0,
    average=0.98,
    win=0.2,
    trace=0.95,
)
"""A small net, large steps, and a reward that says more than who won."""
TINY = replace(SMALL, games=16, horizon=8, minibatch=32, width=16, past_every=2)


@pytest.fixture
def hasty() -> Iterator[None]:
    """Translate without much thought what runs so little: that takes longer than to run it."""
    jax.config.update("jax_disable_most_optimizations", True)
    yield
    jax.config.update("jax_disable_most_optimizations", False)


def batch_of(games: int, steps: int) -> BatchGame:
    batch = BatchGame(games, games=EVERYTHING, seed=3)
    chance = np.random.default_rng(1)
    for _ in range(steps):
        batch.step((batch.masks * (0.1 + chance.random(batch.masks.shape))).argmax(axis=1))
    return batch


def test_from_nothing_it_learns_to_beat_chance() -> None:
    run = Run(SMALL)
    run.train(1000.0, lambda line: None)
    assert run.decisions == SMALL.decisions
    share = duel(run.state.average, None, first(2), 200, seed=5)
    assert share.mean >= 0.70, share


def test_a_response_finds_what_a_net_does_wrong() -> None:
    net = new_state(SMALL).weights
    shares: list[float] = []
    settings = replace(SMALL, past=1.0, past_every=10**9, decisions=4 * SMALL.round)
    respond(net, settings, 50, lambda _, won: shares.append(won.mean), looks=1)
    assert shares == [pytest.approx(0.85, abs=0.2)]


@pytest.mark.usefixtures("hasty")
def test_a_run_goes_on_from_its_checkpoint_with_the_same_numbers(tmp_path: Path) -> None:
    run = Run(TINY)
    for last in (False, False, True):
        run.round(last)
    run.save(tmp_path)
    again = Run(TINY, tmp_path)
    assert len(again.past) == 2
    for _ in range(2):
        line, same = run.round(), again.round()
        for told in (line, same):
            assert told.pop("M/s") > 0, "a processor's speed, too"
            del told["waited"]
        assert line == same
        assert line["M decisions"] == line["round"] * TINY.round / 1e6
    run.finish()
    again.finish()


@pytest.mark.usefixtures("hasty")
def test_a_compact_checkpoint_keeps_what_was_learned(tmp_path: Path) -> None:
    run = Run(TINY)
    run.round(last=True)
    run.save(tmp_path, compact=True)
    again = Run(TINY, tmp_path)
    assert again.decisions == TINY.round
    for name, array in run.state.average.items():
        assert (array == again.state.average[name]).all()


@pytest.mark.usefixtures("hasty")
def test_the_command_trains_goes_on_and_leaves_a_net_and_a_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = RunOptions(tmp_path, 100.0, 100.0, compact=False, deals=2)
    for rounds in (2, 3):
        assert train(replace(TINY, decisions=rounds * TINY.round), asked) == 0
    told = capsys.readouterr().out
    assert "going on" in told
    assert "against regular" in told
    assert load(tmp_path / "player.net").about["decisions"] == 3 * TINY.round
    assert "value error" in (tmp_path / "curve.svg").read_text("utf-8")


@pytest.mark.usefixtures("hasty")
def test_ctrl_c_in_the_midst_of_learning_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    presses = [signal.SIGINT]

    def interrupted(*given: Any) -> Any:
        found = learn(*given)
        while presses:
            signal.raise_signal(presses.pop())
        return found

    monkeypatch.setattr("capital_lux.learning.run.learn", interrupted)
    settings = replace(TINY, decisions=9 * TINY.round)
    asked = RunOptions(tmp_path, 100.0, 100.0, compact=False, deals=0)
    assert train(settings, asked) == 0
    assert "stopping after this round" in capsys.readouterr().out
    assert Run(settings, tmp_path).decisions == 2 * TINY.round
    # Whoever cannot wait has the checkpoint of before.
    presses += [signal.SIGINT, signal.SIGINT]
    assert train(settings, asked) == 130
    assert Run(settings, tmp_path).decisions == 2 * TINY.round


@pytest.mark.usefixtures("hasty")
def test_a_run_that_is_killed_while_it_writes_has_one_checkpoint_or_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(TINY)
    run.round(last=True)
    run.save(tmp_path)
    wanted = [(run.decisions, *parts_of(run))]
    run.round(last=True)
    wanted.append((run.decisions, *parts_of(run)))
    replace_file = Path.replace
    for moves in range(3):
        left = [*range(moves)]

        def killed(path: Path, target: Path, left: list[int] = left) -> None:
            if not left:
                raise KeyboardInterrupt
            left.pop()
            replace_file(path, target)

        with monkeypatch.context() as patch, suppress(KeyboardInterrupt):
            patch.setattr(Path, "replace", killed)
            run.save(tmp_path)
        again = Run(TINY, tmp_path)
        assert (again.decisions, *parts_of(again)) == wanted[min(moves, 1)]


def parts_of(run: Run) -> tuple[float, ...]:
    """What all weights of a run add up to, one part after the other."""
    return tuple(
        sum(float(jnp.abs(array).sum()) for array in getattr(run.state, name).values())
        for name in PARTS
    )


@pytest.mark.usefixtures("hasty")
def test_a_damaged_checkpoint_and_one_of_other_settings_are_refused(tmp_path: Path) -> None:
    run = Run(TINY)
    run.round(last=True)
    run.save(tmp_path)
    with pytest.raises(ValueError, match="other --games"):
        Run(replace(TINY, mix=(generations(2),)), tmp_path)
    with pytest.raises(ValueError, match="has width 16"):
        Run(replace(TINY, width=32), tmp_path)
    text = (tmp_path / FILE).read_bytes()
    middle = len(text) // 2
    flipped = text[:middle] + bytes([text[middle] ^ 1]) + text[middle + 1 :]
    for damaged in (b"", text[:100], text[:-1], flipped):
        (tmp_path / FILE).write_bytes(damaged)
        with pytest.raises(ValueError, match=r"checkpoint in .* is damaged"):
            Run(TINY, tmp_path)
    run.save(tmp_path, compact=True)
    assert Run(replace(TINY, mix=(generations(2),)), tmp_path).decisions == TINY.round


@pytest.mark.parametrize(
    "wrong",
    [
        {"minibatch": 8192},
        {"games": 0},
        {"horizon": 7},
        {"decisions": 0.0},
        {"seed": -1},
        {"width": 7},
    ],
)
def test_a_run_that_would_never_learn_is_refused(wrong: dict[str, Any]) -> None:
    check(SMALL)
    with pytest.raises(ValueError, match=r"1 or more|at least|too small for|8 to 1024"):
        check(replace(SMALL, **wrong))


@pytest.mark.parametrize("wrong", [(math.nan, 1.0, 1), (1.0, math.nan, 1), (1.0, 1.0, -1)])
def test_a_time_or_a_number_of_deals_that_cannot_be_is_refused(
    wrong: tuple[float, float, int], tmp_path: Path
) -> None:
    seconds, save_every, deals = wrong
    asked = RunOptions(tmp_path / "run", seconds, save_every, compact=True, deals=deals)
    with pytest.raises(ValueError, match="--minutes and --save are more than 0"):
        train(SMALL, asked)
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("hasty")
def test_the_bits_are_those_of_the_table() -> None:
    batch = batch_of(44, 60)
    rows = jnp.array(batch.observations)
    fields = jax.jit(derived)(rows)  # in the order of their names
    told = [np.asarray(fields[name]).reshape(len(rows), -1) for name, _, _ in DERIVED]
    every = np.concatenate([batch.observations, *told], axis=1)
    wanted = [
        [bool(row[byte] & mark) if packed else row[byte] >= mark for byte, mark, packed in bits()]
        for row in every
    ]
    found = np.asarray(jax.jit(seen)(rows), np.float32)
    assert (found[:, :INPUTS] == np.array(wanted)).all()
    assert not found[:, INPUTS:].any()


@pytest.mark.usefixtures("hasty")
def test_the_net_in_whole_numbers_thinks_as_the_one_that_learned(tmp_path: Path) -> None:
    weights = new_state(replace(SMALL, width=128, blocks=2)).weights
    chance = np.random.default_rng(2)
    weights["head"] = jnp.array(chance.normal(0, 0.2, weights["head"].shape), jnp.float32)
    export(tmp_path / "a.net", weights, {"decisions": 0})
    net = load(tmp_path / "a.net")
    rows, masks = [], []
    told: list[tuple[Any, float]] = []
    for options in EVERYTHING[::2]:
        observer = Observer(lux.Game(seed=4, **options))
        game = observer.game
        while not game.over:
            seat = game.waiting()[0]
            rows.append(observer.observe(seat))
            masks.append(observer.mask(seat))
            opinion, value = Judge(net, game).opinion(observer.memory, seat)
            logits = np.full(ACTIONS, -np.inf)
            for action, logit in opinion.items():
                logits[relative(action, seat, game.seats)] = logit
            told.append((logits, value))
            observer.play_relative(seat, int(chance.choice(np.flatnonzero(masks[-1]))))
    chances, values = jax.jit(judge)(weights, jnp.array(rows), jnp.array(masks))
    for (logits, value), row, worth in zip(told, np.exp(chances), values, strict=True):
        shares = np.exp(logits - logits.max())
        assert np.abs(shares / shares.sum() - row).max() < 0.05
        assert abs(value - worth) < 0.1
