"""What an action answers, and what becomes of one that is not legal."""

import pytest

from grognard import envs
from grognard.envs.laws import play_randomly
from grognard.envs.session import Session
from grognard.kernel.compound import Assign, Picking, Tick
from grognard.kernel.questions import Place, Placement


def asked(name: str, kind: type, **how: object) -> Session:
    """A game at the first question of a kind."""
    for seed in range(20):
        for session in play_randomly(envs.terms(name, **how), seed):  # type: ignore[arg-type]
            if session.asked and isinstance(session.question(session.asked[0]), kind):
                return session
    raise AssertionError(f"{name} never asks a {kind.__name__}")


def test_the_same_position_offers_the_same_places() -> None:
    session = asked("colossus", Place)
    seat = session.asked[0]
    offers = [session.offer(seat), session.fork(seat).offer(seat)]
    assert offers[0] is not None and offers[1] is not None
    assert list(offers[0].actions) == list(offers[1].actions)


@pytest.mark.parametrize("name", ["baroud", "brimstone", "colossus", "gaslight"])
def test_every_place_that_is_offered_is_legal(name: str) -> None:
    session = asked(name, Place)
    question, offer = session.question(session.asked[0]), session.offer(session.asked[0])
    assert isinstance(question, Place) and offer is not None
    for placement in offer.actions:
        assert isinstance(placement, Placement)
        assert question.region.refuse(placement) is None


def test_any_legal_placement_may_be_answered_though_it_is_not_offered() -> None:
    session = asked("colossus", Place)
    seat = session.asked[0]
    question, offer = session.question(seat), session.offer(seat)
    assert isinstance(question, Place) and offer is not None
    elsewhere = next(p for p in question.region.candidates() if p not in offer.actions)
    before = session.game.answers
    session.act(seat, elsewhere)
    assert session.game.entries[before] == elsewhere.entry()


def test_all_candidates_are_offered_to_who_wants_them() -> None:
    session = asked("colossus", Place, places=None)
    question, offer = session.question(session.asked[0]), session.offer(session.asked[0])
    assert isinstance(question, Place) and offer is not None
    assert list(offer.actions) == list(question.region.candidates())


@pytest.mark.parametrize("kind", [Tick, Assign])
def test_several_answers_are_given_one_after_the_other(kind: type) -> None:
    session = asked("saurian", kind)
    seat = session.asked[0]
    question = session.question(seat)
    assert isinstance(question, Picking)
    picks: list[str] = []
    while session.question(seat) is question:
        offer = session.offer(seat)
        assert offer is not None
        assert [a.key for a in offer.actions if a.key != "stop"] == list(  # type: ignore[union-attr]
            question.further(tuple(picks))
        )
        picks.append(offer.actions[0].key)  # type: ignore[union-attr]
        session.act(seat, 0)
    assert question.read([key for key in picks if key != "stop"])


def test_whoever_begins_to_pick_sees_what_is_left() -> None:
    session = asked("saurian", Assign)
    seat = session.asked[0]
    column = session.terms.layout.columns["question"].index("picked")
    before = session.observe(seat)
    session.act(seat, 0)
    after = session.observe(seat)
    assert (before["question"][column], round(float(after["question"][column]), 1)) == (0.0, 0.1)
    assert after["options"].tobytes() != before["options"].tobytes()


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = envs.aec("colossus")
    env.reset(seed=1)
    before = env.session.steps
    with pytest.raises(envs.IllegalAction, match="look at the action mask"):
        env.step(191)
    assert env.session.steps == before


def test_an_illegal_action_loses_where_that_is_agreed() -> None:
    env = envs.aec("colossus", illegal="lose")
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(191)
    assert env.rewards == {seat: -1.0 if seat == loser else 1.0 for seat in env.possible_agents}
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"reward": "money"}, "there is no reward 'money'"),
        ({"illegal": "laugh"}, "there is no illegal 'laugh'"),
        ({"extras": ("smell",)}, "there is no extra 'smell'"),
        ({"places": 0}, "places must be from 1"),
        ({"most_steps": 0}, "most_steps must be at least 1"),
    ],
)
def test_what_cannot_be_agreed_on_is_said_at_once(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        envs.aec("colossus", **wrong)


def test_an_observation_that_has_no_room_says_what_to_do() -> None:
    env = envs.aec("colossus", sizes=envs.Sizes(pieces=2))
    env.reset(seed=1)
    with pytest.raises(ValueError, match=r"sizes=Sizes\(pieces=10\)"):
        env.last()


def test_words_tell_the_question_and_every_action() -> None:
    env = envs.aec("colossus")
    env.reset(seed=1)
    for lang in ("en", "fr"):
        words = env.words(lang)
        mask = env.last()[0]["action_mask"]
        assert words["question"] and len(words["actions"]) == mask.sum()
