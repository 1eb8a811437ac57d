"""Every refusal can be said, and the schema that is kept is the one that is served."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import capital_lux.server
from capital_lux.server.app import BY_STATUS
from capital_lux.server.openapi import written
from capital_lux.texts import Texts

FOLDER = Path(capital_lux.server.__file__).parent
ARGS = {
    "action": "home B4",
    "legal": ["home B2", "pay"],
    "seconds": 60,
    "most": 24,
    "reason": "no",
    "detail": "no",
    "number": 3,
    "last": 90,
}


def used() -> set[str]:
    """The ids of all refusals, of a server and of what takes its place in a browser."""
    places = (FOLDER, FOLDER.parent / "serverless")
    text = "\n".join(path.read_text() for place in places for path in place.rglob("*.py"))
    found = set(re.findall(r'Refused\(\s*\d+,\s*"([a-z-]+)"', text))
    found |= set(re.findall(r'"error-([a-z-]+)"', text)) | set(BY_STATUS.values())
    return {f"error-{name}" for name in found | {"bad-request"}}


def test_every_refusal_has_a_sentence() -> None:
    texts = Texts("en")
    for message in sorted(used()):
        said = texts.say(message, **ARGS)
        assert said.endswith("."), message
        assert "{" not in said
        assert said != message
    assert not texts.problems


def test_every_sentence_is_used() -> None:
    folder = FOLDER.parent / "locales" / "en"
    texts = (folder / "errors.ftl").read_text()
    assert set(re.findall(r"^(error-[a-z-]+) =", texts, re.MULTILINE)) == used()


def test_the_kept_schema_is_the_servers() -> None:
    kept = Path(__file__).parents[3] / "web" / "openapi.json"
    if not kept.exists():
        pytest.skip("the web client is not in this checkout")
    assert kept.read_text() == written(), (
        "python -m capital_lux.server.openapi web/openapi.json, then npm run types"
    )


def test_the_schema_has_examples_that_fit_it() -> None:
    import msgspec

    from capital_lux.server.protocol import guests, replays, socket, tables
    from capital_lux.server.protocol.examples import MESSAGES, RECORD
    from capital_lux.server.replays.records import checked

    topics = (guests, replays, socket, tables)
    schema = json.loads(written())
    checked(json.dumps(RECORD).encode())
    for name, example in MESSAGES.items():
        assert schema["components"]["schemas"][name]["examples"] == [example]
        kinds = [vars(one)[name] for one in topics if name in vars(one)]
        msgspec.convert(example, kinds[0], strict=True)
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"]
            if not path.startswith("/api"):
                continue
            refusals = [status for status in operation["responses"] if status >= "400"]
            assert refusals, (method, path)
            for status in refusals:
                refusal = schema["components"]["responses"][status]
                error = refusal["content"]["application/json"]["example"]
                assert Texts("en").has(error["error"]["id"])
