"""Secrets: the key that signs cookies, guests, tokens of seats, ids that nobody can guess."""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path

KEY_BYTES = 32
ID_BYTES = 16
COOKIE = "lux_guest"


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


def new_token() -> str:
    """A seat's token."""
    return secrets.token_urlsafe(KEY_BYTES)


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

    def signature(self, guest: str) -> str:
        """What proves that a cookie is ours."""
        digest = hmac.digest(self.key, b"guest " + guest.encode(), "sha256")
        return base64.urlsafe_b64encode(digest[:ID_BYTES]).rstrip(b"=").decode()

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
