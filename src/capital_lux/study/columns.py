"""The tables of a study as columns of numbers, and what is asked of some of its games or decisions.

Whoever asks names the games: a mask, or their rows. A million games take seconds. All parts of a
study play the same deals, so only deals are taken for independent.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa

from capital_lux.analysis.worth import curve_of
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.study.means import Array, Mean, mean, ratio
from capital_lux.study.parquet import DECISIONS, read
from capital_lux.study.plan import NET

MATTERS = 0.05
"""A decision matters if the best action and the worst are so far apart, in chance to win."""
FIRST_CURVE = 2
"""The first round that has a curve."""
LISTS = ("score", "won", "after_two", "lost", "capital", "impossible")
Combination = tuple[str, ...]


def whole(column: Any) -> Any:
    """A column as one array."""
    return column.combine_chunks() if column.num_chunks != 1 else column.chunk(0)


def padded(column: Any) -> Array:
    """A column of lists as a matrix with a row for each game; what a shorter list lacks is NaN."""
    lists = whole(column)
    lengths = np.diff(lists.offsets.to_numpy())
    found = np.full((len(lists), lengths.max(initial=0)), np.nan, dtype=np.float32)
    found[np.arange(found.shape[1]) < lengths[:, None]] = lists.flatten().to_numpy()
    return found


class Names:
    """A column of names: their numbers, and which number a name has."""

    def __init__(self, column: Any) -> None:
        found = column if pa.types.is_dictionary(column.type) else column.dictionary_encode()
        one = whole(found.unify_dictionaries())
        self.names = [str(name) for name in one.dictionary.to_pylist()]
        self.numbers: Array = one.indices.fill_null(-1).to_numpy(zero_copy_only=False)

    def are(self, name: str) -> Array:
        """Which rows have this name."""
        number = self.names.index(name) if name in self.names else len(self.names)
        found: Array = self.numbers == number
        return found

    def among(self, names: list[str]) -> Array:
        """Which rows have one of these names."""
        numbers = [at for at, name in enumerate(self.names) if name in names]
        return np.isin(self.numbers, numbers)


class Games:
    """The games of a study."""

    def __init__(self, folder: Path) -> None:
        simple = ("part", "game", "deal", "seats", "start", "decisions")
        columns = [*simple, "edition", "bots", *DISTRICT_NAMES, *LISTS]
        table = read(folder / "games.parquet", columns)
        self.part, self.number, self.deal, self.seats, self.start, self.decisions = (
            table[name].to_numpy() for name in simple
        )
        self.lists = {name: padded(table[name]) for name in LISTS}
        self.first = Names(table["edition"]).are("first")
        self.tiles: dict[str, Names] = {colour: Names(table[colour]) for colour in DISTRICT_NAMES}
        bots = whole(table["bots"])
        net = Names(pa.chunked_array([bots.flatten()])).are(NET)
        before = np.concatenate([[0], np.cumsum(net)])
        ends = bots.offsets.to_numpy() - bots.offsets[0].as_py()
        self.by_net = before[ends[1:]] - before[ends[:-1]] == self.seats
        self.net_seat = np.searchsorted(before, before[ends[:-1]] + 1) - 1 - ends[:-1]
        """The first seat the net plays, where it plays one."""

    def kind(self, edition: str, seats: int) -> Array:
        """Which games are of this edition and number of seats, played by the net alone."""
        found: Array = self.by_net & (self.seats == seats) & (self.first == (edition == "first"))
        return found

    def combinations(self, which: Array) -> Iterator[tuple[Combination, Array]]:
        """Games of Generations by their tiles: the rows of each combination."""
        rows = np.flatnonzero(which)
        key = np.zeros(len(rows), dtype=np.int64)
        for names in self.tiles.values():
            key = key * len(names.names) + names.numbers[rows]
        order = np.argsort(key, kind="stable")
        begins = np.flatnonzero(np.diff(key[order], prepend=-1))
        for same in np.split(rows[order], begins[1:]) if len(rows) else []:
            at = same[0]
            yield tuple(one.names[one.numbers[at]] for one in self.tiles.values()), same

    # What is asked of some games

    def mean(self, values: Array, which: Array) -> Mean:
        """The mean of a value for each of some games."""
        return mean(values, groups=self.deal[which])

    def start_wins(self, which: Array) -> Mean:
        """How much more often than the others the starting seat wins."""
        won, start = self.lists["won"][which], self.start[which]
        return self.mean(won[np.arange(len(won)), start] - 1 / self.seats[which], which)

    def you_win(self, which: Array) -> Mean:
        """Solo: how often ROB is beaten."""
        return self.mean(self.lists["won"][which][:, 0], which)

    def scores(self, which: Array) -> Mean:
        return self.mean(np.nanmean(self.people("score", which), axis=1), which)

    def spread(self, which: Array) -> Mean:
        """The standard deviation of a seat's score."""
        score = self.people("score", which)
        off = (score - np.nanmean(score)) ** 2
        found = self.mean(np.nanmean(off, axis=1), which)
        root = float(np.sqrt(found.value))
        return Mean(root, found.half / (2 * root) if root else 0.0)

    def lost(self, which: Array) -> Mean:
        """Districts lost by a seat in a game."""
        return self.mean(np.nanmean(self.people("lost", which), axis=1), which)

    def people(self, name: str, which: Array) -> Array:
        """A list without ROB."""
        found = self.lists[name][which]
        alone = self.seats[which] == 1
        return np.where(alone[:, None] & (np.arange(found.shape[1]) > 0), np.nan, found)

    def impossible(self, which: Array, district: int | None = None) -> Mean:
        """The share of the cards in the capital that triggered nothing."""
        part, cards = (self.lists[name][which] for name in ("impossible", "capital"))
        if district is None:
            return ratio(part.sum(axis=1), cards.sum(axis=1), self.deal[which])
        return ratio(part[:, district], cards[:, district], self.deal[which])

    def share(self, which: Array, district: int) -> Mean:
        """The share of a district among the cards that people put into the capital."""
        cards = self.lists["capital"][which]
        return ratio(cards[:, district], cards.sum(axis=1), self.deal[which])

    def length(self, which: Array) -> Mean:
        return self.mean(self.decisions[which], which)

    def leads(self, which: Array) -> tuple[Array, Array]:
        """By how much the leader after two rounds leads, and whether it wins; equals share it."""
        two, won = self.lists["after_two"][which], self.lists["won"][which]
        most = np.nanmax(two, axis=1, keepdims=True)
        leads = two == most
        behind = np.where(leads, -np.inf, np.nan_to_num(two, nan=-np.inf)).max(axis=1)
        shared = leads.sum(axis=1)
        lead = np.where(shared > 1, 0, most[:, 0] - behind)
        return lead, np.nansum(np.where(leads, won, 0), axis=1) / shared

    def leader_wins(self, which: Array) -> Mean:
        """How often the leader after two rounds wins; equal leaders share it."""
        return self.mean(self.leads(which)[1], which)

    def skill(self, which: Array) -> Mean:
        """How often the net wins against the other level."""
        won = self.lists["won"][which]
        return self.mean(won[np.arange(len(won)), self.net_seat[which]], which)


class Decisions:
    """The decisions of a study that were looked at closely, if any, in chance to win."""

    def __init__(self, folder: Path, games: Games) -> None:
        file = folder / "decisions.parquet"
        table = read(file) if file.exists() else DECISIONS.empty_table()
        part, number, self.round = (table[name].to_numpy() for name in ("part", "game", "round"))
        most = int(games.number.max()) + 1
        key = games.part.astype(np.int64) * most + games.number
        self.row = np.searchsorted(key, part.astype(np.int64) * most + number)
        """The game of each."""
        self.deal = games.deal[self.row]
        self.seats = games.seats[self.row]
        self.first = games.first[self.row]
        actions = Names(table["action"])
        self.uses: dict[str, Array] = {
            colour: actions.among([name for name in actions.names if name.startswith(verb)])
            for colour, verb in zip(
                DISTRICT_NAMES, (f"capital {letter}" for letter in LETTERS), strict=True
            )
        }
        """Which are cards for the capital, by colour."""
        after, other, worst = (
            self.in_wins(table[name].to_numpy()) for name in ("after", "other", "worst")
        )
        self.gain = after - other
        self.matters = np.maximum(after, other) - worst >= MATTERS

    def in_wins(self, values: Array) -> Array:
        """From the net's measure to the chance to win, by the curve of the round's beginning."""
        found = np.zeros(len(values))
        for seats in np.unique(self.seats):
            for first in np.unique(self.first):
                edition = "first" if first else "generations"
                same = (self.seats == seats) & (self.first == first)
                for turn in np.unique(self.round[same]):
                    which = same & (self.round == turn)
                    curve = curve_of(edition, int(seats), max(FIRST_CURVE, int(turn)))
                    v = np.clip(values[which], curve.low, curve.high)
                    a, b, c = curve.win
                    found[which] = 1 / (1 + np.exp(-(a + b * v + c * v**3)))
        return found

    def kind(self, edition: str, seats: int) -> Array:
        """Which decisions are of games of this edition and number of seats."""
        found: Array = (self.seats == seats) & (self.first == (edition == "first"))
        return found

    def of_games(self, rows: Array) -> Array:
        """The decisions of the games in these rows; the tables are in the order of the plan."""
        begins = np.searchsorted(self.row, rows)
        ends = np.searchsorted(self.row, rows, side="right")
        found = [np.arange(begin, end) for begin, end in zip(begins, ends, strict=True)]
        return np.concatenate(found)

    def matter(self, which: Array) -> Mean:
        """The share of decisions that matter."""
        return mean(self.matters[which], groups=self.deal[which])

    def worth(self, which: Array, colour: str) -> Mean:
        """What the use of a colour's tile was worth, compared with the best without it."""
        uses = self.uses[colour] & which
        return mean(self.gain[uses], groups=self.deal[uses])
