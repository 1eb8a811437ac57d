"""The server's interface as a page, from the document that the server hands out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DOCUMENT = Path(__file__).parents[2] / "web/openapi.json"
HEAD = """# HTTP and WebSocket

This page is made from `/schema/openapi.json`, which every server hands out. What a program does
with it, step by step, is in [the server's manual](server.md#a-seat-for-your-program). Refusals have
a body [Problem](#schema-problem) and a status from 400 to 429, or 503.
"""


def pages() -> dict[str, str]:
    document = json.loads(DOCUMENT.read_text("utf-8"))
    schemas = document["components"]["schemas"]
    parts = [HEAD, "## Requests"]
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            parts += request(f"{method.upper()} {path}", operation)
    parts += ["## WebSocket", "A program sends one of these:", listed(schemas["FromClient"])]
    parts += ["The server sends one of these:", listed(schemas["FromServer"])]
    parts.append("## What travels")
    for name, schema in schemas.items():
        if name not in ("FromClient", "FromServer"):
            parts += [f"(schema-{name.lower()})=\n### {name}", *shape(schema)]
    return {"http.md": "\n\n".join(parts) + "\n"}


def request(title: str, operation: dict[str, Any]) -> list[str]:
    parts = [f"### `{title}`", sentence(operation.get("summary", ""))]
    if "description" in operation:
        parts.append(operation["description"])
    if "parameters" in operation:
        rows = [
            f"| `{one['name']}` | {one['in']} | {kind(one['schema'])} | {described(one)} |"
            for one in operation["parameters"]
        ]
        parts.append("\n".join(["| name | where | type | |", "|---|---|---|---|", *rows]))
    if "requestBody" in operation:
        content = operation["requestBody"]["content"]["application/json"]
        parts.append(f"Body: {kind(content['schema'])}")
        if "example" in content:
            parts.append(f"```json\n{json.dumps(content['example'], ensure_ascii=False)}\n```")
    answers = [
        f"{status}: {kind(content['schema'])}"
        for status, answer in operation["responses"].items()
        for content in answer.get("content", {}).values()
        if status.startswith("2")
    ]
    refusals = [status for status in operation["responses"] if not status.startswith("2")]
    parts.append(
        f"Answers {', '.join(answers) or 'without a body'}; may refuse with {', '.join(refusals)}."
    )
    return [part for part in parts if part]


def shape(schema: dict[str, Any]) -> list[str]:
    """The fields of a schema."""
    parts = [sentence(schema.get("description", ""))]
    needed = schema.get("required", [])
    rows = [
        f"| `{name}` | {kind(field)} | {'' if name in needed else 'May be left out. '}"
        f"{described(field)} |"
        for name, field in schema.get("properties", {}).items()
    ]
    if rows:
        parts.append("\n".join(["| field | type | |", "|---|---|---|", *rows]))
    else:
        parts.append(kind({key: value for key, value in schema.items() if key != "description"}))
    return [part for part in parts if part]


def listed(schema: dict[str, Any]) -> str:
    return "\n".join(f"- {kind(one)}" for one in schema.get("oneOf") or schema["anyOf"])


def kind(schema: dict[str, Any]) -> str:
    """A type in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#schema-{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    for key in ("oneOf", "anyOf", "allOf"):
        if key in schema:
            return " or ".join(kind(one) for one in schema[key])
    if schema.get("type") == "array":
        return f"list of {kind(schema.get('items', {}))}"
    if schema.get("type") == "object" and schema.get("additionalProperties"):
        return (
            f"object of {kind(schema['additionalProperties'])}"
            if schema["additionalProperties"] is not True
            else "object"
        )
    kinds = schema.get("type", "anything")
    return " or ".join(kinds) if isinstance(kinds, list) else str(kinds)


def described(part: dict[str, Any]) -> str:
    """A description that fits into a cell of a table."""
    return str(part.get("description", "")).replace("|", "\\|").replace("\n", " ")


def sentence(text: str) -> str:
    return text if not text or text.rstrip().endswith((".", ":", "!", "?")) else f"{text}."
