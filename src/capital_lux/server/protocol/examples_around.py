"""Examples of what travels around the table, for the schema."""

from __future__ import annotations

from typing import Any

from capital_lux.rules.record import FORMAT, VERSION
from capital_lux.rules.versions import RULES

OPEN_TABLE: dict[str, Any] = {
    "table": "q3vWm0Tz0c7oO8n5r1yP2A",
    "watch": "Zk4x1N7c0mT9s2Q8b5uR3w",
    "edition": "first",
    "seats": 2,
    "powers": None,
    "clock": 86400,
    "players": [
        {"name": "Ann", "kind": "person", "level": None},
        {"name": None, "kind": "open", "level": None},
    ],
    "created": "2026-11-15T08:00:00.000+00:00",
    "round": 0,
}
PLAY_ON = {"step": 30, "seat": 1, "level": "expert"}
RECORD: dict[str, Any] = {
    "format": FORMAT,
    "version": VERSION,
    "edition": "first",
    "seats": 2,
    "rules": RULES,
    "seed": "00" * 32,
    "players": ["Ann", "Ben"],
    "actions": [],
    "result": None,
}
BODIES: dict[str, dict[str, Any]] = {
    "POST /api/tables/{table}/play-on": PLAY_ON,
    "POST /api/records/{record}/play-on": PLAY_ON,
    "POST /api/records": RECORD,
}
MESSAGES: dict[str, dict[str, Any]] = {
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
    "PlayOn": PLAY_ON,
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
