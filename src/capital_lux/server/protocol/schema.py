"""The whole interface as OpenAPI: `python -m capital_lux.server.protocol.schema web/openapi.json`.

OpenAPI has no WebSockets. Their messages are among the components: `FromClient` and `FromServer`.
"""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from capital_lux.server.protocol.examples import add_examples
from capital_lux.server.protocol.lobby import LobbyNews
from capital_lux.server.protocol.socket import (
    Act,
    ActionDone,
    ActionRefused,
    Info,
    Ping,
    Pong,
    Said,
    Say,
    SayPhrase,
    TakeBack,
    TalkDone,
    Update,
    UseSeat,
)

FROM_CLIENT = (Act, TakeBack, UseSeat, Ping, Say, SayPhrase)
FROM_SERVER = (Update, ActionDone, ActionRefused, Pong, Info, TalkDone, Said)
FROM_LOBBY = (LobbyNews,)
PLACE = "#/components/schemas/{name}"


def with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    """A schema with the WebSocket's messages and all that they hold."""
    schema = json.loads(json.dumps(schema))
    known = schema["components"]["schemas"]
    _, found = msgspec.json.schema_components(
        (*FROM_CLIENT, *FROM_SERVER, *FROM_LOBBY), ref_template=PLACE
    )
    for name, component in found.items():
        known[name] = component
    for name, kinds in (("FromClient", FROM_CLIENT), ("FromServer", FROM_SERVER)):
        refs = [{"$ref": PLACE.format(name=kind.__name__)} for kind in kinds]
        known[name] = {"oneOf": refs}
    add_examples(schema)
    return schema


class WholeSchema(JsonRenderPlugin):
    """Serves it; it is made once, as that takes some time."""

    made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The schema as JSON."""
        if self.made is None:
            self.made = msgspec.json.encode(with_messages(openapi_schema))
        return self.made


def written() -> str:
    """The schema as it is kept in a file."""
    from capital_lux.server.app import create_app
    from capital_lux.server.service import Service
    from capital_lux.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        service = Service(Settings(data=Path(folder), static=Path(folder)))
        schema = create_app(service=service).openapi_schema.to_schema()
        service.close()
    return json.dumps(with_messages(schema), indent=2, sort_keys=True) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(written(), encoding="utf-8")
