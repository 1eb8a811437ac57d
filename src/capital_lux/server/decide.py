"""What is allowed at a table, and the entry of the log that it makes; nothing is written here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import msgspec

from capital_lux.server.names import clean_name
from capital_lux.server.presence import Presence
from capital_lux.server.refusals import Refused
from capital_lux.server.rows import EntryRow, Sitting, TableRow
from capital_lux.server.state import BOT, OPEN, PERSON, Seat, State

MOST_ENTRIES = 5_000
"""In one log; a game has fewer than 300, the rest are take backs and people who come and go."""


class Who(NamedTuple):
    """Who asks: a guest by cookie, a program by a seat's token (its hash), or both."""

    guest: str = ""
    token: str = ""

    def seats(self, state: State) -> list[int]:
        """The seats that are theirs."""
        if self.token:
            seat = state.seat_of_token(self.token)
            return [] if seat is None else [seat]
        return state.seats_of(self.guest)


@dataclass(frozen=True, slots=True)
class Plan:
    """An entry to commit, and what belongs to it."""

    kind: str
    seat: int = 0
    data: str = ""
    client_id: str | None = None
    sittings: tuple[Sitting, ...] = ()
    table: TableRow | None = None
    others: tuple[EntryRow, ...] = ()


@dataclass(frozen=True, slots=True)
class Known:
    """Done already: the answer that was given then."""

    number: int


def seat_at(state: State, seat: int) -> Seat:
    """A seat that people can take."""
    if not 0 <= seat < state.row.seats:
        raise Refused(404, "no-such-seat")
    return state.seats[seat]


def own_seat(state: State, who: Who, seat: int) -> Seat:
    """A seat, if it belongs to who asks."""
    found = seat_at(state, seat)
    if seat not in who.seats(state):
        raise Refused(403, "not-your-seat")
    return found


def answered(state: State, seat: int, client_id: str, kind: str, data: str | None) -> Known | None:
    """The answer to a resend; an id that was used for something else is refused."""
    known = state.answers.get((seat, client_id))
    if known is None:
        return None
    if known[0] != kind or (data is not None and known[1] != data):
        raise Refused(409, "id-used")
    return Known(known[2])


def act(state: State, who: Who, client_id: str, seat: int, action: str) -> Plan | Known:
    """An action of a person."""
    mine = own_seat(state, who, seat)
    known = answered(state, seat, client_id, "act", action)
    if known is not None:
        return known
    check_turn(state, mine, seat)
    assert state.game is not None
    legal = state.game.legal(seat)
    if action not in legal:
        raise Refused(409, "illegal-action", action=action, legal=legal)
    return Plan("act", seat, action, client_id)


def check_turn(state: State, mine: Seat, seat: int) -> None:
    """Refuse an action of a seat that cannot act."""
    if state.play is None:
        raise Refused(409, "not-started")
    if state.over:
        raise Refused(409, "game-over")
    if mine.kind != PERSON:
        raise Refused(409, "bot-plays")
    if seat not in state.waiting():
        raise Refused(409, "not-your-turn")
    check_room(state)


def check_room(state: State) -> None:
    """Refuse what would make a log too long."""
    if state.position >= MOST_ENTRIES:
        raise Refused(409, "log-full")


def take_back(state: State, who: Who, client_id: str, seat: int) -> Plan | Known:
    """The last action of a person, undone."""
    mine = own_seat(state, who, seat)
    known = answered(state, seat, client_id, "back", None)
    if known is not None:
        return known
    if state.play is None:
        raise Refused(409, "not-started")
    if mine.kind != PERSON:
        raise Refused(409, "bot-plays")
    number = state.play.can_take_back(seat)
    if number is None:
        raise Refused(409, "no-take-back")
    check_room(state)
    return Plan("back", seat, str(number), client_id)


def sit(state: State, who: Who, seat: int, name: str, hashed: str, now: float) -> Plan:
    """To take a free seat, or one's own again."""
    wanted = seat_at(state, seat)
    check_room(state)
    guest = who.guest
    if seat in who.seats(state):
        guest = wanted.guest
    elif wanted.kind != OPEN:
        raise Refused(409, "seat-taken")
    elif state.play is not None and guest in state.knew:
        raise Refused(409, "knows-a-hand")
    elif state.play is None and state.row.kind != "device" and state.seats_of(guest):
        raise Refused(409, "already-seated")
    data = {"name": free_name(state, seat, name), "guest": guest, "token": hashed}
    sitting = Sitting(guest, state.row.id, now)
    return Plan("sit", seat, encoded(data), sittings=(sitting,))


def free_name(state: State, seat: int, name: str) -> str:
    """A name, with a number if somebody else at the table has it."""
    name = clean_name(name)
    taken = {other.name for at, other in enumerate(state.seats) if at != seat}
    return next(
        tried for tried in (name, *(f"{name} {n}" for n in range(2, 9))) if tried not in taken
    )


def leave(state: State, who: Who, seat: int) -> Plan:
    """To leave a seat for good."""
    own_seat(state, who, seat)
    check_room(state)
    return Plan("leave", seat)


def persons_of(state: State, who: Who) -> list[int]:
    """The seats in which who asks plays; refused when there is none."""
    mine = [seat for seat in who.seats(state) if state.seats[seat].kind == PERSON]
    if not mine:
        raise Refused(403, "not-seated")
    return mine


def bot(state: State, presence: Presence, who: Who, seat: int, level: str) -> Plan | Known:
    """A bot for an open seat; for a person who is away it is a vote."""
    wanted = seat_at(state, seat)
    mine = persons_of(state, who)
    check_room(state)
    if wanted.kind == OPEN:
        return Plan("bot", seat, encoded({"level": level, "name": state.bot_name(seat)}))
    if wanted.kind == BOT:
        if state.play is not None:
            raise Refused(409, "seat-taken")
        return Plan("bot", seat, encoded({"level": level}))
    if state.play is None:
        raise Refused(409, "not-started")
    if seat not in mine:
        if presence.away_for(seat) < presence.away_after:
            raise Refused(409, "not-away", seconds=presence.away_after)
        presence.votes[seat].update(mine)
        needed = {
            at
            for at, other in enumerate(state.seats)
            if at != seat and other.kind == PERSON and presence.is_there(at)
        }
        if needed - presence.votes[seat]:
            return Known(state.number)
    return Plan("bot", seat, encoded({"level": level}))


def no_bot(state: State, who: Who, seat: int) -> Plan:
    """An open seat again in place of a bot, before the game."""
    wanted = seat_at(state, seat)
    persons_of(state, who)
    check_room(state)
    if state.play is not None:
        raise Refused(409, "started")
    if wanted.kind != BOT:
        raise Refused(409, "no-bot-there")
    return Plan("open", seat)


def encoded(data: dict[str, Any]) -> str:
    """The data of an entry."""
    return msgspec.json.encode(data).decode()
