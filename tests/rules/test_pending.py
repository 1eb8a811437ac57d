"""What others may see of a choice of several parts."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux

TILES = {
    "mentalist": ["agent", "mentalist", "merchant", "scholar"],
    "convertor": ["agent", "cleric", "merchant", "convertor"],
}


def position(power: str, hand: list[str], pending: dict[str, Any]) -> lux.Game:
    """Seat 0 is about to choose for a tile, with these cards in hand."""
    game = lux.Game("generations", seats=2, seed=4, powers=TILES[power])
    while game.snapshot()["phase"] == "draft":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    out = game.snapshot()
    me = out["players"][0]
    out["deck"] += me["hand"]
    for card in hand:
        out["deck"].remove(card)
    me["hand"] = list(hand)
    for player in out["players"]:
        del player["received"]
    colour = {"mentalist": "pink", "convertor": "green"}[power]
    played = next(card for card in out["deck"] if card[0] == colour[0].upper())
    out["deck"].remove(played)
    out["capital"][colour].append(played)
    pending = {"seat": 0, "power": power, **pending}
    return lux.Game.restore({**out, "phase": "power", "waiting": [0], "pending": pending})


@pytest.mark.parametrize("power", sorted(TILES))
def test_others_do_not_see_whether_a_hand_card_is_chosen_yet(power: str) -> None:
    asked = position(power, ["B2", "G6"], {})
    chosen = position(power, ["Y3", "Y3"], {"step": 1, "card": "Y3"})
    for viewer in (1, None):
        assert asked.view(viewer)["pending"] == chosen.view(viewer)["pending"]
    assert asked.legal(0) == ["card B2", "card G6"]
    assert chosen.view(0)["pending"] == {"seat": 0, "power": power, "step": 1, "card": "Y3"}
