"""Limits hold for several processes together."""

from __future__ import annotations

from capital_lux.server.limits.rates import Limits, Places
from capital_lux.server.limits.usage import Usage


def process() -> tuple[Limits, Places, Usage]:
    tables, sockets = Limits(0.001, 8), Places(by_address=4, by_guest=4)
    return tables, sockets, Usage({"tables": tables}, {"sockets": sockets})


def test_what_is_used_at_one_process_is_counted_at_the_other() -> None:
    (here, seats_here, first), (there, seats_there, second) = process(), process()
    assert [here.allow("rude") for _ in range(9)] == [True] * 8 + [False]
    assert there.allow("rude")
    with (
        seats_here.one("rude", "") as free,
        seats_here.one("rude", ""),
        seats_there.one("rude", ""),
    ):
        assert free
        for _ in range(2):
            # It is told again and again, and counts once.
            second.hear({"first": first.mine()})
        assert not there.allow("rude")
        assert there.allow("honest")
        with seats_there.one("rude", "") as fourth, seats_there.one("rude", "") as fifth:
            assert (fourth, fifth) == (True, False)
    # A process that is gone holds no places; what it gave is given.
    second.hear({})
    assert seats_there.count("rude") == 0
    assert not there.allow("rude")
