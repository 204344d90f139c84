"""One game as environments play it: who is asked, what an action answers, what it is worth.

All environments stand on this: those of PettingZoo and Gymnasium, the vector of them, and the
game of OpenSpiel. Searches use it directly, as it forks and can show chance as nodes of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, Literal, NamedTuple, get_args

import msgspec
import numpy
from numpy.typing import NDArray

from grognard.api import ruleset as find_ruleset
from grognard.content.packs import Pack
from grognard.content.published import Published
from grognard.content.roster import Roster
from grognard.envs.layout import EXTRAS, USUAL_SIZES, Actions, Extra, Layout, Sizes
from grognard.envs.observer import Observer
from grognard.envs.offers import STOP, IllegalAction, Offer
from grognard.envs.parts import PARTS, Triple
from grognard.envs.plain import observing_of
from grognard.kernel.acts import Draw
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Decision, Picks, SeatQuestion, Together
from grognard.kernel.game import Game, new_game
from grognard.kernel.questions import Chance, Option, Placement, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup
from grognard.kernel.state import digest
from grognard.kernel.winning import share_of
from grognard.lab.decisions import imagined
from grognard.languages import ENGLISH
from grognard.text.telling import Teller, words_of

Reward = Literal["result", "win_chance"]
"""1, 0 or -1 at the end; or, at every step, twice the change of the chance to win."""
Illegal = Literal["raise", "lose"]
"""What becomes of an action that is not legal: an error, or the game is lost."""
Observation = dict[str, NDArray[Any]]
Action = int | str | Option | Placement | Picks | list[Any] | Triple | NDArray[Any]
"""The number of an offered action, or its three parts where the layout has them; or any legal
answer in the form that records have."""


USUAL_PLACES = 8
"""How many placements are offered where nobody wants more or fewer."""


class Terms(NamedTuple):
    """What all games of an environment have in common."""

    ruleset: Published[Any]
    setup: Setup
    layout: Layout
    observer: Observer
    reward: Reward
    illegal: Illegal
    most_steps: int | None
    """After so many actions a game is broken off; nothing where it takes as long as it takes."""
    places: int | None
    """How many placements are offered; nothing for every candidate that a region lists."""
    forks: bool
    """Whether games may be forked, which takes a checkpoint at every step."""


def terms(
    name: str,
    *,
    scenario: str | None = None,
    rosters: Sequence[str | Path | Roster | None] | None = None,
    seats: Sequence[Seat] | None = None,
    options: Mapping[str, Any] | None = None,
    pack: str | Path | Pack | Sequence[str | Path | Pack] = (),
    reward: Reward = "result",
    illegal: Illegal = "raise",
    extras: Sequence[Extra] = (),
    actions: Actions = "pointer",
    sizes: Sizes = USUAL_SIZES,
    most_steps: int | None = None,
    places: int | None = USUAL_PLACES,
    forks: bool = False,
) -> Terms:
    """The terms of an environment; whatever is not as it may be is said at once."""
    for what, given, known in (
        ("reward", reward, get_args(Reward)),
        ("illegal", illegal, get_args(Illegal)),
        ("actions", actions, get_args(Actions)),
        *(("extra", extra, EXTRAS) for extra in extras),
    ):
        if given not in known:
            raise ValueError(f"there is no {what} {given!r}; there are: {', '.join(known)}")
    if most_steps is not None and most_steps < 1:
        raise ValueError("most_steps must be at least 1, or nothing for no limit")
    if places is not None and not 1 <= places <= sizes.options:
        raise ValueError(f"places must be from 1 to {sizes.options}, or nothing for all there are")
    if "ratings" in extras:
        # Policies rate what regions list.
        places = None
    packs = (pack,) if isinstance(pack, str | Path | Pack) else tuple(pack)
    rules = find_ruleset(name, packs)
    setup = rules.setup(scenario, rosters, options, seats)
    layout = Layout(observing_of(rules), sizes, extras, actions)
    observer = Observer(rules, layout)
    return Terms(rules, setup, layout, observer, reward, illegal, most_steps, places, forks)


class Outcome(NamedTuple):
    """One way an act of chance may come out."""

    what: Any
    probability: Fraction


class Session:
    """A game under way.

    With ``chance`` acts of chance are nodes: while ``is_chance`` one of ``chance()`` is drawn by
    ``draw``. Without it the seed decides, and only seats are ever asked.
    """

    def __init__(
        self,
        terms: Terms,
        seed: int | str,
        *,
        chance: bool = False,
        game: Game[Any] | None = None,
    ) -> None:
        self.terms = terms
        self.seed = seed
        self._is_explicit = chance
        self.game: Game[Any] = game or new_game(
            terms.ruleset, terms.setup, None if chance else seed, keep=terms.forks
        )
        self.seats: tuple[Seat, ...] = self.game.seats
        self.steps = 0
        """Actions so far."""
        self.lost: Seat = ""
        """The seat that has lost by an action that was not legal."""
        self._forks = 0
        self._drawn: tuple[str, ...] = ()
        self._chances: dict[Seat, float] = {}
        self._chances_now: dict[Seat, float] = {}
        """Chances to win that somebody has asked for since the last action."""
        self._offers: dict[Seat, Offer] = {}
        self._asked: tuple[Seat, ...] = ()
        self._decision: Decision | None = None
        self.look()

    @property
    def asked(self) -> tuple[Seat, ...]:
        """The seats that have an action to take."""
        return self._asked

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def is_cut(self) -> bool:
        """Whether it was broken off before its end."""
        most = self.terms.most_steps
        return most is not None and self.steps >= most and not self.game.over

    def question(self, seat: Seat) -> SeatQuestion | None:
        """What a seat is asked."""
        if seat not in self._asked:
            return None
        decision = self._decision
        if isinstance(decision, Together):
            return decision.of(seat)
        return decision

    def offer(self, seat: Seat) -> Offer | None:
        """The actions a seat may take now; nothing where it is not asked."""
        found = self._offers.get(seat)
        if found is None:
            question = self.question(seat)
            if question is None:
                return None
            found = self._offers[seat] = self._offered(question)
        return found

    def _offered(self, question: SeatQuestion, picks: Picks = ()) -> Offer:
        return Offer(question, self.terms.layout.sizes.options, self.terms.places, picks)

    def act(self, seat: Seat, action: Action) -> None:
        """Take an action for a seat.

        A number points into the offer. Anything else is an answer as the game takes it: the key
        of an option, a ``Placement`` anywhere it is legal, the keys of several picks at once.
        """
        offer = self.offer(seat)
        if offer is None:
            raise IllegalAction(action, 0)
        self.steps += 1
        self._chances_now.clear()
        try:
            self._answer(seat, offer, action)
        except IllegalAction:
            if self.terms.illegal == "raise":
                self.steps -= 1
                raise
            self._lose(seat)

    def _answer(self, seat: Seat, offer: Offer, action: Action) -> None:
        game = self.game
        if self.terms.layout.has_parts and _is_triple(action):
            action = self._pointed_at(seat, offer, action)
        if isinstance(action, int | numpy.integer) and not isinstance(action, bool):
            answer = offer.take(int(action))
            if answer is None:
                return
            if isinstance(game.question, Together):
                game.answer(answer, seat=seat)
            else:
                game.trust(answer)
        else:
            entry = action.entry() if isinstance(action, Placement) else action
            try:
                game.answer(entry, seat=seat)
            except Refusal as refusal:
                raise IllegalAction(action, len(offer)) from refusal
        self._offers.pop(seat, None)
        self.look()

    def _pointed_at(self, seat: Seat, offer: Offer, action: Any) -> int:
        """The number of the action that has these parts."""
        if offer.parts is None:
            self.observe(seat)
        assert offer.parts is not None, "whoever looks sees the parts"
        kind, target, place = (int(part) for part in action)
        wanted = (kind, target, place)
        if wanted not in offer.parts:
            raise IllegalAction(wanted, len(offer))
        return offer.parts.index(wanted)

    def _lose(self, seat: Seat) -> None:
        self.lost = seat
        self.game.concede(seat, leaving=True)
        self._offers.clear()
        self.look()

    def look(self) -> None:
        """See who is asked now; whoever is asked together with others goes on picking."""
        self._chances_now.clear()
        decision = self._decision = self.game.decision
        if decision is None:
            self._asked = ()
            self._offers.clear()
        elif isinstance(decision, Together):
            self._asked = self.game.asked
        else:
            self._asked = (decision.seat,)
            self._offers.clear()

    def observe(self, seat: Seat) -> Observation:
        """What a seat may know, and may do."""
        layout = self.terms.layout
        return self.observe_into(layout.opened(layout.blank()), seat)

    def observe_into(self, rooms: Observation, seat: Seat) -> Observation:
        """The same, written into rooms that hold naughts."""
        self.terms.observer.write(rooms, self.game.battle, seat, self.offer(seat))
        return rooms

    def reward(self, seat: Seat) -> float:
        """What has come of it for a seat since this was last asked."""
        if self.terms.reward == "result":
            return 2.0 * self._share(seat) - 1.0 if self.game.over else 0.0
        now = self._share(seat) if self.game.over else self.win_chance(seat)
        before = self._chances.get(seat, now)
        self._chances[seat] = now
        return 2.0 * (now - before)

    def win_chance(self, seat: Seat) -> float:
        """How likely a seat's side wins, as far as the seat can know."""
        if seat not in self._chances_now:
            self._chances_now[seat] = imagined(self.game, seat, self.steps)[1]
        return self._chances_now[seat]

    def _share(self, seat: Seat) -> float:
        ruleset, result = self.terms.ruleset, self.game.result
        assert result is not None, "a game that is over has a result"
        if self.lost and ruleset.side(self.lost) == ruleset.side(seat):
            return 0.0
        return share_of(result, [s for s in self.seats if ruleset.side(s) == ruleset.side(seat)])

    def info(self, seat: Seat) -> dict[str, Any]:
        """What else may be said: the clause that asks, its topic, and when."""
        question = self.question(seat)
        ruleset, battle = self.terms.ruleset, self.game.battle
        return {
            "clause": question.rule if question is not None else "",
            "topic": question.topic if question is not None else "",
            "turn": ruleset.turn(battle),
            "step": self.steps,
        }

    def words(self, seat: Seat, lang: str = ENGLISH) -> dict[str, Any]:
        """What a seat is asked and what each action answers, in words."""
        offer = self.offer(seat)
        if offer is None:
            return {"question": "", "actions": []}
        teller = Teller(words_of(self.terms.ruleset, lang), self.game.view(seat))
        return {
            "question": teller.question(offer.question),
            "actions": [_told(teller, action) for action in offer.actions],
        }

    def fork(self, seat: Seat | None = None, *, chance: bool = False) -> Session:
        """The game again, to its own luck; what the seat cannot see is dealt anew.

        Without a seat it is the one that is asked. Where nothing is hidden a fork may be forked
        again; where something is, only the game itself can be.
        """
        if not self.terms.forks:
            raise ValueError("make the environment with forks=True to fork its games")
        seat = seat or (self._asked[0] if self._asked else self.seats[0])
        self._forks += 1
        lots = Lots(f"{self.seed}/fork of {seat} at {self.steps}/{self._forks}")
        has_secrets = self.terms.ruleset.secrets
        twin = self.game.imagined(seat, lots) if has_secrets else self.game.fork(lots)
        if chance:
            twin.ask_of_chance()
        # What another has picked so far may be among what was dealt anew.
        return self._twin(twin, lots.seed, chance, (seat,) if has_secrets else self.seats)

    def copy(self) -> Session:
        """The very same moment again, secrets and luck and all: not for players to look into."""
        if not self.terms.forks:
            raise ValueError("make the environment with forks=True to copy its games")
        twin = self.game.fork(same_luck=True)
        return self._twin(twin, self.seed, self._is_explicit, self.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Session:
        return self.copy()

    def _twin(
        self, game: Game[Any], seed: int | str, chance: bool, seats: Sequence[Seat]
    ) -> Session:
        found = Session(self.terms, seed, chance=chance, game=game)
        found.steps, found.lost, found._drawn = self.steps, self.lost, self._drawn
        found._chances = dict(self._chances)
        for name, offer in self._offers.items():
            question = found.question(name) if name in seats else None
            if offer.picks and question is not None:
                found._offers[name] = self._offered(question, offer.picks)
        return found

    @property
    def is_chance(self) -> bool:
        """Whether an act of chance is next, to be drawn."""
        return self._is_explicit and isinstance(self.game.question, Chance)

    def chance(self) -> list[Outcome]:
        """Every way the act of chance may come out, with its exact probability.

        Cards that come out in far too many orders are drawn one at a time.
        """
        question = self.game.question
        if not self.is_chance or not isinstance(question, Chance):
            return []
        if question.is_vast and isinstance(question, Draw):
            left = Counter(question.deck.middle)
            left.subtract(self._drawn)
            weights: Sequence[tuple[Any, int]] = sorted((+left).items())
        else:
            weights = question.apart()
        total = sum(weight for _, weight in weights)
        return [Outcome(what, Fraction(weight, total)) for what, weight in weights]

    def draw(self, outcome: int) -> None:
        """Let chance come out like this, as numbered by ``chance``."""
        question = self.game.question
        assert isinstance(question, Chance), "no act of chance is next"
        what = self.chance()[outcome].what
        if question.is_vast and isinstance(question, Draw):
            self._drawn = (*self._drawn, what)
            if len(self._drawn) < question.deck.unknown_among(question.count):
                return
            what, self._drawn = question.completed(self._drawn), ()
        lot = Lots(self.seed).branch("drawn").lot(self.game.answers)
        self.game.befall(question.coming_to(what, lot))
        self.look()

    def state_key(self, seat: Seat | None = None) -> str:
        """What tells this moment from any other: for a seat, by what it may know."""
        if seat is None:
            battle = self.game.codec.pack(self.game.battle)
            rest = msgspec.json.encode([self.game.why(), sorted(self._pending().items())])
            return digest(battle + rest)
        question = self.question(seat)
        seen = msgspec.json.encode(self.game.view(seat))
        asked = [question.topic, question.piece] if question is not None else []
        return digest(seen + msgspec.json.encode([asked, self._pending().get(seat, ())]))

    def _pending(self) -> dict[Seat, Picks]:
        return {seat: offer.picks for seat, offer in self._offers.items() if offer.picks}


def _is_triple(action: object) -> bool:
    return (isinstance(action, numpy.ndarray) and action.shape == (len(PARTS),)) or (
        isinstance(action, tuple)
        and len(action) == len(PARTS)
        and all(isinstance(part, int | numpy.integer) for part in action)
    )


def _told(teller: Teller, action: Option | Placement) -> str:
    if action is STOP:
        return "stop"
    if isinstance(action, Option):
        return teller.option(action)
    if action.end is None:
        return "stay"
    x, y = action.end
    return f"({x:g}, {y:g}) {action.heading}°"
