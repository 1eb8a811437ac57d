"""Nobody can spoil a table for the others, or know more than they seem to."""

from __future__ import annotations

import random
from typing import Any

import pytest

from capital_lux.server.tables import commands
from capital_lux.server.tables.commands import MOST_ADDED
from tests.server.games import finish, finished, get
from tests.server.harness import Person, World, play_on, served, sockets_of


def program(world: World, token: str) -> Person:
    """Somebody with nothing but a token."""
    found = world.person("program")
    found.http.headers["authorization"] = f"Bearer {token}"
    return found


async def entries(world: World, table: str) -> int:
    """How long a table's log is."""
    return (await world.live(table)).table.state.position


# The log


@served()
async def test_sitting_down_again_writes_nothing(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    first = await bea.sit(table, 1)
    before = await entries(world, table)
    assert [await bea.sit(table, 1) for _ in range(5)] == [first] * 5
    again = await program(world, first).call("POST", f"tables/{table}/seats/1", {})
    assert again["token"] == first
    assert await entries(world, table) == before
    # The maker of a table has no token yet: one entry, and no more.
    assert await ann.sit(table, 0) == await ann.sit(table, 0)
    assert await entries(world, table) == before + 1


@served()
async def test_one_guest_cannot_fill_a_log(world: World) -> None:
    """However they try; and they can still act and leave, and so can the others."""
    table, (ann, bea) = await world.friends(2)
    path = f"tables/{table}/seats/1"
    refused = None
    for _ in range(MOST_ADDED):
        await bea.http.post(f"/api/{path}/bot", json={})
        answer = await bea.http.post(f"/api/{path}", json={})
        if answer.status_code != 200:
            refused = answer.json()["error"]["id"]
            break
    assert refused == "error-too-often"
    assert await entries(world, table) <= MOST_ADDED + 2
    body = {"id": "1", "seat": 0, "action": await ann.first_choice(table)}
    await ann.call("POST", f"tables/{table}/actions", body)
    await bea.call("DELETE", path)
    await ann.call("DELETE", f"tables/{table}/seats/0")


@served()
async def test_one_guest_cannot_end_an_open_table(world: World) -> None:
    """Neither with names, nor with bots, nor by coming and going."""
    ann, bea, eve = world.person("Ann"), world.person("Bea"), world.person("Eve")
    made = await ann.make(seats=4, kind="friends", listed=True)
    path = f"tables/{made.table}/seats"
    await eve.sit(str(made.table), 2)
    tries: list[tuple[str, str, dict[str, Any] | None]] = [
        ("POST", f"{path}/2", {"name": "Eve"}),
        ("POST", f"{path}/2", {"name": "Evi"}),
        ("POST", f"{path}/1/bot", {"level": "random"}),
        ("DELETE", f"{path}/1/bot", None),
        ("DELETE", f"{path}/2", None),
        ("POST", f"{path}/2", {"name": "Eve"}),
    ]
    for number in range(MOST_ADDED * 2):
        method, where, body = tries[number % len(tries)]
        await eve.http.request(method, f"/api/{where}", json=body)
    assert await entries(world, str(made.table)) < MOST_ADDED * 2
    await bea.sit(str(made.table), 3)
    assert (await bea.call("GET", f"tables/{made.table}"))["mine"] == [3]


@served()
async def test_a_full_log_lets_people_play_and_leave(world: World) -> None:
    """Only strangers are too many then."""
    table, (ann, bea) = await world.friends(2)
    full = await entries(world, table)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "MOST_ENTRIES", full)
        async with sockets_of(table, [ann, bea]) as sockets:
            await play_on(sockets, [0, 1], 4, random.Random(1))
        await bea.call("POST", f"tables/{table}/seats/1/bot", {})
        await bea.call("POST", f"tables/{table}/seats/1", {})
        await bea.call("DELETE", f"tables/{table}/seats/1")
        stranger = world.person("Eve")
        sit = await stranger.refused("POST", f"tables/{table}/seats/1", {})
        assert sit == (409, "error-log-full")
        await ann.call("POST", f"tables/{table}/seats/1/bot", {})


# Seats


@served()
async def test_a_token_opens_one_seat_and_takes_no_other(world: World) -> None:
    """The owner of the token has a seat already, or has seen a hand."""
    ann, bea = world.person("Ann"), world.person("Bea")
    made = await ann.make(seats=3, kind="friends")
    token = await bea.sit(str(made.table), 1)
    free = f"tables/{made.table}/seats/2"
    assert await program(world, token).refused("POST", free, {}) == (403, "error-guests-only")
    assert await program(world, "nonsense").refused("POST", free, {}) == (403, "error-guests-only")
    await ann.call("POST", f"{free}/bot", {})
    await ann.call("DELETE", f"tables/{made.table}/seats/0")
    seat = f"tables/{made.table}/seats/0"
    assert await program(world, token).refused("POST", seat, {}) == (403, "error-guests-only")


@served()
async def test_seats_of_one_device_are_not_handed_on(world: World) -> None:
    """A chosen deal is for those who share the screen of the person who chose it."""
    ann, eve = world.person("Ann"), world.person("Eve")
    made = await ann.make(seats=2, kind="device", seed="07" * 32)
    seat = f"tables/{made.table}/seats/1"
    taken = await ann.call("POST", seat, {})
    assert taken["token"] is None
    await ann.call("DELETE", seat)
    assert await eve.refused("POST", seat, {}) == (409, "error-one-device")
    assert (await ann.call("POST", seat, {}))["info"]["mine"] == [0, 1]


# Ids


@served()
async def test_a_new_owner_of_a_seat_has_ids_of_their_own(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    act = f"tables/{table}/actions"

    async def keep(person: Person) -> tuple[str, int]:
        choice = await person.first_choice(table, 1)
        done = await person.call("POST", act, {"id": "1", "seat": 1, "action": choice})
        return choice, done["number"]

    first, number = await keep(bea)
    await bea.call("DELETE", f"tables/{table}/seats/1")
    cid = world.person("Cid")
    await cid.sit(table, 1)
    await ann.call("POST", act, {"id": "1", "seat": 0, "action": await ann.first_choice(table)})
    second, later = await keep(cid)
    assert later > number + 1
    assert (await cid.call("POST", act, {"id": "1", "seat": 1, "action": second})) == {
        "number": later
    }
    if first != second:
        body = {"id": "1", "seat": 1, "action": first}
        assert await cid.refused("POST", act, body) == (409, "error-id-used")


# Deals


@served()
async def test_the_same_deal_again_is_told_to_everybody_and_not_counted(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    await finish(world, table)
    for same_deal, deal, line in ((True, "again", "log-same-deal"), (False, "chance", None)):
        new = await ann.call("POST", f"tables/{table}/rematch", {"same_deal": same_deal})
        assert new["deal"] == deal
        async with bea.socket(new["table"]) as seat, world.watcher(new["watch"]) as spectator:
            for socket in (seat, spectator):
                lines = (await socket.upto(0))["entries"][0]["told"][0]["lines"]
                told = [one["message"]["id"] for one in lines]
                assert (told[0] == line) if line else ("log-same-deal" not in told)
        table = new["table"]
        await finish(world, table)
        for who in ("0", "none"):
            steps = (await bea.call("GET", f"tables/{table}/replay?from={who}"))["steps"]
            told = [one["message"]["id"] for one in steps[0]["told"]["lines"]]
            assert ("log-same-deal" in told) == same_deal
    counted = (await get(bea, "me/statistics")).json()
    assert counted["games"] == 2


@served()
async def test_a_chosen_deal_is_not_counted(world: World) -> None:
    ann, table = await finished(world, seats=2, kind="bots", seed="07" * 32)
    assert (await ann.call("GET", f"tables/{table}"))["deal"] == "chosen"
    assert (await get(ann, "me/statistics")).json()["games"] == 0
