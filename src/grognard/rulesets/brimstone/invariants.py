"""What holds in every state of a battle."""

from grognard.rulesets.brimstone.battle import SEATS, Battle
from grognard.rulesets.brimstone.field import CONTACT, PER_INCH, gap, on_table


def check(battle: Battle) -> None:
    """Nobody overlaps, nobody has too much life, pools are not negative."""
    standing = battle.in_play()
    for seat in SEATS:
        assert 0 <= battle.cmd.get(seat, 0) <= max(battle.base.get(seat, 0), 0)
    for model in battle.models:
        assert model.lp <= model.profile.lp
        assert model.dead == (model.lp <= 0), f"{model.id} has {model.lp} life points"
        assert model.commander == model.owner or "controlled" in model.states
        assert model.relic < 0 or battle.relics[model.relic].carrier == model.id
        assert not (model.dead and model.at is not None)
    for relic in battle.relics:
        assert (relic.at is None) == bool(relic.carrier)
    for place, model in enumerate(standing):
        assert on_table(battle, model.place, model.profile.radius - CONTACT)
        # Who passes as close as contact allows and stops there is rounded to the lattice.
        least = -CONTACT - 1 / PER_INCH
        assert all(gap(model, foe) >= least for foe in standing[place + 1 :])
