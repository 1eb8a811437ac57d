"""Every game of a few tiny decks, counted by the engine and by hand.

A game here is a sequence of actions. Picks are simultaneous, so in a draft the lowest waiting
seat picks first and orders of picking are not counted. Seat 0 starts every game, the decks are
empty after the deal, and so rounds 2 and 3 go straight to their round ends.
"""

from __future__ import annotations

from collections import Counter

import pytest

import capital_lux as lux
from capital_lux.rules.cards import MODIFIERS

pytestmark = pytest.mark.untraced


def tiny(deck: str, seats: int = 2) -> lux.Game:
    """A game with this deck, first card on top, dealt in turn to seats 0, 1, ..."""
    cards = deck.split()
    tape = {"deck": cards, "lots": list(MODIFIERS), "modifiers": [list(MODIFIERS)] * 3}
    return lux.Game("first", seats, cards=Counter(cards), tape=tape)


def count(game: lux.Game) -> int:
    """How many games can follow."""
    if game.over:
        return 1
    seat = game.waiting()[0]
    total = 0
    for action in game.legal_ids(seat):
        branch = game.copy()
        branch.play_id(seat, action)
        total += count(branch)
    return total


def test_one_merchant_each() -> None:
    """Y2 opens, a Y2 each: home or capital, twice. 2 x 2 = 4.

    Whoever plays in the capital has a gold and no card at home, so nobody is ever asked for gold.
    """
    assert count(tiny("Y2 Y2 Y2")) == 4


def test_green_and_yellow_is_a_plain_product() -> None:
    """G6 opens; seat 0 is dealt Y2 G3, seat 1 Y4 G5.

    Draft: each keeps both cards, in 2 orders: 2 x 2 = 4.
    Play: 2 cards x 2 places for each seat's first turn, 1 x 2 for its last: 4 x 4 x 2 x 2 = 64.
    A Scholar draws nothing from the empty deck, so no turn is added.
    Gold: a seat with a gold played its yellow card in the capital, so only its green card can be
    over. G3 stands against a capital of 6, 5, or nothing (over by 3); G5 against 6, 9, 3 (over by
    2) or nothing (over by 5). Never by 1, so the one gold never helps and nothing is asked.
    4 x 64 = 256.
    """
    assert count(tiny("G6 Y2 G3 Y4 G5")) == 4 * 64


def test_the_gold_choice_doubles_exactly_the_games_that_have_it() -> None:
    """G2 opens; seat 0 is dealt Y2 G3, seat 1 G2 G2.

    Draft: seat 0 keeps in 2 orders, seat 1 has two equal cards, 1 order: 2.
    Play: seat 0 has 2 orders x 2 x 2 places = 8 ways, seat 1 2 x 2 = 4 ways.
    Gold: seat 0 has one gold when Y2 is in the capital, and is over when G3 is at home: 2 of its
    8 ways. Seat 1 put c = 0, 1 or 2 cards in the capital, which then holds 2 + 2c green.
    Seat 0 leads in green and takes a 2 each round until the capital holds 2, which is in round
    1 + c: over by 1, with one gold: pay or discard. Once only, as the gold is then spent or the
    cards are gone. All other ways have no question: Y2 at home means no gold.
    2 x (6 + 2 x 2) x 4 = 80.
    """
    assert count(tiny("G2 Y2 G3 G2 G2")) == 2 * (6 + 2 * 2) * 4


def test_one_agent_each_has_five_ways() -> None:
    """G2 opens, B2 and B3 are dealt: home, or capital and one of 4 districts. 5 x 5 = 25."""
    assert count(tiny("G2 B2 B3")) == 5 * 5


def test_agents_run_out_of_modifiers() -> None:
    """Seven B2: one opens, three each, 6 turns, each at home or in the capital.

    With c of the 6 in the capital there are C(6, c) ways to choose which, and 4 districts for
    each of the first four Agents; later ones find no modifier and have no choice.
    1 + 6x4 + 15x16 + 20x64 + 15x256 + 6x256 + 1x256
    = 1 + 24 + 240 + 1280 + 3840 + 1536 + 256 = 7177.
    """
    assert count(tiny("B2 B2 B2 B2 B2 B2 B2")) == 7177


def test_one_cleric_each() -> None:
    """G4 opens, P2 and P3 are dealt: 4 games.

    Seat 0 at home: seat 1 at home, or in the capital where green is the only choice: 2.
    Seat 0 in the capital takes G4: seat 1 at home, or in the capital with nothing to take: 2.
    """
    assert count(tiny("G4 P2 P3")) == 4


def test_clerics_choose_among_districts_that_have_cards() -> None:
    """Y3 opens; seat 0 is dealt P2 G4, seat 1 P3 G5. Nobody gets gold, so no gold is asked.

    Draft: 2 orders each: 4. Play: what matters is (y, g), the yellow and green cards of the
    capital, at first (1, 0). A green turn: home, or capital with g + 1 (the deck is empty). A
    pink turn: home, or capital with one way for each of yellow and green that has a card, and
    one way where neither has. Let p(y, g) be the ways of one pink turn, pp of two in a row:
    p(0, 0) = p(0, g) = p(1, 0) = 2, p(1, g) = 3.
    pp(1, 0) = p(1, 0) + p(0, 0) = 4. pp(1, 1) = p(1, 1) + p(0, 1) + p(1, 0) = 7.
    pp(1, 2) = p(1, 2) + p(0, 2) + p(1, 1) = 8.
    Turns go seat 0, 1, 0, 1. By which card each seat plays first:
    - both pink: pp(1, 0) x 2 x 2 = 16;
    - seat 0 pink, seat 1 green (turns pink, green, green, pink): the first at home leaves y = 1,
      and g = 0, 1, 1, 2 in its 4 ways: 2 + 3 + 3 + 3 = 11; in the capital y = 0: 4 x 2 = 8;
      together 19;
    - seat 0 green, seat 1 pink (green, pink, pink, green): (pp(1, 0) + pp(1, 1)) x 2 = 22;
    - both green: pp(1, 0) + 2 pp(1, 1) + pp(1, 2) = 4 + 14 + 8 = 26.
    4 x (16 + 19 + 22 + 26) = 332.
    """
    assert count(tiny("Y3 P2 G4 P3 G5")) == 4 * (16 + 19 + 22 + 26)


def test_the_draft_of_three_cards_each() -> None:
    """G6 opens; seat 0 is dealt G2 G3 G4, seat 1 three G5. Green only, so no gold; deck empty.

    Draft: seat 0 keeps two of three in order, 3 x 2 = 6 ways, and passes the third; seat 1 keeps
    two equal cards. Then each keeps the one card that came.
    Play: seat 0 holds two different cards and a G5: 3 x 2 orders; seat 1 holds a different card
    and two G5: which turn gets the other card: 3 orders. Each of 6 turns has 2 places: 64.
    6 x 6 x 3 x 64 = 6912.
    """
    assert count(tiny("G6 G2 G3 G4 G5 G5 G5")) == 6 * 6 * 3 * 64


def test_a_scholar_that_draws_adds_a_turn() -> None:
    """G2 opens, a G2 each and one left in the deck: 6 games.

    Seat 0 at home ends the round: seat 1 at home, or in the capital and draws; the drawn card is
    laid down without a turn: 2. Seat 0 in the capital draws and has a card again. Then seat 1, at
    home or in the capital (where it draws nothing), has no card and gives seat 0 its last turn,
    home or capital: 2 x 2 = 4. Together 6; rounds 2 and 3 deal nothing unless a card is left.
    When both played at home the last card is still in the deck, too few to deal one each.
    """
    assert count(tiny("G2 G2 G2 G2")) == 2 + 2 * 2
