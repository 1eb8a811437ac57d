"""Secrets: the key that signs cookies, guests, tokens of seats, ids that nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

from capital_lux.server.refusals import Refused

KEY_BYTES = 32
ID_BYTES = 16
COOKIE = "lux_guest"
MOST_FORGOTTEN = 10_000


def load_key(folder: Path) -> bytes:
    """The server's key, made on the first start and readable by its owner only."""
    path = folder / "key"
    with suppress(FileExistsError):
        handle = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
    key = path.read_bytes()
    if len(key) != KEY_BYTES:
        raise ValueError(f"{path} is damaged: it should have {KEY_BYTES} bytes")
    return key


def new_id() -> str:
    """An id of 128 random bits, safe in an address."""
    return secrets.token_urlsafe(ID_BYTES)


def token_hash(token: str) -> str:
    """What is stored of a token. It has 256 random bits, so one round of hashing is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Compare two ASCII texts without telling by the time it takes."""
    return hmac.compare_digest(one, other)


def mark(secret: str) -> str:
    """A secret id as a log may show it."""
    return hashlib.sha256(secret.encode()).hexdigest()[:8]


class Guests:
    """Signs and reads the cookie by which a guest is known."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.forgotten: dict[str, None] = {}
        """Guests who were forgotten since the start: what is still on its way comes too late."""

    def forget(self, guest: str) -> None:
        """Let a guest do nothing more."""
        self.forgotten[guest] = None
        if len(self.forgotten) > MOST_FORGOTTEN:
            del self.forgotten[next(iter(self.forgotten))]

    def check(self, guest: str) -> None:
        """Refuse what a forgotten guest wants; asked last before something is written."""
        if guest in self.forgotten:
            raise Refused(403, "forgotten")

    def signature(self, guest: str) -> str:
        """What proves that a cookie is ours."""
        digest = hmac.digest(self.key, b"guest " + guest.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:ID_BYTES]).rstrip(b"=").decode()

    def seat_token(self, table: str, seat: int, since: int) -> str:
        """The token of a seat; `since`: the entry of the log with which its person sat down.

        It can be made again, so sitting down again changes nothing; the next person has another.
        """
        digest = hmac.digest(self.key, f"seat {table} {seat} {since}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()

    def cookie(self, guest: str) -> str:
        """The cookie of a guest."""
        return f"{guest}.{self.signature(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None when it is not one of ours."""
        if cookie is None or not cookie.isascii():
            return None
        guest, dot, signature = cookie.partition(".")
        if not dot or not same(signature, self.signature(guest)):
            return None
        return guest
