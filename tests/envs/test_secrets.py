"""What a seat cannot see never reaches it."""

import pytest
from secrecy import SECRETIVE, look

from grognard import envs
from grognard.envs.laws import check_observation, play_randomly


@pytest.mark.parametrize("name", SECRETIVE)
def test_worlds_that_look_alike_are_told_alike(name: str) -> None:
    looked = next(looked for looked in look(name) if looked.states >= 100)
    assert looked.worlds >= 100


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_the_other_holds_would_be_told_to_it_alone(name: str) -> None:
    """Were nothing ever hidden the law would hold of itself: so both seats are told otherwise."""
    for session in play_randomly(envs.terms(name), 1):
        if session.steps == 40:
            cards = [session.observe(seat)["cards"].tobytes() for seat in session.seats]
            assert cards[0] != cards[1]


@pytest.mark.parametrize("name", envs.GAMES)
def test_every_state_of_a_game_is_told_within_its_space(name: str) -> None:
    for session in play_randomly(envs.terms(name, extras=("raster",)), 3):
        if session.steps % 15 == 0 or session.is_over:
            check_observation(session)


@pytest.mark.parametrize("name", envs.GAMES)
def test_a_piece_is_where_the_view_shows_it(name: str) -> None:
    terms = envs.terms(name)
    columns = terms.layout.columns["pieces"]
    x, y = columns.index("x"), columns.index("y")
    for session in play_randomly(terms, 2):
        if session.steps % 25:
            continue
        seat = session.seats[-1]
        view, rows = session.game.view(seat), session.observe(seat)["pieces"]
        scale = max(view.table.width, view.table.height)
        told = {(round(row[x] * scale, 2), round(row[y] * scale, 2)) for row in rows.astype(float)}
        for piece in view.pieces:
            if piece.at is not None:
                place = (round(piece.at[0], 2), round(piece.at[1], 2))
                near = any(abs(a - place[0]) + abs(b - place[1]) < 0.05 for a, b in told)
                assert near, f"{piece.id} is not at {place}"
