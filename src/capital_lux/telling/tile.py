"""How a tile is told: what it asks, what its choices do, where its components are.

A tile that tells something has a file in `tiles`, named as the tile, with a subclass of `Telling`.
Nothing else in `telling` or in the terminal names a tile.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from capital_lux.rules.shapes import PlacedModifier, PlacedRebel, SeenEvent, View
from capital_lux.telling.messages import PlainMessage

if TYPE_CHECKING:
    from capital_lux.telling.standing import Standing

CHECK, OVER, BONUS = "check", "over", "bonus"
"""The steps of a round end: homes are checked, what is over is lost, what leads is rewarded."""
Change = dict[str, Any]
"""`before` and `after` of a capital district are its limit, of a home what counts against it."""


class Offer(NamedTuple):
    """An action that is offered, taken apart."""

    verb: str = ""
    thing: str = ""
    """The card, district letter or slot that it names."""
    seat: int = -1
    """The seat that a `place` names."""
    district: str = ""
    """The district that it is about."""
    step: int = 0
    """How many choices the tile has asked for before this one."""
    changes: list[Change] = []  # noqa: RUF012 - each offer is given its own
    """What it would change, once that is known."""


Fill = Callable[["Standing", Offer], Any]
"""How an argument of a message is found."""


class Marks(NamedTuple):
    """What the full screen shows in a home district."""

    total: str = ""
    """After the total."""
    limit: str = ""
    """After the limit."""
    owned: str = ""
    """At the end."""


class Figure(NamedTuple):
    """What a tile adds to each district of a table model, in games without it too."""

    shape: Any
    """Its type, which the protocol has too."""
    none: Any
    """What it is where nothing of the tile lies."""


class Telling:
    """How a tile is told. What is left out here is not told.

    The tables name each message with its arguments. `{"agent": "modifier"}` in `asks` is the
    message `ask-agent` with the argument `modifier`.
    """

    # A choice

    asks: ClassVar[Mapping[str, str]] = {}
    """What it asks: messages `ask-`, by the tile's name, or by name and step."""
    choices: ClassVar[Mapping[str, str]] = {}
    """What an answer means: messages `do-`, by verb and name, or by verb, name and step.

    A key that ends in `-home` is used where the first change is that of a home.
    """
    args: ClassVar[Mapping[str, Fill]] = {}
    """The arguments of both that are found in a way of their own."""
    zones: ClassVar[Mapping[int, str]] = {}
    """Where the cards lie that can be chosen, by step, if not in the capital."""

    def preview(self, stand: Standing, offer: Offer) -> list[Change]:
        """What an answer would change, as far as the seat can know."""
        return []

    # The log

    lines: ClassVar[Mapping[str, str | None]] = {}
    """The lines about its events that everybody hears alike; None: nothing is said."""
    addressed: ClassVar[Mapping[str, str]] = {}
    """Those about a seat: each has a second line, for the reader whose seat it is."""
    round_end: ClassVar[Mapping[str, str]] = {}
    """Its events in a round end, and the step that each belongs to."""
    with_gold: ClassVar[Sequence[str]] = ()
    """Its events that are told together with the gold that follows."""
    counted: ClassVar[Mapping[str, str]] = {}
    """How a simulation names its events in a table of figures: in English, which programs read."""

    # The table

    in_district: ClassVar[Mapping[str, Figure]] = {}
    """What it adds to each district of the capital."""
    in_home: ClassVar[Mapping[str, Figure]] = {}
    """What it adds to each home district."""
    scores = False
    """Whether its components bring points."""

    def count(self, stand: Standing) -> None:
        """Put its components into the figures of a table: replace what `in_home` gave."""

    def happen(self, view: View, event: SeenEvent) -> None:
        """Move its components in a view, for the moments between two positions."""

    # The terminal

    cards_beside: ClassVar[tuple[str, str] | None] = None
    """Cards that lie beside the capital: where in a view, and the message that shows them."""
    capital_label = ""
    """The label of a row of `cell`s below the capital's districts."""
    home_label = ""
    """The label of a row of `cell`s below the districts of a home."""

    def decks(self, view: View) -> list[PlainMessage]:
        """How many of its components are left."""
        return []

    def beside(self, view: View) -> list[PlainMessage]:
        """What else lies beside the capital."""
        return []

    def owned(self, view: View, seat: int) -> list[PlainMessage]:
        """What a seat has of it."""
        return []

    def cell(self, here: Mapping[str, Any], names: Sequence[str]) -> Sequence[str | PlainMessage]:
        """Its components in a district or home district of a table model."""
        return ()

    def limit_mark(self, here: Mapping[str, Any], names: Sequence[str]) -> str:
        """The full screen's short form of it after a district's limit."""
        return ""

    def home_marks(self, view: View, seat: int, district: str, here: Mapping[str, Any]) -> Marks:
        """The full screen's short form of it in a home district."""
        return Marks()


def turn_up(placed: Sequence[PlacedModifier | PlacedRebel], by: int, worth: int) -> None:
    """Show the value of something that a seat placed face down."""
    # Of what one seat placed all is known, or nothing.
    hidden = [one for one in placed if one["value"] is None and one["by"] == by]
    for one in hidden[:1]:
        one["value"] = worth


SILENT = Telling()
"""For what has nothing to tell."""
TELLINGS: dict[str, Telling] = {}
"""By tile, in the order of `TILES`; the package `tiles` registers them."""
EMPTY_DISTRICT: dict[str, Any] = {"power": "", "limit": 0, "hidden": 0}
EMPTY_HOME: dict[str, Any] = {"total": 0, "limit": 0, "over": False, "room": 0}
"""A district and a home district of a table model where nothing lies, of no tile either."""
DISTRICT_SHAPE: dict[str, Any] = {}
HOME_SHAPE: dict[str, Any] = {}
"""The types of what the tiles add to them."""


def register(name: str, telling: Telling) -> None:
    TELLINGS[name] = telling
    for figures, none, shape in (
        (telling.in_district, EMPTY_DISTRICT, DISTRICT_SHAPE),
        (telling.in_home, EMPTY_HOME, HOME_SHAPE),
    ):
        none.update({name: figure.none for name, figure in figures.items()})
        shape.update({name: figure.shape for name, figure in figures.items()})
