"""PPO by self-play on a batch of two-seat games of the first edition. One file, CPU, some minutes.

    python examples/ppo.py                     train, then play against random and regular
    python examples/ppo.py --plot docs/ppo.png

It needs torch (and matplotlib for --plot). No test runs it; it was tried with torch 2.13.0. Both
seats are played by the same network, which sees only the observation of the seat that acts. The
reward comes at the end of a game: how far a seat is ahead, pressed between -1 and 1.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import nn
from torch.distributions import Categorical

import capital_lux as lux
from capital_lux.bots.levels import make_bot
from capital_lux.envs.batch import BatchGame
from capital_lux.observation import ACTIONS, SIZE, Observer, absolute

SEATS = 2
GAME: dict[str, Any] = {"edition": "first", "seats": SEATS}
GAMES, STEPS = 512, 64
"""Games played at once, and decisions in each before the network learns from them."""
EPOCHS, MINIBATCH = 2, 4096
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95
POINTS = 15.0
"""The lead that is worth tanh(1) = 0.76 of a victory."""

LOOKS = 500, 400
"""Games against random and regular for a point of the learning curve."""

Floats = npt.NDArray[np.float32]


class Network(nn.Module):
    """Weighs every action, and says how well a seat stands."""

    scale: torch.Tensor

    def __init__(self, used: npt.NDArray[np.int64], scale: Floats, width: int = 256) -> None:
        super().__init__()
        self.used = used
        self.register_buffer("scale", torch.from_numpy(scale))
        self.body = nn.Sequential(
            nn.Linear(len(used), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.actor = nn.Linear(width, ACTIONS)
        self.critic = nn.Linear(width, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        """The choice among legal actions, and the value of the position to the seat that acts."""
        hidden = self.body(seen.float() * self.scale)
        logits = self.actor(hidden).masked_fill(masks == 0, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(hidden).squeeze(-1)

    def choose(self, observations: Any, masks: Any, best: bool = False) -> npt.NDArray[np.int64]:
        """An action for each observation: at random by weight, or the best."""
        with torch.no_grad():
            seen = torch.from_numpy(observations[:, self.used])
            choice, _ = self(seen, torch.from_numpy(masks))
            actions = choice.probs.argmax(-1) if best else choice.sample()
        return np.asarray(actions.numpy())


def new_network(seed: int) -> Network:
    """A network for the bytes that these games use: random games show which, and their range."""
    batch = BatchGame(256, **GAME, seed=seed)
    rng = np.random.default_rng(seed)
    most = np.zeros(SIZE, dtype=np.uint8)
    for _ in range(300):
        batch.step((batch.masks * rng.random(batch.masks.shape)).argmax(axis=1))
        most = np.maximum(most, batch.observations.max(axis=0))
    used = np.flatnonzero(most)
    return Network(used, (1 / most[used]).astype(np.float32))


class Rollout:
    """What the network saw and did in the last steps, and what came of it."""

    def __init__(self, batch: BatchGame, network: Network) -> None:
        n, wide = len(batch), len(network.used)
        self.seen = np.zeros((STEPS, n, wide), dtype=np.uint8)
        self.masks = np.zeros((STEPS, n, ACTIONS), dtype=np.uint8)
        self.actions = np.zeros((STEPS, n), dtype=np.int64)
        self.chances = np.zeros((STEPS, n), dtype=np.float32)
        self.values = np.zeros((STEPS, n), dtype=np.float32)
        self.seats = np.zeros((STEPS, n), dtype=np.int64)
        self.done = np.zeros((STEPS, n), dtype=bool)
        self.rewards = np.zeros((STEPS, n, SEATS), dtype=np.float32)

    @torch.no_grad()
    def play(self, batch: BatchGame, network: Network) -> tuple[Floats, Floats]:
        """Play on; the advantage of each action and the return it led to."""
        for t in range(STEPS):
            self.seen[t] = batch.observations[:, network.used]
            self.masks[t] = batch.masks
            self.seats[t] = batch.seat
            choice, value = network(torch.from_numpy(self.seen[t]), torch.from_numpy(self.masks[t]))
            action = choice.sample()
            self.actions[t] = action.numpy()
            self.chances[t] = choice.log_prob(action).numpy()
            self.values[t] = value.numpy()
            batch.step(self.actions[t])
            self.done[t] = batch.done
            self.rewards[t] = np.tanh(batch.rewards[:, :SEATS] / POINTS)
        seen = torch.from_numpy(batch.observations[:, network.used])
        _, last = network(seen, torch.from_numpy(batch.masks))
        return self.advantages(last.numpy(), batch.seat.astype(np.int64))

    def advantages(self, last: Floats, seat: npt.NDArray[np.int64]) -> tuple[Floats, Floats]:
        """Generalised advantage estimation along each seat's own decisions.

        What one seat gains the other loses, so the position after the last step is worth to the
        seat that does not act what it costs the one that does.
        """
        n = len(last)
        games = np.arange(n)
        coming = np.empty((n, SEATS), dtype=np.float32)
        coming[games, seat], coming[games, 1 - seat] = last, -last
        gain = np.zeros((n, SEATS), dtype=np.float32)
        advantages = np.empty_like(self.values)
        for t in reversed(range(STEPS)):
            ended = self.done[t]
            coming[ended] = self.rewards[t][ended]
            gain[ended] = 0
            actor = self.seats[t]
            delta = coming[games, actor] - self.values[t]
            gain[games, actor] = delta + LAMBDA * gain[games, actor]
            advantages[t] = gain[games, actor]
            coming[games, actor] = self.values[t]
        return advantages, advantages + self.values


def learn(
    network: Network,
    optimizer: torch.optim.Optimizer,
    rollout: Rollout,
    advantages: Floats,
    returns: Floats,
) -> None:
    """Proximal policy optimisation: better actions more often, but never by much at once."""
    seen = torch.from_numpy(rollout.seen).flatten(0, 1)
    masks = torch.from_numpy(rollout.masks).flatten(0, 1)
    actions, chances, gains, targets = (
        torch.from_numpy(array).flatten()
        for array in (rollout.actions, rollout.chances, advantages, returns)
    )
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(MINIBATCH):
            choice, value = network(seen[part], masks[part])
            ratio = (choice.log_prob(actions[part]) - chances[part]).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * gains[part], clipped * gains[part]).mean()
            error = (value - targets[part]).square().mean()
            loss = error - gain - ENTROPY * choice.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


# Measuring


def against_random(network: Network, games: int, seed: int) -> tuple[int, float]:
    """Games, and the share won against random play, half of them from each seat."""
    n = min(games, 500)
    batch = BatchGame(n, **GAME, seed=seed)
    rng = np.random.default_rng(seed)
    mine = np.arange(n) % SEATS
    won, ended = 0.0, np.zeros(n, dtype=int)
    while ended.min() < games // n:
        actions = (batch.masks * rng.random(batch.masks.shape)).argmax(axis=1)
        acting = batch.seat == mine
        actions[acting] = network.choose(batch.observations[acting], batch.masks[acting], best=True)
        batch.step(actions)
        counted = (batch.done == 1) & (ended < games // n)
        won += float(batch.rewards[counted, mine[counted]].sum())
        ended += counted
    return int(ended.sum()), won / int(ended.sum())


def against_bot(network: Network, level: str, games: int, seed: int) -> tuple[int, float]:
    """The same against one of the bots: every deal is played twice, once from each seat."""
    won = 0.0
    tables = [Table(level, seed + number // SEATS, number % SEATS) for number in range(games)]
    running = tables
    while running:
        for table in running:
            table.answer()
        running = [table for table in running if not table.game.over]
        if running:
            looks = [table.observer.observe(table.mine) for table in running]
            masks = [table.observer.mask(table.mine) for table in running]
            for table, action in zip(
                running, network.choose(np.stack(looks), np.stack(masks), best=True), strict=True
            ):
                table.act(int(action))
    for table in tables:
        winners = table.game.winners()
        won += (table.mine in winners) / len(winners)
    return games, won / games


class Table:
    """A game of the network in one seat and a bot in the other."""

    def __init__(self, level: str, seed: int, mine: int) -> None:
        self.game = lux.Game(**GAME, seed=seed)
        self.mine = mine
        self.observer = Observer(self.game)
        self.bot: Any = make_bot(level, seed)
        self.tell(self.game.opening)

    def tell(self, events: list[lux.Event]) -> None:
        """The bot is told what its seat may see."""
        for event in events:
            if seen := event.seen_from(1 - self.mine):
                self.bot.hear(seen)

    def act(self, action: int) -> None:
        """Do the network's action: an id of the mask."""
        self.tell(self.observer.play(self.mine, absolute(action, self.mine, SEATS)))

    def answer(self) -> None:
        """The bot plays until the network must act."""
        other = 1 - self.mine
        while not self.game.over and self.mine not in self.game.waiting():
            self.tell(self.observer.play(other, self.bot.choose(self.game.view(other))))


def bounds(games: int, share: Any) -> tuple[Any, Any]:
    """The 95 % interval of a share, or of several (Wilson)."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * np.sqrt(share * (1 - share) / games + z * z / (4 * games**2)) / (1 + z * z / games)
    return abs(middle - half), middle + half


def interval(games: int, share: float) -> str:
    """A share with its interval, as text."""
    low, high = bounds(games, share)
    return f"{share:.1%} ({low:.1%} - {high:.1%}, {games} games)"


def draw(curve: list[tuple[float, float, float]], path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib.pyplot as plt

    decisions, *shares = np.array(curve).T
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    for share, name, games, colour in zip(
        shares, ("random", "regular"), LOOKS, ("#1f6f8b", "#c8553d"), strict=True
    ):
        low, high = bounds(games, share)
        axes.plot(decisions, share, label=f"against {name}", color=colour)
        axes.fill_between(decisions, low, high, color=colour, alpha=0.15, linewidth=0)
    axes.axhline(0.5, color="#888888", linewidth=0.8, linestyle="--")
    axes.set(xlabel="decisions, millions", ylabel="share of games won", ylim=(0, 1))
    axes.set_title("PPO by self-play, first edition, two seats")
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=120)


def train(
    millions: float, seed: int, looks: int
) -> tuple[Network, list[tuple[float, float, float]]]:
    """Play and learn for some million decisions; the network and its learning curve."""
    torch.manual_seed(seed)
    network = new_network(seed)
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    batch = BatchGame(GAMES, **GAME, seed=seed, reward="margin")
    rollout = Rollout(batch, network)
    rounds = round(millions * 1e6 / (GAMES * STEPS))
    curve: list[tuple[float, float, float]] = []
    spent = 0.0
    for number in range(rounds + 1):
        if number * looks // rounds == len(curve):
            shares = (
                against_random(network, LOOKS[0], 1)[1],
                against_bot(network, "regular", LOOKS[1], 1)[1],
            )
            curve.append((number * GAMES * STEPS / 1e6, *shares))
            print(
                f"{curve[-1][0]:6.2f} M decisions, {spent:4.0f} s of the processor: "
                f"random {shares[0]:.1%}, regular {shares[1]:.1%}",
                flush=True,
            )
        start = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.05, 1 - number / rounds)
        advantages, returns = rollout.play(batch, network)
        learn(network, optimizer, rollout, advantages, returns)
        spent += time.process_time() - start
    return network, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--millions", type=float, default=8.0, help="of decisions to learn from")
    parser.add_argument("--threads", type=int, help="of torch")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--looks", type=int, default=10, help="points of the learning curve")
    parser.add_argument("--games", type=int, default=2000, help="games of the last measurement")
    parser.add_argument("--plot", type=Path, help="where to draw the learning curve")
    options = parser.parse_args()
    if options.threads:
        torch.set_num_threads(options.threads)
    network, curve = train(options.millions, options.seed, options.looks)
    if options.plot:
        draw(curve, options.plot)
    print("against random ", interval(*against_random(network, options.games, 10**6)))
    print("against regular", interval(*against_bot(network, "regular", options.games, 10**6)))


if __name__ == "__main__":
    main()
