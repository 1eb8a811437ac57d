from __future__ import annotations

import pytest

import capital_lux as lux
from capital_lux.bots import hint as module
from capital_lux.bots.hint import decision, hint
from capital_lux.bots.search_bot import SearchBot
from capital_lux.rules.events import seen_by
from capital_lux.rules.shapes import SeenEvent
from tests.terminal.command import played


def test_a_hint_weighs_every_legal_action() -> None:
    game = played(actions=20)
    (seat,) = game.waiting()
    found = hint(game.record(), simulations=300)
    assert found["seat"] == seat
    assert sorted(line["action"] for line in found["actions"]) == sorted(game.legal(seat))
    assert sum(line["visits"] for line in found["actions"]) == 300
    assert sum(line["searched"] for line in found["actions"]) == pytest.approx(1)
    assert all(0 <= line["win"] <= 1 for line in found["actions"])


def test_a_search_too_short_for_all_actions_says_so() -> None:
    found = hint(played(actions=20).record(), simulations=1)
    tried, *others = found["actions"]
    assert tried["visits"] == 1
    assert others
    assert {line["lead"] for line in others} == {None}


def test_the_numbers_of_the_last_round_are_those_of_the_games_end() -> None:
    game = played(actions=90)
    while game.view(None)["round"] < 3:
        game.play(game.waiting()[0], game.legal(game.waiting()[0])[0])
    assert hint(game.record(), simulations=20)["until"] == "game"
    assert hint(played(actions=3).record(), simulations=20)["until"] == "round"


def test_the_advisor_is_told_the_seats_events_only(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[SeenEvent] = []

    class Spy(SearchBot):
        def hear(self, event: SeenEvent) -> None:
            told.append(event)
            super().hear(event)

    monkeypatch.setattr(module, "SearchBot", Spy)
    game = played(actions=35)
    (seat,) = game.waiting()
    hint(game.record(), simulations=5)
    steps = lux.steps(game.record())
    assert told == [seen for *_, events in steps for seen in seen_by(events, seat)]
    secrets = [event for event in told if event["what"] in ("kept", "drew", "looked")]
    assert {event["seat"] for event in secrets if {"card", "modifier"} & event.keys()} <= {seat}


def test_hidden_cards_do_not_change_a_hint() -> None:
    tape = lux.Game("first", 3, 4).tape()
    other = {**tape, "deck": tape["deck"][:7] + tape["deck"][:6:-1]}
    other["modifiers"] = [order[::-1] for order in tape["modifiers"]]
    one, two = (lux.Game("first", 3, tape=cards).record() for cards in (tape, other))
    assert one["tape"] != two["tape"]
    assert hint(one, 0, simulations=100) == hint(two, 0, simulations=100)


def test_whose_hint_it_is() -> None:
    record = lux.Game("first", 3, 4).record()
    assert hint(record, simulations=5)["seat"] == 0
    assert hint(record, 2, simulations=5)["seat"] == 2
    assert decision(lux.steps(record), None, usual=1)[0]["seat"] == 1


def test_nothing_to_advise_on() -> None:
    with pytest.raises(ValueError, match="this game is over"):
        hint(played().record())
    game = played(actions=20)
    (seat,) = game.waiting()
    with pytest.raises(ValueError, match=f"it is up to seat {seat}"):
        hint(game.record(), (seat + 1) % 3)
