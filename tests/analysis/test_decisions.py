"""Of decisions: bad ones are found, good ones left alone, and no hidden card is used."""

from __future__ import annotations

import pytest

from capital_lux.analysis.game import JudgedSeat, analysed, replayed
from capital_lux.analysis.net_play import new_game, played
from capital_lux.analysis.shape import Decision
from capital_lux.bots.net_file import champion
from tests.analysis.games import BAD, game_record
from tests.bots.test_secrecy import other_record

NAMES = ["Ann", "Bea", "Cid"]


def judged(step: int, action: str | None = None) -> Decision:
    """One decision of the game, or of one in which another action was played there."""
    steps = replayed(game_record())[: step + 1]
    game, actor, text, events = steps[-1]
    steps[-1] = (game, actor, action or text, events)
    free = [
        number
        for number in range(1, step)
        if steps[number][1] == actor and len(steps[number - 1][0].legal_ids(actor)) > 1
    ]
    seat = JudgedSeat(actor, every=1000, first=len(free))
    analysed(steps, [seat], NAMES, luck=False)
    (found,) = seat.decisions
    return found


@pytest.mark.parametrize("step", BAD)
def test_a_bad_action_is_found_and_a_good_one_left_alone(step: int) -> None:
    found = judged(step, BAD[step])
    assert found.judgement in ("mistake", "blunder")
    assert found.options[0].action == found.best != found.action
    assert found.loss == pytest.approx(found.win - found.win_after, abs=1e-9)
    assert found.loss > 2 * found.error
    assert judged(step).judgement is None


def test_hidden_cards_change_nothing_that_is_said_of_a_seat() -> None:
    """Two histories that a seat cannot tell apart: the same events, the same analysis."""
    for edition, seats, decisions in (("first", 3, 50), ("generations", 2, 45)):
        game = new_game(edition, seats, 5)
        for _, _ in zip(range(decisions), played(champion(), game), strict=False):
            pass
        record = game.record()
        seat = game.waiting()[0]
        found = []
        for one in (record, other_record(record, seat, 1)):
            steps = replayed(one)
            found.append((JudgedSeat(seat, every=8, first=7), steps[-1][0].snapshot()))
            analysed(steps, [found[-1][0]], NAMES, luck=False)
        (here, truth), (there, other) = found
        assert truth != other
        assert here.decisions == there.decisions
        assert here.decisions
