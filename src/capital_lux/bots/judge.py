"""What a net thinks of a game: how likely each action is its best, and what a seat may expect.

All sums of products are sums of whole numbers, which no order of adding changes: in C they are in
`judge.pxd`, in plain Python in `plain.py`. All else is done one double at a time in the order that
is written here. So compiled and plain give the same numbers, to the last bit. No sum is too large
for a C int: a weight is at most 127, and the activations are cut off at a bound that `Judge`
chooses for the width.
"""

from __future__ import annotations

import math
from array import array

from capital_lux.bots.net import LARGEST, MOST_WIDTH, Net
from capital_lux.observation.components import ComponentsWriter
from capital_lux.observation.derived import Derived
from capital_lux.observation.features import (
    INPUTS,
    MASKS,
    PLACES,
    bits,
    masks_of,
    thresholds_of,
)
from capital_lux.observation.memory import Memory
from capital_lux.observation.observer import relative
from capital_lux.observation.zones import Zones
from capital_lux.rules.actions import ACTIONS
from capital_lux.rules.cards import zeros
from capital_lux.rules.chance import Chance, chance_of
from capital_lux.rules.game import Game
from capital_lux.rules.given import wrong

try:
    import cython
except ImportError:  # the plain files run without it
    from capital_lux.bots import plain as cython

if not cython.compiled:
    from capital_lux.bots.plain import add_rows, dot, multiply

COMPILED = not __file__.endswith(".py")
MASK_COUNT = len(MASKS)
SCALES = 32
"""Room for the sets of thresholds, which many fields share."""
NO_ROW = len(bits())
"""The row of zeros behind those of the bits."""
MOST_LIT = 2048
"""More than all rows that an observation can take, of which three may be zeros."""
EPSILON = 1e-5
HALF = 0.5
NATURAL = math.e
LEAST_EXPONENT = -80.0
"""Whatever is less likely than this counts as this likely."""
GRAINS = 1 << 30
WIN, LEAD = 0.6, 0.4
"""What the game's end is worth: the win, and by how much."""
SOFTNESS = 20.0


def _rows() -> tuple[list[int], list[int], list[int], list[list[int]]]:
    """For each byte its first threshold's row, its set of thresholds, and whether it is packed.

    For each set: how many thresholds each value reaches.
    """
    sets: list[tuple[int, ...]] = []
    first, scale, packed = [], [], []
    row = 0
    for name, (_, size) in PLACES.items():
        thresholds, masks = thresholds_of(name), masks_of(name)
        if thresholds not in sets:
            sets.append(thresholds)
        for _ in range(size):
            row += len(masks)
            first.append(row)
            scale.append(sets.index(thresholds))
            packed.append(1 if masks else 0)
            row += len(thresholds)
    # Four rows are added up as shorts.
    assert 4 * LARGEST * max(map(len, sets)) < 1 << 15
    sets += [()] * (SCALES - len(sets))
    reached = [[sum(value >= t for t in thresholds) for value in range(256)] for thresholds in sets]
    return first, scale, packed, reached


_TABLES = _rows()
FIRST_ROW = list(_TABLES[0])
SCALE_OF = list(_TABLES[1])
IS_PACKED = list(_TABLES[2])
LEVEL = list(_TABLES[3])


class Judge:
    """A net's opinion of one game, whatever position that is in: `copy_from` and play as you like.

    It looks with a seat's eyes: of the game it reads only what an observation says.
    """

    def __init__(self, net: Net, game: Game) -> None:
        if not isinstance(net, Net) or not isinstance(game, Game) or net.width < 1:
            raise wrong("a net and a game", (net, game))
        self.components = ComponentsWriter(game)
        self.zones = Zones(game)
        self.derived = Derived()
        self.width = net.width
        self.most = float(min((1 << 15) - 1, ((1 << 31) - 1) // (LARGEST * net.width)))
        self.value = 0.0
        self.lit_count = 0
        if not COMPILED:
            self.row = bytearray(INPUTS)
            self.lit: list[int] = zeros(MOST_LIT)
            self.sums: list[int] = zeros(MOST_WIDTH)
            self.active: list[int] = zeros(MOST_WIDTH)
            self.hidden: list[float] = zeros(MOST_WIDTH)
            self.logit: list[float] = zeros(ACTIONS)
            self.share: list[float] = zeros(ACTIONS)
        self.game = game
        self.net = net

    def check(self, memory: Memory, seat: int) -> int:
        """The number of a seat; refuses what is not a memory, and a judge that was never made."""
        if self.net is None:
            raise wrong("Judge(...) to make a judge", self)
        if not isinstance(memory, Memory):
            raise wrong("a memory", memory)
        return self.game.seat_number(seat)

    # Asked from Python

    def inputs(self, memory: Memory, seat: int) -> bytes:
        """The observation that the net is given, and what is derived from it."""
        self.write(memory, self.check(memory, seat))
        return bytes([self.row[i] for i in range(INPUTS)])

    def opinion(self, memory: Memory, seat: int) -> tuple[dict[int, float], float]:
        """A number for each action the seat may do, by its id in the engine, and the value."""
        self.look(memory, self.check(memory, seat))
        game = self.game
        return {game.choices[i]: self.logit[i] for i in range(game.choice_count)}, self.value

    def best(self, memory: Memory, seat: int) -> int:
        """The likeliest action of a seat that must act."""
        self.look(memory, self.check(memory, seat))
        if self.game.choice_count == 0:
            raise wrong("a seat that must act", seat, ValueError)
        return self.likeliest()

    def sample(self, memory: Memory, seat: int, chance: Chance, temperature: float) -> int:
        """An action of a seat that must act, each as likely as the net thinks.

        A `temperature` above 1 makes all more alike, one below 1 less.
        """
        self.look(memory, self.check(memory, seat))
        if self.game.choice_count == 0 or not temperature > 0.0:
            raise wrong("a seat that must act, and a temperature above 0,", seat, ValueError)
        source = chance_of(chance)
        found = self.draw(source, temperature)
        source.settle()
        return found

    # Without Python's lock

    def look(self, memory: Memory, seat: int) -> None:
        """Take in what a seat knows, and weigh the game's choices, which are the seat's then."""
        self.write(memory, seat)
        self.find_rows()
        self.forward()
        self.game.choice_count = 0
        if self.game.is_waiting(seat):
            self.game.find_choices(seat)
        self.weigh(seat)

    def write(self, memory: Memory, seat: int) -> None:
        self.zones.write(self.game, memory, seat, self.row, 0)
        self.components.write(self.game, seat, self.row, 0)
        self.derived.write(self.row)

    def weigh(self, seat: int) -> None:
        """The numbers of the game's choices, in their order, and the value."""
        for i in range(self.game.choice_count):
            action = relative(self.game.choices[i], seat, self.game.seats)
            total = dot(self.net.heads, action * self.width, self.active, self.width)
            self.logit[i] = total * self.net.head_scale[action] + self.net.head_bias[action]
        total = dot(self.net.heads, ACTIONS * self.width, self.active, self.width)
        self.value = total * self.net.head_scale[ACTIONS] + self.net.head_bias[ACTIONS]

    def likeliest(self) -> int:
        """The choice with the highest number; of equal ones the first."""
        best = 0
        for i in range(1, self.game.choice_count):
            if self.logit[i] > self.logit[best]:
                best = i
        return self.game.choices[best]

    def soften(self, temperature: float) -> float:
        """What each choice is worth in a draw, and the sum."""
        most = self.logit[0]
        for i in range(1, self.game.choice_count):
            if self.logit[i] > most:
                most = self.logit[i]
        total = 0.0
        for i in range(self.game.choice_count):
            self.share[i] = NATURAL ** max(LEAST_EXPONENT, (self.logit[i] - most) / temperature)
            total += self.share[i]
        return total

    def draw(self, chance: Chance, temperature: float) -> int:
        """One of the choices by chance."""
        last = self.game.choice_count - 1
        if last == 0:
            return self.game.choices[0]
        point = self.soften(temperature) * chance.draw(GRAINS) / GRAINS
        for i in range(last):
            point -= self.share[i]
            if point < 0.0:
                return self.game.choices[i]
        return self.game.choices[last]

    def reward(self, seat: int) -> float:
        """What a game that is over is worth to a seat, from -1 to 1."""
        best = -1000
        winners = 0
        for other in range(self.game.seats):
            winners += self.game.edition.wins(self.game, other)
            if other != seat:
                best = max(best, self.game.edition.score(self.game, other))
        share = 1.0 / winners if self.game.edition.wins(self.game, seat) else 0.0
        win = (share * self.game.seats - 1.0) / (self.game.seats - 1)
        ahead = self.game.edition.score(self.game, seat) - best
        power: float = NATURAL ** (-2.0 * ahead / SOFTNESS)
        return WIN * win + LEAD * (1.0 - power) / (1.0 + power)

    # The net

    def find_rows(self) -> None:
        """The rows of the bits that are set; four at a time are added, so the last may be zeros."""
        count = 0
        for byte in range(INPUTS):
            value = self.row[byte]
            if value == 0:
                continue
            level = LEVEL[SCALE_OF[byte]][value]
            if level > 0:
                self.lit[count] = FIRST_ROW[byte] + level - 1
                count += 1
            if IS_PACKED[byte]:
                for bit in range(MASK_COUNT):
                    if value >> bit & 1:
                        self.lit[count] = FIRST_ROW[byte] - MASK_COUNT + bit
                        count += 1
        for i in range(3):
            self.lit[count + i] = NO_ROW
        self.lit_count = count

    def forward(self) -> None:
        """From the rows to the activations that policy and value are made of."""
        width = self.width
        for i in range(width):
            self.hidden[i] = 0.0
        add_rows(self.net.rows, self.lit, self.lit_count, self.sums, width)
        add_scaled(self.sums, self.net.first_scale, self.net.first_bias, 0, self.hidden, width)
        for block in range(self.net.blocks):
            self.activate(self.net.norm_weight, self.net.norm_bias, block * width)
            multiply(self.net.weights, block * width * width, self.active, self.sums, width)
            add_scaled(self.sums, self.net.scale, self.net.bias, block * width, self.hidden, width)
        self.activate(self.net.norm_weight, self.net.norm_bias, self.net.blocks * width)

    def activate(self, weight: array[float], bias: array[float], first: int) -> None:
        """relu(norm(h)) in whole numbers; each sum is made of four, which C adds at once."""
        hidden, active, most = self.hidden, self.active, self.most
        a = b = c = d = e = f = g = h = 0.0
        for i in range(0, self.width, 4):
            x = hidden[i]
            a += x
            e += x * x
            x = hidden[i + 1]
            b += x
            f += x * x
            x = hidden[i + 2]
            c += x
            g += x * x
            x = hidden[i + 3]
            d += x
            h += x * x
        mean = (a + b + (c + d)) / self.width
        variance = (e + f + (g + h)) / self.width - mean * mean
        over = 1.0 / (max(0.0, variance) + EPSILON) ** HALF
        for i in range(self.width):
            x = (hidden[i] - mean) * over * weight[first + i] + bias[first + i]
            # In plain Python max and min would take longer than all else here.
            x = x if x > 0.0 else 0.0  # noqa: FURB136
            x = x if x < most else most  # noqa: FURB136
            active[i] = int(x + HALF)


def add_scaled(
    sums: list[int],
    scale: array[float],
    bias: array[float],
    first: int,
    hidden: list[float],
    width: int,
) -> None:
    """Add what whole numbers stand for, and the bias."""
    for i in range(width):
        hidden[i] += sums[i] * scale[first + i] + bias[first + i]
