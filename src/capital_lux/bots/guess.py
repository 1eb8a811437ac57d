"""A game that looks to one seat just like the real one: everything hidden is filled in somehow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import CARD_NAMES, PICKS, kind_of, names_of
from capital_lux.rules.game import Game
from capital_lux.rules.options import FIRST, GENERATIONS
from capital_lux.rules.powers import components_in
from capital_lux.rules.shapes import View

MAX_HYPOTHESES = 64
"""The most hypotheses that a belief keeps."""
SHOWN_ONLY = ("seat", "totals", "legal", "deck_cards", "scores", "winners")


def guess(view: View, tiles: Sequence[Any] = ()) -> tuple[Game, list[int]]:
    """Such a game, and how many cards of each kind the seat does not see."""
    snapshot = {key: value for key, value in view.items() if key not in SHOWN_ONLY}
    unseen = unseen_cards(view)
    hidden = names_of(unseen)
    snapshot["players"] = players(view, hidden)
    snapshot["tape"] = {}
    for components in components_in(view, tiles):
        components.fill_in(view, snapshot)
    snapshot["deck"] = hidden
    return Game.restore(snapshot, tiles), unseen


def census_of(view: View) -> list[int]:
    """How many cards of each kind a view's game has."""
    if "cards" in view:
        return [view["cards"].get(name, 0) for name in CARD_NAMES]
    return list(FIRST.cards if view["edition"] == "first" else GENERATIONS.cards)


def seen_cards(view: Mapping[str, Any]) -> Iterator[str]:
    for cards in view["capital"].values():
        yield from cards
    yield from view["discard"]
    for player in view["players"]:
        for cards in player["home"].values():
            yield from cards
        for zone in ("bonus", "hand", "kept", "packs"):
            yield from player.get(zone, ())
    for components in components_in(view):
        yield from components.cards_shown(view)


def unseen_cards(view: View) -> list[int]:
    """How many cards of each kind a seat does not see."""
    unseen = census_of(view)
    for card in seen_cards(view):
        unseen[kind_of(card)] -= 1
    return unseen


def players(view: Mapping[str, Any], hidden: list[str]) -> list[dict[str, Any]]:
    """Every player's zones; `hidden` cards are dealt as they come, and the others stay there."""
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
