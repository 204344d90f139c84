"""Games with packs: laid over in set-up, played, stored, saved and brought elsewhere."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import Player, Table

from grognard.content.packs import LARGEST, read_pack
from grognard.server.games.packs import MOST_STACKS
from grognard.server.thinking.process import Sources
from tests.server.conftest import AppMaker

FILE = Path(__file__).parents[2] / "examples" / "packs" / "long_guns.toml"
LONG_GUNS = FILE.read_text(encoding="utf-8")
HEAD = '[pack]\nruleset = "colossus"\n'
FAST = HEAD + '[[units.unit]]\nid = "ac_squire"\nmove = {move}\n'
FEW = {"faction": "saltwind_reavers", "name": "Few", "units": [{"profile": "sr_skiff"}] * 3}
RANDOM = {"kind": "bot", "bot": "random"}

Client = TestClient[Litestar]
Open = Callable[..., Client]


@pytest.fixture
def opened(open_server: AppMaker) -> Open:
    """Opens servers with the games there are."""

    def open_(*args: Any, **how: Any) -> Client:
        return open_server(*args, sources=Sources(warm=False), seeds=lambda: "a seed", **how)

    return open_


@pytest.fixture
def client(opened: Open) -> Client:
    return opened()


def lay(client: Client, ruleset: str = "colossus", lang: str = "en", **body: Any) -> Any:
    headers = {"Accept-Language": lang}
    return client.post("/api/packs", json={"ruleset": ruleset, **body}, headers=headers)


def drop(client: Client, source: str = LONG_GUNS, file: str = "long_guns.toml", **more: Any) -> Any:
    return lay(client, source=source, file=file, **more)


def long_guns(client: Client, **plan: Any) -> Table:
    """A game in which seat A brings the army of the pack."""
    plan = {"rosters": ["concord_long_guns", None], **plan}
    return Table.of(client, ruleset=drop(client).json()["name"], **plan)


def whoever_is_asked(table: Table) -> Player:
    seat = table.spectator().state()["waits_for"][0]
    return table.player(seat)


def take_the_first(table: Table, times: int = 1) -> None:
    """The first answer of every question, or the best place."""
    for _ in range(times):
        player = whoever_is_asked(table)
        decision = player.decision()
        if decision["kind"] == "place":
            player.plays(decision["region"]["candidates"][0])
        else:
            player.plays(decision["options"][0]["key"])


def wait_for(player: Player, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    for _ in range(1200):
        state = player.state()
        if true(state):
            return state
        time.sleep(0.05)
    raise AssertionError(f"it never came true; the game waits for {state['waits_for']}")


def names(table: Table, lang: str = "en") -> set[str]:
    return {piece["name"] for piece in table.spectator(lang).state()["view"]["pieces"]}


def test_an_installed_pack_is_offered_and_laid_over(opened: Open) -> None:
    client = opened(packs=[read_pack(FILE)])
    cards = client.get("/api/rulesets").json()["rulesets"]
    offered = {one["name"]: one["installed"] for one in cards}

    card = lay(client, installed="long_guns").json()

    assert offered["colossus"] == ["long_guns"]
    assert offered["saurian"] == []
    assert (card["game"], card["packs"]) == ("colossus", ["long_guns"])
    assert "concord_long_guns" in {army["id"] for army in card["rosters"]}


def test_a_dropped_pack_brings_its_armies_recruits_and_words(client: Client) -> None:
    card = drop(client, lang="fr").json()
    name = card["name"]
    army = next(one for one in card["rosters"] if one["id"] == "concord_long_guns")

    assert army["title"] == "Longs Canons de la Concorde"
    assert client.get(f"/api/rulesets/{name}", params={"lang": "fr"}).json() == card
    units = client.get(f"/api/rulesets/{name}/recruits").json()["units"]
    assert "Arbalest" in {unit["name"] for unit in units}
    body = {"faction": "anvil_concord", "name": "x", "units": [{"profile": "ac_arbalest"}]}
    assert client.post(f"/api/rulesets/{name}/roster", json=body).json()["points"] == 36
    assert client.get(f"/api/rules/{name}").status_code == 200


def test_the_plain_game_stays_as_it_was(client: Client) -> None:
    before = client.get("/api/rulesets").json()

    drop(client)

    assert client.get("/api/rulesets").json() == before


def test_a_game_says_which_packs_it_is_played_with(client: Client) -> None:
    table = long_guns(client)
    state = table.player("A").state()

    assert (state["packs"], state["view"]["ruleset"]) == (["long_guns"], "colossus")
    assert client.get(f"/api/rulesets/{state['content']}/cards").status_code == 200
    assert "Arbalest" in {name.split(" (")[0].rstrip(" 12") for name in names(table)}
    link = {"game": table.game, "key": table.key("A")}
    mine = client.post("/api/mine", json={"links": [link]}).json()["games"]
    assert (mine[0]["ruleset"], mine[0]["packs"]) == ("colossus", ["long_guns"])


def test_a_pack_that_is_brought_again_takes_its_own_place(client: Client) -> None:
    first = drop(client, FAST.format(move=6), "fast.toml").json()
    both = drop(client, ruleset=first["name"]).json()
    again = drop(client, FAST.format(move=7), "fast.toml", ruleset=both["name"]).json()

    assert both["packs"] == ["fast", "long_guns"]
    assert again["packs"] == ["long_guns", "fast"]
    assert len({first["name"], both["name"], again["name"]}) == 3
    assert drop(client, FAST.format(move=7), "fast.toml", ruleset=again["name"]).json() == again


def test_a_game_goes_on_after_the_server_was_started_again(opened: Open) -> None:
    before = opened()
    table = long_guns(before)
    take_the_first(table, 3)
    state = table.player("A").state()
    before.__exit__(None, None, None)

    again = Table(opened(), table.created)

    assert again.player("A").state()["view"] == state["view"]
    cards = again.client.get(f"/api/rulesets/{state['content']}")
    assert cards.status_code == 200, "a game that is played brings its packs along"
    take_the_first(again, 2)


def test_a_record_is_looked_at_and_branched_where_nobody_knew_the_pack(opened: Open) -> None:
    table = long_guns(opened())
    take_the_first(table, 3)
    record = table.player("A").get("record").content
    elsewhere = opened("elsewhere.db")

    uploaded = elsewhere.post("/api/records", content=record)

    assert uploaded.status_code == 201, uploaded.text
    seen = Table(elsewhere, uploaded.json())
    assert names(seen, "fr") == names(table, "fr")
    assert seen.spectator().state()["packs"] == ["long_guns"]
    branched = seen.spectator().post("branch", {"at": 3, "seats": [{}, {}]})
    assert branched.status_code == 201, branched.text
    take_the_first(Table(elsewhere, branched.json()), 2)


def test_a_record_whose_pack_was_tampered_with_is_refused_in_a_sentence(opened: Open) -> None:
    table = long_guns(opened())
    take_the_first(table, 1)
    record = table.player("A").get("record").content
    elsewhere = opened("elsewhere.db")

    for old, new in ((b'"skill":3', b'"skill":"x"'), (b'"ac_arbalest"', b'"../../etc"')):
        assert old in record
        refused = elsewhere.post("/api/records", content=record.replace(old, new))
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-record")
        assert "\n" not in refused.json()["detail"]


def test_bots_play_a_game_with_packs_and_its_aftermath_is_told(client: Client) -> None:
    units = [{"profile": "ac_arbalest"}, {"profile": "ac_squire"}, {"profile": "ac_squire"}]
    small = {"faction": "anvil_concord", "name": "Three", "units": units}
    table = long_guns(client, rosters=[small, FEW], seats=[RANDOM, RANDOM])

    wait_for(table.spectator(), lambda state: state["over"])

    after = table.spectator().get("aftermath")
    assert after.status_code == 200, after.text
    assert after.json()["leads"]


def test_odds_figures_and_advice_know_the_pack(client: Client) -> None:
    table = long_guns(client)
    for _ in range(60):
        player = whoever_is_asked(table)
        decision = player.decision()
        if decision["kind"] == "choose" and decision.get("has_odds", True):
            break
        take_the_first(table)
    expect = player.decision()["number"]
    options = [one["key"] for one in decision["options"]]

    advice = player.post("advice", {"expect": expect})
    odds = player.post("odds", {"expect": expect, "answers": options[:1]})
    figures = player.post("headlines", {"expect": expect})

    assert advice.status_code == 200, advice.text
    assert odds.status_code == 200, odds.text
    assert figures.status_code == 200, figures.text


def test_people_throw_their_own_dice_in_a_game_with_packs(client: Client) -> None:
    table = long_guns(client, dice="table")
    player = whoever_is_asked(table)
    for _ in range(40):
        player = whoever_is_asked(table)
        if player.decision()["kind"] == "enter":
            break
        take_the_first(table)
    number = player.decision()["number"]

    entering = player.post("entering", {"expect": number, "entered": []})

    assert entering.status_code == 200, entering.text


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("", "pack"),
        ("[pack", "mine.toml"),
        ("\x00\x01\x02", "mine.toml"),
        ("#" * (LARGEST + 1), "mine.toml"),
        ('[pack]\nruleset = "saurian"\n', "colossus"),
        ('[pack]\nruleset = "../colossus"\n', "mine.toml"),
        (HEAD + '[[weapons.ranged]]\nid = "x"\neffect = "wins"\n', "mine.toml"),
        (HEAD + '[[spells.spell]]\nid = "x"\n', "spells"),
        (HEAD + '[[units.unit]]\nid = "ac_squire"\nranged = "no_such_gun"\n', "no_such_gun"),
        (HEAD + "x = " + "[" * 5000 + "]" * 5000, "mine.toml"),
        (HEAD + "".join(f'[[units.unit]]\nid = "u{n}"\n' for n in range(2000)), "mine.toml"),
    ],
    ids=lambda case: case[:30] if isinstance(case, str) else None,
)
def test_a_hostile_pack_gets_one_sentence(client: Client, source: str, said: str) -> None:
    for lang in ("en", "fr"):
        refused = drop(client, source, "mine.toml", lang=lang)

        assert refused.status_code == 422, refused.text
        assert refused.json()["code"] == "bad-setup"
        assert said in refused.json()["detail"]
        assert "\n" not in refused.json()["detail"]
        assert len(refused.json()["detail"]) < 600


def test_an_enormous_pack_is_refused_unread(client: Client) -> None:
    refused = drop(client, "#" * 6 * LARGEST)

    assert refused.status_code == 413
    assert refused.json()["detail"].endswith("1,000,000 bytes is the most.")


def test_a_pack_nobody_installed_is_not_looked_for(client: Client) -> None:
    for odd in ("long_guns", "...etc.passwd"):
        refused = lay(client, installed=odd)
        assert (refused.status_code, refused.json()["code"]) == (404, "no-such-pack")
    assert lay(client).json()["code"] == "no-such-pack"
    assert lay(client, installed="../x").status_code == 400


def test_packs_nobody_remembers_are_to_be_added_once_more(client: Client) -> None:
    forgotten = "colossus+0000000000000000"

    for answer in (
        client.get(f"/api/rulesets/{forgotten}"),
        client.post("/api/games", json={"ruleset": forgotten}),
        drop(client, ruleset=forgotten),
    ):
        assert (answer.status_code, answer.json()["code"]) == (404, "packs-forgotten")
        assert answer.json()["detail"].endswith("Add them once more.")


def test_a_flood_of_packs_is_forgotten_and_a_game_that_is_played_is_not(client: Client) -> None:
    table = long_guns(client)
    state = table.player("A").state()
    first = drop(client, FAST.format(move=7), "fast.toml").json()["name"]

    for number in range(MOST_STACKS + 1):
        # Only the id differs: what is remembered is counted, whatever it holds.
        assert drop(client, FAST.format(move=6), f"fast_{number}.toml").status_code == 200

    assert client.get(f"/api/rulesets/{first}").json()["code"] == "packs-forgotten"
    assert table.player("A").state()["view"] == state["view"]
    assert client.get(f"/api/rulesets/{state['content']}").status_code == 200


def test_an_address_lays_only_so_many_packs_at_once(open_server: AppMaker) -> None:
    from grognard.server.games.limits import Limits

    client = open_server(sources=Sources(warm=False), limits=Limits(odds_at_once=1, odds=0.001))

    assert [drop(client).status_code for _ in range(2)] == [200, 429]


@pytest.mark.parametrize("store_kind", ["postgresql"])
def test_a_pack_brought_to_one_process_is_played_on_another(opened: Open) -> None:
    one, other = opened(), opened()
    called = drop(one).json()["name"]

    assert other.get(f"/api/rulesets/{called}").json()["name"] == called
    assert long_guns(other).player("A").state()["number"] == 0


@pytest.mark.parametrize("store_kind", ["postgresql"])
def test_a_pack_nobody_brought_is_forgotten_everywhere(opened: Open) -> None:
    assert opened().get("/api/rulesets/colossus+0123").json()["code"] == "packs-forgotten"
