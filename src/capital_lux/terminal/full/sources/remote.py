"""A table of a server, over its WebSocket.

A connection that is lost is made again. The last number we know says what we missed; an action
that was not acknowledged is sent again with the id it had, so it is carried out once.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import shlex
from collections.abc import Mapping
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import say
from capital_lux.rules.shapes import View
from capital_lux.terminal.full.sources.joining import Client, refusal_of
from capital_lux.terminal.full.sources.source import News, Source, Tell
from capital_lux.terminal.full.sources.tokens import Address, SeatTokens
from capital_lux.terminal.opponents import USUAL
from capital_lux.texts import Message

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 8.0
"""Seconds before a lost connection is tried again."""
RESTART = 1012
"""The code with which a server closes when it stops: another may be there at once."""
LARGEST = 8 * 1024 * 1024
"""Bytes of a message: the whole log of a long game is far smaller."""
GONE = (401, 403, 404)
"""Answers that do not change by asking again."""


class RemoteTable(Source):
    """A seat at a server's table, or a place to watch it."""

    def __init__(self, client: Client, info: Mapping[str, Any], tokens: SeatTokens) -> None:
        self.client = client
        self.info = info
        self.tokens = tokens
        self.number = 0
        self.unanswered: dict[str, dict[str, Any]] = {}
        self.promised = 0
        """The last number that an action of ours was given."""
        self.connection: ClientConnection | None = None
        self.task: asyncio.Task[None] | None = None
        self.tell: Tell = lambda news: None
        self.next: str | None = None

    @property
    def hints(self) -> bool:
        """Whether an expert may be asked: only against bots, and not at the deal of the day."""
        if self.daily:
            return False
        people = [one["seat"] for one in self.info["players"] if one["kind"] in ("person", "open")]
        return len(people) == 1 and people == self.info["mine"]

    @property
    def busy(self) -> bool:
        """Whether the server still has to acknowledge what we sent and show what came of it."""
        return bool(self.unanswered) or self.number < self.promised

    @property
    def link(self) -> str:
        return self.client.address.page

    @property
    def rematch(self) -> bool:
        """Whether another game can follow: only for those who played."""
        return bool(self.info["mine"]) and not self.daily

    @property
    def daily(self) -> bool:
        """Whether it is the deal of the day, of which there is one try."""
        return self.info.get("day") is not None

    # The connection

    async def open(self, tell: Tell) -> None:
        self.tell = tell
        self.tell(News(info=self.info))
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Read until the user leaves; connect again whenever that ends."""
        pause = FIRST_PAUSE
        while True:
            restarts = False
            try:
                async with self.connected() as connection:
                    pause = FIRST_PAUSE
                    self.tell(News(lost=False))
                    await self.speak(connection)
                    async for message in connection:
                        self.receive(json.loads(message))
            except InvalidStatus as refused:
                if refused.response.status_code in GONE:
                    self.tell(News(notice=refusal_of(bytes(refused.response.body or b"")).message))
            except (OSError, WebSocketException, ValueError) as problem:
                closed = problem.rcvd if isinstance(problem, ConnectionClosed) else None
                restarts = closed is not None and closed.code == RESTART
            self.connection = None
            if not restarts:
                self.tell(News(lost=True))
            # Not all at the same moment when a server comes back.
            await asyncio.sleep(pause * random.uniform(0.7, 1.3))
            pause = min(LONGEST_PAUSE, pause * 2)

    def connected(self) -> connect:
        """A new connection that goes on where the last one ended."""
        return connect(
            f"{self.client.address.socket}?after={self.number}",
            additional_headers=self.client.headers,
            max_size=LARGEST,
            open_timeout=10,
            close_timeout=1,
            compression=None,
        )

    def receive(self, message: Mapping[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self.number = message["number"]
            self.next = message.get("next")
            if message["seats"]:
                self.tell(News(message))
        elif kind == "info":
            self.info = message["info"]
            self.tell(News(info=self.info))
            self.expect_bots(self.info)
            self.sit_again()
        elif kind == "done":
            self.unanswered.pop(message["id"], None)
            self.promised = max(self.promised, message["number"])
            self.tell(News())
        elif kind == "refused":
            self.unanswered.pop(message["id"], None)
            self.tell(News(notice=message["error"]))

    def expect_bots(self, info: Mapping[str, Any]) -> None:
        """Notice when somebody has been away long enough for a bot: the server says it once."""

        def may(player: dict[str, Any]) -> None:
            if self.info is info:
                player["bot_in"] = 0
                self.tell(News(info=info))

        loop = asyncio.get_running_loop()
        for player in info["players"]:
            if player["bot_in"]:
                loop.call_later(player["bot_in"], may, player)

    def sit_again(self) -> None:
        """Take our seat back from a bot that played for us while we were away."""
        bots = [one["seat"] for one in self.info["players"] if one["kind"] == "bot"]
        lost = [seat for seat in self.info["mine"] if seat in bots]
        if lost and not self.info["over"]:
            # What is sent from here on waits for the new token.
            connection, self.connection = self.connection, None
            self.sitting = asyncio.ensure_future(self.take_seat(lost[0], connection))

    async def take_seat(self, seat: int, connection: ClientConnection | None) -> None:
        """Sit down again; the seat has a new token then, and the connection too."""
        if await self.ask_server(lambda: self.client.sit(seat, None)) is None:
            await self.speak(connection)
            return
        self.tokens.keep(self.client.address, seat, self.client.token)
        if connection is not None:
            await connection.close()

    async def speak(self, connection: ClientConnection | None) -> None:
        """Use a connection, first for what was not answered yet."""
        self.connection = connection
        if connection is not None:
            for unanswered in list(self.unanswered.values()):
                await connection.send(json.dumps(unanswered))

    async def send(self, message: dict[str, Any]) -> None:
        """Send something that must arrive: now, or when there is a connection again."""
        message["id"] = secrets.token_hex(8)
        self.unanswered[message["id"]] = message
        if self.connection is not None:
            try:
                await self.connection.send(json.dumps(message))
            except ConnectionClosed:
                return

    async def act(self, seat: int, action: str) -> None:
        await self.send({"type": "act", "seat": seat, "action": action})

    async def take_back(self, seat: int) -> None:
        await self.send({"type": "take_back", "seat": seat})

    async def close(self) -> None:
        """Hang up; the seat stays ours."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        self.tokens.release()

    # What else a table can do

    async def advise(self, view: View, heard: list[Any]) -> dict[str, Any] | None:
        """What the server's expert would do: it is counted there."""
        found: dict[str, Any] | None = await self.ask_server(lambda: self.client.hint(view["seat"]))
        return found

    async def want_bot(self, seat: int) -> None:
        await self.ask_server(lambda: self.client.want_bot(seat, USUAL))

    async def ask_server(self, ask: Any) -> Any:
        """Ask over HTTP without waiting for it here; a refusal is news."""
        try:
            return await asyncio.to_thread(ask)
        except Refusal as refused:
            self.tell(News(notice=refused.message))
            return None

    async def again(self) -> bool:
        """Go to the table of the rematch; whether there is one."""
        table = self.next or await self.ask_server(self.client.rematch)
        if table is None:
            return False
        mine = self.info["mine"]
        await self.close()
        old = self.client.address
        client = Client(Address(old.server, old.kind, table), self.client.token)
        found = await self.ask_server(client.info)
        if found is None or not mine:
            return False
        self.client, self.info = client, found
        self.tokens.keep(client.address, mine[0], client.token)
        self.tokens.hold(client.address, mine[0])
        self.number, self.promised, self.next = 0, 0, None
        self.unanswered.clear()
        return True

    def leaving(self) -> Message:
        return Message("full-leave-server")

    def farewell(self) -> list[str]:
        command = f"lux play --table {shlex.quote(self.link)}"
        if self.daily:
            command = f"lux daily --server {shlex.quote(self.client.address.server)}"
        return [say("play-go-on", command=command)]
