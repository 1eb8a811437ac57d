"""Ports for servers that are killed and started again."""

from __future__ import annotations

import random
import socket

PORTS = range(20_000, 32_000)
"""Below those that a system lends to connections: none gets the port of a server that is down."""

UNUSED = iter(random.SystemRandom().sample(PORTS, len(PORTS)))
"""In another order in each process that runs tests."""


def free_port() -> int:
    """A port that nobody listens on, another each time."""
    for port in UNUSED:
        with socket.socket() as found:
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is taken")
