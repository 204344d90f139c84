"""Interaction: hero cards in Main and in Passive use, and who may play them when (3.31-3.34)."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from grognard.kernel.compound import Together
from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.kernel.said import Say
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.battle import Battle, Unit, name_of, side_of
from grognard.rulesets.saurian.content import HeroCard
from grognard.rulesets.saurian.events import HeroCardPlayed, HeroCardReturned

PASS = Option("pass", "option-pass")
FIRST_PLAYER_ORDERS = frozenset({"reveal", "sed", "first", "slide", "draw"})
"""Initiative and condition related triggers: the First Player decides the order (3.33)."""


class Deed(Struct, eq=False):
    """Something under way that hero cards may bear upon: an attack, a test, a Fear action."""

    def story(self, battle: Battle) -> Story:
        """Who does what to whom, and how it stands."""
        raise NotImplementedError


class Moment(Struct):
    """A trigger and what it is about (3.32)."""

    trigger: str
    seat: Seat
    """Who comes first: the Initiator, the Active Unit's player or the First Player."""
    unit: Unit | None = None
    deed: Any = None
    """The attack, the test, the Fear action or the tied Group it concerns."""

    def story(self, battle: Battle) -> Story:
        """What led to it, for those who are asked."""
        if isinstance(self.deed, Deed):
            return self.deed.story(battle)
        if self.unit is None:
            return Story(f"story-{self.trigger}", {"round": battle.round})
        if self.trigger == "start" and self.unit.active:
            return Story("story-start-card", {"card": name_of(self.unit.active)}, self.unit.id)
        return Story(f"story-{self.trigger}", {}, self.unit.id)


Vain = Callable[[Battle, Seat, str, Moment], bool]
"""Proves, where it can, that a Main use would change nothing but what it costs."""


class Effect(NamedTuple):
    """A Main use: for which targets it can be played now, and what it does."""

    targets: Callable[[Battle, Seat, HeroCard, Moment], Sequence[str]]
    apply: Callable[[Battle, Seat, str, Moment], Awaitable[None]]
    vain: Vain


EFFECTS: dict[str, Effect] = {}
"""Every Main use by the name the card's data gives it."""


def playable(battle: Battle, seat: Seat, moment: Moment) -> list[str]:
    """The Main uses a player could announce now: card, or card and target."""
    wanted = battle.content.heroes_for.get(moment.trigger)
    if not wanted:
        return []
    found = []
    for name in dict.fromkeys(battle.player(seat).hand):
        if name in wanted:
            found += [
                f"{name}:{target}" if target else name
                for target in _targets(battle, seat, name, moment)
            ]
    return found


def _targets(battle: Battle, seat: Seat, name: str, moment: Moment) -> Sequence[str]:
    card = battle.content.heroes[name]
    if battle.player(seat).command < card.command:
        return ()
    return EFFECTS[card.effect].targets(battle, seat, card, moment)


async def main_window(battle: Battle, moment: Moment) -> None:
    """Main uses are announced and resolved until nobody announces any more (3.31, 3.33)."""
    poker_face = battle.setting.poker_face
    while True:
        choices = []
        for seat in battle.setting.seats:
            hand = battle.player(seat).hand
            if hand and (poker_face or playable(battle, seat, moment)):
                choices.append(_announcement(battle, seat, moment))
        if not choices:
            return
        if len(choices) == 1:
            answers = {choices[0].seat: await choices[0]}
        else:
            answers = await Together(tuple(choices), rule="3.33", topic="announce")
        announced = {seat: key for seat, key in answers.items() if key != "pass"}
        if not announced:
            return
        battle.cite("3.33", "3.34")
        for seat, key in announced.items():
            player = battle.player(seat)
            player.hand.remove(key.partition(":")[0])
            player.announced.append(key.partition(":")[0])
        for seat in await _order(battle, moment, list(announced)):
            await _resolve(battle, seat, announced[seat], moment)


def _announcement(battle: Battle, seat: Seat, moment: Moment) -> Choose:
    def offer() -> list[Option]:
        plays = playable(battle, seat, moment)
        return [PASS, *(_play_option(battle, seat, moment, key) for key in plays)]

    poker_face = battle.setting.poker_face
    return Choose(
        seat,
        offer,
        rule="3.32",
        topic=f"main-{moment.trigger}",
        default="pass",
        piece=moment.unit.id if moment.unit is not None else None,
        ask_anyway=poker_face,
        story=lambda: moment.story(battle),
        passing="pass",
        window="hero-cards",
        # With a poker face whether one is asked must not depend on what one holds (1.35).
        moot=None if poker_face else lambda: _is_vain(battle, seat, moment),
    )


def _is_vain(battle: Battle, seat: Seat, moment: Moment) -> bool:
    """Whether every card that could be announced would be wasted."""
    for key in playable(battle, seat, moment):
        name, _, target = key.partition(":")
        if not EFFECTS[battle.content.heroes[name].effect].vain(battle, seat, target, moment):
            return False
    return True


def _play_option(battle: Battle, seat: Seat, moment: Moment, key: str) -> Option:
    """A Main use as it is offered: the card, and what it is played on."""
    name, _, target = key.partition(":")
    facts: dict[str, Any] = {"card": name}
    say, piece = "option-play", None
    if target in ("i", "t"):
        # The sides of a test: who helps whom is told by the unit.
        target = (moment.deed.initiator if target == "i" else moment.deed.target).id
    unit, _, dropped = target.partition("/")
    if dropped:
        swapped = {"unit": unit, "swapped": f"card-{name_of(dropped)}"}
        say, piece, facts = "option-play-swap", unit, {**facts, **swapped}
    elif unit in battle.by_id:
        say, piece, facts = "option-play-on", unit, {**facts, "unit": unit}
    elif target in battle.setting.seats:
        say, facts = "option-play-for", {**facts, "seat": target}
    elif target.startswith("heal"):
        say, facts = "option-play-heal", {**facts, "n": int(target.removeprefix("heal")) + 1}
    elif target == "next":
        say = "option-play-next"
    elif target.startswith("discard-"):
        say, facts = "option-play-treat", {**facts, "wound": f"card-{name_of(target[8:])}"}
    elif target.startswith("am_"):
        say, facts = "option-play-treat", {**facts, "wound": f"card-{target}"}
    group = Say("option-play", {"card": name})
    pile = piles.hero_hand(seat)
    return Option(key, say, piece, facts=facts, group=group, card=name, pile=pile)


async def _order(battle: Battle, moment: Moment, seats: list[Seat]) -> list[Seat]:
    """In which order announced cards resolve (3.33)."""
    if len(seats) < 2:
        return seats
    if moment.trigger in FIRST_PLAYER_ORDERS:
        ordered = []
        while len(seats) > 1:
            options = [Option(seat, "option-seat", facts={"seat": seat}) for seat in seats]
            chosen = await Choose(battle.first, options, rule="3.33", topic="resolve-first")
            ordered.append(chosen)
            seats = [seat for seat in seats if seat != chosen]
        return ordered + seats
    clockwise = (moment.seat, *battle.setting.clockwise(battle.first))
    return [seat for seat in dict.fromkeys(clockwise) if seat in seats]


async def _resolve(battle: Battle, seat: Seat, key: str, moment: Moment) -> None:
    """Pay for an announced card and apply it; return it if its condition has gone (3.33)."""
    name, _, target = key.partition(":")
    card = battle.content.heroes[name]
    player = battle.player(seat)
    if target not in _targets(battle, seat, name, moment):
        player.announced.remove(name)
        player.hand.append(name)
        battle.tell(HeroCardReturned(seat, name))
        return
    player.command -= card.command
    player.announced.remove(name)
    player.discard.append(name)
    battle.tell(HeroCardPlayed(seat, name))
    await EFFECTS[card.effect].apply(battle, seat, target, moment)


def in_test(battle: Battle, units: Sequence[Unit], first: Seat) -> list[Seat]:
    """Players with an own or Allied unit in a test, the Initiator first, then clockwise (3.31)."""
    sides = {unit.side for unit in units}
    return [seat for seat in battle.setting.clockwise(first) if side_of(seat) in sides]
