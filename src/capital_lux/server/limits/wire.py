"""Connections before anybody understands what they say: how many, how large, for how long.

uvicorn limits none of this for httptools and WebSockets, so its two protocols are extended here.
Whoever sends too much at once is read later, whoever asks for what no client needs is turned away,
and a connection on which nothing moves is closed.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from contextvars import copy_context
from typing import Any, Protocol

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.utils import apply_mask

from capital_lux.server.handover import Member
from capital_lux.server.limits.rates import Bucket, Limits, give_back, network
from capital_lux.server.settings import Settings

MOST_HEAD = 32 * 1024
MOST_HEADERS = 100
MOST_REQUEST = 512 * 1024
"""Bytes of a request with its body; each handler has a smaller limit of its own."""
MOST_PIECES = 2000
"""Pieces in which a body may come; each costs the same, however small it is."""
MOST_PIPELINED = 8
"""Requests sent before the answer to the first; browsers send none."""
MOST_FRAGMENTS = 64
"""Pieces of one WebSocket message."""
MOST_UNREAD = 1024 * 1024
"""Bytes of frames that wait because there were too many of them."""
HEAD_SECONDS = 10.0
REQUEST_SECONDS = 30.0
WRITE_SECONDS = 30.0
"""How long somebody may leave everything that was sent unread."""
CLOSE_SECONDS = 5.0
TOO_LATE = 408
"""Being late is no offence: browsers keep connections that they may need."""
OFFENCE = 10
"""How many new connections being turned away counts as."""
HOLD_SECONDS = 0.02
"""Seconds between two looks whether the application is ready for more messages."""
SLICE = 2048
FRAMES_SLICE = 1024
"""Bytes taken at once; the smallest request has some twenty, the smallest frame six."""
TEXT = b"\x81"
"""How a frame that is a whole message begins."""
WHOLE, OPCODE = 0x80, 0x0F
"""Bits of a frame's first byte: whether a message ends with it, and what it is; 0 if it goes on."""
MASKED, LONG, HEAD = 0x80, 0xFE, 6
"""A masked frame's second byte if it is empty, and if its length is not there; bytes before it."""
SHORT, MEDIUM = 126, 1 << 16
"""The size from which a frame gives its length in two bytes, and in eight."""
SPARE_FILES = 128
"""For the database, the processes of bots, and the pages."""
DIRECT = "lux.direct"
"""The extension of ASGI by which a handler finds the connection itself."""


class Wire:
    """All connections of a server."""

    def __init__(self, settings: Settings, is_proxy: Callable[[str], bool]) -> None:
        """`is_proxy`: whether many people are behind an address, each with their own limits."""
        self.is_proxy = is_proxy
        self.frames_per_second = 2 * settings.messages_per_second
        self.most = min(settings.connections, open_files() - SPARE_FILES)
        self.most_by_address = settings.connections_per_address
        self.count = 0
        self.by_address: Counter[str] = Counter()
        self.coming = Limits(self.most_by_address / 4, self.most_by_address)
        self.silent: dict[Http, None] = {}
        """Those who have not asked for anything so far, the oldest first."""
        self.member: Member | None = None
        """What hands connections to other processes, if there are any."""

    def enter(self, connection: Http) -> None:
        """A new connection; if there are too many, it or one that is silent has to go."""
        where = connection.where
        self.count += 1
        self.by_address[where] += 1
        if not self.is_proxy(where) and (
            self.by_address[where] > self.most_by_address or not self.coming.allow(where)
        ):
            connection.transport.abort()
            return
        self.silent[connection] = None
        if self.count > self.most:
            next(iter(self.silent)).transport.abort()

    def offended(self, where: str) -> None:
        self.coming.bucket(where).use(OFFENCE)

    def leave(self, where: str) -> None:
        self.count -= 1
        give_back(self.by_address, (where,))


def open_files() -> int:
    """How many files this process may have open: as many as it is allowed to ask for."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return sys.maxsize if most == resource.RLIM_INFINITY else most


class Watched(asyncio.Protocol):
    """A connection that ends when the other side reads nothing."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    stuck = 0.0
    """Since when it has not read what was written."""
    closing = 0.0

    @property
    def where(self) -> str:
        return network(self.client[0]) if self.client else ""

    def look(self, now: float) -> None:
        """End it if nothing moves any more."""
        if self.transport.is_closing():
            self.closing = self.closing or now
        if (self.stuck and now - self.stuck > WRITE_SECONDS) or (
            self.closing and now - self.closing > CLOSE_SECONDS
        ):
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = self.loop.time()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stuck = 0.0


class Http(Watched, HttpToolsProtocol):
    """HTTP with limits on each request."""

    def __init__(self, wire: Wire, **options: Any) -> None:
        super().__init__(**options)
        self.wire = wire
        self.reading = self.in_head = True
        """Whether a request is awaited, and whether its headers are."""
        self.since = self.loop.time()
        self.size = self.pieces = 0
        self.offered = False
        """Whether another process was asked to take this connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.wire.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.wire.silent.pop(self, None)
        self.wire.leave(self.where)

    def look(self, now: float) -> None:
        """End it if a request does not come to its end."""
        super().look(now)
        limit = HEAD_SECONDS if self.in_head else REQUEST_SECONDS
        if self.reading and now - self.since > limit and not self.transport.is_closing():
            self.turn_away(TOO_LATE)

    def begin(self) -> None:
        if not self.reading:
            self.reading, self.since = True, self.loop.time()
        self.in_head = True
        self.size = self.pieces = 0

    def data_received(self, data: bytes) -> None:
        if not self.reading:
            self.begin()
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self.size += len(part)
            super().data_received(part)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self.offered:
                return
            if self.size > (MOST_HEAD if self.in_head else MOST_REQUEST):
                self.turn_away(431 if self.in_head else 413)
            elif len(self.headers or ()) > MOST_HEADERS:
                self.turn_away(431)
            elif self.pieces > MOST_PIECES or len(self.pipeline) > MOST_PIPELINED:
                self.turn_away(400)

    def turn_away(self, status: int) -> None:
        """Close; say why if nothing else is being said."""
        if status != TOO_LATE:
            self.wire.offended(self.where)
        if self.cycle is None or self.cycle.response_complete:
            end = b"content-length: 0\r\nconnection: close\r\n\r\n"
            self.transport.write(STATUS_LINE[status] + end)
            self.transport.close()
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        self.turn_away(400)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.begin()

    def on_headers_complete(self) -> None:
        self.in_head = False
        self.wire.silent.pop(self, None)
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Have a WebSocket served where its table is at home, or here."""
        member = self.wire.member
        file = self.transport.get_extra_info("socket").fileno()
        self.offered = member is not None and member.offer(
            self.url, self.head(), file, self.answered
        )
        if self.offered:
            self.transport.pause_reading()
        else:
            super().handle_websocket_upgrade()

    def answered(self, taken: bool) -> None:
        """What another process said to the offer of this connection."""
        if taken:
            self.transport.abort()
        elif not self.transport.is_closing():
            self.offered = False
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def head(self) -> bytes:
        """The request as it came."""
        headers = [b"%b: %b\r\n" % header for header in self.scope["headers"]]
        return b"GET %b HTTP/1.1\r\n%b\r\n" % (self.url, b"".join(headers))

    def on_body(self, body: bytes) -> None:
        self.pieces += 1
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.reading = False
        super().on_message_complete()


def short_frame(data: bytes) -> int:
    """The size of the first frame; 0 if it is long, not all there, or a part of a message."""
    if len(data) < HEAD or not (data[0] & WHOLE and data[0] & OPCODE and MASKED <= data[1] < LONG):
        return 0
    size = HEAD + data[1] - MASKED
    return size if len(data) >= size else 0


def text_frame(text: bytes) -> bytes:
    size = len(text)
    if size < SHORT:
        return b"%b%c%b" % (TEXT, size, text)
    if size < MEDIUM:
        return b"%b\x7e%b%b" % (TEXT, size.to_bytes(2, "big"), text)
    return b"%b\x7f%b%b" % (TEXT, size.to_bytes(8, "big"), text)


class Direct(Protocol):
    """A WebSocket whose messages go past ASGI.

    A queue, a task that waits for it, and a pause of reading for each message would cost as much
    as deciding a move.
    """

    async def deliver(self, take: Callable[[str | bytes], float]) -> None:
        """Have each message taken as soon as it is read, until the connection ends.

        `take` returns how many seconds the next has to wait.
        """

    def tell(self, news: Callable[[], Iterable[bytes]]) -> None:
        """From now on, send the messages that `news` has; there may be some already."""

    def write_soon(self) -> None:
        """Send new messages as soon as the other side has read enough of those before."""

    async def send(self, message: ASGISendEvent) -> None:
        """Send anything else."""


class Frames(Watched, WebSocketsSansIOProtocol, Direct):
    """A WebSocket that takes a limited number of frames a second, and the rest later.

    What becomes new in one round of the event loop is written together in the next: each write is a
    call of the system, which costs more than making a frame.
    """

    def __init__(self, wire: Wire, **options: Any) -> None:
        super().__init__(**options)
        self.wire = wire
        self.bucket = Bucket(wire.frames_per_second, wire.frames_per_second)
        self.unread = b""
        self.news: Callable[[], Iterable[bytes]] = list
        self.due = False
        """Whether it is asked for them in the next round of the event loop."""
        self.later: asyncio.TimerHandle | None = None
        """When reading goes on; the other side has to wait until then."""
        self.at_frame = False
        """Whether a frame begins with what is unread."""
        self.held = False
        """Whether nothing more is read, as the server stops: whoever gets no answer asks again."""
        self.take: Callable[[str | bytes], float] | None = None
        self.wait = 0.0
        """The seconds that `take` said last."""

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.unread = b""
        if self.later is not None:
            self.later.cancel()
        self.wire.leave(self.where)

    def data_received(self, data: bytes) -> None:
        self.unread += data
        if len(self.unread) > MOST_UNREAD:
            self.transport.abort()
        elif self.later is None and not self.held:
            self.read_on()

    def read_on(self) -> None:
        self.later = None
        pause = 0.0
        while self.unread and not (pause or self.held or self.transport.is_closing()):
            if self.read_paused or not self.writable.is_set():
                # The application has not taken the last ones, or the answers are not read.
                pause = HOLD_SECONDS
            else:
                self.wait = 0.0
                self.read_some()
                pause = max(self.wait, self.bucket.pause())
        if self.transport.is_closing():
            return
        if pause:
            self.transport.pause_reading()
            self.later = self.loop.call_later(pause, self.read_on)
        elif not self.read_paused:
            self.transport.resume_reading()

    def read_some(self) -> None:
        """Read one frame if it is short, as what people do is; else as much as is read at once."""
        size = short_frame(self.unread) if self.at_frame else 0
        part, self.unread = self.unread[: size or FRAMES_SLICE], self.unread[size or FRAMES_SLICE :]
        if not size:
            # Where the frame that it begins will end only the parser knows, except for the head's.
            self.at_frame = not self.handshake_initiated
        elif part[:1] == TEXT and self.take is not None and not self.close_sent:
            self.bucket.use(1)
            with suppress(UnicodeDecodeError):
                self.wait = self.take(apply_mask(part[6:], part[2:6]).decode())
                return
        super().data_received(part)

    def handle_events(self) -> None:
        self.bucket.use(len(self.conn.events))
        super().handle_events()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    async def deliver(self, take: Callable[[str | bytes], float]) -> None:
        context = copy_context()
        self.take = lambda data: context.run(take, data)
        while (message := await self.receive())["type"] == "websocket.receive":
            # It came before. Nothing else is read until it is taken.
            take(message.get("text") or message.get("bytes") or "")

    def send_receive_event_to_app(self) -> None:
        if self.take is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self.wait = self.take(message)

    def handle_cont(self, event: Frame) -> None:
        """A message in pieces, as long as there are not too many of them."""
        super().handle_cont(event)
        if len(self.frames) > MOST_FRAGMENTS and not self.close_sent:
            self.frames = []
            self.wire.offended(self.where)
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many fragments")
            self.handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        self.write()
        await super().send(message)

    def tell(self, news: Callable[[], Iterable[bytes]]) -> None:
        self.news = news
        self.write_soon()

    def write_soon(self) -> None:
        if not self.due:
            self.due = True
            self.loop.call_soon(self.write)

    def write(self) -> None:
        """Write all that is new; after a goodbye nothing may follow."""
        self.due = False
        if not self.writable.is_set() or self.transport.is_closing():
            return
        if self.conn.state is State.OPEN and (frames := b"".join(map(text_frame, self.news()))):
            self.transport.write(frames)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.write_soon()

    def shutdown(self) -> None:
        self.write()
        super().shutdown()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; as in uvicorn, but nothing is read while it has to wait."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.later is None:
                self.transport.resume_reading()
        return message
