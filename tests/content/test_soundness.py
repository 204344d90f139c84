"""What no battle comes to is refused in one sentence that names entry and field, in all games."""

from __future__ import annotations

from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from thoroughness import examples

import grognard
from grognard.conformance import play_randomly
from grognard.content import ContentError
from grognard.content.situation import LARGEST
from grognard.content.soundness import MOST_CORNERS, Pile, deal
from grognard.kernel.game import Game, replay
from grognard.kernel.records import decode
from grognard.text import languages
from grognard.text.telling import words_of
from tests.content.samples import SAMPLES, Tables, changed, tables, text
from tests.content.writing import written

games = pytest.mark.parametrize("name", SAMPLES)


def start(position: Tables, **how: Any) -> Game[Any]:
    return grognard.ruleset(position["ruleset"]).situation(text(position), file="x.toml", **how)


def complaint(position: Tables) -> str:
    """Why a position is refused; said in every language there is."""
    with pytest.raises(ContentError) as refused:
        start(position)
    for language in languages():
        words = words_of(grognard.ruleset(position["ruleset"]), language, strict=True)
        assert words.say(refused.value.said)
    assert str(refused.value).startswith("x.toml: ")
    return str(refused.value).removeprefix("x.toml: ")


@games
def test_the_sample_is_sound(name: str) -> None:
    assert start(tables(name)).view("A").piece("a1") is not None


@games
def test_bases_do_not_overlap(name: str) -> None:
    there = SAMPLES[name].theirs["at"]

    assert "overlaps that of" in (said := complaint(changed(name, {"at": there})))
    assert said.startswith(("unit 'a1': field 'at'", "unit 'b1': field 'at'"))


@games
@pytest.mark.parametrize("at", [[-3, 5], [5, 999]])
def test_nobody_stands_off_the_table(name: str, at: list[float]) -> None:
    said = complaint(changed(name, {"at": at}))

    assert said.startswith("unit 'a1': field 'at': ")
    assert "not on the table" in said or "no such place" in said


@games
def test_nobody_stands_in_what_is_solid(name: str) -> None:
    sample = SAMPLES[name]
    position = changed(name, {"at": list(sample.inside)}, terrain=[sample.solid])

    assert complaint(position) == (
        "unit 'a1': field 'at': nothing may stand there: terrain is in the way"
    )


@games
def test_terrain_lies_on_the_table(name: str) -> None:
    outside = SAMPLES[name].outside
    shape = next(key for key in ("rect", "disc", "hexes") if key in outside)

    assert complaint(changed(name, terrain=[outside])) == (
        f"terrain number 1: field '{shape}': the terrain does not lie on the table"
    )


@games
def test_terrain_of_an_unknown_kind_is_refused(name: str) -> None:
    field = "look" if name == "gaslight" else "kind"
    said = complaint(changed(name, terrain=[SAMPLES[name].solid | {field: "marzipan"}]))

    assert said.startswith("terrain number 1: ")


@games
@pytest.mark.parametrize(
    ("head", "said"),
    [
        ({"scenario": "nowhere"}, "field 'scenario': there is no scenario 'nowhere'; there are: "),
        ({"options": {"magic": True}}, "table [options]: field 'magic': there is no such option"),
        ({"table": {"add": True}}, "table [table]: field 'add': there is no scenario to add"),
        ({"seat": {"D3": {}}}, "table [seat.D3]: there is no seat 'D3' at this table"),
    ],
)
def test_what_there_is_not_is_refused_where_it_is_named(name: str, head: Tables, said: str) -> None:
    assert complaint(changed(name, **head)).startswith(said)


@games
@pytest.mark.parametrize(
    ("unit", "said"),
    [
        ({"profile": "nobody"}, "field 'profile': there is no unit 'nobody'"),
        ({"seat": "A9"}, "field 'seat': expected a seat"),
        ({"seat": "D3"}, "field 'seat': there is no seat 'D3' at this table"),
        ({"with": {"wings": 2}}, "table [with]: unknown field 'wings'"),
        ({"wings": 2}, "unknown field 'wings'"),
    ],
)
def test_a_unit_that_there_cannot_be_is_refused(name: str, unit: Tables, said: str) -> None:
    assert complaint(changed(name, unit)).startswith(f"unit 'a1': {said}")


@games
def test_a_value_that_an_option_does_not_take_is_refused(name: str) -> None:
    option = grognard.ruleset(name).choices()[0].id

    said = complaint(changed(name, options={option: "perhaps"}))

    assert said.startswith(f"table [options]: field '{option}': the values are: ")


@games
def test_a_position_of_another_game_is_refused(name: str) -> None:
    other = "saurian" if name == "colossus" else "colossus"
    with pytest.raises(ContentError, match=f"this is a position of {name}"):
        grognard.ruleset(other).situation(text(tables(name)))


@games
def test_no_id_means_two_things(name: str) -> None:
    solid = SAMPLES[name].solid

    assert complaint(changed(name, terrain=[solid | {"id": "b1"}])) == (
        "unit 'b1': field 'id': that is already the id of a piece of terrain"
    )
    twice = changed(name)
    twice["unit"][1]["id"] = "a1"
    assert "have the same id" in complaint(twice)


@games
def test_terrain_keeps_the_id_it_is_given(name: str) -> None:
    sample = SAMPLES[name]
    one, two = sample.solid | {"id": "keep"}, dict(sample.solid)
    if name == "saurian":
        two["hexes"] = [[5, 1]]
    position = changed(name, terrain=[one, two])
    position["unit"][1]["id"] = "t1"

    game = start(position)
    ids = [piece.id for piece in game.view("A").terrain]

    assert ids[0] == "keep"
    assert len({*ids, "a1", "t1"}) == len(ids) + 2


@games
def test_terrain_replaces_that_of_the_scenario_or_is_added_to_it(name: str) -> None:
    sample = SAMPLES[name]
    bare = changed(name, scenario=sample.scenario)
    del bare["terrain"]
    own = [sample.solid | {"id": "own"}]

    def ids(**head: Any) -> list[str]:
        game = grognard.ruleset(name).situation(text(bare | head))
        return [piece.id for piece in game.view("A").terrain if not piece.id.startswith("thing")]

    assert ids(terrain=own) == ["own"]
    assert ids(terrain=own, table={"add": True}) == [*ids(), "own"]


@games
def test_the_turn_is_one_the_game_has(name: str) -> None:
    field = "round" if name in ("baroud", "saurian") else "turn"

    said = complaint(changed(name, now={**SAMPLES[name].now, field: 20}))

    assert said.startswith(f"table [now]: field '{field}': the game ends with turn ")


@games
def test_a_game_starts_with_the_unit_that_is_active(name: str) -> None:
    sample = SAMPLES[name]
    more = {"actions": 2} if name == "baroud" else {}

    game = start(changed(name, now={**sample.now, sample.active: "a1", **more}), seed=1)

    assert game.decision is not None
    assert game.decision.seat == "A"
    assert getattr(game.decision, "piece", "") == "a1"


@games
@pytest.mark.parametrize(
    ("doubt", "reason"),
    [
        ("elsewhere", "no unit is active in this phase"),
        ("done", "cannot be active"),
        ("other_step", "is not of the seat whose step it is"),
    ],
)
def test_nobody_is_active_who_cannot_be(name: str, doubt: str, reason: str) -> None:
    sample = SAMPLES[name]
    if not (given := getattr(sample, doubt)):
        pytest.skip("Saurian units act by Initiative, whoever they belong to")
    unit = given if doubt == "done" else {}
    now = {**sample.now, **({} if doubt == "done" else given), sample.active: "a1"}

    said = complaint(changed(name, unit, now=now))

    assert said.startswith(f"table [now]: field '{sample.active}': ")
    assert said.endswith(reason)


@games
def test_nobody_is_active_who_is_not_there(name: str) -> None:
    sample = SAMPLES[name]

    assert complaint(changed(name, now={**sample.now, sample.active: "z9"})) == (
        f"table [now]: field '{sample.active}': 'z9' names nothing there is"
    )


@pytest.mark.parametrize(
    ("name", "unit", "said"),
    [
        ("baroud", {"gone": "killed"}, "field 'gone': 'gone' and 'at' do not go together"),
        ("baroud", {"fallen": True, "watch": "rifle"}, "'fallen' and 'watch' do not go"),
        ("baroud", {"tough_used": True}, "field 'tough_used': this unit cannot have that"),
        ("baroud", {"watch": "howitzer"}, "field 'watch': 'howitzer' names nothing"),
        ("baroud", {"rattled": "a1"}, "field 'rattled': 'a1' names nothing"),
        ("baroud", {"marches": -1}, "field 'marches': expected an integer from 0"),
        ("brimstone", {"lp": 99}, "field 'lp': expected"),
        ("brimstone", {"lp": 50}, "field 'lp': a unit cannot have more than its card says"),
        ("brimstone", {"dead": True, "lp": 3}, "'dead' and 'lp' do not go together"),
        ("brimstone", {"dead": True}, "'dead' and 'at' do not go together"),
        ("brimstone", {"held_by": "b1"}, "'held_by' and 'at' do not go together"),
        ("brimstone", {"used": ["litany"]}, "field 'used': 'litany' names nothing"),
        ("brimstone", {"relic": 0}, "field 'relic': '0' names nothing"),
        ("brimstone", {"states": {"sleepy": 1}}, "field 'states': 'sleepy' names nothing"),
        ("brimstone", {"with": {"melee": ["spoon"]}}, "field 'melee': 'spoon' names nothing"),
        ("colossus", {"armor": 99}, "field 'armor': a unit cannot have more"),
        ("colossus", {"destroyed": "combat"}, "'destroyed' and 'structure' do not go together"),
        ("colossus", {"structure": 0}, "'destroyed' and 'structure' do not go together"),
        ("colossus", {"stationary": True, "jumping": True}, "'stationary' and 'jumping' do"),
        ("colossus", {"with": {"ranged": "spoon"}}, "field 'ranged': 'spoon' names nothing"),
        ("gaslight", {"wounds": 9}, "field 'wounds': a unit cannot have more than its card"),
        ("gaslight", {"wounds": 0}, "field 'wounds': expected an integer from 1"),
        ("gaslight", {"carries": "parcel", "toppled": True}, "'toppled' and 'carries' do not"),
        ("gaslight", {"carries": "moon"}, "field 'carries': 'moon' names nothing"),
        ("gaslight", {"spells": ["sp99"]}, "field 'spells': 'sp99' names nothing"),
        ("gaslight", {"at": [5, 5, 7]}, "field 'at': there is nothing to stand on at that height"),
        ("saurian", {"health": 40}, "field 'health': a unit cannot have more than its card"),
        ("saurian", {"adrenaline": 40}, "field 'adrenaline': a unit cannot have more"),
        ("saurian", {"active": "rap_1", "hand": ["rap_1"] * 9}, "card 'rap_1' is written down"),
        ("saurian", {"hand": ["rex_1"]}, "field 'hand': 'rex_1' names nothing"),
        ("saurian", {"skipped": True, "holding": True}, "'skipped' and 'holding' do not go"),
        ("saurian", {"at": [1.5, 1]}, "field 'at': there is no such place here"),
        ("saurian", {"profile": "rex", "at": [0, 4]}, "field 'at': that place is not on the"),
    ],
)
def test_what_a_unit_cannot_be_is_refused(name: str, unit: Tables, said: str) -> None:
    sentence = complaint(changed(name, unit))

    assert sentence.startswith("unit 'a1': ")
    assert said in sentence


@pytest.mark.parametrize(
    ("name", "head", "said"),
    [
        ("gaslight", {"seat": {"A": {"hand": ["KS"]}, "B": {"hand": ["KS"]}}},
         "table [seat.B]: field 'hand': card 'KS' is written down more often"),
        ("gaslight", {"seat": {"A": {"hand": [f"{n}S" for n in range(2, 10)]}}},
         "table [seat.A]: field 'hand': a hand has at most "),
        ("gaslight", {"seat": {"A": {"hand": ["KS"]}}, "now": {"discard": ["KS"]}},
         "table [now]: field 'discard': card 'KS' is written down more often"),
        ("gaslight", {"now": {"tokens": {"parcel": [90, 90, 0]}}}, "field 'tokens': that place"),
        ("gaslight", {"now": {"actions": 2}}, "field 'actions': only a unit that is active"),
        ("gaslight", {"now": {"opportunity": "D"}}, "field 'opportunity': 'D' names nothing"),
        ("saurian", {"seat": {"A": {"hand": ["sh_1", "sh_2", "sh_3", "sh_4", "sh_5", "sh_6"]}}},
         "table [seat.A]: field 'hand': a hand has at most 5 cards"),
        ("saurian", {"seat": {"A": {"hand": ["sh_1", "sh_1", "sh_1"]}}}, "card 'sh_1' is written"),
        ("saurian", {"seat": {"A": {"faction": "moles"}}}, "field 'faction': 'moles' names"),
        ("saurian", {"now": {"fear": ["fe_1"] * 40}}, "field 'fear': card 'fe_1' is written"),
        ("saurian", {"now": {"supply": {"am_2": 90}}}, "field 'supply': card 'am_2' is written"),
        ("saurian", {"now": {"things": [{"kind": "crate", "at": [1, 1]}]}}, "field 'things': its"),
        ("saurian", {"now": {"objectives": [[40, 40]]}}, "field 'objectives': that place"),
        ("saurian", {"table": {"columns": 3, "rows": 3}, "scenario": "nest_ridge"},
         "does not fit on a table of this size"),
        ("brimstone", {"seat": {"A": {"cmd": 9, "base": 2}}},
         "table [seat.A]: field 'cmd': a unit cannot have more than its card says: 2"),
        ("baroud", {"now": {"actions": 2}}, "field 'actions': only a unit that is active"),
        ("baroud", {"now": {"carrier": "z9"}}, "field 'carrier': 'z9' names nothing"),
        ("baroud", {"table": {"height": 300}, "scenario": "belfry", "terrain": None},
         "table [table]: the scenario's own terrain does not fit"),
        ("colossus", {"now": {"phase": "movement", "danger": ["z9"]}}, "field 'danger': 'z9'"),
        ("colossus", {"now": {"lost": [3]}}, "field 'lost': '3' names nothing"),
    ],
)  # fmt: skip
def test_hands_decks_and_counters_are_checked_too(name: str, head: Tables, said: str) -> None:
    position = changed(name, **head)

    assert said in complaint({k: v for k, v in position.items() if v is not None})


def test_models_of_two_hexes_share_no_hex_with_anybody() -> None:
    position = changed("saurian", {"profile": "rex", "at": [8, 7], "facing": 3})

    assert complaint(position) == "unit 'b1': field 'at': its base overlaps that of 'a1'"


def test_a_card_is_dealt_once() -> None:
    entry = grognard.content.situation.Loose("x.toml", (), {})

    assert deal(["x", "x", "y"], [Pile(entry, "hand", ["x"])]) == ["x", "y"]
    with pytest.raises(ContentError, match="field 'hand': card 'y' is written down"):
        deal(["x", "y"], [Pile(entry, "hand", ["y", "y"])])


@games
def test_a_game_from_a_position_is_recorded_with_it_and_replays(name: str) -> None:
    game = start(tables(name), seed=3)
    for _ in zip(range(25), play_randomly(game, 3)):
        pass

    again = replay(grognard.ruleset(name), decode(game.record.encode()))

    assert game.setup.situation == text(tables(name))
    assert game.setup.seats == game.seats
    assert again.codec.pack(again.battle) == game.codec.pack(game.battle)


PHASES = {
    "baroud": ("deployment", "play"),
    "brimstone": ("upkeep", "action", "end"),
    "colossus": ("deployment", "initiative", "linking", "movement", "combat", "rally", "stress"),
    "gaslight": ("deploy", "start", "draw", "steal", "activations", "surplus", "end"),
}
"""The phases that a position can be in; in Saurian all."""


@games
def test_what_a_battle_comes_to_is_accepted(name: str) -> None:
    ruleset = grognard.ruleset(name)
    met = 0
    for seed, scenario in enumerate(ruleset.scenario_ids()):
        game = ruleset.new_game(scenario, seed=seed)
        for _ in zip(range(400), play_randomly(game, seed)):
            pass
        for mark in game._past().marks[::19]:
            battle = game.codec.unpack(mark.packed)
            if battle.phase in PHASES.get(name, (battle.phase,)) and battle.result is None:
                again = ruleset.situation(written(game.setup, battle))
                ruleset.check(again.battle)
                met += 1
    assert met > 10


JUNK = st.sampled_from(
    [-1, 0, 1, 3, 99, 10**6, -0.5, 2.5, True, "", "x", "a1", "A", [], [1], [5, 5], ["a1"], {}]
)


def _leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    found = [path] if path else []
    inner = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    return found + [leaf for key, each in inner for leaf in _leaves(each, (*path, key))]


@games
@settings(max_examples=examples(80), deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_whatever_is_written_is_played_or_refused(name: str, data: st.DataObject) -> None:
    sample = SAMPLES[name]
    position = deepcopy(changed(name, terrain=[sample.solid]))
    position["now"] |= {sample.active: "a1"}
    for _ in range(data.draw(st.integers(1, 2))):
        *path, last = data.draw(st.sampled_from(_leaves(position)))
        here: Any = position
        with suppress(KeyError, IndexError, TypeError):
            for key in path:
                here = here[key]
            here[last] = deepcopy(data.draw(JUNK))

    with suppress(ContentError):
        game = grognard.api.ruleset(name).situation(text(position), seed=1)
        for _ in zip(range(10), play_randomly(game, 1)):
            pass


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ('ruleset = "gaslight"\n#' + "x" * LARGEST, "the file is larger than"),
        ('ruleset = "gaslight"\nnow = { turn = nan }', "expected a finite number"),
        ('ruleset = "gaslight"\nnow = { turn = inf }', "expected a finite number"),
        ('ruleset = "gaslight"\nnow = ' + "[" * 500 + "]" * 500, "nested too deeply"),
        ('ruleset = "gaslight"\nunit = 4', "field 'unit': expected a list"),
        ('ruleset = "gaslight"\nnow = []', "field 'now': expected a table"),
        ('ruleset = "gaslight"\nterrain = [' + "{}," * 101 + "]", "with at most 100 values"),
    ],
    ids=["huge", "nan", "inf", "deep", "unit", "now", "crowded"],
)
def test_a_hostile_file_is_refused_in_one_sentence(source: str, said: str) -> None:
    with pytest.raises(ContentError, match=said):
        grognard.ruleset("gaslight").situation(source)


def test_terrain_is_not_so_intricate_that_measuring_never_ends() -> None:
    spiky = [[5 + (n % 2) / 4, 5 + n / 20] for n in range(40)]
    blocks = [{"kind": "block", "poly": [*spiky, [9, 6]][1:], "z1": 2}] * (MOST_CORNERS // 40 + 1)

    assert complaint(changed("gaslight", terrain=blocks)).endswith(
        f"the terrain has more than {MOST_CORNERS} corners or hexes altogether"
    )


@pytest.mark.parametrize(
    ("piece", "said"),
    [
        ({"kind": "block", "z1": 2}, "a block needs rect, poly, z1"),
        ({"kind": "area", "poly": [[1, 1], [5, 5], [1, 5], [5, 1]]}, "no simple area"),
        ({"kind": "stairs", "rect": [8, 8, 9, 9], "z1": 2, "low_edge": [[8, 8], [8, 8]]}, "simple"),
        ({"kind": "ladder", "foot": [8, 8], "normal": [0, 0], "z1": 2}, "no simple area"),
        ({"kind": "barrier", "a": [8, 8], "b": [8, 8], "height": 2}, "no simple area"),
    ],
)
def test_a_piece_of_terrain_has_a_shape(piece: Tables, said: str) -> None:
    assert said in complaint(changed("gaslight", terrain=[piece]))
