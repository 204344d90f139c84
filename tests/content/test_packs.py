"""Packs: content of one's own over a game's, as data alone."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import grognard
from grognard.api import ruleset_of
from grognard.content import ContentError
from grognard.content.packs import LARGEST, MOST_PACKS, Pack, embedded, parse_pack, read_pack
from grognard.content.template import differences, template
from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import UnknownRuleset
from grognard.text.telling import words_of

EXAMPLE = Path(__file__).parents[2] / "examples" / "packs" / "long_guns.toml"
HEAD = '[pack]\nruleset = "colossus"\n'


def refused(source: str) -> str:
    """The sentence with which a pack is refused."""

    def read() -> None:
        pack = parse_pack(source, file="mine.toml")
        grognard.ruleset(pack.ruleset, [pack])

    with pytest.raises((ContentError, Refusal, UnknownRuleset)) as caught:
        read()
    return str(caught.value)


def test_a_pack_adds_entries_and_names_them() -> None:
    game = grognard.ruleset("colossus", [EXAMPLE])

    assert game.content.profile("ac_arbalest").damage["long"] == 3
    assert "concord_long_guns" in game.rosters()
    assert words_of(game, "en")("unit-ac_arbalest") == "Arbalest"
    assert words_of(game, "fr")("unit-ac_arbalest") == "Arbalète"
    assert "ac_arbalest" not in grognard.ruleset("colossus").content.unit_entries


def test_an_entry_the_game_knows_changes_just_the_fields_that_are_given() -> None:
    pack = parse_pack(
        HEAD + '[[weapons.ranged]]\nid = "twin"\ndamage = { short = 9 }\n', file="mine.toml"
    )
    printed = grognard.ruleset("colossus").content.mounts["twin"]

    changed = grognard.ruleset("colossus", [pack]).content.mounts["twin"]

    assert changed.damage.short == 9
    assert (changed.damage.long, changed.tags) == (printed.damage.long, printed.tags)


def test_the_pack_on_top_has_the_last_word() -> None:
    low, high = (
        parse_pack(f'{HEAD}[[units.unit]]\nid = "ac_squire"\nmove = {move}\n', file="mine.toml")
        for move in (5, 6)
    )

    assert grognard.ruleset("colossus", [low, high]).content.profile("ac_squire").move == 6
    assert grognard.ruleset("colossus", [high, low]).content.profile("ac_squire").move == 5


def test_games_with_and_without_a_pack_are_played_side_by_side() -> None:
    plain = grognard.ruleset("colossus")
    packed = grognard.ruleset("colossus", changes=["units.ac_squire.move=6"])

    games = plain.new_game(seed=1), packed.new_game(seed=1)
    moves = [game.battle.content.profile("ac_squire").move for game in games]

    assert moves == [plain.content.profile("ac_squire").move, 6]
    assert moves[0] != 6


@pytest.mark.parametrize("name", grognard.rulesets())
def test_one_value_of_any_game_can_be_set_and_the_game_is_played_with_it(name: str) -> None:
    content = grognard.ruleset(name).content
    scenario = next(iter(content.scenarios))
    field = next(f for f in ("turns", "rounds", "water") if hasattr(content.scenarios[scenario], f))

    game = grognard.ruleset(name, changes=[f"scenarios.{scenario}.{field}=2"]).new_game(seed=1)
    while not game.over:
        game.answer(game.decision.usual)

    assert game.ruleset.turn(game.battle) <= (2 if field != "water" else 99)
    assert game.record.setup.packs[0]["data"]["scenarios"]["scenario"][0][field] == 2


def test_a_record_brings_its_packs_and_is_replayed_anywhere(tmp_path: Path) -> None:
    game = grognard.ruleset("colossus", [EXAMPLE]).new_game(
        rosters=["concord_long_guns", "reaver_gale_pack"], seed=3
    )
    while not game.over:
        game.answer(game.decision.usual)
    file = tmp_path / "long.game.json"
    game.record.save(file)

    again = grognard.load(file)

    assert again.result == game.result
    assert again.battle.units[0].profile.id == "ac_arbalest"
    assert ruleset_of(again.setup) is again.ruleset, "the same packs are read once"


def test_a_game_is_not_begun_with_other_packs_than_its_set_up_says() -> None:
    setup = grognard.ruleset("colossus", [EXAMPLE]).setup()

    with pytest.raises(Refusal, match="other packs"):
        grognard.ruleset("colossus").set_up(setup)


def test_a_folder_is_laid_out_as_the_game_itself(tmp_path: Path) -> None:
    folder = tmp_path / "My Pack"
    (folder / "scenarios").mkdir(parents=True)
    (folder / "pack.toml").write_text('[pack]\nruleset = "colossus"\n')
    (folder / "units.toml").write_text('[[unit]]\nid = "ac_squire"\nmove = 4\n')
    (folder / "scenarios" / "short.toml").write_text('id = "iron_reckoning"\nturns = 2\n')
    (folder / "words.toml").write_text('[en]\nunit-ac_squire = "Page"\n')

    game = grognard.ruleset("colossus", [folder])

    assert game.packs[0].id == "my_pack"
    assert game.content.scenarios["iron_reckoning"].turns == 2
    assert words_of(game, "en")("unit-ac_squire") == "Page"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('[[units.unit]]\nid = "x"\n', "mine.toml: a pack begins with a table [pack]"),
        ('[pack]\nruleset = "chess"\n', "there is no ruleset 'chess'"),
        (HEAD + '[[dragons.dragon]]\nid = "x"\n', "mine.toml: there is no 'dragons'"),
        (HEAD + '[[units.dragon]]\nid = "x"\n', "mine.toml: there is no 'dragon'"),
        (HEAD + '[[units.unit]]\nid = "x"\n', "mine.toml: unit 'x': field 'faction' is missing"),
        (
            HEAD + '[[units.unit]]\nid = "ac_squire"\nmove = 99\n',
            "mine.toml: unit 'ac_squire': field 'move': expected an integer from 3 to 12, got 99",
        ),
        (
            HEAD + '[[units.unit]]\nid = "ac_squire"\nranged = "raygun"\n',
            "mine.toml: unit 'ac_squire': field 'ranged': 'raygun' names nothing there is",
        ),
        (
            HEAD + '[[tags.tag]]\nid = "fly"\nclause = "1.1"\nwindows = []\nnumbered = false\n',
            "mine.toml: tag 'fly': the rules of the game would have to know it",
        ),
        ("units = 3\n" + HEAD, "a pack holds lists of entries"),
        (HEAD + '[[units.unit]]\nid = "../../etc/passwd"\n', "an id such as ac_squire"),
        (HEAD + "[[units.unit]]\nmove = 5\n", "an id such as ac_squire"),
        (HEAD + '[words.en]\nruleset-colossus = "Mine"\n', "names nothing that this pack adds"),
        (
            HEAD + '[[units.unit]]\nid = "ac_squire"\n[words.en]\nunit-ac_squire = "\\u001b[2J"\n',
            "one line of 1 to",
        ),
        (HEAD + '[words."../x"]\na-b = "c"\n', "is no language"),
        (HEAD + '[[units.unit]]\nid = "ac_squire"\npv = 1e300\n', "expected a number between"),
        (
            HEAD + '[[scenarios.scenario]]\nid = "mine"\nclause = "5.1"\n',
            "mine.toml: scenario 'mine': field",
        ),
    ],
)
def test_what_is_wrong_with_a_pack_is_said_in_one_sentence(source: str, said: str) -> None:
    sentence = refused(source)

    assert said in sentence
    assert "\n" not in sentence


def test_a_pack_of_a_million_entries_is_refused_unread() -> None:
    huge = HEAD + '[[units.unit]]\nid = "ac_squire"\n' * 1_000_000

    assert f"larger than {LARGEST} bytes" in refused(huge)


def test_many_small_entries_are_too_many() -> None:
    many = HEAD + "".join(f'[[units.unit]]\nid = "u{n}"\n' for n in range(501))

    assert "limited in bytes (200000) and in entries (500)" in refused(many)


def test_a_pack_of_another_game_is_refused() -> None:
    pack = parse_pack('[pack]\nruleset = "saurian"\n', file="mine.toml")

    with pytest.raises(ContentError, match="this pack is for saurian, not for colossus"):
        grognard.ruleset("colossus", [pack])


def test_only_so_many_packs_go_together() -> None:
    pack = read_pack(EXAMPLE)

    with pytest.raises(Refusal, match="Too many packs at once"):
        grognard.ruleset("colossus", [pack] * (MOST_PACKS + 1))


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"id": "x"},
        {"id": "x", "ruleset": "colossus", "code": "import os"},
        {"id": "x", "ruleset": "colossus", "data": {"units": {"unit": [{"id": 7}]}}},
        {"id": "x", "ruleset": "colossus", "data": {"units": {"unit": [{"id": "a" * 99}]}}},
        {"id": "x", "ruleset": "colossus", "words": {"en": {"x": "y"}}},
        {"id": "x" * 10_000, "ruleset": "colossus"},
    ],
)
def test_a_pack_out_of_a_hostile_record_is_refused(data: Any) -> None:
    with pytest.raises(ContentError):
        embedded(data)


def test_entries_nested_without_end_are_refused() -> None:
    deep: Any = 1
    for _ in range(40):
        deep = [deep]
    data = {"units": {"unit": [{"id": "ac_squire", "tags": deep}]}}

    with pytest.raises(ContentError, match="nested too deeply"):
        embedded({"id": "x", "ruleset": "colossus", "data": data})


def test_a_pack_survives_being_written_into_a_record() -> None:
    pack = read_pack(EXAMPLE)

    assert embedded(json.loads(msgspec.json.encode(pack))) == pack


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("weapons.twin", "write it as in weapons.twin.damage.short=3"),
        ("weapons.twin=3", "write it as in"),
        ("weapons.twin.damage.shorter=3", "did you mean 'short'"),
        ("weapons.twn.damage.short=3", "there is no 'twn' here"),
        ("guns.twin.damage.short=3", "there is no 'guns' in this game"),
        ("weapons.twin.damage.short=many", "expected an integer"),
        ("units.ac_squire.tags.3=jump", "there is no '3' to set there"),
    ],
)
def test_what_is_wrong_with_a_set_value_is_said(text: str, said: str) -> None:
    with pytest.raises(ContentError) as caught:
        grognard.ruleset("colossus", changes=[text])

    assert said in str(caught.value)


def test_a_value_inside_a_list_is_set_by_its_id() -> None:
    game = grognard.ruleset("colossus", changes=["scenarios.crown_of_slag.marker.1.points=7"])

    assert game.content.scenarios["crown_of_slag"].markers[0].points == 7


@pytest.mark.parametrize("name", grognard.rulesets())
def test_the_template_of_every_game_is_a_pack_that_changes_nothing(name: str) -> None:
    game = grognard.ruleset(name)
    comments = dict.fromkeys(("head", "open", "closed", "known", "words"), "word " * 40)
    text = template(game.content, name, comments)

    packed = grognard.ruleset(name, [parse_pack(text, file="new.toml")])

    assert list(differences(packed.content)) == []


@pytest.mark.parametrize("name", grognard.rulesets())
def test_every_entry_of_the_template_is_what_the_game_prints(name: str) -> None:
    game = grognard.ruleset(name)
    comments = dict.fromkeys(("head", "open", "closed", "known", "words"), "")
    lines = template(game.content, name, comments).splitlines()
    live = [line.removeprefix("# ") for line in lines if " = " in line or line[-1:] == "]"]
    cut = live.index("[words.en]")

    packed = grognard.ruleset(name, [parse_pack("\n".join(live[:cut]), file="new.toml")])

    assert list(differences(packed.content)) == []


def test_the_difference_of_a_pack_tells_old_and_new() -> None:
    game = grognard.ruleset("colossus", changes=["weapons.twin.damage.short=9"])
    was = grognard.ruleset("colossus").content.mounts["twin"].damage.short

    assert list(differences(game.content)) == [
        ("weapons", "ranged", "twin", [("damage.short", was, 9)])
    ]


def test_two_packs_of_one_content_are_told_apart_by_what_they_hold() -> None:
    one, other = Pack("a", "colossus"), Pack("b", "colossus")

    assert (
        grognard.ruleset("colossus", [one]).embedded
        != grognard.ruleset("colossus", [other]).embedded
    )
