"""What a game is made from: each wrong option is refused in a sentence that says what is right."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.rules.cards import DISTRICT_NAMES
from capital_lux.rules.powers import TILES
from tests.own_tiles import Bare, Hermit, bad
from tests.positions import GENERATIONS, play_out

NO_SOLO = ("outsider", "doomsayer", "convertor")


def by_colour(without: tuple[str, ...] = ()) -> dict[str, list[str]]:
    return {
        colour: [name for name in TILES if TILES[name].colour == colour and name not in without]
        for colour in DISTRICT_NAMES
    }


def listed(tiles: dict[str, list[str]]) -> str:
    return "; ".join(f"{colour}: {', '.join(names)}" for colour, names in tiles.items())


ALLOWED = f"Allowed are {listed(by_colour())}"
ALLOWED_SOLO = f"Allowed solo are {listed(by_colour(NO_SOLO))}"
TINY = {"B2": 1}
"""A deck with which a game is over at once."""


def refusal(seats: Any = 2, edition: Any = "generations", **options: Any) -> str:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - the whole text is compared
        lux.Game(edition, seats, 1, **options)
    return str(error.value)


def test_an_edition_that_is_not_there() -> None:
    for name in ("second", "", None, 2, ["first"]):
        message = f"there is no edition {name!r}: choose first or generations"
        assert refusal(edition=name) == message


@pytest.mark.parametrize("seats", [0, 5, -1, 2.0, "2", True, None])
def test_seats_of_generations(seats: Any) -> None:
    message = f"{seats!r} is not a number of seats for the generations edition: choose 1, 2, 3, 4"
    assert refusal(seats) == message


def test_the_first_edition_is_not_played_alone() -> None:
    message = "1 is not a number of seats for the first edition: choose 2, 3, 4"
    assert refusal(1, "first") == message


def test_the_first_edition_takes_no_powers() -> None:
    message = "the first edition has its own four actions and takes no powers"
    assert refusal(2, "first", powers="A") == message


@pytest.mark.parametrize("letter", ["E", "a", "", "AB", "Beginning"])
def test_a_set_that_is_not_there(letter: str) -> None:
    message = f"{letter!r} is not a set of tiles: choose A, B, C, D, random, or four tiles"
    assert refusal(powers=letter) == message


@pytest.mark.parametrize("powers", [5, 2.5, True, {"agent"}, object])
def test_powers_that_are_no_list(powers: Any) -> None:
    message = f"{powers!r} is not a set's letter, random, or a list of four tiles"
    assert refusal(powers=powers) == message


@pytest.mark.parametrize("wrong", ["wizard", "", 3, None, ["agent"], int])
def test_a_tile_that_is_not_there(wrong: Any) -> None:
    message = f"there is no tile {wrong!r}. {ALLOWED}"
    assert refusal(powers=[wrong, "cleric", "merchant", "scholar"]) == message


@pytest.mark.parametrize(
    ("powers", "given"),
    [
        ([], "none"),
        (["agent"], "agent (blue)"),
        (
            ["agent", "recruiter", "merchant", "scholar"],
            "agent (blue), recruiter (blue), merchant (yellow), scholar (green)",
        ),
        (
            ["agent", "cleric", "merchant", "scholar", "dualist"],
            "agent (blue), cleric (pink), merchant (yellow), scholar (green), dualist (green)",
        ),
        (
            ["agent", "agent", "merchant", "scholar"],
            "agent (blue), agent (blue), merchant (yellow), scholar (green)",
        ),
        (
            ["agent", "cleric", Hermit, "merchant"],
            "agent (blue), cleric (pink), hermit (yellow), merchant (yellow)",
        ),
    ],
)
def test_one_tile_of_each_colour(powers: list[Any], given: str) -> None:
    message = f"choose one tile of each colour; these are {given}. {ALLOWED}"
    assert refusal(powers=powers) == message


@pytest.mark.parametrize(
    "powers",
    [
        ["outsider", "cleric", "merchant", "scholar"],
        ["agent", "doomsayer", "merchant", "scholar"],
        ["agent", "cleric", "merchant", "convertor"],
    ],
)
def test_a_tile_that_is_not_for_solo_play(powers: list[str]) -> None:
    wrong = next(name for name in powers if name in NO_SOLO)
    assert refusal(1, powers=powers) == f"{wrong} is not for solo play. {ALLOWED_SOLO}"


@pytest.mark.parametrize(("letter", "wrong"), [("B", "doomsayer"), ("D", "outsider")])
def test_a_set_with_tiles_that_are_not_for_solo_play(letter: str, wrong: str) -> None:
    assert refusal(1, powers=letter) == f"{wrong} is not for solo play. {ALLOWED_SOLO}"


def test_a_wrong_tile_solo_is_told_what_is_allowed_solo() -> None:
    message = f"there is no tile 'wizard'. {ALLOWED_SOLO}"
    assert refusal(1, powers=["wizard", "cleric", "merchant", "scholar"]) == message


@pytest.mark.parametrize(
    ("tile", "message"),
    [
        (bad(colour="red"), "the tile Bad needs a colour: blue, pink, yellow, green"),
        (bad(colour=""), "the tile Bad needs a colour: blue, pink, yellow, green"),
        (bad(name=""), "the tile Bad needs a name of its own, not ''"),
        (bad(name="merchant"), "the tile Bad needs a name of its own, not 'merchant'"),
        (bad(name=3), "the tile Bad needs a name of its own, not 3"),
        (bad(__init__=lambda self: 1 / 0), "the tile 'bad' cannot be made: division by zero"),
    ],
)
def test_a_tile_of_ones_own_that_cannot_be_one(tile: type[lux.Tile], message: str) -> None:
    assert refusal(powers=["agent", "cleric", tile, "scholar"]) == message


def test_two_tiles_of_one_name() -> None:
    twin = bad(name=Bare.name, colour="green")
    message = f"two tiles have the name {Bare.name!r}"
    assert refusal(powers=["agent", "cleric", Bare, twin]) == message


# Powers


def test_without_powers_the_set_is_the_beginning() -> None:
    for seats in (1, 2):
        shown = lux.Game("generations", seats, 1).view()["powers"]
        assert shown == ["agent", "cleric", "merchant", "scholar"]


def test_powers_may_be_a_tuple_in_any_order() -> None:
    game = lux.Game("generations", 2, 1, powers=("dualist", "agent", "sentinel", "cleric"))
    assert game.view()["powers"] == ["agent", "cleric", "sentinel", "dualist"]


def test_random_powers_come_from_the_seed() -> None:
    def tiles(seed: int) -> list[str]:
        found: list[str] = lux.Game("generations", 2, seed, powers="random").view()["powers"]
        return found

    assert tiles(4) == tiles(4)
    assert len({tuple(tiles(seed)) for seed in range(20)}) > 10


def test_random_powers_do_not_change_the_deal() -> None:
    game = lux.Game("generations", 3, 4, powers="random")
    same = lux.Game("generations", 3, 4, powers=game.view()["powers"])
    assert same.snapshot() == game.snapshot()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_random_game_is_recorded_with_its_tiles_and_replayed(seats: int) -> None:
    game = play_out(lux.Game("generations", seats, 77, powers="random"))
    record = game.record()
    assert record["powers"] == game.view()["powers"]
    assert lux.replay(record).snapshot() == game.snapshot()


@pytest.mark.untraced
@pytest.mark.parametrize(("seats", "without"), [(2, ()), (1, NO_SOLO)])
def test_all_combinations_are_reached(seats: int, without: tuple[str, ...]) -> None:
    combinations = set(product(*by_colour(without).values()))
    found = {
        tuple(lux.Game("generations", seats, seed, powers="random", cards=TINY).view()["powers"])
        for seed in range(10 * len(combinations))
    }
    assert found == combinations


# Cards


def test_the_citizen_split_can_be_replaced() -> None:
    split = {card: 3 if card[1] in "26" else 6 for card in GENERATIONS} | {"B4": 7}
    game = lux.Game("generations", 3, 5, cards=split)
    deck = game.tape()["deck"]
    assert {card: deck.count(card) for card in split} == split
    assert game.record()["cards"] == split
    assert lux.replay(play_out(game).record()).scores() == game.scores()


def test_the_usual_split_is_not_in_a_record() -> None:
    assert "cards" not in lux.Game("generations", 3, 5, cards=GENERATIONS).record()


@pytest.mark.parametrize(
    ("cards", "message"),
    [
        ({"B7": 1}, "'B7' in the deck is not a card"),
        ({"B2": -1}, "-1 is not a number of B2 cards"),
        ({"B2": 101}, "101 is not a number of B2 cards"),
        ({"B2": True}, "True is not a number of B2 cards"),
        ({"B2": 1.0}, "1.0 is not a number of B2 cards"),
        ({}, "a deck has 1 to 100 cards, not 0"),
        ({"B2": 51, "B3": 50}, "a deck has 1 to 100 cards, not 101"),
        (["B2"], "a deck is a count for each card, not ['B2']"),
    ],
)
def test_a_wrong_deck(cards: Any, message: str) -> None:
    for seats in (1, 2):
        assert refusal(seats, cards=cards) == message


# ROB's cards


@pytest.mark.parametrize(("edition", "seats"), [("first", 2), ("generations", 2)])
def test_robs_cards_are_for_a_solo_game(edition: str, seats: int) -> None:
    message = "ROB's cards are for a solo game: seats=1"
    assert refusal(seats, edition, rob_cards=["red left"]) == message


@pytest.mark.parametrize("table", [[], ["red left"] * 31, "red left", 3, {"red left"}])
def test_rob_has_1_to_30_cards(table: Any) -> None:
    assert refusal(1, rob_cards=table) == "ROB has 1 to 30 cards, given as a list of texts"


@pytest.mark.parametrize(
    "card",
    ["left", "green left", "red up", "red left gold", "red left bonus bonus", "", 3, None, "Red"],
)
def test_a_card_that_is_not_robs(card: Any) -> None:
    message = f"{card!r} is not a card of ROB's, like 'red left' or 'blue deck bonus'"
    assert refusal(1, rob_cards=["red left", card]) == message


def test_robs_cards_can_be_replaced() -> None:
    table = ["red  left", "blue deck bonus", "blue right"]
    game = lux.Game("generations", 1, 5, rob_cards=table)
    plain = ["red left", "blue deck bonus", "blue right"]
    assert game.record()["rob_cards"] == plain
    assert [sorted(deck) for deck in game.tape()["rob"]] == [sorted(plain)] * 3
    assert lux.replay(play_out(game).record()).scores() == game.scores()


def test_seed_and_tape_exclude_each_other() -> None:
    tape = lux.Game("generations", 2, 1).tape()
    assert refusal(tape=tape) == "give a seed or a tape, not both"
