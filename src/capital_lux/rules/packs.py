# cython: nonecheck=True
"""Whether the packs of a restored position can be those of this round's draft.

A pack that is left out or empty is not known: a seat's view tells only of some.
"""

from __future__ import annotations

from capital_lux.rules.actions import DRAFT
from capital_lux.rules.cards import KINDS, PACKS, PICKS
from capital_lux.rules.game import Game
from capital_lux.rules.reader import Reader


def check_received(game: Game, source: Reader) -> None:
    """The packs received fit each other, what was kept of them, and the cards of the game."""
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
    """How many cards a zone has."""
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
    """Whether a seat has what is missing of its last pack, and of all what it did not pass on.

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
