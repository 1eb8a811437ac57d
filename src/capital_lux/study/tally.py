"""Plays many random games and counts what happens in them.

Plain Python that `tally.pxd` compiles, as the rules are; the same seed gives the same counts both
ways. `report.py` puts the counts into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from capital_lux.rules import actions
from capital_lux.rules.actions import ACTIONS, NOT_YET, OVER
from capital_lux.rules.board import Listener
from capital_lux.rules.cards import DISTRICTS, MAX_SEATS, UNLIMITED, zeros
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.events import (
    BONUS,
    DREW,
    NOTHING,
    OVER_LIMIT,
    PAID,
    PLAYED_CAPITAL,
    REMOVED,
    SHORT,
)
from capital_lux.rules.game import Game
from capital_lux.rules.given import natural, wrong
from capital_lux.rules.own import check_tiles
from capital_lux.study import branches
from capital_lux.study.branches import (
    BONUS_TIE,
    BONUS_TIE_UNPAID,
    BRANCHES,
    DREW_IN_LAST_TURN,
    DREW_LAST_HOPE,
    GOLD_PAID,
    KINDS_OF_EVENT,
    LEADS,
    LIMIT_BELOW_ZERO,
    MAX_TILES,
    NO_CARD_DEALT,
    SHARED_VICTORY,
    TIE_BREAK,
    WHOLE_WIN,
    A,
)

COMPILED = not __file__.endswith(".py")
PLACE = list(branches.PLACE)


class TallyListener(Listener):
    """Listens to games and counts."""

    game: Game
    """The game that is heard."""

    def __init__(self) -> None:
        super().__init__()
        self.games = 0
        self.decisions = 0
        if not COMPILED:
            self.kinds: list[int] = zeros(KINDS_OF_EVENT)
            self.districts: list[list[int]] = zeros(KINDS_OF_EVENT, DISTRICTS)
            self.branches: list[int] = zeros(BRANCHES)
            self.actions: list[int] = zeros(ACTIONS)
            self.points: list[int] = zeros(MAX_SEATS)
            self.wins: list[int] = zeros(MAX_SEATS)
            self.tile_of: list[int] = zeros(DISTRICTS)
            self.times: list[list[int]] = zeros(MAX_SEATS, DISTRICTS)
            self.tile_games: list[int] = zeros(MAX_TILES)
            self.tile_triggers: list[int] = zeros(MAX_TILES)
            self.tile_impossible: list[int] = zeros(MAX_TILES)
            self.tile_seats: list[int] = zeros(MAX_TILES)
            self.tile_points: list[int] = zeros(MAX_TILES)
            self.leads: list[int] = zeros(2 * LEADS + 1)
        self.first = False
        self.solo = False
        self.before = 0
        self.before_district = 0

    def hear(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        self.kinds[what] += 1
        district = 0
        if PLACE[what] != 0:
            district = a if PLACE[what] == A else b
            if district >= 0:
                self.districts[what][district] += 1
        if what in (PLAYED_CAPITAL, NOTHING):
            self.hear_tile(what, seat, district)
        elif what == DREW:
            self.hear_draw(seat)
        elif what == BONUS:
            if self.first:
                self.hear_bonus(district)
        elif what == REMOVED:
            self.branches[BONUS_TIE] += b >= 0
        elif what == SHORT:
            self.branches[NO_CARD_DEALT] += a == 0
        elif what == OVER_LIMIT:
            self.branches[LIMIT_BELOW_ZERO] += c < 0
        elif what == PAID:
            self.branches[GOLD_PAID] += b
        self.before = what
        self.before_district = district

    def hear_tile(self, what: int, seat: int, district: int) -> None:
        """A card in the capital triggers a tile, unless nothing happens; ROB never does (S4)."""
        if self.solo and seat != 0:
            return
        if what == PLAYED_CAPITAL:
            self.times[seat][district] += 1
        else:
            self.times[seat][district] -= 1
            self.tile_impossible[self.tile_of[district]] += 1

    def hear_draw(self, seat: int) -> None:
        """A drawn card can keep a round going, and in a last turn it cannot (F14)."""
        if self.game.last_turns != NOT_YET:
            self.branches[DREW_IN_LAST_TURN] += 1
        elif self.game.hand_size[seat] == 1:
            self.branches[DREW_LAST_HOPE] += 1

    def hear_bonus(self, district: int) -> None:
        """The first bonus card of a district tells whether several seats lead there (F21)."""
        if self.before == BONUS and self.before_district == district:
            return
        best = 0
        leaders = 0
        for seat in range(self.game.seats):
            total = self.game.home_total[seat][district]
            if total > best:
                best = total
                leaders = 0
            leaders += total == best
        self.branches[BONUS_TIE] += leaders > 1
        self.branches[BONUS_TIE_UNPAID] += leaders > 1 + self.game.capital_size[district]

    def name_tiles(self, numbers: Sequence[int]) -> None:
        """The numbers under which the next games' tiles are counted, blue pink yellow green."""
        given = [natural(number) for number in numbers]
        if len(given) != DISTRICTS:
            raise wrong("a number for each tile", numbers, ValueError)
        for district in range(DISTRICTS):
            self.tile_of[district] = min(max(given[district], 0), MAX_TILES - 1)

    def play(self, game: Game, chance: Chance, games: int) -> None:
        """Deal and play games with random actions, as `Game.play_out` would."""
        if game is None:
            raise wrong("a game", game)
        source = chance_of(chance)
        usual = game.listener
        for _ in range(natural(games)):
            self.begin(game, source)
            while game.phase != OVER:
                seat = game.next_seat()
                game.find_choices(seat)
                if game.choice_count == 0:
                    raise wrong("a game with something to choose", game, ValueError)
                action = game.choices[source.draw(game.choice_count)]
                self.actions[action] += 1
                self.decisions += 1
                game.act(seat, action)
            self.finish(game)
        source.settle()
        game.listener = usual

    def follow(self, game: Game, chance: Chance, moves: Sequence[tuple[int, int]]) -> None:
        """Deal a game and repeat what was played in another of the same deal: seats, actions."""
        if game is None:
            raise wrong("a game", game)
        source = chance_of(chance)
        usual = game.listener
        self.begin(game, source)
        for who, what in moves:
            seat = game.seat_number(who)
            action = natural(what)
            if not game.allows(seat, action):
                raise wrong("what may be done", (who, what), ValueError)
            self.actions[action] += 1
            self.decisions += 1
            game.act(seat, action)
        source.settle()
        self.finish(game)
        game.listener = usual

    def begin(self, game: Game, chance: Chance) -> None:
        """Deal, and listen."""
        self.game = game
        self.first = game.gold_pile != UNLIMITED
        self.solo = game.rob is not None
        game.listener = self
        game.listening = True
        game.deal(chance)

    def finish(self, game: Game) -> None:
        """Count how a game ended."""
        game.listening = False
        if game.guarded:
            check_tiles(game)
        self.count_result(game)
        self.count_tiles(game)
        if self.solo:
            self.count_lead(game)
        self.games += 1

    def count_result(self, game: Game) -> None:
        winners = 0
        best = 0
        level = 0
        for seat in range(game.seats):
            score = game.edition.score(game, seat)
            self.points[seat] += score
            if game.edition.wins(game, seat):
                winners += 1
            if score > best:
                best = score
                level = 0
            level += score == best
        for seat in range(game.seats):
            if game.edition.wins(game, seat):
                self.wins[seat] += WHOLE_WIN // winners
        self.branches[SHARED_VICTORY] += winners > 1
        self.branches[TIE_BREAK] += level > winners

    def count_tiles(self, game: Game) -> None:
        """Who used which tile, and how far those seats are from the mean of the table."""
        total = 0
        for seat in range(game.seats):
            total += game.edition.score(game, seat)
        for district in range(DISTRICTS):
            tile = self.tile_of[district]
            self.tile_games[tile] += 1
            for seat in range(game.seats):
                if self.times[seat][district] > 0:
                    self.tile_triggers[tile] += self.times[seat][district]
                    self.tile_seats[tile] += 1
                    self.tile_points[tile] += game.seats * game.edition.score(game, seat) - total
                self.times[seat][district] = 0

    def count_lead(self, game: Game) -> None:
        """How far you are ahead of ROB."""
        lead = game.edition.score(game, 0) - game.edition.score(game, 1)
        lead = max(-LEADS, min(LEADS, lead))
        self.leads[LEADS + lead] += 1

    def counts(self) -> dict[str, Any]:
        """All counts, as lists by id."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "actions": [self.actions[i] for i in range(len(actions.TEXTS))],
            "kinds": [self.kinds[i] for i in range(KINDS_OF_EVENT)],
            "districts": [
                [self.districts[i][district] for district in range(DISTRICTS)]
                for i in range(KINDS_OF_EVENT)
            ],
            "branches": [self.branches[i] for i in range(BRANCHES)],
            "points": [self.points[seat] for seat in range(MAX_SEATS)],
            "wins": [self.wins[seat] for seat in range(MAX_SEATS)],
            "tile_games": [self.tile_games[i] for i in range(MAX_TILES)],
            "tile_triggers": [self.tile_triggers[i] for i in range(MAX_TILES)],
            "tile_impossible": [self.tile_impossible[i] for i in range(MAX_TILES)],
            "tile_seats": [self.tile_seats[i] for i in range(MAX_TILES)],
            "tile_points": [self.tile_points[i] for i in range(MAX_TILES)],
            "leads": {
                lead: self.leads[LEADS + lead]
                for lead in range(-LEADS, LEADS + 1)
                if self.leads[LEADS + lead]
            },
        }
