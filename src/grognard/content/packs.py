"""Packs: content of one's own, laid over that of a game. Data over data, and never code.

A pack is a file or a folder. In a file, ``[pack]`` names the game, and every further table is
called as in the game's own files: ``[[weapons.ranged]]`` is an entry ``[[ranged]]`` of
``weapons.toml``. A folder has the files themselves: ``pack.toml``, ``weapons.toml``,
``scenarios/*.toml``, and ``words.toml`` with a table for each language. An entry whose id the game
knows changes just the fields it gives; any other is new.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from grognard.content.errors import ContentError, clean
from grognard.content.files import Entry, Id, first_fault, fit, parse_tables, read_bytes
from grognard.kernel.said import Say

LARGEST: Final = 200_000
"""The most bytes of a pack, all its files together."""
MOST_FILES: Final = 60
MOST_ENTRIES: Final = 500
MOST_WORDS: Final = 2_000
MOST_PACKS: Final = 8
LONGEST_WORD: Final = 1_000

HEAD: Final = "pack"
"""The table that says what a pack is for, and the file of a folder that holds it."""
WORDS: Final = "words"
SCENARIOS, SCENARIO = "scenarios", "scenario"
SET: Final = "--set"
"""What values changed one by one are a pack of."""

_MESSAGE: Final = re.compile(r"[a-z]+-[a-zA-Z0-9_-]{1,80}(\.[a-zA-Z]{1,20})?")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})?")
_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,63}")

Written = dict[str, Any]
"""An entry as it is written down."""
Tables = dict[str, dict[str, list[Written]]]
"""Entries, by data file and table of the game."""


class Head(Entry, frozen=True, kw_only=True):
    """What a pack says of itself."""

    ruleset: Id
    id: Id = ""


class Pack(Struct, frozen=True, forbid_unknown_fields=True):
    """What a pack holds: plain data, as a record embeds it."""

    id: str
    ruleset: str
    data: Tables = {}
    words: dict[str, dict[str, str]] = {}
    """Messages, by language: what its things are called."""
    files: dict[str, str] = {}
    """Where each part was read from, for whoever has to be told what is wrong with it."""

    def entries(self, stem: str, table: str) -> Sequence[Written]:
        """What it says of one table."""
        return self.data.get(stem, {}).get(table, ())

    def file_of(self, part: str) -> str:
        """The file that holds a part of it."""
        return self.files.get(part, self.id)

    @property
    def ids(self) -> set[str]:
        """The ids of all entries it adds or changes."""
        return {entry["id"] for _, _, entry in self.everything()}

    def everything(self) -> Iterator[tuple[str, str, Written]]:
        """Every entry, with its data file and table."""
        for stem, tables in self.data.items():
            for table, entries in tables.items():
                for entry in entries:
                    yield stem, table, entry


def read_pack(path: str | Path) -> Pack:
    """The pack of a file or a folder, checked as far as it can be without its game."""
    place = Path(path)
    return checked(_of_folder(place) if place.is_dir() else _of_file(place))


def parse_pack(source: bytes | str, *, file: str) -> Pack:
    """A pack that came from elsewhere than a file; `file` is its name in errors."""
    return checked(_of_tables(parse_tables(source, file=file, limit=LARGEST), file))


def embedded(data: Any) -> Pack:
    """A pack out of a record or a request, which may have come from anywhere."""
    try:
        return checked(msgspec.convert(data, Pack))
    except msgspec.ValidationError as problem:
        raise ContentError(HEAD, (), Say("content-invalid", {"reason": str(problem)})) from None


def laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> Written:
    """An entry with what a change gives; tables are changed field by field, all else at once.

    >>> laid_over({"id": "twin", "damage": {"short": 2, "long": 1}}, {"damage": {"short": 3}})
    {'id': 'twin', 'damage': {'short': 3, 'long': 1}}
    """
    found = dict(below)
    for name, value in above.items():
        own = found.get(name)
        both = isinstance(own, dict) and isinstance(value, dict)
        found[name] = laid_over(own, value) if both else value  # type: ignore[arg-type]
    return found


def digest(packs: Iterable[Pack]) -> str:
    """A short name for what these packs hold.

    >>> digest([Pack("a", "colossus")]) == digest([Pack("b", "colossus")])
    False
    """
    text = msgspec.json.encode(list(packs), order="deterministic")
    return blake2b(text, digest_size=8).hexdigest()


def _of_file(path: Path) -> Pack:
    return _of_tables(parse_tables(read_bytes(path, limit=LARGEST), file=path.name), path.name)


def _of_tables(tables: dict[str, Any], file: str) -> Pack:
    """A pack that is one file."""
    rest = dict(tables)
    head = _head(rest.pop(HEAD, None), file)
    words = rest.pop(WORDS, {})
    files = dict.fromkeys((*rest, HEAD, WORDS), file)
    return _pack(
        {"id": head.id or _id_of(file), "ruleset": head.ruleset}
        | {"data": rest, "words": words, "files": files},
        file,
    )


def _of_folder(folder: Path) -> Pack:
    """A pack that is laid out as the game's own data are."""
    head_file = folder / f"{HEAD}.toml"
    tables = parse_tables(read_bytes(head_file, limit=LARGEST), file=_within(folder, head_file))
    head = _head(tables.pop(HEAD, None), _within(folder, head_file))
    files = {HEAD: _within(folder, head_file)}
    for stem in tables:
        raise ContentError(files[HEAD], (), Say("content-not-in-head", {"table": clean(stem)}))
    data: dict[str, Any] = {}
    for file in _files(folder):
        stem, name = file.stem, _within(folder, file)
        read = parse_tables(read_bytes(file, limit=LARGEST), file=name)
        if file.parent == folder:
            data[stem] = read
        else:
            stem = SCENARIOS
            data.setdefault(stem, {}).setdefault(SCENARIO, []).append(read)
        files[stem] = name
    words = data.pop(WORDS, {})
    about = {"id": head.id or _id_of(folder.name), "ruleset": head.ruleset}
    return _pack(about | {"data": data, "words": words, "files": files}, folder.name)


def _files(folder: Path) -> list[Path]:
    """The files of a folder that belong to a pack, in a stable order."""
    found = [file for file in sorted(folder.glob("*.toml")) if file.stem != HEAD]
    found += sorted((folder / SCENARIOS).glob("*.toml"))
    size = sum(file.stat().st_size for file in found)
    if len(found) > MOST_FILES or size > LARGEST:
        words = {"files": str(MOST_FILES), "limit": str(LARGEST)}
        raise ContentError(folder.name, (), Say("content-huge-pack", dict(words)))
    return found


def _within(folder: Path, file: Path) -> str:
    return f"{folder.name}/{file.relative_to(folder).as_posix()}"


def _head(given: Any, file: str) -> Head:
    if not isinstance(given, dict):
        raise ContentError(file, (), Say("content-no-head"))
    return fit(given, Head, file=file, place=(Say("content-table", {"name": HEAD}),))


def _id_of(name: str) -> str:
    """An id made of the name of a file or folder.

    >>> _id_of("Long Guns.pack.toml")
    'long_guns'
    """
    stem = name.removesuffix(".toml").removesuffix(".pack").lower()
    return re.sub(r"[^a-z0-9]+", "_", stem).strip("_")[:64].lstrip("0123456789_") or HEAD


def _pack(parts: dict[str, Any], file: str) -> Pack:
    try:
        return msgspec.convert(parts, Pack)
    except msgspec.ValidationError as problem:
        found = re.search(r"`\$\.(?:data\.)?([^`]*)`", str(problem))
        place = (Say("content-field", {"field": clean(found[1])}),) if found else ()
        raise ContentError(file, place, Say("content-no-entries")) from None


def checked(pack: Pack) -> Pack:
    """A pack within all bounds; else one sentence says which it breaks."""
    head = pack.file_of(HEAD)
    for name in (pack.id, pack.ruleset):
        if not _ID.fullmatch(name):
            raise ContentError(head, (), Say("content-expected", _wants_id(name)))
    size = len(msgspec.json.encode([pack.data, pack.words], enc_hook=str))
    count = sum(1 for _ in pack.everything())
    if size > LARGEST or count > MOST_ENTRIES:
        raise ContentError(
            head, (), Say("content-big-pack", {"limit": str(LARGEST), "entries": str(MOST_ENTRIES)})
        )
    for stem, tables in pack.data.items():
        fault = first_fault(tables)
        if fault is not None:
            raise ContentError(pack.file_of(stem), *fault)
    for stem, table, entry in pack.everything():
        if not isinstance(entry.get("id"), str) or not _ID.fullmatch(entry["id"]):
            place = (Say("content-table", {"name": clean(table)}),)
            problem = Say("content-expected", _wants_id(entry.get("id")))
            raise ContentError(pack.file_of(stem), place, problem)
    _check_words(pack)
    return pack


def _wants_id(got: object) -> dict[str, Any]:
    return {"wanted": Say("content-an-id"), "got": clean(str(got))}


def _check_words(pack: Pack) -> None:
    """Words are about what the pack adds or changes, and nothing else of the program."""
    file, ids = pack.file_of(WORDS), pack.ids
    if sum(map(len, pack.words.values())) > MOST_WORDS:
        raise ContentError(file, (), Say("content-many-words", {"limit": str(MOST_WORDS)}))
    for lang, messages in pack.words.items():
        place = (Say("content-table", {"name": f"{WORDS}.{clean(lang)}"}),)
        if not _LANGUAGE.fullmatch(lang):
            raise ContentError(file, place, Say("content-no-language", {"lang": clean(lang)}))
        for message, text in messages.items():
            about = message.partition(".")[0].partition("-")[2]
            if not _MESSAGE.fullmatch(message) or not _is_about(about, ids):
                problem = Say("content-foreign-word", {"message": clean(message)})
                raise ContentError(file, place, problem)
            if len(text) > LONGEST_WORD or not text.strip() or not text.isprintable():
                problem = Say(
                    "content-bad-word", {"message": clean(message), "limit": str(LONGEST_WORD)}
                )
                raise ContentError(file, place, problem)


def _is_about(about: str, ids: set[str]) -> bool:
    """Whether a message names one of these things, or something of it: `option-points-160`."""
    return about in ids or any(about.startswith(f"{id_}-") for id_ in ids)


class Assignment(Struct, frozen=True):
    """One value that is set: `weapons.twin.damage.short=3`."""

    text: str
    stem: str
    entry: str
    fields: tuple[str, ...]
    value: Any

    def refuse(self, problem: Say) -> ContentError:
        """What is wrong with it."""
        return ContentError(SET, (Say("content-field", {"field": clean(self.text)}),), problem)


def assignment(text: str) -> Assignment:
    """A value that is set, as it is typed.

    >>> assignment("weapons.twin.damage.short=3").fields, assignment("units.x.tags=[]").value
    (('damage', 'short'), [])
    """
    key, equals, typed = text.partition("=")
    parts = [part.strip() for part in key.split(".")]
    if not equals or len(parts) < 3 or not all(parts) or len(text) > LONGEST_WORD:
        raise ContentError(SET, (), Say("content-how-to-set", {"got": clean(text)}))
    stem, entry, *fields = parts
    return Assignment(text, stem, entry, tuple(fields), _value(typed.strip()))


def _value(typed: str) -> Any:
    """A TOML value; whatever is none is a text."""
    try:
        return parse_tables(f"v = {typed}", file=SET)["v"]
    except (ContentError, tomllib.TOMLDecodeError):
        return typed


def with_value(entry: Written, given: Assignment) -> Written:
    """What of an entry a set value changes: the field it leads to, through tables and lists.

    >>> given = assignment("scenarios.crown.marker.heart.points=4")
    >>> with_value({"id": "crown", "marker": [{"id": "heart", "points": 2}]}, given)
    {'id': 'crown', 'marker': [{'id': 'heart', 'points': 4}]}
    """
    first, *rest = given.fields
    changed = _replaced(entry.get(first), rest, given)
    return {"id": entry["id"], first: changed}


def _replaced(old: Any, path: Sequence[str], given: Assignment) -> Any:
    if not path:
        return given.value
    name, *rest = path
    if isinstance(old, dict) or old is None:
        return {**(old or {}), name: _replaced((old or {}).get(name), rest, given)}
    if isinstance(old, list):
        for number, item in enumerate(old):
            own = item.get("id") if isinstance(item, dict) else None
            if name in (own, str(number + 1)):
                return [*old[:number], _replaced(item, rest, given), *old[number + 1 :]]
    raise given.refuse(Say("content-leads-nowhere", {"field": clean(name)}))
