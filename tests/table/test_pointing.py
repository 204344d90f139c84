"""Whoever points where a piece may not be is offered the nearest place where it may."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.kernel.chance import Lot, Lots
from grognard.kernel.game import Game
from grognard.kernel.questions import Place, Placement, Point
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import ruleset
from grognard.table.distance import between
from grognard.table.lattice import along
from grognard.table.pointing import instead
from grognard.testing import baroud, brimstone, gaslight, play
from grognard.testing.offers import about, grid, reached

FAR = 5.0
NEAR = 0.3
"""A place as near as this to the nearest one is what somebody meant."""
STEPS = 0.03
"""A few steps of the lattice."""


class Meadow:
    """Straight ways of up to five inches, and two ponds."""

    piece: str | None = "cow"

    def __init__(self, start: Point, ponds: Sequence[tuple[Point, float]] = ()) -> None:
        self.start, self.ponds = start, ponds

    def refuse(self, placement: Placement) -> Refusal | None:
        way = (self.start, *placement.path)
        if sum(between(a, b) for a, b in pairwise(way)) > FAR + 1e-9:
            return Refusal("too-far")
        is_wet = any(between(way[-1], middle) < wide for middle, wide in self.ponds)
        return Refusal("wet") if is_wet else None

    def candidates(self) -> Sequence[Placement]:
        return [Placement()]

    def any(self, lot: Lot) -> Placement:
        return Placement()

    def default(self) -> Placement:
        return Placement()

    def outline(self) -> Sequence[Sequence[Point]]:
        return ()


def test_a_way_that_is_too_long_is_cut_to_what_is_allowed() -> None:
    found = instead(Meadow((10.0, 10.0)), Placement(((10.0, 30.0),), 90), (10.0, 10.0), FAR)

    assert found == Placement(((10.0, 15.0),), 90)


def test_a_way_is_cut_along_its_bends() -> None:
    path = ((10.0, 13.0), (20.0, 13.0))

    found = instead(Meadow((10.0, 10.0)), Placement(path), (10.0, 10.0), FAR)

    assert found == Placement(((10.0, 13.0), (12.0, 13.0)))


def test_a_way_is_cut_without_being_told_how_long_it_may_be() -> None:
    found = instead(Meadow((10.0, 10.0)), Placement(((10.0, 30.0),)), (10.0, 10.0))

    assert found is not None and found.end is not None
    assert between(found.end, (10.0, 15.0)) <= STEPS


def test_a_place_in_a_pond_gives_way_to_its_nearest_bank() -> None:
    meadow = Meadow((10.0, 10.0), [((10.0, 12.0), 1.0)])

    found = instead(meadow, Placement(((10.3, 12.7),)), (10.0, 10.0), FAR)

    assert found is not None and found.end is not None
    assert between(found.end, (10.3, 12.7)) == pytest.approx(
        1.0 - between((0.3, 0.7), (0, 0)), abs=0.05
    )


@given(st.integers(-900, 900), st.integers(-900, 900), st.integers(0, 359))
def test_no_place_on_a_meadow_is_much_nearer_than_the_one_offered(
    x: int, y: int, heading: int
) -> None:
    start = (20.0, 20.0)
    meadow = Meadow(start, [((22.0, 21.0), 1.5), ((18.0, 23.0), 1.0)])
    pointed = Placement(((20 + x / 100, 20 + y / 100),), heading)
    if meadow.refuse(pointed) is None:
        return

    found = instead(meadow, pointed, start, FAR)

    assert found is not None and meadow.refuse(found) is None and found.heading == heading
    goal = pointed.path[0]
    legal = [p for p in grid(start, FAR, 0.25, 100) if meadow.refuse(Placement((p,))) is None]
    nearest = min(between(point, goal) for point in legal)
    assert between(found.path[-1], goal) <= nearest + NEAR


RULESETS = ("baroud", "brimstone", "colossus", "gaslight")


def pointing(name: str) -> Iterator[tuple[Game[Any], Place, Point | None, Placement]]:
    """Places of reached states that somebody points at: near the piece, at others, anywhere."""
    rules: Any = ruleset(name)
    for number, game in enumerate(reached(rules, games=2, every=3)):
        asked = game.decision
        if not isinstance(asked, Place):
            continue
        lot = Lots("pointing").lot(number)
        seen = rules.view(game.battle, asked.seat)
        start = seen.place(asked.piece)
        inch = 25.0 if seen.table.unit == "mm" else 1.0
        points = [piece.at for piece in seen.pieces if piece.at is not None][:3]
        points.append((lot.below(int(seen.table.width)), lot.below(int(seen.table.height))))
        if start is not None:
            far = (1 + lot.below(12)) * inch
            points += about(start, [far], 3, lambda x, y: (round(x, 2), round(y, 2)))
        for x, y in points:
            yield game, asked, start, Placement(((float(x), float(y)),), lot.below(360))


@pytest.mark.parametrize("name", RULESETS)
def test_what_is_offered_instead_is_legal_wherever_one_points(name: str) -> None:
    pointed = 0
    for game, asked, start, placement in pointing(name):
        if asked.region.refuse(placement) is None:
            continue
        pointed += 1
        allowed = game.ruleset.outlook(game.battle, asked, placement).allowed

        found = instead(asked.region, placement, start, allowed)

        assert found is not None, f"{asked.topic} offers nothing for {placement}"
        assert asked.region.refuse(found) is None
        assert found.heading == placement.heading
        # A way round a wood may be longer than one through it.
        at_most = game.ruleset.outlook(game.battle, asked, found).allowed
        if at_most is not None and start is not None:
            way = (start, *found.path)
            assert sum(between(a, b) for a, b in pairwise(way)) <= at_most + STEPS
    assert pointed > 50


@pytest.mark.parametrize("name", RULESETS)
def test_a_move_that_is_too_long_ends_as_far_as_it_may_go(name: str) -> None:
    cut = 0
    for game, asked, start, placement in pointing(name):
        allowed = game.ruleset.outlook(game.battle, asked, placement).allowed
        goal = placement.path[0]
        if start is None or not allowed or between(start, goal) <= allowed:
            continue
        if asked.region.refuse(placement) is None:
            continue  # Something on the way ends the move before its length does.
        ahead = tuple((b - a) / between(start, goal) for a, b in zip(start, goal, strict=True))
        farthest = along(start, (ahead[0], ahead[1]), allowed)
        if asked.region.refuse(Placement((farthest,), placement.heading)) is not None:
            continue
        cut += 1

        found = instead(asked.region, placement, start, allowed)

        assert found is not None
        end = found.end or start
        assert between(end, goal) <= between(farthest, goal) + STEPS
    assert cut > 10


def offered(game: Game[Any], point: Point) -> Point:
    """Where a piece would be put by whoever points there."""
    asked = game.decision
    assert isinstance(asked, Place) and asked.piece is not None
    start = game.ruleset.view(game.battle, asked.seat).place(asked.piece)
    pointed = Placement((point,))
    assert asked.region.refuse(pointed) is not None, "there is nothing to offer instead"
    found = instead(asked.region, pointed, start)
    assert found is not None and found.end is not None
    assert asked.region.refuse(found) is None
    return found.end


@pytest.mark.parametrize(("beside", "side"), [((0.0, 0.0), (0, -1)), ((14.0, 1.0), (1, 0))])
def test_pointing_at_the_target_of_a_charge_means_contact_on_that_side(
    beside: Point, side: Point
) -> None:
    game = baroud.acting(
        baroud.figure("a1", "rifleman", 450, 380), baroud.figure("b1", "rifleman", 450, 450)
    )
    play(game, ["charge", "path"])

    x, y = offered(game, (450 + beside[0], 450 + beside[1]))

    assert between((x, y), (450.0, 450.0)) == pytest.approx(25.0, abs=0.5)
    assert (x - 450) * side[0] + (y - 450) * side[1] > 20


def test_pointing_at_an_enemy_means_contact_where_a_move_may_end_so() -> None:
    game = gaslight.position(
        gaslight.model("a1", gaslight.CONSTABLE, 10, 10),
        gaslight.model("b1", gaslight.WRETCH, 13, 10),
        active="a1",
        actions=2,
    )
    play(game, ["move"])

    assert between(offered(game, (13.1, 10.1)), (13.0, 10.0)) < gaslight.TOUCHING + 0.02


def test_pointing_at_an_enemy_without_a_zone_of_control_means_contact() -> None:
    game = brimstone.position(
        brimstone.unit("a1", "gm_halb", 10, 10),
        brimstone.unit("b1", "ac_legion", 13, 10, states={"knocked_down": 0}),
        active="a1",
    )
    play(game, ["advance"])

    assert between(offered(game, (13.2, 10.1)), (13.0, 10.0)) <= brimstone.APART + 0.01


def test_pointing_beside_a_route_means_a_point_of_it() -> None:
    game = brimstone.position(
        brimstone.unit("a1", "gm_halb", 11.2, 10),
        brimstone.unit("b1", "ac_legion", 10, 10, states={"knocked_down": 0}),
        brimstone.unit("b2", "ac_legion", 11.2, 12.203),
        active="a1",
    )
    play(game, ["flee", brimstone.to((11.195, 10.1), (11.195, 11))])
    assert game.decision.topic == "place-approach"

    x, y = offered(game, (12.5, 10.6))

    assert abs(x - 11.2) < 0.05
    assert 10.1 < y < 11.2
