"""What the people who run a server read: ids of requests, figures, the dashboard."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from capital_lux.server.logs import JsonLines
from capital_lux.server.metrics import REGISTRY
from capital_lux.texts import LANGUAGES, Texts
from tests.server.games import finish
from tests.server.harness import World, served

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"
LABELS = {"by", "error", "kind", "le", "level", "outcome", "status", "version", "why"}
"""None of them has a value for each table, guest or address."""


@contextmanager
def logged() -> Iterator[list[dict[str, Any]]]:
    """The lines that the server writes meanwhile, but that other processes are there."""
    text = io.StringIO()
    found: list[dict[str, Any]] = []
    handler = logging.StreamHandler(text)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("capital_lux.server")
    level = log.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    try:
        yield found
    finally:
        log.removeHandler(handler)
        log.setLevel(level)
        lines = map(json.loads, text.getvalue().splitlines())
        found += [line for line in lines if line["message"] != "processes"]


@served()
async def test_an_id_of_the_proxy_is_in_the_answer_and_in_every_line(world: World) -> None:
    ann = world.person("Ann")
    with logged() as lines:
        answer = await ann.http.post("/api/tables", json={}, headers={"x-request-id": "edge-0001"})
        table = answer.json()["table"]
        async with ann.socket(table, 0, **{"x-request-id": "edge-0002"}) as socket:
            await socket.upto(0)
    assert answer.headers["x-request-id"] == "edge-0001"
    told = [(line["message"], line["request"]) for line in lines]
    assert told == [
        ("a table is made", "edge-0001"),
        ("a request", "edge-0001"),
        ("a request", "edge-0002"),
    ]
    assert lines[1]["path"] == "/api/tables"
    assert (lines[1]["method"], lines[1]["status"]) == ("POST", 201)
    about = (lines[2]["method"], lines[2]["path"], lines[2]["status"])
    assert about == ("WEBSOCKET", "/api/tables/{table}/socket", 101)


@pytest.mark.alone
@served()
async def test_what_a_move_causes_has_the_id_of_its_request(world: World) -> None:
    ann = world.person("Ann")
    table = str((await ann.make(seats=2, kind="device")).table)
    await finish(world, table, leave=1)
    live = await world.live(table)
    path = f"/api/tables/{table}/actions"
    with logged() as lines:
        # A card played may ask for another choice.
        while waiting := live.table.state.waiting():
            action = await ann.first_choice(table, waiting[0])
            body = {"id": f"last {action}", "seat": waiting[0], "action": action}
            answer = await ann.http.post(path, json=body, headers={"x-request-id": "edge-0003"})
            assert answer.status_code == 200, answer.text
    over = [line["request"] for line in lines if line["message"] == "a game is over"]
    assert over == ["edge-0003"]


@served()
async def test_a_failure_is_found_by_its_id(world: World) -> None:
    def broken(*_: object) -> Any:
        raise RuntimeError("what went wrong")

    store: Any = world.service.store
    store.guest = broken
    with logged() as lines:
        answer = await world.person("Ann").http.get("/api/me")
    assert {line["request"] for line in lines} == {answer.headers["x-request-id"]}
    assert any("what went wrong" in line.get("exception", "") for line in lines)


@served()
async def test_an_id_that_is_not_sane_is_replaced(world: World) -> None:
    for given in ("", "short", "x" * 65, "two words here", "a\tb;c=1234", "é" * 10):
        headers = {b"x-request-id": given.encode()}
        answer = await world.person("Ann").http.get("/healthz", headers=headers)
        assert re.fullmatch(r"[\w-]{22}", answer.headers["x-request-id"]), given


def test_labels_stay_few() -> None:
    samples = [sample for metric in REGISTRY.collect() for sample in metric.samples]
    assert {label for sample in samples for label in sample.labels} <= LABELS
    said = Texts(LANGUAGES[0])
    errors = {sample.labels["error"] for sample in samples if "error" in sample.labels}
    assert all(said.has(error) for error in errors)


def test_the_dashboard_shows_every_figure_and_no_other() -> None:
    board = json.loads(DASHBOARD.read_text())
    used = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    named = set(re.findall(r"\b(?:lux|process)_[a-z_]+", used))
    there = {metric.name for metric in REGISTRY.collect()}
    parts = ("_total", "_bucket", "_sum", "_count", "_info")
    found = {name: next((p for p in parts if name.endswith(p)), "") for name in named}
    shown = {name.removesuffix(part) for name, part in found.items()}
    assert shown <= there
    assert {name for name in there if name.startswith("lux_")} <= shown
