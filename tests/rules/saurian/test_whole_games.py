"""Whole games: they end, keep their invariants, tell themselves, and keep their secrets."""

from itertools import product
from typing import Any

import msgspec
import pytest

from grognard.conformance import random_answer
from grognard.content import package_file, read_text
from grognard.kernel.chance import Lots
from grognard.kernel.compound import Together
from grognard.kernel.events import Event, kebab
from grognard.kernel.game import Game
from grognard.kernel.questions import Place
from grognard.kernel.said import Language
from grognard.rulesets.saurian import RULESET, events
from grognard.text.compare import compare
from grognard.text.telling import Teller, words_of

LONGEST = 5_000
HUMANS = ("corps_hunt", "corps_capture")
DINOSAURS = ("brood_tyrant", "brood_wings", "brood_herd", "brood_swarm")


def pairings() -> list[tuple[str, tuple[str, str]]]:
    """Every scenario with every pairing of standard armies it allows."""
    found = []
    for scenario in RULESET.content.scenarios:
        for pair in product((*HUMANS, *DINOSAURS), repeat=2):
            mixed = (pair[0] in HUMANS) != (pair[1] in HUMANS)
            if scenario != "broken_paddock" or mixed:
                found.append((scenario, pair))
    return found


def steps(game: Game[Any], seed: int) -> Any:
    """Play randomly; yields after each decision."""
    lot = Lots(seed).branch("whole").lot(0)
    number = 0
    while (decision := game.decision) is not None:
        assert number < LONGEST, "the game does not end"
        game.trust(random_answer(decision, lot))
        number += 1
        yield number


@pytest.mark.parametrize(("scenario", "pair"), pairings())
def test_random_games_of_every_pairing_end_and_keep_their_invariants(
    scenario: str, pair: tuple[str, str]
) -> None:
    game = RULESET.new_game(scenario, pair, seed=f"{scenario}/{pair}", keep=False)

    for number in steps(game, len(scenario) + len(pair[0])):
        if number % 3 == 0:
            RULESET.check(game.battle)

    assert game.result is not None
    assert 1 <= game.battle.round <= RULESET.content.scenarios[scenario].rounds


@pytest.mark.slow
@pytest.mark.parametrize("batch", range(20))
def test_two_thousand_random_games_end(batch: int) -> None:
    cases = pairings()
    for number in range(100):
        seed = batch * 100 + number
        scenario, pair = cases[seed % len(cases)]
        game = RULESET.new_game(scenario, pair, seed=seed, keep=False)
        for _ in steps(game, seed):
            pass
        RULESET.check(game.battle)
        assert game.result is not None


@pytest.mark.clause("saurian:1.35")
@pytest.mark.parametrize("seed", range(8))
def test_the_view_of_a_redealt_battle_is_the_view_of_the_battle(seed: int) -> None:
    seats = (("A", "B"), ("A", "B", "C"), ("A", "B", "C", "D"))[seed % 3]
    scenario = ("nest_ridge", "supply_drop")[seed % 2]
    game = RULESET.new_game(scenario, seats=seats, seed=seed, keep=False)

    for number in steps(game, seed):
        if number % 11:
            continue
        for viewer in (*seats, ""):
            before = msgspec.json.encode(RULESET.view(game.battle, viewer))
            twin = game.codec.copy(game.battle)
            RULESET.redeal(twin, viewer, Lots("redeal").lot(number))
            RULESET.check(twin)
            assert msgspec.json.encode(RULESET.view(twin, viewer)) == before


@pytest.mark.clause("saurian:1.35")
@pytest.mark.parametrize("seed", range(6))
def test_a_redeal_does_not_tell_what_it_dealt_anew(seed: int) -> None:
    """Whoever knows the lot of a redeal learns nothing: all worlds it may have begun from agree."""
    scenario = ("broken_paddock", "nest_ridge", "supply_drop")[seed % 3]
    game = RULESET.new_game(scenario, seed=seed, keep=False)

    for number in steps(game, seed):
        if number % 9:
            continue
        for viewer in ("A", "B", ""):
            worlds = [game.codec.copy(game.battle) for _ in range(3)]
            for place, world in enumerate(worlds[1:]):
                RULESET.redeal(world, viewer, Lots("world").lot(place))
            for world in worlds:
                RULESET.redeal(world, viewer, Lots("redeal").lot(number))
            assert len({game.codec.pack(world) for world in worlds}) == 1


@pytest.mark.clause("saurian:1.35", "saurian:4.92")
def test_wounds_that_only_their_owner_has_seen_are_dealt_anew_for_everybody_else() -> None:
    game = RULESET.new_game("nest_ridge", seed=3, keep=False)
    for _ in steps(game, 3):
        if game.battle.round == 2 and game.battle.player("B").hand:
            break
    units, wounds = game.battle.units, game.battle.wounds
    mine = next(u for u in units if u.seat == "A" and u.next in RULESET.content.cards)
    mine.hand.append("^cw_1")
    mine.deck.middle = sorted([*mine.deck.middle, "cw_3", "~cw_1", "~cw_2"])
    mine.discard.append(mine.next)
    mine.next = "^cw_3"
    for card in ("cw_1", "cw_3", "cw_1", "cw_2", "cw_3"):
        wounds.remove(card)
    RULESET.check(game.battle)

    found = set()
    for viewer in ("A", "B"):
        for n in range(40):
            worlds = [game.codec.copy(game.battle) for _ in range(2)]
            RULESET.redeal(worlds[1], viewer, Lots("world").lot(n))
            for world in worlds:
                RULESET.redeal(world, viewer, Lots("redeal").lot(n))
                RULESET.check(world)
            assert len({game.codec.pack(world) for world in worlds}) == 1
            unit = worlds[0].unit(mine.id)
            if viewer == "A":
                assert (unit.hand, unit.next) == (mine.hand, mine.next)
            else:
                assert all("cw_2" not in card for card in [*unit.hand, unit.next])
                found.add(unit.next)

    assert found == {"^cw_1", "^cw_3", "cw_3"}


@pytest.mark.clause("saurian:1.35")
def test_a_redeal_changes_what_a_viewer_cannot_see() -> None:
    game = RULESET.new_game("nest_ridge", seed=3, keep=False)
    for number in steps(game, 3):
        if number == 120:
            break
    hands = set()
    for n in range(20):
        twin = game.codec.copy(game.battle)
        RULESET.redeal(twin, "A", Lots("redeal").lot(n))
        hands.add((tuple(twin.player("B").hand), tuple(u.next for u in twin.units)))
        assert twin.player("A").hand == game.battle.player("A").hand

    assert len(hands) > 4


@pytest.mark.clause("saurian:1.35")
@pytest.mark.parametrize("seed", range(3))
def test_a_game_imagined_by_a_seat_can_be_played_on(seed: int) -> None:
    game = RULESET.new_game("nest_ridge", seed=seed)
    imagined = 0
    for number in steps(game, seed):
        if number % 23 or game.over:
            continue
        twin = game.imagined(game.asked[0], Lots(f"imagined/{number}"))
        for further in steps(twin, number):
            RULESET.check(twin.battle)
            if further == 30:
                break
        imagined += 1

    assert imagined > 5


def test_every_event_is_told_in_both_languages() -> None:
    kinds = [
        kebab(name)
        for name in dir(events)
        if isinstance(kind := getattr(events, name), type)
        and issubclass(kind, Event)
        and not kind.__subclasses__()
    ]
    for lang in ("en", "fr"):
        words = words_of(RULESET, lang, strict=True)  # type: ignore[arg-type]
        assert [kind for kind in kinds if f"event-{kind}" not in words] == []


def test_both_languages_say_the_same_things() -> None:
    folder = package_file(RULESET.package, "text")
    english, french = (read_text(folder / f"{lang}.ftl") for lang in ("en", "fr"))

    assert compare(english, french) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("poker_face", [False, True])
def test_whole_games_are_told_without_a_missing_word(lang: Any, poker_face: bool) -> None:
    game = RULESET.new_game("supply_drop", seed=17, options={"poker_face": poker_face})
    teller = Teller(words_of(RULESET, lang, strict=True), game.view("A"))

    told = 0
    for _ in steps(game, 5):
        decision = game.decision
        if decision is None:
            break
        teller.see(game.view("A"))
        teller.question(decision)
        assert not isinstance(decision, Place)
        choices = decision.choices if isinstance(decision, Together) else (decision,)
        for choice in choices:
            if choice.story is not None:
                teller.story(choice.story())
            labels = {teller.option(option) for option in choice.options}
            copies = choice.topic in ("mulligan", "hand-limit", "consume", "trim")
            assert len(labels) == len(choice.options) or copies, f"{choice.topic}: {labels}"
            for option in [*choice.options, *choice.unavailable]:
                teller.option(option)
                teller.about(option, option.note)
                teller.about(option, option.caution)
        for entry in game.log[told:]:
            teller.event(entry.event)
        told = len(game.log)
    assert game.result is not None
    teller.result(game.result)


def test_every_card_and_unit_has_a_name_in_both_languages() -> None:
    for lang in ("en", "fr"):
        words = words_of(RULESET, lang, strict=True)  # type: ignore[arg-type]
        for names in RULESET.catalogue().values():
            for name in names:
                assert words(name)


def test_the_rulebook_has_every_clause_in_both_languages() -> None:
    book = RULESET.rulebook
    sizes = {chapter.id: len(book.clauses_of(chapter.id)) for chapter in book.chapters}

    assert sizes == {"1": 50, "2": 14, "3": 41, "4": 111, "5": 13}
    assert all(clause.text["en"] and clause.text["fr"] for clause in book.clauses)


@pytest.mark.clause("saurian:1.35", "saurian:3.31")
def test_with_a_poker_face_every_player_with_cards_is_asked_at_every_window() -> None:
    plain = RULESET.new_game("nest_ridge", seed=2, keep=False)
    strict = RULESET.new_game("nest_ridge", seed=2, options={"poker_face": True}, keep=False)

    def windows(game: Game[Any]) -> int:
        asked = 0
        for _ in steps(game, 2):
            decision = game.decision
            asked += decision is not None and decision.topic.startswith(("main-", "announce"))
        return asked

    assert windows(strict) > 3 * windows(plain)


@pytest.mark.parametrize(("lang", "cart"), [("en", "Cart"), ("fr", "Chariot")])
def test_things_and_nets_that_resist_are_called_by_their_names(lang: Language, cart: str) -> None:
    teller = Teller(words_of(RULESET, lang, strict=True))

    for kind in (*RULESET.content.thing_kinds, "net"):
        name = teller.words(f"thing-{kind}")
        assert name in teller.event(events.Tested("a1", kind, "st", 6, 3, True))
    assert cart in teller.event(events.Tested("a1", "cart", "st", 6, 3, False))
