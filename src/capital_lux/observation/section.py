"""What an observation knows of a tile besides its rules: one file per tile, in `tiles/`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from capital_lux.observation.layout import OFFSETS
from capital_lux.rules.cards import DISTRICT_NAMES, DISTRICTS, MAX_SEATS, zeros
from capital_lux.rules.game import Game
from capital_lux.rules.power import Power

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

COMPILED = not __file__.endswith(".py")
ABOUT_DISTRICT = OFFSETS["about_district"]
ABOUT_CARD = OFFSETS["about_card"]

MOST_VALUES = 4
Bytes: TypeAlias = "npt.NDArray[np.uint8]"


class Section:
    """A tile's part of an observation, and its part of a game whose chance is drawn late.

    This one is for a tile without components whose choice has one part; a file in `tiles/` is for
    all others. One that only sets the names below needs no `.pxd`.
    """

    key = ""
    """The name under which a view, `describe` and `render` show the components."""
    size = 0
    """How many bytes the components take in the field of the tile's colour."""
    district_steps = tuple[int, ...]()
    """Steps of the tile's choice at which a district has been chosen."""
    card_steps = tuple[int, ...]()
    """Steps of the tile's choice at which a card has been chosen or turned up."""
    secret_card = False
    """Whether that card is still in the chooser's hand, where nobody else sees it."""
    deck = 0
    """How many components are shuffled, if chance draws them in the course of a game."""
    announced = True
    """Whether an event tells what was drawn."""

    def __init__(self, tile: Power) -> None:
        self.name: str = tile.name
        self.district = DISTRICT_NAMES.index(tile.colour)
        self.districts_at = self.cards_at = 0
        for step in self.district_steps:
            self.districts_at |= 1 << step
        for step in self.card_steps:
            self.cards_at |= 1 << step
        self.secret = self.secret_card

    # In an observation

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        """Write what a seat may see of the components, from byte `at` on.

        Citizens that lie there are no longer `unseen`: from there on are 20 counts.
        """

    def write_choice(self, game: Game, mine: bool, out: bytearray, at: int) -> None:
        """Write what the tile's choice is about; `mine`: with what only the chooser sees.

        `at` is the beginning of the observation; the bytes for a choice are zero before.
        """
        if self.districts_at >> game.ask_step & 1:
            out[at + ABOUT_DISTRICT + game.ask_district] = 1
        if self.cards_at >> game.ask_step & 1 and (mine or not self.secret):
            out[at + ABOUT_CARD + game.ask_kind] = 1

    @staticmethod
    def describe(part: Bytes, seats: int) -> Any:
        """Read back what `write` wrote."""

    @staticmethod
    def describe_choice(fields: dict[str, Bytes]) -> dict[str, Any]:
        """Read back what `write_choice` wrote besides a district and a card."""
        return {}

    # Where chance is drawn late

    def looked(self, game: Game) -> int:
        """How many of the deck the rules have looked at."""
        return 0

    def outcome_at(self, game: Game, at: int) -> int:
        """What lies at a place of the deck, as a number below 20."""
        return 0

    def swap(self, game: Game, at: int, other: int) -> None:
        """Exchange two of the deck that have not been looked at."""

    @staticmethod
    def outcome_name(outcome: int) -> str:
        """What was drawn, in words."""
        return str(outcome)

    def known(self, game: Game, seat: int) -> list[int]:
        """What a seat knows of what lies face down."""
        return []


class DeckSection(Section):
    """The base for a tile with a `SecretDeck`, of which chance draws `values`, by their number."""

    values = tuple[int, ...]()

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile
        if not COMPILED:
            self.value: list[int] = zeros(MOST_VALUES)
        for number, value in enumerate(self.values):
            self.value[number] = value

    def number_of(self, value: int) -> int:
        for number in range(MOST_VALUES):
            if self.value[number] == value:
                return number
        return 0

    def looked(self, game: Game) -> int:
        return self.tile.used + self.tile.looking(game)  # type: ignore[no-any-return]

    def outcome_at(self, game: Game, at: int) -> int:
        return self.number_of(self.tile.order[game.round - 1][at])

    def swap(self, game: Game, at: int, other: int) -> None:
        self.tile.swap(game.round - 1, at, other)

    def known(self, game: Game, seat: int) -> list[int]:
        order = self.tile.deck_of(game.round - 1)
        return [order[i] for i in range(len(order)) if not self.tile.hidden(game, seat, i)]


class TokenSection(Section):
    """The base for a tile with `Tokens`: a byte for each seat and district."""

    size = MAX_SEATS * DISTRICTS

    def __init__(self, tile: Any) -> None:
        super().__init__(tile)
        self.tile = tile

    def write(self, game: Game, seat: int, out: bytearray, at: int, unseen: int) -> None:
        for turn in range(game.seats):
            owner = seat + turn if seat + turn < game.seats else seat + turn - game.seats
            for district in range(4):
                out[at + turn * DISTRICTS + district] = self.tile.placed[owner][district]

    @staticmethod
    def describe(part: Bytes, seats: int) -> list[list[str]]:
        rows = part.reshape(MAX_SEATS, DISTRICTS)[:seats]
        return [[DISTRICT_NAMES[district] for district in row.nonzero()[0]] for row in rows]
