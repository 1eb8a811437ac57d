"""The balance study: all combinations of tiles judged by strong play, and what stands out.

    python -m capital_lux.study.balance plan --games 2000 > balance.json
    lux study balance.json found
    python -m capital_lux.study.balance report found out

The report is a folder of tables and pictures. A tool for developers: it speaks English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from capital_lux.analysis.worth import curve_of
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.powers import TILES
from capital_lux.study.commands import run_study
from capital_lux.study.means import Array, Mean, mean, ratio, table
from capital_lux.study.parquet import read
from capital_lux.study.pictures import forest, heat_map
from capital_lux.study.plan import ALL, NET

LOOK = 160
"""One decision in this many is looked at closely: one in a game or two."""
MATTERS = 0.05
"""A decision matters if the best action and the worst are so far apart, in chance to win."""
FIRST_CURVE = 2
"""The first round that has one."""
SKILLED, OTHER = NET, "regular"
"""Whose share of wins tells skill from luck."""


def plan(games: int, skill: int) -> dict[str, Any]:
    """All combinations at two, three and four seats and solo; the first edition beside them."""
    parts: list[dict[str, Any]] = [
        {"edition": "first", "seats": seats, "games": 16 * games, "look": LOOK}
        for seats in (2, 3, 4)
    ]
    parts += [
        {"edition": "generations", "seats": seats, "powers": ALL, "games": games, "look": LOOK}
        for seats in (2, 3, 4, 1)
    ]
    parts += [
        {"edition": edition, "seats": 2, "bots": [SKILLED, OTHER], "games": skill}
        for edition in ("first", "generations")
    ]
    return {"seed": 20, "portion": 2000, "parts": parts}


class Games:
    """The games of a study, as columns; lists as matrices with a row for each game."""

    def __init__(self, folder: Path) -> None:
        table = read(folder / "games.parquet")
        self.columns = {
            name: table[name].to_pylist() for name in ("bots", "edition", *DISTRICT_NAMES)
        }
        self.seats = table["seats"].to_numpy()
        self.part = table["part"].to_numpy()
        self.number = table["game"].to_numpy()
        self.start = table["start"].to_numpy()
        self.decisions = table["decisions"].to_numpy()
        self.lists = {
            name: padded(table[name].to_pylist())
            for name in ("score", "won", "after_two", "lost", "capital", "impossible")
        }
        self.by_net = np.array([set(bots) == {NET} for bots in self.columns["bots"]])
        self.first = np.array([edition == "first" for edition in self.columns["edition"]])
        self.tiles: dict[str, Array] = {
            colour: np.array([name or "" for name in self.columns[colour]])
            for colour in DISTRICT_NAMES
        }

    def kind(self, edition: str, seats: int) -> Array:
        """Which games are of this edition and number of seats, played by the net alone."""
        found: Array = self.by_net & (self.seats == seats) & (self.first == (edition == "first"))
        return found

    # What is asked of some games

    def start_wins(self, which: Array) -> Mean:
        """How much more often than the others the starting seat wins."""
        won, start = self.lists["won"][which], self.start[which]
        return mean(won[np.arange(len(won)), start] - 1 / self.seats[which])

    def you_win(self, which: Array) -> Mean:
        """Solo: how often ROB is beaten."""
        return mean(self.lists["won"][which][:, 0])

    def scores(self, which: Array) -> Mean:
        return mean(np.nanmean(self.lists["score"][which], axis=1))

    def spread(self, which: Array) -> float:
        """The standard deviation of a seat's score."""
        return float(np.nanstd(self.lists["score"][which]))

    def lost(self, which: Array) -> Mean:
        """Districts lost by a seat in a game."""
        return mean(np.nanmean(self.lists["lost"][which], axis=1))

    def impossible(self, which: Array) -> Mean:
        return ratio(
            np.nansum(self.lists["impossible"][which], axis=1),
            np.nansum(self.lists["capital"][which], axis=1),
        )

    def length(self, which: Array) -> Mean:
        return mean(self.decisions[which])

    def leader_wins(self, which: Array) -> Mean:
        """How often the leader after two rounds wins; equal leaders share it."""
        two, won = self.lists["after_two"][which], self.lists["won"][which]
        leads = two == np.nanmax(two, axis=1, keepdims=True)
        return mean(np.nansum(np.where(leads, won, 0), axis=1) / leads.sum(axis=1))

    def skill(self, which: Array) -> Mean:
        """How often the stronger of two levels wins; the games of a deal are one."""
        bots = self.columns["bots"]
        places = np.array([bots[at].index(SKILLED) for at in np.flatnonzero(which)])
        won = self.lists["won"][which][np.arange(len(places)), places]
        deals = self.number[which] // 2
        count = np.bincount(deals)
        both = np.bincount(deals, won)[count > 0] / count[count > 0]
        return mean(both)


def padded(rows: Sequence[Sequence[float]]) -> Array:
    """A matrix of rows of unequal length."""
    found = np.full((len(rows), max(map(len, rows))), np.nan)
    for at, row in enumerate(rows):
        found[at, : len(row)] = row
    return found


class Decisions:
    """The decisions of a study that were looked at closely, in chance to win."""

    def __init__(self, folder: Path, games: Games) -> None:
        table = read(folder / "decisions.parquet")
        self.part = table["part"].to_numpy()
        self.round = table["round"].to_numpy()
        self.action = np.array(table["action"].to_pylist())
        parts = np.unique(games.part)
        first = {int(part): int(np.flatnonzero(games.part == part)[0]) for part in parts}
        self.row = np.array([first[int(part)] for part in self.part])
        """A game of the same part."""
        self.seats = games.seats[self.row]
        self.first = games.first[self.row]
        values = {name: table[name].to_numpy() for name in ("after", "other", "worst")}
        self.win = {name: self.in_wins(value) for name, value in values.items()}

    def in_wins(self, values: Array) -> Array:
        """From the net's measure to the chance to win, by the curve of the round's beginning."""
        found = np.zeros(len(values))
        for seats in np.unique(self.seats):
            for first in (False, True):
                for turn in (1, 2, 3):
                    which = (self.seats == seats) & (self.first == first) & (self.round == turn)
                    if which.any():
                        edition = "first" if first else "generations"
                        curve = curve_of(edition, int(seats), max(FIRST_CURVE, turn))
                        found[which] = [curve.at(float(value)).win for value in values[which]]
        return found

    def matter(self, which: Array) -> Mean:
        """The share of decisions that matter."""
        best = np.maximum(self.win["after"], self.win["other"])
        return mean((best - self.win["worst"])[which] >= MATTERS)

    def worth(self, which: Array, colour: str) -> Mean:
        """What the use of a colour's tile was worth, beside the best without it."""
        letter = LETTERS[DISTRICT_NAMES.index(colour)]
        uses = np.char.startswith(self.action, f"capital {letter}") & which
        return mean((self.win["after"] - self.win["other"])[uses])


KINDS = [("first", 2), ("first", 3), ("first", 4)] + [("generations", n) for n in (2, 3, 4, 1)]


def report(folder: Path) -> Iterator[tuple[str, str]]:
    """The files of the report by name: tables, and pictures as SVG."""
    games = Games(folder)
    decisions = Decisions(folder, games)
    yield "editions.md", editions(games, decisions)
    for seats in (2, 3, 4, 1):
        yield f"tiles-{seats}.md", tile_table(games, decisions, seats)
    for seats in (2, 3, 4, 1):
        yield f"combinations-{seats}.svg", combination_map(games, seats)
    yield "worth.svg", worth_picture(games, decisions)
    yield "outliers.md", outliers(games)


def named(edition: str, seats: int) -> str:
    if seats == 1:
        return "solo"
    return f"{'Generations' if edition == 'generations' else 'first'}, {seats} seats"


def editions(games: Games, decisions: Decisions) -> str:
    """The yardstick: the first edition beside Generations."""
    rows = []
    for edition, seats in KINDS:
        which = games.kind(edition, seats)
        looked = (decisions.seats == seats) & (decisions.first == (edition == "first"))
        other = games.you_win(which) if seats == 1 else games.start_wins(which)
        skill = ~games.by_net & (games.first == (edition == "first")) & (games.seats == seats)
        rows.append(
            [
                named(edition, seats),
                f"{which.sum():,}",
                other.percent,
                str(games.scores(which)),
                f"{games.spread(which):.1f}",
                games.impossible(which).percent,
                str(games.lost(which)),
                str(games.length(which)),
                games.leader_wins(which).percent,
                decisions.matter(looked).percent,
                games.skill(skill).percent if skill.any() else "-",
            ]
        )
    return table(
        [
            "game",
            "games",
            "start's advantage (solo: won)",
            "mean score",
            "spread",
            "impossible",
            "districts lost",
            "decisions",
            "leader after 2 wins",
            "matter",
            f"{SKILLED} against {OTHER}",
        ],
        rows,
    )


def tile_table(games: Games, decisions: Decisions, seats: int) -> str:
    """Each tile, over all combinations with it."""
    rows = []
    base = games.kind("generations", seats)
    looked = (decisions.seats == seats) & ~decisions.first
    skilled = ~games.by_net & ~games.first & (games.seats == seats)
    for tile in TILES.values():
        colour = str(tile.colour)
        here = games.tiles[colour] == tile.name
        which = base & here
        if not which.any():
            continue
        at = DISTRICT_NAMES.index(colour)
        capital = games.lists["capital"][which]
        first = games.you_win(which) if seats == 1 else games.start_wins(which)
        rows.append(
            [
                f"{tile.name} ({tile.basis})",
                first.percent,
                str(games.scores(which)),
                ratio(games.lists["impossible"][which][:, at], capital[:, at]).percent,
                ratio(capital[:, at], capital.sum(axis=1)).percent,
                decisions.worth(looked & here[decisions.row], colour).percent,
                str(games.lost(which)),
                str(games.length(which)),
                games.leader_wins(which).percent,
                games.skill(skilled & here).percent if (skilled & here).any() else "-",
            ]
        )
    return table(
        [
            "tile",
            "won" if seats == 1 else "start's advantage",
            "mean score",
            "impossible",
            "its share of the capital",
            "worth of a use",
            "districts lost",
            "decisions",
            "leader after 2 wins",
            f"{SKILLED} against {OTHER}",
        ],
        rows,
    )


def by_combination(
    games: Games, seats: int, asked: Callable[[Array], Mean]
) -> Mapping[tuple[str, ...], Mean]:
    """What is asked, of the games of each combination by themselves."""
    base = games.kind("generations", seats)
    found = {}
    for part in np.unique(games.part[base]):
        which = base & (games.part == part)
        at = int(np.flatnonzero(which)[0])
        tiles = tuple(str(games.tiles[colour][at]) for colour in DISTRICT_NAMES)
        found[tiles] = asked(which)
    return found


def combination_map(games: Games, seats: int) -> str:
    asked = games.you_win if seats == 1 else games.start_wins
    found = by_combination(games, seats, asked)
    title = "Wins against ROB" if seats == 1 else "Advantage of the starting seat"
    values = {
        (f"{tiles[0]} {tiles[1]}", f"{tiles[2]} {tiles[3]}"): one.value
        for tiles, one in found.items()
    }
    return heat_map(f"{title}, {named('generations', seats)}", values)


def worth_picture(games: Games, decisions: Decisions) -> str:
    rows = []
    for tile in TILES.values():
        colour = str(tile.colour)
        here = (games.tiles[colour] == tile.name)[decisions.row] & ~decisions.first
        found = decisions.worth(here & (decisions.seats > 1), colour)
        rows.append((tile.name, found.value, found.half))
    first = decisions.first
    for colour, name in zip(
        DISTRICT_NAMES, ("agent", "cleric", "merchant", "scholar"), strict=True
    ):
        found = decisions.worth(first, colour)
        rows.append((f"{name}, first edition", found.value, found.half))
    return forest("What a use of the tile is worth, in chance to win", rows)


def outliers(games: Games) -> str:
    """The combinations furthest from the others, by the advantage of the start."""
    rows = []
    for seats in (2, 3, 4, 1):
        asked = games.you_win if seats == 1 else games.start_wins
        found = by_combination(games, seats, asked)
        ordered = sorted(found.items(), key=lambda item: item[1].value)
        for tiles, one in [*ordered[:3], *ordered[-3:]]:
            rows.append([named("generations", seats), ", ".join(tiles), one.percent])
    return table(["game", "tiles", "start's advantage (solo: won)"], rows)


def main() -> None:
    sizes = {"games": (2000, "of each combination"), "skill": (8000, "that tell skill from luck")}
    run_study(__doc__, sizes, plan, report)


if __name__ == "__main__":
    main()
