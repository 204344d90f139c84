"""Shared by all tests: a missing message is an error, not a guess."""

import os
import shutil
import tomllib
from pathlib import Path

import pytest
from hypothesis import settings

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
    """An environment in which somebody has installed the example game, and done nothing else.

    The folder is what `pip install` would leave there, without a build and without a network.
    """
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(CAUSEWAY / "src", site, dirs_exist_ok=True)
    project = tomllib.loads((CAUSEWAY / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = project["name"], project["version"]
    about = site / f"{name}-{version}.dist-info"
    about.mkdir()
    about.joinpath("METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8"
    )
    points = project["entry-points"]["grognard.rulesets"]
    listed = [f"{point} = {target}" for point, target in points.items()]
    about.joinpath("entry_points.txt").write_text(
        "\n".join(["[grognard.rulesets]", *listed, ""]), "utf-8"
    )
    paths = [str(site), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
