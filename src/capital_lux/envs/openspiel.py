"""Capital Lux for OpenSpiel: `import capital_lux.envs.openspiel`, then `pyspiel.load_game`.

>>> import pyspiel
>>> game = pyspiel.load_game("capital_lux", {"players": 3, "edition": "generations", "powers": "C"})
>>> game.num_distinct_actions(), game.max_chance_outcomes()
(104, 20)

Chance is explicit and drawn late: a chance node is one card, the starting seat, or one of a tile's
components, when the rules look at it. Docs: docs/openspiel.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from capital_lux.envs.late import OUTCOMES, TERMINAL_PLAYER, LateGame, outcome_name
from capital_lux.envs.layout import SIZE
from capital_lux.envs.observation import absolute, relative
from capital_lux.envs.render import as_text, holdings_line
from capital_lux.envs.rewards import REWARDS, reward_range, rewards_of
from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.cards import CARD_NAMES, MAX_CARDS, MAX_SEATS
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game

PARAMETERS: dict[str, Any] = {
    "players": 2,
    "edition": "first",
    "powers": "A",
    "deck": "",
    "reward": "win",
}
MAX_ROWS = 1000
"""Rows of what a seat was told in an information state tensor; the oldest go when there are more."""
ROW_WIDTH = 5
DECISIONS_PER_CARD = 8
MORE_DECISIONS = 60
SEEDS = 1 << 53
HIDDEN_IN_TEXT = ("deck", "modifier_deck", "tape")

GAME_TYPE = pyspiel.GameType(
    short_name="capital_lux",
    long_name="Capital Lux",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=PARAMETERS,
)


def deck_of(text: str) -> dict[str, int] | None:
    """The deck that a parameter names: card codes with a space between; the edition's when empty.

    >>> deck_of("B4 G2 B4")
    {'B4': 2, 'G2': 1}
    """
    names = text.split()
    for name in names:
        if name not in CARD_NAMES:
            raise ValueError(f"{name!r} in the deck is not a card")
    return {name: names.count(name) for name in dict.fromkeys(names)} or None


def powers_of(edition: str, text: str) -> str | list[str] | None:
    """The tiles that a parameter names: a set's letter or four names; only for Generations."""
    if edition == "first":
        return None
    if text == "random":
        raise ValueError("an OpenSpiel game needs its tiles named: a set's letter, or four names")
    names = text.split()
    return names if len(names) > 1 else text


class CapitalLuxGame(pyspiel.Game):  # type: ignore[misc]
    """The game: what it is made from, and positions to copy."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        options = {**PARAMETERS, **(params or {})}
        edition, players = options["edition"], options["players"]
        powers = powers_of(edition, options["powers"])
        if edition == "generations" and players == 1:
            raise ValueError("solo against ROB is not for OpenSpiel: choose 2, 3 or 4 players")
        self.beginning = Game(edition, players, 0, powers=powers, cards=deck_of(options["deck"]))
        self.scratch = self.beginning.copy()
        self.reward = options["reward"]
        if self.reward not in REWARDS:
            raise ValueError(f"there is no reward {self.reward!r}: choose {', '.join(REWARDS)}")
        snapshot = self.beginning.snapshot()
        self.cards = snapshot.get("cards")
        lowest, highest = reward_range(self.beginning, self.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=MORE_DECISIONS + DECISIONS_PER_CARD * MAX_CARDS,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> CapitalLuxState:
        """Before chance has said who starts."""
        return CapitalLuxState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card, who starts, and the components of the tiles."""
        return MAX_CARDS + 50

    def make_py_observer(
        self, kind: Any = None, params: Mapping[str, Any] | None = None
    ) -> CapitalLuxObserver:
        """What is seen of a state: see `CapitalLuxObserver`."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return CapitalLuxObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), self)


class CapitalLuxState(pyspiel.State):  # type: ignore[misc]
    """A state. All of it is in `late`, which OpenSpiel's `clone` copies and `serialize` pickles."""

    def __init__(self, game: CapitalLuxGame) -> None:
        super().__init__(game)
        self.late = LateGame(game.beginning.copy(), game.scratch)

    def current_player(self) -> int:
        """The seat that acts, or OpenSpiel's number for chance or for the end."""
        return self.late.player

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.late.player == TERMINAL_PLAYER

    def _legal_actions(self, player: int) -> list[int]:
        """The ids that a seat may play, in order."""
        game = self.late.game
        return sorted([relative(action, player, game.seats) for action in game.legal_ids(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may draw, with probabilities."""
        return self.late.outcomes()

    def _apply_action(self, action: int) -> None:
        late = self.late
        if late.player < 0:
            late.draw(action)
        else:
            late.apply(absolute(action, late.player, late.game.seats))

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return outcome_name(self.late.drawing, action)
        return TEXTS[absolute(action, player, self.late.game.seats)]

    def returns(self) -> list[float]:
        """The reward of every seat; zeros before the end."""
        return rewards_of(self.late.game, self.get_game().reward)

    def __str__(self) -> str:
        late = self.late
        if not late.begun:
            return f"before the deal, {late.describe_waiting()}"
        text = as_text(late.game.snapshot())
        return text if late.player != -1 else f"{text}\n{late.describe_waiting()}"

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> CapitalLuxState:
        """A state that the player cannot tell from this one, each as likely as it should be.

        Its history is empty: the true one would tell what the player does not know.
        """
        told, game = self.late.told, self.late.game
        if told is None or self.late.player < 0:
            raise ValueError("a state is resampled where a seat acts")
        view = game.view(player)
        imagined = told.world(player, view).sample(Fast(int(sampler() * SEEDS))).copy()
        holdings = [holdings_of(imagined, seat) for seat in range(game.seats)]
        state = self.get_game().new_initial_state()
        state.late = LateGame(imagined, self.late.scratch)
        state.late.become(told.imagined(player, holdings))
        return state
