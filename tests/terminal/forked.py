"""Runs `lux` without Python's start: a process that has imported it forks for each command.

The command is the real one in a process of its own, with its own streams, folder and environment.
"""

from __future__ import annotations

import atexit
import gc
import json
import os
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, cast

PATIENCE = 60.0
LARGEST = 1 << 20
AT_THE_START = ("PYTHON", "LC_", "LANG", "CAPITAL_LUX")
"""How the names of variables begin that Python or the package reads when it starts."""

NEEDED = (
    "capital_lux.bots.levels",
    "capital_lux.study.simulate",
    "capital_lux.terminal.lines.game",
    "capital_lux.terminal.lines.replay",
    "fluent.runtime",
    "rich.table",
    "typer._adapters",
)
"""What most commands import; the rest each imports itself."""


@cache
def parent() -> socket.socket:
    """The process that forks, once for each process that runs tests."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.settimeout(PATIENCE)
    command = [sys.executable, "-W", "error", "-m", __name__, str(theirs.fileno())]
    process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
    theirs.close()

    def end() -> None:
        ours.close()
        process.wait(PATIENCE)

    atexit.register(end)
    return ours


def run(
    arguments: Sequence[str], answers: str, folder: Path | None, environment: Mapping[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run `lux` with these answers on its input."""
    files = [os.memfd_create(name) for name in ("input", "output", "errors")]
    try:
        os.write(files[0], answers.encode())
        os.lseek(files[0], 0, os.SEEK_SET)
        request = {
            "arguments": arguments,
            "folder": str(folder or Path.cwd()),
            "environment": dict(environment),
        }
        socket.send_fds(parent(), [json.dumps(request).encode()], files)
        status = int(parent().recv(16))
        shown = [read(file) for file in files[1:]]
    finally:
        for file in files:
            os.close(file)
    return subprocess.CompletedProcess(arguments, status, *shown)


def read(file: int) -> str:
    """All that was written."""
    os.lseek(file, 0, os.SEEK_SET)
    with open(file, "rb", closefd=False) as stream:
        return stream.read().decode()


def fork_for_each(link: socket.socket) -> dict[str, Any]:
    """Fork for each request and send back its status; in the child, return the request."""
    while True:
        message, files, _, _ = socket.recv_fds(link, LARGEST, 3)
        if not message:
            sys.exit()
        child = os.fork()
        if child == 0:
            link.close()
            for number, file in enumerate(files):
                os.dup2(file, number)
                os.close(file)
            request: dict[str, Any] = json.loads(message)
            return request
        for file in files:
            os.close(file)
        _, status = os.waitpid(child, 0)
        link.send(str(os.waitstatus_to_exitcode(status)).encode())


def serve() -> None:
    """Wait for requests; each child becomes the command and ends as it does."""
    from capital_lux.cli import main

    for name in NEEDED:
        import_module(name)
    # What is here already is not looked through again in every child.
    gc.freeze()
    request = fork_for_each(socket.socket(fileno=int(sys.argv[1])))
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = ["lux", *request["arguments"]]
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        cast(TextIOWrapper, stream).reconfigure(encoding="utf-8")
    main()


if __name__ == "__main__":
    serve()
