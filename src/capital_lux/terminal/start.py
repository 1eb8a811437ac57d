"""Sets a table: a new game or one that was saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from capital_lux.rules.options import Choices
from capital_lux.rules.own import TileError
from capital_lux.terminal.files import players_of, read_record, verified_steps
from capital_lux.terminal.opponents import HUMAN, Opponents
from capital_lux.terminal.plain import LineGame
from capital_lux.terminal.refusal import BAD_FILE, Refusal, told_by_rules
from capital_lux.terminal.seats import check_seat, people, read_names


def new_game(
    choices: Choices,
    seat: int,
    seed: str | None,
    names: str | None,
    save: Path | None,
    opponents: Opponents,
) -> LineGame:
    """A fresh deal."""
    try:
        number = int(seed) if seed and len(seed) < 64 and seed.isdecimal() else seed
        game = choices.game(number)
    except (ValueError, TileError) as problem:
        raise told_by_rules(problem) from None
    check_seat(seat, game)
    count = people(game)
    kinds = opponents.kinds([at for at in range(count) if at != seat])
    called = read_names(names, count)
    players = [(kinds.get(at, HUMAN), called[at]) for at in range(count)]
    if count < game.seats:
        players.append(("rob", "ROB"))
    bots = opponents.players(kinds, called, choices.own)
    options = [*choices.options, *opponents.options]
    table = LineGame(game, seat, players, bots, save, options=options, own=choices.own)
    table.hear(game.opening)
    return table


def resumed_game(
    path: Path,
    seat: int | None,
    save: Path | None,
    opponents: Opponents,
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
            raise Refusal("refusal-which-seat", path=str(path))
        seat = humans[0]
    check_seat(seat, game)
    others = [at for at in range(people(game)) if at != seat]
    kinds = opponents.kinds(others, [kind for kind, _ in players])
    for at, kind in {**kinds, seat: HUMAN}.items():
        players[at] = (kind, players[at][1])
    bots = opponents.players(kinds, [name for _, name in players], tiles)
    options = [*options, *opponents.options]
    table = LineGame(game, seat, players, bots, save, save == path, options, tiles)
    table.hear(opening)
    for _, _, _, events in steps:
        table.hear(events)
    if game.over:
        raise Refusal("refusal-finished", BAD_FILE, path=str(path))
    table.told = table.round_at
    return table
