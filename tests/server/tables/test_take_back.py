"""Taking back at a table: who may, and that everybody sees it."""

from __future__ import annotations

from capital_lux.server.tables.commands import NewEntry
from tests.server.harness import World, seen, served, sockets_of


@served()
async def test_a_person_takes_back_and_everybody_sees_it(world: World) -> None:
    table, people = await world.friends(2)
    async with sockets_of(table, people) as (ann, bea):
        start = (await ann.upto(0))["seats"][0]
        await bea.upto(0)
        assert start["can_take_back"] is False
        await ann.act(0, start["choices"][0]["action"], "one")
        assert (await seen(ann, 1))["seats"][0]["can_take_back"] is True
        await ann.send({"type": "take_back", "id": "back", "seat": 0})
        assert (await ann.answer("back"))["number"] == 2
        after = await seen(ann, 2)
        assert after["seats"][0] == start
        assert [(entry["number"], entry["back"]) for entry in after["entries"]] == [(2, [1])]
        assert (await seen(bea, 2))["entries"][-1]["back"] == [1]
        await ann.send({"type": "take_back", "id": "back", "seat": 0})
        assert (await ann.answer("back"))["number"] == 2
        await ann.send({"type": "take_back", "id": "again", "seat": 0})
        assert (await ann.answer("again"))["error"]["id"] == "error-no-take-back"
        assert (await ann.act(0, start["choices"][0]["action"], "one"))["number"] == 1
        body = {"id": "http", "seat": 1}
        path = f"tables/{table}/take-back"
        assert await people[1].refused("POST", path, body) == (409, "error-no-take-back")
        assert await people[0].refused("POST", path, body) == (403, "error-not-your-seat")
    async with people[0].socket(table) as again:
        entries = (await again.upto(2))["entries"]
        assert [(entry["number"], entry["back"]) for entry in entries] == [
            (0, []),
            (1, []),
            (2, [1]),
        ]


@served()
async def test_a_pick_can_be_taken_back_until_the_packs_are_passed(world: World) -> None:
    """Whoever has picked meanwhile: their picks stay."""
    table, people = await world.friends(2)
    async with sockets_of(table, people) as (ann, bea):
        picks = [(await one.upto(0))["seats"][0]["choices"][0]["action"] for one in (ann, bea)]
        await ann.act(0, picks[0], "one")
        await bea.act(1, picks[1], "two")
        assert (await seen(ann, 2))["seats"][0]["can_take_back"] is True
        await ann.send({"type": "take_back", "id": "back", "seat": 0})
        assert (await ann.answer("back"))["number"] == 3
        state = (await seen(ann, 3))["seats"][0]
        assert (state["view"]["players"][0]["kept"], state["can_take_back"]) == ([], False)
        state = (await seen(bea, 3))["seats"][0]
        assert (len(state["view"]["players"][1]["kept"]), state["can_take_back"]) == (1, True)
        for number in (4, 5):
            choices = (await seen(ann, number - 1))["seats"][0]["choices"]
            await ann.act(0, choices[0]["action"], f"{number}")
        await bea.act(1, (await seen(bea, 5))["seats"][0]["choices"][0]["action"], "passes")
        assert (await seen(ann, 6))["seats"][0]["can_take_back"] is False


async def drafted(world: World, table: str) -> None:
    """Everybody picks, until the first turn is seat 0's."""
    live = await world.live(table)
    while True:
        game = live.table.state.game
        assert game is not None
        seat = game.waiting()[0]
        if game.legal(seat)[0].startswith("home") and seat == 0:
            return
        await done(world, table, seat, game.legal(seat)[0])


async def done(world: World, table: str, seat: int, action: str) -> None:
    """A seat acts, whoever has it."""
    plan = NewEntry("act", seat, action)
    await (await world.live(table)).table.ask(lambda state: plan)


async def at_home(world: World, table: str, seat: int) -> str:
    """A way to play that shows nothing hidden."""
    game = (await world.live(table)).table.state.game
    assert game is not None
    return next(action for action in game.legal(seat) if action.startswith("home"))


@served()
async def test_against_bots_their_answers_are_taken_back_too(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=3, level="random")
    table = str(made.table)
    await drafted(world, table)
    async with ann.socket(table) as socket:
        number = (await world.live(table)).table.state.number
        before = (await seen(socket, number))["seats"][0]
        await socket.act(0, await at_home(world, table, 0), "one")
        for bot in (1, 2):
            await done(world, table, bot, await at_home(world, table, bot))
        assert (await seen(socket, number + 3))["seats"][0]["can_take_back"]
        await socket.send({"type": "take_back", "id": "back", "seat": 0})
        assert (await socket.answer("back"))["number"] == number + 4
        after = await seen(socket, number + 4)
        assert after["seats"][0] == before
        entry = after["entries"][-1]
        assert entry["back"] == [number + 1, number + 2, number + 3]
        # Nobody else is there to be told.
        assert entry["told"] == [{"seat": 0, "events": [], "lines": []}]
    replay = await ann.call("GET", f"tables/{table}/replay?from=0")
    assert len(replay["steps"]) == number + 1
    assert {"log-took-back", "log-took-back-you"}.isdisjoint(
        line["message"]["id"] for step in replay["steps"] for line in step["told"]["lines"]
    )
    # From the log it is the same again.
    world.service.tables.live.pop(table).close()
    again = await ann.call("GET", f"tables/{table}/live?seat=0")
    assert (again["number"], again["seats"][0]) == (number + 4, before)


@served()
async def test_a_bot_in_a_persons_place_is_no_bot(world: World) -> None:
    """The person may come back, and what was played in their name counts."""
    table, (ann, bea) = await world.friends(2)
    await drafted(world, table)
    await bea.call("POST", f"tables/{table}/seats/1/bot", {"level": "random"})
    await done(world, table, 0, await at_home(world, table, 0))
    await done(world, table, 1, await at_home(world, table, 1))
    body = {"id": "back", "seat": 0}
    refused = await ann.refused("POST", f"tables/{table}/take-back", body)
    assert refused == (409, "error-no-take-back")


@served()
async def test_people_read_that_somebody_took_back(world: World) -> None:
    """Also those who come later."""
    table, people = await world.friends(2)
    path = f"tables/{table}/take-back"
    await people[0].call(
        "POST",
        f"tables/{table}/actions",
        {"id": "one", "seat": 0, "action": await people[0].first_choice(table)},
    )
    async with sockets_of(table, people) as both:
        for socket in both:
            await socket.upto(1)
        await people[0].call("POST", path, {"id": "back", "seat": 0})
        for socket, told in zip(both, ("log-took-back-you", "log-took-back"), strict=True):
            entry = (await seen(socket, 2))["entries"][-1]
            assert [line["message"]["id"] for line in entry["told"][0]["lines"]] == [told]
    async with people[1].socket(table) as later:
        entry = (await later.upto(2))["entries"][-1]
        assert [line["message"]["id"] for line in entry["told"][0]["lines"]] == ["log-took-back"]
