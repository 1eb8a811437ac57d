"""The games of a portion of a study, as rows of two tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from capital_lux.bots.judge import Judge
from capital_lux.bots.match import play_match
from capital_lux.bots.net_file import champion
from capital_lux.rules.actions import action_id
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.chance import Fast, Stream
from capital_lux.rules.game import Game
from capital_lux.rules.options import FIRST, RANDOM
from capital_lux.study.plan import Part, Plan, Portion
from capital_lux.study.players import AS_USUAL, make_player
from capital_lux.study.witness import Witness

SEED_BYTES = 8
Row = dict[str, Any]


class Played(NamedTuple):
    """A game, and the decisions of it that were looked at closely."""

    game: Row
    decisions: list[Row]


def play_portion(plan: Plan, portion: Portion) -> Iterator[Played]:
    """Play the games of a portion, one after the other."""
    part = plan.parts[portion.part]
    player = NetPlayer(part) if part.by_net else BotPlayer(part)
    for number in range(portion.first, portion.first + portion.games):
        deal = number // part.rotations
        row, looked = player.play(plan.seed_of(deal), number)
        known = {"part": portion.part, "game": number}
        names = player.tiles or [None] * len(DISTRICT_NAMES)
        told: Row = {
            **known,
            "deal": deal,
            "edition": part.edition,
            "seats": part.seats,
            **dict(zip(DISTRICT_NAMES, names, strict=True)),
            "bots": list(part.seated(number)),
            **row,
        }
        yield Played(told, [{**known, **one} for one in looked])


class NetPlayer:
    """Games in which the net plays every seat: nothing is asked of Python between two deals."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.witness = Witness()
        self.judges: dict[tuple[str, ...], tuple[Judge, Judge]] = {}
        self.tiles: tuple[str, ...] = ()

    def play(self, seed: bytes, number: int) -> tuple[Row, list[Row]]:
        if self.part.powers == RANDOM or not self.judges:
            game = self.part.choices().game(seed)
            self.tiles = tiles_of(game)
            if self.tiles not in self.judges:
                net = champion()
                self.judges[self.tiles] = Judge(net, game), Judge(net, game.copy())
        judge, twin = self.judges[self.tiles]
        chance = Fast(int.from_bytes(seed[:SEED_BYTES]))
        every = self.part.look_in(number)
        first = int.from_bytes(seed[SEED_BYTES : 2 * SEED_BYTES]) % every if every else 0
        self.witness.play(judge, twin, chance, every, first)
        return self.witness.row(), self.witness.looked()


class BotPlayer:
    """Games of any levels."""

    def __init__(self, part: Part) -> None:
        self.part = part
        self.witness = Witness()
        self.tiles: tuple[str, ...] = ()

    def play(self, seed: bytes, number: int) -> tuple[Row, list[Row]]:
        choices = self.part.choices()
        game = choices.game(seed)
        self.tiles = tiles_of(game)
        players = [
            make_player(level, seat, seed, AS_USUAL, ())
            for seat, level in enumerate(self.part.seated(number))
        ]
        play_match(game, players)
        # The witness listens to the same game once more: bots need its events for themselves.
        moves = [(seat, action_id(text)) for seat, text in game.actions()]
        self.witness.follow(choices.game(seed), Stream(seed), moves)
        return self.witness.row(), []


def tiles_of(game: Game) -> tuple[str, ...]:
    """The tiles of a game of Generations, blue pink yellow green."""
    return () if game.edition is FIRST else tuple(power.name for power in game.powers())
