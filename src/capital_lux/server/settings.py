"""What the owner of a server can choose."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from capital_lux.bots.levels import LEVELS
from capital_lux.console.folder import data_folder


def elapsed() -> float:
    """Seconds that have passed, even while the machine slept."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


def steady_time() -> Callable[[], float]:
    """Seconds since 1970 that never jump: a clock that is set costs nobody a move."""
    begun = time.time() - elapsed()
    return lambda: begun + elapsed()


@dataclass(frozen=True)
class Settings:
    """The settings of one server; every default is good for playing at home."""

    data: Path = field(default_factory=data_folder)
    """The folder of the key that signs cookies and, without `database`, of the SQLite file."""
    database: str = ""
    """`sqlite:///...` or `postgresql://...`; empty is the SQLite file in `data`."""
    processes: int = 1
    """How many serve, on one port; more than one needs PostgreSQL."""
    static: Path = Path(__file__).parent / "static"
    """The built web client."""
    prefix: str = ""
    """The path at which a proxy shows the server, like `/lux`; empty: a host of its own."""
    docs: Path = Path(__file__).parent / "docs"
    """The built documentation, if there is one: `make site`."""
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own, like `https://lux.example`."""
    hosts: tuple[str, ...] = ()
    """Names that the server goes by, besides those that exist only at home; `*`: any name."""
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    """Addresses or networks whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed."""
    pace: float = 0.7
    """Seconds a bot waits before it acts, so that people can follow and take back."""
    away_after: float = 60.0
    """Seconds without a connection after which the others may vote for a bot."""
    idle_after: float = 300.0
    """Seconds after which a table that nobody uses leaves the memory."""
    workers: int = 2
    """Processes in which bots think; shared out among several that serve."""
    worker: str = "capital_lux.play.worker"
    """The module that these processes run."""
    bot_seconds: float = 5.0
    """The most a bot's move may take before a greedy move is made for it."""
    daily_field: tuple[str, ...] = LEVELS
    """The levels that play the deal of the day too."""
    daily_simulations: int | None = None
    """Simulations for a move of those levels; None: as many as each has."""
    bot_seconds_per_hour: float = 3600.0
    """How long bots may search for one guest, or one address; then they move quickly."""
    analyst: str = "capital_lux.server.replays.analyst"
    """The module run by the process in which games are analysed."""
    analyses_per_hour: float = 30.0
    """How many analyses one guest, or one address, may ask for."""
    tables_per_minute: float = 30.0
    """How many tables one guest, or one address, may make."""
    tables_per_day: float = 1000.0
    """The same for a whole day, so that a disk is not filled slowly."""
    listed_per_guest: int = 5
    """How many tables of one guest the lobby shows at a time."""
    listed_per_address: int = 50
    """The same for one address; a club behind one address needs as many as it has tables."""
    messages_per_second: float = 50.0
    """How many messages one connection may send; more are read later."""
    requests_per_second: float = 100.0
    """How many HTTP requests of one address are answered at once; more are refused."""
    connections: int = 4000
    """How many connections are open at once; fewer where the system allows fewer files."""
    connections_per_address: int = 200
    """How many of them one address may have; a proxy may have all."""
    connections_per_table: int = 100
    """How many spectators one table may have; the people at it have places of their own."""
    sockets_per_address: int = 60
    """How many WebSockets of one address may watch tables or the lobby."""
    sockets_per_guest: int = 12
    """How many WebSockets of one guest may do so."""

    now: Callable[[], float] = field(default_factory=steady_time)
    """The time, in seconds since 1970, by which moves are late."""
    clock_pause: float = 0.25
    """Seconds between two looks at the clocks."""
    lobby_pause: float = 0.5
    """Seconds in which the lobby's changes are gathered."""

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'tables.sqlite'}"
