"""Chance that is drawn late deals the same games as a shuffled tape."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest

import capital_lux as lux
from capital_lux.envs.openspiel.draws import CHANCE_PLAYER, TERMINAL_PLAYER
from capital_lux.envs.openspiel.late import LateGame
from capital_lux.envs.openspiel.told import row_of
from capital_lux.observation import Observer, absolute
from capital_lux.rules.cards import MODIFIERS
from capital_lux.rules.events import TURNED_UP, decode, seen_by
from capital_lux.rules.powers import TILES

Distribution = dict[Any, float]


def begin(game: lux.Game) -> LateGame:
    return LateGame(game, Observer(game.copy()))


def ends(late: LateGame, chance: float = 1.0) -> Iterator[tuple[LateGame, float]]:
    """Every end of a game in which the highest legal id is played, with its probability."""
    while late.player != TERMINAL_PLAYER:
        if late.player == CHANCE_PLAYER:
            for outcome, probability in late.outcomes():
                twin = late.copy()
                twin.draw(outcome)
                yield from ends(twin, chance * probability)
            return
        late.apply(late.legal()[-1])
    yield late, chance


def play_highest(game: lux.Game) -> None:
    while game.waiting():
        seat = game.waiting()[0]
        game.play_id(seat, game.legal_ids(seat)[-1])


def close(one: Distribution, other: Distribution) -> bool:
    return one.keys() == other.keys() and all(one[key] == pytest.approx(other[key]) for key in one)


def result(game: lux.Game) -> tuple[Any, ...]:
    view = game.view(None)
    return tuple(view["scores"]), str(view["capital"]), str(view["discard"])


def first_edition(deck: list[str]) -> tuple[Distribution, Distribution]:
    """How games end: by late draws, and over all tapes."""
    cards = {card: deck.count(card) for card in deck}
    late: Distribution = defaultdict(float)
    for end, chance in ends(begin(lux.Game("first", 2, 1, cards=cards))):
        late[result(end.game)] += chance
    tapes: Distribution = defaultdict(float)
    decks = sorted(set(permutations(deck)))
    shuffles = list(permutations(MODIFIERS))
    later = [list(MODIFIERS)] * 2
    for order in decks:
        for modifiers in shuffles if any(card[0] == "B" for card in deck) else shuffles[:1]:
            for lots in ([4, 2, -1, -3], [2, 4, -1, -3]):
                tape = {"deck": list(order), "lots": lots, "modifiers": [list(modifiers), *later]}
                game = lux.Game("first", 2, cards=cards, tape=tape)
                play_highest(game)
                tapes[result(game)] += 1 / (2 * len(decks))
    scale = len(shuffles) if any(card[0] == "B" for card in deck) else 1
    return late, {key: value / scale for key, value in tapes.items()}


DECKS = ["Y2 G3 P4 Y5", "B2 B3 Y4 P5", "Y2 Y2 G3 G3 P4"]
if lux.COMPILED:
    DECKS.append("Y2 Y2 Y2 G3 G3 P4 P4")  # three cards in a pack: many tapes


@pytest.mark.parametrize("deck", DECKS)
def test_the_same_games_are_as_likely(deck: str) -> None:
    assert close(*first_edition(deck.split()))


def test_aristocrats_and_rebels_are_drawn_from_what_is_left() -> None:
    rand = random.Random(1)
    powers = ["infiltrator", "cleric", "aristocrat", "scholar"]
    late = begin(lux.Game("generations", 2, 1, powers=powers))
    turned_up: list[int] = []
    while late.player != TERMINAL_PLAYER:
        if late.player != CHANCE_PLAYER:
            late.apply(rand.choice(late.legal()))
            continue
        outcomes = late.outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        before = late.turned_up
        outcome = rand.choice(outcomes)[0]
        late.draw(outcome)
        turned_up += [outcome] * (len(late.turned_up) > len(before))
    assert len(set(turned_up)) == len(turned_up)


@pytest.mark.parametrize("powers", ["A", "B", "C", "D"])
def test_events_tell_the_same_game(powers: str) -> None:
    """A late game, and an ordinary one with the tape that chance has drawn by the end."""
    rand = random.Random(2)
    late = begin(lux.Game("generations", 3, 1, powers=powers))
    actions = []
    while late.player != TERMINAL_PLAYER:
        if late.player == CHANCE_PLAYER:
            late.draw(rand.choice(late.outcomes())[0])
        else:
            action = rand.choice(late.legal())
            actions.append((late.player, absolute(action, late.player, 3)))
            late.apply(action)
    tape = late.game.tape()
    game = lux.Game("generations", 3, powers=powers, tape=tape)
    heard = [seen_by(game.opening, seat) for seat in range(3)]
    for seat, action in actions:
        events = game.play(seat, action)
        for listener in range(3):
            heard[listener] += seen_by(events, listener)
    assert game.snapshot() == late.game.snapshot()
    assert late.told is not None
    for seat in range(3):
        assert late.told.all_seen(seat) == heard[seat]


def test_rows_hide_what_events_hide() -> None:
    """Two notes look the same to a seat as rows just when they do as events."""
    rand = random.Random(3)
    names: dict[str, list[str]] = {}
    for name, tile in TILES.items():
        names.setdefault(tile.colour, []).append(name)
    notes = set()
    for _ in range(20 if lux.COMPILED else 4):
        powers = [rand.choice(tiles) for tiles in names.values()]
        late = begin(lux.Game("generations", 3, 1, powers=powers))
        while late.player != TERMINAL_PLAYER:
            if late.player == CHANCE_PLAYER:
                late.draw(rand.choice(late.outcomes())[0])
            else:
                late.apply(rand.choice(late.legal()))
        assert late.told is not None
        notes |= {note for link in late.told.links() for note in link.notes}  # type: ignore[union-attr]
    notes = {note for note in notes if note[0] != TURNED_UP}  # whose turn it is, is no secret
    for seat in range(3):
        as_rows: dict[Any, set[Any]] = defaultdict(set)
        as_events: dict[Any, set[Any]] = defaultdict(set)
        for note in notes:
            as_rows[row_of(note, seat)].add(note)
            as_events[str(decode([note])[0].seen_from(seat))].add(note)
        assert sorted(map(sorted, as_rows.values())) == sorted(map(sorted, as_events.values()))


def test_a_copy_is_independent() -> None:
    late = begin(lux.Game("first", 2, 1))
    late.draw(1)
    twin = late.copy()
    twin.draw(twin.outcomes()[0][0])
    assert late.waiting_text() != twin.waiting_text()
