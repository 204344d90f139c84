"""What can be played: rulesets with their scenarios as small maps, armies and options."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec

from grognard import __version__
from grognard.content.errors import ContentError
from grognard.content.published import Choice, Published
from grognard.content.roster import Roster
from grognard.kernel.refusals import Refusal
from grognard.kernel.views import SPECTATOR
from grognard.server import showing, wire
from grognard.server.faults import Fault
from grognard.server.telling import own_words, reason, refused, unreadable, words_of
from grognard.text import Language, Words
from grognard.text.telling import Teller


@cache
def ruleset_card(ruleset: Published[Any], lang: Language) -> wire.RulesetCard:
    """A ruleset and all that is needed to set up a game of it."""
    words = words_of(ruleset, lang)
    return wire.RulesetCard(
        name=ruleset.name,
        title=words(f"ruleset-{ruleset.name}"),
        summary=_attribute(words, f"ruleset-{ruleset.name}", "summary"),
        version=ruleset.version,
        secrets=ruleset.secrets,
        scenarios=tuple(_scenario(ruleset, each, words) for each in ruleset.scenario_ids()),
        rosters=tuple(_roster(id_, army, words) for id_, army in ruleset.rosters().items()),
        factions=_factions(ruleset, words),
        units=(),
        options=tuple(_option(choice, words) for choice in ruleset.choices()),
        layouts=ruleset.table_seats,
    )


def lobby(rulesets: Sequence[Published[Any]], bots: Sequence[str], lang: Language) -> wire.Lobby:
    """Everything the first page shows."""
    words = own_words(lang)
    return wire.Lobby(
        language=lang,
        rulesets=tuple(ruleset_card(ruleset, lang) for ruleset in rulesets),
        bots=tuple(_bot(name, words) for name in bots),
        version=__version__,
    )


def rulebook(ruleset: Published[Any], lang: Language) -> wire.RulebookText:
    """The rulebook in one language."""
    book = ruleset.rulebook
    return wire.RulebookText(
        ruleset=ruleset.name,
        title=words_of(ruleset, lang)(f"ruleset-{ruleset.name}"),
        language=lang,
        chapters=tuple(
            wire.ChapterText(
                chapter.id,
                chapter.title.of(lang),
                tuple(
                    wire.ClauseText(c.id, c.title.of(lang), c.text.of(lang), c.origin)
                    for c in book.clauses_of(chapter.id)
                ),
            )
            for chapter in book.chapters
        ),
    )


def roster_of(ruleset: Published[Any], plan: wire.RosterPlan | wire.RosterBody) -> Roster:
    """An army somebody built, in the form the ruleset reads."""
    try:
        return msgspec.convert(
            {
                "ruleset": ruleset.name,
                "faction": plan.faction,
                "name": plan.name,
                "cards": list(plan.cards),
                "unit": [_named(msgspec.to_builtins(unit)) for unit in plan.units],
            },
            Roster,
        )
    except msgspec.ValidationError as error:
        raise Fault("bad-request", reason=str(error)) from None


def roster_verdict(
    ruleset: Published[Any], body: wire.RosterBody, lang: Language
) -> wire.RosterVerdict:
    """Whether an army is legal, and every limit it breaks."""
    teller = Teller(words_of(ruleset, lang))
    army = roster_of(ruleset, body)
    try:
        found = ruleset.breaches(army, ruleset.settings({}), 1)
    except Refusal as refusal:
        raise refused("bad-setup", refusal, ruleset) from None
    except ContentError as error:
        raise unreadable("bad-setup", error) from None
    reasons = tuple(reason(Refusal(b.message_id, rule=b.clause, **b.args), teller) for b in found)
    return wire.RosterVerdict(legal=not found, points=army.total, breaches=reasons)


def _named(unit: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in unit.items() if value not in (None, "")}


def _scenario(ruleset: Published[Any], scenario: str, words: Words) -> wire.ScenarioCard:
    """A scenario, drawn from the view of a game that has just begun."""
    game = ruleset.new_game(scenario, seed="lobby")
    seen = game.view(SPECTATOR)
    teller = Teller(words, seen)
    usual = ruleset.usual_rosters(scenario, seen.seats, ruleset.settings({}))
    message = f"scenario-{scenario}"
    return wire.ScenarioCard(
        id=scenario,
        title=words(message),
        summary=_attribute(words, message, "summary"),
        rule="",
        turns=seen.turns,
        seats=tuple(
            wire.SeatSlot(
                seat=seat,
                side=seen.sides[seat],
                name=_attribute(words, message, f"side_{seen.sides[seat]}")
                or words("seat", seat=seat),
                roster=army,
            )
            for seat, army in zip(seen.seats, usual, strict=True)
        ),
        map=wire.Map(
            table=showing.table(seen.table),
            terrain=showing.terrain(seen.terrain, teller),
            zones=showing.zones(seen.zones, teller),
        ),
    )


def _roster(id_: str, army: Roster, words: Words) -> wire.RosterCard:
    counts: dict[str, int] = {}
    for unit in army.units:
        counts[unit.profile] = counts.get(unit.profile, 0) + 1
    return wire.RosterCard(
        id=id_,
        title=_first(words, (f"force-{id_}", f"roster-{id_}"), army.name),
        faction=army.faction,
        faction_title=_first(words, (f"faction-{army.faction}",), army.faction),
        points=army.total or 0,
        units=tuple(
            wire.UnitLine(_first(words, (f"unit-{unit}",), unit), count, unit)
            for unit, count in counts.items()
        ),
        summary=_attribute(words, f"force-{id_}", "summary"),
    )


def _factions(ruleset: Published[Any], words: Words) -> tuple[wire.FactionCard, ...]:
    named = ruleset.catalogue().get("factions", ())
    return tuple(
        wire.FactionCard(
            message.removeprefix("faction-"), words(message), _attribute(words, message, "summary")
        )
        for message in named
    )


def _option(choice: Choice, words: Words) -> wire.RuleOption:
    message = f"option-{choice.id}"
    return wire.RuleOption(
        id=choice.id,
        title=words(message),
        summary=_attribute(words, message, "summary"),
        rule=choice.clause,
        default=choice.default,
        choices=choice.values,
    )


def _bot(name: str, words: Words) -> wire.BotCard:
    message = f"bot-{name}"
    title = words(message) if message in words else name
    return wire.BotCard(name, title, _attribute(words, message, "summary"))


def _attribute(words: Words, message: str, attribute: str) -> str:
    wanted = f"{message}.{attribute}"
    return words(wanted) if wanted in words else ""


def _first(words: Words, messages: tuple[str, ...], otherwise: str) -> str:
    return next((words(message) for message in messages if message in words), otherwise)
