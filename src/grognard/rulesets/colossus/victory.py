"""Scoring and victory, scenario by scenario (5.1-5.13)."""

from math import sqrt

from grognard.kernel.questions import Seat
from grognard.kernel.state import Result
from grognard.rulesets.colossus.battle import SIDES, Battle, Unit, other_side, side_of
from grognard.rulesets.colossus.content import Marker
from grognard.rulesets.colossus.events import Exited, GameEnded, Scored
from grognard.rulesets.colossus.field import within
from grognard.rulesets.colossus.lists import total

CONTROL = 3.0
EXIT = 1.0
CROWN_TO_WIN = 10
FURNACE_TURN = 2
FURNACE_KILL = 1
RAIDERS, WARDENS = "B", "A"


def score(battle: Battle, removed: list[Unit]) -> None:
    """Score what the scenario rewards (3.82)."""
    match battle.setting.victory:
        case "kills":
            for unit in removed:
                _award(battle, other_side(unit.side), unit.profile.pv, "kill", "5.5", "5.10")
        case "furnaces":
            for unit in removed:
                _award(battle, other_side(unit.side), FURNACE_KILL, "kill", "5.11")
            if battle.turn >= FURNACE_TURN:
                _score_furnaces(battle)
        case "gate":
            _score_gate(battle, removed)
        case "crown":
            _score_crown(battle)


def _award(battle: Battle, side: str, points: int, reason: str, *rules: str) -> None:
    if points:
        battle.points[side] = battle.points.get(side, 0) + points
        battle.cite(*rules)
        battle.tell(Scored(side, points, reason))


def _score_furnaces(battle: Battle) -> None:
    """Each furnace scores for the Side that controls it, from Turn 2 (5.11)."""
    for marker in battle.setting.markers:
        holder = controller(battle, marker)
        if holder:
            _award(battle, holder, marker.points, f"marker-{marker.id}", "5.6", "5.11")


def controller(battle: Battle, marker: Marker) -> str:
    """The Side with more Size of steady units within 3" of a marker (5.6)."""
    weight = dict.fromkeys(SIDES, 0)
    for unit in battle.on_table():
        if not unit.panicked and within(_to_point(unit, marker) - unit.profile.radius, CONTROL):
            weight[unit.side] += unit.profile.size
    return _heavier(weight)


def crown_holder(battle: Battle, crown: Marker) -> str:
    """The Side with more Size of steady units whose centre is in the Crown (5.13)."""
    weight = dict.fromkeys(SIDES, 0)
    for unit in battle.on_table():
        if not unit.panicked and within(_to_point(unit, crown), crown.radius):
            weight[unit.side] += unit.profile.size
    return _heavier(weight)


def _to_point(unit: Unit, marker: Marker) -> float:
    x, y = unit.place
    dx, dy = marker.at[0] - x, marker.at[1] - y
    return sqrt(dx * dx + dy * dy)


def _heavier(weight: dict[str, int]) -> str:
    if weight["A"] == weight["B"]:
        return ""
    return "A" if weight["A"] > weight["B"] else "B"


def _score_gate(battle: Battle, removed: list[Unit]) -> None:
    """Raiders score for leaving by the south edge, Wardens for stopping them (5.12)."""
    for unit in removed:
        pv = unit.profile.pv
        if unit.side == RAIDERS:
            _award(battle, WARDENS, pv, "kill", "5.12")
        else:
            _award(battle, RAIDERS, pv // 2, "kill", "5.12")
    for unit in battle.on_table(RAIDERS):
        _, y = unit.place
        if not unit.panicked and within(y - unit.profile.radius, EXIT):
            battle.take_off(unit, "exited")
            battle.tell(Exited(unit.id))
            _award(battle, RAIDERS, unit.profile.pv, "exit", "5.12")


def _score_crown(battle: Battle) -> None:
    crown = battle.setting.markers[0]
    holder = crown_holder(battle, crown)
    if holder:
        _award(battle, holder, crown.points, "marker-crown", "5.13")


def goal(battle: Battle) -> int:
    """The VP that win at once; 0 where no number does (5.13)."""
    return CROWN_TO_WIN if battle.setting.victory == "crown" else 0


def check(battle: Battle) -> None:
    """Elimination, the scenario's early win, the turn limit, in this order (3.83, 5.1)."""
    standing = {side: len(battle.on_table(side)) for side in SIDES}
    points = {side: battle.points.get(side, 0) for side in SIDES}
    raiders_out = battle.setting.victory == "gate" and any(
        unit.gone == "exited" for unit in battle.units
    )
    if not all(standing.values()):
        if not any(standing.values()) or (raiders_out and not standing[RAIDERS]):
            by_points(battle, "5.12" if raiders_out else "5.2")
        else:
            end(battle, "A" if standing["A"] else "B", "5.2")
    elif battle.setting.victory == "crown" and max(points.values()) >= CROWN_TO_WIN:
        by_points(battle, "5.13")
    elif battle.turn >= battle.setting.turns:
        by_points(battle, "5.3")


def by_points(battle: Battle, rule: str) -> None:
    """More VP wins; then surviving PV, then fewer Panicked units, then a draw (5.3, 5.4)."""
    scores = {side: _ranking(battle, side) for side in SIDES}
    if scores["A"][0] == scores["B"][0]:
        rule = "5.4"
    if scores["A"] == scores["B"]:
        end(battle, "", rule)
    else:
        end(battle, "A" if scores["A"] > scores["B"] else "B", rule)


def _ranking(battle: Battle, side: str) -> tuple[int, int, int]:
    alive = [u for u in battle.units if u.side == side and (u.at or u.gone == "exited")]
    shaken = sum(unit.panicked for unit in battle.on_table(side))
    return battle.points.get(side, 0), total(alive), -shaken


def end(battle: Battle, side: str, rule: str) -> None:
    """The game is over, with a handshake (3.83)."""
    scores = {name: battle.points.get(name, 0) for name in SIDES}
    winners = battle.setting.players(side) if side else ()
    battle.phase = "over"
    battle.result = Result(winners, dict(scores), rule)
    battle.cite(rule)
    battle.tell(GameEnded(side, rule, scores["A"], scores["B"]))


def concede(battle: Battle, seat: Seat) -> None:
    """A Side may concede at any decision; the other wins (5.7)."""
    end(battle, other_side(side_of(seat)), "5.7")
