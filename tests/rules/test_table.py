"""The table that a user's tile acts on: its questions, its verbs and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest

import capital_lux as lux
from tests.own_tiles import bad
from tests.positions import bonus, capital, gold, hand, home, play, play_out, position, told


def table_does(
    act: Any, hands: tuple[str, ...] = ("Y2 B2", "B3 B4"), **options: Any
) -> tuple[lux.Game, list[lux.Event]]:
    """The game after seat 0 played a yellow card, whose tile does `act(table)`."""
    tile = bad(act=lambda self, table, seat: act(table))
    given = {"gold": [3, 1], "bonus": ["G6"], "deck": "P6 P5", "discard": "G5", **options}
    game = position("B6 B3 P5", ["B2 B4", "P3"], list(hands), powers=[tile], **given)
    return game, play(game, "0 capital Y2")


def mistake(act: Any, **options: Any) -> str:
    """What the table refuses it with."""
    with pytest.raises(lux.TileError) as error:
        table_does(act, **options)
    return str(error.value).partition("TileMistake: ")[2]


def test_questions() -> None:
    seen: dict[str, Any] = {}

    def ask(table: lux.Table) -> None:
        seen.update(
            numbers=(table.seats, table.round, table.deck),
            hand=table.hand(0),
            home=(table.home(0, "B"), table.home_total(0, "B"), table.home(1, "G")),
            capital=(table.capital("B"), table.capital_total("B"), table.capital("Y")),
            bonus=(table.bonus(0), table.bonus(1)),
            gold=(table.gold(0), table.gold(1)),
        )

    game, _ = table_does(ask)
    assert seen == {
        "numbers": (2, 1, game.view()["deck"]),
        "hand": ["B2"],
        "home": (["B2", "B4"], 6, []),
        "capital": (["B6", "B3"], 9, ["Y2"]),
        "bonus": (["G6"], []),
        "gold": (3, 1),
    }


@pytest.mark.parametrize(
    ("card", "source", "target"),
    [
        ("P6", "deck", "hand 1"),
        ("B2", "hand 0", "home 1 B"),
        ("B2", "hand 0", "home 0 G"),
        ("B4", "home 0 B", "capital P"),
        ("B3", "capital B", "bonus 1"),
        ("G6", "bonus 0", "discard"),
        ("G5", "discard", "hand 0"),
    ],
)
def test_move(card: str, source: str, target: str) -> None:
    def zones(game: lux.Game) -> dict[str, list[str]]:
        truth = game.snapshot()
        found = {"deck": truth["deck"], "discard": truth["discard"]}
        for letter, cards in zip("BPYG", truth["capital"].values(), strict=True):
            found[f"capital {letter}"] = cards
        for seat, player in enumerate(truth["players"]):
            found[f"hand {seat}"], found[f"bonus {seat}"] = player["hand"], player["bonus"]
            for letter, cards in zip("BPYG", player["home"].values(), strict=True):
                found[f"home {seat} {letter}"] = cards
        return found

    game, events = table_does(lambda table: table.move(card, source, target))
    before = zones(table_does(lambda table: None)[0])
    after = zones(game)
    assert sorted([*after[source], card]) == sorted(before[source])
    assert sorted(after[target]) == sorted([*before[target], card])
    others = before.keys() - {source, target}
    assert {name: after[name] for name in others} == {name: before[name] for name in others}
    secret = source == "deck" and target.startswith("hand")
    what = "moved_in_secret" if secret else "moved_by_tile"
    assert told(events, what, 1) == [{"card": card, "zone": source, "to_zone": target}]


@pytest.mark.parametrize(
    ("card", "source", "target", "message"),
    [
        ("B7", "hand 0", "discard", "'B7' is not a card"),
        ("B2", "hand 0", "deck", "a card cannot go back to the deck"),
        ("P5", "deck", "hand 0", "there is no P5 to take from 'deck'"),
        ("B3", "hand 0", "discard", "there is no B3 to take from 'hand 0'"),
        ("B3", "home 0 B", "discard", "there is no B3 to take from 'home 0 B'"),
        ("B2", "home 0 G", "discard", "there is no B2 to take from 'home 0 G'"),
        ("B5", "capital B", "discard", "there is no B5 to take from 'capital B'"),
        ("B6", "bonus 0", "discard", "there is no B6 to take from 'bonus 0'"),
        ("B6", "discard", "hand 0", "there is no B6 to take from 'discard'"),
        ("B2", "hand 2", "discard", "there is no seat '2'"),
        ("B2", "hand", "discard", "'hand' is not a zone, like 'hand 0', 'home 1 B' or 'capital P'"),
        ("B2", "hand 0", "home 0", "'home 0' is not a zone, like 'hand 0', 'home 1 B'"),
        ("B2", "hand 0", "home 0 R", "'R' is not a district: B, P, Y or G"),
        ("B2", "hand 0", "home x B", "there is no seat 'x'"),
        ("B2", "hand 0", "attic", "'attic' is not a zone"),
        ("B2", "hand 0", "", "'' is not a zone"),
        ("B2", "hand 0", 3, "3 is not a zone"),
    ],
)
def test_move_refuses(card: str, source: str, target: Any, message: str) -> None:
    assert mistake(lambda table: table.move(card, source, target)).startswith(message)


def test_draw() -> None:
    drawn: list[Any] = []
    game, events = table_does(lambda table: drawn.append(table.draw(1)))
    assert (drawn, hand(game, 1)) == (["P6"], "B3 B4 P6")
    assert [told(events, "drew", seat) for seat in (0, 1)] == [
        [{"seat": 1}],
        [{"seat": 1, "card": "P6"}],
    ]


def test_draw_from_an_empty_deck_gives_none() -> None:
    drawn: list[Any] = []
    table_does(lambda table: drawn.append(table.draw(1)), deck="", rest="discard")
    assert drawn == [None]


def test_take_gold_and_pay_gold() -> None:
    def act(table: lux.Table) -> None:
        table.take_gold(0)
        table.take_gold(1, 4)
        table.pay_gold(0, 2)
        table.pay_gold(1)

    game, events = table_does(act)
    assert gold(game) == [2, 4]
    assert told(events, "paid_by_tile") == [{"seat": 0, "count": 2}, {"seat": 1, "count": 1}]


@pytest.mark.parametrize("count", [-1, 98, 1000, 0.5, True, "1", None])
def test_take_gold_refuses(count: Any) -> None:
    assert mistake(lambda table: table.take_gold(0, count)) == (
        f"{count!r} gold cannot be taken from the pile"
    )


@pytest.mark.parametrize("count", [-1, 4, 0.5, True, "1", None])
def test_pay_gold_refuses(count: Any) -> None:
    message = f"seat 0 cannot pay {count!r} gold"
    assert mistake(lambda table: table.pay_gold(0, count)) == message


@pytest.mark.parametrize("seat", [2, -1, None, True, 1.0, "x"])
@pytest.mark.parametrize(
    "verb",
    [
        lambda table, seat: table.draw(seat),
        lambda table, seat: table.take_gold(seat),
        lambda table, seat: table.pay_gold(seat),
        lambda table, seat: table.hand(seat),
        lambda table, seat: table.home(seat, "B"),
        lambda table, seat: table.home_total(seat, "B"),
        lambda table, seat: table.bonus(seat),
        lambda table, seat: table.gold(seat),
    ],
)
def test_a_seat_that_is_not_there_is_refused(verb: Any, seat: Any) -> None:
    assert mistake(lambda table: verb(table, seat)) == f"there is no seat {seat!r}"


@pytest.mark.parametrize("letter", ["R", "", "BP", 1, None])
@pytest.mark.parametrize(
    "question",
    [
        lambda table, letter: table.home(0, letter),
        lambda table, letter: table.home_total(0, letter),
        lambda table, letter: table.capital(letter),
        lambda table, letter: table.capital_total(letter),
    ],
)
def test_a_district_that_is_not_there_is_refused(question: Any, letter: Any) -> None:
    message = f"{letter!r} is not a district: B, P, Y or G"
    assert mistake(lambda table: question(table, letter)) == message


@pytest.mark.parametrize(
    "verb", [lambda table: table.draw(1), lambda table: table.move("B2", "hand 0", "hand 1")]
)
def test_rob_has_no_hand(verb: Any) -> None:
    assert mistake(verb, hands=("Y2 B2",), rob={}) == "ROB's seat has no hand"


@pytest.mark.parametrize("method", ["lay_out", "round_begins", "round_ends"])
@pytest.mark.parametrize(
    "verb", [lambda table: table.draw(0), lambda table: table.move("G2", "deck", "hand 0")]
)
def test_nobody_has_a_hand_between_rounds(method: str, verb: Any) -> None:
    tile = bad(**{method: lambda self, table: verb(table)})

    def play_round() -> None:
        game = lux.Game("generations", 2, 1, powers=["agent", "cleric", tile, "scholar"])
        play_out(game)

    with pytest.raises(lux.TileError, match="to a hand only during the turns of a round"):
        play_round()


def test_cards_can_move_between_rounds_elsewhere() -> None:
    def round_begins(self: lux.Tile, table: lux.Table) -> None:
        if table.round == 2:
            table.move(table.capital("B")[0], "capital B", "bonus 1")

    tile = bad(round_begins=round_begins)
    game = position("B6 B3", ["B2"], ["", "G2"], powers=[tile], turn=1, last_turns=1)
    play(game, "1 home G2")
    assert (bonus(game, 0), bonus(game, 1), capital(game), home(game, 0)) == ("B6", "B3", "", "B2")
