"""Victory points, objectives and the end of the game (section 5)."""

from grognard.kernel.questions import Seat
from grognard.kernel.state import Result
from grognard.rulesets.saurian.battle import SIDES, Battle, Unit, other_side, side_of
from grognard.rulesets.saurian.events import (
    CommandGained,
    GameEnded,
    PointsScored,
    RequisitionGained,
    Rewarded,
)

CRATE_POINTS = {"paddock": 1, "supplies": 2, "nests": 0}
CRATES = ("crate", "cache")
"""What can be opened, or smashed: a cache works like a crate (1.18)."""
CRATE_REQUISITION = 2
SEDATED, KILLED_ANIMAL, ESCAPED = 3, 1, 2
SQUAD_LOST, HERO_LOST = 2, 3
"""What losses are worth in the Broken Paddock (5.10)."""
VALUE_PER_POINT = 25
"""Army value that makes one point in the Supply Drop (5.11)."""
UNIT_BEATEN, NEST = 2, 1
"""What a beaten unit and a nest are worth on Nest Ridge (5.12)."""


def is_human(battle: Battle, seat: Seat) -> bool:
    """Whether a player leads humans."""
    return battle.content.factions[battle.player(seat).faction].human


def score(battle: Battle, side: str, points: int) -> None:
    """Add victory points; they are public and never lost (5.3)."""
    if points:
        battle.points[side] = battle.points.get(side, 0) + points
        battle.tell(PointsScored(side, points))


def reward(battle: Battle, seat: Seat) -> None:
    """An accomplished objective: Command, and Requisition for humans (5.6)."""
    player = battle.player(seat)
    player.command += 1
    if is_human(battle, seat):
        player.requisition += 1
    battle.tell(Rewarded(seat))


def gain_command(battle: Battle, seat: Seat, amount: int) -> None:
    """Command for a player (4.97)."""
    if amount:
        battle.player(seat).command += amount
        battle.tell(CommandGained(seat, amount))


def gain_requisition(battle: Battle, seat: Seat, amount: int) -> None:
    """Requisition for a player (4.99)."""
    battle.player(seat).requisition += amount
    battle.tell(RequisitionGained(seat, amount))


def score_loss(battle: Battle, unit: Unit, how: str, by: Seat | None) -> None:
    """A unit was Eliminated, Sedated or has Escaped; only the first of them counts (5.3)."""
    if unit.scored:
        return
    unit.scored = True
    side = unit.side if how == "escaped" else other_side(unit.side)
    if how != "escaped":
        battle.beaten[side] = battle.beaten.get(side, 0) + unit.profile.value
    battle.cite(battle.setting.scenario.clause, *(("5.8",) if how == "sedated" else ()))
    points, objective = loss_points(battle, unit, how)
    score(battle, side, points)
    if objective:
        seats = battle.setting.players(side)
        reward(battle, by if by in seats else (unit.seat if how == "escaped" else seats[0]))


def loss_points(battle: Battle, unit: Unit, how: str) -> tuple[int, bool]:
    """What a loss is worth in this scenario, and whether it is an objective (5.10-5.12)."""
    match battle.setting.scenario.victory:
        case "paddock":
            if how == "escaped":
                return ESCAPED, True
            if not unit.profile.human:
                return (SEDATED, True) if how == "sedated" else (KILLED_ANIMAL, False)
            if how == "eliminated":
                return (HERO_LOST if "hero" in unit.profile.abilities else SQUAD_LOST), True
            return 0, False
        case "supplies":
            return (0 if how == "escaped" else unit.profile.value // VALUE_PER_POINT), False
        case _:
            return (0 if how == "escaped" else UNIT_BEATEN), False


def score_crate(battle: Battle, seat: Seat) -> None:
    """A crate was opened or smashed (5.10, 5.11)."""
    points = CRATE_POINTS[battle.setting.scenario.victory]
    score(battle, side_of(seat), points)
    if points:
        reward(battle, seat)


def holders(battle: Battle, hex_: int) -> list[Unit]:
    """Units with a standing, free and awake model in a hex or next to it (5.7)."""
    apart = battle.board.apart[hex_]
    return [
        unit
        for unit in battle.able()
        if any(
            not model.knocked
            and not battle.is_blocked(unit, model)
            and min(apart[cell] for cell in battle.cells(unit, model)) <= 1
            for model in unit.models
        )
    ]


def controller(battle: Battle, hex_: int) -> Unit | None:
    """A unit of the side that controls an objective hex, if one does (5.7)."""
    found = holders(battle, hex_)
    if found and len({unit.side for unit in found}) == 1:
        return found[0]
    return None


def check(battle: Battle) -> None:
    """Step A2: score objectives, then see whether the game is decided (3.13, 5.1, 5.2)."""
    battle.cite("3.13", "5.1")
    scenario = battle.setting.scenario
    outright = _nests(battle) if scenario.objectives else None
    lost = [side for side in SIDES if is_wiped_out(battle, side)]
    if len(lost) == 1:
        end(battle, other_side(lost[0]), "5.4")
    elif lost:
        end(battle, _ahead(battle), "5.4")
    elif outright is not None:
        end(battle, outright, scenario.clause)
    elif (leader := leader_outright(battle)) is not None:
        end(battle, leader, scenario.clause)
    elif battle.round >= scenario.rounds:
        end(battle, _ahead(battle), "5.2")


def _nests(battle: Battle) -> str | None:
    """Nests controlled now: points, one reward per player and round, perhaps victory (5.12)."""
    battle.cite("5.7", "5.12")
    battle.rewarded = []
    held: dict[str, int] = dict.fromkeys(SIDES, 0)
    for hex_ in battle.setting.objectives:
        unit = controller(battle, hex_)
        if unit is None:
            continue
        held[unit.side] += 1
        score(battle, unit.side, NEST)
        if unit.seat not in battle.rewarded:
            battle.rewarded.append(unit.seat)
            reward(battle, unit.seat)
    for side in SIDES:
        if held[side] == len(battle.setting.objectives):
            return side
    return None


def is_wiped_out(battle: Battle, side: str) -> bool:
    """Whether all units of a side are Eliminated or Sedated (5.4)."""
    army = [unit for unit in battle.units if unit.side == side]
    return all(unit.gone == "eliminated" or unit.sedated for unit in army)


def leader_outright(battle: Battle) -> str | None:
    """The side with enough points, and more than the other, where that wins outright (5.10)."""
    enough = battle.setting.scenario.outright
    a, b = (battle.points.get(side, 0) for side in SIDES)
    if not enough or max(a, b) < enough or a == b:
        return None
    return "A" if a > b else "B"


def standing(battle: Battle, side: str) -> tuple[int, int, int, int]:
    """What decides between two sides, in order (5.3, 5.5)."""
    left = sum(
        unit.profile.value
        for unit in battle.units
        if unit.side == side and unit.gone != "eliminated" and not unit.sedated
    )
    command = sum(player.command for player in battle.players if side_of(player.seat) == side)
    return battle.points.get(side, 0), battle.beaten.get(side, 0), left, command


def _ahead(battle: Battle) -> str | None:
    a, b = standing(battle, "A"), standing(battle, "B")
    battle.cite("5.3")
    if a[0] == b[0]:
        battle.cite("5.5")
    return None if a == b else ("A" if a > b else "B")


def end(battle: Battle, side: str | None, rule: str) -> None:
    """The game is over."""
    battle.cite(rule)
    winners = battle.setting.players(side) if side is not None else ()
    scores = {name: float(battle.points.get(name, 0)) for name in SIDES}
    battle.result = Result(winners, scores, rule)
    battle.phase = "over"
    battle.act = None
    battle.tell(GameEnded(side or ""))


def decide_by_points(battle: Battle) -> None:
    """The hero decks are empty: the game ends and points decide (5.2)."""
    end(battle, _ahead(battle), "5.2")


def concede(battle: Battle, seat: Seat) -> None:
    """A side that gives up has lost."""
    end(battle, other_side(side_of(seat)), "5.4")
