"""Sets a table: a new game or one that was saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from capital_lux.bots.random import RandomBot
from capital_lux.choices import Choices
from capital_lux.rules.own import TileError
from capital_lux.terminal.files import players_of, read_record, verified_steps
from capital_lux.terminal.plain import LineGame
from capital_lux.terminal.refusal import BAD_FILE, Refusal
from capital_lux.terminal.seats import check_seat, people, read_names

HUMAN = "human"


def new_game(
    choices: Choices, seat: int, seed: str | None, names: str | None, save: Path | None
) -> LineGame:
    """A fresh deal."""
    try:
        number = int(seed) if seed and len(seed) < 64 and seed.isdecimal() else seed
        game = choices.game(number)
    except (ValueError, TileError) as problem:
        raise Refusal(str(problem)) from None
    check_seat(seat, game)
    count = people(game)
    kinds = [HUMAN if at == seat else "random" for at in range(count)]
    players = list(zip(kinds, read_names(names, count), strict=True))
    if count < game.seats:
        players.append(("rob", "ROB"))
    bots = {
        at: RandomBot(None if seed is None else f"{seed} seat {at}")
        for at in range(count)
        if at != seat
    }
    table = LineGame(game, seat, players, bots, save, options=choices.options)
    table.hear(game.opening)
    return table


def resumed_game(
    path: Path,
    seat: int | None,
    save: Path | None,
    tiles: Sequence[type] = (),
    options: Sequence[str] = (),
) -> LineGame:
    """A saved game as it was left. `tiles`: a user's own, `options`: how the user named them."""
    record = read_record(path)
    steps = verified_steps(path, record, tiles)
    game, _, _, opening = next(steps)
    players = players_of(record, game.seats)
    if seat is None:
        humans = [at for at, (kind, _) in enumerate(players) if kind == HUMAN]
        if people(game) == 1:
            humans = [0]
        if len(humans) != 1:
            raise Refusal(f"{path} does not say which seat is yours: add --seat")
        seat = humans[0]
    check_seat(seat, game)
    players[seat] = (HUMAN, players[seat][1])
    bots = {at: RandomBot() for at in range(people(game)) if at != seat}
    table = LineGame(game, seat, players, bots, save, replace=save == path, options=options)
    table.hear(opening)
    for _, _, _, events in steps:
        table.hear(events)
    if game.over:
        raise Refusal(f"{path} is of a finished game: read it with lux replay", BAD_FILE)
    table.told = table.round_at
    return table
