"""What a user chooses a game to be made of: edition, seats, tiles, cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from capital_lux.rules.chance import seed_bytes
from capital_lux.rules.game import Game
from capital_lux.rules.own import Tile
from capital_lux.rules.powers import SETS, TILES

RANDOM = "random"


@dataclass(frozen=True)
class Choices:
    """The options from which a game is made."""

    edition: str
    seats: int
    powers: str | list[str] | None = None
    own: tuple[type[Tile], ...] = ()
    cards: Any = None
    rob: Any = None
    options: Sequence[str] = ()
    """How the user named the tiles of their own."""

    def game(self, seed: bytes | str | int | None) -> Game:
        """A deal of this game; `ValueError` or `TileError` say what is wrong."""
        if self.own and self.powers == RANDOM:
            drawn = seed_bytes(seed)
            usual = Game(self.edition, self.seats, drawn, powers=RANDOM)
            return self.with_powers([tile.name for tile in usual.powers()], drawn)
        return self.with_powers(self.powers, seed)

    def with_powers(self, powers: Any, seed: bytes | str | int | None) -> Game:
        """A deal with these tiles, a user's own in place of those of their colours."""
        return Game(
            self.edition,
            self.seats,
            seed,
            powers=self.replaced(powers),
            cards=self.cards,
            rob_cards=self.rob,
        )

    def replaced(self, powers: Any) -> Any:
        """A set or list of tiles with a user's own instead of those of the same colours."""
        if not self.own:
            return powers
        if powers is None:
            powers = "A"
        if isinstance(powers, str):
            if powers not in SETS:
                return powers
            powers = [tile.name for tile in SETS[powers]]
        taken = {tile.colour for tile in self.own}
        usual = [name for name in powers if name not in TILES or TILES[name].colour not in taken]
        return [*usual, *self.own]
