"""What to answer at a glance, question by question: the quick bot plays nothing else.

A rater scores the answers to one topic from the state as it stands, as far as the seat knows it;
no rule is played on. Places are rated in `stands`, steps in `moves`, actions in `deeds`, cards in
`plans`, hero cards in `wits`.
"""

from collections.abc import Mapping, Sequence

from grognard.kernel.compound import SeatQuestion, Tick
from grognard.kernel.policies import Rated, Rater, as_good, as_usual, by_option, rate
from grognard.kernel.questions import Choose, Option
from grognard.rulesets.saurian import deeds, moves, paths, plans, stands, wits
from grognard.rulesets.saurian.battle import Battle, Unit
from grognard.rulesets.saurian.field import DIFFICULT, Hex
from grognard.rulesets.saurian.reach import arms
from grognard.rulesets.saurian.reckoning import (
    POINT,
    has_yet_to_act,
)
from grognard.rulesets.saurian.victory import CRATE_POINTS
from grognard.rulesets.saurian.worth import walks

WORTHWHILE = 2.0
"""What a Reaction must promise before it is used up."""


def policy(battle: Battle, question: SeatQuestion) -> Sequence[Rated]:
    """The answers to a question, best first."""
    return rate(battle, question, RATERS)


def _panic_target(battle: Battle, question: Choose) -> list[Rated]:
    """A panicking unit had better run at the side one is not on (4.111)."""
    mine = question.seat in ("A", "C")
    return [Rated(o.key, float((battle.unit(o.key).side == "A") != mine)) for o in question.options]


def _flee(battle: Battle, question: Choose) -> list[Rated]:
    """Of places equally far away the best one (4.86)."""
    unit = battle.unit(question.piece or "")
    ground = stands.ground_for(battle, unit, question.seat, "", acts=False)
    return [
        Rated(o.key, stands.place_worth(ground, int(o.key.partition("^")[0])))
        for o in question.options
    ]


def _casualty(battle: Battle, question: Choose) -> list[Rated]:
    """Who is least needed where it stands falls first (4.39)."""
    unit = battle.unit(question.piece or "")
    ground = stands.ground_for(battle, unit, question.seat, "", acts=True)
    found = []
    for option in question.options:
        model = unit.model(int(option.key))
        assert model is not None, "a candidate stands on the board"
        worth = stands.place_worth(ground, model.at)
        worth += stands.strike_worth(ground, model.at, model.heading)
        found.append(Rated(option.key, -worth))
    return found


def _skips(battle: Battle, unit: Unit, seat: str) -> bool:
    """Whether a unit had better wait: nothing to strike, no better place to go to (4.59)."""
    if battle.is_held(unit) or any(model.knocked for model in unit.models):
        return False
    return stands.is_idle(battle, unit, seat, by=unit.active)


def _skip(battle: Battle, question: Choose) -> list[Rated]:
    """Wait for the moment with a card that can do nothing now (4.59)."""
    unit = battle.unit(question.piece or "")
    return [Rated("go"), Rated("skip", 1.0 if _skips(battle, unit, question.seat) else -1.0)]


def _group_skip(battle: Battle, question: Tick) -> list[Rated]:
    keys = [o.key for o in question.options]
    return [Rated(tuple(key for key in keys if _skips(battle, battle.unit(key), question.seat)))]


def _hold(battle: Battle, question: Choose) -> list[Rated]:
    """Hold a Reaction while nothing can be struck and enemies have yet to come (4.62)."""
    unit = battle.unit(question.piece or "")
    to_come = any(u.side != unit.side and has_yet_to_act(battle, u) for u in battle.able())
    if not to_come:
        return [Rated("go"), Rated("hold", -1.0)]
    now = stands.best_strike(battle, unit, question.seat, by=unit.active)
    return [Rated("go", now), Rated("hold", WORTHWHILE)]


def _react_movement(battle: Battle, question: Choose) -> list[Rated]:
    """Move away from an enemy about to strike; else wait until all have struck (4.64, 4.67)."""
    active = battle.unit(question.piece or "")
    reach = max([1, *(weapon.range for weapon in arms(active))])
    found = [Rated("wait")]
    for option in question.options:
        if option.key == "wait":
            continue
        unit = battle.unit(option.key)
        out = not active.models or battle.between(active, unit) > reach
        if active.side == unit.side or out:
            found.append(Rated(option.key, -1.0))
        else:
            gain, _ = stands.prospects(battle, unit, question.seat, by=unit.active)
            found.append(Rated(option.key, gain - WORTHWHILE))
    return found


def _react_action(battle: Battle, question: Choose) -> list[Rated]:
    """Strike back at once, if there is anybody to strike (4.65)."""
    found = [Rated("wait")]
    for option in question.options:
        if option.key != "wait":
            unit = battle.unit(option.key)
            modes = ["card", "base:melee", "base:shoot"]
            best = max([deeds.mode_worth(battle, unit, mode) for mode in modes])
            found.append(Rated(option.key, best - WORTHWHILE))
    return found


def _me_first(battle: Battle, question: Choose) -> list[Rated]:
    """Who strikes first strikes unhurt (1.39)."""
    return [Rated(o.key, float(o.key == question.seat)) for o in question.options]


def _me_last(battle: Battle, question: Choose) -> list[Rated]:
    """Who places last knows more (2.9-2.11)."""
    return [Rated(o.key, float(o.key != question.seat)) for o in question.options]


def _next_unit(battle: Battle, question: Choose) -> list[Rated]:
    """Whoever can do most goes first (3.4, 4.67)."""
    return [
        Rated(
            o.key,
            sum(
                stands.prospects(
                    battle, battle.unit(o.key), question.seat, by=battle.unit(o.key).active
                )
            ),
        )
        for o in question.options
    ]


def _deploy_unit(battle: Battle, option: Option) -> float:
    """The least valuable unit first: it tells the enemy least (2.9)."""
    return -float(battle.unit(option.key).profile.value)


EXPOSED = 1.0
"""What it costs a beast to stand in the line of a gun before the first card is played."""
FORWARD = {True: 0.15, False: 0.6}
"""What a hex towards the enemy is worth to men and to beasts when they deploy."""


def _deploy(battle: Battle, question: Choose) -> list[Rated]:
    """Near what there is to win, beasts in front, not in the mud (2.9)."""
    unit = battle.unit(question.piece or "")
    board = paths.lay_of(battle.board)
    goals = _goals(battle, unit)
    theirs = battle.setting.zone_hexes[next(z for s, z in battle.zones.items() if s != unit.side)]
    fellows = [model.at for model in unit.models]
    friends = [
        m.at for u in battle.in_play() if u.side == unit.side and u is not unit for m in u.models
    ]
    found = []
    for option in question.options:
        if not option.key.isdigit():
            found.append(Rated(option.key, -100.0))
            continue
        hex_ = int(option.key)
        walk = walks(board, hex_)
        worth = max(
            [
                value
                * 0.8 ** walk[goal]
                * (0.6 if any(board.apart[f][goal] < walk[goal] for f in friends) else 1.0)
                for goal, value in goals.items()
            ],
            default=0.0,
        )
        worth -= FORWARD[unit.profile.human] * min([walk[h] for h in theirs])
        worth -= EXPOSED * _guns_on(battle, unit, hex_, theirs)
        worth -= 1.0 * (board.ground[hex_] == DIFFICULT)
        worth -= 0.05 * abs(2 * board.places[hex_][1] - board.rows + 1)
        worth -= 0.3 * sum([board.apart[hex_][f] for f in fellows])
        found.append(Rated(option.key, worth))
    return as_good(found)


def _guns_on(battle: Battle, unit: Unit, hex_: Hex, theirs: Sequence[Hex]) -> int:
    """How many enemies could shoot at a beast there, from where they stand or may yet deploy."""
    if unit.profile.human:
        return 0
    apart, clear = battle.board.apart[hex_], battle.board.is_clear
    total = 0
    for other in battle.units:
        reach = max([weapon.range for weapon in arms(other)], default=0)
        if other.side != unit.side and reach:
            stands_at = [model.at for model in other.models] or theirs
            total += any(apart[h] <= reach and clear(h, hex_) for h in stands_at)
    return total


def _goals(battle: Battle, unit: Unit) -> dict[Hex, float]:
    victory = battle.setting.scenario.victory
    found = dict.fromkeys(battle.setting.objectives, POINT)
    if CRATE_POINTS[victory] and (unit.profile.human or victory == "supplies"):
        crates = [thing.at for thing in battle.things if thing.kind == "crate"]
        found |= dict.fromkeys(crates, 0.5 * POINT * CRATE_POINTS[victory])
    return found


def _heading(battle: Battle, question: Choose) -> list[Rated]:
    """Look at the enemy's zone (1.11, 1.22)."""
    unit = battle.unit(question.piece or "")
    board = battle.board
    theirs = battle.setting.zone_hexes[next(z for s, z in battle.zones.items() if s != unit.side)]
    found = []
    for option in question.options:
        x, y = option.at if option.at is not None else (-1.0, -1.0)
        if x < 0:
            found.append(Rated(option.key, -99.0))
            continue
        hex_ = board.number((int(x), int(y)))
        far = sum([board.apart[hex_][other] for other in theirs]) / len(theirs)
        found.append(Rated(option.key, -far))
    return found


def _kit(battle: Battle, question: Choose) -> list[Rated]:
    """Stand up with it, or go where that leads to something (7G)."""
    unit = battle.unit(question.piece or "")
    if any(option.key == "stand" for option in question.options):
        return [Rated("stand")]
    near, _ = stands.prospects(battle, unit, question.seat, by=unit.active)
    far, _ = stands.prospects(battle, unit, question.seat, by=unit.active, extra=1)
    return [Rated("keep", WORTHWHILE), Rated("move", far - near)]


RATERS: Mapping[str, Rater[Battle]] = {
    "muster": as_usual,
    "zone-choice": as_usual,
    "mulligan": plans.mulligan,
    "deploy-first": _me_last,
    "deploy-unit": by_option(_deploy_unit),
    "deploy-whole": _deploy,
    "deploy-model": _deploy,
    "deploy-heading": _heading,
    "active-first": _me_last,
    "next-first": _me_last,
    "group-first": _me_first,
    "held-first": _me_first,
    "resolve-first": _me_first,
    "react-first": _me_first,
    "place-active": plans.place_cards,
    "place-next": plans.place_cards,
    "idle": plans.spare_cards,
    "idle-keep": plans.drop_idle,
    "fear-order": plans.order_fears,
    "trim": plans.trim_stacks,
    "hand-limit": plans.cut_hand,
    "skipped-card": plans.keep_skipped,
    "flip": as_usual,
    "skip": _skip,
    "group-skip": _group_skip,
    "group-unit": _next_unit,
    "held-unit": _next_unit,
    "hold": _hold,
    "react-movement": _react_movement,
    "react-action": _react_action,
    "movement": moves.rate_movement,
    "mover": moves.rate_mover,
    "step": moves.rate_step,
    "passage": as_usual,
    "kit": _kit,
    "action": deeds.choose_mode,
    "printed": deeds.printed_step,
    "melee": deeds.target,
    "shoot": deeds.target,
    "weapon": deeds.weapon,
    "impact": deeds.impact,
    "ammunition": deeds.load,
    "fighters": as_usual,
    "sub-unit": deeds.sub_unit,
    "zone": by_option(deeds.zone),
    "boost": deeds.boost,
    "order": by_option(deeds.order),
    "stab": deeds.grip,
    "grab": deeds.grip,
    "contact": as_usual,
    "shove": deeds.shove,
    "effect": deeds.effect,
    "follow": deeds.follow,
    "disengage": deeds.disengage,
    "interact": deeds.interact,
    "rally": by_option(deeds.rally),
    "frighten": deeds.frighten,
    "panic-target": _panic_target,
    "panic-order": as_usual,
    "panic-end": _flee,
    "flee": _flee,
    "look": as_usual,
    "casualty": _casualty,
    "consume": wits.consume,
    "passive": wits.passive,
    **dict.fromkeys(wits.WINDOWS, wits.main_use),
}
"""Who rates the answers to each topic."""
OPENINGS = frozenset({"deploy-whole", "deploy-model"})
"""Topics of which all answers that are named are as good as one another."""
