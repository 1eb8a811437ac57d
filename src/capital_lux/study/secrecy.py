"""The secrecy law: shuffle everything a seat cannot know, and it must notice nothing.

Twice: on a position (`shuffled_snapshot`), and on a whole history (`Watcher`), where the cards a
seat never saw are dealt as other cards and the events it was told must still be the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from capital_lux.rules.events import Event

HIDDEN_ZONES = ("hand", "packs", "kept")


def shuffled_snapshot(snapshot: Mapping[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
    """A snapshot in which everything that `seat` cannot know is changed.

    The deck and the other seats' cards are shuffled together, but for those `seat` may have seen
    in the draft (V2); so are the face-down modifiers it did not place, with the modifier deck; so
    is the chance of later rounds. `snapshot` is a deep copy of its own and is changed in place.
    """
    out = dict(snapshot)
    seats = out["seats"]
    places: list[tuple[list[str], int]] = [(out["deck"], at) for at in range(len(out["deck"]))]
    left = out["players"][(seat + 1) % seats]
    passed = Counter(card for pack in left.get("received", [])[1:] for card in pack)
    for owner, player in enumerate(out["players"]):
        seen = Counter(passed)
        for zone in HIDDEN_ZONES if owner != seat else ():
            for at, card in enumerate(player[zone]):
                if seen[card]:
                    seen[card] -= 1
                else:
                    places.append((player[zone], at))
    shuffle_places(places, rng)
    if "modifiers" in out:
        shuffle_modifiers(out, seat, rng)
    for deck in out["tape"].get("modifiers", []):
        rng.shuffle(deck)
    return out


def shuffle_modifiers(out: dict[str, Any], seat: int, rng: random.Random) -> None:
    """Face-down modifiers of others, one being placed and the modifier deck among themselves."""
    deck = out["modifier_deck"]
    places: list[tuple[Any, Any]] = [(deck, at) for at in range(len(deck))]
    if out["phase"] in ("draft", "play", "power"):
        for over in out["modifiers"].values():
            places += [(placed, "value") for placed in over if placed["by"] != seat]
    pending = out["pending"]
    if pending and "modifier" in pending and pending["seat"] != seat:
        places.append((pending, "modifier"))
    shuffle_places(places, rng)


def shuffle_places(places: list[tuple[Any, Any]], rng: random.Random) -> None:
    """Exchange what lies in some places of lists and objects."""
    values = [zone[at] for zone, at in places]
    rng.shuffle(values)
    for (zone, at), value in zip(places, values, strict=True):
        zone[at] = value


class Watcher:
    """Follows a game as one seat and keeps count of the cards it has not seen.

    A card is known by its place in the tape's deck. `unseen` holds the places the seat has never
    seen: the rest of the deck, packs that never passed it, and cards in other hands that have
    lain there untouched. Cards of one kind are the same card, so which of two equal ones
    was played is ours to choose: the seen one first.
    """

    def __init__(self, tape: Mapping[str, Any], seats: int, seat: int) -> None:
        self.tape = tape
        self.seat = seat
        self.deck: list[str] = tape["deck"]
        self.next = 0
        self.packs: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.keeps: dict[int, int] = {}
        self.before: Mapping[str, Any] | None = None
        self.looks = 0
        self.known: list[set[int]] = []

    def see(
        self, step: int, actor: int, text: str, events: Iterable[Event], truth: Mapping[str, Any]
    ) -> None:
        """Follow one action (`actor` -1: the set-up) that led to the position `truth`."""
        passing: list[list[int]] | None = None
        for event in events:
            seat = event.data.get("seat", -1)
            if event.what == "dealt":
                count = event.data["count"]
                dealt = range(self.next, self.next + count)
                self.packs[seat] = [*dealt] if seat != self.seat else []
                self.next += count
            elif event.what == "kept" and seat != self.seat:
                self.keep(step, seat, {**event.data, **event.secret}["card"])
            elif event.what == "passed":
                passing = passing or [*self.packs]
                hidden = self.seat not in (seat, event.data["to"])
                self.packs[event.data["to"]] = passing[seat] if hidden else []
            elif event.what == "drew" and seat != self.seat:
                self.hands[seat].append(self.next)
                self.next += 1
            elif event.what in ("opened", "drew"):
                self.next += 1
            self.watch_modifiers(event)
        self.next = len(self.deck) - len(truth["deck"])
        self.settle(actor, text, truth)
        self.before = truth

    def keep(self, step: int, seat: int, card: str) -> None:
        """Another seat keeps a card of its pack; if the pack is unseen, so is the card."""
        for place in self.packs[seat]:
            if self.deck[place] == card:
                self.packs[seat] = [other for other in self.packs[seat] if other != place]
                self.hands[seat].append(place)
                self.keeps[step] = place
                return

    def settle(self, actor: int, text: str, truth: Mapping[str, Any]) -> None:
        """Forget the cards that are no longer where they were unseen."""
        for seat, player in enumerate(truth["players"]):
            if self.packs[seat] and not player["packs"]:
                self.hands[seat] += self.packs[seat]
                self.packs[seat] = []
            there = Counter(player["hand"] + player["kept"])
            if seat == actor and self.before and not text.startswith("keep"):
                named = text.split()[-1]
                held = Counter(self.before["players"][seat]["hand"])
                there[named] = min(there[named], held[named] - 1)
            unseen: list[int] = []
            for place in self.hands[seat]:
                if there[self.deck[place]] > 0:
                    there[self.deck[place]] -= 1
                    unseen.append(place)
            self.hands[seat] = unseen

    def watch_modifiers(self, event: Event) -> None:
        """Which modifiers of each round's deck the seat knows."""
        if event.what == "round":
            self.looks = 0
            self.known.append(set())
        elif event.what == "looked":
            if event.data["seat"] == self.seat:
                self.known[-1].add(self.looks)
            self.looks += 1
        elif event.what == "revealed":
            self.known[-1].update(range(self.looks))

    def unseen(self) -> list[int]:
        """The places of the tape's deck that the seat has not seen."""
        places = [place for zone in (*self.packs, *self.hands) for place in zone]
        return sorted(places) + list(range(self.next, len(self.deck)))

    def other_tape(self, rng: random.Random) -> dict[str, Any]:
        """A tape that the seat cannot tell from the true one."""
        tape = {**self.tape, "deck": list(self.deck)}
        shuffle_places([(tape["deck"], place) for place in self.unseen()], rng)
        if "modifiers" in tape:
            tape["modifiers"] = [list(deck) for deck in tape["modifiers"]]
            for turn, deck in enumerate(tape["modifiers"]):
                known = self.known[turn] if turn < len(self.known) else ()
                shuffle_places([(deck, at) for at in range(len(deck)) if at not in known], rng)
        return tape

    def other_actions(self, actions: list[str], tape: Mapping[str, Any]) -> list[str]:
        """The same actions, where others keep what the other tape gave them instead."""
        unseen = set(self.unseen())
        out = list(actions)
        for step, place in self.keeps.items():
            if place in unseen:
                out[step] = f"{out[step].split()[0]} keep {tape['deck'][place]}"
        return out


def told_to(seat: int | None, events: Iterable[Event]) -> list[dict[str, Any]]:
    """What a seat, or a spectator, is told of some events."""
    told = (event.seen_from(seat) for event in events)
    return [event for event in told if event is not None]
