"""Random games of OpenSpiel backgammon, its dice thrown with their true odds."""

from open_spiel_games import drive

if __name__ == "__main__":
    drive("backgammon")
