"""How a net does against the bots, in duplicate deals: what `lux arena` counts, for any net."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import capital_lux as lux
from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import make_bot
from capital_lux.bots.net_bot import NetBot
from capital_lux.bots.net_file import load
from capital_lux.learning.duel import Share
from capital_lux.learning.settings import Options
from capital_lux.rules.events import Event, seen_by


def share_of(path: Path, level: str, options: Options, deals: int) -> Share:
    """The share of a net, one seat against bots of a level."""
    shares = [play_deal(path, level, options, seed) for seed in range(deals)]
    mean = sum(shares) / deals
    spread = math.sqrt(sum((one - mean) ** 2 for one in shares) / deals)
    return Share(mean, 1.96 * spread / math.sqrt(deals), deals)


def play_deal(path: Path, level: str, options: Options, seed: int) -> float:
    """One deal with the net in every seat in turn."""
    net = load(path)
    seats = int(options["seats"])
    total = 0.0
    for mine in range(seats):
        game = lux.Game(seed=seed, **options)
        bots = [
            NetBot(seed, net=net) if seat == mine else make_bot(level, seed * seats + seat)
            for seat in range(seats)
        ]
        tell(bots, game.opening)
        while not game.over:
            seat = game.waiting()[0]
            tell(bots, game.play(seat, bots[seat].choose(game.view(seat))))
        winners = game.winners()
        total += (mine in winners) / len(winners) / seats
    return total


def tell(bots: Sequence[Bot], events: Sequence[Event]) -> None:
    for seat, bot in enumerate(bots):
        for event in seen_by(events, seat):
            bot.hear(event)
