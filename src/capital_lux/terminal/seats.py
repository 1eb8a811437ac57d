"""Who sits where: at a new game or a saved one, in lines of text or on the full screen."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from capital_lux.bots.levels import NETS
from capital_lux.bots.match import Player
from capital_lux.console.files import players_of, read_record, verified_steps
from capital_lux.console.options import read_names
from capital_lux.console.own import own_tiles
from capital_lux.console.refusal import BAD_FILE, Refusal, told_by_rules
from capital_lux.console.speech import say
from capital_lux.play.game import Play, resumed
from capital_lux.play.players import HUMAN, player_text
from capital_lux.rules.game import Game
from capital_lux.rules.options import Choices, public_seats
from capital_lux.rules.own import Tile, TileError
from capital_lux.rules.powers import TILES
from capital_lux.terminal.adapting import settle
from capital_lux.terminal.opponents import Opponents
from capital_lux.texts import Message


@dataclass
class Seating:
    """A game, and who plays it."""

    play: Play
    players: list[tuple[str, str]]
    """Each seat's kind and name."""
    people: list[int]
    """The seats of the people here."""
    kinds: dict[int, str]
    """What each bot is, by seat."""
    opponents: Opponents
    tiles: tuple[type[Tile], ...] = ()
    """A user's own."""
    places: Sequence[str] = ()
    """Where the user said those tiles are."""
    again: Callable[[], Seating] | None = None
    """Makes another game with the same people."""

    def __post_init__(self) -> None:
        self.play.played_by(self.people)

    @property
    def names(self) -> list[str]:
        return [name for _, name in self.players]

    @property
    def options(self) -> list[str]:
        """What the next command needs to find the user's own tiles and bots."""
        return [*self.tile_options, *self.opponents.options]

    @property
    def tile_options(self) -> list[str]:
        """What a command that only reads needs to find the user's own tiles."""
        return [word for place in self.places for word in ("--power", place)]

    def record(self) -> dict[str, Any]:
        """The record so far, with who played."""
        players = [player_text(*player) for player in self.players]
        return {**self.play.game.record(), "players": players}

    def how_to_go_on(self, path: Path) -> list[str]:
        """Where the record was saved, and the command for what can be done with it."""
        if self.play.game.over:
            words = shlex.join(["lux", "replay", str(path), *self.tile_options])
            use = say("play-read-it", command=words)
        else:
            words = shlex.join(["lux", "play", "--resume", str(path), *self.options])
            use = say("play-go-on", command=words)
        return [say("play-saved", path=str(path)), use]

    @property
    def without_net(self) -> Message | None:
        """Names those who search here as `master` does, because no net knows one of the tiles."""
        names = [self.names[seat] for seat, kind in self.kinds.items() if kind in NETS]
        powers = self.play.game.view().get("powers", ())
        if not names or all(power in TILES for power in powers):
            return None
        return Message("play-no-net", {"names": names, "count": len(names)})

    def settle(self) -> None:
        """The game is over: the adaptive opponent of somebody who played alone may change."""
        if len(self.people) == 1:
            settle(list(self.kinds.values()), self.people[0] in self.play.game.winners())

    def bots(self) -> dict[int, Player]:
        return self.opponents.players(self.kinds, self.names, self.tiles)


def new_seating(
    choices: Choices,
    opponents: Opponents,
    seat: int = 0,
    people: int = 1,
    seed: str | None = None,
    names: str | None = None,
    places: Sequence[str] = (),
) -> Seating:
    """A fresh deal; `people` take seats from `seat` on, `places` are those of `choices.own`."""
    try:
        number = int(seed) if seed and len(seed) < 64 and seed.isdecimal() else seed
        game = choices.game(number)
    except (ValueError, TileError) as problem:
        raise told_by_rules(problem) from None
    check_seat(seat, game)
    seats = public_seats(game)
    if not 1 <= people <= seats:
        raise Refusal("full-refusal-people", count=people, seats=seats)
    ours = sorted((seat + at) % seats for at in range(people))
    kinds = opponents.kinds([at for at in range(seats) if at not in ours])
    players = [(kinds.get(at, HUMAN), name) for at, name in enumerate(read_names(names, seats))]
    if seats < game.seats:
        players.append(("rob", "ROB"))
    return Seating(
        Play(game),
        players,
        ours,
        kinds,
        opponents,
        choices.own,
        places,
        again=lambda: new_seating(choices, opponents, seat, people, None, names, places),
    )


def resumed_seating(
    path: Path,
    opponents: Opponents,
    seat: int | None = None,
    places: Sequence[str] = (),
    alone: bool = False,
) -> Seating:
    """A saved game as it was left.

    `places` are those of a user's own tiles; `alone`: only one person can play here.
    """
    record = read_record(path)
    tiles = own_tiles(places)
    play = resumed(verified_steps(path, record, tiles))
    game = play.game
    if game.over:
        raise Refusal("refusal-finished", BAD_FILE, path=str(path))
    players = players_of(record, game.seats)
    before = [kind for kind, _ in players]
    seats = public_seats(game)
    if seat is not None:
        check_seat(seat, game)
        ours = [seat]
    else:
        ours = [at for at in range(seats) if before[at] == HUMAN or seats == 1]
    if not ours or (alone and len(ours) > 1):
        raise Refusal("refusal-which-seat", path=str(path))
    kinds = opponents.kinds([at for at in range(seats) if at not in ours], before)
    for at in range(seats):
        players[at] = (kinds.get(at, HUMAN), players[at][1])
    return Seating(play, players, ours, kinds, opponents, tiles, places)


def check_seat(seat: int, game: Game) -> None:
    """Refuse a seat that nobody can take."""
    count = public_seats(game)
    if 0 <= seat < count:
        return
    if count == 1:
        raise Refusal("refusal-seat-solo", seat=str(seat))
    raise Refusal("refusal-seat", seat=str(seat), last=count - 1)
