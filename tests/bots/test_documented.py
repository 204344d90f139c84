"""The bots of the how-to work as they are written there."""

import re
from pathlib import Path
from typing import Any

import pytest

from grognard.bots import Table, bot
from grognard.testing.colossus import position, unit

DOCS = Path(__file__).parents[2] / "docs"
PAGES = [DOCS / lang / "how-to" / "write-a-bot.md" for lang in ("en", "fr")]


def blocks(how_to: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", how_to.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("how_to", PAGES, ids=["en", "fr"])
def test_the_bots_of_the_how_to_play_by_the_rules(how_to: Path) -> None:
    names: dict[str, Any] = {}
    bots_block, game_block, dreams_block = blocks(how_to)
    # A whole game against a bot that thinks takes long; the page is right with one that does not.
    for block in (bots_block, game_block.replace('bot("greedy", 2)', 'bot("random", 2)')):
        exec(compile(block, how_to.name, "exec"), names)  # noqa: S102
    exec(compile(dreams_block, how_to.name, "exec"), names)  # noqa: S102
    game = position(
        unit("a1", "ac_pikestaff", 20, 20),
        unit("b1", "sr_skiff", 20, 26, 180),
        seed=1,
        turn=5,
    )
    table = Table(game, {"A": names["Dreamer"](), "B": bot("random", 1)})

    table.play()

    assert names["game"].over
    assert game.over
    assert not table.faults


def test_both_languages_show_the_same_code() -> None:
    english, french = (
        [re.sub(r'""".*?"""', "", block) for block in blocks(page)] for page in PAGES
    )

    assert english == french
