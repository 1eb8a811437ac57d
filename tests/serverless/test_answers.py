"""What a page gets that asks no server, but what runs in the browser beside it."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest

from capital_lux.bots.levels import LEVELS, make_bot
from capital_lux.bots.net_bot import NetBot
from capital_lux.rules.record import replay
from capital_lux.serverless import table as tables
from capital_lux.serverless.answers import Answering
from capital_lux.serverless.days import FIELD

ROOT = Path(__file__).parents[2]
NOON = 1_800_000_000.0
FIRST = {"edition": "first", "seats": 2, "name": "Eve"}
TILES = {"edition": "generations", "seats": 3, "powers": "A", "name": "Eve"}
SOLO = {"edition": "generations", "seats": 1, "powers": "A", "name": "Eve"}
DEVICE = {"edition": "first", "seats": 3, "kind": "device", "names": ["Eve", "Leo", ""]}


class Page:
    """Asks a house, and knows what it was told."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.storage: dict[str, str] = kept or {}
        self.house = Answering(dict(self.storage), self.keep, lambda: NOON)
        self.told: list[dict[str, Any]] = []
        self.ids = 0

    def keep(self, name: str, text: str | None) -> None:
        if text is None:
            del self.storage[name]
        else:
            self.storage[name] = text

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        code, text = self.house.answer(method, path, "" if body is None else json.dumps(body))
        found = json.loads(text)
        assert code == status, found
        return found["error"]["id"] if status != 200 else found

    def sit(self, table: str) -> None:
        send = lambda text: self.told.append(json.loads(text))  # noqa: E731
        found = self.house.connect(f"/tables/{table}/socket", send)
        assert found is not None
        self.connection = found

    @property
    def seats(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.last("update")["seats"]
        return found

    def last(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.told) if one["type"] == kind)

    def say(self, **message: Any) -> dict[str, Any]:
        self.ids += 1
        self.connection.hear(json.dumps({"id": str(self.ids), **message}))
        return self.told[-1]

    async def play(self, table: str, turns: int = 1000) -> None:
        """Do the first thing that can be done, until the game is over or so often."""
        self.sit(table)
        live = self.house.table(table)
        while not live.state.over:
            acting = [one for one in self.seats if one["choices"]]
            if acting and not turns:
                return
            if acting:
                turns -= 1
                choice, seat = acting[0]["choices"][0], acting[0]["seat"]
                done = self.say(type="act", seat=seat, action=choice["action"])
                assert done["type"] == "done"
            else:
                await asyncio.sleep(0)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "PACE", 0.0)


@pytest.mark.parametrize("wanted", [FIRST, TILES, SOLO, DEVICE])
def test_a_game_is_played_to_its_end_and_its_record_is_true(wanted: dict[str, Any]) -> None:
    page = Page()

    async def play() -> str:
        table: str = page.ask("POST", "/tables", wanted)["table"]
        await page.play(table)
        return table

    table = asyncio.run(play())
    info = page.ask("GET", f"/tables/{table}")
    assert info["over"]
    record = page.ask("GET", f"/tables/{table}/record")
    assert replay({**record, "players": []}).scores() == info["result"]["scores"]
    uploaded = page.ask("POST", "/records", record)["replay"]
    steps = page.ask("GET", f"/records/{uploaded}/replay?from=all")["steps"]
    assert len(steps) == len(record["actions"]) + 1
    assert len(page.ask("GET", f"/tables/{table}/replay?from=0")["steps"]) == len(steps)
    wrong = {**record, "actions": ["0 home B9"]}
    assert page.ask("POST", "/records", wrong, status=400) == "error-record-action"


def test_another_page_goes_on_where_one_was_closed() -> None:
    page = Page()

    async def begin() -> tuple[str, Any]:
        table = page.ask("POST", "/tables", TILES)["table"]
        await page.play(table, turns=9)
        return table, page.seats

    table, seats = asyncio.run(begin())
    again = Page(page.storage)

    async def look() -> None:
        again.sit(table)

    asyncio.run(look())
    assert again.seats == seats
    assert [info["table"] for info in again.ask("GET", "/me")["tables"]] == [table]


def test_a_table_that_cannot_be_read_leaves_the_others_alone() -> None:
    page = Page()

    async def begin() -> list[str]:
        return [page.ask("POST", "/tables", FIRST)["table"] for _ in range(3)]

    whole, cut, other = asyncio.run(begin())
    page.storage[f"table {cut}"] = page.storage[f"table {cut}"][:-20]
    page.storage[f"table {other}"] = json.dumps({"row": {"of": "another version"}, "log": []})
    again = Page(page.storage)
    assert [info["table"] for info in again.ask("GET", "/me")["tables"]] == [whole]
    assert again.ask("GET", f"/tables/{cut}", status=409) == "error-unreadable"
    assert again.house.connect(f"/tables/{other}/socket", lambda text: None) is None
    assert again.ask("GET", "/me/statistics")["games"] == 0


@pytest.mark.parametrize("damaged", ["", "{", "[]", "7", "\0"])
def test_what_was_damaged_does_not_stop_the_page(damaged: str) -> None:
    kept = {"you": damaged, "record cut": damaged, "record": damaged, "other": damaged}
    page = Page(kept)
    assert page.ask("GET", "/me")["name"] is None
    assert page.ask("GET", "/records/cut/replay", status=400).startswith("error-record-")
    assert page.ask("GET", "/me/data").keys() == kept.keys()
    page.ask("PUT", "/me", {"name": "Eve"})
    assert Page(page.storage).ask("GET", "/me")["name"] == "Eve"


def test_a_choice_can_be_taken_back_and_is_asked_for_again() -> None:
    page = Page()

    async def play() -> None:
        page.sit(page.ask("POST", "/tables", FIRST)["table"])
        first = page.seats[0]["choices"]
        page.say(type="act", seat=0, action=first[0]["action"])
        assert page.say(type="take_back", seat=0)["type"] == "done"
        assert page.seats[0]["choices"] == first

    asyncio.run(play())


def test_nobody_sees_on_one_device_what_another_seat_holds() -> None:
    page = Page()

    async def play() -> None:
        page.sit(page.ask("POST", "/tables", DEVICE)["table"])

    asyncio.run(play())
    for one in page.seats:
        for seat, player in enumerate(one["view"]["players"]):
            assert ("hand" in player) == (seat == one["seat"])


def test_what_needs_a_server_says_so() -> None:
    page = Page()
    assert page.ask("GET", "/lobby?page=0", status=409) == "error-needs-server"
    wanted = {**FIRST, "kind": "friends"}
    assert page.ask("POST", "/tables", wanted, status=409) == "error-needs-server"
    assert page.ask("POST", "/records/x/analysis", status=409) == "error-needs-server"


def test_an_expert_gives_a_hint_and_it_is_counted() -> None:
    page = Page()

    async def ask() -> Any:
        table = page.ask("POST", "/tables", FIRST)["table"]
        page.sit(table)
        return page.ask("POST", f"/tables/{table}/hint", {"seat": 0})

    hint = asyncio.run(ask())
    assert hint["actions"][0]["action"] in [one["action"] for one in page.seats[0]["choices"]]
    assert hint["hints"] == 1


def test_the_deal_of_the_day_has_one_try_and_levels_beside_it() -> None:
    page = Page()

    async def play() -> Any:
        day = page.ask("GET", "/daily")["day"]
        table = page.ask("POST", "/daily", {"name": "Eve"})["table"]
        assert page.ask("GET", f"/daily/{day}", status=403) == "error-daily-secret"
        await page.play(table)
        assert page.ask("POST", "/daily", {"name": "Eve"})["table"] == table
        while (found := page.ask("GET", f"/daily/{day}"))["playing"]:
            await asyncio.sleep(0)
        return found

    found = asyncio.run(play())
    assert [one["mine"] for one in found["results"]].count(True) == 1
    assert found["ranked"] == len(found["results"]) == 1 + len(FIELD)
    assert len(found["signs"]) == 3


def test_puzzles_are_the_shipped_ones() -> None:
    page = Page()
    one = page.ask("GET", "/puzzles")[0]["id"]
    choices = page.ask("GET", f"/puzzles/{one}")["state"]["choices"]
    verdict = page.ask("POST", f"/puzzles/{one}", {"action": choices[0]["action"]})
    assert verdict["best"] in [choice["action"] for choice in choices]


def test_all_that_is_kept_can_be_read_and_forgotten() -> None:
    page = Page()

    async def make() -> None:
        page.ask("POST", "/tables", FIRST)

    asyncio.run(make())
    page.ask("PUT", "/me", {"name": "Eve"})
    assert len(page.ask("GET", "/me/data")) == 2
    page.ask("DELETE", "/me")
    assert page.storage == {}
    assert page.ask("GET", "/me")["name"] is None


def test_the_page_fetches_the_net_for_every_level_that_has_one() -> None:
    source = (ROOT / "web/src/connection/worker.ts").read_text("utf-8")
    [named] = re.findall(r'WITH_NET = /"level":"\((.*)\)"/', source)
    assert set(named.split("|")) == {one for one in LEVELS if isinstance(make_bot(one), NetBot)}
