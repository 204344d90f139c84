"""PettingZoo's contract for those who act at the same time."""

from __future__ import annotations

from typing import Any

from pettingzoo import ParallelEnv

from grognard.envs.render import rendered
from grognard.envs.session import Action, Observation, Session, Terms
from grognard.envs.together import Table
from grognard.kernel.questions import Seat

WAIT = 0
"""What whoever is not asked may do; it is not looked at."""

Step = tuple[
    dict[Seat, Observation],
    dict[Seat, float],
    dict[Seat, bool],
    dict[Seat, bool],
    dict[Seat, dict[str, Any]],
]


class AllTogether(Table, ParallelEnv[Seat, Observation, Any]):
    """Every step all seats that are asked act at once, and the others wait.

    Where a game asks several at once (bids, cards laid face down) these act together; elsewhere
    one acts, and the mask of the others has only ``WAIT``.
    """

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        self.sit_down(terms, render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[Seat, Observation], dict[Seat, dict[str, Any]]]:
        """Begin a new game; the same seed, the same game."""
        self.session = Session(self.terms, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        if self.terms.reward != "result":
            for seat in self.agents:
                self.session.reward(seat)
        return self._observed(), self._infos()

    def step(self, actions: dict[Seat, Action]) -> Step:
        """Let everybody act who is asked."""
        session = self.session
        for seat in session.asked:
            if seat not in actions:
                raise ValueError(f"seat {seat} is asked, and there is no action for it")
        for seat in session.asked:
            session.act(seat, actions[seat])
            if session.lost:
                break
        seats, is_over, is_cut = self.agents, session.is_over, session.is_cut
        rewards = {seat: session.reward(seat) for seat in seats}
        step = (
            self._observed(),
            rewards,
            dict.fromkeys(seats, is_over),
            dict.fromkeys(seats, is_cut),
            self._infos(),
        )
        if is_over or is_cut:
            self.agents = []
        return step

    def _observed(self) -> dict[Seat, Observation]:
        found = {seat: self.session.observe(seat) for seat in self.agents}
        for seat in set(self.agents) - set(self.session.asked):
            found[seat][self.terms.layout.mask][WAIT] = 1
        return found

    def _infos(self) -> dict[Seat, dict[str, Any]]:
        return {seat: self.session.info(seat) for seat in self.agents}

    def state_key(self, seat: Seat | None = None) -> str:
        """What tells this moment from any other."""
        return self.session.state_key(seat)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.session, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""
