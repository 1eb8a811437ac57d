"""The menu, a record to walk through, and which key chooses what."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from capital_lux.console.refusal import Refusal
from capital_lux.console.speech import speak
from capital_lux.terminal.full.app import LuxApp
from capital_lux.terminal.full.begin import menu, unfinished
from capital_lux.terminal.full.picker import Picker
from capital_lux.terminal.full.replaying import ReplayScreen
from capital_lux.terminal.full.sources.recorded import RecordedTable
from tests.terminal.command import played, record
from tests.terminal.full.driving import SMALL, Driver


def show(first: Any, play: Callable[[Driver], Coroutine[Any, Any, None]]) -> LuxApp:
    async def run() -> LuxApp:
        app = LuxApp(first)
        async with app.run_test(size=SMALL) as pilot:
            await play(Driver(app, pilot))
        return app

    return asyncio.run(run())


# The menu


def test_every_wish_is_a_key_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(user: Driver) -> None:
        await user.until_shown("first edition")
        assert "Tiles" not in user.text()
        await user.press("t")
        await user.press("e", "s", "s")
        await user.until_shown("solo against ROB")
        assert "Bots" not in user.text()
        await user.press("t", "t", "t", "t")
        await user.until_shown("random")
        await user.press("t", "enter", "enter")
        await user.until_shown("Keep 2 of 3")

    app = show(menu(None, []), play)
    assert app.table is not None
    assert app.table.desk.state["view"]["seats"] == 1


def test_the_language_is_chosen_in_the_menu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(user: Driver) -> None:
        await user.press("l")
        await user.until_shown("Français")
        await user.press("p", "p", "enter")
        await user.until_shown("C’est à Ada.")

    try:
        show(menu(None, []), play)
    finally:
        speak("en")


def test_the_newest_game_that_is_not_over_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    game = {**record(seats=2, actions=5), "players": ["human:Zoe", "regular:Ben"]}
    Path("capital-lux-20260101-000000.json").write_text(json.dumps(game))
    Path("capital-lux-20260102-000000.json").write_text(json.dumps(record(seats=2)))
    Path("capital-lux-20260103-000000.json").write_text("nonsense")
    Path("other.json").write_text(json.dumps(game))
    assert [path.name for path in unfinished()] == ["capital-lux-20260101-000000.json"]

    async def play(user: Driver) -> None:
        await user.press("r")
        await user.until_shown("Zoe (you)")

    show(menu(None, unfinished()), play)


def test_a_game_that_cannot_be_resumed_is_refused_in_the_menu(tmp_path: Path) -> None:
    path = tmp_path / "capital-lux-1.json"
    path.write_text(json.dumps(record(seats=2, actions=5)))

    async def play(user: Driver) -> None:
        await user.press("r")
        await user.until_shown("which seat is yours")
        await user.press("s")
        await user.until(lambda: "which seat" not in user.text())
        await user.press("ctrl+c")

    show(menu(None, [path]), play)


def test_the_arrows_choose_and_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(user: Driver) -> None:
        await user.until_shown("first edition")
        await user.press("right")
        await user.until_shown(" first edition")
        await user.press("down", "right")
        await user.until_shown("[generations edition]")
        await user.press("down", "left")
        await user.until_shown("[2]")
        await user.press("left", "left")
        await user.until_shown("[4]")
        await user.press("up", "up")
        await user.until_shown("[English]")
        await user.press("up")
        await user.until_shown("Enter  Your name")
        await user.press("enter", *"Zoé,Ann", "enter")
        await user.until_shown("Enter  play")
        await user.press("enter")
        await user.until_shown("Zoé (you)")

    app = show(menu(None, []), play)
    assert app.table is not None
    assert app.table.desk.state["names"] == ["Zoé", "Ada", "Ben", "Cleo"]


def test_a_name_may_have_the_letters_that_are_keys() -> None:
    async def play(user: Driver) -> None:
        await user.press("n", *"qbert", "backspace", "escape")
        await user.until_shown("Your name           qber")
        await user.press("p", "n", *",Ben", "enter", "enter")
        await user.until_shown("qber is next")

    app = show(menu(None, []), play)
    assert app.table is not None
    assert app.table.source.names == ["qber", "Ben", "Ada"]  # type: ignore[attr-defined]


def test_the_rules_are_in_the_menu() -> None:
    async def play(user: Driver) -> None:
        await user.press("question_mark")
        await user.until_shown("Capital Lux in brief")
        await user.press("escape")
        await user.until_shown("first edition")
        await user.press("e", "t", "question_mark")
        await user.until_shown("Generations in brief")
        await user.press("end")
        await user.until_shown("Convertor")
        assert "Scholar" not in user.text()

    show(menu(None, []), play)


# A record


def test_a_record_is_walked_through_from_every_eye(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(seats=3)))
    total = len(record(seats=3)["actions"])
    screen = ReplayScreen(RecordedTable(path, None, None))

    async def play(user: Driver) -> None:
        await user.until_shown(f"0 of {total}")
        await user.press("end")
        await user.until_shown(f"{total} of {total}")
        scores = played(seats=3).scores()
        for score in scores:
            assert str(score) in user.text()
        await user.press("home")
        await user.until_shown(f"0 of {total} (everything is open)")
        assert user.text().count("'s pack") == 3
        await user.press("right", "right", "left")
        await user.until_shown(f"1 of {total}: Seat ")
        await user.press("v")
        await user.until_shown("Seat 0 (you)")
        assert "Seat 1's pack" not in user.text()
        await user.press("pagedown")
        await user.until_shown("ROUND 2 of 3")
        await user.press("pagedown", "pagedown")
        await user.until_shown(f"{total} of {total}")
        await user.press("pageup", "pageup", "pageup")
        await user.until_shown("ROUND 1 of 3")
        await user.press("v", "v", "v")
        await user.until_shown("everything is open")
        await user.press("l")
        await user.until_shown("Log")
        await user.press("escape", "q")

    show(screen, play)


def test_the_picks_of_others_stay_secret_in_a_seats_eyes(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(seats=3)))
    source = RecordedTable(path, 0, 1)
    for at, (_, actor, action, _) in enumerate(source.steps):
        source.at = at
        if action.startswith("keep") and actor != 0:
            assert "action" not in source.banner().args


def test_a_seat_that_is_not_there_has_no_eyes(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(seats=2)))
    with pytest.raises(Refusal, match="there is no seat 2"):
        RecordedTable(path, 2, None)


# Keys


def choices(*actions: str) -> list[dict[str, Any]]:
    return [{"action": one, "target": {"zone": "button"}, "preview": []} for one in actions]


def test_two_digits_choose_among_many() -> None:
    picker = Picker(choices(*(f"slot {number}" for number in range(1, 17))))
    for key in "16":
        assert picker.press(key) is None
    assert picker.press("enter") == "slot 16"
    picker.press("2")
    assert picker.press("enter") == "slot 2"
    picker.press("9")
    picker.press("9")
    assert picker.press("enter") == "slot 9"


def test_nothing_is_decided_before_something_is_chosen() -> None:
    picker = Picker(choices("pay", "discard"))
    assert picker.press("enter") is None
    assert picker.press("7") is None
    assert picker.press("enter") is None
    picker.press("2")
    picker.press("escape")
    assert picker.press("enter") is None
    picker.press("down")
    assert picker.press("enter") == "pay"
    picker.press("up")
    assert picker.press("enter") == "discard"


def test_a_card_is_chosen_and_then_its_place() -> None:
    found = [
        {"action": f"{verb} {card}", "target": {"zone": zone, "card": card}, "preview": []}
        for verb, zone in (("home", "home"), ("capital", "capital"))
        for card in ("B4", "P2")
    ]
    picker = Picker(found)
    assert picker.cards == ["B4", "P2"]
    assert picker.press("h") is None
    picker.press("2")
    assert picker.press("enter") is None
    assert picker.press("c") == "capital P2"
    picker.press("left")
    picker.press("down")
    assert picker.press("enter") == "capital B4"
    picker.press("up")
    assert picker.press("enter") == "home B4"


def test_a_district_is_chosen_by_its_letter() -> None:
    found = [
        {
            "action": f"district {letter}",
            "target": {"zone": "capital", "district": district},
            "preview": [],
        }
        for letter, district in (("B", "blue"), ("G", "green"))
    ]
    picker = Picker(found)
    assert picker.letters
    picker.press("g")
    assert picker.press("enter") == "district G"
    picker.press("p")
    assert picker.press("enter") == "district G"
