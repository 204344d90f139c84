"""A finished game taken apart: luck against expectation, and what decided it."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.conformance import play_randomly
from grognard.kernel import records
from grognard.kernel.acts import Draw, Roll
from grognard.kernel.game import Game, new_game
from grognard.kernel.luck import foreseen, luck
from grognard.kernel.questions import Chance
from grognard.lab.aftermath import Aftermath, Fortune, Gain, aftermath, percents, verdict
from grognard.rulesets.colossus.battle import Battle

ARCHIVE = Path(__file__).parents[1] / "archive"
GAMES = [
    ("baroud", "belfry"),
    ("brimstone", "the_pit"),
    ("colossus", "three_furnaces"),
    ("gaslight", "gasworks_ledger"),
    ("saurian", "nest_ridge"),
]
COLOSSUS = ("break_the_gate", "crown_of_slag", "iron_reckoning", "three_furnaces")


@cache
def played(name: str, scenario: str) -> records.Record:
    """A whole game by random answers."""
    game = grognard.ruleset(name).new_game(scenario, seed=11)
    for _ in play_randomly(game, "aftermath"):
        pass
    return game.record


@cache
def taken_apart(name: str, scenario: str) -> Aftermath:
    kept = played(name, scenario)
    return aftermath(grognard.ruleset(name), kept.setup, kept.answers)


def at_the_first(
    wanted: type[Chance[Any]], name: str, scenario: str, topic: str
) -> tuple[Game[Any], Any]:
    """A game at its first act of chance of a kind, and how it turned out."""
    kept = played(name, scenario)
    game = new_game(grognard.ruleset(name), kept.setup, None)
    while not (isinstance(game.question, wanted) and game.question.topic == topic):
        game.answer(kept.answers[game.answers])
    return game, kept.answers[game.answers]


def at_an_attack() -> tuple[Game[Any], Any]:
    return at_the_first(Roll, "colossus", "iron_reckoning", "attack")


def structure(battle: Battle) -> tuple[float, ...]:
    return (float(sum(unit.armor + unit.structure for unit in battle.units)),)


def test_luck_is_nothing_on_average() -> None:
    game, _ = at_an_attack()
    roll = game.question
    assert isinstance(roll, Roll)
    faces = {k: [6] * k + [1] * (roll.dice - k) for k in range(roll.dice + 1)}

    found = [(weight, luck(game, faces[outcome], structure)) for outcome, weight in roll.outcomes()]

    whole = sum(weight for weight, _ in found)
    mean = sum(weight * each.gained[0] for weight, each in found) / whole
    spread = sum(weight * each.gained[0] ** 2 for weight, each in found) / whole
    assert mean == pytest.approx(0.0, abs=1e-9)
    assert spread == pytest.approx(found[0][1].variance[0])
    assert spread > 0
    assert all(each.exact for _, each in found)


def test_more_hits_are_luckier_before_the_defence_is_rolled() -> None:
    game, _ = at_an_attack()
    roll = game.question
    assert isinstance(roll, Roll)

    none = luck(game, [1] * roll.dice, structure).gained[0]
    every = luck(game, [6] * roll.dice, structure).gained[0]

    assert every < 0 < none


def test_sampled_luck_comes_near_the_exact_one() -> None:
    game, entry = at_an_attack()

    exact = luck(game, entry, structure)
    sampled = luck(game, entry, structure, budget=1, samples=800)

    assert exact.exact and not sampled.exact
    assert sampled.gained[0] == pytest.approx(exact.gained[0], abs=0.2)
    assert sampled.variance[0] == pytest.approx(exact.variance[0], abs=0.2)


def test_a_hand_too_large_to_list_is_sampled() -> None:
    game, entry = at_the_first(Draw, "gaslight", "tallow_row", "draw")

    found = luck(game, entry, lambda battle: (0.0,))

    assert not found.exact
    assert found.gained == (0.0,) and found.variance == (0.0,)


def test_looking_for_luck_leaves_the_game_alone() -> None:
    game, entry = at_an_attack()
    before = game.record

    luck(game, entry, structure)

    assert game.record == before


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_every_ruleset_can_be_taken_apart(name: str, scenario: str) -> None:
    found = taken_apart(name, scenario)

    assert found.sides == ("A", "B")
    assert found.result is not None
    assert [fortune.side for fortune in found.fortunes] == ["A", "B"]
    assert found.leads and all(lead.turn > 0 for lead in found.leads)
    assert 0 < len(found.moments) <= 3
    assert [m.start for m in found.moments] == sorted(m.start for m in found.moments)
    assert all(moment.effects for moment in found.moments)


@pytest.mark.parametrize(
    ("name", "scenario"),
    [("brimstone", "the_pit"), ("colossus", "crown_of_slag"), ("gaslight", "gasworks_ledger")],
)
def test_what_decided_a_game_is_told_by_what_was_lost(name: str, scenario: str) -> None:
    ruleset, found = grognard.ruleset(name), taken_apart(name, scenario)

    for moment in found.moments:
        ended = {e.piece for e in moment.effects if e.kind in ruleset.final_effects}
        others = [e for e in moment.effects if e.kind not in ruleset.final_effects]
        assert not any(e.kind in ruleset.passing_effects for e in others)
        assert not any(e.piece in ended for e in others)


def assert_adds_up(found: Aftermath) -> None:
    """Start, luck and choices make the result of every side, in whole percents as well."""
    assert found.result is not None
    for place, fortune in enumerate(found.fortunes):
        is_won = any(seat.startswith(fortune.side) for seat in found.result.winners)
        assert fortune.end == (float(is_won) if found.result.winners else 0.5)
        assert fortune.start + fortune.luck + fortune.choices == pytest.approx(fortune.end)
        start, gained, chosen, end = percents(fortune)
        assert start + gained + chosen == end
        for by_chance, told in ((True, fortune.luck), (False, fortune.choices)):
            gains = [gain.gained[place] for gain in found.gains if gain.by_chance == by_chance]
            assert sum(gains) == pytest.approx(told)


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_start_luck_and_choices_add_up_to_the_result(name: str, scenario: str) -> None:
    assert_adds_up(taken_apart(name, scenario))


@pytest.mark.parametrize("name", [name for name, _ in GAMES])
def test_records_of_real_games_add_up_to_their_results(name: str) -> None:
    ruleset = grognard.ruleset(name)
    kept = [records.read(each) for each in ARCHIVE.glob(f"{name}-v{ruleset.version}-*.game.json")]

    found = [aftermath(ruleset, each.setup, each.answers) for each in kept]

    assert any(each.result is not None for each in found)
    for each in found:
        if each.result is not None:
            assert_adds_up(each)


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_who_led_when_is_told_as_a_chance(name: str, scenario: str) -> None:
    found = taken_apart(name, scenario)

    for lead in found.leads:
        assert sum(lead.chances) == pytest.approx(1.0)
        assert all(0.0 <= chance <= 1.0 for chance in lead.chances)
    assert found.leads[-1].chances == tuple(fortune.end for fortune in found.fortunes)


def test_a_moment_swings_by_luck_and_by_choices() -> None:
    found = taken_apart("colossus", "three_furnaces")

    for moment in found.moments:
        within = [gain for gain in found.gains if moment.start <= gain.at < moment.end]
        thrown = sum(gain.gained[0] for gain in within if gain.by_chance)
        chosen = sum(gain.gained[0] for gain in within if not gain.by_chance)
        assert thrown == pytest.approx(moment.luck[0])
        assert thrown + chosen == pytest.approx(moment.swing[0])


def test_what_can_be_foreseen_is_the_mean_of_what_may_come() -> None:
    game, _ = at_an_attack()
    roll = game.question
    assert isinstance(roll, Roll)

    found = luck(game, [6] * roll.dice, structure)

    assert foreseen(game, structure) == pytest.approx(found.expected)
    assert foreseen(game, structure, budget=1, samples=600) == pytest.approx(
        found.expected, abs=0.2
    )


def test_luck_that_was_sampled_says_how_far_it_may_be_off() -> None:
    game, entry = at_an_attack()

    exact = luck(game, entry, structure)
    few = luck(game, entry, structure, budget=1, samples=100)
    many = luck(game, entry, structure, budget=1, samples=800)

    assert exact.doubt == (0.0,)
    assert 0.0 < many.doubt[0] < few.doubt[0]
    assert abs(many.gained[0] - exact.gained[0]) < 4 * many.doubt[0] ** 0.5


@pytest.mark.parametrize(("name", "scenario"), [("colossus", s) for s in COLOSSUS])
def test_no_side_is_said_to_gain_by_its_own_losses(name: str, scenario: str) -> None:
    found = taken_apart(name, scenario)

    for moment in found.moments:
        favoured = found.sides[moment.swing.index(max(moment.swing))]
        for effect in moment.effects:
            if effect.kind in ("damage", "destroyed", "panicked"):
                assert not effect.piece.startswith(favoured.lower())


def test_luck_that_lies_in_cards_alone_is_not_counted() -> None:
    found = taken_apart("saurian", "nest_ridge")

    assert [verdict(fortune) for fortune in found.fortunes] == ["luck-cards", "luck-cards"]
    assert all(fortune.cards > 0 and fortune.dice == 0 for fortune in found.fortunes)


def test_what_one_side_gains_by_luck_the_other_loses() -> None:
    found = taken_apart("colossus", "three_furnaces")

    ours, theirs = found.fortunes
    assert ours.luck == pytest.approx(-theirs.luck)
    assert ours.deviation == pytest.approx(theirs.deviation)


def test_dice_are_counted_as_they_were_thrown() -> None:
    kept = played("colossus", "three_furnaces")
    ruleset = grognard.ruleset("colossus")
    found = taken_apart("colossus", "three_furnaces")
    game = new_game(ruleset, kept.setup, None)
    thrown, lucky = {"A": 0, "B": 0}, {"A": 0, "B": 0}

    while game.answers < len(kept.answers):
        entry, question = kept.answers[game.answers], game.question
        if isinstance(question, Roll):
            thrown[question.seat[0]] += question.dice
            lucky[question.seat[0]] += question.trust(entry)
        game.answer(entry)

    assert {f.side: f.dice for f in found.fortunes} == thrown
    assert {f.side: f.successes for f in found.fortunes} == lucky


def test_who_concedes_gives_away_what_was_left() -> None:
    kept = played("colossus", "three_furnaces")
    ruleset = grognard.ruleset("colossus")
    half = kept.answers[: len(kept.answers) // 2]
    until = aftermath(ruleset, kept.setup, half)

    conceded = aftermath(ruleset, kept.setup, [*half, {"concede": "A"}])

    assert conceded.result is not None and conceded.result.winner == "B"
    assert_adds_up(conceded)
    assert conceded.fortunes[0].luck == pytest.approx(until.fortunes[0].luck)
    last = conceded.gains[-1]
    assert last.seat == "A" and not last.by_chance and last.gained[0] < 0


def test_who_concedes_before_the_first_turn_loses_what_it_stood_at() -> None:
    kept = played("colossus", "three_furnaces")

    conceded = aftermath(grognard.ruleset("colossus"), kept.setup, [{"concede": "A"}])

    assert_adds_up(conceded)
    (only,) = conceded.gains
    assert only == Gain(0, "A", False, only.gained) and only.gained[0] < 0


@pytest.mark.parametrize(
    ("luck_", "deviation", "message"),
    [
        (0.0, 0.0, "luck-none"),
        (0.01, 0.05, "luck-even"),
        (0.05, 0.05, "luck-good"),
        (0.09, 0.05, "luck-great"),
        (-0.05, 0.05, "luck-bad"),
        (-0.09, 0.05, "luck-awful"),
    ],
)
def test_luck_is_put_into_a_few_words(luck_: float, deviation: float, message: str) -> None:
    fortune = Fortune("A", 0.5, luck_, 0.5 - luck_, 1.0, margin=0.0, deviation=deviation)

    assert verdict(fortune) == message
