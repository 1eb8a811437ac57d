# cython: nonecheck=True
"""What a seat sees of a game, and what it may imagine of the rest."""

from __future__ import annotations

from capital_lux.envs.openspiel.draws import REBELS
from capital_lux.rules.actions import DRAFT, POWER
from capital_lux.rules.cards import GREEN, KINDS, MODIFIERS, PACKS, PINK
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.game import Game
from capital_lux.rules.powers.agent import Agent
from capital_lux.rules.powers.convertor import Convertor
from capital_lux.rules.powers.infiltrator import Infiltrator
from capital_lux.rules.powers.mentalist import Mentalist

COUNT = len(MODIFIERS)


def seen_by(game: Game, seat: int) -> Game:
    """A game in which what a seat sees is true, for `World` to deal the rest of it anew.

    Others' packs of this draft are forgotten, and the pick that another seat is in the middle of.
    """
    base = game.copy()
    place = base.seat_number(seat)
    left = (place + 1) % base.seats
    for other in range(base.seats):
        if other == place:
            continue
        if base.phase == DRAFT and base.picks_left[other] > 0:
            came = 0
            for kind in range(KINDS):
                came += base.received[base.passes][other][kind]
            made = came - base.pack_size[other]
            base.picks_left[other] += made
            base.hand_size[other] -= made
            base.pack_size[other] += made
        for number in range(PACKS):
            if other != left or number == 0 or number > base.passes:
                base.clear(base.received[number][other])
    return base


def choose_secret(game: Game, seat: int, chance: Chance) -> None:
    """Where another seat has chosen a card of its hand that `seat` cannot see: any of them."""
    if game.phase != POWER or game.actor == seat or game.ask_step == 0:
        return
    of_pink = game.asking == PINK and isinstance(game.pink, Mentalist)
    of_green = game.asking == GREEN and isinstance(game.green, Convertor)
    if not of_pink and not of_green:
        return
    source = chance_of(chance)
    number = source.draw(game.hand_size[game.actor])
    source.settle()
    kind = -1
    while number >= 0:
        kind += 1
        number -= game.hand[game.actor][kind]
    game.ask_kind = kind


def held(game: Game, seat: int) -> str:
    """What a seat holds, and what it alone knows of what lies face down."""
    known = []
    place = game.seat_number(seat)
    if isinstance(game.blue, Agent):
        agent = game.blue
        turn = game.round - 1
        known = [agent.order[turn][i] for i in range(COUNT) if not agent.hidden(game, place, i)]
    elif isinstance(game.blue, Infiltrator):
        spy = game.blue
        turn = game.round - 1
        known = [spy.order[turn][i] for i in range(REBELS) if not spy.hidden(game, place, i)]
    if game.phase == POWER and game.actor == place and game.ask_step > 0:
        known += [game.ask_step, game.ask_kind]
    zones = [" ".join(game.cards_in(game.hand[place])), " ".join(game.cards_in(game.pack[place]))]
    return "; ".join([*zones, " ".join([str(number) for number in known])])
