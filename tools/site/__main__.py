"""Builds the site: `python -m tools.site` writes `build/site/`, whose door is `index.html`."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

from tools.site.layout import lay_out
from tools.site.page import LANGUAGES

FRONT = """\
<!doctype html>
<meta charset="utf-8">
<title>Grognard</title>
<script>
  const french = navigator.language.startsWith("fr");
  location.replace(french ? "fr/index.html" : "en/index.html");
</script>
<p><a href="en/index.html">English</a> · <a href="fr/index.html">Français</a></p>
"""
"""The door: whoever comes is led to the pages in their language."""


def main() -> None:
    """Lays the pages out and has them made into a site."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("build"), help="the folder for it")
    build(parser.parse_args().out)


def build(out: Path) -> None:
    """The whole site, in both languages."""
    lay_out(out)
    zensical = str(Path(sys.executable).with_name("zensical"))
    for lang in LANGUAGES:
        call = [zensical, "build", "--strict", "--clean", "--config-file", f"{lang}.toml"]
        subprocess.run(call, cwd=out, check=True)
    (out / "site" / "index.html").write_text(FRONT, encoding="utf-8")
    sys.stdout.write(f"{out / 'site' / 'index.html'}\n")


if __name__ == "__main__":
    main()
