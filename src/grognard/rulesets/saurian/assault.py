"""One attack under way, and whom it can hurt (4.19, 4.39)."""

from msgspec import field

from grognard.kernel.questions import Story
from grognard.kernel.tallies import Tally
from grognard.rulesets.saurian.battle import Battle, Model, Unit, side_of
from grognard.rulesets.saurian.content import Action, Boost, Weapon
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.reach import (
    Reach,
    shot,
    struck,
)
from grognard.rulesets.saurian.scores import score
from grognard.rulesets.saurian.skill import Test, most_of_a_card
from grognard.rulesets.saurian.windows import Deed

MOST_GROUP_BONUS = 2


class Attack(Deed, eq=False):
    """One attack under way; nothing in it is hidden but the place of the ammunition card."""

    unit: Unit
    action: Action
    card: bool
    """It is an action of the card, not a Base Skill action (3.8)."""
    models: list[int] = field(default_factory=list)
    target: Unit | None = None
    hex: Hex = 0
    weapon: Weapon | None = None
    ammo: int = -1
    """Which of the unit's ammunition cards it uses; -1 for none."""
    boost: Boost | None = None
    hit_bonus: int = 0
    """What hero cards and circumstances add to the Hit Score."""
    hero_damage: int = 0
    hero_pierce: int = 0
    hero_armour: int = 0
    dodges: dict[str, int] = field(default_factory=dict)
    """By unit, what a hero card adds to its Dodge."""
    aimed_at: list[Unit] = field(default_factory=list)
    """Everybody a Sweep or an area strikes, while it is being declared."""
    swept: dict[str, list[int]] = field(default_factory=dict)
    """By unit, the models a Sweep or an area has struck at."""
    impact: Hex = -1
    """Where an area weapon strikes."""
    again: bool = False
    """Bought with the card, so that only standing models take part (4.49, 4.94)."""
    test: Test | None = None
    eliminated: int = 0

    def story(self, battle: Battle) -> Story:
        """Who attacks whom with what, with both scores once there is one target."""
        targets = [self.target] if self.target is not None else self.aimed_at
        to = tuple(target.id for target in targets)
        if self.weapon is not None:
            say, facts = "story-shoot", {"card": self.weapon.id}
        elif self.by_card:
            say, facts = "story-melee", {"card": self.unit.active}
        else:
            say, facts = "story-melee-base", {}
        return Story(say, facts, self.unit.id, to, self._tallies(battle))

    def _tallies(self, battle: Battle) -> tuple[Tally, ...]:
        if self.target is None or not self.fighters or self.target.sedated:
            return ()
        if self.test is not None and self.test.target is self.target:
            return self.test.score, self.test.opposed
        return hit_score(battle, self), dodge_score(battle, self, self.target)

    @property
    def melee(self) -> bool:
        """Whether it is a Melee Attack."""
        return self.action.do == "melee"

    @property
    def by_card(self) -> bool:
        """Whether what the card prints counts: it does not for Knocked models (3.8, 4.49)."""
        return self.card and not any(model.knocked for model in self.fighters)

    @property
    def fighters(self) -> list[Model]:
        """Participating models still on the board."""
        return [model for model in self.unit.models if model.number in self.models]

    def ammo_type(self) -> str:
        """The type of its ammunition, which is public (1.35)."""
        if self.ammo < 0:
            return ""
        return self.unit.profile.content.ammunition[self.unit.ammo[self.ammo]].type


def reach_of(battle: Battle, attack: Attack, model: Model, target: Unit) -> Reach:
    """What one participating model can strike of a target."""
    if attack.melee:
        return struck(battle, attack.unit, model, target, back=attack.action.sweep == "back")
    assert attack.weapon is not None, "a shot has a weapon"
    return shot(battle, attack.unit, model, target, attack.weapon)


def reached_models(battle: Battle, attack: Attack, target: Unit) -> list[Model]:
    """Models of a target that can lose Health to this attack (4.30, 4.39)."""
    if attack.impact >= 0:
        assert attack.weapon is not None, "a shot has a weapon"
        area = attack.weapon.area or 0
        apart = battle.board.apart[attack.impact]
        return [
            model
            for model in target.models
            if any(apart[cell] <= area for cell in battle.cells(target, model))
        ]
    numbers = {
        other.number
        for model in attack.fighters
        for other, _, _ in reach_of(battle, attack, model, target)
    }
    return [model for model in target.models if model.number in numbers]


def hit_score(battle: Battle, attack: Attack) -> Tally:
    """The Hit Score (4.26, 4.27)."""
    unit = attack.unit
    skill = "me" if attack.melee else "ba"
    fighters = attack.fighters
    tally = score(battle, unit, skill, card=attack.card, knocked=fighters[0].knocked)
    if attack.impact < 0:
        tally.add("4.26", "group", min(MOST_GROUP_BONUS, len(fighters) - 1))
    if attack.boost is not None:
        tally.add("4.94", "boost", attack.boost.bonus.get(skill, 0))  # type: ignore[call-overload]
    tally.add("4.27", "hero-card", attack.hit_bonus)
    return tally.at_least(0, "1.38")


def dodge_score(battle: Battle, attack: Attack, target: Unit) -> Tally:
    """The Dodge Score of the sub-unit attacked (4.28)."""
    there = target.at_hex(attack.hex) or target.models
    tally = score(battle, target, "do", knocked=there[0].knocked)
    return tally.add("4.28", "hero-card", attack.dodges.get(target.id, 0))


def reserve(battle: Battle, side: str, of_a_card: int = 0) -> int:
    """The most that the hands of an alliance may add to a score."""
    return (of_a_card or most_of_a_card(battle)) * sum(
        len(p.hand) for p in battle.players if side_of(p.seat) == side
    )


def fails_anyhow(battle: Battle, attack: Attack, bonus: int = 0) -> bool:
    """Whether an attack misses whatever hero cards its side still plays (4.29)."""
    target = attack.target
    if target is None or target.sedated or not attack.fighters:
        return False
    hit, dodge = hit_score(battle, attack), dodge_score(battle, attack, target)
    return hit.total + bonus + reserve(battle, attack.unit.side) < dodge.total
