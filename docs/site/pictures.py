"""The game's pictures as files: drawn by the web client's own code, with their colours put in."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

HERE = Path(__file__).parent
WEB = HERE.parents[1] / "web"
SVG = "http://www.w3.org/2000/svg"
RULE = re.compile(r"(:root|\.[a-z0-9-]+) \{(.*?)\}", re.DOTALL)
VARIABLE = re.compile(r"var\((--[a-z-]+)\)")


def palette() -> dict[str, dict[str, str]]:
    """The variables that each class sets, in the colours for light pages."""
    text = (WEB / "src/art/palette.css").read_text("utf-8")
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    text = re.sub(r"light-dark\((#\w+), #\w+\)", r"\1", text)
    found: dict[str, dict[str, str]] = {}
    for name, body in RULE.findall(text):
        found.setdefault(name, {}).update(re.findall(r"(--[a-z-]+): ([^;]+);", body))
    return found


def painted(svg: str, classes: dict[str, dict[str, str]]) -> str:
    """A picture that needs no style sheet."""
    ET.register_namespace("", SVG)
    root = ET.fromstring(re.sub(r"<!--.*?-->", "", svg))

    def paint(element: ET.Element, known: dict[str, str]) -> None:
        own = dict(known)
        for name in element.attrib.pop("class", "").split():
            own |= classes.get(f".{name}", {})
        for key, value in element.attrib.items():
            while found := VARIABLE.search(value):
                value = value.replace(found[0], own[found[1]])
            element.set(key, value)
        for child in element:
            paint(child, own)

    paint(root, classes[":root"])
    _, _, width, height = root.attrib["viewBox"].split()
    root.attrib |= {"width": width, "height": height}
    return ET.tostring(root, encoding="unicode")


def all_of_them() -> dict[str, str]:
    """Every picture by its name."""
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    drawn = subprocess.run(
        ["node", "--input-type=module"],
        input=(HERE / "pictures.mjs").read_text("utf-8"),
        cwd=WEB,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    classes = palette()
    return {name: painted(svg, classes) for name, svg in json.loads(drawn.stdout).items()}
