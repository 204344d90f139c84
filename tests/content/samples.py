"""A sound position of each game, to be spoilt."""

from typing import Any, NamedTuple

from grognard.testing.positions import toml

Tables = dict[str, Any]


class Sample(NamedTuple):
    """A position of a game, and what its book cannot mean."""

    scenario: str
    ours: Tables
    """Unit ``a1``, of seat A, on the table."""
    theirs: Tables
    """Unit ``b1``, of seat B, far away."""
    now: Tables
    solid: Tables
    """Terrain that nothing stands in; and where it is."""
    inside: tuple[float, ...]
    outside: Tables
    """Terrain that is not on the table."""
    active: str
    """The field that names the active unit."""
    elsewhere: Tables
    """A moment in which no unit is active."""
    done: Tables
    """State of a unit that cannot be active any more."""
    other_step: Tables
    """The step of the seat that ``a1`` is not of."""


SAMPLES = {
    "baroud": Sample(
        "belfry",
        {"profile": "rifleman", "at": [100, 100]},
        {"profile": "rifleman", "at": [700, 800]},
        {},
        {"kind": "wall", "rect": [200, 200, 300, 300]},
        (250, 250),
        {"kind": "wall", "rect": [850, 200, 950, 300]},
        "acting",
        {"phase": "deployment"},
        {"gone": "killed", "at": None},
        {"active": "B"},
    ),
    "brimstone": Sample(
        "ford_of_cinders",
        {"profile": "gm_halb", "at": [5, 5]},
        {"profile": "ac_legion", "at": [30, 30]},
        {},
        {"kind": "tall", "rect": [10, 5, 13, 8]},
        (11.5, 6.5),
        {"kind": "tall", "disc": [35, 20, 3]},
        "active",
        {"phase": "end"},
        {"status": "activated"},
        {"seat": "B"},
    ),
    "colossus": Sample(
        "iron_reckoning",
        {"profile": "ac_halberd", "at": [20, 5]},
        {"profile": "sr_skiff", "at": [20, 43]},
        {"phase": "movement"},
        {"kind": "building", "class": "solid", "rect": [30, 5, 34, 8]},
        (32, 6.5),
        {"kind": "building", "class": "solid", "rect": [40, 5, 60, 8]},
        "active",
        {"phase": "initiative"},
        {"moved": True},
        {"slot": "B"},
    ),
    "gaslight": Sample(
        "tallow_row",
        {"profile": "cs6", "at": [5, 5]},
        {"profile": "fc5", "at": [30, 31]},
        {},
        {"kind": "block", "rect": [8, 8, 12, 11], "z1": 4},
        (7.7, 9.5),
        {"kind": "block", "rect": [34, 8, 40, 12], "z1": 4},
        "active",
        {"phase": "draw"},
        {"ready": False},
        {"opportunity": "B"},
    ),
    "saurian": Sample(
        "nest_ridge",
        {"profile": "rap", "at": [1, 1]},
        {"profile": "rap", "at": [9, 7]},
        {},
        {"kind": "rocks", "class": "impassable", "hexes": [[4, 1]]},
        (4, 1),
        {"kind": "rocks", "class": "impassable", "hexes": [[4, 30]]},
        "active",
        {"phase": "draw"},
        {"acted": True},
        {},
    ),
}


def tables(name: str) -> Tables:
    """The sample position of a game."""
    sample = SAMPLES[name]
    units = [{"id": "a1", "seat": "A", **sample.ours}, {"id": "b1", "seat": "B", **sample.theirs}]
    return {"ruleset": name, "terrain": [], "unit": units, "now": dict(sample.now)}


def text(position: Tables) -> str:
    """The file of a position."""
    return "\n".join(f"{key} = {toml(value)}" for key, value in position.items())


def changed(name: str, unit: Tables | None = None, **head: Any) -> Tables:
    """The sample with fields of ``a1`` and others changed; None takes a field away."""
    position = tables(name) | head
    given = position["unit"][0] | (unit or {})
    position["unit"][0] = {key: value for key, value in given.items() if value is not None}
    return position
