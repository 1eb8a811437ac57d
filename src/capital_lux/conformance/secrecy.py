"""The secrecy law: change everything a seat cannot know, and it notices nothing.

On a position: shuffle what lies hidden. On a history: deal the cards a seat never saw as other
cards. Then everything the seat is told and shown must still be the same, and so must what is asked
of the others, and how often: everybody sees that somebody decides.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any

from capital_lux.rules.components import Place, places_in
from capital_lux.rules.events import Event
from capital_lux.rules.game import Game
from capital_lux.rules.powers import components_in, tiles_in

HIDDEN_ZONES = ("hand", "packs", "kept")
FROM_DECK = ("opened", "turned_up", "rob_refilled")
"""Events that turn up the deck's top card for everybody."""


def shuffled_snapshot(snapshot: Mapping[str, Any], seat: int, rng: random.Random) -> dict[str, Any]:
    """A snapshot in which everything that `seat` cannot know is changed.

    The deck and the other seats' cards are shuffled together, but for those `seat` may have seen
    in the draft (V2); so is what lies face down among the tiles' and ROB's components, and the
    chance of later rounds. `snapshot` is a deep copy of its own and is changed in place.
    """
    out = dict(snapshot)
    forget_packs(out["players"], seat)
    places = places_in(out["deck"])
    left = out["players"][(seat + 1) % len(out["players"])]
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
    change_chosen_card(out, seat, rng)
    for component in components_in(out):
        shuffle_places(component.secret_places(out, seat), rng)
    for decks in out["tape"].values():
        for deck in decks:
            rng.shuffle(deck)
    return out


def forget_packs(players: list[dict[str, Any]], seat: int) -> None:
    """Others' packs, but for those that `seat` passed on: no pack is left that must fit a hand."""
    for owner, player in enumerate(players):
        if owner != seat and "received" in player:
            passed = player["received"][1:] if owner == (seat + 1) % len(players) else []
            player["received"] = [[], *passed] if passed else []


def change_chosen_card(out: dict[str, Any], seat: int, rng: random.Random) -> None:
    """The hand card another seat has chosen but not yet shown may be any of its hand."""
    pending = out["pending"]
    if chooses_from_hand(out) and pending["seat"] != seat and "card" in pending:
        pending["card"] = rng.choice(out["players"][pending["seat"]]["hand"])


def chooses_from_hand(snapshot: Mapping[str, Any]) -> bool:
    """Whether the choice being made is about a card of the chooser's hand."""
    asking = (snapshot["pending"] or {}).get("power")
    return any(tile.from_hand and tile.name == asking for tile in tiles_in(snapshot))


def shuffle_places(places: list[Place], rng: random.Random) -> None:
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

    def __init__(self, game: Game, seat: int) -> None:
        view = game.view()
        seats = len(view["players"])
        self.tape = game.tape()
        self.seat = seat
        self.deck: list[str] = self.tape["deck"]
        self.next = 0
        self.packs: list[list[int]] = [[] for _ in range(seats)]
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        """The unseen cards in packs and hands."""
        self.held: list[Counter[str]] = [Counter() for _ in range(seats)]
        """All cards in hands."""
        self.shown: list[list[str]] = [[] for _ in range(seats)]
        """The cards that left a hand for all to see in this round."""
        self.named: dict[int, int] = {}
        """Actions that name an unseen card: its place."""
        self.pending: Mapping[str, Any] = {}
        self.from_hand = False
        """Whether the choice being made is about a hand card."""
        self.deck_events: dict[str, tuple[str, str]] = {}
        self.looks: Counter[str] = Counter()
        self.known: dict[str, list[set[int]]] = {}
        """The places that the seat knows of a component's deck, or of each round's."""
        for component in components_in(view):
            key = component.tape_key
            self.deck_events |= {event: (key, how) for event, how in component.deck_events}
            if key:
                self.looks[key] = component.turned_up
                self.known[key] = [] if self.each_round(key) else [set(range(self.looks[key]))]

    def see(
        self, step: int, actor: int, text: str, events: Iterable[Event], truth: Mapping[str, Any]
    ) -> None:
        """Follow one action (`actor` -1: the set-up) that led to the position `truth`."""
        if actor not in (-1, self.seat) and self.names_hand_card(text):
            self.name(step, self.hands[actor], self.held[actor], text.split()[1])
        passing: list[list[int]] | None = None
        for event in events:
            seat = event.data.get("seat", -1)
            card = {**event.data, **event.secret}.get("card", "")
            if event.what == "dealt":
                count = event.data["count"]
                dealt = range(self.next, self.next + count)
                self.packs[seat] = [*dealt] if seat != self.seat else []
                self.next += count
            elif event.what == "kept" and seat != self.seat:
                self.keep(step, seat, card)
            elif event.what == "passed":
                passing = passing or [*self.packs]
                hidden = self.seat not in (seat, event.data["to"])
                self.packs[event.data["to"]] = passing[seat] if hidden else []
            elif event.what == "drew":
                self.gain(seat, card)
            elif event.what in FROM_DECK:
                self.next += 1
            elif event.what in ("played", "gave") or (event.what == "put" and self.from_hand):
                self.lose(seat, card)
            elif event.what == "picked_up":
                self.held[seat][card] += 1
            elif event.what == "laid_down":
                for one in event.data["cards"]:
                    self.lose(seat, one)
            elif event.what in ("moved_by_tile", "moved_in_secret"):
                self.follow_tile(card, event.data["zone"], event.data["to_zone"])
            self.watch_components(event)
        self.settle(truth)

    def names_hand_card(self, text: str) -> bool:
        """Whether an action chooses a hand card that is not shown yet."""
        return self.from_hand and text.startswith("card") and "step" not in self.pending

    def each_round(self, key: str) -> bool:
        """Whether the tape has a deck of that name for each round."""
        return isinstance(self.tape[key][0], list)

    def name(self, step: int, places: list[int], held: Counter[str], card: str) -> None:
        """Remember the place of a card that an action names, if every such card is unseen."""
        alike = [place for place in places if self.deck[place] == card]
        if len(alike) == held[card]:
            self.named[step] = alike[0]

    def keep(self, step: int, seat: int, card: str) -> None:
        """Another seat keeps a card of its pack; if the pack is unseen, so is the card."""
        for place in self.packs[seat]:
            if self.deck[place] == card:
                self.packs[seat] = [other for other in self.packs[seat] if other != place]
                self.hands[seat].append(place)
                self.named[step] = place
                return

    def gain(self, seat: int, card: str) -> None:
        """The deck's top card to a hand; the seat itself sees it."""
        if seat != self.seat:
            self.hands[seat].append(self.next)
        self.held[seat][card] += 1
        self.next += 1

    def lose(self, seat: int, card: str) -> None:
        """A card leaves a hand for all to see."""
        self.shown[seat].append(card)
        self.held[seat][card] -= 1
        alike = [place for place in self.hands[seat] if self.deck[place] == card]
        if len(alike) > max(0, self.held[seat][card]):
            self.hands[seat].remove(alike[0])

    def follow_tile(self, card: str, source: str, target: str) -> None:
        """A user's tile moves a card; between two hands it stays unseen where it was so."""
        zone, other = source.split(), target.split()
        if zone[0] == "deck" and other[0] == "hand":
            self.gain(int(other[1]), card)
            return
        if zone[0] == "deck":
            self.next += 1
        if zone[0] == "hand":
            alike = [place for place in self.hands[int(zone[1])] if self.deck[place] == card]
            before = len(self.hands[int(zone[1])])
            self.lose(int(zone[1]), card)
            gone = len(self.hands[int(zone[1])]) < before
            if gone and other[0] == "hand" and self.seat not in (int(zone[1]), int(other[1])):
                self.hands[int(other[1])].append(alike[0])
        if other[0] == "hand":
            self.held[int(other[1])][card] += 1

    def settle(self, truth: Mapping[str, Any]) -> None:
        """After an action: the last packs are hands now, and hands are what they are."""
        for seat, player in enumerate(truth["players"]):
            if self.packs[seat] and not player["packs"]:
                self.hands[seat] += self.packs[seat]
                self.packs[seat] = []
            self.held[seat] = Counter(player["hand"] + player["kept"])
        self.next = len(self.deck) - len(truth["deck"])
        self.pending = truth["pending"] or {}
        self.from_hand = chooses_from_hand(truth)

    def watch_components(self, event: Event) -> None:
        """What the seat gets to know of the components' decks."""
        if event.what == "round":
            self.shown = [[] for _ in self.shown]
            for key in filter(self.each_round, self.known):
                self.looks[key] = 0
                self.known[key].append(set())
        elif event.what in self.deck_events:
            key, how = self.deck_events[event.what]
            known = self.known[key][-1]
            if how == "reveal":
                known.update(range(self.looks[key]))
                return
            if how == "turn" or event.data["seat"] == self.seat:
                known.add(self.looks[key])
            self.looks[key] += 1

    def unseen(self) -> list[int]:
        """The places of the tape's deck that the seat has not seen."""
        places = [place for zone in (*self.packs, *self.hands) for place in zone]
        return sorted(places) + list(range(self.next, len(self.deck)))

    def other_tape(self, rng: random.Random, alike: bool = False) -> dict[str, Any]:
        """A tape that the seat cannot tell from the true one; `alike`: see `make_alike`."""
        tape = {**self.tape, "deck": list(self.deck)}
        shuffle_places([(tape["deck"], place) for place in self.unseen()], rng)
        if alike:
            self.make_alike(tape["deck"])
        for key, known in self.known.items():
            tape[key] = copy.deepcopy(tape[key])
            decks = tape[key] if self.each_round(key) else [tape[key]]
            for deck, seen in zip_longest(decks, known, fillvalue=()):
                shuffle_places([(deck, at) for at in range(len(deck)) if at not in seen], rng)
        return tape

    def make_alike(self, deck: list[str]) -> None:
        """Fill the other hands with what they showed last, as far as there is any of it unseen.

        Hands of one kind are rare and are where a rule may ask for less, so they are looked for.
        """
        free = self.unseen()
        for shown, hand in zip(self.shown, self.hands, strict=True):
            kind = shown[-1] if shown else ""
            for place in hand:
                free.remove(place)
                found = next((other for other in free if deck[other] == kind), place)
                deck[place], deck[found] = deck[found], deck[place]

    def other_actions(self, actions: list[str], tape: Mapping[str, Any]) -> list[str]:
        """The same actions, where others keep or choose what the other tape gave them instead."""
        unseen = set(self.unseen())
        out = list(actions)
        for step, place in self.named.items():
            if place in unseen:
                seat, verb, _ = out[step].split()
                out[step] = f"{seat} {verb} {tape['deck'][place]}"
        return out
