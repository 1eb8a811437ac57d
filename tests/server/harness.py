"""A whole server in the test's own event loop: real parts, real SQLite, no network.

`@served()` makes a test of an async function that gets a `World`.
"""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
import os
import random
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import msgspec

from capital_lux.server.app import create_app
from capital_lux.server.database.opening import open_store
from capital_lux.server.database.store import Store
from capital_lux.server.limits.wire import DIRECT, Direct
from capital_lux.server.live.tables import LiveTable
from capital_lux.server.protocol.socket import FromServer
from capital_lux.server.protocol.tables import TableInfo
from capital_lux.server.service import Service
from capital_lux.server.settings import Settings
from tests.server import postgres

Given = TypeVar("Given")

BASE = "http://lux.test"
DATABASE = os.environ.get("LUX_TEST_DATABASE", "")
"""`postgresql`: on what the servers of the tests are made, where a test does not say."""
PROCESSES = int(os.environ.get("LUX_TEST_PROCESSES", "1"))
"""How many servers share such a database, each with its own memory, in one process."""
PATIENCE = 60.0
"""Seconds until something that should have come counts as lost."""
QUIET = 0.15
"""Seconds in which something that must not come would have come."""


class ServerSide(Direct):
    """The server's end of a WebSocket without a network."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.due = False
        self.writing: asyncio.Task[None] | None = None

    async def deliver(self, take: Callable[[str | bytes], float]) -> None:
        while (event := await self.socket.outgoing.get())["type"] == "websocket.receive":
            await asyncio.sleep(take(event.get("text") or event.get("bytes") or ""))

    def tell(self, news: Callable[[], Iterable[bytes]]) -> None:
        self.news = news
        self.write_soon()

    def write_soon(self) -> None:
        self.due = True
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.write())

    async def write(self) -> None:
        while self.due:
            self.due = False
            for text in self.news():
                await self.socket.hear({"type": "websocket.send", "text": text.decode()})

    async def send(self, message: Any) -> None:
        if self.writing is not None:
            # What is new before a goodbye comes before it.
            await self.writing
        await self.socket.hear(message)


class Socket:
    """A WebSocket without a network."""

    def __init__(self, app: Any, path: str, headers: dict[str, str]) -> None:
        self.app = app
        address, _, query = path.partition("?")
        self.scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "scheme": "ws",
            "http_version": "1.1",
            "path": address,
            "raw_path": address.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), text.encode()) for name, text in headers.items()],
            "client": ("127.0.0.1", 5000),
            "server": ("lux.test", 80),
            "subprotocols": [],
            "extensions": {DIRECT: ServerSide(self)},
        }
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.accepted = False
        self.closed: int | None = None
        self.got: list[dict[str, Any]] = []

    async def __aenter__(self) -> Self:
        self.task = asyncio.create_task(self.app(self.scope, self.outgoing.get, self.hear))
        await self.outgoing.put({"type": "websocket.connect"})
        event = await asyncio.wait_for(self.incoming.get(), PATIENCE)
        self.accepted = event["type"] == "websocket.accept"
        if not self.accepted:
            self.closed = event.get("code", 1006)
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.drop()

    async def hear(self, event: dict[str, Any]) -> None:
        """Something comes from the server."""
        await self.incoming.put(event)

    async def drop(self) -> None:
        await self.outgoing.put({"type": "websocket.disconnect", "code": 1006})
        await asyncio.wait_for(self.task, PATIENCE)

    async def send(self, message: Any) -> None:
        """Send a message, or any text or bytes."""
        if isinstance(message, bytes):
            await self.outgoing.put({"type": "websocket.receive", "bytes": message})
            return
        text = message if isinstance(message, str) else json.dumps(message)
        await self.outgoing.put({"type": "websocket.receive", "text": text})

    async def receive(self) -> dict[str, Any]:
        """The next message; every one is checked against the protocol."""
        event = await asyncio.wait_for(self.incoming.get(), PATIENCE)
        if event["type"] == "websocket.close":
            self.closed = event["code"]
            raise ConnectionError(f"closed with {self.closed}")
        text = event["text"]
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        assert msgspec.to_builtins(msgspec.convert(message, FromServer, strict=True)) == message
        self.got.append(message)
        return message

    async def next(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a type, and with some values."""
        while True:
            message = await self.receive()
            if message["type"] == kind and wanted.items() <= message.items():
                return message

    async def upto(self, number: int) -> dict[str, Any]:
        """The update that has come to a number."""
        while True:
            message = await self.next("update")
            if message["number"] >= number:
                return message

    async def told(self, seat: int, there: bool) -> dict[str, Any]:
        """The table when it is told that a seat's player is there, or is not."""
        while True:
            info: dict[str, Any] = (await self.next("info"))["info"]
            if (info["players"][seat]["away_since"] is None) is there:
                return info

    async def silent(self) -> bool:
        """Whether nothing comes but news of who is there."""
        await asyncio.sleep(QUIET)
        came = [await self.receive() for _ in range(self.incoming.qsize())]
        return all(message["type"] == "info" for message in came)

    async def act(self, seat: int, action: str, client_id: str | None = None) -> dict[str, Any]:
        """Act and wait for the answer."""
        client_id = client_id or f"{random.getrandbits(60)}"
        await self.send({"type": "act", "id": client_id, "seat": seat, "action": action})
        return await self.answer(client_id)

    async def answer(self, client_id: str | None) -> dict[str, Any]:
        """The answer to a message."""
        while True:
            message = await self.receive()
            if message["type"] in ("done", "talked", "refused") and message["id"] == client_id:
                return message


class Person:
    """Somebody with a browser."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=world.balanced, raise_app_exceptions=False),
            base_url=BASE,
        )

    async def make(self, **options: Any) -> TableInfo:
        answer = await self.http.post("/api/tables", json={"name": self.name, **options})
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)

    async def call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        """A request that is granted."""
        answer = await self.http.request(method, f"/api/{path}", json=body)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """A request that is refused: the status, and why."""
        answer = await self.http.request(method, f"/api/{path}", json=body)
        assert answer.status_code >= 400, answer.text
        return answer.status_code, answer.json()["error"]["id"]

    async def sit(self, table: str, seat: int) -> str:
        """Take a seat; its token."""
        body = {"name": self.name}
        return str((await self.call("POST", f"tables/{table}/seats/{seat}", body))["token"])

    async def first_choice(self, table: str, seat: int = 0) -> str:
        """The first thing that their seat may do now."""
        live = await self.call("GET", f"tables/{table}/live?seat={seat}")
        return str(live["seats"][0]["choices"][0]["action"])

    def socket(self, table: str, after: int = 0, **headers: str) -> Socket:
        """A connection to a table."""
        path = f"/api/tables/{table}/socket?after={after}"
        known = {"host": "lux.test", "cookie": self.cookie, **headers}
        return Socket(self.world.balanced, path, known)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)


class World:
    """A running server."""

    def __init__(self, *services: Service) -> None:
        """`services`: one for each process; a request goes to any of them."""
        self.services = services
        self.service = services[0]
        self.apps = [app_of(service) for service in services]
        self.app = self.apps[0]
        self.turns: Iterator[Any] = itertools.cycle(self.apps)
        self.people: list[Person] = []

    async def balanced(self, scope: Any, receive: Any, send: Any) -> None:
        """As a balancer does that knows nothing of tables."""
        await next(self.turns)(scope, receive, send)

    def only(self, number: int) -> None:
        """Let every request go to one of the processes from now on."""
        self.turns = itertools.cycle([self.apps[number]])

    def person(self, name: str) -> Person:
        """Somebody new."""
        found = Person(self, name)
        self.people.append(found)
        return found

    async def friends(self, count: int, **options: Any) -> tuple[str, list[Person]]:
        """A table at which so many people sit."""
        people = [self.person(name) for name in ("Ann", "Bea", "Cid", "Dov")[:count]]
        made = await people[0].make(seats=count, kind="friends", **options)
        assert made.table is not None
        for seat, one in enumerate(people[1:], 1):
            await one.sit(made.table, seat)
        return made.table, people

    def watcher(self, watch: str, person: Person | None = None) -> Socket:
        """A spectator's connection: somebody's, or that of somebody unknown."""
        headers = {"host": "lux.test", "cookie": "" if person is None else person.cookie}
        return Socket(self.balanced, f"/api/watch/{watch}/socket", headers)

    async def known(self, table: str, seat: int, there: bool) -> None:
        """Wait until every process knows whether a seat's player is there."""

        def agreed() -> bool:
            found = [one.tables.live[table] for one in self.services if table in one.tables.live]
            return all(one.table.presence.is_connected(seat) is there for one in found)

        await until(agreed)

    async def live(self, table: str) -> LiveTable:
        """The table itself."""
        return await self.service.tables.get(table)


SPARE: list[Any] = []
"""Applications whose worlds have ended: to make one takes longer than most tests do."""


def app_of(service: Service) -> Any:
    """An application for a service, without the files of a page unless the test has some."""
    app = SPARE.pop() if SPARE and is_bare(service) else create_app(service)
    app.state.service = service
    return app


def is_bare(service: Service) -> bool:
    """Whether its application could be that of any other."""
    return not service.settings.static.exists() and not service.settings.prefix


@functools.cache
def migrated() -> bytes:
    """An SQLite file of the present form, so that only one is migrated step by step."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite"
        store = open_store(f"sqlite:///{path}")
        store.migrate()
        store.close()
        return path.read_bytes()


@asynccontextmanager
async def world(
    folder: Path,
    store: Callable[[str], Store] = open_store,
    several: int = 0,
    **settings: Any,
) -> AsyncIterator[World]:
    """A server on a folder, or with its database elsewhere; `several` processes need PostgreSQL."""
    chosen: dict[str, Any] = {
        "pace": 0.0,
        "workers": 0,
        "tables_per_minute": 1e6,
        "tables_per_day": 1e6,
        "requests_per_second": 1e6,
    }
    chosen |= {"static": folder / "static", **settings}
    if several or (DATABASE == "postgresql" and store is open_store):
        chosen.setdefault("database", postgres.database_of(folder))
    elif "database" not in chosen and not (folder / "data").exists():
        (folder / "data").mkdir(mode=0o700, parents=True)
        (folder / "data" / "tables.sqlite").write_bytes(migrated())
    count = several or (PROCESSES if "database" in chosen else 1)
    async with AsyncExitStack() as stack:
        services = []
        for _ in range(count):
            service = Service(Settings(data=folder / "data", **chosen), store)
            await service.start()
            stack.push_async_callback(service.stop)
            services.append(service)
        running = World(*services)
        try:
            yield running
        finally:
            for one in running.people:
                await one.http.aclose()
            SPARE.extend(app for app in running.apps if is_bare(app.state.service))


def given(
    opened: Callable[[Path], AbstractAsyncContextManager[Given]],
) -> Callable[[Callable[[Given], Awaitable[None]]], Callable[[Path], None]]:
    """A test that is given what is opened on its folder."""

    def wrap(test: Callable[[Given], Awaitable[None]]) -> Callable[[Path], None]:
        # Without `wraps`: pytest should see that only the folder is wanted.
        def run(tmp_path: Path) -> None:
            async def scenario() -> None:
                async with opened(tmp_path) as found:
                    await test(found)

            asyncio.run(scenario())

        functools.update_wrapper(run, test)
        del run.__wrapped__  # type: ignore[attr-defined]
        return run

    return wrap


def served(**options: Any) -> Callable[[Callable[[World], Awaitable[None]]], Callable[..., None]]:
    """A test that is given a server."""
    return given(lambda folder: world(folder, **options))


async def until(true: Callable[[], bool]) -> None:
    """Wait for something that must come."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def play_on(
    sockets: list[Socket], seats: list[int], moves: int, rng: random.Random
) -> dict[str, Any]:
    """Let those in the seats act, each by its own socket; the last update of the first."""
    latest = {}
    for seat, socket in zip(seats, sockets, strict=True):
        latest[seat] = await seen(socket, 0)
    for _ in range(moves):
        view = latest[seats[0]]["seats"][0]["view"]
        if view["phase"] == "over":
            break
        seat = rng.choice([seat for seat in view["waiting"] if seat in latest])
        socket = sockets[seats.index(seat)]
        action = rng.choice(latest[seat]["seats"][0]["choices"])["action"]
        answer = await socket.act(seat, action)
        assert answer["type"] == "done", answer
        for other, one in zip(seats, sockets, strict=True):
            latest[other] = await seen(one, answer["number"])
    last: dict[str, Any] = latest[seats[0]]
    return last


async def seen(socket: Socket, number: int) -> dict[str, Any]:
    """The update with a number, which may have come before an answer."""
    message: dict[str, Any]
    for message in reversed(socket.got):
        if message["type"] == "update" and int(message["number"]) >= number:
            return message
    return await socket.upto(number)


@asynccontextmanager
async def sockets_of(table: str, people: list[Person]) -> AsyncIterator[list[Socket]]:
    """A connection for each."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(one.socket(table)) for one in people]
