"""The balance study: all combinations of tiles judged by strong play, and what stands out.

    python -m capital_lux.study.balance plan --games 2000 > balance.json
    lux study balance.json found
    python -m capital_lux.study.balance report found out

The report is a folder: `figures.json` and `combinations.csv` with all figures, and tables and
pictures made of them. A tool for developers: it speaks English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import FIRST_TILES, TILES
from capital_lux.study.balance_report import Figures, as_csv, as_json, tell
from capital_lux.study.columns import Decisions, Games
from capital_lux.study.commands import run_study
from capital_lux.study.means import Array, Mean, mean
from capital_lux.study.plan import ALL, NET

LOOK = 12
LOOKED = 20
"""One decision in `LOOK` is looked at closely, in one game of `LOOKED`."""
OTHER = "regular"
"""The level against which the net's share of wins tells skill from luck."""
KINDS = [("first", 2), ("first", 3), ("first", 4)] + [("generations", n) for n in (2, 3, 4, 1)]
LONGEST_LEAD = 24
"""Leads after two rounds are counted by themselves up to this one."""
WIDEST = 0.05
"""A lead is left out of the curve if half of its interval is wider."""
DIGITS = 5


def plan(games: int, skill: int) -> dict[str, Any]:
    """All combinations at two, three and four seats and solo; the first edition beside them."""
    parts: list[dict[str, Any]] = [
        {"edition": "first", "seats": seats, **looked(16 * games)} for seats in (2, 3, 4)
    ]
    parts += [
        {"edition": "generations", "seats": seats, "powers": ALL, **looked(games)}
        for seats in (2, 3, 4, 1)
    ]
    parts += [
        {"edition": edition, "seats": 2, "bots": [NET, OTHER], "games": skill}
        for edition in ("first", "generations")
    ]
    return {"seed": 20, "portion": 2000, "parts": parts}


def looked(games: int) -> dict[str, int]:
    """How many games, and how many of them are looked at closely."""
    return {"games": games, "look": LOOK, "looked": -(-games // LOOKED)}


def figures(folder: Path) -> Figures:
    """All that the study found, by kind of game ("first 2"), tile and combination."""
    games = Games(folder)
    decisions = Decisions(folder, games)
    found: Figures = {"kinds": {}, "tiles": {}, "combinations": {}, "leads": {}}
    for edition, seats in KINDS:
        which, looked = games.kind(edition, seats), decisions.kind(edition, seats)
        if not which.any():
            continue
        name = f"{edition} {seats}"
        known = found["kinds"][name] = of_kind(games, decisions, which, looked)
        against = ~games.by_net & (games.first == (edition == "first")) & (games.seats == seats)
        if against.any():
            known |= rounded({"skill": games.skill(against)})
        if seats > 1:
            found["leads"][name] = lead_curve(games, which)
        found["tiles"][name] = {
            tile: of_tile(games, decisions, which & here, looked & here[decisions.row], colour)
            for tile, colour, here in tiles_in(games, edition)
            if (which & here).any()
        }
        if edition == "generations":
            found["combinations"][name] = {
                " ".join(tiles): of_kind(games, decisions, rows, decisions.of_games(rows))
                for tiles, rows in games.combinations(which)
            }
    return found


def tiles_in(games: Games, edition: str) -> Iterator[tuple[str, str, Array]]:
    """The tiles of an edition: name, colour, and which games have it."""
    if edition == "first":
        for name in FIRST_TILES:
            yield name, str(TILES[name].colour), games.first
        return
    for tile in TILES.values():
        yield tile.name, str(tile.colour), games.tiles[str(tile.colour)].are(tile.name)


def of_games(games: Games, which: Array) -> dict[str, Mean]:
    """The figures of any games: the start's advantage (solo: how often ROB is beaten) first."""
    alone = bool((games.seats[which] == 1).all())
    return {
        "won" if alone else "start": (games.you_win if alone else games.start_wins)(which),
        "score": games.scores(which),
        "lost": games.lost(which),
        "length": games.length(which),
        "leader": games.leader_wins(which),
        "spread": games.spread(which),
    }


def of_kind(games: Games, decisions: Decisions, which: Array, looked: Array) -> Figures:
    """The figures of all games of a kind, and of a combination."""
    means = {
        **of_games(games, which),
        "impossible": games.impossible(which),
        "matter": decisions.matter(looked),
    }
    return {"games": len(games.seats[which]), **rounded(means)}


def of_tile(
    games: Games, decisions: Decisions, which: Array, looked: Array, colour: str
) -> Figures:
    """A tile's figures over all combinations with it; `impossible` and `share` of its district."""
    district = DISTRICT_NAMES.index(colour)
    means = {
        **of_games(games, which),
        "impossible": games.impossible(which, district),
        "share": games.share(which, district),
        "worth": decisions.worth(looked, colour),
        "matter": decisions.matter(looked),
    }
    return rounded(means)


def lead_curve(games: Games, which: Array) -> list[list[float]]:
    """For leads after two rounds: points, how often the leader wins, half of the interval."""
    lead, wins = games.leads(which)
    deals = games.deal[which]
    found = {
        str(points): mean(wins[lead == points], groups=deals[lead == points])
        for points in range(LONGEST_LEAD + 1)
    }
    enough = {points: one for points, one in found.items() if one.half < WIDEST}
    return [[int(points), *one] for points, one in rounded(enough).items()]


def rounded(found: Mapping[str, Mean]) -> Figures:
    """Means and halves of their intervals as they are published; what is not known is left out."""
    return {
        name: [round(one.value, DIGITS), round(one.half, DIGITS)]
        for name, one in found.items()
        if one.value == one.value
    }


def report(folder: Path) -> Iterator[tuple[str, str]]:
    """The files of the report by name."""
    found = figures(folder)
    yield "combinations.csv", as_csv(found["combinations"])
    yield "figures.json", as_json(found)
    yield from tell(found).items()


def main() -> None:
    sizes = {"games": (2000, "of each combination"), "skill": (4000, "that tell skill from luck")}
    run_study(__doc__, sizes, plan, report)


if __name__ == "__main__":
    main()
