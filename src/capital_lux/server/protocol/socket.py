"""The messages of a table's WebSocket, in both directions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from capital_lux.server.protocol.seat import Snapshot
from capital_lux.server.protocol.tables import DoAction, DoTakeBack, TableInfo
from capital_lux.server.protocol.values import ClientId, Message, Request

PhraseName = Literal["hello", "good-luck", "thinking", "well-played", "thanks", "oops"]
MOST_TEXT = 200


class Act(DoAction, tag="act"):
    """Carries out an action."""


class TakeBack(DoTakeBack, tag="take_back"):
    """Takes the last action back."""


class UseSeat(Request, tag="seat"):
    """A seat's token, shown instead of a cookie."""

    token: Annotated[str, Meta(max_length=100)]


class Ping(Request, tag="ping"):
    """Asks whether the server still answers."""

    quick: bool = False
    """Bots need not pause before a move for this connection: it tells them at its own pace."""


class Say(Request, tag="say"):
    """A line of talk at the table, in plain text."""

    id: ClientId
    text: Annotated[
        str, Meta(max_length=1000, description="At most 200 characters.", examples=["Hello!"])
    ]


class SayPhrase(Request, tag="phrase"):
    """A ready-made phrase, which everybody reads in their language: `phrase-<name>`.

    Spectators with a guest's cookie may use them too.
    """

    id: ClientId
    phrase: PhraseName


FromClient = Act | TakeBack | UseSeat | Ping | Say | SayPhrase


class Update(Snapshot, tag="update"):
    """First, and after every change."""


class ActionDone(Struct, tag="done"):
    """The action or take back with this id is committed."""

    id: str
    number: int
    """The number of its entry: an update with this number or a higher one shows what came of it."""


class TalkDone(Struct, tag="talked"):
    """What was said with this id is stored."""

    id: str
    line: int
    """The number of its `said`; lines and entries are counted apart."""


class ActionRefused(Struct, tag="refused"):
    """The message with this id changed nothing."""

    id: str | None
    error: Message


class Pong(Struct, tag="pong"):
    """The server still answers."""


class Info(Struct, tag="info"):
    """People, names or presence changed."""

    info: TableInfo


class Said(Struct, tag="said"):
    """Somebody said something. On connecting the last 100 are sent again."""

    number: int
    """Counts what is said at the table: a number that is known already is no news."""
    seat: int | None
    """Null: it was a spectator."""
    name: str
    """Empty for a spectator who has none."""
    text: str | None
    phrase: PhraseName | None
    at: str


FromServer = Update | ActionDone | ActionRefused | Pong | Info | TalkDone | Said
