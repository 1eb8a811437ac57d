"""A game is never lost: it is saved after every move, asked for when leaving, and resumed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.events import Key

from capital_lux.console.refusal import Refusal
from capital_lux.terminal.full.begin import local_table
from capital_lux.terminal.full.sources.local import LocalTable
from capital_lux.terminal.opponents import Opponents
from capital_lux.terminal.seats import resumed_seating
from tests.terminal.full.driving import Driver, drive, replayed, table


def resumed(path: Path, seat: int | None = None) -> LocalTable:
    seating = resumed_seating(path, Opponents(None, (), None, "5"), seat)
    source = local_table(seating, None, path)
    source.pause = 0
    return source


def test_every_move_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        assert not path.exists()
        for _ in range(3):
            await user.decide()
            count = len(user.table.source.game.record()["actions"])  # type: ignore[attr-defined]
            await user.until(lambda: path.exists(), "no file")
            await user.until(lambda n=count: len(actions(path)) >= n, "not saved")  # type: ignore[misc]
            await user.until(lambda: user.asked)

    drive(table(save=path), play)
    assert not replayed(path).over


def actions(path: Path) -> list[str]:
    found: list[str] = json.loads(path.read_text())["actions"]
    return found


def test_without_a_name_the_file_gets_one_in_this_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        await user.decide()

    source = table()
    drive(source, play)
    (path,) = tmp_path.glob("capital-lux-*.json")
    assert source.farewell() == [
        f"Saved in {path.name}.",
        f"Go on with: lux play --resume {path.name}",
    ]


def test_no_file_is_left_before_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        await user.press("q")
        await user.until_shown("there is nothing to save")
        await user.press("enter")

    source = table()
    drive(source, play)
    assert list(tmp_path.iterdir()) == []
    assert source.farewell() == []


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q"])
def test_leaving_is_asked_for_and_can_be_refused(key: str, tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        await user.decide()
        await user.until(lambda: user.asked)
        await user.press(key)
        await user.until_shown("Leave the game?")
        assert str(tmp_path / "game.json")[:40] in user.text()
        await user.press("ctrl+c")
        await user.until_shown("Capital Lux")
        await user.decide()
        await user.until(lambda: user.asked)
        await user.press(key)
        await user.until_shown("Leave the game?")
        await user.press("enter")
        await user.until(lambda: not user.app.is_running or user.app._exit)

    drive(table(save=tmp_path / "game.json"), play)
    assert len(actions(tmp_path / "game.json")) >= 2


def test_keys_that_come_too_late_are_for_nobody(tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        await user.press("q")
        await user.until_shown("Leave the game?")
        assert user.app._driver is not None
        for _ in range(50):
            user.app._driver.send_message(Key("enter", None))
            user.app._driver.send_message(Key("q", "q"))
        await user.until(lambda: user.app._exit)

    app = drive(table(save=tmp_path / "game.json"), play)
    assert not app.return_code


def test_a_game_is_resumed_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    seen: list[object] = []

    async def begin(user: Driver) -> None:
        for _ in range(8):
            await user.until(lambda: user.asked)
            await user.decide()
        await user.until(lambda: user.asked)
        seen.append(user.desk.state["view"])
        seen.append([line.message for line in user.desk.sheet.log(0)])

    async def go_on(user: Driver) -> None:
        await user.until(lambda: user.asked)
        assert user.desk.state["view"] == seen[0]
        assert [line.message for line in user.desk.sheet.log(0)] == seen[1]
        await user.play_to_the_end()

    drive(table("generations", 3, powers="B", save=path), begin)
    drive(resumed(path), go_on)
    assert replayed(path).over
    with pytest.raises(Refusal, match="finished"):
        resumed(path)


def test_people_and_bots_are_resumed_in_their_seats(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    async def begin(user: Driver) -> None:
        await user.until_shown("is next")
        await user.press("enter")
        await user.until(lambda: user.desk.picker.choices)
        await user.decide()

    drive(table("first", 4, people=2, seat=1, save=path, names="A,B,C,D"), begin)
    source = resumed(path)
    assert source.people == [1, 2]
    assert set(source.seating.kinds) == {0, 3}
    assert [name for _, name in source.seating.players] == ["A", "B", "C", "D"]


def test_a_folder_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        folder.rmdir()
        await user.decide()
        await user.until_shown("could not be saved")
        await user.until(lambda: user.asked)
        await user.press("q")
        await user.until_shown("Leave the game?")
        assert "could not be saved: No such file" in user.text()
        await user.press("escape")
        await user.until_shown("Capital Lux")
        folder.mkdir()
        await user.press("q")
        await user.until_shown("It is saved in")

    drive(table(save=folder / "game.json"), play)
    assert not replayed(folder / "game.json").over


def test_the_last_action_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    source = table("first", 2, save=path)

    async def play(user: Driver) -> None:
        while user.desk.sheet.states == {} or user.desk.state["view"]["phase"] != "play":
            await user.until(lambda: user.asked)
            await user.decide()
        await user.until(lambda: user.asked and user.desk.picker.pairs)
        source.pause = 60
        before = user.desk.state["view"]
        log = user.desk.sheet.log(0)
        await user.press("1", "h")
        await user.until(lambda: user.desk.state["can_take_back"])
        assert "take back" in user.text()
        await user.press("u")
        await user.until(lambda: user.desk.state["view"] == before, "not taken back")
        assert [line.message for line in user.desk.sheet.log(0)] == [line.message for line in log]
        assert not user.desk.state["can_take_back"]
        await user.press("1", "h")
        await user.until(lambda: user.desk.state["can_take_back"])
        source.pause = 0
        await user.until_shown("Enter go on")
        await user.press("enter")
        await user.play_to_the_end()

    drive(source, play)
    assert replayed(path).over


def test_a_bots_answer_is_taken_back_with_the_action(tmp_path: Path) -> None:
    source = table("first", 2, save=tmp_path / "game.json")

    async def play(user: Driver) -> None:
        async def asked_at_the_table() -> None:
            await user.until(lambda: user.over or user.asked)
            while not user.over and not user.desk.picker.pairs:
                await user.decide()
                await user.until(lambda: user.over or user.asked)

        found = False
        while not found:
            await asked_at_the_table()
            assert not user.over, "no bot has answered openly"
            before, number = user.desk.state["view"], user.desk.sheet.number
            log = [line.message for line in user.desk.sheet.log(0)]
            await user.press("1", "h")
            await user.until(lambda: user.desk.sheet.number > number)  # noqa: B023
            await asked_at_the_table()
            found = user.desk.sheet.number > number + 1 and user.desk.state["can_take_back"]
        await user.press("u")
        await user.until(lambda: user.desk.state["view"] == before, "not taken back")
        assert [line.message for line in user.desk.sheet.log(0)] == log
        await user.play_to_the_end()

    drive(source, play)
    assert replayed(tmp_path / "game.json").over


def test_a_pick_is_taken_back_after_the_other_has_picked_too(tmp_path: Path) -> None:
    source = table("first", 2, people=2, save=tmp_path / "game.json")

    async def play(user: Driver) -> None:
        await user.until(lambda: user.behind_curtain)
        await user.decide_soon()
        before = user.desk.state["view"]
        await user.decide()
        await source.act(1, source.game.legal(1)[0])
        await user.until(lambda: user.desk.state["can_take_back"], "cannot be taken back")
        assert "take back" in user.text()
        await user.press("u")
        await user.until(lambda: user.desk.state["view"] == before, "not taken back")
        assert [seat for seat, _ in source.game.actions()] == [1]
        told = user.desk.sheet.log(0)[-1].message
        assert told["id"] == "log-took-back-you"
        for _ in range(2):
            await user.decide()
        await source.act(1, source.game.legal(1)[0])
        assert not any(state["can_take_back"] for state in user.desk.sheet.states.values())

    drive(source, play)


def test_another_game_follows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Against an adaptive opponent, which is another one then."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    games = tmp_path / "games"
    games.mkdir()
    monkeypatch.chdir(games)

    async def play(user: Driver) -> None:
        await user.play_to_the_end()
        await user.press("n")
        await user.until(lambda: not user.over and user.asked, "no new game")
        await user.until_shown("ROUND 1 of 3")
        await user.decide()

    drive(table("first", 2, level="adaptive"), play)
    saved = sorted(games.iterdir(), key=lambda path: not replayed(path).over)
    assert [replayed(path).over for path in saved] == [True, False]
    kinds = [json.loads(path.read_text())["players"][1].partition(":")[0] for path in saved]
    assert kinds[0] == "regular"
    assert kinds[1] == ("skilled" if 0 in replayed(saved[0]).winners() else "novice")


def test_resizing_keeps_what_was_chosen(tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        await user.press("2")
        for size in ((120, 40), (30, 8), (200, 60), (80, 24)):
            await user.pilot.resize_terminal(*size)
            await user.until(lambda: user.desk.picker.at == 1)
        assert "[2 " in user.text()
        await user.press("enter")
        await user.until(lambda: user.desk.sheet.number > 0)

    drive(table(save=tmp_path / "game.json"), play)
