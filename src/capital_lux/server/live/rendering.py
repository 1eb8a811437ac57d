"""What a seat is sent: its state, and what it is told of each entry, as JSON bytes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from capital_lux.play import viewpoint
from capital_lux.play.game import Play
from capital_lux.rules.events import Event
from capital_lux.server.protocol.seat import SeatState, Told
from capital_lux.telling.log import Teller

encode = msgspec.json.Encoder().encode


def encoded(part: bytes) -> Any:
    """A part of a message that was encoded before, in the place of its struct."""
    return msgspec.Raw(part)


def seat_state(play: Play, seat: int | None, names: Sequence[str], person: bool) -> bytes:
    back = person and seat is not None and play.can_take_back(seat) is not None
    return encode(SeatState(**viewpoint.state_of(play.game, seat, names, play.check, back)))


def told(events: Iterable[Event], seat: int | None, teller: Teller) -> bytes:
    return encode(Told(**viewpoint.told(events, seat, teller)))


def retold(
    play: Play, seat: int | None, names: Sequence[str], after: int
) -> tuple[Teller, list[bytes]]:
    """The whole log told again to one seat: what it is told after a number, and its teller."""
    teller = viewpoint.new_teller(play.game, names, seat)
    found = [told(events, seat, teller) for events in play.again()]
    return teller, found[after + 1 if after > 0 else 0 :]
