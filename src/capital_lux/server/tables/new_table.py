"""How a table is made: its row and the first entries of its log."""

from __future__ import annotations

import secrets
from collections.abc import Container, Iterable
from dataclasses import dataclass, field

from capital_lux.bots.adaptive import ADAPTIVE, next_rung
from capital_lux.play import daily
from capital_lux.rules.chance import seed_bytes
from capital_lux.rules.game import Game
from capital_lux.rules.reasons import reason_of
from capital_lux.server.database.rows import AGAIN, CHANCE, CHOSEN, EntryRow, Sitting, TableRow
from capital_lux.server.identity.keys import new_id, watch_id
from capital_lux.server.protocol.tables import NewTable
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import encoded, free_name
from capital_lux.server.tables.state import BOT, OPEN, PERSON, ROB, State


@dataclass
class UnstoredTable:
    """A table that is not yet stored."""

    row: TableRow
    entries: list[EntryRow] = field(default_factory=list)
    sittings: list[Sitting] = field(default_factory=list)

    def add(self, kind: str, seat: int, **data: str) -> None:
        position = len(self.entries) + 1
        entry = EntryRow(self.row.id, position, kind, seat, None, encoded(data), self.row.made)
        self.entries.append(entry)
        guest = data.get("guest")
        if guest and guest not in {sitting.guest for sitting in self.sittings}:
            self.sittings.append(Sitting(guest, self.row.id, self.row.made))

    def add_bots(
        self, state: State, seats: Iterable[int], level: str, adaptive: bool = False
    ) -> None:
        for seat in seats:
            state.seats[seat].name = state.bot_name(seat)
            self.add_bot(seat, level, state.seats[seat].name, adaptive)

    def add_bot(self, seat: int, level: str, name: str, adaptive: bool) -> None:
        mark = {"adaptive": "yes"} if adaptive else {}
        self.add("bot", seat, level=level, name=name, **mark)


def read_seed(wanted: NewTable) -> bytes:
    if wanted.seed is None:
        return secrets.token_bytes(32)
    if wanted.kind == "friends":
        raise Refused(400, "seed-with-friends")
    try:
        return seed_bytes(wanted.seed)
    except ValueError:
        raise Refused(400, "bad-seed") from None


def new_row(
    edition: str, seats: int, powers: str | list[str] | None, kind: str, seed: bytes, now: float
) -> TableRow:
    """A table's row; refused when there is no such game."""
    try:
        game = Game(edition, seats, seed, powers=powers)
    except ValueError as problem:
        raise Refused(400, "bad-options", reason=reason_of(problem)) from None
    tiles = None if edition == "first" else ",".join(power.name for power in game.powers())
    table = new_id()
    return TableRow(table, watch_id(table), edition, seats, tiles, kind, seed, now)


def new_table(
    wanted: NewTable, guest: str, name: str, names: list[str], level: str, now: float
) -> UnstoredTable:
    """The table that somebody wants, with everybody who sits there from the beginning.

    `level`: that of its bots; what is wanted may be an adaptive one.
    """
    if wanted.increment is not None and wanted.clock is None:
        raise Refused(400, "increment-alone")
    row = new_row(
        wanted.edition, wanted.seats, wanted.powers, wanted.kind, read_seed(wanted), now
    )._replace(
        listed=wanted.listed,
        clock=wanted.clock,
        increment=wanted.increment,
        chat=wanted.chat,
        deal=CHANCE if wanted.seed is None else CHOSEN,
    )
    made = UnstoredTable(row)
    state = State(row)
    if wanted.kind == "device":
        people = [names[seat] if seat < len(names) else "" for seat in range(row.seats)]
        people[0] = people[0] or name
        people = [person or f"Player {at + 1}" for at, person in enumerate(people)]
    else:
        people = [name]
    for seat, person in enumerate(people):
        cleaned = state.seats[seat].name = free_name(state, seat, person)
        made.add("sit", seat, name=cleaned, guest=guest, token="")
    if wanted.kind == "bots":
        made.add_bots(state, range(1, row.seats), level, wanted.level == ADAPTIVE)
    return made


def new_rematch(
    state: State, same_deal: bool, now: float, gone: Container[str] = ()
) -> UnstoredTable:
    """Another game of the same people and bots; their tokens stay good.

    `gone`: guests whose seats stay open, as they are being forgotten.
    """
    old = state.row
    seed = old.seed if same_deal else secrets.token_bytes(32)
    row = new_row(old.edition, old.seats, old.tiles, old.kind, seed or secrets.token_bytes(32), now)
    if same_deal:
        row = row._replace(deal=AGAIN)
        if old.start is not None:
            # What was played before goes on by its own rules; a new game is played by today's.
            row = row._replace(start=old.start, rules=old.rules)
    row = row._replace(clock=old.clock, increment=old.increment)
    made = UnstoredTable(row._replace(seed=seed, listed=old.listed, chat=old.chat))
    for at, seat in enumerate(state.seats):
        if seat.guest in gone or seat.kind in (OPEN, ROB):
            continue
        if seat.guest:
            made.add("sit", at, name=seat.name, guest=seat.guest, token=seat.token)
        if seat.kind == BOT:
            level = seat.level if same_deal or not seat.adaptive else rung_for_rematch(state)
            made.add_bot(at, level, seat.name, seat.adaptive)
    return made


def rung_for_rematch(state: State) -> str:
    """The rung that follows from how the only person at an adaptive table fared."""
    assert state.game is not None
    people = [at for at, seat in enumerate(state.seats) if seat.kind == PERSON]
    levels = [seat.level for seat in state.seats if seat.kind == BOT]
    rung = next(seat.level for seat in state.seats if seat.adaptive)
    if len(people) != 1:
        return rung
    return next_rung(rung, levels, people[0] in state.game.winners())


def new_daily(
    day: int, key: bytes, table: str, now: float, guest: str = "", name: str = "", level: str = ""
) -> UnstoredTable:
    """A table of the deal of a day, at which a guest plays, or a level in a guest's place."""
    edition, seats = daily.options_of(day)
    tiles = "random" if edition == "generations" else None
    row = new_row(edition, seats, tiles, "bots", daily.seed_of(day, key), now)
    made = UnstoredTable(row._replace(id=table, watch=watch_id(table), chat=False, day=day))
    state = State(made.row)
    if guest:
        state.seats[daily.PERSON].name = free_name(state, daily.PERSON, name)
        cleaned = state.seats[daily.PERSON].name
        made.add("sit", daily.PERSON, name=cleaned, guest=guest, token="")
    else:
        state.seats[daily.PERSON].name = level.capitalize()
        made.add("bot", daily.PERSON, level=level, name=level.capitalize())
    made.add_bots(state, range(daily.PERSON + 1, seats), daily.OPPONENT)
    return made
