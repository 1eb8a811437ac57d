"""The configuration for nginx that the manual recommends, run as it is, on other ports."""

from __future__ import annotations

import asyncio
import re
import shutil
import socket
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from string import ascii_letters
from urllib.parse import urlsplit

import httpx
import pytest
import uvloop

from tests.ports import free_port
from tests.server.attacks.honest import honest_table
from tests.server.attacks.serving import ROOT, served
from tests.server.attacks.tools import bare, bare_socket, browser

MAIN = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
NAME = "lux.example"


@asynccontextmanager
async def proxied(folder: Path, *servers: str, below: str = "/") -> AsyncIterator[str]:
    """nginx before some servers, which it shows below a path; its address."""
    nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert nginx is not None, "the tests need nginx; on Debian or Ubuntu: apt install nginx"
    port = free_port()
    lines = "".join(f"    server {one} max_fails=0;\n" for one in servers)
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    for true, here in (
        ("listen 80;", f"listen 127.0.0.1:{port};"),
        ("    listen [::]:80;\n", ""),
        ("    server 127.0.0.1:8000 max_fails=0;\n", lines),
        ("location / {", f"location {below} {{"),
    ):
        assert true in site
        site = site.replace(true, here)
    (folder / "site.conf").write_text(site)
    (folder / "main.conf").write_text(MAIN.format(folder=folder))
    process = await asyncio.create_subprocess_exec(
        nginx, "-p", str(folder), "-c", "main.conf", "-e", "stderr", stderr=PIPE
    )
    try:
        while process.returncode is None:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except ConnectionRefusedError:
                await asyncio.sleep(0.01)
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.terminate()
        _, said = await process.communicate()
    assert process.returncode == 0, said.decode()


async def statuses(address: str, source: str, **headers: str) -> list[int]:
    """What somebody who makes two tables hears."""
    async with browser(address, source, headers={"host": NAME, **headers}) as http:
        return [(await http.post("/api/tables", json={})).status_code for _ in range(2)]


@asynccontextmanager
async def behind_proxy(folder: Path, below: str = "/", **settings: str) -> AsyncIterator[str]:
    async with (
        served(folder, **settings) as server,
        proxied(folder, urlsplit(server.address).netloc, below=below) as address,
    ):
        yield address


def test_the_proxy_of_the_manual(tmp_path: Path) -> None:
    async def scenario() -> None:
        settings = {"CAPITAL_LUX_HOSTS": NAME, "CAPITAL_LUX_TABLES_PER_MINUTE": "1"}
        async with behind_proxy(tmp_path, **settings) as address:
            # Two people play through it, with WebSockets.
            async with honest_table(address) as noticed:
                while len(noticed.waits) < 20:
                    await asyncio.sleep(0.01)
            assert max(noticed.statuses) < 300
            assert not noticed.refused
            # Everybody has limits of their own, and cannot say that they are somebody else.
            assert await statuses(address, "127.0.0.7", origin=f"http://{NAME}") == [201, 429]
            assert await statuses(address, "127.0.0.8") == [201, 429]
            assert await statuses(address, "127.0.0.8", **{"x-forwarded-for": "127.0.0.9"}) == [
                429,
                429,
            ]
            assert await statuses(address, "127.0.0.9", host="evil.example") == [421, 421]
            await hold(address)
            async with browser(
                address, headers={"host": NAME, "x-request-id": "mine-0001"}
            ) as http:
                for path in ("/metrics", "/metrics/", "/%6detrics?all"):
                    assert (await http.get(path)).status_code == 404, path
                named = (await http.get("/healthz")).headers["x-request-id"]
                assert re.fullmatch("[0-9a-f]{32}", named)

    uvloop.run(scenario())


@pytest.mark.parametrize("below", ["/", "/lux/"])
def test_below_a_path_of_a_host(tmp_path: Path, below: str) -> None:
    """The proxy passes on all that it is asked for, or that path only, as the manual shows."""

    async def scenario() -> None:
        settings = {"CAPITAL_LUX_HOSTS": NAME, "CAPITAL_LUX_PREFIX": "/lux/"}
        async with behind_proxy(tmp_path, below, **settings) as address:
            async with honest_table(f"{address}/lux") as noticed:
                while len(noticed.waits) < 5:
                    await asyncio.sleep(0.01)
            assert max(noticed.statuses) < 300
            async with browser(address, headers={"host": NAME}) as http:
                short = await http.get("/lux")
                assert 'data-prefix="/lux"' in short.text or short.has_redirect_location
                for path in ("/lux/", "/lux/t/some-table"):
                    page = (await http.get(path)).text
                    assert 'data-prefix="/lux"' in page
                named = re.findall(r'(?:src|href|content)="(/[^"]*)"', page)
                assert named
                for name in named:
                    assert name.startswith("/lux/")
                    assert (await http.get(name)).status_code == 200
                me = await http.get("/lux/api/me")
                assert "Path=/lux;" in me.headers["set-cookie"]
                assert (await http.delete("/lux/api/me")).status_code == 204
                for path in ("/luxury", "/lux/metrics", "/lux/metrics/"):
                    assert (await http.get(path)).status_code == 404
                # A proxy that leaves the path out.
                if below == "/":
                    assert (await http.get("/api/options")).status_code == 200

    uvloop.run(scenario())


async def hold(address: str) -> None:
    """The limits of the proxy itself."""
    async with bare(address) as connection:
        await connection.write(b"GET / HTTP/1.1\r\nhost: lux.example\r\nx: " + b"a" * 40_000)
        assert await connection.head() in (400, 431)
    async with browser(address, headers={"host": NAME}) as http:
        large = await http.put("/api/me", content=b"a" * 600_000)
        assert large.status_code == 413
    async with AsyncExitStack() as stack:
        opened = 0
        with suppress(ConnectionError):
            for _ in range(300):
                await stack.enter_async_context(bare_socket(address))
                opened += 1
    assert 50 <= opened <= 200


async def answering(name: bytes) -> asyncio.Server:
    """A server that says who it is, whatever it is asked."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 1\r\n\r\n" + name)
        writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", 0)


def test_the_people_of_a_table_meet_at_one_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        servers = [await answering(name) for name in (b"a", b"b")]
        ports = [server.sockets[0].getsockname()[1] for server in servers]
        async with (
            servers[0],
            servers[1],
            proxied(tmp_path, *(f"127.0.0.1:{port}" for port in ports)) as address,
            browser(address, headers={"host": NAME}) as http,
        ):

            async def met(path: str) -> set[str]:
                return {(await http.get(path)).text for _ in range(10)}

            tables = [await met(f"/api/tables/{number}-table/socket") for number in range(10)]
            assert all(len(one) == 1 for one in tables)
            assert {*tables[0]}.union(*tables) == {"a", "b"}
            assert await met("/api/tables/0-table") == tables[0]
            assert await met("/lux/api/tables/0-table/socket") == tables[0]
            # Whoever watches 5-table.
            assert await met("/api/watch/5-another/socket") == tables[5]
            # What belongs to no table goes anywhere: in time to both.
            lobby: set[str] = set()
            while lobby != {"a", "b"}:
                lobby |= await met("/api/lobby")

    uvloop.run(scenario())


def test_whoever_was_started_again_is_asked_as_soon_as_the_other_stops(tmp_path: Path) -> None:
    """A WebSocket does not end, so a proxy that waits for one to succeed would wait for long."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        await writer.drain()
        writer.close()

    async def scenario() -> None:
        ports = [free_port() for _ in range(2)]
        async with proxied(tmp_path, *(f"127.0.0.1:{port}" for port in ports)) as address:
            # Half of the tables are at home at the one that is not there, and then at the other.
            for port in ports:
                async with (
                    await asyncio.start_server(answer, "127.0.0.1", port),
                    httpx.AsyncClient(base_url=address) as http,
                ):
                    asked = [f"/api/tables/{first}x/socket" for first in ascii_letters]
                    assert {(await http.get(path)).status_code for path in asked} == {200}

    asyncio.run(scenario())
