"""Watches one game after another, and tells each in a row of numbers.

It listens, as a tally does, and remembers what everybody sees, so that a net can play the games
itself: that is the fastest strong play there is. Plain Python that `witness.pxd` compiles.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.bots.judge import Judge
from capital_lux.observation.memory import Memory
from capital_lux.rules import cards
from capital_lux.rules.actions import CAPITAL, OVER, POWER, TEXTS
from capital_lux.rules.cards import DISTRICTS, KINDS, MAX_SEATS, ROUNDS, zeros
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.events import (
    NOTHING,
    OVER_LIMIT,
    PAID,
    PLAYED_CAPITAL,
    ROUND,
    SCORED,
)
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

COMPILED = not __file__.endswith(".py")
COLOUR = list(cards.COLOUR)
MOST_LOOKS = 256
"""Decisions of a game that are looked at closely, at most."""
PARTS = 3
"""The parts of a score: home, bonus cards and gold."""


class Witness(Memory):
    """What happened in the game it has just seen."""

    game: Game
    twin: Game
    """A copy of the game, in which something else is tried."""
    judge: Judge

    def __init__(self) -> None:
        super().__init__()
        self.noting = False
        self.imagined = Memory()
        self.imagined.noting = False
        self.solo = False
        self.start = 0
        self.decisions = 0
        self.choices = 0
        self.looks = 0
        if not COMPILED:
            self.scored: list[list[int]] = zeros(MAX_SEATS, PARTS)
            self.lost: list[int] = zeros(MAX_SEATS)
            self.leads: list[int] = zeros(MAX_SEATS)
            self.capital: list[int] = zeros(DISTRICTS)
            self.impossible: list[int] = zeros(DISTRICTS)
            self.looked_round: list[int] = zeros(MOST_LOOKS)
            self.looked_seat: list[int] = zeros(MOST_LOOKS)
            self.looked_action: list[int] = zeros(MOST_LOOKS)
            self.looked_options: list[int] = zeros(MOST_LOOKS)
            self.before: list[float] = zeros(MOST_LOOKS)
            self.after: list[float] = zeros(MOST_LOOKS)
            self.other: list[float] = zeros(MOST_LOOKS)
            self.worst: list[float] = zeros(MOST_LOOKS)

    def hear(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        Memory.hear(self, what, seat, a, b, c)
        if what == PLAYED_CAPITAL:
            if not self.solo or seat == 0:
                self.capital[b] += 1
        elif what == NOTHING:
            if not self.solo or seat == 0:
                self.impossible[a] += 1
        elif what == OVER_LIMIT:
            self.lost[seat] += 1
        elif what == PAID:
            self.lost[seat] -= 1
        elif what == SCORED:
            self.scored[seat][0] = a
            self.scored[seat][1] = b
            self.scored[seat][2] = c
        elif what == ROUND and a == ROUNDS:
            for place in range(self.game.seats):
                self.leads[place] = self.game.edition.score(self.game, place)

    def follow(self, game: Game, chance: Chance, moves: Sequence[tuple[int, int]]) -> None:
        """Deal a game and repeat what was played in another of the same deal: seats, actions."""
        if game is None or self.imagined is None:
            raise wrong("a witness, and a game", game)
        game.check_dealt()
        usual = game.listener
        self.begin(game, chance)
        for who, what in moves:
            seat = game.seat_number(who)
            action = natural(what)
            if not game.allows(seat, action):
                raise wrong("what may be done", (who, what), ValueError)
            game.find_choices(seat)
            self.decisions += 1
            self.choices += game.choice_count > 1
            game.act(seat, action)
        game.listening = False
        game.listener = usual

    def play(self, judge: Judge, twin: Judge, chance: Chance, every: int, first: int) -> None:
        """Deal the judge's game and play it: each seat does what the net thinks best.

        One in `every` decisions that have a choice is looked at closely, in the game of
        `twin`; 0: none. `first` is the number of the first one, from 0: drawn by chance below
        `every` it gives all decisions of a game the same chance.
        """
        if judge is None or twin is None or judge.game is None or twin.game is None:
            raise wrong("two judges", (judge, twin))
        if judge.game is twin.game or self.imagined is None:
            raise wrong("a witness, and judges of two games", (judge, twin), ValueError)
        apart, begin = natural(every), natural(first)
        game = judge.game
        twin.game.copy_from(game)
        usual = game.listener
        self.twin = twin.game
        self.judge = twin
        self.begin(game, chance)
        self.play_on(judge, apart, begin)
        game.listening = False
        game.listener = usual

    def begin(self, game: Game, chance: Chance) -> None:
        """Deal, and listen."""
        self.forget()
        self.decisions = self.choices = self.looks = 0
        for seat in range(MAX_SEATS):
            self.lost[seat] = 0
            self.leads[seat] = 0
            for part in range(PARTS):
                self.scored[seat][part] = 0
        for district in range(DISTRICTS):
            self.capital[district] = 0
            self.impossible[district] = 0
        self.game = game
        self.solo = game.rob is not None
        game.listener = self
        game.listening = True
        source = chance_of(chance)
        game.deal(source)
        source.settle()
        self.start = game.start

    def play_on(self, judge: Judge, every: int, first: int) -> None:
        game = judge.game
        while game.phase != OVER:
            seat = game.next_seat()
            game.find_choices(seat)
            self.decisions += 1
            if game.choice_count == 1:
                game.act(seat, game.choices[0])
                continue
            judge.look(self, seat)
            action = judge.likeliest()
            if every > 0 and self.choices % every == first and self.looks < MOST_LOOKS:
                self.look_closely(judge, seat, action)
            self.choices += 1
            game.act(seat, action)

    def look_closely(self, judge: Judge, seat: int, action: int) -> None:
        """What the net expects for a seat before and after its action, and after others.

        `other` is the best of the others; of a card for the capital the best that does not use the
        same tile.
        """
        at = self.looks
        self.looks += 1
        self.looked_round[at] = judge.game.round
        self.looked_seat[at] = seat
        self.looked_action[at] = action
        self.looked_options[at] = judge.game.choice_count
        self.before[at] = judge.value
        self.after[at] = self.value_after(judge.game, seat, action)
        other = worst = self.after[at]
        found = False
        for i in range(judge.game.choice_count):
            choice = judge.game.choices[i]
            if choice == action:
                continue
            value = self.value_after(judge.game, seat, choice)
            if not alike(choice, action) and (not found or value > other):
                other = value
                found = True
            worst = min(worst, value)
        self.other[at] = other
        self.worst[at] = worst

    def value_after(self, game: Game, seat: int, action: int) -> float:
        """What the net expects for a seat when it has acted and answered what its tile asks."""
        twin = self.twin
        twin.become(game)
        self.imagined.copy_from(self)
        twin.listener = self.imagined
        twin.listening = True
        twin.act(seat, action)
        while twin.phase == POWER and twin.is_waiting(seat):
            self.judge.look(self.imagined, seat)
            twin.act(seat, self.judge.likeliest())
        twin.listening = False
        if twin.phase == OVER:
            return self.judge.reward(seat)
        self.judge.look(self.imagined, seat)
        return max(-1.0, min(1.0, self.judge.value))

    # What it saw

    def row(self) -> dict[str, Any]:
        """The game, for a table of games."""
        if self.game is None:
            raise wrong("a witness that has seen a game", self, ValueError)
        game = self.game
        seats = game.seats
        winners = sum([game.edition.wins(game, seat) for seat in range(seats)])
        return {
            "start": self.start,
            "decisions": self.decisions,
            "choices": self.choices,
            "score": [game.edition.score(game, seat) for seat in range(seats)],
            "won": [1 / winners if game.edition.wins(game, seat) else 0.0 for seat in range(seats)],
            "home": [self.scored[seat][0] for seat in range(seats)],
            "bonus": [self.scored[seat][1] for seat in range(seats)],
            "gold": [self.scored[seat][2] for seat in range(seats)],
            "after_two": [self.leads[seat] for seat in range(seats)],
            "lost": [self.lost[seat] for seat in range(seats)],
            "capital": [self.capital[district] for district in range(DISTRICTS)],
            "impossible": [self.impossible[district] for district in range(DISTRICTS)],
        }

    def looked(self) -> list[dict[str, Any]]:
        """The decisions that were looked at closely, for a table of decisions."""
        return [
            {
                "round": self.looked_round[at],
                "seat": self.looked_seat[at],
                "action": TEXTS[self.looked_action[at]],
                "options": self.looked_options[at],
                "before": self.before[at],
                "after": self.after[at],
                "other": self.other[at],
                "worst": self.worst[at],
            }
            for at in range(self.looks)
        ]


def alike(action: int, other: int) -> bool:
    """Whether two actions put a card of the same colour into the capital."""
    return (
        CAPITAL <= action < CAPITAL + KINDS
        and CAPITAL <= other < CAPITAL + KINDS
        and COLOUR[action - CAPITAL] == COLOUR[other - CAPITAL]
    )
