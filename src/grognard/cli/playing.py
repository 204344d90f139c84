"""``grognard play`` and ``grognard serve``: games for people."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from grognard.cli.asking import is_situation, names, nothing_else, settings, within
from grognard.cli.asking import seed as read_seed
from grognard.cli.help import (
    Changes,
    Lang,
    OptionValues,
    Packs,
    RosterNames,
    ScenarioName,
    flag,
    said,
)
from grognard.cli.mistakes import Mistake
from grognard.content.packs import Pack
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
    pack: Packs = None,
    set_: Changes = None,
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
            packs=pack or (),
            changes=set_ or (),
            lang=lang,
        )
    from grognard.cli.voice import language

    chosen = language(lang)
    within("--port", port, 0, 65_535)
    start = None
    if ruleset is not None and is_situation(ruleset):
        nothing_else(ruleset, scenario=scenario, rosters=rosters, option=option)
        start, ruleset = _situation(ruleset, pack, set_)
    if ruleset is None and (dice or any((scenario, rosters, bot, option, seed, set_))):
        # They would be lost: whoever chooses the game in the browser chooses these there too.
        raise Mistake("which-game", known=", ".join(rulesets()))
    luck = read_seed(seed) if seed else None
    packs = _packs(ruleset, pack, set_)
    options = _checked(ruleset, packs, scenario, names(rosters), bot, option)
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
        packs=packs,
        lang=chosen,
        say=_note,
    )
    return 0


def serve(
    *,
    host: Annotated[str, Parameter(help=said("help-serve-host"))] = "127.0.0.1",
    port: Port = 8000,
    database: Annotated[str | None, Parameter(help=said("help-serve-database"))] = None,
    workers: Annotated[int, Parameter(help=said("help-serve-workers"))] = 1,
    name: Annotated[list[str] | None, Parameter(negative="", help=said("help-serve-name"))] = None,
    proxy: Annotated[
        list[str] | None, Parameter(negative="", help=said("help-serve-proxy"))
    ] = None,
    metrics: Annotated[str | None, Parameter(help=said("help-serve-metrics"))] = None,
    webhook: Annotated[str | None, Parameter(help=said("help-serve-webhook"))] = None,
    mail: Annotated[
        str | None, Parameter(env_var="GROGNARD_MAIL", help=said("help-serve-mail"))
    ] = None,
    log: Annotated[Literal["text", "json"], Parameter(help=said("help-serve-log"))] = "text",
    pack: Packs = None,
    lang: Lang = None,
) -> int:
    """Run the multiplayer server."""
    from grognard.cli.voice import language

    chosen = language(lang)
    within("--port", port, 0, 65_535)
    within("--workers", workers, 1, 64)
    server = _server()
    _check_database(database)
    packs = _packs(None, pack, None)
    server.serve(
        host,
        port,
        database,
        workers=workers,
        names=name or (),
        proxies=proxy or (),
        metrics=None if metrics is None else _host_and_port(metrics),
        log=log,
        webhook="" if webhook is None else _web_address(webhook),
        mail=None if mail is None else _mail_server(mail),
        packs=_sound(packs),
        lang=chosen,
        say=_note,
    )
    return 0


def _mail_server(address: str) -> Any:
    """A mail server, as its operator says; what is wrong is not repeated: it may be a password."""
    from grognard.server.games.letters import BadOffice, office

    try:
        return office(address)
    except BadOffice:
        raise Mistake("mail-server") from None


def _web_address(address: str) -> str:
    """An address that the server may call, as its operator says."""
    if not address.startswith(("http://", "https://")):
        raise Mistake("web-address", address=address)
    return address


def _host_and_port(address: str) -> tuple[str, int]:
    """An address such as ``127.0.0.1:9100`` or ``[::1]:9100``."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65_535:
        raise Mistake("address", address=address)
    return host.strip("[]"), int(port)


def _packs(ruleset: str | None, pack: list[Path] | None, set_: list[str] | None) -> Sequence[Pack]:
    """What is laid over the game; without one, packs are for choosing in the browser."""
    from grognard.api import ruleset as find
    from grognard.content.packs import read_pack

    if ruleset is None:
        return [read_pack(path) for path in pack or ()]
    return find(ruleset, pack or (), set_ or ()).packs


def _situation(
    file: str, pack: list[Path] | None, set_: list[str] | None
) -> tuple[str | None, str]:
    """The position of a file, and the game it is of."""
    from grognard.api import situated

    setup = situated(file, pack or (), set_ or ())
    return setup.situation, setup.ruleset


def _checked(
    ruleset: str | None,
    packs: Sequence[Pack],
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
    game = find(ruleset, packs)
    options = settings(game, option)
    game.setup(scenario, rosters, options)
    return options


def _sound(packs: Sequence[Pack]) -> Sequence[Pack]:
    """Packs that everybody may choose; a server is not begun with one that cannot be played."""
    from grognard.api import ruleset as find

    for pack in packs:
        find(pack.ruleset, [pack])
    return packs


def _check_database(url: str | None) -> None:
    if url is None or "://" not in url:
        return
    from grognard.server.games.databases import database_url

    try:
        database_url(url)
    except Exception:
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
