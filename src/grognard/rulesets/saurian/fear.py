"""Fear: the action, the test, the cards (4.78-4.85)."""

from collections.abc import Sequence

from msgspec import field

from grognard.kernel.questions import Choose, Option, Seat, Story
from grognard.rulesets.saurian.battle import UNSEEN, Battle, Unit
from grognard.rulesets.saurian.casualties import draw_condition
from grognard.rulesets.saurian.content import Action
from grognard.rulesets.saurian.events import FearTaken
from grognard.rulesets.saurian.reach import free_models
from grognard.rulesets.saurian.scores import fear_score, score
from grognard.rulesets.saurian.skill import Test, decide, gain_adrenaline
from grognard.rulesets.saurian.targets import caution_for, enemies_first
from grognard.rulesets.saurian.windows import Deed, Moment, main_window

BASE_RADIUS = 1
"""How far a Fearsome unit's Base Skill carries (1.23)."""


class Scare(Deed, eq=False):
    """A Fear action under way."""

    unit: Unit
    action: Action
    card: bool
    targets: list[Unit]
    courage: dict[Seat, int] = field(default_factory=dict)
    """By player, what a hero card adds to the Courage of his units."""

    def story(self, battle: Battle) -> Story:
        """Who frightens whom."""
        score_ = fear_score(battle, self.unit, card=self.card)
        to = tuple(target.id for target in self.targets)
        return Story("story-fe", {}, self.unit.id, to, (score_,))


def frightened(battle: Battle, unit: Unit, radius: int) -> list[Unit]:
    """Everyone who must test: other units in reach, Allied or Enemy (4.78, 4.85)."""
    return [
        other
        for other in battle.able()
        if other is not unit and not other.furious and _hears(battle, other, unit, radius)
    ]


def _hears(battle: Battle, other: Unit, unit: Unit, radius: int) -> bool:
    """Whether a roar carries to a unit.

    The radius is the card's: a model on the ground has its Base Skill, if it has one (4.49, 1.23).
    """
    lying = BASE_RADIUS if "fearsome" in unit.profile.abilities else 0
    theirs = battle.hexes_of(other)
    return any(
        battle.distance(unit, model, theirs) <= (lying if model.knocked else radius)
        for model in free_models(battle, unit)
    )


async def fear(battle: Battle, unit: Unit, action: Action, *, card: bool) -> bool:
    """A Fear action (4.78)."""
    battle.cite("1.50", "4.85")
    scare = Scare(unit, action, card, frightened(battle, unit, action.radius))
    await main_window(battle, Moment("decl", unit.seat, unit, scare))
    left = list(scare.targets)
    while unit.able and left:
        left.sort(key=lambda other: battle.between(unit, other) if other.in_play else 0)
        target = await _next_target(battle, unit, left)
        left.remove(target)
        if not target.able:
            continue
        await fear_test(battle, unit, target, card=card, courage=scare.courage.get(target.seat, 0))
        abilities = unit.profile.abilities & target.profile.abilities
        if "fearsome" in abilities and target.able and unit.able and not unit.furious:
            battle.cite("4.81")
            await fear_test(battle, target, unit, courage=scare.courage.get(unit.seat, 0))
    return True


async def _next_target(battle: Battle, unit: Unit, left: Sequence[Unit]) -> Unit:
    options = [Option(t.id, "option-target", t.id, facts={"unit": t.id}) for t in left]
    to = tuple(target.id for target in left)
    return battle.unit(
        await Choose(
            unit.seat,
            options,
            rule="4.78",
            topic="order",
            piece=unit.id,
            story=lambda: Story("story-fe", {}, unit.id, to),
        )
    )


async def fear_test(
    battle: Battle, unit: Unit, target: Unit, *, card: bool = True, courage: int = 0
) -> None:
    """Fear against Courage: only a strictly higher score frightens (4.79, 4.80)."""
    battle.cite("4.79")
    knocked = all(model.knocked for model in target.models)
    resolve = score(battle, target, "co", knocked=knocked).add("4.79", "hero-card", courage)
    test = Test(unit, target, fear_score(battle, unit, card=card), resolve, strict=True)
    if not await decide(battle, test) or not target.able:
        return
    if await _gives_fear(unit, target):
        await take_fear(battle, target, unit)


async def _gives_fear(unit: Unit, target: Unit) -> bool:
    """Whether the Initiator gives the Fear card (1.43).

    Fear rouses as well (4.96): only an enemy who can gain no Adrenaline is never worth sparing.
    """
    if unit.side != target.side and target.adrenaline >= target.profile.adrenaline:
        return True
    give = Option("give", "option-give-fear", caution=caution_for(unit, target))
    answer = await Choose(
        unit.seat,
        enemies_first([give, Option("spare", "option-spare-fear", note="note-spare-fear")]),
        rule="1.43",
        topic="frighten",
        piece=target.id,
        story=lambda: Story("story-fe", {}, unit.id, (target.id,)),
    )
    return answer == "give"


async def take_fear(battle: Battle, unit: Unit, source: Unit) -> None:
    """A Fear card goes, unseen, on top of the action deck (4.80, 4.84, 4.96)."""
    if len(battle.fear):
        card = await draw_condition(battle.fear, unit, rule="4.80", topic="fear")
        unit.deck.put_on_top([f"{UNSEEN}{card}@{source.id}"])
        battle.tell(FearTaken(unit.id))
    gain_adrenaline(battle, unit, 1)
