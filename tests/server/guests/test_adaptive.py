"""An adaptive opponent on a server: the guest's own games say which rung it is."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.games import finish, play
from tests.server.harness import Person, World, served


def levels(info: Any) -> set[str]:
    """The levels at a table, as it says itself."""
    players = msgspec.to_builtins(info)["players"]
    return {one["level"] for one in players if one["kind"] == "bot"}


async def played(world: World, person: Person, **wanted: Any) -> tuple[Any, bool]:
    """A game, and whether its person won."""
    made = await person.make(**{"seats": 2, "level": "adaptive", **wanted})
    await finish(world, str(made.table), seed=3, leave=1)
    await play(world, str(made.table))
    game = (await world.live(str(made.table))).table.state.game
    assert game is not None
    return made, 0 in game.winners()


@served()
async def test_the_rung_follows_a_guests_games(world: World) -> None:
    ann, bea = world.person("Ann"), world.person("Bea")
    made, won = await played(world, ann)
    assert levels(made) == {"regular"}
    following = "skilled" if won else "novice"
    again = await ann.call("POST", f"tables/{made.table}/rematch", {})
    assert levels(again) == {following}
    assert levels(await ann.make(seats=3, level="adaptive")) == {following}
    assert levels(await bea.make(seats=3, level="adaptive")) == {"regular"}


@served()
async def test_only_a_game_of_an_unknown_deal_changes_it(world: World) -> None:
    ann = world.person("Ann")
    made, _ = await played(world, ann, seed="7" * 64)
    assert levels(await ann.make(seats=2, level="adaptive")) == {"regular"}
    same = await ann.call("POST", f"tables/{made.table}/rematch", {"same_deal": True})
    assert levels(same) == {"regular"}


@served()
async def test_a_seat_of_a_table_with_friends_takes_one_too(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=3, kind="friends")
    found = await ann.call("POST", f"tables/{made.table}/seats/2/bot", {"level": "adaptive"})
    assert levels(found) == {"regular"}
