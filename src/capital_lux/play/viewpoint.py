"""What is seen of a game, and told of it: by a seat, by a spectator, or with all cards open."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from capital_lux.rules.events import Event, seen_by
from capital_lux.rules.game import Game
from capital_lux.rules.powers import TILES
from capital_lux.rules.secret_deck import SecretDeck
from capital_lux.rules.shapes import SeenEvent, View
from capital_lux.telling.check import Check
from capital_lux.telling.log import Teller
from capital_lux.telling.messages import powers_of
from capital_lux.telling.model import table_model

ALL = "all"
Viewpoint = int | str | None
"""A seat, `ALL` with everything open, or None: a spectator."""
SECRET_DECKS = [tile.tape_key for tile in TILES.values() if issubclass(tile, SecretDeck)]
IN_SECRET = (*SECRET_DECKS, "pending")
"""What some seats know more of than others, besides their own cards."""


def reader_of(viewpoint: Viewpoint) -> int | None:
    """The seat that is spoken to as "you"."""
    return viewpoint if isinstance(viewpoint, int) else None


def seen(events: Iterable[Event], viewpoint: Viewpoint) -> list[SeenEvent]:
    if viewpoint == ALL:
        return [event.whole() for event in events]
    return seen_by(events, reader_of(viewpoint))


def new_teller(game: Game, names: Sequence[str], viewpoint: Viewpoint) -> Teller:
    view = game.view(None)
    return Teller(names, reader_of(viewpoint), powers_of(view), "rob" in view)


def told(events: Iterable[Event], viewpoint: Viewpoint, teller: Teller) -> dict[str, Any]:
    known = seen(events, viewpoint)
    return {"seat": reader_of(viewpoint), "events": known, "lines": teller.lines(known)}


def state_of(
    game: Game, viewpoint: Viewpoint, names: Sequence[str], check: Check, back: bool = False
) -> dict[str, Any]:
    """The table; `back`: whether the seat can take its last action back."""
    view = open_view(game) if viewpoint == ALL else game.view(reader_of(viewpoint))
    state = table_model(view, names, check)
    if viewpoint == ALL:
        state["hands"] = [player["hand"] + player["kept"] for player in view["players"]]
    state["can_take_back"] = back
    return state


def open_view(game: Game) -> View:
    """A view in which everything is known that any seat knows."""
    view: Any = game.view(None)
    for seat in range(game.seats):
        known: Any = game.view(seat)
        view["players"][seat] = known["players"][seat]
        for part in IN_SECRET:
            if view.get(part) is not None:
                view[part] = joined(view[part], known[part])
    opened: View = view
    return opened


def joined(one: Any, other: Any) -> Any:
    """Two views of the same thing as one: where one knows nothing the other may."""
    if isinstance(one, Mapping) and isinstance(other, Mapping):
        both = {key: joined(one[key], other[key]) for key in one if key in other}
        return {**one, **other, **both}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [joined(*pair) for pair in zip(one, other, strict=True)]
    return other if one is None else one
