"""The computer opponents: levels by name, and bots from a user's files."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from capital_lux.bots.adaptive import ADAPTIVE
from capital_lux.bots.levels import LEVELS, make_bot
from capital_lux.bots.match import Player
from capital_lux.bots.overtime import OWN_LIMIT
from capital_lux.bots.ratings import RATINGS
from capital_lux.console.files import clean
from capital_lux.console.own import own_bot
from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import say
from capital_lux.play.own import PROGRAM
from capital_lux.play.players import HUMAN
from capital_lux.play.worker import BotKind
from capital_lux.terminal.adapting import remember, remembered
from capital_lux.texts import Message

USUAL = "regular"


def read_levels(text: str, count: int, whom: str, choices: Sequence[str] = LEVELS) -> list[str]:
    """One level for all, or one for each; `whom`: the message that names them."""
    levels = [level.strip().lower() for level in text.split(",")]
    for level in levels:
        if level not in choices:
            raise Refusal("refusal-level", level=repr(level), levels=", ".join(choices))
    if len(levels) == 1:
        return levels * count
    if len(levels) != count:
        raise Refusal("refusal-levels", count=count, whom=Message(whom))
    return levels


def rated(kind: str) -> Message | str:
    """A level with its rating; the class of a user's bot, or the adaptive one, has none."""
    if kind not in RATINGS:
        return Message(f"page-level-{kind}") if kind == ADAPTIVE else kind
    args = {"level": Message(f"page-level-{kind}"), "rating": f"{RATINGS[kind].points:.0f}"}
    return Message("page-level-rated", args)


def adapted(level: str) -> str:
    """A level; instead of the adaptive one, the rung that the user has come to."""
    if level != ADAPTIVE:
        return level
    rung = remembered()
    remember(rung)
    return rung


class Opponents:
    """The bots in the seats that people leave free."""

    def __init__(
        self,
        level: str | None = None,
        bots: Sequence[str] = (),
        seconds: float | None = None,
        seed: str | None = None,
    ) -> None:
        """`bots`: places of users' bots; the same `seed` gives the same play."""
        self.level = level
        self.own = list(bots)
        for place in bots:
            # Refused at once if it cannot be made.
            own_bot(place)
        self.seconds = seconds
        self.seed = secrets.token_hex(16) if seed is None else seed

    @property
    def options(self) -> list[str]:
        """What the next command needs to find the users' bots again."""
        return [word for place in self.own for word in ("--bot", place)]

    def kinds(self, seats: Sequence[int], before: Sequence[str] = ()) -> dict[int, str]:
        """The kind of each opponent: a level, or the class of a user's bot.

        `before`: what each seat was when the game was saved.
        """
        if not seats:
            if self.level is not None or self.own:
                raise Refusal("refusal-solo-opponents")
            return {}
        found = {seat: before[seat] if before else "" for seat in seats}
        taken = self.places(seats, found)
        others = [seat for seat in seats if seat not in taken]
        if self.level is not None and not others:
            raise Refusal("refusal-own-bots-only")
        if self.level is not None:
            whom = "whom-opponents" if len(taken) == 0 else "whom-other-opponents"
            levels = read_levels(self.level, len(others), whom, (*LEVELS, ADAPTIVE))
            found.update(zip(others, map(adapted, levels), strict=True))
        for seat in others:
            if found[seat] in ("", HUMAN):
                found[seat] = USUAL
            if found[seat] not in LEVELS:
                raise Refusal("refusal-lost-bot", seat=seat, bot=found[seat])
        return {**found, **{seat: name_of(self.own[at]) for seat, at in taken.items()}}

    def places(self, seats: Sequence[int], before: dict[int, str]) -> dict[int, int]:
        """Which of the users' bots sits where: in its old seat, else in the first free one."""
        if len(self.own) > len(seats):
            raise Refusal("refusal-many-bots", bots=len(self.own), seats=len(seats))
        taken: dict[int, int] = {}
        homeless = []
        for at, place in enumerate(self.own):
            mine = (s for s in seats if s not in taken and before[s] == clean(name_of(place)))
            seat = next(mine, None)
            if seat is None:
                homeless.append(at)
            else:
                taken[seat] = at
        free = (seat for seat in seats if seat not in taken)
        taken.update(zip(free, homeless, strict=False))
        self.taken = taken
        return taken

    def seed_of(self, seat: int) -> int:
        digest = hashlib.sha256(f"{self.seed} seat {seat}".encode()).digest()
        return int.from_bytes(digest[:6])

    def described(self, kinds: dict[int, str]) -> dict[int, BotKind]:
        """The bots in their seats, for another process."""
        found = {}
        for seat, kind in kinds.items():
            found[seat] = BotKind(kind, self.seed_of(seat), self.seconds)
            if seat in self.taken:
                found[seat].own = self.own[self.taken[seat]]
                found[seat].limit = self.seconds or OWN_LIMIT
        return found

    def players(
        self, kinds: dict[int, str], names: Sequence[str], tiles: Sequence[Any]
    ) -> dict[int, Player]:
        found = {}
        for seat, kind in kinds.items():
            if seat in self.taken:
                bot, limit = own_bot(self.own[self.taken[seat]]), self.seconds or OWN_LIMIT
            else:
                number = self.seed_of(seat)
                bot, limit = make_bot(kind, number, seconds=self.seconds, tiles=tiles), None
            found[seat] = Player(bot, seat, names[seat], seconds=limit, tiles=tiles)
        return found


def name_of(place: str) -> str:
    """The class that a place names, or the last word of a program's command."""
    if place.startswith(PROGRAM):
        return Path(place.split()[-1]).name
    return place.rpartition(":")[2]


def fault_sentences(player: Player, told: int) -> list[str]:
    """What a bot did wrong, but for the first `told` faults."""
    name = player.name
    found = [say("bot-fault", name=name, fault=fault) for fault in player.faults[told:]]
    return [*found, *[say("bot-greedy", name=name)] * player.replaced]


def failure(name: str, count: int, traceback: str) -> list[str]:
    """How often a bot failed, and its first traceback if there is one."""
    return [say("bot-failed", name=name, count=count), *traced(traceback)]


def traced(traceback: str) -> list[str]:
    """A traceback below a sentence."""
    return [f"  {line}" for line in traceback.splitlines()]
