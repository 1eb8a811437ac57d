"""The commands that count, compare and advise: `lux simulate`, `arena`, `study`, `hint`."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

from capital_lux.cli.options import (
    DeckOptions,
    GameCommandOptions,
    JsonOption,
    PowerOption,
    SeatsOption,
    SeedOption,
    SimulationsOption,
    TimeOption,
    levels,
    print_json,
    tiles_at,
    warn_where_plain,
    warn_without_net,
)
from capital_lux.console.files import bad_file
from capital_lux.console.refusal import (
    FAILED,
    INTERRUPTED,
    Refusal,
    complain,
    said_by_system,
    told_by_rules,
)
from capital_lux.console.speech import say

RANDOM_GAMES, BOT_GAMES = 10_000, 100
JobsOption = Annotated[int | None, typer.Option(help="cli-jobs", min=1, max=256)]
RayOption = Annotated[str | None, typer.Option(metavar="ADDRESS", help="cli-ray")]


@contextmanager
def rules_refuse() -> Iterator[None]:
    """What the rules refuse is told to the user."""
    from capital_lux.rules.own import TileError

    try:
        yield
    except TileError as problem:
        raise told_by_rules(problem, FAILED) from None
    except ValueError as problem:
        raise told_by_rules(problem) from None


@dataclass(kw_only=True)
class Simulate(DeckOptions):
    """Play many games at once, random or by bots, and count what happens."""

    level: Annotated[
        str | None,
        typer.Option(help="cli-level-simulate", autocompletion=levels),
    ] = None
    think: TimeOption = None
    simulations: SimulationsOption = None
    games: Annotated[int | None, typer.Option(help="cli-games", min=1, max=10**9)] = None
    seed: SeedOption = 0
    jobs: JobsOption = None
    ray: RayOption = None
    json: JsonOption = False

    def run(self) -> int:
        from capital_lux.study.players import Thinking
        from capital_lux.study.progress import progress
        from capital_lux.study.simulate import simulated, simulated_bots
        from capital_lux.study.workers import Interrupted
        from capital_lux.terminal.lines.counts import counted
        from capital_lux.terminal.opponents import read_levels

        if self.level is None and self.given & {"think", "simulations"}:
            raise Refusal("refusal-for-bots")
        choices = self.choices()
        status = 0
        games = self.games or (RANDOM_GAMES if self.level is None else BOT_GAMES)
        seated = None if self.level is None else read_levels(self.level, self.seats, "whom-seats")
        with rules_refuse():
            choices.game(0)
        warn_where_plain("cli-plain-games")
        warn_without_net(seated or (), choices.own)
        try:
            with rules_refuse(), progress(games) as advance:
                how: dict[str, Any] = {
                    "jobs": self.jobs or os.cpu_count() or 1,
                    "cluster": self.ray,
                    "prepare": partial(tiles_at, self.power),
                    "progress": advance,
                }
                if seated is None:
                    found = simulated(choices, games, self.seed, **how)
                else:
                    thinking = Thinking(self.think, self.simulations)
                    found = simulated_bots(choices, seated, games, self.seed, thinking, **how)
        except Interrupted as stopped:
            found, status = stopped.found, INTERRUPTED
        if self.json and found:
            print_json(found)
        elif found:
            print(*counted(found), sep="\n")
        return status


@dataclass(kw_only=True)
class Arena(GameCommandOptions):
    """Find out which bot is stronger: the same deals, seats exchanged."""

    bots: Annotated[
        list[str], typer.Argument(metavar="BOT...", help="cli-bots", autocompletion=levels)
    ]
    seats: SeatsOption = 2
    deals: Annotated[int, typer.Option(help="cli-deals", min=1, max=10**6)] = 100
    think: TimeOption = None
    simulations: SimulationsOption = None
    seed: SeedOption = 0
    jobs: JobsOption = None
    ray: RayOption = None
    json: JsonOption = False

    def run(self) -> int:
        import time
        from concurrent.futures.process import BrokenProcessPool

        from capital_lux.console.own import own_bot
        from capital_lux.study.arena import Terms, as_json, check, failing, pairings, run_arena
        from capital_lux.study.players import Thinking
        from capital_lux.study.progress import progress
        from capital_lux.study.workers import Interrupted
        from capital_lux.terminal.lines.standings import standings

        terms = Terms(self.choices(), self.seed, Thinking(self.think, self.simulations))
        status = 0
        begun = time.perf_counter()
        try:
            total = len(pairings(self.bots, self.seats)) * self.deals
            with rules_refuse():
                check(self.bots, terms)
            warn_where_plain("cli-plain-games")
            warn_without_net(self.bots, terms.choices.own)
            with rules_refuse(), progress(total) as advance:
                found = run_arena(
                    self.bots,
                    terms,
                    self.deals,
                    jobs=self.jobs,
                    load=own_bot,
                    prepare=partial(tiles_at, self.power),
                    cluster=self.ray,
                    progress=lambda: advance(1),
                )
        except Interrupted as stopped:
            found, status = stopped.found, INTERRUPTED
        except BrokenProcessPool:
            raise Refusal("arena-process-ended", FAILED) from None
        if not found:
            return status
        result = as_json(found, self.seats)
        if self.json:
            print_json(result)
        else:
            seconds = time.perf_counter() - begun
            print(*standings(result, self.edition, self.seats, seconds), sep="\n")
        for bot in failing(result):
            facts = {"bot": bot["name"], "failed": bot["failed"], "moves": bot["moves"]}
            status = status or FAILED
            complain(say("arena-failing", **facts), status)
        return status


def study(
    plan: Annotated[Path, typer.Argument(help="cli-plan")],
    folder: Annotated[Path, typer.Argument(help="cli-study-folder")],
    jobs: JobsOption = None,
    ray: RayOption = None,
) -> int:
    """Play the games of a plan, into tables that other programs read."""
    from capital_lux.study.plan import read_plan
    from capital_lux.study.progress import progress
    from capital_lux.study.run import run_study

    try:
        with rules_refuse():
            try:
                asked = read_plan(plan)
            except OSError as problem:
                why = said_by_system(problem)
                raise bad_file(plan, "file-unreadable", problem=why) from None
            warn_where_plain("cli-plain-games")
            with progress(asked.games) as advance:
                files = run_study(asked, folder, jobs=jobs, cluster=ray, progress=advance)
    except KeyboardInterrupt:
        complain(say("study-stopped", folder=str(folder)), INTERRUPTED)
        return INTERRUPTED
    print(*files, sep="\n")
    return 0


def hint(
    file: Annotated[Path, typer.Argument(help="cli-saved-game")],
    seat: Annotated[int | None, typer.Option(help="cli-seat-hint")] = None,
    think: Annotated[
        float, typer.Option("--time", help="cli-time-hint", min=0.001, max=3600)
    ] = 1.0,
    simulations: SimulationsOption = None,
    power: PowerOption = None,
    json: JsonOption = False,
) -> None:
    """Say what an expert would do in a saved game, and why in numbers."""
    from capital_lux.terminal.lines.advice import hint_of
    from capital_lux.terminal.lines.screen import Screen

    found, lines = hint_of(file, seat, think, simulations, tiles_at(power))
    if json:
        print_json(found)
    else:
        Screen().show(lines)
