"""What happens on a table can be seen in what is told of it, whatever the game."""

from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

import grognard
from grognard.bots import Table, bot
from grognard.kernel.events import Rolled, Told
from grognard.kernel.game import Game, new_game
from grognard.kernel.questions import Placement
from grognard.kernel.ruleset import Effect
from grognard.kernel.views import SPECTATOR, PieceView, View
from grognard.lab.aftermath import Aftermath, DecisiveMoment
from grognard.rulesets.baroud.events import Clashed
from grognard.rulesets.brimstone.events import FleeStruck
from grognard.rulesets.colossus.events import Attacked, Moved
from grognard.server import wire
from grognard.server.games.setups import setup_of
from grognard.server.present.beats import way
from grognard.server.present.log import line, words_of
from grognard.server.present.odds import aftermath_text
from grognard.text import Words
from grognard.text.telling import Teller, teller_of

GONE = {"death", "exit"}
LOSES = {"harm", "death", "state"}
GOES = {"move", "shove", "place", "exit", "death"}


def played(name: str) -> Game[Any]:
    ruleset = grognard.ruleset(name)
    game = new_game(ruleset, setup_of(ruleset, wire.CreateGame(name)), "scenes")
    Table(game, {seat: bot("greedy", seat) for seat in game.seats}).play()
    return game


def moments(game: Game[Any]) -> Iterator[tuple[int, View]]:
    """The game before each of its answers, and after the last."""
    past = game.fork()
    views = []
    for at in range(game.answers, -1, -1):
        past.rewind(at)
        views.append((at, past.view(SPECTATOR)))
    yield from reversed(views)


@pytest.mark.slow
@pytest.mark.parametrize("name", grognard.rulesets())
def test_whatever_befalls_a_piece_is_seen_in_a_beat_that_names_it(name: str) -> None:
    game = played(name)
    teller = teller_of(game, words_of(game.ruleset, "en"))
    seen = list(moments(game))
    owners = {piece.id: piece.seat for _, view in seen for piece in view.pieces}
    told = defaultdict(list)
    for each in game.log:
        told[each.at].append(line(each, teller, owners, game.entries))
    missing = []
    for (_, before), (at, after) in pairwise(seen):
        kinds = kinds_of(told[at])
        now = {piece.id: piece for piece in after.pieces}
        for was in before.pieces:
            found = kinds[was.id] | kinds[was.unit or was.id]
            missing += [
                (at, was.id, what)
                for what, enough in befell(was, now.get(was.id))
                if not found & enough
            ]
    assert missing == []


def kinds_of(lines: list[wire.LogLine]) -> defaultdict[str, set[str]]:
    """The kinds of beats that name each piece."""
    kinds: defaultdict[str, set[str]] = defaultdict(set)
    for beat in (each.beat for each in lines if each.beat is not None):
        for piece in (beat.by or "", *beat.on):
            kinds[piece].add(beat.kind)
    return kinds


def befell(was: PieceView, now: PieceView | None) -> Iterator[tuple[str, set[str]]]:
    """What became of a piece, and the kinds of beats that show it."""
    if now is None and not was.out:
        yield "gone", GONE
    if now is not None:
        if any(a.value > b.value for a, b in zip(was.bars, now.bars, strict=False)):
            yield "lost", LOSES
        if was.at is not None and now.at != was.at:
            yield "moved", GOES


def test_a_path_that_was_drawn_is_walked_whenever_it_is_told() -> None:
    path = ((3.0, 4.0), (3.0, 9.5))
    moved = Told(3, 1, Moved("a1", "standard", 9.5, path[-1]))
    entries = ["standard", Placement(path, 90).entry(), "go", "stay"]

    assert way(moved, entries) == path
    assert way(moved, ["standard", "go", "stay"]) == path[-1:]


def test_what_decided_a_game_says_who_did_it_to_whom() -> None:
    game = played("colossus")
    log = [
        Told(7, 1, Attacked("b2", "a1", "ranged", overwatch=False, bracket="long", distance=9.0)),
        Told(8, 1, Attacked("a2", "b1", "ranged", overwatch=False, bracket="long", distance=9.0)),
    ]
    effects = (Effect("b1", "destroyed", 1),)
    moment = DecisiveMoment(5, 9, 1, "A", (0.2, -0.2), (0.0, 0.0), effects)
    found = Aftermath(("A", "B"), None, (), (), (moment,), (), exact=True)
    teller = teller_of(game, words_of(game.ruleset, "en"))

    (told,) = aftermath_text(found, teller, wire.Link("", "", "", ""), log).moments

    assert told.deed == teller.event(log[1].event)


def test_dice_of_both_sides_name_whose_they_are() -> None:
    clash = Clashed("shot", "a1", "b1", (3, 5), 8, 7, "b1", "dead")
    owners = {"a1": "A", "b1": "B"}

    told = line(Told(1, 1, clash), Teller(Words("en", strict=False)), owners)

    assert told.beat is not None
    assert [(pool.seat, pool.faces, pool.total) for pool in told.beat.pools] == [
        ("A", (3,), 8),
        ("B", (5,), 7),
    ]


def test_dice_thrown_anew_say_so() -> None:
    again = Rolled("A", "reroll", (5,), 4, 1)

    told = line(Told(1, 1, again), Teller(Words("en", strict=False)), {})

    assert told.beat is not None
    assert [pool.again for pool in told.beat.pools] == [True]


def test_whoever_strikes_at_a_fleeing_model_is_the_one_who_strikes() -> None:
    told = line(
        Told(1, 1, FleeStruck("a1", "b1")),
        Teller(Words("en", strict=False)),
        {"a1": "A", "b1": "B"},
    )

    assert told.beat is not None
    assert (told.beat.kind, told.beat.by, told.beat.on) == ("blow", "b1", ("a1",))
