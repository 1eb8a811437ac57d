"""A record as text to read."""

from __future__ import annotations

import itertools
import textwrap
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from capital_lux.console.files import given_record, players_of, verified_steps
from capital_lux.console.speech import say, sentences
from capital_lux.play.players import HUMAN, ROB
from capital_lux.play.viewpoint import ALL, new_teller, open_view, seen
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.check import Check
from capital_lux.terminal.lines.ending import ended
from capital_lux.terminal.lines.game import IN_THE_END
from capital_lux.terminal.lines.table import WIDTH, table, wrap
from capital_lux.terminal.lines.tiles import legend, marked
from capital_lux.terminal.opponents import rated
from capital_lux.terminal.seats import check_seat
from capital_lux.texts import Message, isolated

NUMBER, ACTION = 5, 13
MARGIN = " " * (NUMBER + 2 + ACTION + 2)


def transcript(
    path: Path, seat: int | None = None, until: int | None = None, tiles: Sequence[Any] = ()
) -> Transcript:
    """A verified record: all that happened, or what one seat may see of it.

    The whole record is verified before anything is told, including what comes after `until`
    actions.
    """
    record = given_record(path)
    found: Transcript | None = None
    for game, actor, text, events in verified_steps(path, record, tiles):
        if found is None:
            found = Transcript(record, game, seat, until)
        found.add(game, actor, text, events)
    assert found is not None
    return found


class Transcript:
    """The lines of a game, step by step."""

    def __init__(
        self, record: Mapping[str, Any], game: Game, seat: int | None, until: int | None
    ) -> None:
        if seat is not None:
            check_seat(seat, game)
        self.seat = seat
        self.names = [name for _, name in players_of(record, game.seats)]
        self.viewpoint = ALL if seat is None else seat
        # A teller remembers what it told: the text and the JSON have one each.
        self.teller, self.noter = (new_teller(game, self.names, None) for _ in range(2))
        self.check = Check()
        self.total = len(record["actions"])
        self.last = self.total if until is None else min(until, self.total)
        self.number = 0
        self.stand: View
        self.lines = list(header(record, game, seat))
        self.record = record
        self.steps: list[dict[str, Any]] = []

    def add(self, game: Game, actor: int, text: str, events: Sequence[Event]) -> None:
        """Add a step, unless it comes after the last that is wanted."""
        self.number += actor >= 0
        if self.number > self.last:
            return
        self.check.hear(events)
        self.note(actor, text, events)
        known = seen((one for one in events if one.what not in IN_THE_END), self.viewpoint)
        rounds = [at for at, fact in enumerate(known) if fact["what"] == "round"]
        first = rounds[0] if rounds else len(known)
        self.tell(known[:first], self.label(actor, text, events))
        for at, after in itertools.pairwise([*rounds, len(known)]):
            (title,) = sentences(self.teller, known[at : at + 1])
            self.lines += ["", f"=== {title} ===", ""]
            self.tell(known[at + 1 : after])
        if self.number == self.last:
            self.stand = open_view(game) if self.seat is None else game.view(self.seat)

    def note(self, actor: int, text: str, events: Sequence[Event]) -> None:
        """Keep a step for JSON; of a pick that is not the seat's own there is nothing to keep."""
        known = seen(events, self.viewpoint)
        number, shown = self.numbered(actor, events)
        if known or shown:
            action = {"seat": actor, "action": text} if shown else {"seat": None, "action": None}
            said = sentences(self.noter, known)
            self.steps.append({"number": number, **action, "events": known, "lines": said})

    def numbered(self, actor: int, events: Sequence[Event]) -> tuple[int | None, bool]:
        """The number of the last action, if it may be known, and whether the action may.

        Nobody knows of another's pick, nor when it was made (F7).
        """
        if actor < 0:
            return None, False
        secret = self.seat is not None and any(event.private for event in events)
        return None if secret else self.number, not secret or actor == self.seat

    def label(self, actor: int, text: str, events: Sequence[Event]) -> str:
        """The action and its number: for a seat all picks go without one."""
        number, shown = self.numbered(actor, events)
        if not shown:
            return ""
        named = "-" if number is None else str(number)
        return f"{named:>{NUMBER}}  {f'{actor} {text}':<{ACTION}}  "

    def tell(self, known: Sequence[SeenEvent], label: str = "") -> None:
        """Add sentences, the first of them beside the label."""
        for sentence in sentences(self.teller, known) or [""] * bool(label):
            lines = textwrap.wrap(sentence, WIDTH - len(MARGIN)) or [""]
            self.lines.append((label or MARGIN) + lines[0])
            self.lines += [f"{MARGIN}  {line}" for line in lines[1:]]
            label = ""

    def finished(self) -> list[str]:
        """All lines, and after them the points, or how the table stands."""
        view = self.stand
        if view["phase"] != "over":
            goes_on = say("replay-after", done=self.last, total=self.total)
            shown = table(view, self.names, check=self.check)
            return [*self.lines, "", goes_on, "", *shown, *self.hands(view)]
        return [*self.lines, *ended(view, self.names, self.teller)]

    def figures(self) -> dict[str, Any]:
        over = self.stand["phase"] == "over"
        kinds = [kind for kind, _ in players_of(self.record, len(self.names))]
        players = zip(kinds, self.names, strict=True)
        return {
            "edition": self.stand["edition"],
            "seats": self.record["seats"],
            "players": [{"kind": kind or None, "name": name} for kind, name in players],
            "seat": self.seat,
            "actions": self.total,
            "shown": self.last,
            "steps": self.steps,
            "view": self.stand,
            "result": self.record["result"] if over else None,
        }

    def hands(self, view: View) -> Iterator[str]:
        """The hands that may be seen."""
        yield ""
        for name, player in zip(self.names, view["players"], strict=True):
            for zone in ("hand", "kept", "packs"):
                if player.get(zone):
                    yield say(f"replay-{zone}", seat=name, cards=" ".join(player[zone]))


def kind_shown(kind: str) -> str:
    """What follows a name: a person, a level or a user's bot; ROB's name says it already."""
    if kind in ("", ROB):
        return ""
    if kind == HUMAN:
        return f" ({say('replay-human')})"
    return f" ({say(rated(kind))})"


def header(record: Mapping[str, Any], game: Game, seat: int | None) -> Iterator[str]:
    """What game this is and how it is shown."""
    players = players_of(record, game.seats)
    shown = [f"{at} {isolated(name)}{kind_shown(kind)}" for at, (kind, name) in enumerate(players)]
    key = "replay-title-solo" if record["seats"] == 1 else "replay-title"
    yield say(key, edition=Message(f"edition-{game.edition.name}"), seats=game.seats)
    yield from wrap(say("replay-seats", seats=", ".join(shown)))
    if "powers" in record:
        yield say("replay-tiles", tiles=", ".join(marked(tile) for tile in game.powers()))
        yield from legend(game.powers())
    if game.commitment:
        yield say("replay-commitment")
        yield f"  {game.commitment}"
    if seat is None:
        yield say("replay-shows-all")
    else:
        yield say("replay-shows-seat", seat=players[seat][1])
    yield ""
