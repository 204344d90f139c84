"""The page for researchers says what is there, and everything on it runs."""

import os
import re
from pathlib import Path

import pytest

from grognard import envs
from grognard.envs import tables

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {lang: DOCS / lang / "reference" / "environments.md" for lang in ("en", "fr")}
WRITES = os.environ.get("GROGNARD_TABLES") == "write"
"""`make tables` writes what the code says into the pages."""


def with_tables(text: str) -> str:
    """The page with the tables as they are now."""
    found = {"common": tables.common(), **{name: tables.own(name) for name in envs.GAMES}}
    for name, table in found.items():
        text = re.sub(
            rf"(<!-- {name} -->\n).*?(<!-- end -->)",
            lambda match, table=table: f"{match[1]}{table}\n{match[2]}",  # type: ignore[misc]
            text,
            flags=re.DOTALL,
        )
    return text


@pytest.mark.parametrize("lang", PAGES)
def test_the_tables_of_the_page_are_those_of_the_code(lang: str) -> None:
    text = PAGES[lang].read_text(encoding="utf-8")
    made = with_tables(text)
    if WRITES:
        PAGES[lang].write_text(made, encoding="utf-8")
    else:
        assert text == made, "run `make tables`"


@pytest.mark.parametrize("lang", PAGES)
def test_every_example_of_the_page_runs(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = PAGES[lang].read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(shown) == 4
    for program in shown:
        exec(compile(program, PAGES[lang].name, "exec"), {"__name__": "page"})  # noqa: S102
    assert "Iron Reckoning" in capsys.readouterr().out
