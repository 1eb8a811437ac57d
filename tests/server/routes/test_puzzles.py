"""Puzzles over HTTP: nothing says the answer before it is tried, and nothing shows hidden cards."""

from __future__ import annotations

from typing import Any

import msgspec

from capital_lux.puzzles import Rating, shipped
from capital_lux.server.protocol.puzzles import PuzzleTable, PuzzleVerdict
from capital_lux.texts import Texts
from tests.server.games import get
from tests.server.harness import World, served
from tests.server.replays.test_analyses import REAL, becomes, uploaded


@served()
async def test_a_puzzle_is_solved_and_another_is_not(world: World) -> None:
    ann = world.person("Ann")
    listed = (await get(ann, "puzzles")).json()
    assert [one["id"] for one in listed] == list(shipped())
    puzzle = next(iter(shipped().values()))
    table = await ann.call("GET", f"puzzles/{puzzle.id}")
    assert msgspec.to_builtins(msgspec.convert(table, PuzzleTable)) == table
    # What is sent is what the seat sees, the log of its round, and nothing else.
    assert table["state"]["view"] == msgspec.to_builtins(puzzle.position().view)
    assert table.keys() == {"id", "state", "log", "rating"}
    rating = {"rating": 1500, "deviation": 350}
    for action, right in ((puzzle.best.action, True), (puzzle.tempting, False)):
        answer = {"action": action, "rating": rating}
        found = await ann.call("POST", f"puzzles/{puzzle.id}", answer)
        assert msgspec.to_builtins(msgspec.convert(found, PuzzleVerdict)) == found
        assert (found["right"], found["best"]) == (right, puzzle.best.action)
        assert puzzle.rating is not None
        assert found["rating"] == Rating().after(puzzle.rating, right)._asdict()
    again = await ann.call("POST", f"puzzles/{puzzle.id}", {"action": puzzle.tempting})
    assert again["rating"] is None
    wrong: dict[str, Any] = {"action": "home B9"}
    assert await ann.refused("POST", f"puzzles/{puzzle.id}", wrong) == (
        409,
        "error-illegal-action",
    )
    for method, body in (("GET", None), ("POST", answer)):
        assert await ann.refused(method, "puzzles/x", body) == (404, "error-no-such-puzzle")


@served(analyst=REAL)
async def test_your_mistakes_are_puzzles_when_the_game_is_analysed(world: World) -> None:
    ann = world.person("Ann")
    game = await uploaded(ann, "Ann", "Bea")
    assert await ann.refused("GET", f"{game}/puzzles") == (409, "error-not-analysed")
    await ann.call("POST", f"{game}/analysis")
    analysis = (await becomes(ann, game, "done"))["analysis"]
    decisions = {
        str(one["step"]): one
        for player in analysis["players"]
        for one in player["decisions"]
        if one["judgement"]
    }
    listed = (await get(ann, f"{game}/puzzles")).json()
    assert {one["id"] for one in listed} == set(decisions)
    costs = [decisions[one["id"]]["loss"] for one in listed]
    assert costs == sorted(costs, reverse=True)
    mistake = decisions[listed[0]["id"]]
    place = f"{game}/puzzles/{mistake['step']}"
    table = await ann.call("GET", place)
    assert table["rating"] is None
    assert mistake["best"] in table["state"]["view"]["legal"]
    for action, right in ((mistake["best"], True), (mistake["action"], False)):
        answer = {"action": action, "rating": {"rating": 1500, "deviation": 350}}
        found = await ann.call("POST", place, answer)
        assert (found["right"], found["rating"]) == (right, None)
    assert Texts("en").say(found["lines"][0]).startswith("There is something better: ")
    assert await ann.refused("GET", f"{game}/puzzles/0") == (404, "error-no-such-puzzle")
