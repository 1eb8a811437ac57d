"""Generations and solo in line mode: the log, the table, questions and answers, the end."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.bot import RandomBot
from capital_lux.console.speech import say, sentences
from capital_lux.rules.events import seen_by
from capital_lux.rules.powers import SETS, TILES
from capital_lux.telling.lines import LINES
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model
from capital_lux.telling.result import rating_message, tie_break
from capital_lux.telling.standing import Standing
from capital_lux.terminal.lines.ending import score_table
from capital_lux.terminal.lines.help import help_lines
from capital_lux.terminal.lines.table import beside, table
from capital_lux.terminal.lines.tiles import legend
from tests.terminal.command import refusal, run, saved_game

LONG = ["N" * 13 + str(seat) * 3 for seat in range(4)]
GAMES = [*((2 + at % 3, letter) for at, letter in enumerate("ABCD")), (1, "A"), (1, "C")]
PROMPT = "Your choice (? for help): "


def told(seats: int, powers: Any, seed: int) -> Iterator[tuple[lux.Game, int, list[lux.Event]]]:
    """A game of random bots: before each action the game and who acts, and what happened before."""
    game = lux.Game("generations", seats, seed, powers=powers)
    bots = [RandomBot(seed + seat) for seat in range(game.seats)]
    happened = game.opening
    while not game.over:
        seat = game.waiting()[0]
        yield game, seat, happened
        happened = game.play(seat, bots[seat].choose(game.view(seat)))
    yield game, 0, happened


def test_what_comes_to_nothing_is_a_tile() -> None:
    assert {event.split("-")[1] for event in LINES if event.startswith("nothing-")} <= set(TILES)


def test_games_of_all_tiles_are_told_and_shown_without_holes() -> None:
    """What a screen shows in whole games: no fallback, no hole, nothing wider than 80 columns."""
    combinations = [(1, "random"), *((2 + at % 3, letter) for at, letter in enumerate("ABCD"))]
    kinds: set[str] = set()
    for seats, powers in combinations * (12 if lux.COMPILED else 2):
        seed = random.Random(len(kinds)).randrange(10_000)
        names = LONG[:seats] if seats > 1 else [LONG[0], "ROB"]
        teller = None
        for game, seat, happened in told(seats, powers, seed):
            view = game.view(seat)
            teller = teller or Teller(names, 0, powers_of(view), seats == 1)
            kinds |= {event.what for event in happened}
            known = seen_by(happened, 0)
            for seen in known:
                assert any(key in LINES for key in teller.keys(seen)), seen
            for sentence in sentences(teller, known):
                assert "{" not in sentence
                assert "None" not in sentence
                assert sentence.endswith((".", "!")), sentence
            lines = table(view, names)
            if not game.over:
                model = table_model(view, names)
                words = [say(choice["message"]) for choice in model["choices"]]
                assert not any(re.search(r"(?<!\d)\?|None", text) for text in words), words
                lines.append(say(model["ask"]))
                assert not re.search(r"\s\?|\?\?", lines[-1])
                assert "asks you to choose" not in lines[-1]
            assert max(map(len, lines)) <= 80, lines
            assert "None" not in "".join(lines)
        rows = table_model(game.view(0), names)["result"]["rows"]
        assert max(map(len, score_table(rows, names, 0, True))) <= 80
    assert kinds >= {"bonus", "rob_turned", "removed", "took_aristocrat", "gave", "revealed_rebel"}


@pytest.mark.parametrize(("seats", "powers"), GAMES)
def test_a_whole_game_through_standard_input(tmp_path: Path, seats: int, powers: str) -> None:
    done = run(
        "play", "--edition", "generations", "--seats", seats, "--powers", powers, "--seed", 7,
        answers="2\n1\n" * 150, folder=tmp_path,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.replace(PROMPT, "").splitlines()
    assert max(map(len, lines)) <= 80
    assert "THE GAME IS OVER" in lines
    assert done.stdout.count("reconstruction: our own design") == (powers != "A")
    assert "gold pile" not in done.stdout
    path = saved_game(tmp_path)
    game = lux.replay(json.loads(path.read_text("utf-8")))
    assert game.over
    rows = [line.split() for line in lines if re.match(r"(You|Ada|Ben|Cleo|Dan|ROB) +\d", line)]
    assert [int(row[-1]) for row in rows] == game.scores()
    for row, player in zip(rows, game.view(0)["players"], strict=True):
        assert int(row[7]) == 2 * player["gold"]
        assert sum(map(int, row[5:-1])) == int(row[-1])
    assert ("Rating: " in done.stdout) == (seats == 1)
    again = run("replay", path)
    assert again.returncode == 0
    assert max(map(len, again.stdout.splitlines())) <= 80
    assert [line for line in lines if " wins." in line or "You win!" in line]
    if seats == 1:
        assert "generations edition, solo" in again.stdout
        assert refusal("replay", path, "--from", 1, status=2) == (
            "there is no seat 1: a solo game has seat 0 only"
        )


def test_a_game_against_rob_can_be_left_and_resumed(tmp_path: Path) -> None:
    left = run("play", "--edition", "generations", "--seats", 1, "--names", "Zoe", "--seed", 5,
               answers="1\n" * 8 + "q\n", folder=tmp_path)  # fmt: skip
    path = saved_game(tmp_path)
    assert "You play alone against ROB." in left.stdout
    assert json.loads(path.read_text("utf-8"))["players"] == ["human:Zoe", "rob:ROB"]
    done = run("play", "--resume", path, "--save", path, answers="1\nq\n", folder=tmp_path)
    assert done.returncode == 0
    assert "ROB's cards: left" in done.stdout
    assert "there is no seat 1" in refusal("play", "--resume", path, "--seat", 1, status=2)


def test_help_explains_the_four_tiles_in_play_only(tmp_path: Path) -> None:
    done = run("play", "--edition", "generations", "--powers", "D", "--seed", 1,
               answers="?\nq!\n", folder=tmp_path)  # fmt: skip
    shown = done.stdout.split("The tiles in play")[1]
    for name, tile in TILES.items():
        assert (f"{name.capitalize()}*: " in shown) == (tile.letter == "D")
    assert "* reconstruction: our own design" in " ".join(shown.split())
    assert "2 for each gold" in " ".join(done.stdout.split())
    for powers in SETS.values():
        for solo in (False, True):
            lines = help_lines("generations", solo, [tile() for tile in powers])
            assert max(map(len, lines)) <= 80


def test_the_marks_of_a_basis() -> None:
    lines = " ".join(legend(TILES.values()))
    assert lines.startswith("~ first edition: ")
    assert "* reconstruction: our own design" in lines
    assert legend([TILES["scholar"]]) == []
    heads = table(lux.Game("generations", 2, 1, powers="A").view(0), ["You", "Ben"])[3]
    assert heads.split() == ["Agent~", "Cleric~", "Merchant~", "Scholar"]


ANN = Teller(["Ann", "Bea"], 0, ("agent", "cleric", "merchant", "scholar"))
SOLO = Teller(["Ann", "ROB"], 0, ("agent", "cleric", "merchant", "scholar"), solo=True)


@pytest.mark.parametrize(
    ("teller", "event", "sentence"),
    [
        (ANN, {"what": "placed_rebel", "seat": 1, "to": 1, "district": "pink"},
         "Bea puts a rebel face down into their own pink district."),
        (ANN, {"what": "placed_rebel", "seat": 0, "to": 1, "district": "pink", "rebel": 3},
         "You put a rebel of 3 face down into Bea's pink district."),
        (ANN, {"what": "revealed_rebel", "by": 1, "to": 0, "district": "pink", "rebel": 3},
         "The rebel in your pink district is turned up: 3."),
        (ANN, {"what": "gave", "seat": 1, "card": "P6", "to": 0, "district": "pink"},
         "Bea puts P6 into your home."),
        (ANN, {"what": "picked_up", "seat": 0, "card": "B2", "district": None},
         "You take B2 from the row to your hand."),
        (ANN, {"what": "picked_up", "seat": 0, "card": "B2", "district": "blue"},
         "You take B2 from the capital's blue district to your hand."),
        (ANN, {"what": "bonus", "seat": 1, "card": "B2", "district": None},
         "Bea, alone lowest at home, takes B2 from the Outsider district as a bonus card."),
        (ANN, {"what": "moved_by_tile", "card": "B2", "zone": "hand 0", "to_zone": "home 1 B"},
         "B2 goes from your hand to Bea's blue district."),
        (ANN, {"what": "moved_in_secret", "zone": "deck", "to_zone": "hand 1"},
         "A card goes from the deck to Bea's hand."),
        (ANN, {"what": "moved_by_tile", "card": "G2", "zone": "capital G", "to_zone": "bonus 0"},
         "G2 goes from the capital's green district to your bonus pile."),
        (SOLO, {"what": "last_turns", "seat": 0, "turns": 1},
         "You have no cards left: ROB has one last turn."),
        (SOLO, {"what": "last_turns", "seat": 1, "turns": 1},
         "Three red cards lie in ROB's row: you have one last turn."),
        (SOLO, {"what": "short", "count": 2}, "The deck is short: 2 cards to choose from."),
        (SOLO, {"what": "rob_turned", "colour": "red", "take": "left", "symbol": True},
         "ROB turns up a red card (left, bonus)."),
    ],
)  # fmt: skip
def test_wording(teller: Teller, event: dict[str, Any], sentence: str) -> None:
    (told,) = sentences(teller, [event])
    assert told == sentence


def test_robs_bonus_in_his_turn_is_not_a_lead() -> None:
    turned = {"what": "rob_turned", "colour": "blue", "take": "deck", "symbol": True}
    played = {"what": "played", "seat": 1, "card": "P5", "district": "pink", "where": "capital"}
    bonus = {"what": "bonus", "seat": 1, "card": "B2", "district": "blue"}
    assert sentences(SOLO, [turned, played]) == [
        "ROB turns up a blue card (deck, bonus) and plays P5 in the capital."
    ]
    # You chose which; that is told with the next events.
    assert sentences(SOLO, [bonus, bonus]) == [
        "ROB takes B2, the capital's lowest, as a bonus card.",
        "ROB leads in blue and takes B2 as a bonus card.",
    ]
    assert sentences(SOLO, [turned, {**played, "where": "home"}, bonus])[1].startswith("ROB leads")


def test_the_log_tells_a_tie_and_a_loss_in_a_sentence_each() -> None:
    gold = [{"what": "took_gold", "seat": seat, "count": 1} for seat in (0, 1)]
    played = {"what": "played", "seat": 0, "card": "Y5", "district": "yellow", "where": "capital"}
    removed = {"what": "removed", "card": "G6", "district": "green"}
    assert sentences(ANN, [played, gold[0], gold[1], gold[0], removed]) == [
        "You play Y5 in the capital (Merchant).",
        "You take 1 gold.",
        "You and Bea share the lead in green: 1 gold each, and G6 of the capital is discarded.",
    ]
    returned = {"what": "returned", "seat": 1, "district": "blue"}
    lines = sentences(ANN, [returned, gold[1], *gold, {**removed, "district": None}])
    assert lines[0] == "Bea's sentinel in blue was not needed: its gold comes home."
    assert lines[1].startswith("You and Bea share the lowest home: 1 gold each, and G6 of the Out")
    assert len(lines) == 2
    lost = {"what": "lost_aristocrat", "seat": 0, "district": "pink", "value": 3}
    over = {"what": "over_limit", "seat": 0, "district": "pink", "total": 9, "limit": 5}
    assert sentences(ANN, [lost, over])[0] == "Your pink total of 9 is over the limit of 5."


def test_the_score_line_counts_gold_and_tiles_once() -> None:
    teller = Teller(["Ann", "Bea"], 0)
    scored = {"what": "scored", "seat": 0, "home": 42, "bonus": 20, "gold": 4}
    assert sentences(teller, [scored])[0].endswith("4 gold = 66.")
    points = {"what": "power_points", "seat": 0, "points": 3}
    assert sentences(teller, [points, scored])[1] == (
        "You score 42 at home + 20 bonus + 4 for gold + 3 for tiles = 69."
    )


def test_the_end_of_a_game_against_rob() -> None:
    def end(scores: list[int], winners: list[int]) -> tuple[str, str]:
        game = lux.Game("generations", 1, 3, powers="A")
        view = game.view(0)
        view["scores"], view["winners"] = scores, winners
        stand = Standing(view, ["Ann", "ROB"])
        tie, rating = tie_break(stand), rating_message(stand)
        assert rating is not None
        return say(tie) if tie else "", say(rating)

    tie, rating = end([50, 50], [1])
    assert "you win with less gold, ROB otherwise" in tie
    assert rating == end([50, 50], [0])[1] == "Rating: decent, 50 points against ROB's 50."
    assert end([81, 50], [0]) == ("", "Rating: world class, 81 points against ROB's 50.")
    assert rating_message(Standing(lux.Game("first", 2, 1).view(0), ["Ann", "Bea"])) is None


def test_what_a_tile_of_ones_own_remembers_is_shown_whatever_it_is() -> None:
    view = lux.Game("first", 2, 1).view(0)
    view["tile_memory"] = {"spy": {"seen": ["B2", 1], "note": "a\x1bb"}}
    assert beside(view) == ['Spy: seen ["B2", 1], note a b']
    view["tile_memory"] = {"spy": None, "odd": [1]}
    assert beside(view) == ["Odd: [1]"]
