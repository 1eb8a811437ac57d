# cython: nonecheck=True
"""What the acting seat of a game does not know: for a critic that sees all cards in training."""

from __future__ import annotations

from typing import Any

from capital_lux.envs.batch.plain import (
    BLUE_AT,
    DECK_AT,
    FACE_DOWN_AT,
    MOST_ROB_CARDS,
    NEXT_CARDS,
    NOTHING_ADDED,
    PACKS_AT,
    ROB_AT,
    YELLOW_AT,
)
from capital_lux.observation.observer import Observer
from capital_lux.observation.section import Section
from capital_lux.rules.cards import DISTRICTS, KINDS, MAX_SEATS
from capital_lux.rules.game import Game
from capital_lux.rules.given import wrong
from capital_lux.rules.rob_cards import RobCards


class Hidden:
    """Writes what a game's acting seat does not know. Plain Python that `hidden.pxd` compiles."""

    def __init__(self, observer: Observer) -> None:
        if not isinstance(observer, Observer):
            raise wrong("an observer", observer)
        self.observer = observer
        blue, _, yellow, _ = self.observer.components.sections
        self.blue = blue
        self.yellow = yellow
        self.blue_count: int = blue.deck
        self.yellow_count: int = yellow.deck

    def write(self, game: Game, seat: int, out: Any, index: int) -> None:
        """Write it into a game's row: see `BatchGame`. What is shuffled is 1 + what it is."""
        for turn in range(1, MAX_SEATS):
            owner = (seat + turn) % game.seats
            first = (turn - 1) * KINDS
            for kind in range(20):
                here = turn < game.seats
                out[index, first + kind] = game.hand[owner][kind] if here else 0
                out[index, PACKS_AT + first + kind] = game.pack[owner][kind] if here else 0
        left = game.deck_size - game.deck_next
        for i in range(NEXT_CARDS):
            out[index, DECK_AT + i] = 1 + game.deck[game.deck_next + i] if i < left else 0
        self.write_components(game, self.blue, self.blue_count, out, index, BLUE_AT)
        self.write_components(game, self.yellow, self.yellow_count, out, index, YELLOW_AT)
        self.write_face_down(game, seat, out, index)
        if game.rob is not None:
            self.write_rob(game.rob, game.round - 1, out, index)

    def write_components(
        self, game: Game, section: Section, count: int, out: Any, index: int, at: int
    ) -> None:
        """What is still to be drawn of a tile's deck."""
        looked = section.looked(game)
        for i in range(count):
            there = looked + i < count
            out[index, at + i] = 1 + section.outcome_at(game, looked + i) if there else 0

    def write_face_down(self, game: Game, seat: int, out: Any, index: int) -> None:
        """What all modifiers add to each seat's limits, and all rebels to its totals."""
        for turn in range(game.seats):
            owner = (seat + turn) % game.seats
            for district in range(DISTRICTS):
                added = game.blue.limit_change(game, owner, district)
                added += game.blue.total_change(game, owner, district)
                at = FACE_DOWN_AT + turn * DISTRICTS + district
                out[index, at] = NOTHING_ADDED + added

    def write_rob(self, rob: RobCards, turn: int, out: Any, index: int) -> None:
        """ROB's cards that are still to come in the round, by sort."""
        for i in range(MOST_ROB_CARDS):
            sort = 0
            if rob.turned + i < rob.count:
                number = rob.order[turn][rob.turned + i]
                sort = 1 + rob.colour[number] * 6 + rob.takes[number] * 2 + rob.symbol[number]
            out[index, ROB_AT + i] = sort
