"""Reading TOML: what comes out, and the one sentence for whatever is wrong."""

from __future__ import annotations

import os
import pickle
import sys
import zipfile
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta, field

from grognard.content import ContentError, Entry, Id, package_file, parse_toml, read_toml


class Damage(Entry, frozen=True, kw_only=True):
    short: int
    long: int = 0


class Machine(Entry, frozen=True, kw_only=True):
    id: Id
    move: int = 6
    size: Annotated[int, Meta(ge=1, le=5)] = 1
    rank: Literal["green", "veteran"] = "green"
    tags: tuple[Id, ...] = ()
    damage: Damage | None = None
    at: tuple[float, float] | None = None
    stock: dict[Id, int] = field(default_factory=dict)


class Machines(Entry, frozen=True, kw_only=True):
    machines: tuple[Machine, ...] = field(name="unit")


class Careless(msgspec.Struct):
    x: int = 0


class Holder(Entry, frozen=True, kw_only=True):
    inner: dict[str, list[Careless]]


def sentence(source: bytes | str) -> str:
    with pytest.raises(ContentError) as refused:
        parse_toml(source, Machines, file="units.toml")
    return str(refused.value)


def squire(line: str) -> str:
    return f'[[unit]]\nid = "page"\n[[unit]]\nid = "squire"\n{line}\n'


def test_a_file_becomes_structs_in_its_own_order(tmp_path: Path) -> None:
    path = tmp_path / "units.toml"
    path.write_text(squire("move = 9\nat = [1, 2.5]"), encoding="utf-8")

    read = read_toml(path, Machines)

    assert [unit.id for unit in read.machines] == ["page", "squire"]
    assert read.machines[1] == Machine(id="squire", move=9, at=(1.0, 2.5))


def test_a_mark_before_the_first_letter_is_ignored() -> None:
    assert parse_toml(b"\xef\xbb\xbfunit = []", Machines, file="x.toml") == Machines(machines=())


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('move = "fast"', "field 'move': expected an integer, got \"fast\""),
        ("move = 1.5", "field 'move': expected an integer, got 1.5"),
        ("move = true", "field 'move': expected an integer, got true"),
        ("move = [1]", "field 'move': expected an integer, got a list with 1 value"),
        ("move = 1979-05-27", "field 'move': expected an integer, got 1979-05-27"),
        ("size = 9", "field 'size': expected an integer from 1 to 5, got 9"),
        ("mvoe = 6", "unknown field 'mvoe'; did you mean 'move'?"),
        ("damage = {}", "field 'damage': field 'short' is missing"),
        (
            "damage = {short = 1, lnog = 1}",
            "field 'damage': unknown field 'lnog'; did you mean 'long'?",
        ),
        ("damage = {short = 'x'}", "field 'damage.short': expected an integer, got \"x\""),
        ("at = [1]", "field 'at': expected a list with 2 values, got a list with 1 value"),
        ("at = [1, 'x']", "field 'at', item 2: expected a number, got \"x\""),
        ("at = [1, nan]", "field 'at', item 2: expected a finite number, got nan"),
        ("at = [1, -inf]", "field 'at', item 2: expected a finite number, got -inf"),
        ("at = [1, 1e999]", "field 'at', item 2: expected a finite number, got inf"),
        ("stock = {a = 1, b = 'x', c = 'y'}", "field 'stock.b': expected an integer, got \"x\""),
        (
            "rank = 'veterann'",
            'field \'rank\': expected "green" or "veteran", got "veterann";'
            ' did you mean "veteran"?',
        ),
        (
            "xyz = 1",
            "unknown field 'xyz'; the known fields are"
            " id, move, size, rank, tags, damage, at and stock",
        ),
        (
            "move = 10_000_000_000",
            "field 'move': expected a number between -1000000000 and 1000000000, got 10000000000",
        ),
        (
            "stock = {a = 1, 'b b' = 2}",
            "field 'stock': expected an id such as ac_squire (small letters, digits and _)"
            ' with at most 64 characters as a key, got "b b"',
        ),
    ],
)
def test_an_error_names_file_entry_and_field(line: str, complaint: str) -> None:
    assert sentence(squire(line)) == f"units.toml: unit 'squire': {complaint}"


def test_an_entry_without_id_is_named_by_its_number() -> None:
    assert (
        sentence("[[unit]]\nid = 'a'\n[[unit]]")
        == "units.toml: unit number 2: field 'id' is missing"
    )


def test_an_id_may_not_end_with_a_line_break() -> None:
    assert "expected an id" in sentence('[[unit]]\nid = "a\\n"')


def test_an_id_may_not_be_used_twice() -> None:
    twice = squire("") + '[[unit]]\nid = "squire"'

    assert sentence(twice) == "units.toml: unit 'squire': entries 2 and 3 have the same id"


def test_a_syntax_error_tells_line_and_column() -> None:
    assert sentence("unit = []\nx = = 1") == (
        "units.toml: line 2, column 5 is not valid TOML (Invalid value)"
    )
    assert sentence("unit = [") == (
        "units.toml: the file ends too early for valid TOML (Invalid value)"
    )


def test_text_that_is_not_utf8_is_told_by_line() -> None:
    assert sentence(b"unit = []\n# caf\xe9") == (
        "units.toml: line 2 is not UTF-8 text; save the file as UTF-8"
    )


def test_a_failing_check_of_the_struct_itself_is_told_in_its_own_words() -> None:
    class Span(Entry, frozen=True, kw_only=True):
        low: int
        high: int

        def __post_init__(self) -> None:
            if self.low > self.high:
                raise ValueError("low is above high")

    with pytest.raises(ContentError, match=r"^span\.toml: low is above high$"):
        parse_toml("low = 2\nhigh = 1", Span, file="span.toml")


def test_signs_that_a_terminal_would_obey_are_shown_as_codes() -> None:
    complaint = sentence('[[unit]]\nid = "a"\nrank = "\\u001b[2J"\n')

    assert "\x1b" not in complaint
    assert r"\x1b[2J" in complaint


def test_the_field_at_fault_is_found_among_thousands() -> None:
    stock = ", ".join(f"k{n} = {'true' if n == 1234 else n}" for n in range(3000))

    assert sentence(squire(f"stock = {{{stock}}}")) == (
        "units.toml: unit 'squire': field 'stock.k1234': expected an integer, got true"
    )


def test_missing_files_folders_and_odd_files_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")

    for name, complaint in {
        "none.toml": "none.toml: there is no such file",
        "pipe.toml": "pipe.toml: this is not a plain file",
        "": f"{tmp_path.name}: this is a folder, not a file",
        "a\0b": r"a\x00b: the file cannot be read (embedded null byte)",
        "none.toml/x.toml": "x.toml: there is no such file",
        "x" * 400: f"{'x' * 59}…: the file cannot be read (File name too long)",
    }.items():
        with pytest.raises(ContentError) as refused:
            read_toml(tmp_path / name, Machines)
        assert str(refused.value) == complaint


def test_a_huge_file_is_refused_before_it_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(100_000_000)
    monkeypatch.setattr(Path, "open", lambda *_: pytest.fail("the file was opened"))

    with pytest.raises(ContentError, match=r"huge.toml: the file is larger than 1000000 bytes"):
        read_toml(path, Machines)


def test_the_limit_is_the_callers_to_set(tmp_path: Path) -> None:
    path = tmp_path / "units.toml"
    path.write_text("unit = []")

    assert read_toml(path, Machines, limit=9).machines == ()
    with pytest.raises(ContentError, match="larger than 8 bytes"):
        read_toml(path, Machines, limit=8)


def test_a_struct_that_would_hide_misspelt_fields_is_refused() -> None:
    with pytest.raises(TypeError, match="Careless must forbid unknown fields"):
        parse_toml("", Holder, file="x.toml")


def test_an_error_survives_the_way_between_processes() -> None:
    with pytest.raises(ContentError) as refused:
        parse_toml("x = 1", Machines, file="units.toml")

    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)  # noqa: S301


def test_package_data_is_read_from_a_zip_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with zipfile.ZipFile(tmp_path / "game.whl", "w") as wheel:
        wheel.writestr("zipped_game/__init__.py", "")
        wheel.writestr("zipped_game/content/units.toml", squire("move = 3"))
    monkeypatch.syspath_prepend(str(tmp_path / "game.whl"))

    read = read_toml(package_file("zipped_game", "content", "units.toml"), Machines)

    assert read.machines[1].move == 3
    with pytest.raises(ContentError, match=r"^none\.toml: there is no such file$"):
        read_toml(package_file("zipped_game", "content", "none.toml"), Machines)
    with pytest.raises(ContentError, match=r"^content: this is a folder"):
        read_toml(package_file("zipped_game", "content"), Machines)
    sys.modules.pop("zipped_game")


HOSTILE = {
    "brackets": "a = " + "[" * 50_000,
    "closed brackets": "a = " + "[" * 200 + "]" * 200,
    "inline tables": "a = " + "{a = " * 50_000,
    "headers": "[" + "a." * 100_000 + "a]",
    "dotted key": "a." * 100_000 + "a = 1",
    "quoted dotted key": '"a" . ' * 100_000 + "a = 1",
    "many dotted keys": "\n".join("a." * 5_000 + f"b{n} = 1" for n in range(90)),
    "digits": "a = " + "9" * 900_000,
    "hexadecimal digits": "a = 0x" + "f" * 900_000,
    "floating digits": "a = 1e" + "9" * 900_000,
    "escaped quotes": 'a = "' + '\\"' * 400_000,
    "quotes": "a = '''" + '"' * 900_000,
    "one long word": "a" * 900_000,
    "spaces": "a" + " " * 900_000 + "b",
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_text_is_refused(name: str) -> None:
    assert sentence(HOSTILE[name]).startswith("units.toml: ")


def complaint_about(source: bytes | str) -> str | None:
    try:
        parse_toml(source, Machines, file="units.toml")
    except ContentError as refused:
        return str(refused)
    return None


def is_one_line_about_the_file(complaint: str) -> bool:
    return complaint.startswith("units.toml: ") and complaint.isprintable()


@given(st.binary(max_size=300))
def test_random_bytes_are_read_or_refused(source: bytes) -> None:
    complaint = complaint_about(source)

    assert complaint is None or is_one_line_about_the_file(complaint)


scalars = st.one_of(
    st.integers(),
    st.floats(),
    st.booleans(),
    st.text(max_size=8),
    st.dates(),
    st.times(),
    st.datetimes(),
)
names = st.one_of(
    st.sampled_from(["unit", "id", "move", "at", "stock", "tags", "damage", "short", "rank"]),
    st.text(max_size=5),
)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=4),
    max_leaves=12,
)


def toml(value: object) -> str:
    """Any value of TOML, written the plainest way."""
    match value:
        case dict():
            return "{" + ", ".join(f"{toml(k)} = {toml(v)}" for k, v in value.items()) + "}"
        case list():
            return "[" + ", ".join(toml(item) for item in value) + "]"
        case bool():
            return str(value).lower()
        case int():
            return hex(value) if value > 0 else str(value)
        case float():
            return repr(value)
        case str():
            return '"' + "".join(f"\\U{ord(sign):08X}" for sign in value) + '"'
        case _:
            return str(value).replace(" ", "T")


@given(st.dictionaries(names, values, max_size=4))
def test_well_formed_nonsense_is_read_or_refused(tables: dict[str, object]) -> None:
    source = "\n".join(f"{toml(name)} = {toml(value)}" for name, value in tables.items())

    complaint = complaint_about(source)

    assert complaint is None or is_one_line_about_the_file(complaint)


@given(st.lists(st.dictionaries(names, values, max_size=4), max_size=3))
def test_nonsense_entries_are_read_or_refused(entries: list[dict[str, object]]) -> None:
    complaint = complaint_about(f"unit = {toml(list(entries))}")

    assert complaint is None or is_one_line_about_the_file(complaint)
