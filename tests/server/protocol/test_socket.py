"""Messages that are right, doubled, reordered, late, foreign or nonsense."""

from __future__ import annotations

import random
from typing import Any

import pytest

import capital_lux as lux
from tests.server.harness import Person, Socket, World, play_on, seen, served, sockets_of

GAMES: list[dict[str, Any]] = [
    {"edition": "first"},
    {"edition": "generations", "powers": "random"},
]


def log_of(world: World, table: str) -> list[Any]:
    found = world.service.store.table(table)
    assert found is not None
    return [(entry.kind, entry.seat, entry.data) for entry in found[1]]


@served()
async def test_two_people_play_a_whole_game(world: World) -> None:
    for options in GAMES:
        table, people = await world.friends(2, **options)
        async with sockets_of(table, people) as sockets:
            last = await play_on(sockets, [0, 1], 500, random.Random(3))
        state = last["seats"][0]
        assert state["result"]["winners"]
        info = await people[0].call("GET", f"tables/{table}")
        assert (info["over"], info["number"]) == (True, last["number"])
        found = world.service.store.table(table)
        assert found is not None
        record = {
            "format": "capital-lux record",
            "version": 1,
            "edition": info["edition"],
            "seats": 2,
            "rules": state["view"]["rules"],
            "seed": info["seed"],
            "commitment": info["commitment"],
            "actions": [f"{entry.seat} {entry.data}" for entry in found[1] if entry.kind == "act"],
            "result": {"scores": state["view"]["scores"], "winners": state["view"]["winners"]},
        }
        if info["powers"]:
            record["powers"] = info["powers"]
        assert lux.replay(record).over


@served()
async def test_numbers_of_entries_have_no_gap_and_no_double(world: World) -> None:
    table, people = await world.friends(3, edition="generations", powers="B")
    async with sockets_of(table, people) as sockets:
        await play_on(sockets, [0, 1, 2], 40, random.Random(1))
        for socket in sockets:
            numbers = [
                entry["number"]
                for message in socket.got
                if message["type"] == "update"
                for entry in message["entries"]
            ]
            assert numbers == sorted(set(numbers))


@served()
async def test_a_resend_gets_the_same_answer_and_does_nothing(world: World) -> None:
    table, people = await world.friends(2)
    async with sockets_of(table, people) as (ann, bea):
        first = (await ann.upto(0))["seats"][0]["choices"][0]["action"]
        message = {"type": "act", "id": "one", "seat": 0, "action": first}
        for _ in range(5):
            await ann.send(message)
        answers = [await ann.answer("one") for _ in range(5)]
        assert [(answer["type"], answer["number"]) for answer in answers] == [("done", 1)] * 5
        over_http = await people[0].call(
            "POST", f"tables/{table}/actions", {"id": "one", "seat": 0, "action": first}
        )
        assert over_http == {"number": 1}
        other = await bea.act(1, "keep B9", "one")
        assert other["error"]["id"] == "error-illegal-action"
    assert log_of(world, table)[2:] == [("act", 0, first)]


@served()
async def test_an_id_serves_for_one_action_only(world: World) -> None:
    table, people = await world.friends(2)
    async with sockets_of(table, people) as (ann, _):
        choices = (await ann.upto(0))["seats"][0]["choices"]
        first, second = choices[0]["action"], choices[-1]["action"]
        assert (await ann.act(0, first, "one"))["type"] == "done"
        assert (await ann.act(0, second + "x", "one"))["error"]["id"] == "error-id-used"
        await ann.send({"type": "take_back", "id": "one", "seat": 0})
        assert (await ann.answer("one"))["error"]["id"] == "error-id-used"


@served()
async def test_picks_of_all_seats_at_once_are_never_refused(world: World) -> None:
    table, people = await world.friends(4)
    async with sockets_of(table, people) as sockets:
        views = [(await socket.upto(0))["seats"][0] for socket in sockets]
        for socket, view in zip(sockets, views, strict=True):
            message = {"type": "act", "id": "pick", "seat": view["seat"]}
            await socket.send({**message, "action": view["choices"][0]["action"]})
        answers = [await socket.answer("pick") for socket in sockets]
        assert [answer["type"] for answer in answers] == ["done"] * 4
        assert sorted(answer["number"] for answer in answers) == [1, 2, 3, 4]


@served()
async def test_out_of_turn_late_and_illegal_actions_change_nothing(world: World) -> None:
    table, people = await world.friends(2)
    async with sockets_of(table, people) as sockets:
        update = await play_on(sockets, [0, 1], 9, random.Random(5))
        (acting,) = update["seats"][0]["view"]["waiting"]
        before = log_of(world, table)
        refused = {
            "error-not-your-turn": (1 - acting, "home B2"),
            "error-illegal-action": (acting, "pay"),
        }
        for why, (seat, action) in refused.items():
            assert (await sockets[seat].act(seat, action))["error"]["id"] == why
        assert (await sockets[acting].act(acting, "keep B2"))["error"]["args"]["legal"]
        assert log_of(world, table) == before
        await play_on_to_the_end(sockets)
        assert (await sockets[0].act(0, "home B2"))["error"]["id"] == "error-game-over"


async def play_on_to_the_end(sockets: list[Socket]) -> None:
    rng = random.Random(1)
    while True:
        states = [await seen(socket, 0) for socket in sockets]
        if states[0]["seats"][0]["result"]:
            return
        seat = states[0]["seats"][0]["view"]["waiting"][0]
        action = rng.choice(states[seat]["seats"][0]["choices"])["action"]
        done = await sockets[seat].act(seat, action)
        for socket in sockets:
            await seen(socket, done["number"])


@served()
async def test_nobody_acts_for_another_seat(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    stranger = world.person("Eve")
    await stranger.call("GET", "me")
    token = await ann.sit(table, 0)
    body = {"id": "x", "seat": 1, "action": "keep B2"}
    info = await ann.call("GET", f"tables/{table}")
    async with (
        ann.socket(table) as mine,
        stranger.socket(table) as theirs,
        world.watcher(info["watch"]) as watching,
        Socket(world.app, f"/api/tables/{table}/socket", {"host": "lux.test"}) as nobody,
    ):
        for socket in (mine, theirs, watching, nobody):
            for seat in (1, 3):
                answer = await socket.act(seat, "keep B2")
                wanted = "error-not-your-seat" if seat == 1 else "error-no-such-seat"
                assert answer["error"]["id"] == wanted
        await nobody.send({"type": "seat", "token": token})
        assert [state["seat"] for state in (await nobody.upto(0))["seats"]] == [0]
        assert (await nobody.act(1, "keep B2"))["error"]["id"] == "error-not-your-seat"
        await watching.send({"type": "seat", "token": token})
        assert (await watching.answer(None))["error"]["id"] == "error-bad-token"
    for one in (ann, stranger):
        assert await one.refused("POST", f"tables/{table}/actions", body) == (
            403,
            "error-not-your-seat",
        )
        path = f"tables/{table}/live?seat=1"
        assert await one.refused("GET", path) == (403, "error-not-your-seat")
    assert len(log_of(world, table)) == 3
    assert bea.name == "Bea"


@served()
async def test_a_token_opens_its_seat_only(world: World) -> None:
    table, (_, bea) = await world.friends(2)
    token = await bea.sit(table, 1)
    program = world.person("program")
    program.http.headers["authorization"] = f"Bearer {token}"
    body = {"id": "x", "seat": 1, "action": await program.first_choice(table, 1)}
    assert await program.call("POST", f"tables/{table}/actions", body) == {"number": 1}
    assert (await program.refused("GET", f"tables/{table}/live?seat=0"))[0] == 403
    other, _ = await world.friends(2)
    assert (await program.refused("GET", f"tables/{other}/live?seat=1"))[0] == 403
    assert "lux_guest" not in program.http.cookies
    # It is good until its person leaves; whoever comes then has another.
    await bea.call("DELETE", f"tables/{table}/seats/1")
    assert (await program.refused("GET", f"tables/{table}/live?seat=1"))[0] == 403
    assert await world.person("Cid").sit(table, 1) != token
    assert (await program.refused("GET", f"tables/{table}/live?seat=1"))[0] == 403


NONSENSE: list[Any] = [
    "",
    "null",
    "[]",
    "{}",
    "not json",
    '{"type":"act"}',
    '{"type":"destroy"}',
    '{"type":"act","id":"","seat":0,"action":"keep B2"}',
    '{"type":"act","id":"x","seat":"0","action":"keep B2"}',
    '{"type":"act","id":"x","seat":-1,"action":"keep B2"}',
    '{"type":"act","id":"x","seat":0,"action":"' + "B" * 50 + '"}',
    '{"type":"act","id":"\\ud800","seat":0,"action":"keep B2"}',
    '{"type":"seat","token":7}',
    "[" * 5000,
    '{"x":' + '{"x":[' * 2000,
    b"\xff\xfe",
    b"",
]


@served()
async def test_nonsense_is_refused_and_the_connection_stays(world: World) -> None:
    table, people = await world.friends(2)
    async with people[0].socket(table) as ann:
        for message in NONSENSE:
            await ann.send(message)
            assert (await ann.answer(None))["error"]["id"] == "error-bad-message"
        await ann.send({"type": "ping"})
        assert (await ann.next("pong")) == {"type": "pong"}
    assert len(log_of(world, table)) == 2


@served()
async def test_whoever_comes_back_is_told_what_is_new(world: World) -> None:
    table, people = await world.friends(2, edition="generations", powers="A")
    async with sockets_of(table, people) as sockets:
        update = await play_on(sockets, [0, 1], 15, random.Random(2))
        number = update["number"]
        whole = [
            entry
            for message in sockets[0].got
            if message["type"] == "update"
            for entry in message["entries"]
        ]
    for after in (0, 1, 7, number):
        async with people[0].socket(table, after) as again:
            news = await again.upto(number)
            first = after + 1 if after else 0
            assert [entry["number"] for entry in news["entries"]] == list(range(first, number + 1))
            assert news["entries"] == [entry for entry in whole if entry["number"] >= first]
            assert news["seats"] == update["seats"]


@served()
async def test_after_more_than_there_is_gives_nothing_new(world: World) -> None:
    table, people = await world.friends(2)
    async with people[0].socket(table, 99) as ann:
        update = await ann.next("update")
        assert (update["number"], update["entries"]) == (0, [])
        done = await ann.act(0, update["seats"][0]["choices"][0]["action"])
        assert (await seen(ann, done["number"]))["number"] == 1


@served()
async def test_there_is_no_such_table(world: World) -> None:
    ann = world.person("Ann")
    for path in ("tables/nothing", "tables/nothing/live", "watch/nothing"):
        assert await ann.refused("GET", path) == (404, "error-no-such-table")
    async with ann.socket("nothing") as socket:
        refused = await socket.answer(None)
        assert refused["error"]["id"] == "error-no-such-table"
        with pytest.raises(ConnectionError):
            await socket.receive()
        assert socket.closed == 4404


@served(messages_per_second=20.0)
async def test_a_flood_is_slowed_and_others_are_not(world: World) -> None:
    table, people = await world.friends(2)
    async with sockets_of(table, people) as (ann, bea):
        await ann.upto(0)
        action = (await bea.upto(0))["seats"][0]["choices"][0]["action"]
        for _ in range(2000):
            await ann.send({"type": "ping"})
        for _ in range(20):
            await ann.next("pong")
        assert (await bea.act(1, action))["type"] == "done"
        assert ann.outgoing.qsize() > 100
        while not ann.outgoing.empty():
            ann.outgoing.get_nowait()


@served()
async def test_two_windows_of_one_person_show_the_same(world: World) -> None:
    table, people = await world.friends(2)
    ann: Person = people[0]
    async with ann.socket(table) as one, ann.socket(table) as two:
        action = (await one.upto(0))["seats"][0]["choices"][0]["action"]
        await two.upto(0)
        await one.act(0, action)
        first, second = await seen(one, 1), await seen(two, 1)
        assert first["seats"] == second["seats"]
        assert first["entries"][-1] == second["entries"][-1]
