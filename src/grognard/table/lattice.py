"""Positions live on a lattice, so that a recorded game is the same game everywhere.

A lattice is told by how many of its points make one unit: 100 for hundredths of an inch. It is far
coarser than SLACK, the margin below which two numbers are the same: on points of a lattice a
rounding error can never decide a question.
"""

from __future__ import annotations

import math

from grognard.table.compiled import hot

Point = tuple[float, float]

HUNDREDTHS = 100.0
SLACK = 1e-9


@hot
def snapped(value: float, per_unit: float) -> float:
    """The nearest lattice value, halves upwards."""
    return math.floor(value * per_unit + 0.5) / per_unit


@hot
def lattice_end(a: Point, u: Point, run: float, per_unit: float) -> Point:
    """The lattice point nearest the end of a run, no farther from its start than the run goes."""
    (ax, ay), (ux, uy) = a, u
    bx, by = snapped(ax + ux * run, per_unit), snapped(ay + uy * run, per_unit)
    dx, dy = bx - ax, by - ay
    if dx * dx + dy * dy > run * run + SLACK:
        # Nearest rounding moves a point by less than 0.7072 of a step.
        shorter = max(0.0, run - 0.7072 / per_unit)
        bx, by = snapped(ax + ux * shorter, per_unit), snapped(ay + uy * shorter, per_unit)
    return bx, by


def snap(value: float, per_unit: float = HUNDREDTHS) -> float:
    """The nearest lattice value, halves upwards.

    >>> snap(10.7449999)
    10.74
    >>> snap(-0.125, per_unit=4)
    0.0
    """
    if not math.isfinite(value):
        raise ValueError("A position must be made of finite numbers.")
    return snapped(value, per_unit) + 0.0


def snap_point(point: Point, per_unit: float = HUNDREDTHS) -> Point:
    """The nearest lattice point.

    >>> snap_point((1.23456, 7.0))
    (1.23, 7.0)
    """
    return snap(point[0], per_unit), snap(point[1], per_unit)


def is_on_lattice(point: Point, per_unit: float = HUNDREDTHS) -> bool:
    """Whether a point is finite and exactly a lattice point.

    >>> is_on_lattice((1.23, 7.0)), is_on_lattice((1.234, 7.0)), is_on_lattice((float("nan"), 7.0))
    (True, False, False)
    """
    return all(math.isfinite(value) for value in point) and snap_point(point, per_unit) == point


def along(start: Point, direction: Point, distance: float, per_unit: float = HUNDREDTHS) -> Point:
    """The lattice point at the end of a straight run, never farther away than the run is long.

    `direction` is a unit vector.

    >>> along((0.0, 0.0), (0.6, 0.8), 1.0)
    (0.6, 0.8)
    >>> along((0.0, 0.0), (0.6, 0.8), 0.999)
    (0.6, 0.79)
    """
    x, y = lattice_end(start, direction, distance, per_unit)
    return x + 0.0, y + 0.0
