"""Everything that travels, in both directions: the one source of the schema and of `wire.ts`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import UNSET, Meta, Struct, UnsetType, field

from capital_lux.rules.shapes import District, DistrictNumbers, EditionName, SeenEvent, View

Edition = EditionName
Level = Literal["random", "novice", "regular", "expert", "master"]
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
        description="Chosen by the client, new for every action; a resend repeats it.",
    ),
]
PhraseName = Literal["hello", "good-luck", "thinking", "well-played", "thanks", "oops"]
MOST_TEXT = 200
ActionText = Annotated[str, Meta(min_length=1, max_length=40, examples=["home B4"])]


class Message(Struct):
    """A sentence to be said in the reader's language: an id of the Fluent catalogues."""

    id: str
    args: dict[str, str | float | Message | list[str | float | Message]] = field(
        default_factory=dict
    )
    text: str | UnsetType = UNSET
    """Its English, where no catalogue has it: a reason of the rules."""


class Problem(Struct):
    """The body of every refusal."""

    error: Message


# What a table looks like from outside


class PlayerInfo(Struct):
    """Who sits in a seat."""

    seat: int
    name: str | None
    kind: Literal["person", "bot", "open", "rob"]
    level: Level | None
    away_since: str | None
    """When the last connection of this person was lost; null while there is one."""
    bot_in: int | None
    """Seconds until the others may let a bot play on for who is away; null: nobody is away."""
    acting: bool
    votes: list[int]
    """The seats that want a bot to take over."""
    late: int
    """How many moves in a row the clock made; after two a bot takes the seat."""


class TableResult(Struct):
    """How a game ended."""

    scores: list[int]
    winners: list[int]


class TableInfo(Struct):
    """A table, without anything that is secret."""

    table: str | None
    """The id for people who play; null for spectators."""
    watch: str
    edition: Edition
    seats: int
    powers: list[str] | None
    kind: TableKind
    started: bool
    over: bool
    number: int
    """The number of the last entry."""
    commitment: str
    """The sha256 of the seed."""
    seed: str | None
    """Known when the game is over."""
    mine: list[int]
    players: list[PlayerInfo]
    next: str | None
    """The table of the rematch."""
    listed: bool
    """Whether the lobby shows it."""
    clock: int | None
    """Seconds for a move."""
    deadlines: dict[str, str]
    """By seat: when its move is late."""
    now: str
    """The server's time, against which deadlines count."""
    chat: bool
    deal: Deal
    """By chance; again that of the game before; or from a seed that the table's maker chose."""
    created: str
    played_on: bool
    """Whether it began in the middle of another game."""
    result: TableResult | None


class UnreadableTable(Struct):
    """A table whose log cannot be replayed any more."""

    table: str
    edition: str
    seats: int
    created: str


class Me(Struct):
    """The guest who asks."""

    name: str | None
    language: Language | None
    tables: list[TableInfo]
    unreadable: list[UnreadableTable]
    """Tables where this guest sat; nothing can be done there."""


class NewName(Struct):
    """The name by which a guest wants to be known, and the language; null changes nothing."""

    name: Name | None = None
    language: Language | None = None


class NewTable(Struct):
    """A table to be made."""

    edition: Edition = "first"
    seats: Annotated[int, Meta(ge=1, le=4)] = 3
    powers: (
        Annotated[str, Meta(max_length=10)]
        | Annotated[list[Annotated[str, Meta(max_length=30)]], Meta(max_length=4)]
        | None
    ) = None
    kind: TableKind = "bots"
    level: Level = "regular"
    name: Name | None = None
    names: Annotated[list[Name], Meta(max_length=4)] | None = None
    """The names by seat, for a table on one device."""
    seed: Annotated[str, Meta(max_length=64)] | None = None
    """64 hex digits, for a deal that is already known; not for a table with friends."""
    listed: bool = False
    """Whether the lobby shows it."""
    clock: Annotated[int, Meta(ge=30, le=259200, examples=[86400])] | None = None
    """Seconds for a move; a bot makes a move that is late."""
    chat: bool = True


class TakeSeat(Struct):
    """To sit down."""

    name: Name | None = None


class Seated(Struct):
    """A seat taken."""

    token: str | None
    """For programs: `Authorization: Bearer <token>`, for this seat only; null on one device."""
    info: TableInfo


class WantBot(Struct):
    """A bot for a seat."""

    level: Level = "regular"


class DoAction(Struct):
    """An action, over HTTP."""

    id: ClientId
    seat: SeatNumber
    action: ActionText


class DoTakeBack(Struct):
    """To take the last action back, over HTTP."""

    id: ClientId
    seat: SeatNumber


class Done(Struct):
    """It is committed, as entry `number`."""

    number: int


class WantRematch(Struct):
    """Another game with the same people."""

    same_deal: bool = False


class SetInfo(Struct):
    """A set of tiles."""

    letter: str
    tiles: list[str]


class TileInfo(Struct):
    """A tile; its texts are `tile-<name>`, `tile-<name>-effect` and `tile-<name>-example`."""

    name: str
    colour: District
    letter: str
    basis: str
    solo: bool


class Options(Struct):
    """What can be chosen."""

    editions: list[str]
    levels: list[str]
    sets: list[SetInfo]
    tiles: list[TileInfo]
    languages: list[str]


Trouble = Literal["not-stored", "store-slow", "writes-refused", "no-bots", "moves-wait"]


class Health(Struct):
    """How the server is; docs/server.md says what each trouble means."""

    status: Literal["ok", "failing"]
    problems: list[Trouble]
    bot_processes: int
    """That are ready to think."""
    oldest_move: float
    """Seconds for which the bots' oldest move has been waited for."""


# What a seat sees


class Line(Struct):
    """A sentence of the log, and which of the told events it tells."""

    message: Message
    events: list[int]


class Told(Struct):
    """What one seat is told of an entry."""

    seat: int | None
    events: list[SeenEvent]
    lines: list[Line]


class Entry(Struct):
    """Something that happened at the table. Entry 0 is the opening."""

    number: int
    seat: int | None
    """Who did it; null for the opening."""
    told: list[Told]
    back: int | None
    """The number of the entry that this one takes back."""


class DistrictState(Struct):
    """A district of the capital."""

    power: str
    limit: int
    """As far as this seat knows."""
    hidden: int
    """How many modifiers it does not know."""
    modifiers: list[int | None]
    followers: list[int]


class Rebels(Struct):
    """The rebels in a home district."""

    known: int
    hidden: int


class HomeState(Struct):
    """A home district against its limit."""

    total: int
    limit: int
    over: bool
    room: int
    rebels: Rebels
    guard: int


class CapitalState(TypedDict):
    """The districts of the capital."""

    blue: DistrictState
    pink: DistrictState
    yellow: DistrictState
    green: DistrictState


class HomesState(TypedDict):
    """The home districts of a seat."""

    blue: HomeState
    pink: HomeState
    yellow: HomeState
    green: HomeState


class Target(Struct, omit_defaults=True):
    """Where a choice is made."""

    zone: Literal["capital", "home", "hand", "pack", "slot", "row", "outsider", "button"]
    seat: int | None = None
    district: District | None = None
    card: str | None = None
    slot: int | None = None


class Preview(Struct, omit_defaults=True):
    """What a choice does to a total."""

    zone: Literal["capital", "home"]
    district: District
    before: int
    after: int
    seat: int | None = None
    limit: int | None = None
    over: bool | None = None


class Choice(Struct):
    """A legal action, and what it does."""

    action: str
    message: Message
    target: Target
    preview: list[Preview]


class ResultRow(Struct):
    """How a seat's points add up."""

    seat: int
    homes: DistrictNumbers
    home: int
    bonus: int
    gold: int
    tiles: int
    total: int


class Result(Struct):
    """How the game ended."""

    rows: list[ResultRow]
    winners: list[int]
    tie_break: Message | None
    rating: Message | None


class SeatState(Struct):
    """The whole table as one seat sees it; seat null is a spectator."""

    seat: int | None
    view: View
    names: list[str]
    districts: CapitalState
    homes: list[HomesState]
    ask: Message | None
    choices: list[Choice]
    result: Result | None
    can_take_back: bool


class Snapshot(Struct):
    """The table now, and the entries since a number."""

    number: int
    entries: list[Entry]
    seats: list[SeatState]
    next: str | None


# WebSocket, client to server


class Act(Struct, tag="act"):
    """An action."""

    id: ClientId
    seat: SeatNumber
    action: ActionText


class TakeBack(Struct, tag="take_back"):
    """Take the last action back."""

    id: ClientId
    seat: SeatNumber


class UseSeat(Struct, tag="seat"):
    """Show a seat's token, instead of a cookie."""

    token: Annotated[str, Meta(max_length=100)]


class Ping(Struct, tag="ping"):
    """To learn whether the server is there."""


class Say(Struct, tag="say"):
    """To say something at the table; plain text."""

    id: ClientId
    text: Annotated[
        str, Meta(max_length=1000, description="At most 200 characters.", examples=["Hello!"])
    ]


class SayPhrase(Struct, tag="phrase"):
    """To say a ready-made phrase, which everybody reads in their language: `phrase-<name>`."""

    id: ClientId
    phrase: PhraseName


FromClient = Act | TakeBack | UseSeat | Ping | Say | SayPhrase


# WebSocket, server to client


class Update(Struct, tag="update"):
    """First, and after every change."""

    number: int
    entries: list[Entry]
    seats: list[SeatState]
    next: str | None


class ActionDone(Struct, tag="done"):
    """The action or take back with this id is committed."""

    id: str
    number: int
    """Of its entry: an update with this number or a higher one shows what came of it."""


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
    """The server is there."""


class Info(Struct, tag="info"):
    """People, names or presence changed."""

    info: TableInfo


class Said(Struct, tag="said"):
    """Somebody said something. On connecting the last 100 are sent again."""

    number: int
    """Counts what is said at the table: a number that is known already is no news."""
    seat: int | None
    name: str
    text: str | None
    phrase: PhraseName | None
    at: str


FromServer = Update | ActionDone | ActionRefused | Pong | Info | TalkDone | Said
