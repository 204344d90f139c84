"""``grognard play`` and ``grognard serve``: games for people."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from cyclopts import Parameter

from grognard.cli.asking import is_situation, names, nothing_else, settings, within
from grognard.cli.asking import seed as read_seed
from grognard.cli.help import Lang, OptionValues, RosterNames, ScenarioName, flag, said
from grognard.cli.mistakes import Mistake
from grognard.kernel.ruleset import rulesets

Port = Annotated[int, Parameter(help=said("help-port"))]


def play(
    ruleset: Annotated[str | None, Parameter(help=said("help-play-ruleset"))] = None,
    /,
    *,
    scenario: ScenarioName = None,
    rosters: RosterNames = None,
    bot: Annotated[str | None, Parameter(help=said("help-play-bot"))] = None,
    port: Port = 0,
    browser: Annotated[
        bool, Parameter(negative="--no-browser", help=said("help-play-browser"))
    ] = True,
    terminal: Annotated[bool, flag("help-play-terminal")] = False,
    option: OptionValues = None,
    seed: Annotated[str | None, Parameter(help=said("help-play-seed"))] = None,
    dice: Annotated[bool, flag("help-play-dice", "--own-dice")] = False,
    resume: Annotated[Path | None, Parameter(help=said("help-play-resume"))] = None,
    lang: Lang = None,
) -> int:
    """Play a game."""
    if dice and seed is not None:
        raise Mistake("seed-and-own-dice")
    if terminal or resume is not None:
        from grognard.cli.terminal import at_terminal

        return at_terminal(
            ruleset,
            scenario=scenario,
            rosters=names(rosters),
            bot_name=bot,
            option=option,
            seed=seed,
            own_dice=dice,
            resume=resume,
            lang=lang,
        )
    from grognard.cli.voice import language

    chosen = language(lang)
    within("--port", port, 0, 65_535)
    start = None
    if ruleset is not None and is_situation(ruleset):
        nothing_else(ruleset, scenario=scenario, rosters=rosters, option=option)
        start, ruleset = _situation(ruleset)
    if ruleset is None and (dice or any((scenario, rosters, bot, option, seed))):
        # They would be lost: whoever chooses the game in the browser chooses these there too.
        raise Mistake("which-game", known=", ".join(rulesets()))
    luck = read_seed(seed) if seed else None
    options = _checked(ruleset, scenario, names(rosters), bot, option)
    _server().play(
        ruleset,
        scenario=scenario,
        rosters=names(rosters) or (),
        options={} if start else options,
        situation=start,
        bot=bot,
        seed=luck,
        own_dice=dice,
        port=port,
        browser=browser,
        lang=chosen,
        say=_note,
    )
    return 0


def serve(
    *,
    host: Annotated[str, Parameter(help=said("help-serve-host"))] = "127.0.0.1",
    port: Port = 8000,
    database: Annotated[str | None, Parameter(help=said("help-serve-database"))] = None,
    lang: Lang = None,
) -> int:
    """Run the multiplayer server."""
    from grognard.cli.voice import language

    chosen = language(lang)
    within("--port", port, 0, 65_535)
    server = _server()
    _check_database(database)
    server.serve(host, port, database, lang=chosen, say=_note)
    return 0


def _situation(file: str) -> tuple[str | None, str]:
    """The position of a file, and the game it is of."""
    from grognard.api import situated

    setup = situated(file)
    return setup.situation, setup.ruleset


def _checked(
    ruleset: str | None,
    scenario: str | None,
    rosters: list[str] | None,
    bot: str | None,
    option: list[str] | None,
) -> dict[str, Any]:
    """The settings of the game; mistakes in the call are told before anything is started."""
    from grognard.api import ruleset as find
    from grognard.bots import bot as find_bot

    if bot is not None:
        find_bot(bot)
    if ruleset is None:
        return {}
    game = find(ruleset)
    options = settings(game, option)
    game.setup(scenario, rosters, options)
    return options


def _check_database(url: str | None) -> None:
    if url is None or "://" not in url:
        return
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError, NoSuchModuleError

    try:
        make_url(url).get_dialect()
    except (ArgumentError, NoSuchModuleError, ImportError, ValueError):
        # The rest of the address may hold a password.
        raise Mistake("database", kind=url.partition("://")[0]) from None


def _server() -> ModuleType:
    try:
        from grognard.server.web import run
    except ImportError as problem:
        missing = (problem.name or "").partition(".")[0]
        if missing == "grognard":
            raise
        raise Mistake("no-server", module=missing) from None
    return run


def _note(text: str) -> None:
    print(text, flush=True)
