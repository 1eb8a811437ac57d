"""Sampled worlds are as frequent as they should be, against exact enumeration.

The model: opponents are uninformed. Each set of cards a seat may keep of a pack is equally likely,
each card of a hand is equally likely to be the one played, and nothing else that they do (home or
capital, which district) says anything. All shuffles are fair. Every card has its own label here, so
that all ways to deal the unseen cards to the places where they may lie are equally likely, and so
are all ways to split the pack that seat 0 passed among those who kept of it. A history multiplies a
world's weight by the share of cards that could have been shown.

Fixed seeds: a chi-square is the same number every time. It must be below what chance exceeds once
in some 30,000 tries, and a wrong belief must be far above it.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, permutations
from typing import Any

import pytest

import capital_lux as lux
from tests.bots.seats import Gathering, small

pytestmark = pytest.mark.compiled

Hands = tuple[tuple[str, ...], ...]
Worlds = Mapping[Hands, Fraction]
"""Cards of seats 1 and 2 and of the deck, in order, and how likely."""

SAMPLES = 10_000
DECK = "Y6 B2 P2 P3 Y2 G3 B3 B3 P2 Y2 G4 B2 P3 P3 G3 G4 B2 Y2"
"""Opens Y6, deals five to each of three seats, leaves two."""


def table() -> Gathering:
    """Seat 0 is dealt B2 P2 P3 Y2 G3 and keeps Y2 G3, so it passes B2 P2 P3."""
    gathering = Gathering(small(DECK))
    gathering.draft(s0="Y2 G3", s1="B3 G4 B2 P2", s2="B2 P3 P3 B3")
    return gathering


def choose(cards: list[str], count: int) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Each way to take so many labelled cards, and what is left."""
    for places in combinations(range(len(cards)), count):
        rest = [card for at, card in enumerate(cards) if at not in places]
        yield tuple(cards[at] for at in places), rest


def normal(*hands: tuple[str, ...]) -> Hands:
    """Hands without order; the deck, last, in order."""
    *held, deck = hands
    return (*(tuple(sorted(hand)) for hand in held), deck)


def shares(counts: Mapping[Hands, Fraction]) -> dict[Hands, Fraction]:
    total = sum(counts.values())
    return {world: count / total for world, count in counts.items()}


def unseen(gathering: Gathering) -> tuple[list[str], list[str], list[str]]:
    """By hand from the events: the pack passed first, the one passed second, and the rest."""
    passed: list[list[str]] = []
    rest = Counter(DECK.split())
    for event in gathering.listeners[0].told:
        if event["what"] == "opened":
            rest[event["card"]] -= 1
        elif event["what"] == "dealt" and event["seat"] == 0:
            rest.subtract(event["cards"])
        elif event["what"] == "passed" and event["seat"] == 0:
            passed.append(event["cards"])
        elif event["what"] == "passed" and event["to"] == 0:
            rest.subtract(event["cards"])
    return passed[0], passed[1], list(rest.elements())


def after_draft(gathering: Gathering) -> dict[Hands, Fraction]:
    """Seat 1 has two of the first pack, all of the second and 2 unseen; seat 2 the third and 4."""
    first, second, pool = unseen(gathering)
    counts: Counter[Hands] = Counter()
    for kept, third in choose(first, 2):
        for one, others in choose(pool, 2):
            for two, deck in choose(others, 4):
                for order in permutations(deck):
                    counts[normal((*kept, *second, *one), (*third, *two), order)] += 1
    return shares({world: Fraction(count) for world, count in counts.items()})


def shown(worlds: Worlds, seat: int, card: str) -> dict[Hands, Fraction]:
    """A card of a hand was played: it was as likely as the others."""
    found: defaultdict[Hands, Fraction] = defaultdict(Fraction)
    for world, share in worlds.items():
        hands = [list(hand) for hand in world]
        count = hands[seat - 1].count(card)
        if count:
            size = len(hands[seat - 1])
            hands[seat - 1].remove(card)
            found[normal(*map(tuple, hands))] += share * Fraction(count, size)
    return shares(found)


def drew(worlds: Worlds, seat: int) -> dict[Hands, Fraction]:
    """The deck's next card went to a hand."""
    found: defaultdict[Hands, Fraction] = defaultdict(Fraction)
    for world, share in worlds.items():
        hands = [list(hand) for hand in world]
        hands[seat - 1].append(hands[-1].pop(0))
        found[normal(*map(tuple, hands))] += share
    return shares(found)


def sampled(gathering: Gathering, told: Callable[[Any], Hashable]) -> Counter[Hashable]:
    """What samples of seat 0's belief show."""
    world = gathering.listeners[0].world(gathering.game)
    chance = lux.Fast(2026)
    return Counter(told(world.sample(chance).snapshot()) for _ in range(SAMPLES))


def hands_of(snapshot: Mapping[str, Any]) -> Hands:
    one, two = (tuple(player["hand"]) for player in snapshot["players"][1:])
    return normal(one, two, tuple(snapshot["deck"]))


def deviation(counts: Mapping[Any, int], worlds: Mapping[Any, Fraction]) -> float:
    """Chi-square in standard deviations from its mean; cells below 5 are put together."""
    assert set(counts) <= set(worlds), "a sampled world is impossible"
    total = sum(counts.values())
    cells: list[tuple[int, float]] = []
    few_seen, few_due = 0, 0.0
    for world, share in worlds.items():
        due = float(share) * total
        if due < 5:
            few_seen, few_due = few_seen + counts.get(world, 0), few_due + due
        else:
            cells.append((counts.get(world, 0), due))
    if few_due >= 5:
        cells.append((few_seen, few_due))
    square = sum((seen - due) ** 2 / due for seen, due in cells)
    freedom = max(1, len(cells) - 1)
    return (square - freedom) / math.sqrt(2 * freedom)


def check(counts: Mapping[Any, int], worlds: Mapping[Any, Fraction]) -> None:
    assert sum(worlds.values()) == 1
    assert len(worlds) > 1
    assert deviation(counts, worlds) < 4


def test_after_the_draft_who_kept_which_card() -> None:
    gathering = table()
    check(sampled(gathering, hands_of), after_draft(gathering))


def test_the_next_card_of_the_deck() -> None:
    gathering = table()
    top: defaultdict[str, Fraction] = defaultdict(Fraction)
    for (_, _, deck), share in after_draft(gathering).items():
        top[deck[0]] += share
    counts = sampled(gathering, lambda snapshot: snapshot["deck"][0])
    check(counts, top)
    unseen_top = Counter(unseen(gathering)[2])
    assert top == {card: Fraction(n, unseen_top.total()) for card, n in unseen_top.items()}


def test_after_a_play_of_a_kind_the_left_neighbour_could_hold_in_two_ways() -> None:
    """Seat 1 plays a B2: the one that seat 0 passed, or another one."""
    gathering = table()
    worlds = after_draft(gathering)
    first, _, pool = unseen(gathering)
    assert "B2" in first
    assert "B2" in pool
    gathering.play("0 home Y2", "1 home B2", "2 home P3")
    worlds = shown(shown(worlds, 1, "B2"), 2, "P3")
    check(sampled(gathering, hands_of), worlds)


def test_after_two_turns_each() -> None:
    gathering = table()
    worlds = after_draft(gathering)
    gathering.play("0 home Y2", "1 home B2", "2 home P3", "0 home G3", "1 home P2", "2 home P2")
    for seat, card in ((1, "B2"), (2, "P3"), (1, "P2"), (2, "P2")):
        worlds = shown(worlds, seat, card)
    check(sampled(gathering, hands_of), worlds)


def test_after_a_scholar_drew() -> None:
    gathering = table()
    worlds = after_draft(gathering)
    gathering.play("0 home Y2", "1 capital G4", "2 home P3", "0 home G3", "1 home B2", "2 home P3")
    worlds = shown(drew(shown(worlds, 1, "G4"), 1), 2, "P3")
    worlds = shown(shown(worlds, 1, "B2"), 2, "P3")
    check(sampled(gathering, hands_of), worlds)


@pytest.mark.parametrize("ready", [False, True])
def test_in_a_draft_the_left_neighbour_chooses_from_the_pack_passed_to_it(ready: bool) -> None:
    """When it is ready it has kept two of it, any two; before that it may have kept none."""
    gathering = Gathering(small(DECK))
    gathering.play("0 keep Y2", "0 keep G3", "1 keep B3", "1 keep G4", "2 keep B2", "2 keep P3")
    passed = Counter(["B2", "P2", "P3"])
    if ready:
        gathering.play("1 keep B2", "1 keep P2")
    pool = list((Counter(DECK.split()) - Counter("Y6 Y2 G3".split()) - passed).elements())
    for event in gathering.listeners[0].told:
        if event["what"] == "passed" and event["to"] == 0:
            for card in event["cards"]:
                pool.remove(card)
    worlds: Counter[Any] = Counter()
    for kept, _ in choose(pool, 2):
        for more, pack in choose(sorted(passed), 2) if ready else [((), sorted(passed))]:
            worlds[tuple(sorted((*kept, *more))), tuple(sorted(pack))] += 1
    total = worlds.total()
    due = {world: Fraction(count, total) for world, count in worlds.items()}
    check(
        sampled(
            gathering,
            lambda snapshot: (
                tuple(sorted(snapshot["players"][1]["kept"])),
                tuple(sorted(snapshot["players"][1]["packs"])),
            ),
        ),
        due,
    )


AGENTS = "Y6 B2 B3 Y2 B4 B5 Y3 B6 B6 Y4"
"""Opens Y6 and deals B2 B3 Y2, B4 B5 Y3, B6 B6 Y4 to three seats; everybody gets to place."""


@pytest.mark.parametrize("mine", [False, True], ids=["others placed", "one is mine"])
def test_face_down_modifiers(mine: bool) -> None:
    """All orders of the modifiers that seat 0 has not seen are equally likely."""
    gathering = Gathering(small(AGENTS))
    gathering.draft(s0="B2 Y2", s1="B4 Y3", s2="B6 Y4")
    if mine:
        gathering.play("0 capital B2", "0 district P")
    else:
        gathering.play("0 home B2")
    for seat in (1, 2):
        card = next(text for text in gathering.game.legal(seat) if text.startswith("capital B"))
        gathering.play(f"{seat} {card}", f"{seat} district G")
    known = [4] if mine else []
    hidden = [value for value in (4, 2, -1, -3) if value not in known]
    orders: Counter[Any] = Counter((*known, *order) for order in permutations(hidden))
    due = {order: Fraction(count, orders.total()) for order, count in orders.items()}

    def order_of(snapshot: Mapping[str, Any]) -> Hashable:
        over = [*snapshot["modifiers"]["pink"], *snapshot["modifiers"]["green"]]
        return (*(item["value"] for item in over), *snapshot["modifier_deck"])

    check(sampled(gathering, order_of), due)


def test_modifiers_of_the_next_rounds_are_fair() -> None:
    gathering = table()
    due = {order: Fraction(1, 24) for order in permutations((4, 2, -1, -3))}
    for turn in (0, 1):

        def later(snapshot: Mapping[str, Any], turn: int = turn) -> Hashable:
            return tuple(snapshot["tape"]["modifiers"][turn])

        check(sampled(gathering, later), due)


def test_a_belief_that_forgets_is_found_out() -> None:
    """The same test refuses a seat that does not remember what it passed."""
    gathering = table()
    worlds = after_draft(gathering)
    belief = gathering.listeners[0].belief
    belief.end_draft()
    belief.forget()
    counts = sampled(gathering, hands_of)
    possible = {world: count for world, count in counts.items() if world in worlds}
    assert sum(possible.values()) < 0.6 * SAMPLES


def test_a_belief_that_does_not_weigh_what_was_played_is_found_out() -> None:
    """After the B2, the worlds in which seat 1 was sure to hold one are no longer as before."""
    gathering = table()
    before = after_draft(gathering)
    worlds = shown(before, 1, "B2")
    blind: defaultdict[Hands, Fraction] = defaultdict(Fraction)
    for (one, two, deck), share in before.items():
        if "B2" in one:
            hand = list(one)
            hand.remove("B2")
            blind[normal(tuple(hand), two, deck)] += share
    gathering.play("0 home Y2", "1 home B2")
    gathering.play("2 home P3")
    counts = sampled(gathering, hands_of)
    assert deviation(counts, shown(worlds, 2, "P3")) < 4
    assert deviation(counts, shown(shares(blind), 2, "P3")) > 10
