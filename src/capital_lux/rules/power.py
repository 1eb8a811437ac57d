"""What a power is: the action that a capital district gives to whoever plays a card there."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.board import Board
from capital_lux.rules.cards import ALL_KNOWING
from capital_lux.rules.chance import Chance
from capital_lux.rules.components import Components
from capital_lux.rules.shapes import Pending, View


class Power(Components):
    """A district's power.

    The engine calls `trigger` when a card was played and the power is `possible`. A power that
    needs a choice calls `game.ask`; then `offer` lists the answers and `choose` goes on with one.
    A power with components of its own (modifiers, say) keeps them in fields, overrides `twin` and
    `copy_from`, and tells of them as `Components` says; one without any is shared between games.
    """

    name = ""
    colour = ""
    letter = ""
    """The set the tile belongs to, A to D."""
    basis = ""
    """Where our knowledge of the tile comes from: rulebook, first edition or reconstruction."""
    always = False
    """Whether it can be carried out whenever a card is played there."""
    from_hand = False
    """Whether its choice names a card of the chooser's hand, which others may not see."""
    solo = True
    """Whether it may be used against ROB."""
    steps = 1
    """How many choices it may need, one after another."""
    closing_step = -1
    """Which of those choices comes after the bonus cards."""
    only_several = tuple[int, ...]()
    """Which of them are asked only where there are several answers."""
    pending_keys = tuple[str, ...]()
    """What its choice names besides a card and a district."""
    effect = ""
    """What a user's own tile does; the catalogues in `locales` describe those in the box."""
    example = ""

    def draw_tape(self, game: Board, chance: Chance) -> None:
        """Draw all the chance this power will need in the game."""

    def set_up(self, game: Board) -> None:
        """Lay out the components, after the starting cards."""

    def redraw(self, game: Board, seat: int, chance: Chance) -> None:
        """Draw again, at random, all of the components' chance that a seat cannot know."""

    def begin_round(self, game: Board) -> None:
        """Make the components ready for a round."""

    def possible(self, game: Board, seat: int) -> bool:
        """Whether the power can be carried out now."""
        return True

    def trigger(self, game: Board, seat: int) -> None:
        """Carry the power out, or `game.ask` for the first choice it needs."""

    def offer(self, game: Board, seat: int) -> None:
        """`game.offer` each action that answers the choice asked for."""

    def glimpse(self, game: Board) -> int:
        """What the asked seat has just been shown, as a number from 1 to 127; 0 when nothing."""
        return 0

    def choose(self, game: Board, seat: int, action: int) -> None:
        """Go on with an answer; `game.ask` again if there is more to choose."""

    def reveal(self, game: Board) -> None:
        """Turn up what lies face down, before limits are compared."""

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        """What the power adds to a seat's limit in a district."""
        return 0

    def total_change(self, game: Board, seat: int, district: int) -> int:
        """What the power adds to a home total when it is compared with its limit."""
        return 0

    def sells_limits(self, game: Board) -> bool:
        """Whether gold may be paid to keep a district that is over."""
        return False

    def resolved(self, game: Board, seat: int, district: int, over: bool) -> None:
        """A home district has been compared with its limit; what is over is still there."""

    def bonus_scored(self, game: Board, district: int, winner: int) -> None:
        """A seat alone was highest in a district and takes its bonus card."""

    def close(self, game: Board) -> None:
        """What happens after the bonus cards; may `game.ask`."""

    def points(self, game: Board, seat: int) -> int:
        """What the power adds to a seat's points."""
        return 0

    def held(self, game: Board) -> list[int]:
        """The citizen cards among the components, by kind."""
        return []

    def twin(self) -> Power:
        """The power for a copy of the game; `copy_from` follows."""
        return self

    def copy_from(self, other: Any) -> None:
        """Take over the components of the same power in another game."""

    def show(self, game: Board, out: View, seat: int) -> None:
        """Add the components to a view, as `seat` may see them."""

    def save(self, game: Board, out: dict[str, Any]) -> None:
        """Add the components to a snapshot, and the chance still to come to its tape.

        Where all is open and no chance is to come, that is what everybody is shown.
        """
        shown: Any = out
        self.show(game, shown, ALL_KNOWING)

    def load(self, game: Board, source: Any) -> None:
        """Read back what `save` wrote (`source` is a `reader.Reader`)."""

    def show_pending(self, game: Board, out: Pending, mine: bool) -> None:
        """Add what the choice being made is about; `mine`: with what only the chooser sees.

        `load` reads it back, from the snapshot's `pending`.
        """

    def tape(self, out: dict[str, Any]) -> None:
        """Add all the chance drawn at set-up to a game's tape."""

    def load_tape(self, source: Any) -> None:
        """Read back what `tape` wrote."""
