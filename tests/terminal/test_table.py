from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.console.speech import say
from capital_lux.telling.model import table_model
from capital_lux.telling.standing import Standing
from capital_lux.terminal.lines.ending import score_table
from capital_lux.terminal.lines.help import help_lines
from capital_lux.terminal.lines.table import LABEL, label_text, table
from capital_lux.texts import LANGUAGES, Texts
from tests.terminal.command import played

NAMES = ["Ann", "Bea", "Cid", "Dot"]
LONG = ["Abcdefghijklmnop"] * 4


def position(**changes: Any) -> Any:
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
        "waiting": [0],
        "legal": [],
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
    assert Standing(position(), NAMES).districts["yellow"]["limit"] == 10
    assert Standing(position(modifiers={}), NAMES).districts["yellow"]["limit"] == 6


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
            model = table_model(view, LONG[:seats])
            lines = [*table(view, LONG[:seats]), say(model["ask"])]
            assert max(map(len, lines)) <= 80
            assert all(len(say(choice["message"])) <= 63 for choice in model["choices"])
            game.play(seat, text)
        result = table_model(finished.view(0), LONG[:seats])["result"]
        assert max(map(len, score_table(result["rows"], LONG[:seats]))) <= 80


def test_the_help_fits_in_80_columns() -> None:
    assert max(map(len, help_lines("first", False, ()))) <= 80


def words(view: Any, *actions: str) -> list[str]:
    """What the choices of a position mean."""
    view["legal"] = list(actions)
    model = table_model(view, NAMES[:2])
    return [say(choice["message"]) for choice in model["choices"]]


def test_actions_in_words() -> None:
    agent = position(pending={"seat": 0, "power": "agent", "modifier": -3}, phase="power")
    cleric = position(pending={"seat": 0, "power": "cleric"}, phase="power")
    gold = position(pending={"seat": 0, "gold": "yellow", "cost": 1}, phase="gold")
    smuggler = position(pending={"seat": 0, "power": "smuggler"}, phase="power")
    assert words(position(), "capital G4", "home P6") == [
        "play G4 in the capital (Scholar): green limit 0 -> 4",
        "play P6 at home: pink 0 -> 6, limit 0",
    ]
    assert words(agent, "district Y") == ["put -3 face down over yellow: limit 10? -> 7?"]
    assert words(cleric, "district B") == [
        "take B2 home from blue: your blue total 3 -> 5, limit 5"
    ]
    assert words(gold, "pay", "discard") == [
        "pay 1 gold, keep the cards",
        "keep the gold, lose Y5 and Y6",
    ]
    own = words(smuggler, "place 1 P", "place 0 P", "place 3 P", "slot 2", "card B5", "pay")
    assert own == [
        "choose Bea's pink district",
        "choose your pink district",
        "choose seat 3's pink district",
        "take number 2",
        "choose B5",
        "choose pay",
    ]


def test_questions() -> None:
    def question(**changes: Any) -> str:
        return say(table_model(position(**changes), NAMES[:2])["ask"])

    agent = {"seat": 0, "power": "agent", "modifier": 4}
    assert question(pending=agent) == "You hold the modifier +4. Over which district?"
    gold = {"seat": 0, "gold": "yellow", "cost": 1}
    assert (
        question(pending=gold, phase="gold")
        == "Your yellow total is 11 and the limit is 10. Pay 1 gold?"
    )
    assert question(pending={"seat": 0, "power": "smuggler"}) == "The Smuggler asks you to choose."
    assert question(waiting=[1]) == "Bea is playing a card."
    assert question(waiting=[1], phase="draft") == "Still choosing from their packs: Bea."
    power = {"seat": 1, "power": "agent"}
    assert question(waiting=[1], pending=power, phase="power") == "Bea is using the Agent."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_labels_of_a_table_have_room(language: str) -> None:
    texts = Texts(language)
    for label in ("modifiers", "followers", "limit", "home", "rebels", "sentinels"):
        assert len(texts.say(f"label-{label}")) < LABEL - 2
    assert len(texts.say("label-capital")) < LABEL
    assert label_text("label-home") == "  home"


def test_points_and_tie_break() -> None:
    def result(**changes: Any) -> Any:
        return table_model(position(phase="over", **changes), NAMES[:2])["result"]

    view = result(scores=[16, 9], winners=[0])
    assert score_table(view["rows"], NAMES[:2]) == [
        "            blue    pink  yellow   green    home   bonus    gold   total",
        "Ann            3       0      11       0      14       0       2      16",
        "Bea            0       0       0       0       0       9       0       9",
    ]
    assert view["tie_break"] is None
    level = result(scores=[16, 16], winners=[1])
    assert "You and Bea have 16 points each" in say(level["tie_break"])
    assert "decides" in say(level["tie_break"])
    shared = result(scores=[16, 16], winners=[0, 1], seat=None)
    assert "Ann and Bea have 16 points each" in say(shared["tie_break"])
    assert "leaves more than one level" in say(shared["tie_break"])
    over = table(position(phase="over", scores=[16, 9], winners=[0]), NAMES)
    assert not any("limit" in line or "!" in line for line in over)
