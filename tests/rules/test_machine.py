"""A Hypothesis state machine over the library: it looks for the shortest way to break a law."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import capital_lux as lux
from capital_lux.conformance.laws import check_cards
from capital_lux.rules.actions import ACTIONS, TEXTS
from tests.positions import FIRST


class Play(RuleBasedStateMachine):
    """One game, played, refused, copied, saved and replayed in any order."""

    game: lux.Game

    @initialize(
        seats=st.integers(2, 4),
        seed=st.integers(0, 2**256 - 1),
        deck=st.none() | st.dictionaries(st.sampled_from(sorted(FIRST)), st.integers(1, 4)),
    )
    def begin(self, seats: int, seed: int, deck: dict[str, int] | None) -> None:
        self.game = lux.Game("first", seats, seed, cards=deck or None)
        self.census = Counter(self.game.tape()["deck"])
        self.seats = seats

    def state(self) -> str:
        """Everything there is to compare."""
        return json.dumps([self.game.snapshot(), self.game.record(), self.game.scores()])

    @precondition(lambda self: not self.game.over)
    @rule(data=st.data(), times=st.integers(1, 12))
    def play_legal(self, data: st.DataObject, times: int) -> None:
        for _ in range(times):
            if self.game.over:
                return
            seat = data.draw(st.sampled_from(self.game.waiting()))
            action = data.draw(st.sampled_from(self.game.legal(seat)))
            assert self.game.play(seat, action)
            assert self.game.actions()[-1] == (seat, action)

    @rule(seat=st.integers(-1, 4), action=st.integers(0, ACTIONS - 1), by_text=st.booleans())
    def try_anything(self, seat: int, action: int, by_text: bool) -> None:
        before = self.state()
        legal = seat in range(self.game.seats) and action in self.game.legal_ids(seat)
        try:
            self.game.copy().play(seat, TEXTS[action] if by_text else action)
        except lux.IllegalAction as problem:
            assert not legal
            assert problem.legal == [] or problem.legal == self.game.legal(seat)
        else:
            assert legal
        if not legal:
            try:
                self.game.play_id(seat, action)
            except lux.IllegalAction as problem:
                assert problem.reason
            else:
                raise AssertionError(f"{TEXTS[action]} was accepted")
        assert self.state() == before

    @rule(what=st.none() | st.booleans() | st.floats() | st.text() | st.binary() | st.integers(104))
    def try_nonsense(self, what: Any) -> None:
        before = self.state()
        try:
            self.game.play(0, what)
        except lux.IllegalAction as problem:
            assert problem.reason
        else:
            raise AssertionError(f"{what!r} was accepted")
        assert self.state() == before

    @rule()
    def go_on_with_a_copy(self) -> None:
        before, original = self.state(), self.game
        self.game = original.copy()
        assert self.state() == before
        original.play_out(lux.Fast(1))
        assert self.state() == before

    @rule()
    def go_on_with_a_replay(self) -> None:
        before = self.state()
        self.game = lux.replay(json.loads(json.dumps(self.game.record())))
        assert self.state() == before

    @rule()
    def go_on_with_a_restored_game(self) -> None:
        before = json.dumps(self.game.snapshot())
        self.game = lux.Game.restore(json.loads(before))
        assert json.dumps(self.game.snapshot()) == before

    @invariant()
    def cards_and_gold_are_conserved(self) -> None:
        truth = self.game.snapshot()
        check_cards(truth, self.census)
        assert truth["gold_pile"] + sum(player["gold"] for player in truth["players"]) == 8

    @invariant()
    def somebody_acts_until_it_is_over(self) -> None:
        waiting = self.game.waiting()
        assert bool(waiting) != self.game.over
        for seat in range(self.seats):
            assert bool(self.game.legal(seat)) == (seat in waiting)
            assert self.game.view(seat)["legal"] == self.game.legal(seat)

    @invariant()
    def winners_are_known_when_it_is_over(self) -> None:
        assert bool(self.game.winners()) == self.game.over


TestPlay = pytest.mark.untraced(Play.TestCase)
TestPlay.settings = settings(
    max_examples=150 if lux.COMPILED else 50, stateful_step_count=40, deadline=None
)
