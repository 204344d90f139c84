"""What holds in every state of a race; random play in the tests looks for one where it does not."""

from causeway.battle import Race
from causeway.field import LENGTH, RADIUS, STONE, WIDTH, is_free


def check(race: Race) -> None:
    """Everyone is on the table and on nobody else, and the water is where it can be."""
    assert 0 <= race.water <= STONE
    for runner in race.on_table():
        x, y = runner.place
        assert RADIUS <= x <= WIDTH - RADIUS and RADIUS <= y <= LENGTH - RADIUS
        assert is_free(race, runner.place, runner)
        assert runner.gone >= 0
