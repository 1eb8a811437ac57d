"""The commands that count, compare and advise: `lux simulate`, `lux arena`, `lux hint`."""

from __future__ import annotations

import json as json_module
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from capital_lux.cli.options import (
    Cards,
    Edition,
    Json,
    Power,
    Powers,
    Rob,
    Seats,
    Seed,
    Simulations,
    Time,
    levels,
)
from capital_lux.console.refusal import FAILED, INTERRUPTED, Refusal, complain, told_by_rules
from capital_lux.console.speech import say

RANDOM_GAMES, BOT_GAMES = 10_000, 100


def simulate(
    edition: Edition = "first",
    seats: Seats = 3,
    powers: Powers = None,
    power: Power = None,
    cards: Cards = None,
    rob: Rob = None,
    level: Annotated[
        str | None,
        typer.Option(help="cli-level-simulate", autocompletion=levels),
    ] = None,
    think: Time = None,
    simulations: Simulations = None,
    games: Annotated[
        int | None,
        typer.Option(
            help="cli-games",
            min=1,
            max=10**9,
        ),
    ] = None,
    seed: Seed = 0,
    json: Json = False,
) -> int:
    """Play many games at once, random or by bots, and count what happens."""
    from capital_lux.rules.own import TileError
    from capital_lux.study.interrupted import Interrupted
    from capital_lux.study.simulate import simulated
    from capital_lux.study.simulate_bots import simulated_bots
    from capital_lux.terminal.lines.counts import counted
    from capital_lux.terminal.lines.standings import faults
    from capital_lux.terminal.opponents import read_levels
    from capital_lux.terminal.options import chosen

    if level is None and (think is not None or simulations is not None):
        raise Refusal("refusal-for-bots")
    choices = chosen(edition, seats, powers, power or (), cards, rob)
    status = 0
    try:
        if level is None:
            found = simulated(choices, games or RANDOM_GAMES, seed)
        else:
            levels = read_levels(level, seats, "whom-seats")
            found = simulated_bots(choices, levels, games or BOT_GAMES, seed, think, simulations)
    except Interrupted as stopped:
        found, status = stopped.found, INTERRUPTED
    except TileError as problem:
        raise told_by_rules(problem, FAILED) from None
    except ValueError as problem:
        raise told_by_rules(problem) from None
    if json and found:
        print(json_module.dumps(found, indent=1))
    elif found:
        print(*counted(found), sep="\n")
        if "faults" in found:
            print("", *faults(found["faults"]), sep="\n")
    return status


def arena(
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="cli-bots", autocompletion=levels)
    ],
    edition: Edition = "first",
    seats: Seats = 2,
    powers: Powers = None,
    power: Power = None,
    deals: Annotated[int, typer.Option(help="cli-deals", min=1, max=10**6)] = 100,
    think: Time = None,
    simulations: Simulations = None,
    seed: Seed = 0,
    jobs: Annotated[int | None, typer.Option(help="cli-jobs", min=1, max=256)] = None,
    until_significant: Annotated[
        bool,
        typer.Option("--until-significant", help="cli-until-significant"),
    ] = False,
    json: Json = False,
) -> int:
    """Find out which bot is stronger: the same deals, seats exchanged."""
    import time
    from concurrent.futures.process import BrokenProcessPool

    from capital_lux.rules.own import TileError
    from capital_lux.study.arena import Setting, as_json, failing, pairings, run_arena
    from capital_lux.study.interrupted import Interrupted
    from capital_lux.study.simulate import progress
    from capital_lux.terminal.lines.standings import standings
    from capital_lux.terminal.opponents import own_bot
    from capital_lux.terminal.options import own_tiles, read_powers

    tiles = own_tiles(power or ())
    setting = Setting(edition, seats, read_powers(powers), seed, think, simulations, {}, tiles)
    status = 0
    begun = time.perf_counter()
    try:
        with progress(len(pairings(bots, seats)) * deals) as advance:
            found = run_arena(
                bots,
                setting,
                deals,
                jobs=jobs,
                until_significant=until_significant,
                load=own_bot,
                prepare=partial(own_tiles, tuple(power or ())),
                progress=lambda: advance(1),
            )
    except Interrupted as stopped:
        found = stopped.found
        status = INTERRUPTED
    except BrokenProcessPool:
        raise Refusal("arena-process-ended", FAILED) from None
    except TileError as problem:
        raise told_by_rules(problem, FAILED) from None
    except ValueError as problem:
        raise told_by_rules(problem) from None
    if found:
        result = as_json(found, seats)
        text = standings(result, edition, seats, time.perf_counter() - begun)
        print(json_module.dumps(result, indent=1) if json else "\n".join(text))
        for bot in failing(result):
            facts = {"bot": bot["name"], "failed": bot["failed"], "moves": bot["moves"]}
            status = status or FAILED
            complain(say("arena-failing", **facts), status)
    return status


def hint(
    file: Annotated[Path, typer.Argument(help="cli-saved-game")],
    seat: Annotated[int | None, typer.Option(help="cli-seat-hint")] = None,
    think: Annotated[
        float, typer.Option("--time", help="cli-time-hint", min=0.001, max=3600)
    ] = 1.0,
    simulations: Simulations = None,
    power: Power = None,
    json: Json = False,
) -> None:
    """Say what an expert would do in a saved game, and why in numbers."""
    from capital_lux.terminal.lines.advice import hint_of
    from capital_lux.terminal.lines.screen import Screen
    from capital_lux.terminal.options import own_tiles

    found, lines = hint_of(file, seat, think, simulations, own_tiles(power or ()))
    if json:
        print(json_module.dumps(found, indent=1))
    else:
        Screen().show(lines)
