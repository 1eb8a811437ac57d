"""How much one guest, one address and one table may have, and who comes in all the same."""

from __future__ import annotations

import gc
import math
import re
import weakref
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from capital_lux.console.refusal import Refusal
from capital_lux.server.limits.rates import MOST_KEYS, Limits, Places, network
from capital_lux.server.live import room, tables
from capital_lux.server.live.room import TOO_MANY
from capital_lux.server.run import BY_OPERATOR, settings_for
from capital_lux.server.settings import Settings
from tests.server.games import play
from tests.server.harness import Socket, World, served, sockets_of
from tests.server.live.test_lobby import LobbySocket


def from_address(socket: Socket, address: str) -> Socket:
    socket.scope["client"] = (address, 5000)
    return socket


async def why_not(socket: Socket) -> str:
    """Why a connection is turned away."""
    found: str = (await socket.answer(None))["error"]["id"]
    with pytest.raises(ConnectionError):
        await socket.receive()
    assert socket.closed == 4429
    return found


# A room that is full


@pytest.mark.alone
@served(connections_per_table=3)
async def test_people_at_the_table_come_in_however_many_watch(world: World) -> None:
    table, people = await world.friends(2)
    watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
    async with AsyncExitStack() as stack:
        for _ in range(3):
            socket = await stack.enter_async_context(world.watcher(watch))
            await socket.next("update")
        async with world.watcher(watch) as late:
            assert await why_not(late) == "error-table-full"
        async with world.person("Eve").socket(table) as late:
            assert await why_not(late) == "error-table-full"
        async with sockets_of(table, people) as (ann, bea):
            action = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
            assert (await ann.act(0, action))["type"] == "done"
            await bea.upto(0)
        # By asking now and then everybody can watch.
        http = world.person("Eve")
        assert (await http.call("GET", f"watch/{watch}/live"))["number"] == 1
        assert len((await http.call("GET", f"watch/{watch}/live?after=1"))["entries"]) == 0


@pytest.mark.alone
@served(sockets_per_address=2, sockets_per_guest=1)
async def test_one_address_or_guest_watches_only_so_often(world: World) -> None:
    table, people = await world.friends(2)
    watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
    eve = world.person("Eve")
    await eve.call("GET", "me")
    async with eve.socket(table) as first:
        await first.next("update")
        async with eve.socket(table) as second:
            assert await why_not(second) == "error-table-full"
        async with LobbySocket(world.app) as lobby:
            await lobby.news()
            async with world.watcher(watch) as third:
                assert await why_not(third) == "error-table-full"
            async with LobbySocket(world.app) as fourth:
                assert await why_not(fourth) == "error-lobby-full"
            async with from_address(world.watcher(watch), "10.0.0.1") as other:
                await other.next("update")
            async with people[0].socket(table) as seated:
                await seated.next("update")
    assert not world.service.onlookers.taken


@pytest.mark.alone
def test_the_oldest_window_of_a_seat_gives_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "MOST_WINDOWS", 2)

    @served()
    async def scenario(world: World) -> None:
        table, people = await world.friends(2)
        ann = people[0]
        async with ann.socket(table) as one, ann.socket(table) as two, ann.socket(table) as three:
            await three.next("update")
            with pytest.raises(ConnectionError):
                await one.next("nothing more")
            assert one.closed == TOO_MANY
            await two.send({"type": "ping"})
            await two.next("pong")

    scenario(tmp_path)


def test_places_are_counted_by_address_and_by_guest() -> None:
    places = Places(2, 1)
    with (
        places.one("a", "g") as first,
        places.one("a", "g") as second,
        places.one("a", "") as third,
    ):
        assert (first, second, third) == (True, False, True)
        with places.one("a", "h") as fourth, places.one("b", "h") as fifth:
            assert (fourth, fifth) == (False, True)
    assert not places.taken


# Tokens on one socket


@served()
async def test_another_token_tells_only_what_is_new(world: World) -> None:
    table, people = await world.friends(2)
    tokens = [await one.sit(table, seat) for seat, one in enumerate(people)]
    await play(world, table, 20)
    async with world.person("Eve").socket(table) as socket:
        await socket.upto(20)
        told = []
        for token in (*tokens, *tokens):
            await socket.send({"type": "seat", "token": token})
            update = await socket.next("update")
            told.append([entry["number"] for entry in update["entries"]])
        assert told == [list(range(21)), list(range(21)), [], []]


@pytest.mark.alone
@pytest.mark.usefixtures("no_refill")
@served()
async def test_tokens_are_shown_at_a_pace(world: World) -> None:
    table, people = await world.friends(2)
    tokens = [await one.sit(table, seat) for seat, one in enumerate(people)]
    async with world.person("Eve").socket(table) as socket:
        for number in range(room.TOKENS_AT_ONCE + 1):
            await socket.send({"type": "seat", "token": tokens[number % 2]})
        assert (await socket.answer(None))["error"]["id"] == "error-too-fast"


# Names of the server


@served(hosts=("lux.example",), origins=("https://friend.example:8443",))
async def test_only_names_that_are_ours_are_served(world: World) -> None:
    """Another site's name may lead to this machine: its pages must not read ours."""
    ann = world.person("Ann")
    table = (await ann.make(seats=2, kind="friends")).table
    for host, status in (
        ("lux.example", 200),
        ("LUX.example.:8000", 200),
        ("friend.example:8443", 200),
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("192.168.1.7:8000", 200),
        ("[::1]:8000", 200),
        ("desk", 200),
        ("desk.local:8000", 200),
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("lux.example.evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("evil.example]", 421),
        ("[evil.example]", 421),
    ):
        for path in ("/api/me", "/", "/healthz"):
            answer = await ann.http.get(path, headers={"host": host})
            assert answer.status_code == status, host
        async with ann.socket(str(table), host=host) as socket:
            assert socket.accepted == (status == 200)
    refused = await ann.http.get("/api/me", headers={"host": "evil.example"})
    assert refused.json()["error"]["id"] == "error-other-host"


@served(hosts=("*",))
async def test_an_owner_can_allow_every_name(world: World) -> None:
    answer = await world.person("Ann").http.get("/api/me", headers={"host": "any.example"})
    assert answer.status_code == 200


# Tables


@pytest.mark.alone
@served(tables_per_day=3.0)
async def test_new_cookies_do_not_make_more_tables(world: World) -> None:
    statuses = []
    for _ in range(5):
        answer = await world.person("Eve").http.post("/api/tables", json={})
        statuses.append(answer.status_code)
    assert statuses == [201, 201, 201, 429, 429]


def test_addresses_of_one_household_count_as_one() -> None:
    assert network("2001:db8:1:2::7") == network("2001:db8:1:2:ffff::1") == "2001:db8:1:2::"
    assert network("2001:db8:1:3::7") != network("2001:db8:1:2::7")
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("192.0.2.7") != network("192.0.2.8")
    assert network("unknown") == "unknown"


def test_a_limit_of_nothing_lets_nobody_in() -> None:
    assert not Limits(0.0, 0.0).allow("somebody")


def test_many_addresses_are_not_looked_through_each_time() -> None:
    limits = Limits(1.0, 2.0)
    looks = 0
    forget = limits.forget

    def counted() -> None:
        nonlocal looks
        looks += 1
        forget()

    limits.forget = counted  # type: ignore[method-assign]
    for number in range(3 * MOST_KEYS):
        limits.allow(f"{number}")
        limits.allow(f"{number}")
    assert looks <= 3


# The table of the manual


def test_the_manual_names_every_limit_of_an_operator() -> None:
    manual = (Path(__file__).parents[3] / "docs" / "operating.md").read_text()
    rows = re.findall(r"^\| `CAPITAL_LUX_([A-Z_]+)` \| ([^|]*) \|", manual, re.MULTILINE)
    assert [name.lower() for name, _ in rows] == list(BY_OPERATOR)
    for name, shown in rows:
        default = getattr(Settings, name.lower())
        text = (
            ", ".join(default) if isinstance(default, tuple) else f"{default:,g}" if default else ""
        )
        assert shown.strip().strip("`") == (text or "none"), name


def test_the_environment_changes_limits(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CAPITAL_LUX_HOSTS", "lux.example, play.example")
    monkeypatch.setenv("CAPITAL_LUX_TABLES_PER_DAY", "12.5")
    monkeypatch.setenv("CAPITAL_LUX_CONNECTIONS", "50")
    found = settings_for(tmp_path)
    assert found.hosts == ("lux.example", "play.example")
    assert (found.tables_per_day, found.connections) == (12.5, 50)
    assert found.requests_per_second == Settings.requests_per_second
    for nonsense in ("many", "0", "-1", "nan", "inf", "1e999"):
        monkeypatch.setenv("CAPITAL_LUX_CONNECTIONS", "50")
        monkeypatch.setenv("CAPITAL_LUX_TABLES_PER_DAY", nonsense)
        with pytest.raises(Refusal):
            settings_for(tmp_path)


# Memory


@served()
async def test_a_table_that_leaves_the_memory_is_gone_at_once(world: World) -> None:
    table, people = await world.friends(2)
    async with sockets_of(table, people) as (ann, _):
        action = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
        await ann.act(0, action)
    # The store remembers what it wrote last.
    await people[0].call("PUT", "me", {"name": "Ann"})
    live = await world.live(table)
    parts = [weakref.ref(part) for part in (live, live.table, live.room, live.table.state)]
    live.table.used = -math.inf
    del live
    gc.collect()
    gc.disable()
    try:
        world.service.tables.forget_unused()
        assert [part() for part in parts] == [None] * len(parts)
    finally:
        gc.enable()
    assert (await people[0].call("GET", f"tables/{table}"))["number"] == 1


def test_in_a_crowd_unused_tables_go_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "SWEEP_SECONDS", 0.0)

    @served()
    async def scenario(world: World) -> None:
        ann = world.person("Ann")
        for many, left in ((2, 2), (1, 0)):
            while len(world.service.tables.live) < 2:
                await ann.make(seats=2, kind="friends")
            monkeypatch.setattr(tables, "MANY_TABLES", many)
            world.service.tables.forget_unused()
            assert len(world.service.tables.live) == left

    scenario(tmp_path)
