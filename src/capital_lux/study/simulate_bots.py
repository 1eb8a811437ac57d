"""A simulation in which bots play: the same figures as with random actions."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.chance import Stream
from capital_lux.rules.game import Game
from capital_lux.rules.options import Choices
from capital_lux.rules.reasons import because
from capital_lux.study.simulate import SoFar, progress
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

    `faults` counts what bots did wrong; it is only there if they did. Ctrl-C: `Interrupted`, with
    the figures so far.
    """
    tally = Tally()
    numbers: dict[str, int] = {}
    dealt: dict[tuple[str, ...], Game] = {}
    faults: Counter[str] = Counter()
    so_far = SoFar(tally, choices, numbers)
    took = 0.0
    with so_far, progress(games) as advance:
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
                did = (because("bot-did", bot=player.name, fault=one) for one in player.faults)
                faults.update(did)
            so_far.note(took)
            advance(1)
    found = so_far.figures(tally.counts(), took)
    return {**found, "faults": dict(faults)} if faults else found
