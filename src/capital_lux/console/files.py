"""Records in files. What is read may be anything; what is written is never half written."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from capital_lux.console.refusal import BAD_FILE, Refusal, said_by_system
from capital_lux.console.speech import say
from capital_lux.play.players import ROB, player_of
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.own import TileError
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.record import InvalidRecord, steps
from capital_lux.texts import Message

LARGEST = 4 * 1024 * 1024
"""Bytes; the longest possible record is far smaller."""
DEEPEST = 16
"""Lists and objects within each other; a record needs half as many."""
TOO_DEEP = object()
NAME_LENGTH = 16


RECORD = Message("thing-record")


STANDARD_INPUT = Path("-")
"""What a user types to read the standard input; a file of that name is ./-"""


def bad_file(path: Path, message: str, /, **args: Any) -> Refusal:
    named = Message("standard-input") if path == STANDARD_INPUT else str(path)
    return Refusal(message, BAD_FILE, path=named, **args)


def read_record(path: Path) -> Any:
    """The JSON of a file; `verified_steps` finds out whether it is a true record."""
    return read_json(path, RECORD)


def given_record(path: Path) -> Any:
    """The JSON of a record in a file, or of one from the standard input."""
    return read_json(path, RECORD, sys.stdin.buffer if path == STANDARD_INPUT else None)


def read_json(path: Path, thing: Message, stream: BinaryIO | None = None) -> Any:
    """The JSON of a file that should hold `thing`, or of a stream that goes by its name."""
    try:
        with path.open("rb") if stream is None else contextlib.nullcontext(stream) as file:
            raw = file.read(LARGEST + 1)
    except OSError as problem:
        raise bad_file(path, "file-unreadable", problem=said_by_system(problem)) from None
    except ValueError as problem:
        raise Refusal(
            "file-no-name", BAD_FILE, path=repr(str(path)), problem=str(problem)
        ) from None
    if len(raw) > LARGEST:
        raise bad_file(path, "file-large", thing=thing, size=LARGEST // 1024 // 1024)
    if not raw.strip():
        raise bad_file(path, "file-empty", thing=thing)
    try:
        text = raw.decode("utf-8-sig")  # some editors put a mark at the start
    except UnicodeDecodeError as problem:
        raise bad_file(path, "file-no-text", thing=thing, byte=problem.start) from None
    try:
        found = json.loads(text, object_pairs_hook=no_key_twice)
    except json.JSONDecodeError as problem:
        where = {"line": problem.lineno, "column": problem.colno, "problem": problem.msg}
        raise bad_file(path, "file-no-json", thing=thing, **where) from None
    except (RecursionError, MemoryError):
        found = TOO_DEEP
    except KeyTwice as problem:
        raise bad_file(path, "file-key-twice", thing=thing, key=str(problem)) from None
    except ValueError as problem:
        raise bad_file(path, "file-bad", thing=thing, problem=str(problem)) from None
    # So that code which is given a record may recurse into it.
    if found is TOO_DEEP or is_deep(found):
        raise bad_file(path, "file-deep", thing=thing)
    return found


def is_deep(value: Any) -> bool:
    """Whether lists and objects lie deeper in each other than any record has them."""
    level = [value]
    for _ in range(DEEPEST):
        inside: list[Any] = []
        for item in level:
            if isinstance(item, dict):
                inside += item.values()
            elif isinstance(item, list):
                inside += item
        if not inside:
            return False
        level = inside
    return True


class KeyTwice(ValueError):
    """A key occurs twice in an object."""


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; refused if a key occurs twice, because readers would disagree about it."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise KeyTwice(repr(twice))
    return found


def verified_steps(
    path: Path, record: Any, tiles: Sequence[Any] = ()
) -> Iterator[tuple[Game, int, str, list[Event]]]:
    """The steps of a record; a `Refusal` at the first thing that is wrong.

    `tiles` are a user's own.
    """
    try:
        yield from steps(record, tiles)
    except TileError as problem:
        raise bad_file(path, "file-tile-failed", problem=str(problem)) from None
    except InvalidRecord as problem:
        raise bad_file(path, "file-untrue", problem=reason_of(problem)) from None


def default_path() -> Path:
    """A name in the current folder that is still free."""
    stem = f"capital-lux-{time.strftime('%Y%m%d-%H%M%S')}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path


def save(record: Mapping[str, Any], path: Path | None, replace: bool = False) -> Path:
    """Write a record whole or not at all, never over another file unless told to.

    With no path, a new name in the current folder. `OSError` when it cannot be done.
    """
    target = default_path() if path is None else path
    text = json.dumps(record, indent=1, ensure_ascii=False) + "\n"
    handle, name = tempfile.mkstemp(prefix=".capital-lux-", dir=target.parent)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, 0o644)
        put(name, target, replace)
    finally:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
    return target


def put(name: str, target: Path, replace: bool) -> None:
    """Give a finished file its name."""
    if replace:
        os.replace(name, target)
        return
    try:
        # A link fails when the name is taken, even if it was free a moment ago.
        os.link(name, target)
    except FileExistsError:
        raise
    except OSError:
        # A file system without links.
        if target.exists():
            raise FileExistsError(17, "File exists", str(target)) from None
        os.replace(name, target)


def printable(text: str) -> str:
    """A text that is safe to print: one line, no control characters."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def clean(name: str) -> str:
    """A name that is safe to print, and short."""
    return printable(name)[:NAME_LENGTH].strip()


def players_of(record: Mapping[str, Any], seats: int) -> list[tuple[str, str]]:
    """Kind and name of each seat's player, from a record's optional `players`."""
    texts = [*record.get("players", []), *[""] * seats][:seats]
    found = []
    for seat, text in enumerate(texts):
        kind, name = player_of(text)
        found.append((clean(kind), clean(name) or say("seat-name", number=seat)))
    if record.get("seats") == 1:
        found[1:] = [(ROB, "ROB")]
    return found
