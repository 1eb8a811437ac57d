"""The game of a table, as its row has it."""

from __future__ import annotations

import msgspec

from capital_lux.play.game import Play
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.record import steps
from capital_lux.server.database.rows import AGAIN, CHOSEN, TableRow

KNOWN_DEALS = {AGAIN: "same_deal", CHOSEN: "chosen_deal"}


def new_game(row: TableRow) -> Game:
    """A game as a table deals it."""
    powers = None if row.powers is None else row.powers.split(",")
    return Game(row.edition, row.seats, row.seed, powers=powers, rules=row.rules)


def beginning(row: TableRow) -> tuple[Game, list[Event]]:
    """The game of a table before its first action, and what happened until then."""
    if row.start is None:
        game = new_game(row)
        return game, game.opening
    played = list(steps(msgspec.json.decode(row.start)))
    return played[-1][0], [event for step in played for event in step[3]]


def started(row: TableRow) -> Play:
    """The game of a table; that somebody may know the deal already is told first."""
    deal = [Event(KNOWN_DEALS[row.deal], {})] if row.deal in KNOWN_DEALS else []
    return Play(*beginning(row), deal)
