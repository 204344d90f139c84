"""The life of one activation: it begins, may be cut short, and nothing of it stays (3.4, 3.16)."""

from grognard.rulesets.baroud.battle import Battle, Figure
from grognard.rulesets.baroud.results import end_watch


def begin(battle: Battle, figure: Figure) -> None:
    """An activation starts: no overwatch any more, nothing done yet (3.4)."""
    figure.activated = True
    figure.moved = False
    figure.marches = 0
    end_watch(battle, figure)


def finish(battle: Battle, figure_id: str) -> None:
    """A figure's activation is over: no more ambush, and those it rattled recover (4.133)."""
    done = battle.figure(figure_id)
    done.ambush = False
    if done.marches:
        for figure in battle.figures:
            if figure.rattled == figure_id:
                figure.rattled = ""


def cut_short(battle: Battle, figure: Figure) -> None:
    """Whoever flees in its own activation loses the rest of it, in a group too (3.16, 4.950)."""
    if figure.id == battle.acting:
        battle.actions = 0
        battle.cite("3.16")
    elif figure.id in battle.group:
        finish(battle, figure.id)
        battle.group.remove(figure.id)
        if figure.id in battle.group_waiting:
            battle.group_waiting.remove(figure.id)
        battle.cite("3.16")
        if not battle.group:
            disband(battle)


def disband(battle: Battle) -> None:
    """The group order is over."""
    battle.group, battle.group_waiting = [], []
    battle.group_order, battle.group_orders = "", 0
    battle.regrouping = False
