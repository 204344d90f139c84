"""What each command answers, for people and for programs."""

from __future__ import annotations

import json
import re
import sys
import xml.etree.ElementTree as ET
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

import grognard
from grognard.bots import Table, bot
from grognard.cli.main import COMMANDS
from grognard.cli.voice import Voice
from grognard.content.files import package_file, read_text
from grognard.kernel.game import By
from grognard.text import compare
from tests.cli.conftest import Command, army

PAGES = [(name,) for name, *_ in COMMANDS] + [
    ("rules", "coverage"),
    ("roster", "check"),
    *(("server", what) for what in ("backup", "restore", "check")),
]


@pytest.mark.parametrize("page", PAGES, ids=" ".join)
def test_every_command_has_help_with_an_example(command: Command, page: tuple[str, ...]) -> None:
    said = command(*page, "--help")

    assert said.code == 0
    assert "Example: grognard " in said.out


def test_help_lists_every_command(command: Command) -> None:
    said = command("--help")

    assert said.code == 0
    assert all(name in said.out for name, *_ in COMMANDS)


def test_the_version_is_told(command: Command) -> None:
    assert command("--version").out.strip() == grognard.__version__


def test_both_languages_of_the_command_line_say_the_same() -> None:
    en, fr, known = (
        package_file(package, *parts).read_text("utf-8")
        for package, parts in (
            ("grognard.cli", ("text", "en.ftl")),
            ("grognard.cli", ("text", "fr.ftl")),
            ("grognard.text", ("en.ftl",)),
        )
    )

    assert compare(en, fr, known=[known]) == []


def test_list_tells_the_games(command: Command) -> None:
    said = command("list")
    data = command("list", "--json").data

    assert said.code == 0
    assert "colossus – Colossus" in said.out
    assert {game["name"] for game in data["rulesets"]} == set(grognard.rulesets())
    assert "random" in data["bots"]


@pytest.mark.parametrize("name", grognard.rulesets())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_list_tells_all_of_a_game(command: Command, name: str, lang: str) -> None:
    said = command("list", name, "--lang", lang)
    data = command("list", name, "--lang", lang, "--json").data

    assert said.code == 0
    ruleset = grognard.ruleset(name)
    assert [s["id"] for s in data["scenarios"]] == list(ruleset.scenario_ids())
    assert [r["id"] for r in data["rosters"]] == list(ruleset.rosters())
    for entry in (*data["scenarios"], *data["rosters"], *data["options"]):
        assert entry["id"] in said.out


def test_a_rule_is_read_in_both_languages(command: Command) -> None:
    english = command("rules", "colossus", "4.402")
    french = command("rules", "colossus", "4.402", "--lang", "fr")

    assert "+1 attack die" in english.out
    assert "+1" in french.out
    assert english.out != french.out


def test_a_chapter_and_the_whole_book_are_read(command: Command) -> None:
    chapter = command("rules", "colossus", "2", "--json").data["clauses"]
    book = command("rules", "colossus", "--json").data["clauses"]

    assert {clause["chapter"] for clause in chapter} == {"2"}
    assert len(book) == len(grognard.ruleset("colossus").rulebook.clauses)
    assert all(clause["text"] for clause in book)


def test_rules_are_searched(command: Command) -> None:
    found = command("rules", "colossus", "--search", "link group", "--json").data["clauses"]
    nothing = command("rules", "colossus", "--search", "quidditch")

    assert {"3.34"} <= {clause["id"] for clause in found}
    assert nothing.code == 2
    assert "quidditch" in nothing.err


def test_words_in_place_of_a_number_are_searched_for(command: Command) -> None:
    english = command("rules", "colossus", "overwatch", "--json").data["clauses"]
    french = command("rules", "colossus", "vigilance", "--lang", "fr", "--json").data["clauses"]
    within = command("rules", "colossus", "overwatch", "--search", "marker", "--json")
    nothing = command("rules", "colossus", "quidditch")

    assert all("overwatch" in str(clause).lower() for clause in english)
    assert all("vigilance" in str(clause).lower() for clause in french)
    assert 0 < len(within.data["clauses"]) < len(english)
    assert (nothing.code, nothing.err) == (2, "grognard: No clause has “quidditch”.\n")


def test_titles_alone_are_shorter(command: Command) -> None:
    titles, texts = command("rules", "colossus", "4", "--titles"), command("rules", "colossus", "4")

    assert len(titles.out) < len(texts.out) / 2


def test_a_clause_is_read_with_its_rulings(command: Command) -> None:
    told = command("rules", "colossus", "4.721").out
    french = command("rules", "colossus", "4.721", "--lang", "fr").out
    (clause,) = command("rules", "colossus", "4.721", "--json").data["clauses"]

    assert "Played: +1" in " ".join(told.split())
    assert "Or, with --option breach_after=true:" in " ".join(told.split())
    assert "Ou bien, avec --option breach_after=true :" in " ".join(french.split())
    (ruling,) = clause["rulings"]
    assert [(other["option"], other["value"]) for other in ruling["alternatives"]] == [
        ("breach_after", True)
    ]
    assert command("rules", "colossus", "4.701", "--json").data["clauses"][0]["rulings"] == []


def test_the_rulings_are_listed(command: Command) -> None:
    book = grognard.ruleset("colossus").rulebook
    told = command("rules", "colossus", "--rulings")
    found = command("rules", "colossus", "--rulings", "--json").data["rulings"]

    assert [ruling["id"] for ruling in found] == [ruling.id for ruling in book.rulings]
    assert "R9 (4.721, 4.720, 9.5)" in told.out
    assert all(ruling["answer"] and ruling["alternatives"] for ruling in found)


def test_it_is_said_where_there_is_no_ruling(command: Command) -> None:
    told = command("rules", "colossus", "4.701", "--rulings")

    assert told.code == 0
    assert told.out == "No ruling is about this.\n"
    assert command("rules", "colossus", "4.701", "--rulings", "--json").data["rulings"] == []


def test_the_number_of_a_ruling_may_be_written_small(command: Command) -> None:
    small, large = (command("rules", "colossus", each, "--rulings").out for each in ("r1", "R1"))

    assert small == large


def test_rulings_are_found_by_number_clause_chapter_and_words(command: Command) -> None:
    def ids(*asked: str) -> list[str]:
        found = command("rules", "colossus", *asked, "--rulings", "--json").data["rulings"]
        return [ruling["id"] for ruling in found]

    assert ids("R9") == ["R9"]
    assert ids("4.720") == ["R9", "R26"]
    assert ids("9") == ["R1", "R3", "R5", "R6", "R9", "R21"]
    assert ids("--search", "suicide rammer") == ["R12"]
    assert command("rules", "colossus", "--rulings", "--search", "quidditch").code == 2
    assert "4.723" in command("rules", "colossus", "4.72", "--rulings").err


TESTED = """
import pytest

@pytest.mark.clause("colossus:4.402", "colossus:4.403")
def test_short_range(): ...

class TestMore:
    @pytest.mark.clause("colossus:1.1")
    def test_sides(self): ...
"""


def test_coverage_finds_the_tests_that_name_a_clause(command: Command, tmp_path: Path) -> None:
    (tmp_path / "test_some.py").write_text(TESTED)
    (tmp_path / "test_broken.py").write_text("def (")

    said = command("rules", "coverage", "colossus", "--tests", tmp_path, "--games", "2", "--json")
    told = command("rules", "coverage", "colossus", "--tests", tmp_path, "--games", "0")

    report = said.data["colossus"]
    clauses = [clause.id for clause in grognard.ruleset("colossus").rulebook.clauses]
    assert said.code == told.code == 1
    assert report["clauses"] == len(clauses)
    assert report["tested"] == 3
    assert set(report["untested"]) == set(clauses) - {"4.402", "4.403", "1.1"}
    assert "3.10" not in report["never_fired"]
    assert "5.7" in report["never_fired"]
    assert "3 of" in told.out


def test_coverage_tells_the_tests_the_games_and_the_rulings_of_each_clause(
    command: Command, tmp_path: Path
) -> None:
    (tmp_path / "test_some.py").write_text(TESTED)
    sample = ("--tests", tmp_path, "--games", "2", "--bots", "greedy@8,random")

    report = command("rules", "coverage", "colossus", *sample, "--json").data["colossus"]
    told = command("rules", "coverage", "colossus", *sample, "--clauses").out

    assert (report["games"], report["bots"]) == (2, ["greedy@8", "random"])
    assert report["by_clause"]["4.402"]["tests"] == ["test_some.py::test_short_range"]
    assert report["by_clause"]["3.10"]["fired"] >= 2
    assert report["by_clause"]["4.721"]["rulings"] == ["R9"]
    assert {id_ for id_, found in report["by_clause"].items() if not found["fired"]} == set(
        report["never_fired"]
    )
    assert "4.402  Ranged attack: Short Range\n        1 test; " in told
    assert "        test_some.py::test_short_range\n" in told
    assert "4.721  Stress: already breached [R9]\n        0 tests; " in told


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_why_a_clause_stays_silent_has_words(lang: str) -> None:
    words = Voice(lang).words
    books = [grognard.ruleset(name).rulebook for name in grognard.rulesets()]
    reasons = {clause.silent for book in books for clause in book.clauses if clause.silent}

    assert [why for why in sorted(reasons) if f"silent-{why}" not in words] == []


def test_every_reason_is_one_that_some_clause_gives() -> None:
    english = read_text(package_file("grognard.cli", "text", "en.ftl"))
    told = set(re.findall(r"^silent-(\w+) =", english, re.MULTILINE))
    books = [grognard.ruleset(name).rulebook for name in grognard.rulesets()]

    assert told == {clause.silent for book in books for clause in book.clauses if clause.silent}


def test_coverage_is_content_when_every_clause_has_a_test(command: Command, tmp_path: Path) -> None:
    ids = [f"colossus:{clause.id}" for clause in grognard.ruleset("colossus").rulebook.clauses]
    module = f"import pytest\npytestmark = pytest.mark.clause(*{ids!r})\n"
    marks = ", ".join(map(repr, ids))
    module = f"import pytest\npytestmark = [pytest.mark.clause({marks})]\ndef test_all(): ...\n"
    (tmp_path / "test_all.py").write_text(module)

    said = command("rules", "coverage", "colossus", "--tests", tmp_path, "--games", "1", "--json")

    assert said.code == 0
    assert said.data["colossus"]["untested"] == []


def test_simulate_answers_with_the_promised_keys(command: Command) -> None:
    said = command("simulate", "colossus", "--games", "6", "--seed", "9", "--json")

    assert said.code == 0
    data = said.data
    assert set(data) == {
        "games",
        "decisions",
        "seconds",
        "games_per_second",
        "decisions_per_second",
        "wins",
        "interval",
        "turns",
        "seed",
    }
    assert data["games"] == 6
    assert data["seed"] == 9
    assert set(data["wins"]) == {"A", "B", "draw"}
    assert sum(data["wins"].values()) == 6
    assert len(data["interval"]) == 2


def test_simulate_gives_the_same_games_over_any_number_of_processes(command: Command) -> None:
    def played(*more: str) -> Any:
        data = command("simulate", "colossus", "--games", "8", "--json", *more).data
        return data["wins"], data["decisions"], data["turns"]

    assert played("--jobs", "1") == played("--jobs", "2")


def test_simulate_is_told_to_people(command: Command) -> None:
    said = command("simulate", "colossus", "--games", "4", "--lang", "fr", "--fired")

    assert "A (brisk)\u00a0:" in said.out
    assert "Intervalle à 95\u00a0%" in said.out
    assert "3.10\u00a0: " in said.out


def test_simulate_takes_scenario_rosters_and_options(command: Command) -> None:
    said = command(
        *("simulate", "colossus", "--games", "2", "--scenario", "crown_of_slag", "--json"),
        *("--rosters", "concord_110,reaver_110", "--option", "points=110"),
        *("--option", "forward_guns=true", "--seed", "any words"),
    )

    assert said.code == 0
    assert said.data["seed"] == "any words"


def test_simulate_keeps_games_as_parquet(command: Command, tmp_path: Path) -> None:
    polars = pytest.importorskip("polars")
    file = tmp_path / "games.parquet"

    said = command("simulate", "colossus", "--games", "4", "--out", file, "--json")

    assert said.code == 0
    assert polars.read_parquet(file).height == 4


def test_odds_are_exact_fractions_that_add_up_to_one(command: Command, duel: Path) -> None:
    said = command("odds", duel, "--choose", "ranged:b1", "--json")

    data = said.data
    assert said.code == 0
    assert data["exact"] is True
    assert sum(Fraction(each["probability"]) for each in data["outcomes"]) == 1
    assert data["outcomes"][0]["decimal"] == pytest.approx(
        float(Fraction(data["outcomes"][0]["probability"]))
    )
    assert {tally["name"] for tally in data["explain"]} == {"Attack dice", "Defence dice"}
    assert any(part["rule"] == "4.402" for tally in data["explain"] for part in tally["parts"])


def test_odds_tell_choices_met_on_the_way_apart(command: Command, duel: Path) -> None:
    said = command("odds", duel, "--choose", "ranged:b1", "--policy", "tree", "--json")

    assert set(said.data["met"]["answers"]) >= {"keep", "miss"}


def test_odds_of_a_plan_and_of_what_happens_on_the_way(command: Command, duel: Path) -> None:
    alone = command("odds", duel, "--choose", "ranged:b1", "--about", "hit,missed", "--json").data
    planned = command("odds", duel, "--plan", "ranged:b1", "--about", "hit,missed", "--json").data

    assert alone == planned
    assert sum(Fraction(share) for share in alone["about"].values()) == 1
    assert {event["event"] for each in alone["outcomes"] for event in each["events"]} == {
        "hit",
        "missed",
    }


@pytest.mark.parametrize(
    ("call", "sentence"),
    [
        (("--plan", "pass", "--choose", "pass"), "not both"),
        (("--plan", "if attack then pass"), "is no condition"),
        (("--about", "hti"), "did you mean hit?"),
        (("--choose", "pass", "pass"), "answers nothing that is asked"),
    ],
)
def test_what_makes_no_sense_of_odds_is_told_in_one_sentence(
    command: Command, duel: Path, call: tuple[str, ...], sentence: str
) -> None:
    said = command("odds", duel, *call)

    assert said.code == 2
    assert sentence in said.err
    assert said.err.count("\n") == 1


def test_odds_without_a_choice_tell_what_can_be_chosen(command: Command, duel: Path) -> None:
    said = command("odds", duel, "--lang", "fr")

    assert "ranged:b1" in said.out
    assert "Dés d’attaque\u00a0: 4" in said.out


def test_replay_tells_the_game(command: Command, recorded: Path) -> None:
    said = command("replay", recorded)
    data = command("replay", recorded, "--json").data

    assert said.code == 0
    assert "wins" in said.out.splitlines()[-1]
    assert len(data["events"]) == len(said.out.splitlines()) - 1
    assert data["over"] is True


def test_replay_stops_at_a_moment_and_draws_it(
    command: Command, recorded: Path, tmp_path: Path
) -> None:
    file = tmp_path / "moment.svg"

    told = command("replay", recorded, "--at", "50")
    drawn = command("replay", recorded, "--at", "50", "--svg", file, "--seat", "B")

    assert "50 answers" in told.out.splitlines()[-1]
    assert drawn.code == 0
    assert ET.parse(file).getroot().tag.endswith("svg")  # noqa: S314 - our own picture


def test_replay_tells_what_decided_the_game(command: Command, recorded: Path) -> None:
    said = command("replay", recorded, "--summary")
    french = command("replay", recorded, "--summary", "--lang", "fr")
    data = command("replay", recorded, "--summary", "--json").data

    assert said.code == 0
    assert "What decided it" in said.out or "Nothing stands out" in said.out
    assert "en chances de gagner" in french.out
    ours, theirs = data["fortunes"]
    assert ours["luck"] == pytest.approx(-theirs["luck"])
    for side in (ours, theirs):
        assert side["start"] + side["luck"] + side["choices"] == pytest.approx(side["end"])
    assert all(moment["text"] for moment in data["moments"])


def test_verify_says_yes_to_a_sound_record(command: Command, recorded: Path) -> None:
    said = command("verify", recorded)
    data = command("verify", recorded, "--json").data

    assert said.code == 0
    assert "sound" in said.out
    assert data["valid"] is True
    assert data["dice"] == "seeded"
    assert data["result"]["winners"]


def test_verify_says_where_chance_was_taken_back(command: Command, tmp_path: Path) -> None:
    game = grognard.ruleset("colossus").new_game("three_furnaces", seed=3)
    players = {seat: bot("random", seat) for seat in game.seats}
    Table(game, players).play()
    game.undo()
    while By.CHANCE not in game.by[game.choices[-1] :]:
        game.undo()
    game.undo()
    file = tmp_path / "again.game.json"
    game.record.save(file)

    said, data = command("verify", file), command("verify", file, "--json").data

    assert said.code == 0 and "Once, chance that had been seen was taken back" in said.out
    assert data["valid"] and data["redrawn"] == 1
    assert "hasard déjà vu" in command("verify", file, "--lang", "fr").out


def test_verify_says_no_to_an_edited_record(
    command: Command, recorded: Path, tmp_path: Path
) -> None:
    written = json.loads(recorded.read_text())
    written["result"]["winners"] = ["B" if written["result"]["winners"] == ["A"] else "A"]
    file = tmp_path / "edited.game.json"
    file.write_text(json.dumps(written))

    said = command("verify", file, "--json")

    assert said.code == 1
    assert said.data["valid"] is False
    assert "result" in said.data["problem"]
    french = command("verify", file, "--lang", "fr").out
    assert french.startswith("L’enregistrement ne tient pas\u00a0: le résultat enregistré")


def test_a_legal_army_is_told_so(command: Command, tmp_path: Path) -> None:
    file = army(tmp_path, "ac_squire", "ac_halberd", "ac_halberd")

    said = command("roster", "check", file)

    assert said.code == 0
    assert "Three of a kind is a legal army" in said.out
    assert command("roster", "check", file, "--json").data["breaches"] == []


def test_an_army_over_its_points_is_refused_by_clause(command: Command, tmp_path: Path) -> None:
    file = army(tmp_path, *["ac_monolith"] * 4)

    said = command("roster", "check", file, "--lang", "fr")
    data = command("roster", "check", file, "--json").data

    assert said.code == 1
    assert "(règle 2.1)" in said.out
    assert data["legal"] is False
    assert {breach["clause"] for breach in data["breaches"]} == {"2.1", "2.2"}


def test_bench_runs_the_benchmarks_of_the_checkout(
    command: Command, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from grognard.cli import benching

    class Benchmarks:
        @staticmethod
        def main(json: bool) -> int:
            sys.stdout.write("[]\n" if json else "table\n")
            return 0

    monkeypatch.setattr(benching, "_benchmarks", lambda checkout: Benchmarks)

    assert command("bench", "--json").data == []
    assert command("bench").out == "table\n"


def test_play_opens_the_browser_through_the_server(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.cli import playing

    calls: list[Any] = []

    class Server:
        @staticmethod
        def play(*arguments: Any, **more: Any) -> None:
            calls.append((arguments, more))

        @staticmethod
        def serve(*arguments: Any, **more: Any) -> None:
            calls.append((arguments, more))

    monkeypatch.setattr(playing, "_server", lambda: Server)

    assert command("play", "colossus", "--bot", "random", "--no-browser").code == 0
    assert command("play", "colossus", "--option", "points=110", "--seed", "7").code == 0
    assert command("play", "colossus", "--own-dice").code == 0
    assert command("serve", "--port", "0", "--lang", "fr").code == 0
    (game, how), (_, chosen), (_, by_hand), (where, more) = calls
    assert game == ("colossus",)
    assert (how["bot"], how["browser"], how["lang"]) == ("random", False, "en")
    assert (how["seed"], how["own_dice"]) == (None, False)
    assert (chosen["options"]["points"], chosen["seed"]) == (110, 7)
    assert by_hand["own_dice"]
    assert where == ("127.0.0.1", 0, None)
    assert more["lang"] == "fr"


@pytest.mark.parametrize("ruleset", grognard.rulesets())
def test_units_are_listed_with_their_price_and_profile(command: Command, ruleset: str) -> None:
    said = command("list", ruleset, "--json")

    recruits = {recruit.id: recruit for recruit in grognard.ruleset(ruleset).recruits()}
    listed = {unit["id"]: unit for unit in said.data["units"]}
    for name, recruit in recruits.items():
        assert listed[name]["cost"] == recruit.cost
        assert len(listed[name]["profile"]) > 2


def test_the_profile_of_a_unit_is_told_in_one_line(command: Command) -> None:
    assert "Squire     Size 1, Move 9," in command("list", "colossus").out


def test_a_tree_of_odds_says_what_its_first_lines_assume(command: Command, duel: Path) -> None:
    said = command("odds", duel, "--choose", "ranged:b1", "--policy", "tree")

    assert said.code == 0
    first = said.out.index("If every choice met on the way is answered as usual:")
    assert first < said.out.index("If Seat")
