"""Armies, scenarios and bots to be measured: what meets what, and how often until it is known."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct, structs

from grognard.bots import bot, looks_ahead
from grognard.content.published import Published
from grognard.content.recruits import Terms
from grognard.content.roster import Roster, read_roster
from grognard.kernel.refusals import Refusal
from grognard.lab.matches import Match, match
from grognard.lab.pool import SimulationError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ALL = "all"
FULL = 0.85
"""An army fills the size of a game from this share of what it may cost."""
MOST_CELLS = 2_000
QUICK_CHUNK, SLOW_CHUNK = 40, 4
"""Games that a process plays without a word, by bots that answer at a glance, or think."""
UNDER_A_GAME = ("kernel", "table", "content", "bots")
"""The rooms whose code decides what happens in a game, besides the ruleset's own."""


class Cell(Struct, frozen=True):
    """Two armies in a scenario."""

    scenario: str
    armies: tuple[str, str]


class Goal(Struct, frozen=True):
    """When a series has been played often enough."""

    games: int
    width: float | None = None
    """How far off its share may be either way; games alone count where nothing is said."""


class Series(Struct, frozen=True):
    """A cell as certain bots play it, game after game, without an end of its own.

    Crosswise, both bots lead the first army by turns, on the same dice.
    """

    cell: Cell
    bots: tuple[str, str]
    contests: tuple[Match, ...]
    goal: Goal
    chunk: int
    """So many games are played at a time."""

    @property
    def is_crosswise(self) -> bool:
        """Whether different bots meet."""
        return len(self.contests) > 1

    @property
    def unit(self) -> int:
        """How many games share their dice."""
        return len(self.contests) * len(self.contests[0].setups)

    def game(self, number: int) -> tuple[Match, int]:
        """The match that a game belongs to, and its number there."""
        places = len(self.contests[0].setups)
        contest = self.contests[number // places % len(self.contests)]
        return contest, number // self.unit * places + number % places


class Question(Struct, frozen=True, kw_only=True):
    """What somebody wants to know about a ruleset."""

    scenarios: tuple[str, ...] = ()
    """All where none are named."""
    armies: tuple[str, ...] = ()
    """The usual ones of each scenario where none are named."""
    bots: tuple[str, ...] = ("brisk", "greedy")
    """The first plays until its share is known; the others, and crosswise, for comparison."""
    options: Mapping[str, Any] = {}
    seed: int | str = 0
    width: float = 0.05
    games: int = 200
    """The least that the first bot plays of each cell."""
    sample: int = 60
    """What every other bot plays of each cell, and again crosswise with the first."""


def series(ruleset: Published[Any], asked: Question) -> list[Series]:
    """All there is to play for an answer, cell by cell."""
    found = []
    for cell, rosters in cells(ruleset, asked):
        first, *others = asked.bots
        usual = match(
            ruleset,
            scenario=cell.scenario,
            rosters=rosters,
            bots=(first,),
            options=asked.options,
            seed=asked.seed,
        )
        if len(usual.sides) != 2:
            raise SimulationError("balance-sides")
        found.append(_series(cell, (usual,), Goal(asked.games, asked.width)))
        sampled = Goal(asked.sample)
        for other in others:
            alone = structs.replace(usual, bots=(other, other))
            found.append(_series(cell, (alone,), sampled))
            crossed = tuple(
                structs.replace(usual, bots=pair) for pair in ((first, other), (other, first))
            )
            found.append(_series(cell, crossed, sampled))
    return found


def _series(cell: Cell, contests: tuple[Match, ...], goal: Goal) -> Series:
    one, other = contests[0].bots
    quick = not any(looks_ahead(bot(name)) for name in (one, other))
    unit = len(contests) * len(contests[0].setups)
    chunk = QUICK_CHUNK if quick else SLOW_CHUNK
    if goal.width is None:
        chunk = min(chunk, goal.games)
    return Series(cell, (one, other), contests, goal, max(1, chunk // unit) * unit)


def cells(
    ruleset: Published[Any], asked: Question
) -> list[tuple[Cell, tuple[str | Path | Roster, ...]]]:
    """What meets what; armies that may not meet in a scenario are left out."""
    scenarios = asked.scenarios or tuple(ruleset.scenario_ids())
    found = [each for scenario in scenarios for each in _of_scenario(ruleset, scenario, asked)]
    if not found:
        raise SimulationError("balance-nothing")
    if len(found) > MOST_CELLS:
        raise SimulationError("balance-too-many", cells=len(found), most=MOST_CELLS)
    return found


def _of_scenario(
    ruleset: Published[Any], scenario: str, asked: Question
) -> Iterator[tuple[Cell, tuple[str | Path | Roster, ...]]]:
    ruleset.setup(scenario, options=asked.options)  # Refuses what does not exist.
    if not asked.armies:
        chosen = ruleset.settings(asked.options)
        usual = tuple(ruleset.usual_rosters(scenario, ruleset.table_seats[0], chosen))
        yield Cell(scenario, (usual[0], usual[-1])), usual
        return
    for pair in combinations(_armies(ruleset, scenario, asked), 2):
        if _may_meet(ruleset, scenario, pair, asked.options):
            yield Cell(scenario, pair), pair


def _armies(ruleset: Published[Any], scenario: str, asked: Question) -> Sequence[str]:
    if asked.armies != (ALL,):
        return asked.armies
    terms = Terms(ruleset.settings(asked.options), 1, scenario)
    return [name for name, army in ruleset.rosters().items() if _fills(ruleset, army, terms)]


def _fills(ruleset: Published[Any], army: Roster, terms: Terms) -> bool:
    """Whether a ready-made army is made for games of this size."""
    bill = ruleset.bill(army, terms)
    return bill.allowance is None or FULL * bill.allowance <= bill.spent <= bill.allowance


def _may_meet(
    ruleset: Published[Any], scenario: str, pair: tuple[str, str], options: Mapping[str, Any]
) -> bool:
    """Whether both may fight a scenario, each on either side; one that is unknown is refused."""
    for name in pair:
        army_of(ruleset, name)
    try:
        match(ruleset, scenario=scenario, rosters=pair, options=options)
    except Refusal:
        return False
    return True


def army_of(ruleset: Published[Any], name: str) -> Roster:
    """A ready-made army, or the one of a file."""
    known = ruleset.rosters()
    if name in known:
        return known[name]
    if not name.endswith(".toml"):
        raise Refusal("no-such-roster", roster=name[:60], known=", ".join(known))
    return read_roster(Path(name))


def name_of(series: Series, ruleset: Published[Any]) -> str:
    """What tells the games of a series from all others: its files bear it.

    Whatever could change a game is in it: armies, bots and seed, content and code.
    """
    told = msgspec.json.encode((series.contests, series.chunk, edition(ruleset.package)))
    return blake2b(told, digest_size=8).hexdigest()


@cache
def edition(package: str) -> str:
    """A fingerprint of a ruleset's files and of the code under it."""
    told = blake2b(digest_size=8)
    rooms = [files("grognard").joinpath(room) for room in UNDER_A_GAME]
    for room in (*rooms, files(package)):
        for name, file in sorted(_sources(room)):
            told.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()


def _sources(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry, f"{path}{entry.name}/")
        elif entry.name.endswith((".py", ".toml", ".json")):
            yield f"{path}{entry.name}", entry
