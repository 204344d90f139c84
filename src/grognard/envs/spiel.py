"""OpenSpiel's contract: games as trees, with chance as nodes of its own.

>>> from grognard.envs import spiel  # doctest: +SKIP
>>> game = spiel.load("colossus")  # doctest: +SKIP
>>> game.new_initial_state().is_chance_node()  # doctest: +SKIP
True
"""

from __future__ import annotations

from typing import Any

import pyspiel

from grognard.envs.offers import STOP
from grognard.envs.session import Session, Terms, terms
from grognard.kernel.questions import Option

LONGEST = 20_000
"""No game takes more actions and acts of chance than this."""
MOST_OUTCOMES = 4_096
"""No act of chance comes out in more ways."""


def load(ruleset: str, **how: Any) -> Game:
    """A game for two as OpenSpiel knows games; see ``session.terms`` for what may be set."""
    agreed = terms(ruleset, **{"forks": True, **how})
    if agreed.layout.has_parts:
        raise ValueError("OpenSpiel numbers its actions: leave actions at 'pointer'")
    return Game(agreed)


def _type(agreed: Terms) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    information = kinds.Information
    secrets = agreed.ruleset.secrets
    return pyspiel.GameType(
        short_name=f"grognard_{agreed.ruleset.name}",
        long_name=f"Grognard: {agreed.ruleset.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.IMPERFECT_INFORMATION if secrets else information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class Game(pyspiel.Game):
    """A game of two sides, each of one seat."""

    def __init__(self, agreed: Terms) -> None:
        if len(agreed.setup.seats) != 2:
            raise ValueError("OpenSpiel plays these games with two seats")
        self.terms = agreed
        info = pyspiel.GameInfo(
            num_distinct_actions=agreed.layout.sizes.options,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(agreed), info, {})

    def new_initial_state(self) -> State:
        """The table before anything is asked."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What looks at states for a player."""
        return Observer(self.terms)


class Observer:
    """Looks at a state for a player: the blocks of an observation, as ``Session.observe`` has them.

    The blocks are of different kinds, so there is no one tensor of all of them.
    """

    def __init__(self, agreed: Terms) -> None:
        self.tensor = None
        self._room = agreed.layout.blank()
        self.dict = agreed.layout.opened(self._room)

    def set_from(self, state: State, player: int) -> None:
        """Look at a state."""
        for block in self.dict.values():
            block.fill(0)
        session = state.session
        session.observe_into(self.dict, session.seats[player])

    def string_from(self, state: State, player: int) -> str:
        """What tells the state from any other, as far as the player can tell."""
        return state.observation_string(player)


class State(pyspiel.State):
    """A moment of a game: an act of chance, or a seat that is asked."""

    def __init__(self, game: Game, session: Session | None = None) -> None:
        super().__init__(game)
        self.session = session or Session(game.terms, "spiel", chance=True)

    def current_player(self) -> int:
        """Who acts: a player, chance, or nobody any more."""
        session = self.session
        if session.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if session.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return session.seats.index(session.asked[0])

    def _legal_actions(self, player: int) -> list[int]:
        offer = self.session.offer(self.session.seats[player])
        return list(range(len(offer))) if offer is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every way the act of chance may come out."""
        found = self.session.chance()
        return [(number, float(outcome.probability)) for number, outcome in enumerate(found)]

    def _apply_action(self, action: int) -> None:
        if self.session.is_chance:
            self.session.draw(action)
        else:
            self.session.act(self.session.asked[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {self.session.chance()[action].what}"
        seat = self.session.seats[player]
        offer = self.session.offer(seat)
        assert offer is not None, "whoever acts has an offer"
        found = offer.actions[action]
        if found is STOP:
            return f"{seat} stops"
        return f"{seat} {found.key if isinstance(found, Option) else found.entry()}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.session.is_over

    def returns(self) -> list[float]:
        """1 for a win, -1 for a loss, naught for a draw and before the end."""
        if not self.session.is_over:
            return [0.0, 0.0]
        return [self.session.reward(seat) for seat in self.session.seats]

    def rewards(self) -> list[float]:
        """What the last action brought."""
        return self.returns()

    def observation_string(self, player: int) -> str:
        """What tells a moment from any other, as far as a player can tell."""
        return self.session.state_key(self.session.seats[player])

    def __str__(self) -> str:
        seat = self.session.asked[0] if self.session.asked else "chance"
        return f"{self.session.state_key()} {seat}"
