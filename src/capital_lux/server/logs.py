"""Logs as lines of JSON. Ids of tables, guests and tokens are secrets and never in them."""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any

from capital_lux.server.metrics import REFUSALS

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered; of a WebSocket, that of its beginning."""
CLIENTS_FAULTS = ("Invalid UTF-8 sequence received", "Invalid HTTP request received")
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}


class JsonLines(logging.Formatter):
    """One object per line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            "process": record.process,
        }
        if request := REQUEST.get():
            line["request"] = request
        line |= {key: value for key, value in vars(record).items() if key not in USUAL}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def no_fault_of_clients(record: logging.LogRecord) -> bool:
    """Count what clients do wrong instead of logging it: uvicorn writes a traceback each time."""
    if not record.getMessage().startswith(CLIENTS_FAULTS):
        return True
    REFUSALS.labels("error-bad-message").inc()
    return False


def set_up_logs(level: str) -> None:
    """Write to standard error what is worth knowing; `level` is that of our own lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(no_fault_of_clients)
    own = logging.getLevelNamesMapping().get(level.upper(), logging.WARNING)
    logging.getLogger("capital_lux.server").setLevel(own)
