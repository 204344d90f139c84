"""What somebody who plays for the first time is told before choosing."""

from typing import Any

import pytest

import grognard
from grognard.kernel.questions import Choose
from grognard.kernel.said import Language
from grognard.server import wire
from grognard.server.games.journal import Head, Sitting
from grognard.server.games.keys import Holder, Keys
from grognard.server.games.reader import Reader
from grognard.server.games.room import Room
from grognard.testing.colossus import position, terrain, unit

MOST = 400
"""Answers after which every kind of question that is looked for here has come up."""


def room_of(name: str) -> Room:
    ruleset = grognard.ruleset(name)
    setup = ruleset.setup()
    sittings = tuple(Sitting(seat, "person") for seat in setup.seats)
    return Room(Head("g", setup, sittings, 0.0, "seed"), ruleset)


def asked_for(name: str, topic: str, note: str = "") -> Room:
    """A game in which that is asked, with an answer that has this note."""
    room = room_of(name)
    for _ in range(MOST):
        asked: Any = room.game.decision
        is_it = isinstance(asked, Choose) and asked.topic == topic
        if is_it and (not note or any(option.note == note for option in asked.options)):
            return room
        room.game.answer(asked.usual)
    pytest.fail(f"{topic} is not asked")


def state_of(room: Room, lang: Language = "en") -> wire.GameState:
    seat = room.waits_for[0]
    return Reader(room, Holder("seat", seat), lang).state(Keys(b"secret"), ())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", grognard.rulesets())
def test_the_aim_of_the_scenario_is_told_with_its_rule(name: str, lang: Language) -> None:
    aim = state_of(room_of(name), lang).aim

    assert aim is not None and aim.text and aim.rule


@pytest.mark.parametrize(
    ("name", "lang", "called"),
    [
        ("baroud", "en", "Round"),
        ("baroud", "fr", "Manche"),
        ("saurian", "en", "Round"),
        ("colossus", "fr", None),
    ],
)
def test_turns_are_called_by_the_games_own_word(
    name: str, lang: Language, called: str | None
) -> None:
    assert state_of(room_of(name), lang).view.called == called


def test_a_machine_that_is_about_to_attack_has_not_acted() -> None:
    state = state_of(asked_for("colossus", "declare-attack"))
    assert state.decision is not None

    acting = next(piece for piece in state.view.pieces if piece.id == state.decision.piece)

    assert not acting.done
    assert state.decision.story is not None and acting.name in state.decision.story.text


def test_a_shot_past_the_closest_enemy_is_warned_of_and_its_cost_said_once() -> None:
    room = asked_for("colossus", "declare-attack", "note-focus-fire")
    asked: Any = room.game.decision
    dear = {option.key for option in asked.options if option.note == "note-focus-fire"}
    shown = state_of(room).decision
    assert shown is not None

    warned = {option.key for option in shown.options if option.warnings}

    assert dear and warned == dear
    assert not any(option.note for option in shown.options if option.warnings)


def test_an_assault_says_how_far_it_goes_and_that_nobody_is_there() -> None:
    shown = state_of(asked_for("brimstone", "action")).decision
    assert shown is not None
    found = {option.key: option for option in shown.options}

    assert "4″" in found["assault"].note or "5″" in found["assault"].note
    assert "nearest enemy" in found["assault"].warnings[0].text
    assert not found["advance"].warnings
    assert (found["advance"].leads, found["run"].leads) == ("move", "move")


def test_a_machine_that_cannot_attack_says_why() -> None:
    wall = terrain("solid", 25, 5, 40, 15)
    game = position(
        unit("a1", "ac_squire", 10, 10, moved=True),
        unit("a2", "ac_squire", 45, 10, moved=True),
        unit("b1", "sr_skiff", 15, 10, moved=True),
        unit("a3", "ac_squire", 10, 14, moved=True),
        wall,
    )
    asked: Any = game.decision

    assert asked.topic == "select-attacker"
    assert [(option.key, option.refusal.reason) for option in asked.unavailable] == [
        ("a2", "nothing-to-attack")
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_a_unit_may_do_is_explained_beside_its_name(lang: Language) -> None:
    shown = state_of(asked_for("saurian", "action"), lang).decision
    assert shown is not None

    base = [option for option in shown.options if option.key.startswith("base:")]

    assert base and all(option.note for option in base)
