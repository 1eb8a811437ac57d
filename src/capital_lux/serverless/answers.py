"""The answers to what the page asks.

It asks as it asks a server: with a method, a path and a body. What it asks for and what it gets are
the server's own messages.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from capital_lux.play import daily
from capital_lux.server.identity.identity import Identity
from capital_lux.server.identity.keys import new_id
from capital_lux.server.identity.names import clean_name
from capital_lux.server.protocol.daily import BeginDaily, DayPlayed, DayResults, Today
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
from capital_lux.server.tables.info import table_info, today_info
from capital_lux.server.tables.new_table import new_daily, new_rematch, new_table
from capital_lux.server.tables.state import State
from capital_lux.serverless import days
from capital_lux.serverless.house import YOU, House
from capital_lux.serverless.table import GUEST, NOTHING_SEEN, PageTable, encode

MOST_SHOWN = 50
"""Tables in the list of one's own."""
Body = TypeVar("Body", bound=msgspec.Struct)


class PageRequest(NamedTuple):
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
    def table(self) -> PageTable:
        return self.house.table(self.names[0])


# Tables


def post_table(asked: PageRequest) -> TableInfo:
    house, wanted = asked.house, asked.read(NewTable)
    if wanted.kind == "friends":
        raise Refused(409, "needs-server")
    names = [clean_name(name) if name.strip() else "" for name in wanted.names or []]
    name, level = house.name_for(wanted.name), house.level_for(wanted.level)
    made = new_table(wanted, GUEST, name, names, level, house.now())
    return table_info(house.make(made), YOU)


def get_table(asked: PageRequest) -> TableInfo:
    return table_info(asked.table, YOU)


def get_watched(asked: PageRequest) -> TableInfo:
    return table_info(asked.house.watched(asked.names[0]), Identity(), watching=True)


def get_live(asked: PageRequest) -> Snapshot:
    table = asked.table
    seats: list[int | None] = [*table.state.seats_of(YOU)] or [None]
    return table.news(seats, int(asked.query.get("after", 0)) or NOTHING_SEEN, Snapshot)


def post_seat(asked: PageRequest) -> Seated:
    table, seat = asked.table, int(asked.names[1])
    name = asked.read(TakeSeat).name
    if name is None and seat in table.state.seats_of(YOU):
        name = table.state.seats[seat].name
    name = asked.house.name_for(name)
    table.do(lambda state: commands.sit(state, YOU, seat, name, str, table.now())[1])
    return Seated(None, table_info(table, YOU))


def delete_seat(asked: PageRequest) -> TableInfo:
    asked.table.do(lambda state: commands.leave(state, YOU, int(asked.names[1])))
    return table_info(asked.table, YOU)


def post_bot(asked: PageRequest) -> TableInfo:
    table, seat = asked.table, int(asked.names[1])
    level = asked.house.level_for(asked.read(WantBot).level)
    table.do(lambda state: commands.bot(state, table.presence, YOU, seat, level))
    return table_info(table, YOU)


def delete_bot(asked: PageRequest) -> TableInfo:
    asked.table.do(lambda state: commands.no_bot(state, YOU, int(asked.names[1])))
    return table_info(asked.table, YOU)


def post_rematch(asked: PageRequest) -> TableInfo:
    table, house, wanted = asked.table, asked.house, asked.read(WantRematch)

    def decide(state: State) -> commands.Outcome:
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


def post_hint(asked: PageRequest) -> Any:
    from capital_lux.server.protocol.analyses import Hint, WantHint

    table, seat = asked.table, asked.read(WantHint).seat
    commands.check_hint(table.state, YOU, seat)
    turn, found = commands.turn(table.state, seat), table.advice(seat)
    if found is None:
        raise Refused(503, "no-hint")
    number = table.do(lambda state: commands.hint(state, YOU, seat, turn))
    return msgspec.convert({**found, "number": number, "hints": len(table.state.hints[seat])}, Hint)


# Replays and records


def record_named(asked: PageRequest) -> dict[str, Any]:
    from capital_lux.server.replays.records import checked

    text = asked.house.kept.get(f"record {asked.names[0]}")
    if text is None:
        raise Refused(404, "no-such-record")
    return checked(text.encode())


def replay_of(asked: PageRequest, table: PageTable, who: Identity, watching: bool) -> bytes:
    from capital_lux.server.replays import replays

    told = replays.replay_of(table, who, asked.query.get("from", "all"), watching)
    return replays.replay_bytes(*told)


def get_replay(asked: PageRequest) -> bytes:
    return replay_of(asked, asked.table, YOU, watching=False)


def get_watched_replay(asked: PageRequest) -> bytes:
    return replay_of(asked, asked.house.watched(asked.names[0]), Identity(), watching=True)


def get_record_replay(asked: PageRequest) -> bytes:
    from capital_lux.server.replays import records, replays

    played = records.played_in(record_named(asked))
    chosen = replays.read_viewpoint(asked.query.get("from", "all"), len(played.names))
    return replays.replay_bytes(played, chosen, None)


def get_record(asked: PageRequest) -> bytes:
    from capital_lux.server.replays.records import finished_record

    return msgspec.json.format(encode(finished_record(asked.table.state)), indent=1)


def post_record(asked: PageRequest) -> Uploaded:
    from capital_lux.server.replays.records import checked

    name = new_id()
    asked.house.keep(f"record {name}", checked(asked.body))
    return Uploaded(name)


def post_play_on(asked: PageRequest) -> TableInfo:
    from capital_lux.server.replays.records import finished_record

    return play_on(asked, finished_record(asked.table.state))


def post_record_play_on(asked: PageRequest) -> TableInfo:
    return play_on(asked, record_named(asked))


def play_on(asked: PageRequest, record: dict[str, Any]) -> TableInfo:
    from capital_lux.server.tables.play_on import new_play_on

    house, wanted = asked.house, asked.read(PlayOn)
    name, level = house.name_for(wanted.name), house.level_for(wanted.level)
    made = new_play_on(record, wanted, GUEST, name, level, house.now())
    return table_info(house.make(made), YOU)


def needs_server(asked: PageRequest) -> Any:
    raise Refused(409, "needs-server")


# The person


def get_options(asked: PageRequest) -> Options:
    from capital_lux.server.options import options

    return options()


def get_me(asked: PageRequest) -> Me:
    house, profile = asked.house, asked.house.profile()
    mine = [table for table in house.all() if table.state.seats_of(YOU)]
    infos = [table_info(table, YOU) for table in mine[:MOST_SHOWN]]
    return Me(profile.name, cast(Any, profile.language), infos, [])


def put_me(asked: PageRequest) -> Me:
    wanted, profile = asked.read(Profile), asked.house.profile()
    if wanted.name is not None:
        profile.name = clean_name(wanted.name)
    profile.language = wanted.language or profile.language
    asked.house.keep("you", profile)
    return get_me(asked)


def get_statistics(asked: PageRequest) -> Statistics:
    from capital_lux.server.guests.statistics import statistics_of

    return statistics_of(asked.house.results(), GUEST)


def get_data(asked: PageRequest) -> bytes:
    """All that is kept here, as it is kept; what was damaged, as a text."""
    kept: dict[str, Any] = dict(asked.house.kept)
    for name, text in kept.items():
        with suppress(msgspec.DecodeError):
            kept[name] = msgspec.json.decode(text)
    return msgspec.json.format(encode(kept), indent=1)


def delete_me(asked: PageRequest) -> None:
    asked.house.forget()


# Puzzles


def get_puzzles(asked: PageRequest) -> list[PuzzleInfo]:
    from capital_lux.puzzles import shipped
    from capital_lux.server.replays.puzzles import info_of

    return list(map(info_of, shipped().values()))


def get_puzzle(asked: PageRequest) -> PuzzleTable:
    from capital_lux.server.replays.puzzles import names_of, puzzle_of, table_of

    found = puzzle_of(asked.names[0])
    return table_of(found, names_of(found))


def post_puzzle(asked: PageRequest) -> PuzzleVerdict:
    from capital_lux.server.replays.puzzles import names_of, puzzle_of, verdict_on

    found = puzzle_of(asked.names[0])
    return verdict_on(found, names_of(found), asked.read(PuzzleAnswer))


# The deal of the day


def today(house: House) -> int:
    return daily.day_at(house.now())


def mine_of(house: House, day: int) -> PageTable | None:
    return house.find(f"day-{day}")


def get_daily(asked: PageRequest) -> Today:
    house, day = asked.house, today(asked.house)
    return today_info(day, house.now(), mine_of(house, day))


def post_daily(asked: PageRequest) -> TableInfo:
    house, day = asked.house, today(asked.house)
    name = house.name_for(asked.read(BeginDaily).name)
    found = mine_of(house, day) or house.make(
        new_daily(day, days.KEY, f"day-{day}", house.now(), GUEST, name)
    )
    return table_info(found, YOU)


def get_days(asked: PageRequest) -> list[DayPlayed]:
    house = asked.house
    return days.played_before(today(house), [one for one in house.all() if one.state.seats_of(YOU)])


def get_day(asked: PageRequest) -> DayResults:
    """The person's result beside those of the levels, which begin when the person has played."""
    house, day = asked.house, int(asked.names[0])
    mine = mine_of(house, day)
    if mine is None:
        raise Refused(404, "no-such-day")
    if not mine.state.over:
        raise Refused(403, "daily-secret")
    levels = []
    for level in days.FIELD:
        name = f"day-{day}-{level}"
        levels.append(
            house.find(name) or house.make(new_daily(day, days.KEY, name, house.now(), level=level))
        )
        levels[-1].let_bots_play()
    return days.results(day, mine, levels, over=day < today(house))


NAME = "([^/]{1,40})"
SEAT = "([0-3])"


def route(
    method: str, path: str, handle: Callable[[PageRequest], Any]
) -> tuple[str, re.Pattern[str], Callable[[PageRequest], Any]]:
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


class Answering(House):
    """A house that answers."""

    def answer(self, method: str, address: str, body: str = "") -> tuple[int, str]:
        """A status and a text, as a server would answer."""
        path, _, query = address.partition("?")
        asked = dict(part.partition("=")[::2] for part in query.split("&") if part)
        try:
            for wanted, pattern, handle in ROUTES:
                found = pattern.fullmatch(path)
                if found and wanted == method:
                    answer = handle(PageRequest(self, found.groups(), asked, body.encode()))
                    return 200, (answer if isinstance(answer, bytes) else encode(answer)).decode()
            raise Refused(404, "no-such-page")
        except Refused as refused:
            return refused.status, encode(Problem(refused.message)).decode()
