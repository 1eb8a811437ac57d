"""Bots: they play, they know only their seat, and what goes wrong with one costs a move."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest

import capital_lux as lux
from capital_lux.play.worker import BotKind, Question
from capital_lux.server.bots.pool import LEAST_SECONDS, Job, Pool
from capital_lux.server.bots.seats import Mind
from capital_lux.server.database.rows import TableRow
from capital_lux.server.identity.keys import new_id
from capital_lux.server.limits.rates import Limits
from capital_lux.server.tables.state import State, started
from tests.server.harness import Socket, World, seen, served, until
from tests.server.worlds import Actions, in_both_worlds, random_actions

VIEW = lux.Game().view(0)


async def play_against_bots(socket: Socket, moves: int = 500) -> dict[str, Any]:
    """Take the first choice until the game is over, or for some moves."""
    update = await socket.upto(0)
    for _ in range(moves):
        state = update["seats"][0]
        if state["result"]:
            break
        if state["choices"]:
            done = await socket.act(0, state["choices"][0]["action"])
            update = await seen(socket, done["number"])
            if update["seats"][0]["choices"] or update["seats"][0]["result"]:
                continue
        update = await socket.upto(update["number"] + 1)
    return update


@served(workers=1)
async def test_the_same_deal_and_actions_get_the_same_answers_from_bots(world: World) -> None:
    ann = world.person("Ann")
    for options in ({"edition": "first", "seats": 2}, {"edition": "generations", "seats": 3}):
        results = []
        for _ in range(2):
            made = await ann.make(level="random", seed="07" * 32, **options)
            async with ann.socket(str(made.table)) as socket:
                end = await play_against_bots(socket)
            results.append(end["seats"][0]["result"])
        assert results[0]["winners"]
        assert results[0] == results[1]


@served(workers=2, worker="tests.server.bad_worker", bot_seconds=0.2)
async def test_a_bot_that_fails_costs_a_greedy_move_not_the_table(world: World) -> None:
    ann = world.person("Ann")
    for level in ("master", "expert", "novice"):
        made = await ann.make(level=level, seats=2)
        async with ann.socket(str(made.table)) as socket:
            update = await play_against_bots(socket, 2)
            while len([one for one in entries(socket) if one["seat"] == 1]) < 2:
                update = await socket.upto(update["number"] + 1)


def entries(socket: Socket) -> list[dict[str, Any]]:
    updates = [message for message in socket.got if message["type"] == "update"]
    return [entry for update in updates for entry in update["entries"]]


@served(workers=1, worker="no.such.module", bot_seconds=0.2)
async def test_without_any_process_the_game_goes_on(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(level="regular", seats=2)
    async with ann.socket(str(made.table)) as socket:
        update = await play_against_bots(socket, 2)
        while not [one for one in entries(socket) if one["seat"] == 1]:
            update = await socket.upto(update["number"] + 1)


@served(workers=1, worker="no.such.module", bot_seconds=0.2)
async def test_whoever_comes_back_need_not_wait_behind_other_tables(world: World) -> None:
    """A pick in a draft that a bot was asked for while only bots played there."""
    table, people = await world.friends(2)
    for seat, one in enumerate(people):
        await one.call("POST", f"tables/{table}/seats/{seat}/bot", {"level": "regular"})
    await people[0].sit(table, 0)
    async with people[0].socket(table) as socket:
        update = await socket.upto(0)
        while not [one for one in entries(socket) if one["seat"] == 1]:
            update = await socket.upto(update["number"] + 1)


@pytest.mark.parametrize(
    ("edition", "powers"), [("first", None), ("generations", "agent,cleric,merchant,scholar")]
)
def test_a_bot_is_asked_with_what_its_seat_may_know(edition: str, powers: str | None) -> None:
    """The same law as for people: exchange what the seat cannot know, and no byte changes."""
    row = TableRow(new_id(), new_id(), edition, 3, powers, "bots", bytes(32), 0.0)
    for moves in (5, 20, 30):
        actions = random_actions(row, moves)
        for seat in range(3):
            true, other = in_both_worlds(row, seat, actions, partial(asked, row, seat))
            assert true == other


def asked(row: TableRow, seat: int, name: str, actions: Actions) -> bytes:
    """The question to a bot after these actions."""
    state = State(row)
    state.play = started(row)
    for actor, action in actions:
        state.play.act(actor, action)
    return msgspec.json.encode(state.question(seat, "regular"))


def test_quick_bots_are_served_before_searching_ones() -> None:
    async def scenario() -> None:
        pool = Pool(2, 5.0)
        pool.ready = {0, 1}
        jobs = {}
        for level in ("master", "champion", "regular", "random"):
            question = Question(0, BotKind(level), lux.Game().view(0), [])
            jobs[level] = Job(question, lambda action: None)
            pool.ask(jobs[level])
        unwanted = Job(Question(0, BotKind("novice"), lux.Game().view(0), []), lambda action: None)
        unwanted.wanted = False
        pool.quick.insert(0, unwanted)
        served = [pool.next_job(1) for _ in range(5)]
        order = [None if job is None else job.bot.level for job in served]
        assert order == ["regular", "random", "master", "champion", None]
        pool.ask(jobs["master"])
        assert pool.next_job(0) is None
        # Unless nobody else is there to do it.
        pool.ready = {0}
        assert pool.next_job(0) is jobs["master"]

    asyncio.run(scenario())


def test_a_search_gets_its_time_however_many_wait() -> None:
    async def scenario() -> None:
        pool = Pool(3, 5.0)
        assert pool.seconds_for("regular") is None
        assert pool.seconds_for("master") == 2.0
        pool.slow = [
            Job(Question(0, BotKind("master"), lux.Game().view(0), []), lambda action: None)
        ] * 6
        assert pool.seconds_for("master") == 2.0
        # Whoever has had their share gets quick moves, and nobody else.
        pool.thinking = Limits(1 / 3600, 10)
        pool.thinking.use(("rude", "192.0.2.1"), 11)
        assert pool.seconds_for("master", ("new", "192.0.2.1")) == LEAST_SECONDS
        assert pool.seconds_for("master", ("other", "192.0.2.2")) == 2.0

    asyncio.run(scenario())


def test_what_nobody_waits_for_comes_last_and_what_must_be_the_same_stays_so() -> None:
    async def scenario() -> None:
        pool = Pool(2, 5.0)
        pool.ready = {1}
        jobs = [
            Job(Question(0, kind, VIEW, []), lambda action: None, behind=behind)
            for kind, behind in (
                (BotKind("random"), True),
                (BotKind("expert", simulations=30), False),
                (BotKind("expert"), False),
            )
        ]
        for job in jobs:
            pool.ask(job)
        pool.ready = set()
        assert [pool.next_job(0) for _ in range(3)] == [*jobs[1:], None]
        pool.ready = {1}
        assert pool.next_job(1) is jobs[0]
        for job in jobs:
            pool.failed(job, "killed")
        assert [job.bot.level for job in jobs] == ["random", "expert", "regular"]

    asyncio.run(scenario())


def minds(running: World, table: str) -> list[Mind]:
    """What the bots of a table think about, in whichever process."""
    live = [one.tables.live[table] for one in running.services if table in one.tables.live]
    return [mind for one in live for mind in one.bots.minds.values()]


async def thought(running: World, table: str) -> None:
    """Wait until the bots of a table know what they want to do."""
    await until(
        lambda: any(not mind.thinking and not mind.acting for mind in minds(running, table))
    )


async def pause_is_over(running: World, table: str) -> None:
    """Have the bots act that have thought, if nothing else keeps them."""
    await thought(running, table)
    for mind in minds(running, table):
        mind.due = 0.0
    for one in running.services:
        if table in one.tables.live:
            one.tables.live[table].bots.changed()


@served(workers=1, pace=3600)
async def test_bots_give_people_time_to_take_back(running: World) -> None:
    ann = running.person("Ann")
    made = await ann.make(seats=2, level="random")
    async with ann.socket(str(made.table)) as socket:
        update = await socket.upto(0)
        # Both picks of the first pack: the bot is still to pick.
        for _ in range(2):
            action = update["seats"][0]["choices"][0]["action"]
            done = await socket.act(0, action)
            update = await seen(socket, done["number"])
        assert update["number"] == 2
        assert update["seats"][0]["can_take_back"]
        await socket.send({"type": "take_back", "id": "back", "seat": 0})
        assert (await socket.answer("back"))["type"] == "done"
        await pause_is_over(running, str(made.table))
        assert minds(running, str(made.table))
        live = await ann.call("GET", f"tables/{made.table}/live?seat=0")
        assert live["number"] == 3
        await socket.act(0, live["seats"][0]["choices"][0]["action"])
        # For each of its two picks.
        for _ in range(2):
            await pause_is_over(running, str(made.table))
        passed = await socket.upto(6)
        assert not passed["seats"][0]["can_take_back"]


@served(workers=1, pace=3600)
async def test_a_bot_thinks_again_when_a_move_was_taken_back(running: World) -> None:
    """The bot's answer to the first move must not be played after the second."""
    ann = running.person("Ann")
    made = await ann.make(seats=2, level="regular", seed="09" * 32)
    async with ann.socket(str(made.table)) as socket:
        await socket.send({"type": "ping", "quick": True})
        state = (await drafted(socket))["seats"][0]
        await socket.send({"type": "ping"})
        await socket.next("pong")
        home = next(c for c in state["choices"] if c["action"].startswith("home"))
        done = await socket.act(0, home["action"])
        await thought(running, str(made.table))
        await socket.send({"type": "take_back", "id": "back", "seat": 0})
        assert (await socket.answer("back"))["type"] == "done"
        await until(lambda: not minds(running, str(made.table)))
        live = await ann.call("GET", f"tables/{made.table}/live?seat=0")
        assert live["number"] == done["number"] + 1
        again = await socket.act(0, home["action"])
        await pause_is_over(running, str(made.table))
        assert (await socket.upto(again["number"] + 1))["entries"][-1]["seat"] == 1


@served(workers=1, pace=60)
async def test_bots_do_not_pause_for_a_page_that_is_quick(running: World) -> None:
    ann = running.person("Ann")
    made = await ann.make(seats=2, level="random")
    async with ann.socket(str(made.table)) as socket:
        await socket.send({"type": "ping", "quick": True})
        assert (await drafted(socket))["seats"][0]["view"]["phase"] == "play"


async def drafted(socket: Socket) -> dict[str, Any]:
    """The update with which seat 0 has its first turn."""
    update = await socket.upto(0)
    while True:
        state = update["seats"][0]
        if state["view"]["phase"] == "play" and state["choices"]:
            return update
        if state["view"]["phase"] == "draft" and state["choices"]:
            done = await socket.act(0, state["choices"][0]["action"])
            update = await seen(socket, done["number"])
        else:
            update = await socket.upto(update["number"] + 1)


@served(workers=1)
async def test_bots_go_on_when_a_table_is_read_again(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=3, level="random")
    tables = world.service.tables
    live = tables.live.pop(str(made.table))
    live.bots.close()
    async with ann.socket(str(made.table)) as socket:
        update = await play_against_bots(socket, 3)
        assert update["number"] > 3
