"""Talk: plain text, limited, stored, and said to everybody at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import pytest

from capital_lux.server.database.archive import talk_of
from capital_lux.server.database.rows import EntryRow
from capital_lux.server.identity.keys import token_hash
from capital_lux.server.live.chat import KEPT, clean_text
from capital_lux.server.protocol.socket import PhraseName
from capital_lux.server.refusals import Refused
from capital_lux.server.tables.commands import encoded
from capital_lux.texts import LANGUAGES, Texts
from tests.server.games import Clock
from tests.server.harness import Socket, World, served, world
from tests.server.tables.test_races import SlowStore
from tests.server.worlds import friends_table


async def say(socket: Socket, text: str, client_id: str) -> dict[str, Any]:
    """Say something and wait for the answer."""
    await socket.send({"type": "say", "id": client_id, "text": text})
    return await socket.answer(client_id)


async def phrase(socket: Socket, client_id: str, name: str = "hello") -> dict[str, Any]:
    """Use a phrase and wait for the answer."""
    await socket.send({"type": "phrase", "id": client_id, "phrase": name})
    return await socket.answer(client_id)


@served()
async def test_everybody_hears_it(world: World) -> None:
    """The speaker, the others and spectators; whoever comes later hears it then."""
    table, people = await world.friends(2)
    watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
    async with (
        people[0].socket(table) as ann,
        people[1].socket(table) as bea,
        world.watcher(watch) as spectator,
    ):
        await bea.next("update")
        await spectator.next("update")
        assert (await say(ann, "  Hello   <b>you</b>\n ", "1"))["type"] == "talked"
        for socket in (bea, spectator):
            heard = await socket.next("said")
            assert heard["text"] == "Hello <b>you</b>"
            assert (heard["seat"], heard["name"], heard["number"]) == (0, "Ann", 1)
        await bea.send({"type": "phrase", "id": "2", "phrase": "well-played"})
        heard = await ann.next("said", number=2)
        assert heard["phrase"] == "well-played"
        assert heard["text"] is None
        assert heard["seat"] == 1
    async with people[1].socket(table) as later:
        assert [(await later.next("said"))["number"] for _ in range(2)] == [1, 2]


@served()
async def test_who_may_not_talk(world: World) -> None:
    """Spectators in their own words, somebody unknown at all, and everybody where talk is off."""
    table, people = await world.friends(2)
    watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
    async with world.watcher(watch) as spectator, world.person("Eve").socket(table) as stranger:
        for socket in (spectator, stranger):
            assert (await say(socket, "hello", "1"))["error"]["id"] == "error-not-seated"
            assert (await phrase(socket, "2"))["error"]["id"] == "error-guests-only"
    quiet = await people[0].make(seats=2, kind="friends", chat=False)
    async with people[0].socket(str(quiet.table)) as ann:
        assert (await say(ann, "hello", "1"))["error"]["id"] == "error-no-talk"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "talk-empty"),
        (" \n\t ", "talk-empty"),
        ("x" * 201, "talk-long"),
        ("a\u202eb", "talk-characters"),
        ("a\x00b", "talk-characters"),
        ("a\x1b[31mb", "talk-characters"),
        ("a\u200bb", "talk-characters"),
    ],
)
def test_what_cannot_be_said(text: str, why: str) -> None:
    """Nothing, too much, or what cannot be seen."""
    with pytest.raises(Refused, match=why):
        clean_text(text)


def test_what_can_be_said() -> None:
    """Any language, and small pictures that are made of several characters."""
    for text in ("x" * 200, "Ça va ?", "日本語", "👩‍👩‍👧 ❤️", "<script>"):
        assert clean_text(text) == text


def test_not_too_fast(tmp_path: Path) -> None:
    """Five in ten seconds, for each person."""
    clock = Clock()

    @served(now=clock)
    async def scenario(world: World) -> None:
        table, people = await world.friends(2)
        async with people[0].socket(table) as ann, people[1].socket(table) as bea:
            for number in range(5):
                assert (await say(ann, "hello", f"{number}"))["type"] == "talked"
            assert (await say(ann, "hello", "5"))["error"]["id"] == "error-talk-fast"
            assert (await say(bea, "hello", "0"))["type"] == "talked"
            clock.time += 9
            assert (await say(ann, "hello", "6"))["type"] == "refused"
            clock.time += 2
            assert (await say(ann, "hello", "7"))["type"] == "talked"

    scenario(tmp_path)


@served()
async def test_a_resend_says_nothing_twice(world: World) -> None:
    """The same id gets the same answer."""
    table, people = await world.friends(2)
    async with people[0].socket(table) as ann:
        first = await say(ann, "hello", "same")
        assert await say(ann, "hello", "same") == first
    async with people[0].socket(table) as again:
        assert await say(again, "hello", "same") == first
        assert [one["number"] for one in again.got if one["type"] == "said"] == [1]


@served()
async def test_an_id_that_said_something_else_is_refused(world: World) -> None:
    """Nothing vanishes in silence."""
    table, people = await world.friends(2)
    async with people[0].socket(table) as ann:
        await say(ann, "hello", "1")
        assert (await say(ann, "good bye", "1"))["error"]["id"] == "error-id-used"


async def two_seats_of_one(world: World) -> tuple[str, list[Socket]]:
    """A table of old where one person has two seats, and a connection for the token of each."""
    row = friends_table("first", 2, None)
    entries = []
    for seat in range(2):
        data = {"name": f"P{seat}", "guest": "somebody", "token": token_hash(f"token {seat}")}
        entries.append(EntryRow(row.id, seat + 1, "sit", seat, None, encoded(data), 0.0))
    await world.service.store.written(table=row, entries=entries)
    sockets = [
        world.person("program").socket(row.id, authorization=f"Bearer token {seat}")
        for seat in range(2)
    ]
    return row.id, sockets


@served()
async def test_each_seat_has_ids_of_its_own(world: World) -> None:
    """Two programs of one person may count alike."""
    _, (one, other) = await two_seats_of_one(world)
    async with one, other:
        assert (await say(one, "hello", "1"))["line"] == 1
        assert (await say(other, "hello", "1"))["line"] == 2


@served()
async def test_another_token_is_not_another_person(world: World) -> None:
    """The limit is a person's, whichever connection they use."""
    table, (_, bea) = await world.friends(2)
    program = world.person("program")
    program.http.headers["authorization"] = f"Bearer {await bea.sit(table, 1)}"
    token = program.http.headers["authorization"]
    async with bea.socket(table) as cookie, program.socket(table, authorization=token) as socket:
        for number in range(5):
            assert (await say(cookie, "hello", f"{number}"))["type"] == "talked"
        assert (await say(socket, "hello", "5"))["error"]["id"] == "error-talk-fast"


def test_a_restart_keeps_the_talk_and_only_the_last_of_it(tmp_path: Path) -> None:
    """A hundred lines."""
    clock = Clock()

    async def scenario() -> None:
        async with world(tmp_path, now=clock) as first:
            table, people = await first.friends(2)
            cookies = people[0].http.cookies
            async with people[0].socket(table) as ann:
                for number in range(KEPT + 5):
                    clock.time += 3
                    await say(ann, f"line {number}", f"{number}")
        async with world(tmp_path, now=clock) as second:
            again = second.person("Ann")
            again.http.cookies = cookies
            async with again.socket(table) as ann:
                heard = [(await ann.next("said"))["number"] for _ in range(KEPT)]
                assert heard == list(range(6, KEPT + 6))
                assert (await say(ann, "after", "after"))["line"] == KEPT + 6

    asyncio.run(scenario())


@served(store=SlowStore)
async def test_a_failing_store_neither_loses_nor_doubles_a_line(world: World) -> None:
    """What is refused was not said, or is found again when it is said again."""
    table, people = await world.friends(2)
    store = world.service.store
    assert isinstance(store, SlowStore)
    async with people[0].socket(table) as ann, people[1].socket(table) as bea:
        await ann.next("update")
        await bea.next("update")
        for client_id, failure in (("before", "fail_before"), ("after", "fail_after")):
            setattr(store, failure, 1)
            answer = await say(ann, client_id, client_id)
            assert answer["error"]["id"] == "error-not-stored"
            while answer["type"] == "refused":
                answer = await say(ann, client_id, client_id)
            assert (await bea.next("said"))["text"] == client_id
        await say(ann, "end", "end")
        assert (await bea.next("said"))["text"] == "end"
        texts = [line.text for line in talk_of(store, table)]
        assert texts == ["before", "after", "end"]


@served()
async def test_a_bad_message_is_refused(world: World) -> None:
    """Unknown phrases, texts that are no texts."""
    table, people = await world.friends(2)
    async with people[0].socket(table) as ann:
        for message in (
            {"type": "phrase", "id": "1", "phrase": "insult"},
            {"type": "say", "id": "1", "text": 7},
            {"type": "say", "id": "1", "text": "x" * 5000},
            {"type": "say", "text": "no id"},
        ):
            await ann.send(message)
            assert (await ann.next("refused"))["error"]["id"] == "error-bad-message"


def test_phrases_in_all_languages() -> None:
    """Each has a text of its own."""
    for language in LANGUAGES:
        texts = Texts(language)
        said = {texts.say(f"phrase-{phrase}") for phrase in get_args(PhraseName)}
        assert len(said) == len(get_args(PhraseName))
        assert not texts.problems


@served()
async def test_spectators_use_phrases(world: World) -> None:
    """Under their name and without a seat; a player who watches is still a player."""
    table, people = await world.friends(2)
    watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
    eve, guest = world.person("Eve"), world.person("nobody")
    await eve.http.put("/api/me", json={"name": "Eve"})
    await guest.call("GET", f"watch/{watch}")
    async with (
        people[0].socket(table) as ann,
        world.watcher(watch, eve) as known,
        world.watcher(watch, guest) as unknown,
        world.watcher(watch, people[1]) as bea,
        guest.socket(table) as stranger,
    ):
        await ann.next("update")
        for at, (socket, seat, name) in enumerate(
            [(known, None, "Eve"), (unknown, None, ""), (bea, 1, "Bea"), (stranger, None, "")], 1
        ):
            assert (await phrase(socket, f"{at}"))["type"] == "talked"
            heard = await ann.next("said", number=at)
            assert (heard["seat"], heard["name"], heard["phrase"]) == (seat, name, "hello")
        assert (await say(known, "hello", "5"))["error"]["id"] == "error-not-seated"
    await eve.http.delete("/api/me")
    async with people[0].socket(table) as again:
        heard = await again.next("said")
        assert heard["number"] == 2


def test_spectators_do_not_talk_too_fast(tmp_path: Path) -> None:
    """Each as everybody, and all together ten times in ten seconds; players may talk on."""
    clock = Clock()

    @served(now=clock)
    async def scenario(world: World) -> None:
        table, people = await world.friends(2)
        watch = (await people[0].call("GET", f"tables/{table}"))["watch"]
        answers = []
        for name in ("Eve", "Fay", "Gus"):
            one = world.person(name)
            await one.call("GET", f"watch/{watch}")
            async with world.watcher(watch, one) as socket:
                await socket.next("update")
                answers += [(await phrase(socket, f"{at}"))["type"] for at in range(6)]
        talked, refused = ["talked"] * 5, ["refused"]
        assert answers == [*talked, *refused, *talked, *refused, *refused * 6]
        async with people[0].socket(table) as ann:
            await ann.next("update")
            assert (await phrase(ann, "1"))["type"] == "talked"

    scenario(tmp_path)
