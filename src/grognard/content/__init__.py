"""Data files: read into typed structs, checked, and refused with one clear sentence."""

from grognard.content.entries import (
    Choice,
    Faction,
    Force,
    Rectangle,
    Scenario,
    TableSize,
    made_for,
)
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
from grognard.content.recruits import (
    Bill,
    CardChoice,
    CardRule,
    Recruit,
    Terms,
    Upgrade,
    not_offered,
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
from grognard.content.schema import publish
from grognard.content.shelf import Lost, Shelf, changed, profiles
from grognard.content.situation import (
    Loose,
    Situation,
    SituationUnit,
    parse_situation,
    read_situation,
    refuse,
    take,
)
from grognard.content.twins import numbered
from grognard.kernel.said import Language, Name, Say, Several, Value

__all__ = [
    "Bill",
    "Breach",
    "CardChoice",
    "CardRule",
    "Chapter",
    "Choice",
    "Clause",
    "ContentError",
    "Entry",
    "Faction",
    "Force",
    "Id",
    "Language",
    "Loose",
    "Lost",
    "Name",
    "OpenEntry",
    "Recruit",
    "Rectangle",
    "Roster",
    "RosterUnit",
    "Rulebook",
    "Say",
    "Scenario",
    "Several",
    "Shelf",
    "Situation",
    "SituationUnit",
    "TableSize",
    "Terms",
    "Upgrade",
    "Value",
    "changed",
    "made_for",
    "not_offered",
    "numbered",
    "package_file",
    "parse_roster",
    "parse_rulebook",
    "parse_situation",
    "parse_toml",
    "profiles",
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
