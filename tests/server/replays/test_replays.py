"""Replays: complete, from every viewpoint, and never more than that viewpoint saw."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

import capital_lux as lux
from capital_lux.play.viewpoint import joined
from capital_lux.rules.events import seen_by
from capital_lux.server.database.rows import EntryRow, TableRow
from capital_lux.server.protocol.replays import Replay
from tests.server.games import SETS, finished, get, play, secrets_of
from tests.server.harness import World, play_on, seen, served, sockets_of, world
from tests.server.worlds import (
    KINDS,
    NAMES,
    Actions,
    friends_table,
    in_both_worlds,
    random_actions,
    seat_people,
)


def steps_of(body: bytes) -> list[dict[str, Any]]:
    """The steps of a replay that keeps to the protocol."""
    msgspec.json.decode(body, type=Replay)
    found: list[dict[str, Any]] = json.loads(body)["steps"]
    return found


@pytest.mark.parametrize(("edition", "seats", "powers"), SETS)
def test_a_finished_game_from_every_viewpoint(
    tmp_path: Any, edition: str, seats: int, powers: Any
) -> None:
    @served()
    async def scenario(world: World) -> None:
        ann, table = await finished(world, edition, seats, powers=powers)
        game = (await world.live(table)).table.state.game
        assert game is not None
        for viewpoint in ["all", "none", *range(game.seats)]:
            body = (await get(ann, f"tables/{table}/replay?from={viewpoint}")).content
            steps = steps_of(body)
            assert len(steps) == len(game.actions()) + 1
            seat = viewpoint if isinstance(viewpoint, int) else None
            assert steps[-1]["state"]["view"]["scores"] == game.scores()
            same_as_views(json.loads(body), steps, viewpoint, seat)
            assert_safe(steps[-1]["state"])
        live = (await get(ann, f"tables/{table}/live?seat=0")).json()
        assert_safe(live["seats"][0])

    scenario(tmp_path)


def assert_safe(state: dict[str, Any]) -> None:
    """At the end every home stands within the limit that it was checked against."""
    for player, home in zip(state["view"]["players"], state["homes"], strict=True):
        for district, here in home.items():
            assert not here["over"]
            assert here["room"] >= 0 or not player["home"][district]


def same_as_views(
    replay: dict[str, Any], steps: list[dict[str, Any]], viewpoint: Any, seat: int | None
) -> None:
    """Every state is the view of that seat then, every event as it was told to it."""
    taken = lux.steps(replay["record"])
    for step, (game, _, _, events) in zip(steps, taken, strict=True):
        if viewpoint == "all":
            assert step["told"]["events"] == json.loads(
                json.dumps([{"what": e.what, **e.data, **e.secret} for e in events])
            )
            for other, hand in enumerate(step["state"]["hands"]):
                mine = game.view(other)["players"][other]
                assert hand == mine["hand"] + mine["kept"]
                known = {**game.view(other), "seat": None, "legal": []}
                view = step["state"]["view"]
                assert joined(view, json.loads(json.dumps(known))) == view
        else:
            heard = seen_by(events, seat)
            assert step["told"]["events"] == json.loads(json.dumps(heard))
            assert step["state"]["view"] == json.loads(json.dumps(game.view(seat)))


@served()
async def test_the_shuffle_can_be_checked(world: World) -> None:
    """After the game the seed belongs to the commitment that was published before."""
    ann = world.person("Ann")
    made = await ann.make(seats=2, kind="device")
    table = str(made.table)
    assert made.seed is None
    await play(world, table)
    replay = (await get(ann, f"tables/{table}/replay?from=none")).json()
    assert replay["commitment"] == made.commitment
    assert hashlib.sha256(bytes.fromhex(replay["seed"])).hexdigest() == made.commitment
    assert lux.replay(replay["record"]).over


@served()
async def test_a_running_game_is_seen_from_ones_own_seat_only(world: World) -> None:
    """A running game: one's own seat, and nothing else, however it is asked for."""
    table, people = await world.friends(3)
    watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
    await play(world, table, 25)
    for viewpoint in ("all", "none", "1", "2"):
        answer = await people[0].http.get(f"/api/tables/{table}/replay?from={viewpoint}")
        assert answer.status_code in (403, 409)
    for viewpoint in ("all", "none", "0"):
        answer = await people[0].http.get(f"/api/watch/{watch}/replay?from={viewpoint}")
        assert answer.status_code in (403, 409)
    stranger = world.person("Eve")
    assert await stranger.refused("GET", f"tables/{table}/replay?from=0") == (
        403,
        "error-not-your-seat",
    )
    assert await people[0].refused("GET", f"tables/{table}/record") == (409, "error-not-over")
    for seat, one in enumerate(people):
        body = (await get(one, f"tables/{table}/replay?from={seat}")).content
        assert json.loads(body)["record"] is None
        assert len(steps_of(body)) == 26


@pytest.mark.parametrize(("edition", "seats", "powers"), SETS[:5])
def test_a_replay_shows_nothing_that_the_seat_did_not_see(
    tmp_path: Any, edition: str, seats: int, powers: Any
) -> None:
    """The law: what a replay of a running game says was all sent to that seat before."""

    @served()
    async def scenario(world: World) -> None:
        table, people = await world.friends(seats, edition=edition, powers=powers)
        watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
        async with sockets_of(table, people) as sockets, world.watcher(watch) as watching:
            await play_on(sockets, list(range(seats)), 60, random.Random(5))
            await watching.upto((await world.live(table)).table.state.number)
            game = (await world.live(table)).table.state.game
            assert game is not None
            for seat, one in enumerate(people):
                body = (await get(one, f"tables/{table}/replay?from={seat}")).content
                sent = sent_to(sockets[seat].got)
                for step in steps_of(body):
                    told = sent[step["entry"]]
                    assert step["told"]["events"] == told["events"]
                    assert step["told"]["lines"] == told["lines"]
                    assert step["seat"] in (told["by"], None)
                    assert step["action"] is None or step["seat"] == seat
                    view = step["state"]["view"]
                    assert all(
                        "hand" not in player or at == seat or view["phase"] == "over"
                        for at, player in enumerate(view["players"])
                    )
                assert game.seed is not None
                assert game.over or game.seed.hex() not in body.decode()
            if not game.over:
                hands, seed = secrets_of(game, None)
                bytes_sent = "".join(watching.raw)
                assert seed not in bytes_sent
                assert table not in bytes_sent
                assert all(len(hand) < 12 or hand not in bytes_sent for hand in hands)
                assert '"hand":' not in bytes_sent
                assert '"kept":[' not in bytes_sent

    scenario(tmp_path)


@pytest.mark.parametrize(("edition", "seats", "powers"), KINDS)
def test_what_a_seat_cannot_know_is_in_no_byte_of_its_replay(
    tmp_path: Path, edition: str, seats: int, powers: str | None
) -> None:
    """Exchange all that the seat cannot know, and no byte of its replay changes."""
    row = friends_table(edition, seats, powers)
    actions = random_actions(row, 50)
    for seat in range(seats):
        true, other = in_both_worlds(row, seat, actions, partial(replayed, tmp_path, row, seat))
        assert true == other


def replayed(folder: Path, row: TableRow, seat: int, name: str, actions: Actions) -> Any:
    """The replay of a running game, as a seat gets it."""
    return asyncio.run(replay_of(folder / f"{seat} {name}", row, seat, actions))


async def replay_of(folder: Path, row: TableRow, seat: int, actions: Actions) -> Any:
    async with world(folder, now=lambda: 0.0) as running:
        people = [running.person(name) for name in NAMES[: row.seats]]
        await seat_people(running, row, people)
        entries = [
            EntryRow(row.id, row.seats + number, "act", actor, f"{number}", action, 0.0)
            for number, (actor, action) in enumerate(actions, 1)
        ]
        await running.service.store.written(entries=entries)
        answer = await get(people[seat], f"tables/{row.id}/replay?from={seat}")
        found = answer.json()
        for player in found["info"]["players"]:
            player["away_since"] = player["bot_in"] = None
        return found


def sent_to(messages: list[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """By entry: what a connection was told of it."""
    found = {}
    for message in messages:
        for entry in message.get("entries", ()) if message["type"] == "update" else ():
            found[entry["number"]] = {**entry["told"][0], "by": entry["seat"]}
    return found


@served()
async def test_a_client_that_unpacks_nothing(world: World) -> None:
    """The same replay, packed or not."""
    ann, table = await finished(world, seats=2)
    path = f"/api/tables/{table}/replay?from=0"
    plain = await ann.http.get(path, headers={"accept-encoding": "identity"})
    packed = await ann.http.get(path, headers={"accept-encoding": "br, gzip;q=0.5"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 5
    assert packed.json()["steps"] == plain.json()["steps"]


@served()
async def test_what_was_taken_back_is_not_replayed(world: World) -> None:
    """Steps are the actions that count; each knows its entry in the log."""
    ann = world.person("Ann")
    made = await ann.make(seats=2, kind="device")
    async with ann.socket(str(made.table)) as socket:
        first = await socket.upto(0)
        action = first["seats"][0]["choices"][0]["action"]
        await socket.act(0, action)
        await socket.send({"type": "take_back", "id": "b", "seat": 0})
        assert (await socket.answer("b"))["type"] == "done"
        await socket.act(0, action)
    replay = (await get(ann, f"tables/{made.table}/replay?from=0")).json()
    assert [step["entry"] for step in replay["steps"]] == [0, 3]
    assert [step["action"] for step in replay["steps"]] == [None, action]


@served()
async def test_no_such_viewpoint(world: World) -> None:
    """A clear refusal for what is not there."""
    ann, table = await finished(world, seats=2)
    for viewpoint in ("2", "9", "-1", "x", ""):
        status, _ = await ann.refused("GET", f"tables/{table}/replay?from={viewpoint}")
        assert status in (400, 404)
    assert await ann.refused("GET", "tables/nothing/replay") == (404, "error-no-such-table")
    fresh = await ann.make(seats=2, kind="friends")
    assert await ann.refused("GET", f"tables/{fresh.table}/replay?from=0") == (
        409,
        "error-not-started",
    )


@served()
async def test_spectators_replay_a_finished_game(world: World) -> None:
    """By the link they have, without learning the other."""
    ann, table = await finished(world, seats=2)
    watch = (await ann.call("GET", f"tables/{table}"))["watch"]
    eve = world.person("Eve")
    answer = await get(eve, f"watch/{watch}/replay?from=all")
    assert table not in answer.text
    assert len(steps_of(answer.content)) > 10


@served(workers=1)
async def test_play_on_from_here(world: World) -> None:
    """A new table from a step of a finished game, with the same cards to come."""
    ann, table = await finished(world, "generations", 3, powers="B")
    record = (await get(ann, f"tables/{table}/record")).json()
    last = len(record["actions"])
    wanted = {"step": 30, "seat": 1, "level": "random"}
    made = await ann.call("POST", f"tables/{table}/play-on", wanted)
    assert made["played_on"]
    assert made["started"]
    assert made["mine"] == [1]
    state = (await world.live(made["table"])).table.state
    assert state.game is not None
    before = [f"{seat} {text}" for seat, text in state.game.actions()][:30]
    assert before == record["actions"][:30]
    assert state.game.tape() == lux.replay(record).tape()
    async with ann.socket(made["table"]) as socket:
        message = await socket.upto(0)
        assert any(line for line in message["entries"][0]["told"][0]["lines"])
        while message["seats"][0]["view"]["phase"] != "over":
            choices = message["seats"][0]["choices"]
            if choices:
                await socket.act(1, choices[0]["action"])
            message = await seen(socket, message["number"] + 1)
    replay = (await get(ann, f"tables/{made['table']}/replay?from=1")).json()
    assert replay["before"] == 30
    assert [step["entry"] for step in replay["steps"]][29:32] == [0, 0, 1]
    assert lux.replay((await get(ann, f"tables/{made['table']}/record")).json()).over
    assert (await ann.call("GET", "me/statistics"))["games"] == 0
    again = await ann.call("POST", f"tables/{made['table']}/rematch", {"same_deal": True})
    assert again["played_on"]
    for bad, why in (
        ({**wanted, "step": last}, "error-play-on-over"),
        ({**wanted, "step": last + 1}, "error-no-such-step"),
        ({**wanted, "seat": 3}, "error-no-such-seat"),
    ):
        assert (await ann.refused("POST", f"tables/{table}/play-on", bad))[1] == why
    running = await ann.make(seats=2, kind="device")
    assert (await ann.refused("POST", f"tables/{running.table}/play-on", wanted))[1] == (
        "error-not-over"
    )
