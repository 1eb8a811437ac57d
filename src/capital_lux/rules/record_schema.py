"""The JSON Schema of a record, for other people's tools: python -m capital_lux.rules.record_schema.

It says what a record looks like. Only `replay` can say whether it is that of a true game.
"""

from __future__ import annotations

import json
import re
from typing import Any

from capital_lux.rules.actions import TEXTS
from capital_lux.rules.cards import CARD_NAMES, DISTRICTS, MAX_SEATS
from capital_lux.rules.options import EDITION_NAMES, SEAT_COUNTS
from capital_lux.rules.record import FORMAT, MAX_ACTIONS, VERSION
from capital_lux.rules.versions import RULES

DIALECT = "https://json-schema.org/draft/2020-12/schema"
HEX = "^[0-9a-f]{64}$"


def record_schema() -> dict[str, Any]:
    """The schema, made from what the rules know.

    >>> sorted(record_schema()["required"])
    ['actions', 'edition', 'format', 'result', 'seats', 'version']
    """
    seat = {"type": "integer", "minimum": 0, "maximum": MAX_SEATS - 1}
    seats = sorted({count for counts in SEAT_COUNTS.values() for count in counts})
    action = "|".join(map(re.escape, TEXTS)).replace("\\ ", " ")
    result = {
        "type": "object",
        "properties": {
            "scores": {"type": "array", "items": {"type": "integer"}, "minItems": 2},
            "winners": {"type": "array", "items": seat, "minItems": 1},
        },
        "required": ["scores", "winners"],
        "additionalProperties": False,
    }
    fields: dict[str, dict[str, Any]] = {
        "format": {"const": FORMAT},
        "version": {"const": VERSION},
        "edition": {"enum": list(EDITION_NAMES)},
        "seats": {"enum": seats},
        "rules": {"type": "integer", "minimum": 1, "maximum": RULES},
        "powers": {
            "type": "array",
            "items": {"type": "string"},
            "minItems": DISTRICTS,
            "maxItems": DISTRICTS,
        },
        "tiles": {"type": "object", "additionalProperties": {"type": "string"}},
        "cards": {
            "type": "object",
            "propertyNames": {"enum": list(CARD_NAMES)},
            "additionalProperties": {"type": "integer", "minimum": 0},
        },
        "rob_cards": {"type": "array", "items": {"type": "string"}},
        "seed": {"type": "string", "pattern": "^[0-9a-fA-F]{64}$"},
        "commitment": {"type": "string", "pattern": HEX},
        "tape": {"type": "object"},
        "position": {"type": "object"},
        "players": {"type": "array", "items": {"type": "string"}, "maxItems": MAX_SEATS},
        "actions": {
            "type": "array",
            "items": {"type": "string", "pattern": f"^[0-{MAX_SEATS - 1}] ({action})$"},
            "maxItems": MAX_ACTIONS,
        },
        "result": {"anyOf": [{"type": "null"}, result]},
    }
    return {
        "$schema": DIALECT,
        "title": "A record of Capital Lux",
        "type": "object",
        "properties": fields,
        "required": ["format", "version", "edition", "seats", "actions", "result"],
        "additionalProperties": False,
        "oneOf": [{"required": [start]} for start in ("seed", "tape", "position")],
        "if": {"properties": {"edition": {"const": "generations"}}},
        "then": {"required": ["powers"]},
        "else": {"properties": {"powers": False, "rob_cards": False}},
    }


if __name__ == "__main__":
    print(json.dumps(record_schema(), indent=2))
