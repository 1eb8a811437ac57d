# cython: nonecheck=True
"""Tiles written by users: subclass `Tile`, in plain Python, without touching the package.

See docs/your-own-tile.md for one written from nothing.
"""

from __future__ import annotations

import copy
import hashlib
import inspect
import json
from collections.abc import Callable, Sequence
from operator import index
from typing import Any

from capital_lux.rules.actions import action_id
from capital_lux.rules.board import Board
from capital_lux.rules.cards import DISTRICT_NAMES, LETTERS
from capital_lux.rules.chance import Chance, draw_below
from capital_lux.rules.power import Power
from capital_lux.rules.powered import PoweredBoard
from capital_lux.rules.reader import Reader
from capital_lux.rules.reasons import short, shown
from capital_lux.rules.shapes import View
from capital_lux.rules.table import Table

INTERRUPTED = "interrupted"
"""Not a fault of a tile: ctrl-C came while it acted."""
MOST_ASKS = 20
FINGERPRINTS: dict[Any, str] = {}
"""Those of the tiles met so far, kept because reading a source is slow."""


class TileError(RuntimeError):
    """A tile of a user's own misbehaved. The game is as it was before the action."""


class Tile(Power):
    """A tile of your own.

    Give it a `name`, a `colour` and an `effect`; keep what it must remember in `self.memory`, a
    dict of JSON values. Override what it needs of the methods below; each is given a `Table`.
    """

    name = ""
    colour = ""
    basis = "your own"

    def __init__(self) -> None:
        self.memory: dict[str, Any] = {}
        self.prepared: dict[str, Any] = {}
        self.options: list[str] = []
        self.asks = 0
        self.trouble: str | None = None

    # What you override

    def prepare(self, below: Callable[[int], int]) -> None:
        """Draw all chance the tile will need: `below(6)` gives 0 to 5."""

    def lay_out(self, table: Table) -> None:
        """Set up, after the starting cards."""

    def round_begins(self, table: Table) -> None:
        """Before the draft of each round."""

    def can_act(self, table: Table, seat: int) -> bool:
        """Whether the power is possible now."""
        return True

    def act(self, table: Table, seat: int) -> Sequence[str] | None:
        """Carry the power out. Return the actions to choose from if the seat must choose."""
        return None

    def chosen(self, table: Table, seat: int, choice: str) -> Sequence[str] | None:
        """Go on with what was chosen. Return more actions to choose from, or None."""
        return None

    def extra_limit(self, table: Table, seat: int, district: str) -> int:
        """What it adds to a seat's limit in a district (a letter)."""
        return 0

    def round_ends(self, table: Table) -> None:
        """After the bonus cards of each round."""

    def extra_points(self, table: Table, seat: int) -> int:
        """What it adds to a seat's points."""
        return 0

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see of the memory: all of it, unless you say less."""
        return self.memory

    # How the engine calls it

    def blame(self, problem: object) -> None:
        """Remember the first thing that went wrong."""
        if self.trouble is None:
            self.trouble = f"the tile {self.name!r} {short(str(problem))}"

    def call(self, method: str, *arguments: Any) -> Any:
        """Call one of the tile's methods; what it raises is remembered, not passed on."""
        try:
            return getattr(self, method)(*arguments)
        except KeyboardInterrupt:
            self.trouble = INTERRUPTED
            return None
        except BaseException as problem:
            self.blame(f"failed in {method}: {type(problem).__name__}: {problem}")
            return None

    def number(self, method: str, *arguments: Any) -> int:
        """Call one of the tile's methods that gives a number."""
        answer = self.call(method, *arguments)
        whole = hasattr(answer, "__index__") and not isinstance(answer, bool)
        if whole and -100 <= answer <= 100:
            return index(answer)
        self.blame(f"gave {shown(answer, 40)} from {method} instead of a small whole number")
        return 0

    def take_trouble(self) -> str | None:
        """What went wrong since this was last asked; also a memory that no file can hold."""
        try:
            plain = json.loads(json.dumps(self.memory))
        except (TypeError, ValueError):
            plain = None
        if not isinstance(plain, dict) or plain != self.memory:
            self.blame(f"keeps a memory that is not JSON: {shown(self.memory)}")
        trouble = self.trouble
        self.trouble = None
        return trouble

    def question(self, game: Board, options: Any) -> None:
        """Ask the acting seat, if there is something to choose."""
        if options is None or self.trouble is not None:
            return
        self.asks += 1
        try:
            offered = list(dict.fromkeys(options))
            ids = [action_id(option) for option in offered]
        except Exception:
            self.blame(f"offered {shown(options, 100)}, which are not all actions")
            return
        if not ids or self.asks > MOST_ASKS:
            self.blame("offered nothing to choose" if not ids else "asks without end")
            return
        self.options = offered
        game.ask(DISTRICT_NAMES.index(self.colour), 0)

    def draw_tape(self, game: Board, chance: Chance) -> None:
        self.memory = {}
        self.call("prepare", draw_below(chance))
        self.prepared = copy.deepcopy(self.memory)

    def set_up(self, game: Board) -> None:
        """Set up, knowing nothing but the chance drawn."""
        self.memory = copy.deepcopy(self.prepared)
        self.options = []
        self.call("lay_out", Table(game, False))

    def begin_round(self, game: Board) -> None:
        self.call("round_begins", Table(game, False))

    def possible(self, game: Board, seat: int) -> bool:
        return bool(self.call("can_act", Table(game), seat))

    def trigger(self, game: Board, seat: int) -> None:
        self.asks = 0
        self.question(game, self.call("act", Table(game), seat))

    def offer(self, game: Board, seat: int) -> None:
        """The options of its last question."""
        for option in self.options:
            game.offer(action_id(option))

    def choose(self, game: Board, seat: int, action: int) -> None:
        choice = next(option for option in self.options if action_id(option) == action)
        self.options = []
        self.question(game, self.call("chosen", Table(game), seat, choice))

    def limit_change(self, game: Board, seat: int, district: int) -> int:
        return self.number("extra_limit", Table(game), seat, LETTERS[district])

    def close(self, game: Board) -> None:
        self.call("round_ends", Table(game, False))

    def points(self, game: Board, seat: int) -> int:
        return self.number("extra_points", Table(game), seat)

    def twin(self) -> Power:
        return type(self)()

    def copy_from(self, other: Any) -> None:
        self.memory = copy.deepcopy(other.memory)
        self.prepared = other.prepared
        self.options = list(other.options)
        self.asks = other.asks
        self.trouble = other.trouble

    def show(self, game: Board, out: View, seat: int) -> None:
        seen = self.call("seen_by", seat if seat >= 0 else None)
        out.setdefault("tile_memory", {})[self.name] = copy.deepcopy(seen)

    def save(self, game: Board, out: dict[str, Any]) -> None:
        kept = {"memory": copy.deepcopy(self.memory), "options": list(self.options)}
        out.setdefault("tile_memory", {})[self.name] = kept

    def load(self, game: Board, source: Reader) -> None:
        kept = source.at("tile_memory").at(self.name).fields(("memory", "options"))
        if not isinstance(kept.at("memory").value, dict):
            kept.at("memory").fail("not-memory")
        self.memory = copy.deepcopy(kept.at("memory").value)
        self.options = []
        for item in kept.at("options").items():
            try:
                action_id(item.text())
            except KeyError:
                item.fail("not-action", action=item.text())
            if item.text() in self.options:
                item.fail("action-twice", action=item.text())
            self.options.append(item.text())

    def tape(self, out: dict[str, Any]) -> None:
        """What `prepare` put into the memory."""
        out.setdefault("tile_memory", {})[self.name] = copy.deepcopy(self.prepared)

    @classmethod
    def fill_in(cls, view: View, out: dict[str, Any]) -> None:
        """All that a seat can imagine of the memory is what it sees of it."""
        pending = view["pending"]
        asked = pending is not None and pending.get("power") == cls.name
        kept = {
            "memory": view["tile_memory"][cls.name],
            "options": view["legal"] if asked else [],
        }
        out["tile_memory"] = {**out["tile_memory"], cls.name: kept}

    def load_tape(self, source: Reader) -> None:
        memory = source.at("tile_memory").at(self.name)
        if not isinstance(memory.value, dict):
            memory.fail("not-memory")
        self.prepared = copy.deepcopy(memory.value)


def own_tiles(game: PoweredBoard) -> list[Tile]:
    """The tiles of a game that a user wrote."""
    return [power for power in game.powers() if isinstance(power, Tile)]


def check_tiles(game: PoweredBoard) -> None:
    """Raise what a user's tile did wrong, if anything."""
    troubles = [tile.take_trouble() for tile in own_tiles(game)]
    if INTERRUPTED in troubles:
        raise KeyboardInterrupt
    for trouble in troubles:
        if trouble is not None:
            raise TileError(trouble)


def fingerprint(tile: type[Tile]) -> str:
    """A short mark of a tile's source, so that a replay notices another version."""
    if tile not in FINGERPRINTS:
        try:
            source = inspect.getsource(tile)
        except (OSError, TypeError):
            source = tile.name
        FINGERPRINTS[tile] = hashlib.sha256(source.encode()).hexdigest()[:16]
    return FINGERPRINTS[tile]
