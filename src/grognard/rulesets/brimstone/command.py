"""*Vae Victis*: an extra activation, bought when another has ended (4.708)."""

from grognard.kernel.questions import Choose, Option
from grognard.rulesets.brimstone import stories
from grognard.rulesets.brimstone.battle import Battle, Model, piece_option
from grognard.rulesets.brimstone.effects import spend
from grognard.rulesets.brimstone.events import EffectUsed

VAE_VICTIS = "vae_victis"
NOBODY = Option("no-victis")
PRICE = 2


def candidates(battle: Battle) -> list[Model]:
    """Whom the Officer may have activated at once (4.708, 4.712)."""
    now = battle.now
    seat = now.seat
    officer = battle.officer(seat)
    if officer is None or officer.commander != seat or not officer.commandable:
        return []
    if VAE_VICTIS in officer.used or battle.cmd[seat] < PRICE:
        return []
    return [m for m in battle.eligible(seat) if m is not now.model and m.commandable]


async def vae_victis(battle: Battle) -> None:
    """At A8 the Officer may give another friend its activation at once, for 2 points."""
    friends = candidates(battle)
    if not friends:
        return
    seat = battle.now.seat
    officer = battle.officer(seat)
    assert officer is not None, "somebody can give the Order"
    chosen = await Choose(
        seat,
        [*(piece_option(m.id) for m in friends), NOBODY],
        rule="4.708",
        topic="vae-victis",
        default="no-victis",
        piece=officer.id,
        facts={"price": PRICE, "left": battle.cmd[seat]},
        story=stories.of_command(battle, officer),
        passing="no-victis",
        window="vae-victis",
    )
    if chosen == "no-victis":
        return
    officer.used.append(VAE_VICTIS)
    spend(battle, seat, PRICE)
    battle.summoned = chosen
    battle.cite("1.11", "4.708")
    battle.tell(EffectUsed(VAE_VICTIS, officer.id, (chosen,)))
