"""What several messages have in common: names, numbers, sentences, refusals."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from capital_lux.bots.levels import Level

WantedLevel = Literal["adaptive"] | Level
"""A level, or the rung of the ladder that the guest's games so far have led to."""
SeatKind = Literal["person", "bot", "open", "rob"]
TableKind = Literal["bots", "friends", "device"]
Language = Literal["en", "fr", "pt-BR"]
Deal = Literal["chance", "again", "chosen"]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Name = Annotated[str, Meta(max_length=100, description="Trimmed to at most 24 characters.")]
ClientId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        # PostgreSQL stores every character but this one.
        pattern="^[^\\x00]*$",
        description="Chosen by the client, new for every action; a resend repeats it.",
    ),
]
ActionText = Annotated[str, Meta(min_length=1, max_length=40, examples=["home B4"])]


class Request(Struct, forbid_unknown_fields=True):
    """What a client sends. An unknown field is refused: it may be a typing mistake."""


class Message(Struct):
    """A sentence in the reader's language: an id of the Fluent catalogues, and what it takes."""

    id: str
    args: dict[str, str | float | Message | list[str | float | Message]] = field(
        default_factory=dict
    )
    text: str | UnsetType = UNSET
    """Its English, where no catalogue has it: a reason of the rules."""


class Problem(Struct):
    """The body of every refusal."""

    error: Message
