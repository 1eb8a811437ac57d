"""That a lost or added card is noticed in every zone."""

from __future__ import annotations

import json

from tests.test_conformance import run


def test_a_card_lost_or_added_is_missed_in_every_zone() -> None:
    missed = json.loads(run("-m", "tests.lost_cards", CAPITAL_LUX_PURE="1"))
    assert len(missed) == 15
    assert [zone for zone, noticed in missed.items() if not noticed] == []
