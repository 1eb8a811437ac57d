"""What a seat is sent: its state, and what it is told of each entry, as JSON bytes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec

from capital_lux.rules.events import Event
from capital_lux.rules.view import view_of
from capital_lux.server.protocol.seat import SeatState, Told
from capital_lux.server.tables.play import Play
from capital_lux.telling.log import Teller
from capital_lux.telling.model import table_model

encode = msgspec.json.Encoder().encode


def encoded(part: bytes) -> Any:
    """A part of a message that was encoded before, in the place of its struct."""
    return msgspec.Raw(part)


def new_teller(play: Play, names: Sequence[str], seat: int | None) -> Teller:
    """What tells a seat's log."""
    powers = [power.name for power in play.game.powers()]
    return Teller(names, seat, powers, play.row.solo)


def seat_state(play: Play, seat: int | None, names: Sequence[str], person: bool) -> bytes:
    """The table as a seat sees it."""
    model: dict[str, Any] = table_model(view_of(play.game, seat), names, play.check)
    back = person and seat is not None and play.can_take_back(seat) is not None
    return encode(SeatState(**model, can_take_back=back))


def told(events: Iterable[Event], seat: int | None, teller: Teller) -> bytes:
    """What a seat is told of some events."""
    seen = [event for event in (event.seen_from(seat) for event in events) if event is not None]
    return encode(Told(seat, seen, cast(Any, teller.lines(seen))))


def retold(
    play: Play, seat: int | None, names: Sequence[str], after: int
) -> tuple[Teller, list[bytes]]:
    """The whole log told again to one seat: what it is told after a number, and its teller."""
    again = Play(play.row)
    teller = new_teller(again, names, seat)
    opening = told(again.opening, seat, teller)
    found = [opening, *(told(again.run(step), seat, teller) for step in play.steps)]
    return teller, found[after + 1 if after > 0 else 0 :]
