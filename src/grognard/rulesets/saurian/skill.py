"""Skill tests: scores, the passive window, ties and the result (1.36-1.43, 3.35)."""

from msgspec import Struct

from grognard.kernel.questions import Choose, Option, Seat
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.battle import Battle, Unit, side_of
from grognard.rulesets.saurian.content import heroes
from grognard.rulesets.saurian.events import AdrenalineGained, IconsAdded, Tested, TiesCancelled
from grognard.rulesets.saurian.windows import Moment, in_test, main_window

SKIP = Option("skip", "option-skip-window")
SKIPS_THAT_CLOSE = 2


class Test(Struct, eq=False):
    """One comparison under way. Nothing in it is hidden: scores are announced (3.35)."""

    initiator: Unit
    target: Unit | None
    score: Tally
    opposed: Tally
    target_name: str = ""
    unopposed: bool = False
    """No hero card may be played against it (4.76)."""
    strict: bool = False
    """The Initiator needs a strictly higher score (4.80)."""
    ties_won: int = 0
    """Win-a-tie cards of the Initiator's side less those of the other (1.41)."""
    ties_played: int = 0

    @property
    def gap(self) -> int:
        """How far the Initiator is ahead."""
        return self.score.total - self.opposed.total

    def units(self) -> list[Unit]:
        """The units in the test."""
        return [self.initiator] if self.target is None else [self.initiator, self.target]


async def decide(battle: Battle, test: Test) -> bool:
    """Announce the scores, open the window, compare (3.35, steps 2 to 5)."""
    await passive_window(battle, test)
    return await compare(battle, test)


async def compare(battle: Battle, test: Test) -> bool:
    """Compare final scores; a tie opens T-TIE and then falls to 1.40 and 1.41."""
    if test.gap == 0:
        success = await _tie(battle, test)
    else:
        success = test.gap > 0
    name = test.target.id if test.target is not None else test.target_name
    for tally in (test.score, test.opposed):
        battle.cite(*(part.rule for part in tally.parts))
    battle.tell(
        Tested(
            test.initiator.id,
            name,
            test.score.name,
            test.score.total,
            test.opposed.total,
            success,
        )
    )
    return success


async def _tie(battle: Battle, test: Test) -> bool:
    if not test.unopposed:
        await main_window(battle, Moment("tie", test.initiator.seat, test.initiator, test))
    if test.gap != 0:
        return test.gap > 0
    if test.ties_played and not test.ties_won:
        battle.tell(TiesCancelled(test.initiator.id))
    if test.ties_won:
        return test.ties_won > 0
    battle.cite("1.40")
    return not test.strict


def gain_adrenaline(battle: Battle, unit: Unit, amount: int) -> None:
    """Adrenaline never exceeds the board's maximum, and Furious units gain none (4.96, 4.90)."""
    gained = min(amount, unit.profile.adrenaline - unit.adrenaline)
    if gained > 0 and not unit.furious and not unit.gone:
        unit.adrenaline += gained
        battle.tell(AdrenalineGained(unit.id, gained))


def _sides(battle: Battle, test: Test, seat: Seat) -> list[tuple[str, Unit, Tally]]:
    """The sides of a test a player may help: his own or Allied units in it (4.107)."""
    side = side_of(seat)
    found = []
    if test.initiator.side == side:
        found.append(("i", test.initiator, test.score))
    target = test.target
    if target is not None and target.side == side and not test.unopposed and not target.sedated:
        found.append(("t", target, test.opposed))
    return found


def icon(tally: Tally) -> str:
    """The icon that adds to a score; Grab counts as Stability (4.107)."""
    return "st" if tally.name == "gr" else tally.name


def passive_plays(battle: Battle, test: Test, seat: Seat) -> list[str]:
    """Cards and sets of icons that would add something to the test (4.107)."""
    helped = _sides(battle, test, seat)
    found = []
    for name in dict.fromkeys(battle.player(seat).hand):
        for number, icons in enumerate(heroes()[name].sets):
            for which, unit, tally in helped:
                useful = icon(tally) in icons or ("ad" in icons and can_gain(unit))
                if useful:
                    found.append(f"{name}:{number}:{which}")
    return found


def can_gain(unit: Unit) -> bool:
    """Whether hero cards may give Adrenaline to a unit (4.95, 4.90)."""
    return (
        not unit.profile.human
        and not unit.furious
        and not unit.sedated
        and unit.adrenaline < unit.profile.adrenaline
    )


async def passive_window(battle: Battle, test: Test) -> None:
    """Players add icons one card at a time until one has skipped twice (3.31, 4.108)."""
    seats = in_test(battle, test.units(), test.initiator.seat)
    if test.unopposed:
        seats = [seat for seat in seats if side_of(seat) == test.initiator.side]
    if not battle.setting.poker_face and not any(
        passive_plays(battle, test, seat) for seat in seats
    ):
        return
    skips = dict.fromkeys(seats, 0)
    turn = 0
    while True:
        seat = seats[turn % len(seats)]
        turn += 1
        key = "skip"
        if battle.player(seat).hand:
            key = await _passive_choice(battle, test, seat)
        if key == "skip":
            skips[seat] += 1
            if skips[seat] == SKIPS_THAT_CLOSE:
                battle.cite("3.31")
                return
        else:
            _add_icons(battle, test, seat, key)


def _passive_choice(battle: Battle, test: Test, seat: Seat) -> Choose:
    def offer() -> list[Option]:
        return [SKIP, *(_icon_option(test, seat, key) for key in passive_plays(battle, test, seat))]

    facts = {
        "score": test.score.total,
        "against": test.opposed.total,
        "skill": test.score.name,
        "opposed": test.opposed.name,
    }
    return Choose(
        seat,
        offer,
        rule="4.107",
        topic="passive",
        default="skip",
        piece=test.initiator.id,
        facts=facts,
        ask_anyway=battle.setting.poker_face,
    )


def _icon_option(test: Test, seat: Seat, key: str) -> Option:
    name, number, which = key.split(":")
    helped = test.initiator if which == "i" or test.target is None else test.target
    facts = {"card": name, "set": int(number) + 1, "unit": helped.id}
    hand = piles.hero_hand(seat)
    return Option(key, "option-icons", helped.id, facts=facts, card=name, pile=hand)


def _add_icons(battle: Battle, test: Test, seat: Seat, key: str) -> None:
    name, number, which = key.split(":")
    player = battle.player(seat)
    player.hand.remove(name)
    player.discard.append(name)
    icons = heroes()[name].sets[int(number)]
    if which == "i":
        unit, tally = test.initiator, test.score
    else:
        assert test.target is not None, "only a unit can be helped"
        unit, tally = test.target, test.opposed
    amount = icons.get(icon(tally), 0)  # type: ignore[call-overload]
    tally.add("4.107", "hero-card", amount)
    battle.tell(IconsAdded(seat, name, unit.id, amount))
    if not unit.profile.human:
        gain_adrenaline(battle, unit, icons.get("ad", 0))
