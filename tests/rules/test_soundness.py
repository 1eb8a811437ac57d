"""That a lost or added card is noticed in every zone."""

from __future__ import annotations

import json

import capital_lux as lux
from tests.conformance.test_same_game import run
from tests.rules.lost_cards import missed


def test_a_card_lost_or_added_is_missed_in_every_zone() -> None:
    if lux.COMPILED:
        found = json.loads(run("-m", "tests.rules.lost_cards", CAPITAL_LUX_PURE="1"))
    else:
        found = missed()
    assert len(found) == 15
    assert [zone for zone, noticed in found.items() if not noticed] == []
