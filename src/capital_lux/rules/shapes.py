"""The shapes of what the rules hand out: a view and its parts, and an event as a seat sees it.

Cards are texts such as `B4`. What an edition, a tile or a phase does not have is absent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, Required, TypedDict, get_args

EditionName = Literal["first", "generations"]
District = Literal["blue", "pink", "yellow", "green"]
Phase = Literal["draft", "play", "power", "gold", "bonus", "over"]


class PlacedModifier(TypedDict):
    """A modifier of the Agent, over a district of the capital."""

    value: int | None
    """None where only its placer knows it."""
    by: int


if TYPE_CHECKING:
    # Code looks districts up by name, so to mypy these are dictionaries; the schema has four keys.
    DistrictCards = dict[str, list[str]]
    DistrictNumbers = dict[str, int]
    DistrictModifiers = dict[str, list[PlacedModifier]]
else:
    DistrictCards = TypedDict("DistrictCards", dict.fromkeys(get_args(District), list[str]))
    DistrictNumbers = TypedDict("DistrictNumbers", dict.fromkeys(get_args(District), int))
    DistrictModifiers = TypedDict(
        "DistrictModifiers", dict.fromkeys(get_args(District), list[PlacedModifier])
    )


class GameOptions(TypedDict):
    """What a game was made with."""

    edition: EditionName
    seats: int
    """Those of people: ROB's is not counted."""
    rules: int
    """The version of the rules."""
    powers: NotRequired[list[str]]
    """Generations: the four tiles, blue pink yellow green."""
    tiles: NotRequired[dict[str, str]]
    """The tiles that a user wrote, each with a mark of its source."""
    cards: NotRequired[dict[str, int]]
    """The deck, by card, where it is not the edition's."""
    rob_cards: NotRequired[list[str]]
    """ROB's cards, where they are not the usual ones."""


class Player(TypedDict):
    """A seat's zones."""

    hand_size: int
    """In a draft all that the seat was dealt and has not passed."""
    home: DistrictCards
    totals: DistrictNumbers
    bonus: list[str]
    gold: int
    ready: NotRequired[bool]
    """In a draft: whether the picks are made."""
    hand: NotRequired[list[str]]
    """This and what follows: for the seat itself, and for everybody when the game is over."""
    kept: NotRequired[list[str]]
    """The picks of a draft that goes on."""
    packs: NotRequired[list[str]]
    """What the seat chooses from now."""
    received: NotRequired[list[list[str]]]
    """The packs that came to the seat in this round's draft."""
    passed: NotRequired[list[list[str]]]
    """The packs that the seat passed on."""


class Pending(TypedDict):
    """The choice that a seat must make: of a tile, of gold, of a bonus card, or of ROB's bonus."""

    seat: int
    power: NotRequired[str]
    step: NotRequired[int]
    """Where a choice has several parts: which one; the first has none. Only the seat sees it."""
    district: NotRequired[District]
    card: NotRequired[str]
    modifier: NotRequired[int]
    rebel: NotRequired[int]
    gold: NotRequired[District]
    """The district that is over its limit."""
    cost: NotRequired[int]
    bonus: NotRequired[District]
    """The district whose bonus card is chosen."""
    rob: NotRequired[str]
    """The card for which ROB takes a bonus card."""


class PlacedRebel(TypedDict):
    """A rebel of the Infiltrator, in a home."""

    seat: int
    """Whose home."""
    district: District
    value: int | None
    """None where only its placer knows it."""
    by: int


class RebelState(TypedDict):
    """The Infiltrator's components."""

    deck: int
    placed: list[PlacedRebel]


class AristocratState(TypedDict):
    """The Aristocrat's components."""

    deck: int
    slots: list[str | None]
    """Face up; None where there are no more."""
    owned: list[list[str]]
    """By seat."""
    lost: list[str]


class RobState(TypedDict):
    """ROB's components."""

    deck: int
    """How many of his own cards are to come."""
    hand: list[str | None]
    """His two citizens, left and right."""
    reserve: list[str]
    red: list[str]
    """His own cards that were turned up: the red ones, and the pile of blue ones."""
    pile: list[str]


class View(GameOptions):
    """Everything that a seat may see."""

    seat: int | None
    """Whose view it is; None: a spectator's."""
    round: int
    phase: Phase
    start: int
    """The seat that starts the round."""
    waiting: list[int]
    """The seats that must act."""
    last_turns: int | None
    """Turns left once the end of the round is triggered."""
    deck: int
    discard: list[str]
    capital: DistrictCards
    """Oldest first."""
    totals: DistrictNumbers
    players: list[Player]
    pending: Pending | None
    legal: list[str]
    """What the seat may do now."""
    gold_pile: NotRequired[int]
    modifier_deck: NotRequired[int]
    modifiers: NotRequired[DistrictModifiers]
    rebels: NotRequired[RebelState]
    followers: NotRequired[list[list[District]]]
    """By seat."""
    sentinels: NotRequired[list[list[District]]]
    """By seat."""
    aristocrats: NotRequired[AristocratState]
    discovery: NotRequired[list[str]]
    """The Discoverer's row."""
    outsider: NotRequired[list[str]]
    """The cards outside the capital, oldest first."""
    tile_memory: NotRequired[dict[str, Any]]
    """By name: what tiles that a user wrote show to the seat."""
    rob: NotRequired[RobState]
    deck_cards: NotRequired[list[str]]
    """This and what follows: when the game is over."""
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]


class SeenEvent(TypedDict, total=False):
    """An event as a seat sees it: what happened, and the fields that `events.py` gives it."""

    what: Required[str]
    seat: int
    by: int
    to: int
    start: int
    round: int
    turns: int
    card: str
    cards: list[str]
    count: int
    district: District | None
    to_district: District
    where: Literal["home", "capital"]
    modifier: int
    rebel: int
    value: int
    total: int
    limit: int
    home: int
    bonus: int
    gold: int
    points: int
    colour: Literal["red", "blue"]
    """The colour of ROB's card."""
    take: Literal["left", "right", "deck"]
    """From where ROB takes the citizen that he plays."""
    symbol: bool
    """Whether ROB's card gives him a bonus card."""
    side: Literal["left", "right"]
    """The side of ROB's hand."""
    zone: str
    to_zone: str
