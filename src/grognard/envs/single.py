"""Gymnasium's contract: one seat is the agent's, bots play the others."""

from __future__ import annotations

from typing import Any

import gymnasium
from gymnasium import spaces

from grognard.bots import Bot, Table, bot, looks_ahead
from grognard.envs.render import MODES, checked, rendered
from grognard.envs.seeds import Seeds
from grognard.envs.session import Action, Observation, Session, Terms
from grognard.kernel.chance import Lots
from grognard.kernel.questions import Seat

ANY_SEAT = "any"
"""The agent sits now here, now there, as the seed decides."""


class SingleSeat(gymnasium.Env[Observation, Any]):
    """One seat against bots; its mates at the table, where it has some, are bots as well."""

    metadata = {"render_modes": list(MODES), "render_fps": 2}

    def __init__(
        self,
        terms: Terms,
        opponent: str = "fair",
        seat: Seat | None = None,
        render_mode: str | None = None,
    ) -> None:
        seats = terms.setup.seats
        if seat is not None and seat not in (*seats, ANY_SEAT):
            raise ValueError(f"there is no seat {seat!r}; there are: {', '.join(seats)}, any")
        self._forsight = looks_ahead(bot(opponent))
        self.terms = terms._replace(forks=terms.forks or self._forsight)
        self.opponent = opponent
        self.render_mode = checked(render_mode)
        self.columns = terms.layout.columns
        """What every column of an observation is called, block by block."""
        self.observation_space: spaces.Space[Any] = terms.layout.space
        self.action_space = terms.layout.action_space
        self._wanted = seat or seats[0]
        self._seeds = Seeds()
        self.seat: Seat = seats[0]
        self.session: Session

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; the same seed, the same game."""
        self.begin(seed)
        return self.session.observe(self.seat), self.session.info(self.seat)

    def begin(self, seed: int | None = None) -> None:
        """Begin a new game, without a look at it."""
        super().reset(seed=seed)
        luck = self._seeds.next(seed)
        lots, seats = Lots(luck).branch("seats"), self.terms.setup.seats
        anywhere = self._wanted == ANY_SEAT
        self.seat = lots.lot(0).pick(seats) if anywhere else self._wanted
        self.session = Session(self.terms, luck)
        self._bots: dict[Seat, Bot] = {
            other: bot(self.opponent, f"{luck}/{other}") for other in seats if other != self.seat
        }
        self._table = Table(self.session.game, self._bots)
        self.play_on()
        if self.terms.reward != "result":
            self.session.reward(self.seat)

    def step(self, action: Action) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the others play until the agent is asked again."""
        reward, over, cut = self.act(action)
        return self.session.observe(self.seat), reward, over, cut, self.session.info(self.seat)

    def act(self, action: Action) -> tuple[float, bool, bool]:
        """Take an action, without a look at what came of it."""
        session = self.session
        session.act(self.seat, action)
        self.play_on()
        return session.reward(self.seat), session.is_over, session.is_cut

    def play_on(self) -> None:
        """Let the others play until the agent is asked, or the game is over."""
        session = self.session
        if self.seat not in session.asked and not session.is_over:
            self._table.play()
            session.look()

    def words(self, lang: str = "en") -> dict[str, Any]:
        """What is asked and what every action answers, in words."""
        return self.session.words(self.seat, lang)

    def render(self) -> Any:
        """The table as the agent sees it."""
        return rendered(self.session, self.render_mode, self.seat) if self.render_mode else None
