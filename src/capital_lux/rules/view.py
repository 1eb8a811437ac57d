# cython: nonecheck=True
"""What one seat may see (V1-V3), built up from nothing."""

from __future__ import annotations

from capital_lux.rules.actions import BONUS_CHOICE, DRAFT, GOLD, NOT_YET, OVER, PHASES, POWER
from capital_lux.rules.cards import CARD_NAMES, DISTRICT_NAMES, DISTRICTS, PACKS, UNLIMITED
from capital_lux.rules.game import Game
from capital_lux.rules.options import options_of
from capital_lux.rules.shapes import DistrictCards, Pending, Player, View

SPECTATOR = -1


def view_of(game: Game, seat: int | None) -> View:
    """The view of a seat, or of a spectator (None)."""
    viewer = SPECTATOR if seat is None else game.seat_number(seat)
    view: View = {
        **options_of(game),  # type: ignore[typeddict-item]  # it might have more keys
        "seat": None if seat is None else viewer,
        "round": game.round,
        "phase": PHASES[game.phase],
        "start": game.start,
        "waiting": list(game.waiting()),
        "last_turns": None if game.last_turns == NOT_YET else game.last_turns,
        "deck": game.cards_left(),
        "discard": game.cards_in(game.discard),
        "capital": capital_of(game),
        "totals": {DISTRICT_NAMES[d]: game.capital_total[d] for d in range(DISTRICTS)},
        "players": [player_view(game, other, viewer) for other in range(game.seats)],
        "pending": pending_of(game, viewer),
        "legal": [] if seat is None else game.legal(seat),
    }
    if game.gold_pile != UNLIMITED:
        view["gold_pile"] = game.gold_pile
    for power in game.powers():
        power.show(game, view, viewer)
    if game.rob is not None:
        view["rob"] = game.rob.view(game.round - 1)
    if game.phase == OVER:
        view["deck_cards"] = deck_of(game)
        view["scores"] = game.scores()
        view["winners"] = list(game.winners())
    return view


def player_view(game: Game, owner: int, viewer: int) -> Player:
    """A player's zones. In a draft everybody counts as holding all that was dealt (F7)."""
    game.seat_number(owner)
    drafting = game.phase == DRAFT
    player: Player = {
        "hand_size": game.hand_size[owner] + game.pack_size[owner],
        "home": home_of(game, owner),
        "totals": {DISTRICT_NAMES[d]: game.home_total[owner][d] for d in range(DISTRICTS)},
        "bonus": game.cards_in(game.bonus[owner]),
        "gold": game.gold[owner],
    }
    if drafting:
        player["ready"] = game.picks_left[owner] == 0
    if owner == viewer or game.phase == OVER:
        cards = game.cards_in(game.hand[owner])
        player["hand"] = [] if drafting else cards
        player["kept"] = cards if drafting else []
        player["packs"] = game.cards_in(game.pack[owner])
        player["received"] = received_by(game, owner)
        player["passed"] = received_by(game, (owner + 1) % game.seats)[1:]
    return player


def received_by(game: Game, seat: int) -> list[list[str]]:
    """The packs a seat was given in this round's draft, as they came."""
    game.seat_number(seat)
    count = min(game.passes + 1, PACKS)
    packs = [game.cards_in(game.received[number][seat]) for number in range(count)]
    while packs and not packs[len(packs) - 1]:
        packs.pop()
    return packs


def capital_of(game: Game) -> DistrictCards:
    """The capital's cards, oldest first."""
    return {
        DISTRICT_NAMES[district]: [
            CARD_NAMES[game.capital[district][at]] for at in range(game.capital_size[district])
        ]
        for district in range(DISTRICTS)
    }


def home_of(game: Game, seat: int) -> DistrictCards:
    game.seat_number(seat)
    return {
        DISTRICT_NAMES[district]: game.cards_in(game.home[seat][district])
        for district in range(DISTRICTS)
    }


def deck_of(game: Game) -> list[str]:
    """The deck, next card first."""
    return [CARD_NAMES[game.deck[at]] for at in range(game.deck_next, game.deck_size)]


def pending_of(game: Game, viewer: int) -> Pending | None:
    """The choice that one seat must make, and what the viewer may know of it."""
    if game.phase == POWER:
        power = game.powers()[game.asking]
        pending: Pending = {"seat": game.actor, "power": power.name}
        if game.ask_step > 0 and viewer == game.actor:
            # Under rules 1 it would tell others that a hand is all of one kind (see versions.py).
            pending["step"] = game.ask_step
        power.show_pending(game, pending, viewer == game.actor)
        return pending
    if game.phase == GOLD:
        district = game.ask_district
        cost = game.edition.excess(game, game.actor, district)
        return {"seat": game.actor, "gold": DISTRICT_NAMES[district], "cost": cost}
    if game.phase == BONUS_CHOICE and game.closing:
        return {"seat": game.actor, "bonus": DISTRICT_NAMES[game.ask_district]}
    if game.phase == BONUS_CHOICE:
        pending = {"seat": game.actor, "rob": CARD_NAMES[game.ask_kind]}
        if game.ask_step > 0:
            pending["district"] = DISTRICT_NAMES[game.ask_district]
        return pending
    return None
