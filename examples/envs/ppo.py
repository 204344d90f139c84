"""Learns to play by proximal policy optimisation with masked actions.

    pip install 'grognard[envs]' torch
    python examples/envs/ppo.py --minutes 12 --out ppo.pt

The agent sees nothing but the observation of its seat. Everything that can be pointed at (pieces,
options) is encoded row by row; an action's score comes from its own features, the piece it is
about, and what the table looks like as a whole.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import Tensor, nn

from grognard import envs

SMALLEST = {
    "scenario": "iron_reckoning",
    "rosters": ("reaver_110", "reaver_110"),
    "options": {"points": 110},
    "seat": "any",
}
"""The smallest game of Colossus: three machines a side, on a level table."""
WIDE = 64
PARTS = ("table", "question", "pieces", "pieces_mask", "options", "option_pieces", "action_mask")


class Seen(NamedTuple):
    """What the network reads of observations."""

    table: Tensor
    question: Tensor
    pieces: Tensor
    pieces_mask: Tensor
    options: Tensor
    option_pieces: Tensor
    action_mask: Tensor

    def __getitem__(self, rows):  # type: ignore[no-untyped-def, override]
        return Seen(*(part[rows] for part in tuple(self)))


def seen(observation: dict[str, np.ndarray]) -> Seen:
    """Observations, copied out of the memory that the next step writes into."""
    return Seen(*(torch.from_numpy(observation[name].copy()) for name in PARTS))


def layers(*sizes: int) -> nn.Sequential:
    """A plain network."""
    found: list[nn.Module] = []
    for before, after in pairwise(sizes):
        found += [nn.Linear(before, after), nn.Tanh()]
    return nn.Sequential(*found)


class Agent(nn.Module):
    """Scores of actions, and what the position is worth."""

    def __init__(self, columns: dict[str, tuple[str, ...]]) -> None:
        super().__init__()
        sizes = {name: len(names) for name, names in columns.items()}
        self.piece = layers(sizes["pieces"], WIDE, WIDE)
        whole = sizes["table"] + sizes["question"] + 2 * WIDE
        self.whole = layers(whole, WIDE, WIDE)
        self.option = layers(sizes["options"] + 2 * WIDE, WIDE, WIDE)
        self.score = nn.Linear(WIDE, 1)
        self.worth = nn.Linear(WIDE, 1)

    def forward(self, at: Seen) -> tuple[Tensor, Tensor]:
        most = int(at.action_mask.sum(1).max())
        pieces = self.piece(at.pieces) * at.pieces_mask.unsqueeze(-1)
        pooled = torch.cat([pieces.mean(1), pieces.amax(1)], 1)
        whole = self.whole(torch.cat([at.table, at.question, pooled], 1))
        about = at.option_pieces[:, :most].long()
        rows = about.clamp(min=0).unsqueeze(-1).expand(-1, -1, WIDE)
        targets = pieces.gather(1, rows) * (about >= 0).unsqueeze(-1)
        context = whole.unsqueeze(1).expand(-1, most, -1)
        hidden = self.option(torch.cat([at.options[:, :most], targets, context], 2))
        scores = self.score(hidden).squeeze(-1)
        scores = scores.masked_fill(at.action_mask[:, :most] == 0, -1e9)
        return scores, self.worth(whole).squeeze(-1)


class Batch(NamedTuple):
    """What was played, to learn from."""

    at: Seen
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    returns: Tensor


class Learner:
    """Plays in many games at once and learns from all of them."""

    def __init__(self, vector: envs.Vector, agent: Agent, discount: float = 0.995) -> None:
        self.vector, self.agent = vector, agent
        self.discount, self.trace = discount, 0.95
        self.optimiser = torch.optim.Adam(agent.parameters(), lr=7e-4)
        self.observation, _ = vector.reset(seed=1)
        self.ended = np.zeros(vector.num_envs, bool)
        self.steps = 0

    def collect(self, length: int) -> Batch:
        """Play so many steps in every game."""
        rows, actions, chances, values, rewards, ends, counts = [], [], [], [], [], [], []
        for _ in range(length):
            at = seen(self.observation)
            legal = at.action_mask.any(1)
            # A game that is over is shown once more, with nothing to do.
            at.action_mask[~legal, 0] = 1
            with torch.no_grad():
                scores, worth = self.agent(at)
            choice = torch.distributions.Categorical(logits=scores)
            taken = choice.sample()
            self.observation, reward, over, cut, _ = self.vector.step(taken.numpy())
            rows.append(at)
            actions.append(taken)
            chances.append(choice.log_prob(taken))
            values.append(worth)
            counts.append(torch.from_numpy(~self.ended))
            self.ended = over | cut
            rewards.append(torch.from_numpy(reward).float())
            ends.append(torch.from_numpy(self.ended.copy()))
            self.steps += self.vector.num_envs
        with torch.no_grad():
            at = seen(self.observation)
            at.action_mask[~at.action_mask.any(1), 0] = 1
            next_worth = self.agent(at)[1]
        advantages, gain = [], torch.zeros(self.vector.num_envs)
        for reward, end, value in zip(reversed(rewards), reversed(ends), reversed(values)):
            going = (~end).float()
            surprise = reward + self.discount * next_worth * going - value
            gain = surprise + self.discount * self.trace * going * gain
            advantages.append(gain)
            next_worth = value
        gains, worths = torch.stack(advantages[::-1]), torch.stack(values)
        keep = torch.stack(counts).flatten()
        flat = Seen(*(torch.stack(part).flatten(0, 1)[keep] for part in zip(*map(tuple, rows))))
        return Batch(
            flat,
            torch.stack(actions).flatten()[keep],
            torch.stack(chances).flatten()[keep],
            gains.flatten()[keep],
            (gains + worths).flatten()[keep],
        )

    def learn(self, batch: Batch, epochs: int = 3, size: int = 512) -> None:
        """Make what turned out well more likely, a little at a time."""
        advantages = (batch.advantages - batch.advantages.mean()) / (batch.advantages.std() + 1e-8)
        for _ in range(epochs):
            for rows in torch.randperm(len(batch.actions)).split(size):
                scores, worth = self.agent(batch.at[rows])
                choice = torch.distributions.Categorical(logits=scores)
                ratio = (choice.log_prob(batch.actions[rows]) - batch.chances[rows]).exp()
                gain = advantages[rows]
                policy = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
                value = (worth - batch.returns[rows]).pow(2).mean()
                loss = policy + 0.5 * value - 0.005 * choice.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimiser.step()


def share_won(agent: Agent, opponent: str, games: int, seed: int, **how: object) -> float:
    """What the agent wins of so many games when it takes what it thinks best."""
    env = envs.gym("colossus", opponent=opponent, **{**SMALLEST, **how})  # type: ignore[arg-type]
    won = 0.0
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over = False
        while not over:
            batch = {name: observation[name][None] for name in PARTS}
            with torch.no_grad():
                scores, _ = agent(seen(batch))
            observation, reward, over, _, _ = env.step(int(scores.argmax()))
        won += (reward + 1) / 2
    return won / games


def main() -> None:
    """Learn for some minutes, then play for the record."""
    how_told = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=how_told)
    parser.add_argument("--minutes", type=float, default=12, help="of processor time")
    parser.add_argument("--envs", type=int, default=32)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--opponent", default="easy", help="whom to learn against")
    parser.add_argument("--games", type=int, default=100, help="against each, for the record")
    parser.add_argument("--ratings", action="store_true", help="let it see what the policy thinks")
    parser.add_argument("--out", type=Path, default=Path("ppo.pt"))
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    how = {"extras": ("ratings",)} if given.ratings else {}
    vector = envs.vector(
        "colossus",
        envs=given.envs,
        processes=given.processes,
        opponent=given.opponent,
        reward="win_chance",
        **{**SMALLEST, **how},  # type: ignore[arg-type]
    )
    agent = Agent(vector.columns)  # type: ignore[arg-type]
    learner = Learner(vector, agent)
    curve, shown = [], 0.0
    while (spent := time.process_time() / 60) < given.minutes:
        learner.learn(learner.collect(64))
        if spent - shown >= 1:
            shown = spent
            won = {name: share_won(agent, name, 20, 10_000, **how) for name in ("random", "easy")}
            curve.append({"minutes": round(spent, 1), "steps": learner.steps, **won})
            print(json.dumps(curve[-1]), flush=True)  # noqa: T201
            torch.save(agent.state_dict(), given.out)
    vector.close()
    won = {name: share_won(agent, name, given.games, 90_000, **how) for name in ("random", "easy")}
    print(json.dumps({"steps": learner.steps, "games": given.games, **won}))  # noqa: T201
    torch.save(agent.state_dict(), given.out)
    given.out.with_suffix(".json").write_text(json.dumps({"curve": curve, "final": won}))


if __name__ == "__main__":
    main()
