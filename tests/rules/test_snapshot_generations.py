"""Wrong snapshots of Generations and solo games are refused with their place."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.conformance.laws import play_one
from tests.own_tiles import Ferryman, Toll

OWN = [Ferryman, Toll]
GAMES: dict[str, dict[str, Any]] = {
    **{letter: {"edition": "generations", "powers": letter} for letter in "ABCD"},
    "first": {},
    "solo": {"edition": "generations", "seats": 1},
    "own": {"edition": "generations", "powers": ["agent", Ferryman, Toll, "dualist"]},
}
Change = Callable[[dict[str, Any]], object]


@cache
def sample(sort: str, asked: str) -> str:
    """A position, as JSON, of a phase or in which a tile or rule asks for something."""
    power, _, step = asked.partition(" ")
    for seed in range(200):
        rng = random.Random(seed)
        game = lux.Game(seed=seed, **GAMES[sort])
        while True:
            out = game.snapshot()
            pending = out["pending"] or {}
            if step and pending.get("power") == power and pending.get("step", 0) == int(step):
                return json.dumps(out)
            if not step and asked in (out["phase"], *pending):
                return json.dumps(out)
            if game.over:
                break
            play_one(game, rng)
    raise LookupError(f"{asked} does not occur in {sort}")


def put(path: str, value: Any) -> Change:
    """Set what a path like `players 0 gold` leads to."""

    def change(out: dict[str, Any]) -> None:
        *way, last = (int(word) if word.isdigit() else word for word in path.split())
        place: Any = out
        for word in way:
            place = place[word]
        place[last] = value

    return change


def take_rebel(out: dict[str, Any]) -> None:
    out["rebels"]["deck"].pop()


def shift(source: str, target: str) -> Change:
    """Move the first card of a zone to another."""

    def change(out: dict[str, Any]) -> None:
        zones = []
        for path in (source, target):
            zone: Any = out
            for word in path.split():
                zone = zone[int(word) if word.isdigit() else word]
            zones.append(zone)
        zones[1].append(zones[0].pop(0))

    return change


def repeat_follower(out: dict[str, Any]) -> None:
    out["followers"][0] = ["blue", "blue"]


def keep(*counts: int) -> Change:
    """A draft in which the seats have kept so many."""

    def change(out: dict[str, Any]) -> None:
        for player, count in zip(out["players"], counts, strict=True):
            dealt = player["packs"] + player["kept"]
            player["kept"], player["packs"] = dealt[:count], dealt[count:]

    return change


def deal_nothing(out: dict[str, Any]) -> None:
    for player in out["players"]:
        out["deck"] += player["packs"] + player["kept"]
        player["packs"], player["kept"] = [], []


def ask_at_the_end(phase: str, **pending: Any) -> Change:
    """Seat 0 is asked for something at a round end, with nobody's cards at home."""

    def change(out: dict[str, Any]) -> None:
        for player in out["players"]:
            out["discard"] += player["hand"]
            player["hand"] = []
            for cards in player["home"].values():
                out["discard"] += cards
                cards.clear()
        out.update(phase=phase, waiting=[0], last_turns=None, pending={"seat": 0, **pending})

    return change


def take_all_gold(out: dict[str, Any]) -> None:
    for player in out["players"]:
        player["gold"] = 0


WRONG: list[tuple[str, str, Change, str]] = [
    ("A", "play", put("powers", ["agent"]), "choose one tile of each colour"),
    ("A", "play", put("powers", ["agent", "cleric", "merchant", "x"]), "there is no tile 'x'"),
    ("A", "play", put("powers", "A"), "powers: 'A' is not a list"),
    ("A", "play", put("powers 0", 3), r"powers\[0\]: 3 is not a text"),
    ("A", "play", put("seats", 5), "seats: 5 is not one of"),
    ("A", "play", put("gold_pile", 8), "unknown key 'gold_pile'"),
    ("A", "play", put("rob", {}), "unknown key 'rob'"),
    ("A", "play", put("modifier_deck", []), "modifier_deck: the four modifiers must be"),
    ("A", "play", put("tape modifiers", [[4]] * 3), "tape.modifiers"),
    ("A", "play", put("players 0 gold", 101), r"players\[0\].gold: 101 is not a whole number"),
    ("A", "play", put("rob_cards", ["red left"]), "ROB's cards are for a solo game"),
    ("A", "power", put("pending power", "mentalist"), "pending.power: 'mentalist' is not one of"),
    ("A", "power", put("pending extra", 1), "pending: unknown key 'extra'"),
    ("A", "cleric 0", put("pending step", 2), "pending.step: 2 is not a whole number"),
    ("A", "agent 0", put("pending modifier", 3), "pending.modifier: 3 is not one of"),
    ("A", "gold", put("pending cost", 50), "pending.cost: it is"),
    ("A", "gold", put("players 0 hand", ["B2"]), "cards in the game instead"),
    ("A", "draft", put("last_turns", 1), "last_turns: must be null"),
    ("A", "draft", keep(5, 5), r"players\[0\].kept: more than this seat may have kept"),
    ("A", "draft", keep(4, 4), "phase: every pick of the draft is made"),
    ("A", "draft", deal_nothing, "players: a draft of 0 cards is impossible"),
    ("A", "gold", take_all_gold, "pending: this seat does not have enough gold"),
    ("A", "play", ask_at_the_end("gold", gold="blue", cost=1), "not over its limit there"),
    ("B", "play", ask_at_the_end("gold", gold="blue", cost=1), "gold cannot be paid"),
    ("A", "play", ask_at_the_end("bonus", bonus="blue"), "nothing for this seat to choose"),
    ("first", "play", ask_at_the_end("bonus", bonus="blue"), "not chosen in the first edition"),
    ("A", "play", ask_at_the_end("bonus", rob="B2"), "pending: there is no ROB in this game"),
    ("D", "over", put("round", 2), "round: a game is over after round 3"),
    ("B", "play", take_rebel, "rebels: the eight rebels"),
    ("B", "play", put("tape rebels", []), "tape.rebels: 0 items instead of"),
    ("B", "play", repeat_follower, r"followers\[0\]: a district is named twice"),
    ("B", "play", put("followers", []), "followers: 0 items instead of 2"),
    ("B", "infiltrator 0", put("pending rebel", 4), "pending.rebel: 4 is not one of"),
    ("B", "convertor 1", put("pending card", "B9"), "pending.card: 'B9' is not a card"),
    ("C", "play", put("aristocrats slots", ["blue 1"]), "aristocrats.slots: 1 items instead of 2"),
    ("C", "play", put("aristocrats deck", []), "aristocrats: the twelve tiles"),
    ("C", "play", shift("discovery", "deck"), "discovery: 3 cards lie there"),
    ("C", "missionary 2", put("pending card", "Y9"), "pending.card: 'Y9' is not a card"),
    ("C", "recruiter 0", put("pending", {"seat": 0, "power": "recruiter"}), "pending"),
    ("D", "play", put("sentinels", [[], ["red"]]), r"sentinels\[1\]\[0\]: 'red' is not one of"),
    ("D", "mentalist 1", put("pending card", "B9"), "pending.card: 'B9' is not a card"),
    ("D", "outsider 1", put("pending district", "red"), "pending.district: 'red' is not one of"),
    ("first", "play", put("phase", "bonus"), "pending: 'seat' is missing"),
    ("solo", "play", put("start", 0), "start: ROB goes first"),
    ("solo", "play", shift("deck", "players 1 hand"), "players: ROB's cards are not in"),
    ("solo", "play", put("rob hand", [None]), "rob.hand: 1 items instead of 2"),
    ("solo", "play", put("rob deck", []), "rob: ROB's cards must be in his deck"),
    ("solo", "play", put("rob red", ["blue left"]), "rob.red: only red cards"),
    ("solo", "play", put("rob reserve", ["B2"] * 6), "rob.reserve: at most 5 cards"),
    ("solo", "play", put("rob_cards", "red"), "rob_cards: ROB has 1 to 30 cards"),
    ("solo", "play", put("rob_cards", ["red up"]), "rob_cards: 'red up' is not a card of ROB's"),
    ("solo", "play", put("tape rob", []), "tape.rob: 0 items instead of"),
    ("solo", "draft", shift("deck", "players 0 packs"), "players: not a pack and picks"),
    ("solo", "rob", put("pending rob", "B9"), "pending.rob: 'B9' is not a card"),
    ("solo", "rob", put("pending seat", 1), "pending.seat: not the seat that acts"),
    ("own", "play", put("tiles", []), "tiles: not an object of tile fingerprints"),
    ("own", "play", put("tiles toll", "0"), "tiles: the tile 'toll' has changed"),
    ("own", "play", put("tiles other", "0"), "tiles: the tile 'other' .* is missing"),
    ("own", "play", put("tile_memory toll memory", 3), "tile_memory.toll.memory: not an object"),
    ("own", "play", put("tile_memory toll options", ["x"]), r"options\[0\]: 'x' is not an action"),
    ("own", "toll 0", put("tile_memory toll options", []), "pending: nothing can be chosen"),
    ("own", "toll 0", put("tile_memory toll options", ["pay", "pay"]), "'pay' is offered twice"),
]


@pytest.mark.parametrize(
    ("sort", "asked", "change", "problem"), WRONG, ids=[f"{w[0]}-{w[3][:40]}" for w in WRONG]
)
def test_a_wrong_snapshot_is_refused_with_its_place(
    sort: str, asked: str, change: Change, problem: str
) -> None:
    out = json.loads(sample(sort, asked))
    assert lux.Game.restore(out, OWN).snapshot() == out
    change(out)
    with pytest.raises(lux.InvalidSnapshot, match=problem):
        lux.Game.restore(out, OWN)


@pytest.mark.parametrize("power", ["mentalist 1", "convertor 1"])
def test_a_chosen_card_must_be_in_the_hand(power: str) -> None:
    out = json.loads(sample("D" if power.startswith("m") else "B", power))
    hand = out["players"][out["pending"]["seat"]]["hand"]
    out["pending"]["card"] = next(card for card in out["deck"] if card not in hand)
    with pytest.raises(lux.InvalidSnapshot, match=r"pending\.card: not in that seat's hand"):
        lux.Game.restore(out)


def test_a_card_that_is_moved_must_be_a_lowest_one() -> None:
    out = json.loads(sample("C", "missionary 2"))
    lowest = out["pending"]["card"][1]
    out["pending"]["card"] = next(card for card in out["deck"] if card[1] != lowest)
    with pytest.raises(lux.InvalidSnapshot, match="not a lowest card of that district"):
        lux.Game.restore(out)


def test_without_its_tiles_a_snapshot_says_what_is_missing() -> None:
    out = json.loads(sample("own", "play"))
    with pytest.raises(lux.InvalidSnapshot, match=r"the tile 'ferryman' \(fingerprint \w{16}\) is"):
        lux.Game.restore(out)
