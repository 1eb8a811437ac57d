"""A game in progress: told again as it was told, and resumed from its record."""

from __future__ import annotations

import random

import capital_lux as lux
from capital_lux.play.game import Play, resumed
from capital_lux.play.viewpoint import seen
from capital_lux.rules.events import Event
from capital_lux.rules.record import steps


def played(seed: int) -> tuple[Play, list[list[Event]]]:
    """A game in which people take back and clocks run out, and what happened with each entry."""
    rng = random.Random(seed)
    play = Play(lux.Game("first", 3, seed), deal=[Event("same_deal", {})])
    told = [[*play.deal, *play.opening]]
    while not play.game.over:
        seat = rng.choice(play.game.waiting())
        number = play.can_take_back(seat)
        if number is not None and rng.random() < 0.3:
            told.append(play.take_back(seat, number))
        else:
            late = rng.choice((0, 0, 0, 0, 1, 2))
            told.append(play.act(seat, rng.choice(play.game.legal(seat)), late))
    return play, told


def test_everything_is_told_again_as_it_was() -> None:
    play, told = played(1)
    assert any(entry.back for entry in play.entries)
    assert list(play.again()) == told
    said = [event.what for events in told for event in events]
    assert said[0] == "same_deal"
    assert {"late", "lost_seat", "took_back"} <= set(said)


def test_what_was_taken_back_was_never_heard() -> None:
    play, _ = played(2)
    entries = [play.entries[number - 1] for number in play.kept()]
    assert [(entry.seat, entry.action) for entry in entries] == play.game.actions()
    for seat in range(3):
        events = [event for step in steps(play.game.record()) for event in step[3]]
        assert play.heard(seat) == seen(events, seat)


def test_a_resumed_game_can_take_back_what_it_could_before() -> None:
    play = Play(lux.Game("first", 2, 1))
    for seat in (0, 1, 0):
        play.act(seat, play.game.legal(seat)[0])
    again = resumed(steps(play.game.record()))
    assert again.entries == play.entries
    assert [again.can_take_back(seat) for seat in range(2)] == [3, 2]


def test_the_points_of_every_round_are_kept_whatever_is_taken_back() -> None:
    play, _ = played(3)
    ends = [
        game.scores()
        for game, seat, _, events in steps(play.game.record())
        if seat >= 0 and (game.over or any(event.what == "round" for event in events))
    ]
    assert len(ends) == 3
    assert play.rounds == ends
    assert play.rounds[-1] == play.game.scores()
