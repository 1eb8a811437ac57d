"""Writes the schema into a file: `python -m capital_lux.server.openapi web/openapi.json`."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

from capital_lux.server.app import create_app
from capital_lux.server.protocol.schema import with_messages
from capital_lux.server.service import Service
from capital_lux.server.settings import Settings


def written() -> str:
    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(data=Path(folder), static=Path(folder)))
        schema = create_app(service).openapi_schema.to_schema()
        service.close()
    return json.dumps(with_messages(schema), indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
