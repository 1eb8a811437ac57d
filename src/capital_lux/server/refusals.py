"""How the server says no: a status and a message that every client can say in its language."""

from __future__ import annotations

from typing import Any

from capital_lux.server.protocol.values import Message
from capital_lux.texts import plain


class Refused(Exception):
    """A request that cannot be met. Nothing has changed."""

    def __init__(self, status: int, what: str, **args: Any) -> None:
        """`what`: the message's id without `error-`."""
        super().__init__(what)
        self.status = status
        self.message = Message(f"error-{what}", {key: plain(value) for key, value in args.items()})
