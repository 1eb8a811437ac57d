"""The bots of a study in their seats, and what went wrong with them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from capital_lux.bots.levels import LEVELS, make_bot
from capital_lux.bots.match import Player
from capital_lux.bots.overtime import OWN_LIMIT
from capital_lux.rules.reasons import Reason, because

Load = Callable[[str], Any]
"""Finds a user's bot; it must be picklable, for it is called in other processes."""


@dataclass(frozen=True)
class Thinking:
    """How much bots may think about a move; None leaves it to their level."""

    seconds: float | None = None
    simulations: int | None = None
    by_level: Mapping[str, int] = field(default_factory=dict)
    """Simulations for some levels, where they are not the same for all."""


AS_USUAL = Thinking()


def make_player(
    spec: str,
    seat: int,
    seed: bytes,
    thinking: Thinking,
    tiles: Sequence[Any],
    load: Load | None = None,
) -> Player:
    """A level's bot, or a user's, for a game that was dealt from a seed."""
    if spec in LEVELS:
        simulations = thinking.by_level.get(spec, thinking.simulations)
        number = int.from_bytes(seed[:6]) + seat
        bot: Any = make_bot(
            spec, number, seconds=thinking.seconds, simulations=simulations, tiles=tiles
        )
        return Player(bot, seat, spec, tiles=tiles)
    if load is None:
        raise ValueError(because("no-level", level=spec, levels=tuple(LEVELS)))
    return Player(load(spec), seat, spec, seconds=thinking.seconds or OWN_LIMIT, tiles=tiles)


def faults_of(players: Iterable[Player]) -> Counter[Reason]:
    """What the bots of a game did wrong, and how often."""
    return Counter(
        because("bot-did", bot=player.name, fault=fault)
        for player in players
        for fault in player.faults
    )
