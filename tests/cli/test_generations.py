"""The options of Generations on the command line, `lux powers`, and tiles of a user's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import capital_lux as lux
from capital_lux.rules.powers import TILES
from capital_lux.texts import Texts
from tests.own_tiles import copied
from tests.terminal.command import refusal, run, saved_game

ENGLISH = Texts("en")
ALLOWED_SOLO = "Allowed solo are blue: agent, infiltrator, recruiter; pink: "


def test_powers_lists_the_tiles_by_colour() -> None:
    done = run("powers")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    places = []
    for name, tile in TILES.items():
        (line,) = (line for line in lines if line.startswith(f"  {name.capitalize()}"))
        set_name = ENGLISH.say(f"set-{tile.letter.lower()}")
        assert f"set {tile.letter} {set_name}, basis: {tile.basis}" in line
        assert ("not solo" in line) == (not tile.solo)
        places.append(lines.index(line))
    assert places == sorted(places)
    assert [line for line in lines if line.isupper()] == ["BLUE", "PINK", "YELLOW", "GREEN"]
    assert "* reconstruction: our own design" in done.stdout
    assert "~ first edition: " in done.stdout


@pytest.mark.parametrize("name", list(TILES))
def test_powers_explains_a_tile(name: str) -> None:
    done = run("powers", name.upper() if name == "agent" else name)
    words = " ".join(done.stdout.split())
    tile = TILES[name]
    assert ENGLISH.say(f"tile-{name}-effect") in words
    assert f"Example: {ENGLISH.say(f'tile-{name}-example')}" in words
    assert tile.basis in words
    assert f"Solo against ROB: {'allowed' if tile.solo else 'not allowed'}." in words
    assert max(map(len, done.stdout.splitlines())) <= 80


def test_powers_explains_a_users_own(tmp_path: Path) -> None:
    done = run("powers", "--power", f"{copied(tmp_path)}:Taxman")
    assert done.stdout.startswith("Taxman+: yellow, no set\n\nTake 2 gold")
    assert "Basis: + your own, a tile from a Python file of yours." in done.stdout
    both = run("powers", "scholar", "--power", f"{copied(tmp_path)}:Grey").stdout
    assert "settled by the printed rules" in both
    assert "It does not say what it does." in both


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("powers bard", "there is no tile 'bard': the tiles are agent, infiltrator"),
        ("play --edition generations --seats 5", "choose 1, 2, 3, 4"),
        ("play --powers A", "the first edition has its own four actions"),
        ("simulate --powers A", "the first edition has its own four actions"),
        ("play --edition generations --powers Z", "'Z' is not a set of tiles: choose A, B, C, D"),
        ("play --edition generations --powers bard", "'BARD' is not a set of tiles"),
        ("play --edition generations --powers agent", "choose one tile of each colour"),
        ("play --edition generations --powers agent,cleric,merchant,bard", "no tile 'bard'"),
        ("play --edition generations --powers agent,outsider,merchant,scholar", "(blue), outsider"),
        ("play --edition generations --seats 1 --powers B", ALLOWED_SOLO),
        ("simulate --edition generations --seats 1 --powers D", "outsider is not for solo play"),
        ("play --edition generations --seats 1 --seat 1", "a solo game has seat 0 only"),
        ("play --edition generations --seats 1 --names A,B", "give one name to --names"),
        ("play --edition generations --power mine.py", "write --power my_tile.py:ClassName"),
        ("play --edition generations --power mine.py:", "write --power my_tile.py:ClassName"),
        ("play --power mine.py:Taxman", "the first edition has its own four actions"),
        ("play --edition generations --power mine.py:Grey", "the tile Grey needs a colour"),
        ("play --edition generations --power mine.py:Stillborn", "failed in lay_out: KeyError"),
        ("play --edition generations --power mine.py:Taxman --power mine.py:Other", "taxman (yel"),
        ("simulate --edition generations --rob rob.json", "ROB's cards are for a solo game"),
        ("play --edition generations --seats 1 --rob cards.json", "ROB has 1 to 30 cards"),
        ("play --cards odd.json", "'Q9' in the deck is not a card"),
    ],
)
def test_a_wrong_choice_is_one_sentence(tmp_path: Path, arguments: str, words: str) -> None:
    copied(tmp_path)
    (tmp_path / "rob.json").write_text('["red left"]')
    (tmp_path / "cards.json").write_text('{"B2": 5}')
    (tmp_path / "odd.json").write_text('{"Q9": 5}')
    assert words in refusal(*arguments.split(), status=2, folder=tmp_path)
    assert len(list(tmp_path.iterdir())) == 4


@pytest.mark.parametrize(
    ("text", "name", "words"),
    [
        ("", "Taxman", "has no class Taxman"),
        ("import nowhere", "X", "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'"),
        ("class (", "X", "is not Python: invalid syntax (line 1)"),
        ("x = '\0'", "X", "is not Python: "),
        ("raise SystemExit(0)", "X", "cannot be loaded: SystemExit: 0"),
        ("1 / 0", "X", "cannot be loaded: ZeroDivisionError"),
        ("X = 3", "X", "X in mine.py is not a tile: it must be a subclass of lux.Tile"),
        ("class X: pass", "X", "is not a tile"),
    ],
)
def test_a_bad_file_of_a_tile_is_one_sentence(
    tmp_path: Path, text: str, name: str, words: str
) -> None:
    (tmp_path / "mine.py").write_text(text)
    for command in ("play", "simulate"):
        arguments = (command, "--edition", "generations", "--power", f"mine.py:{name}")
        assert words in refusal(*arguments, status=1, folder=tmp_path)
    assert words in refusal("powers", "--power", f"mine.py:{name}", status=1, folder=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["mine.py"]


def test_files_that_are_not_there_or_not_json(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("no json")
    (tmp_path / "list.json").write_text("[1]")

    def said(*arguments: str) -> str:
        return refusal(
            "simulate", "--edition", "generations", *arguments, status=1, folder=tmp_path
        )

    assert "x.py cannot be read" in said("--power", "x.py:X")
    assert "x.json cannot be read" in said("--cards", "x.json")
    assert "is not a split of the cards: bad JSON" in said("--cards", "no.json")
    assert 'it needs counts, like {"B2": 5}' in said("--cards", "list.json")
    assert "is not a table of ROB's cards: bad JSON" in said("--seats", "1", "--rob", "no.json")


def test_a_game_with_a_tile_of_ones_own(tmp_path: Path) -> None:
    path = copied(tmp_path)
    arguments = ("--power", f"{path.name}:Taxman")
    left = run("play", "--edition", "generations", "--powers", "C", "--seed", 6, *arguments,
               answers="1\n" * 12 + "?\nq\n", folder=tmp_path)  # fmt: skip
    assert left.returncode == 0, left.stderr
    assert "+ your own: a tile from a Python file of yours." in left.stdout
    assert "YELLOW Taxman+: Take 2 gold" in left.stdout
    assert "no net knows" not in left.stdout
    record = saved_game(tmp_path)
    assert f"--resume {record.name} --power mine.py:Taxman" in left.stdout
    saved = json.loads(record.read_text("utf-8"))
    assert saved["powers"] == ["recruiter", "missionary", "taxman", "discoverer"]
    missing = refusal("replay", record, status=1)
    assert "the tile 'taxman'" in missing
    assert "is missing" in missing
    assert "is missing" in refusal("play", "--resume", record, status=1)
    done = run("play", "--resume", record, "--save", record, *arguments,
               answers="1\n" * 150, folder=tmp_path)  # fmt: skip
    assert done.returncode == 0
    assert "THE GAME IS OVER" in done.stdout
    assert "Taxman: taxed [" in done.stdout
    assert run("replay", record, *arguments, folder=tmp_path).returncode == 0
    path.write_text(path.read_text().replace("Take 2 gold", "Take two gold"))
    changed = refusal("replay", record, *arguments, status=1, folder=tmp_path)
    assert "has changed" in changed


def test_a_level_with_a_net_says_that_it_does_not_know_a_tile_of_ones_own(tmp_path: Path) -> None:
    option = ("--power", f"{copied(tmp_path)}:Taxman", "--level", "champion,master")
    done = run("play", "--edition", "generations", "--seats", 3, *option,
               answers="q\n", folder=tmp_path)  # fmt: skip
    assert "\nBen searches as a master does: no net knows your own tile.\n" in done.stdout
    edition = ("--edition", "generations", "--seats", 2, *option[:2], "--simulations", 10)
    games = run("simulate", *edition, "--level", "champion,master", "--games", 1)
    assert games.stderr == "champion searches as a master does: no net knows your own tile.\n"
    deals = run("arena", "champion", "instinct", "regular", *edition, "--deals", 1)
    said = "champion and instinct search as a master does: no net knows your own tile.\n"
    assert deals.stderr == said


def test_a_tile_that_fails_ends_the_game_saved_as_before(tmp_path: Path) -> None:
    copied(tmp_path)
    option = ("--power", "mine.py:Failing")
    seed = 0
    while not any(card.startswith("B") for card in first_hand(seed)):
        seed += 1
    card = next(card for card in first_hand(seed) if card.startswith("B"))
    done = run("play", "--edition", "generations", "--seats", 1, "--seed", seed, *option,
               answers="1\n" * 6 + f"capital {card}\n", folder=tmp_path)  # fmt: skip
    assert done.returncode == 1
    assert done.stderr == "lux: the tile 'failing' failed in act: KeyError: 'oops'\n"
    path = saved_game(tmp_path)
    record = json.loads(path.read_text("utf-8"))
    assert [action.split()[1] for action in record["actions"]] == ["keep"] * 6
    assert "After action 6 of 6:" in run("replay", path, *option, folder=tmp_path).stdout
    record["actions"].append(f"0 capital {card}")
    path.write_text(json.dumps(record))
    said = refusal("replay", path, *option, status=1, folder=tmp_path)
    assert "cannot be replayed: the tile 'failing' failed in act" in said
    done = run("simulate", "--edition", "generations", "--games", 9, *option, folder=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "the tile 'failing' failed in act" in done.stderr


def first_hand(seed: int) -> list[str]:
    """The hand of somebody who always keeps the first card."""
    game = lux.Game("generations", 1, seed)
    for _ in range(6):
        game.play(0, game.legal(0)[0])
    return [action.split()[1] for action in game.legal(0) if action.startswith("capital")]


def test_other_cards_and_another_rob(tmp_path: Path) -> None:
    cards = {"B2": 20, "P3": 20, "Y4": 20, "G5": 20}
    (tmp_path / "cards.json").write_text(json.dumps(cards))
    (tmp_path / "rob.json").write_text(json.dumps(["red deck", "blue left bonus"] * 7))
    files = ("--cards", "cards.json", "--rob", "rob.json")
    options = ("--edition", "generations", "--seats", 1, *files)
    done = run("play", *options, "--seed", 1, "--save", "game.json", answers="1\n" * 150,
               folder=tmp_path)  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "red card (deck)" in done.stdout
    record = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert record["cards"] == {"B2": 20, "P3": 20, "Y4": 20, "G5": 20}
    assert record["rob_cards"] == ["red deck", "blue left bonus"] * 7
    found = run("simulate", *options, "--games", 30, "--json", folder=tmp_path)
    assert json.loads(found.stdout)["games"] == 30


def test_simulate_json() -> None:
    done = run("simulate", "--edition", "generations", "--powers", "random", "--seats", 1,
               "--games", 80, "--json")  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert list(found)[-3:] == ["branches", "tiles", "ratings"]
    assert len(found["win_share"]) == 2
    keys = {"games", "triggers", "impossible", "points", "seats"}
    assert all(set(tile) == keys for tile in found["tiles"].values())
    page = run("simulate", "--edition", "generations", "--games", 80, "--powers",
               "Agent, cleric,merchant ,scholar").stdout  # fmt: skip
    assert "to mean" in page
    assert "rating" not in page
