"""People who share a keyboard, bots and tiles of users' own, hints and pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from capital_lux.console.own import own_tiles
from capital_lux.terminal.full.dialogs import Curtain
from tests.own_tiles import copied
from tests.terminal import own_bots
from tests.terminal.full.driving import LARGE, Driver, drive, replayed, table

CARD = re.compile(r"\b[BPYG][2-6]\b")


def test_a_curtain_hides_every_card_between_people(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    viewers: list[int] = []

    async def play(user: Driver) -> None:
        canvas, paint = user.table.canvas, user.table.canvas.paint

        def watched(width: int, height: int) -> object:
            """Every frame that is painted while a curtain is on its way."""
            if user.table.curtained:
                assert user.desk.viewer not in user.desk.sheet.waiting
            return paint(width, height)

        canvas.paint = watched  # type: ignore[assignment]
        await user.play_to_the_end(lambda: viewers.append(user.desk.viewer))
        assert len(user.curtains) > 10
        for curtain in user.curtains:
            assert not CARD.search(curtain), curtain
            assert "is next. Pass the keyboard" in curtain

    drive(table("first", 4, people=3, save=path), play)
    assert set(viewers) == {0, 1, 2}
    assert replayed(path).over


def test_what_is_shown_is_never_of_a_seat_that_was_not_asked_for(tmp_path: Path) -> None:
    """Between a curtain and the next one only one seat's hand is ever painted."""

    async def play(user: Driver) -> None:
        for _ in range(12):
            await user.until(lambda: user.behind_curtain or user.asked)
            if user.behind_curtain:
                await user.until_shown("is next")
                name = user.text().split(" is next")[0].split()[-1]
                await user.press("enter")
                await user.until_shown(f"{name} (you)")
                continue
            seat = user.desk.viewer
            held = user.desk.state["view"]["players"][seat]
            row = next(line for line in user.text().split("\n") if "Pack" in line or "Hand" in line)
            assert sorted(CARD.findall(row)) == sorted(held["packs"] or held["hand"])
            await user.decide()

    drive(table("generations", 2, powers="A", people=2, save=tmp_path / "game.json"), play)


def test_a_curtain_does_not_listen_to_the_person_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Curtain, "rest", 60)

    async def play(user: Driver) -> None:
        await user.until_shown("is next")
        await user.press("enter", "enter")
        assert user.behind_curtain
        monkeypatch.setattr(Curtain, "rest", 0)
        await user.press("enter")
        await user.until(lambda: not user.behind_curtain)

    drive(table("first", 2, people=2, save=tmp_path / "game.json"), play)


def test_ctrl_c_behind_a_curtain_asks_and_shows_nothing(tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        await user.until(lambda: user.behind_curtain)
        await user.press("ctrl+c")
        await user.until_shown("Leave the game?")
        await user.press("escape")
        await user.until(lambda: user.behind_curtain)
        assert "is next" in user.text()

    drive(table("first", 2, people=2, save=tmp_path / "game.json"), play)


def test_a_tile_and_a_bot_of_users_own_play(tmp_path: Path) -> None:
    tile = f"{copied(tmp_path)}:Taxman"
    bot = f"{own_bots.written(tmp_path, name='bots.py')}:Last"
    path = tmp_path / "game.json"
    own = own_tiles([tile])

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        assert "Taxman+" in user.text()
        await user.press("question_mark")
        await user.until_shown("KEYS")
        await user.press("end")
        await user.until_shown("Take 2 gold and choose a district.")
        await user.press("escape")
        await user.play_to_the_end()

    source = table("generations", 2, powers="A", save=path, own=own, places=[tile], bots=[bot])
    drive(source, play)
    assert replayed(path, own).over
    assert source.farewell()[1].endswith(f"game.json --power {tile}")


@pytest.mark.parametrize(
    ("bot", "told"),
    [("Broken", "KeyError"), ("Cheat", "which is not legal"), ("Leaver", "SystemExit")],
)
def test_a_bot_that_fails_is_named_and_the_game_goes_on(
    bot: str, told: str, tmp_path: Path
) -> None:
    place = f"{own_bots.written(tmp_path)}:{bot}"

    async def play(user: Driver) -> None:
        await user.until_shown("Ben's bot")
        assert told in user.text()
        for _ in range(8):
            await user.until(lambda: user.asked)
            await user.decide()

    drive(table("first", 2, save=tmp_path / "game.json", bots=[place]), play)


def test_a_bot_whose_process_dies_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "deadly.py"
    file.write_text("import os\nclass Deadly:\n    def choose(self, view):\n        os._exit(9)\n")

    async def play(user: Driver) -> None:
        await user.until_shown("Ben's bot ended its process")
        await user.until(lambda: user.asked)
        await user.decide()
        await user.until(lambda: user.asked)

    drive(table("first", 2, save=tmp_path / "game.json", bots=[f"{file}:Deadly"]), play)


def test_a_tile_that_fails_loses_nothing(tmp_path: Path) -> None:
    tile = f"{copied(tmp_path)}:Failing"
    own = own_tiles([tile])
    path = tmp_path / "game.json"

    async def play(user: Driver) -> None:
        while not user.desk.picker.pairs:
            await user.until(lambda: user.asked)
            if not user.desk.picker.pairs:
                await user.decide()
        blue = next(at for at, card in enumerate(user.desk.picker.cards) if card[0] == "B")
        await user.press(str(blue + 1), "c")
        await user.until_shown("That is not possible: ")
        assert user.desk.picker.pairs
        await user.press("1", "h")

    source = table("generations", 2, powers="A", save=path, own=own, places=[tile], seed="3")
    drive(source, play)
    assert replayed(path, own).record()["actions"]


def test_an_expert_is_asked(tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        await user.press("exclamation_mark")
        await user.until_shown("What an expert would do")
        assert "keep " in user.text()
        assert "%" in user.text()
        assert "Lead: " in user.text()
        await user.press("escape")
        await user.until_shown("Keep 2 of")

    drive(table("first", 2, save=tmp_path / "game.json"), play)


def test_the_log_is_read_from_its_beginning(tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        for _ in range(8):
            await user.until(lambda: user.asked)
            await user.decide()
        await user.until(lambda: user.asked)
        assert "opens the" not in user.text()
        await user.press(*["pageup"] * 8)
        assert "opens the" in user.text()
        await user.press("l", "home")
        await user.until_shown("opens the")
        assert "You keep" in user.text()
        await user.press("escape")

    drive(table("first", 4, save=tmp_path / "game.json"), play)


@pytest.mark.parametrize("size", [(80, 24), LARGE])
def test_a_game_is_played_with_the_mouse(size: tuple[int, int], tmp_path: Path) -> None:
    async def play(user: Driver) -> None:
        for _ in range(6):
            await user.until(lambda: user.asked and not user.table.source.patient)
            await user.until_shown("! hint")
            before = user.desk.sheet.number
            picker = user.desk.picker
            label = f"1 {picker.cards[0]}" if picker.pairs else "1 "
            await click(user, label)
            await user.until(lambda: user.desk.picker.at == 0, "not chosen")
            await click(user, " at home: " if picker.pairs else "[")
            await user.until(lambda n=before: user.desk.sheet.number > n, "nothing done")  # type: ignore[misc]
        # What is clicked must not move meanwhile.
        await user.until(lambda: user.asked and not user.table.source.patient)
        await user.until_shown("! hint")
        await click(user, "? help")
        await user.until_shown("KEYS")
        await click(user, "Esc")
        await user.until_shown("Capital Lux")
        await click(user, "q leave")
        await user.until_shown("Leave the game?")
        await click(user, "Esc")

    async def click(user: Driver, text: str) -> None:
        lines = user.text().split("\n")
        row = max(at for at, line in enumerate(lines) if text in line)
        await user.pilot.click(offset=(lines[row].index(text) + 1, row))

    drive(table("first", 2, save=tmp_path / "game.json"), play, size)
