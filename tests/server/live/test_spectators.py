"""Spectators are counted: everybody sees how many there are, at whichever process they watch."""

from __future__ import annotations

from contextlib import AsyncExitStack

from tests.server.harness import Socket, World, served


async def told(socket: Socket, count: int) -> None:
    """Wait until somebody is told that so many watch."""
    if any(one["type"] == "info" for one in socket.got):
        last = next(one for one in reversed(socket.got) if one["type"] == "info")
        if last["info"]["watching"] == count:
            return
    while (await socket.next("info"))["info"]["watching"] != count:
        pass


@served()
async def test_everybody_sees_how_many_watch(world: World) -> None:
    table, (ann, bea) = await world.friends(2)
    watch = (await ann.call("GET", f"tables/{table}"))["watch"]
    eve = world.person("Eve")
    await eve.call("GET", f"watch/{watch}")
    async with ann.socket(table) as player, AsyncExitStack() as others:
        await told(player, 0)
        unknown = await others.enter_async_context(world.watcher(watch))
        await told(player, 1)
        await told(unknown, 1)
        # Twice the same person, once by the players' link.
        first = await others.enter_async_context(world.watcher(watch, eve))
        await told(player, 2)
        async with eve.socket(table) as second:
            await told(second, 2)
            # A player who looks on as well is no spectator.
            async with world.watcher(watch, bea) as window:
                await told(window, 2)
                assert (await ann.call("GET", f"tables/{table}"))["watching"] == 2
        await told(player, 2)
        assert (await eve.call("GET", f"watch/{watch}"))["watching"] == 2
        await first.drop()
        await told(player, 1)
    assert (await ann.call("GET", f"tables/{table}"))["watching"] == 0


@served()
async def test_whoever_sits_down_is_no_spectator_any_more(world: World) -> None:
    ann, bea = world.person("Ann"), world.person("Bea")
    table = str((await ann.make(seats=3, kind="friends")).table)
    await bea.call("GET", f"tables/{table}")
    async with ann.socket(table) as player, bea.socket(table) as visitor:
        await told(player, 1)
        await bea.sit(table, 1)
        await told(player, 0)
        await told(visitor, 0)
        await bea.call("DELETE", f"tables/{table}/seats/1")
        await told(player, 1)
