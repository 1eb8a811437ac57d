"""Games that were played: step by step, and as records."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from capital_lux.rules.shapes import EditionName, SeenEvent
from capital_lux.server.protocol.seat import Line, SeatState
from capital_lux.server.protocol.tables import TableInfo, TableResult


class StepTold(Struct):
    """What is told of a step."""

    events: list[SeenEvent]
    lines: list[Line]


class StepState(SeatState, omit_defaults=True):
    """The table after a step. Seen with all cards it has the hands of every seat."""

    hands: list[list[str]] | None = None


class ReplayStep(Struct):
    """One step of a game; step 0 is the opening."""

    number: int
    entry: int
    """The number of the entry in the table's log; 0 before the table's first."""
    seat: int | None
    action: str | None
    """Null for the opening, and for actions that this viewpoint may not see."""
    told: StepTold
    state: StepState


class Record(Struct):
    """A game as a file, which `lux replay` reads. It begins with a seed, a tape or a position."""

    format: str
    version: int
    edition: EditionName
    seats: Annotated[int, Meta(ge=1, le=4)]
    actions: list[Annotated[str, Meta(examples=["0 home B4"])]]
    """Each with its seat."""
    result: TableResult | None
    """Null while the game goes on."""
    rules: Annotated[int, Meta(ge=1)] | UnsetType = UNSET
    """The version of the rules; 1 where it is missing."""
    seed: str | UnsetType = UNSET
    players: list[str] | UnsetType = UNSET


class Replay(Struct):
    """A game step by step."""

    from_: int | Literal["all", "none"] = field(name="from")
    names: list[str]
    record: Record | None
    """Null while the game goes on."""
    before: int
    """How many steps were played before this table, in a game that was played on."""
    info: TableInfo | None
    """Null for an uploaded record."""
    seed: str | None
    commitment: str | None
    steps: list[ReplayStep]


class Uploaded(Struct):
    """A record is stored."""

    replay: str
    """The id of its replay."""
