"""What is claimed of the levels, and the deals that prove it or not."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from capital_lux.bots import clock
from capital_lux.rules.options import Choices
from capital_lux.study.arena import Terms, play_deal, share
from capital_lux.study.players import Thinking
from capital_lux.study.workers import in_order, processes


@dataclass(frozen=True)
class Claim:
    """The first bot's share of wins against the second, at least `target`."""

    what: str
    bots: tuple[str, str]
    edition: str
    seats: int
    target: float

    @property
    def powers(self) -> str | None:
        """Generations is played with random tiles."""
        return None if self.edition == "first" else "random"


ROB = "ROB"
CLAIMS = [
    Claim("regular beats random", ("regular", "random"), "first", 2, 0.95),
    Claim("expert beats regular", ("expert", "regular"), "first", 2, 0.75),
    Claim("expert at a regular table", ("expert", "regular"), "first", 3, 0.45),
    Claim("expert at a regular table", ("expert", "regular"), "first", 4, 0.36),
    Claim("master beats expert", ("master", "expert"), "first", 2, 0.55),
    Claim("regular beats random", ("regular", "random"), "generations", 2, 0.92),
    Claim("expert beats regular", ("expert", "regular"), "generations", 2, 0.72),
    Claim("expert at a regular table", ("expert", "regular"), "generations", 3, 0.42),
    Claim("expert at a regular table", ("expert", "regular"), "generations", 4, 0.33),
    Claim("master beats expert", ("master", "expert"), "generations", 2, 0.52),
    Claim("expert against ROB", ("expert", ROB), "generations", 1, 0.60),
]
SEARCHING = ("expert", "master")
MASTER_FACTOR = 10
"""Master thinks ten times as long as expert."""
SEED = 1
AHEAD = 2
"""Deals under way for each process, so that none waits while a long one is played."""
Deal = dict[str, Any]
"""One deal of one claim: what `play_deal` says, with the claim's number and the budget."""
Key = tuple[int, int | None]
"""A claim and the simulations a move; None is the levels' own times."""


def terms_of(claim: Claim, simulations: int | None) -> Terms:
    """What the games of a claim have in common."""
    by_level = {}
    if simulations is not None:
        by_level = {"expert": simulations, "master": simulations * MASTER_FACTOR}
    choices = Choices(claim.edition, claim.seats, claim.powers)
    return Terms(choices, SEED, Thinking(by_level=by_level))


def budget_of(claim: Claim, simulations: int | None) -> int | None:
    """0 where nobody searches, so that such deals are the same whatever the budget is."""
    return simulations if set(SEARCHING) & set(claim.bots) else 0


def play_one(number: int, deal: int, simulations: int | None) -> Deal:
    """A deal of a claim; thinking counts as long as it has a processor."""
    clock.now = time.thread_time
    claim = CLAIMS[number]
    found = play_deal(*claim.bots, deal, terms_of(claim, simulations), None)
    budget = budget_of(claim, simulations)
    return {"claim": number, "simulations": budget, "deal": deal, **found}


def read(files: Iterable[Path]) -> list[Deal]:
    """The deals of some files; a line that a stopped run left unfinished is passed over."""
    found: dict[tuple[Key, int], Deal] = {}
    for file in files:
        for line in file.read_text().splitlines():
            try:
                deal = json.loads(line)
            except ValueError:
                continue
            found[(deal["claim"], deal["simulations"]), deal["deal"]] = deal
    return list(found.values())


def play(
    numbers: Iterable[int],
    deals: int,
    simulations: int | None,
    jobs: int,
    file: Path | None,
    minutes: float | None,
) -> list[Deal]:
    """Play what is not in the file yet, and add it there deal by deal; all that is known then."""
    known = read([file]) if file and file.exists() else []
    if file and known and not file.read_text().endswith("\n"):
        with file.open("a") as out:
            out.write("\n")
    done = {(deal["claim"], deal["simulations"], deal["deal"]) for deal in known}
    end = time.monotonic() + 60 * minutes if minutes else None

    def tasks() -> Iterator[tuple[int, int, int | None]]:
        for number in numbers:
            budget = budget_of(CLAIMS[number], simulations)
            for deal in range(deals):
                if end is not None and time.monotonic() > end:
                    return
                if (number, budget, deal) not in done:
                    yield number, deal, simulations

    with processes(jobs, None) as pool:
        for deal in in_order(pool, play_one, tasks(), AHEAD * jobs):
            known.append(deal)
            if file:
                with file.open("a") as out:
                    out.write(json.dumps(deal) + "\n")
    return known


def by_claim(deals: Iterable[Deal]) -> dict[Key, list[Deal]]:
    """The deals of each claim with each budget, in the order of the claims."""
    found: dict[Key, list[Deal]] = {}
    for deal in deals:
        found.setdefault((deal["claim"], deal["simulations"]), []).append(deal)
    return dict(sorted(found.items(), key=lambda item: (item[0][0], item[0][1] or 0)))


def per_move(deals: Sequence[Deal], side: int) -> float:
    """Mean seconds a move of one side."""
    moves = sum(deal["moves"][side] for deal in deals)
    return float(sum(deal["seconds"][side] for deal in deals) / max(1, moves))


def mean(deals: Sequence[Deal], what: str) -> float:
    """The mean of something over deals."""
    return float(sum(deal[what] for deal in deals) / len(deals))


def faults(deals: Sequence[Deal]) -> int:
    """Moves that a bot failed to make."""
    return sum(sum(deal["faults"].values()) for deal in deals)


def summary(played: Iterable[Deal]) -> Iterator[str]:
    """A line for each claim."""
    for (number, _), deals in by_claim(played).items():
        claim = CLAIMS[number]
        found = share([deal["share"] for deal in deals])
        core_hours = sum(sum(deal["seconds"]) for deal in deals) / 3600
        yield (
            f"{claim.what:26} {claim.edition:11} {claim.seats} seats  {found['win_share']:6.1%} "
            f"({found['low']:.1%} - {found['high']:.1%})  at least {claim.target:.0%}  "
            f"{mean(deals, 'points'):5.1f} points  {len(deals)} deals  "
            f"{per_move(deals, 0):.4f} / {per_move(deals, 1):.4f} s a move  "
            f"{core_hours:.2f} core hours  {faults(deals)} faults"
        )


def as_table(files: Iterable[Path]) -> str:
    """The table of docs/strength.md."""
    titles = "claim edition seats share interval wanted points deals games budget seconds".split()
    rows = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for (number, simulations), deals in by_claim(read(files)).items():
        claim = CLAIMS[number]
        found = share([deal["share"] for deal in deals])
        edition = "Generations" if claim.edition == "generations" else claim.edition
        budget = "own time" if simulations is None else f"{simulations:,}" if simulations else "-"
        if simulations and "master" in claim.bots:
            budget = f"{simulations * MASTER_FACTOR:,} / {simulations:,}"
        seconds = f"{per_move(deals, 0):.4f} / {per_move(deals, 1):.4f}"
        rows.append(
            f"| {claim.what} | {edition} | {claim.seats} | {found['win_share']:.1%} "
            f"| {found['low']:.1%} - {found['high']:.1%} | {claim.target:.0%} "
            f"| {mean(deals, 'points'):.1f} | {len(deals):,} | {len(deals) * claim.seats:,} "
            f"| {budget} | {seconds} |"
        )
    return "\n".join(rows)
