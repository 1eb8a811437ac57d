"""What is allowed at a table, and the entry of the log that it makes; nothing is written here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from capital_lux.server.database.rows import EntryRow, Sitting, TableRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.keys import token_hash
from capital_lux.server.identity.names import clean_name
from capital_lux.server.protocol.tables import DoAction, DoTakeBack
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.presence import Presence
from capital_lux.server.tables.state import BOT, OPEN, PERSON, Seat, State

MOST_ENTRIES = 5_000
"""With this many in a log nobody new may sit down. The game and its take backs bound the moves."""
MOST_ADDED = 100
"""Entries that one guest may add to a log besides moves and leaving, which are always possible."""


class NewEntry(msgspec.Struct, frozen=True):
    """An entry to commit, and what belongs to it."""

    kind: str
    seat: int = 0
    data: str = ""
    client_id: str | None = None
    sittings: tuple[Sitting, ...] = ()
    table: TableRow | None = None
    others: tuple[EntryRow, ...] = ()


class AlreadyDone(msgspec.Struct, frozen=True):
    """Done already: the answer that was given then."""

    number: int


Outcome = NewEntry | AlreadyDone


def seat_at(state: State, seat: int) -> Seat:
    if not 0 <= seat < state.row.seats:
        raise Refused(404, "no-such-seat")
    return state.seats[seat]


def own_seat(state: State, who: Identity, seat: int) -> Seat:
    found = seat_at(state, seat)
    if seat not in state.seats_of(who):
        raise Refused(403, "not-your-seat")
    return found


def step(state: State, who: Identity, wanted: DoAction | DoTakeBack) -> Outcome:
    """An action of a person, or the last one undone; a resend gets the earlier answer."""
    seat = wanted.seat
    mine = own_seat(state, who, seat)
    action = wanted.action if isinstance(wanted, DoAction) else None
    kind = "back" if action is None else "act"
    known = state.answers.get((seat, wanted.id))
    if known is not None:
        if known[0] != kind or (action is not None and known[1] != action):
            raise Refused(409, "id-used")
        return AlreadyDone(known[2])
    if state.play is None:
        raise Refused(409, "not-started")
    if action is not None and state.over:
        raise Refused(409, "game-over")
    if mine.kind != PERSON:
        raise Refused(409, "bot-plays")
    if action is None:
        number = state.take_back_of(seat)
        if number is None:
            raise Refused(409, "no-take-back")
        return NewEntry(kind, seat, str(number), wanted.id)
    if seat not in state.waiting():
        raise Refused(409, "not-your-turn")
    legal = state.play.game.legal(seat)
    if action not in legal:
        raise Refused(409, "illegal-action", action=action, legal=legal)
    return NewEntry(kind, seat, action, wanted.id)


def turn(state: State, seat: int) -> str:
    """How many entries a seat has made: the number changes whenever it acts or takes back."""
    assert state.play is not None
    return str(sum(entry.seat == seat for entry in state.play.entries))


def check_hint(state: State, who: Identity, seat: int) -> None:
    """Refuse a hint to all but a person who must decide, and plays against bots alone."""
    mine = own_seat(state, who, seat)
    if state.play is None:
        raise Refused(409, "not-started")
    if state.over:
        raise Refused(409, "game-over")
    if state.row.day is not None:
        raise Refused(409, "daily-hint")
    if mine.kind != PERSON:
        raise Refused(409, "bot-plays")
    others = [other for other in state.seats if other is not mine]
    if any(other.kind in (PERSON, OPEN) or other.guest for other in others):
        raise Refused(409, "hint-people")
    if seat not in state.waiting():
        raise Refused(409, "not-your-turn")


def hint(state: State, who: Identity, seat: int, asked: str) -> Outcome:
    """A hint is given, if it is for the turn for which it was asked; one turn counts once."""
    check_hint(state, who, seat)
    if turn(state, seat) != asked:
        raise Refused(409, "not-your-turn")
    if asked in state.hints.get(seat, ()):
        return AlreadyDone(state.number)
    return NewEntry("hint", seat, asked)


def check_added(state: State, guest: str) -> None:
    """Refuse a guest who comes and goes, or exchanges bots, without end."""
    if state.added[guest] >= MOST_ADDED:
        raise Refused(409, "too-often")


def sit(
    state: State, who: Identity, seat: int, name: str, token: Callable[[int], str], now: float
) -> tuple[str | None, Outcome]:
    """Take a free seat, or one's own again; with the seat's token, made by `token`.

    The seats of one device stay there: they have no token.
    """
    wanted = seat_at(state, seat)
    guest, since = who.guest, state.position + 1
    if seat in state.seats_of(who):
        guest, since = wanted.guest, wanted.since
    else:
        check_free(state, who, seat)
    name = free_name(state, seat, name)
    found = None if state.row.kind == "device" else token(since)
    hashed = token_hash(found) if found else ""
    if since == wanted.since and (wanted.kind, wanted.name, wanted.token) == (PERSON, name, hashed):
        return found, AlreadyDone(state.number)
    check_added(state, guest)
    data = {"name": name, "guest": guest, "token": hashed}
    sitting = Sitting(guest, state.row.id, now)
    return found, NewEntry("sit", seat, encoded(data), sittings=(sitting,))


def check_free(state: State, who: Identity, seat: int) -> None:
    if state.seats[seat].kind != OPEN:
        raise Refused(409, "seat-taken")
    if who.token:
        # A token is for one seat; nothing else can be asked for with it.
        raise Refused(403, "guests-only")
    if state.row.kind == "device":
        if who.guest not in state.added:
            raise Refused(409, "one-device")
    elif state.play is not None and state.knew.get(who.guest, seat) != seat:
        raise Refused(409, "knows-a-hand")
    elif state.play is None and state.seats_of(who):
        raise Refused(409, "already-seated")
    if state.position >= MOST_ENTRIES:
        raise Refused(409, "log-full")


def free_name(state: State, seat: int, name: str) -> str:
    """A name, with a number if somebody else at the table has it."""
    name = clean_name(name)
    taken = {other.name for at, other in enumerate(state.seats) if at != seat}
    return next(
        tried for tried in (name, *(f"{name} {n}" for n in range(2, 9))) if tried not in taken
    )


def check_free_to_go(state: State) -> None:
    """Refuse to give up a seat at the deal of the day: there is one try."""
    if state.row.day is not None:
        raise Refused(409, "daily-once")


def leave(state: State, who: Identity, seat: int) -> NewEntry:
    own_seat(state, who, seat)
    check_free_to_go(state)
    return NewEntry("leave", seat)


def persons_of(state: State, who: Identity) -> list[int]:
    """The seats of a player who wants to exchange a bot; refused when there is none."""
    mine = [seat for seat in state.seats_of(who) if state.seats[seat].kind == PERSON]
    if not mine:
        raise Refused(403, "not-seated")
    check_added(state, state.seats[mine[0]].guest)
    return mine


def bot(state: State, presence: Presence, who: Identity, seat: int, level: str) -> Outcome:
    """A bot for an open seat; for a person who is away it is a vote."""
    wanted = seat_at(state, seat)
    mine = persons_of(state, who)
    data = {"level": level, "by": mine[0]}
    if wanted.kind == OPEN:
        return NewEntry("bot", seat, encoded({**data, "name": state.bot_name(seat)}))
    if wanted.kind == BOT:
        if state.play is not None:
            raise Refused(409, "seat-taken")
        if wanted.level == level:
            return AlreadyDone(state.number)
        return NewEntry("bot", seat, encoded(data))
    if state.play is None:
        raise Refused(409, "not-started")
    if seat not in mine:
        if presence.away_for(seat) < presence.away_after:
            raise Refused(409, "not-away", seconds=presence.away_after)
        presence.vote(seat, mine, level)
        return outvoted(state, presence, seat)
    check_free_to_go(state)
    return NewEntry("bot", seat, encoded(data))


def outvoted(state: State, presence: Presence, seat: int) -> Outcome:
    """A bot for a person who is away, when all the others want it; whoever voted here says so.

    The last votes may come to two processes at once. Then each hears of the other's, and both try.
    """
    needed = {
        at
        for at, other in enumerate(state.seats)
        if at != seat and other.kind == PERSON and presence.is_there(at)
    }
    mine = presence.wanted[seat]
    if state.seats[seat].kind != PERSON or not mine or needed - presence.votes(seat):
        return AlreadyDone(state.number)
    by, (_, level) = next(iter(mine.items()))
    return NewEntry("bot", seat, encoded({"level": level, "by": by}))


def no_bot(state: State, who: Identity, seat: int) -> NewEntry:
    """An open seat again in place of a bot, before the game."""
    wanted = seat_at(state, seat)
    mine = persons_of(state, who)
    if state.play is not None:
        raise Refused(409, "started")
    if wanted.kind != BOT:
        raise Refused(409, "no-bot-there")
    return NewEntry("open", seat, encoded({"by": mine[0]}))


def encoded(data: dict[str, Any]) -> str:
    return msgspec.json.encode(data).decode()
