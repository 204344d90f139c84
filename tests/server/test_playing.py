"""Playing over HTTP: creating games, answering, and what is refused."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from playing import STAY, Player, Table, play_out

from grognard.kernel.refusals import Refusal
from grognard.kernel.ruleset import Ruleset

pytestmark = pytest.mark.both_stores


def test_a_game_is_created_with_a_link_per_seat_and_one_to_watch(table: Table) -> None:
    created = table.created

    assert [seat["seat"] for seat in created["seats"]] == ["A", "B"]
    keys = [seat["link"]["key"] for seat in created["seats"]] + [created["spectator"]["key"]]
    assert len(set(keys)) == 3
    assert all(len(key) >= 32 for key in keys)


def test_a_quiet_game_is_played_to_its_end(alice: Player, bob: Player) -> None:
    play_out(alice, bob)

    state = alice.state()
    assert state["over"]
    assert state["result"]["winners"] == ["B"]
    assert state["result"]["text"] == "A lone Duellist wins"
    assert state["decision"] is None


def test_who_is_not_asked_sees_who_is(alice: Player, bob: Player) -> None:
    assert alice.state()["waits_for"] == ["A"]
    assert bob.state()["waits_for"] == ["A"]
    assert bob.state()["decision"] is None


def test_a_question_says_what_to_do_and_by_which_clause(alice: Player) -> None:
    decision = alice.decision()

    assert decision["kind"] == "place"
    assert decision["text"] == "Walk Diplomat"
    assert decision["rule"] == "2.1"
    assert decision["piece"] == "a1"
    assert decision["region"]["outlines"][0][0] == [0.0, 4.0]
    assert STAY in decision["region"]["candidates"]
    assert decision["region"]["stays"]


def test_options_have_names_and_those_not_possible_have_reasons(alice: Player) -> None:
    alice.plays({"path": [[2, 1]], "heading": 0})

    decision = alice.decision()

    first = decision["options"][0]
    assert (first["key"], first["label"], first["why_not"]) == ("wait", "Wait", None)
    (barred,) = decision["unavailable"]
    assert barred["label"] == "Strike Duellist"
    assert barred["why_not"] == {"text": "Duellist is more than 12″ away", "rule": "2.2"}


def test_everything_is_said_in_french_to_who_reads_french(table: Table) -> None:
    alice = table.player("A", lang="fr-FR,fr;q=0.9,en;q=0.5")

    state = alice.state()

    assert state["title"] == "Pourparlers"
    assert state["view"]["pieces"][0]["name"] == "Diplomate"
    assert state["decision"]["text"] == "Faites marcher Diplomate"
    assert alice.answer("nowhere").json()["title"] == "Coup illégal"


def test_the_language_of_the_address_goes_before_that_of_the_browser(alice: Player) -> None:
    assert alice.get(lang="fr").json()["title"] == "Pourparlers"
    assert alice.get(lang="xx").json()["title"] == "Parley"


def test_an_illegal_answer_is_refused_with_its_clause_and_changes_nothing(alice: Player) -> None:
    before = alice.state()

    response = alice.answer({"path": [[23, 23]], "heading": 0})

    assert response.status_code == 409
    assert response.headers["content-type"] == "application/problem+json"
    assert response.json() == {
        "type": "/problems/refused",
        "title": "Not legal",
        "status": 409,
        "code": "refused",
        "detail": "25.5″ is too far; 6″ is the most",
        "rule": "2.1",
    }
    assert alice.state() == before


def test_an_option_that_is_barred_is_refused_for_its_own_reason(alice: Player) -> None:
    alice.plays({"path": [[2, 1]], "heading": 0})

    refusal = alice.answer("strike:b1").json()

    assert refusal["detail"] == "Duellist is more than 12″ away"
    assert refusal["rule"] == "2.2"


def test_nobody_answers_out_of_turn(bob: Player, alice: Player) -> None:
    response = bob.answer(STAY, expect=alice.decision()["number"])

    assert response.status_code == 409
    assert response.json()["code"] == "not-your-turn"


def test_an_answer_to_a_question_of_the_past_is_stale(alice: Player) -> None:
    number = alice.decision()["number"]
    alice.plays(STAY)

    response = alice.answer(STAY, expect=number)

    assert response.status_code == 409
    assert response.json()["code"] == "stale"
    assert response.json()["number"] == alice.state()["number"]


def test_an_answer_to_a_question_of_the_future_is_stale(alice: Player) -> None:
    assert alice.answer(STAY, expect=99).json()["code"] == "stale"


def test_of_many_tabs_that_answer_at_once_exactly_one_wins(alice: Player) -> None:
    number = alice.decision()["number"]

    with ThreadPoolExecutor(12) as tabs:
        taken = list(tabs.map(lambda _: alice.answer(STAY, expect=number).status_code, range(24)))

    assert taken.count(201) == 1
    assert taken.count(409) == 23
    assert alice.state()["at"] == 3


def test_the_same_request_sent_twice_is_played_once(alice: Player) -> None:
    number = alice.decision()["number"]

    first = alice.answer(STAY, expect=number, request="r1")
    again = alice.answer(STAY, expect=number, request="r1")

    assert first.status_code == again.status_code == 201
    assert first.json() == again.json()
    assert alice.decision()["topic"] == "deed"


def test_choices_made_together_wait_for_all_and_show_nothing(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    asked = bob.decision()

    alice.plays("high")

    assert alice.state()["waits_for"] == ["B"]
    assert alice.state()["decision"] is None
    assert bob.decision() == asked
    assert asked["together"]
    bob.plays("low")
    assert "The bids are Bid high and Bid low." not in alice.log()
    assert alice.log()[-1] == "The bids are high and low."


def test_a_choice_made_together_cannot_be_made_twice(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    number = alice.decision()["number"]
    alice.plays("high")

    assert alice.answer("low", expect=number).json()["code"] == "not-your-turn"


def test_giving_up_ends_the_game_for_the_other(alice: Player, bob: Player) -> None:
    response = bob.post("resign", {"number": bob.state()["number"]})

    assert response.status_code == 201
    assert alice.state()["result"]["winners"] == ["A"]
    assert alice.log()[-1] == "A lone Duellist concedes."
    assert alice.answer(STAY, expect=0).json()["code"] == "game-over"
    assert bob.post("resign", {"number": bob.state()["number"]}).json()["code"] == "game-over"


def test_a_person_may_leave_also_when_the_rules_let_nobody_concede(
    alice: Player, bob: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ruleset, "may_concede", lambda *_: Refusal("not-now"))

    response = bob.post("resign", {"number": bob.state()["number"]})

    assert response.status_code == 201
    assert alice.state()["result"]["winners"] == ["A"]
    assert alice.log()[-1] == "A lone Duellist leaves the game."


def test_a_placement_can_be_checked_before_it_is_made(alice: Player) -> None:
    number = alice.decision()["number"]

    def check(x: float, y: float) -> dict[str, object]:
        placement = {"path": [[x, y]], "heading": 0}
        found: dict[str, object] = alice.post(
            "check", {"expect": number, "placement": placement}
        ).json()
        return found

    assert check(6, 8)["legal"] is True
    assert check(6, 8)["length"] == 4.0
    too_far = check(6, 14)
    assert too_far["legal"] is False
    assert too_far["why_not"] == {"text": "10″ is too far; 6″ is the most", "rule": "2.1"}
    assert too_far["placement"] == {"path": [[6, 10]], "heading": 0}
    assert (too_far["length"], too_far["allowed"]) == (6.0, 6.0)


def test_only_placements_can_be_checked(alice: Player) -> None:
    alice.plays(STAY)
    number = alice.decision()["number"]

    response = alice.post("check", {"expect": number, "placement": STAY})

    assert response.json()["code"] == "not-a-placement-question"


def test_odds_are_exact_and_show_their_parts(alice: Player) -> None:
    alice.plays({"path": [[8, 9]], "heading": 0})

    body = {"expect": alice.decision()["number"], "answers": ["strike:b1"]}
    odds = alice.post("odds", body).json()

    assert odds["tallies"][0] == {
        "name": "Strike",
        "total": 3,
        "parts": [
            {"text": "base", "amount": 2, "rule": "2.2", "ignored": False},
            {"text": "close by", "amount": 1, "rule": "2.2", "ignored": False},
        ],
    }
    shares = {outcome["text"]: outcome["probability"] for outcome in odds["outcomes"]}
    assert shares["Duellist loses 1"] == pytest.approx(3 / 8)
    assert shares["nothing changes"] == pytest.approx(1 / 8)
    assert sum(shares.values()) == pytest.approx(1)


def test_odds_of_what_is_not_possible_are_refused_in_the_readers_language(table: Table) -> None:
    alice = table.player("A", lang="fr")
    alice.plays({"path": [[2, 1]], "heading": 0})

    body = {"expect": alice.decision()["number"], "answers": ["strike:b1"]}
    response = alice.post("odds", body)

    assert response.status_code == 409
    assert response.json()["detail"] == "Bretteur est à plus de 12″"


def test_odds_are_not_shown_for_choices_made_together(alice: Player, bob: Player) -> None:
    alice.plays(STAY, "wait")
    bob.plays(STAY, "wait")
    number = alice.decision()["number"]

    assert alice.post("odds", {"expect": number, "answers": ["low"]}).json()["code"] == (
        "no-odds-together"
    )
    assert alice.post("headlines", {"expect": number}).json()["code"] == "no-odds-together"


def test_one_request_tells_what_every_option_comes_to(table: Table) -> None:
    for lang, what, text in (
        ("en", "hurt", "about 88% hurt, 1.5 on average"),
        ("fr", "blessé", "environ 88 % blessé, 1,5 en moyenne"),
    ):
        alice = table.player("A", lang=lang)
        if lang == "en":
            alice.plays({"path": [[8, 9]], "heading": 0})
        told = alice.post("headlines", {"expect": alice.decision()["number"]}).json()

        assert told["waiting"] == []
        assert told["found"] == [
            {
                "key": "strike:b1",
                "piece": "b1",
                "share": pytest.approx(7 / 8),
                "what": what,
                "text": text.replace("88 %", "88\u00a0%"),
                "exact": False,
                "bad": False,
            }
        ]


def test_headlines_of_another_question_are_refused_and_unknown_options_passed_over(
    alice: Player,
) -> None:
    alice.plays({"path": [[8, 9]], "heading": 0})
    number = alice.decision()["number"]

    assert alice.post("headlines", {"expect": number + 1}).json()["code"] == "stale"
    told = alice.post("headlines", {"expect": number, "keys": ["no such option"]}).json()
    assert told == {"found": [], "waiting": []}
    one = alice.post("headlines", {"expect": number, "keys": ["strike:b1"]}).json()
    assert [each["key"] for each in one["found"]] == ["strike:b1"]


def test_people_may_throw_their_own_dice(client: TestClient[Litestar]) -> None:
    table = Table.of(client, dice="table")
    alice, bob = table.player("A"), table.player("B")
    assert alice.decision()["kind"] == "enter"
    (cards,) = alice.decision()["enter"]
    assert (cards["kind"], cards["count"]) == ("cards", 2)
    assert [card["id"] for card in cards["among"]] == ["ambush", "bribe", "letter", "mirror"]
    alice.plays(["ambush", "letter"])
    bob.plays(["mirror", "mirror"])
    alice.plays({"path": [[8, 9]], "heading": 0}, "strike:b1")
    (dice,) = alice.decision()["enter"]
    assert (dice["kind"], dice["count"], dice["sides"], dice["need"]) == ("dice", 3, 6, 4)

    refused = alice.answer([7, 1, 1])
    alice.plays([4, 1, 6])

    assert refused.json()["code"] == "refused"
    assert alice.log()[-1] == "Diplomat strikes Duellist: 2."
    assert alice.state()["luck"]["commitment"] == ""


def test_what_is_still_to_be_entered_is_told_value_by_value(client: TestClient[Litestar]) -> None:
    table = Table.of(client, dice="table")
    alice, bob = table.player("A"), table.player("B")
    number = alice.decision()["number"]

    begun = alice.post("entering", {"expect": number, "entered": ["ambush"]})
    wrong = alice.post("entering", {"expect": number, "entered": ["ambush", "sword"]})
    too_many = alice.post("entering", {"expect": number, "entered": ["letter"] * 3})
    not_asked = bob.post("entering", {"expect": number, "entered": []})

    assert begun.json() == {"enter": alice.decision()["enter"]}
    assert wrong.status_code == 409
    assert wrong.json()["detail"] == "“sword” cannot be the next card of this deck"
    assert too_many.json()["code"] == "refused"
    assert not_asked.json()["code"] == "not-your-turn"

    alice.plays(["ambush", "letter"])
    bob.plays(["mirror", "mirror"])
    body = {"expect": alice.decision()["number"], "entered": []}
    assert alice.post("entering", body).json()["code"] == "nothing-to-enter"


def test_three_can_sit_where_the_rules_let_them(client: TestClient[Litestar]) -> None:
    table = Table.of(client, seats=[{"seat": "A"}, {"seat": "B"}, {"seat": "C"}])

    assert [seat["seat"] for seat in table.player("C").state()["seats"]] == ["A", "B", "C"]


def test_armies_and_options_are_those_asked_for(client: TestClient[Litestar]) -> None:
    army = {"faction": "court", "name": "Mine", "units": [{"profile": "duellist"}]}

    table = Table.of(client, rosters=[army, "diplomat"], options={"turns": 1})

    view = table.spectator().state()["view"]
    assert [piece["name"] for piece in view["pieces"]] == ["Duellist", "Diplomat"]
    assert view["turns"] == 1


@pytest.mark.parametrize(
    ("plan", "status", "detail"),
    [
        ({"ruleset": "chess"}, 404, "There is no game system called “chess” here."),
        ({"scenario": "nowhere"}, 422, "There is no scenario “nowhere”; there are: crossing"),
        ({"options": {"turns": 3}}, 422, "“3” is no value of the option “Turns”"),
        (
            {"options": {"wings": True}},
            422,
            "There is no option “wings”; there are: turns, fog",
        ),
        ({"rosters": ["../../etc/passwd.toml"]}, 400, "rosters"),
        ({"rosters": ["passwd.toml"]}, 422, "There is no army “passwd.toml”"),
        ({"rosters": ["diplomat"] * 3}, 422, "3 armies do not fit 2 seats"),
        ({"seats": [{}]}, 422, "Nobody can sit at the table as “1”"),
        ({"seats": [{"seat": "A"}, {"seat": "Z"}]}, 422, "as “A Z”"),
        ({"seats": [{"kind": "bot", "bot": "genius"}, {}]}, 422, "There is no bot called"),
        ({"seats": [{"kind": "king"}, {}]}, 400, "seats"),
        ({"rosters": [{"faction": "court", "name": "x", "units": []}]}, 400, "unit"),
        (
            {
                "rosters": [
                    {
                        "faction": "court",
                        "name": "x",
                        "units": [{"profile": "duellist"}, {"profile": "duellist"}],
                    }
                ]
            },
            422,
            "An envoy comes alone, not 2 together",
        ),
        ({"patience": 1}, 400, "patience"),
        ({"wish": "victory"}, 400, "wish"),
    ],
)
def test_a_game_that_cannot_be_is_refused_with_the_reason(
    client: TestClient[Litestar], plan: dict[str, object], status: int, detail: str
) -> None:
    response = client.post("/api/games", json={"ruleset": "pretend", **plan})

    assert response.status_code == status, response.text
    assert detail in response.json()["detail"]
