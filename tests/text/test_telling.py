"""Everything a game says has its words, in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import structs

import grognard
from grognard.content.files import package_file
from grognard.content.published import Published
from grognard.content.roster import Roster, RosterUnit
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Picking, Question, Together
from grognard.kernel.events import kebab
from grognard.kernel.game import Game
from grognard.kernel.odds import odds
from grognard.kernel.questions import Chance, Choose, Option, Place, Placement
from grognard.kernel.records import RecordError
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Effect
from grognard.kernel.said import Say
from grognard.kernel.state import Result
from grognard.kernel.tallies import Tally
from grognard.text import Language, MissingMessage, Words, compare, languages
from grognard.text.telling import Teller, teller_of, words_of

WEIGHED_EVERY = 23


@pytest.fixture(params=grognard.rulesets())
def ruleset(request: pytest.FixtureRequest) -> Published[Any]:
    return grognard.ruleset(request.param)


def colossus_teller(lang: Language) -> Teller:
    ruleset = grognard.ruleset("colossus")
    game = ruleset.new_game(seed=3)
    return teller_of(game, words_of(ruleset, lang, strict=True))


class Listener:
    """Plays a game at random and has everything met on the way told in every language."""

    def __init__(self, game: Game[Any], ruleset: Published[Any]) -> None:
        self.game = game
        self.tellers = [Teller(words_of(ruleset, lang, strict=True)) for lang in languages()]
        self.told = 0
        self.asked: set[tuple[str, str]] = set()

    def play(self, lot: Any) -> None:
        heard = 0
        while True:
            for teller in self.tellers:
                teller.see(self.game.view(""))
                for seat in self.game.seats:
                    teller.see(self.game.view(seat))
            for told in self.game.log[heard:]:
                self.tell("event", told.event)
            heard = len(self.game.log)
            question = self.game.question
            if question is None:
                break
            self.ask(question)
            if self.game.answers % WEIGHED_EVERY == 0:
                self.weigh(question)
            self.game.answer(at_random(question, lot))
        assert self.game.result is not None
        self.tell("result", self.game.result)

    def tell(self, what: str, thing: Any) -> None:
        for teller in self.tellers:
            sentence = getattr(teller, what)(thing)
            assert sentence.strip(), (what, thing)
            self.told += 1

    def ask(self, question: Question) -> None:
        for choice in question.choices if isinstance(question, Together) else (question,):
            self.tell("question", choice)
            if isinstance(choice, Choose | Picking):
                for option in [*choice.options, *choice.unavailable]:
                    self.tell("option", option)
                    if option.refusal is not None:
                        self.tell("refusal", option.refusal)
            elif isinstance(choice, Place):
                for refusal in refusals_around(choice):
                    self.tell("refusal", refusal)

    def weigh(self, question: Question) -> None:
        if isinstance(question, Choose):
            try:
                found = odds(self.game, [question.usual], budget=60, samples=12)
            except Refusal as missing:
                self.tell("refusal", missing)
                return
            for chanced in found.outcomes:
                self.tell("outcome", chanced.outcome)
            for tally in found.tallies:
                self.tell("tally", tally)


def at_random(question: Question, lot: Any) -> object:
    assert not isinstance(question, Chance), "chance is seeded"
    return question.any(lot)


def refusals_around(place: Place) -> Iterator[Refusal]:
    usual = place.usual
    x, y = usual.end or (1.0, 1.0)
    tries = [
        Placement(),
        Placement(((x, y), (x, y)), 0),
        Placement(((x + 0.00313, y),), 0),
        Placement(((-3.0, y),), 0),
        Placement(((x + 20.0, y),), 0),
        Placement(((x, y - 20.0),), 0),
        Placement(((x + 0.3, y),), 0),
        Placement(tuple((x + n, y) for n in range(12)), 0),
    ]
    for placement in tries:
        refusal = place.region.refuse(placement)
        if refusal is not None:
            yield refusal


def test_all_that_is_said_in_a_game_has_words(ruleset: Published[Any]) -> None:
    for number, scenario in enumerate(ruleset.scenario_ids()):
        game = ruleset.new_game(scenario, seed=f"telling {number}")
        listener = Listener(game, ruleset)

        listener.play(Lots(number).branch("telling").lot(0))

        assert listener.told > 100


def test_every_name_in_the_lists_of_a_ruleset_has_words(ruleset: Published[Any]) -> None:
    for lang in languages():
        words = words_of(ruleset, lang, strict=True)
        named = [f"ruleset-{ruleset.name}", f"ruleset-{ruleset.name}.summary"]
        named += [f"scenario-{scenario}" for scenario in ruleset.scenario_ids()]
        named += [f"scenario-{scenario}.summary" for scenario in ruleset.scenario_ids()]
        named += [f"option-{choice.id}" for choice in ruleset.choices()]
        named += [message for kind in ruleset.catalogue().values() for message in kind]

        assert [message for message in named if message not in words] == []


def test_both_languages_of_a_ruleset_say_the_same(ruleset: Published[Any]) -> None:
    en, fr = (
        package_file(ruleset.package, "text", f"{lang}.ftl").read_text("utf-8")
        for lang in languages()
    )
    own = package_file("grognard.text", "en.ftl")

    assert compare(en, fr, known=[own.read_text("utf-8")]) == []


def test_a_piece_is_called_by_its_name_and_its_number_among_twins() -> None:
    ruleset = grognard.ruleset("colossus")
    units = tuple(RosterUnit(profile=p) for p in ("ac_squire", "ac_halberd", "ac_halberd"))
    army = Roster(ruleset="colossus", faction="anvil_concord", name="Twins", units=units)
    view = ruleset.new_game(rosters=(army, "reaver_gale_pack"), seed=1).view("A")
    teller = Teller(words_of(ruleset, "en", strict=True), view)

    names = [teller.piece(f"a{n}") for n in range(1, 4)]

    assert names == ["Squire", "Halberd 1", "Halberd 2"]
    assert teller.piece("nobody_knows") == "nobody_knows"


def test_what_somebody_typed_is_told_as_it_was_typed() -> None:
    words = words_of(grognard.ruleset("colossus"), "en")
    refusal = Refusal("not-an-option", answer="board-hidden")

    assert "board-hidden" in Teller(words).refusal(refusal)


def test_a_refusal_cites_its_clause() -> None:
    refusal = Refusal("too-far", rule="4.110", length=7.25, allowed=6)

    assert colossus_teller("en").refusal(refusal) == (
        "That is 7.25″ away, and at most 6″ is allowed (rule 4.110)"
    )
    assert colossus_teller("fr").refusal(refusal) == (
        "C’est à 7,25″, et 6″ au plus sont permis (règle 4.110)"
    )


def test_an_exception_reads_as_an_english_sentence() -> None:
    grognard.ruleset("colossus")

    assert str(Refusal("off-table", rule="1.16")) == (
        "The base must stay wholly on the table (rule 1.16)"
    )
    assert str(Refusal("game-over")) == "The game is over"
    assert str(Refusal("never-heard-of", rule="9.9", n=3)) == "never-heard-of (n 3) [9.9]"


def test_a_tally_tells_its_parts_and_what_is_not_counted() -> None:
    tally = Tally("attack").add("4.400", "base", 4).add("4.404", "jumping", -1)
    tally.ignore("4.403", "stationary", 2)

    assert colossus_teller("en").tally(tally) == (
        "Attack dice: 3 (base dice +4, Jumping −1, Stationary (+2, not counted))"
    )


def test_the_scenario_names_its_sides() -> None:
    ruleset = grognard.ruleset("colossus")
    view = ruleset.new_game("break_the_gate", seed=1).view("A")
    teller = Teller(words_of(ruleset, "fr", strict=True), view)

    assert teller.side("B") == "Pillards"


def test_a_piece_and_a_place_of_the_same_id_keep_their_own_names() -> None:
    ruleset = grognard.ruleset("colossus")
    view = ruleset.new_game("three_furnaces", seed=1).view("A")
    rubble = structs.replace(view.terrain[0], id="a1", name=Say("terrain-rubble"))
    teller = Teller(words_of(ruleset, "en", strict=True), structs.replace(view, terrain=(rubble,)))

    assert teller.piece("a1") == "Ordinant"
    assert teller.place("a1") == "Rubble"
    refusal = Refusal("blocked-by-terrain", terrain="a1")
    assert teller.refusal(refusal) == "The terrain is in the way (Rubble)"


def test_seats_and_sides_are_called_by_their_names_where_these_are_known() -> None:
    game = grognard.ruleset("colossus").new_game(seed=1)
    words = colossus_teller("en").words
    teller = Teller(words, game.view("A"), {"A": "Ada"})

    assert (teller.seat("A"), teller.seat("B")) == ("Ada", "Seat B")
    assert (teller.side("A"), teller.side("B")) == ("Ada", "Side B")
    assert teller.result(Result(("A",))) == "Ada wins"


def test_a_draw_and_a_shared_victory_are_told() -> None:
    teller = colossus_teller("en")

    assert teller.result(Result()) == "The game is a draw"
    assert teller.result(Result(("A",))) == "Seat A wins"
    assert teller.result(Result(("A1", "A2"))) == "Seat A1 and Seat A2 win"


def test_an_outcome_of_many_effects_is_cut_short() -> None:
    teller = colossus_teller("en")
    effects = [Effect(f"x{n}", "destroyed") for n in range(9)]

    assert teller.outcome(()) == "nothing changes"
    assert teller.outcome(effects).endswith("; and 3 more")


def test_a_missing_message_is_an_error_where_it_is_strict_and_readable_elsewhere() -> None:
    option = Option("walk_on_water")

    with pytest.raises(MissingMessage):
        Teller(Words("en", strict=True)).option(option)
    assert Teller(Words("en", strict=False)).option(option) == "walk on water"


class Spoken(ast.NodeVisitor):
    """Finds what the code of a ruleset may say, literally: the messages it needs."""

    def __init__(self) -> None:
        self.needed: set[tuple[str, ...]] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        bases = [base.id for base in node.bases if isinstance(base, ast.Name)]
        if any(base.endswith("Event") for base in bases) and not node.name.endswith("Event"):
            self.needed.add((f"event-{kebab(node.name)}",))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
        name = node.func.id if isinstance(node.func, ast.Name) else name
        texts = [a.value if isinstance(a, ast.Constant) else None for a in node.args]
        said = [text if isinstance(text, str) else None for text in texts]
        named = {
            keyword.arg: keyword.value.value
            for keyword in node.keywords
            if isinstance(keyword.value, ast.Constant) and isinstance(keyword.value.value, str)
        }
        match name, said:
            case "Refusal", [str(reason), *_]:
                self.needed.add((f"refusal-{reason}", reason))
            case "Breach", [_, str(message), *_]:
                self.needed.add((message,))
            case "Tally", [str(tally), *_]:
                self.needed.add((f"tally-{tally}",))
            case "add" | "ignore", [_, str(reason), _] if len(node.args) == 3:
                self.needed.add((f"tally-{reason}",))
            case "Effect", [_, str(kind), *_]:
                self.needed.add((f"effect-{kind}",))
            case "Say", [str(message), *_]:
                self.needed.add((message,))
            case "Option", [str(key), *_] if not node.keywords and len(node.args) == 1:
                self.needed.add((f"option-{key}",))
        if named.get("topic"):
            self.needed.add((f"ask-{named['topic']}",))
        if name == "Option" and named.get("say"):
            self.needed.add((named["say"],))
        self.generic_visit(node)


def test_whatever_the_code_of_a_ruleset_may_say_has_words(ruleset: Published[Any]) -> None:
    spoken = Spoken()
    for file in package_file(ruleset.package).iterdir():
        if file.name.endswith(".py"):
            spoken.visit(ast.parse(file.read_text("utf-8")))

    assert spoken.needed
    for lang in languages():
        words = words_of(ruleset, lang)
        missing = {ids for ids in spoken.needed if not any(id_ in words for id_ in ids)}
        assert sorted(missing) == []


RECORD_FACTS: dict[str, Any] = dict.fromkeys(
    ("file", "detail", "ruleset", "version", "known", "format", "most", "commitment", "who"), "x"
) | {"answers": 3, "moment": 9, "answer": 3, "cause": "x"}


@pytest.mark.parametrize("lang", languages())
def test_every_fault_of_a_record_has_its_words(lang: Language) -> None:
    sources = [
        package_file("grognard.kernel", "records.py"),
        package_file("grognard.kernel", "game.py"),
        package_file("grognard.server.thinking", "process.py"),
    ]
    reasons = {
        call.args[1].value
        for source in sources
        for call in ast.walk(ast.parse(source.read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("RecordError")
        if isinstance(call.args[1], ast.Constant)
    }
    words = Words(lang, strict=True)

    assert len(reasons) >= 13
    for reason in reasons:
        assert words(f"record-{reason}", **RECORD_FACTS)


def test_an_illegal_answer_in_a_record_is_told_in_one_language() -> None:
    refusal = Refusal("not-an-option", answer="fly")
    error = RecordError("answer 3 is not legal", "illegal", refusal, answer=3)

    told = colossus_teller("fr").record_error(error)

    assert told.startswith("la réponse 3 n’est pas légale")
    assert told.endswith("ne fait pas partie des choix possibles")
