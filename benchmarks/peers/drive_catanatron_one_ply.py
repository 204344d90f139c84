"""Games of catanatron between two of its players that look one action ahead."""

from catanatron.game import Game
from catanatron.models.player import Color
from catanatron.players.search import VictoryPointPlayer
from window import Played, Random, run


def play(random: Random) -> Played:
    decisions = choices = 0

    def decide(player, game, actions):
        nonlocal decisions, choices
        decisions += 1
        choices += len(actions) > 1
        return player.decide(game, actions)

    players = [VictoryPointPlayer(Color.RED), VictoryPointPlayer(Color.BLUE)]
    # catanatron takes seed 0 for "no seed"
    Game(players, seed=random.randrange(1, 2**31)).play(decide_fn=decide)
    return Played(decisions, choices)


if __name__ == "__main__":
    run("catanatron_one_ply", "catanatron", play)
