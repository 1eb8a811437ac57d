"""The whole interface as OpenAPI.

OpenAPI has no WebSockets. Their messages are among the components: `FromClient` and `FromServer`.
"""

from __future__ import annotations

import json
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
        if self.made is None:
            self.made = msgspec.json.encode(with_messages(openapi_schema))
        return self.made
