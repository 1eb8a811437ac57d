# cython: nonecheck=True
"""Whether a restored position can be one of a real game."""

from __future__ import annotations

from capital_lux.rules.actions import BONUS_CHOICE, DRAFT, GOLD, NOT_YET, OVER, PLAY, POWER
from capital_lux.rules.cards import (
    CARD_NAMES,
    DISTRICTS,
    KINDS,
    NO_KIND,
    PACKS,
    PICKS,
    RED_LIMIT,
    RESERVE,
    ROUNDS,
    SIDES,
    zeros,
)
from capital_lux.rules.game import Game
from capital_lux.rules.packs import check_received
from capital_lux.rules.reader import Reader
from capital_lux.rules.view import pending_of

SPOILT = -10_000


def count_cards(game: Game, found: list[int]) -> None:
    """Add all cards of a game, wherever they are, to 20 counts."""
    for at in range(game.deck_next, game.deck_size):
        found[game.deck[at]] += 1
    for district in range(DISTRICTS):
        for at in range(game.capital_size[district]):
            found[game.capital[district][at]] += 1
    count_zone(game.discard, found)
    for seat in range(game.seats):
        count_zone(game.hand[seat], found)
        count_zone(game.pack[seat], found)
        count_zone(game.bonus[seat], found)
        for district in range(DISTRICTS):
            count_zone(game.home[seat][district], found)
    for power in game.powers():
        for kind in power.held(game):
            found[kind] += 1
    if game.rob is not None:
        for kind in game.rob.held():
            found[kind] += 1


def count_zone(zone: list[int], found: list[int]) -> None:
    """Add the cards of a zone; one that owes a card spoils the count."""
    for kind in range(KINDS):
        found[kind] += zone[kind]
        if zone[kind] < 0:
            found[kind] = SPOILT


def census_of(game: Game) -> list[int]:
    """All cards of a game, wherever they are, counted by kind."""
    found = zeros(KINDS)
    count_cards(game, found)
    return [found[kind] for kind in range(KINDS)]


def has_all_cards(game: Game) -> bool:
    """Whether no card is lost or added. It is quick: call it after every action if you like."""
    found = zeros(KINDS)
    count_cards(game, found)
    for kind in range(KINDS):
        if found[kind] != game.census[kind]:
            return False
    return True


def check_cards(game: Game, source: Reader) -> None:
    """No card may be lost or added."""
    census = census_of(game)
    for kind in range(KINDS):
        count = game.census[kind]
        if census[kind] != count:
            source.fail("card-count", count=census[kind], card=CARD_NAMES[kind], right=count)


def at_player(source: Reader, seat: int, zone: str) -> Reader:
    """A zone of a seat."""
    return source.at("players").items()[seat].at(zone)


def check_phase(game: Game, source: Reader) -> None:
    """The zones must fit what is being decided."""
    if game.last_turns != NOT_YET and (game.phase == DRAFT or game.phase == OVER or game.closing):
        source.at("last_turns").fail("last-turns")
    if game.rob is not None:
        check_rob(game, source)
        check_rob_cards(game, source)
    elif game.phase == DRAFT:
        check_draft(game, source)
    check_received(game, source)
    if game.phase == DRAFT and game.round == 1 and not game.guarded:
        check_unplayed(game, source)
    if game.phase in (PLAY, POWER) and not game.closing:
        check_play(game, source)
        check_hands(game, source)
    if game.closing or game.phase in (GOLD, OVER):
        for seat in range(game.seats):
            if game.hand_size[seat]:
                at_player(source, seat, "hand").fail("round-end")
    if game.phase == OVER and game.round != ROUNDS:
        source.at("round").fail("over-after", round=ROUNDS)
    if game.phase == GOLD:
        check_gold(game, source)
    if game.phase == BONUS_CHOICE:
        check_bonus(game, source)
    if list(game.waiting()) != sorted(source.at("waiting").value):
        source.at("waiting").fail("must-act", seats=game.waiting())
    if game.phase == POWER:
        check_question(game, source.at("pending"))


def check_draft(game: Game, source: Reader) -> None:
    """Find how far the draft is from who kept how many."""
    dealt = game.hand_size[0] + game.pack_size[0]
    if not 1 <= dealt <= game.edition.hand_size(game):
        source.at("players").fail("draft-size", cards=dealt)
    kept = [game.hand_size[seat] for seat in range(game.seats)]
    first = min(PICKS, dealt)
    second = first + min(PICKS, dealt - first)
    passed = min(kept) >= first
    goal = second if passed else first
    for seat in range(game.seats):
        if game.hand_size[seat] + game.pack_size[seat] != dealt:
            source.at("players").fail("draft-uneven")
        if kept[seat] > goal:
            at_player(source, seat, "kept").fail("draft-kept")
        game.picks_left[seat] = goal - kept[seat]
    if min(kept) == goal:
        source.at("phase").fail("draft-over")
    game.passes = int(passed)


def check_rob(game: Game, source: Reader) -> None:
    """ROB has no hand or pack of his own, and your draft is three packs of three."""
    if game.hand_size[1] or game.pack_size[1]:
        source.at("players").fail("rob-hand")
    if game.start != 1:
        source.at("start").fail("rob-first")
    if game.phase != DRAFT:
        return
    kept = game.hand_size[0]
    game.passes = kept // PICKS
    game.picks_left[0] = min(PICKS - kept % PICKS, game.pack_size[0])
    if game.passes >= PACKS or not 1 <= game.pack_size[0] + kept % PICKS <= PACKS:
        source.at("players").fail("draft-solo")


def check_play(game: Game, source: Reader) -> None:
    """Every seat that has a turn to come needs a card for it."""
    turns = game.seats if game.last_turns == NOT_YET else game.last_turns
    if game.rob is not None or game.guarded:
        turns = 1
    for turn in range(turns):
        seat = (game.actor + turn) % game.seats
        acting = turn == 0 and game.phase == POWER
        if game.hand_size[seat] == 0 and not acting:
            at_player(source, seat, "hand").fail("no-card-to-play")


def check_hands(game: Game, source: Reader) -> None:
    """No hand is larger than it was dealt, and who ended the round has none.

    Every card drawn replaces one that was played; only a user's tile may give more.
    """
    if game.guarded:
        return
    most = game.edition.hand_size(game)
    for seat in range(game.seats):
        if game.hand_size[seat] > most:
            at_player(source, seat, "hand").fail(
                "many-items", count=game.hand_size[seat], most=most
            )
    if game.rob is None and game.last_turns != NOT_YET:
        ended = (game.actor + game.last_turns) % game.seats
        if game.hand_size[ended] > 0:
            source.at("last_turns").fail("nobody-ended", seat=ended)


def check_unplayed(game: Game, source: Reader) -> None:
    """In the first draft nobody has played a card or won anything."""
    played = game.edition.starting_cards(game)
    for district in range(DISTRICTS):
        played -= game.capital_size[district]
    if played < 0:
        source.at("capital").fail("not-begun")
    for seat in range(game.seats):
        cards = sum([game.home_size[seat][district] for district in range(DISTRICTS)])
        cards += sum([game.bonus[seat][kind] for kind in range(KINDS)])
        if cards > (seat == 1 and game.rob is not None) or game.gold[seat] > 0:
            source.at("players").items()[seat].fail("not-begun")
    thrown = sum([game.discard[kind] for kind in range(KINDS)])
    if thrown > (game.passes if game.rob is not None else 0):
        source.at("discard").fail("not-begun")


def check_rob_cards(game: Game, source: Reader) -> None:
    """ROB's row, hand and reserve are as they can be at this point of a round."""
    rob = source.at("rob")
    asked = game.phase == BONUS_CHOICE and not game.closing
    playing = game.phase in (PLAY, POWER) and not game.closing
    red = len(rob.at("red").value)
    if red > RED_LIMIT:
        rob.at("red").fail("many-items", count=red, most=RED_LIMIT)
    if game.phase == DRAFT and game.rob.turned > 0:
        rob.fail("empty-in-phase", phase="draft")
    ended = red == RED_LIMIT if playing else game.hand_size[0] == 0
    if (playing or asked) and ended != (game.last_turns != NOT_YET):
        source.at("last_turns").fail("rob-last-turns")
    if game.cards_left() == 0:
        return
    empty = sum([game.rob.hand[side] == NO_KIND for side in range(SIDES)])
    if empty > asked:
        rob.at("hand").fail("not-filled")
    if (playing or asked or game.phase == DRAFT) and game.rob.reserve_size < RESERVE:
        rob.at("reserve").fail("not-filled")


def check_question(game: Game, pending: Reader) -> None:
    """A power asks only where there is something to choose."""
    power = game.powers()[game.asking]
    choices = len(game.legal(game.actor))
    if choices == 0 or (choices == 1 and game.ask_step in power.only_several):
        pending.fail("no-choice")


def check_gold(game: Game, source: Reader) -> None:
    """A seat is asked for gold only where it is over and can pay."""
    asked = source.at("pending")
    pending = pending_of(game, game.actor)
    assert pending is not None
    if not game.edition.may_pay(game, game.actor):
        asked.fail("gold-never")
    if not game.edition.is_over(game, game.actor, game.ask_district):
        asked.fail("gold-not-over")
    if asked.at("cost").value != pending["cost"]:
        asked.at("cost").fail("gold-cost", cost=pending["cost"])
    if pending["cost"] > game.gold[game.actor]:
        asked.fail("gold-short")


def check_bonus(game: Game, source: Reader) -> None:
    """A bonus card is chosen only among several, by the seat that is to choose."""
    pending = source.at("pending")
    if game.edition.name == "first":
        pending.fail("bonus-first")
    if not game.edition.may_choose(game, game.actor):
        pending.fail("bonus-nothing")
