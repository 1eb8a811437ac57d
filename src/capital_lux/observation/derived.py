"""Works out the differences that stand behind an observation's bytes: see `features.DERIVED`."""

from __future__ import annotations

from capital_lux.observation.features import INPUTS, MIDDLE, MOST, PLACES
from capital_lux.observation.layout import SIZE
from capital_lux.rules import cards
from capital_lux.rules.cards import DISTRICTS, VALUES

VALUE = list(cards.VALUE)
SEATS, HAND, CAPITAL_TOTAL, HOME_TOTAL, ROOM, SLACK, LEAD = [
    PLACES[name][0]
    for name in ("seats", "hand", "capital_total", "home_total", "room", "slack", "lead")
]


def with_derived(observation: bytes) -> bytearray:
    """An observation and, behind it, what is derived from it."""
    row = bytearray(INPUTS)
    given = bytes(observation)
    if len(given) != SIZE:
        raise ValueError(f"an observation has {SIZE} bytes, not {len(given)}")
    row[:SIZE] = given
    Derived().write(row)
    return row


class Derived:
    """Writes the differences."""

    def write(self, row: bytearray) -> None:
        """Write them behind the observation that the row begins with."""
        seats = 2
        for more in range(1, 3):
            if row[SEATS + more] > 0:
                seats = 2 + more
        for district in range(4):
            capital = row[CAPITAL_TOTAL + district]
            mine = row[HOME_TOTAL + district]
            best = 0
            for seat in range(4):
                home = row[HOME_TOTAL + seat * DISTRICTS + district]
                if seat > 0 and seat < seats and home > best:
                    best = home
                row[ROOM + seat * DISTRICTS + district] = (
                    self.difference(capital - home) if seat < seats else 0
                )
            hand = 0
            for kind in range(district * VALUES, district * VALUES + VALUES):
                hand += row[HAND + kind] * VALUE[kind]
            row[SLACK + district] = self.difference(capital - mine - hand)
            row[LEAD + district] = self.difference(mine - best)

    def difference(self, points: int) -> int:
        return max(0, min(MOST, MIDDLE + points))
