from __future__ import annotations

import json
import re
import signal
import subprocess
from pathlib import Path

import pytest

import capital_lux as lux
from capital_lux.console.files import save
from tests.terminal.command import COMMAND, environment, record, refusal, run, saved_game

ALWAYS_FIRST = "1\n" * 120
PROMPT = "Your choice (? for help): "


def start(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    """A game that waits for answers."""
    return subprocess.Popen(
        [*COMMAND, "play", "--seed", "4", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        env=environment(),
    )


def read_until(process: subprocess.Popen[str], text: str | tuple[str, ...]) -> str:
    """What a process prints, up to some text, or one of several."""
    assert process.stdout is not None
    seen = ""
    while not seen.endswith(text):
        letter = process.stdout.read(1)
        assert letter, seen
        seen += letter
    return seen


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (3, 2), (4, 1)])
def test_a_whole_game_through_standard_input(tmp_path: Path, seats: int, seat: int) -> None:
    done = run(
        "play", "--plain", "--edition", "first", "--seats", seats, "--seat", seat, "--seed", 7,
        answers=ALWAYS_FIRST, folder=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    assert "\x1b" not in done.stdout
    lines = done.stdout.replace(PROMPT, "").splitlines()
    assert max(map(len, lines)) <= 80
    assert "THE GAME IS OVER" in lines
    game = lux.replay(json.loads(saved_game(tmp_path).read_text("utf-8")))
    assert game.over
    points = [line.split()[-1] for line in lines if re.match(r"(You|Ada|Ben|Cleo|Dan) +\d", line)]
    assert list(map(int, points)) == game.scores()
    mine = [text for player, text in game.actions() if player == seat]
    assert done.stdout.count(PROMPT) == len(mine)


def test_the_same_seed_and_answers_give_the_same_game(tmp_path: Path) -> None:
    one, two, other = (
        run("play", "--seed", seed, answers=ALWAYS_FIRST + "n\n", folder=tmp_path).stdout
        for seed in (7, 7, 8)
    )
    assert one.split("Saved")[0] == two.split("Saved")[0] != other.split("Saved")[0]


def test_the_end_offers_the_record_and_takes_no_for_an_answer(tmp_path: Path) -> None:
    whole = run("play", "--seats", 2, "--seed", 7, answers=ALWAYS_FIRST, folder=tmp_path)
    answers = "1\n" * whole.stdout.count(PROMPT)
    saved_game(tmp_path).unlink()
    done = run("play", "--seats", 2, "--seed", 7, answers=answers + "No\n", folder=tmp_path)
    assert "Save the record of this game? [Y/n]" in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_an_action_can_be_given_in_words(tmp_path: Path) -> None:
    legal = lux.Game("first", 3, 4).legal(0)
    shouted = f"  {legal[1].upper().replace(' ', '    ')} \n"
    done = run("play", "--seed", 4, answers=shouted + "q\n", folder=tmp_path)
    assert f"You {legal[1]}." in done.stdout
    assert f"0 {legal[1]}" in json.loads(saved_game(tmp_path).read_text("utf-8"))["actions"]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("99", "'99' is not one of your choices. Type a number from 1 to"),
        ("0", "'0' is not one of your choices."),
        ("-1", "'-1' is not one of your choices."),
        ("home b4", "'home b4' is not one of your choices."),
        ("", "Nothing chosen yet. Type a number"),
        ("x" * 5000, "xxx...' is not one of your choices."),
        ("\x1b[2J", r"'\x1b[2j' is not one of your choices."),
        ("½", "'½' is not one of your choices."),
    ],
)
def test_bad_input_gets_a_sentence_and_another_try(
    tmp_path: Path, answer: str, sentence: str
) -> None:
    done = run("play", "--seed", 4, answers=f"{answer}\n1\nq\n", folder=tmp_path)
    assert done.returncode == 0
    assert sentence in done.stdout
    actions = json.loads(saved_game(tmp_path).read_text("utf-8"))["actions"]
    assert sum(action.startswith("0 ") for action in actions) == 1


def test_input_that_is_not_utf8(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play", "--seed", "4"],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        cwd=tmp_path,
        env=environment(),
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert b"is not one of your choices" in done.stdout


def test_an_encoding_without_the_letters_of_a_name(tmp_path: Path) -> None:
    done = run(
        "play", "--seats", 2, "--names", "Zoë,Łukasz",
        answers="q\n", folder=tmp_path, PYTHONIOENCODING="ascii",
    )  # fmt: skip
    assert done.returncode == 0
    assert "?ukasz" in done.stdout
    players = json.loads(saved_game(tmp_path).read_text("utf-8"))["players"]
    assert players == ["human:Zoë", "regular:Łukasz"]


def test_help_table_and_log_again(tmp_path: Path) -> None:
    answers = "?\nT\nl\nH\nl all\n" + "1\n" * 4 + "l\nl all\nq\n"
    done = run("play", "--seed", 4, answers=answers, folder=tmp_path)
    assert done.stdout.count("Capital Lux in brief") == 1
    # At the start, again for t, and when the cards are played.
    assert done.stdout.count("ROUND 1 of 3") == 3
    # The deal in the news and in five logs, the set-up in the news and in the whole logs.
    assert done.stdout.count("You are dealt") == 6
    assert done.stdout.count(" opens the ") == 3


def test_leaving_saves_and_resuming_goes_on(tmp_path: Path) -> None:
    left = run("play", "--seats", 4, "--seat", 2, "--names", "A,B,Me,D", "--seed", 5,
               answers="1\n" * 5 + "q\n", folder=tmp_path)  # fmt: skip
    path = saved_game(tmp_path)
    assert re.fullmatch(r"capital-lux-\d{8}-\d{6}\.json", path.name)
    assert f"Saved in {path.name}." in left.stdout
    assert f"lux play --resume {path.name}" in left.stdout
    before = json.loads(path.read_text("utf-8"))
    assert before["players"] == ["regular:A", "regular:B", "human:Me", "regular:D"]
    done = run("play", "--resume", path, answers=ALWAYS_FIRST, folder=tmp_path)
    assert done.returncode == 0
    assert "You (seat 2)" in done.stdout
    assert "Round 1:" in done.stdout
    (other,) = set(tmp_path.iterdir()) - {path}
    after = json.loads(other.read_text("utf-8"))
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert lux.replay(after).over
    assert after["players"] == before["players"]
    assert json.loads(path.read_text("utf-8")) == before


def test_the_end_of_input_leaves_and_saves(tmp_path: Path) -> None:
    done = run("play", "--seed", 4, answers="1\n1", folder=tmp_path)
    assert done.returncode == 0
    actions = lux.replay(json.loads(saved_game(tmp_path).read_text("utf-8"))).actions()
    assert sum(seat == 0 for seat, _ in actions) == 2


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_an_interrupted_game_is_saved(tmp_path: Path, name: str) -> None:
    process = start(tmp_path)
    read_until(process, PROMPT)
    process.send_signal(getattr(signal, name))
    out, errors = process.communicate(timeout=30)
    assert process.returncode == 130
    assert errors == ""
    assert "Go on with: lux play --resume" in out
    assert not lux.replay(json.loads(saved_game(tmp_path).read_text("utf-8"))).over


def test_a_closed_pipe_saves_the_game_and_leaves_no_traceback(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert process.stdout is not None
    assert process.stdin is not None
    assert process.stderr is not None
    read_until(process, PROMPT)
    process.stdout.close()
    process.stdin.write("1\n")
    process.stdin.close()
    errors = process.stderr.read()
    assert process.wait(30) == 1
    assert "Traceback" not in errors
    assert "BrokenPipe" not in errors
    assert "Go on with: lux play --resume" in errors
    assert len(json.loads(saved_game(tmp_path).read_text("utf-8"))["actions"]) > 0
    process.stderr.close()


def test_save_takes_a_path_and_overwrites_nothing(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    done = run("play", "--seed", 4, "--save", path, answers="1\nq\n", folder=tmp_path)
    assert done.returncode == 0
    assert f"--resume '{path}'" in done.stdout
    text = path.read_text("utf-8")
    assert "exists already" in refusal("play", "--save", path, status=2)
    assert "there is no folder" in refusal("play", "--save", tmp_path / "no" / "x", status=2)
    assert "is a folder" in refusal("play", "--save", tmp_path, status=2)
    assert path.read_text("utf-8") == text
    # The file that is resumed may be written again, because the user said so twice.
    done = run("play", "--resume", path, "--save", path, answers="1\nq\n", folder=tmp_path)
    assert done.returncode == 0
    assert len(path.read_text("utf-8")) > len(text)
    assert [entry.name for entry in tmp_path.iterdir()] == ["my game.json"]


def test_two_games_saved_in_the_same_second_keep_their_own_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    paths = {save({"n": number}, None) for number in range(4)}
    assert len(paths) == 4
    assert sorted(json.loads(path.read_text())["n"] for path in paths) == [0, 1, 2, 3]
    with pytest.raises(FileExistsError):
        save({"n": 9}, next(iter(paths)))
    assert len(list(tmp_path.iterdir())) == 4


def test_a_folder_that_vanishes_gives_a_sentence_and_another_try(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    process = start(tmp_path, "--save", str(folder / "x.json"))
    assert process.stdin is not None
    read_until(process, PROMPT)
    folder.rmdir()
    process.stdin.write("q\n")
    process.stdin.flush()
    assert "q! to leave without saving" in read_until(process, PROMPT)
    folder.mkdir()
    out, errors = process.communicate("q\n", timeout=30)
    assert process.returncode == 0
    assert "could not be saved" in errors
    assert "Traceback" not in errors
    assert (folder / "x.json").exists(), out


def test_q_with_a_bang_leaves_without_saving(tmp_path: Path) -> None:
    done = run("play", "--seed", 4, answers="q!\n", folder=tmp_path)
    assert (done.returncode, list(tmp_path.iterdir())) == (0, [])


def test_resume_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record()))
    assert "finished game" in refusal("play", "--resume", path, "--seat", 0, status=1)
    path.write_text(json.dumps(record(actions=5)))
    assert "does not say which seat is yours" in refusal("play", "--resume", path, status=2)
    assert "there is no seat 3" in refusal("play", "--resume", path, "--seat", 3, status=2)
    assert "leave them out" in refusal("play", "--resume", path, "--seed", 3, status=2)
    path.write_text(path.read_text()[:200])
    assert "bad JSON" in refusal("play", "--resume", path, "--seat", 0, status=1)
    assert "cannot be read" in refusal("play", "--resume", tmp_path / "none", status=1)


def test_a_record_without_names_can_be_resumed_from_any_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record(actions=20)))
    done = run("play", "--resume", path, "--seat", 1, answers="q\n", folder=tmp_path)
    assert done.returncode == 0
    assert "You play against Seat 0 and Seat 2 (regular 1000)." in done.stdout


def test_opponents_secrets_are_not_on_the_screen(tmp_path: Path) -> None:
    """What is printed before the first answer is the same for every deal of the hidden cards."""
    path = tmp_path / "game.json"
    game = lux.Game("first", 3, 4)
    tape = game.tape()
    screens = []
    for _ in range(2):
        path.write_text(json.dumps(lux.Game("first", 3, tape=tape).record()))
        done = run("play", "--resume", path, "--seat", 0, answers="q!\n", folder=tmp_path)
        screens.append(done.stdout)
        # Seat 0 has the cards 1 to 6 of the deck; all after them is hidden from it.
        tape = {**tape, "deck": tape["deck"][:7] + tape["deck"][:6:-1]}
        tape["modifiers"] = [order[::-1] for order in tape["modifiers"]]
    assert screens[0] == screens[1]
    assert "Your pack" in screens[0]


def test_the_last_action_is_taken_back_with_the_bots_answers(tmp_path: Path) -> None:
    """At every point of a game: where it is possible, the same choices are there again."""
    process = start(tmp_path, "--plain", "--seats", "2", "--level", "random")
    shown = read_until(process, PROMPT)

    def answered(answer: str) -> str:
        assert process.stdin is not None
        process.stdin.write(f"{answer}\n")
        process.stdin.flush()
        return read_until(process, (PROMPT, "[Y/n] "))

    taken = refused = 0
    while True:
        choices = shown.split("\n\n")[-1]
        shown = answered("1")
        if "THE GAME IS OVER" in shown:
            break
        again = answered("u")
        if "Taken back." in again:
            taken += 1
            assert again.split("\n\n")[-1] == choices
            shown = answered("1")
        else:
            refused += 1
            assert "Nothing can be taken back now." in again
    process.communicate("y\n")
    assert min(taken, refused) > 3
    assert lux.replay(json.loads(saved_game(tmp_path).read_text("utf-8"))).over
