"""Bots of a user's own, as text for a file."""

from __future__ import annotations

from pathlib import Path

TEXT = """
import json
import os
import time
from pathlib import Path

from capital_lux.bots.bot import Bot


class First(Bot):
    pass


class Last(Bot):
    def choose(self, view):
        return view["legal"][-1]


class Ears(Bot):
    def __init__(self):
        self.heard = []

    def hear(self, event):
        self.heard.append(event)

    def choose(self, view):
        Path("heard.json").write_text(json.dumps(self.heard))
        return view["legal"][0]


class Broken:
    def choose(self, view):
        print("do not print me")
        raise KeyError("oops\\x1b[2J")


class Cheat:
    def choose(self, view):
        view["legal"].append("win")
        return "win"


class Leaver:
    def choose(self, view):
        exit(3)


class Ender:
    def choose(self, view):
        os._exit(3)


class Deaf(Bot):
    def hear(self, event):
        raise AttributeError("no ears")


class Slow(Bot):
    def choose(self, view):
        while True:
            try:
                time.sleep(1)
            except Exception:
                pass


class Silent:
    pass


class Needy(Bot):
    def __init__(self, friend):
        pass


class Moody(Bot):
    def __init__(self):
        raise KeyError("no")


NUMBER = 3
"""


def written(folder: Path, text: str = TEXT, name: str = "mine.py") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path
