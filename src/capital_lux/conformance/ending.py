"""The law of the end: nobody can act, all cards are there, and the right seats have won.

Points and tie-breaks are counted here once more, from a snapshot alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from capital_lux.conformance.laws import cards_in, check_cards, check_refused, require
from capital_lux.rules.game import Game

GOLD_POINTS = {"first": 1, "generations": 2}


def check_end(game: Game, census: Counter[str]) -> None:
    """Nobody can act any more, all cards are there and the right seats have won."""
    snapshot = game.snapshot()
    check_cards(snapshot, census)
    seats = range(len(snapshot["players"]))
    require(game.waiting() == (), "turn", "the game is over and somebody waits")
    require(not any(game.legal_ids(seat) for seat in seats), "turn", "over, with legal actions")
    for seat in seats:
        check_refused(game, seat, 0, by_play=True)
    scores, winners = game.scores(), game.winners()
    require(len(scores) == len(seats), "end", f"scores {scores}")
    if "tiles" not in snapshot:  # a user's tile may add points of its own
        counted = [points_of(snapshot, seat) for seat in seats]
        require(scores == counted, "end", f"scores {scores}, counted {counted}")
    due = due_winners(snapshot, scores)
    require(winners == due, "end", f"{winners} won with {scores} instead of {due}")


def points_of(snapshot: Mapping[str, Any], seat: int) -> int:
    """Home, bonus cards, gold and aristocrats (F24, G14)."""
    player = snapshot["players"][seat]
    points = sum(int(card[1]) for card in cards_in([player["home"], player["bonus"]]))
    owned = snapshot["aristocrats"]["owned"][seat] if "aristocrats" in snapshot else []
    points += sum(int(tile.split()[1]) for tile in owned)
    return points + GOLD_POINTS[snapshot["edition"]] * int(player["gold"])


def due_winners(snapshot: Mapping[str, Any], scores: list[int]) -> tuple[int, ...]:
    """Who has won: the most points, then the tie-break of the edition (F25, G14, S10)."""
    players = snapshot["players"]
    best = [seat for seat in range(len(players)) if scores[seat] == max(scores)]
    if snapshot["edition"] == "first":
        ranks = {seat: sixes_first(players[seat]) for seat in best}
        return tuple(seat for seat in best if ranks[seat] == max(ranks.values()))
    if snapshot["seats"] == 1 and len(best) == 2:
        return (0,) if players[0]["gold"] < players[1]["gold"] else (1,)
    fewest = min(players[seat]["gold"] for seat in best)
    return tuple(seat for seat in best if players[seat]["gold"] == fewest)


def sixes_first(player: Mapping[str, Any]) -> list[int]:
    """How many 6s, 5s, 4s, 3s and 2s a seat has at home and among its bonus cards."""
    values = Counter(card[1] for card in cards_in([player["home"], player["bonus"]]))
    return [values[value] for value in "65432"]
