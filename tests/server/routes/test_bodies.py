"""What a request's body may be: what the schema says, and nothing that has to be guessed."""

from __future__ import annotations

from capital_lux.texts import Texts
from tests.server.harness import World, served

WRONG = {
    b'{"seats": 2, "level": "novice", "seets": 3}': "unknown field `seets`",
    b'{"seats": "2"}': "`$.seats`",
    b'{"listed": 1}': "`$.listed`",
    b'{"names": ["Ann", 2]}': "`$.names[1]`",
    b"[]": "Expected `object`",
    b"": "Expected `object`",
}


@served()
async def test_a_table_is_not_made_of_what_was_not_meant(world: World) -> None:
    ann = world.person("Ann")
    kind = {"content-type": "application/json"}
    for body, why in WRONG.items():
        answer = await ann.http.post("/api/tables", content=body, headers=kind)
        error = answer.json()["error"]
        assert (answer.status_code, error["id"]) == (400, "error-bad-request")
        assert why in Texts("en").say(error)
    assert not (await ann.call("GET", "me"))["tables"]


@served()
async def test_every_request_and_message_is_taken_literally(world: World) -> None:
    table, (ann, _) = await world.friends(2)
    bad = (400, "error-bad-request")
    action = {"id": "1", "seat": 0, "action": "keep B4"}
    assert await ann.refused("PUT", "me", {"nmae": "Eve"}) == bad
    assert await ann.refused("POST", f"tables/{table}/actions", {**action, "seat": "0"}) == bad
    assert await ann.refused("POST", f"tables/{table}/rematch", {"same_deal": "yes"}) == bad
    async with ann.socket(table) as socket:
        await socket.upto(0)
        await socket.send({"type": "act", **action, "force": True})
        assert (await socket.answer(None))["error"]["id"] == "error-bad-message"


@served()
async def test_what_no_database_can_store_is_refused_at_the_door(world: World) -> None:
    """On PostgreSQL it would count as a failed write, and the server as not ready."""
    table, (ann, _) = await world.friends(2)
    action = {"id": "a\0b", "seat": 0, "action": await ann.first_choice(table)}
    refused = (400, "error-bad-request")
    assert await ann.refused("POST", f"tables/{table}/actions", action) == refused
    missing = (404, "error-no-such-page")
    for path in ("tables/%00", "watch/%00/live", "records/%00/replay"):
        assert await ann.refused("GET", path) == missing
    async with ann.socket(table) as socket:
        for message in ({"type": "act", **action}, {"type": "say", "id": "\0", "text": "hi"}):
            await socket.send(message)
            assert (await socket.answer(None))["error"]["id"] == "error-bad-message"
