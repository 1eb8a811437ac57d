"""Worlds that a seat thinks possible, dealt one after another."""

from __future__ import annotations

import capital_lux as lux
from capital_lux.bots.guess import unseen_cards
from capital_lux.bots.world import World
from capital_lux.rules.cards import CARD_NAMES


def test_what_is_learned_between_two_worlds_holds_in_the_second() -> None:
    game = lux.Game("first", 2, seed=1)
    while game.view()["phase"] == "draft":
        seat = game.waiting()[0]
        game.play(seat, game.legal(seat)[0])
    truth = game.snapshot()
    world = World(game, 0, unseen_cards(game.view(0)))
    world.sample(lux.Fast(1))
    hand = truth["players"][1]["hand"]
    world.suppose(1.0, [[0] * len(CARD_NAMES), [hand.count(card) for card in CARD_NAMES]])
    dealt = world.sample(lux.Fast(1)).snapshot()
    assert sorted(dealt["players"][1]["hand"]) == sorted(hand)
    assert sorted(dealt["deck"]) == sorted(truth["deck"])
