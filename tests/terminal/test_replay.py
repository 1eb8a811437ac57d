from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.telling.standing import Standing
from capital_lux.terminal.full.sources.recorded import RecordedTable
from capital_lux.terminal.full.sources.source import News
from capital_lux.terminal.lines.advice import hint_of
from capital_lux.terminal.lines.replay import transcript
from tests.terminal.command import played, record, refusal, run

Change = Callable[[dict[str, Any]], object]


def written(folder: Path, content: Any) -> Path:
    """A file with a record or with any text or bytes."""
    path = folder / "game.json"
    if isinstance(content, bytes):
        path.write_bytes(content)
    else:
        text = content if isinstance(content, str) else json.dumps(content)
        path.write_text(text, "utf-8")
    return path


def test_the_whole_game_can_be_read(tmp_path: Path) -> None:
    game = played()
    players = ["human:Ann", "random", "random:Cid"]
    done = run("replay", written(tmp_path, {**game.record(), "players": players}))
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[0] == "Capital Lux, first edition, 3 seats: a verified record"
    assert lines[1] == "Seats: 0 Ann (human), 1 Seat 1 (random 666), 2 Cid (random 666)"
    assert f"  {game.commitment}" in lines
    assert [line[4:11] for line in lines if line.startswith("===")] == [
        "Round 1",
        "Round 2",
        "Round 3",
    ]
    found = [re.match(r" +(\d+)  (\d) (\w+(?: \w+)?)  ", line) for line in lines]
    numbered = [(int(m[1]), int(m[2]), m[3]) for m in found if m]
    wanted = [(at, seat, text) for at, (seat, text) in enumerate(game.actions(), 1)]
    assert numbered == wanted
    assert max(map(len, lines)) <= 80
    points = [int(line.split()[-1]) for line in lines if re.match(r"(Ann|Cid|Seat 1) +\d", line)]
    assert points == game.scores()
    assert any(line.endswith(("wins.", "share the victory.")) for line in lines)


def test_players_are_named_in_the_readers_language(tmp_path: Path) -> None:
    players = ["human:Ann", "random", "mine:Cid"]
    file = written(tmp_path, {**played().record(), "players": players})
    seats = run("--lang", "fr", "replay", file).stdout.splitlines()[1]
    assert seats == "Places\u00a0: 0 Ann (humain), 1 Place 1 (hasard 666), 2 Cid (mine)"


def test_until_stops_and_shows_the_table(tmp_path: Path) -> None:
    path = written(tmp_path, record())
    total = len(record()["actions"])
    for number in (0, 7, 40):
        out = run("replay", path, "--until", number).stdout
        assert f"After action {number} of {total}:" in out
        numbers = re.findall(r"^ +(\d+)  \d ", out, re.MULTILINE)
        assert len(numbers) == number
        game = played(actions=number)
        for seat in range(3):
            hand = game.view(seat)["players"][seat]
            cards = " ".join(hand["packs"] or hand["hand"])
            assert f"Seat {seat}'s {'pack' if hand['packs'] else 'hand'}: {cards}\n" in out
    assert run("replay", path, "--until", 10_000).stdout == run("replay", path).stdout


def test_until_still_verifies_the_rest(tmp_path: Path) -> None:
    broken = record()
    broken["actions"][60] = "0 keep B2"
    assert "actions[60]" in refusal("replay", written(tmp_path, broken), "--until", 3, status=1)


def test_an_unfinished_game_shows_where_it_stands(tmp_path: Path) -> None:
    out = run("replay", written(tmp_path, record(actions=25))).stdout
    assert "After action 25 of 25:" in out
    assert "THE GAME IS OVER" not in out


def test_from_a_seat_shows_what_it_saw_and_no_more(tmp_path: Path) -> None:
    path = written(tmp_path, record(actions=60))
    whole, seat = run("replay", path).stdout, run("replay", path, "--from", 1).stdout
    assert "Shown: what Seat 1 may see" in seat
    assert re.search(r"Seat 0 is dealt", whole)
    assert not re.search(r"Seat [02] is dealt", seat)
    assert not re.search(r"Seat [02] keeps", seat)
    assert not re.search(r" [02] keep ", seat)
    assert not re.search(r"Seat 2 passes \w\d.* to Seat 0", seat)
    assert not re.search(r"Seat [02] looks", seat)
    assert not re.search(r"Seat [02] draws [BPYG]\d", seat)
    assert not re.search(r"Seat [02]'s (hand|pack|kept)", seat)
    assert "Seat 1 keeps" in seat
    assert "Seat 0 passes" in seat


def hidden_from_seat_0(tape: dict[str, Any]) -> dict[str, Any]:
    """The same game to seat 0: the deck after its own pack dealt in another order."""
    deck = tape["deck"]
    return {
        **tape,
        "deck": deck[:7] + deck[:6:-1],
        "modifiers": [order[::-1] for order in tape["modifiers"]],
    }


def test_from_a_seat_is_the_same_text_for_every_deal_of_what_it_cannot_know(
    tmp_path: Path,
) -> None:
    tape = lux.Game("first", 3, 4).tape()
    texts = []
    for chance, order in ((tape, (1, 0, 2)), (hidden_from_seat_0(tape), (0, 2, 1))):
        game = lux.Game("first", 3, tape=chance)
        # Who picks when is hidden as well; the last pick of all would pass the packs.
        for seat in order[:2]:
            game.play(seat, game.legal(seat)[0])
        if 0 not in order[:2]:
            game.play(0, game.legal(0)[0])
        path = written(tmp_path, game.record())
        texts.append(run("replay", path, "--from", 0).stdout)
        everything = run("replay", path).stdout
        assert everything != texts[-1]
    assert texts[0] == texts[1]
    assert "Seat 0 keeps" in texts[0]


def cut(key: str) -> Change:
    return lambda r: r.pop(key)


def put(key: str, value: Any) -> Change:
    return lambda r: r.update({key: value})


@pytest.mark.parametrize(
    ("change", "where"),
    [
        (cut("actions"), "'actions' is missing"),
        (cut("result"), "'result' is missing"),
        (put("format", "chess"), "format:"),
        (put("version", 2), "version:"),
        (put("version", True), "version:"),
        (put("edition", "third"), "edition:"),
        (put("edition", ["first"]), "edition:"),
        (put("seats", 4), "actions["),
        (put("seats", 7), "seats:"),
        (put("seats", "3"), "seats:"),
        (put("seed", "12"), "seed:"),
        (put("seed", None), "seed:"),
        (put("seed", "f" * 64), "commitment:"),
        (put("commitment", "0" * 64), "commitment: not the sha256 of the seed"),
        (put("extra", 1), "unknown key 'extra'"),
        (put("players", "Ann"), "players:"),
        (put("players", [1]), "players[0]:"),
        (put("players", ["x"] * 9), "players:"),
        (put("actions", {}), "actions:"),
        (put("actions", [None]), "actions[0]:"),
        (put("actions", ["0"]), "actions[0]:"),
        (put("actions", ["x keep B2"]), "actions[0]:"),
        (put("actions", ["0 keep B2"] * 20_000), "actions:"),
        (put("result", None), "result:"),
        (put("result", {"scores": [1, 2, 3], "winners": [0]}), "result:"),
        (put("cards", {"B4": -1}), "B4"),
        (put("tape", {}), "a seed, a tape or a position"),
        (lambda r: r["actions"].pop(), "result:"),
        (lambda r: r["actions"].pop(30), "actions["),
        (lambda r: r["actions"].append("0 home B4"), "the game is over"),
        (lambda r: r["actions"].__setitem__(50, "0 home B9"), "actions[50]:"),
        (lambda r: r["result"]["scores"].__setitem__(0, 99), "result:"),
        (lambda r: (r.pop("seed"), r.pop("commitment")), "a seed, a tape or a position"),
    ],
)
def test_a_tampered_record_is_refused(tmp_path: Path, change: Change, where: str) -> None:
    changed = record()
    change(changed)
    said = refusal("replay", written(tmp_path, changed), status=1)
    assert "is not a true record" in said
    assert where in said
    assert len(said) < 500


NESTED = "[" * 900 + "]" * 900


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("", "it is empty"),
        ("  \n ", "it is empty"),
        ("hello", "bad JSON at line 1, column 1"),
        ('{"format": "capital-lux record",\n "version', "bad JSON at line 2, column 2"),
        (b"\xff\xfe\x00", "no UTF-8 text at byte 0"),
        (b'{"a": "\x80"}', "no UTF-8 text at byte 7"),
        ("[]", "is not an object"),
        ("null", "is not an object"),
        ("12", "is not an object"),
        ('"text"', "is not an object"),
        ("{}", "'format' is missing"),
        ("[" * 200_000, "nested too deeply"),
        ('{"a":' * 200_000, "nested too deeply"),
        (NESTED, "nested too deeply"),
        ("1" * 10_000, "is not a record"),
        ("NaN", "is not an object"),
        ('{"seed": "1", "seed": "2"}', "the key 'seed' is there twice"),
        (b" " * (4 * 1024 * 1024 + 1), "larger than 4 MiB"),
        ("\ufeff{}", "'format' is missing"),
    ],
)
def test_a_foreign_file_is_refused(tmp_path: Path, content: Any, problem: str) -> None:
    assert problem in refusal("replay", written(tmp_path, content), status=1)


@pytest.mark.parametrize("key", ["format", "seats", "seed", "actions", "result", "players", "tape"])
@pytest.mark.parametrize("depth", [50, 900, 985])
def test_deep_nesting_inside_a_record_is_refused(tmp_path: Path, key: str, depth: int) -> None:
    text = json.dumps({**record(), key: "HERE"}).replace('"HERE"', "[" * depth + "]" * depth)
    assert "nested too deeply" in refusal("replay", written(tmp_path, text), status=1)


def test_what_is_not_a_readable_file_is_refused(tmp_path: Path) -> None:
    assert "Is a directory" in refusal("replay", tmp_path, status=1)
    assert "No such file" in refusal("replay", tmp_path / "none.json", status=1)
    french = refusal("--lang", "fr", "replay", "none.json", status=1, folder=tmp_path)
    assert french == "none.json ne peut pas être lu : fichier ou dossier introuvable"
    assert "cannot be read" in refusal("replay", "x" * 5000, status=1)


def test_wrong_options_are_refused(tmp_path: Path) -> None:
    path = written(tmp_path, record())
    assert refusal("replay", path, "--from", 3, status=2) == "there is no seat 3: seats are 0 to 2"
    assert "--from" in refusal("replay", path, "--from", -1, status=2)
    assert "--until" in refusal("replay", path, "--until", "soon", status=2)
    assert "'file'" in refusal("replay", status=2)


def test_names_cannot_disturb_the_terminal(tmp_path: Path) -> None:
    bad = {**record(actions=3), "players": ["human:\x1b[2J\nevil\u202e", "random:" + "y" * 300]}
    done = run("replay", written(tmp_path, {**bad, "players": [*bad["players"], "bot:\ud800"]}))
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "\u202e" not in done.stdout
    assert "y" * 17 not in done.stdout
    assert "2 Seat 2 (bot)" in done.stdout


def test_a_record_that_begins_at_a_position(tmp_path: Path) -> None:
    game = lux.Game.restore(played(actions=30).snapshot())
    game.play(game.waiting()[0], game.legal(game.waiting()[0])[0])
    done = run("replay", written(tmp_path, game.record()))
    assert done.returncode == 0
    assert "After action 1 of 1:" in done.stdout
    assert "commitment" not in done.stdout


def choosing_a_bonus_card() -> lux.Game:
    """A game at a choice among bonus cards, some of which have left homes that were safe."""
    for seed in range(1000):
        game = lux.Game("generations", 3, seed, powers="C")
        chance = random.Random(seed)
        while not game.over:
            view = game.view(None)
            homes = [home for player in Standing(view, "abc").homes for home in player.values()]
            asked = view["phase"] == "bonus" and "bonus" in (view["pending"] or ())
            if asked and any(home["over"] for home in homes):
                return game
            seat = game.waiting()[0]
            game.play(seat, chance.choice(game.legal(seat)))
    raise AssertionError("no such game")


def test_a_home_that_passed_the_check_is_not_marked_when_bonus_cards_have_gone(
    tmp_path: Path,
) -> None:
    path = written(tmp_path, choosing_a_bonus_card().record())
    assert not any("!" in line for line in transcript(path).finished())
    hint_lines = hint_of(path, None, 1, 1, ())[1]
    assert not any("!" in line for line in hint_lines)
    shown: list[News] = []
    asyncio.run(RecordedTable(path, None, None).open(shown.append))
    assert shown[0].update is not None
    (state,) = shown[0].update["seats"]
    assert not any(home["over"] for homes in state["homes"] for home in homes.values())
