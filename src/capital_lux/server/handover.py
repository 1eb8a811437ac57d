"""A table's people and spectators come to one process of a family, whichever took their connection.

A move is applied and told by every process that somebody of its table is connected to. So a
process that is asked for a table's WebSocket offers the connection to the one where the table is at
home, with what was read of it. That one answers that it took it. If it does not, because it is
dead, stopped or busy, the connection is served where it came: any process serves any table.
"""

from __future__ import annotations

import asyncio
import re
import socket
import struct
import time
import zlib
from collections.abc import Callable
from itertools import count

from capital_lux.server.identity.keys import HOME_LETTERS

ANSWER_SECONDS = 0.5
"""How long an offer is worth taking; whoever makes it waits for twice as long."""
SILENT_SECONDS = 3.0
"""How long nothing is offered to a process that did not answer."""
MOST_BYTES = 64 * 1024
TABLE = re.compile(rb"/api/(?:tables|watch)/([^/?]{%d})[^/?]*/socket(?:\?|$)" % HOME_LETTERS)
HEAD = struct.Struct("<?iqd")
"""Whether it is an offer or the answer, who sends it, its number, and when it was made."""


class Handover:
    """What the processes of a family share to hand connections to each other."""

    def __init__(self, processes: int) -> None:
        """Made by their parent: whoever comes after a dead one goes on with its sockets."""
        self.processes = processes
        self.pairs = [
            socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(processes)
        ]
        for one in [end for pair in self.pairs for end in pair]:
            one.setblocking(False)

    def member(self, number: int) -> Member:
        return Member(self, number)


class Member:
    """One process of a family."""

    def __init__(self, family: Handover, number: int) -> None:
        self.family = family
        self.number = number
        self.numbers = count(time.monotonic_ns())
        """Of offers; whoever comes after a dead process has others."""
        self.offered: dict[int, tuple[asyncio.TimerHandle, Callable[[bool], None]]] = {}
        self.silent: dict[int, float] = {}
        """Until when each that did not answer is left alone."""
        self.stopped = False

    def start(self, take: Callable[[socket.socket, bytes], None]) -> None:
        """`take`: serve a connection of which so much was read."""
        self.take = take
        self.loop = asyncio.get_running_loop()
        self.loop.add_reader(self.family.pairs[self.number][0], self.read)

    def stop(self) -> None:
        """Take nothing more: whoever offers it serves it."""
        self.stopped = True
        self.loop.remove_reader(self.family.pairs[self.number][0])

    def home(self, url: bytes) -> int:
        """The process where a table's WebSockets meet; this one for all else."""
        found = TABLE.search(url)
        return self.number if not found else zlib.crc32(found[1]) % self.family.processes

    def offer(self, url: bytes, head: bytes, file: int, then: Callable[[bool], None]) -> bool:
        """Offer a connection to where it belongs; `then` hears whether it was taken.

        False: it belongs here, or nobody else can take it now.
        """
        home = self.home(url)
        if home == self.number or self.silent.get(home, 0.0) > self.loop.time():
            return False
        number = next(self.numbers)
        about = HEAD.pack(True, self.number, number, time.monotonic())
        if not self.send(home, about + head, [file]):
            return False
        timer = self.loop.call_later(2 * ANSWER_SECONDS, self.give_up, number, home)
        self.offered[number] = timer, then
        return True

    def give_up(self, number: int, home: int) -> None:
        # If it was this process that was stopped, the answer has come meanwhile.
        while number in self.offered and self.read():
            pass
        if number in self.offered:
            self.silent[home] = self.loop.time() + SILENT_SECONDS
            self.offered.pop(number)[1](False)

    def send(self, to: int, text: bytes, files: list[int]) -> bool:
        """Send something to another process; whether there was room for it."""
        try:
            socket.send_fds(self.family.pairs[to][1], [text], files)
        except OSError:
            return False
        return True

    def read(self) -> bool:
        """Take what is offered, or learn what was taken; whether there was anything."""
        try:
            text, files, _, _ = socket.recv_fds(self.family.pairs[self.number][0], MOST_BYTES, 1)
        except BlockingIOError:
            return False
        is_offer, sender, number, made = HEAD.unpack_from(text)
        if not is_offer:
            timer, then = self.offered.pop(number, (None, None))
            if timer and then:
                timer.cancel()
                then(True)
            return True
        for file in files:
            connection = socket.socket(fileno=file)
            late = self.stopped or time.monotonic() - made > ANSWER_SECONDS
            if late or not self.send(sender, HEAD.pack(False, self.number, number, made), []):
                connection.close()
            else:
                self.take(connection, text[HEAD.size :])
        return True
