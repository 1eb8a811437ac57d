"""Tables that are played while everything is broken, and checked when they are over."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from capital_lux.server.database.archive import talk_of
from capital_lux.server.database.opening import open_store
from capital_lux.server.database.rows import STEPS, EntryRow, TableRow, TalkRow
from capital_lux.server.database.store import Store
from capital_lux.server.settings import Settings
from capital_lux.server.upkeep import commands
from tests.ports import free_port
from tests.server.postgres import lasting
from tests.server.process import Servers
from tests.server.torture.checker import check_secrecy, check_table
from tests.server.torture.history import Wrong
from tests.server.torture.nemesis import FamilyNemesis, Nemesis
from tests.server.torture.people import Field, Guest, Player, Spectator

Enough = Callable[[Counter[str]], bool]
PROCESSES = 3
CALM_SECONDS = 90.0
"""In which something must happen at a table that has not ended, when nothing is broken any more."""
CLOCK = 30
REMATCH, PLAY_ON = 0.5, 0.1
RETRY_SECONDS = 0.1
MOST_SAID = 5
"""Lines of the servers' log that are shown with a failure."""


class Match:
    """A group of people who play one table after the other."""

    def __init__(self, torture: Torture, number: int) -> None:
        self.torture, self.field = torture, torture.field
        self.seed = f"{torture.seed} match {number}"
        self.prefix = f"p{number}"
        self.rng = random.Random(self.seed)
        self.count = 0
        self.players: list[Player] = []
        self.table, self.watch, self.clock = "", "", False

    def guest(self) -> Guest:
        self.count += 1
        return Guest(self.field, f"{self.prefix}n{self.count}", self.seed)

    async def run(self) -> None:
        guests = await self.new_table()
        while True:
            self.players = []
            playing = [self.occupy(guest, seat) for seat, guest in guests.items()]
            await asyncio.gather(*playing, self.watch_it())
            if not self.field.calm and self.rng.random() < REMATCH:
                await asyncio.gather(*(self.ask_again(one) for one in self.seated()))
            following = {one.history.following for one in self.players} - {None}
            await self.torture.check(self.table, self.players)
            if self.field.calm and not following:
                return
            if following:
                guests = {one.seat: one.guest for one in self.seated()}
                self.table = str(following.pop())
            else:
                guests = await self.new_table()

    async def new_table(self) -> dict[int, Guest]:
        """People by seat; in the other seats there are bots."""
        people, rng = self.rng.randint(1, 3), self.rng
        seats = min(4, max(2, people + rng.randint(0, 1)))
        edition = rng.choice(("first", "generations"))
        clock = CLOCK if rng.random() < 0.6 else None
        self.clock = clock is not None
        body: dict[str, Any] = {"edition": edition, "seats": seats, "kind": "friends"}
        if edition == "generations":
            body["powers"] = "random"
        guests = {seat: self.guest() for seat in range(people)}
        maker = guests[0]
        if self.table and rng.random() < PLAY_ON:
            on = {"step": self.rng.randint(0, 20), "seat": 0, "name": maker.name}
            status, made = await maker.call("POST", f"tables/{self.table}/play-on", on)
            assert status == 201, made
            self.table, self.watch, self.clock = made["table"], made["watch"], False
            return {0: maker}
        status, made = await maker.call(
            "POST", "tables", {**body, "clock": clock, "name": maker.name}
        )
        assert status == 201, made
        self.table, self.watch = made["table"], made["watch"]
        for seat in range(people, seats):
            path = f"tables/{self.table}/seats/{seat}/bot"
            status, answer = await maker.call("POST", path, {"level": "regular"})
            assert status == 200 or answer["error"]["id"] == "error-seat-taken", answer
        return guests

    async def occupy(self, guest: Guest, seat: int) -> None:
        """Sit down and play; somebody else comes for whoever leaves."""
        player = Player(guest, self.table, seat, self.clock, stays=seat == 0)
        self.players.append(player)
        if not await player.sit():
            return
        await player.play()
        if player.left:
            await self.occupy(self.guest(), seat)

    async def ask_again(self, player: Player) -> None:
        """A rematch: everybody asks for it at once."""
        status, answer = await player.guest.call("POST", f"tables/{self.table}/rematch", {})
        if status != 201:
            raise Wrong(f"no rematch: {answer}", player.history)
        player.history.following, self.watch = answer["table"], answer["watch"]

    def seated(self) -> list[Player]:
        """Those who played to the end."""
        return [one for one in self.players if one.over and not isinstance(one, Spectator)]

    async def watch_it(self) -> None:
        spectator = Spectator(self.guest(), self.table, self.watch)
        self.players.append(spectator)
        await spectator.play()


class Torture:
    """One run."""

    def __init__(self, field: Field, store: Store, seed: str) -> None:
        self.field, self.store, self.seed = field, store, seed
        self.rng = random.Random(f"{seed} checker")
        self.acknowledged: list[tuple[str, int, str]] = []
        # The law of secrecy exchanges how a game begins: only one at a time can do that.
        self.thread = ThreadPoolExecutor(1, "checker")

    async def check(self, table: str, players: list[Player]) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self.thread, self.check_now, table, players)

    def check_now(self, table: str, players: list[Player]) -> None:
        row, entries, talk = self.read(table)
        log = check_table(row, entries, talk, [player.history for player in players])
        check_secrecy(log, self.rng)
        counts = self.field.counts
        counts["tables"] += 1
        counts["entries"] += len(log.entries)
        counts.update(f"entries: {entry.kind}" for entry in log.entries)
        for player in players:
            for name, asked in player.history.asked.items():
                if asked.number is not None and asked.body["type"] != "say":
                    self.acknowledged.append((table, asked.number, name))

    def check_all(self) -> None:
        """Whatever was ever acknowledged is there at the very end."""
        for table, mine in groupby(sorted(self.acknowledged), itemgetter(0)):
            steps = [entry for entry in self.read(table)[1] if entry.kind in STEPS]
            for _, number, name in mine:
                assert steps[number - 1].client_id == name, f"{name} at table {table} is lost"

    def read(self, table: str) -> tuple[TableRow, list[EntryRow], list[TalkRow]]:
        """The database may be away just now."""
        while True:
            try:
                found = self.store.table(table)
                assert found is not None, f"table {table} is lost"
                return *found, talk_of(self.store, table)
            except sa.exc.OperationalError:
                time.sleep(RETRY_SECONDS)


async def torture(
    store: Store, nemesis: Nemesis, seed: str, enough: Enough, tables: int, pace: float
) -> None:
    field = nemesis.field
    run = Torture(field, store, seed)
    await nemesis.mend()
    matches = [Match(run, number) for number in range(tables)]
    playing = asyncio.gather(*(match.run() for match in matches))
    raging = asyncio.create_task(nemesis.rage(lambda: enough(field.counts), pace))
    try:
        await asyncio.wait((playing, raging), return_when=asyncio.FIRST_COMPLETED)
        await raging if raging.done() else None
        if playing.done():
            await playing
        await nemesis.mend()
        field.calm = True
        known: list[int] = []
        while not playing.done():
            numbers = [one.number for match in matches for one in match.players]
            if numbers == known:
                here = [one for match in matches for one in match.players if one.info]
                stuck = next(one for one in here if not (one.over or one.left))
                raise Wrong(f"the table does not come to its end: {stuck.info}", stuck.history)
            known = numbers
            await asyncio.wait((playing,), timeout=CALM_SECONDS)
        await playing
        run.check_all()
    finally:
        raging.cancel()
        playing.cancel()
        await asyncio.gather(playing, raging, return_exceptions=True)
        for browser in field.browsers:
            await browser.aclose()


@contextmanager
def explained(nemesis: Nemesis, seed: str, log: Path) -> Iterator[None]:
    """What is wrong, with the seed and what happened around it."""
    try:
        yield
    except BaseException as problem:
        lines = [*nemesis.lines[-10:]]
        if isinstance(problem, Wrong):
            near = (
                one for one in nemesis.lines if problem.begun - 2 <= one.when <= problem.ended + 1
            )
            lines = sorted([*problem.lines, *near])
        said = "\n".join(log.read_text().splitlines()[-MOST_SAID:])
        print(f"seed {seed}: {problem!r}", *lines, said, sep="\n", flush=True)
        raise


def campaign(
    folder: Path, seed: str, enough: Enough, tables: int, pace: float, family: bool
) -> Counter[str]:
    """Torture three processes on one database until it is enough; what happened, counted.

    `family`: one server has all of them on one port; otherwise each is a server of its own.
    """
    with lasting() as database:
        url, log = database.database(), folder / "log.txt"
        servers = Servers(log)
        field = Field([free_port() for _ in range(1 if family else PROCESSES)])
        kind = partial(FamilyNemesis, processes=PROCESSES) if family else Nemesis
        nemesis = kind(field, servers, database, url, folder, seed)
        try:
            with closing(open_store(url)) as store, explained(nemesis, seed, log):
                asyncio.run(torture(store, nemesis, seed, enough, tables, pace))
                troubles = [line for line in log.read_text().splitlines() if trouble(line)]
                assert not troubles, "\n".join(troubles[:5])
        finally:
            servers.close()
        with explained(nemesis, seed, log):
            assert commands.check(Settings(folder, url), None) == 0
    return field.counts


def trouble(line: str) -> bool:
    """Whether a line of the log tells of a mistake of ours, not of a database that is away."""
    return not line.startswith("{") or "exception" in json.loads(line)
