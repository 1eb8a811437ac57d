"""Many games, random or by bots, and what happens in them: portions that any process can play."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

from capital_lux.bots.match import play_match
from capital_lux.rules.actions import action_id
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.chance import Fast, Stream, pick
from capital_lux.rules.game import Game
from capital_lux.rules.options import RANDOM, Choices, tiles_for
from capital_lux.rules.powers import TILES
from capital_lux.rules.reasons import Reason
from capital_lux.study.players import AS_USUAL, Thinking, faults_of, make_player
from capital_lux.study.report import figures
from capital_lux.study.tally import TallyListener
from capital_lux.study.workers import PATIENCE, Here, Interrupted, Prepare, Task, workers

PORTION = 4000
"""Random games of a portion; ctrl-C loses no more than one of these."""


class Counted(NamedTuple):
    """What was counted in a portion."""

    counts: dict[str, Any]
    seconds: float
    faults: Counter[Reason]


def simulated(choices: Choices, games: int, seed: int, **how: Any) -> dict[str, Any]:
    """Play random games with these choices; with random tiles every game has new ones.

    `how` is that of `counted_by`. Ctrl-C raises `Interrupted`, with the figures so far.
    """
    portions = range(0, games, PORTION)
    tasks = ((choices, seed, number, min(PORTION, games - number)) for number in portions)
    return counted_by(random_portion, tasks, len(portions), choices, **how)


def simulated_bots(
    choices: Choices,
    levels: Sequence[str],
    games: int,
    seed: int,
    thinking: Thinking = AS_USUAL,
    **how: Any,
) -> dict[str, Any]:
    """Play games between bots, a level in each seat.

    `faults` counts what bots did wrong; it is only there if they did.
    """
    tasks = ((choices, levels, seed, number, thinking) for number in range(games))
    return counted_by(bots_portion, tasks, games, choices, **how)


def counted_by(
    function: Callable[..., Counted],
    tasks: Iterator[Task],
    count: int,
    choices: Choices,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    prepare: Prepare | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """The figures of all portions together, the same whatever the number of processes."""
    many = min(jobs, count)
    alone = nullcontext(Here())
    busy = workers(many, prepare, cluster=cluster, patience=PATIENCE)
    total: dict[str, Any] = {}
    seconds = 0.0
    faults: Counter[Reason] = Counter()
    try:
        with alone if many == 1 and cluster is None else busy as some:
            for found in some.in_order(function, tasks):
                total = added(total, found.counts) if total else found.counts
                seconds += found.seconds
                faults.update(found.faults)
                progress(found.counts["games"])
    except KeyboardInterrupt:
        raise Interrupted(figures_of(choices, total, seconds, faults) if total else None) from None
    return figures_of(choices, total, seconds, faults)


def figures_of(
    choices: Choices, counts: dict[str, Any], seconds: float, faults: Counter[Reason]
) -> dict[str, Any]:
    game = choices.game(0)
    fixed = () if choices.powers == RANDOM else tuple(power.name for power in game.powers())
    used = {
        name: number
        for name, number in tile_numbers(choices).items()
        if counts["tile_games"][number]
    }
    found = figures(counts, game.view(None), seconds, fixed, used)
    return {**found, "faults": dict(faults)} if faults else found


def added(one: Any, other: Any) -> Any:
    """Two counts together: numbers, and lists and dicts of them."""
    if isinstance(one, dict):
        return {key: added(one.get(key, 0), other.get(key, 0)) for key in one | other}
    if isinstance(one, list):
        return [added(a, b) for a, b in zip(one, other, strict=True)]
    return one + other


def tile_numbers(choices: Choices) -> dict[str, int]:
    """The numbers under which tiles are counted."""
    names = [*TILES, *(tile.name for tile in choices.own)]
    return {name: number for number, name in enumerate(names)}


def numbered(tally: TallyListener, choices: Choices, game: Game) -> TallyListener:
    """A tally that knows which tiles the next games have."""
    numbers = tile_numbers(choices)
    tally.name_tiles([numbers[power.name] for power in game.powers()])
    return tally


def random_portion(choices: Choices, seed: int, first: int, games: int) -> Counted:
    """Random games. Those with the same tiles are played together."""
    chance = Fast(int.from_bytes(hashlib.sha256(f"simulate {seed} {first}".encode()).digest()[:8]))
    tally = TallyListener()
    if choices.powers != RANDOM:
        drawn: Counter[tuple[str, ...]] = Counter({(): games})
    else:
        allowed = [tiles_for(colour, choices.seats == 1) for colour in DISTRICT_NAMES]
        drawn = Counter(tuple(pick(chance, tiles).name for tiles in allowed) for _ in range(games))
    seconds = 0.0
    for tiles in sorted(drawn):
        game = game_with(choices, tiles)
        numbered(tally, choices, game)
        start = time.perf_counter()
        tally.play(game, chance, drawn[tiles])
        seconds += time.perf_counter() - start
    return Counted(tally.counts(), seconds, Counter())


def game_with(choices: Choices, tiles: tuple[str, ...]) -> Game:
    """A game to deal again and again; no tiles: those of the choices."""
    if tiles and choices == Choices(choices.edition, choices.seats, RANDOM):
        return usual_game(choices.edition, choices.seats, tiles)
    return (replace(choices, powers=list(tiles)) if tiles else choices).game(0)


@cache
def usual_game(edition: str, seats: int, tiles: tuple[str, ...]) -> Game:
    """The game with the usual tiles: a process plays them in many portions."""
    return Game(edition, seats, 0, powers=tiles)


def bots_portion(
    choices: Choices, levels: Sequence[str], seed: int, number: int, thinking: Thinking
) -> Counted:
    """One game by bots."""
    chance = hashlib.sha256(f"simulate {seed} {number}".encode()).digest()
    game = choices.game(chance)
    players = [
        make_player(level, seat, chance, thinking, choices.own) for seat, level in enumerate(levels)
    ]
    start = time.perf_counter()
    play_match(game, players)
    seconds = time.perf_counter() - start
    # The tally listens to the same game once more: bots need its events for themselves.
    moves = [(seat, action_id(text)) for seat, text in game.actions()]
    tally = numbered(TallyListener(), choices, game)
    tally.follow(choices.game(chance), Stream(chance), moves)
    return Counted(tally.counts(), seconds, faults_of(players))
