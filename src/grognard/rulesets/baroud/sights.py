"""What anybody may ask of the table: sight, sticks and watch zones, what a move would provoke."""

from collections.abc import Iterable

from grognard.kernel.questions import Choose, Place, Placement, Point
from grognard.kernel.said import Say
from grognard.kernel.sights import NO_OUTLOOK, Outlook, Ring, Sight, Warned
from grognard.rulesets.baroud.battle import SEES_EVERYTHING, Battle, Figure
from grognard.rulesets.baroud.charge import ChargeRegion, reacts
from grognard.rulesets.baroud.field import (
    COVERED,
    HIDDEN,
    distance,
    enemies_touched_at,
    point_at,
    sees_point,
    to_point,
    within,
)
from grognard.rulesets.baroud.field import sight as sight_of
from grognard.rulesets.baroud.grenades import AimRegion, friends_near
from grognard.rulesets.baroud.march import CHARGE, LEGAL, March
from grognard.rulesets.baroud.morale import fears, hackers
from grognard.rulesets.baroud.movement import MarchRegion, allowances, can_march, price
from grognard.rulesets.baroud.overwatch import entry, watchers, zone_of
from grognard.rulesets.baroud.shooting import BANDS, PENALTY, is_armed, stick_length
from grognard.table.arcs.meeting import first_met
from grognard.table.arcs.shapes import Box
from grognard.table.compiled import Column
from grognard.table.distance import between
from grognard.table.sticks.columns import AREA
from grognard.table.sticks.sight import is_line_blocked

MOST_ACTIONS = 3


def sight(battle: Battle, piece: str, target: str | Point) -> Sight | None:
    """The middle one of the three sight lines, or the line to a point (4.120, 4.121)."""
    viewer = _standing(battle, piece)
    if viewer is None:
        return None
    if not isinstance(target, str):
        far = to_point(viewer, target)
        if sees_point(battle, viewer, target):
            return Sight(viewer.place, target, far, clear=True, grade="clear", rule="4.120")
        return _unseen(battle, viewer, target, 0.0, far, levels_differ=viewer.level > 0)
    other = _standing(battle, target)
    if other is None or other is viewer:
        return None
    far, seen = distance(viewer, other), sight_of(battle, viewer, other)
    if seen == HIDDEN:
        differ = viewer.level != other.level
        radius = other.profile.radius
        return _unseen(battle, viewer, other.place, radius, far, levels_differ=differ)
    grade, rule = ("covered", "4.121") if seen == COVERED else ("clear", "4.120")
    return Sight(viewer.place, other.place, far, clear=True, grade=grade, rule=rule)


def _standing(battle: Battle, piece: str) -> Figure | None:
    figure = battle.by_id.get(piece)
    return figure if figure is not None and figure.at is not None else None


def _unseen(
    battle: Battle, viewer: Figure, end: Point, radius: float, far: float, *, levels_differ: bool
) -> Sight:
    start, setting = viewer.place, battle.setting
    if not within(far, setting.sight):
        return Sight(start, end, far, clear=False, grade="too-far", rule=setting.clause)
    met = _in_the_way(battle, start, end, radius, levels_differ=levels_differ)
    name, at = met if met is not None else ("", None)
    return Sight(start, end, far, clear=False, grade="blocked", rule="4.120", blocker=name, at=at)


def _in_the_way(
    battle: Battle, start: Point, end: Point, radius: float, *, levels_differ: bool
) -> tuple[str, Point] | None:
    """The first piece that blocks the line by itself, or without which it would be free."""
    measure = battle.geometry()
    areas = battle.setting.areas.values
    rows = [areas[k : k + AREA] for k in range(0, len(areas), AREA)]
    names = [f"t{n}" for n, piece in enumerate(battle.setting.terrain) if piece.rect is not None]

    def blocked(among: Iterable[list[float]]) -> bool:
        column = measure.run.column(Column(number for row in among for number in row))
        table = measure.table._replace(areas=column)
        return measure.of(is_line_blocked)(table, *start, *end, levels_differ, *end, radius)

    alone = [k for k, row in enumerate(rows) if blocked([row])]
    guilty = alone or [k for k in range(len(rows)) if not blocked(rows[:k] + rows[k + 1 :])]
    return first_met(start, end, [(names[k], Box(*rows[k][1:5])) for k in guilty])


def rings(battle: Battle, piece: str) -> tuple[Ring, ...]:
    """Range bands of each weapon, the watch zone, the stick it moves by, the limit of sight."""
    figure = _standing(battle, piece)
    if figure is None:
        return ()
    at, radius, setting = figure.place, figure.profile.radius, battle.setting
    found = []
    if setting.sight < SEES_EVERYTHING:
        limit = radius + setting.sight
        found.append(Ring("range", Say("ring-sight"), setting.clause, at, limit))
    if is_armed(battle, figure) and figure.is_able:
        found += [
            ring for weapon in figure.profile.weapons for ring in _bands(battle, figure, weapon.id)
        ]
    if figure.watch:
        reach = radius + zone_of(battle, figure.weapon(figure.watch))
        found.append(Ring("watch", Say("ring-watch"), "4.604", at, reach, threat=True))
    stride = max(allowances(battle, figure, MOST_ACTIONS))
    if figure.is_able and can_march(figure) and stride > 0.0:
        found.append(Ring("move", Say("ring-move"), "4.101", at, radius + stride, threat=True))
    return tuple(found)


def _bands(battle: Battle, figure: Figure, weapon_id: str) -> Iterable[Ring]:
    """One, two and three times the weapon's stick (4.206)."""
    stick = stick_length(battle, figure.weapon(weapon_id).range)
    radius = figure.profile.radius
    for band in range(1, BANDS + 1):
        gun, penalty = Say(f"weapon-{weapon_id}"), -PENALTY[band]
        yield Ring(
            "range",
            Say("ring-band", {"weapon": gun, "band": band, "penalty": penalty}),
            "4.206",
            figure.place,
            radius + band * stick,
            inner=radius + (band - 1) * stick if band > 1 else 0.0,
            threat=band == BANDS,
        )


def outlook(battle: Battle, asked: Choose | Place, answer: str | Placement) -> Outlook:
    """What a straight move takes, into whose watch it leads, and who strikes at its back."""
    if not isinstance(asked, Place) or not isinstance(answer, Placement):
        return NO_OUTLOOK
    region = asked.region
    if isinstance(region, AimRegion):
        return _aim_outlook(battle, region, answer)
    if not isinstance(region, MarchRegion | ChargeRegion) or len(answer.path) > 1:
        return NO_OUTLOOK
    figure = battle.figure(region.piece or "")
    end = answer.end or figure.place
    if isinstance(region, ChargeRegion):
        march = March(battle, figure, end, CHARGE, region.allowed)
    else:
        march = region.march(end)
    allowed = region.allowed[march.rough]
    warnings: list[Warned] = []
    if march.fault == LEGAL:
        if isinstance(region, ChargeRegion):
            warnings += _charge_warnings(battle, figure, region.target, end, march.level)
        else:
            warnings += _march_warnings(battle, figure, region, march)
        warnings += _watched(battle, figure, march.end)
    far = between(figure.place, end)
    return Outlook(far, allowed if allowed > 0.0 else None, tuple(warnings))


def _aim_outlook(battle: Battle, region: AimRegion, placement: Placement) -> Outlook:
    """How many of one's own a grenade there would hit (4.710)."""
    figure, aim = battle.figure(region.piece or ""), placement.end
    friends = friends_near(battle, figure, aim) if aim is not None else 0
    if not friends:
        return NO_OUTLOOK
    facts = {"friends": friends}
    return Outlook(warnings=(Warned("own-figures", "4.710", facts, at=aim, grave=True),))


def _march_warnings(
    battle: Battle, figure: Figure, region: MarchRegion, march: March
) -> Iterable[Warned]:
    if region.disengages:
        for enemy in hackers(battle, figure):
            yield Warned("free-hack", "4.112", {"unit": enemy.id}, enemy.id, enemy.at)
    elif price(battle, figure, march.rough) > 1:
        yield Warned("two-actions", "4.103")
    if march.drop:
        yield Warned("falls", "4.109", {"levels": march.drop}, at=march.end)
    if march.leaves:
        yield Warned("leaves", "5.12", at=march.end)


def _charge_warnings(
    battle: Battle, figure: Figure, target: Figure, end: Point, level: int
) -> Iterable[Warned]:
    if fears(figure):
        for enemy in enemies_touched_at(battle, figure, end, level):
            if enemy.has("terror"):
                yield Warned("terror", "4.124", {"unit": enemy.id}, enemy.id, enemy.at)
    if reacts(battle, target, figure, end):
        yield Warned("reaction", "4.125", {"unit": target.id}, target.id, target.at)


def _watched(battle: Battle, figure: Figure, end: Point) -> Iterable[Warned]:
    """Everybody, friend or enemy, whose watch zone the path enters, in the order of the path."""
    start = figure.place
    length = between(start, end)
    met = []
    for watcher in watchers(battle, figure):
        gone = entry(battle, watcher, figure, start, end, 0.0)
        if gone is not None:
            met.append((gone, watcher.index, watcher.id))
    for gone, _, name in sorted(met):
        share = gone / length if length else 0.0
        x, y = start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])
        yield Warned("overwatch", "4.605", {"unit": name}, name, point_at(x, y))
