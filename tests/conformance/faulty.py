"""Games with a fault each, to prove that the harness complains."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import capital_lux as lux
from capital_lux.rules.options import options_of


class Faulty(lux.Game):
    """A game whose copies and restored games have the same fault."""

    def copy(self) -> Faulty:
        options: Any = options_of(self)
        twin = type(self)(**options, seed=0)
        twin.copy_from(self)
        return twin

    @classmethod
    def restore(cls, snapshot: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Faulty:
        sound = lux.Game.restore(snapshot, tiles)
        options: Any = options_of(sound)
        game = cls(**options, seed=0)
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
    def view(self, seat: int | None = None) -> Any:
        hands = [player["hand"] for player in self.snapshot()["players"]]
        return {**super().view(seat), "hands": hands}


class ShowsTheNextCard(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "next": self.snapshot()["deck"][:1]}


class ShowsModifiers(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "modifiers": self.snapshot()["modifiers"]}


class AddsModifiersToTotals(Faulty):
    def view(self, seat: int | None = None) -> Any:
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
    def restore(cls, snapshot: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Faulty:
        return super().restore({**snapshot, "deck": snapshot["deck"][::-1]}, tiles)


class RecordsTooLittle(Faulty):
    def record(self) -> dict[str, Any]:
        record = super().record()
        return {**record, "actions": record["actions"][:-1]}


class LosesTheWinner(Faulty):
    def winners(self) -> tuple[int, ...]:
        worst = min(self.scores())
        return tuple(seat for seat in range(self.seats) if self.scores()[seat] == worst)


class CountsAPointTooMany(Faulty):
    def scores(self) -> list[int]:
        return [score + 1 for score in super().scores()]


class LosesTheOutsider(Faulty):
    def snapshot(self) -> dict[str, Any]:
        out = super().snapshot()
        return {**out, "outsider": out["outsider"][1:]}


class LosesTheReserve(Faulty):
    def snapshot(self) -> dict[str, Any]:
        out = super().snapshot()
        return {**out, "rob": {**out["rob"], "reserve": []}}


class LosesTheRow(Faulty):
    def snapshot(self) -> dict[str, Any]:
        out = super().snapshot()
        return {**out, "discovery": out["discovery"][1:]}


class ShowsRebels(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "rebels": self.snapshot()["rebels"]["placed"]}


class ShowsTheNextRebel(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "next": self.snapshot()["rebels"]["deck"][:1]}


class ShowsRobsDeck(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "rob": self.snapshot()["rob"]}


class ShowsRobsNextRound(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "tape": self.snapshot()["tape"]}


class ShowsTheNextAristocrat(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "next": self.snapshot()["aristocrats"]["deck"][:1]}


class ShowsWhatIsBeingChosen(Faulty):
    def view(self, seat: int | None = None) -> Any:
        return {**super().view(seat), "pending": self.snapshot()["pending"]}


A = {"edition": "generations", "powers": "A"}
B = {"edition": "generations", "powers": "B"}
C = {"edition": "generations", "powers": "C"}
D = {"edition": "generations", "powers": "D"}
SOLO = {"edition": "generations", "seats": 1}

FAULTS: list[tuple[type[Faulty], dict[str, Any], set[str]]] = [
    (LosesACard, {}, {"cards"}),
    (MakesACard, {}, {"cards"}),
    (ShowsAHand, {}, {"secrecy"}),
    (ShowsTheNextCard, {}, {"secrecy"}),
    (ShowsModifiers, {}, {"secrecy"}),
    (AddsModifiersToTotals, {}, {"secrecy"}),
    (AcceptsAnything, {}, {"legal"}),
    (HidesAnAction, {}, {"legal"}),
    (OffersTooMuch, {}, {"legal"}),
    (LetsOthersAct, {}, {"legal"}),
    (ForgetsWhoseTurn, {}, {"turn", "legal"}),
    (ChangesWhenRefused, {}, {"legal"}),
    (CopiesItself, {}, {"copy", "legal"}),
    (RestoresAnotherDeck, {}, {"restore"}),
    (RecordsTooLittle, {}, {"record"}),
    (LosesTheWinner, {}, {"end"}),
    (CountsAPointTooMany, {}, {"end"}),
    (ShowsAHand, B, {"secrecy"}),
    (ShowsModifiers, A, {"secrecy"}),
    (HidesAnAction, D, {"legal"}),
    (LosesTheWinner, C, {"end"}),
    (LosesTheWinner, SOLO, {"end"}),
    (CountsAPointTooMany, C, {"end"}),
    (LosesTheOutsider, D, {"cards"}),
    (LosesTheReserve, SOLO, {"cards"}),
    (LosesTheRow, C, {"cards"}),
    (ShowsRebels, B, {"secrecy"}),
    (ShowsTheNextRebel, B, {"secrecy"}),
    (ShowsRobsDeck, SOLO, {"secrecy"}),
    (ShowsRobsNextRound, SOLO, {"secrecy"}),
    (ShowsTheNextCard, SOLO, {"secrecy"}),
    (ShowsTheNextAristocrat, C, {"secrecy"}),
    (ShowsWhatIsBeingChosen, A, {"secrecy"}),
    (ShowsWhatIsBeingChosen, B, {"secrecy"}),
    (ShowsWhatIsBeingChosen, D, {"secrecy"}),
    (ForgetsWhoseTurn, SOLO, {"turn", "legal"}),
    (RecordsTooLittle, SOLO, {"record"}),
]
"""Each fault, the game it is in, and the checks that may be the first to notice it."""

Step = tuple[lux.Game, int, str, list[lux.Event]]


def silent_about(what: str) -> Callable[..., Iterator[Step]]:
    """Steps that never tell of one sort of event."""

    def steps(record: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Iterator[Step]:
        for game, seat, text, events in lux.steps(record, tiles):
            yield game, seat, text, [event for event in events if event.what != what]

    return steps


def wrong_about(what: str, **change: Any) -> Callable[..., Iterator[Step]]:
    """Steps that tell something else of one sort of event."""

    def steps(record: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Iterator[Step]:
        for game, seat, text, events in lux.steps(record, tiles):
            told = [
                replace(event, data={**event.data, **change}) if event.what == what else event
                for event in events
            ]
            yield game, seat, text, told

    return steps


def shows(what: str) -> Callable[..., Iterator[Step]]:
    """Steps that tell everybody the secret of one sort of event."""

    def steps(record: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Iterator[Step]:
        for game, seat, text, events in lux.steps(record, tiles):
            shown = [
                lux.Event(event.what, {**event.data, **event.secret})
                if event.what == what
                else event
                for event in events
            ]
            yield game, seat, text, shown

    return steps
