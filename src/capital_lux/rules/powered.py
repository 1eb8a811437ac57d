"""A board with an edition and four powers: what happens is passed on to those it concerns."""

from __future__ import annotations

from capital_lux.rules.actions import PLAY, POWER
from capital_lux.rules.board import Board
from capital_lux.rules.cards import BLUE, PINK, YELLOW
from capital_lux.rules.chance import Chance
from capital_lux.rules.edition import Edition
from capital_lux.rules.events import NOTHING
from capital_lux.rules.power import Power


class PoweredBoard(Board):
    """What the board leaves to powers, by district or to all four in turn."""

    edition: Edition
    blue: Power
    pink: Power
    yellow: Power
    green: Power

    def powers(self) -> tuple[Power, Power, Power, Power]:
        """The powers of the districts, blue pink yellow green."""
        return self.blue, self.pink, self.yellow, self.green

    def draw_tape(self, chance: Chance) -> None:
        self.edition.draw_tape(self, chance)
        self.blue.draw_tape(self, chance)
        self.pink.draw_tape(self, chance)
        self.yellow.draw_tape(self, chance)
        self.green.draw_tape(self, chance)

    def redraw(self, seat: int, chance: Chance) -> None:
        """Draw again all chance that a seat cannot know, but for the cards."""
        self.edition.redraw(self, seat, chance)
        self.blue.redraw(self, seat, chance)
        self.pink.redraw(self, seat, chance)
        self.yellow.redraw(self, seat, chance)
        self.green.redraw(self, seat, chance)

    def trigger(self, district: int, seat: int) -> None:
        """Carry out a district's power if it is possible; the turn ends unless it asks."""
        possible = False
        if district == BLUE:
            possible = self.blue.possible(self, seat)
            if possible:
                self.blue.trigger(self, seat)
        elif district == PINK:
            possible = self.pink.possible(self, seat)
            if possible:
                self.pink.trigger(self, seat)
        elif district == YELLOW:
            possible = self.yellow.possible(self, seat)
            if possible:
                self.yellow.trigger(self, seat)
        else:
            possible = self.green.possible(self, seat)
            if possible:
                self.green.trigger(self, seat)
        if not possible:
            self.tell(NOTHING, seat, district, 0, 0)
        if self.phase == PLAY:
            self.edition.end_turn(self, seat)

    def choose(self, seat: int, action: int) -> None:
        """Go on with a power's choice; the turn ends unless it asks again."""
        self.phase = PLAY
        if self.asking == BLUE:
            self.blue.choose(self, seat, action)
        elif self.asking == PINK:
            self.pink.choose(self, seat, action)
        elif self.asking == YELLOW:
            self.yellow.choose(self, seat, action)
        else:
            self.green.choose(self, seat, action)
        if self.phase == PLAY:
            if self.closing:
                self.edition.go_on(self)
            else:
                self.edition.end_turn(self, seat)

    def offer_choices(self, seat: int) -> None:
        if self.asking == BLUE:
            self.blue.offer(self, seat)
        elif self.asking == PINK:
            self.pink.offer(self, seat)
        elif self.asking == YELLOW:
            self.yellow.offer(self, seat)
        else:
            self.green.offer(self, seat)

    def glimpse(self) -> int:
        """What the acting seat has just been shown and must now answer; 0 when nothing."""
        if self.phase != POWER:
            return 0
        if self.asking == BLUE:
            return self.blue.glimpse(self)
        if self.asking == PINK:
            return self.pink.glimpse(self)
        if self.asking == YELLOW:
            return self.yellow.glimpse(self)
        return self.green.glimpse(self)

    def set_up_powers(self) -> None:
        self.blue.set_up(self)
        self.pink.set_up(self)
        self.yellow.set_up(self)
        self.green.set_up(self)

    def begin_powers(self) -> None:
        self.blue.begin_round(self)
        self.pink.begin_round(self)
        self.yellow.begin_round(self)
        self.green.begin_round(self)

    def reveal_powers(self) -> None:
        self.blue.reveal(self)
        self.pink.reveal(self)
        self.yellow.reveal(self)
        self.green.reveal(self)

    def limit_change(self, seat: int, district: int) -> int:
        change = self.blue.limit_change(self, seat, district)
        change += self.pink.limit_change(self, seat, district)
        change += self.yellow.limit_change(self, seat, district)
        return change + self.green.limit_change(self, seat, district)

    def total_change(self, seat: int, district: int) -> int:
        change = self.blue.total_change(self, seat, district)
        change += self.pink.total_change(self, seat, district)
        change += self.yellow.total_change(self, seat, district)
        return change + self.green.total_change(self, seat, district)

    def sells_limits(self) -> bool:
        return self.yellow.sells_limits(self)

    def tell_resolved(self, seat: int, district: int, over: bool) -> None:
        self.blue.resolved(self, seat, district, over)
        self.pink.resolved(self, seat, district, over)
        self.yellow.resolved(self, seat, district, over)
        self.green.resolved(self, seat, district, over)

    def tell_bonus(self, district: int, winner: int) -> None:
        self.blue.bonus_scored(self, district, winner)
        self.pink.bonus_scored(self, district, winner)
        self.yellow.bonus_scored(self, district, winner)
        self.green.bonus_scored(self, district, winner)

    def close_power(self, district: int) -> None:
        if district == BLUE:
            self.blue.close(self)
        elif district == PINK:
            self.pink.close(self)
        elif district == YELLOW:
            self.yellow.close(self)
        else:
            self.green.close(self)

    def power_points(self, seat: int) -> int:
        points = self.blue.points(self, seat) + self.pink.points(self, seat)
        return points + self.yellow.points(self, seat) + self.green.points(self, seat)
