from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.terminal.ending import score_table, tie_break
from capital_lux.terminal.help import help_lines
from capital_lux.terminal.table import known_limit, table
from capital_lux.terminal.words import action_words, question
from tests.terminal.command import played

NAMES = ["Ann", "Bea", "Cid", "Dot"]
LONG = ["Abcdefghijklmnop"] * 4


def position(**changes: Any) -> dict[str, Any]:
    """A two-seat view: a modifier of Ann's and one of Bea's over yellow."""
    homes: dict[str, list[str]] = {"blue": [], "pink": [], "yellow": [], "green": []}
    player = {"hand_size": 3, "home": homes, "totals": dict.fromkeys(homes, 0), "bonus": []}
    ann = {**player, "gold": 2, "hand": ["B4", "P6", "Y2"]}
    bea = {**player, "gold": 0, "bonus": ["Y6", "B3"]}
    ann["home"] = {**homes, "yellow": ["Y5", "Y6"], "blue": ["B3"]}
    ann["totals"] = {"blue": 3, "pink": 0, "yellow": 11, "green": 0}
    modifiers: dict[str, list[dict[str, Any]]] = {name: [] for name in homes}
    modifiers["yellow"] = [{"value": 4, "by": 0}, {"value": None, "by": 1}]
    return {
        "edition": "first",
        "seats": 2,
        "seat": 0,
        "round": 2,
        "phase": "play",
        "start": 1,
        "last_turns": None,
        "deck": 30,
        "gold_pile": 6,
        "modifier_deck": 2,
        "capital": {**homes, "yellow": ["Y2", "Y4"], "blue": ["B5", "B2"]},
        "totals": {"blue": 7, "pink": 0, "yellow": 6, "green": 0},
        "modifiers": modifiers,
        "players": [ann, bea],
        "pending": None,
        **changes,
    }


def test_the_table_says_what_a_player_needs() -> None:
    assert table(position(), NAMES) == [
        "ROUND 2 of 3  Bea started  deck 30  gold pile 6  modifier deck 2",
        "",
        "            BLUE Agent       PINK Cleric      YELLOW Merchant  GREEN Scholar",
        "Capital     B5 B2            -                Y2 Y4            -",
        "  modifiers -                -                +4 1 hidden      -",
        "  limit     7                0                10 ?             0",
        "",
        "Ann (seat 0): hand 3, gold 2, bonus none",
        "  home      3: B3            -                11!: Y5 Y6       -",
        "Bea (seat 1): hand 3, gold 0, bonus Y6 B3 = 9",
        "  home      -                -                -                -",
        "! over the limit, as far as you know",
    ]


def test_a_hidden_modifier_is_in_no_total() -> None:
    """PEERS 8: hidden modifiers added into the totals shown on screen."""
    assert known_limit(position(), "yellow") == 10
    assert known_limit(position(modifiers={}), "yellow") == 6


def test_nobody_is_marked_over_without_cards_or_within_the_limit() -> None:
    view = position(totals={"blue": -2, "pink": -3, "yellow": 7, "green": -9})
    text = "\n".join(table(view, NAMES))
    assert "11: Y5 Y6" in text
    assert "3!: B3" in text
    assert text.count("!") == 2


def test_last_turns_are_announced() -> None:
    assert "LAST TURNS: 1 to go" in table(position(last_turns=1), NAMES)
    assert not any("LAST" in line for line in table(position(), NAMES))


def test_a_full_cell_goes_on_in_the_next_line() -> None:
    capital = {**position()["capital"], "green": ["G2"] * 12}
    lines = table(position(capital=capital), LONG)
    assert sum(line.count("G2") for line in lines) == 12
    assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_fits_in_80_columns(seats: int) -> None:
    for seed in range(3):
        finished = played(seats, seed)
        game = lux.Game("first", seats, seed)
        for seat, text in finished.actions():
            view = game.view(seat)
            lines = [*table(view, LONG[:seats]), question(view)]
            lines += [f"{1:3}) {a:<11} {action_words(a, view, LONG)}" for a in view["legal"]]
            assert max(map(len, lines)) <= 80
            assert "?" not in "".join(lines[-len(view["legal"]) :])
            game.play(seat, text)
        assert max(map(len, score_table(finished.view(0), LONG[:seats]))) <= 80


def test_the_help_fits_in_80_columns() -> None:
    assert max(map(len, help_lines("first", False, ()))) <= 80


def test_actions_in_words() -> None:
    agent = position(pending={"seat": 0, "power": "agent", "modifier": -3}, phase="power")
    cleric = position(pending={"seat": 0, "power": "cleric"}, phase="power")
    gold = position(pending={"seat": 0, "gold": "yellow", "cost": 1}, phase="gold")
    assert action_words("capital G4", position(), NAMES) == "play G4 in the capital (Scholar)"
    assert action_words("home P6", position(), NAMES) == "play P6 at home"
    words = action_words("district Y", agent, NAMES)
    assert words == "put -3 face down over yellow (limit 10 now)"
    assert action_words("district B", cleric, NAMES) == "take B2 home, the lowest of blue"
    assert action_words("pay", gold, NAMES) == "pay 1 gold, keep the cards"
    assert action_words("place 1 P", position(), NAMES) == "choose pink of Bea"
    assert action_words("slot 2", position(), NAMES) == "take number 2"
    assert action_words("sing", position(), NAMES) == "sing"


def test_questions() -> None:
    agent = position(pending={"seat": 0, "power": "agent", "modifier": 4}, phase="power")
    gold = position(pending={"seat": 0, "gold": "yellow", "cost": 1}, phase="gold")
    new = position(pending={"seat": 0, "power": "smuggler"}, phase="power")
    assert question(agent) == "You hold the modifier +4. Over which district?"
    assert question(gold) == "Your yellow total is 11 and the limit 10. Pay 1 gold?"
    assert question(new) == "The Smuggler asks you to choose."


def test_points_and_tie_break() -> None:
    view = position(phase="over", scores=[16, 9], winners=[0])
    assert score_table(view, NAMES[:2]) == [
        "            blue    pink  yellow   green    home   bonus    gold   total",
        "Ann            3       0      11       0      14       0       2      16",
        "Bea            0       0       0       0       0       9       0       9",
    ]
    assert tie_break(view, NAMES) == ""
    level = position(phase="over", scores=[16, 16], winners=[1])
    assert "Ann and Bea have 16 points each" in tie_break(level, NAMES)
    assert "decides" in tie_break(level, NAMES)
    shared = position(phase="over", scores=[16, 16], winners=[0, 1])
    assert "leaves more than one level" in tie_break(shared, NAMES)
    assert not any("limit" in line or "!" in line for line in table(view, NAMES))
