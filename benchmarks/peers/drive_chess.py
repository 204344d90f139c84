"""Random games of python-chess, to the end its own rules give (75 moves, fivefold repetition)."""

from collections.abc import Callable
from functools import partial

import chess
from window import COPIES_AFTER, Played, Random, pick, run


def play(random: Random) -> Played:
    decisions = choices = 0
    board = chess.Board()
    while not board.is_game_over():
        moves = list(board.legal_moves)
        decisions += 1
        choices += len(moves) > 1
        board.push(pick(moves, random))
    return Played(decisions, choices)


def midgame(random: Random) -> chess.Board:
    board = chess.Board()
    while board.ply() < COPIES_AFTER:
        if board.is_game_over():
            board.reset()
        board.push(pick(list(board.legal_moves), random))
    return board


def copier(random: Random) -> Callable[[], object]:
    return midgame(random).copy


def copier_without_history(random: Random) -> Callable[[], object]:
    """Cheaper, but such a copy can no longer take back a move or see a repetition."""
    return partial(midgame(random).copy, stack=False)


if __name__ == "__main__":
    run("chess", "chess", play, {"copy_us": copier, "bare_copy_us": copier_without_history})
