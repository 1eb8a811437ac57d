"""Taking back at a table: who may, and that everybody sees it."""

from __future__ import annotations

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
        assert [(entry["number"], entry["back"]) for entry in after["entries"]] == [(2, 1)]
        assert (await seen(bea, 2))["entries"][-1]["back"] == 1
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
            (0, None),
            (1, None),
            (2, 1),
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
