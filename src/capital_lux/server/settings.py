"""What the owner of a server can choose."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from capital_lux.folder import data_folder


@dataclass(frozen=True)
class Settings:
    """The settings of one server; every default is good for playing at home."""

    data: Path = field(default_factory=data_folder)
    """The folder of the key that signs cookies and, without `database`, of the SQLite file."""
    database: str = ""
    """An SQLAlchemy URL; empty is the SQLite file in `data`."""
    static: Path = Path(__file__).parent / "static"
    """The built web client."""
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own, like `https://lux.example`."""
    pace: float = 0.7
    """Seconds a bot waits before it acts, so that people can follow and take back."""
    away_after: float = 60.0
    """Seconds without a connection after which the others may vote for a bot."""
    idle_after: float = 300.0
    """Seconds after which a table that nobody uses leaves the memory."""
    workers: int = 2
    """Processes in which bots think."""
    worker: str = "capital_lux.server.worker"
    """The module that these processes run."""
    bot_seconds: float = 5.0
    """The most a bot's move may take before a greedy move is made for it."""
    tables_per_minute: float = 30.0
    """How many tables one guest, or one address, may make."""
    listed_per_guest: int = 5
    """How many tables of one guest the lobby shows at a time."""
    listed_per_address: int = 50
    """The same for one address; a club behind one address needs as many as it has tables."""
    messages_per_second: float = 50.0
    """How many messages one connection may send; more are read later."""
    requests_per_second: float = 100.0
    """How many HTTP requests of one address are answered at once; more are refused."""
    connections_per_table: int = 100
    """How many connections one table may have, spectators included."""

    now: Callable[[], float] = time.time
    """The time, in seconds since 1970, by which moves are late."""
    clock_pause: float = 0.25
    """Seconds between two looks at the clocks."""
    lobby_pause: float = 0.5
    """Seconds in which the lobby's changes are gathered."""

    @property
    def url(self) -> str:
        """The database's URL."""
        return self.database or f"sqlite:///{self.data / 'tables.sqlite'}"
