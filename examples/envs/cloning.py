"""Learns to answer as a bot does: behaviour cloning from the decisions of simulated games.

    pip install 'grognard[envs,lab]' torch
    grognard simulate colossus --bots brisk --games 200 --decisions decisions.parquet
    python examples/envs/cloning.py decisions.parquet

Every row of the file is a decision: its topic, the options, the one that was chosen, and what
spoke for the seat's side. Options are known by the codes of their words.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import polars
import torch
from torch import Tensor, nn

from grognard.envs.codes import BITS, code

MOST = 24
"""Options of a decision that is learnt from."""


def word(key: str) -> str:
    """What an option is: pieces of one side are told apart by their number alone."""
    return key.rstrip("0123456789") or "number"


def read(file: Path) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Decisions between options: context, options, mask, choice."""
    rows = polars.read_parquet(file).filter(
        (polars.col("kind") == "choose")
        & polars.col("chosen").is_not_null()
        & polars.col("options").list.len().is_between(2, MOST)
    )
    features = np.stack([np.array(list(row.values()), np.float32) for row in rows["features"]])
    topics = np.array([code(topic) for topic in rows["topic"]], np.float32)
    over = rows["over"].to_numpy().astype(np.float32)[:, None]
    context = np.concatenate([topics, np.tanh(features / 50), over], 1)
    options = np.zeros((len(rows), MOST, BITS + 1), np.float32)
    mask = np.zeros((len(rows), MOST), bool)
    for row, keys in enumerate(rows["options"]):
        for place, key in enumerate(keys):
            options[row, place, :BITS] = code(word(key))
            options[row, place, BITS] = place / MOST
            mask[row, place] = True
    chosen = rows["chosen"].to_numpy().copy()
    return tuple(map(torch.from_numpy, (context, options, mask, chosen)))  # type: ignore[return-value]


class Clone(nn.Module):
    """Scores every option by what it is and when it is offered."""

    def __init__(self, context: int) -> None:
        super().__init__()
        self.score = nn.Sequential(
            nn.Linear(context + BITS + 1, 64),
            nn.Tanh(),
            nn.Linear(64, 64),
            nn.Tanh(),
            nn.Linear(64, 1),
        )

    def forward(self, context: Tensor, options: Tensor, mask: Tensor) -> Tensor:
        wide = context.unsqueeze(1).expand(-1, options.shape[1], -1)
        scores: Tensor = self.score(torch.cat([wide, options], 2)).squeeze(-1)
        return scores.masked_fill(~mask, -1e9)


def main() -> None:
    """Learn from nine tenths of the decisions, and foretell the others."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--epochs", type=int, default=8)
    given = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    context, options, mask, chosen = read(given.file)
    cut = len(chosen) * 9 // 10
    clone = Clone(context.shape[1])
    optimiser = torch.optim.Adam(clone.parameters(), lr=2e-3)
    for _ in range(given.epochs):
        for rows in torch.randperm(cut).split(256):
            scores = clone(context[rows], options[rows], mask[rows])
            loss = nn.functional.cross_entropy(scores, chosen[rows])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    with torch.no_grad():
        guessed = clone(context[cut:], options[cut:], mask[cut:]).argmax(1)
    right = (guessed == chosen[cut:]).float().mean().item()
    by_chance = (1 / mask[cut:].sum(1)).mean().item()
    print(f"{right:.1%} of {len(guessed)} decisions foretold; {by_chance:.1%} by chance")  # noqa: T201


if __name__ == "__main__":
    main()
