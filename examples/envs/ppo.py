"""Learns to play by proximal policy optimisation with masked actions.

    pip install 'grognard[envs]' torch
    python examples/envs/ppo.py --minutes 12 --out ppo.pt

The agent sees nothing but the observation of its seat. Everything that can be pointed at (pieces,
options) is encoded row by row; an action's score comes from its own features, the piece it is
about, and what the table looks like as a whole.

Two things make it quick. It sees what the policy of the ruleset thinks of every option, one of
the extras of an observation (``--plain``: it does not); and before it learns by itself it is shown
some games of a bot, whose answers it learns to foretell (``--shown 0``: none). The minutes count
these games, too.
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
from grognard.bots import Position, bot
from grognard.kernel.questions import Option, Placement

SMALLEST = {
    "scenario": "iron_reckoning",
    "rosters": ("reaver_110", "reaver_110"),
    "options": {"points": 110},
    "sizes": envs.Sizes(pieces=8, terrain=16, zones=8, options=96),
    "places": None,
    "extras": ("ratings",),
}
"""The smallest game of Colossus: three machines a side, on a level table, any candidate place."""
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
        self.worth = nn.Sequential(*layers(whole, WIDE, WIDE), nn.Linear(WIDE, 1))

    def forward(self, at: Seen) -> tuple[Tensor, Tensor]:
        most = int(at.action_mask.sum(1).max())
        options = at.options[:, :most]
        pieces = self.piece(at.pieces) * at.pieces_mask.unsqueeze(-1)
        read = torch.cat([at.table, at.question, pieces.mean(1), pieces.amax(1)], 1)
        about = at.option_pieces[:, :most].long()
        rows = about.clamp(min=0).unsqueeze(-1).expand(-1, -1, WIDE)
        targets = pieces.gather(1, rows) * (about >= 0).unsqueeze(-1)
        context = self.whole(read).unsqueeze(1).expand(-1, most, -1)
        hidden = self.option(torch.cat([options, targets, context], 2))
        scores = self.score(hidden).squeeze(-1)
        scores = scores.masked_fill(at.action_mask[:, :most] == 0, -1e9)
        return scores, self.worth(read.detach()).squeeze(-1)


def answered(offer: envs.Offer, answer: object) -> int:
    """Which of the actions says what a bot answers, or nearly so."""
    actions = offer.actions
    if isinstance(answer, Placement):

        def apart(number: int) -> tuple[float, int]:
            place = actions[number]
            assert isinstance(place, Placement)
            turn = abs(place.heading - answer.heading) % 360
            if place.end is None or answer.end is None:
                return (0.0 if place.end is answer.end else 1e9), min(turn, 360 - turn)
            (x, y), (to_x, to_y) = place.end, answer.end
            return (x - to_x) ** 2 + (y - to_y) ** 2, min(turn, 360 - turn)

        return min(range(len(actions)), key=apart)
    if isinstance(answer, tuple):
        left = [key for key in answer if key not in offer.picks]
        answer = left[0] if left else "stop"
    key = answer.key if isinstance(answer, Option) else answer
    return [action.key for action in actions if isinstance(action, Option)].index(key)


def shown(games: int, bots: tuple[str, str]) -> tuple[Seen, Tensor]:
    """What the first of two bots saw and did in games against the second."""
    terms = envs.terms("colossus", **SMALLEST)
    rows, actions = [], []
    for game in range(games):
        session = envs.Session(terms, f"shown/{game}")
        first = session.seats[game % 2]
        players = {s: bot(bots[s != first], f"shown/{game}/{s}") for s in session.seats}
        while not session.is_over:
            seat = session.asked[0]
            question, offer = session.question(seat), session.offer(seat)
            assert question is not None and offer is not None
            action = answered(offer, players[seat].answer(question, Position(session.game, seat)))
            if seat == first:
                observation = session.observe(seat)
                rows.append(tuple(torch.from_numpy(observation[name]) for name in PARTS))
                actions.append(action)
            session.act(seat, action)
    return Seen(*(torch.stack(part) for part in zip(*rows))), torch.tensor(actions)


def imitate(agent: Agent, at: Seen, actions: Tensor, epochs: int = 6, size: int = 256) -> float:
    """Learn to foretell what was done; how much of it is foretold at the end."""
    optimiser = torch.optim.Adam(agent.parameters(), lr=1e-3)
    right = 0
    for _ in range(epochs):
        right = 0
        for rows in torch.randperm(len(actions)).split(size):
            scores, _ = agent(at[rows])
            loss = nn.functional.cross_entropy(scores, actions[rows])
            right += int((scores.argmax(1) == actions[rows]).sum())
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return right / len(actions)


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
        self.optimiser = torch.optim.Adam(agent.parameters(), lr=3e-4)
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

    def learn(
        self, batch: Batch, epochs: int = 3, size: int = 512, *, only_worth: bool = False
    ) -> None:
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
                loss = 0.5 * value
                if not only_worth:
                    loss = loss + policy - 0.003 * choice.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimiser.step()


class Score(NamedTuple):
    """What became of some games."""

    won: int
    drawn: int
    lost: int


def score(agent: Agent, opponent: str, games: int, seed: int) -> Score:
    """How the agent fares when it takes what it thinks best."""
    env = envs.gym("colossus", opponent=opponent, seat="any", **SMALLEST)  # type: ignore[arg-type]
    ends = []
    for game in range(games):
        observation, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            batch = {name: observation[name][None] for name in PARTS}
            with torch.no_grad():
                scores, _ = agent(seen(batch))
            observation, reward, over, _, _ = env.step(int(scores.argmax()))
        ends.append(reward)
    return Score(*(sum(end == each for end in ends) for each in (1.0, 0.0, -1.0)))


def main() -> None:
    """Learn for some minutes, then play for the record."""
    how_told = argparse.RawTextHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=how_told)
    parser.add_argument("--minutes", type=float, default=12, help="of processor time")
    parser.add_argument("--envs", type=int, default=32)
    parser.add_argument("--processes", type=int, default=0)
    parser.add_argument("--shown", type=int, default=150, help="games of brisk to begin with")
    parser.add_argument("--plain", action="store_true", help="without the ratings of options")
    parser.add_argument("--opponent", default="easy", help="whom to learn against")
    parser.add_argument("--games", type=int, default=200, help="against each, for the record")
    parser.add_argument("--out", type=Path, default=Path("ppo.pt"))
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    if given.plain:
        SMALLEST["extras"] = ()
    vector = envs.vector(
        "colossus",
        envs=given.envs,
        processes=given.processes,
        opponent=given.opponent,
        reward="win_chance",
        seat="any",
        **SMALLEST,
    )
    agent = Agent(vector.columns)  # type: ignore[arg-type]
    if given.shown:
        at, actions = shown(given.shown, ("brisk", given.opponent))
        told = imitate(agent, at, actions)
        print(json.dumps({"shown": len(actions), "foretold": round(told, 3)}), flush=True)  # noqa: T201
        del at, actions
    learner = Learner(vector, agent)
    curve: list[dict[str, object]] = []

    def note(games: int, seed: int) -> None:
        minutes = round(time.process_time() / 60, 1)
        scores = {name: score(agent, name, games, seed) for name in ("random", "easy")}
        curve.append({"minutes": minutes, "steps": learner.steps, "games": games, **scores})
        print(json.dumps(curve[-1]), flush=True)  # noqa: T201
        torch.save(agent.state_dict(), given.out)
        given.out.with_suffix(".json").write_text(json.dumps(curve))

    note(40, 10_000)
    for _ in range(4 if given.shown else 0):
        # Who was only shown what to do does not know yet what it is worth.
        learner.learn(learner.collect(64), only_worth=True)
    looked = time.process_time()
    while time.process_time() < 60 * given.minutes:
        learner.learn(learner.collect(64))
        if time.process_time() - looked >= 90:
            note(40, 10_000)
            looked = time.process_time()
    vector.close()
    note(given.games, 90_000)


if __name__ == "__main__":
    main()
