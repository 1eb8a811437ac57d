"""Clients' mistakes are not ours: the log of a server has no traceback for them."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.attacks.serving import served
from tests.server.attacks.tools import PATIENCE, Bare, bare, bare_socket, handshake

POST = b"POST %s HTTP/1.1\r\nHost: %s\r\nContent-Type: application/json\r\n"
ENDLESS = [b"Content-Length: 1000\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"]
"""Bodies that break off."""
WRONG = [
    b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"Cookie: lux_guest=\xff\xfe\r\nContent-Length: 2\r\n\r\n{}",
    b"Authorization: Bearer \xff\r\nContent-Length: 2\r\n\r\n{}",
    b"Origin: http://[\r\nContent-Length: 2\r\n\r\n{}",
    b"Content-Length: 4\r\n\r\n\xff\xff\xff\xff",
]
PATHS = [
    b"/api/tables/%ff/live",
    b"/api/me?\xff=1",
    b"/%00",
    b"/\xff",
    b"/api/tables/x/live?seat=%ff",
]


def frame(opening: int, data: bytes) -> bytes:
    """A frame with a mask of zeros."""
    return bytes((opening, 0x80 | len(data), 0, 0, 0, 0)) + data


FRAMES = [
    frame(0x81, b"\xff\xfe"),
    frame(0x01, b"\xc3") + frame(0x80, b"\x28"),
    frame(0x82, b"\xff\xfe"),
    frame(0x88, b"\x03\xe8\xff\xff"),
    frame(0x88, b"\x00\x01"),
    frame(0x88, b"\x01"),
    frame(0x83, b""),
    frame(0xF1, b"a"),
    frame(0x80, b"nothing to go on with"),
    b"\x81\x01a",
    b"\x81\xff" + (1 << 40).to_bytes(8, "big") + bytes(4),
]


def requests(address: str) -> list[bytes]:
    """All that is no proper request."""
    host = address.removeprefix("http://").encode()
    posts = [POST % (where, host) for where in (b"/api/tables", b"/api/records")]
    upgrade = handshake(address, "/PATH")
    return [
        *(post + body for post in posts for body in (*ENDLESS, *WRONG)),
        *(b"GET %s HTTP/1.1\r\nHost: %s\r\n\r\n" % (path, host) for path in PATHS),
        *(upgrade.replace(b"/PATH", path) for path in PATHS),
    ]


async def answered(connection: Bare) -> None:
    """Read for a moment, or until the other side closes; then the connection is dropped."""
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(0.05):
            while await connection.reader.read(65536):
                pass


def test_nonsense_leaves_no_traceback(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as http:
                body = {"seats": 2, "kind": "friends", "name": "Ann"}
                made = (await http.post("/api/tables", json=body)).json()
                sockets = ["/api/lobby/socket", f"/api/tables/{made['table']}/socket"]
                for path in sockets:
                    for data in FRAMES:
                        async with bare_socket(server.address, path) as socket:
                            await socket.write(data)
                            await answered(socket)
                for request in requests(server.address):
                    async with bare(server.address) as connection:
                        await connection.write(request)
                        await answered(connection)
                assert (await http.get("/healthz")).status_code == 200
            assert server.troubles() == []

    asyncio.run(scenario())
