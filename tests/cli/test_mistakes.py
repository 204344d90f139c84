"""One clear sentence for every mistake, never a traceback."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from thoroughness import examples

import grognard
from tests.cli.conftest import DUEL, Command, army

MISTAKES = [
    (("simulat",), "no command “simulat”"),
    (("simulate",), "RULESET is missing"),
    (("simulate", "chess"), "no such game; there are: "),
    (("simulate", "colossus", "surplus"), "“surplus” is one argument too many"),
    (("simulate", "colossus", "--gmes", "3"), "no option “--gmes”"),
    (("simulate", "colossus", "--games", "many"), "“many” is no value for --games"),
    (("simulate", "colossus", "--games", "0"), "--games must be a whole number from 1"),
    (("simulate", "colossus", "--games", "-5"), "--games"),
    (("simulate", "colossus", "--games", "9" * 30), "--games must be a whole number"),
    (("simulate", "colossus", "--games", "1e9"), "“1e9” is no value"),
    (("simulate", "colossus", "--jobs", "100000"), "--jobs must be a whole number from 1 to 256"),
    (("simulate", "colossus", "--seed", "x" * 200), "at most 100 printable signs"),
    (("simulate", "colossus", "--scenario", "moon"), "no scenario “moon”; there are: iron_reck"),
    (("simulate", "colossus", "--rosters", "one,two"), "no army “one”"),
    (("simulate", "colossus", "--rosters", "one,,two"), "has an empty name"),
    (("simulate", "colossus", "--rosters", "concord_80"), "Nobody can sit"),
    (("simulate", "colossus", "--rosters", "no.toml,no.toml"), "no.toml: there is no such file"),
    (("simulate", "colossus", "--bots", "hal"), "no bot “hal”; there are: "),
    (("simulate", "colossus", "--bots", "random,random,random"), "3 bots do not fit 2 sides"),
    (("simulate", "colossus", "--option", "points"), "write name=value"),
    (("simulate", "colossus", "--option", "points=7"), "the values are: 110, 160, 220"),
    (("simulate", "colossus", "--option", "magic=1"), "no option “magic”"),
    (("simulate", "colossus", "--games", "1", "--out", "/no/where.parquet"), "cannot be written"),
    (("list", "--lang", "de"), "no language “de”; say en or fr"),
    (("rules", "colossus", "99.9"), "no clause or chapter 99.9; did you mean"),
    (("rules", "coverage", "colossus", "--tests", "/no/where"), "no folder of tests"),
    (("rules", "coverage", "colossus", "--games", "-1"), "--games must be"),
    (("rules", "coverage", "colossus", "--bots", "grady"), "There is no bot “grady”"),
    (("odds", "/no/such.toml"), "such.toml: there is no such file"),
    (("odds", "/"), "this is a folder"),
    (("replay", "/dev/zero"), "this is not a plain file"),
    (("verify", "/no/such.json"), "there is no such file"),
    (("roster", "check", "/no/such.toml"), "there is no such file"),
    (("roster", "chek", "x.toml"), "“chek”"),
    (("play", "--terminal"), "Say which game; there are: "),
    (("play", "--own-dice"), "Say which game; there are: "),
    (("play", "--option", "points=110"), "Say which game; there are: "),
    (("play", "colossus", "--seed", "7", "--own-dice"), "--seed or --own-dice, not both"),
    (("play", "colossus", "--option", "points=7"), "the values are: 110, 160, 220"),
    (("play", "colossus", "--seed", "x" * 200), "at most 100 printable signs"),
    (("play", "chess"), "no such game"),
    (("play", "colossus", "--bot", "hal"), "no bot “hal”"),
    (("play", "colossus", "--port", "70000"), "--port must be a whole number from 0 to 65535"),
    (("play", "colossus", "--scenario", "moon"), "no scenario “moon”"),
    (("play", "--resume", "/no/such.json"), "there is no such file"),
    (("serve", "--port", "-1"), "--port"),
    (("serve", "--webhook", "file:///etc/passwd"), "is no web address"),
    (("serve", "--mail", "smtps://me:secret@mail.example"), "is no mail server; write it as smtps"),
    (("serve", "--metrics", "9100"), "“9100” is no address"),
    (("server", "backup", "copy.db", "--database", "/no/games.db"), "no games in /no/games.db"),
    (("server", "check", "--database", "postgresql://x/y"), "pg_dump"),
]


@pytest.mark.parametrize(
    ("arguments", "sentence"), MISTAKES, ids=[" ".join(call)[:60] for call, _ in MISTAKES]
)
def test_a_mistake_is_one_sentence_and_exit_code_2(
    command: Command, arguments: tuple[str, ...], sentence: str
) -> None:
    said = command(*arguments)

    assert said.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("grognard: ")
    assert sentence in said.err


@pytest.mark.parametrize("arguments", [call for call, _ in MISTAKES], ids=" ".join)
def test_every_mistake_is_told_in_french_too(command: Command, arguments: tuple[str, ...]) -> None:
    english = command(*arguments)
    french = command(*arguments, *(() if "--lang" in arguments else ("--lang", "fr")))

    assert french.code == 2
    assert french.err.count("\n") == 1
    assert "--lang" in arguments or french.err != english.err


def test_a_choice_that_is_not_on_offer_names_those_that_are(command: Command, duel: Path) -> None:
    said = command("odds", duel, "--choose", "melee:zz")

    assert said.code == 2
    assert "ranged:b1, pass" in said.err


def test_a_choice_too_many_is_told(command: Command, duel: Path) -> None:
    said = command("odds", duel, "--choose", "pass", "--choose", "pass")

    assert said.code == 2
    assert "answers nothing that is asked" in said.err


@pytest.mark.parametrize(
    ("edit", "sentence"),
    [
        (("[now]", "[now"), "is not valid TOML"),
        (('"ac_halberd"', '"ac_hal"'), "there is no unit 'ac_hal'"),
        (('"colossus"', '"chess"'), "there is no ruleset 'chess'"),
        (("[20, 20]", "[20, 1e12]"), "unit 'a1': field 'at'"),
        (("[20, 20]", "[20, nan]"), "expected a finite number"),
        (("heading = 0", "heding = 0"), "heding"),
        (('phase = "combat"', 'phase = "lunch"'), 'got "lunch"'),
    ],
)
def test_a_faulty_situation_names_file_entry_and_field(
    command: Command, tmp_path: Path, edit: tuple[str, str], sentence: str
) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(DUEL.replace(*edit))

    said = command("odds", file)

    assert said.code == 2
    assert sentence in said.err
    assert "faulty.toml" in said.err


def test_a_roster_with_a_unit_there_is_not(command: Command, tmp_path: Path) -> None:
    said = command("roster", "check", army(tmp_path, "ac_unicorn"))

    assert said.code in (1, 2)
    assert "ac_unicorn" in said.out + said.err


def test_a_truncated_record_is_no_record(command: Command, recorded: Path, tmp_path: Path) -> None:
    file = tmp_path / "cut.game.json"
    file.write_bytes(recorded.read_bytes()[:3000])

    verified, replayed = command("verify", file), command("replay", file)

    assert verified.code == 1
    assert replayed.code == 2
    assert "cut short" in verified.out
    assert "cut short" in replayed.err


def test_a_record_of_other_rules_says_so(command: Command, recorded: Path, tmp_path: Path) -> None:
    written = json.loads(recorded.read_text())
    written["setup"]["version"] = 999
    file = tmp_path / "future.game.json"
    file.write_text(json.dumps(written))

    assert "version 999" in command("verify", file).out


def test_an_answer_edited_into_a_record_is_found(
    command: Command, recorded: Path, tmp_path: Path
) -> None:
    written = json.loads(recorded.read_text())
    step = next(s for s in written["steps"] if s["answers"])
    step["answers"][0] = "cheat"
    file = tmp_path / "edited.game.json"
    file.write_text(json.dumps(written))

    said = command("verify", file)

    assert said.code == 1
    assert "answer 1 is not legal" in said.out


@pytest.mark.parametrize(
    "call", [("odds",), ("replay",), ("verify",), ("roster", "check")], ids=" ".join
)
def test_a_file_of_a_hundred_megabytes_is_refused_unread(
    command: Command, tmp_path: Path, call: tuple[str, ...]
) -> None:
    file = tmp_path / "huge"
    with file.open("wb") as written:
        written.truncate(100 * 1024 * 1024)

    said = command(*call, file)

    assert said.code == 2
    assert "larger than" in said.err


def test_a_moment_that_a_record_does_not_have(command: Command, recorded: Path) -> None:
    assert "--at must be a whole number from 0 to" in command("replay", recorded, "--at", 9999).err
    assert "no seat Z; there are: A, B" in command("replay", recorded, "--seat", "Z").err


def test_a_picture_that_cannot_be_written(command: Command, recorded: Path, tmp_path: Path) -> None:
    said = command("replay", recorded, "--svg", tmp_path / "no" / "such.svg")

    assert said.code == 2
    assert "cannot be written" in said.err


def test_whoever_lacks_a_part_of_the_server_is_told_how_to_have_it(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    # As in a new process: nothing of the server has been imported, whatever ran before.
    for name in [name for name in sys.modules if name.startswith("grognard.server")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr(grognard, "server", raising=False)
    monkeypatch.setitem(sys.modules, "litestar", None)
    monkeypatch.setitem(sys.modules, "uvicorn", None)

    said = command("serve")

    assert said.code == 2
    assert "pip install --upgrade --force-reinstall grognard" in said.err


@pytest.mark.parametrize(
    ("package", "call"),
    [
        ("polars", ("simulate", "colossus", "--out", "games.parquet")),
        ("choix", ("ladder", "colossus")),
        ("polars", ("balance", "colossus", "--out", "new")),
        ("polars", ("tune", "colossus", "--out", "new")),
        ("matplotlib", ("tune", "colossus", "--out", "new")),
    ],
)
def test_a_missing_package_is_named_before_a_game_is_played(
    command: Command,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    package: str,
    call: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setattr("grognard.lab.matches.Match.table", None)

    said = command(*call)

    assert said.code == 2
    assert package in said.err and "grognard[lab]" in said.err
    assert not list(tmp_path.iterdir())


def test_a_database_of_an_unknown_kind(command: Command) -> None:
    pytest.importorskip("sqlalchemy")

    said = command("serve", "--database", "oracle9i://scott:tiger@host/x")

    assert said.code == 2
    assert "oracle9i" in said.err
    assert "tiger" not in said.err


def test_a_fault_of_the_program_is_owned_and_short(
    command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    from grognard.cli import benching

    def fails(checkout: Path) -> None:
        raise KeyError("x" * 5000)

    monkeypatch.setattr(benching, "_benchmarks", fails)

    said = command("bench")

    assert said.code == 2
    assert "its own fault and not yours" in said.err
    assert len(said.err) < 700


def test_what_a_terminal_would_obey_is_not_printed(command: Command) -> None:
    said = command("list", "\x1b]0;owned\x07colossus")

    assert "\x1b" not in said.err
    assert "\x07" not in said.err


@settings(
    max_examples=examples(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    junk=st.one_of(
        st.binary(max_size=400),
        st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
            lambda inner: (
                st.lists(inner, max_size=4)
                | st.dictionaries(
                    st.sampled_from(["format", "setup", "seed", "steps", "result", "x"]), inner
                )
            ),
            max_leaves=12,
        ).map(lambda value: json.dumps(value).encode()),
        st.text("[]{}=\"'.,\n#ab1", max_size=120).map(str.encode),
    ),
    call=st.sampled_from([("odds",), ("replay",), ("verify",), ("roster", "check")]),
)
def test_no_file_brings_a_command_down(
    command: Command, tmp_path: Path, junk: bytes, call: tuple[str, ...]
) -> None:
    file = tmp_path / "junk"
    file.write_bytes(junk)

    said = command(*call, file)

    assert said.code in (1, 2)
    assert "its own fault" not in said.err


@settings(
    max_examples=examples(60),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(
                ["list", "rules", "odds", "verify", "colossus", "--json", "--lang", "fr", "--at"]
            ),
            st.text(max_size=12),
        ),
        max_size=5,
    )
)
def test_no_call_brings_the_command_down(command: Command, arguments: list[str]) -> None:
    said = command(*arguments)

    assert said.code in (0, 1, 2)
    assert "its own fault" not in said.err
