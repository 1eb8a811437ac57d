"""Bots that judge an action at a glance: a sensible one, and one with a beginner's hopes."""

from __future__ import annotations

from capital_lux.bots.bot import BelievingBot, Bot
from capital_lux.bots.policy import Policy
from capital_lux.rules.actions import TEXTS
from capital_lux.rules.cards import DISTRICT_NAMES, ROUNDS
from capital_lux.rules.chance import Fast
from capital_lux.rules.shapes import View

WORLDS = 16
NOISE = 0.01
"""Points by which it may misjudge an action, so that chance decides between equal ones."""
COLOURS = {name[0].upper(): name for name in DISTRICT_NAMES}


class GreedyBot(BelievingBot):
    """Judges each action at a glance, in a few possible worlds."""

    def choose(self, view: View) -> str:
        world = self.world(view)
        return TEXTS[Policy(NOISE, world.base.copy()).weigh(world, self.chance, WORLDS)]


class HopefulBot(Bot):
    """Plays as beginners do: it keeps high cards and plays them at home, the highest first.

    It counts what lies in the capital and nothing else: no modifier, no card of its hand, no rival,
    nothing that it passed on. And it hopes: a total may be `hope` points beyond the limit, because
    the capital might still grow; two more for each player beyond two, one less in the last round.
    Only when nothing seems to fit does it play a card in the capital, the lowest. Asked what a
    power should do, it takes the first thing.
    """

    def __init__(self, seed: int = 0, hope: int = 0) -> None:
        self.chance = Fast(seed)
        self.hope = hope

    def choose(self, view: View) -> str:
        legal: list[str] = view["legal"]
        if view["phase"] not in ("draft", "play"):
            return legal[0]
        # Chance decides between actions that it likes equally.
        return max(legal, key=lambda text: (self.liking(view, text), self.chance.below(64)))

    def liking(self, view: View, text: str) -> float:
        verb, card = text.split()
        value = int(card[1])
        if verb == "keep":
            return value
        if verb == "capital":
            return 1 / value
        district = COLOURS[card[0]]
        assert view["seat"] is not None
        total = view["players"][view["seat"]]["totals"][district] + value
        beyond = total - view["totals"][district]
        others = len(view["players"]) - 1
        hope = self.hope + 2 * (others - 1) - (view["round"] == ROUNDS)
        return value if beyond <= hope else -beyond
