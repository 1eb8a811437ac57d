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
    """Add the cards of a zone; fewer than none of a kind spoils its count."""
    for kind in range(KINDS):
        found[kind] += zone[kind]
        if zone[kind] < 0:
            found[kind] = SPOILT


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
    found = zeros(KINDS)
    count_cards(game, found)
    for kind in range(KINDS):
        right = game.census[kind]
        if found[kind] != right:
            source.fail("card-count", count=found[kind], card=CARD_NAMES[kind], right=right)


def at_player(source: Reader, seat: int, zone: str) -> Reader:
    return source.at("players").items()[seat].at(zone)


def check_phase(game: Game, source: Reader) -> None:
    """The zones must fit what is being decided."""
    if game.last_turns != NOT_YET and (game.phase == DRAFT or game.phase == OVER or game.closing):
        source.at("last_turns").fail("last-turns")
    if game.rob is not None:
        check_rob(game, source)
    elif game.phase == DRAFT:
        check_draft(game, source)
    check_received(game, source)
    if game.phase == DRAFT and game.round == 1 and not game.guarded:
        check_unplayed(game, source)
    if game.phase in (PLAY, POWER) and not game.closing:
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
    """Tell from how many cards each seat kept how far the draft has come."""
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
    """ROB has no hand or pack of his own, and your draft is three packs of three.

    His row, hand and reserve are as they can be at this point of a round.
    """
    if game.hand_size[1] or game.pack_size[1]:
        source.at("players").fail("rob-hand")
    if game.start != 1:
        source.at("start").fail("rob-first")
    if game.phase == DRAFT:
        kept = game.hand_size[0]
        game.passes = kept // PICKS
        game.picks_left[0] = min(PICKS - kept % PICKS, game.pack_size[0])
        if game.passes >= PACKS or not 1 <= game.pack_size[0] + kept % PICKS <= PACKS:
            source.at("players").fail("draft-solo")
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


def check_hands(game: Game, source: Reader) -> None:
    """Every seat with a turn to come has a card for it, and whoever ended the round has none.

    No hand is larger than it was dealt: every card drawn replaces one that was played. Only a
    user's tile may give more, or take what was there.
    """
    turns = game.seats if game.last_turns == NOT_YET else game.last_turns
    if game.rob is not None or game.guarded:
        turns = 1
    for turn in range(turns):
        seat = (game.actor + turn) % game.seats
        acting = turn == 0 and game.phase == POWER
        if game.hand_size[seat] == 0 and not acting:
            at_player(source, seat, "hand").fail("no-card-to-play")
    if game.guarded:
        return
    most = game.edition.hand_size(game)
    for seat in range(game.seats):
        size = game.hand_size[seat]
        if size > most:
            at_player(source, seat, "hand").fail("many-items", count=size, most=most)
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


def check_received(game: Game, source: Reader) -> None:
    """The packs received fit each other, what was kept of them, and the cards of the game.

    A pack that is left out or empty is not known: a seat's view tells only of some.
    """
    last = game.passes if game.phase == DRAFT else PACKS - 1
    for seat in range(game.seats):
        fits = fit_sizes(game, seat, last)
        if game.rob is None:
            fits = fits and came_from_the_right(game, seat, last)
        if game.phase == DRAFT:
            fits = fits and fits_kept(game, seat, last)
        if not fits:
            source.at("players").items()[seat].at("received").fail("not-packs")
    for kind in range(KINDS):
        for number in range(PACKS):
            if count_packs(game, number, kind) > game.census[kind]:
                source.at("players").fail("not-packs")


def size_of(zone: list[int]) -> int:
    size = 0
    for kind in range(KINDS):
        size += zone[kind]
    return size


def fit_sizes(game: Game, seat: int, last: int) -> bool:
    """Whether packs are as large as they come: two fewer each time (F6), solo three cards (S3)."""
    dealt = 0
    if game.phase == DRAFT:
        dealt = game.hand_size[0] + game.pack_size[0]
    for number in range(PACKS):
        size = size_of(game.received[number][seat])
        if size == 0:
            continue
        if number > last:
            return False
        if game.rob is not None:
            if seat != 0 or size > PACKS:
                return False
            continue
        if dealt == 0:
            dealt = size + PICKS * number
        if size + PICKS * number != dealt or dealt > game.edition.hand_size(game):
            return False
    return True


def came_from_the_right(game: Game, seat: int, last: int) -> bool:
    """Whether the seat to the right had all the cards that it passed on."""
    right = (seat - 1 + game.seats) % game.seats
    for number in range(last):
        if size_of(game.received[number][right]) == 0:
            continue
        for kind in range(KINDS):
            if game.received[number + 1][seat][kind] > game.received[number][right][kind]:
                return False
    return True


def fits_kept(game: Game, seat: int, last: int) -> bool:
    """Whether a seat has what is gone from its last pack, and all that it did not pass on.

    Solo, what was not kept is in the discard.
    """
    left = (seat + 1) % game.seats
    known = True
    for number in range(last + 1):
        known = known and size_of(game.received[number][seat]) > 0
        if number > 0 and game.rob is None:
            known = known and size_of(game.received[number][left]) > 0
    if size_of(game.received[last][seat]) == 0:
        return True
    for kind in range(KINDS):
        taken = game.received[last][seat][kind] - game.pack[seat][kind]
        if taken < 0 or taken > game.hand[seat][kind]:
            return False
        if not known:
            continue
        rest = -game.hand[seat][kind] - game.pack[seat][kind]
        for number in range(last + 1):
            rest += game.received[number][seat][kind]
            if number > 0 and game.rob is None:
                rest -= game.received[number][left][kind]
        if rest < 0 or rest > (game.discard[kind] if game.rob is not None else 0):
            return False
    return True


def count_packs(game: Game, number: int, kind: int) -> int:
    """The cards of a kind that came in packs at one time; solo, in any pack."""
    count = 0
    for seat in range(game.seats):
        count += game.received[number][seat][kind]
        if game.rob is not None:
            count += game.received[(number + 1) % PACKS][seat][kind]
            count += game.received[(number + 2) % PACKS][seat][kind]
    return count
