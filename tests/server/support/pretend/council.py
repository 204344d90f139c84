"""The council: everything a table can be asked at once, and moments that may be let pass.

Hands are exchanged by ticking cards, gifts are given to envoys, a strike may be parried, and
whoever watches may applaud. It is played with the option of that name only.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from grognard.kernel.acts import Draw
from grognard.kernel.compound import Assign, Pair, Picks, Tick, Together
from grognard.kernel.events import Event
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.kernel.refusals import Refusal
from grognard.kernel.tallies import Tally

if TYPE_CHECKING:
    from pretend import Envoy, Parley

GIFTS = ("seal", "sword")
PARRIES = "mirror"
PASS = Option("pass")


class Exchanged(Event, frozen=True):
    rules = ("1.3",)
    seat: str
    cards: int


class Gave(Event, frozen=True):
    rules = ("1.4",)
    unit: str
    gift: str


class Applauded(Event, frozen=True):
    rules = ("2.6",)
    seat: str


async def council(battle: Parley, cards: tuple[str, ...]) -> None:
    """Hands are exchanged, then the first seat gives its gifts."""
    await _exchange(battle, cards)
    await _gifts(battle, battle.setting.seats[0])


async def _exchange(battle: Parley, cards: tuple[str, ...]) -> None:
    """Everybody ticks what they would rather not hold, at the same time (1.3)."""
    seats = battle.setting.seats
    choices = tuple(
        Tick(
            seat,
            partial(_hand, battle, seat),
            rule="1.3",
            topic="exchange",
            most=2,
            forbid=partial(_together, battle, seat),
            ask_anyway=True,
        )
        for seat in seats
    )
    laid = await Together(choices, rule="1.3", topic="exchange")
    for seat, picks in laid.items():
        for key in picks:
            battle.hands[seat].remove(_card(key))
            battle.shown.append(_card(key))
    for seat, picks in laid.items():
        if not picks:
            continue
        drawn = await Draw(
            battle.deck, len(picks), lambda: cards, seat=seat, rule="1.3", topic="deal"
        )
        battle.deck.take(drawn)
        battle.hands[seat] = sorted([*battle.hands[seat], *drawn])
        battle.tell(Exchanged(seat, len(picks)))


def _hand(battle: Parley, seat: Seat) -> list[Option]:
    pile = f"hand_{seat}"
    return [
        Option(f"{card}:{place}", "option-card", facts={"card": card}, card=card, pile=pile)
        for place, card in enumerate(battle.hands[seat])
    ]


def _card(key: str) -> str:
    return key.partition(":")[0]


def _together(battle: Parley, seat: Seat, picks: Picks) -> Refusal | None:
    """Two of a kind bring luck and are never both given away."""
    cards = [_card(key) for key in picks]
    return Refusal("of-a-kind", rule="1.3") if len(set(cards)) < len(cards) else None


async def _gifts(battle: Parley, seat: Seat) -> None:
    """One gift for an envoy at most, and there is one of each (1.4)."""
    question = Assign(
        seat,
        partial(_gift_pairs, battle),
        rule="1.4",
        topic="gifts",
        stock=dict.fromkeys(GIFTS, 1),
    )
    picks = await question
    for unit, gift in question.given(picks).items():
        battle.points[battle.envoy(unit).seat] += 1
        battle.tell(Gave(unit, gift))


def _gift_pairs(battle: Parley) -> list[Pair]:
    return [
        Pair(
            f"{envoy.id}:{gift}",
            "option-give",
            piece=envoy.id,
            facts={"gift": gift},
            what=gift,
            to=envoy.id,
        )
        for envoy in battle.envoys
        for gift in GIFTS
    ]


async def parried(battle: Parley, envoy: Envoy, target: Envoy, pool: Tally) -> bool:
    """Whoever is struck may hold a mirror up; any other card is shown in vain (2.5)."""
    guard = Tally("guard").add("2.5", "base", target.wounds)
    key = await Choose(
        target.seat,
        lambda: [PASS, *_hand(battle, target.seat)],
        rule="2.5",
        topic="parry",
        default="pass",
        piece=target.id,
        story=lambda: Story("story-strike", {}, envoy.id, (target.id,), (pool, guard)),
        passing="pass",
        window="parry",
        moot=lambda: PARRIES not in battle.hands[target.seat],
    )
    if key == "pass":
        return False
    battle.hands[target.seat].remove(_card(key))
    battle.shown.append(_card(key))
    return _card(key) == PARRIES


async def applause(battle: Parley, envoy: Envoy) -> None:
    """Everybody else may applaud, which is worth a point to whoever acted (2.6)."""
    others = [seat for seat in battle.setting.seats if seat != envoy.seat]
    choices = tuple(_applause(seat, envoy) for seat in others)
    if len(choices) == 1:
        answers = {others[0]: await choices[0]}
    else:
        answers = await Together(choices, rule="2.6", topic="applause")
    for seat, key in answers.items():
        if key == "applaud":
            battle.points[envoy.seat] += 1
            battle.tell(Applauded(seat))


def _applause(seat: Seat, envoy: Envoy) -> Choose:
    return Choose(
        seat,
        [PASS, Option("applaud", note="note-applaud")],
        rule="2.6",
        topic="applause",
        default="pass",
        piece=envoy.id,
        passing="pass",
        window="applause",
    )
