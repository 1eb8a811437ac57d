"""A server as a program: sockets, logs, signals."""

from __future__ import annotations

import asyncio
import errno
import gc
import math
import os
import re
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from litestar import Litestar
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from capital_lux.console.folder import data_folder
from capital_lux.console.refusal import FAILED, Refusal, said_by_system
from capital_lux.console.speech import say
from capital_lux.server.app import create_app
from capital_lux.server.family import Family
from capital_lux.server.handover import Handover, Member
from capital_lux.server.limits.wire import Frames, Http, Wire
from capital_lux.server.logs import set_up_logs
from capital_lux.server.service import Service
from capital_lux.server.settings import Settings
from capital_lux.server.unusable import refusals

MOST_BYTES = 16 * 1024
"""In one WebSocket message; the longest that makes sense has some 200."""
PING_SECONDS = 20.0
STOP_SECONDS = 5
BY_OPERATOR = (
    "database processes prefix origins hosts proxies"
    " requests_per_second messages_per_second connections"
    " connections_per_address connections_per_table sockets_per_address sockets_per_guest"
    " tables_per_minute tables_per_day bot_seconds_per_hour"
    " analyses_per_hour"
).split()
"""Settings that the environment may change, as `CAPITAL_LUX_...`; docs/operating.md has them."""
GARBAGE = (10_000, 20, 50)
"""How many new objects, and rounds of those, before Python looks for cycles among them."""
SWITCH_SECONDS = 0.0005
"""The writer must not wait long for the interpreter while the event loop is busy."""


def run(host: str, port: int, open_browser: bool, settings: Settings) -> None:
    if os.name == "posix":
        # The seeds of all deals are in the database: it is for its owner only.
        os.umask(0o077)
    count = settings.processes
    if count > 1 and not (hasattr(os, "fork") and is_shared(settings)):
        raise Refusal("refusal-serve-processes", FAILED)
    with listen(host, port) as listening:
        set_up_logs(os.environ.get("CAPITAL_LUX_LOG", "warning"))
        named = replace(settings, hosts=(*settings.hosts, host, socket.gethostname()))
        if count == 1:
            serve(listening, host, open_browser, named)
            return
        # What is wrong is said once, and the database is brought up to date once.
        make_app(named).state.service.close()
        shared = replace(named, workers=-(-named.workers // count))
        handover = Handover(count)

        def serve_one(number: int, again: bool) -> None:
            first = number == 0 and not again
            serve(listening, host, open_browser and first, shared, first, handover.member(number))

        Family(count, serve_one).run()


def is_shared(settings: Settings) -> bool:
    """Whether several processes may use the database."""
    return not settings.url.startswith("sqlite")


def serve(
    listening: socket.socket,
    host: str,
    open_browser: bool,
    settings: Settings,
    announced: bool = True,
    member: Member | None = None,
) -> None:
    """Serve in this process; `announced`: says where, when it is ready.

    `member`: this process among others on the same port.
    """
    sys.setswitchinterval(SWITCH_SECONDS)
    address = address_of(listening, host, settings.prefix) if announced else ""
    server = make_server(make_app(settings), settings, address, open_browser)
    server.wire.member = member
    server.run(sockets=[listening])
    if not server.started:
        raise Refusal("refusal-serve-start", FAILED)


def make_server(app: Litestar, settings: Settings, address: str, open_browser: bool) -> Server:
    """What reads and writes for the application."""
    proxied = ProxyHeadersMiddleware(app, list(settings.proxies))  # type: ignore[arg-type]
    wire = Wire(settings, proxied.trusted_hosts.__contains__)
    config = uvicorn.Config(
        proxied,
        ws=partial(Frames, wire),  # type: ignore[arg-type]
        http=partial(Http, wire),  # type: ignore[arg-type]
        proxy_headers=False,
        loop="auto",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    return Server(config, app.state.service, wire, address, open_browser)


def make_app(settings: Settings) -> Litestar:
    """The application, with its database up to date, or a sentence that says what is wrong."""
    with refusals(settings):
        service = Service(settings)
        copy = service.store.migrate()
    if copy is not None:
        print(say("serve-backup", path=str(copy)), flush=True)
    return create_app(service)


def settings_for(data: Path | None, **wanted: Any) -> Settings:
    """`wanted`: settings of the command line, where they are not None."""
    chosen: dict[str, Any] = {}
    for name in BY_OPERATOR:
        variable = f"CAPITAL_LUX_{name.upper()}"
        text = os.environ.get(variable, "").strip()
        if text:
            chosen[name] = read_setting(variable, text, getattr(Settings, name))
    chosen |= {name: value for name, value in wanted.items() if value is not None}
    chosen["prefix"] = read_prefix(chosen.get("prefix", ""))
    return Settings(data=data or data_folder(), **chosen)


def read_prefix(text: str) -> str:
    """A path like `/lux`; a slash at its end does not count."""
    prefix = text.rstrip("/")
    if prefix and not re.fullmatch(r"(/[\w.~-]+)+", prefix, re.ASCII):
        raise Refusal("refusal-serve-prefix", FAILED, prefix=text)
    return prefix


def read_setting(variable: str, text: str, default: Any) -> Any:
    """A setting of the environment, of the same type as its default."""
    if isinstance(default, str):
        return text
    if isinstance(default, tuple):
        return tuple(part.strip() for part in text.split(",") if part.strip())
    try:
        value = type(default)(text)
    except ValueError:
        value = 0
    if not 0 < value < math.inf:
        raise Refusal("refusal-serve-setting", FAILED, variable=variable, text=text)
    return value


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence that says why there is none."""
    try:
        family, _, _, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise Refusal("refusal-serve-host", FAILED, host=host) from None
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(where)
        listening.listen(2048)
    except OSError as problem:
        listening.close()
        if problem.errno == errno.EADDRINUSE:
            raise Refusal("refusal-serve-port", FAILED, port=str(port)) from None
        why = said_by_system(problem)
        raise Refusal(
            "refusal-serve-listen", FAILED, host=host, port=str(port), problem=why
        ) from None
    return listening


def address_of(listening: socket.socket, host: str, prefix: str) -> str:
    """Where a browser on this machine finds the server."""
    port = listening.getsockname()[1]
    if host in ("0.0.0.0", "::", ""):
        host = "localhost"
    named = f"[{host}]" if ":" in host else host
    return f"http://{named}:{port}{prefix}/"


class Server(uvicorn.Server):
    """Says where it is when it is ready, closes silent connections, and ends politely."""

    def __init__(
        self,
        config: uvicorn.Config,
        service: Service,
        wire: Wire,
        address: str,
        open_browser: bool,
    ) -> None:
        super().__init__(config)
        self.service = service
        self.wire = wire
        self.address = address
        self.open_browser = open_browser
        self.taking: set[asyncio.Task[None]] = set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take nothing new, answer what was asked, then close: clients go elsewhere at once.

        A WebSocket is closed with 1012, "service restart".
        """
        for server in self.servers:
            server.close()
        if self.wire.member:
            self.wire.member.stop()
            # Those that were just taken are closed with all others.
            await asyncio.gather(*self.taking, return_exceptions=True)
        for connection in self.server_state.connections:
            if isinstance(connection, Frames):
                connection.held = True
        await self.service.finish()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        # What is loaded by now stays: looking through it again and again would cost pauses.
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        if self.wire.member:
            self.wire.member.start(self.take)
        if self.address:
            print(say("serve-address", address=self.address), flush=True)
        if self.open_browser:
            # A browser may take its time to start; nobody should wait for it.
            loop = asyncio.get_running_loop()
            loop.run_in_executor(None, webbrowser.open, self.address)

    def take(self, connection: socket.socket, head: bytes) -> None:
        """Serve a connection that another process accepted, of which `head` was read."""

        async def begin() -> None:
            protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )
            loop = asyncio.get_running_loop()
            with suppress(OSError):  # it may be gone by now
                await loop.connect_accepted_socket(lambda: protocol, connection)
                protocol.data_received(head)

        self.taking.add(task := asyncio.get_running_loop().create_task(begin()))
        task.add_done_callback(self.taking.discard)

    def look(self, now: float) -> None:
        """Close the connections that have been silent for too long."""
        for connection in list(self.server_state.connections):
            connection.look(now)  # type: ignore[union-attr]

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second; once a second is enough to find silent connections."""
        if counter % 10 == 0:
            self.look(asyncio.get_running_loop().time())
        return await super().on_tick(counter)
