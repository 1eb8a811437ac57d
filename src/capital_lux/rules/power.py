"""What a power is: the action that a district of the capital gives to who plays a card there."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.board import Board
from capital_lux.rules.chance import Chance


class Power:
    """A district's power.

    The engine calls `trigger` when a card was played and the power is `possible`. A power that
    needs a choice calls `game.ask`; then `offer` lists the answers and `choose` goes on with one.
    A power with components of its own (modifiers, say) keeps them in fields and overrides `twin`
    and `copy_from`; one without any is shared between games.
    """

    name = ""

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Draw all the chance this power will need in the game."""

    def begin_round(self, game: Board) -> None:
        """Make the components ready for a round."""

    def possible(self, game: Board, seat: int) -> bool:
        """Whether the power can be carried out now."""
        return True

    def trigger(self, game: Board, seat: int) -> None:
        """Carry the power out, or `game.ask` for the first choice it needs."""

    def offer(self, game: Board, seat: int) -> None:
        """`game.offer` each action that answers the choice asked for."""

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Go on with an answer; `game.ask` again if there is more to choose."""

    def reveal(self, game: Board) -> None:
        """Turn up what lies face down, before limits are compared."""

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        """What the power adds to a seat's limit in a district."""
        return 0

    def twin(self) -> Power:
        """The power for a copy of the game; `copy_from` follows."""
        return self

    def copy_from(self, other: Any) -> None:
        """Take over the components of the same power in another game."""

    def show(self, game: Board, out: dict[str, Any], seat: int) -> None:
        """Add the components to a view, as `seat` may see them."""

    def save(self, game: Board, out: dict[str, Any]) -> None:
        """Add the components to a snapshot, and the chance still to come to its tape."""

    def load(self, game: Board, source: Any) -> None:
        """Read back what `save` wrote (`source` is a `reader.Reader`)."""

    def show_pending(self, game: Board, out: dict[str, Any], mine: bool) -> None:
        """Add what the choice being made is about; `mine`: with what only the chooser sees.

        `load` reads it back, from the snapshot's `pending`.
        """

    def tape(self, out: dict[str, Any]) -> None:
        """Add all the chance drawn at set-up to a game's tape."""

    def load_tape(self, source: Any) -> None:
        """Read back what `tape` wrote."""
