"""Which seats at servers' tables are ours: their tokens, in a file of this user."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from capital_lux.console.folder import data_folder

PLAYERS, WATCHERS = "tables", "watch"
PAGES = {"t": PLAYERS, "w": WATCHERS}
"""The pages of the browser, and what their links mean."""


class Address(NamedTuple):
    """A table on a server."""

    server: str
    """Without a slash at its end."""
    kind: str
    table: str

    @property
    def path(self) -> str:
        return f"/api/{self.kind}/{quote(self.table, safe='')}"

    @property
    def page(self) -> str:
        """The page that a browser opens."""
        letter = next(letter for letter, kind in PAGES.items() if kind == self.kind)
        return f"{self.server}/{letter}/{self.table}"

    @property
    def socket(self) -> str:
        return f"ws{self.server.removeprefix('http')}{self.path}/socket"


class SeatTokens:
    """The tokens of our seats, in a file that only its owner can read."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "seats.json"
        self.held: dict[Path, int] = {}
        """The files that say from which seats we play, open and locked."""

    def read(self) -> dict[str, dict[str, str]]:
        """All tokens, by table and then by seat."""
        try:
            found = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def of(self, address: Address) -> dict[int, str]:
        """Our seats at a table."""
        known = self.read().get(f"{address.server} {address.table}", {})
        return {int(seat): token for seat, token in known.items()}

    def keep(self, address: Address, seat: int, token: str) -> None:
        """Remember a seat; if that fails it cannot be taken again, and nothing worse happens."""
        with contextlib.suppress(OSError):
            known = self.read()
            known.setdefault(f"{address.server} {address.table}", {})[str(seat)] = token
            self.path.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=self.path.parent)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(known, file)
            os.replace(name, self.path)

    def hold(self, address: Address, seat: int) -> bool:
        """Say that this program plays from a seat; whether no other program does."""
        name = hashlib.sha256(f"{address.server} {address.table} {seat}".encode()).hexdigest()
        path = self.path.parent / f".{name[:16]}.seat"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return True
        try:
            lock(file)
        except OSError:
            os.close(file)
            return False
        self.held[path] = file
        return True

    def release(self) -> None:
        """Leave the seats to other programs; the end of this one does so too."""
        for path, file in self.held.items():
            with contextlib.suppress(OSError):
                path.unlink()
            os.close(file)
        self.held = {}


def lock(file: int) -> None:
    """Lock a file until it is closed; `OSError` if another program has."""
    if sys.platform == "win32":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
