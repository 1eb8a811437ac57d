"""The net: what goes in, what comes out, and the files that are refused."""

from __future__ import annotations

import hashlib
import json
import math
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.guess import guess
from capital_lux.bots.judge import Judge
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.net import LARGEST, parts
from capital_lux.bots.net_bot import NetBot
from capital_lux.bots.net_file import MAGIC, flat, load, read, save
from capital_lux.observation import SIZE, Observer
from capital_lux.observation.derived import with_derived
from capital_lux.observation.features import bits
from capital_lux.observation.layout import OFFSETS
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.cards import VALUE
from capital_lux.rules.events import seen_by
from capital_lux.texts import Texts
from tests.bots.nets import random_arrays, random_net
from tests.envs.games import FIRST, SETS, SOLO, every_game
from tests.own_tiles import Toll

WIDTH, BLOCKS = 16, 2
GAMES = 2 if lux.COMPILED else 1
GOLDEN = "076ce332a04fe1a7"
"""The fingerprint of all that a random net says of some games, compiled and plain."""


def walk(options: dict[str, Any], seed: int) -> Any:
    """A random game: each time its observer, bots that heard everything, and the seat that acts."""
    rng = random.Random(seed)
    game = lux.Game(seed=seed, **options)
    observer = Observer(game)
    bots = [NetBot(seat, net=random_net()) for seat in range(game.view()["seats"])]
    events = game.opening
    while not game.over:
        for seat, bot in enumerate(bots):
            for event in seen_by(events, seat):
                bot.hear(event)
        actor = rng.choice(game.waiting())
        yield observer, bots, actor
        events = observer.play(actor, rng.choice(game.legal(actor)))


@pytest.mark.parametrize("options", every_game())
def test_from_view_and_events_a_bot_makes_the_observation_of_its_seat(
    options: dict[str, Any],
) -> None:
    for seed in range(GAMES):
        for observer, bots, _ in walk(options, seed):
            for seat in observer.game.waiting():
                game, _ = guess(observer.game.view(seat))
                made = Judge(bots[seat].net, game).inputs(bots[seat].memory, seat)
                assert made == bytes(with_derived(observer.observe(seat).tobytes()))


def slow_bits(row: bytes) -> list[bool]:
    """The bits of an observation, read off the table one by one."""
    return [bool(row[at] & mark) if packed else row[at] >= mark for at, mark, packed in bits()]


def slow_differences(row: bytes) -> list[int]:
    """Room, slack and lead from what an observation says."""
    seats = 2 + [row[OFFSETS["seats"] + i] for i in range(3)].index(1)
    capital = row[OFFSETS["capital_total"] :][:4]
    homes = [row[OFFSETS["home_total"] + 4 * seat :][:4] for seat in range(seats)]
    hand = row[OFFSETS["hand"] :][:20]
    held = [sum(hand[k] * VALUE[k] for k in range(5 * d, 5 * d + 5)) for d in range(4)]
    rooms = [capital[d] - home[d] for home in homes for d in range(4)]
    slacks = [capital[d] - homes[0][d] - held[d] for d in range(4)]
    leads = [homes[0][d] - max(home[d] for home in homes[1:]) for d in range(4)]
    none = [-16] * (4 * (4 - seats))
    return [max(0, min(31, 16 + points)) for points in (*rooms, *none, *slacks, *leads)]


def slow_net(row: bytes, arrays: dict[str, list[float]]) -> tuple[list[float], float]:
    """The net in floats, as it is trained."""

    def times(name: str, given: list[float]) -> list[float]:
        weights, bias = arrays[f"{name}.weight"], arrays[f"{name}.bias"]
        return [
            sum(w * g for w, g in zip(weights[i * WIDTH :], given, strict=False)) + bias[i]
            for i in range(len(bias))
        ]

    def active(hidden: list[float], number: int) -> list[float]:
        mean = sum(hidden) / WIDTH
        spread = math.sqrt(sum((h - mean) ** 2 for h in hidden) / WIDTH + 1e-5)
        weights, bias = arrays[f"norms.{number}.weight"], arrays[f"norms.{number}.bias"]
        found = zip(hidden, weights, bias, strict=True)
        return [max(0.0, (h - mean) / spread * w + b) for h, w, b in found]

    hidden = list(arrays["first.bias"])
    for number, is_set in enumerate(slow_bits(row)):
        if is_set:
            for i in range(WIDTH):
                hidden[i] += arrays["first.weight"][number * WIDTH + i]
    for block in range(BLOCKS):
        more = times(f"blocks.{block}", active(hidden, block))
        hidden = [h + m for h, m in zip(hidden, more, strict=True)]
    last = active(hidden, BLOCKS)
    return times("policy", last), times("value", last)[0]


def rounded(arrays: dict[str, list[float]]) -> dict[str, list[float]]:
    """The same arrays with the weights that whole numbers and scales can stand for."""
    found = dict(arrays)
    for name, rows, columns in parts(WIDTH, BLOCKS):
        if not rows:
            continue
        table = [arrays[name][i * columns : (i + 1) * columns] for i in range(rows)]
        if name == "first.weight":
            table = [list(column) for column in zip(*table, strict=True)]
        for row in table:
            step = max(map(abs, row)) / LARGEST
            row[:] = [round(w / step) * step for w in row]
        if name == "first.weight":
            table = [list(row) for row in zip(*table, strict=True)]
        found[name] = [w for row in table for w in row]
    return found


@pytest.mark.parametrize("options", [*FIRST, *SETS, SOLO])
def test_the_net_says_what_it_says_in_floats(options: dict[str, Any]) -> None:
    arrays = rounded(random_arrays(WIDTH, BLOCKS))
    for number, (observer, bots, actor) in enumerate(walk(options, 3)):
        if number % 8:
            continue
        row = bytes(with_derived(observer.observe(actor).tobytes()))
        assert list(row[SIZE:]) == slow_differences(row)
        policy, value = slow_net(row, arrays)
        judge = Judge(bots[0].net, observer.game)
        found, judged = judge.opinion(observer.memory, actor)
        assert sorted(found) == observer.game.legal_ids(actor)
        relative = [int(a) for a in observer.mask(actor).nonzero()[0]]
        assert sorted(found.values()) == pytest.approx(
            sorted(policy[a] for a in relative), abs=0.02
        )
        assert judged == pytest.approx(value, abs=0.02)


def test_compiled_and_plain_say_the_same_to_the_last_bit() -> None:
    digest = hashlib.sha256()
    for options in (*FIRST, *SETS, SOLO):
        chance = lux.Fast(5)
        for number, (observer, bots, actor) in enumerate(walk(options, 5)):
            if number % 6 == 0:
                judge = Judge(bots[0].net, observer.game)
                found, value = judge.opinion(observer.memory, actor)
                drawn = judge.sample(observer.memory, actor, chance, 0.7)
                told = [sorted(found.items()), value, judge.best(observer.memory, actor), drawn]
                digest.update(repr(told).encode())
    assert digest.hexdigest()[:16] == GOLDEN


def test_a_sample_is_as_likely_as_the_net_says() -> None:
    game = lux.Game("first", 2, seed=1)
    judge = Judge(random_net(), game)
    memory = Observer(game).memory
    found, _ = judge.opinion(memory, 0)
    weights = {action: math.exp(number / 0.5) for action, number in found.items()}
    chance = lux.Fast(1)
    drawn = [judge.sample(memory, 0, chance, 0.5) for _ in range(1000)]
    for action, weight in weights.items():
        share = weight / sum(weights.values())
        assert drawn.count(action) / 1000 == pytest.approx(share, abs=0.06)


def test_a_bot_with_a_net_plays_the_likeliest_action() -> None:
    for observer, bots, actor in walk({"edition": "generations", "seats": 3, "powers": "D"}, 2):
        best = Judge(bots[0].net, observer.game).best(observer.memory, actor)
        view = observer.game.view(actor)
        assert view["legal"].index(bots[actor].choose(view)) == observer.game.legal_ids(
            actor
        ).index(best)
        assert not bots[actor].falls_back


def test_with_a_tile_of_a_users_own_it_searches_and_says_so() -> None:
    game = lux.Game("generations", 2, 1, powers=["agent", "cleric", Toll, "scholar"])
    bots = [NetBot(seat, [Toll], random_net()) for seat in range(2)]
    for bot in bots:
        bot.simulations = 10
    players = [Player(bot, seat, "net") for seat, bot in enumerate(bots)]
    play_match(game, players)
    assert [player.faults for player in players] == [[], []]
    assert [bot.falls_back for bot in bots] == [True, True]


# The file


@pytest.fixture
def text(tmp_path: Path) -> bytes:
    path = tmp_path / "small.net"
    size = save(path, {"width": 8, "blocks": 1, "decisions": 3}, random_arrays(8, 1))
    assert size == path.stat().st_size
    assert load(path).about["decisions"] == 3
    return path.read_bytes()


def refusal(text: bytes) -> str:
    with pytest.raises(ValueError) as error:  # noqa: PT011 - what it says is looked at
        read(text)
    for language in ("fr", "pt-BR"):
        assert Texts(language).say(error.value.args[0]) != str(error.value)
    return str(error.value)


def test_a_flipped_bit_anywhere_is_refused(text: bytes) -> None:
    rng = random.Random(1)
    for at in (0, len(MAGIC) + 3, text.index(b"width"), *rng.choices(range(len(text)), k=50)):
        changed = bytearray(text)
        changed[at] ^= 1 << rng.randrange(8)
        assert refusal(bytes(changed)) in (
            "the net's file is damaged",
            "this is not a file of a Capital Lux net",
        )


def test_what_is_cut_off_or_something_else_is_refused(text: bytes) -> None:
    for part in (text[:-1], text[:200], text[:90], text + b"\n"):
        assert refusal(part) == "the net's file is damaged"
    for other in (b"", b"PK", b"{}"):
        assert refusal(other) == "this is not a file of a Capital Lux net"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": 2}, "the net is made for format 2, and this program has format 1"),
        ({"features": 9}, "the net is made for features 9, and this program has features 1"),
        (
            {"observation": None},
            "the net is made for observation None, and this program has observation 1",
        ),
        ({"width": 10**9}, "a net is 8 to 1024 wide"),
        ({"blocks": "2"}, "a net is 8 to 1024 wide"),
        ({"width": 16}, "the net's file is damaged"),
    ],
)
def test_another_version_or_size_is_refused(text: bytes, change: Any, said: str) -> None:
    line, _, packed = text.partition(b"\n")[2].partition(b"\n")
    told = json.dumps({**json.loads(line), **change}).encode() + b"\n" + packed
    changed = MAGIC + hashlib.sha256(told).hexdigest().encode() + b"\n" + told
    assert refusal(changed).startswith(said)


def test_a_net_is_written_from_lists_nested_lists_and_buffers(tmp_path: Path) -> None:
    numpy = pytest.importorskip("numpy")
    rows = [[0.5, -1.0], [2.0, 0.25]]
    found = [list(flat(given)) for given in (rows, rows[0] + rows[1], numpy.array(rows, "f4"))]
    assert found == [[0.5, -1.0, 2.0, 0.25]] * 3
    arrays = random_arrays(8, 1)
    arrays["policy.bias"] = [0.0] * (ACTIONS - 1)
    with pytest.raises(ValueError, match=r"1 x 104 floats for policy\.bias"):
        save(tmp_path / "short.net", {"width": 8, "blocks": 1}, arrays)
    arrays["policy.bias"] = [math.nan] * ACTIONS
    with pytest.raises(ValueError, match="damaged"):
        save(tmp_path / "nan.net", {"width": 8, "blocks": 1}, arrays)
    assert list(tmp_path.iterdir()) == []


def test_a_net_that_is_written_anew_is_the_old_one_until_all_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.net"
    about = {"width": 8, "blocks": 1}
    save(path, {**about, "rounds": 1}, random_arrays(8, 1))

    def killed(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        save(path, {**about, "rounds": 2}, random_arrays(8, 1, seed=2))
    assert load(path).about["rounds"] == 1


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import capital_lux as lux
from capital_lux.bots.net_bot import ChampionBot, NetBot
from tests.bots.nets import random_net
view = lux.Game(seed=1).view(0)
print(all(bot(net=random_net(), simulations=4).choose(view) in view["legal"]
    for bot in (NetBot, ChampionBot)))
"""


def test_it_plays_where_there_is_no_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("True\n", "")
