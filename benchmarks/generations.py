"""How fast Generations and solo are inside the engine, random tiles, beside the first edition."""

from __future__ import annotations

from collections.abc import Callable

from table import Row, measure, per_second, show

import capital_lux as lux

COMBINATIONS = 40
GAMES = 10


def inside(edition: str, seats: int) -> Callable[[], int]:
    """Whole random games; for Generations the tiles change every few games."""
    powers = None if edition == "first" else "random"
    games = [lux.Game(edition, seats, seed=seed, powers=powers) for seed in range(COMBINATIONS)]
    chance = lux.Fast(seats)
    turn = 0

    def work() -> int:
        nonlocal turn
        game = games[turn % COMBINATIONS]
        turn += 1
        decisions = 0
        for _ in range(GAMES):
            game.deal(chance)
            decisions += game.play_out(chance)
        return decisions

    return work


def main() -> None:
    rows = [
        Row("first edition, 2 seats", per_second(inside("first", 2)), target=">= 8"),
        *(
            Row(
                f"Generations, random tiles, {seats} seats",
                per_second(inside("generations", seats)),
                target=">= 5",
            )
            for seats in (2, 3, 4)
        ),
        Row("solo, random tiles", per_second(inside("generations", 1)), target=">= 5"),
    ]
    measure(rows)
    show("Random games inside the engine, decisions", rows)


if __name__ == "__main__":
    main()
