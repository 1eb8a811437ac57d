"""Capital Lux for OpenSpiel: `import capital_lux.envs.openspiel.game`, then `pyspiel.load_game`.

>>> import pyspiel
>>> game = pyspiel.load_game("capital_lux", {"players": 3, "edition": "generations", "powers": "C"})
>>> game.num_distinct_actions(), game.max_chance_outcomes()
(104, 20)

Chance is explicit and drawn late: a chance node is one card, the starting seat, or one of a tile's
components, when the rules look at it. Docs: docs/openspiel.md.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from capital_lux.envs.openspiel.draws import CHANCE_PLAYER, OUTCOMES, TERMINAL_PLAYER
from capital_lux.envs.openspiel.late import LateGame, seen_game
from capital_lux.envs.openspiel.told import EVERYBODY
from capital_lux.envs.render import as_text
from capital_lux.envs.rewards import check_reward, final_rewards
from capital_lux.observation.layout import SIZE
from capital_lux.observation.observer import Observer, absolute
from capital_lux.observation.tiles import section_named
from capital_lux.rules.actions import ACTIONS, TEXTS
from capital_lux.rules.cards import CARD_NAMES, MAX_SEATS, ROUNDS
from capital_lux.rules.chance import Fast
from capital_lux.rules.game import Game

PARAMETERS: dict[str, Any] = {
    "players": 2,
    "edition": "first",
    "powers": "A",
    "deck": "",
    "reward": "win",
}
MAX_ROWS = 800
"""Rows of what a seat was told, in a tensor; of more than that the oldest are left out."""
ROW_WIDTH = 5
DECISIONS_PER_CARD = 8
MORE_DECISIONS = 60
"""More than a game can have: at most six for a card, a tile's choices included, and 12 per seat."""
MOST_POINTS = 1000.0
"""More than anybody can have: all cards are worth 400, and gold and aristocrats less than that."""
SEEDS = 1 << 53

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
        self.watcher = Observer(self.beginning.copy())
        self.deck_size = len(self.beginning.tape()["deck"])
        self.reward = check_reward(options["reward"])
        highest = 1.0 if self.reward == "win" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-highest,
            max_utility=highest,
            utility_sum=0.0,
            max_game_length=MORE_DECISIONS + DECISIONS_PER_CARD * self.deck_size,
        )
        super().__init__(GAME_TYPE, info, dict(params or {}))

    def new_initial_state(self) -> CapitalLuxState:
        """The state before chance has said which seat starts."""
        return CapitalLuxState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Every card, the starting seat, and the components of the tiles, dealt anew each round."""
        tiles = [tile.name for tile in self.beginning.powers()]
        return self.deck_size + 1 + ROUNDS * sum(section_named(name).deck for name in tiles)

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
        self.late = LateGame(game.beginning.copy(), game.watcher)

    def current_player(self) -> int:
        """The seat that acts, or OpenSpiel's number for chance or for the end."""
        return self.late.player

    def is_terminal(self) -> bool:
        return self.late.player == TERMINAL_PLAYER

    # OpenSpiel's own versions of these go back and forth between C++ and Python many times.

    def is_chance_node(self) -> bool:
        return self.late.player == CHANCE_PLAYER

    def is_player_node(self) -> bool:
        return self.late.player >= 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The ids that a seat may play, or the outcomes that chance may draw, in order."""
        acting = self.late.player
        if player is not None and player != acting:
            legal: list[int] = super().legal_actions(player)
            return legal
        if acting == CHANCE_PLAYER:
            return [outcome for outcome, _ in self.late.outcomes()]
        return self.late.legal()

    def _legal_actions(self, player: int) -> list[int]:
        return self.late.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.late.outcomes()

    def _apply_action(self, action: int) -> None:
        late = self.late
        if late.player < 0:
            late.draw(action)
        else:
            late.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self.late.outcome_name(action)
        return TEXTS[absolute(action, player, self.late.game.seats)]

    def returns(self) -> list[float]:
        """The reward of every seat, zeros before the end. They add up to 0."""
        game = self.late.game
        if self.late.player != TERMINAL_PLAYER:
            return [0.0] * game.seats
        kind = self.get_game().reward
        rewards = final_rewards(game, kind)
        if kind == "margin":
            return rewards
        return [(game.seats * share - 1) / (game.seats - 1) for share in rewards]

    def __str__(self) -> str:
        late = self.late
        lines = [as_text(late.game.snapshot())] if late.begun else []
        if late.player == CHANCE_PLAYER:
            lines.append(late.waiting_text())
        return "\n".join(lines)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CapitalLuxState:
        """A state that the player cannot tell from this one, each as likely as it should be.

        Its history is empty: the true one would tell what the player does not know.
        """
        late = self.late
        if late.told is None or late.player < 0:
            raise ValueError("a state can be resampled only where a seat acts")
        world = late.told.world(player, late.game.view(player), seen_game(late.game, player))
        state: CapitalLuxState = self.get_game().new_initial_state()
        state.late = late.imagine(player, world, Fast(int(sampler() * SEEDS)))
        return state


class CapitalLuxObserver:
    """What a player sees of a state, as text and as numbers, as OpenSpiel asks for it.

    With perfect recall: everything the player was told and did. Without: what it sees now. The
    numbers are only for a player's own and public information together; in them the player is one
    of four, and `observation` is laid out as docs/environments.md says.
    """

    def __init__(self, kind: Any, game: CapitalLuxGame) -> None:
        self.recall = kind.perfect_recall
        self.public = kind.public_info
        self.private = kind.private_info
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if self.public and self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            self.tensor = np.zeros(
                MAX_SEATS + SIZE + self.recall * MAX_ROWS * ROW_WIDTH, np.float32
            )
            self.dict["player"] = self.tensor[:MAX_SEATS]
            self.dict["observation"] = self.tensor[MAX_SEATS : MAX_SEATS + SIZE]
            if self.recall:
                rows = self.tensor[MAX_SEATS + SIZE :]
                self.dict["told"] = rows.reshape(MAX_ROWS, ROW_WIDTH)

    def set_from(self, state: CapitalLuxState, player: int) -> None:
        if self.tensor is None:
            raise ValueError("there are numbers only for a player's own view")
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        self.dict["observation"][:] = state.late.observe(player)
        told = state.late.told
        if self.recall and told is not None:
            rows = told.all_rows(player)[-MAX_ROWS:]
            if rows:
                self.dict["told"][: len(rows)] = rows

    def string_from(self, state: CapitalLuxState, player: int) -> str:
        late = state.late
        seats = [player] if self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER else []
        if self.private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            seats = list(range(late.game.seats))
        parts = [f"seat {player}"] if seats else ["everybody"]
        if late.told is None:
            return parts[0]
        if self.recall and self.public:
            parts += [late.told.text(seat) for seat in seats or [EVERYBODY]]
            return "".join(parts)
        if self.public:
            seen = late.game.view(seats[0] if len(seats) == 1 else None)
            parts.append(json.dumps(seen, separators=(",", ":")))
        parts += [f"holds {late.held(seat)}" for seat in seats]
        return "|".join(parts)


pyspiel.register_game(GAME_TYPE, CapitalLuxGame)
