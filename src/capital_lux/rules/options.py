"""What a game is made from: edition, seats, cards, and the tape."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from capital_lux.rules.cards import CARD_NAMES, KINDS, MAX_CARDS, MAX_SEATS, MODIFIERS, kind_of, names_of
from capital_lux.rules.edition import Edition
from capital_lux.rules.first import First
from capital_lux.rules.game import Game
from capital_lux.rules.reader import Reader

EDITIONS: dict[str, Edition] = {edition.name: edition for edition in (First(),)}


def edition_named(name: str) -> Edition:
    """The edition of a name."""
    if name not in EDITIONS:
        raise ValueError(f"there is no edition {name!r}: choose {' or '.join(EDITIONS)}")
    return EDITIONS[name]


def read_seats(edition: Edition, seats: int) -> int:
    """Check a number of seats."""
    if type(seats) is not int or seats not in edition.seat_counts:
        allowed = ", ".join(map(str, edition.seat_counts))
        raise ValueError(f"{seats!r} seats cannot play the {edition.name} edition: {allowed} can")
    return seats


def read_cards(edition: Edition, cards: Mapping[str, int] | None) -> Sequence[int]:
    """How many cards of each kind, from an option that may replace the edition's deck."""
    if cards is None:
        return edition.cards
    census = [0] * KINDS
    for name, count in cards.items():
        if name not in CARD_NAMES:
            raise ValueError(f"{name!r} in the deck is not a card")
        if type(count) is not int or count < 0:
            raise ValueError(f"{count!r} is not a number of {name} cards")
        census[kind_of(name)] = count
    if not 1 <= sum(census) <= MAX_CARDS:
        raise ValueError(f"a deck has 1 to {MAX_CARDS} cards, not {sum(census)}")
    return census


def own_cards(game: Game) -> dict[str, int] | None:
    """The option `cards` of a game; None for its edition's own deck."""
    census = [game.census[kind] for kind in range(KINDS)]
    if tuple(census) == game.edition.cards:
        return None
    return {CARD_NAMES[kind]: census[kind] for kind in range(KINDS) if census[kind]}


def tape_of(game: Game) -> dict[str, Any]:
    """All the chance of a game."""
    if game.position is not None:
        raise ValueError("a game restored from a snapshot has no tape of its beginning")
    tape: dict[str, Any] = {
        "deck": [CARD_NAMES[game.deck[at]] for at in range(game.deck_size)],
        "lots": [game.lots[seat] for seat in range(MAX_SEATS)],
    }
    for power in (game.blue, game.pink, game.yellow, game.green):
        power.tape(tape)
    return tape


def load_tape(game: Game, tape: Mapping[str, Any]) -> None:
    """Give a game its chance."""
    source = Reader(tape, ValueError, "tape").fields(tape_of(game))
    deck = source.at("deck").cards()
    game.deck_size = len(deck)
    for i in range(len(deck)):
        game.deck[i] = deck[i]
    census = [deck.count(kind) for kind in range(KINDS)]
    if census != [game.census[kind] for kind in range(KINDS)]:
        source.at("deck").fail("not the cards of this game: " + ", ".join(names_of(census)))
    lots = source.at("lots").choices(MODIFIERS)
    if sorted(lots) != sorted(MODIFIERS):
        source.at("lots").fail("the four modifiers, once each")
    for seat in range(len(lots)):
        game.lots[seat] = lots[seat]
    for power in (game.blue, game.pink, game.yellow, game.green):
        power.load_tape(source)
