"""Tables of a server: a real one, in a process of its own, on this machine."""

from __future__ import annotations

import asyncio
import re
import stat
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from capital_lux.console.refusal import Refusal
from capital_lux.terminal.daily_remote import asked, play_on_server
from capital_lux.terminal.full.app import LuxApp
from capital_lux.terminal.full.begin import play_remote
from capital_lux.terminal.full.paint.page import vacant
from capital_lux.terminal.full.screens import TableScreen
from capital_lux.terminal.full.sources.joining import (
    Client,
    address_of,
    made_table,
    new_options,
    read_clock,
    seated,
)
from capital_lux.terminal.full.sources.remote import RemoteTable
from capital_lux.terminal.full.sources.source import News
from capital_lux.terminal.full.sources.tokens import Address, SeatTokens
from tests.ports import free_port
from tests.terminal.full.driving import Driver, drive
from tests.terminal.full.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.kill()


def new_table(server: Server, folder: Path, **options: Any) -> RemoteTable:
    """A table of our own, at which we have seat 0."""
    tokens = SeatTokens(folder / "seats.json")
    chosen = {**new_options("first", 3, None, None), "name": "Zoe", **options}
    client = made_table(server.url, chosen, tokens)
    return RemoteTable(client, seated(client, None, None, tokens), tokens)


def joined(
    server: Server, link: str, folder: Path, seat: int | None = None, name: str | None = "Ivo"
) -> RemoteTable:
    """A seat at a table that is there."""
    tokens = SeatTokens(folder / "seats.json")
    client = Client(address_of(server.url, link))
    return RemoteTable(client, seated(client, seat, name, tokens), tokens)


def test_a_whole_game_against_bots_and_a_rematch(server: Server, tmp_path: Path) -> None:
    source = new_table(server, tmp_path, edition="generations", seats=2, powers="B")

    async def play(user: Driver) -> None:
        await user.until_shown("Seat 1: open")
        assert source.link in user.text()
        assert "Zoe (you)" in user.text()
        await user.press("f")
        await user.until_shown("! hint")
        await user.press("!")
        await user.until_shown("What an expert would do")
        await user.press("escape")
        await user.play_to_the_end()
        await user.until_shown("THE GAME IS OVER")
        assert "Zoe was given a hint at one decision." in user.text()
        await user.press("n")
        await user.until(lambda: not user.over and user.asked, "no rematch")
        await user.decide()

    first = source.link
    drive(source, play)
    assert source.link != first
    assert Client(source.client.address).info()["started"]


def test_the_deal_of_the_day(
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Played once, without hints; then the results are printed, also without a screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    guest, today = asked(server.url, SeatTokens())
    with pytest.raises(Refusal, match="first"):
        play_on_server(server.url, None, today["day"])
    client = Client(address_of(server.url, guest.ask("POST", "/api/daily", {})["table"]))
    client.cookie = guest.cookie
    source = RemoteTable(client, seated(client, 0, "Zoe", SeatTokens()), SeatTokens())

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked, "no question")
        assert "hint" not in user.text()
        await user.play_to_the_end()
        await user.until_shown("THE GAME IS OVER")

    drive(source, play)
    assert play_on_server(server.url, None, None) == 0
    told = capsys.readouterr().out
    assert f"{server.url}/daily" in told
    assert re.search(r"\* +[12]  Zoe", told)


def test_a_server_that_dies_in_the_middle_loses_nothing(tmp_path: Path) -> None:
    server = Server(tmp_path / "server")
    source = new_table(server, tmp_path, seats=2, kind="bots", level="random")

    async def play(user: Driver) -> None:
        for _ in range(4):
            await user.until(lambda: user.asked)
            await user.decide()
        await user.until(lambda: user.asked)
        log = [line.message for line in user.desk.sheet.log(0)]
        server.kill()
        await user.until_shown("SERVER LOST")
        number = user.desk.sheet.number
        await user.press("1", "h" if user.desk.picker.pairs else "enter")
        await user.until(lambda: len(source.unanswered) == 1)
        await user.until_shown("Your choice is on its way.")
        await user.press("1", "enter")
        assert len(source.unanswered) == 1
        server.start()
        await user.until(lambda: user.desk.sheet.number > number, "not sent again")
        await user.until(lambda: not source.unanswered, "not acknowledged")
        assert [line.message for line in user.desk.sheet.log(0)][: len(log)] == log
        await user.until(lambda: "SERVER LOST" not in user.text())
        await user.play_to_the_end()

        assert sorted(user.desk.sheet.entries) == list(range(source.number + 1))

    drive(source, play)
    server.kill()


def test_a_server_that_restarts_is_not_called_lost(tmp_path: Path) -> None:
    """It says so by its code; a moment later another is there."""

    async def scenario() -> None:
        told: list[News] = []
        restarted, again = asyncio.Event(), asyncio.Event()

        async def restart_once(connection: ServerConnection) -> None:
            if restarted.is_set():
                again.set()
                await connection.wait_closed()
            restarted.set()
            await connection.close(1012)

        async with serve(restart_once, "127.0.0.1", 0) as running:
            port = running.sockets[0].getsockname()[1]
            client = Client(Address(f"http://127.0.0.1:{port}", "tables", "x"))
            source = RemoteTable(
                client, {"players": [], "mine": []}, SeatTokens(tmp_path / "seats")
            )
            await source.open(told.append)
            await asyncio.wait_for(again.wait(), 20)
            await source.close()
        assert not any(news.lost for news in told)

    asyncio.run(scenario())


def test_an_action_that_is_sent_twice_is_carried_out_once(server: Server, tmp_path: Path) -> None:
    source = new_table(server, tmp_path, seats=2, kind="bots", level="random")

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        assert source.connection is not None
        sent = source.receive

        def deaf(message: Any) -> None:
            """The acknowledgement is lost on its way, and then the connection."""
            if message["type"] != "done":
                sent(message)

        source.receive = deaf  # type: ignore[method-assign]
        await user.press("1", "enter")
        await user.until(lambda: len(user.desk.state["view"]["players"][0]["kept"]) == 1)
        assert len(source.unanswered) == 1
        source.receive = sent  # type: ignore[method-assign]
        source.connection.transport.abort()
        await user.until(lambda: not source.unanswered, "not acknowledged")
        assert len(user.desk.state["view"]["players"][0]["kept"]) == 1

    drive(source, play)


def test_the_clocks_are_seen_running(server: Server, tmp_path: Path) -> None:
    """That of the whole game at every seat, with a mark where it runs."""
    source = new_table(server, tmp_path, seats=2, **read_clock("5+7"))

    async def play(user: Driver) -> None:
        await user.until_shown("5 min a player, + 7 s a move")
        friend = joined(server, source.link, tmp_path / "friend")
        await friend.open(lambda news: None)
        await user.until_shown("> Zoe 4:5")
        assert "> Ivo 4:5" in user.text() or "> Ivo 5:00" in user.text()
        before = user.text()
        await user.until(lambda: user.text() != before, "the clock stands")
        for _ in range(2):
            await user.decide()
        await user.until_shown("  Zoe 5:")
        await user.until_shown("> Ivo 4:5")
        await friend.close()

    drive(source, play)


@pytest.mark.parametrize("text", ["", "5+", "+5", "5+5+5", "x", "-60", "5,5", "1" * 9])
def test_a_clock_that_is_none_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="is not a clock"):
        read_clock(text)


def test_two_terminals_of_one_machine_play_against_each_other(
    server: Server, tmp_path: Path
) -> None:
    source = new_table(server, tmp_path, seats=2)

    async def both(user: Driver) -> None:
        await user.until_shown("Seat 1: open")
        other = joined(server, source.link, tmp_path)
        assert other.info["mine"] == [1]

        async def second(friend: Driver) -> None:
            await friend.until(lambda: friend.asked and user.asked, "not started")
            assert not source.hints
            assert "! hint" not in friend.text()
            while not friend.over:
                for one in (user, friend):
                    if one.desk.picker.choices:
                        await one.decide()
                await friend.until(lambda: friend.over or friend.asked or user.asked)
            await user.until(lambda: user.over)

        await friend_drives(other, second)

    drive(source, both)


async def friend_drives(source: RemoteTable, play: Any) -> None:
    """A second screen in the same loop."""
    app = LuxApp(TableScreen(source))
    async with app.run_test(size=(80, 24)) as pilot:
        await play(Driver(app, pilot, seed=2))


def test_whoever_comes_back_has_the_old_seat(server: Server, tmp_path: Path) -> None:
    source = new_table(server, tmp_path, seats=3)

    async def look(user: Driver) -> None:
        await user.until_shown("Zoe (you)")

    drive(source, look)
    assert stat.S_IMODE((tmp_path / "seats.json").stat().st_mode) == 0o600
    again = joined(server, source.link, tmp_path)
    assert again.info["mine"] == [0]
    assert again.client.token == source.client.token
    elsewhere = joined(server, source.link, tmp_path / "elsewhere")
    assert elsewhere.info["mine"] == [1]
    third = joined(server, source.link, tmp_path / "third", seat=2)
    assert third.info["mine"] == [2]
    with pytest.raises(Refusal, match="taken"):
        joined(server, source.link, tmp_path / "fourth", seat=2)
    late = joined(server, source.link, tmp_path / "fourth")
    assert late.info["mine"] == []


def test_whoever_has_left_can_sit_down_again(server: Server, tmp_path: Path) -> None:
    """The old token opens nothing any more, and is not in the way."""
    source = new_table(server, tmp_path, seats=3)
    source.client.ask("DELETE", f"{source.client.address.path}/seats/0")
    source.tokens.release()
    again = joined(server, source.link, tmp_path)
    assert again.info["mine"] == [0]
    assert again.client.token != source.client.token


def test_a_seat_that_a_bot_has_taken_over_is_taken_back(server: Server, tmp_path: Path) -> None:
    """As after a long time without a connection."""
    source = new_table(server, tmp_path, seats=2, kind="bots", level="random")

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        before = source.connection
        bot = [{**one, "kind": "bot"} for one in source.info["players"]]
        source.receive({"type": "info", "info": {**source.info, "players": bot}})
        await user.until(lambda: source.connection not in (None, before), "no new connection")
        await user.until(lambda: user.asked)
        await user.decide()
        assert source.info["mine"] == [0]

    drive(source, play)
    assert source.tokens.of(source.client.address) == {0: source.client.token}


def test_a_bot_is_offered_for_whoever_is_away_when_it_is_allowed(
    server: Server, tmp_path: Path
) -> None:
    source = new_table(server, tmp_path, seats=2, kind="bots", level="random")

    async def play(user: Driver) -> None:
        await user.until(lambda: user.asked)
        away = {"kind": "person", "away_since": "2026-01-01T00:00:00+00:00", "bot_in": 0.2}
        players = [source.info["players"][0], {**source.info["players"][1], **away}]
        source.receive({"type": "info", "info": {**source.info, "players": players}})
        assert vacant(user.desk.sheet.info) is None
        await user.until(lambda: vacant(user.desk.sheet.info) == 1)

    drive(source, play)


def test_whoever_watches_sees_no_hand(server: Server, tmp_path: Path) -> None:
    source = new_table(server, tmp_path, seats=2, kind="bots", level="random")
    watch = f"{server.url}/w/{source.info['watch']}"

    async def look(user: Driver) -> None:
        await user.until_shown("ROUND 1 of 3")
        assert user.desk.viewer is None
        assert "Pack" not in user.text()
        await user.press("1", "enter", "h")
        assert not source.unanswered

    watcher = joined(server, watch, tmp_path)
    drive(watcher, look)
    assert watcher.farewell() == [f"Go on with: lux play --table {watch}"]


def test_a_table_that_is_not_there_is_refused(server: Server, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="table"):
        joined(server, "nonsense", tmp_path)
    with pytest.raises(Refusal, match=r"cannot be reached: Connection refused$"):
        Client(address_of(f"127.0.0.1:{free_port()}", "x")).info()


def test_without_websockets_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "websockets.asyncio.client", None)
    monkeypatch.delitem(sys.modules, "capital_lux.terminal.full.sources.remote")
    with pytest.raises(Refusal, match="pip install"):
        play_remote("localhost:1", "abc", None, None, {})


@pytest.mark.parametrize(
    ("given", "link"),
    [(None, "abc"), (None, "http://host/x/abc"), ("ftp://host", "abc"), (None, "http://host/")],
)
def test_a_link_that_is_none_is_refused(given: str | None, link: str) -> None:
    with pytest.raises(Refusal):
        address_of(given, link)
