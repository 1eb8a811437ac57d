"""Scholar (green, A): the top card of the deck to your hand."""

from __future__ import annotations

from tests.positions import capital, hand, play, position, told


def test_trigger_the_top_card_to_your_hand() -> None:
    game = position("", [], ["G2 B2", "B3"], powers="scholar", deck="P6 Y4")
    play(game, "0 capital G2")
    assert (hand(game, 0), game.snapshot()["deck"][0], game.waiting()) == ("B2 P6", "Y4", (1,))


def test_secrecy_only_the_seat_that_draws_sees_the_card() -> None:
    game = position("", [], ["G2 B2", "B3"], powers="scholar", deck="P6")
    events = play(game, "0 capital G2")
    assert told(events, "drew", 0) == [{"seat": 0, "card": "P6"}]
    for other in (1, None):
        assert told(events, "drew", other) == [{"seat": 0}]
        assert "P6" not in str(game.view(other))


def test_trigger_a_last_card_that_draws_does_not_end_the_round() -> None:
    game = position("", [], ["G2", "B3 B4"], powers="scholar", deck="P6")
    play(game, "0 capital G2")
    assert (hand(game, 0), game.view()["last_turns"]) == ("P6", None)


def test_trigger_a_draw_in_a_last_turn_gives_no_second_turn() -> None:
    game = position("", [], ["", "G2 B2"], powers="scholar", deck="P6", turn=1, last_turns=1)
    events = play(game, "1 capital G2")
    assert game.view()["round"] == 2
    laid = [(pile["cards"], pile["district"]) for pile in told(events, "laid_down")]
    assert laid == [(["B2"], "blue"), (["P6"], "pink")]


def test_impossible_with_an_empty_deck() -> None:
    game = position("", [], ["G2 B2", "B3"], powers="scholar", rest="discard")
    events = play(game, "0 capital G2")
    assert told(events, "nothing") == [{"seat": 0, "district": "green"}]
    assert (capital(game), hand(game, 0), game.waiting()) == ("G2", "B2", (1,))


def test_solo_is_allowed_and_robs_green_card_draws_nothing() -> None:
    game = position(
        "", [], ["G2 B2"], powers="scholar", deck="P6 P5 P4",
        rob={"hand": "G3 Y2", "deck": "blue left"},
    )  # fmt: skip
    play(game, "0 capital G2")
    assert hand(game, 0) == "B2 P6"
    assert game.view()["rob"]["hand"] == ["P5", "Y2"]
    assert game.snapshot()["deck"][0] == "P4"
