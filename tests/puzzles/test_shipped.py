"""Every puzzle that the package brings is one, and the miner finds it again."""

from __future__ import annotations

from collections import Counter

from capital_lux.bots.levels import make_bot
from capital_lux.puzzles import shipped
from capital_lux.puzzles.mine import GAP, KINDS, Miner
from capital_lux.puzzles.themes import THEMES
from capital_lux.puzzles.words import explained, round_log
from capital_lux.rules.events import seen_by
from capital_lux.texts import LANGUAGES, Texts

NAMES = ["Ann", "Bea", "Cid", "Dan"]


def test_each_is_a_decision_that_regular_fails() -> None:
    for puzzle in shipped().values():
        view, events, _ = puzzle.position()
        assert view["seat"] == puzzle.seat
        assert sorted(one.action for one in puzzle.options) == sorted(view["legal"])
        assert puzzle.best.win - max(one.win for one in puzzle.options[1:]) >= GAP
        assert [one.action for one in puzzle.options if puzzle.is_solved_by(one.action)] == [
            puzzle.best.action
        ]
        regular = make_bot("regular")
        for event in seen_by(events, puzzle.seat):
            regular.hear(event)
        assert regular.choose(view) != puzzle.best.action, puzzle.id


def test_there_are_enough_of_every_sort() -> None:
    puzzles = shipped().values()
    assert len(puzzles) >= 300
    editions = Counter(one.record["edition"] for one in puzzles)
    assert min(editions.values()) >= 0.45 * len(puzzles)
    assert {(one.record["edition"], one.record["seats"]) for one in puzzles} == set(KINDS)
    assert {one.theme for one in puzzles} <= set(THEMES)


def test_each_is_explained_in_every_language() -> None:
    """No message and no argument is missing, whatever is answered."""
    for number, puzzle in enumerate(shipped().values()):
        position = puzzle.position()
        texts = Texts(LANGUAGES[number % len(LANGUAGES)])
        answer = puzzle.options[number % len(puzzle.options)].action
        told = explained(puzzle, position, NAMES, answer)
        assert told[0]["id"] == ("puzzle-right" if answer == puzzle.best.action else "puzzle-wrong")
        for line in [*told, *round_log(puzzle, position, NAMES)]:
            said = texts.say(line)
            assert "{" not in said
            assert "puzzle-" not in said


def test_a_draft_is_explained_with_whoever_gets_what_is_left() -> None:
    said = {}
    for puzzle in shipped().values():
        if puzzle.theme == "draft":
            told = explained(puzzle, puzzle.position(), NAMES, puzzle.tempting)[1]
            said[puzzle.record["seats"], puzzle.seat] = Texts("en").say(told)
    assert "what Cid can do with what you leave" in said[3, 1]
    assert "what Ann can do with" in said[2, 1]
    assert all("you leave" not in text for (seats, _), text in said.items() if seats == 1)


def test_the_miner_finds_a_puzzle_again() -> None:
    """A game depends on its number alone; one against ROB takes the least time."""
    puzzle = next(one for one in shipped().values() if one.record["seats"] == 1)
    found = Miner(int(puzzle.id.partition("-")[0])).run()
    (again,) = [one for one in found if one["record"]["actions"] == puzzle.record["actions"]]
    assert [tuple(one) for one in again["options"]] == puzzle.options
