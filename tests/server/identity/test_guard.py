"""Who comes in, what every answer carries, and what no answer and no log tells."""

from __future__ import annotations

import io
import json
import logging
import os
import stat
from pathlib import Path
from typing import Any

import httpx
import pytest

from capital_lux.server.database.store import Store
from capital_lux.server.identity.identity import COOKIE, Guests
from capital_lux.server.identity.keys import load_key, mark, new_id
from capital_lux.server.limits.rates import MOST_KEYS, Bucket, Limits
from capital_lux.server.logs import JsonLines
from capital_lux.texts import Texts
from tests.server.harness import Socket, World, served


@served()
async def test_every_answer_has_the_headers_of_a_careful_server(world: World) -> None:
    ann = world.person("Ann")
    for path in ("/", "/api/options", "/api/nothing", "/t/x", "/schema/openapi.json", "/metrics"):
        answer = await ann.http.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe" not in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


@served()
async def test_the_cookie_is_for_this_site_and_not_for_scripts(world: World) -> None:
    answer = await world.person("Ann").http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in cookie
    assert "Secure" not in cookie
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=world.app), base_url="https://lux.test"
    ) as safe:
        assert "; Secure" in (await safe.get("/api/me")).headers["set-cookie"]


@served()
async def test_a_cookie_that_is_not_ours_is_a_new_guest(world: World) -> None:
    ann = world.person("Ann")
    made = await ann.make(seats=2, kind="friends")
    true = ann.http.cookies[COOKIE]
    for false in (true[:-1], true + "x", "." + true, true.split(".")[0], "x.y", "", "é.ö"):
        eve = world.person("Eve")
        answer = await eve.http.get(
            f"/api/tables/{made.table}", headers={b"cookie": f"{COOKIE}={false}".encode()}
        )
        assert answer.json()["mine"] == []
        assert COOKIE in answer.headers["set-cookie"]


@served(origins=("https://friend.example",))
async def test_other_sites_change_nothing(world: World) -> None:
    ann = world.person("Ann")
    table, _ = await world.friends(2)
    for origin in ("https://evil.example", "null", "http://lux.test.evil.example", "http://["):
        answer = await ann.http.post("/api/tables", json={}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]["id"]) == (403, "error-other-site")
        async with ann.socket(table, origin=origin) as socket:
            assert not socket.accepted
    for origin in ("http://lux.test", "https://friend.example"):
        answer = await ann.http.post("/api/tables", json={}, headers={"origin": origin})
        assert answer.status_code == 201
        async with ann.socket(table, origin=origin) as socket:
            assert socket.accepted
    answer = await ann.http.post("/api/tables", json={}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    answer = await ann.http.get("/api/me", headers={"origin": "https://evil.example"})
    assert answer.status_code == 200
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.alone
@pytest.mark.usefixtures("no_refill")
@served(tables_per_minute=3.0)
async def test_one_guest_makes_so_many_tables_a_minute(world: World) -> None:
    ann = world.person("Ann")
    answers = [await ann.http.post("/api/tables", json={}) for _ in range(5)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429, 429]
    assert answers[-1].json()["error"]["id"] == "error-too-many-tables"


@pytest.mark.alone
@pytest.mark.usefixtures("no_refill")
@served(requests_per_second=5.0)
async def test_a_flood_of_requests_is_refused(world: World) -> None:
    ann = world.person("Ann")
    answers = [await ann.http.get("/api/options") for _ in range(30)]
    assert [answer.status_code for answer in answers] == [200] * 10 + [429] * 20


@served()
async def test_a_large_body_is_refused(world: World) -> None:
    ann = world.person("Ann")
    answer = await ann.http.put("/api/me", json={"name": "x" * 200_000})
    assert (answer.status_code, answer.json()["error"]["id"]) == (413, "error-too-large")


BAD_BODIES: list[bytes] = [b"", b"{", b"[]", b"null", b'{"name": 7}', b"\xff", b"[" * 60_000]


@served()
async def test_a_bad_body_gets_a_sentence_and_nothing_of_the_program(world: World) -> None:
    ann = world.person("Ann")
    for body in BAD_BODIES:
        answer = await ann.http.put(
            "/api/me", content=body, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 400, body
        error = answer.json()["error"]
        said = Texts("en").say(error)
        assert said.startswith("This request cannot be understood")
        for word in ("Traceback", ".py", "litestar", "msgspec"):
            assert word not in answer.text


@served()
async def test_a_mistake_of_ours_tells_nothing(world: World) -> None:
    ann = world.person("Ann")

    def broken(*_: object) -> Any:
        raise RuntimeError("a secret")

    store: Any = world.service.store
    store.guest = broken
    answer = await ann.http.get("/api/me")
    assert (answer.status_code, answer.json()) == (
        500,
        {"error": {"id": "error-server", "args": {}}},
    )


@served()
async def test_health_metrics_and_missing_pages(world: World) -> None:
    ann = world.person("Ann")
    assert (await ann.http.get("/healthz")).json()["status"] == "ok"
    text = (await ann.http.get("/metrics")).text
    for name in ("moves", "connections", "commit_seconds", "bot_seconds", "tables_in_memory"):
        assert f"lux_{name}" in text
    for path in ("/nothing", "/docs/nothing.html"):
        missing = await ann.http.get(path)
        assert (missing.status_code, missing.json()["error"]["id"]) == (404, "error-no-such-page")
        shown = await ann.http.get(path, headers={"accept": "text/html,*/*;q=0.8"})
        assert (shown.status_code, shown.headers["content-type"][:9]) == (404, "text/html")
    wrong = await ann.http.delete("/api/options")
    assert (wrong.status_code, wrong.json()["error"]["id"]) == (405, "error-no-such-method")


@served()
async def test_without_a_built_client_the_page_says_how_to_build_it(world: World) -> None:
    ann = world.person("Ann")
    for path in ("/", "/t/abc", "/w/abc"):
        answer = await ann.http.get(path)
        assert answer.headers["content-type"].startswith("text/html")
        assert "npm run build" in answer.text


def test_the_built_client_is_served(tmp_path: Path) -> None:
    import asyncio

    from tests.server.harness import world

    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<p>the client</p>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "app-1.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")

    async def scenario() -> None:
        async with world(tmp_path) as running:
            ann = running.person("Ann")
            for path in ("/", "/t/abc", "/w/abc"):
                assert (await ann.http.get(path)).text == "<p>the client</p>"
            script = await ann.http.get("/assets/app-1.js")
            assert script.headers["content-type"].startswith("text/javascript")
            assert "immutable" in script.headers["cache-control"]
            assert (await ann.http.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
            for path in ("/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt"):
                assert (await ann.http.get(path)).status_code == 404

    asyncio.run(scenario())


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    key = load_key(tmp_path)
    assert load_key(tmp_path) == key
    assert len(key) == 32
    if os.name == "posix":
        assert stat.S_IMODE((tmp_path / "key").stat().st_mode) == 0o600
    (tmp_path / "key").write_bytes(b"short")
    with pytest.raises(ValueError, match="damaged"):
        load_key(tmp_path)


def test_another_servers_cookie_is_not_read() -> None:
    guest = new_id()
    cookie = Guests(b"1" * 32).cookie(guest)
    assert Guests(b"1" * 32).read(cookie) == guest
    assert Guests(b"2" * 32).read(cookie) is None
    assert Guests(b"1" * 32).read(None) is None


def test_ids_and_tokens_are_long_and_safe_in_an_address() -> None:
    tokens = {Guests(bytes(32)).seat_token("table", seat, 7) for seat in range(100)}
    found = {new_id() for _ in range(100)} | tokens
    assert len(found) == 200
    assert all(len(one) >= 22 and one.replace("-", "").replace("_", "").isalnum() for one in found)
    assert len(mark("secret")) == 8


@pytest.mark.sqlite
def test_tokens_are_stored_hashed(tmp_path: Path) -> None:
    import asyncio

    from tests.server.harness import world

    async def scenario() -> str:
        async with world(tmp_path) as running:
            table, (_, bea) = await running.friends(2)
            return await bea.sit(table, 1)

    token = asyncio.run(scenario())
    stored = b"".join(path.read_bytes() for path in (tmp_path / "data").iterdir())
    assert token.encode() not in stored


@pytest.mark.alone
@served()
async def test_logs_have_no_secrets(world: World) -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    try:
        table, (ann, bea) = await world.friends(2)
        token = await bea.sit(table, 1)
        async with ann.socket(table) as socket:
            await socket.upto(0)
            await socket.act(0, "nonsense")

        def broken(*_: object) -> Any:
            raise RuntimeError("what went wrong")

        store: Any = world.service.store
        true, store.table = store.table, broken
        world.service.tables.live.clear()
        await ann.http.get(f"/api/tables/{table}")
        store.table = true
    finally:
        root.removeHandler(handler)
        root.setLevel(level)
    written = lines.getvalue()
    for line in written.splitlines():
        json.loads(line)
    assert "what went wrong" in written
    made = [json.loads(line) for line in written.splitlines() if "a table is made" in line]
    assert made[0]["table"] == mark(table)
    ours = "\n".join(line for line in written.splitlines() if "capital_lux" in line)
    for secret in (table, token, ann.http.cookies[COOKIE], bea.http.cookies[COOKIE]):
        assert secret not in ours


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("capital_lux.server.limits.rates.time.monotonic", lambda: now)
    bucket = Bucket(2.0, 4.0)
    assert [bucket.allow() for _ in range(6)] == [True] * 4 + [False] * 2
    now += 1.0
    assert [bucket.allow() for _ in range(3)] == [True, True, False]
    assert [bucket.take() for _ in range(3)] == [0.5, 1.0, 1.5]


def test_limits_forget_whoever_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("capital_lux.server.limits.rates.time.monotonic", lambda: now)
    limits = Limits(1.0, 2.0)
    for number in range(MOST_KEYS):
        assert limits.allow(str(number))
    now += 10
    assert limits.allow("new")
    assert len(limits.buckets) == 1


def test_a_store_does_not_put_values_into_its_errors(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite'}")
    with pytest.raises(Exception, match="hidden") as problem:
        store.guest("a secret")
    assert "a secret" not in str(problem.value)
    store.close()


@served()
async def test_a_spectator_knows_no_table(world: World) -> None:
    table, people = await world.friends(2)
    info = await people[0].call("GET", f"tables/{table}")
    async with world.watcher(info["watch"]) as socket:
        await socket.upto(0)
        await people[0].call("GET", f"tables/{table}/live?seat=0")
        assert all(table not in text for text in socket.raw)
    async with Socket(world.app, f"/api/tables/{info['watch']}/socket", {"host": "x"}) as wrong:
        assert (await wrong.answer(None))["error"]["id"] == "error-no-such-table"


@pytest.mark.alone
@pytest.mark.usefixtures("no_refill")
@served(requests_per_second=20.0)
async def test_whoever_connects_again_and_again_is_refused(world: World) -> None:
    """Telling a whole log costs more than answering a request."""
    table, people = await world.friends(2)
    accepted = []
    for _ in range(40):
        async with people[0].socket(table) as socket:
            accepted.append(socket.accepted)
    assert all(accepted[:20])
    assert not all(accepted)
    assert (await people[1].http.get(f"/api/tables/{table}")).status_code == 200
