"""Whoever is asked for a place has a choice of places."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin

import pytest

import grognard
from grognard.conformance import random_answer
from grognard.kernel.chance import Lots
from grognard.kernel.questions import Place, Placement, Point

INCHES = ("baroud", "brimstone", "colossus", "gaslight")
GAMES = 3
STEPS = (0.1, 0.5, 2.0, 10.0, 40.0, 100.0)
"""How far to look about, in whatever the table is measured in."""


def asked(name: str) -> Iterator[tuple[Place, Point | None]]:
    """Every place that a few games ask for, and where the piece stands that is placed."""
    ruleset = grognard.ruleset(name)
    scenarios = list(ruleset.scenario_ids())
    for seed in range(GAMES):
        game = ruleset.new_game(scenarios[seed % len(scenarios)], seed=seed)
        lot = Lots(seed).branch("places").lot(0)
        while (decision := game.decision) is not None:
            if isinstance(decision, Place):
                pieces = {piece.id: piece.at for piece in game.view(decision.seat).pieces}
                yield decision, pieces.get(decision.piece or "")
            game.trust(random_answer(decision, lot))


def around(place: Point) -> Iterator[Point]:
    """Points all round a place, near and far."""
    x, y = place
    for step in STEPS:
        for degrees in range(0, 360, 3):
            angle = radians(degrees)
            yield round(x + step * sin(angle), 2), round(y + step * cos(angle), 2)


def has_choice(question: Place, stands: Point | None) -> bool:
    """Whether there is more than one answer."""
    offered = question.region.candidates()
    ends = {(one.end, one.heading if question.turns else 0) for one in offered}
    if len(ends) > 1:
        return True
    place = offered[0].end or stands
    return place is not None and any(
        question.region.refuse(Placement((point,), offered[0].heading)) is None
        for point in around(place)
        if point != place
    )


@pytest.mark.parametrize("name", INCHES)
def test_a_place_is_asked_for_only_where_there_is_more_than_one(name: str) -> None:
    looked_at = 0
    for question, stands in asked(name):
        assert has_choice(question, stands), question.topic
        looked_at += 1

    assert looked_at
