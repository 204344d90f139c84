"""Ways over the rooftops: how far it is to something, up ladders and round houses."""

from math import inf

import pytest

from grognard.rulesets.gaslight import RULESET
from grognard.rulesets.gaslight.routes import UNREACHED, Field, field, net_of
from grognard.table import compiled

SCENARIOS = RULESET.scenario_ids()
GOAL = (18.5, 18.5, 0.0)


def ways_of(scenario: str) -> Field:
    battle = RULESET.new_game(scenario=scenario, seed=1).battle
    level = battle.relief.highest(*GOAL[:2], not_above=inf)
    assert level is not None
    return field(battle.relief, (*GOAL[:2], level.z))


def relaxed(found: Field) -> list[float]:
    """The same lengths, every step tried until none is shorter."""
    web = found.net.web.values
    first = found.ways.index(0.0)
    ways = [UNREACHED] * len(found.ways)
    ways[first] = 0.0
    is_settled = False
    while not is_settled:
        is_settled = True
        for number, way in enumerate(ways):
            for k in range(int(web.steps[number]), int(web.steps[number + 1])):
                other, longer = int(web.beside[k]), way + web.costs[k]
                if way < UNREACHED and longer < ways[other]:
                    ways[other], is_settled = longer, False
    return ways


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_way_is_longer_than_it_need_be(scenario: str) -> None:
    found = ways_of(scenario)

    assert found.ways == pytest.approx(relaxed(found))
    assert found.nexts[found.ways.index(0.0)] == -1


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_point_leads_on_to_a_nearer_one(scenario: str) -> None:
    found = ways_of(scenario)

    for way, after in zip(found.ways, found.nexts, strict=True):
        assert (after < 0) == (way in (0.0, UNREACHED))
        assert after < 0 or found.ways[int(after)] < way


def test_ways_from_many_places_are_those_from_each() -> None:
    found = ways_of(SCENARIOS[0])
    spots = [(x + 0.3, y + 0.4, 0.0) for x in range(0, 36, 5) for y in range(0, 36, 5)]

    run = compiled.running()
    numbers = run.numbers(number for spot in spots for number in spot)

    assert found.ways_from(run, numbers) == [found.way(spot) for spot in spots]


def test_ways_asked_for_just_before_compiling_are_found_just_after() -> None:
    pytest.importorskip("numba")
    found = ways_of(SCENARIOS[0])
    with compiled.only(is_compiled=False):
        run = compiled.running()
        numbers = run.numbers((18.5, 20.5, 0.0))

    with compiled.only(is_compiled=True):
        assert found.ways_from(run, numbers) == [found.way((18.5, 20.5, 0.0))]


@pytest.mark.parametrize("is_checked", [False, True])
def test_ways_are_the_same_compiled_or_not(is_checked: bool) -> None:
    pytest.importorskip("numba")
    relief = RULESET.new_game(scenario=SCENARIOS[0], seed=1).battle.relief
    found = []
    for is_compiled in (False, True):
        with compiled.only(is_compiled=is_compiled, is_checked=is_compiled and is_checked):
            there = field.__wrapped__(relief, GOAL)
            paths = there.paths.values
            spots = [(x + 0.3, y + 0.4, 0.0) for x in range(0, 36, 5) for y in range(0, 36, 5)]
            ways = [there.way(spot) for spot in spots]
            found.append((there.ways, there.nexts, list(paths.aheads), ways))

    assert found[0] == found[1]


def test_nothing_leads_to_a_goal_off_the_net() -> None:
    relief = RULESET.new_game(scenario=SCENARIOS[0], seed=1).battle.relief
    there = field(relief, (5.5, 5.5, 9.0))

    assert set(there.ways) == {UNREACHED}
    assert there.way((8.5, 9.5, 0.0)) == pytest.approx(5.0 + 2 * 9.0 + 4.0)
    assert len(net_of(relief).knots) == len(there.ways)
