"""What can be played: rulesets with their scenarios as small maps, armies and options."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from grognard import __version__
from grognard.bots.levels import Rating, levels, ratings
from grognard.content.entries import Choice
from grognard.content.files import read_text
from grognard.content.published import Published
from grognard.content.recruits import Terms
from grognard.content.roster import Roster
from grognard.content.rulebook import Alternative, Clause, Rulebook, Ruling, told_in
from grognard.kernel.refusals import Refusal
from grognard.kernel.views import SPECTATOR
from grognard.languages import brought
from grognard.languages import languages as known_languages
from grognard.server import wire
from grognard.server.present import armies
from grognard.server.present.log import own_words, words_of
from grognard.server.present.wording import view, worded
from grognard.text import Language, Words
from grognard.text.telling import Teller

MOST_CARDS = 64
"""Cards of rulesets that are kept ready, with packs and without."""


@cache
def languages() -> wire.Languages:
    """The languages there are, with what installed packages have the browser say."""
    return wire.Languages(tuple(_language(tag) for tag in known_languages()))


def _language(tag: Language) -> wire.LanguageCard:
    files = brought(tag, "browser.ftl")
    return wire.LanguageCard(tag, "\n".join(read_text(file) for file in files))


@lru_cache(maxsize=MOST_CARDS)
def ruleset_card(
    ruleset: Published[Any], lang: Language, installed: tuple[str, ...] = ()
) -> wire.RulesetCard:
    """A ruleset and all that is needed to set up a game of it."""
    words = words_of(ruleset, lang)
    return wire.RulesetCard(
        name=ruleset.called,
        title=words(f"ruleset-{ruleset.name}"),
        summary=words.first(f"ruleset-{ruleset.name}.summary"),
        version=ruleset.version,
        secrets=ruleset.secrets,
        scenarios=tuple(_scenario(ruleset, each, words) for each in ruleset.scenario_ids()),
        rosters=tuple(_roster(id_, army, words) for id_, army in ruleset.rosters().items()),
        factions=tuple(
            wire.FactionCard(*_card(message, words))
            for message in ruleset.catalogue().get("factions", ())
        ),
        builds=bool(ruleset.recruits()),
        options=tuple(_option(choice, words) for choice in ruleset.choices()),
        layouts=ruleset.table_seats,
        game=ruleset.name,
        packs=ruleset.pack_ids,
        installed=installed,
    )


def lobby(
    rulesets: Sequence[Published[Any]],
    bots: Sequence[str],
    lang: Language,
    installed: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
) -> wire.Lobby:
    """Everything the first page shows."""
    words = own_words(lang)
    return wire.Lobby(
        language=lang,
        rulesets=tuple(
            ruleset_card(ruleset, lang, installed.get(ruleset.name, ())) for ruleset in rulesets
        ),
        bots=tuple(_bot(name, words) for name in bots),
        version=__version__,
    )


def card_book(ruleset: Published[Any], lang: Language) -> wire.CardBook:
    """What every card of a ruleset looks like."""
    teller = Teller(words_of(ruleset, lang))
    prints = {name: worded(print_, teller) for name, print_ in ruleset.cards().items()}
    return wire.CardBook(ruleset.name, prints)


def rulebook(ruleset: Published[Any], lang: Language) -> wire.RulebookText:
    """The rulebook in one language."""
    book, words = ruleset.rulebook, words_of(ruleset, lang)
    return wire.RulebookText(
        ruleset=ruleset.name,
        title=words(f"ruleset-{ruleset.name}"),
        language=lang,
        chapters=tuple(
            wire.ChapterText(
                chapter.id,
                told_in(lang, chapter.title),
                tuple(_clause(clause, book, words) for clause in book.clauses_of(chapter.id)),
            )
            for chapter in book.chapters
        ),
    )


def _clause(clause: Clause, book: Rulebook, words: Words) -> wire.ClauseText:
    title, text = told_in(words.lang, clause.title), told_in(words.lang, clause.text)
    rulings = tuple(_ruling(ruling, words) for ruling in book.rulings_on(clause.id))
    return wire.ClauseText(clause.id, title, text, clause.origin, rulings)


def _ruling(ruling: Ruling, words: Words) -> wire.RulingText:
    return wire.RulingText(
        ruling.id,
        ruling.clauses,
        told_in(words.lang, ruling.question),
        told_in(words.lang, ruling.answer),
        tuple(_alternative(other, words) for other in ruling.alternatives),
    )


def _alternative(other: Alternative, words: Words) -> wire.AlternativeText:
    text = told_in(words.lang, other.text)
    if other.option is None or other.value is None:
        return wire.AlternativeText(text)
    setting = words(
        "labelled",
        label=words(f"option-{other.option}"),
        what=_label(words, other.option, other.value),
    )
    return wire.AlternativeText(text, other.option, other.value, setting)


def _scenario(ruleset: Published[Any], scenario: str, words: Words) -> wire.ScenarioCard:
    """A scenario, drawn from the view of a game that has just begun."""
    game = ruleset.new_game(scenario, seed="lobby")
    seen = game.view(SPECTATOR)
    drawn = view(seen, words)
    terms = Terms(ruleset.settings({}), scenario=scenario)
    return wire.ScenarioCard(
        *_card(f"scenario-{scenario}", words),
        rule=ruleset.scenario_clause(scenario),
        turns=seen.turns,
        seats=armies.seat_slots(ruleset, seen.seats, terms, words),
        map=wire.Map(drawn.table, drawn.terrain, drawn.zones),
        layouts=tuple(
            wire.Layout(way, tuple(ruleset.side(seat) for seat in way))
            for way in ruleset.table_seats
            if _seats(ruleset, scenario, way)
        ),
        opposed=ruleset.opposes_factions(scenario),
    )


def _seats(ruleset: Published[Any], scenario: str, seats: tuple[str, ...]) -> bool:
    """Whether a scenario can be played by players who sit like this."""
    try:
        ruleset.set_up(ruleset.setup(scenario, seats=seats))
    except Refusal:
        return False
    return True


def _roster(id_: str, army: Roster, words: Words) -> wire.RosterCard:
    counts: dict[str, int] = {}
    for unit in army.units:
        counts[unit.profile] = counts.get(unit.profile, 0) + 1
    return wire.RosterCard(
        id=id_,
        title=Teller(words).army(id_, army),
        faction=army.faction,
        faction_title=words(f"faction-{army.faction}"),
        points=army.total or 0,
        units=tuple(
            wire.UnitLine(words(f"unit-{unit}"), count, unit) for unit, count in counts.items()
        ),
        summary=words.first(f"force-{id_}.summary"),
    )


def _option(choice: Choice, words: Words) -> wire.RuleOption:
    return wire.RuleOption(
        *_card(f"option-{choice.id}", words),
        rule=choice.clause,
        default=choice.default,
        apart=choice.usual_apart,
        choices=choice.values,
        labels=tuple(_label(words, choice.id, value) for value in choice.values),
    )


def _label(words: Words, option: str, value: bool | int | str) -> str:
    """What a value of an option is called; a number speaks for itself."""
    if isinstance(value, bool):
        return words("yes" if value else "no")
    return words.first(f"value-{option}-{value}", f"value-{value}", otherwise=str(value))


def _bot(name: str, words: Words) -> wire.BotCard:
    title = words.first(f"bot-{name}", otherwise=name)
    places = {level: place for place, level in enumerate(levels(), 1)}
    measured = ratings().get(name, {})
    return wire.BotCard(
        name,
        title,
        words.first(f"bot-{name}.summary"),
        level=places.get(name),
        ratings={ruleset: _rating(found) for ruleset, found in measured.items()},
    )


def _rating(found: Rating) -> wire.BotRating:
    return wire.BotRating(round(found.elo), round(found.low), round(found.high), found.games)


def _card(message: str, words: Words) -> tuple[str, str, str]:
    """The id, the title and the summary of whatever a message names."""
    return message.partition("-")[2], words(message), words.first(f"{message}.summary")
