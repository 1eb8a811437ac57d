"""What a seat sees: the whole table, its choices, and what happened."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict

from msgspec import Struct, defstruct

from capital_lux.rules.shapes import District, DistrictNumbers, SeenEvent, View
from capital_lux.server.protocol.values import Message
from capital_lux.telling.tile import DISTRICT_SHAPE, HOME_SHAPE


class Line(Struct):
    """A sentence of the log, and which of the told events it tells."""

    message: Message
    events: list[int]


class Told(Struct):
    """What one seat is told of an entry."""

    seat: int | None
    events: list[SeenEvent]
    lines: list[Line]


class Entry(Struct):
    """Something that happened at the table. Entry 0 is the opening."""

    number: int
    seat: int | None
    """The seat that did it; null for the opening."""
    told: list[Told]
    back: list[int]
    """The numbers of the entries that this one takes back: the seat's, and bots' answers to it."""


class DistrictFigures(Struct):
    """A district of the capital."""

    power: str
    limit: int
    """As far as this seat knows."""
    hidden: int
    """How many modifiers it does not know."""


class HomeFigures(Struct):
    """A home district against its limit."""

    total: int
    limit: int
    over: bool
    room: int


def with_tiles(name: str, figures: type[Struct], shape: dict[str, Any]) -> type[Struct]:
    """Some figures together with what the tiles add to them."""
    return defstruct(
        name, list(shape.items()), bases=(figures,), namespace={"__doc__": figures.__doc__}
    )


if TYPE_CHECKING:
    DistrictState = DistrictFigures
    HomeState = HomeFigures
else:
    DistrictState = with_tiles("DistrictState", DistrictFigures, DISTRICT_SHAPE)
    HomeState = with_tiles("HomeState", HomeFigures, HOME_SHAPE)


class CapitalState(TypedDict):
    """The districts of the capital."""

    blue: DistrictState
    pink: DistrictState
    yellow: DistrictState
    green: DistrictState


class HomesState(TypedDict):
    """The home districts of a seat."""

    blue: HomeState
    pink: HomeState
    yellow: HomeState
    green: HomeState


class Target(Struct, omit_defaults=True):
    """Where a choice is made."""

    zone: Literal["capital", "home", "hand", "pack", "slot", "row", "outsider", "button"]
    seat: int | None = None
    district: District | None = None
    card: str | None = None
    slot: int | None = None


class Preview(Struct, omit_defaults=True):
    """What a choice does to a total."""

    zone: Literal["capital", "home"]
    district: District
    before: int
    after: int
    seat: int | None = None
    limit: int | None = None
    over: bool | None = None


class Choice(Struct):
    """A legal action, and what it does."""

    action: str
    message: Message
    target: Target
    preview: list[Preview]


class ResultRow(Struct):
    """How a seat's points add up."""

    seat: int
    homes: DistrictNumbers
    home: int
    bonus: int
    gold: int
    tiles: int
    total: int


class Result(Struct):
    """How the game ended."""

    rows: list[ResultRow]
    winners: list[int]
    tie_break: Message | None
    rating: Message | None


class SeatState(Struct):
    """The whole table as one seat sees it; seat null is a spectator."""

    seat: int | None
    view: View
    names: list[str]
    districts: CapitalState
    homes: list[HomesState]
    stage: Literal["open", "check", "bonus"]
    """How far the round is: at the check homes are compared with their limits, which then stay."""
    unknown: list[int]
    """The values that what lies face down may have: of modifiers, or of rebels."""
    payers: list[int]
    """The seats that may pay gold for what is over its limit."""
    ask: Message | None
    choices: list[Choice]
    result: Result | None
    can_take_back: bool


class Snapshot(Struct):
    """The table now, and the entries since a number."""

    number: int
    entries: list[Entry]
    seats: list[SeatState]
    next: str | None
