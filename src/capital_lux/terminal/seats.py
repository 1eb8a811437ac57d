"""Who sits at the table."""

from __future__ import annotations

from capital_lux.rules.game import Game
from capital_lux.terminal.files import clean
from capital_lux.terminal.refusal import Refusal

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
    allowed = f"seats are 0 to {count - 1}" if count > 1 else "a solo game has seat 0 only"
    raise Refusal(f"there is no seat {seat}: {allowed}")


def read_names(names: str | None, seats: int) -> list[str]:
    """The players' names from a list with commas."""
    if names is None:
        return list(NAMES[:seats])
    found = [clean(name) for name in names.split(",")]
    if len(found) != seats or not all(found):
        wanted = "one name" if seats == 1 else f"{seats} names"
        raise Refusal(f"give {wanted} to --names{', with commas between them' * (seats > 1)}")
    if len(set(found)) < seats:
        raise Refusal("give every seat a name of its own")
    return found
