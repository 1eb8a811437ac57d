# cython: nonecheck=True
"""What a tile of your own sees and does: a table with questions and checked verbs.

Cards are named by their codes, districts by their letters, zones by short texts: ``"deck"``,
``"hand 0"``, ``"home 1 B"``, ``"capital P"``, ``"bonus 0"``, ``"discard"``. Every verb either moves
what it says or raises `TileMistake`, so a tile cannot lose a card.
"""

from __future__ import annotations

from capital_lux.rules.board import Board
from capital_lux.rules.cards import CARD_NAMES, LETTERS, MOST_GOLD, NO_KIND, UNLIMITED, kind_of
from capital_lux.rules.events import (
    HIDDEN_ZONES,
    MOVED_BY_TILE,
    MOVED_IN_SECRET,
    PAID_BY_TILE,
    ZONES,
    zone_code,
)
from capital_lux.rules.given import natural
from capital_lux.rules.reasons import shown

DECK, HAND, HOME_ZONE, CAPITAL_ZONE, BONUS_ZONE, DISCARD_ZONE = range(6)


class TileMistake(ValueError):
    """A tile asked for something that cannot be done."""


class Table:
    """The game as a tile of your own may use it; `hands`: whether cards may go to hands now."""

    def __init__(self, game: Board, hands: bool = True) -> None:
        self.game = game
        self.hands = hands

    @property
    def seats(self) -> int:
        """How many seats there are; against ROB two, and seat 1 is his."""
        return self.game.seats

    @property
    def round(self) -> int:
        """1, 2 or 3."""
        return self.game.round

    @property
    def deck(self) -> int:
        """How many cards are left in the deck."""
        return self.game.cards_left()

    def hand(self, seat: int) -> list[str]:
        return self.game.cards_in(self.game.hand[self.seat(seat)])

    def home(self, seat: int, letter: str) -> list[str]:
        """The cards of a home district."""
        return self.game.cards_in(self.game.home[self.seat(seat)][self.district(letter)])

    def home_total(self, seat: int, letter: str) -> int:
        return self.game.home_total[self.seat(seat)][self.district(letter)]

    def capital(self, letter: str) -> list[str]:
        """The cards of a capital district, oldest first."""
        district = self.district(letter)
        size = self.game.capital_size[district]
        return [CARD_NAMES[self.game.capital[district][at]] for at in range(size)]

    def capital_total(self, letter: str) -> int:
        return self.game.capital_total[self.district(letter)]

    def bonus(self, seat: int) -> list[str]:
        """The cards of a bonus pile."""
        return self.game.cards_in(self.game.bonus[self.seat(seat)])

    def gold(self, seat: int) -> int:
        return self.game.gold[self.seat(seat)]

    def draw(self, seat: int) -> str | None:
        """Move the top card of the deck to a hand; None when the deck is empty."""
        self.check_hand(self.seat(seat))
        if self.deck == 0:
            return None
        kind = self.game.deck[self.game.deck_next]
        self.game.draw(self.seat(seat))
        return CARD_NAMES[kind]

    def check_hand(self, seat: int) -> None:
        """A card can go to a hand during the turns, and never to ROB's seat."""
        if not self.hands:
            raise TileMistake("a card can go to a hand only during the turns of a round")
        if self.game.rob is not None and seat == 1:
            raise TileMistake("ROB's seat has no hand")

    def take_gold(self, seat: int, count: int = 1) -> None:
        """Move gold from the pile to a seat."""
        pile = self.game.gold_pile
        most = MOST_GOLD - self.gold(seat)
        if pile != UNLIMITED:
            most = min(most, pile)
        number = natural(count)
        if not 0 <= number <= most:
            raise TileMistake(f"{shown(count)} gold cannot be taken from the pile")
        self.game.take_gold(self.seat(seat), number)

    def pay_gold(self, seat: int, count: int = 1) -> None:
        """Move gold from a seat to the pile."""
        number = natural(count)
        if not 0 <= number <= self.gold(seat):
            raise TileMistake(f"seat {seat} cannot pay {shown(count)} gold")
        self.game.pay_gold(self.seat(seat), number)
        self.game.tell(PAID_BY_TILE, self.seat(seat), number, 0, 0)

    def move(self, card: str, source: str, target: str) -> None:
        """Move a card from one zone to another; from the deck only its top card can go."""
        if card not in CARD_NAMES:
            raise TileMistake(f"{shown(card)} is not a card")
        kind = kind_of(card)
        zone, seat, district = self.zone(source)
        other, other_seat, other_district = self.zone(target)
        if other == DECK:
            raise TileMistake("a card cannot go back to the deck")
        if other == HAND:
            self.check_hand(other_seat)
        self.take(kind, zone, seat, district, source)
        self.put(kind, other, other_seat, other_district)
        hidden = zone < HIDDEN_ZONES and other < HIDDEN_ZONES
        self.game.tell(
            MOVED_IN_SECRET if hidden else MOVED_BY_TILE,
            0,
            kind,
            zone_code(zone, seat, district),
            zone_code(other, other_seat, other_district),
        )

    def take(self, kind: int, zone: int, seat: int, district: int, name: str) -> None:
        """Take a card out of a zone, if it is there."""
        game = self.game
        if zone == DECK:
            there = game.cards_left() > 0 and game.deck[game.deck_next] == kind
        elif zone == HAND:
            there = game.hand[seat][kind] > 0
        elif zone == HOME_ZONE:
            there = game.home[seat][district][kind] > 0
        elif zone == CAPITAL_ZONE:
            there = bool(game.kinds_like(district, NO_KIND) >> kind & 1)
        elif zone == BONUS_ZONE:
            there = game.bonus[seat][kind] > 0
        else:
            there = game.discard[kind] > 0
        if not there:
            raise TileMistake(f"there is no {CARD_NAMES[kind]} to take from {name!r}")
        if zone == DECK:
            game.top_card()
        elif zone == HAND:
            game.take_from_hand(seat, kind)
        elif zone == HOME_ZONE:
            game.take_from_home(seat, district, kind)
        elif zone == CAPITAL_ZONE:
            game.take_from_capital(district, kind)
        elif zone == BONUS_ZONE:
            game.bonus[seat][kind] -= 1
        else:
            game.discard[kind] -= 1

    def put(self, kind: int, zone: int, seat: int, district: int) -> None:
        game = self.game
        if zone == HAND:
            game.put_in_hand(seat, kind)
        elif zone == HOME_ZONE:
            game.put_in_home(seat, district, kind)
        elif zone == CAPITAL_ZONE:
            game.put_in_capital(district, kind)
        elif zone == BONUS_ZONE:
            game.bonus[seat][kind] += 1
        else:
            game.discard[kind] += 1

    def zone(self, name: str) -> tuple[int, int, int]:
        """A zone's number, seat and district from its text."""
        words = name.split() if isinstance(name, str) else []
        parts = {"hand": 2, "home": 3, "capital": 2, "bonus": 2, "deck": 1, "discard": 1}
        if not words or len(words) != parts.get(words[0]):
            raise TileMistake(
                f"{shown(name)} is not a zone, like 'hand 0', 'home 1 B' or 'capital P'"
            )
        seat = self.seat(words[1]) if words[0] in ("hand", "home", "bonus") else 0
        district = self.district(words[len(words) - 1]) if words[0] in ("home", "capital") else 0
        return ZONES.index(words[0]), seat, district

    def seat(self, seat: int | str) -> int:
        number = "0123".find(seat) if isinstance(seat, str) and len(seat) == 1 else natural(seat)
        if not 0 <= number < self.game.seats:
            raise TileMistake(f"there is no seat {shown(seat)}")
        return number

    def district(self, letter: str) -> int:
        if not isinstance(letter, str) or len(letter) != 1 or letter not in LETTERS:
            raise TileMistake(f"{shown(letter)} is not a district: B, P, Y or G")
        return LETTERS.index(letter)
