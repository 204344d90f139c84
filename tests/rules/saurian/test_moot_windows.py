"""Windows that may pass by themselves: no card would have bought anything (3.31-3.35, 4.107)."""

from collections.abc import Iterator
from typing import Any

import pytest
from thoroughness import examples

import grognard
from grognard.bots import Position, bot
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.game import Game
from grognard.kernel.questions import Choose
from grognard.rulesets.saurian import RULESET
from grognard.rulesets.saurian.battle import Battle, side_of
from grognard.testing.offers import reached
from grognard.testing.positions import seat, told
from grognard.testing.saurian import acting, go, last, of, position, topic, unit

TOO_MANY = 2000
"""So many positions of one window are looked at, and no more."""


class TooMany(Exception):
    """A window with too many cards to go through them all."""


def windows(game: Game[Any]) -> Iterator[Choose]:
    """What is asked now that may be moot, seat by seat."""
    decision = game.decision
    choices = decision.choices if isinstance(decision, Together) else (decision,)
    for choice in choices:
        if isinstance(choice, Choose) and choice.moot is not None:
            yield choice


def is_moot(game: Game[Any]) -> bool:
    """Whether the one window that is open may pass by itself."""
    (window,) = windows(game)
    assert window.moot is not None
    return window.moot()


class Prospects:
    """What a side can make of a test, whatever cards everybody plays, all hands known.

    Success counts first, then what depends on it: the score of a blow in Melee (4.37), the gap of
    a Grab (4.51).
    """

    def __init__(self, game: Game[Battle], seat_: str) -> None:
        self.side = side_of(seat_)
        self.before = len(told(game, "tested"))
        self.known: dict[Any, int] = {}

    def after(self, game: Game[Battle], answer: str, skips: tuple[str, ...] = ()) -> int:
        """The best the side can be sure of once this is answered."""
        asked = game.decision
        assert isinstance(asked, Choose)
        twin = game.fork(same_luck=True)
        twin.answer(answer)
        if answer in ("skip", "done"):
            skips = (*skips, asked.seat + answer)
        return self.best(twin, skips)

    def best(self, game: Game[Battle], skips: tuple[str, ...]) -> int:
        tests = told(game, "tested")
        if len(tests) > self.before and topic(game) != "main-miss":
            return self.worth(tests[-1])
        asked = game.decision
        if isinstance(asked, Together):
            raise TooMany
        assert isinstance(asked, Choose), topic(game)
        hands = tuple(tuple(player.hand) for player in game.battle.players)
        ties = len(told(game, "hero-card-played"))
        facts = asked.facts or {}
        key = (
            asked.topic,
            asked.seat,
            hands,
            ties,
            skips,
            facts.get("score"),
            facts.get("against"),
        )
        if key not in self.known:
            if len(self.known) > TOO_MANY:
                raise TooMany
            values = [self.after(game, option.key, skips) for option in asked.options]
            ours = side_of(asked.seat) == self.side
            self.known[key] = max(values) if ours else min(values)
        return self.known[key]

    def worth(self, test: Any) -> int:
        value = 0
        if test.success:
            value = 1000
            if test.skill == "me":
                value += test.score
            elif test.skill == "gr":
                value += test.score - test.against
        return value if test.unit.startswith(self.letters) else -value

    @property
    def letters(self) -> tuple[str, ...]:
        return ("a", "c") if self.side == "A" else ("b", "d")


def check_moot(game: Game[Battle]) -> int:
    """Check every test that would be passed over; how many there are."""
    found = 0
    for window in windows(game):
        if window.topic != "passive" or window.moot is None or not window.moot():
            continue
        assert window.passing is not None
        prospects = Prospects(game, window.seat)
        try:
            passing = prospects.after(game, window.passing)
            values = {o.key: prospects.after(game, o.key) for o in window.options}
        except TooMany:
            continue
        better = {key: value for key, value in values.items() if value > passing}
        assert not better, f"{window.seat} passes at {passing}, though {better}"
        # A blow that lands may rouse by itself, whoever played what.
        by_itself = rouses(game, window.passing)
        roused = {key for key in values if not by_itself and rouses(game, key)}
        assert not roused, f"{window.seat} passes, though {roused} give Adrenaline"
        found += 1
    return found


def rouses(game: Game[Battle], key: str) -> bool:
    """Whether an answer gives anybody Adrenaline."""
    twin = game.fork(same_luck=True)
    twin.answer(key)
    return any(unit.adrenaline > game.battle.unit(unit.id).adrenaline for unit in twin.battle.units)


@pytest.mark.clause("saurian:3.31", "saurian:4.107")
def test_in_games_no_card_is_better_than_letting_a_moot_test_pass() -> None:
    found = sum(check_moot(game) for game in reached(grognard.ruleset("saurian"), examples(12), 1))

    assert found > 5


@pytest.mark.clause("saurian:3.31", "saurian:4.107")
def test_in_games_of_thinking_players_no_card_is_better_than_passing() -> None:
    game = RULESET.new_game("broken_paddock", seed=1)
    players = {name: bot("greedy@4", name) for name in game.seats}
    found = 0
    while (decision := game.decision) is not None and game.battle.round < 4:
        found += check_moot(game)
        choices = decision.choices if isinstance(decision, Together) else (decision,)
        answers = {c.seat: players[c.seat].answer(c, Position(game, c.seat)) for c in choices}
        game.answer(answers if isinstance(decision, Together) else answers[decision.seat])

    assert found > 1


@pytest.mark.clause("saurian:1.35")
def test_with_a_poker_face_what_one_holds_does_not_tell_whether_one_is_asked() -> None:
    game = RULESET.new_game("nest_ridge", seed=4, options={"poker_face": True}, keep=False)
    seen = 0
    lot = Lots("poker").lot(0)
    while (decision := game.decision) is not None and seen < 200:
        for window in windows(game):
            assert window.moot is not None
            hand = game.battle.player(window.seat).hand
            kept, verdict = list(hand), window.moot()
            hand[:] = ["sh_10", "hh_1", "sh_3", "hh_7", "sh_12"][: len(hand)]
            assert window.moot() == verdict, f"{window.topic} tells what {window.seat} holds"
            hand[:] = kept
            seen += 1
        game.trust(decision.any(lot))

    assert seen > 20


def shot_at(dodge: int, ours: list[str], theirs: list[str], **state: Any) -> Game[Battle]:
    """A shot with Ballistic 3 at somebody with this Dodge."""
    return go(
        acting(
            unit("a1", "hun", (4, 4), changed={"ballistic": 3}, ammunition=[]),
            unit("b1", "tro", (7, 4), changed={"dodge": dodge, "models": 1, "health": 9}),
            seat("A", hand=ours),
            seat("B", hand=theirs, faction="aegis_corps"),
            **state,
        ),
        "base:shoot",
    )


@pytest.mark.clause("saurian:4.107", "saurian:1.40")
@pytest.mark.parametrize(
    ("dodge", "hand", "moot"),
    [(5, ["hh_2"], False), (6, ["hh_2"], True), (6, ["hh_2", "hh_4"], False)],
)
def test_an_attacker_too_far_behind_need_not_be_asked(
    dodge: int, hand: list[str], moot: bool
) -> None:
    assert is_moot(shot_at(dodge, hand, [])) is moot


@pytest.mark.clause("saurian:4.107", "saurian:1.40", "saurian:1.41")
@pytest.mark.parametrize(
    ("dodge", "hand", "moot"),
    [(1, ["hh_5"], True), (2, ["hh_5"], False), (1, ["hh_5", "hh_7"], False)],
)
def test_a_defender_who_can_at_best_tie_need_not_be_asked(
    dodge: int, hand: list[str], moot: bool
) -> None:
    assert is_moot(shot_at(dodge, [], hand)) is moot


@pytest.mark.clause("saurian:3.31")
def test_who_is_ahead_waits_and_is_asked_again_once_it_matters() -> None:
    game = shot_at(2, ["hh_2"], ["hh_5"])
    assert (game.decision.seat, is_moot(game)) == ("A", True)  # type: ignore[union-attr]

    go(game, "done")
    assert (game.decision.seat, is_moot(game)) == ("B", False)  # type: ignore[union-attr]
    go(game, "hh_5:0:t")

    assert (game.decision.seat, is_moot(game)) == ("A", False)  # type: ignore[union-attr]
    go(game, "hh_2:0:i")
    assert last(game, "tested").success


@pytest.mark.clause("saurian:3.31")
def test_nobody_is_asked_again_after_all_have_skipped() -> None:
    game = shot_at(3, ["hh_2"], ["hh_5"])

    go(game, "done", "done")

    assert last(game, "tested").success
    assert not told(game, "icons-added")


def bite(hand: list[str], dodge: int) -> Game[Battle]:
    """A bite with Melee 3 at somebody with this Dodge, the hero cards of T-DECL still to come."""
    return go(
        acting(
            unit("a1", "alp", (4, 4, 0), changed={"melee": 3}, adrenaline=3),
            unit("b1", "hun", (5, 4), changed={"dodge": dodge, "health": 9}),
            seat("A", hand=hand),
        ),
        "base:melee",
    )


@pytest.mark.clause("saurian:4.104", "saurian:4.29")
def test_a_bite_that_fails_anyhow_is_not_made_sharper() -> None:
    assert topic(bite(["sh_3"], 5)) == "main-decl"
    assert not is_moot(bite(["sh_3"], 5))
    assert is_moot(bite(["sh_3"], 6))
    assert not is_moot(bite(["sh_3", "sh_12"], 6))


@pytest.mark.clause("saurian:3.35")
@pytest.mark.parametrize(("dodge", "moot"), [(5, False), (6, True)])
def test_a_lunge_that_falls_short_is_not_asked_for(dodge: int, moot: bool) -> None:
    game = bite(["sh_12"], dodge)
    while topic(game) == "passive":
        go(game, "skip")

    assert topic(game) == "main-miss"
    assert is_moot(game) is moot
    lunging = game.fork()
    lunging.answer("sh_12")
    assert bool(told(lunging, "hit")) is not moot


@pytest.mark.clause("saurian:4.104")
def test_cards_without_an_effect_are_not_offered() -> None:
    def starts(**state: Any) -> Game[Battle]:
        return go(
            position(
                unit("a1", "rap", (4, 4, 0), active="rap_3", **state),
                unit("b1", "tro", (9, 4), acted=True),
                seat("A", hand=["sh_1", "sh_2"]),
            ),
            "go",
        )

    def offered(game: Game[Battle]) -> list[str]:
        (window,) = windows(game)
        return [option.key for option in window.options]

    assert offered(starts()) == ["pass", "sh_1", "sh_2"]
    full = of(starts(), "a1").profile.adrenaline
    assert offered(starts(adrenaline=full)) == ["pass", "sh_2"]
    assert offered(starts(nets=[{"card": "am_4"}])) == ["pass", "sh_1"]
