from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules import events
from capital_lux.telling.lines import LINES
from capital_lux.telling.log import Teller
from capital_lux.telling.merge import merged
from capital_lux.telling.messages import powers_of
from capital_lux.texts import Texts
from tests.terminal.command import played

NAMES = ["Ann", "Bea", "Cid"]
ANN = Teller(NAMES, reader=0)
ALL = Teller(NAMES)
ENGLISH = Texts("en")


def sentence(teller: Teller, event: Any) -> str:
    """What is said of an event."""
    message = teller.line(event)
    return "" if message is None else ENGLISH.say(message)


def sentences(teller: Teller, events: list[dict[str, Any]]) -> list[str]:
    """What is said of events."""
    return [ENGLISH.say(line["message"]) for line in teller.lines(events)]


@pytest.mark.parametrize(
    ("event", "ann", "everybody"),
    [
        ({"what": "drew", "seat": 0, "card": "G5"}, "You draw G5.", "Ann draws G5."),
        ({"what": "drew", "seat": 1}, "Bea draws a card.", "Bea draws a card."),
        (
            {"what": "passed", "seat": 2, "to": 0, "count": 2, "cards": ["B3", "Y6"]},
            "Cid passes B3 and Y6 to you.",
            "Cid passes B3 and Y6 to Ann.",
        ),
        ({"what": "passed", "seat": 2, "to": 1, "count": 2}, "", ""),
        (
            {"what": "played", "seat": 0, "card": "P4", "district": "pink", "where": "capital"},
            "You play P4 in the capital (Cleric).",
            "Ann plays P4 in the capital (Cleric).",
        ),
        (
            {"what": "nothing", "seat": 1, "district": "green"},
            "The Scholar does nothing: the deck is empty.",
            "The Scholar does nothing: the deck is empty.",
        ),
        (
            {"what": "placed", "seat": 1, "district": "blue"},
            "Bea puts a modifier face down over blue.",
            "Bea puts a modifier face down over blue.",
        ),
        (
            {"what": "placed", "seat": 0, "district": "blue", "modifier": 4},
            "You put +4 face down over blue.",
            "Ann puts +4 face down over blue.",
        ),
        (
            {"what": "revealed", "by": 0, "district": "blue", "modifier": -3},
            "Your modifier over blue is turned up: -3.",
            "Ann's modifier over blue is turned up: -3.",
        ),
        (
            {"what": "over_limit", "seat": 0, "district": "blue", "total": 11, "limit": -1},
            "Your blue total of 11 is over the limit of -1.",
            "Ann's blue total of 11 is over the limit of -1.",
        ),
        ({"what": "round", "start": 0, "round": 2}, "Round 2: you start.", "Round 2: Ann starts."),
        (
            {"what": "short", "count": 1},
            "The deck is short: everybody is dealt 1 card.",
            "The deck is short: everybody is dealt 1 card.",
        ),
        (
            {"what": "scored", "seat": 0, "home": 10, "bonus": 6, "gold": 2},
            "You score 10 at home + 6 bonus + 2 gold = 18.",
            "Ann scores 10 at home + 6 bonus + 2 gold = 18.",
        ),
        (
            {"what": "late", "seat": 0},
            "You have run out of time: a bot makes this move for you.",
            "Ann has run out of time: a bot makes this move.",
        ),
    ],
)
def test_wording(event: dict[str, Any], ann: str, everybody: str) -> None:
    assert sentence(ANN, event) == ann
    assert sentence(ALL, event) == everybody


def test_every_kind_of_event_has_words() -> None:
    names = {key.split("-")[0] for key in LINES}
    for event in events.EVENT_KINDS:
        assert event.what in names


def test_a_whole_game_is_told_without_the_fallback_and_without_holes() -> None:
    game = lux.Game("first", 3, 8)
    told = list(game.opening)
    finished = played(3, 8)
    for seat, text in finished.actions():
        told += game.play(seat, text)
    for reader in (0, 1, 2, None):
        teller = Teller(NAMES, reader)
        for seen in events.seen_by(told, reader):
            assert any(key in LINES for key in teller.keys(seen)), seen
            text = sentence(teller, seen)
            assert "{" not in text
            assert not text or text.endswith((".", "!"))
    assert ENGLISH.problems == []


def test_an_unknown_kind_of_event_is_told_all_the_same() -> None:
    event = {"what": "moved_rebel", "seat": 1, "card": "B4", "district": "green"}
    assert sentence(ANN, event) == "Bea: moved rebel (card B4, district green)."
    assert sentence(ANN, {"what": "eclipse"}) == "eclipse."
    assert sentence(ANN, {"what": "moved", "seat": 9}) == "seat 9: moved."


def test_an_event_with_less_than_the_template_needs_is_told_all_the_same() -> None:
    assert sentence(ANN, {"what": "took", "seat": 1}) == "Bea: took."


def test_hands_laid_down_are_one_sentence_for_each_seat() -> None:
    laid = [
        {"what": "laid_down", "seat": 0, "cards": ["B4"], "district": "blue"},
        {"what": "laid_down", "seat": 0, "cards": ["P2", "P3"], "district": "pink"},
        {"what": "laid_down", "seat": 1, "cards": ["Y6"], "district": "yellow"},
    ]
    assert sentences(ANN, laid) == [
        "You lay down B4, P2 and P3 at home.",
        "Bea lays down Y6 at home.",
    ]


def test_a_victory_alone_or_shared() -> None:
    won = [{"what": "won", "seat": seat} for seat in range(3)]
    assert sentences(ANN, won[:1]) == ["You win!"]
    assert sentences(ANN, won[1:2]) == ["Bea wins."]
    assert sentences(ANN, won[:2]) == ["You and Bea share the victory."]
    assert sentences(ALL, won) == ["Ann, Bea and Cid share the victory."]
    assert [told.places for told in merged(won)] == [[0, 1, 2]]


def test_a_line_says_which_events_it_tells() -> None:
    laid = {"what": "laid_down", "seat": 0, "cards": ["B4"], "district": "blue"}
    over = {"what": "over_limit", "seat": 0, "district": "pink", "total": 9, "limit": 5}
    lost = {"what": "lost_aristocrat", "seat": 0, "district": "pink", "value": 3}
    gold = [{"what": "took_gold", "seat": seat, "count": 1} for seat in (0, 1)]
    removed = {"what": "removed", "card": "G6", "district": "green"}
    ready = {"what": "ready", "seat": 1}
    told = ANN.lines([laid, laid, ready, lost, over, *gold, removed])
    assert [line["events"] for line in told] == [[0, 1], [4], [3], [5, 6, 7]]
    assert told[3]["message"]["id"] == "log-tied-you"
    assert told[3]["message"]["args"]["seats"] == ["Bea"]


def test_a_tile_of_a_users_own_may_have_any_name() -> None:
    played = {"what": "played", "seat": 1, "card": "B4", "district": "blue", "where": "capital"}
    for name in ("you", "hidden", "none", "solo"):
        teller = Teller(NAMES, 0, [name, "cleric", "merchant", "scholar"])
        assert sentence(teller, played) == f"Bea plays B4 in the capital ({name.title()})."


def test_the_powers_of_a_game_come_from_its_view() -> None:
    tiles = ["recruiter", "cleric", "sentinel", "dualist"]
    assert powers_of(lux.Game().view()) == ("agent", "cleric", "merchant", "scholar")
    assert powers_of(lux.Game("generations", powers=tiles).view()) == tuple(tiles)
    event = {"what": "nothing", "seat": 0, "district": "blue"}
    told = sentence(Teller(NAMES, 0, tiles), event)
    assert told == "The Recruiter does nothing: the deck is empty."
    told = sentence(Teller(NAMES, 0, ["smuggler", *tiles[1:]]), event)
    assert told == "Nothing happens: the Smuggler is not possible now."


def test_S5_the_clock_may_choose_the_card_of_robs_symbol() -> None:
    teller = Teller(["Ann", "ROB"], 0, solo=True)
    turned = {"what": "rob_turned", "colour": "red", "take": "left", "symbol": True}
    played = {"what": "played", "seat": 1, "card": "B2", "district": "blue", "where": "capital"}
    bonus = {"what": "bonus", "seat": 1, "card": "P2", "district": "pink"}
    teller.lines([turned, played])
    told = teller.lines([{"what": "late", "seat": 0}, bonus])
    assert told[-1]["message"]["id"] == "log-rob-bonus"
