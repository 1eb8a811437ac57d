"""The whole interface as OpenAPI.

OpenAPI has no WebSockets. Their messages are among the components: `FromClient` and `FromServer`.
"""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from capital_lux.server.protocol.examples import add_examples
from capital_lux.server.protocol.socket import FromClient, FromServer
from capital_lux.server.protocol.tables import LobbyNews
from capital_lux.server.protocol.values import Problem

PLACE = "#/components/schemas/{name}"


def with_messages(schema: dict[str, Any]) -> dict[str, Any]:
    schema = json.loads(json.dumps(schema))
    known = schema["components"]["schemas"]
    kinds = (FromClient, FromServer, LobbyNews, Problem)
    known |= msgspec.json.schema_components(kinds, ref_template=PLACE)[1]
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        refs = [{"$ref": PLACE.format(name=kind.__name__)} for kind in get_args(union)]
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
