"""What a player gains by learning only to beat a net: how far the net can be exploited.

`python -m capital_lux.learning.response FOLDER`: the averaged weights of the run in FOLDER play
their likeliest action, as `instinct` does. The response begins with the same weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from capital_lux.learning.settings import MIXES, TrainingSettings, check

if TYPE_CHECKING:
    from capital_lux.learning.duel import Share
    from capital_lux.learning.net import Weights

SETTINGS = TrainingSettings(
    past=1.0, past_every=sys.maxsize, rate=4e-4, last_rate=3e-5, entropy=0.01, last_entropy=0.003
)
"""All games are against the net, and no past self ever takes its place."""
SURE = 20.0
"""The factor that makes likely actions near certain ones."""
LOOKS = 8


def sure(weights: Weights) -> Weights:
    """The same net, which hardly ever plays anything but its likeliest action."""
    return {
        **weights,
        "head": SURE * weights["head"],
        "head_bias": SURE * weights["head_bias"],
    }


def respond(
    net: Weights,
    settings: TrainingSettings,
    deals: int,
    tell: Callable[[float, Share], None],
    looks: int = LOOKS,
) -> Weights:
    """Learn to beat a net; tell of the decisions and the share of wins `looks` times."""
    # The command says so where there is no JAX, which these import.
    import jax.numpy as jnp

    from capital_lux.learning.duel import duel
    from capital_lux.learning.learner import LearnerState, copied, none
    from capital_lux.learning.run import Run

    run = Run(settings)
    run.past = [sure(net)]
    run.state = LearnerState(copied(net), copied(net), none(net), none(net), jnp.ones(()))
    for look in range(1, looks + 1):
        while run.decisions < settings.decisions * look / looks:
            run.round()
        won = duel(
            run.state.average, net, settings.mix[0], deals, seed=look, threads=settings.threads
        )
        tell(run.decisions, won)
    run.finish()
    return run.state.average


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m capital_lux.learning.response", description=__doc__)
    parser.add_argument("folder", type=Path, help="a run's, where response.npz goes too")
    parser.add_argument("--games", choices=sorted(MIXES), default="first")
    parser.add_argument("--part", type=float, default=0.11, help="of the decisions of the run")
    parser.add_argument("--deals", type=int, default=2000)
    for name in ("lanes", "threads", "horizon", "minibatch", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(SETTINGS, name))
    parser.add_argument("--batch", type=int, default=SETTINGS.games, help="games of each lane")
    given = parser.parse_args(arguments)
    try:
        from capital_lux.learning.checkpoint import load, packed

        state, _, _, told = load(given.folder)
    except ModuleNotFoundError as missing:
        parser.error(f"there is no {missing.name}: pip install 'capital-lux[train]'")
    except (OSError, ValueError) as problem:
        parser.error(str(problem))
    net = state.average
    settings = replace(
        SETTINGS,
        mix=MIXES[given.games],
        decisions=given.part * told["decisions"],
        games=given.batch,
        width=net["first"].shape[1],
        blocks=len(net["block"]),
        **{
            name: getattr(given, name)
            for name in ("lanes", "threads", "horizon", "minibatch", "seed")
        },
    )

    try:
        check(settings)
        if given.deals < 1:
            raise ValueError("a look has at least one deal")
    except ValueError as problem:
        parser.error(str(problem))

    def tell(decisions: float, won: Share) -> None:
        print(f"{decisions / 1e6:,.1f} million decisions: {won}", flush=True)

    response = respond(net, settings, given.deals, tell)
    (given.folder / "response.npz").write_bytes(packed(response))
    return 0


if __name__ == "__main__":
    sys.exit(main())
