"""All tables of one browser, and the answers to what the page asks.

The page asks as it asks a server: with a method, a path and a body, and on connections. What it
asks for and what it gets are the server's own messages.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from capital_lux.bots.adaptive import ADAPTIVE
from capital_lux.play import daily
from capital_lux.rules.record import record_of
from capital_lux.server.database.rows import EntryRow, ResultRow, TableRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.keys import new_id
from capital_lux.server.identity.names import clean_name
from capital_lux.server.protocol.daily import (
    BeginDaily,
    DayPlayed,
    DayResult,
    DayResults,
    Today,
)
from capital_lux.server.protocol.guests import Me, Profile, Statistics
from capital_lux.server.protocol.puzzles import PuzzleAnswer, PuzzleInfo, PuzzleTable, PuzzleVerdict
from capital_lux.server.protocol.replays import Uploaded
from capital_lux.server.protocol.seat import Snapshot
from capital_lux.server.protocol.server import Options
from capital_lux.server.protocol.tables import (
    NewTable,
    PlayOn,
    Seated,
    TableInfo,
    TakeSeat,
    WantBot,
    WantRematch,
)
from capital_lux.server.protocol.values import Problem
from capital_lux.server.refusals import Refused
from capital_lux.server.tables import commands
from capital_lux.server.tables.info import results_at, table_info, today_info
from capital_lux.server.tables.new_table import UnstoredTable, new_daily, new_rematch, new_table
from capital_lux.server.tables.state import State
from capital_lux.serverless.table import GUEST, NOTHING_SEEN, Connection, LocalTable, encode

YOU = Identity(GUEST)
NOBODY = "Guest"
MOST_SHOWN = 50
"""Tables in the list of one's own."""
MOST_DAYS = 30
KEY = b"a page that needs no server"
"""Everybody can know what is dealt on a day: results are compared with those of bots alone."""
FIELD = ("beginner", "novice", "regular", "skilled", "strong", "veteran", "expert")
"""The levels that play the deal of the day too: those that need only a moment for it."""
Body = TypeVar("Body", bound=msgspec.Struct)
Answer = Any


class Kept(msgspec.Struct):
    """A table as it is kept."""

    row: TableRow
    log: list[EntryRow]


class Profiled(msgspec.Struct):
    """What the person has chosen."""

    name: str | None = None
    language: str | None = None


class Question(NamedTuple):
    """What the page asks."""

    house: House
    names: tuple[str, ...]
    """The parts of the path that differ."""
    query: dict[str, str]
    body: bytes

    def read(self, kind: type[Body]) -> Body:
        try:
            return msgspec.json.decode(self.body or b"{}", type=kind)
        except msgspec.DecodeError as problem:
            raise Refused(400, "bad-request", detail=str(problem)) from None

    @property
    def table(self) -> LocalTable:
        return self.house.table(self.names[0])


class House:
    """What is kept in this browser."""

    def __init__(
        self,
        kept: dict[str, str],
        keep: Callable[[str, str | None], None],
        now: Callable[[], float] = time.time,
    ) -> None:
        """`kept`: by name, what was kept before; `keep`: keeps it, or with None forgets it."""
        self.kept = kept
        self.storage = keep
        self.now = now
        self.tables: dict[str, LocalTable] = {}

    def keep(self, name: str, data: Any) -> None:
        self.kept[name] = text = encode(data).decode()
        self.storage(name, text)

    # Tables

    def keep_table(self, table: LocalTable) -> None:
        self.keep(f"table {table.row.id}", Kept(table.row, table.log))

    def find(self, name: str) -> LocalTable | None:
        if name not in self.tables:
            text = self.kept.get(f"table {name}")
            if text is None:
                return None
            kept = msgspec.json.decode(text, type=Kept)
            self.tables[name] = LocalTable(kept.row, kept.log, self.keep_table, self.now)
        return self.tables[name]

    def table(self, name: str) -> LocalTable:
        found = self.find(name)
        if found is None:
            raise Refused(404, "no-such-table")
        return found

    def watched(self, watch: str) -> LocalTable:
        for table in self.all():
            if table.row.watch == watch:
                return table
        raise Refused(404, "no-such-table")

    def all(self) -> list[LocalTable]:
        """The newest first."""
        names = [name.split(" ", 1)[1] for name in self.kept if name.startswith("table ")]
        return sorted(map(self.table, names), key=lambda table: -table.row.made)

    def make(self, made: UnstoredTable) -> LocalTable:
        table = LocalTable(made.row, made.entries, self.keep_table, self.now)
        self.tables[made.row.id] = table
        self.keep_table(table)
        table.let_bots_play()
        return table

    def forget(self) -> None:
        for name in list(self.kept):
            del self.kept[name]
            self.storage(name, None)
        self.tables.clear()

    # The person

    def profile(self) -> Profiled:
        return msgspec.json.decode(self.kept.get("you", "{}"), type=Profiled)

    def name_for(self, name: str | None) -> str:
        return clean_name(name) if name and name.strip() else self.profile().name or NOBODY

    def results(self) -> list[tuple[TableRow, list[ResultRow]]]:
        """The finished games in which the person had a seat to the end, the oldest first."""
        found = []
        for table in self.all():
            if table.state.over:
                rows = results_at(table)
                if any(row.guest == GUEST for row in rows):
                    found.append((table.row, rows))
        return sorted(found, key=lambda game: game[1][0].ended)

    def level_for(self, level: str) -> str:
        if level != ADAPTIVE:
            return level
        from capital_lux.server.guests.statistics import rung_of

        return rung_of(self.results(), GUEST)

    # What is asked

    def answer(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """A status and a text, as a server would answer."""
        path, _, query = address.partition("?")
        asked = dict(part.partition("=")[::2] for part in query.split("&") if part)
        try:
            for wanted, pattern, handle in ROUTES:
                found = pattern.fullmatch(path)
                if found and wanted == method:
                    answer = handle(Question(self, found.groups(), asked, body.encode()))
                    return 200, (answer if isinstance(answer, bytes) else encode(answer)).decode()
            raise Refused(404, "no-such-page")
        except Refused as refused:
            return refused.status, encode(Problem(refused.message)).decode()

    def connect(self, address: str, send: Callable[[str], None]) -> Connection | None:
        """A connection to a table; None: there is no such table."""
        path, _, query = address.partition("?")
        _, kind, name = path.removesuffix("/socket").split("/")
        after = int(query.partition("=")[2] or 0) or NOTHING_SEEN
        try:
            table = self.watched(name) if kind == "watch" else self.table(name)
        except Refused:
            return None
        return Connection(table, after, kind == "watch", send)


# Tables


def post_table(asked: Question) -> TableInfo:
    house, wanted = asked.house, asked.read(NewTable)
    if wanted.kind == "friends":
        raise Refused(409, "needs-server")
    names = [clean_name(name) if name.strip() else "" for name in wanted.names or []]
    name, level = house.name_for(wanted.name), house.level_for(wanted.level)
    made = new_table(wanted, GUEST, name, names, level, house.now())
    return table_info(house.make(made), YOU)


def get_table(asked: Question) -> TableInfo:
    return table_info(asked.table, YOU)


def get_watched(asked: Question) -> TableInfo:
    return table_info(asked.house.watched(asked.names[0]), Identity(), watching=True)


def get_live(asked: Question) -> Snapshot:
    table = asked.table
    seats: list[int | None] = [*table.state.seats_of(YOU)] or [None]
    return table.news(seats, int(asked.query.get("after", 0)) or NOTHING_SEEN, Snapshot)


def post_seat(asked: Question) -> Seated:
    table, seat = asked.table, int(asked.names[1])
    name = asked.read(TakeSeat).name
    if name is None and seat in table.state.seats_of(YOU):
        name = table.state.seats[seat].name
    name = asked.house.name_for(name)
    table.do(lambda state: commands.sit(state, YOU, seat, name, str, table.now())[1])
    return Seated(None, table_info(table, YOU))


def delete_seat(asked: Question) -> TableInfo:
    asked.table.do(lambda state: commands.leave(state, YOU, int(asked.names[1])))
    return table_info(asked.table, YOU)


def post_bot(asked: Question) -> TableInfo:
    table, seat = asked.table, int(asked.names[1])
    level = asked.house.level_for(asked.read(WantBot).level)
    table.do(lambda state: commands.bot(state, table.presence, YOU, seat, level))
    return table_info(table, YOU)


def delete_bot(asked: Question) -> TableInfo:
    asked.table.do(lambda state: commands.no_bot(state, YOU, int(asked.names[1])))
    return table_info(asked.table, YOU)


def post_rematch(asked: Question) -> TableInfo:
    table, house, wanted = asked.table, asked.house, asked.read(WantRematch)

    def decide(state: State) -> commands.Decision:
        if not state.over:
            raise Refused(409, "not-over")
        commands.check_free_to_go(state)
        if state.next is not None:
            return commands.AlreadyDone(state.number)
        made = house.make(new_rematch(state, wanted.same_deal, house.now()))
        return commands.NewEntry("next", data=made.row.id)

    table.do(decide)
    assert table.state.next is not None
    return table_info(house.table(table.state.next), YOU)


def post_hint(asked: Question) -> Any:
    from capital_lux.server.protocol.analyses import Hint, WantHint

    table, seat = asked.table, asked.read(WantHint).seat
    commands.check_hint(table.state, YOU, seat)
    turn, found = commands.turn(table.state, seat), table.advice(seat)
    if found is None:
        raise Refused(503, "no-hint")
    number = table.do(lambda state: commands.hint(state, YOU, seat, turn))
    return msgspec.convert({**found, "number": number, "hints": len(table.state.hints[seat])}, Hint)


# Replays and records


def record_named(asked: Question) -> dict[str, Any]:
    text = asked.house.kept.get(f"record {asked.names[0]}")
    if text is None:
        raise Refused(404, "no-such-record")
    found: dict[str, Any] = msgspec.json.decode(text)
    return found


def replay_of(asked: Question, table: LocalTable, who: Identity, watching: bool) -> bytes:
    from capital_lux.server.replays import replays

    state = table.state
    chosen = replays.read_viewpoint(asked.query.get("from", "all"), len(state.seats))
    replays.allowed(state, who, chosen)
    info = table_info(table, who, watching)
    return replays.replay_bytes(replays.story_of(state), chosen, info)


def get_replay(asked: Question) -> bytes:
    return replay_of(asked, asked.table, YOU, watching=False)


def get_watched_replay(asked: Question) -> bytes:
    return replay_of(asked, asked.house.watched(asked.names[0]), Identity(), watching=True)


def get_record_replay(asked: Question) -> bytes:
    from capital_lux.server.replays import records, replays

    story = records.story_of(record_named(asked))
    chosen = replays.read_viewpoint(asked.query.get("from", "all"), len(story.names))
    return replays.replay_bytes(story, chosen, None)


def get_record(asked: Question) -> bytes:
    from capital_lux.server.replays.records import finished_record

    state = asked.table.state
    record = {**finished_record(state), "players": state.names()}
    return msgspec.json.format(encode(record), indent=1)


def post_record(asked: Question) -> Uploaded:
    from capital_lux.server.replays.records import checked

    name = new_id()
    asked.house.keep(f"record {name}", checked(asked.body))
    return Uploaded(name)


def post_play_on(asked: Question) -> TableInfo:
    from capital_lux.server.replays.records import finished_record

    return play_on(asked, finished_record(asked.table.state))


def post_record_play_on(asked: Question) -> TableInfo:
    return play_on(asked, record_named(asked))


def play_on(asked: Question, record: dict[str, Any]) -> TableInfo:
    from capital_lux.server.tables.play_on import new_play_on

    house, wanted = asked.house, asked.read(PlayOn)
    name, level = house.name_for(wanted.name), house.level_for(wanted.level)
    made = new_play_on(record, wanted, GUEST, name, level, house.now())
    return table_info(house.make(made), YOU)


def needs_server(asked: Question) -> Any:
    raise Refused(409, "needs-server")


# The person


def get_options(asked: Question) -> Options:
    from capital_lux.server.options import options

    return options()


def get_me(asked: Question) -> Me:
    house, profile = asked.house, asked.house.profile()
    mine = [table for table in house.all() if table.state.seats_of(YOU)]
    infos = [table_info(table, YOU) for table in mine[:MOST_SHOWN]]
    return Me(profile.name, cast(Any, profile.language), infos, [])


def put_me(asked: Question) -> Me:
    wanted, profile = asked.read(Profile), asked.house.profile()
    if wanted.name is not None:
        profile.name = clean_name(wanted.name)
    profile.language = wanted.language or profile.language
    asked.house.keep("you", profile)
    return get_me(asked)


def get_statistics(asked: Question) -> Statistics:
    from capital_lux.server.guests.statistics import statistics_of

    return statistics_of(asked.house.results(), GUEST)


def get_data(asked: Question) -> bytes:
    """All that is kept here, as it is kept."""
    kept = {name: msgspec.Raw(text.encode()) for name, text in asked.house.kept.items()}
    return msgspec.json.format(encode(kept), indent=1)


def delete_me(asked: Question) -> None:
    asked.house.forget()


# Puzzles


def get_puzzles(asked: Question) -> list[PuzzleInfo]:
    from capital_lux.puzzles import shipped
    from capital_lux.server.replays.puzzles import info_of

    return list(map(info_of, shipped().values()))


def get_puzzle(asked: Question) -> PuzzleTable:
    from capital_lux.server.replays.puzzles import names_of, puzzle_of, table_of

    found = puzzle_of(asked.names[0])
    return table_of(found, names_of(found))


def post_puzzle(asked: Question) -> PuzzleVerdict:
    from capital_lux.server.replays.puzzles import names_of, puzzle_of, verdict_on

    found = puzzle_of(asked.names[0])
    return verdict_on(found, names_of(found), asked.read(PuzzleAnswer))


# The deal of the day


def today(house: House) -> int:
    return daily.day_at(house.now())


def mine_of(house: House, day: int) -> LocalTable | None:
    return house.find(f"day-{day}")


def get_daily(asked: Question) -> Today:
    house, day = asked.house, today(asked.house)
    return today_info(day, house.now(), mine_of(house, day))


def post_daily(asked: Question) -> TableInfo:
    house, day = asked.house, today(asked.house)
    name = house.name_for(asked.read(BeginDaily).name)
    found = mine_of(house, day) or house.make(
        new_daily(day, KEY, f"day-{day}", house.now(), GUEST, name)
    )
    return table_info(found, YOU)


def get_days(asked: Question) -> list[DayPlayed]:
    house = asked.house
    before = [table.row for table in house.all() if (table.row.day or 0) and mine_at(table)]
    return [
        DayPlayed(row.day, daily.date_of(row.day), cast(Any, row.edition), row.seats, 1, True)
        for row in sorted(before, key=lambda row: -(row.day or 0))
        if row.day is not None and row.day < today(house)
    ][:MOST_DAYS]


def mine_at(table: LocalTable) -> bool:
    return bool(table.state.seats_of(YOU))


def get_day(asked: Question) -> DayResults:
    """The person's result beside those of the levels, which begin when the person has played."""
    house, day = asked.house, int(asked.names[0])
    mine = mine_of(house, day)
    if mine is None:
        raise Refused(404, "no-such-day")
    if not mine.state.over:
        raise Refused(403, "daily-secret")
    tables = [mine]
    for level in FIELD:
        name = f"day-{day}-{level}"
        tables.append(
            house.find(name) or house.make(new_daily(day, KEY, name, house.now(), level=level))
        )
        tables[-1].let_bots_play()
    ended = [(table, results_at(table)) for table in tables if table.state.over]
    scored = [
        (table, rows[daily.PERSON], daily.lead_of([row.score for row in rows]))
        for table, rows in ended
    ]
    ranked = daily.ranked(scored, lambda one: (one[1].won, one[2]))
    return DayResults(
        day=day,
        date=daily.date_of(day),
        edition=cast(Any, mine.row.edition),
        seats=mine.row.seats,
        powers=mine.row.tiles,
        over=day < today(house),
        results=[
            DayResult(
                rank,
                table.state.names()[daily.PERSON] if table is mine else None,
                cast(Any, row.level or None),
                table is mine,
                row.score,
                lead,
                row.won,
                table.row.id,
            )
            for rank, (table, row, lead) in ranked
        ],
        ranked=len(ended),
        playing=len(tables) - len(ended),
        signs=daily.signs_of(record_of(cast(Any, mine.state.game))),
    )


NAME = "([^/]{1,40})"
SEAT = "([0-3])"


def route(
    method: str, path: str, handle: Callable[[Question], Answer]
) -> tuple[str, re.Pattern[str], Callable[[Question], Answer]]:
    pattern = path.replace("{name}", NAME).replace("{seat}", SEAT)
    return method, re.compile(pattern), handle


ROUTES = [
    route("GET", "/options", get_options),
    route("GET", "/me", get_me),
    route("PUT", "/me", put_me),
    route("DELETE", "/me", delete_me),
    route("GET", "/me/statistics", get_statistics),
    route("GET", "/me/data", get_data),
    route("POST", "/tables", post_table),
    route("GET", "/tables/{name}", get_table),
    route("GET", "/tables/{name}/live", get_live),
    route("GET", "/watch/{name}", get_watched),
    route("GET", "/watch/{name}/replay", get_watched_replay),
    route("POST", "/tables/{name}/seats/{seat}", post_seat),
    route("DELETE", "/tables/{name}/seats/{seat}", delete_seat),
    route("POST", "/tables/{name}/seats/{seat}/bot", post_bot),
    route("DELETE", "/tables/{name}/seats/{seat}/bot", delete_bot),
    route("POST", "/tables/{name}/hint", post_hint),
    route("POST", "/tables/{name}/rematch", post_rematch),
    route("GET", "/tables/{name}/replay", get_replay),
    route("GET", "/tables/{name}/record", get_record),
    route("POST", "/tables/{name}/play-on", post_play_on),
    route("POST", "/records", post_record),
    route("GET", "/records/{name}/replay", get_record_replay),
    route("POST", "/records/{name}/play-on", post_record_play_on),
    route("GET", "/puzzles", get_puzzles),
    route("GET", "/puzzles/{name}", get_puzzle),
    route("POST", "/puzzles/{name}", post_puzzle),
    route("GET", "/daily", get_daily),
    route("POST", "/daily", post_daily),
    route("GET", "/daily/days", get_days),
    route("GET", "/daily/([1-9][0-9]{0,4})", get_day),
    route("GET", "/lobby", needs_server),
    route("GET", "/.*/analysis", needs_server),
    route("POST", "/.*/analysis", needs_server),
    route("GET", "/.*/puzzles(?:/.*)?", needs_server),
    route("POST", "/.*/puzzles/.*", needs_server),
]
