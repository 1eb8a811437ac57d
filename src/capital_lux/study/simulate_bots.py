"""A simulation in which bots play: the same figures as with random actions."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.choices import RANDOM, Choices
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.chance import Stream
from capital_lux.rules.game import Game
from capital_lux.study.report import figures
from capital_lux.study.simulate import progress
from capital_lux.study.tally import Tally

NUMBERS = {text: number for number, text in enumerate(TEXTS)}


def simulated_bots(
    choices: Choices,
    levels: Sequence[str],
    games: int,
    seed: int,
    seconds: float | None = None,
    simulations: int | None = None,
) -> dict[str, Any]:
    """Play games of what was chosen, each seat by a level, and return the figures.

    `faults` counts what bots did wrong; it is only there if they did.
    """
    choices.game(0)
    tally = Tally()
    numbers: dict[str, int] = {}
    dealt: dict[tuple[str, ...], Game] = {}
    faults: Counter[str] = Counter()
    took = 0.0
    with progress(games) as advance:
        for number in range(games):
            chance = hashlib.sha256(f"simulate {seed} {number}".encode()).digest()
            game = choices.game(chance)
            players = []
            for seat, level in enumerate(levels):
                bot_seed = int.from_bytes(chance[:6]) + seat
                bot = make_bot(
                    level, bot_seed, seconds=seconds, simulations=simulations, tiles=choices.own
                )
                players.append(Player(bot, seat, level, tiles=choices.own))
            start = time.perf_counter()
            play_match(game, players)
            took += time.perf_counter() - start
            names = tuple(power.name for power in game.powers())
            tally.name_tiles([numbers.setdefault(name, len(numbers)) for name in names])
            if names not in dealt:
                dealt[names] = choices.game(chance)
            # The tally listens to the same game once more: bots need its events for themselves.
            moves = [(seat, NUMBERS[text]) for seat, text in game.actions()]
            tally.follow(dealt[names], Stream(chance), moves)
            for player in players:
                faults.update(f"{player.name} {fault}" for fault in player.faults)
            advance(1)
    fixed = () if choices.powers == RANDOM else tuple(numbers)
    found = figures(tally.counts(), game.view(None), took, fixed, numbers)
    return {**found, "faults": dict(faults)} if faults else found
