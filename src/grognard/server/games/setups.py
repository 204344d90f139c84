"""The set-up of a new game, from what somebody asked for."""

from collections.abc import Collection, Sequence
from typing import Any

from grognard.content.published import Published
from grognard.content.roster import Roster
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Setup
from grognard.server import wire
from grognard.server.faults import Fault
from grognard.server.games.clocks import Clock
from grognard.server.games.journal import Sitting
from grognard.server.games.nicknames import nickname
from grognard.server.present import armies
from grognard.server.present.log import told_by


def setup_of(ruleset: Published[Any], plan: wire.CreateGame) -> Setup:
    """The set-up somebody asked for, checked by the ruleset."""
    with told_by(ruleset):
        if plan.situation is not None:
            return _situated(ruleset, plan, plan.situation)
        seats = _layout(ruleset, plan.seats)
        is_apart = any(sitter.kind == "open" for sitter in plan.seats)
        options = (ruleset.options_apart if is_apart else {}) | plan.options
        scenario = plan.scenario or ruleset.scenario_ids()[0]
        usual = ruleset.usual_rosters(scenario, seats, ruleset.settings(options))
        if len(plan.rosters) > len(seats):
            raise Refusal("rosters-and-seats", rosters=len(plan.rosters), seats=len(seats))
        named = [*plan.rosters, *[None] * (len(seats) - len(plan.rosters))]
        armies = [
            _army(ruleset, army) if army is not None else usual[place]
            for place, army in enumerate(named)
        ]
        return ruleset.setup(scenario, armies, options, seats)


def _situated(ruleset: Published[Any], plan: wire.CreateGame, source: str) -> Setup:
    if plan.scenario is not None or plan.rosters or plan.options:
        raise Refusal("situation-says-all")
    return ruleset.situated(source)


def _army(ruleset: Published[Any], army: str | wire.RosterPlan) -> str | Roster:
    if isinstance(army, wire.RosterPlan):
        return armies.roster_of(ruleset, army)
    # Only by name: a path would read a file of the server's.
    if army not in ruleset.rosters():
        raise Refusal("no-such-roster", roster=army[:60], known=", ".join(ruleset.rosters()))
    return army


def _layout(ruleset: Published[Any], plans: Sequence[wire.SeatPlan]) -> tuple[str, ...]:
    """The way to sit that these plans mean."""
    if not plans:
        return ruleset.table_seats[0]
    if all(plan.seat for plan in plans):
        return tuple(str(plan.seat) for plan in plans)
    fitting = [way for way in ruleset.table_seats if len(way) == len(plans)]
    if not fitting:
        known = "; ".join(" ".join(way) for way in ruleset.table_seats)
        raise Refusal("no-such-seats", seats=len(plans), known=known)
    return fitting[0]


def sittings_of(
    seats: Sequence[str], plans: Sequence[wire.SeatPlan], bots: Collection[str]
) -> tuple[Sitting, ...]:
    """Who shall sit where; without plans all seats are the creator's."""
    plans = plans or [wire.SeatPlan()] * len(seats)
    if len(plans) != len(seats):
        raise Fault("wrong-seats", seats=len(seats))
    for plan in plans:
        if plan.kind == "bot" and plan.bot not in bots:
            raise Fault("no-such-bot", bot=plan.bot, known=", ".join(bots))
    return tuple(
        Sitting(
            seat,
            plan.kind,
            plan.bot if plan.kind == "bot" else "",
            nickname(plan.name),
            plan.anyone and plan.kind == "open",
        )
        for seat, plan in zip(seats, plans, strict=True)
    )


def clock_of(plan: wire.CreateGame, bots: Collection[str]) -> Clock | None:
    """How much time everybody shall have."""
    clock = plan.clock
    if clock is None:
        return None
    if plan.patience is not None:
        raise Fault("two-clocks")
    if clock.flag == "bot" and clock.bot not in bots:
        raise Fault("no-such-bot", bot=clock.bot, known=", ".join(bots))
    increment = clock.increment if clock.per == "game" else 0
    bot = clock.bot if clock.flag == "bot" else ""
    return Clock(clock.per, clock.seconds, increment, clock.flag, bot)
