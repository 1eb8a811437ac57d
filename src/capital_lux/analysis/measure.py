"""Checks what an analysis says, for docs/analysis.md.

    python -m capital_lux.analysis.measure luck|calibration|planted EDITION SEATS GAMES
    python -m capital_lux.analysis.measure draw PICTURE.svg CALIBRATION.json...

`luck`: between equal players a seat's luck is nothing on average, and a result without it varies
less. `calibration`: of the positions with a chance of 60 to 70 %, 60 to 70 % are won. `planted`:
bad actions put into a champion's games are found, and hardly any others.
"""

from __future__ import annotations

import json
import math
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from statistics import fmean, pvariance, stdev
from typing import Any

from capital_lux.analysis.game import JudgedSeat, analyse, analysed, replayed
from capital_lux.analysis.net_play import new_game, played
from capital_lux.analysis.playout import Playout
from capital_lux.analysis.plot import DARK, SEATS, Dot, Polyline, Shape, Words, svg
from capital_lux.analysis.shape import JUDGEMENTS, Decision
from capital_lux.analysis.worth import ended
from capital_lux.bots.judge import Judge
from capital_lux.bots.match import Player
from capital_lux.bots.net_bot import ChampionBot
from capital_lux.bots.net_file import champion
from capital_lux.bots.world import World
from capital_lux.observation.memory import Memory
from capital_lux.rules.actions import TEXTS, action_id
from capital_lux.rules.cards import ROUNDS
from capital_lux.rules.game import Game
from capital_lux.rules.record import steps

FIRST_SEED = 1_000_000
"""Other games than those the curves were fitted to."""
SURE = 1.96
PATIENCE = 30.0
"""Seconds between two lines about what was found so far."""
EVERY = 5
"""One decision of a game in this many is asked about: those in a row are much alike."""
BINS = 10
PLANTED = 5
"""Bad actions in a game."""
CHAMPION_SIMULATIONS = 400
TO_THE_END = 200
"""Games played to their end to see whether an action is bad."""
BAD = 0.2
"""The chance to win that a bad action costs in them."""
LONG = 1500
"""Other games played to their end to see whether what was judged a blunder really is one."""


def net_game(edition: str, seats: int, seed: int) -> Game:
    """A game that the net played against itself."""
    game = new_game(edition, seats, seed)
    for _ in played(champion(), game):
        pass
    return game


def law_of_luck(edition: str, seats: int, games: int) -> Iterator[dict[str, Any]]:
    """The mean luck of the first seat with its interval, and the variances of its results."""
    found: list[tuple[Any, float, float]] = []
    for number in range(games):
        game = net_game(edition, seats, FIRST_SEED + number)
        luck = analysed(replayed(game.record()), [], [""] * game.seats)
        result = ended(game.scores(), game.winners())[0]
        found.append((result, sum(one.win[0] for one in luck), sum(one.lead[0] for one in luck)))
        yield {
            "games": number + 1,
            "win": spread([one[0].win for one in found], [one[1] for one in found]),
            "lead": spread([one[0].lead for one in found], [one[2] for one in found]),
        }


def spread(results: Sequence[float], luck: Sequence[float]) -> dict[str, float]:
    adjusted = [result - gain for result, gain in zip(results, luck, strict=True)]
    return {
        "mean luck": fmean(luck),
        "interval": SURE * math.sqrt(pvariance(luck) / len(luck)),
        "variance": pvariance(results),
        "adjusted variance": pvariance(adjusted),
        "share": pvariance(adjusted) / (pvariance(results) or 1.0),
    }


def calibration(edition: str, seats: int, games: int) -> Iterator[dict[str, Any]]:
    """By tenths of the chance to win: what was said on average, and what came.

    It is the chance after an action: before it, the best is supposed, which the net may miss.
    """
    said: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for number in range(games):
        game = net_game(edition, seats, FIRST_SEED + number)
        judged = [JudgedSeat(seat, EVERY, number + seat) for seat in range(seats)]
        analysed(replayed(game.record()), judged, [""] * game.seats, luck=False)
        results = ended(game.scores(), game.winners())
        for seat in judged:
            for decision in seat.decisions:
                chance = decision.win_after
                place = min(BINS - 1, int(chance * BINS))
                said[place].append((chance, results[seat.number].win))
        yield {"games": number + 1, "tenths": [tenth(cell) for cell in said if cell]}


def tenth(cell: Sequence[tuple[float, float]]) -> dict[str, float]:
    wins = [won for _, won in cell]
    return {
        "positions": len(cell),
        "said": fmean(chance for chance, _ in cell),
        "won": fmean(wins),
        "interval": SURE * math.sqrt(pvariance(wins) / len(cell)),
    }


def planted(edition: str, seats: int, games: int) -> Iterator[dict[str, Any]]:
    """How many planted actions are found, and how many blunders in untouched games.

    A blunder is false if it clearly costs less than one in many more games played to their end.
    """
    found: dict[str, Any] = {
        "games": 0,
        "planted": 0,
        "judged": 0,
        "blunders untouched": 0,
        "false blunders": 0,
    }
    for number in range(games):
        record, bad = champion_game(edition, seats, FIRST_SEED + number, PLANTED)
        judged = {
            decision.step: decision.judgement
            for player in analyse(record).players
            for decision in player.decisions
        }
        found["games"] += 1
        found["planted"] += len(bad)
        found["judged"] += sum(judged[step] is not None for step in bad)
        record, _ = champion_game(edition, seats, FIRST_SEED + number, 0)
        for seat, player in enumerate(analyse(record).players):
            for decision in player.decisions:
                if decision.judgement == "blunder":
                    cost, error = long_look(record, seat, decision)
                    found["blunders untouched"] += 1
                    found["false blunders"] += cost + SURE * error < JUDGEMENTS["blunder"]
        yield found


def long_look(record: dict[str, Any], seat: int, decision: Decision) -> tuple[float, float]:
    """What a decision cost in many games played to their end, and the standard error."""
    player = Player(ChampionBot(), seat, "champion")
    before = islice(steps(record), decision.step)
    game, _, _, events = next(before)
    player.hear(events)
    for _, _, _, events in before:
        player.hear(events)
    world = player.bot.world(game.view(seat))
    options = action_id(decision.best), action_id(decision.action)
    gaps = costs(world, player.bot.memory, options, LONG, LONG)
    return fmean(gaps), stdev(gaps) / math.sqrt(LONG)


def costs(
    world: World, memory: Memory, options: tuple[int, int], games: int, first: int = 0
) -> list[float]:
    """What the second action costs compared with the first in each world, played to the end."""
    playout = Playout(champion(), world.game)
    wins: list[list[float]] = []
    for action in options:
        wins.append([])
        for number in range(first, first + games):
            playout.imagine(world, number)
            playout.run(memory, world.seat, action, ROUNDS)
            result = ended(playout.game.scores(), playout.game.winners())
            wins[-1].append(result[world.seat].win)
    return [one - two for one, two in zip(*wins, strict=True)]


def champion_game(
    edition: str, seats: int, seed: int, bad: int
) -> tuple[dict[str, Any], list[int]]:
    """A game between champions in which bad actions replace some of theirs; the steps of these."""
    chance = random.Random(seed)
    game = new_game(edition, seats, seed)
    players = [
        Player(ChampionBot(seat, simulations=CHAMPION_SIMULATIONS), seat, "champion")
        for seat in range(seats)
    ]
    for player in players:
        player.hear(game.opening)
    planted_at: list[int] = []
    while not game.over:
        seat = game.waiting()[0]
        view = game.view(seat)
        action = players[seat].choose(view)
        if len(planted_at) < bad and len(view["legal"]) > 1 and chance.random() < bad / 20:
            other = bad_action(players[seat].bot, game, seat, action)
            if other is not None:
                action = other
                planted_at.append(len(game.actions()) + 1)
        events = game.play(seat, action)
        for player in players:
            player.hear(events)
    return game.record(), planted_at


def bad_action(bot: ChampionBot, game: Game, seat: int, best: str) -> str | None:
    """An action that costs much in games that the net plays to their end, if there is one."""
    world = bot.world(game.view(seat))
    opinion, _ = Judge(champion(), world.base).opinion(bot.memory, seat)
    other = min(opinion, key=lambda one: opinion[one])
    lost = fmean(costs(world, bot.memory, (action_id(best), other), TO_THE_END))
    return TEXTS[other] if lost >= BAD else None


MEASURES: dict[str, Callable[[str, int, int], Iterator[dict[str, Any]]]] = {
    "luck": law_of_luck,
    "calibration": calibration,
    "planted": planted,
}


def draw(picture: str, *files: str) -> None:
    """Draw what was said against what came; each file is what a calibration has printed.

    A line is named after its file.
    """
    side, margin = 400, 50

    def place(said: float, won: float) -> tuple[float, float]:
        return margin + side * said, margin + side * (1 - won)

    shapes: list[Shape] = [Polyline((place(0, 0), place(1, 1)), "#bbbbbb", 1)]
    for percent in range(0, 101, 20):
        shapes.append(Words((margin - 6, place(0, percent / 100)[1]), f"{percent}", DARK, "end"))
        shapes.append(
            Words((place(percent / 100, 0)[0] + 6, margin + side + 16), f"{percent}", DARK, "end")
        )
    shapes.append(Words((margin, margin - 22), "won, %", DARK, "start"))
    shapes.append(Words((margin + side, margin + side + 36), "said, %", DARK, "end"))
    for number, (colour, file) in enumerate(zip(SEATS, files, strict=False)):
        key = margin + 20 + 20 * number
        shapes.append(Polyline(((margin + 20, key), (margin + 44, key)), colour, 2))
        shapes.append(Words((margin + 52, key), Path(file).stem, DARK, "start"))
        tenths = json.loads(Path(file).read_text("utf-8"))["tenths"]
        shapes.append(Polyline([place(one["said"], one["won"]) for one in tenths], colour, 2))
        for one in tenths:
            low, high = (one["won"] + sign * one["interval"] for sign in (-1, 1))
            ends = place(one["said"], max(0, low)), place(one["said"], min(1, high))
            shapes += [Polyline(ends, colour, 1), Dot(place(one["said"], one["won"]), colour)]
    Path(picture).write_text(svg(shapes, (side + 2 * margin, side + 2 * margin)), "utf-8")


def main(what: str, *arguments: str) -> None:
    if what == "draw":
        draw(*arguments)
        return
    edition, seats, games = arguments
    begun = time.monotonic()
    for found in MEASURES[what](edition, int(seats), int(games)):
        if time.monotonic() - begun > PATIENCE:
            begun = time.monotonic()
            print(json.dumps(found), file=sys.stderr, flush=True)
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
