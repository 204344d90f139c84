"""Random games of catanatron between two of its own random players."""

from collections.abc import Callable

from catanatron.game import Game
from catanatron.models.player import Color, Player, RandomPlayer
from window import COPIES_AFTER, Played, Random, run


def new_game(random: Random, kind: type[Player] = RandomPlayer) -> Game:
    # catanatron takes seed 0 for "no seed"
    return Game([kind(Color.RED), kind(Color.BLUE)], seed=random.randrange(1, 2**31))


def play(random: Random, kind: type[Player] = RandomPlayer) -> Played:
    decisions = choices = 0

    def decide(player, game, actions):
        nonlocal decisions, choices
        decisions += 1
        choices += len(actions) > 1
        return player.decide(game, actions)

    new_game(random, kind).play(decide_fn=decide)
    return Played(decisions, choices)


def copier(random: Random) -> Callable[[], object]:
    game = new_game(random)
    for _ in range(COPIES_AFTER):
        game.play_tick()
    return game.copy


if __name__ == "__main__":
    run("catanatron", "catanatron", play, {"copy_us": copier})
