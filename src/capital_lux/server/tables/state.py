"""A table as a fold over its log: who sits where, and the game once it has started."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from capital_lux.play import daily, viewpoint
from capital_lux.play.game import Play
from capital_lux.play.players import HUMAN, player_text
from capital_lux.play.worker import BotKind, Question, decision_seed
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.record import steps
from capital_lux.server.database.rows import AGAIN, CHOSEN, STEPS, EntryRow, TableRow
from capital_lux.server.identity.identity import Identity
from capital_lux.server.protocol.seat import SeatState
from capital_lux.server.tables.turns import Turns

OPEN, PERSON, BOT, ROB = "open", "person", "bot", "rob"
KNOWN_DEALS = {AGAIN: "same_deal", CHOSEN: "chosen_deal"}
BOT_NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana")


@dataclass(slots=True)
class Seat:
    """Who sits in a seat. A person for whom a bot plays keeps `guest` and `token`."""

    kind: str = OPEN
    name: str = ""
    guest: str = ""
    token: str = ""
    """The hash of it."""
    level: str = ""
    adaptive: bool = False
    """Whether a rematch may be against another rung of the ladder."""
    since: int = 0
    """The entry with which this person sat down."""


class State:
    """What a log says."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.commitment = hashlib.sha256(row.seed).hexdigest() if row.seed else ""
        self.seats = [Seat() for _ in range(row.seats)]
        if row.solo:
            self.seats.append(Seat(ROB, "ROB"))
        self.play: Play | None = None
        self.position = 0
        """How many entries the log has."""
        self.answers: dict[tuple[int, str], tuple[str, str, int]] = {}
        """By seat and client id of its person: what was asked (kind, data), and its number."""
        self.added: Counter[str] = Counter()
        """By guest: how many entries they have added besides moves and leaving."""
        self.knew: dict[str, int] = {}
        """Which seat's cards a guest has seen."""
        self.next: str | None = None
        self.hints: dict[int, list[str]] = {}
        """By seat: the turns at which it was given a hint."""
        self.turns = Turns(row.clock, row.increment)

    @property
    def game(self) -> Game | None:
        return None if self.play is None else self.play.game

    @property
    def over(self) -> bool:
        return self.play is not None and self.play.game.over

    @property
    def number(self) -> int:
        return 0 if self.play is None else self.play.number

    def names(self) -> list[str]:
        return [seat.name or f"{at + 1}" for at, seat in enumerate(self.seats)]

    def players(self) -> list[str]:
        """Who plays, as a record says it."""
        kinds = [HUMAN if seat.kind == PERSON else seat.level or seat.kind for seat in self.seats]
        return list(map(player_text, kinds, self.names()))

    def waiting(self) -> tuple[int, ...]:
        return () if self.play is None else self.play.game.waiting()

    def take_back_of(self, seat: int) -> int | None:
        """The entry that a seat may take back."""
        return None if self.play is None else self.play.can_take_back(seat)

    def seen_by(self, seat: int | None) -> SeatState:
        """The table as a seat sees it, or a spectator."""
        assert self.play is not None
        play, back = self.play, False
        if seat is not None and self.seats[seat].kind == PERSON:
            back = self.take_back_of(seat) is not None
        return SeatState(**viewpoint.state_of(play.game, seat, self.names(), play.check, back))

    def decisions_of(self, seat: int) -> int:
        """How many of a seat's actions stand."""
        assert self.play is not None
        return sum(actor == seat for actor, _ in self.play.game.actions())

    def question(self, seat: int, level: str, simulations: int | None = None) -> Question:
        """What a bot has to decide.

        `simulations`: for a move of a level that plays the deal of the day in a person's place.
        """
        assert self.play is not None
        row, view, heard = self.row, self.play.game.view(seat), self.play.heard(seat)
        if row.day is not None:
            bot = daily.bot_kind(row.seed, view, len(heard), level, simulations)
        else:
            # Not what was heard: in a draft that depends on who was quicker.
            bot = BotKind(level, decision_seed(row.seed, seat, self.decisions_of(seat)))
        return Question(seat, bot, view, heard)

    def bot_name(self, seat: int) -> str:
        """A name for a bot that nobody at the table has."""
        taken = {other.name for at, other in enumerate(self.seats) if at != seat}
        return next(name for name in (*BOT_NAMES[seat:], *BOT_NAMES[:seat]) if name not in taken)

    def seats_of(self, who: Identity) -> list[int]:
        """The seats that a guest owns, or the one that a token opens."""
        if who.token:
            same = partial(hmac.compare_digest, who.token)
            return [at for at, seat in enumerate(self.seats) if same(seat.token)]
        return [at for at, seat in enumerate(self.seats) if who.guest and seat.guest == who.guest]

    def apply(self, entry: EntryRow) -> list[Event]:
        """Take in an entry of the log; what happened in the game."""
        self.position = entry.position
        if entry.kind == "next":
            self.next = entry.data
            return []
        if entry.kind == "hint":
            self.hints.setdefault(entry.seat, []).append(entry.data)
            return []
        events = self.apply_step(entry) if entry.kind in STEPS else self.apply_seat(entry)
        acting = [at for at in self.waiting() if self.seats[at].kind not in (BOT, ROB)]
        self.turns.hear(entry, self.number, acting)
        return events

    def apply_step(self, entry: EntryRow) -> list[Event]:
        assert self.play is not None
        if entry.kind == "back":
            events = self.play.take_back(entry.seat, int(entry.data))
        else:
            events = self.play.act(entry.seat, entry.data, self.turns.lateness(entry))
        if entry.client_id is not None:
            key = entry.seat, entry.client_id
            self.answers[key] = entry.kind, entry.data, self.play.number
        return events

    def apply_seat(self, entry: EntryRow) -> list[Event]:
        """Somebody sits down, leaves, or is replaced; when all seats are taken the game starts."""
        at = entry.seat
        seat = self.seats[at]
        data: dict[str, Any] = msgspec.json.decode(entry.data) if entry.data else {}
        by = data.get("by")
        if by is not None:
            self.added[self.seats[by].guest] += 1
        if entry.kind == "sit":
            self.added[data["guest"]] += 1
            if not seat.since or seat.guest != data["guest"]:
                seat.since = entry.position
                # Whoever sat here before used ids of their own.
                self.answers = {key: known for key, known in self.answers.items() if key[0] != at}
            seat.kind, seat.level = PERSON, ""
            seat.name, seat.guest, seat.token = data["name"], data["guest"], data["token"]
        elif entry.kind == "bot":
            seat.kind, seat.level = BOT, data["level"]
            seat.adaptive = "adaptive" in data
            seat.name = data.get("name", seat.name)
        else:
            # The others still read of whoever played here.
            self.seats[at] = Seat(name="" if self.play is None else seat.name)
        if self.play is not None:
            self.learn()
            return []
        if any(other.kind == OPEN for other in self.seats):
            return []
        self.play = started(self.row)
        self.learn()
        return [*self.play.deal, *self.play.opening]

    def learn(self) -> None:
        """Note who plays now: a person for whom a bot plays may come back."""
        assert self.play is not None
        seats = enumerate(self.seats)
        self.play.bots = [at for at, seat in seats if seat.kind in (BOT, ROB) and not seat.guest]
        for at, seat in enumerate(self.seats):
            if seat.guest:
                self.knew.setdefault(seat.guest, at)


def state_of(row: TableRow, entries: list[EntryRow]) -> State:
    state = State(row)
    for entry in entries:
        state.apply(entry)
    return state


def new_game(row: TableRow) -> Game:
    return Game(row.edition, row.seats, row.seed, powers=row.tiles, rules=row.rules)


def beginning(row: TableRow) -> tuple[Game, list[Event]]:
    """The game of a table before its first action, and what happened until then."""
    if row.start is None:
        game = new_game(row)
        return game, game.opening
    played = list(steps(msgspec.json.decode(row.start)))
    return played[-1][0], [event for step in played for event in step[3]]


def started(row: TableRow) -> Play:
    """The game of a table; that somebody may know the deal already is told first."""
    deal = [Event(KNOWN_DEALS[row.deal], {})] if row.deal in KNOWN_DEALS else []
    play = Play(*beginning(row), deal)
    play.final = row.day is not None
    return play
