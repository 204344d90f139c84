"""Data files: read into typed structs, checked, and refused with one clear sentence."""

from grognard.content.errors import ContentError
from grognard.content.files import (
    Entry,
    Id,
    OpenEntry,
    package_file,
    parse_toml,
    read_text,
    read_toml,
)
from grognard.content.roster import (
    Breach,
    Roster,
    RosterUnit,
    parse_roster,
    read_roster,
    roster_toml,
    save_roster,
)
from grognard.content.rulebook import Chapter, Clause, Rulebook, parse_rulebook, read_rulebook
from grognard.content.said import Language, Name, Say, Several, Value
from grognard.content.schema import publish
from grognard.content.situation import (
    Loose,
    Situation,
    SituationUnit,
    parse_situation,
    read_situation,
    refuse,
    take,
)

__all__ = [
    "Breach",
    "Chapter",
    "Clause",
    "ContentError",
    "Entry",
    "Id",
    "Language",
    "Loose",
    "Name",
    "OpenEntry",
    "Roster",
    "RosterUnit",
    "Rulebook",
    "Say",
    "Several",
    "Situation",
    "SituationUnit",
    "Value",
    "package_file",
    "parse_roster",
    "parse_rulebook",
    "parse_situation",
    "parse_toml",
    "publish",
    "read_roster",
    "read_rulebook",
    "read_situation",
    "read_text",
    "read_toml",
    "refuse",
    "roster_toml",
    "save_roster",
    "take",
]
