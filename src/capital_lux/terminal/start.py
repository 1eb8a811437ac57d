"""Sets a table: a new game or one that was saved."""

from __future__ import annotations

from pathlib import Path

from capital_lux.bots.random import RandomBot
from capital_lux.rules.game import Game
from capital_lux.terminal.files import clean, players_of, read_record, verified_steps
from capital_lux.terminal.plain import LineGame
from capital_lux.terminal.refusal import BAD_FILE, Refusal

NAMES = ("Ada", "Ben", "Cleo", "Dan")
HUMAN = "human"


def new_game(
    edition: str, seats: int, seat: int, seed: str | None, names: str | None, save: Path | None
) -> LineGame:
    """A fresh deal."""
    try:
        number = int(seed) if seed and len(seed) < 64 and seed.isdecimal() else seed
        game = Game(edition, seats, number)
    except ValueError as problem:
        raise Refusal(str(problem)) from None
    check_seat(seat, game)
    kinds = [HUMAN if at == seat else "random" for at in range(game.seats)]
    players = list(zip(kinds, read_names(names, game.seats), strict=True))
    bots = {
        at: RandomBot(None if seed is None else f"{seed} seat {at}")
        for at in range(game.seats)
        if at != seat
    }
    table = LineGame(game, seat, players, bots, save)
    table.hear(game.opening)
    return table


def resumed_game(path: Path, seat: int | None, save: Path | None) -> LineGame:
    """A saved game as it was left."""
    record = read_record(path)
    steps = verified_steps(path, record)
    game, _, _, opening = next(steps)
    players = players_of(record, game.seats)
    if seat is None:
        humans = [at for at, (kind, _) in enumerate(players) if kind == HUMAN]
        if len(humans) != 1:
            raise Refusal(f"{path} does not say which seat is yours: add --seat")
        seat = humans[0]
    check_seat(seat, game)
    players[seat] = (HUMAN, players[seat][1])
    bots = {at: RandomBot() for at in range(game.seats) if at != seat}
    table = LineGame(game, seat, players, bots, save, replace=save == path)
    table.hear(opening)
    for _, _, _, events in steps:
        table.hear(events)
    if game.over:
        raise Refusal(f"{path} is of a finished game: read it with lux replay", BAD_FILE)
    table.told = table.round_at
    return table


def check_seat(seat: int, game: Game) -> None:
    """Refuse a seat that is not there."""
    if not 0 <= seat < game.seats:
        raise Refusal(f"there is no seat {seat}: seats are 0 to {game.seats - 1}")


def read_names(names: str | None, seats: int) -> list[str]:
    """The players' names from a list with commas."""
    if names is None:
        return list(NAMES[:seats])
    found = [clean(name) for name in names.split(",")]
    if len(found) != seats or not all(found):
        raise Refusal(f"give {seats} names to --names, with commas between them")
    if len(set(found)) < seats:
        raise Refusal("give every seat a name of its own")
    return found
