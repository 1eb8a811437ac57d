"""What is claimed of the ladder, and the deals that prove it or not."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from capital_lux.bots import clock
from capital_lux.bots.levels import RUNGS
from capital_lux.rules.options import Choices
from capital_lux.study.arena import ROB, Terms, play_deal, share, won_in
from capital_lux.study.rating import ratings
from capital_lux.study.workers import workers


@dataclass(frozen=True)
class Claim:
    """The first bot's share of wins against the second lies within these."""

    bots: tuple[str, str]
    edition: str
    seats: int = 2
    least: float = 0.64
    most: float = 0.76

    @property
    def key(self) -> str:
        return " ".join((*self.bots, self.edition, str(self.seats)))

    @property
    def powers(self) -> str | None:
        """Generations is played with random tiles."""
        return None if self.edition == "first" else "random"


EDITIONS = ("first", "generations")
STEPS = [(better, worse) for worse, better in pairwise(RUNGS)]
BESIDE = [("regular", "random"), ("instinct", "master"), ("beginner", "random")]
"""The levels that are not rungs, against rungs: they are rated too."""
GOALS = {
    2: {"first": 0.80, "generations": 0.75},
    3: dict.fromkeys(EDITIONS, 0.55),
    4: dict.fromkeys(EDITIONS, 0.42),
}
"""What `champion` should win of masters, alone at a table of them."""
CLAIMS = [
    *(Claim(bots, edition) for bots in STEPS for edition in EDITIONS),
    *(Claim(bots, edition, least=0, most=1) for bots in BESIDE for edition in EDITIONS),
    *(
        Claim(bots, edition, seats, 1 / seats, 1)
        for seats in (3, 4)
        for bots in STEPS
        for edition in EDITIONS
    ),
    *(Claim((rung, ROB), "generations", 1, 0, 1) for rung in RUNGS),
    *(
        Claim(("champion", "master"), edition, seats, goal, 1)
        for seats, goals in GOALS.items()
        for edition, goal in goals.items()
    ),
]
SEED = 1
Deal = dict[str, Any]
"""One deal of one claim: what `play_deal` says, with the claim's key."""


def play_one(number: int, deal: int) -> Deal:
    """A deal of a claim; thinking counts as long as it has a processor."""
    clock.now = time.thread_time
    claim = CLAIMS[number]
    terms = Terms(Choices(claim.edition, claim.seats, claim.powers), SEED)
    return {"claim": claim.key, "deal": deal, **play_deal(*claim.bots, deal, terms, None)}


def read(files: Iterable[Path]) -> list[Deal]:
    """The deals of some files; a line that a stopped run left unfinished is passed over."""
    found: dict[tuple[str, int], Deal] = {}
    for file in files:
        for line in file.read_text().splitlines():
            try:
                deal = json.loads(line)
            except ValueError:
                continue
            found[deal["claim"], deal["deal"]] = deal
    return list(found.values())


def play(
    numbers: Iterable[int], deals: int, jobs: int, file: Path | None, minutes: float | None
) -> list[Deal]:
    """Play what is not in the file yet, and add it there deal by deal; all that is known then."""
    known = read([file]) if file and file.exists() else []
    if file and known and not file.read_text().endswith("\n"):
        with file.open("a") as out:
            out.write("\n")
    done = {(deal["claim"], deal["deal"]) for deal in known}
    end = time.monotonic() + 60 * minutes if minutes else None

    def tasks() -> Iterator[tuple[int, int]]:
        for number in numbers:
            for deal in range(deals):
                if end is not None and time.monotonic() > end:
                    return
                if (CLAIMS[number].key, deal) not in done:
                    yield number, deal

    with workers(jobs) as busy:
        for deal in busy.in_order(play_one, tasks()):
            known.append(deal)
            if file:
                with file.open("a") as out:
                    out.write(json.dumps(deal) + "\n")
    return known


def by_claim(deals: Iterable[Deal]) -> dict[Claim, list[Deal]]:
    """The deals of each claim, in the order of the claims."""
    found: dict[str, list[Deal]] = {}
    for deal in deals:
        found.setdefault(deal["claim"], []).append(deal)
    return {claim: found[claim.key] for claim in CLAIMS if claim.key in found}


def per_move(deals: Sequence[Deal], side: int) -> float:
    """Mean milliseconds a move of one side."""
    moves = sum(deal["moves"][side] for deal in deals)
    return float(1000 * sum(deal["seconds"][side] for deal in deals) / max(1, moves))


def faults(deals: Sequence[Deal]) -> int:
    """Moves that a bot failed to make."""
    return sum(sum(deal["faults"].values()) for deal in deals)


def as_table(deals: Iterable[Deal]) -> str:
    """The table of docs/strength.md; what does not hold is marked."""
    titles = ["bot", "against", "edition", "seats", "share", "interval", "deals", "ms a move"]
    rows = [f"| {' | '.join(titles)} |", "|---" * len(titles) + "|"]
    for claim, played in by_claim(deals).items():
        found = share([deal["share"] for deal in played])
        edition = "Generations" if claim.edition == "generations" else claim.edition
        held = claim.least <= found["win_share"] <= claim.most and not faults(played)
        rows.append(
            f"| {claim.bots[0]} | {claim.bots[1]} | {edition} | {claim.seats} "
            f"| {found['win_share']:.1%}{'' if held else ' (!)'} "
            f"| {found['low']:.1%} - {found['high']:.1%} | {len(played):,} "
            f"| {per_move(played, 0):.1f} / {per_move(played, 1):.1f} |"
        )
    return "\n".join(rows)


def as_ratings(deals: Iterable[Deal]) -> Iterator[str]:
    """The table of bots/ratings.py: both editions together, two seats."""
    games: dict[tuple[str, str], list[float]] = {}
    for claim, played in by_claim(deals).items():
        if claim.seats == 2:
            games.setdefault(claim.bots, []).extend(deal["share"] for deal in played)
    won = [won_in(*bots, shares) for bots, shares in games.items()]
    found = ratings(won, {"regular": 1000})
    for level, (points, half) in sorted(found.items(), key=lambda item: item[1].points):
        yield f'    "{level}": LevelRating({points:.0f}, {half:.0f}),'
