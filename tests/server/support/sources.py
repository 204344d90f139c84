"""Rulesets and bots for tests of the server, found the way a thinking process finds them."""

import os
import sys
import time
from contextlib import suppress
from typing import Any

from pretend import RULESET

from grognard import bots as fair
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import UnknownRuleset


def ruleset(name: str) -> Any:
    if name != "pretend":
        raise UnknownRuleset(name)
    return RULESET


class Brooding(type(RULESET)):  # type: ignore[misc]
    """Rules whose odds are never done."""

    def effects(self, before: Any, after: Any) -> Any:
        while True:
            time.sleep(1)


def brooding(name: str) -> Any:
    """The same rulesets, whose odds are never done."""
    ruleset(name)
    return Brooding()


class Revised(type(RULESET)):  # type: ignore[misc]
    """The rules after a change: every game ends before its third turn."""

    version = RULESET.version + 1

    def next_step(self, battle: Any) -> Any:
        if battle.turn == 3 and battle.result is None:
            self.concede(battle, "A")
        return super().next_step(battle)


REVISED = Revised()


def revised(name: str) -> Any:
    """The same rulesets, whose rules have changed."""
    ruleset(name)
    return REVISED


class Endless(type(RULESET)):  # type: ignore[misc]
    """Rules that do not come back from the second turn."""

    def next_step(self, battle: Any) -> Any:
        while battle.turn == 2:
            time.sleep(1)
        return super().next_step(battle)


ENDLESS = Endless()


def endless(name: str) -> Any:
    """The same rulesets, whose rules hang."""
    ruleset(name)
    return ENDLESS


class Mended(Revised):
    """The same change, by somebody who forgot to raise the version."""

    version = RULESET.version


class Failing(Revised):
    """Rules that fail on a game of the old ones."""

    def next_step(self, battle: Any) -> Any:
        if battle.turn == 3:
            raise KeyError("no such phase")
        return super().next_step(battle)


class Closed(Revised):
    """Rules by which nothing can be set up as it was."""

    def set_up(self, setup: Any) -> Any:
        raise Refusal("no-such-seats", seats="A B", known="none")


class Loaded(type(RULESET)):  # type: ignore[misc]
    """Another change, two versions on: everybody has more points from the second turn on."""

    version = RULESET.version + 2

    def next_step(self, battle: Any) -> Any:
        if battle.turn == 2 and battle.phase == "act" and battle.active == 0:
            battle.points = {seat: points + 5 for seat, points in battle.points.items()}
        return super().next_step(battle)


def mended(name: str) -> Any:
    ruleset(name)
    return Mended()


def failing(name: str) -> Any:
    ruleset(name)
    return Failing()


def closed(name: str) -> Any:
    ruleset(name)
    return Closed()


def loaded(name: str) -> Any:
    ruleset(name)
    return Loaded()


def rulesets() -> list[str]:
    return ["pretend"]


class Crashes:
    def answer(self, question: Any, position: Any) -> object:
        raise RuntimeError("boom")


class Exits:
    def answer(self, question: Any, position: Any) -> object:
        os._exit(3)


class Hangs:
    def answer(self, question: Any, position: Any) -> object:
        while True:
            time.sleep(1)


class Clings:
    """Hangs, and does not let itself be called off."""

    def answer(self, question: Any, position: Any) -> object:
        while True:
            with suppress(BaseException):
                time.sleep(1)


class Cheats:
    """Answers what is not on offer."""

    def answer(self, question: Any, position: Any) -> object:
        return "win"


class Babbles:
    """Prints into the pipe and answers with something no record can hold."""

    def answer(self, question: Any, position: Any) -> object:
        sys.stdout.write("\0" * 100)
        sys.stdout.flush()
        return {position.seat: object()}


class Meddles:
    """Changes the game it is shown, then answers."""

    def answer(self, question: Any, position: Any) -> object:
        game = position._game
        for other in game.seats:
            game.battle.points[other] = 99
        return "high"


HOSTILE = {
    "crashes": Crashes,
    "exits": Exits,
    "hangs": Hangs,
    "clings": Clings,
    "cheats": Cheats,
    "babbles": Babbles,
    "meddles": Meddles,
}


def bot(name: str, seed: int | str = 0) -> Any:
    """The bots of the pretend game; whatever seed the server draws, they play the same."""
    return HOSTILE[name]() if name in HOSTILE else fair.bot(name, seed=0)


def bots() -> tuple[str, ...]:
    return ("random", *HOSTILE)
