"""People come, leave, are replaced and return; tables of all kinds."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from capital_lux.server.identity.names import clean_name
from capital_lux.server.refusals import Refused
from tests.server.games import Clock
from tests.server.harness import Person, World, play_on, seen, served, sockets_of


def kinds(info: dict[str, Any]) -> list[str]:
    return [player["kind"] for player in info["players"]]


@served()
async def test_friends_take_seats_and_the_game_starts_when_none_is_open(world: World) -> None:
    ann, bea = world.person("Ann"), world.person("Bea")
    made = await ann.make(seats=3, kind="friends")
    table = made.table
    assert (made.started, made.mine, made.seed) == (False, [0], None)
    async with ann.socket(str(table)) as socket:
        waiting = await socket.next("update")
        assert (waiting["number"], waiting["entries"], waiting["seats"]) == (0, [], [])
        await bea.sit(str(table), 2)
        # Another process may tell of who is there before.
        while kinds(info := (await socket.next("info"))["info"]) != ["person", "open", "person"]:
            pass
        assert info["players"][2]["name"] == "Bea"
        assert (await socket.act(0, "keep B2"))["error"]["id"] == "error-not-started"
        await bea.call("POST", f"tables/{table}/seats/1/bot", {"level": "novice"})
        started = await socket.upto(0)
        while not started["seats"]:
            started = await socket.upto(0)
        assert started["entries"][0]["number"] == 0
        assert started["seats"][0]["names"][0] == "Ann"
    assert (await ann.call("GET", f"tables/{table}"))["started"]


@served()
async def test_a_seat_can_be_taken_by_one_only(world: World) -> None:
    people = [world.person(name) for name in ("Ann", "Bea", "Cid", "Dov")]
    made = await people[0].make(seats=2, kind="friends")
    answers = await asyncio.gather(
        *(
            one.http.post(f"/api/tables/{made.table}/seats/1", json={"name": one.name})
            for one in people[1:]
        )
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    taken = {answer.json()["error"]["id"] for answer in answers if answer.status_code == 409}
    assert taken == {"error-seat-taken"}
    path = f"tables/{made.table}/seats"
    assert await people[1].refused("POST", f"{path}/0", {}) == (409, "error-seat-taken")
    assert await people[1].refused("POST", f"{path}/3", {}) == (404, "error-no-such-seat")


@served()
async def test_one_person_has_one_seat_among_friends(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=3, kind="friends")
    path = f"tables/{made.table}/seats"
    assert await ann.refused("POST", f"{path}/1", {}) == (409, "error-already-seated")
    await ann.call("DELETE", f"{path}/0")
    await ann.call("POST", f"{path}/1", {})
    assert (await ann.call("GET", f"tables/{made.table}"))["mine"] == [1]


@served()
async def test_whoever_has_seen_a_hand_cannot_take_another(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    await ann.call("DELETE", f"tables/{table}/seats/0")
    await bea.call("DELETE", f"tables/{table}/seats/1")
    assert await ann.refused("POST", f"tables/{table}/seats/1", {}) == (409, "error-knows-a-hand")
    stranger = world.person("Eve")
    await stranger.call("POST", f"tables/{table}/seats/1", {"name": "Eve"})
    await bea.refused("POST", f"tables/{table}/seats/0", {})
    # Their own, they can.
    await ann.call("POST", f"tables/{table}/seats/0", {"name": "Ann"})


@served()
async def test_a_seat_that_was_left_is_still_spoken_of_by_its_name(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    async with bea.socket(table) as socket:
        await ann.call("DELETE", f"tables/{table}/seats/0")
        while kinds(info := (await socket.next("info"))["info"])[0] != "open":
            pass
        assert info["players"][0]["name"] is None
    async with bea.socket(table) as socket:
        assert (await socket.next("update"))["seats"][0]["names"][0] == "Ann"


@served()
async def test_bots_come_and_go_before_the_game(world: World) -> None:
    ann, eve = world.person("Ann"), world.person("Eve")
    made = await ann.make(seats=4, kind="friends")
    path = f"tables/{made.table}/seats"
    info = await ann.call("POST", f"{path}/2/bot", {"level": "expert"})
    assert info["players"][2]["level"] == "expert"
    assert info["players"][2]["name"] not in (None, "Ann")
    info = await ann.call("POST", f"{path}/2/bot", {"level": "random"})
    assert info["players"][2]["level"] == "random"
    assert await eve.refused("POST", f"{path}/1/bot", {}) == (403, "error-not-seated")
    assert await eve.refused("DELETE", f"{path}/2/bot") == (403, "error-not-seated")
    assert kinds(await ann.call("DELETE", f"{path}/2/bot"))[2] == "open"
    assert await ann.refused("DELETE", f"{path}/2/bot") == (409, "error-no-bot-there")
    assert await ann.refused("POST", f"{path}/0/bot", {}) == (409, "error-not-started")
    for seat in (1, 2, 3):
        await ann.call("POST", f"{path}/{seat}/bot", {})
    assert await ann.refused("DELETE", f"{path}/2/bot") == (409, "error-started")
    assert await ann.refused("POST", f"{path}/2/bot", {}) == (409, "error-seat-taken")


def test_a_bot_replaces_whoever_is_away_when_all_others_agree(tmp_path: Path) -> None:
    clock = Clock()

    @served(away_after=60.0, now=clock)
    async def scenario(world: World) -> None:
        await outvote(world, clock)

    scenario(tmp_path)


async def outvote(world: World, clock: Clock) -> None:
    table, (ann, bea, cid) = await world.friends(3)
    bot = f"tables/{table}/seats/2/bot"
    async with sockets_of(table, [ann, bea]) as (first, _):
        async with cid.socket(table):
            await first.told(2, there=True)
            assert await ann.refused("POST", bot, {}) == (409, "error-not-away")
        info = await first.told(2, there=False)
        assert (info["players"][0]["bot_in"], info["players"][2]["bot_in"]) == (None, 60)
        await world.known(table, 2, there=False)
        clock.time += 59
        assert await ann.refused("POST", bot, {}) == (409, "error-not-away")
        clock.time += 1
        away = (await ann.call("GET", f"tables/{table}"))["players"][2]
        assert (away["bot_in"], away["kind"]) == (0, "person")
        info = await ann.call("POST", bot, {"level": "novice"})
        assert (kinds(info)[2], info["players"][2]["votes"]) == ("person", [0])
        async with cid.socket(table) as again:
            await again.next("info")
            back = await ann.call("GET", f"tables/{table}")
            assert back["players"][2]["votes"] == []
        await world.known(table, 2, there=False)
        clock.time += 60
        await bea.call("POST", bot, {"level": "novice"})
        info = await ann.call("POST", bot, {"level": "novice"})
        assert (kinds(info)[2], info["players"][2]["name"]) == ("bot", "Cid")
    async with cid.socket(table) as socket:
        state = (await socket.upto(0))["seats"][0]
        assert state["seat"] == 2
        action = state["choices"][0]["action"]
        assert (await socket.act(2, action))["error"]["id"] == "error-bot-plays"
        info = await cid.call("POST", f"tables/{table}/seats/2", {})
        assert (kinds(info["info"])[2], info["info"]["mine"]) == ("person", [2])
        assert (await socket.act(2, action))["type"] == "done"


@served(away_after=0.0)
async def test_strangers_have_no_vote_and_one_may_let_a_bot_play(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    eve = world.person("Eve")
    bot = f"tables/{table}/seats/1/bot"
    assert await eve.refused("POST", bot, {}) == (403, "error-not-seated")
    info = await bea.call("POST", bot, {})
    assert kinds(info) == ["person", "bot"]
    assert await eve.refused("POST", f"tables/{table}/seats/1", {}) == (409, "error-seat-taken")
    await bea.call("POST", f"tables/{table}/seats/1", {})
    assert kinds(await ann.call("GET", f"tables/{table}")) == ["person", "person"]


@served()
async def test_one_device_has_all_seats(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=3, kind="device", names=["Ann", "Bea", ""])
    assert (made.started, made.mine) == (True, [0, 1, 2])
    assert [player.name for player in made.players] == ["Ann", "Bea", "Player 3"]
    async with ann.socket(str(made.table)) as socket:
        update = await socket.upto(0)
        assert [state["seat"] for state in update["seats"]] == [0, 1, 2]
        assert [told["seat"] for told in update["entries"][0]["told"]] == [0, 1, 2]
        for seat in (2, 0, 1):
            action = update["seats"][seat]["choices"][0]["action"]
            done = await socket.act(seat, action)
            update = await seen(socket, done["number"])


@served()
async def test_solo_has_rob_beside_the_person(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(edition="generations", seats=1, powers="A")
    assert [(player.kind, player.name) for player in made.players] == [
        ("person", "Ann"),
        ("rob", "ROB"),
    ]
    path = f"tables/{made.table}/seats/1"
    assert await ann.refused("POST", path, {}) == (404, "error-no-such-seat")
    assert await ann.refused("POST", f"{path}/bot", {}) == (404, "error-no-such-seat")


@served()
async def test_a_rematch_has_the_same_people(world: World) -> None:
    import random

    for same_deal in (False, True):
        table, (ann, bea) = await world.friends(2, edition="generations", powers="C")
        token = await bea.sit(table, 1)
        path = f"tables/{table}/rematch"
        assert await ann.refused("POST", path, {}) == (409, "error-not-over")
        async with sockets_of(table, [ann, bea]) as sockets:
            await play_on(sockets, [0, 1], 500, random.Random(1))
            eve = world.person("Eve")
            assert await eve.refused("POST", path, {}) == (403, "error-not-seated")
            answers = await asyncio.gather(
                ann.call("POST", path, {"same_deal": same_deal}),
                bea.call("POST", path, {"same_deal": same_deal}),
            )
            assert answers[0]["table"] == answers[1]["table"] != table
            await sockets[1].next("update", next=answers[0]["table"])
        new = await bea.call("GET", f"tables/{answers[0]['table']}")
        old = await bea.call("GET", f"tables/{table}")
        assert old["next"] == new["table"]
        assert (new["commitment"] == old["commitment"]) == same_deal
        assert (new["powers"], new["mine"], new["started"]) == (old["powers"], [1], True)
        program = world.person("program")
        program.http.headers["authorization"] = f"Bearer {token}"
        await program.call("GET", f"tables/{new['table']}/live?seat=1")


@served()
async def test_me_knows_my_name_and_tables(world: World) -> None:
    ann = world.person("Ann")
    nothing: dict[str, Any] = {"name": None, "language": None, "tables": [], "unreadable": []}
    assert await ann.call("GET", "me") == nothing
    assert (await ann.call("PUT", "me", {"name": "  Ann   B "}))["name"] == "Ann B"
    answer = await ann.http.post("/api/tables", json={})
    assert answer.json()["players"][0]["name"] == "Ann B"
    other = await ann.make(seats=2, kind="friends")
    found = await ann.call("GET", "me")
    assert [table["table"] for table in found["tables"]] == [other.table, answer.json()["table"]]
    await ann.call("DELETE", f"tables/{other.table}/seats/0")
    assert len((await ann.call("GET", "me"))["tables"]) == 1
    assert (await world.person("Bea").call("GET", "me"))["tables"] == []


@served()
async def test_people_of_the_same_name_are_told_apart(world: World) -> None:
    one, other = Person(world, "Ann"), Person(world, "Ann")
    made = await one.make(seats=2, kind="friends")
    await other.sit(str(made.table), 1)
    info = await one.call("GET", f"tables/{made.table}")
    assert [player["name"] for player in info["players"]] == ["Ann", "Ann 2"]
    await one.http.aclose()
    await other.http.aclose()


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "error-name-empty"),
        ("   ", "error-name-empty"),
        ("a\nb", "error-name-characters"),
        ("a\x00", "error-name-characters"),
        ("\u202eevil", "error-name-characters"),
        ("\ud800", "error-name-characters"),
        ("x" * 25, "error-name-long"),
    ],
)
def test_names_that_are_refused(name: str, error: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.message.id == error


def test_names_that_are_accepted() -> None:
    for name in ("Zoë", "小明", "<b>Ann</b>", "👩\u200d🚀", "x" * 24):
        assert clean_name(f" {name} ") == name


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"seats": 1}, "error-bad-options"),
    ({"powers": "A"}, "error-bad-options"),
    ({"edition": "generations", "powers": "Z"}, "error-bad-options"),
    ({"edition": "generations", "powers": ["agent", "agent"]}, "error-bad-options"),
    ({"edition": "third"}, "error-bad-request"),
    ({"seats": 9}, "error-bad-request"),
    ({"seed": "xyz"}, "error-bad-seed"),
    ({"seed": "00" * 32, "kind": "friends"}, "error-seed-with-friends"),
    ({"level": "divine"}, "error-bad-request"),
    ({"name": "x" * 101}, "error-bad-request"),
    ({"name": "a\tb"}, "error-name-characters"),
]


@served()
async def test_tables_that_are_refused(world: World) -> None:
    ann = world.person("Ann")
    for body, error in BAD_TABLES:
        assert await ann.refused("POST", "tables", body) == (400, error), body


@served()
async def test_a_known_deal_can_be_played_again(world: World) -> None:
    ann = world.person("Ann")
    made = [await ann.make(seats=2, kind="device", seed="07" * 32) for _ in range(2)]
    assert made[0].commitment == made[1].commitment
    assert made[0].table != made[1].table
