"""The ten states: received, counted down, ended (4.6)."""

from grognard.kernel.questions import Point, Seat
from grognard.rulesets.brimstone.battle import Battle, Model
from grognard.rulesets.brimstone.events import (
    ControlEnded,
    RelicDropped,
    StateFaded,
    StateGained,
    StateRemoved,
)


def inflict(battle: Battle, model: Model, state: str, count: int = 0, by: Seat = "") -> None:
    """Give a model a state; the larger counter stands (4.603)."""
    if state == "controlled" and not _take_control(battle, model, by):
        return
    battle.cite(battle.content.states[state].clause)
    if state in battle.content.no_orders:
        battle.cite("4.605")
    held = model.states.get(state)
    if held is not None:
        battle.cite("4.603")
    if held is None or count >= held:
        model.states[state] = count
        if state not in model.fresh:
            model.fresh.append(state)
    if battle.content.states[state].drops_relic:
        drop_relic(battle, model)
    battle.forget(model.id, state, model.states[state], model.commander)
    battle.tell(StateGained(model.id, state, model.states[state]))


def gains(model: Model, state: str, count: int) -> bool:
    """Whether being given a state would make any difference to a model (4.602, 4.603)."""
    held = model.states.get(state)
    return held is None or count > held or (count == held and state not in model.fresh)


def _take_control(battle: Battle, model: Model, by: Seat) -> bool:
    """The latest player to inflict it commands; inflicted by the owner it ends (4.610)."""
    if model.profile.rank == "officer":
        battle.cite("4.610")
        return False
    if by == model.owner:
        if "controlled" in model.states:
            end_control(battle, model)
        return False
    model.commander = by
    battle.cite("1.16")
    return True


def end_control(battle: Battle, model: Model) -> None:
    """The model is its owner's again."""
    model.states.pop("controlled", None)
    model.commander = model.owner
    battle.forget()
    battle.tell(ControlEnded(model.id))


def consume(battle: Battle, model: Model, loss: int, rounds: int) -> None:
    """Add a Consumed instance; each is kept and applied separately (4.609)."""
    model.burns = [*model.burns, (loss, rounds)]
    battle.tell(StateGained(model.id, "consumed", rounds))


def remove(battle: Battle, model: Model, state: str) -> None:
    """End a state before its time; ``consumed/0`` is the first Consumed instance."""
    name, _, place = state.partition("/")
    if name == "consumed":
        model.burns = [burn for n, burn in enumerate(model.burns) if n != int(place)]
    else:
        model.states.pop(name, None)
    battle.forget()
    battle.tell(StateRemoved(model.id, name))


def removable(model: Model) -> list[str]:
    """States an Absolve may take away (7.D)."""
    found = [name for name in model.states if name not in ("controlled", "swallowed")]
    return found + [f"consumed/{n}" for n in range(len(model.burns))]


def count_down(battle: Battle, model: Model) -> None:
    """After its activation, every state it already carried counts one less (3.17, 4.602)."""
    for name, count in list(model.states.items()):
        if battle.content.states[name].counter != "activations":
            continue
        if name in model.fresh:
            battle.cite("4.602")
            continue
        if count > 1:
            model.states[name] = count - 1
            continue
        if name == "controlled":
            end_control(battle, model)
        else:
            del model.states[name]
            battle.forget()
        battle.tell(StateFaded(model.id, name))


def drop_relic(battle: Battle, model: Model, at: Point | None = None) -> None:
    """The relic a model carries falls where it stands, or stood (5.7)."""
    if model.relic < 0:
        return
    place = at or model.place
    relic = battle.relics[model.relic]
    relic.at, relic.carrier = place, ""
    model.relic = -1
    battle.tell(RelicDropped(model.id, place))
