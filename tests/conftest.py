"""Shared by all tests: a missing message is an error, not a guess."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

from tests.installing import as_installed

os.environ.setdefault("GROGNARD_STRICT", "1")

# Machines are shared and noisy: how long an example takes says nothing about it. A run of the tests
# tries the same examples every time; `make fuzz` looks for new ones, and what it finds becomes an
# explicit example.
settings.register_profile("same", deadline=None, derandomize=True, database=None)
settings.register_profile("fuzz", deadline=None, max_examples=5000)
settings.load_profile(os.environ.get("GROGNARD_EXAMPLES", "same"))

CAUSEWAY = Path(__file__).parents[1] / "examples" / "causeway"


@pytest.fixture(scope="session")
def with_causeway(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which somebody has installed the example game, and done nothing else."""
    return as_installed(CAUSEWAY, tmp_path_factory.mktemp("site"))
