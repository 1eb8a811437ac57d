"""Who asks: guests by a signed cookie, programs by the token of a seat."""

from __future__ import annotations

import base64
import hmac
from typing import NamedTuple

from capital_lux.server.identity.keys import ID_BYTES
from capital_lux.server.refusals import Refused

COOKIE = "lux_guest"
MOST_FORGOTTEN = 10_000


class Identity(NamedTuple):
    """A guest, a program with the hash of a seat's token, or nobody."""

    guest: str = ""
    token: str = ""


class Guests:
    """Signs and reads the cookie by which a guest is known."""

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.forgotten: dict[str, None] = {}
        """Guests who were forgotten since the start: what is still on its way comes too late."""

    def forget(self, guest: str) -> None:
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
        return f"{guest}.{self.signature(guest)}"

    def read(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None when it is not one of ours."""
        if cookie is None or not cookie.isascii():
            return None
        guest, dot, signature = cookie.partition(".")
        if not dot or not hmac.compare_digest(signature, self.signature(guest)):
            return None
        return guest
