"""A guest's finished games, counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, cast

from capital_lux.bots.adaptive import rung_after
from capital_lux.server.database.rows import CHANCE, ResultRow, TableRow
from capital_lux.server.protocol.guests import GamePlayed, Statistics, Tally
from capital_lux.server.tables.info import iso
from capital_lux.server.tables.state import BOT, PERSON

PEOPLE = "people"


def game_of(row: TableRow, seats: Sequence[ResultRow], guest: str) -> GamePlayed:
    """A game as its player remembers it."""
    mine = next(seat for seat in seats if seat.guest == guest)
    return GamePlayed(
        table=row.id,
        at=iso(mine.ended),
        edition=cast(Any, row.edition),
        seats=row.seats,
        powers=row.tiles,
        levels=cast(Any, [seat.level for seat in seats if seat.kind == BOT]),
        people=sum(seat.kind == PERSON for seat in seats) - 1,
        score=mine.score,
        best=max((seat.score for seat in seats if seat is not mine), default=0),
        won=mine.won,
    )


def tally(games: Sequence[GamePlayed], keys: Callable[[GamePlayed], Iterable[str]]) -> list[Tally]:
    """Games by sort; one game can be of several."""
    found: dict[str, list[GamePlayed]] = {}
    for game in games:
        for key in dict.fromkeys(keys(game)):
            found.setdefault(key, []).append(game)
    return [
        Tally(key, len(some), sum(game.won for game in some), average(some))
        for key, some in sorted(found.items())
    ]


def average(games: Sequence[GamePlayed]) -> float:
    return round(sum(game.score for game in games) / len(games), 2)


def counts(row: TableRow) -> bool:
    """Whether a game says something: not if its deal may be known, or all were on one device.

    The deal of the day has a table of its own.
    """
    return row.kind != "device" and row.start is None and row.deal == CHANCE and row.day is None


def rung_of(results: Iterable[tuple[TableRow, Sequence[ResultRow]]], guest: str) -> str:
    """The rung of the ladder to which a guest's games against nobody but bots have led."""
    games = [game_of(row, seats, guest) for row, seats in results if counts(row)]
    return rung_after((game.levels, game.won) for game in games if game.people == 0)


def statistics_of(
    results: Iterable[tuple[TableRow, Sequence[ResultRow]]], guest: str
) -> Statistics:
    """All figures of a guest's finished games."""
    games = [game_of(row, seats, guest) for row, seats in results if counts(row)]
    return Statistics(
        games=len(games),
        wins=sum(game.won for game in games),
        best=max((game.score for game in games), default=None),
        average=average(games) if games else None,
        by_edition=tally(games, lambda game: [game.edition]),
        by_seats=tally(games, lambda game: [str(game.seats)]),
        by_tile=tally(games, lambda game: game.powers or []),
        by_level=tally(games, lambda game: [*game.levels, *([PEOPLE] if game.people else [])]),
        scores=games,
    )
