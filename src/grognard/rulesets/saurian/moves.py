"""Steps: the way to the best place, whom to push aside, and when to leave (4.2-4.16, 5.9)."""

from collections.abc import Iterable

from msgspec.structs import replace

from grognard.kernel.policies import Rated
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian.battle import Battle, Model, Unit
from grognard.rulesets.saurian.field import Hex
from grognard.rulesets.saurian.paths import Gait, Way
from grognard.rulesets.saurian.push import chain, opposing
from grognard.rulesets.saurian.reckoning import KNOCKED_DOWN, odds, stake_of, toll
from grognard.rulesets.saurian.scores import score
from grognard.rulesets.saurian.stands import (
    Ground,
    best_way,
    gait_of,
    ground_for,
    strike_worth,
    wants_out,
)
from grognard.rulesets.saurian.ways import free_turns


def rate_step(battle: Battle, question: Choose) -> list[Rated]:
    """Go where most is promised; stand up first; push whoever is worth it (4.2-4.16, 5.9)."""
    options = {option.key: option for option in question.options}
    if "stand" in options:
        return [Rated("stand")]
    unit = battle.unit(question.piece or "")
    found = [Rated("stop")]
    if "leave" in options:
        found.append(Rated("leave", 1.0 if wants_out(battle, unit) else -1.0))
        if found[-1].score > 0:
            return found[::-1]
    model = _mover(battle, unit, question.options)
    if model is None:
        return found
    ground = ground_for(battle, unit, question.seat, unit.active, acts=not unit.used_action)
    gait = _gait_now(battle, unit, options)
    facts = question.facts or {}
    gain, way = best_way(ground, model, gait, facts["points"], facts["pivots"])
    key = _key_of(battle, options, way, model)
    if key:
        found.append(Rated(key, gain))
    found += _pushes(ground, model, options.values())
    return found


def _gait_now(battle: Battle, unit: Unit, options: Iterable[str]) -> Gait:
    """How a unit moves, told by what it is offered: who charges turns only after a step (4.7)."""
    gait = gait_of(battle, unit, unit.active if unit.revealed else "")
    turns = any(key.startswith("turn") for key in options)
    rooted = not any(key.startswith("go") for key in options)
    return replace(gait, charges=gait.charges and not turns, rooted=rooted)


def _mover(battle: Battle, unit: Unit, options: Iterable[Option]) -> Model | None:
    """Whose step it is: the model beside the hexes that are offered."""
    if len(unit.models) == 1:
        return unit.models[0]
    for option in options:
        kind, _, rest = option.key.partition(":")
        if option.at is None or "." in rest:
            continue
        hex_ = battle.board.number((int(option.at[0]), int(option.at[1])))
        for model in unit.models:
            near = battle.board.next[model.at]
            if kind == "go" and near[int(rest)] == hex_:
                return model
            turn = 1 if rest == "+" else -1
            if kind == "turn" and near[(model.heading + turn) % 6] == hex_:
                return model
    return None


def _key_of(battle: Battle, options: dict[str, Option], way: Way, model: Model) -> str:
    """The option that goes farthest along a way."""
    run: list[Hex] = []
    for step in way.path:
        if isinstance(step, str):
            break
        run.append(step)
    if not run:
        turn = str(way.path[0]) if way.path else ""
        return turn if turn in options else ""
    landings = {
        battle.board.number((int(option.at[0]), int(option.at[1]))): key
        for key, option in reversed(options.items())
        if option.at is not None and key.startswith(("go:", "walk:"))
    }
    return next((landings[hex_] for hex_ in reversed(run) if hex_ in landings), "")


def _pushes(ground: Ground, model: Model, options: Iterable[Option]) -> list[Rated]:
    """Steps into enemies: they fall, or are crushed against what cannot be entered (4.13-4.16)."""
    battle, unit = ground.battle, ground.unit
    strength = score(battle, unit, "st", knocked=model.knocked).total
    found = []
    for option in options:
        if option.say != "option-enter" or option.at is None:
            continue
        rest = option.key.partition(":")[2]
        if "." in rest:
            continue  # Through Allied ranks a failure would cost the whole Movement (4.15).
        hex_ = battle.board.number((int(option.at[0]), int(option.at[1])))
        body = battle.occupied.get(hex_)
        if body is None or body.unit is None or body.unit.side == unit.side:
            continue
        plan = chain(battle, int(rest[-1]), [hex_], unit)
        if plan is None or any(p.unit is None or p.unit.side == unit.side for p in plan.pushed):
            continue
        chance, gain = 1.0, 0.0
        for pushed in plan.pushed:
            assert pushed.unit is not None
            gap = strength - opposing(battle, pushed).total
            chance *= odds(gap)
            part = len(pushed.models) / len(pushed.unit.models)
            stake = stake_of(battle, pushed.unit)
            fallen = 0.0 if pushed.models[0].knocked else stake * KNOCKED_DOWN * part
            if pushed.stuck:
                healths = tuple(m.health for m in pushed.models)
                gain += stake * part * toll(healths, max(0, gap), False) + fallen
            elif not plan.stuck:
                gain += fallen
        ends = strike_worth(ground, model.at, model.heading)
        if not plan.stuck:
            ends = max(strike_worth(ground, hex_, model.heading), 0.6 * ends)
        here = strike_worth(ground, model.at, model.heading)
        found.append(Rated(option.key, chance * (gain + ends - here) - (1 - chance) * 2.0))
    return found


def rate_mover(battle: Battle, question: Choose) -> list[Rated]:
    """One model after the other; those in one hex go together (4.2)."""
    found = [Rated("done")]
    for option in question.options:
        kind, rest = option.key[0], option.key[1:]
        if option.key == "done":
            continue
        size = int(rest.partition("x")[2]) if kind == "g" else 1
        found.append(Rated(option.key, float(size)))
    return found


def rate_movement(battle: Battle, question: Choose) -> list[Rated]:
    """Charge where that leads somewhere; else move as the board allows (3.7, 4.7)."""
    unit = battle.unit(question.piece or "")
    ground = ground_for(battle, unit, question.seat, unit.active, acts=not unit.used_action)
    turns, gait = free_turns(battle, unit), gait_of(battle, unit, unit.active)
    plain = replace(gait, charges=False, rooted=False)
    found = []
    for option in question.options:
        way = gait if option.key == "card" else plain
        points = (option.facts or {})["points"]
        found.append(Rated(option.key, best_way(ground, unit.models[0], way, points, turns)[0]))
    return found
