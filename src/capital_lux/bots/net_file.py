"""The file of a net: a line with its checksum, a line that says what it is, and the weights.

    capital-lux net sha256 2f1e...
    {"format": 1, "features": 1, "observation": 1, "width": 512, "blocks": 2, ...}

Behind them the arrays of `net.parts`, compressed by zlib. The checksum is that of all after it.
"""

from __future__ import annotations

import hashlib
import json
import sys
import zlib
from array import array
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from capital_lux.bots.net import LARGEST, Net, checked_size, parts, size_of
from capital_lux.observation import features, layout
from capital_lux.rules.given import wrong
from capital_lux.rules.reasons import because

MAGIC = b"capital-lux net sha256 "
FORMAT = 1
VERSIONS = {"format": FORMAT, "features": features.VERSION, "observation": layout.VERSION}
"""What a file must be made for."""
LARGEST_FILE = 4 << 20
CHAMPION = Path(__file__).with_name("champion.net")


def save(path: str | Path, about: Mapping[str, Any], arrays: Mapping[str, Any]) -> int:
    """Write a net of floats as whole numbers with scales; how many bytes the file has.

    `about`: `width`, `blocks` and whatever is to be known of the training, as JSON. `arrays`: the
    arrays of `net.parts` by name, row by row, as lists, nested lists or buffers of floats;
    "first.weight" has a row for each bit, all others a row for each output.
    """
    header = {**about, **VERSIONS}
    width, blocks = checked_size(header.get("width"), header.get("blocks"))
    body = bytearray()
    for name, rows, columns in parts(width, blocks):
        numbers = flat(arrays[name])
        if len(numbers) != max(rows, 1) * columns:
            raise wrong(f"{max(rows, 1)} x {columns} floats for {name}", len(numbers), ValueError)
        body += written(numbers) if rows == 0 else whole(numbers, columns, name == "first.weight")
    Net(width, blocks, bytes(body))  # what could not be read is not written
    told = json.dumps(header, sort_keys=True).encode() + b"\n" + zlib.compress(bytes(body), 9)
    text = MAGIC + hashlib.sha256(told).hexdigest().encode() + b"\n" + told
    if len(text) > LARGEST_FILE:
        raise wrong(f"a net of at most {LARGEST_FILE} bytes", len(text), ValueError)
    # Whoever reads it meanwhile, or after this was killed, has the net of before.
    part = Path(f"{path}.part")
    part.write_bytes(text)
    part.replace(path)
    return len(text)


def flat(numbers: Any) -> array[float]:
    """Floats in a row, from a buffer or from lists of any depth."""
    try:
        return array("d", leaves(memoryview(numbers).tolist()))
    except TypeError:
        return array("d", leaves(numbers))


def leaves(numbers: Any) -> Iterable[float]:
    for number in numbers:
        if isinstance(number, Iterable):
            yield from leaves(number)
        else:
            yield number


def whole(numbers: array[float], columns: int, by_column: bool) -> bytes:
    """Weights from -127 to 127, and behind them the scales, one per row or per column."""
    rows = [numbers[at : at + columns] for at in range(0, len(numbers), columns)]
    if by_column:
        steps = [max(map(abs, column)) / LARGEST or 1.0 for column in zip(*rows, strict=True)]
        found = [round(w / s) for row in rows for w, s in zip(row, steps, strict=True)]
    else:
        steps = [max(map(abs, row)) / LARGEST or 1.0 for row in rows]
        found = [round(w / s) for row, s in zip(rows, steps, strict=True) for w in row]
    return array("b", found).tobytes() + written(steps)


def written(numbers: Iterable[float]) -> bytes:
    """Floats of four bytes, the lowest first."""
    found = array("f", numbers)
    if sys.byteorder == "big":
        found.byteswap()
    return found.tobytes()


def load(path: str | Path) -> Net:
    """The net in a file; `ValueError` if it is damaged, no net, or made for another version."""
    return read(Path(path).read_bytes())


def read(text: bytes) -> Net:
    """The net that a file holds."""
    first, _, told = text.partition(b"\n")
    if not first.startswith(MAGIC):
        raise ValueError(because("not-net"))
    if first[len(MAGIC) :] != hashlib.sha256(told).hexdigest().encode():
        raise ValueError(because("net-damaged"))
    line, _, packed = told.partition(b"\n")
    try:
        about = dict(json.loads(line))
    except (TypeError, ValueError):
        raise ValueError(because("not-net")) from None
    for name, here in VERSIONS.items():
        if about.get(name) != here:
            raise ValueError(because("net-version", what=name, then=about.get(name), now=here))
    width, blocks = checked_size(about.get("width"), about.get("blocks"))
    try:
        body = zlib.decompressobj().decompress(packed, size_of(width, blocks) + 1)
    except zlib.error:
        raise ValueError(because("net-damaged")) from None
    return Net(width, blocks, body, about)


@cache
def champion() -> Net:
    """The net that the package brings, read once."""
    return load(CHAMPION)


def fingerprint() -> str:
    """The checksum of the net that the package brings."""
    with CHAMPION.open("rb") as file:
        return file.readline()[len(MAGIC) :].decode().strip()
