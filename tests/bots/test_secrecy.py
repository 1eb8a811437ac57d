"""A bot knows what its seat may know: hidden cards change nothing it does."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.bots.bot import Bot
from capital_lux.bots.levels import make_bot
from capital_lux.bots.match import Player, play_match
from capital_lux.bots.net_bot import ChampionBot, GrandmasterBot, NetBot
from capital_lux.conformance.secrecy import Watcher
from capital_lux.rules.events import seen_by
from capital_lux.rules.record import steps
from tests.bots.nets import random_net
from tests.bots.seats import Gathering

pytestmark = pytest.mark.compiled

LEVELS = ["novice", "regular", "expert", "net", "grandmaster", "champion"]
SIMULATIONS = 200
JSON_TYPES = (dict, list, str, int, bool, type(None))


def random_record(options: Mapping[str, Any], seed: int, decisions: int) -> dict[str, Any]:
    """A game that was broken off after so many random decisions."""
    rng = random.Random(seed)
    game = lux.Game(seed=seed, **options)
    for _ in range(decisions):
        seat = rng.choice(game.waiting())
        game.play(seat, rng.choice(game.legal(seat)))
    return game.record()


def other_record(record: dict[str, Any], seat: int, seed: int) -> dict[str, Any]:
    """The same game as the seat was told it, with other cards where it cannot see them."""
    watcher: Watcher | None = None
    for number, (game, actor, text, events) in enumerate(steps(record), start=-1):
        if watcher is None:
            watcher = Watcher(game, seat)
        watcher.see(number, actor, text, events, game.snapshot())
    assert watcher is not None
    tape = watcher.other_tape(random.Random(seed))
    other = {key: value for key, value in record.items() if key not in ("seed", "commitment")}
    return {**other, "tape": tape, "actions": watcher.other_actions(record["actions"], tape)}


def choices(record: dict[str, Any], seat: int, bots: Mapping[str, Any]) -> tuple[list[Any], Any]:
    """What bots in a seat would do at the end of a game, and the truth then."""
    for step in steps(record):
        game, events = step[0], step[3]
        for event in seen_by(events, seat):
            for bot in bots.values():
                bot.hear(event)
    view = game.view(seat)
    return [bot.choose(view) for bot in bots.values()], game.snapshot()


def bot_of(level: str, simulations: int) -> Any:
    if level == "net":
        return NetBot(net=random_net())
    if level in ("grandmaster", "champion"):
        kind = ChampionBot if level == "champion" else GrandmasterBot
        return kind(3, net=random_net(), simulations=simulations)
    return make_bot(level, 3, simulations=simulations)


def bots_of_all_levels() -> dict[str, Any]:
    return {level: bot_of(level, SIMULATIONS) for level in LEVELS}


@pytest.mark.parametrize(
    "options",
    [
        {"edition": "first", "seats": 2},
        {"edition": "first", "seats": 3},
        {"edition": "first", "seats": 4},
        {"edition": "generations", "seats": 3, "powers": "A"},
    ],
    ids=lambda options: " ".join(map(str, options.values())),
)
def test_hidden_cards_change_no_choice(options: dict[str, Any]) -> None:
    """Two histories that a seat cannot tell apart: the same events, the same choices."""
    changed = 0
    for decisions in (0, 3, 13, 17, 20, 24, 60, 64):
        record = random_record(options, decisions, decisions)
        game = lux.replay(record)
        seat = game.waiting()[0]
        here, truth = choices(record, seat, bots_of_all_levels())
        there, other = choices(other_record(record, seat, 1), seat, bots_of_all_levels())
        assert here == there
        changed += truth != other
    assert changed >= 6


@pytest.mark.parametrize("powers", ["A", "B", "C", "D", "random"])
@pytest.mark.parametrize("level", LEVELS)
def test_a_choice_is_the_same_in_all_worlds_of_a_view(powers: str, level: str) -> None:
    """Any tiles: the truth is replaced by worlds that the seat thinks possible."""
    game = lux.Game("generations", 3, seed=4, powers=powers)
    gathering = Gathering(game)
    for asked, listener in enumerate(gathering.walk(random.Random(2))):
        if asked % 9:
            continue
        found = set()
        worlds = set()
        for seed in range(3):
            sample = listener.world(game).sample(lux.Fast(seed))
            worlds.add(json.dumps(sample.snapshot()))
            bot = bot_of(level, SIMULATIONS // 4)
            for event in listener.told:
                bot.hear(event)
            found.add(bot.choose(sample.view(listener.seat)))
        assert len(found) == 1
        assert len(worlds) == 3
        if asked > 50:
            return


def odd_types(value: Any) -> Iterable[type]:
    """Every type in a value that is not plain JSON."""
    if type(value) not in JSON_TYPES:
        yield type(value)
    elif isinstance(value, dict):
        for key, part in value.items():
            assert type(key) is str
            yield from odd_types(part)
    elif isinstance(value, list):
        for part in value:
            yield from odd_types(part)


class Spy(Bot):
    """Looks through everything it is given."""

    def __init__(self) -> None:
        self.heard: set[str] = set()
        self.views = 0

    def hear(self, event: Mapping[str, Any]) -> None:
        assert list(odd_types(event)) == []
        self.heard.add(event["what"])

    def choose(self, view: Mapping[str, Any]) -> str:
        assert list(odd_types(view)) == []
        self.views += 1
        legal: list[str] = view["legal"]
        return legal[self.views % len(legal)]


def test_bots_are_given_plain_json_and_nothing_else() -> None:
    """No game, no object that leads to one, whatever is played."""
    heard: set[str] = set()
    for options in (
        {"edition": "first", "seats": 4},
        *({"edition": "generations", "seats": 3, "powers": letter} for letter in "ABCD"),
        {"edition": "generations", "seats": 1, "powers": "C"},
    ):
        for seed in range(3):
            game = lux.Game(seed=seed, **options)  # type: ignore[arg-type]
            players = [Player(Spy(), seat, "spy") for seat in range(game.view()["seats"])]
            play_match(game, players)
            assert [player.faults for player in players] == [[]] * len(players)
            heard.update(*(player.bot.heard for player in players))
    assert len(heard) > 40


def test_each_bot_is_given_its_own_copy() -> None:
    """What one seat is told is not what another seat is told."""
    seen: list[set[int]] = [set(), set()]

    class Keeps(Bot):
        def __init__(self, seat: int) -> None:
            self.seat = seat
            self.kept: list[Any] = []

        def hear(self, event: Mapping[str, Any]) -> None:
            self.kept.append(event)
            seen[self.seat].update(id(part) for part in event.values() if isinstance(part, list))

    players = [Player(Keeps(seat), seat, "keeps") for seat in range(2)]
    play_match(lux.Game(seed=2), players)
    assert seen[0]
    assert not seen[0] & seen[1]


def test_nobody_is_told_what_another_seat_keeps_or_draws() -> None:
    """The private parts of events reach only their seat."""

    class Jealous(Bot):
        def __init__(self, seat: int) -> None:
            self.seat = seat

        def hear(self, event: Mapping[str, Any]) -> None:
            if event["what"] in ("kept", "dealt", "drew", "looked") and event["seat"] != self.seat:
                assert event["what"] != "kept"
                assert not {"card", "cards", "modifier"} & event.keys()

    players = [Player(Jealous(seat), seat, "jealous") for seat in range(3)]
    play_match(lux.Game(seats=3, seed=2), players)
    assert [player.faults for player in players] == [[], [], []]
