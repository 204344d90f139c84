"""Moves: paths, allowances, ladders, leaving the table, Mist Walkers (4.10-4.29, 4.162)."""

from collections.abc import Hashable, Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import compress

from grognard.kernel.chance import Lot
from grognard.kernel.questions import Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.rulesets.gaslight.battle import (
    TEMPLATE_HEIGHT,
    TEMPLATE_RADIUS,
    Battle,
    Model,
    Spot,
    Template,
    snap,
)
from grognard.rulesets.gaslight.field import (
    CONTACT,
    CONTACT_HEIGHT,
    SLACK,
    at_most,
    in_contact,
    in_template,
    passes,
    plan,
    surface_of,
    would_touch,
)
from grognard.rulesets.gaslight.gates import may_charge
from grognard.rulesets.gaslight.looking import Search
from grognard.rulesets.gaslight.reach import outlines, way_into
from grognard.rulesets.gaslight.spots import REACH, legal_levels, spot_refusal
from grognard.table.headings import VECTORS
from grognard.table.heights.relief import Relief
from grognard.table.heights.walks import (
    Outset,
    Preference,
    Walk,
    Walker,
    brushed,
    is_pinched,
    offers_choice,
    walk,
)
from grognard.table.pointing import contacts
from grognard.table.search import Square

TOUCH = 0.02
"""Charging models stop this far from the enemy's base, well inside contact."""
FAN = tuple(VECTORS[k * 15] for k in range(24))
MIST_REACH = 12.0
PREFERENCES: tuple[Preference, ...] = ("level", "highest", "lowest")
STAY = Placement()
UNKNOWN = object()
AT_HAND = 0.4
"""Whoever is farther off than this, bases aside, is in nobody's way and not gone round."""
MOST_CHARGES = 4096


def walker_of(battle: Battle, model: Model) -> Walker:
    """A model on the move: as wide as the gap its base needs (4.22, 4.23)."""
    profile = model.profile
    side = battle.setting.seats.index(model.seat)
    return Walker(model.index, side, profile.tall, profile.radius, profile.gap)


def price(battle: Battle, model: Model, found: Walk) -> float:
    """What a walk takes of the length allowance; its length under a Heroic Move (4.11, 4.122)."""
    return found.length if battle.heroic and battle.active == model.id else found.cost


class MoveRegion:
    """Where a Move may go: any path within both allowances to a legal end (4.10-4.12)."""

    def __init__(self, battle: Battle, model: Model, rule: str = "4.10") -> None:
        self.piece: str | None = model.id
        self._battle, self._model, self._rule = battle, model, rule
        self._walker = walker_of(battle, model)
        self._surface = surface_of(battle, model)
        self._known: dict[tuple[tuple[Point, ...], Preference], tuple[Walk, Refusal | None]] = {}
        self._outset: tuple[tuple[Point, ...], Outset] | None = None
        """The last path one went straight on from: mostly that is done more than once."""

    def walks(self, placement: Placement) -> list[Walk]:
        """The ways to walk a path, one for each level it may end on (4.29)."""
        path = _snapped(placement)
        ways = PREFERENCES if self._has_choice() else PREFERENCES[:1]
        found: list[Walk] = []
        for prefer in ways:
            walked, fault = self._judged(path, prefer)
            if fault is None and all(abs(walked.z - other.z) > SLACK for other in found):
                found.append(walked)
        return found

    def refuse(self, placement: Placement) -> Refusal | None:
        if not placement.path:
            return self._end_fault(None)
        path = _snapped(placement)
        _, fault = self._judged(path)
        if fault is None or not self._has_choice():
            return fault
        return None if self.walks(placement) else fault

    def _has_choice(self) -> bool:
        return offers_choice(self._battle.relief, self._walker.closed_from)

    def _walk(self, path: Sequence[Point], prefer: Preference = "level") -> Walk:
        battle, model = self._battle, self._model
        return walk(
            battle.relief,
            battle.figures,
            self._walker,
            model.place,
            self._surface,
            path,
            battle.ground,
            prefer,
        )

    def _judged(
        self, path: tuple[Point, ...], prefer: Preference = "level"
    ) -> tuple[Walk, Refusal | None]:
        """A walk and what is wrong with it: what is offered is walked again when it is chosen."""
        found = self._known.get((path, prefer))
        if found is None:
            walked = self._walk(path, prefer)
            found = self._known[path, prefer] = walked, self._fault(walked, path)
        return found

    def _fault(self, walked: Walk, path: Sequence[Point]) -> Refusal | None:
        battle, model = self._battle, self._model
        if any(not self._is_on_table(point) for point in path):
            return Refusal("leaves-table", rule="4.25")
        if walked.stop:
            return _stopped(battle, walked)
        move = model.profile.move
        cost = price(battle, model, walked)
        if not at_most(cost, move):
            return Refusal("too-far", rule="4.11", cost=round(cost, 2), most=move)
        if not at_most(walked.vertical, move):
            return Refusal("too-high", rule="4.12", climb=round(walked.vertical, 2), most=move)
        barrier = brushed(battle.relief, self._walker, walked)
        if barrier is not None:
            return Refusal("way-solid", rule="4.23", piece=barrier.id)
        if self._walker.gap > 2 * self._walker.radius and is_pinched(
            battle.relief, battle.figures, self._walker, model.place, path
        ):
            return Refusal("gap-too-narrow", rule="4.23", gap=self._walker.gap)
        if leaves_with_parcel(battle, model, walked):
            return None
        spot = walked.x, walked.y, walked.z
        return spot_refusal(battle, model, spot) or self._end_fault(walked)

    def _is_on_table(self, point: Point) -> bool:
        relief = self._battle.relief
        return -SLACK <= point[0] <= relief.width + SLACK and (
            -SLACK <= point[1] <= relief.height + SLACK
        )

    def _end_fault(self, walked: Walk | None) -> Refusal | None:
        return None

    def candidates(self) -> Sequence[Placement]:
        """Staying, contact with enemies, markers, ladders, and a fan of straight moves."""
        found = [STAY] if self._end_fault(None) is None else []
        for path in (*self._errands(), *self._fan()):
            placement = Placement(path)
            if self.refuse(placement) is None:
                found.append(placement)
        return found or [STAY]

    @cached_property
    def _known_errands(self) -> list[tuple[Point, ...]]:
        return self._errands()

    def _errands(self) -> list[tuple[Point, ...]]:
        """Paths with a purpose: to an enemy's base, to a marker, up or down a ladder."""
        battle, model = self._battle, self._model
        z = model.place[2]
        reach = model.profile.move + 2.0
        paths: list[tuple[Point, ...]] = [
            (touching_point(model, enemy),)
            for enemy in battle.enemies(model)
            if plan(model.place, enemy.place) <= reach + 2.0
        ]
        paths += [
            ((token.at[0], token.at[1]),)
            for token in battle.tokens
            if token.at is not None and plan(model.place, token.at) <= reach
        ]
        radius = model.profile.radius
        for ladder in battle.relief.ladders:
            if plan(model.place, ladder.foot) <= reach:
                foot, top = ladder.foot_spot(radius), ladder.top_spot(radius)
                paths.append((foot, top) if abs(z - ladder.low) < 1 else (top, foot))
        return [tuple(_snap(point) for point in path) for path in paths]

    def _fan(self) -> list[tuple[Point, ...]]:
        x, y, _ = self._model.place
        move = self._model.profile.move
        return [
            (_snap((x + dx * length, y + dy * length)),)
            for length in (move, move / 2)
            for dx, dy in FAN
        ]

    def meant(self, point: Point) -> Iterator[Placement]:
        """Base contact with an enemy that is pointed at."""
        for enemy in self._battle.enemies(self._model):
            if plan(enemy.place, point) <= enemy.profile.radius:
                yield from self._contacts(enemy, point)

    def _contacts(self, enemy: Model, point: Point) -> Iterator[Placement]:
        """Straight to an enemy's base, on the side pointed at first; nothing out of reach."""
        model, (x, y, _) = self._model, enemy.place
        apart = model.profile.radius + enemy.profile.radius + TOUCH
        if at_most(plan(model.place, enemy.place) - apart, model.profile.move):
            for at in contacts((x, y), apart, model.place[:2], point):
                yield Placement((_snap(at),))

    def any(self, lot: Lot) -> Placement:
        """A straight move in some direction, or one with a purpose, shortened until it is legal."""
        if lot.below(4) == 0:
            errands = self._known_errands
            if errands:
                placement = Placement(lot.pick(errands))
                if self.refuse(placement) is None:
                    return placement
        x, y, _ = self._model.place
        dx, dy = lot.pick(FAN)
        length = self._model.profile.move * (lot.below(4) + 1) / 4
        for _ in range(3):
            path = (_snap((x + dx * length, y + dy * length)),)
            walked, fault = self._judged(path)
            if fault is None:
                return Placement(path)
            length *= min(0.5, walked.at * 0.95) if walked.stop else 0.5
            if length < 0.2:
                break
        return STAY

    def default(self) -> Placement:
        return STAY

    def cost(self, path: tuple[Point, ...]) -> float | None:
        """What walking a path takes; nothing where it cannot be walked within the allowances."""
        walked = self._walk(path)
        price_ = price(self._battle, self._model, walked)
        move = self._model.profile.move
        if walked.stop or not at_most(price_, move) or not at_most(walked.vertical, move):
            return None
        return price_

    def costs(self, path: Sequence[Point], ends: Sequence[Point]) -> list[float | None]:
        """What walking a path and straight on to each of some ends takes, each as by itself."""
        if not ends:
            return []
        battle, model = self._battle, self._model
        walked = tuple(path)
        if self._outset is None or self._outset[0] != walked:
            outset = Outset(
                battle.relief, battle.figures, self._walker, model.place, self._surface, walked,
                battle.ground,
            )  # fmt: skip
            self._outset = walked, outset
        found = self._outset[1].to(ends)
        move = model.profile.move
        which = 1 if battle.heroic and battle.active == model.id else 0
        return [
            taken[which]
            if taken is not None and at_most(taken[which], move) and at_most(taken[2], move)
            else None
            for taken in found
        ]

    def within(self, path: Sequence[Point], ends: Sequence[Point]) -> list[bool]:
        """Which of some ends a path might lead straight on to, as far as the allowances go."""
        if self._has_choice():
            return [True] * len(ends)
        return [price is not None for price in self.costs(path, ends)]

    def outline(self) -> Sequence[Sequence[Point]]:
        """How far the Move reaches, over all levels."""
        return outlines(self._battle, self._model, self)


class ChargeRegion(MoveRegion):
    """A Move that ends in base contact with the declared target (4.79)."""

    def __init__(self, battle: Battle, model: Model, target: Model) -> None:
        super().__init__(battle, model, "4.79")
        self.target = target

    def _end_fault(self, walked: Walk | None) -> Refusal | None:
        if walked is not None and contact_at(self._model, walked, self.target):
            return None
        return Refusal("not-in-contact", rule="4.79", target=self.target.id)

    def _errands(self) -> list[tuple[Point, ...]]:
        return [(_snap(touching_point(self._model, self.target)),)]

    def _fan(self) -> list[tuple[Point, ...]]:
        """Other sides of the target's base."""
        tx, ty, _ = self.target.place
        apart = self._model.profile.radius + self.target.profile.radius + TOUCH
        return [(_snap((tx + dx * apart, ty + dy * apart)),) for dx, dy in FAN]

    def outline(self) -> Sequence[Sequence[Point]]:
        """The sides of the target's base one may come to."""
        sides = [path[0] for path in self._fan() if self.refuse(Placement(path)) is None]
        return [sides] if len(sides) > 2 else []

    def candidates(self) -> Sequence[Placement]:
        """Straight to any side of the target's base; round corners where that is the only way."""
        found = super().candidates()
        return [self.default()] if found == [STAY] else found

    def meant(self, point: Point) -> Iterator[Placement]:
        """Base contact with the target on the side pointed at, or wherever there is a way to it."""
        yield from self._contacts(self.target, point)
        yield self.default()

    def any(self, lot: Lot) -> Placement:
        straight = Placement(self._errands()[0])
        return straight if self.refuse(straight) is None else lot.pick(self.candidates())

    def default(self) -> Placement:
        assert self.way is not None, "a charge that was offered has a way"
        return self.way

    @cached_property
    def way(self) -> Placement | None:
        """A legal charge: straight at the target, else to its other sides, else round corners."""
        battle, model = self._battle, self._model
        known = _charges(battle.relief)
        case = _circumstances(battle, model, self.target)
        if case not in known:
            if len(known) >= MOST_CHARGES:
                known.clear()
            known[case] = self.planned() if may_charge(battle, model, self.target) else None
        return known[case]

    def planned(self) -> Placement | None:
        """The same, however long it takes to find out that there is none."""
        sides = [*self._errands(), *self._fan()]
        for path in compress(sides, self.within((), [path[0] for path in sides])):
            if self.refuse(Placement(path)) is None:
                return Placement(path)
        return way_into(self._battle, self._model, self, self.target, CONTACT)


class MistRegion:
    """Any legal spot in another Mist Template, touching no enemy (4.162)."""

    def __init__(self, battle: Battle, model: Model, template: Template) -> None:
        self.piece: str | None = model.id
        self._battle, self._model, self.template = battle, model, template

    def spots(self, point: Point) -> list[Spot]:
        """The legal spots at a point, one for each level."""
        battle, model = self._battle, self._model
        x, y = _snap(point)
        return [
            spot
            for spot in legal_levels(battle, model, x, y)
            if passes(model, spot, model.tall, self.template)
            and not any(would_touch(model, spot, enemy) for enemy in battle.enemies(model))
        ]

    def refuse(self, placement: Placement) -> Refusal | None:
        if len(placement.path) != 1:
            return Refusal("one-point", rule="4.162")
        return None if self.spots(placement.path[0]) else Refusal("not-in-mist", rule="4.162")

    def _tries(self) -> list[Point]:
        x, y, _ = self.template.at
        rings = [(x, y)]
        for radius in (0.8, TEMPLATE_RADIUS):
            rings += [_snap((x + radius * dx, y + radius * dy)) for dx, dy in FAN[::3]]
        return rings

    def candidates(self) -> Sequence[Placement]:
        """A few points; where none of them is free, any other that is."""
        free = [point for point in self._tries() if self.spots(point)] or self._anywhere()
        return [Placement((point,)) for point in free]

    def _anywhere(self) -> list[Point]:
        battle, model = self._battle, self._model
        x, y, z = self.template.at
        radius = model.profile.radius
        bases = [
            (*other.place, radius + other.profile.radius - SLACK, REACH - SLACK)
            for other in battle.in_play()
            if other is not model
        ]
        bases += [
            (*enemy.place, radius + enemy.profile.radius + CONTACT, CONTACT_HEIGHT)
            for enemy in battle.enemies(model)
        ]
        reach = TEMPLATE_RADIUS + radius
        search = Search(battle.relief, model.profile, bases, z - model.tall, z + TEMPLATE_HEIGHT)
        found = search.first(
            Square.about((x, y), reach),
            lambda point: bool(self.spots(point)),
            lambda square: square.nearest((x, y)) > reach,
        )
        return [] if found is None else [found]

    def any(self, lot: Lot) -> Placement:
        return lot.pick(self.candidates())

    def default(self) -> Placement:
        return self.candidates()[0]

    def outline(self) -> Sequence[Sequence[Point]]:
        x, y, _ = self.template.at
        return [[(x + TEMPLATE_RADIUS * dx, y + TEMPLATE_RADIUS * dy) for dx, dy in FAN]]


def mists(battle: Battle, model: Model) -> list[Template]:
    """The Mist Templates a Mist Walker may step into from the one it is in (4.162)."""
    if not model.has("mist_walker") or len(battle.templates) < 2:
        return []
    mist = [template for template in battle.templates if template.kind == "mist"]
    here = [template for template in mist if in_template(model, template)]
    if not here:
        return []
    return [
        template
        for template in mist
        if (len(here) > 1 or template is not here[0])
        and at_most(plan(model.place, template.at), MIST_REACH)
        and MistRegion(battle, model, template).candidates()
    ]


def touching_point(model: Model, enemy: Model) -> Point:
    """Where a model that comes straight at an enemy stops."""
    ex, ey, _ = enemy.place
    x, y, _ = model.place
    length = plan(model.place, enemy.place)
    if length < 1e-6:
        return ex + model.profile.radius + enemy.profile.radius + TOUCH, ey
    apart = model.profile.radius + enemy.profile.radius + TOUCH
    return ex + (x - ex) / length * apart, ey + (y - ey) / length * apart


def contact_at(model: Model, walked: Walk, target: Model) -> bool:
    """Whether a model at the end of a walk is in base contact with a target (1.44)."""
    return would_touch(model, (walked.x, walked.y, walked.z), target)


def leaves_with_parcel(battle: Battle, model: Model, walked: Walk) -> bool:
    """A carrier of the parcel whose centre reaches its own table edge leaves (5.12)."""
    if battle.setting.victory != "parcel" or not model.carries:
        return False
    zone = battle.setting.zones[battle.zones[model.seat]]
    if zone.edge == "south":
        return walked.y <= SLACK
    return walked.y >= battle.relief.height - SLACK


def chargeable(battle: Battle, model: Model) -> list[Model]:
    """Enemies a Charge reaches, straight or round corners (4.79)."""
    found = []
    reach = model.profile.move + SLACK
    for enemy in battle.enemies(model):
        apart = plan(model.place, enemy.place) - model.profile.radius - enemy.profile.radius
        if apart - CONTACT <= reach and not in_contact(model, enemy):
            key = ("charge", model.id, enemy.id, battle.heroic)
            way = battle.facts.get(key, UNKNOWN)
            if way is UNKNOWN:
                way = battle.facts[key] = ChargeRegion(battle, model, enemy).way
            if way is not None:
                found.append(enemy)
    return found


@lru_cache(maxsize=32)
def _charges(relief: Relief) -> dict[Hashable, Placement | None]:
    """The charges found on a table, by all that they depend on; most are asked for many times."""
    return {}


def _circumstances(battle: Battle, model: Model, target: Model) -> Hashable:
    """All that decides how a model may charge a target: the two, its Move, and what is between.

    Enemies count wherever they may be in its way or gone round; friends where it may end.
    """
    profile, here, there = model.profile, model.place, target.place
    apart = profile.radius + target.profile.radius + AT_HAND
    between = []
    for other in battle.in_play():
        to_target, radius = plan(other.place, there), other.profile.radius
        wide = max(2 * profile.radius, profile.gap) + radius + AT_HAND
        if (
            to_target <= apart + profile.radius + radius
            if other.seat == model.seat
            else plan(other.place, here) + to_target <= profile.move + apart + 2 * wide
        ):
            between.append((other.index, other.seat, other.place, other.profile, other.toppled))
    return (
        (model.index, model.profile, here, target.index),
        model.carries and (battle.setting.victory, battle.zones[model.seat]),
        battle.heroic and battle.active == model.id,
        tuple(t.at for t in battle.templates if t.kind == "fire"),
        tuple(between),
    )


def _stopped(battle: Battle, walked: Walk) -> Refusal:
    if walked.stop == "figure":
        return Refusal("enemy-in-way", rule="4.24", enemy=battle.models[walked.what].id)
    rules = {
        "too-tall": "4.20",
        "closed-area": "4.20",
        "no-room": "1.50",
        "solid": "4.23",
        "barrier": "4.20",
    }
    piece = ""
    if walked.what >= 0 and walked.stop in ("too-tall", "solid", "barrier"):
        piece = battle.relief.pieces[walked.what].id
    return Refusal(f"way-{walked.stop}", rule=rules[walked.stop], piece=piece)


def _snap(point: Point) -> Point:
    return snap(point[0]), snap(point[1])


def _snapped(placement: Placement) -> tuple[Point, ...]:
    return tuple(_snap(point) for point in placement.path)
