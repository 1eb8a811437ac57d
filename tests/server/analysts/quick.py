"""Says something at once, which has the name of seat 0 in it."""

from __future__ import annotations

import time
import zlib

import msgspec

from capital_lux.play.worker import open_pipes, read, send

SAID = {"said": {"id": "own-text", "args": {"text": "\ue000"}}}


def main(hangs: bool = False, ends: bool = False) -> None:
    questions, answers = open_pipes(0)
    send(answers, b"")
    assert msgspec.json.decode(read(questions) or b"")["result"]
    send(answers, b"1")
    if hangs:
        time.sleep(600)
    if not ends:
        send(answers, zlib.compress(msgspec.json.encode(SAID)))


if __name__ == "__main__":
    main()
