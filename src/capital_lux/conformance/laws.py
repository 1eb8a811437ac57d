"""The laws every position and every end must keep, whatever the edition and tiles.

Only the public face of a game is used: `waiting`, `legal`, `play`, `view`, `snapshot`, `restore`,
`copy`, `record`, `tape` and the events.
"""

from __future__ import annotations

import json
import marshal
import random
from collections import Counter
from collections.abc import Mapping
from typing import Any

from capital_lux.conformance.secrecy import shuffled_snapshot
from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.cards import CARD_NAMES
from capital_lux.rules.game import Game
from capital_lux.rules.illegal import IllegalAction
from capital_lux.rules.own import Tile
from capital_lux.rules.powers import components_in

CARDS = frozenset(CARD_NAMES)
NOT_ZONES = frozenset({"cards", "received", "tape", "pending", "tiles", "tile_memory"})
"""The parts of a snapshot that name cards which lie elsewhere."""
GOLD_POINTS = {"first": 1, "generations": 2}


class Broken(AssertionError):
    """A law of the engine that does not hold."""

    def __init__(self, check: str, why: str, step: int = -1) -> None:
        self.check = check
        self.why = why
        self.step = step
        super().__init__(check, why, step)

    def __str__(self) -> str:
        return f"{self.check}: {self.why}" + (f" (action {self.step})" if self.step >= 0 else "")


def require(holds: bool, check: str, why: str) -> None:
    """Complain unless a law holds."""
    if not holds:
        raise Broken(check, why)


def pick(game: Game, rng: random.Random) -> tuple[int, int]:
    """A random seat that must act, and a random action of its list."""
    waiting = game.waiting()
    require(bool(waiting), "turn", "the game is not over and nobody can act")
    seat = waiting[int(rng.random() * len(waiting))]
    legal = game.legal_ids(seat)
    require(bool(legal), "turn", f"seat {seat} must act and has no action")
    return seat, legal[int(rng.random() * len(legal))]


def do(game: Game, seat: int, action: int) -> None:
    """Play an action of the legal list."""
    try:
        game.play_id(seat, action)
    except IllegalAction as problem:
        raise Broken("legal", f"{TEXTS[action]!r} of seat {seat} is refused: {problem}") from None


def play_one(game: Game, rng: random.Random) -> None:
    seat, action = pick(game, rng)
    do(game, seat, action)


def own_tiles(game: Game) -> list[Any]:
    """The classes of the tiles that a user wrote: a snapshot or record only names them."""
    return [type(tile) for tile in game.powers() if isinstance(tile, Tile)]


def written(value: Any) -> bytes:
    """A value as bytes; those of JSON would tell as much, and take twice as long."""
    return marshal.dumps(value, 2)


def same(one: Any, other: Any) -> bool:
    """Whether two values are written the same: the order of keys counts, and True is not 1."""
    return written(one) == written(other)


# One position


def check_position(game: Game, census: Counter[str], rng: random.Random, thorough: bool) -> None:
    """Every law about a position; the game is left as it was."""
    snapshot = game.snapshot()
    check_cards(snapshot, census)
    check_legal(game, snapshot, rng, thorough)
    check_restore(game, snapshot, rng)
    check_views(game, snapshot, rng)
    check_copy(game, snapshot, rng)


def cards_in(value: Any) -> list[str]:
    """Every card code in a part of a snapshot, except in parts that are not zones."""
    found: list[str] = []
    parts = [value]
    for part in parts:
        if isinstance(part, list):
            try:
                found += list(filter(CARDS.__contains__, part))
            except TypeError:  # there are lists or objects in it
                parts += part
        elif isinstance(part, dict):
            parts += [item for key, item in part.items() if item and key not in NOT_ZONES]
        elif part in CARDS:
            found.append(part)
    return found


def check_cards(snapshot: Mapping[str, Any], census: Counter[str]) -> None:
    """No card is lost or made; a card that a pending choice is about may be in between."""
    found = Counter(cards_in(snapshot))
    # Counters are compared card by card, dicts at once.
    if dict(found) != dict(census):
        pending = snapshot["pending"]
        between = Counter(cards_in(list(pending.values()) if pending else []))
        if census != found + between:
            gone, made = dict(census - found), dict(found - census)
            raise Broken("cards", f"lost {gone}, made {made}")
    gold = [player["gold"] for player in snapshot["players"]]
    require(min(gold) >= 0, "cards", f"gold {gold}")


def check_legal(
    game: Game, snapshot: Mapping[str, Any], rng: random.Random, thorough: bool
) -> None:
    """The legal list is exactly what `play` accepts; what it refuses changes nothing."""
    waiting = game.waiting()
    seats = range(len(snapshot["players"]))
    for seat in (-1, *seats, len(seats)):
        legal = game.legal_ids(seat) if seat in seats else []
        fits = bool(legal) == (seat in waiting) and len(set(legal)) == len(legal)
        require(fits, "legal", f"seat {seat} of waiting {waiting} may do {legal}")
        texts = game.legal(seat) if seat in seats else []
        same_ids = texts == [TEXTS[action] for action in legal]
        require(same_ids, "legal", f"texts and ids of seat {seat} differ")
        every = thorough or seat in waiting
        tries = range(-1, ACTIONS + 1) if every else rng.sample(range(ACTIONS), 12)
        for action in tries:
            if action in legal:
                check_accepted(game, seat, action)
            else:
                check_refused(game, seat, action, rng.random() < 0.1)
    require(same(game.snapshot(), snapshot), "legal", "a refused action changed the game")


def check_accepted(game: Game, seat: int, action: int) -> None:
    """A legal action is played, by text as by id."""
    by_id, by_text = game.copy(), game.copy()
    do(by_id, seat, action)
    try:
        by_text.play(seat, TEXTS[action])
    except IllegalAction as problem:
        raise Broken("legal", f"{TEXTS[action]!r} is refused as text: {problem}") from None
    noted = by_id.actions() == by_text.actions() == [*game.actions(), (seat, TEXTS[action])]
    require(noted, "legal", f"{TEXTS[action]!r} of seat {seat} is noted wrongly")


def check_refused(game: Game, seat: int, action: int, by_play: bool) -> None:
    """An illegal action raises `IllegalAction` with a reason and what is legal."""
    try:
        if by_play:
            game.play(seat, action)
        else:
            game.play_id(seat, action)
    except IllegalAction as problem:
        if problem.reason and (not problem.legal or problem.legal == game.legal(seat)):
            return
        raise Broken("legal", f"the refusal of {action} says {problem}") from None
    raise Broken("legal", f"seat {seat} could do {action}, which is not in its legal list")


def check_restore(game: Game, snapshot: dict[str, Any], rng: random.Random) -> None:
    """A snapshot is exact: through JSON and back, and the game goes on the same."""
    text = json.dumps(snapshot)
    restored = game.restore(json.loads(text), own_tiles(game))
    require(same(restored.snapshot(), snapshot), "restore", "the snapshot has changed")
    twin = game.copy()
    for seat in (None, *range(len(snapshot["players"]))):
        require(same(twin.view(seat), restored.view(seat)), "restore", f"view of {seat} changed")
    while not twin.over:
        require(twin.waiting() == restored.waiting(), "restore", "other seats must act")
        seat, action = pick(twin, rng)
        same_choice = twin.legal_ids(seat) == restored.legal_ids(seat)
        require(same_choice, "restore", f"seat {seat} may do something else")
        do(twin, seat, action)
        do(restored, seat, action)
    require(same(twin.snapshot(), restored.snapshot()), "restore", "another end")


def check_copy(game: Game, snapshot: Mapping[str, Any], rng: random.Random) -> None:
    """A copy is the same game with the same past, and independent of the original."""
    record = game.record()
    twin = game.copy()
    require(same(twin.snapshot(), snapshot), "copy", "it is another position")
    require(same(twin.record(), record), "copy", "it has another past")
    while not twin.over:
        play_one(twin, rng)
    require(same(game.snapshot(), snapshot), "copy", "playing the copy changed the original")
    require(same(game.record(), record), "copy", "playing the copy changed the original's past")


def check_views(game: Game, snapshot: Mapping[str, Any], rng: random.Random) -> None:
    """Views agree with the game, and do not depend on what their seat cannot know."""
    seat = rng.randrange(snapshot["seats"])
    view = game.view(seat)
    require(view["legal"] == game.legal(seat), "view", f"seat {seat} sees other legal actions")
    require(view["waiting"] == list(game.waiting()), "view", "other seats wait")
    if game.over:
        return
    shuffled = shuffled_snapshot(json.loads(json.dumps(snapshot)), seat, rng)
    other = game.restore(shuffled, own_tiles(game))
    for viewer in (seat, None):
        alike = same(game.view(viewer), other.view(viewer))
        require(alike, "secrecy", f"the view of {viewer} shows what seat {seat} cannot know")
    require(game.legal(seat) == other.legal(seat), "secrecy", f"legal actions of seat {seat}")


# The end


def check_end(game: Game, census: Counter[str]) -> None:
    """Nobody can act any more, all cards are there and the right seats have won.

    Points and tie-breaks are counted here once more, from a snapshot alone.
    """
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
    """Home, bonus cards, gold and what lies among the tiles' components (F24, G14)."""
    player = snapshot["players"][seat]
    points = sum(int(card[1]) for card in cards_in([player["home"], player["bonus"]]))
    points += sum(one.points_in(snapshot, seat) for one in components_in(snapshot))
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
