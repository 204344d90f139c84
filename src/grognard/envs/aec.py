"""PettingZoo's turn-based contract: one seat after the other."""

from __future__ import annotations

from typing import Any

import numpy
from pettingzoo import AECEnv

from grognard.envs.render import rendered
from grognard.envs.session import Action, Observation, Session, Terms
from grognard.envs.together import Table
from grognard.kernel.questions import Seat


class TurnBased(Table, AECEnv[Seat, Observation, Any]):
    """Seats act one after the other; those who choose at the same time do so unseen by the others.

    Whoever is asked is ``agent_selection``. An action is a number below the options of the
    observation, or any legal answer (see ``Session.act``).
    """

    def __init__(self, terms: Terms, render_mode: str | None = None) -> None:
        super().__init__()
        self.sit_down(terms, render_mode)
        self.metadata["is_parallelizable"] = False

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed, the same game."""
        self.session = Session(self.terms, self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Seat, dict[str, Any]] = {seat: {} for seat in self.agents}
        if self.terms.reward != "result":
            for seat in self.agents:
                self.session.reward(seat)
        self._select()

    def observe(self, agent: Seat) -> Observation:
        """What a seat may know now; it is worked out when somebody looks."""
        return self.session.observe(agent)

    def step(self, action: Action | None) -> None:
        """Take an action for the seat that is asked."""
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[seat] = 0.0
        session = self.session
        assert action is not None, "a seat that is asked has to act"
        session.act(seat, action)
        if session.is_over or session.is_cut:
            self._end()
        elif self.terms.reward != "result":
            self.rewards = {each: session.reward(each) for each in self.agents}
            self._accumulate_rewards()
        self._select()

    def _end(self) -> None:
        session = self.session
        self.rewards = {seat: session.reward(seat) for seat in self.agents}
        self.terminations = dict.fromkeys(self.agents, session.is_over)
        self.truncations = dict.fromkeys(self.agents, session.is_cut)
        self._accumulate_rewards()

    def _select(self) -> None:
        asked = self.session.asked
        if asked:
            seat = asked[0]
            self.infos[seat] = self.session.info(seat)
        else:
            seat = self.agents[0]
        self.agent_selection = seat

    def fork(self, seat: Seat | None = None) -> TurnBased:
        """This moment again, to its own luck, with what the seat cannot see dealt anew."""
        twin = TurnBased(self.terms, self.render_mode)
        twin.session = self.session.fork(seat)
        twin.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(twin, name, dict(getattr(self, name)))
        twin._select()
        return twin

    def state_key(self, seat: Seat | None = None) -> str:
        """What tells this moment from any other."""
        return self.session.state_key(seat)

    def words(self, lang: str = "en") -> dict[str, Any]:
        """What is asked and what every action answers, in words."""
        return self.session.words(self.agent_selection, lang)

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.session, self.render_mode) if self.render_mode else None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def sampled(observation: Observation, rng: numpy.random.Generator) -> int:
    """A legal action by chance, all alike."""
    return int(rng.choice(numpy.flatnonzero(observation["action_mask"])))
