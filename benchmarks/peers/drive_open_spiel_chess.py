"""Random games of OpenSpiel chess."""

from open_spiel_games import drive

if __name__ == "__main__":
    drive("chess")
