"""What holds in every state of a battle."""

from math import sqrt

from grognard.rulesets.baroud.battle import SEATS, Battle, Figure
from grognard.table.sticks.columns import OVERLAP


def check(battle: Battle) -> None:
    """Nobody overlaps, everyone stands on the table, markers make sense."""
    standing = battle.on_table()
    for figure in battle.figures:
        assert (figure.at is None) or not figure.gone
        assert not (figure.watch and not figure.is_able)
        assert not figure.grenades_out or figure.profile.grenade is not None
        assert not figure.tough_used or figure.has("tough")
    assert 0 <= battle.actions <= len(SEATS) + 1
    if battle.carrier:
        assert battle.figure(battle.carrier).at is not None
    moving = _movers(battle)
    for place, figure in enumerate(standing):
        _check_place(battle, figure)
        for other in standing[place + 1 :]:
            if figure.id not in moving and other.id not in moving:
                _check_apart(figure, other)


def _movers(battle: Battle) -> set[str]:
    """Figures that may be on their way through others right now."""
    return {battle.acting, *battle.group}


def _check_place(battle: Battle, figure: Figure) -> None:
    radius = figure.profile.radius - OVERLAP
    x, y = figure.place
    assert radius <= x <= battle.setting.width - radius, f"{figure.id} at {figure.at}"
    assert radius <= y <= battle.setting.height - radius, f"{figure.id} at {figure.at}"


def _check_apart(one: Figure, other: Figure) -> None:
    (ax, ay), (bx, by) = one.place, other.place
    apart = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    least = one.profile.radius + other.profile.radius - 2 * OVERLAP
    assert apart >= least, f"{one.id} overlaps {other.id} by {least - apart:.3f}"
