"""What a seat knows after a draft, after tiles that move cards, and with a tile of a user's own."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.guess import unseen_cards
from tests.bots.seats import Gathering, Listener, cards_of, small
from tests.bots.test_belief import possible

pytestmark = pytest.mark.compiled


def known_to(listener: Listener, owner: int) -> list[tuple[Counter[str], float]]:
    """What a seat may know in a hand, with weights."""
    return [(cards_of(known[owner]), share) for known, share in listener.hypotheses().items()]


def hand_of(game: lux.Game, seat: int) -> Counter[str]:
    return Counter(game.snapshot()["players"][seat]["hand"])


@pytest.mark.parametrize("edition", ["first", "generations"])
@pytest.mark.parametrize("seed", range(5))
def test_two_seats_exactly_four_of_six_cards_are_known(edition: str, seed: int) -> None:
    gathering = Gathering(lux.Game(edition, 2, seed=seed))
    gathering.draft()
    for listener, owner in zip(gathering.listeners, (1, 0), strict=True):
        ((known, share),) = known_to(listener, owner)
        assert (known.total(), share) == (4, 1)
        assert known <= hand_of(gathering.game, owner)


@pytest.mark.parametrize(("seats", "first", "second"), [(3, 4, 2), (4, 3, 1)])
def test_first_edition_hypotheses_are_the_ways_to_keep_two(
    seats: int, first: int, second: int
) -> None:
    """The left neighbour has two of the first pack and all of the second; the next has the rest."""
    for seed in range(5):
        gathering = Gathering(lux.Game(seats=seats, seed=seed))
        gathering.draft()
        for seat, listener in enumerate(gathering.listeners):
            packs = gathering.game.view(seat)["players"][seat]["passed"]
            assert [len(pack) for pack in packs] == [first, second]
            ways: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
            for i in range(first):
                for j in range(i):
                    kept = [packs[0][i], packs[0][j]]
                    rest = [card for at, card in enumerate(packs[0]) if at not in (i, j)]
                    ways[tuple(sorted(kept + packs[1])), tuple(sorted(rest))] += 1
            found = {
                tuple(
                    tuple(sorted(cards_of(known[(seat + step) % seats]).elements()))
                    for step in (1, 2)
                ): share
                for known, share in listener.hypotheses().items()
            }
            assert found == {
                way: pytest.approx(count / ways.total()) for way, count in ways.items()
            }


def test_nothing_is_known_of_the_seat_that_our_cards_did_not_reach() -> None:
    gathering = Gathering(lux.Game(seats=4, seed=1))
    gathering.draft()
    assert all(known.total() == 0 for known, _ in known_to(gathering.listeners[0], 3))


def test_a_card_that_can_only_have_come_from_us_tells_who_kept_the_others() -> None:
    """Seat 1 plays the only B6: of B6 P2 P3 it kept that and one more, and seat 2 has the third."""
    gathering = Gathering(small("Y6 B6 P2 P3 Y2 G3 B3 B3 P2 Y2 G4 B2 P3 P3 G3 G4"))
    gathering.draft(s0="Y2 G3", s1="B3 G4 B6 P2", s2="B2 G4 P3 B3")
    gathering.play("0 home Y2", "1 home B6")
    found = {tuple(known): share for known, share in known_to(gathering.listeners[0], 2)}
    assert found == {("P2",): pytest.approx(0.5), ("P3",): pytest.approx(0.5)}


def test_a_new_round_forgets_hands_but_not_what_lies_open() -> None:
    gathering = Gathering(lux.Game(seats=2, seed=3))
    gathering.until(lambda view: view["round"] == 2 and view["phase"] == "play")
    ((known, _),) = known_to(gathering.listeners[0], 1)
    assert known.total() == 4
    assert gathering.listeners[0].belief.unseen == unseen_cards(gathering.game.view(0))


@pytest.mark.parametrize(
    "powers",
    [
        ["agent", "mentalist", "merchant", "scholar"],
        ["agent", "cleric", "merchant", "discoverer"],
        ["agent", "cleric", "merchant", "convertor"],
        ["recruiter", "mentalist", "merchant", "discoverer"],
        ["outsider", "doomsayer", "aristocrat", "dualist"],
        ["infiltrator", "missionary", "sentinel", "scholar"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_keeps_count_of_hands_and_unseen_cards(powers: list[str], seats: int) -> None:
    """Whatever tiles move, the sizes of hands and the unseen cards are those of the view."""
    game = lux.Game("generations", seats, seed=seats, powers=powers)
    for listener in Gathering(game).walk(random.Random(seats)):
        view = game.view(listener.seat)
        if view["phase"] == "draft":
            continue
        assert listener.belief.unseen == unseen_cards(view)
        sizes = [player["hand_size"] for player in view["players"]]
        held = listener.belief.held
        assert [size for seat, size in enumerate(held) if seat != listener.seat] == [
            size for seat, size in enumerate(sizes) if seat != listener.seat
        ]
        assert possible(listener, game.snapshot())


def act_until(gathering: Gathering, what: str) -> dict[str, Any]:
    """Play at random until seat 1 did something; the event as seat 0 heard it."""
    told = gathering.listeners[0].told
    for _ in gathering.walk(random.Random(1)):
        for event in told:
            if event["what"] == what and event.get("seat") == 1:
                return dict(event)
    raise AssertionError(f"nobody {what}")


def surely_knows(listener: Listener, owner: int, card: str) -> bool:
    return all(known[card] > 0 for known, _ in known_to(listener, owner))


def test_the_card_a_mentalist_takes_is_known_in_the_hand() -> None:
    gathering = Gathering(lux.Game("generations", 3, seed=2, powers="D"))
    event = act_until(gathering, "picked_up")
    assert hand_of(gathering.game, 1)[event["card"]] > 0
    assert surely_knows(gathering.listeners[0], 1, event["card"])
    assert surely_knows(gathering.listeners[2], 1, event["card"])


def test_the_card_a_discoverer_takes_is_known_in_the_hand() -> None:
    gathering = Gathering(lux.Game("generations", 3, seed=2, powers="C"))
    event = act_until(gathering, "picked_up")
    assert surely_knows(gathering.listeners[0], 1, event["card"])


def test_the_card_a_convertor_gives_is_no_longer_in_the_hand() -> None:
    gathering = Gathering(lux.Game("generations", 2, seed=2, powers="B"))
    event = act_until(gathering, "gave")
    game, listener = gathering.game, gathering.listeners[0]
    assert event["card"] in json.dumps(game.view(0)["players"][event["to"]]["home"])
    assert listener.belief.held[1] == game.view(0)["players"][1]["hand_size"]
    assert all(known.total() <= listener.belief.held[1] for known, _ in known_to(listener, 1))


def test_a_citizen_that_a_recruiter_turned_up_is_not_in_any_sampled_deck() -> None:
    """It lies beside the deck while its district is chosen."""
    game = lux.Game("generations", 3, seed=7, powers=["recruiter", "cleric", "merchant", "scholar"])
    gathering = Gathering(game)
    for _ in gathering.walk(random.Random(4)):
        pending: Any = game.view()["pending"]
        if pending and pending["power"] == "recruiter":
            break
    listener = gathering.listeners[pending["seat"]]
    sample = listener.world(game).sample(lux.Fast(1))
    assert sample.view(listener.seat)["pending"] == pending
    assert Counter(sample.snapshot()["deck"]).total() == game.view()["deck"]


# A tile of a user's own


class Herald(lux.Tile):
    """Shows a hand card of the next seat: it goes to the capital."""

    name = "herald"
    colour = "pink"

    def can_act(self, table: lux.Table, seat: int) -> bool:
        return bool(table.hand((seat + 1) % table.seats))

    def act(self, table: lux.Table, seat: int) -> None:
        other = (seat + 1) % table.seats
        card = table.hand(other)[0]
        table.move(card, f"hand {other}", f"capital {card[0]}")


class Thief(lux.Tile):
    """Takes a card of the next seat in secret."""

    name = "thief"
    colour = "pink"

    def can_act(self, table: lux.Table, seat: int) -> bool:
        return bool(table.hand((seat + 1) % table.seats))

    def act(self, table: lux.Table, seat: int) -> None:
        other = (seat + 1) % table.seats
        table.move(table.hand(other)[-1], f"hand {other}", f"hand {seat}")


class Picker(lux.Tile):
    """Takes a card of the capital to the hand."""

    name = "picker"
    colour = "pink"

    def act(self, table: lux.Table, seat: int) -> Sequence[str]:
        return [f"district {letter}" for letter in "BPYG" if table.capital(letter)]

    def chosen(self, table: lux.Table, seat: int, choice: str) -> None:
        letter = choice[-1]
        card = table.capital(letter)[0]
        table.move(card, f"capital {letter}", f"hand {seat}")


OWN: list[type[lux.Tile]] = [Herald, Thief, Picker]


@pytest.mark.parametrize("tile", OWN)
@pytest.mark.parametrize("seats", [2, 3])
def test_a_users_tile_that_moves_hand_cards(tile: type[lux.Tile], seats: int) -> None:
    chance = lux.Fast(1)
    for seed in range(4):
        powers = ["agent", tile, "merchant", "scholar"]
        game = lux.Game("generations", seats, seed=seed, powers=powers)
        for listener in Gathering(game, [tile]).walk(random.Random(seed)):
            view = game.view(listener.seat)
            world = listener.world(game)
            sample = world.sample(chance)
            assert sample.view(listener.seat) == view
            assert lux.Game.restore(sample.snapshot(), [tile]).snapshot() == sample.snapshot()
            if view["phase"] == "draft":
                continue
            assert listener.belief.unseen == unseen_cards(view)
            sizes = [player["hand_size"] for player in view["players"]]
            sizes[listener.seat] = listener.belief.held[listener.seat]
            assert listener.belief.held == sizes
            assert possible(listener, game.snapshot())
            assert sum(listener.hypotheses().values()) == pytest.approx(1)


def test_what_a_users_tile_takes_from_the_capital_is_known_in_the_hand() -> None:
    powers = ["agent", Picker, "merchant", "scholar"]
    game = lux.Game("generations", 2, seed=1, powers=powers)
    gathering = Gathering(game, [Picker])
    for _ in gathering.walk(random.Random(1)):
        taken = [e for e in gathering.listeners[0].told if e["what"] == "moved_by_tile"]
        if taken and taken[-1]["to_zone"] == "hand 1":
            break
    assert surely_knows(gathering.listeners[0], 1, taken[-1]["card"])
