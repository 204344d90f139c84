"""What is wrong with a file, as one sentence in any language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grognard.kernel.said import Name, Say, Several, Value

# French is in text/fr.ftl; a test holds text/en.ftl to these very words.
ENGLISH: Final = {
    "content-at": "{place}: {problem}",
    "content-entry": "{kind} '{id}'",
    "content-nth": "{kind} number {n}",
    "content-table": "table [{name}]",
    "content-field": "field '{field}'",
    "content-item": "field '{field}', item {n}",
    "content-no-file": "there is no such file",
    "content-folder": "this is a folder, not a file",
    "content-not-plain": "this is not a plain file",
    "content-unreadable": "the file cannot be read ({reason})",
    "content-too-big": "the file is larger than {limit} bytes, the most that is read",
    "content-not-utf8": "line {line} is not UTF-8 text; save the file as UTF-8",
    "content-syntax": "line {line}, column {column} is not valid TOML ({reason})",
    "content-syntax-end": "the file ends too early for valid TOML ({reason})",
    "content-too-deep": "tables or lists are nested too deeply",
    "content-long-number": "a number has too many digits",
    "content-a-long-number": "an enormous number",
    "content-not-finite": "expected a finite number, got {got}",
    "content-absurd": "expected a number between -{limit} and {limit}, got {got}",
    "content-duplicate": "entries {first} and {second} have the same id",
    "content-expected": "expected {wanted}, got {got}",
    "content-no-such": "expected {wanted}, got {got}; did you mean {guess}?",
    "content-missing": "field '{field}' is missing",
    "content-unknown": "unknown field '{field}'; the known fields are {known}",
    "content-unknown-none": "unknown field '{field}'; no field is known here",
    "content-unknown-guess": "unknown field '{field}'; did you mean '{guess}'?",
    "content-bad-key": "expected {wanted} as a key, got {got}",
    "content-invalid": "{reason}",
    "content-no-chapter": "there is no chapter '{chapter}'",
    "content-no-clause": "there is no clause '{clause}'",
    "content-no-clauses": "chapter '{chapter}' has no clause",
    "content-an-integer": "an integer",
    "content-a-number": "a number",
    "content-a-text": "a text",
    "content-a-seat": "a seat such as A, or B2 where a side has several players",
    "content-an-id": "an id such as ac_squire (small letters, digits and _)",
    "content-a-filled-text": "a text that is not empty",
    "content-a-patterned-text": "a text that matches {pattern}",
    "content-a-boolean": "true or false",
    "content-a-list": "a list",
    "content-a-table": "a table",
    "content-a-date": "a date or time",
    "content-something-else": "another kind of value",
    "content-a-list-of-one": "a list with 1 value",
    "content-a-list-of": "a list with {n} values",
    "content-between": "{what} from {low} to {high}",
    "content-at-least": "{what} of at least {low}",
    "content-at-most": "{what} of at most {high}",
    "content-above": "{what} above {low}",
    "content-below": "{what} below {high}",
    "content-multiple": "{what} that is a multiple of {step}",
    "content-size-between": "{what} with {low} to {high} {parts}",
    "content-size-exact": "{what} with {low} {parts}",
    "content-size-at-least": "{what} with at least {low} {parts}",
    "content-size-at-most": "{what} with at most {high} {parts}",
    "content-characters": "characters",
    "content-values": "values",
    "content-no-ruleset": "there is no ruleset '{ruleset}'; there are: {known}",
    "content-no-scenario": "there is no scenario '{scenario}'; there are: {known}",
    "content-no-unit": "there is no unit '{unit}'; there are: {known}",
    "content-no-seat": "there is no seat '{seat}' at this table",
    "content-no-reference": "'{id}' names nothing there is",
    "content-bad-army": "the army of seat {seat} cannot be read ({problem})",
    "content-table-too-small": "a table is at least 4 by 4",
    "content-empty-rectangle": (
        "a rectangle goes from its south-west corner to its north-east corner"
    ),
    "content-no-place": "there is no such place here",
    "content-taken-place": "that place is taken already",
    "content-off-table": "that place is not on the table",
    "content-contradiction": "'{one}' and '{other}' do not go together",
    "content-other-game": "this is a position of {ruleset}",
    "content-adds-to-nothing": "there is no scenario to add terrain to; name one in 'scenario'",
    "content-no-option": "there is no such option; there are: {known}",
    "content-no-value": "the values are: {known}",
    "content-in-terrain": "nothing may stand there: terrain is in the way",
    "content-on-base": "its base overlaps that of '{other}'",
    "content-terrain-off-table": "the terrain does not lie on the table",
    "content-table-cuts-terrain": "the scenario's own terrain does not fit on a table of this size",
    "content-too-intricate": "the terrain has more than {most} corners or hexes altogether",
    "content-no-outline": "a {kind} needs {fields}",
    "content-bad-outline": "these corners enclose no simple area",
    "content-no-kind": "there is no such kind of terrain; there are: {known}",
    "content-taken-id": "that is already the id of {what}",
    "content-a-terrain": "a piece of terrain",
    "content-a-marker": "a marker",
    "content-a-thing": "something else on the table",
    "content-more-than-printed": "a unit cannot have more than its card says: {most}",
    "content-cannot-have": "this unit cannot have that",
    "content-past-the-end": "the game ends with turn {last}",
    "content-too-many-of-card": (
        "card '{card}' is written down more often than there is one: {most}"
    ),
    "content-hand-too-large": "a hand has at most {most} cards",
    "content-active-off-table": "'{unit}' is not on the table and cannot be active",
    "content-active-seat": "'{unit}' is not of the seat whose step it is",
    "content-active-done": "'{unit}' has acted already and cannot be active",
    "content-active-phase": "no unit is active in this phase",
    "content-active-unable": "'{unit}' is in no state to be active",
    "content-needs-active": "only a unit that is active has that; name it in '{field}'",
    "content-table-cuts-zones": "the deployment zones do not fit on a table of this size",
    "content-carried-twice": "somebody else carries that already",
    "content-no-head": 'a pack begins with a table [pack] that says: ruleset = "…"',
    "content-not-in-head": (
        "only [pack] stands in the pack.toml of a folder; move [{table}] to a file of its own"
    ),
    "content-no-entries": (
        "a pack holds lists of entries, such as [[units.unit]], and [words.en] with texts"
    ),
    "content-big-pack": "a pack is limited in bytes ({limit}) and in entries ({entries})",
    "content-huge-pack": "a pack is limited in files ({files}) and in bytes ({limit})",
    "content-many-words": "a pack is limited in words ({limit})",
    "content-no-language": "'{lang}' is no language; write en or fr",
    "content-foreign-word": "'{message}' names nothing that this pack adds or changes",
    "content-bad-word": "'{message}' is one line of 1 to {limit} signs that can be printed",
    "content-pack-of": "this pack is for {ruleset}, not for {wanted}",
    "content-no-table": "there is no '{table}' in this game; there are: {known}",
    "content-no-entry": "there is no '{entry}' here; there are: {known}",
    "content-not-in-rules": (
        "the rules of the game would have to know it; a pack may change these, "
        "and add none: {known}"
    ),
    "content-how-to-set": (
        "write it as in weapons.twin.damage.short=3 (file, entry, field, value), not '{got}'"
    ),
    "content-leads-nowhere": "there is no '{field}' to set there",
    "content-no-surface": "there is nothing to stand on at that height",
}


class ContentError(ValueError):
    """A file that cannot be used: which file, where in it, and what is wrong there."""

    def __init__(self, file: str, place: Sequence[Say], problem: Say) -> None:
        super().__init__(file, tuple(place), problem)
        self.file = clean(file)
        self.place = tuple(place)
        self.problem = problem

    @property
    def said(self) -> Say:
        """The whole sentence, to be put into the reader's language."""
        sentence = self.problem
        places: tuple[Value, ...] = (self.file, *self.place)
        for place in reversed(places):
            sentence = Say("content-at", {"place": place, "problem": sentence})
        return sentence

    def __str__(self) -> str:
        return _in_english(self.said)


def clean(text: str, *, limit: int = 60) -> str:
    """The text as it may be shown: shortened, and no sign that a terminal would obey.

    >>> clean("fa\\x1bst")
    'fa\\\\x1bst'
    """
    shown = text if len(text) <= limit else text[: limit - 1] + "…"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in shown)


def _in_english(value: Value) -> str:
    match value:
        case Say(id, args):
            words = {key: _in_english(arg) for key, arg in args.items()}
            return ENGLISH[id].format(**words) if id in ENGLISH else _plainly(id, words)
        case Several(items, joined):
            *others, last = [_in_english(item) for item in items]
            return f"{', '.join(others)} {joined} {last}" if others else last
        case Name(id):
            return id
        case _:
            return str(value)


def _plainly(id_: str, words: Mapping[str, str]) -> str:
    """A problem that only a ruleset has words for, readable without them.

    >>> _plainly("content-two-leaders", {"seat": "A"})
    'two leaders (seat A)'
    """
    facts = ", ".join(f"{name} {value}" for name, value in words.items())
    return id_.removeprefix("content-").replace("-", " ") + (f" ({facts})" if facts else "")
