"""The options that many commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from grognard.cli.tongue import example, said

__all__ = [
    "Changes",
    "ClusterAddress",
    "Json",
    "Lang",
    "OptionValues",
    "Packs",
    "RosterNames",
    "RulesetName",
    "ScenarioName",
    "Seed",
    "example",
    "flag",
    "said",
]


def flag(message: str, *names: str) -> Parameter:
    """An option that nothing turns off again and that has no value worth showing."""
    return Parameter(name=names or None, negative="", show_default=False, help=said(message))


Lang = Annotated[str | None, Parameter(name="--lang", help=said("help-lang"))]
Json = Annotated[bool, flag("help-json", "--json")]
RulesetName = Annotated[str, Parameter(help=said("help-ruleset-name"))]
ScenarioName = Annotated[str | None, Parameter(name="--scenario", help=said("help-scenario-name"))]
RosterNames = Annotated[str | None, Parameter(name="--rosters", help=said("help-roster-names"))]
OptionValues = Annotated[list[str] | None, flag("help-option-values", "--option")]
Packs = Annotated[list[Path] | None, flag("help-packs", "--pack")]
Changes = Annotated[list[str] | None, flag("help-changes", "--set")]
ClusterAddress = Annotated[str | None, Parameter(name="--cluster", help=said("help-cluster"))]
Seed = Annotated[str, Parameter(name="--seed", help=said("help-seed"))]
