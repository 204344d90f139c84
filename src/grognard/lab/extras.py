"""Packages that only parts of the lab need: what is missing is said before any game is played."""

from importlib.util import find_spec

from grognard.lab.pool import SimulationError


def want(*packages: str) -> None:
    """Refuse to begin where a package is missing; the message ``mistake-no-NAME`` says which."""
    for package in packages:
        if find_spec(package) is None:
            raise SimulationError(f"no-{package}")
