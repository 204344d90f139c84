"""What a player need not be asked: moments that no answer can change, and those he lets pass.

Both concern moments that have a way to let them pass; whoever must decide something is asked.
Whether one is asked may not betray what one holds: a question that is put to its seat anyway is
never passed because nothing in the hand could change it, only because the player said before
that he wants no more of its kind.
"""

from typing import Any, Literal

from msgspec import Struct

from grognard.kernel.compound import SeatQuestion
from grognard.kernel.questions import Choose
from grognard.kernel.ruleset import Ruleset
from grognard.kernel.state import Battle

Span = Literal["activation", "round", "game"]
"""How long a player wants no more of something."""
MOST_YIELDS = 40


class Yield(Struct, frozen=True):
    """No more moments of this kind for a while, unless one of one's own is attacked."""

    window: str
    span: Span = "round"
    even_attacked: bool = False
    """Not even then."""
    since: str = ""
    """The activation or round it was said in, with which it ends."""


class Wishes(Struct, frozen=True):
    """What a player wants to be asked."""

    auto_pass: bool = True
    """Not where no answer can change anything."""
    yields: tuple[Yield, ...] = ()


def spans(ruleset: Ruleset[Any], battle: Battle) -> tuple[Span, ...]:
    """How long one may want no more of something from now on; an activation must be under way."""
    return ("activation", "round", "game") if ruleset.activation(battle) else ("round", "game")


def now(ruleset: Ruleset[Any], battle: Battle, span: Span) -> str:
    """What a span that begins now lasts as long as."""
    match span:
        case "activation":
            return f"{ruleset.turn(battle)} {ruleset.activation(battle)}"
        case "round":
            return str(ruleset.turn(battle))
        case "game":
            return ""


def begun(wanted: Yield, ruleset: Ruleset[Any], battle: Battle) -> Yield:
    """What a player says now; it ends with the activation or round under way."""
    since = now(ruleset, battle, wanted.span)
    return Yield(wanted.window, wanted.span, wanted.even_attacked, since)


def standing(wishes: Wishes, ruleset: Ruleset[Any], battle: Battle) -> tuple[Yield, ...]:
    """What a player has said that has not come to its end."""
    return tuple(each for each in wishes.yields if each.since == now(ruleset, battle, each.span))


def passes(asked: SeatQuestion, wishes: Wishes, ruleset: Ruleset[Any], battle: Battle) -> bool:
    """Whether what a seat is asked passes by itself, as its player wishes."""
    if not isinstance(asked, Choose) or asked.passing is None:
        return False
    if wishes.auto_pass and asked.moot is not None and not asked.ask_anyway and asked.moot():
        return True
    kinds = [each for each in standing(wishes, ruleset, battle) if each.window == asked.window]
    if not kinds or not asked.window:
        return False
    return any(each.even_attacked for each in kinds) or not threatens(asked, ruleset, battle)


def threatens(asked: Choose, ruleset: Ruleset[Any], battle: Battle) -> bool:
    """Whether others are about to do something to a piece of whoever is asked."""
    story = asked.story() if asked.story is not None else None
    if story is None or not story.to:
        return False
    side = ruleset.side(asked.seat)
    seen = ruleset.view(battle, asked.seat)
    own = {piece.id for piece in seen.pieces if piece.side == side}
    return story.by not in own and not own.isdisjoint(story.to)
