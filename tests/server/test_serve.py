"""`lux serve` as a person starts it, and the example of the manual."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LUX = [sys.executable, "-m", "capital_lux", "serve", "--no-open"]


def started(*options: str) -> tuple[subprocess.Popen[str], str]:
    running = subprocess.Popen(
        [*LUX, *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert running.stdout is not None
    line = running.stdout.readline()
    found = re.search(r"http://\S+/", line)
    if found is None:
        raise AssertionError(line + running.communicate()[1])
    return running, found.group()


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("served")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[str]:
    """A server on that folder."""
    running, address = started("--port", "0", "--data", str(folder))
    yield address.rstrip("/")
    running.terminate()
    running.communicate(timeout=100)


def asked(address: str, body: object = None, method: str | None = None) -> dict[str, object]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        address, data, {"content-type": "application/json"}, method=method
    )
    with urllib.request.urlopen(request) as answer:
        found: dict[str, object] = json.load(answer)
        return found


def test_the_example_of_the_manual_plays_a_whole_game(server: str) -> None:
    body = json.dumps({"seats": 2, "kind": "friends", "name": "Ann"}).encode()
    opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
    kind = {"content-type": "application/json"}
    with opener.open(urllib.request.Request(f"{server}/api/tables", body, kind)) as answer:
        table = json.load(answer)["table"]
    leave = urllib.request.Request(f"{server}/api/tables/{table}/seats/0", method="DELETE")
    opener.open(leave).close()
    clients = [
        subprocess.Popen(
            [
                sys.executable,
                str(ROOT / "docs/examples/seat_client.py"),
                f"{server}/t/{table}",
                str(seat),
                name,
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        for seat, name in enumerate(("Ada", "Bob"))
    ]
    said = [client.communicate(timeout=200)[0] for client in clients]
    info = asked(f"{server}/api/tables/{table}")
    assert info["over"] is True
    assert re.fullmatch(r"Ada has -?\d+ points\n", said[0])
    assert re.fullmatch(r"Bob has -?\d+ points\n", said[1])


def test_a_link_can_be_looked_at_before_it_is_opened(server: str) -> None:
    """Programs that show a preview ask with HEAD."""
    with urllib.request.urlopen(urllib.request.Request(f"{server}/lobby", method="HEAD")) as answer:
        assert answer.status == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.read() == b""


def test_the_manual_shows_the_example(server: str) -> None:
    source = (ROOT / "docs/examples/seat_client.py").read_text()
    assert source in (ROOT / "docs/server.md").read_text()
    assert len(source.splitlines()) <= 30
    with urllib.request.urlopen(f"{server}/healthz") as answer:
        assert json.load(answer)["status"] == "ok"


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_when_told_to(tmp_path: Path, number: signal.Signals) -> None:
    running, address = started("--port", "0", "--data", str(tmp_path), "--prefix", "/lux")
    assert address.endswith("/lux/")
    asked(f"{address}api/tables", {"level": "random"})
    running.send_signal(number)
    _, errors = running.communicate(timeout=100)
    assert "Traceback" not in errors
    left = [path.name for path in tmp_path.iterdir()]
    assert sorted(left) == ["key", "lock", "tables.sqlite"]


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused = subprocess.run(
            [*LUX, "--port", str(port), "--data", str(tmp_path)], capture_output=True, text=True
        )
    assert refused.returncode == 1
    assert refused.stderr == (
        f"lux: port {port} is taken: choose another with --port, or --port 0 for any\n"
    )


def test_a_folder_that_is_used_by_another_server(server: str, folder: Path) -> None:
    refused = subprocess.run(
        [*LUX, "--port", "0", "--data", str(folder)], capture_output=True, text=True
    )
    assert refused.returncode == 1
    assert "another server uses" in refused.stderr


def test_a_folder_that_cannot_be_used(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    refused = subprocess.run(
        [*LUX, "--port", "0", "--data", str(tmp_path / "file")], capture_output=True, text=True
    )
    assert refused.returncode == 1
    folder = tmp_path / "file"
    assert refused.stderr == f"lux: the data folder cannot be used: {folder}: File exists\n"


def test_an_address_that_is_not_here() -> None:
    host = ["--host", "no.such.host.invalid"]
    refused = subprocess.run([*LUX, *host], capture_output=True, text=True)
    assert refused.returncode == 1
    assert refused.stderr == "lux: there is no address no.such.host.invalid here\n"


def test_without_the_extra_it_says_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "litestar.py").write_text("raise ModuleNotFoundError(name='litestar')")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    refused = subprocess.run(
        LUX, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": path}
    )
    assert refused.returncode == 1
    assert refused.stderr == (
        "lux: the server is not installed here: pip install 'capital-lux[server]'\n"
    )


def test_a_database_that_is_damaged(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is not a database" * 100)
    refused = subprocess.run(
        [*LUX, "--port", "0", "--data", str(tmp_path)], capture_output=True, text=True, timeout=100
    )
    assert refused.returncode == 1
    assert "Traceback" not in refused.stderr
    assert "cannot be used" in refused.stderr
