"""The front door of the library, behind the names of ``grognard`` itself."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from grognard.content.errors import ContentError
from grognard.content.files import read_text
from grognard.content.packs import Pack, read_pack
from grognard.content.published import Published
from grognard.content.situation import LARGEST, parse_situation
from grognard.kernel import records, refusals
from grognard.kernel.game import Game, replay
from grognard.kernel.odds import odds
from grognard.kernel.ruleset import Setup, rulesets
from grognard.kernel.ruleset import ruleset as find
from grognard.kernel.said import Say

__all__ = ["load", "odds", "ruleset", "ruleset_of", "rulesets", "situated", "situation"]

_met: dict[str, Published[Any]] = {}
"""The rulesets asked for so far: in their words a refusal is told."""


def ruleset(
    name: str, packs: Sequence[str | Path | Pack] = (), changes: Sequence[str] = ()
) -> Published[Any]:
    """The ruleset of that name, with packs and single values laid over its content.

    >>> ruleset("colossus").name
    'colossus'
    >>> quick = ruleset("colossus", changes=["units.ac_squire.move=9"])
    >>> quick.content.profile("ac_squire").move
    9
    """
    found = find(name)
    assert isinstance(found, Published), f"{name} has no files"
    if packs:
        read = [pack if isinstance(pack, Pack) else read_pack(pack) for pack in packs]
        found = found.with_packs(read)
    for change in changes:
        found = found.with_value(change)
    return _meet(found)


def ruleset_of(setup: Setup) -> Published[Any]:
    """The ruleset of a set-up, with the packs it brings along."""
    return _meet(ruleset(setup.ruleset).bringing(setup.packs))


def _meet(found: Published[Any]) -> Published[Any]:
    _met.pop(found.name, None)
    _met[found.name] = found
    return found


def met() -> list[Published[Any]]:
    """The rulesets asked for so far, the last one first."""
    return list(reversed(_met.values()))


def load(path: str | Path) -> Game[Any]:
    """The game of a record, at its end, every answer and digest checked on the way."""
    record = records.read(path)
    return replay(ruleset_of(record.setup), record)


def situation(
    path: str | Path,
    seed: int | str | None = None,
    packs: Sequence[str | Path | Pack] = (),
    changes: Sequence[str] = (),
) -> Game[Any]:
    """The game of a situation file, at that position."""
    found, source, name = _position(Path(path), packs, changes)
    return found.situation(source, file=name, seed=seed)


def situated(
    path: str | Path, packs: Sequence[str | Path | Pack] = (), changes: Sequence[str] = ()
) -> Setup:
    """The set-up of a game that starts from a situation file, checked."""
    found, source, name = _position(Path(path), packs, changes)
    return found.situated(source, file=name)


def _position(
    path: Path, packs: Sequence[str | Path | Pack], changes: Sequence[str]
) -> tuple[Published[Any], str, str]:
    """The ruleset of a situation file, its text and its name."""
    source = read_text(path, limit=LARGEST)
    parsed = parse_situation(source, file=path.name)
    if parsed.ruleset not in rulesets():
        known = ", ".join(rulesets())
        raise ContentError(
            path.name, (), Say("content-no-ruleset", {"ruleset": parsed.ruleset, "known": known})
        )
    return ruleset(parsed.ruleset, packs, changes), source, path.name


def _speak(refusal: refusals.Refusal) -> str:
    """A refusal in plain English; the languages are read when somebody first looks."""
    from grognard.text.telling import in_english

    return in_english(refusal, met()) or refusal.plainly()


refusals.speaker = _speak
