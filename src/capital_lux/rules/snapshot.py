"""The full truth of a game as JSON, and back, believing nothing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from capital_lux.rules.actions import DRAFT, GOLD, NOT_YET, OVER, PHASES, PLAY, POWER
from capital_lux.rules.cards import (
    DISTRICT_NAMES,
    DISTRICTS,
    GOLD_DISCS,
    KINDS,
    PACKS,
    PICKS,
    ROUNDS,
    UNLIMITED,
    names_of,
)
from capital_lux.rules.game import Game
from capital_lux.rules.options import EDITIONS, own_cards, read_cards
from capital_lux.rules.reader import Reader
from capital_lux.rules.view import capital_of, deck_of, home_of, pending_of, received_by


class InvalidSnapshot(ValueError):
    """Not the snapshot of a game that can be played on."""


def snapshot_of(game: Game) -> dict[str, Any]:
    """Everything there is to know of a game."""
    out: dict[str, Any] = {
        "edition": game.edition.name,
        "seats": game.seats,
        "round": game.round,
        "phase": PHASES[game.phase],
        "start": game.start,
        "waiting": list(game.waiting()),
        "last_turns": None if game.last_turns == NOT_YET else game.last_turns,
        "pending": pending_of(game, game.actor),
        "deck": deck_of(game),
        "discard": game.cards_in(game.discard),
        "capital": capital_of(game),
        "players": [player_of(game, seat) for seat in range(game.seats)],
        "tape": {},
    }
    if game.gold_pile != UNLIMITED:
        out["gold_pile"] = game.gold_pile
    cards = own_cards(game)
    if cards is not None:
        out["cards"] = cards
    for power in (game.blue, game.pink, game.yellow, game.green):
        power.save(game, out)
    return out


def player_of(game: Game, seat: int) -> dict[str, Any]:
    """A seat's zones. Until the draft ends, its hand lies in front of it as kept."""
    cards = game.cards_in(game.hand[seat])
    drafting = game.phase == DRAFT
    return {
        "hand": [] if drafting else cards,
        "packs": game.cards_in(game.pack[seat]),
        "kept": cards if drafting else [],
        "received": received_by(game, seat),
        "home": home_of(game, seat),
        "bonus": game.cards_in(game.bonus[seat]),
        "gold": game.gold[seat],
    }


REQUIRED = (
    "edition seats round phase start waiting last_turns pending deck modifier_deck gold_pile "
    "discard capital modifiers players tape"
).split()


def restored(snapshot: Mapping[str, Any]) -> Game:
    """The game of a snapshot."""
    source = Reader(snapshot, InvalidSnapshot).fields(REQUIRED, ("cards",))
    edition = EDITIONS[source.at("edition").choice(tuple(EDITIONS))]
    seats = source.at("seats").choice(edition.seat_counts)
    game = Game(edition.name, seats, 0, cards=cards_option(source))
    game.clear_zones()
    game.seed = None
    game.opening_notes = []
    game.round = source.at("round").whole(1, ROUNDS)
    game.phase = PHASES.index(source.at("phase").choice(PHASES))
    game.start = source.at("start").whole(0, seats - 1)
    load_cards(game, source)
    load_turn(game, source)
    for power in (game.blue, game.pink, game.yellow, game.green):
        power.load(game, source)
    check_cards(game)
    check_phase(game, source)
    game.position = snapshot_of(game)
    return game


def cards_option(source: Reader) -> Any:
    """The deck, where it is not the edition's own."""
    if not source.has("cards"):
        return None
    cards = source.at("cards")
    if not isinstance(cards.value, dict):
        cards.fail("not an object of card counts")
    try:
        read_cards(EDITIONS[source.at("edition").value], cards.value)
    except ValueError as problem:
        cards.fail(str(problem))
    return cards.value


def load_cards(game: Game, source: Reader) -> None:
    """Every card and coin to its zone."""
    deck = source.at("deck").cards()
    game.deck_next = 0
    game.deck_size = len(deck)
    for i in range(len(deck)):
        game.deck[i] = deck[i]
    take_counts(game.discard, source.at("discard").counts())
    capital = source.at("capital").fields(DISTRICT_NAMES)
    for district in range(DISTRICTS):
        for kind in capital.at(DISTRICT_NAMES[district]).cards():
            game.put_in_capital(district, kind)
    players = source.at("players").items(game.seats)
    if len(players) != game.seats:
        source.at("players").fail(f"{game.seats} seats need {game.seats} players")
    gold = game.gold_pile = source.at("gold_pile").whole(0, GOLD_DISCS)
    for seat in range(game.seats):
        load_player(game, seat, players[seat])
        gold += game.gold[seat]
    if gold != GOLD_DISCS:
        source.at("gold_pile").fail(f"{gold} gold in the game instead of {GOLD_DISCS}")


def take_counts(zone: list[int], counts: list[int]) -> None:
    """Fill a zone."""
    for kind in range(KINDS):
        zone[kind] = counts[kind]


def load_player(game: Game, seat: int, source: Reader) -> None:
    """A seat's zones."""
    source.fields(("hand", "packs", "kept", "home", "bonus", "gold"), ("received",))
    drafting = game.phase == DRAFT
    in_use, empty = ("kept", "hand") if drafting else ("hand", "kept")
    if source.at(empty).cards():
        source.at(empty).fail(f"must be empty in phase {PHASES[game.phase]}")
    if not drafting and source.at("packs").cards():
        source.at("packs").fail(f"must be empty in phase {PHASES[game.phase]}")
    for kind in source.at(in_use).cards():
        game.put_in_hand(seat, kind)
    packs = source.at("packs").counts()
    take_counts(game.pack[seat], packs)
    game.pack_size[seat] = sum(packs)
    home = source.at("home").fields(DISTRICT_NAMES)
    for district in range(DISTRICTS):
        for kind in home.at(DISTRICT_NAMES[district]).cards():
            game.put_in_home(seat, district, kind)
    take_counts(game.bonus[seat], source.at("bonus").counts())
    game.gold[seat] = source.at("gold").whole(0, GOLD_DISCS)
    for number in range(PACKS):
        take_counts(game.received[number][seat], [0] * KINDS)
    if source.has("received"):
        packs_seen = source.at("received").items(PACKS)
        for number in range(len(packs_seen)):
            take_counts(game.received[number][seat], packs_seen[number].counts())


def load_turn(game: Game, source: Reader) -> None:
    """Whose turn it is and what is being decided."""
    last_turns = source.at("last_turns")
    game.last_turns = NOT_YET
    if last_turns.value is not None:
        if game.phase not in (PLAY, POWER):
            last_turns.fail(f"must be null in phase {PHASES[game.phase]}")
        game.last_turns = last_turns.whole(1, game.seats - 1)
    waiting = source.at("waiting")
    seats = [item.whole(0, game.seats - 1) for item in waiting.items(game.seats)]
    if game.phase in (PLAY, POWER, GOLD):
        if len(seats) != 1:
            waiting.fail(f"one seat acts in phase {PHASES[game.phase]}")
        game.actor = seats[0]
    pending = source.at("pending")
    if game.phase == POWER:
        powers = [power.name for power in (game.blue, game.pink, game.yellow, game.green)]
        pending.fields(("seat", "power"), ("modifier",))
        game.asking = powers.index(pending.at("power").choice(powers))
        game.ask_step = 0
    elif game.phase == GOLD:
        pending.fields(("seat", "gold", "cost"))
        district = DISTRICT_NAMES.index(pending.at("gold").choice(DISTRICT_NAMES))
        turn = (game.actor + game.seats - game.start) % game.seats  # C: never below 0
        game.step = turn * DISTRICTS + district
    elif pending.value is not None:
        pending.fail(f"must be null in phase {PHASES[game.phase]}")
    if game.phase in (POWER, GOLD) and pending.at("seat").whole(0, 3) != game.actor:
        pending.at("seat").fail("not the seat that acts")


def check_cards(game: Game) -> None:
    """No card may be lost or added."""
    census = census_of(game)
    for kind in range(KINDS):
        if census[kind] != game.census[kind]:
            name = names_of([int(k == kind) for k in range(KINDS)])[0]
            raise InvalidSnapshot(
                f"{census[kind]} {name} cards in the game instead of {game.census[kind]}"
            )


def census_of(game: Game) -> list[int]:
    """All cards of a game, wherever they are, counted by kind."""
    census = [game.discard[kind] for kind in range(KINDS)]
    for at in range(game.deck_next, game.deck_size):
        census[game.deck[at]] += 1
    for district in range(DISTRICTS):
        for at in range(game.capital_size[district]):
            census[game.capital[district][at]] += 1
    for seat in range(game.seats):
        for kind in range(KINDS):
            census[kind] += game.hand[seat][kind] + game.pack[seat][kind] + game.bonus[seat][kind]
            for district in range(DISTRICTS):
                census[kind] += game.home[seat][district][kind]
    return census


def check_phase(game: Game, source: Reader) -> None:
    """The zones must fit what is being decided."""
    if game.phase == DRAFT:
        check_draft(game, source)
    elif game.phase in (PLAY, POWER):
        check_play(game, source)
    else:
        for seat in range(game.seats):
            if game.hand_size[seat]:
                raise InvalidSnapshot(f"players[{seat}].hand: must be empty at the round end")
    if game.phase == OVER and game.round != ROUNDS:
        source.at("round").fail(f"a game is over after round {ROUNDS}")
    if game.phase == GOLD:
        check_gold(game, source)
    if list(game.waiting()) != sorted(source.at("waiting").value):
        source.at("waiting").fail(f"seats {list(game.waiting())} must act")
    if game.phase == POWER and not game.legal(game.actor):
        source.at("pending").fail("nothing can be chosen")


def check_draft(game: Game, source: Reader) -> None:
    """Find how far the draft is from who kept how many."""
    dealt = game.hand_size[0] + game.pack_size[0]
    if not 1 <= dealt <= game.edition.hand_size(game):
        source.at("players").fail(f"a draft of {dealt} cards is impossible")
    kept = [game.hand_size[seat] for seat in range(game.seats)]
    first = min(PICKS, dealt)
    second = first + min(PICKS, dealt - first)
    passed = min(kept) >= first
    goal = second if passed else first
    for seat in range(game.seats):
        if game.hand_size[seat] + game.pack_size[seat] != dealt:
            source.at("players").fail("all seats must have been dealt the same number of cards")
        if kept[seat] > goal:
            raise InvalidSnapshot(f"players[{seat}].kept: more than this seat may have kept yet")
        game.picks_left[seat] = goal - kept[seat]
    if min(kept) == goal:
        source.at("phase").fail("every pick of the draft is made")
    game.passes = int(passed)


def check_play(game: Game, source: Reader) -> None:
    """Every seat that has a turn to come needs a card for it."""
    for turn in range(game.seats if game.last_turns == NOT_YET else game.last_turns):
        seat = (game.actor + turn) % game.seats
        acting = turn == 0 and game.phase == POWER
        if game.hand_size[seat] == 0 and not acting:
            raise InvalidSnapshot(f"players[{seat}].hand: a seat with a turn to come has no card")


def check_gold(game: Game, source: Reader) -> None:
    """A seat is asked for gold only where it is over and can pay."""
    pending = pending_of(game, game.actor)
    assert pending is not None
    district = game.step % DISTRICTS
    if not game.edition.is_over(game, game.actor, district):
        source.at("pending").fail("this seat is not over its limit there")
    if source.at("pending").at("cost").value != pending["cost"]:
        source.at("pending").at("cost").fail(f"it is {pending['cost']}")
    if pending["cost"] > game.gold[game.actor]:
        source.at("pending").fail("this seat has not enough gold")
