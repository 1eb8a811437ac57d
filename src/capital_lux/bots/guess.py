"""A game that looks to one seat just like the real one: everything hidden is filled in somehow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import CARD_NAMES, MODIFIERS, PICKS, ROUNDS, kind_of, names_of
from capital_lux.rules.game import Game
from capital_lux.rules.options import FIRST, GENERATIONS
from capital_lux.rules.powers.infiltrator import REBELS
from capital_lux.rules.rob_cards import ROB_CARDS
from capital_lux.rules.shapes import View

MAX_HYPOTHESES = 64
"""The most that a belief keeps apart."""
SHOWN_ONLY = ("seat", "totals", "legal", "deck_cards", "scores", "winners")
ARISTOCRATS = [
    f"{name} {value}" for name in ("blue", "pink", "yellow", "green") for value in (1, 2, 3)
]


def guess(view: View, tiles: Sequence[Any] = ()) -> tuple[Game, list[int]]:
    """Such a game, and how many cards of each kind the seat does not see."""
    snapshot = {key: value for key, value in view.items() if key not in SHOWN_ONLY}
    unseen = unseen_cards(view)
    hidden = names_of(unseen)
    snapshot["players"] = players(view, hidden)
    snapshot["tape"] = {}
    if "modifiers" in view:
        fill_modifiers(view, snapshot)
    if "rebels" in view:
        fill_rebels(view, snapshot)
    if "aristocrats" in view:
        fill_aristocrats(view, snapshot)
    if "rob" in view:
        fill_rob(view, snapshot)
    if "tile_memory" in view:
        legal = [text for text in view["legal"] if view["phase"] == "power"]
        asking = view["pending"] and view["pending"].get("power")
        snapshot["tile_memory"] = {
            name: {"memory": memory, "options": legal if name == asking else []}
            for name, memory in view["tile_memory"].items()
        }
    snapshot["deck"] = hidden
    return Game.restore(snapshot, tiles), unseen


def census_of(view: View) -> list[int]:
    """How many cards of each kind a view's game has."""
    if "cards" in view:
        return [view["cards"].get(name, 0) for name in CARD_NAMES]
    return list(FIRST.cards if view["edition"] == "first" else GENERATIONS.cards)


def seen_cards(view: Mapping[str, Any]) -> Iterator[str]:
    """Every card a seat sees."""
    for cards in view["capital"].values():
        yield from cards
    yield from view["discard"]
    for player in view["players"]:
        for cards in player["home"].values():
            yield from cards
        for zone in ("bonus", "hand", "kept", "packs"):
            yield from player.get(zone, ())
    yield from view.get("outsider", ())
    yield from view.get("discovery", ())
    if "rob" in view:
        yield from view["rob"]["reserve"]
        yield from (card for card in view["rob"]["hand"] if card)
    pending = view["pending"] or {}
    if pending.get("power") == "recruiter":
        yield pending["card"]


def unseen_cards(view: View) -> list[int]:
    """How many cards of each kind a seat does not see."""
    unseen = census_of(view)
    for card in seen_cards(view):
        unseen[kind_of(card)] -= 1
    return unseen


def players(view: Mapping[str, Any], hidden: list[str]) -> list[dict[str, Any]]:
    """Every player's zones; the hidden cards are dealt as they come, and what is left remains."""
    seats = len(view["players"])
    me = view["players"][view["seat"]]
    left = (view["seat"] + 1) % seats
    drafting = view["phase"] == "draft"
    found: dict[int, dict[str, Any]] = {}
    for seat in sorted(range(seats), key=lambda seat: seat != left):
        player = view["players"][seat]
        zones = {key: player[key] for key in ("home", "bonus", "gold")}
        if "hand" in player:
            zones |= {key: player[key] for key in ("hand", "kept", "packs", "received")}
        else:
            passed = me["passed"] if seat == left else []
            known = list(passed[-1]) if passed and drafting else []
            for card in known:
                hidden.remove(card)
            names = hidden[: player["hand_size"] - len(known)]
            del hidden[: len(names)]
            kept = 0
            if drafting:
                rounds = len(me["kept"]) // PICKS + player["ready"]
                kept = min(PICKS * rounds, player["hand_size"])
            names += known
            zones["hand"] = [] if drafting else names
            zones["kept"] = names[:kept] if drafting else []
            zones["packs"] = names[kept:] if drafting else []
            zones["received"] = [[], *passed] if passed else []
        found[seat] = zones
    return [found[seat] for seat in range(seats)]


def rest(members: Sequence[Any], known: Sequence[Any]) -> list[Any]:
    """What is left of some things when others are taken away."""
    return list((Counter(members) - Counter(known)).elements())


def fill_modifiers(view: Mapping[str, Any], snapshot: dict[str, Any]) -> None:
    """Give face-down modifiers and the modifier deck some values."""
    placed = [item for items in view["modifiers"].values() for item in items]
    known = [item["value"] for item in placed if item["value"] is not None]
    pending = view["pending"] or {}
    if "modifier" in pending:
        known.append(pending["modifier"])
    left = rest(MODIFIERS, known)
    snapshot["modifiers"] = {
        district: [
            {**item, "value": left.pop() if item["value"] is None else item["value"]}
            for item in items
        ]
        for district, items in view["modifiers"].items()
    }
    snapshot["modifier_deck"] = left
    snapshot["tape"]["modifiers"] = [list(MODIFIERS)] * (ROUNDS - view["round"])


def fill_rebels(view: Mapping[str, Any], snapshot: dict[str, Any]) -> None:
    """Give face-down rebels and the rebel deck some values."""
    placed = view["rebels"]["placed"]
    known = [item["value"] for item in placed if item["value"] is not None]
    pending = view["pending"] or {}
    if "rebel" in pending:
        known.append(pending["rebel"])
    left = rest(REBELS, known)
    filled = [
        {**item, "value": left.pop() if item["value"] is None else item["value"]} for item in placed
    ]
    snapshot["rebels"] = {"deck": left, "placed": filled}
    snapshot["tape"]["rebels"] = [list(REBELS)] * (ROUNDS - view["round"])


def fill_aristocrats(view: Mapping[str, Any], snapshot: dict[str, Any]) -> None:
    """Put the aristocrat tiles nobody has seen into the deck."""
    tiles = view["aristocrats"]
    seen = [tile for tile in tiles["slots"] if tile]
    seen += tiles["lost"] + [tile for owned in tiles["owned"] for tile in owned]
    snapshot["aristocrats"] = {**tiles, "deck": rest(ARISTOCRATS, seen)}


def fill_rob(view: Mapping[str, Any], snapshot: dict[str, Any]) -> None:
    """Put ROB's cards that are not turned up into his deck."""
    table = view.get("rob_cards", ROB_CARDS)
    rob = view["rob"]
    snapshot["rob"] = {**rob, "deck": rest(table, rob["red"] + rob["pile"])}
    snapshot["tape"]["rob"] = [list(table)] * (ROUNDS - view["round"])
