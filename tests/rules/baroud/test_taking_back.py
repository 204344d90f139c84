"""Moments of a game do not get into each other's way."""

import grognard
from grognard.conformance import play_randomly, state


def test_playing_on_from_an_early_moment_changes_nothing_about_later_ones() -> None:
    game = grognard.ruleset("baroud").new_game("ford_road", seed=11)
    seen: dict[int, bytes] = {}
    for _ in play_randomly(game, "archive"):
        seen[game.answers] = state(game)
    early = game.fork()
    early.rewind(3)
    early.answer(game.entries[3])

    late = game.fork()
    for at in sorted(seen, reverse=True):
        late.rewind(at)

        assert state(late) == seen[at]
