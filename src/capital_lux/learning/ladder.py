"""How a net does against the bots, in duplicate deals: what `lux arena` counts, for any net."""

from __future__ import annotations

from pathlib import Path

import capital_lux as lux
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.net_bot import NetBot
from capital_lux.bots.net_file import load
from capital_lux.learning.duel import Share, share_in
from capital_lux.learning.settings import GameKind


def share_of(path: Path, level: str, options: GameKind, deals: int) -> Share:
    """The share of a net, one seat against bots of a level."""
    return share_in([play_deal(path, level, options, seed) for seed in range(deals)])


def play_deal(path: Path, level: str, options: GameKind, seed: int) -> float:
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
        play_match(game, [Player(bot, seat, level) for seat, bot in enumerate(bots)])
        winners = game.winners()
        total += (mine in winners) / len(winners) / seats
    return total
