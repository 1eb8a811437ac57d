"""Games with a fault each, to prove that the harness complains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import capital_lux as lux


class Faulty(lux.Game):
    """A game whose copies and restored games have the same fault."""

    def copy(self) -> Faulty:
        twin = type(self)(seats=self.seats, seed=0)
        twin.copy_from(self)
        return twin

    @classmethod
    def restore(cls, snapshot: Mapping[str, Any]) -> Faulty:
        sound = lux.Game.restore(snapshot)
        game = cls(seats=sound.seats, seed=0)
        game.copy_from(sound)
        return game


class LosesACard(Faulty):
    def snapshot(self) -> dict[str, Any]:
        out = super().snapshot()
        if out["round"] > 1:
            del out["deck"][:1]
        return out


class MakesACard(Faulty):
    def snapshot(self) -> dict[str, Any]:
        out = super().snapshot()
        if out["phase"] == "over":
            out["players"][0]["bonus"].append("B6")
        return out


class ShowsAHand(Faulty):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        hands = [player["hand"] for player in self.snapshot()["players"]]
        return {**super().view(seat), "hands": hands}


class ShowsTheNextCard(Faulty):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {**super().view(seat), "next": self.snapshot()["deck"][:1]}


class ShowsModifiers(Faulty):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        return {**super().view(seat), "modifiers": self.snapshot()["modifiers"]}


class AddsModifiersToTotals(Faulty):
    def view(self, seat: int | None = None) -> dict[str, Any]:
        out = super().view(seat)
        for district, over in self.snapshot()["modifiers"].items():
            out["totals"][district] += sum(placed["value"] for placed in over)
        return out


class AcceptsAnything(Faulty):
    def play_id(self, seat: int, action: int) -> None:
        if self.over or action in self.legal_ids(seat):
            super().play_id(seat, action)


class HidesAnAction(Faulty):
    def legal_ids(self, seat: int) -> list[int]:
        legal = super().legal_ids(seat)
        return legal[:-1] if len(legal) > 1 else legal


class OffersTooMuch(Faulty):
    def legal_ids(self, seat: int) -> list[int]:
        legal = super().legal_ids(seat)
        return [*legal, 102] if legal and legal[0] >= 20 else legal


class LetsOthersAct(Faulty):
    def legal_ids(self, seat: int) -> list[int]:
        return super().legal_ids(seat) or super().legal_ids(0)


class ForgetsWhoseTurn(Faulty):
    def waiting(self) -> tuple[int, ...]:
        return super().waiting() if self.round < 2 else ()


class ChangesWhenRefused(Faulty):
    refusals = 0

    def play_id(self, seat: int, action: int) -> None:
        try:
            super().play_id(seat, action)
        except lux.IllegalAction:
            self.refusals += 1
            raise

    def snapshot(self) -> dict[str, Any]:
        out = super().snapshot()
        return {**out, "start": (out["start"] + self.refusals) % 2}


class CopiesItself(Faulty):
    def copy(self) -> Faulty:
        return self


class RestoresAnotherDeck(Faulty):
    @classmethod
    def restore(cls, snapshot: Mapping[str, Any]) -> Faulty:
        return super().restore({**snapshot, "deck": snapshot["deck"][::-1]})


class RecordsTooLittle(Faulty):
    def record(self) -> dict[str, Any]:
        record = super().record()
        return {**record, "actions": record["actions"][:-1]}


class LosesTheWinner(Faulty):
    def winners(self) -> tuple[int, ...]:
        worst = min(self.scores())
        return tuple(seat for seat in range(self.seats) if self.scores()[seat] == worst)


FAULTS: list[tuple[type[Faulty], set[str]]] = [
    (LosesACard, {"cards"}),
    (MakesACard, {"cards"}),
    (ShowsAHand, {"secrecy"}),
    (ShowsTheNextCard, {"secrecy"}),
    (ShowsModifiers, {"secrecy"}),
    (AddsModifiersToTotals, {"secrecy"}),
    (AcceptsAnything, {"legal"}),
    (HidesAnAction, {"legal"}),
    (OffersTooMuch, {"legal"}),
    (LetsOthersAct, {"legal"}),
    (ForgetsWhoseTurn, {"turn", "legal"}),
    (ChangesWhenRefused, {"legal"}),
    (CopiesItself, {"copy", "legal"}),
    (RestoresAnotherDeck, {"restore"}),
    (RecordsTooLittle, {"record"}),
    (LosesTheWinner, {"end"}),
]
"""Each fault with the checks that may be the first to notice it."""

Step = tuple[lux.Game, int, str, list[lux.Event]]


def silent_about_gold(record: Mapping[str, Any]) -> Iterator[Step]:
    """Steps that never tell of gold taken."""
    for game, seat, text, events in lux.steps(record):
        yield game, seat, text, [event for event in events if event.what != "took_gold"]


def shows(what: str) -> Callable[[Mapping[str, Any]], Iterator[Step]]:
    """Steps that tell everybody the secret of one sort of event."""

    def steps(record: Mapping[str, Any]) -> Iterator[Step]:
        for game, seat, text, events in lux.steps(record):
            shown = [
                lux.Event(event.what, {**event.data, **event.secret})
                if event.what == what
                else event
                for event in events
            ]
            yield game, seat, text, shown

    return steps


def ends_otherwise(record: Mapping[str, Any]) -> Iterator[Step]:
    """Steps that scored other points than the game has."""
    for game, seat, text, events in lux.steps(record):
        shown = [
            lux.Event(event.what, {**event.data, "home": 0}) if event.what == "scored" else event
            for event in events
        ]
        yield game, seat, text, shown
