"""The end of a round, told step by step."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.events import seen_by
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model
from capital_lux.telling.tile import BONUS
from capital_lux.terminal.full.app import LuxApp
from capital_lux.terminal.full.beats import moved
from capital_lux.terminal.full.replaying import ReplayScreen
from capital_lux.terminal.full.sources.recorded import RecordedTable
from capital_lux.terminal.full.story import Scene, Story, scenes_of
from tests.terminal.command import record
from tests.terminal.full.driving import LARGE, SMALL, Driver, drive, table

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
FINISHES = {"next_start", "scored"}
GAMES: list[tuple[str, int, str | None]] = [
    ("first", 3, None),
    *(("generations", 3, letter) for letter in "ABCD"),
    ("generations", 1, "A"),
]
Told = dict[str, Any]


def entries(
    edition: str, seats: int, powers: str | None, seeds: Iterable[int] = (5,)
) -> Iterator[tuple[Any, Told, Any]]:
    """Seat 0's tables before and after each step of random games, and what it was told."""
    for seed in seeds:
        yield from entries_of(lux.Game(edition, seats, seed, powers=powers))


def entries_of(game: lux.Game) -> Iterator[tuple[Any, Told, Any]]:
    """The same of one game."""
    rng = random.Random(3)
    names = NAMES[: game.seats]
    view = game.view(0)
    teller = Teller(names, 0, powers_of(view), "rob" in view)
    before = table_model(view, names)
    while not game.over:
        seat = game.waiting()[0]
        happened = game.play(seat, rng.choice(game.legal(seat)))
        seen = seen_by(happened, 0)
        after = table_model(game.view(0), names)
        yield before, {"events": seen, "lines": teller.lines(seen)}, after
        before = after


@pytest.mark.parametrize(("edition", "seats", "powers"), GAMES)
def test_the_last_scene_is_what_truly_came_of_it(
    edition: str, seats: int, powers: str | None
) -> None:
    ends = 0
    for before, told, after in entries(edition, seats, powers):
        scenes = scenes_of(before, told)
        kinds = {event["what"] for event in told["events"]}
        finishes = bool(FINISHES & kinds)
        ends += finishes
        assert bool(scenes) or not finishes
        if not scenes:
            continue
        for size in (SMALL, LARGE):
            story = Story(scenes)
            for story.at in range(len(scenes)):
                assert len(story.paint(*size)) == size[1]
        said = [line for scene in scenes for line in scene.beat.lines]
        own = [line for line in said if line["id"] != "full-end-within"]
        assert len(own) == len({json.dumps(line) for line in own})
        assert all(line in [one["message"] for one in told["lines"]] for line in own)
        assert "dealt" not in {event["what"] for one in scenes for event in one.beat.events}
        if finishes:
            same_homes(scenes[-1], after)


@pytest.mark.parametrize("powers", "ABCD")
def test_a_tie_is_shown_whole_in_its_own_scene(powers: str) -> None:
    ties = 0
    for before, told, _ in entries("generations", 2, powers, range(8)):
        told_of = [line["message"] for line in told["lines"] if is_tie(line["message"])]
        scenes = scenes_of(before, told)
        shown = [(line, one.beat) for one in scenes for line in one.beat.lines if is_tie(line)]
        assert [line for line, _ in shown] == told_of
        for line, beat in shown:
            assert beat.step == BONUS
            kinds = [event["what"] for event in beat.events]
            assert kinds[:3] == ["took_gold", "took_gold", "removed"]
            assert beat.events[2]["card"] == line["args"]["card"]
        ties += len(shown)
    assert ties


def is_tie(message: Any) -> bool:
    """Whether a message tells of a lead that is shared."""
    return bool(message["id"].startswith("log-tied"))


def test_what_is_lost_first_is_shown_too() -> None:
    """The engine tells of an aristocrat before the district that is lost with it."""
    shown = told_of = 0
    for before, told, after in entries("generations", 2, "C", [3]):
        scenes = scenes_of(before, told)
        if FINISHES & {event["what"] for event in told["events"]}:
            same_homes(scenes[-1], after)
        lines = [line for one in scenes for line in one.beat.lines]
        shown += sum("lost-aristocrat" in line["id"] for line in lines)
        told_of += sum("lost-aristocrat" in line["message"]["id"] for line in told["lines"])
    assert shown == told_of > 0


def test_a_follower_is_seen_where_it_was_sent() -> None:
    state = table_model(lux.Game("generations", 2, 1, powers="B").view(0), NAMES[:2])
    after = moved(state, [{"what": "sent_follower", "seat": 1, "district": "pink"}])
    assert after["districts"]["pink"]["followers"] == [1]


def same_homes(scene: Scene, after: Any) -> None:
    """Cards at home, aristocrats, bonus cards and gold are those of the true table."""
    seen, there = (state["view"].get("aristocrats", {}) for state in (scene.state, after))
    assert [*map(sorted, seen.get("owned", ()))] == [*map(sorted, there.get("owned", ()))]
    assert sorted(seen.get("lost", ())) == sorted(there.get("lost", ()))
    for shown, true in zip(scene.state["view"]["players"], after["view"]["players"], strict=True):
        for district, cards in true["home"].items():
            assert sorted(shown["home"][district]) == sorted(cards)
        assert sorted(shown["bonus"]) == sorted(true["bonus"])
        assert shown["gold"] == true["gold"]
    assert not any(home["over"] for homes in scene.state["homes"] for home in homes.values())


@pytest.mark.parametrize(("edition", "seats", "powers"), GAMES)
def test_every_limit_is_checked_before_a_district_is_judged(
    edition: str, seats: int, powers: str | None
) -> None:
    """What is over stands red until its district is judged, and nothing else; limits stay."""
    judged = 0
    for before, told, _ in entries(edition, seats, powers):
        scenes = scenes_of(before, told)
        if not scenes or scenes[0].beat.step != "check":
            continue
        checked = scenes[0].state
        over = {
            (seat, district)
            for seat, homes in enumerate(checked["homes"])
            for district, home in homes.items()
            if home["over"]
        }
        named = {}
        for event in told["events"]:
            if event["what"] == "over_limit":
                named[event["seat"], event["district"]] = event
        finishes = bool(FINISHES & {event["what"] for event in told["events"]})
        assert named.keys() == over if finishes else named.keys() <= over
        for (seat, district), event in named.items():
            home = checked["homes"][seat][district]
            assert home["total"] + home["rebels"]["known"] == event["total"]
            assert home["limit"] == event["limit"]
        judged += len(named)
        for scene in scenes:
            assert limits(scene) == limits(scenes[0])
        steps = [scene.beat.step for scene in scenes]
        assert steps == sorted(steps, key=["check", "over", "bonus"].index)
    assert judged > 0


def limits(scene: Scene) -> dict[str, int]:
    """The limits that a scene shows."""
    return {district: one["limit"] for district, one in scene.state["districts"].items()}


def telling(user: Driver) -> bool:
    return isinstance(user.app.screen, Story)


def test_the_round_end_waits_for_a_key() -> None:
    async def play(user: Driver) -> None:
        await to_the_end_of_round_one(user)
        story = user.app.screen
        assert isinstance(story, Story)
        await user.until_shown("The end of round 1")
        assert "ROUND 2" not in user.text()
        shown = [user.text()]
        while not story.last:
            await user.press("x")
            await user.until(lambda: user.text() not in shown)
            shown.append(user.text())
        assert len(shown) > 1
        assert all(len(text.splitlines()) <= 24 for text in shown)
        await user.press("x")
        await user.until(lambda: not telling(user))
        await user.until_shown("Capital Lux  ROUND")

    source = table(seats=4)
    source.tells_ends = True
    drive(source, play)


def test_escape_skips_to_the_last_scene_and_ctrl_c_leaves() -> None:
    async def play(user: Driver) -> None:
        await to_the_end_of_round_one(user)
        story = user.app.screen
        assert isinstance(story, Story)
        await user.press("ctrl+c")
        await user.until_shown("Leave the game?")
        await user.press("escape")
        await user.until(lambda: telling(user))
        await user.press("escape")
        await user.until(lambda: story.last)
        await user.press("escape")
        await user.until(lambda: not telling(user))

    source = table("generations", 1, powers="A")
    source.tells_ends = True
    drive(source, play)


def test_scenes_come_by_themselves_and_the_last_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Story, "pause", 0.01)

    async def play(user: Driver) -> None:
        await to_the_end_of_round_one(user)
        story = user.app.screen
        assert isinstance(story, Story)
        await user.until(lambda: story.last)
        await user.quiet()
        assert telling(user)

    source = table()
    source.tells_ends = True
    drive(source, play)


def test_people_at_one_keyboard_see_it_before_the_curtain() -> None:
    async def play(user: Driver) -> None:
        await to_the_end_of_round_one(user)
        assert not user.behind_curtain
        await user.press("escape", "enter")
        await user.until(lambda: user.behind_curtain or user.asked)

    source = table("first", 2, people=2)
    source.tells_ends = True
    drive(source, play)


async def to_the_end_of_round_one(user: Driver) -> None:
    """Play until the end of a round is told."""
    while True:
        await user.until(lambda: telling(user) or user.asked)
        if telling(user):
            return
        await user.decide_soon()


def test_a_record_begins_at_its_beginning_and_tells_its_rounds(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(seats=2)))
    source = RecordedTable(path, None, None)
    source.tells_ends = True
    ends = [at for at, (_, _, _, events) in enumerate(source.steps)
            if any(event.what == "next_start" for event in events)]  # fmt: skip

    async def play() -> None:
        app = LuxApp(ReplayScreen(source))
        async with app.run_test(size=SMALL) as pilot:
            user = Driver(app, pilot)
            await user.until_shown(f"0 of {source.last}")
            assert "wins" not in user.text()
            source.step_by(ends[0] - 1)
            await user.press("right")
            await user.until(lambda: telling(user))
            await user.press("escape", "escape")
            await user.until(lambda: not telling(user))
            await user.until_shown(f"{ends[0]} of {source.last}")
            await user.press("left")
            assert not telling(user)

    asyncio.run(play())
