"""Whatever is sent: never a failure of the server, never a changed table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core import NotSet

from capital_lux.server.schema import written
from capital_lux.server.state import state_of
from tests.server.harness import Person, Socket, World, world

FEW = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


SCHEMA: Any = schemathesis.openapi.from_dict(json.loads(written()))
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations()}


@pytest.mark.parametrize("operation", OPERATIONS)
def test_no_request_makes_the_server_fail(tmp_path: Path, operation: str) -> None:
    """Requests that the schema describes and others, to tables that are there and others."""
    sent: list[Any] = []

    @given(case=OPERATIONS[operation].as_strategy(), real=st.booleans())
    @FEW
    def collect(case: Any, real: bool) -> None:
        sent.append((case, real))

    collect()

    async def scenario() -> None:
        async with world(tmp_path) as running:
            table, people = await running.friends(2)
            watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
            for case, real in sent:
                if real and "table" in case.path_parameters:
                    case.path_parameters["table"] = table
                if real and "watch" in case.path_parameters:
                    case.path_parameters["watch"] = watch
                answer = await answer_to(people[0], case)
                assert answer.status_code < 500, (case.formatted_path, case.body, answer.text)
                if answer.status_code >= 400:
                    assert answer.json()["error"]["id"].startswith("error-")

    asyncio.run(asyncio.wait_for(scenario(), 100))


async def answer_to(person: Person, case: Any) -> httpx.Response:
    """Send a case that schemathesis made."""
    body = None if isinstance(case.body, NotSet) else case.body
    content = None
    if body is not None:
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
    headers = {
        name: text
        for name, text in (case.headers or {}).items()
        if text.isascii() and text.isprintable()
    }
    return await person.http.request(
        case.method,
        case.formatted_path,
        params=case.query or None,
        content=content,
        headers={"content-type": "application/json", **headers},
    )


WORDS = st.sampled_from(["act", "take_back", "seat", "ping", "update", "done", "type", ""])
ACTIONS = st.sampled_from(["keep B2", "home Y3", "capital G4", "pay", "card P5", "slot 1", "x"])
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)
ALMOST = st.fixed_dictionaries(
    {"type": WORDS | ANYTHING},
    optional={
        "id": st.text(max_size=70) | ANYTHING,
        "seat": st.integers(-2, 5) | ANYTHING,
        "action": ACTIONS | ANYTHING,
        "token": st.text(max_size=120) | ANYTHING,
        "extra": ANYTHING,
    },
)
MESSAGES = st.lists(
    st.one_of(ALMOST, ANYTHING, st.text(max_size=50), st.binary(max_size=50)), max_size=8
)
STEPS = st.lists(
    st.tuples(st.sampled_from(["mine", "stranger", "watcher"]), MESSAGES), min_size=1, max_size=3
)


def as_sent(message: Any) -> Any:
    return message if isinstance(message, str | bytes) else json.dumps(message)


async def everything_sent(running: World, steps: list[tuple[str, list[Any]]]) -> None:
    """Send it all, from who plays, a stranger and a spectator; the table must not care."""
    table, people = await running.friends(2)
    live = await running.live(table)
    before = live.table.state
    stranger = running.person("Eve")
    await stranger.call("GET", "me")
    for who, messages in steps:
        async with connection(running, table, who, people[0], stranger, live.table.row.watch) as ws:
            for message in messages:
                await ws.send(as_sent(message))
            await ws.send({"type": "ping"})
            await ws.next("pong")
            assert ws.closed is None
    found = running.service.store.table(table)
    assert found is not None
    acts = [entry for entry in found[1] if entry.kind == "act"]
    # Only what the owner of seat 0 may do can have been done, and the log tells the same game.
    assert {entry.seat for entry in acts} <= {0}
    again = state_of(*found)
    assert again.game is not None
    assert before.game is not None
    assert again.game.snapshot() == before.game.snapshot()


def connection(
    running: World, table: str, who: str, mine: Person, stranger: Person, watch: str
) -> Socket:
    if who == "watcher":
        return running.watcher(watch)
    return (mine if who == "mine" else stranger).socket(table)


@given(steps=STEPS)
@FEW
def test_no_message_makes_the_server_fail(
    tmp_path_factory: pytest.TempPathFactory, steps: list[tuple[str, list[Any]]]
) -> None:
    folder = tmp_path_factory.mktemp("socket")

    async def scenario() -> None:
        async with world(folder) as running:
            await everything_sent(running, steps)

    asyncio.run(asyncio.wait_for(scenario(), 60))


@given(after=st.text(max_size=10) | st.integers(-5, 10**30).map(str))
@FEW
def test_any_place_to_continue_from(tmp_path_factory: pytest.TempPathFactory, after: str) -> None:
    from urllib.parse import quote

    async def scenario() -> None:
        async with world(tmp_path_factory.mktemp("after")) as running:
            table, people = await running.friends(2)
            cookie = f"lux_guest={people[0].http.cookies['lux_guest']}"
            path = f"/api/tables/{table}/socket?after={quote(after)}"
            async with Socket(running.app, path, {"host": "x", "cookie": cookie}) as socket:
                if socket.accepted:
                    assert (await socket.next("update"))["number"] == 0
                else:
                    assert socket.closed != 4500
            live = await people[0].http.get(f"/api/tables/{table}/live?seat=0&after={quote(after)}")
            assert live.status_code in (200, 400)

    asyncio.run(asyncio.wait_for(scenario(), 60))
