"""People who play at any of several processes, whatever happens to these."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from tests.server.torture.history import Asked, History, Wrong

PATIENCE = 2.5
"""Seconds after which somebody who is not answered goes to another process."""
SILENCE = 6.0
"""Seconds without any word after which anybody does."""
TICK = 0.25
PAUSE = 0.05
"""Seconds for which somebody thinks, at the most."""
AWAY = 9.0
"""Seconds for which somebody stays away who does; by the servers' clocks it is much longer."""
BACK = 0.15
"""How often a player takes back when that is possible."""
TALK, AGAIN, CUT, STAY_AWAY, LEAVE, SLEEP = 0.04, 0.03, 0.01, 0.012, 0.005, 0.01
"""How often, when it is their turn, they do something else first."""
VOTE, FILL = 0.3, 0.1
NOT_STORED = "error-not-stored"
LOST = (OSError, websockets.WebSocketException, TimeoutError)


class Field:
    """Where all of it happens."""

    def __init__(self, ports: list[int]) -> None:
        self.ports = ports
        self.calm = False
        """Whether people only play on now, to the end."""
        self.sockets: set[ClientConnection] = set()
        self.browsers: list[httpx.AsyncClient] = []
        self.counts: Counter[str] = Counter()


class Guest:
    """Somebody with a browser."""

    def __init__(self, field: Field, name: str, seed: str) -> None:
        self.field = field
        self.name = name
        self.rng = random.Random(f"{seed} {name}")
        self.http = httpx.AsyncClient(timeout=PATIENCE, trust_env=False)
        field.browsers.append(self.http)

    async def call(self, method: str, path: str, body: Any = None) -> tuple[int, dict[str, Any]]:
        """Ask one process after the other until one answers."""
        while True:
            port = self.rng.choice(self.field.ports)
            address = f"http://127.0.0.1:{port}/api/{path}"
            with suppress(httpx.TransportError):
                answer = await self.http.request(method, address, json=body)
                if answer.status_code < 500:
                    return answer.status_code, answer.json()
                if answer.status_code != 503:
                    raise Wrong(answer.text, History(self.name, path))
            await asyncio.sleep(0.1)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)


class Player:
    """A guest in a seat of a table."""

    def __init__(self, guest: Guest, table: str, seat: int, clock: bool, stays: bool) -> None:
        """`stays`: never leaves."""
        self.guest, self.table, self.seat = guest, table, seat
        self.clock, self.stays = clock, stays
        self.field, self.rng = guest.field, guest.rng
        self.history = History(guest.name, table)
        self.waiting: dict[str, float] = {}
        """By id of what is not answered: when it was sent."""
        self.number = 0
        self.done = 0
        """The last number that was acknowledged."""
        self.state: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.over = self.left = False
        self.asleep = 0.0
        """Until when they let the clock run."""
        self.away = False

    @property
    def place(self) -> str:
        return f"tables/{self.table}"

    @property
    def path(self) -> str:
        return f"{self.place}/seats/{self.seat}"

    # Over HTTP

    async def sit(self) -> bool:
        """Sit down, or come back to a seat that a bot plays for; whether that was granted."""
        status, _ = await self.guest.call("POST", self.path, {"name": self.guest.name})
        self.history.note("http", 0, f"sit {self.seat}: {status}")
        if status == 200:
            self.history.seats.append(("sit", self.seat))
            self.field.counts["sat down"] += 1
        return status == 200

    async def leave(self) -> None:
        status, answer = await self.guest.call("DELETE", self.path)
        self.history.note("http", 0, f"leave {self.seat}: {status}")
        if status == 200:
            self.history.seats.append(("leave", self.seat))
            self.field.counts["left"] += 1
        elif answer["error"]["id"] != "error-not-your-seat":
            raise Wrong(f"may not leave: {answer}", self.history)
        # Otherwise it was done, but not answered.
        self.left = True

    async def look_around(self) -> None:
        """Vote for a bot where somebody is away; fill a seat that somebody left."""
        for other in self.info["players"]:
            path = f"{self.place}/seats/{other['seat']}/bot"
            absent = other["kind"] == "person" and other["bot_in"] == 0
            if absent and self.rng.random() < VOTE:
                status, _ = await self.guest.call("POST", path, {"level": "regular"})
                self.history.note("http", 0, f"vote for a bot in {other['seat']}: {status}")
                self.field.counts["votes"] += status == 200
            elif other["kind"] == "open" and (self.field.calm or self.rng.random() < FILL):
                await self.guest.call("POST", path, {"level": "regular"})

    # Over a WebSocket

    async def play(self) -> None:
        """Be at the table until the game is over, at whichever process is there."""
        while not (self.left or (self.over and not self.waiting)):
            if self.away:
                self.away = False
                await asyncio.sleep(AWAY * self.rng.uniform(0.1, 1.0))
            await self.visit(self.rng.choice(self.field.ports))
            await asyncio.sleep(0.1 * self.rng.random())

    async def visit(self, port: int) -> None:
        """Play at a process until the connection is lost."""
        self.history.note("open", port, str(self.number))
        address = f"ws://127.0.0.1:{port}/api/{self.place}/socket?after={self.number}"
        code: int | None = None
        with suppress(*LOST):
            async with websockets.connect(
                address,
                additional_headers={"cookie": self.guest.cookie},
                open_timeout=PATIENCE,
                close_timeout=0.2,
                proxy=None,
            ) as socket:
                self.field.sockets.add(socket)
                try:
                    await self.attend(socket, port)
                finally:
                    self.field.sockets.discard(socket)
                    code = socket.close_code
        self.history.note("closed", port, str(code))
        self.field.counts["connections"] += 1

    async def attend(self, socket: ClientConnection, port: int) -> None:
        time = asyncio.get_running_loop().time
        self.info, self.state = {}, None
        for name in self.waiting:
            self.field.counts["sent again"] += 1
            await self.send(socket, port, name)
        heard = time()
        while not (self.left or self.away or (self.over and not self.waiting)):
            try:
                text = await asyncio.wait_for(socket.recv(), TICK)
            except TimeoutError:
                oldest = min(self.waiting.values(), default=heard + SILENCE - PATIENCE)
                if time() - oldest > PATIENCE:
                    return
            else:
                heard = time()
                assert isinstance(text, str)
                self.history.note("got", port, text)
                await self.hear(msgspec.json.decode(text), socket, port)
            await self.do_something(socket, port)

    async def hear(self, message: dict[str, Any], socket: ClientConnection, port: int) -> None:
        kind = message["type"]
        if kind in ("done", "talked"):
            self.answered(message["id"], message["number" if kind == "done" else "line"])
        elif kind == "refused" and message["id"] is not None:
            name, why = message["id"], message["error"]["id"]
            if why == NOT_STORED:
                # It may be there or not: the same id says which.
                await asyncio.sleep(0.1)
                await self.send(socket, port, name)
                return
            self.waiting.pop(name, None)
            asked = self.history.asked[name]
            if asked.number is not None:
                raise Wrong(f"{name} was acknowledged, and now {why}", self.history)
            if asked.sent == 1:
                asked.refused = why
            self.field.counts["refused"] += 1
        elif kind == "info":
            self.info = message["info"]
        elif kind == "update" and message["seats"]:
            self.state, self.number = message["seats"][0], message["number"]
            self.over = self.state["result"] is not None

    def answered(self, name: str, number: int) -> None:
        asked = self.history.asked[name]
        if asked.number not in (None, number) or asked.refused is not None:
            raise Wrong(f"{name} was {asked}, now it is {number}", self.history)
        self.waiting.pop(name, None)
        asked.number = number
        if asked.body["type"] == "say":
            self.field.counts["lines said"] += 1
        else:
            self.done = max(self.done, number)
            self.field.counts["steps acknowledged"] += 1

    async def do_something(self, socket: ClientConnection, port: int) -> None:
        if not self.info or self.over:
            return
        me = self.info["players"][self.seat]
        if self.seat in self.info["mine"] and me["kind"] == "bot":
            self.info = {}
            await self.sit()
            return
        await self.look_around()
        if self.state is None or self.waiting or self.number < self.done:
            return
        now = asyncio.get_running_loop().time()
        choices, back = self.state["choices"], self.state["can_take_back"]
        if self.state["seat"] != self.seat or not (choices or back) or now < self.asleep:
            return
        if not self.field.calm:
            await asyncio.sleep(PAUSE * self.rng.random())
            if await self.whim(socket, port, now):
                return
            if back and self.rng.random() < BACK:
                await self.ask(socket, port, {"type": "take_back", "seat": self.seat})
                return
        if choices:
            action = self.rng.choice(choices)["action"]
            await self.ask(socket, port, {"type": "act", "seat": self.seat, "action": action})

    async def whim(self, socket: ClientConnection, port: int, now: float) -> bool:
        """Something else than to act, now and then; whether it was their turn's end here."""
        rng = self.rng
        if rng.random() < TALK:
            await self.ask(socket, port, {"type": "say", "text": f"{rng.random()}"})
        done = [name for name, asked in self.history.asked.items() if asked.number is not None]
        if done and rng.random() < AGAIN:
            self.field.counts["sent again"] += 1
            await self.send(socket, port, rng.choice(done))
        if rng.random() < CUT:
            socket.transport.abort()
            return True
        if rng.random() < STAY_AWAY:
            self.away = True
        elif self.clock and rng.random() < SLEEP:
            self.asleep = now + AWAY
            self.field.counts["slept"] += 1
        elif not self.stays and rng.random() < LEAVE:
            await self.leave()
        return self.away or self.left or self.asleep > now

    async def ask(self, socket: ClientConnection, port: int, body: dict[str, Any]) -> None:
        name = f"{self.guest.name}-{len(self.history.asked)}"
        self.history.asked[name] = Asked({**body, "id": name})
        await self.send(socket, port, name)

    async def send(self, socket: ClientConnection, port: int, name: str) -> None:
        asked = self.history.asked[name]
        if asked.number is None and asked.refused is None:
            self.waiting[name] = asyncio.get_running_loop().time()
        asked.sent += 1
        text = msgspec.json.encode(asked.body).decode()
        self.history.note("sent", port, text)
        await socket.send(text)


class Spectator(Player):
    """Somebody who only watches."""

    def __init__(self, guest: Guest, table: str, watch: str) -> None:
        super().__init__(guest, table, -1, clock=False, stays=True)
        self.watch = watch

    @property
    def place(self) -> str:
        return f"watch/{self.watch}"

    async def do_something(self, socket: ClientConnection, port: int) -> None:
        if self.table in self.history.lines[-1].text:
            raise Wrong("a spectator is told where one can sit down", self.history)
