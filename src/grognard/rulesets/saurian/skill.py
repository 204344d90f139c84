"""Skill tests: scores, the passive window, ties and the result (1.36-1.43, 3.35)."""

from typing import Any

from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.kernel.said import Say
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian import piles
from grognard.rulesets.saurian.battle import Battle, Unit, side_of
from grognard.rulesets.saurian.content import HeroCard
from grognard.rulesets.saurian.events import AdrenalineGained, IconsAdded, Tested, TiesCancelled
from grognard.rulesets.saurian.windows import Deed, Moment, in_test, main_window

SKIP = Option("skip", "option-skip-window")
DONE = Option("done", "option-skip-done")
"""Skips now, and again unless somebody plays a card in between."""
LAST = Option(SKIP.key, "option-skip-last")
"""A skip after which nobody will be asked again."""
SKIPS_THAT_CLOSE = 2
TIE_BREAKERS = frozenset({"win_the_struggle", "stand_your_ground"})
"""Main uses that win a tie (1.41)."""
COMPARES_AGAIN = 2
"""What a card adds that compares a failed test again (3.35)."""


def most_of_a_card(battle: Battle) -> int:
    """No hero card moves a test by more than this."""
    return max(COMPARES_AGAIN, battle.content.most_icons)


class Test(Deed, eq=False):
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
    deed: Deed | None = None
    """What it is a part of, where that says more than the test."""
    stake: str = ""
    """What counts besides success: the Initiator's score, or the gap between both."""

    def story(self, battle: Battle) -> Story:
        """What is tested, with both scores as they are now."""
        tallies = (self.score, self.opposed)
        if self.deed is not None:
            told = self.deed.story(battle)
            return Story(told.say, told.facts, told.by, told.to, tallies)
        to = (self.target.id,) if self.target is not None else ()
        facts = {} if to else {"to": f"thing-{self.target_name}"}
        return Story(f"story-{self.score.name}", facts, self.initiator.id, to, tallies)

    @property
    def standing(self) -> str:
        """How the Initiator stands as it is now (1.40, 1.41, 4.80)."""
        if self.gap:
            return "ahead" if self.gap > 0 else "behind"
        if self.ties_won:
            return "tie-won" if self.ties_won > 0 else "tie-lost"
        return "tie-lost" if self.strict else "tie-won"

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
        for number, icons in enumerate(battle.content.heroes[name].sets):
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
    done: set[Seat] = set()
    turn = 0
    while True:
        seat = seats[turn % len(seats)]
        turn += 1
        key = SKIP.key
        if seat not in done and battle.player(seat).hand:
            may_wait = not skips[seat] and _others_hold_cards(battle, seats, seat)
            key = await _passive_choice(battle, test, seats, seat, may_wait=may_wait)
            if key == DONE.key or not may_wait:
                done.add(seat)
        if key in (SKIP.key, DONE.key):
            skips[seat] += 1
            if skips[seat] == SKIPS_THAT_CLOSE:
                battle.cite("3.31")
                return
        else:
            done.clear()
            _add_icons(battle, test, seat, key)


def _others_hold_cards(battle: Battle, seats: list[Seat], seat: Seat) -> bool:
    """Whether somebody else may play before a player's next turn."""
    return any(battle.player(other).hand for other in seats if other != seat)


def _passive_choice(
    battle: Battle, test: Test, seats: list[Seat], seat: Seat, *, may_wait: bool
) -> Choose:
    passing = [DONE, SKIP] if may_wait else [LAST]

    def offer() -> list[Option]:
        plays = passive_plays(battle, test, seat)
        if not plays:
            return passing[:1]
        twice = len({which for which, _, _ in _sides(battle, test, seat)}) > 1
        return [*passing, *(_icon_option(battle, test, seat, key, twice=twice) for key in plays)]

    facts = {
        "score": test.score.total,
        "against": test.opposed.total,
        "skill": Say(f"skill-{test.score.name}"),
        "opposed": Say(f"skill-{test.opposed.name}"),
        "standing": test.standing,
    }
    return Choose(
        seat,
        offer,
        rule="4.107",
        topic="passive",
        default=passing[0].key,
        piece=test.initiator.id,
        facts=facts,
        ask_anyway=battle.setting.poker_face,
        story=lambda: test.story(battle),
        passing=passing[0].key,
        window="tests",
        moot=lambda: (
            is_foregone(battle, test, seats, seat) or (may_wait and is_ahead(battle, test, seat))
        ),
    )


def is_foregone(battle: Battle, test: Test, seats: list[Seat], seat: Seat) -> bool:
    """Whether no card of a player can change the result of a test, nor what depends on it.

    Of the others' hands only their number is known. With a poker face the same holds for one's
    own: whether one is asked must not tell what one holds (1.35).
    """
    helped = _sides(battle, test, seat)
    if len(helped) != 1:
        return not helped
    which, unit, tally = helped[0]
    poker_face, hand = battle.setting.poker_face, battle.player(seat).hand
    held = [battle.content.heroes[name] for name in hand]
    if _may_rouse(battle, unit, seat):
        return False
    lead = test.gap if which == "i" else -test.gap
    allies = [s for s in seats if s != seat and side_of(s) == unit.side]
    enemies = [s for s in seats if side_of(s) != unit.side]
    unseen = len(hand) * most_of_a_card(battle)
    own = unseen if poker_face else sum(_worth(card, tally) for card in held)
    best = lead + own + _reserve(battle, allies)
    if best < 0 or (best == 0 and not _may_win_tie(battle, test, which, held, allies)):
        return not (test.stake == "gap" and which == "t")
    if lead <= _reserve(battle, enemies):
        return False
    return which == "t" or not test.stake


def is_ahead(battle: Battle, test: Test, seat: Seat) -> bool:
    """Whether a player loses nothing by waiting: he is asked again before he can be overtaken.

    Who is strictly ahead has another turn after every card that is played against him. What he
    cannot answer is a card that compares again after a miss (3.35).
    """
    helped = _sides(battle, test, seat)
    if len(helped) != 1:
        return False
    which, unit, _ = helped[0]
    if which == "i":
        ahead = test.gap > 0 and not test.stake
    else:
        ahead = -test.gap > (COMPARES_AGAIN if test.stake == "score" else 0)
    return ahead and not _may_rouse(battle, unit, seat)


def _may_rouse(battle: Battle, unit: Unit, seat: Seat) -> bool:
    """Whether a card of a player may give Adrenaline to a unit, for all that may be told."""
    hand = battle.player(seat).hand
    held = any("ad" in icons for name in hand for icons in battle.content.heroes[name].sets)
    return can_gain(unit) and (battle.setting.poker_face or held)


def _worth(card: HeroCard, tally: Tally) -> int:
    """The most a card may add to a score."""
    again = COMPARES_AGAIN if "miss" in card.triggers else 0
    wanted = icon(tally)
    return max(
        [again, *(n for icons in card.sets for skill, n in icons.items() if skill == wanted)]
    )


def _reserve(battle: Battle, seats: list[Seat]) -> int:
    """The most that hands which one cannot see may add."""
    return most_of_a_card(battle) * sum(len(battle.player(seat).hand) for seat in seats)


def _may_win_tie(
    battle: Battle, test: Test, which: str, held: list[HeroCard], allies: list[Seat]
) -> bool:
    """Whether a side wins if the scores end up equal, or might (1.40, 1.41, 4.80)."""
    if battle.setting.poker_face or (which == "t") == test.strict:
        return True
    return any(card.effect in TIE_BREAKERS for card in held) or bool(_reserve(battle, allies))


def _icon_option(battle: Battle, test: Test, seat: Seat, key: str, *, twice: bool) -> Option:
    """A set of icons, and how the test would stand with it."""
    name, number, which = key.split(":")
    icons = battle.content.heroes[name].sets[int(number)]
    unit, tally = (test.initiator, test.score) if which == "i" else (test.target, test.opposed)
    assert unit is not None, "only a unit can be helped"
    useful = {icon(tally): 1, **({"ad": 1} if can_gain(unit) else {})}
    shown = [
        Say("hero-icon", {"skill": Say(f"skill-{skill}"), "amount": amount})
        for skill, amount in icons.items()
        if skill in useful
    ]
    amount = icons.get(icon(tally), 0)  # type: ignore[call-overload]
    score = test.score.total + (amount if which == "i" else 0)
    against = test.opposed.total + (amount if which == "t" else 0)
    facts: dict[str, Any] = {"card": name, "icons": shown, "score": score, "against": against}
    facts["unit"] = unit.id
    return Option(
        key,
        "option-icons-for" if twice else "option-icons",
        unit.id,
        facts=facts,
        note=f"note-test-{_outcome(test, score - against)}" if amount else "note-adrenaline",
        card=name,
        pile=piles.hero_hand(seat),
    )


def _outcome(test: Test, gap: int) -> str:
    if gap:
        return "won" if gap > 0 else "lost"
    return "tie-lost" if test.strict else "tie-won"


def _add_icons(battle: Battle, test: Test, seat: Seat, key: str) -> None:
    name, number, which = key.split(":")
    player = battle.player(seat)
    player.hand.remove(name)
    player.discard.append(name)
    icons = battle.content.heroes[name].sets[int(number)]
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
