"""Who sits at the table."""

from __future__ import annotations

from capital_lux.console.files import clean
from capital_lux.console.refusal import Refusal
from capital_lux.rules.game import Game

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def people(game: Game) -> int:
    """The seats that people take: ROB's is not one."""
    seats: int = game.view(None)["seats"]
    return seats


def check_seat(seat: int, game: Game) -> None:
    """Refuse a seat that nobody can take."""
    count = people(game)
    if 0 <= seat < count:
        return
    if count == 1:
        raise Refusal("refusal-seat-solo", seat=str(seat))
    raise Refusal("refusal-seat", seat=str(seat), last=count - 1)


def read_names(names: str | None, seats: int) -> list[str]:
    """The players' names from a list with commas."""
    if names is None:
        return list(NAMES[:seats])
    found = [clean(name) for name in names.split(",")]
    if len(found) != seats or not all(found):
        raise Refusal("refusal-names", seats=seats)
    if len(set(found)) < seats:
        raise Refusal("refusal-names-twice")
    return found
