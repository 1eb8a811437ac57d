"""A training run: plays, learns, keeps past selves, tells how it goes, and can be interrupted."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from capital_lux.learning import checkpoint
from capital_lux.learning.collect import Collector, Rollout
from capital_lux.learning.learner import LearnerState, Rates, copied, learn, new_state
from capital_lux.learning.settings import TrainingSettings

MILLION = 1e6
Figures = dict[str, Any]


class Run:
    """A run: a new one, or one that goes on from a folder with a checkpoint."""

    def __init__(self, settings: TrainingSettings, folder: Path | None = None) -> None:
        self.settings = settings
        self.collector = Collector(settings)
        self.key = jax.random.key(settings.seed + 1)
        self.rounds = 0
        self.decisions = 0
        self.seconds = 0.0
        self.curve: list[Figures] = []
        self.playing: list[Future[Rollout]] = []
        if folder is None:
            self.state: LearnerState = new_state(settings)
            self.past = [copied(self.state.average)]
        else:
            self.go_on(folder)

    def go_on(self, folder: Path) -> None:
        """Take up a checkpoint."""
        self.state, self.past, games, told = checkpoint.load(folder)
        self.rounds, self.decisions = told["rounds"], told["decisions"]
        self.seconds, self.curve = told["seconds"], told["curve"]
        self.key = jax.random.wrap_key_data(jnp.array(told["key"], jnp.uint32))
        self.past = self.past or [copied(self.state.average)]
        s = self.settings
        width, blocks = self.state.weights["first"].shape[1], len(self.state.weights["block"])
        if (width, blocks) != (s.width, s.blocks):
            raise ValueError(f"the net in {folder} has width {width} and {blocks} blocks")
        if games is not None and [len(kept[0]) for kept in games] != [s.games] * s.lanes:
            raise ValueError(
                f"the run in {folder} has {len(games)} lanes of {len(games[0][0])} games"
            )
        if games is not None and told.get("mix", list(s.mix)) != list(s.mix):
            raise ValueError(f"the run in {folder} is one of other --games")
        if games is not None:
            for lane, kept in zip(self.collector.lanes, games, strict=True):
                lane.load(kept)

    def save(self, folder: Path, compact: bool = False) -> None:
        told = {
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "key": np.asarray(jax.random.key_data(self.key)).tolist(),
            "settings": repr(self.settings),
            "mix": self.settings.mix,
            "curve": self.curve,
        }
        games = [] if compact else [lane.saved() for lane in self.collector.lanes]
        checkpoint.save(folder, self.state, self.past, games, told, compact)

    def rates(self) -> Rates:
        """The rates at this point of the run: they fall in a straight line to its end."""
        s = self.settings
        part = min(1.0, self.decisions / s.decisions)
        return Rates(
            jnp.float32(s.rate + part * (s.last_rate - s.rate)),
            jnp.float32(s.entropy + part * (s.last_entropy - s.entropy)),
        )

    def play(self) -> list[Future[Rollout]]:
        """Begin the next games, with the weights as they are now."""
        self.key, draw = jax.random.split(self.key)
        past = self.past[int(jax.random.randint(draw, (), 0, len(self.past)))]
        return self.collector.start(copied(self.state.weights), past)

    def round(self, last: bool = False) -> Figures:
        """Learn from the games that are being played, while the next ones are, if any."""
        s = self.settings
        begun = time.perf_counter()
        played = [one.result() for one in self.playing or self.play()]
        self.playing = [] if last else self.play()
        waited = time.perf_counter() - begun
        self.key, use = jax.random.split(self.key)
        self.state, figures, useful = learn(self.state, played, use, self.rates(), s)
        spent = time.perf_counter() - begun
        self.seconds += spent
        count = s.round
        self.rounds += 1
        self.decisions += count
        if self.rounds % s.past_every == 0:
            self.past = [*self.past, copied(self.state.average)][-s.past_kept :]
        return {
            "round": self.rounds,
            "M decisions": self.decisions / MILLION,
            "M/s": float(f"{count / spent / MILLION:.3g}"),
            "waited": round(waited / spent, 2),
            "useful": round(useful / count, 3),
            "astray": sum(lane.astray for lane in self.collector.lanes),
            **{name: round(float(value), 4) for name, value in figures.items()},
        }

    def finish(self) -> None:
        """Let the games that are being played come to an end of their round, unlearned."""
        for one in self.playing:
            one.result()
        self.playing = []

    def train(
        self,
        seconds: float,
        tell: Callable[[Figures], None],
        every: int = 20,
        stop: Callable[[], bool] = lambda: False,
    ) -> None:
        """Play rounds until the time or the decisions are used up; tell of one in so many."""
        end = time.monotonic() + seconds
        last = False
        while not last:
            left = self.settings.decisions - self.decisions
            last = stop() or time.monotonic() > end or left <= self.settings.round
            line = self.round(last)
            if self.rounds % every == 0 or last:
                self.curve.append(line)
                tell(line)
