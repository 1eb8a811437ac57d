"""What the schema shows beside the types: examples, and how requests are refused."""

from __future__ import annotations

from typing import Any

from capital_lux.server.protocol import examples_around

PROBLEM: dict[str, Any] = {
    "description": "The body of every refusal.",
    "properties": {"error": {"$ref": "#/components/schemas/Message"}},
    "required": ["error"],
    "title": "Problem",
    "type": "object",
}
REFUSALS = {
    "400": ("It cannot be understood.", "bad-request", {"detail": "seats: Expected `int`"}),
    "403": ("It is not yours to do.", "not-your-seat", {}),
    "404": ("There is no such thing.", "no-such-table", {}),
    "409": ("Not now.", "not-your-turn", {}),
    "413": ("It is too large.", "too-large", {}),
    "429": ("Too much at once.", "too-fast", {}),
    "503": ("It cannot be stored now; send it again.", "not-stored", {}),
}
BODIES: dict[str, dict[str, Any]] = {
    "PUT /api/me": {"name": "Ann"},
    "POST /api/tables": {
        "edition": "generations",
        "seats": 3,
        "powers": "random",
        "kind": "bots",
        "level": "regular",
        "name": "Ann",
    },
    "POST /api/tables/{table}/seats/{seat}": {"name": "Ben"},
    "POST /api/tables/{table}/seats/{seat}/bot": {"level": "expert"},
    "POST /api/tables/{table}/actions": {"id": "1", "seat": 0, "action": "home B4"},
    "POST /api/tables/{table}/take-back": {"id": "2", "seat": 0},
    "POST /api/tables/{table}/rematch": {"same_deal": False},
}
MESSAGES: dict[str, dict[str, Any]] = {
    "Act": {"type": "act", "id": "1", "seat": 0, "action": "home B4"},
    "TakeBack": {"type": "take_back", "id": "2", "seat": 0},
    "UseSeat": {"type": "seat", "token": "5yqQ..."},
    "Ping": {"type": "ping"},
    "Pong": {"type": "pong"},
    "ActionDone": {"type": "done", "id": "1", "number": 12},
    "TalkDone": {"type": "talked", "id": "3", "line": 2},
    "ActionRefused": {
        "type": "refused",
        "id": "1",
        "error": {"id": "error-not-your-turn", "args": {}},
    },
    "Message": {"id": "log-played-home", "args": {"seat": "Ben", "card": "B4"}},
    "Done": {"number": 12},
    "NewTable": BODIES["POST /api/tables"],
    "DoAction": BODIES["POST /api/tables/{table}/actions"],
}


def add_examples(schema: dict[str, Any]) -> None:
    """Put examples and refusals into a schema."""
    known = schema["components"]["schemas"]
    known["Problem"] = PROBLEM
    schema["components"]["responses"] = {status: refusal(status) for status in REFUSALS}
    for name, example in (MESSAGES | examples_around.MESSAGES).items():
        known[name]["examples"] = [example]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for status in statuses(path, method, "requestBody" in operation):
                operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
            # Nothing has no form.
            operation["responses"].get("204", {}).pop("content", None)
            body = (BODIES | examples_around.BODIES).get(f"{method.upper()} {path}")
            if body is not None:
                operation["requestBody"]["content"]["application/json"]["example"] = body


def statuses(path: str, method: str, body: bool) -> list[str]:
    """How a request to a path can be refused."""
    found = ["429", "503"]
    if path.startswith("/api"):
        found += ["400"]
    if method != "get":
        found += ["403", "409"]
    if path.startswith("/api/me/"):
        found += ["403"]
    if "{" in path:
        found += ["403", "404", "409"]
    if body:
        found += ["413"]
    return sorted(set(found))


def refusal(status: str) -> dict[str, Any]:
    """A response that refuses."""
    why, error, args = REFUSALS[status]
    body = {"error": {"id": f"error-{error}", "args": args}}
    content = {"schema": {"$ref": "#/components/schemas/Problem"}, "example": body}
    return {"description": why, "content": {"application/json": content}}
