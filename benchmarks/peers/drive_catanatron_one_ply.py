"""Games of catanatron between two of its players that look one action ahead."""

from functools import partial

from catanatron.players.search import VictoryPointPlayer
from drive_catanatron import play
from window import run

if __name__ == "__main__":
    run("catanatron_one_ply", "catanatron", partial(play, kind=VictoryPointPlayer))
