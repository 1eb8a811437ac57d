"""What a seat is sent: its state, and what it is told of each entry, as JSON bytes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.view import view_of
from capital_lux.server.play import Play
from capital_lux.telling.log import Teller
from capital_lux.telling.model import table_model

encode = msgspec.json.Encoder().encode


def new_teller(play: Play, names: Sequence[str], seat: int | None) -> Teller:
    """Who tells a seat's log."""
    powers = [power.name for power in play.game.powers()]
    return Teller(names, seat, powers, play.row.solo)


def seat_state(play: Play, seat: int | None, names: Sequence[str], person: bool) -> bytes:
    """The table as a seat sees it."""
    model: dict[str, Any] = table_model(view_of(play.game, seat), names, play.check)
    back = person and seat is not None and play.can_take_back(seat) is not None
    model["can_take_back"] = back
    return encode(model)


def told(events: Iterable[Event], seat: int | None, teller: Teller) -> bytes:
    """What a seat is told of some events."""
    seen = seen_by(events, seat)
    return encode({"seat": seat, "events": seen, "lines": teller.lines(seen)})


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
    again = Play(play.row)
    teller = new_teller(again, names, seat)
    opening = told(again.opening, seat, teller)
    found = [opening, *(told(again.run(step), seat, teller) for step in play.steps)]
    return teller, found[after + 1 if after > 0 else 0 :]
