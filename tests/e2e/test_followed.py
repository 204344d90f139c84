"""What others do is told in beats: it can be followed at every speed, and played again."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import grognard
from tests.e2e.conftest import NewPerson, Person
from tests.e2e.test_whole_games import BOT, ME, SHORT_GAMES

pytestmark = pytest.mark.slow

NewGame = Callable[..., dict[str, Any]]
MOST_ANSWERS = 60
TICK = 50
"""Milliseconds by which the clock of a page is moved."""
LONGEST = 400
"""So many ticks are more than any beat takes."""


def plate(ada: Person) -> Locator:
    """What tells the beat that is shown."""
    return ada.page.locator("[data-beat]")


def follow(ada: Person) -> list[tuple[str, str, str]]:
    """Goes through all that is told until something is asked: stage, whose it is, words."""
    told = []
    while True:
        expect(plate(ada).or_(ada.asked).or_(ada.over).first).to_be_visible(timeout=60_000)
        seen = ada.page.evaluate(
            """() => {
                const plate = document.querySelector('[data-beat]');
                const asked = document.querySelector('section.decision')?.dataset.number;
                return plate && [plate.dataset.beat, plate.dataset.seat, plate.innerText, asked];
            }"""
        )
        if seen is None:
            return told
        stage, seat, words, asked = seen
        assert not asked, "something is asked before what led to it was told"
        told.append((stage, seat or "", words))
        ada.press("Space")


def play_until(ada: Person, enough: Callable[[list[tuple[str, str, str]]], bool]) -> None:
    """Answers by keyboard until what was told is enough, and something is asked again."""
    for _ in range(MOST_ANSWERS):
        told = follow(ada)
        assert not ada.over.is_visible()
        if enough(told):
            return
        ada.answer_by_keyboard()
    raise AssertionError("the opponent never did it")


def of_the_other(*stages: str) -> Callable[[list[tuple[str, str, str]]], bool]:
    return lambda told: any(stage in stages and seat == "B" for stage, seat, _ in told)


@pytest.fixture
def against_a_bot(person: NewPerson, new_game: NewGame) -> Callable[..., Person]:
    """Somebody at a short game against a bot, who is told what it does."""

    def sit(ruleset: str, pace: str = "slow") -> Person:
        created = new_game(ME, BOT, ruleset=ruleset, **SHORT_GAMES[ruleset])
        return person(pace=pace).visit(created["seats"][0]["link"]["path"]).at_the_table()

    return sit


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_what_the_opponent_did_is_told_before_anything_is_asked_and_can_be_played_again(
    ruleset: str, against_a_bot: Callable[..., Person]
) -> None:
    ada = against_a_bot(ruleset)
    play_until(ada, of_the_other("what"))
    asked = ada.number()

    ada.press("p")
    expect(plate(ada)).to_be_visible()
    expect(ada.asked).to_have_count(0)
    again = follow(ada)

    assert of_the_other("what")(again)
    assert ada.number() == asked


def test_an_attack_is_told_with_the_dice_of_both_and_stays_marked(
    against_a_bot: Callable[..., Person],
) -> None:
    ada = against_a_bot("colossus")

    def is_shot_at(told: list[tuple[str, str, str]]) -> bool:
        return any(stage == "roll" and "attack" in words for stage, _, words in told)

    play_until(ada, is_shot_at)

    expect(ada.page.locator("[data-stroke=shot]").first).to_be_attached()
    expect(ada.asked.locator(".lately, .story").first).to_be_visible()


def test_a_page_that_was_opened_anew_can_tell_it_too(
    against_a_bot: Callable[..., Person],
) -> None:
    ada = against_a_bot("colossus")
    play_until(ada, of_the_other("what"))
    ada.page.reload()
    ada.at_the_table()
    expect(ada.asked).to_be_visible()

    ada.press("p")
    expect(plate(ada)).to_be_visible()

    assert of_the_other("what")(follow(ada))


def test_a_click_ends_the_beat_and_answers_nothing(against_a_bot: Callable[..., Person]) -> None:
    ada = against_a_bot("colossus")
    play_until(ada, of_the_other("what"))
    asked = ada.number()
    ada.press("p")
    expect(plate(ada)).to_be_visible()
    table = ada.page.locator("svg.board").bounding_box()
    assert table is not None

    ada.page.mouse.move(table["x"] + table["width"] / 2, table["y"] + table["height"] / 2)
    while plate(ada).is_visible():
        ada.page.mouse.down()
        ada.page.mouse.up()

    assert ada.number() == asked


WATCH = """() => {
    window.poses = new Set();
    const look = () => {
        const [moved, laid] = ['g.moved', 'g.laid'].map((one) => document.querySelector(one));
        window.poses.add(`${moved.style.transform} ${laid.getAttribute('transform')}`);
        requestAnimationFrame(look);
    };
    look();
}"""
"""Keeps every way the table lies from now on."""


def test_setting_down_ones_own_pieces_leaves_the_table_where_it_is(
    against_a_bot: Callable[..., Person],
) -> None:
    ada = against_a_bot("baroud", "fast")
    while ada.wait_to_be_asked() and ada.kind() != "place":
        ada.answer_by_keyboard()
    expect(ada.page.locator("svg.board .region")).not_to_have_count(0)
    ada.answer_by_keyboard()
    assert ada.wait_to_be_asked()
    assert ada.kind() == "place"
    ada.page.evaluate(WATCH)

    ada.answer_by_keyboard()
    assert ada.wait_to_be_asked()

    assert ada.page.evaluate("[...window.poses].length") == 1


def test_a_button_that_is_held_ends_all_of_it(against_a_bot: Callable[..., Person]) -> None:
    ada = against_a_bot("colossus")
    play_until(ada, of_the_other("what"))
    ada.press("p")
    expect(plate(ada)).to_be_visible()

    ada.page.mouse.move(700, 400)
    ada.page.mouse.down()
    expect(plate(ada)).to_have_count(0)
    ada.page.mouse.up()

    expect(ada.asked).to_be_visible()


def lasting(person: NewPerson, finished: dict[str, Any], pace: str) -> int:
    """How long the first beat of a replay is shown, by the clock of the page."""
    ada = person(pace=pace)
    ada.page.clock.install(time=datetime(2026, 1, 1, tzinfo=UTC))
    ada.visit(finished["spectator"]["path"].replace("#", "?at=0#"))
    expect(ada.page.locator("svg.board")).to_be_visible()
    expect(ada.page.get_by_role("slider")).to_have_value("0")
    ada.page.clock.pause_at(datetime(2026, 1, 2, tzinfo=UTC))
    on = ada.page.get_by_role("button", name="One step on")
    for _ in range(8):
        on.click()
        ada.page.wait_for_load_state("networkidle")
        if plate(ada).is_visible():
            break
    else:
        return 0
    first = plate(ada).inner_text()
    for ticks in range(1, LONGEST):
        ada.page.clock.run_for(TICK)
        if not plate(ada).is_visible() or plate(ada).inner_text() != first:
            return ticks * TICK
    raise AssertionError("the beat never ends")


def test_a_step_of_a_replay_is_told_at_the_speed_one_likes(
    person: NewPerson, finished: dict[str, Any]
) -> None:
    slow, normal, fast, instant = (
        lasting(person, finished, pace) for pace in ("slow", "normal", "fast", "instant")
    )

    assert slow > normal > fast > instant
    assert instant == 0


def test_speed_and_sound_are_chosen_once_for_all_games(
    person: NewPerson, finished: dict[str, Any]
) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()

    ada.page.get_by_role("button", name="Speed and sound").click()
    ada.page.get_by_role("radio", name="Fast").check()
    ada.page.get_by_role("slider", name="Sound").fill("0.5")
    ada.page.reload()
    ada.page.get_by_role("button", name="Speed and sound").click()

    expect(ada.page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(ada.page.get_by_role("slider", name="Sound")).to_have_value("0.5")


def test_whoever_was_lost_stays_listed(person: NewPerson, finished: dict[str, Any]) -> None:
    ada = person().visit(finished["spectator"]["path"]).at_the_table()
    state = ada.state()

    names = ada.page.locator(".fallen s").all_inner_texts()

    assert sorted(names) == sorted(piece["name"] for piece in state["lost"])
