"""Plays at many tables at once, from another process: the load of benchmarks/server.py.

A client that costs little, so that the server is measured: it reads only what it needs.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import uvloop

MASK = b"\0\0\0\0"
PING, PONG = 0x89, 0x8A
MOST_OVER = 0.1
"""The part of the games that may end before the measuring does."""


class Choice(msgspec.Struct):
    """What is read of a choice."""

    action: str


class Seat(msgspec.Struct):
    """What is read of a seat's state."""

    choices: list[Choice]
    result: msgspec.Raw


class FromServer(msgspec.Struct):
    """What is read of any message."""

    type: str
    number: int = -1
    seats: list[Seat] = []


decode = msgspec.json.Decoder(FromServer).decode


def handshake(host: str, table: str, who: str) -> bytes:
    """Asks for a table's WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {host}\r\n"
        f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
        f"Sec-WebSocket-Version: 13\r\n{who}\r\n\r\n"
    ).encode()


class Onlooker(asyncio.Protocol):
    """Somebody who sits at a table, is connected, and does nothing."""

    def __init__(self, load: Load, host: str, table: str, cookie: str) -> None:
        self.load = load
        self.host = host
        self.table = table
        self.cookie = cookie

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(handshake(self.host, self.table, f"Cookie: {self.cookie}"))

    def data_received(self, data: bytes) -> None:
        """Answer pings: whoever does not is sent away. What is read is ASCII but for frames."""
        if data[0] == PING:
            size = data[1]
            self.transport.write(bytes((PONG, 0x80 | size)) + MASK + data[2 : 2 + size])
        if not data.startswith(b"HTTP/1.1"):
            return
        if not data.startswith(b"HTTP/1.1 101"):
            raise SystemExit(data.decode())
        self.load.welcomed += 1

    def connection_lost(self, problem: Exception | None) -> None:
        self.load.welcomed -= 1


class Player(asyncio.Protocol):
    """One seat, through a bare WebSocket."""

    def __init__(self, load: Load, port: int, table: str, seat: int, token: str) -> None:
        self.load = load
        self.port = port
        self.table = table
        self.seat = seat
        self.token = token
        self.buffer = b""
        self.open = False
        self.sent_at = 0.0
        self.done = -1
        self.busy = False
        self.count = 0
        self.over = False
        self.number = -1
        self.seats: list[Seat] = []

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        host = f"127.0.0.1:{self.port}"
        transport.write(handshake(host, self.table, f"Authorization: Bearer {self.token}"))

    def data_received(self, data: bytes) -> None:
        """Take frames apart."""
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                self.buffer = buffer
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                raise SystemExit(buffer.decode())
            self.open = True
            buffer = buffer[end + 4 :]
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            if buffer[at] == 0x81:
                self.message(buffer[start : start + length])
            at = start + length
        self.buffer = buffer[at:]

    def message(self, data: bytes) -> None:
        """Play when it is our turn."""
        self.load.received += 1
        now = time.perf_counter()
        message = decode(data)
        if message.type == "done":
            self.load.moves += 1
            self.load.latencies.append(now - self.sent_at)
            self.done = message.number
            self.busy = False
        elif message.type == "refused":
            self.load.refused += 1
            self.busy = False
        elif message.type == "update":
            self.number = message.number
            told = self.load.sent.get((self.table, message.number))
            if told is not None and told[1] is not self:
                same = told[1].port == self.port
                (self.load.seen if same else self.load.across).append(now - told[0])
            if message.seats:
                self.seats = message.seats
                self.over = bytes(message.seats[0].result) != b"null"
        if not self.busy and self.number >= self.done and self.seats and self.seats[0].choices:
            self.busy = True
            self.load.turn(self.act)

    def act(self) -> None:
        choice = random.choice(self.seats[0].choices).action
        self.count += 1
        message = b'{"type":"act","id":"%d","seat":%d,"action":"%s"}' % (
            self.count,
            self.seat,
            choice.encode(),
        )
        self.sent_at = time.perf_counter()
        self.load.sent[self.table, self.number + 1] = self.sent_at, self
        size = len(message)
        head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
        self.transport.write(head + MASK + message)


def cpu_seconds(process: int) -> float:
    """What a process and its children have used of a core, whatever else the machine does."""
    if not process:
        return 0.0
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    mine = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return mine + sum(cpu_seconds(child) for child in family(process)[1:])


def family(parent: int) -> list[int]:
    """A process and its children."""
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [parent, *map(int, children)]


def megabytes(server: int) -> float:
    """The memory of a server and of the processes of its bots."""
    pages = (int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in family(server))
    return sum(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def same(one: asyncio.Protocol) -> asyncio.Protocol:
    """What a connection talks to."""
    return one


class Load:
    """Many players, of whom nobody acts until the first part begins."""

    def __init__(self, ports: list[int]) -> None:
        """`ports`: of the servers, among which the seats are divided."""
        self.ports = ports
        self.rate: float | None = None
        """Moves a second, 0 for as many as the server answers, None for nobody's."""
        self.held: list[Callable[[], None]] = []
        self.moves = self.received = self.refused = self.welcomed = 0
        self.latencies: list[float] = []
        self.seen: list[float] = []
        """How long it took until another seat was told, at the same server."""
        self.across: list[float] = []
        """The same at another server."""
        self.sent: dict[tuple[str, int], tuple[float, Player]] = {}
        self.due = 0.0

    def turn(self, act: Callable[[], None]) -> None:
        """Let a player act as soon as the rate allows."""
        if self.rate is None:
            self.held.append(act)
            return
        if not self.rate:
            act()
            return
        loop = asyncio.get_running_loop()
        self.due = max(self.due + 1 / self.rate, loop.time())
        loop.call_at(self.due, act)

    async def connect(self, seats: list[list[Any]], idle: list[list[str]]) -> None:
        """Everybody comes; `idle`: tables and guests that only look."""
        loop = asyncio.get_running_loop()
        self.idle = len(idle)
        for table, cookie in idle:
            port = self.ports[0]
            onlooker = Onlooker(self, f"127.0.0.1:{port}", table, cookie)
            await loop.create_connection(partial(same, onlooker), "127.0.0.1", port)
        while self.welcomed < len(idle):
            await asyncio.sleep(0.1)
        self.players: list[Player] = []
        for at, (table, seat, token) in enumerate(seats):
            port = self.ports[at % len(self.ports)]
            player = Player(self, port, table, seat, token)
            self.players.append(player)
            await loop.create_connection(partial(same, player), "127.0.0.1", port)
        while any(player.number < 0 for player in self.players):
            await asyncio.sleep(0.05)

    def begin(self, rate: float) -> None:
        self.rate = rate
        held, self.held = self.held, []
        for act in held:
            self.turn(act)

    async def count(self, seconds: float, servers: list[int], database: int) -> dict[str, Any]:
        """Count what comes of the playing for some time."""
        self.latencies.clear()
        self.seen.clear()
        self.across.clear()
        begun, before, received = time.perf_counter(), self.moves, self.received
        cpu, stored, own = (
            sum(map(cpu_seconds, servers)),
            cpu_seconds(database),
            time.process_time(),
        )
        end, most = begun + seconds, MOST_OVER * len(self.players)
        while time.perf_counter() < end and sum(one.over for one in self.players) < most:
            await asyncio.sleep(0.02)
        spent = time.perf_counter() - begun
        assert self.welcomed == self.idle, "a connection was closed"
        return {
            "megabytes": sum(map(megabytes, servers)),
            "moves": self.moves - before,
            "cpu": sum(map(cpu_seconds, servers)) - cpu,
            "database": cpu_seconds(database) - stored,
            "clients": time.process_time() - own,
            "received": self.received - received,
            "seconds": spent,
            "refused": self.refused,
            "latencies": list(self.latencies),
            "seen": list(self.seen),
            "across": list(self.across),
        }

    async def run(
        self,
        seats: list[list[Any]],
        idle: list[list[str]],
        parts: list[tuple[float | None, float]],
        servers: list[int],
        database: int,
    ) -> list[dict[str, Any]]:
        """Play with one rate after the other, each after a second and for its own seconds."""
        await self.connect(seats, idle)
        found = []
        for rate, seconds in parts:
            if rate is not None:
                self.begin(rate)
            await asyncio.sleep(1)
            found.append(await self.count(seconds, servers, database))
        return found


def request(port: int, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    """A request over HTTP: the answer, and the guest's cookie."""
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}{path}",
        json.dumps(body).encode(),
        {"content-type": "application/json", "cookie": cookie},
    )
    with urllib.request.urlopen(asked) as answer:
        given = (answer.headers.get("set-cookie") or cookie).split(";")[0]
        return json.load(answer), given


def make_tables(port: int, count: int, seats: int) -> list[list[Any]]:
    """Tables of friends, each seat with a guest of its own."""
    found = []
    for _ in range(count):
        body = {"edition": "generations", "seats": seats, "kind": "friends", "powers": "random"}
        info, cookie = request(port, "/api/tables", body)
        table = info["table"]
        first, _ = request(port, f"/api/tables/{table}/seats/0", {}, cookie)
        found.append([table, 0, first["token"]])
        for seat in range(1, seats):
            taken, _ = request(port, f"/api/tables/{table}/seats/{seat}", {"name": f"P{seat}"})
            found.append([table, seat, taken["token"]])
    return found


def several(text: str) -> list[int]:
    return [int(one) for one in text.split(",")]


def main() -> None:
    """`load.py PORTS SERVERS DATABASE`; players, onlookers and parts as JSON.

    Servers and database are processes, 0 where there is none; of ports and servers there may be
    several. A part is a rate and how many seconds are counted.
    """
    ports, servers, database = several(sys.argv[1]), several(sys.argv[2]), int(sys.argv[3])
    seats, idle, parts = json.load(sys.stdin)
    json.dump(uvloop.run(Load(ports).run(seats, idle, parts, servers, database)), sys.stdout)


if __name__ == "__main__":
    main()
