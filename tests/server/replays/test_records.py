"""Records: what is downloaded can be uploaded; what is damaged is refused with a reason."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import capital_lux as lux
from capital_lux import Game
from capital_lux.console.files import players_of
from capital_lux.play.players import player_of
from capital_lux.rules.record import record_of
from capital_lux.server.refusals import Refused
from capital_lux.server.replays.records import MOST_BYTES, checked, played_in
from capital_lux.texts import Texts
from tests.damage import JUNK, places
from tests.server.games import SETS, finished, get
from tests.server.harness import World, served

DAMAGED = 10_000
OVER_HTTP = 100


def a_record(number: int) -> dict[str, Any]:
    """The record of a game played by chance; now and then one that is not over."""
    edition, seats, powers = SETS[number % len(SETS)]
    rng = random.Random(number)
    game = Game(edition, seats, seed=number, powers=powers)
    most = rng.choice([0, 5, 40, 1000])
    while most and not game.over:
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.legal(seat)))
        most -= 1
    names = ["Ann", "Bea", "Cid", "Dov"][:seats]
    return {**record_of(game), "players": names}


def damage(record: dict[str, Any], rng: random.Random) -> bytes:
    """A record with something wrong in it, or bytes that are no longer one."""
    broken = copy.deepcopy(record)
    for _ in range(rng.randint(1, 3)):
        container, key = rng.choice(list(places(broken)))
        deed = rng.choice(["remove", "replace", "repeat", "exchange"])
        if deed == "remove":
            del container[key]
        elif deed == "replace":
            container[key] = copy.deepcopy(rng.choice(JUNK))
        elif deed == "repeat" and isinstance(container, list):
            container.insert(key, container[key])
        else:
            other, at = rng.choice(list(places(broken)))
            one, two = copy.deepcopy(container[key]), copy.deepcopy(other[at])
            container[key], other[at] = two, one
        if not broken:
            break
    data = json.dumps(broken).encode()
    if rng.random() < 0.3:
        data = torn(data, rng)
    return data


def torn(data: bytes, rng: random.Random) -> bytes:
    """Bytes cut, changed or doubled."""
    at = rng.randrange(len(data))
    return rng.choice(
        [
            data[:at],
            data[:at] + bytes([rng.randrange(256)]) + data[at + 1 :],
            data[:at] + data[at // 2 :],
            data[at:],
        ]
    )


def outcome(data: bytes) -> str:
    """What becomes of an upload: stored, or the reason; anything else is a fault."""
    try:
        found = checked(data)
    except Refused as refused:
        assert 400 <= refused.status < 500
        return refused.message.id
    assert lux.replay(found).seats >= 1
    return "stored"


def test_damaged_records_are_refused_with_a_reason() -> None:
    """Ten thousand clear refusals; what is not refused is true: another name, or the same again."""
    rng = random.Random(6)
    sources = [a_record(number) for number in range(24)]
    seen = {"stored": 0}
    while sum(seen.values()) - seen["stored"] < DAMAGED:
        found = outcome(damage(rng.choice(sources), rng))
        seen[found] = seen.get(found, 0) + 1
    assert set(seen) >= {
        "error-record-unreadable",
        "error-record-other-file",
        "error-record-action",
        "error-record-result",
        "error-record-commitment",
        "error-record-wrong",
    }
    assert seen["stored"] < DAMAGED * 0.1


@pytest.mark.alone
@served()
async def test_damaged_records_over_http(world: World) -> None:
    """The same by the door that everybody uses."""
    world.service.uploads.rate = 1e9
    ann = world.person("Ann")
    rng = random.Random(7)
    sources = [a_record(number) for number in range(6)]
    for _ in range(OVER_HTTP):
        world.service.uploads.buckets.clear()
        data = damage(rng.choice(sources), rng)
        answer = await ann.http.post("/api/records", content=data)
        assert answer.status_code == 201 or 400 <= answer.status_code < 500
        if answer.status_code != 201:
            assert answer.json()["error"]["id"].startswith("error-record-")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"format":' * 20_000,
        b'{"format":"capital-lux record"}',
        b'{"format":"capital-lux record","version":1e400}',
        b'{"format":"capital-lux record","version":' + b"9" * 5000 + b"}",
        b" " * (MOST_BYTES + 1),
    ],
    ids=lambda data: data[:20].decode("latin1"),
)
def test_what_is_no_record(data: bytes) -> None:
    assert outcome(data).startswith("error-record-")


@pytest.mark.parametrize(("edition", "seats", "powers"), SETS)
def test_a_downloaded_record_can_be_uploaded(
    tmp_path: Any, edition: str, seats: int, powers: Any
) -> None:
    """And then replayed and played on, by anybody who has the link."""

    @served()
    async def scenario(world: World) -> None:
        ann, table = await finished(world, edition, seats, powers=powers)
        answer = await get(ann, f"tables/{table}/record")
        assert answer.headers["content-disposition"].startswith("attachment")
        record = answer.json()
        assert lux.replay(record).over
        eve = world.person("Eve")
        stored = await eve.http.post("/api/records", content=answer.content)
        assert stored.status_code == 201, stored.text
        found = stored.json()["replay"]
        replay = (await get(ann, f"records/{found}/replay?from=all")).json()
        assert replay["names"] == [player_of(text)[1] for text in record["players"]]
        assert replay["record"]["players"] == record["players"]
        assert players_of(record, len(replay["names"]))[0] == ("human", "Ann")
        assert replay["seed"] == record["seed"]
        assert len(replay["steps"]) == len(record["actions"]) + 1
        await get(ann, f"records/{found}/replay?from=0")
        made = await ann.call("POST", f"records/{found}/play-on", {"step": 3, "seat": 0})
        assert made["started"]
        assert made["mine"] == [0]

    scenario(tmp_path)


@served()
async def test_records_from_a_tape_and_from_a_position(world: World) -> None:
    """A record without a seed can be replayed and played on too; it has nothing to check."""
    ann = world.person("Ann")
    seeded = Game("generations", 2, seed=3, powers="A")
    taped = Game("generations", 2, powers=["agent", "cleric", "merchant", "scholar"],
                 tape=Game("generations", 2, seed=3,
                           powers=["agent", "cleric", "merchant", "scholar"]).tape())  # fmt: skip
    placed = Game.restore(seeded.snapshot())
    for game in (taped, placed):
        for _ in range(20):
            seat = game.waiting()[0]
            game.play(seat, game.legal(seat)[0])
        stored = await ann.http.post("/api/records", json=record_of(game))
        assert stored.status_code == 201, stored.text
        found = stored.json()["replay"]
        replay = (await get(ann, f"records/{found}/replay?from=all")).json()
        assert replay["seed"] is None
        assert len(replay["steps"]) == 21
        made = await ann.call("POST", f"records/{found}/play-on", {"step": 20, "seat": 1})
        assert made["commitment"] == ""
        assert made["started"]
        state = (await world.live(made["table"])).table.state
        assert state.game is not None
        assert state.game.view(1) == game.view(1)


@pytest.mark.alone
@served()
async def test_too_large_and_too_many(world: World) -> None:
    """Limits are refusals too."""
    ann = world.person("Ann")
    answer = await ann.http.post("/api/records", content=b" " * (MOST_BYTES + 1))
    assert answer.status_code == 413
    assert "error" in answer.json()
    good = json.dumps(a_record(1)).encode()
    statuses = [(await ann.http.post("/api/records", content=good)).status_code for _ in range(30)]
    assert statuses[0] == 201
    assert statuses[-1] == 429
    assert await ann.refused("GET", "records/nothing/replay") == (404, "error-no-such-record")


@served()
async def test_a_program_with_a_seat_is_no_guest(world: World) -> None:
    """A seat's token opens a seat: nothing is stored for it, and it has no games."""
    table, people = await world.friends(2)
    token = await people[0].sit(table, 0)
    bare = world.person("Bot")
    bare.http.headers["authorization"] = f"Bearer {token}"
    answer = await bare.http.post("/api/records", content=json.dumps(a_record(1)))
    assert answer.json()["error"]["id"] == "error-guests-only"
    for method, path in (("GET", "me/statistics"), ("GET", "me/data"), ("DELETE", "me")):
        assert await bare.refused(method, path) == (403, "error-guests-only")


@served()
async def test_a_refusal_is_said_in_every_language(world: World) -> None:
    """Nothing of it stays English."""
    ann = world.person("Ann")
    record = {**record_of(Game("first", 2, seed=1)), "actions": ["0 keep B4", "1 home B4"]}
    record["actions"][0] = f"0 {Game('first', 2, seed=1).legal(0)[0]}"
    error = (await ann.http.post("/api/records", json=record)).json()["error"]
    assert Texts("en").say(error) == (
        "Action 2 of this record, “1 home B4”, is not possible: "
        "'home B4' is not one of seat 1's choices."
    )
    assert Texts("fr").say(error).replace("\u00a0", " ") == (
        "L’action 2 de cet enregistrement, « 1 home B4 », n’est pas possible : "
        "« home B4 » n’est pas un des choix de la place 1."
    )
    record["seats"] = [2]
    error = (await ann.http.post("/api/records", json=record)).json()["error"]
    assert Texts("pt-BR").say(error) == (
        "Algo está errado neste registro: "
        "seats: [2] não é possível aqui; valores possíveis: 2, 3 e 4."
    )
    wanted = {"edition": "generations", "seats": 2, "kind": "bots", "powers": ["agent", "nobody"]}
    error = (await ann.http.post("/api/tables", json=wanted)).json()["error"]
    said = Texts("pt-BR").say(error)
    assert said.startswith("Essa partida não existe: não há peça “nobody”. São possíveis em azul:")


def test_players_are_named_as_the_terminal_saves_them_or_by_a_name_alone() -> None:
    record = a_record(0)
    for told, players in (
        (["human:Zoe", "expert:Ben"], ["human:Zoe", "expert:Ben"]),
        (["Zoe", "mine:Cid"], [":Zoe", ":Cid"]),
        (["human:", "random"], ["human:Ada", "random:Ben"]),
    ):
        found = checked(json.dumps({**record, "players": told}).encode())
        assert found["players"][:2] == players
        names = played_in(found).names[:2]
        assert names == [text.partition(":")[2] for text in players]
    before = {**record, "players": ["Zoe", "random"]}  # stored by an earlier version
    assert played_in(before).names == ["Zoe", "random"]


def test_names_in_records_are_plain_text() -> None:
    """A name that could not be typed at a table is not let in by a file."""
    record = a_record(0)
    for name in ("a\u202eb", "x" * 25, "\x00"):
        assert outcome(json.dumps({**record, "players": [name]}).encode()) == "error-record-name"
