"""A decision in line mode: the question with its numbered answers, and which one is meant."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from capital_lux.console.speech import say
from capital_lux.rules.shapes import View
from capital_lux.telling.ask import ask
from capital_lux.telling.check import Check
from capital_lux.telling.model import choices
from capital_lux.telling.standing import Standing
from capital_lux.terminal.lines.table import WIDTH, wrap


class Left(Exception):
    """The user leaves before the end."""


def choice_lines(view: View, names: Sequence[str], check: Check) -> list[str]:
    """The question, the cards it is about, and the numbered answers."""
    player = view["players"][view["seat"] or 0]
    lines = []
    if view["phase"] == "draft":
        lines.append(say("play-pack", cards=" ".join(player["packs"])))
        kept = " ".join(player["kept"])
        lines.append(say("play-kept", cards=kept) if kept else say("play-kept-none"))
    else:
        hand = " ".join(player["hand"])
        lines.append(say("play-hand", cards=hand) if hand else say("play-hand-empty"))
    stand = Standing(view, names, check)
    lines += wrap(say(ask(stand) or ""))
    for number, choice in enumerate(choices(stand), 1):
        label = f"{number:3}) {choice['action']:<11} "
        parts = textwrap.wrap(say(choice["message"]), WIDTH - len(label))
        lines.append(f"{label}{parts[0]}")
        lines += [" " * len(label) + part for part in parts[1:]]
    return lines


def plain(line: str) -> str:
    """What a user typed, without what does not matter."""
    return " ".join(line.lower().split())


def meant(text: str, legal: Sequence[str]) -> str | None:
    """The action that an answer means, by its number or by its name."""
    numbered = enumerate(legal, 1)
    return next((one for at, one in numbered if text in (str(at), one.lower())), None)


def complaint(text: str, count: int) -> list[str]:
    """What to say to an answer that is not among them."""
    shown = text if len(text) <= 30 else text[:27] + "..."
    start = say("play-no-choice", answer=repr(shown)) if text else say("play-no-answer")
    return wrap(f"{start} {say('play-what-to-type', count=count)}")
