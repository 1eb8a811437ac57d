"""Whatever is sent: never a failure of the server, never a changed table."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core import NOT_SET, NotSet
from schemathesis.specs.openapi import checks

from capital_lux.server.openapi import written
from capital_lux.server.tables.state import state_of
from tests.server.games import finish
from tests.server.harness import Person, Socket, World, world
from tests.server.tables.test_unreadable import DAMAGES, damage

FEW = settings(
    max_examples=20,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


SPECIFIED = json.loads(written())
SCHEMA: Any = schemathesis.openapi.from_dict(SPECIFIED)
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations()}
CONFORMS: list[Any] = [
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
PLACES = ("open", "running", "over", "unreadable")


async def some_places(running: World) -> tuple[Person, dict[str, dict[str, Any]]]:
    """Somebody, and tables of theirs in every state, with a record that they uploaded."""
    table, (ann, _) = await running.friends(2)
    waiting = await ann.make(seats=3, kind="friends")
    over = await ann.make(seats=2, kind="device")
    lost = await ann.make(seats=2, kind="device")
    await finish(running, str(over.table))
    await damage(running, str(lost.table), DAMAGES["data that is no JSON"])
    record = await ann.call("GET", f"tables/{over.table}/record")
    uploaded = (await ann.call("POST", "records", record))["replay"]
    watch = (await ann.call("GET", f"tables/{table}"))["watch"]
    found = {
        "open": (waiting.table, waiting.watch),
        "running": (table, watch),
        "over": (over.table, over.watch),
        "unreadable": (lost.table, lost.watch),
    }
    return ann, {
        name: {"table": table, "watch": watch, "record": uploaded, "seat": 0}
        for name, (table, watch) in found.items()
    }


def at_place(case: Any, place: dict[str, Any]) -> Any:
    """A case about things that are there."""
    known = place.keys() & case.path_parameters.keys()
    case.path_parameters.update({name: place[name] for name in known})
    return case


def examples(operation: str) -> list[Any]:
    """For each place a request that makes sense."""
    method, _, path = operation.partition(" ")
    body = SPECIFIED["paths"][path][method.lower()].get("requestBody", {})
    example = body.get("content", {}).get("application/json", {}).get("example", NOT_SET)
    names = re.findall(r"{(\w+)}", path)
    bodies = [example] if example is NOT_SET else [example, {"name": "x" * 300_000}]
    return [
        (OPERATIONS[operation].Case(path_parameters=dict.fromkeys(names), body=body), place)
        for body in bodies
        for place in PLACES
    ]


@pytest.mark.parametrize("operation", OPERATIONS)
def test_every_answer_is_as_the_schema_says(tmp_path: Path, operation: str) -> None:
    """To requests that the schema describes and others, about things that are there and others."""
    sent: list[Any] = []

    @given(case=OPERATIONS[operation].as_strategy(), place=st.sampled_from([None, *PLACES]))
    @FEW
    def collect(case: Any, place: str | None) -> None:
        sent.append((case, place))

    collect()
    sent = [*examples(operation), *sent]

    async def scenario() -> None:
        # Only a hint is waited for until somebody has thought.
        async with world(tmp_path, workers=int(operation.endswith("/hint"))) as running:
            ann, places = await some_places(running)
            program = running.person("program")
            program.http.headers["authorization"] = "Bearer nonsense"
            asked = [(program, *sent[0]), *((ann, *one) for one in sent)]
            for person, case, place in asked:
                answer = await answer_to(person, at_place(case, places[place]) if place else case)
                assert answer.status_code < 500, (case.formatted_path, case.body, answer.text)
                if answer.status_code >= 400:
                    assert answer.json()["error"]["id"].startswith("error-")
                case.validate_response(answer, checks=CONFORMS)

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
    """Send it all as a player, a stranger and a spectator; the table must not care."""
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

    asyncio.run(scenario())


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

    asyncio.run(scenario())
