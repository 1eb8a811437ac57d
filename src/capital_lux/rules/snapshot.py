# cython: nonecheck=True
"""The full truth of a game as JSON, and back, believing nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from capital_lux.rules.actions import BONUS_CHOICE, DRAFT, GOLD, NOT_YET, PHASES, PLAY, POWER
from capital_lux.rules.cards import (
    COLOUR,
    DISTRICT_NAMES,
    DISTRICTS,
    GOLD_DISCS,
    KINDS,
    MOST_GOLD,
    PACKS,
    ROUNDS,
    UNLIMITED,
)
from capital_lux.rules.game import Game
from capital_lux.rules.options import EDITION_NAMES, SEAT_COUNTS, options_of, read_cards
from capital_lux.rules.own import fingerprint
from capital_lux.rules.reader import Reader
from capital_lux.rules.reasons import reason_of
from capital_lux.rules.rob_cards import read_rob
from capital_lux.rules.soundness import check_cards, check_phase
from capital_lux.rules.versions import UNNAMED, read_rules
from capital_lux.rules.view import capital_of, deck_of, home_of, pending_of, received_by

OPTIONS = ("edition", "seats", "powers", "cards", "rob_cards")
KEYS = (*OPTIONS, "rules", "tiles")


class InvalidSnapshot(ValueError):
    """Not the snapshot of a game that can be played on."""


def snapshot_of(game: Game) -> dict[str, Any]:
    out: dict[str, Any] = {
        **options_of(game),
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
    for power in game.powers():
        power.save(game, out)
    if game.rob is not None:
        out["rob"] = game.rob.save(game.round - 1)
        out["tape"]["rob"] = [game.rob.deck_of(turn) for turn in range(game.round, ROUNDS)]
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


def game_from_options(source: Reader, tiles: Sequence[Any], **dealt: Any) -> Game:
    """A game with the options of a snapshot or a record; `tiles` are a user's own."""
    edition = source.at("edition").choice(EDITION_NAMES)
    source.at("seats").choice(SEAT_COUNTS[edition])
    options = {key: source.at(key).value for key in OPTIONS if source.has(key)}
    if edition == "generations":
        own = {tile.name: tile for tile in tiles}
        check_own_tiles(source, own)
        names = [item.text() for item in source.at("powers").items(DISTRICTS)]
        options["powers"] = [own.get(name, name) for name in names]
    for key, read in (("cards", read_cards), ("rob_cards", read_rob), ("rules", read_rules)):
        if source.has(key):
            read_option(source.at(key), read)
    options["rules"] = source.at("rules").value if source.has("rules") else UNNAMED
    try:
        return Game(**options, **dealt)
    except ValueError as problem:
        source.refuse(reason_of(problem))


def read_option(source: Reader, read: Callable[[Any], Any]) -> None:
    """Check an option where it stands."""
    try:
        read(source.value)
    except ValueError as problem:
        source.refuse(reason_of(problem))


def check_own_tiles(source: Reader, own: Mapping[str, Any]) -> None:
    """Check that a user's own tiles are at hand, and are what they were."""
    if not source.has("tiles"):
        return
    tiles = source.at("tiles")
    if not isinstance(tiles.value, dict):
        tiles.fail("not-fingerprints")
    for name, mark in tiles.value.items():
        if name not in own:
            tiles.fail("tile-missing", tile=name, mark=mark)
        if fingerprint(own[name]) != mark:
            tiles.fail("tile-changed", tile=name, then=mark, now=fingerprint(own[name]))


def restored(snapshot: Mapping[str, Any], tiles: Sequence[Any] = ()) -> Game:
    source = Reader(snapshot, InvalidSnapshot)
    game = game_from_options(source, tiles, seed=0)
    model = snapshot_of(game)
    options = options_of(game)
    source.fields([key for key in model if key not in options], KEYS)
    source.at("tape").fields(model["tape"])
    game.clear_zones()
    game.seed = None
    game.opening_notes = []
    game.round = source.at("round").whole(1, ROUNDS)
    game.phase = PHASES.index(source.at("phase").choice(PHASES))
    game.start = source.at("start").whole(0, game.seats - 1)
    load_cards(game, source)
    load_turn(game, source)
    for power in game.powers():
        power.load(game, source)
    if game.rob is not None:
        game.rob.load(source.at("rob"), game.round - 1)
        game.rob.load_decks(source.at("tape").at("rob"), game.round)
    check_cards(game, source)
    check_phase(game, source)
    game.position = snapshot_of(game)
    return game


def load_cards(game: Game, source: Reader) -> None:
    """Put every card and coin into its zone."""
    deck = source.at("deck").cards()
    game.deck_next = 0
    game.deck_size = len(deck)
    for i in range(len(deck)):
        game.deck[i] = deck[i]
    take_counts(game.discard, source.at("discard").counts())
    capital = source.at("capital").fields(DISTRICT_NAMES)
    for district in range(DISTRICTS):
        for kind in cards_at(game, capital, district):
            game.put_in_capital(district, kind)
    for seat, player in enumerate(source.at("players").exactly(game.seats)):
        load_player(game, seat, player)
    if game.gold_pile != UNLIMITED:
        game.gold_pile = source.at("gold_pile").whole(0, GOLD_DISCS)
        gold = game.gold_pile
        for seat in range(game.seats):
            gold += game.gold[seat]
        if gold != GOLD_DISCS:
            source.at("gold_pile").fail("gold-count", gold=gold, right=GOLD_DISCS)


def cards_at(game: Game, source: Reader, district: int) -> list[int]:
    """A district's cards, which in the first edition are of its colour (G7)."""
    place = source.at(DISTRICT_NAMES[district])
    kinds = place.cards()
    for kind in kinds:
        if game.edition.name == "first" and COLOUR[kind] != district:
            place.fail("other-colour")
    return kinds


def take_counts(zone: list[int], counts: list[int]) -> None:
    for kind in range(KINDS):
        zone[kind] = counts[kind]


def load_player(game: Game, seat: int, source: Reader) -> None:
    source.fields(("hand", "packs", "kept", "home", "bonus", "gold"), ("received",))
    drafting = game.phase == DRAFT
    for zone in ("hand",) if drafting else ("packs", "kept"):
        if source.at(zone).cards():
            source.at(zone).fail("empty-in-phase", phase=PHASES[game.phase])
    for kind in source.at("kept" if drafting else "hand").cards():
        game.put_in_hand(seat, kind)
    packs = source.at("packs").counts()
    take_counts(game.pack[seat], packs)
    game.pack_size[seat] = sum(packs)
    home = source.at("home").fields(DISTRICT_NAMES)
    for district in range(DISTRICTS):
        for kind in cards_at(game, home, district):
            game.put_in_home(seat, district, kind)
    take_counts(game.bonus[seat], source.at("bonus").counts())
    game.gold[seat] = source.at("gold").whole(0, MOST_GOLD)
    for number in range(PACKS):
        take_counts(game.received[number][seat], [0] * KINDS)
    if source.has("received"):
        for number, pack in enumerate(source.at("received").items(PACKS)):
            take_counts(game.received[number][seat], pack.counts())


def load_turn(game: Game, source: Reader) -> None:
    """Whose turn it is and what is being decided."""
    last_turns = source.at("last_turns")
    game.last_turns = NOT_YET
    game.passes = PACKS - 1
    if last_turns.value is not None:
        game.last_turns = last_turns.whole(1, game.seats - 1)
    waiting = source.at("waiting")
    seats = [item.whole(0, game.seats - 1) for item in waiting.items(game.seats)]
    if game.phase in (PLAY, POWER, GOLD, BONUS_CHOICE):
        if len(seats) != 1:
            waiting.fail("one-acts", phase=PHASES[game.phase])
        game.actor = seats[0]
    pending = source.at("pending")
    if game.phase not in (POWER, GOLD, BONUS_CHOICE):
        if pending.value is not None:
            pending.fail("null-in-phase", phase=PHASES[game.phase])
        return
    if pending.at("seat").whole(0, game.seats - 1) != game.actor:
        pending.at("seat").fail("not-actor")
    game.closing = game.phase == GOLD and game.edition.name != "first"
    if game.phase == POWER:
        load_power_choice(game, pending)
    elif game.phase == GOLD:
        pending.fields(("seat", "gold", "cost"))
        game.ask_district = pending.at("gold").district()
        game.step = game.edition.step_of(game, game.actor, game.ask_district)
    elif pending.has("rob"):
        if game.rob is None:
            pending.fail("no-rob")
        pending.fields(("seat", "rob"), ("district",))
        game.ask_kind = pending.at("rob").card()
        game.ask_step = int(pending.has("district"))
        if game.ask_step:
            game.ask_district = pending.at("district").district()
    else:
        pending.fields(("seat", "bonus"))
        game.closing = True
        game.ask_district = pending.at("bonus").district()
        game.step = DISTRICTS * game.seats + game.ask_district


def load_power_choice(game: Game, pending: Reader) -> None:
    """Which power asks, and how far its choice is."""
    names = [power.name for power in game.powers()]
    game.asking = names.index(pending.at("power").choice(names))
    power = game.powers()[game.asking]
    game.ask_step = pending.at("step").whole(1, power.steps - 1) if pending.has("step") else 0
    game.closing = game.ask_step == power.closing_step
    game.step = DISTRICTS * (game.seats + 1) + game.asking + 1
    pending.fields(("seat", "power"), ("step", "district", "card", *power.pending_keys))
