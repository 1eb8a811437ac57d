"""What the schema shows besides the types: examples, and how requests are refused."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.record import FORMAT, VERSION
from capital_lux.rules.versions import RULES

REFUSALS = {
    "400": ("It cannot be understood.", "bad-request", {"detail": "Expected `int` - at `$.seats`"}),
    "403": ("It is not yours to do.", "not-your-seat", {}),
    "404": ("There is no such thing.", "no-such-table", {}),
    "409": ("Not now.", "not-your-turn", {}),
    "413": ("It is too large.", "too-large", {}),
    "429": ("Too much at once.", "too-fast", {}),
    "503": ("It cannot be stored now; send it again.", "not-stored", {}),
}
OPEN_TABLE: dict[str, Any] = {
    "table": "q3vWm0Tz0c7oO8n5r1yP2A",
    "watch": "Zk4x1N7c0mT9s2Q8b5uR3w",
    "edition": "first",
    "seats": 2,
    "powers": None,
    "clock": 300,
    "increment": 5,
    "players": [
        {"name": "Ann", "kind": "person", "level": None},
        {"name": None, "kind": "open", "level": None},
    ],
    "created": "2026-11-15T08:00:00.000+00:00",
    "round": 0,
}
RECORD: dict[str, Any] = {
    "format": FORMAT,
    "version": VERSION,
    "edition": "first",
    "seats": 2,
    "rules": RULES,
    "seed": "00" * 32,
    "players": ["human:Ann", "expert:Ben"],
    "actions": [],
    "result": None,
}
BODIES: dict[str, dict[str, Any]] = {
    "Profile": {"name": "Ann"},
    "NewTable": {
        "edition": "generations",
        "seats": 3,
        "powers": "random",
        "kind": "bots",
        "level": "regular",
        "name": "Ann",
    },
    "BeginDaily": {"name": "Ann"},
    "TakeSeat": {"name": "Ben"},
    "WantBot": {"level": "expert"},
    "DoAction": {"id": "1", "seat": 0, "action": "home B4"},
    "DoTakeBack": {"id": "2", "seat": 0},
    "WantRematch": {"same_deal": False},
    "WantHint": {"seat": 0},
    "PlayOn": {"step": 30, "seat": 1, "level": "expert"},
    "PuzzleAnswer": {"action": "home B4", "rating": {"rating": 1500, "deviation": 350}},
    "Record": RECORD,
}
MESSAGES: dict[str, dict[str, Any]] = {
    "Act": {"type": "act", **BODIES["DoAction"]},
    "TakeBack": {"type": "take_back", **BODIES["DoTakeBack"]},
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
    **{name: BODIES[name] for name in ("NewTable", "DoAction", "PlayOn")},
    "Say": {"type": "say", "id": "3", "text": "Hello"},
    "SayPhrase": {"type": "phrase", "id": "4", "phrase": "well-played"},
    "Said": {
        "type": "said",
        "number": 1,
        "seat": 0,
        "name": "Ann",
        "text": None,
        "phrase": "well-played",
        "at": "2026-11-15T08:00:00.000+00:00",
    },
    "LobbyTable": OPEN_TABLE,
    "LobbyNews": {"type": "lobby", "open": [OPEN_TABLE], "running": [], "pages": 1},
    "Uploaded": {"replay": "q3vWm0Tz0c7oO8n5r1yP2A"},
    "Tally": {"key": "first", "games": 12, "wins": 5, "average": 41.5},
    "GamePlayed": {
        "table": "q3vWm0Tz0c7oO8n5r1yP2A",
        "at": "2026-11-15T08:00:00.000+00:00",
        "edition": "first",
        "seats": 2,
        "powers": None,
        "levels": ["regular"],
        "people": 0,
        "score": 43,
        "best": 38,
        "won": True,
    },
}


def add_examples(schema: dict[str, Any]) -> None:
    known = schema["components"]["schemas"]
    schema["components"]["responses"] = {status: refusal(status) for status in REFUSALS}
    for name, example in MESSAGES.items():
        known[name]["examples"] = [example]
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            for status in statuses(path, method, "requestBody" in operation):
                operation["responses"][status] = {"$ref": f"#/components/responses/{status}"}
            # Nothing has no form.
            operation["responses"].get("204", {}).pop("content", None)
            for content in operation.get("requestBody", {}).get("content", {}).values():
                content["example"] = BODIES[content["schema"]["$ref"].split("/")[-1]]


def statuses(path: str, method: str, body: bool) -> list[str]:
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
    why, error, args = REFUSALS[status]
    body = {"error": {"id": f"error-{error}", "args": args}}
    content = {"schema": {"$ref": "#/components/schemas/Problem"}, "example": body}
    return {"description": why, "content": {"application/json": content}}
