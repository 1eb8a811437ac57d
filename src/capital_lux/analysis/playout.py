"""A game played on by a net to the end of the round, and what each seat may expect then."""

from __future__ import annotations

from capital_lux.bots.judge import Judge
from capital_lux.bots.net import Net
from capital_lux.bots.world import World
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import ACTIONS, OVER, TEXTS
from capital_lux.rules.cards import ALL_KNOWING, zeros
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong

COMPILED = not __file__.endswith(".py")
NONE = -1
LONGEST = 8
"""Decisions of a playout that are kept."""


class Playout:
    """Puts a game into positions and plays it on; what it finds depends on the seed alone.

    All seats choose what the net thinks best, each from what it knows there.
    """

    def __init__(self, net: Net, game: Game) -> None:
        self.judge = Judge(net, game)
        self.memory = Memory()
        self.memory.noting = False
        self.source = Fast(0)
        self.last = 0
        self.count = 0
        if not COMPILED:
            self.decided: list[int] = zeros(LONGEST)
        self.game = game

    def check_made(self) -> None:
        if self.game is None:
            raise wrong("Playout(...) to make a playout", self)

    def imagine(self, world: World, seed: int) -> None:
        """Deal a world that a seat thinks possible; the game must be the world's own."""
        self.check_made()
        if not isinstance(world, World) or world.game is not self.game:
            raise wrong("a world of this game", world)
        self.source = Fast(seed)
        world.deal(self.source)

    def deal(self, game: Game, seed: int) -> None:
        """Take a position in which everything is known but the chance that is still to come."""
        self.check_made()
        self.game.copy_from(game)
        self.source = Fast(seed)
        self.source.shuffle(self.game.deck, self.game.deck_next, self.game.deck_size)
        self.game.redraw(ALL_KNOWING, self.source)

    def run(self, memory: Memory, seat: int, action: int, last: int) -> bool:
        """Do an action, if there is one, and play on to the end of the round `last`.

        Whether that is the end of the game. `memory`: what everybody remembers before the action.
        """
        self.check_made()
        if not isinstance(memory, Memory):
            raise wrong("a memory", memory)
        number = natural(action)
        place = self.game.seat_number(seat)
        if number != NONE and not self.game.allows(place, number):
            raise wrong("an action that the seat may do", action, ValueError)
        self.memory.copy_from(memory)
        self.game.listener = self.memory
        self.last = natural(last)
        self.count = 0
        self.play_on(place, number)
        return self.game.phase == OVER

    def play_on(self, seat: int, action: int) -> None:
        self.game.listening = True
        if action != NONE:
            self.game.act(seat, action)
        while self.game.phase != OVER and self.game.round <= self.last:
            seat = self.game.next_seat()
            self.game.find_choices(seat)
            if self.game.choice_count == 1:
                self.game.act(seat, self.game.choices[0])
                continue
            self.judge.look(self.memory, seat)
            action = self.judge.likeliest()
            if self.count < LONGEST:
                self.decided[self.count] = seat * ACTIONS + action
                self.count += 1
            self.game.act(seat, action)
        self.game.listening = False

    def line(self) -> list[tuple[int, str]]:
        """The first decisions that had a choice: seats and actions."""
        self.check_made()
        return [
            (self.decided[i] // ACTIONS, TEXTS[self.decided[i] % ACTIONS])
            for i in range(self.count)
        ]

    def value(self, seat: int) -> float:
        """What the net expects for a seat, in its own measure, where the game goes on."""
        self.check_made()
        self.judge.look(self.memory, self.game.seat_number(seat))
        return self.judge.value
