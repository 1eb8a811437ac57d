"""What one seat knows: exactly the worlds that its events leave possible.

A `Belief` hears its seat's events. The draft pins down most of a neighbour's hand: the seat knows
the pack it passed on, but with three or four seats not who kept which card of it. Each way it
may have been is a hypothesis with a weight; every card shown afterwards changes the weights.
Opponents are taken as uninformed: any card of a hand is as likely to be played as the others.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from capital_lux.bots.guess import MAX_HYPOTHESES, guess
from capital_lux.bots.world import World
from capital_lux.rules.cards import KINDS, PICKS, kind_of
from capital_lux.rules.game import Game
from capital_lux.rules.shapes import SeenEvent, View

Counts = tuple[int, ...]
Known = tuple[Counts, ...]
"""By seat, how many cards of each kind the seat is known to hold."""

DRAFT_EVENTS = frozenset(("round", "dealt", "short", "kept", "ready", "passed"))


def counted(kinds: Iterable[int]) -> Counts:
    """Kinds as 20 counts."""
    counter = Counter(kinds)
    return tuple(counter[kind] for kind in range(KINDS))


class Belief:
    """What a seat knows of the cards it cannot see."""

    def __init__(self, seat: int, seats: int, census: Sequence[int]) -> None:
        self.seat = seat
        self.seats = seats
        self.unseen = list(census)
        """Cards that are somewhere out of sight, those known in other hands included."""
        self.held = [0] * seats
        self.hypotheses: dict[Known, float] = {}
        self.forget()
        self.last: SeenEvent = {"what": ""}

    def forget(self) -> None:
        """Know nothing of other hands."""
        nobody = tuple(counted(()) for _ in range(self.seats))
        self.hypotheses = {nobody: 1.0}
        self.passed: list[list[int]] = []
        self.came: list[list[int]] = []
        self.drafting = False

    # Events

    def hear(self, event: SeenEvent) -> None:
        """Take in an event as the seat sees it."""
        what = event["what"]
        if self.drafting and what not in DRAFT_EVENTS:
            self.end_draft()
        method = getattr(self, f"hear_{what}", None)
        if method is not None:
            method(event)
        self.last = event

    def see(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.unseen[kind_of(card)] -= 1

    def lose_sight(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.unseen[kind_of(card)] += 1

    def hear_round(self, event: SeenEvent) -> None:
        """All hands are empty."""
        self.forget()
        self.held = [0] * self.seats

    def hear_opened(self, event: SeenEvent) -> None:
        """A card from the deck, face up."""
        self.see([event["card"]])

    hear_turned_up = hear_rob_refilled = hear_opened

    def hear_reserved(self, event: SeenEvent) -> None:
        self.see(event["cards"])

    def hear_dealt(self, event: SeenEvent) -> None:
        self.drafting = True
        self.held[event["seat"]] += event["count"]
        if event["seat"] == self.seat:
            self.see(event["cards"])

    def hear_passed(self, event: SeenEvent) -> None:
        if event["seat"] == self.seat:
            self.lose_sight(event["cards"])
            self.passed.append([kind_of(card) for card in event["cards"]])
        if event["to"] == self.seat:
            self.see(event["cards"])
            self.came.append([kind_of(card) for card in event["cards"]])

    def end_draft(self) -> None:
        """Work out who may hold which of the cards we passed."""
        self.drafting = False
        if not self.passed:
            return
        first = self.passed[0]
        left, after = (self.seat + 1) % self.seats, (self.seat + 2) % self.seats
        sure = [kind for pack in self.passed[1:] for kind in pack]
        weights: Counter[Known] = Counter()
        for kept in combinations(range(len(first)), min(PICKS, len(first))):
            mine = [first[i] for i in kept]
            rest = [first[i] for i in range(len(first)) if i not in kept]
            known = [counted(())] * self.seats
            known[left] = counted(mine + sure)
            if after != self.seat:
                known[after] = counted(rest)
            elif len(self.came) > 1 and counted(rest) != counted(self.came[1]):
                continue
            weights[tuple(known)] += 1
        self.set_weights(weights)

    def set_weights(self, weights: Mapping[Known, float]) -> None:
        """Keep the likeliest hypotheses, with weights that add up to 1."""
        best = sorted(weights.items(), key=lambda item: -item[1])[:MAX_HYPOTHESES]
        total = sum(weight for _, weight in best)
        if total > 0:
            self.hypotheses = {known: weight / total for known, weight in best}

    def hear_played(self, event: SeenEvent) -> None:
        """A hand card is shown."""
        self.show(event["seat"], event["card"])

    hear_gave = hear_played

    def hear_laid_down(self, event: SeenEvent) -> None:
        for card in event["cards"]:
            self.show(event["seat"], card)

    def hear_drew(self, event: SeenEvent) -> None:
        """A card from the deck to a hand."""
        self.held[event["seat"]] += 1
        if event["seat"] == self.seat:
            self.see([event["card"]])

    def hear_picked_up(self, event: SeenEvent) -> None:
        """A card in sight goes to a hand; a Mentalist has put down another for it."""
        seat = event["seat"]
        if self.last["what"] == "put":
            self.show(seat, self.last["card"])
        self.gain(seat, event["card"])

    def gain(self, seat: int, card: str) -> None:
        """A card in sight goes to a hand."""
        self.held[seat] += 1
        if seat != self.seat:
            self.lose_sight([card])
            self.learn(seat, card)

    def hear_moved_by_tile(self, event: SeenEvent) -> None:
        """A user's tile moves a card that everybody sees."""
        source, target = owner_of(event["zone"]), owner_of(event["to_zone"])
        if source is not None:
            self.show(source, event["card"])
        elif event["zone"] == "deck":
            self.see([event["card"]])
        if target is not None:
            self.gain(target, event["card"])

    def hear_moved_in_secret(self, event: SeenEvent) -> None:
        """A user's tile moves a card to a hand that only the seats concerned see."""
        source, target = owner_of(event["zone"]), owner_of(event["to_zone"])
        if target is None:
            return
        self.held[target] += 1
        if source is None:
            if target == self.seat:
                self.see([event["card"]])
        elif target == self.seat:
            self.show(source, event["card"])
        elif source == self.seat:
            self.lose_sight([event["card"]])
            self.learn(target, event["card"])
        else:
            self.hand_over(source, target)

    def hand_over(self, source: int, target: int) -> None:
        """A card we do not see goes from one hand to another, each as likely as any other."""
        weights: defaultdict[Known, float] = defaultdict(float)
        for known, weight in self.hypotheses.items():
            for kind in range(KINDS):
                if known[source][kind] > 0:
                    moved = changed(changed(known, source, kind, -1), target, kind, 1)
                    weights[moved] += weight * known[source][kind]
            others = self.held[source] - sum(known[source])
            if others > 0:
                weights[known] += weight * others
        self.set_weights(weights)
        self.held[source] -= 1

    def learn(self, seat: int, card: str) -> None:
        """A hand is known to have one more card."""
        kind = kind_of(card)
        self.set_weights({changed(known, seat, kind, 1): w for known, w in self.hypotheses.items()})

    def show(self, seat: int, card: str) -> None:
        """A hand card is shown: one we knew of, or another."""
        kind = kind_of(card)
        if seat == self.seat or self.held[seat] == 0:
            return
        weights: defaultdict[Known, float] = defaultdict(float)
        for known, weight in self.hypotheses.items():
            there = known[seat][kind]
            if there > 0:
                weights[changed(known, seat, kind, -1)] += weight * there
            others = self.held[seat] - sum(known[seat])
            pool = self.unseen[kind] - sum(counts[kind] for counts in known)
            size = sum(self.unseen) - sum(map(sum, known))
            if others > 0 and pool > 0:
                weights[known] += weight * others * pool / size
        self.set_weights(weights)
        self.held[seat] -= 1
        self.unseen[kind] -= 1

    # Worlds

    def world(self, view: View, tiles: Sequence[Any] = ()) -> World:
        """The possible worlds behind a view of the seat, ready to be sampled."""
        return self.world_around(*guess(view, tiles), view)

    def world_around(self, base: Game, unseen: Sequence[int], view: View) -> World:
        """The same, around a game in which what the seat sees is true; the rest is dealt anew."""
        if self.drafting and view["phase"] != "draft":
            self.end_draft()
        world = World(base, self.seat, unseen)
        if view["phase"] == "draft" and self.seats > 1 and view["seats"] > 1:
            self.draft_world(view, world)
            return world
        held = [player["hand_size"] for player in view["players"]]
        fitting = {
            known: weight
            for known, weight in self.hypotheses.items()
            if all(sum(known[seat]) <= held[seat] for seat in range(self.seats))
            and all(sum(counts[kind] for counts in known) <= unseen[kind] for kind in range(KINDS))
        }
        if not fitting:
            self.forget()
            fitting = self.hypotheses
        total = sum(fitting.values())
        for known, weight in fitting.items():
            world.suppose(weight / total, known)
        return world

    def draft_world(self, view: View, world: World) -> None:
        """In a draft we know the pack we passed, and whether the seat that has it is ready."""
        world.suppose(1.0, [counted(())] * self.seats)
        if self.passed:
            left = (self.seat + 1) % self.seats
            pack = self.passed[-1]
            ready = view["players"][left]["ready"]
            world.pass_pack(left, pack, min(PICKS, len(pack)) if ready else 0)


def owner_of(zone: str) -> int | None:
    """Whose hand a zone is, if it is one."""
    name, *rest = zone.split()
    return int(rest[0]) if name == "hand" else None


def changed(known: Known, seat: int, kind: int, change: int) -> Known:
    """Known cards with one kind of one seat changed."""
    counts = list(known[seat])
    counts[kind] += change
    return (*known[:seat], tuple(counts), *known[seat + 1 :])
