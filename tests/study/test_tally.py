from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

import capital_lux as lux
from capital_lux.rules import events
from capital_lux.rules.options import Choices
from capital_lux.study import simulate
from capital_lux.study.branches import BRANCHES, KINDS_OF_EVENT, WHOLE_WIN, WORDS
from capital_lux.study.report import branches_of
from capital_lux.study.simulate import simulated
from capital_lux.study.tally import TallyListener
from capital_lux.study.workers import Interrupted
from tests.terminal.command import printed

DRAWN_BY_A_DEAL = 71 + 4 + 3 * 4
"""Numbers used to shuffle the deck, the lots, and the modifiers of three rounds."""
POWERS = ("agent", "cleric", "merchant", "scholar")


def splitmix(state: int) -> Iterator[int]:
    """The published generator, written again from its description."""
    mask = 2**64 - 1
    while True:
        state = (state + 0x9E3779B97F4A7C15) & mask
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & mask
        yield mixed ^ (mixed >> 31)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plays_the_games_that_play_out_plays(seats: int) -> None:
    game = lux.Game("first", seats, 0)
    tally = TallyListener()
    tally.play(game, lux.Fast(11), 40)
    counts = tally.counts()
    chance = lux.Fast(11)
    decisions, points, wins = 0, [0] * seats, [0] * seats
    for _ in range(40):
        game.deal(chance)
        decisions += game.play_out(chance)
        for seat, score in enumerate(game.scores()):
            points[seat] += score
        for seat in game.winners():
            wins[seat] += WHOLE_WIN // len(game.winners())
    assert counts["games"] == 40
    assert counts["decisions"] == decisions == sum(counts["actions"])
    assert counts["points"][:seats] == points
    assert counts["wins"][:seats] == wins
    assert sum(wins) == 40 * WHOLE_WIN


def test_counts_what_the_events_of_a_game_say() -> None:
    """The tally of one game against the events of the same game played by hand."""
    game = lux.Game("first", 3, 0)
    tally = TallyListener()
    tally.play(game, lux.Fast(21), 1)
    game.deal(lux.Fast(21))
    twin = lux.Game("first", 3, tape=game.tape())
    told = list(twin.opening)
    numbers = splitmix(21)
    for _ in range(DRAWN_BY_A_DEAL):
        next(numbers)
    while not twin.over:
        seat = twin.waiting()[0]
        choices = twin.legal_ids(seat)
        told += twin.play(seat, choices[(next(numbers) >> 32) * len(choices) >> 32])
    assert twin.scores() == tally.counts()["points"][:3]
    found = branches_of(tally.counts(), POWERS)

    def count(what: str, **where: object) -> int:
        wanted = where.items()
        return sum(event.what == what and event.data.items() >= wanted for event in told)

    assert found["rounds"] == count("round") == 3
    assert found["modifiers placed"] == count("placed") > 0
    assert found["modifiers placed: pink"] == count("placed", district="pink")
    assert found["cards drawn by a power"] == count("drew") > 0
    assert found["bonus cards: green"] == count("bonus", district="green")
    assert found["districts over their limit"] == count("over_limit") > 0
    assert found["districts kept for gold"] == count("paid")
    assert found["gold paid"] == sum(e.data["count"] for e in told if e.what == "paid")
    assert found["power impossible: cleric"] == count("nothing", district="pink")
    assert found["action capital"] == count("played", where="capital")


def test_the_game_tells_its_events_as_usual_afterwards() -> None:
    game = lux.Game("first", 2, 0)
    TallyListener().play(game, lux.Fast(1), 2)
    game.deal(lux.Fast(2))
    assert [event.what for event in game.play(0, game.legal(0)[0])] == ["kept"]


def test_every_branch_of_the_first_edition_occurs() -> None:
    found: dict[str, int] = {}
    for seats in (2, 4):
        games = 20_000 if lux.COMPILED else 400
        for words, count in simulated(Choices("first", seats), games, 1)["branches"].items():
            found[words] = found.get(words, 0) + count
    never = {words for words, count in found.items() if not count}
    unused = {"action card", "action place", "action slot"}
    impossible = {"cards taken home from the capital: pink", "deals of no card"}
    rare = set() if lux.COMPILED else {"short deals", "shared victories"}
    assert unused | impossible <= never <= unused | impossible | rare


def test_discards_are_told_apart_by_their_reason() -> None:
    found = simulated(Choices("first", 3), 200, 3)["branches"]
    chosen = found["districts discarded, gold would have saved them"]
    forced = found["districts discarded, too little gold"]
    assert chosen == found["action discard"] > 0
    assert forced > 0
    assert found["districts kept for gold"] == found["action pay"] > 0
    assert chosen + forced + found["districts kept for gold"] == found["districts over their limit"]


def test_an_event_kind_without_words_goes_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WORDS, events.LAST_TURNS)
    counts = TallyListener().counts()
    counts["kinds"][events.LAST_TURNS] = 7
    found = branches_of(counts, POWERS)
    assert found["last turns"] == 7
    assert len(counts["kinds"]) == KINDS_OF_EVENT
    assert len(counts["branches"]) == BRANCHES


def test_the_same_seed_gives_the_same_numbers_compiled_and_plain() -> None:
    script = (
        "import json; from capital_lux.rules.options import Choices\n"
        "from capital_lux.study.simulate import simulated\n"
        "games = [('first', 4)] + [('generations', seats, 'random') for seats in (1, 4)]\n"
        "found = [simulated(Choices(*game), 60, 9) for game in games]\n"
        "for one in found: del one['seconds'], one['decisions_per_s']\n"
        "print(json.dumps(found))"
    )
    compiled, plain = (json.loads(printed(script, CAPITAL_LUX_PURE=pure)) for pure in ("", "1"))
    assert compiled == plain
    assert [one["games"] for one in compiled] == [60, 60, 60]


class Stops(lux.Tile):
    """Somebody presses ctrl-C in the middle of a game."""

    name = "stops"
    colour = "yellow"
    effect = "Nothing."
    acts = 0

    def act(self, table: lux.Table, seat: int) -> None:
        Stops.acts += 1
        if Stops.acts == 300:
            raise KeyboardInterrupt


def test_ctrl_c_gives_the_counts_of_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate, "PORTION", 5)
    choices = Choices("generations", 2, "A", (Stops,))
    with pytest.raises(Interrupted) as stopped:
        simulated(choices, 1000, 1)
    found = stopped.value.found
    assert found["games"] % 5 == 0
    assert 5 <= found["games"] < 300
    actions = sum(n for words, n in found["branches"].items() if words.startswith("action "))
    assert actions == found["decisions"]
    assert sum(found["win_share"]) == pytest.approx(1)


def test_ctrl_c_before_the_first_game_finds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stops, "acts", 299)
    choices = Choices("generations", 2, "A", (Stops,))
    with pytest.raises(Interrupted) as stopped:
        simulated(choices, 10, 1)
    assert stopped.value.found is None


@pytest.mark.compiled
@pytest.mark.compiled
def test_several_processes_count_what_one_counts() -> None:
    choices = Choices("generations", 3, "random")
    one, two = (simulated(choices, 9000, 5, jobs=jobs) for jobs in (1, 2))
    for found in (one, two):
        del found["seconds"], found["decisions_per_s"]
    assert one == two
    assert one["games"] == 9000
    assert sum(tile["games"] for tile in one["tiles"].values()) == 4 * 9000
