"""What anybody may ask of the board: lines of shot, the Front, ranges, what a step leads to."""

from collections.abc import Iterator

from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight
from grognard.rulesets.saurian.battle import Battle, Model, Unit
from grognard.rulesets.saurian.field import IMPASSABLE, OFF, Hex
from grognard.rulesets.saurian.reach import aims, arms, front_of
from grognard.rulesets.saurian.scores import movement
from grognard.table.hexes import lines


def sight(battle: Battle, piece: str, target: str | Point) -> Sight | None:
    """The line of shot from a model to another one, or to a hex (4.20, 4.24)."""
    found = _standing(battle, piece)
    if found is None:
        return None
    unit, model = found
    if isinstance(target, str):
        other = _standing(battle, target)
        goals = battle.cells(*other) if other is not None else ()
    else:
        goals = _hex_at(battle, target)
    board = battle.board
    apart = board.apart[model.at]
    goals = tuple(goal for goal in goals if goal != model.at)
    if not goals:
        return None
    # A model on two hexes is hit on either; the nearest that can be shot at is shown.
    end = min(goals, key=lambda goal: (not aims(battle, unit, model, goal), apart[goal]))
    start, far = board.point(model.at), float(apart[end])
    if aims(battle, unit, model, end):
        return Sight(start, board.point(end), far, clear=True, grade="clear", rule="4.24")
    if board.is_clear(model.at, end):
        return Sight(start, board.point(end), far, clear=False, grade="behind", rule="4.20")
    wall = next(hex_ for hex_ in _touched(battle, model.at, end) if _is_wall(battle, hex_))
    return Sight(
        start, board.point(end), far, clear=False, grade="blocked", rule="4.24",
        blocker=_patch(battle, wall), at=board.point(wall),
    )  # fmt: skip


def _standing(battle: Battle, piece: str) -> tuple[Unit, Model] | None:
    """The model a piece of the view stands for: the first of its unit, or the one numbered."""
    name, _, number = piece.partition(".")
    unit = battle.by_id.get(name)
    if unit is None or unit.gone or not unit.models:
        return None
    model = unit.model(int(number)) if number.isdecimal() else unit.models[0]
    return None if model is None or (number and not number.isdecimal()) else (unit, model)


def _hex_at(battle: Battle, point: Point) -> tuple[Hex, ...]:
    column, row = round(point[0]), round(point[1])
    board = battle.board
    if not (0 <= column < board.columns and 0 <= row < board.rows):
        return ()
    return (board.number((column, row)),)


def _touched(battle: Battle, a: Hex, b: Hex) -> Iterator[Hex]:
    """The hexes a line of shot crosses or touches, in order; the border never blocks (4.24)."""
    axials = battle.board.axials
    for place in lines.touched(axials[a], axials[b]):
        hex_ = battle.board.at_axial(place)
        if hex_ != OFF:
            yield hex_


def _is_wall(battle: Battle, hex_: Hex) -> bool:
    return battle.board.ground[hex_] == IMPASSABLE


def _patch(battle: Battle, hex_: Hex) -> str:
    place = battle.board.places[hex_]
    patches = enumerate(battle.setting.scenario.terrain)
    return next((f"t{n}" for n, patch in patches if place in patch.hexes), "")


def rings(battle: Battle, piece: str) -> tuple[Ring, ...]:
    """The hexes it strikes, those each weapon covers, and how far its base Movement goes."""
    found = _standing(battle, piece)
    if found is None or found[0].sedated:
        return ()
    unit, model = found
    board, at = battle.board, battle.board.point(model.at)

    def drawn(hexes_: list[Hex]) -> tuple[Point, ...]:
        return tuple(board.point(hex_) for hex_ in hexes_)

    front = front_of(battle, unit, model)
    rings_ = [
        Ring(
            "arc", Say("ring-front"), "1.12", at, hexes=drawn(front), threat=unit.profile.melee > 0
        )
    ]
    for weapon in arms(unit):
        covered = [
            hex_
            for hex_ in board.within(model.at, weapon.range)
            if hex_ != model.at and not _is_wall(battle, hex_) and aims(battle, unit, model, hex_)
        ]
        name = Say("ring-weapon", {"weapon": Say(f"card-{weapon.id}"), "range": weapon.range})
        rings_.append(Ring("range", name, "4.23", at, hexes=drawn(covered), threat=True))
    stride = 0 if battle.is_blocked(unit, model) else movement(unit).total
    if stride:
        reach = [hex_ for hex_ in board.within(model.at, stride) if not _is_wall(battle, hex_)]
        name = Say("ring-move", {"points": stride})
        rings_.append(Ring("move", name, "4.1", at, hexes=drawn(reach)))
    return tuple(rings_)


def outlook(battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
    """What the question itself foresees of an answer: models go step by step here (4.3)."""
    if not isinstance(asked, Choose) or asked.foresee is None:
        return NO_OUTLOOK
    known = [option.key for option in asked.options]
    found: Outlook = asked.foresee(str(answer)) if answer in known else NO_OUTLOOK
    return found
