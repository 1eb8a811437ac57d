"""Playouts: compiled and plain play the same, and only chance that is still open is drawn anew."""

from __future__ import annotations

import hashlib
import random

import capital_lux as lux
from capital_lux.analysis.playout import Playout
from capital_lux.observation import Observer
from tests.bots.nets import random_net
from tests.bots.seats import Gathering
from tests.envs.games import FIRST, SETS, SOLO

GOLDEN = "db73174b54897a2e"
"""The fingerprint of some playouts with a random net, compiled and plain."""


def test_compiled_and_plain_play_on_the_same() -> None:
    digest = hashlib.sha256()
    for options in (FIRST[0], SETS[1], SETS[3], SOLO):
        game = lux.Game(seed=5, **options)
        gathering = Gathering(game)
        for number, listener in enumerate(gathering.walk(random.Random(5))):
            if number % 24 != 2:
                continue
            memory = Observer(game).memory
            action = game.legal_ids(listener.seat)[0]
            open_cards = Playout(random_net(), game.copy())
            open_cards.deal(game, number)
            world = listener.world(game)
            own_cards = Playout(random_net(), world.game)
            own_cards.imagine(world, number)
            for playout in (open_cards, own_cards):
                over = playout.run(memory, listener.seat, action, game.round)
                told = playout.game.scores(), playout.line(), over or playout.value(listener.seat)
                digest.update(repr(told).encode())
    assert digest.hexdigest()[:16] == GOLDEN


def test_what_any_seat_knows_stays_as_it_is() -> None:
    """Hands, what lies face down and what somebody looks at; the deck is shuffled."""
    game = lux.Game("generations", 2, seed=4, powers="A")
    playout = Playout(random_net(), game.copy())
    rng = random.Random(4)
    while not game.over:
        known = [game.view(seat) for seat in range(2)]
        decks = set()
        for seed in range(3):
            playout.deal(game, seed)
            assert [playout.game.view(seat) for seat in range(2)] == known
            decks.add(str(playout.game.snapshot()["deck"]))
        assert len(decks) == 3 or known[0]["deck"] < 4
        seat = game.waiting()[0]
        game.play(seat, rng.choice(game.legal(seat)))
