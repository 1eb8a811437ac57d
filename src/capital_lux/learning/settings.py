"""What a training run is made of, with the reason for each number. docs/learning.md has figures."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from capital_lux.bots.net import checked_size
from capital_lux.rules.cards import MAX_SEATS

GameKind = dict[str, Any]


def generations(seats: int) -> GameKind:
    return {"edition": "generations", "seats": seats, "powers": "random"}


def first(seats: int) -> GameKind:
    return {"edition": "first", "seats": seats}


EVERYTHING: tuple[GameKind, ...] = (
    *[first(2)] * 4,
    *[first(3)] * 2,
    *[first(4)] * 2,
    *[generations(2)] * 6,
    *[generations(3)] * 3,
    *[generations(4)] * 3,
    *[generations(1)] * 2,
)
"""All there is to play. Tiles make Generations the harder game, and two seats are played most."""

MIXES = {"everything": EVERYTHING, "first": (first(2),), "generations": (generations(2),)}
"""What may be learned. A net of one game is stronger there, and knows nothing else."""
SHORTEST = 2 * MAX_SEATS
"""A seat's decision is judged by its next one, which must come within the horizon."""


@dataclass(frozen=True)
class TrainingSettings:
    """One run. A run from a checkpoint may have others, but for the sizes of the nets."""

    mix: tuple[GameKind, ...] = field(default=EVERYTHING, repr=False, compare=False)
    decisions: float = field(default=1e9, compare=False)
    """How many are played; the rates below fall along them."""

    # Playing
    lanes: int = 3
    """Batches of games that take turns: while one waits for the net, another is stepped."""
    games: int = 8192
    """In each lane. More of them fill the GPU better, but leave the processor's cache."""
    threads: int = 5
    """For each lane: three lanes of five keep 16 cores busy and leave one to the learner."""
    horizon: int = 64
    """Decisions of each game between two rounds of learning: most of a game of two seats."""
    past: float = 0.12
    """The part of the games in which one seat learns and the others are played by a past self.
    Insurance: over a short run they neither help nor harm, but nothing else keeps a long one from
    going in circles.
    """
    past_every: int = 40
    """Rounds between two of them, some 20 seconds: enough to have become another player."""
    past_kept: int = 12
    """The last four minutes or so: whoever played before that loses anyway."""

    # Learning
    width: int = 512
    blocks: int = 2
    """As large as half a millisecond per decision and a file of 4 MB allow."""
    minibatch: int = 16384
    epochs: int = 2
    """Smaller steps and a second look at each decision are worth their time."""
    rate: float = 8e-4
    """2e-3 was worse in the first edition and hardly better with tiles."""
    last_rate: float = 2e-5
    """What little is learned at the end should be steady."""
    entropy: float = 0.02
    last_entropy: float = 0.004
    """With less at first it stops exploring; with more at the end it plays what it knows worse."""
    clip: float = 0.2
    """How far an action's share may move in a round. PPO's usual number; no other was tried."""
    trace: float = 0.85
    """The lambda of the advantages, along each seat's own decisions; 0.95 was worse."""
    value_weight: float = 0.5
    """What the value's error weighs against the gain of the choices. Usual; no other was tried."""
    gradient: float = 0.5
    """The largest norm of a step's gradient, so that one odd minibatch spoils nothing. Usual."""
    average: float = 0.999
    """What remains of the averaged weights in each step. At the end they play as well as the last
    ones; they are kept because they depend less on the moment at which a run is stopped."""

    # The reward at the end of a game
    win: float = 0.6
    """Most, for winning is what counts; the lead says how nearly, which teaches sooner."""
    lead: float = 20.0
    """The rest of the reward is tanh(lead over the best other / this): an ordinary lead counts
    nearly in proportion, and a huge one no more than a large one."""

    seed: int = 1

    @property
    def round(self) -> int:
        """How many decisions are played between two rounds of learning."""
        return self.lanes * self.games * self.horizon


def check(settings: TrainingSettings) -> None:
    """Refuse a run that could not be made, or that would play and never learn."""
    s = settings
    checked_size(s.width, s.blocks)
    if min(s.lanes, s.games, s.threads, s.minibatch) < 1 or s.seed < 0:
        raise ValueError("lanes, games, threads and minibatch are 1 or more, seeds 0 or more")
    if s.horizon < SHORTEST:
        raise ValueError(f"a horizon has at least {SHORTEST} decisions, not {s.horizon}")
    if not s.decisions > 0:
        raise ValueError("a run has at least one decision")
    if 2 * s.minibatch > s.round:
        raise ValueError(
            f"a round of {s.round:,} decisions, some of them forced, is too small for minibatches "
            f"of {s.minibatch:,}: more games, or --minibatch {max(1, s.round // 8)}"
        )
