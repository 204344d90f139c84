"""The sequence of a battle: what comes next, from the state alone (1.3)."""

from grognard.kernel.ruleset import Step
from grognard.rulesets.colossus import combat, deployment, links, resolution
from grognard.rulesets.colossus.battle import Battle
from grognard.rulesets.colossus.initiative import initiative


def next_step(battle: Battle) -> Step | None:
    """The next step: a roll, a deployment, an activation, an attack, a check."""
    while True:
        match battle.phase:
            case "muster":
                return deployment.muster(battle)
            case "deployment":
                if not battle.deploying:
                    return deployment.deployment_roll(battle)
                seat = deployment.next_to_deploy(battle)
                if seat is not None:
                    return deployment.deploy(battle, seat)
                battle.phase = "initiative"
            case "initiative":
                return initiative(battle)
            case "linking":
                return links.begin_movement(battle)
            case "movement":
                if battle.group or links.take_slot(battle):
                    return links.movement_step(battle)
                combat.begin(battle)
            case "combat":
                if ready := combat.next_attackers(battle):
                    return combat.attack_step(battle, ready)
                resolution.settle(battle)
            case "rally":
                if battle.queue:
                    return resolution.rally_step(battle)
                resolution.begin_checks(battle)
            case "stress":
                if battle.queue:
                    return resolution.check_step(battle)
                resolution.clean_up(battle)
            case _:
                return None
