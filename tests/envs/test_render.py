"""A position as text and as a picture."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest

import capital_lux as lux
from capital_lux.envs.render import as_image, as_text

GAMES = [
    ("first", 2, None),
    ("first", 4, None),
    *(("generations", 3, letter) for letter in "ABCD"),
    ("generations", 1, "C"),
]


@pytest.mark.parametrize(("edition", "seats", "powers"), GAMES)
def test_every_position_can_be_drawn(edition: str, seats: int, powers: str | None) -> None:
    rand = random.Random(1)
    game = lux.Game(edition, seats, 3, powers=powers)
    number = 0
    while True:
        for shown in (game.view(0), game.view(None), game.snapshot()):
            text = as_text(shown)
            assert text.startswith(f"Capital Lux, {edition}: round {game.round}")
            if number % 25 == 0:
                picture = as_image(shown)
                assert picture.dtype == np.uint8
                assert picture.shape[2] == 3
                assert len(np.unique(picture)) > 5
        if not game.waiting():
            break
        seat = game.waiting()[0]
        game.play(seat, rand.choice(game.legal(seat)))
        number += 1
    assert "won by seat" in as_text(game.view(0))


def test_what_a_seat_cannot_see_is_not_drawn() -> None:
    game = lux.Game("first", 2, seed=7)
    mine, all_hands = as_text(game.view(0)), as_text(game.snapshot())
    assert "hand: ?? ?? ?? ?? ?? ??" in mine
    assert "??" not in all_hands
    other = all_hands.splitlines()[-1].split("pack: ")[1]
    assert other == " ".join(game.view(1)["players"][1]["packs"])
    assert other not in mine


def red_points(picture: npt.NDArray[np.uint8]) -> int:
    red, green, blue = (picture[..., place].astype(int) for place in range(3))
    return int(((red - green > 90) & (red - blue > 90)).sum())


def test_a_total_above_its_limit_is_red() -> None:
    view = lux.Game("first", 2, seed=7).view(0)
    for player in view["players"]:
        player["home"]["pink"], player["packs"] = ["P6"], []
    view["capital"]["pink"] = ["P4", "P4"]
    before = red_points(as_image(view))
    view["capital"]["pink"] = ["P4"]
    assert red_points(as_image(view)) > before + 10
