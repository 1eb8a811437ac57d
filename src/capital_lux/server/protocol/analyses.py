"""What a finished game can teach, and hints in a game that goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_type_hints

from msgspec import Raw, Struct, defstruct

from capital_lux.analysis import shape
from capital_lux.server.protocol.seat import Target
from capital_lux.server.protocol.values import Message, Request, SeatNumber


def analysed(what: str, kind: type, /, **more: Any) -> Any:
    """A part of an analysis as it is sent: the fields of `analysis.shape`, but for `more`."""
    fields = {**get_type_hints(kind), **more}
    return defstruct(f"Analysed{what}", list(fields.items()), namespace={"__doc__": kind.__doc__})


if TYPE_CHECKING:
    AnalysedGame = Raw
else:
    AnalysedMove = analysed("Move", shape.Move)
    AnalysedOption = analysed("Option", shape.Option, message=Message, target=Target)
    AnalysedDecision = analysed(
        "Decision",
        shape.Decision,
        judgement=Literal["inaccuracy", "mistake", "blunder"] | None,
        line=list[AnalysedMove],
        follows=Message | None,
        options=list[AnalysedOption],
    )
    AnalysedPlayer = analysed("Player", shape.AnalysedSeat, decisions=list[AnalysedDecision])
    AnalysedLuck = analysed("Luck", shape.Luck, kind=Literal["deal", "draw", "reveal"])
    AnalysedGame = analysed(
        "Game", shape.Analysis, players=list[AnalysedPlayer], luck=list[AnalysedLuck]
    )


class AnalysisState(Struct):
    """How far the analysis of a game is."""

    state: Literal["none", "waiting", "thinking", "done", "failed"]
    """Nobody has asked for it; others come first; it is being made; it is ready; ask again."""
    before: int
    """How many others come first."""
    seconds: int | None
    """About how many seconds it will take until it is ready; null where nobody waits for it."""
    step: int
    """How many steps of the game are analysed, of `steps`."""
    steps: int
    analysis: AnalysedGame | None


class WantHint(Request):
    """The seat for which a hint is wanted."""

    seat: SeatNumber = 0


class HintAction(Struct):
    """What an expert thinks of an action. One that was never tried has no figures."""

    action: str
    visits: int
    """How many simulations began with it."""
    lead: float | None
    """The expected lead in points."""
    win: float | None
    """The chance to be ahead, from 0 to 1."""
    searched: float
    """The part of all simulations that began with it."""


class Hint(Struct):
    """What an expert would do, going by what the seat can know."""

    number: int
    """The number of the last entry: a hint is of no use after the next."""
    seat: int
    simulations: int
    until: Literal["round", "game"]
    """Leads and chances are those at the end of this round, or of the game."""
    actions: list[HintAction]
    """The best first."""
    hints: int
    """How many decisions of this seat were made with a hint, this one included."""
