"""What environments for several agents have in common: the seats, and the spaces of each."""

from typing import Any

from gymnasium import spaces

from grognard.envs.render import MODES, checked
from grognard.envs.seeds import Seeds
from grognard.envs.session import Session, Terms
from grognard.kernel.questions import Seat


class Table:
    """Agents at the seats of one game."""

    def sit_down(self, terms: Terms, render_mode: str | None) -> None:
        """Lay out the seats and the spaces of a game that has not begun."""
        self.terms = terms
        self.render_mode = checked(render_mode)
        self.metadata: dict[str, Any] = {
            "name": f"grognard_{terms.ruleset.name}",
            "render_modes": list(MODES),
            "render_fps": 2,
        }
        self.columns = terms.layout.columns
        """What every column of an observation is called, block by block."""
        self._seeds = Seeds()
        seats = terms.setup.seats
        self.possible_agents: list[Seat] = list(seats)
        self.agents: list[Seat] = []
        space: Any = terms.layout.space
        self.observation_spaces: dict[Seat, Any] = dict.fromkeys(seats, space)
        self.action_spaces = dict.fromkeys(seats, terms.layout.action_space)
        self.session: Session

    def observation_space(self, agent: Seat) -> spaces.Space[Any]:
        """The same for every seat."""
        space: spaces.Space[Any] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: Seat) -> spaces.Space[Any]:
        """The numbers of the actions that may be offered; the mask says which are."""
        return self.action_spaces[agent]
