"""Secrets: the key that signs, hashes of tokens, ids that nobody can guess."""

from __future__ import annotations

import hashlib
import os
import secrets
from contextlib import suppress
from pathlib import Path

KEY_BYTES = 32
KEY = "key"
"""What it is called where it is kept."""
ID_BYTES = 16
HOME_LETTERS = 2
"""The first letters of a table's id, by which processes and proxies tell where its people meet."""


def load_key(folder: Path) -> bytes:
    """The server's key, made on the first start and readable by its owner only."""
    path = folder / KEY
    with suppress(FileExistsError):
        write_key(path, new_key())
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} is damaged: it should have {KEY_BYTES} bytes")
    return key


def put_key(folder: Path, key: bytes) -> None:
    """Give a server the key of the one whose data it goes on with."""
    new = folder / f"{KEY}.new"
    new.unlink(missing_ok=True)
    write_key(new, key)
    new.replace(folder / KEY)


def write_key(path: Path, key: bytes) -> None:
    handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def new_id() -> str:
    """An id of 128 random bits, safe in an address."""
    return secrets.token_urlsafe(ID_BYTES)


def watch_id(table: str) -> str:
    """What a table's spectators know it by. It begins as its id does, so they meet its people."""
    return table[:HOME_LETTERS] + new_id()


def token_hash(token: str) -> str:
    """What is stored of a token. It has 256 random bits, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def mark(secret: str) -> str:
    """A secret id as a log may show it."""
    return hashlib.sha256(secret.encode()).hexdigest()[:8]
