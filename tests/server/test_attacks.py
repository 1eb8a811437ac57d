"""All rude people at once for some seconds: an honest table plays on.

`make attack` has each of them alone, for longer, and says how long the honest table waits.
"""

from __future__ import annotations

from pathlib import Path

import uvloop

from tests.server.attacks.serving import attacked, served
from tests.server.attacks.tools import attacks

SECONDS = 2.0
LONGER = {"costly", "workers"}
"""They play whole games first; test_costly.py and test_pool.py test the same."""


def test_an_honest_table_plays_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with served(tmp_path) as server:
            noticed = await attacked(server, sorted(attacks().keys() - LONGER), SECONDS)
            assert not noticed.complaint
            assert not noticed.refused
            assert max(noticed.statuses) < 500
            assert server.troubles() == []

    uvloop.run(scenario())
