"""Every option of an attack has a figure at once; the true one takes its place."""

import pytest

import grognard
from benchmarks.headlines import attack_times
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.server.thinking import figures
from grognard.server.thinking.figures import at_once, in_the_end

BUDGET, SAMPLES = 4_000, 1_000


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is."""
    monkeypatch.setattr(figures, "AT_ONCE", 60)
    monkeypatch.setattr(figures, "SOON", 60)


@pytest.fixture
def attack() -> Game:
    """A machine that may shoot at several others."""
    game = grognard.ruleset("colossus").new_game(seed=3)
    while not any(key.startswith("ranged:") for key in keys_of(game)):
        game.answer(game.decision.usual)
    return game


def keys_of(game: Game) -> list[str]:
    question = game.decision
    return [option.key for option in question.options] if isinstance(question, Choose) else []


def test_what_is_soon_enumerated_is_never_guessed_at(attack: Game) -> None:
    found, rough = at_once(attack, attack.decision.seat, keys_of(attack), BUDGET)

    assert set(found) == set(keys_of(attack))
    assert rough == {}
    assert found == in_the_end(attack, attack.decision.seat, keys_of(attack), BUDGET, SAMPLES)


def test_what_takes_long_is_guessed_at_and_said_to_be(attack: Game) -> None:
    seat = attack.decision.seat
    _, rough = at_once(attack, seat, keys_of(attack), budget=0)
    true = in_the_end(attack, seat, keys_of(attack), BUDGET, SAMPLES)

    guesses = {key: guess for key, guess in rough.items() if guess is not None}
    assert guesses
    for key, guess in guesses.items():
        right = true[key]
        assert right is not None
        assert not guess.exact
        assert guess.piece == right.piece


def test_the_benchmark_of_figures_finds_attacks() -> None:
    assert next(attack_times("colossus")) > 0
