"""What a seat is sent: its state, and what it is told of each entry, as JSON bytes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from capital_lux.play import viewpoint
from capital_lux.play.game import Play
from capital_lux.rules.events import Event
from capital_lux.telling.log import Teller

encode = msgspec.json.Encoder().encode


def seat_state(play: Play, seat: int | None, names: Sequence[str], person: bool) -> bytes:
    """The table as a seat sees it."""
    back = person and seat is not None and play.can_take_back(seat) is not None
    return encode(viewpoint.state_of(play.game, seat, names, play.check, back))


def told(events: Iterable[Event], seat: int | None, teller: Teller) -> bytes:
    """What a seat is told of some events."""
    return encode(viewpoint.told(events, seat, teller))


def entry(number: int, seat: int | None, back: int | None, parts: Sequence[bytes]) -> bytes:
    """An entry of an update, from what each seat of the connection is told."""
    return b'{"number":%d,"seat":%s,"back":%s,"told":[%s]}' % (
        number,
        b"null" if seat is None else b"%d" % seat,
        b"null" if back is None else b"%d" % back,
        b",".join(parts),
    )


def update(
    number: int, entries: Sequence[bytes], seats: Sequence[bytes], following: str | None
) -> bytes:
    """The fields of an update, without braces."""
    return b'"number":%d,"entries":[%s],"seats":[%s],"next":%s' % (
        number,
        b",".join(entries),
        b",".join(seats),
        encode(following),
    )


def retold(
    play: Play, seat: int | None, names: Sequence[str], after: int
) -> tuple[Teller, list[bytes]]:
    """The whole log told again to one seat: what it is told after a number, and its teller."""
    teller = viewpoint.new_teller(play.game, names, seat)
    found = [told(events, seat, teller) for events in play.again()]
    return teller, found[after + 1 if after > 0 else 0 :]
