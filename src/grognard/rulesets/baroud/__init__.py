"""Baroud: a fast skirmish of modern and horror fights, 5 to 15 figures a side."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import sqrt
from typing import Any

from grognard.content import Breach, Recruit, Roster, Situation, Terms, parse_situation
from grognard.content.published import Choice, Published
from grognard.kernel.questions import Choose, Place, Placement, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect, Setup, Step
from grognard.kernel.sights import Outlook, Ring, Sight
from grognard.kernel.state import Result, Shared
from grognard.kernel.views import View
from grognard.rulesets.baroud import content, lists, sights, turn, victory
from grognard.rulesets.baroud import situation as positions
from grognard.rulesets.baroud import view as views
from grognard.rulesets.baroud.battle import SEATS, Battle, Figure, Setting, other_seat
from grognard.rulesets.baroud.clash import FALLEN
from grognard.rulesets.baroud.kernels import OVERLAP
from grognard.rulesets.baroud.recruits import recruits
from grognard.rulesets.baroud.strikes import BOUND, HARM
from grognard.rulesets.baroud.worth import pending, promise

VICTORY_POINT = {"losses": 4.0, "tower": 15.0, "breakthrough": 15.0, "relic": 20.0}
"""What a victory point is worth in points of the band, by kind of victory."""


class Baroud(Published[Battle]):
    """The ruleset."""

    name = "baroud"
    version = 1
    package = "grognard.rulesets.baroud"
    battle = Battle
    passing_effects = frozenset(
        {"actions", "turn-passes", "moved", "group-orders", "in-blast", "overwatch", "grenades-out"}
    )
    final_effects = frozenset({"killed", "routed", "fled", "exited"})

    def set_up(self, setup: Setup) -> Battle:
        """A battle before its first step, bands checked by clause (2.3-2.6)."""
        if setup.situation is not None:
            return self.from_situation(parse_situation(setup.situation, file="situation"))
        options = self.settings(setup.options)
        seats = setup.seats or SEATS
        if seats != SEATS or len(setup.rosters) != len(SEATS):
            raise Refusal("no-such-seats", seats=" ".join(seats)[:80], known="A B")
        if setup.scenario not in content.scenarios():
            known = ", ".join(content.scenarios())
            raise Refusal("no-such-scenario", scenario=setup.scenario[:40], known=known)
        battle = Battle(_setting(setup.scenario, tuple(options.items())), [])
        for seat, data in zip(SEATS, setup.rosters, strict=True):
            if data is None:
                continue
            roster = self.army(data, seat)
            breach = _first_breach(roster)
            if breach is not None:
                raise Refusal(breach.message_id, rule=breach.clause, seat=seat, **breach.args)
            lists.recruit(battle, seat, [unit.profile for unit in roster.units])
        return battle

    def shared(self, battle: Battle) -> Mapping[str, Shared]:
        # Bands chosen at the table join later, so every printed profile is known from the start.
        own = {figure.profile.ref: figure.profile for figure in battle.figures}
        printed = {unit: content.profile(unit) for unit in content.unit_entries()}
        return {"setting": battle.setting, **printed, **own}

    def next_step(self, battle: Battle) -> Step | None:
        return turn.next_step(battle)

    def result(self, battle: Battle) -> Result | None:
        return battle.result

    def concede(self, battle: Battle, seat: Seat) -> None:
        """Whoever concedes loses (5.5)."""
        battle.cite("5.5")
        victory.finish(battle, other_seat(seat), "5.5")

    def seats(self, battle: Battle) -> Sequence[Seat]:
        return SEATS

    def turn(self, battle: Battle) -> int:
        return battle.round

    def view(self, battle: Battle, viewer: Seat) -> View:
        return views.view(battle, viewer)

    def sight(self, battle: Battle, viewer: Seat, piece: str, target: str | Point) -> Sight | None:
        return sights.sight(battle, piece, target)

    def rings(self, battle: Battle, viewer: Seat, piece: str) -> tuple[Ring, ...]:
        return sights.rings(battle, piece)

    def outlook(self, battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
        return sights.outlook(battle, asked, answer)

    def worth(self, battle: Battle, seat: Seat) -> float:
        """Own figures and victory points against the enemy's, in points of the band."""
        scale = VICTORY_POINT[battle.setting.victory]
        balance = sum(
            _figure_worth(battle, figure) * (1 if figure.seat == seat else -1)
            for figure in battle.figures
        )
        scores = victory.standing_scores(battle)
        balance += scale * (scores[seat] - scores[other_seat(seat)])
        return balance + pending(battle, seat) + promise(battle, seat)

    def effects(self, before: Battle, after: Battle) -> tuple[Effect, ...]:
        """Losses, falls, pushes, markers, actions and the turn."""
        found: list[Effect] = []
        for old, new in zip(before.figures, after.figures):
            found += _figure_effects(old, new)
        acting = after.acting or before.acting
        if acting and after.actions > before.actions:
            found.append(Effect(acting, "actions", after.actions - before.actions))
        if after.turn_over and not before.turn_over:
            found.append(Effect(before.active, "turn-passes"))
        if after.blast is not None:
            found += [Effect(v, "in-blast", modifier) for v, modifier, _ in after.blast.victims]
        if after.group_orders > before.group_orders:
            found.append(Effect(acting, "group-orders", after.group_orders))
        return tuple(sorted(found))

    def check(self, battle: Battle) -> None:
        """Invariants: nobody overlaps, everyone stands on the table, markers make sense."""
        standing = battle.on_table()
        for figure in battle.figures:
            assert (figure.at is None) or not figure.gone
            assert not (figure.watch and not figure.is_able)
            assert not figure.grenades_out or figure.profile.grenade is not None
            assert not figure.tough_used or figure.has("tough")
        assert 0 <= battle.actions <= len(SEATS) + 1
        if battle.carrier:
            assert battle.figure(battle.carrier).at is not None
        moving = _movers(battle)
        for place, figure in enumerate(standing):
            _check_place(battle, figure)
            for other in standing[place + 1 :]:
                if figure.id not in moving and other.id not in moving:
                    _check_apart(figure, other)

    def scenario_ids(self) -> Sequence[str]:
        return list(content.scenarios())

    def choices(self) -> Sequence[Choice]:
        return _choices()

    def rosters(self) -> Mapping[str, Roster]:
        return lists.ready_made()

    def usual_rosters(
        self, scenario: str, seats: Sequence[Seat], options: Mapping[str, Any]
    ) -> Sequence[str]:
        """The bands of the first two factions (7.6)."""
        return [lists.sample(faction).id for faction in content.factions()[: len(seats)]]

    def catalogue(self) -> Mapping[str, Sequence[str]]:
        return {
            "units": [f"unit-{unit}" for unit in content.unit_entries()],
            "weapons": [f"weapon-{w}" for w in (*content.weapons(), *content.grenades())],
            "abilities": [f"ability-{ability}" for ability in content.abilities()],
            "spells": [f"spell-{spell}" for spell in content.spells()],
            "factions": [f"faction-{faction}" for faction in content.factions()],
        }

    def breaches(self, roster: Roster, terms: Terms) -> list[Breach]:
        return lists.breaches(roster)

    def recruits(self) -> Sequence[Recruit]:
        return recruits()

    def allowance(self, roster: Roster, terms: Terms) -> int:
        """The limit of every band (2.3)."""
        return lists.LIMIT

    def from_situation(self, situation: Situation) -> Battle:
        return positions.battle_of(situation, self.settings(situation.options.values))


# Mass play sets up the same table and the same bands again and again: what both are need not be
# worked out for every game.


@lru_cache(maxsize=64)
def _setting(scenario: str, options: tuple[tuple[str, Any], ...]) -> Setting:
    return positions.setting_of(content.scenarios()[scenario], dict(options))


@lru_cache(maxsize=64)
def _first_breach(roster: Roster) -> Breach | None:
    return next(iter(lists.breaches(roster)), None)


@cache
def _choices() -> tuple[Choice, ...]:
    return tuple(
        Choice(switch.id, switch.clause, switch.choices[0], switch.choices)
        for switch in content.switches().values()
    )


def _movers(battle: Battle) -> set[str]:
    """Figures that may be on their way through others right now."""
    return {battle.acting, *battle.group}


def _check_place(battle: Battle, figure: Figure) -> None:
    radius = figure.profile.radius - OVERLAP
    x, y = figure.place
    assert radius <= x <= battle.setting.width - radius, f"{figure.id} at {figure.at}"
    assert radius <= y <= battle.setting.height - radius, f"{figure.id} at {figure.at}"


def _check_apart(one: Figure, other: Figure) -> None:
    (ax, ay), (bx, by) = one.place, other.place
    apart = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    least = one.profile.radius + other.profile.radius - 2 * OVERLAP
    assert apart >= least, f"{one.id} overlaps {other.id} by {least - apart:.3f}"


def _figure_effects(old: Figure, new: Figure) -> list[Effect]:
    if old == new:
        return []
    if new.gone and not old.gone:
        return [Effect(new.id, new.gone)]
    found = [
        Effect(new.id, name.replace("_", "-"), int(getattr(new, name)) or -1)
        for name in ("fallen", "immobilised", "grenades_out", "magic_lost", "tough_used")
        if getattr(new, name) != getattr(old, name)
    ]
    if bool(new.watch) != bool(old.watch):
        found.append(Effect(new.id, "overwatch", 1 if new.watch else -1))
    if bool(new.rattled) != bool(old.rattled):
        found.append(Effect(new.id, "rattled", 1 if new.rattled else -1))
    if new.at != old.at:
        found.append(Effect(new.id, "moved"))
    return found


def _figure_worth(battle: Battle, figure: Figure) -> float:
    if figure.gone:
        return float(figure.profile.points) if figure.gone == "exited" else 0.0
    share = 1.0
    if figure.fallen:
        share -= HARM[FALLEN]
    if figure.immobilised:
        share -= BOUND
    if figure.magic_lost or figure.grenades_out or figure.tough_used:
        share -= 0.15
    return figure.profile.points * share


RULESET = Baroud()
