"""Environments for research: the games behind the contracts of PettingZoo and Gymnasium.

>>> from grognard import envs
>>> env = envs.aec("colossus")
>>> env.reset(seed=7)
>>> env.agent_selection in env.possible_agents
True
"""

from __future__ import annotations

from typing import Any

try:
    import gymnasium
    import pettingzoo  # noqa: F401 (asked for before anything is built on it)
except ModuleNotFoundError as problem:
    needed = f'grognard.envs needs {problem.name}; install it with: pip install "grognard[envs]"'
    raise ModuleNotFoundError(needed, name=problem.name) from None

from grognard.envs.aec import TurnBased, sampled
from grognard.envs.layout import EXTRAS, Layout, Sizes
from grognard.envs.offers import IllegalAction, Offer
from grognard.envs.parallel import AllTogether
from grognard.envs.parts import part_mask, sampled_parts
from grognard.envs.seated import Seated
from grognard.envs.session import Session, Terms, terms
from grognard.envs.single import SingleSeat
from grognard.envs.vector import Vector

__all__ = [
    "EXTRAS",
    "VERSION",
    "AllTogether",
    "IllegalAction",
    "Layout",
    "Offer",
    "Seated",
    "Session",
    "SingleSeat",
    "Sizes",
    "Terms",
    "TurnBased",
    "Vector",
    "aec",
    "gym",
    "parallel",
    "part_mask",
    "register",
    "sampled",
    "sampled_parts",
    "session",
    "vector",
]

VERSION = 0
"""Raised when environments behave otherwise than before: observations, actions, rewards."""
GAMES = ("baroud", "brimstone", "colossus", "gaslight", "saurian")
"""The games that are registered by name."""


def aec(ruleset: str, *, render_mode: str | None = None, **how: Any) -> TurnBased:
    """A game as PettingZoo's turn-based environment; see ``session.terms`` for what may be set."""
    return TurnBased(terms(ruleset, **how), render_mode)


def parallel(ruleset: str, *, render_mode: str | None = None, **how: Any) -> AllTogether:
    """A game as PettingZoo's parallel environment: whoever is asked together acts together."""
    return AllTogether(terms(ruleset, **how), render_mode)


def gym(
    ruleset: str,
    *,
    opponent: str = "fair",
    seat: str | None = None,
    render_mode: str | None = None,
    illegal: str = "lose",
    **how: Any,
) -> SingleSeat:
    """A game as Gymnasium's environment: one seat against bots."""
    agreed = terms(ruleset, illegal=illegal, **how)  # type: ignore[arg-type]
    return SingleSeat(agreed, opponent, seat, render_mode)


def vector(ruleset: str, *, envs: int, processes: int = 0, **how: Any) -> Vector:
    """Many single-seat environments, stepped together in so many processes."""
    return Vector(ruleset, envs, processes, **how)


def session(ruleset: str, *, seed: int | str = 0, chance: bool = False, **how: Any) -> Session:
    """A game as searches want it: it forks, and chance may be nodes of its own."""
    return Session(terms(ruleset, **{"forks": True, **how}), seed, chance=chance)


def register() -> None:
    """Make every game known to ``gymnasium.make``: ``grognard/Colossus-v0`` and so on."""
    for name in GAMES:
        id_ = f"grognard/{name.capitalize()}-v{VERSION}"
        if id_ not in gymnasium.registry:
            gymnasium.register(id_, entry_point="grognard.envs:gym", kwargs={"ruleset": name})


register()
