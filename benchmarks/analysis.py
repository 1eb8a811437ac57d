"""How long the analysis of a whole game takes: seconds of one core, each seat and the luck.

python benchmarks/analysis.py [GAMES]
"""

from __future__ import annotations

import sys
import time

from capital_lux.analysis import analyse
from capital_lux.analysis.measure import net_game
from capital_lux.analysis.net_play import KINDS


def main(games: int = 3) -> None:
    for edition, seats in KINDS:
        taken = []
        for seed in range(games):
            record = net_game(edition, seats, seed).record()
            begun = time.process_time()
            analyse(record)
            taken.append(time.process_time() - begun)
        print(f"{edition} {seats}: " + ", ".join(f"{seconds:.1f} s" for seconds in sorted(taken)))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
