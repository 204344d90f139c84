"""Random games over all scenarios, bands and options keep every law and always end."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.conformance import check_state, play_randomly
from grognard.kernel.chance import Lots
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose, Place
from grognard.rulesets.baroud import RULESET
from grognard.rulesets.baroud.kernels import SAME, stick_contact, stick_span, stick_to_segment

BANDS = tuple(RULESET.rosters())
MATCHES = list(product(RULESET.scenario_ids(), BANDS, BANDS))


@pytest.mark.parametrize(("scenario", "one", "other"), MATCHES)
def test_every_scenario_and_pair_of_bands_keeps_the_laws(
    scenario: str, one: str, other: str
) -> None:
    game = RULESET.new_game(scenario, [one, other], seed=f"{scenario} {one} {other}")

    for number in play_randomly(game, 11):
        RULESET.check(game.battle)
        if number % 67 == 0:
            check_state(game)

    assert game.over


def play_eagerly(game: Game[object], seed: int) -> int:
    """Random answers that seldom stop: charges, spells and fights happen."""
    lot = Lots(seed).branch("eager").lot(0)
    shy = ("end-turn", "end", "stay", "done")
    number = 0
    while (decision := game.decision) is not None:
        number += 1
        if isinstance(decision, Place):
            usual = decision.topic == "deploy"
            game.answer(decision.usual if usual else decision.region.any(lot))
            continue
        assert isinstance(decision, Choose)
        keys = [o.key for o in decision.options if o.key not in shy or lot.below(12) == 0]
        bold = [key for key in keys if key in ("charge", "cast", "melee", "group", "yes")]
        game.answer(
            lot.pick((bold if bold and lot.below(2) else keys) or [decision.options[0].key])
        )
        RULESET.check(game.battle)
        assert number < 5_000, "the game does not end"
    return number


@pytest.mark.parametrize("match", range(0, len(MATCHES), 3))
def test_games_of_many_fights_keep_the_laws_under_every_option(match: int) -> None:
    scenario, one, other = MATCHES[match]
    values = [(c.id, v) for c in RULESET.choices() for v in c.values if v != c.default]
    option, value = values[match % len(values)]
    game = RULESET.new_game(scenario, [one, other], seed=match, options={option: value})

    assert play_eagerly(game, match)
    check_state(game)


@pytest.mark.slow
def test_two_thousand_random_games_end_without_an_error() -> None:
    for seed in range(2_000):
        scenario, one, other = MATCHES[seed % len(MATCHES)]
        game = RULESET.new_game(scenario, [one, other], seed=seed, keep=False)
        lot = Lots(seed).branch("two thousand").lot(0)
        while (decision := game.decision) is not None:
            assert game.answers < 20_000
            if isinstance(decision, Place):
                game.answer(decision.region.any(lot))
            else:
                assert isinstance(decision, Choose)
                game.answer(lot.pick(decision.options))
        assert game.result is not None


coordinate = st.integers(-90_000, 90_000).map(lambda n: n / 100)


@given(coordinate, coordinate, coordinate, coordinate)
def test_a_sight_line_in_a_rectangle_is_what_shapely_says(
    ax: float, ay: float, bx: float, by: float
) -> None:
    from shapely import LineString, box

    enter, leave = stick_span(100.0, 200.0, 400.0, 300.0, ax, ay, bx, by)
    length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
    inside = (leave - enter) * length if enter <= 1.0 else 0.0

    expected = box(100, 200, 400, 300).intersection(LineString([(ax, ay), (bx, by)]))
    along_the_side = expected.length > SAME and inside == 0.0
    if not along_the_side:
        assert abs(inside - expected.length) < 1e-6 * max(1.0, length)


@given(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate)
def test_the_distance_to_a_path_is_what_shapely_says(
    px: float, py: float, ax: float, ay: float, bx: float, by: float
) -> None:
    from shapely import LineString, Point

    found = stick_to_segment(px, py, ax, ay, bx, by)

    path = LineString([(ax, ay), (bx, by)]) if (ax, ay) != (bx, by) else Point(ax, ay)
    assert abs(found - path.distance(Point(px, py))) < 1e-6


@given(st.integers(0, 360), st.integers(0, 200))
@settings(max_examples=200)
def test_contact_is_the_same_seen_from_either_side(degrees: int, hundredths: int) -> None:
    from grognard.table.headings import VECTORS

    ux, uy = VECTORS[degrees % 360]
    gap = 25.0 + hundredths / 100
    x, y = round(450 + ux * gap, 2), round(450 + uy * gap, 2)
    bodies = [
        450.0,
        450.0,
        12.5,
        0.0,
        1.0,
        1.0,
        1.0,
        0.0,
        0.0,
        x,
        y,
        12.5,
        1.0,
        1.0,
        1.0,
        1.0,
        0.0,
        0.0,
    ]

    one = stick_contact([], bodies, 450.0, 450.0, 12.5, 0.0, 1)
    other = stick_contact([], bodies, x, y, 12.5, 0.0, 0)

    assert one == other
