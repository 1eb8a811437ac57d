"""The harness itself: it complains of every fault, and its command tells them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable
from math import prod
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.conformance import harness, ledger, retelling
from capital_lux.conformance.harness import check_game, main, reproduce
from capital_lux.conformance.laws import Broken
from capital_lux.rules.powers import TILES
from tests.conformance.faulty import (
    FAULTS,
    SOLO,
    A,
    B,
    C,
    D,
    Faulty,
    HidesAnAction,
    shows,
    silent_about,
    wrong_about,
)
from tests.own_tiles import Ferryman, Sly, Toll

WITH_TOLL = {**A, "powers": ["agent", "cleric", Toll, "scholar"]}
WITH_FERRYMAN = {**A, "powers": ["agent", Ferryman, "merchant", "scholar"]}
SILENT: list[tuple[str, dict[str, Any]]] = [
    *((what, {}) for what in "opened round dealt played drew took_gold looked".split()),
    *((what, {}) for what in "placed took laid_down paid discarded bonus".split()),
    *((what, A) for what in "took_gold paid removed bonus discarded laid_down took".split()),
    *((what, B) for what in "looked_rebel placed_rebel sent_follower gave discarded drew".split()),
    *((what, C) for what in "turned_up put moved took_aristocrat lost_aristocrat".split()),
    *((what, C) for what in ("picked_up", "played")),
    *((what, D) for what in "outcast picked_up put posted took_gold bonus removed".split()),
    *((what, SOLO) for what in "reserved left_over rob_turned rob_refilled played".split()),
    *((what, SOLO) for what in ("laid_down", "bonus", "dealt")),
    *((what, {**A, "powers": ["agent", "cleric", Toll, "scholar"]}) for what in Toll.TELLS),
    *(
        (what, {**A, "powers": ["agent", Ferryman, "merchant", "scholar"]})
        for what in Ferryman.TELLS
    ),
]
"""An event and a game that has it: without it the ledger is wrong."""
SHOWN: list[tuple[str, dict[str, Any]]] = [
    *((what, {}) for what in "dealt kept passed drew looked placed".split()),
    *((what, A) for what in "dealt kept passed drew looked placed".split()),
    *((what, B) for what in "looked_rebel placed_rebel drew kept".split()),
    *((what, D) for what in ("drew", "kept")),
]
"""An event with a secret that must not be told to everybody."""
WRONG: list[tuple[str, dict[str, Any], dict[str, Any]]] = [
    ("took_gold", {"count": 3}, A),
    ("took_gold", {"seat": 0}, B),
    ("scored", {"home": 0}, {}),
    ("scored", {"gold": 1}, A),
    ("power_points", {"points": 0}, C),
    ("won", {"seat": 0}, {}),
    ("bonus", {"district": "blue"}, A),
    ("discarded", {"district": "pink"}, {}),
    ("took_aristocrat", {"value": 3}, C),
    ("gave", {"to": 0}, B),
    ("moved", {"to_district": "green"}, C),
    ("rob_turned", {"take": "left"}, SOLO),
]
"""An event that tells something else than what happened."""


def named(case: tuple[Any, ...]) -> str:
    """A short name for a case."""
    powers = case[-1].get("powers", "solo" if case[-1].get("seats") == 1 else "first")
    return f"{case[0]}-{powers if isinstance(powers, str) else 'own tile'}"


def first_broken(make: Callable[[int], lux.Game], games: int, **checks: Any) -> Broken:
    """The first law that some games break."""
    with pytest.raises(Broken) as broken:
        check_games(make, range(games), **checks)
    return broken.value


def check_games(make: Callable[[int], lux.Game], seeds: Iterable[int], **checks: Any) -> None:
    """Put some games through the harness."""
    for seed in seeds:
        check_game(make, seed, **checks)


@pytest.mark.parametrize(
    ("fault", "options", "checks"),
    FAULTS,
    ids=[named((fault.__name__, options)) for fault, options, _ in FAULTS],
)
def test_the_harness_complains_of(
    fault: type[Faulty], options: dict[str, Any], checks: set[str], tmp_path: Path
) -> None:
    broken = first_broken(
        lambda seed: fault(seed=seed, **options), 12, thorough=True, failures=tmp_path
    )
    assert broken.check in checks
    failure = json.loads(next(tmp_path.iterdir()).read_text())
    assert (failure["check"], failure["why"]) == (broken.check, broken.why)
    assert failure["step"] == broken.step >= 0
    assert failure["record"]["format"] == "capital-lux record"


def complaint_about(
    steps: Callable[..., Any], options: dict[str, Any], patch: pytest.MonkeyPatch, **checks: Any
) -> str:
    """The check that complains of events told in another way."""
    patch.setattr(retelling, "steps", steps)
    patch.setattr(harness, "RETELLINGS", 1.0)
    checks = {"failures": None, **checks}
    options = {"seats": 3, **options}
    return first_broken(lambda seed: lux.Game(seed=seed, **options), 300, **checks).check


@pytest.mark.parametrize("case", SILENT, ids=named)
def test_the_harness_misses_an_event(
    case: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    what, options = case
    assert complaint_about(silent_about(what), options, monkeypatch) == "events"


@pytest.mark.parametrize("case", SHOWN, ids=named)
def test_the_harness_hears_a_secret(
    case: tuple[str, dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    what, options = case
    assert complaint_about(shows(what), options, monkeypatch) == "secrecy"


@pytest.mark.parametrize(
    "options",
    [{**B, "rules": 1}, {**D, "rules": 1}, {**A, "powers": ["agent", Sly, "merchant", "scholar"]}],
    ids=["convertor", "mentalist", "own tile"],
)
def test_the_harness_notices_that_a_seat_is_asked_more_often_with_other_cards(
    options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "RETELLINGS", 1.0)
    broken = first_broken(lambda seed: lux.Game(seed=seed, seats=4, **options), 100, failures=None)
    assert broken.check == "secrecy"
    assert "notices what it cannot know" in broken.why


@pytest.mark.parametrize("case", WRONG, ids=named)
def test_the_harness_hears_something_untrue(
    case: tuple[str, dict[str, Any], dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    what, change, options = case
    assert complaint_about(wrong_about(what, **change), options, monkeypatch) == "events"


@pytest.mark.parametrize("options", [{}, SOLO, WITH_TOLL], ids=["first", "solo", "own tile"])
def test_a_failure_can_be_repeated(
    options: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    complaint = complaint_about(silent_about("played"), options, monkeypatch, failures=tmp_path)
    again = reproduce(next(tmp_path.iterdir()), [Toll])
    assert again is not None
    assert again.check == complaint


def test_an_event_that_the_ledger_does_not_know_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = tuple(row for row in ledger.CHANGES if row[0] != "lot")
    monkeypatch.setattr(ledger, "CHANGES", known)
    monkeypatch.setattr(harness, "RETELLINGS", 1.0)
    broken = first_broken(lambda seed: lux.Game(seed=seed), 1, failures=tmp_path)
    assert broken.why == "the ledger does not know 'lot'"


def test_cards_are_counted_after_every_action(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[int] = []

    def count(game: lux.Game) -> bool:
        counted.append(len(game.actions()))
        return len(counted) < 9

    monkeypatch.setattr(harness, "has_all_cards", count)
    broken = first_broken(lambda seed: lux.Game(seed=seed), 1, failures=None)
    assert (broken.check, broken.why) == ("cards", "a card is lost or made")
    assert counted == [1, 2, 3, 4, 5, 6, 7, 8, 9]


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(harness, "ENDLESS", 10)
    with pytest.raises(Broken, match="turn: no end after 10 decisions"):
        check_game(lambda number: lux.Game(seed=number), 1, failures=None)


def test_a_crash_is_a_failure_with_a_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(harness, "check_end", lambda game, census: 1 / 0)
    with pytest.raises(Broken, match="crash: ZeroDivisionError") as broken:
        check_game(lambda number: lux.Game(seed=number), 1, failures=tmp_path)
    assert "reproduce it with" in broken.value.__notes__[0]
    assert reproduce(tmp_path / "crash-1.json") is not None


def test_the_command_plays_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "4", "--seed", "5", "--jobs", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        *(f"edition=first seats={seats}" for seats in (2, 3, 4)),
        *(f"edition=generations seats={seats} powers=random" for seats in (1, 2, 3, 4)),
    ]
    assert all("4 games" in line for line in lines)


def test_the_command_plays_what_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    tiles = "agent,cleric,merchant,dualist"
    asked = ["--games", "1", "--edition", "generations"]
    assert main([*asked, "--seats", "1", "3", "--powers", tiles]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" powers")[0] for line in lines] == [
        "edition=generations seats=1",
        "edition=generations seats=3",
    ]
    assert all("'merchant', 'dualist'" in line for line in lines)
    assert main([*asked, "--seats", "1", "--powers", "all"]) == 0
    against_rob = Counter(tile.colour for tile in TILES.values() if tile.solo)
    assert capsys.readouterr().out.count("no law broken") == prod(against_rob.values())


def test_the_command_reports_a_failure_and_repeats_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(harness, "Game", lambda edition, **options: HidesAnAction(**options))
    assert main(["--games", "3", "--edition", "first", "--seats", "2", "--thorough"]) == 1
    assert "broken: legal" in capsys.readouterr().out
    failure = next((tmp_path / "failures").iterdir())
    assert main(["--reproduce", str(failure)]) == 0
    assert "no law broken any more" in capsys.readouterr().out
