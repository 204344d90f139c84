"""Packages as `pip install` would leave them, without a build and without a network."""

import os
import shutil
import tomllib
from pathlib import Path


def as_installed(package: Path, site: Path) -> dict[str, str]:
    """An environment in which somebody has installed a package of rulesets, and nothing else."""
    shutil.copytree(package / "src", site, dirs_exist_ok=True)
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
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
