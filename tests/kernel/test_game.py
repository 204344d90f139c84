"""A game can be played, taken back, forked, saved and refereed."""

from typing import Any

import msgspec
import pytest
from gambit import GAMBIT, Duel, gambit

import grognard
from grognard.conformance import conform, play_randomly, state, view_bytes
from grognard.kernel import records
from grognard.kernel.chance import Lots
from grognard.kernel.chronicles import check_trace
from grognard.kernel.compound import Together
from grognard.kernel.events import Rolled
from grognard.kernel.game import Game, catch_up, replay
from grognard.kernel.questions import Choose, Place, Placement
from grognard.kernel.records import RecordError
from grognard.kernel.refusals import Refusal
from grognard.testing import ScriptError, play

DEAL = [["1x"], ["2x", "3x", "4y"], ["5x", "6y", "2y"]]


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_secrets_keeps_every_law(seed: int) -> None:
    assert conform(gambit(seed), seed, every=1).ended


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    one, other = gambit(3), gambit(3)
    list(play_randomly(one, 1))
    list(play_randomly(other, 1))

    assert one.record.encode() == other.record.encode()
    assert one.record.encode() != gambit(4).record.encode()


def test_the_answers_given_are_those_a_record_would_hold() -> None:
    game = gambit(3)
    list(play_randomly(game, 1))

    assert list(game.entries) == list(game.record.answers)


def test_a_game_fed_with_the_answers_of_another_catches_up_with_it() -> None:
    ahead, behind = gambit(), gambit()
    play(ahead, [*DEAL, {"A": "4y", "B": "5x"}])
    ahead.concede("A")

    catch_up(behind, ahead.entries)

    assert state(behind) == state(ahead) and behind.over


def test_a_script_plays_a_passage_and_every_answer_must_fit() -> None:
    game = play(gambit(), [*DEAL, {"A": "4y", "B": "5x"}, "gamble", [[[1, 2]], 0], [4, 6]])

    assert game.battle.points == {"A": 0, "B": 2}
    with pytest.raises(ScriptError, match="trick"):
        play(game, ["nonsense"])


def test_answers_left_over_are_an_error() -> None:
    game = gambit(1)
    list(play_randomly(game, 1))

    with pytest.raises(ScriptError, match="over"):
        play(game, ["take"])


def test_simultaneous_answers_stay_hidden_until_all_are_in() -> None:
    game = play(gambit(), DEAL)
    before = view_bytes(game, "B")

    game.answer("2x", seat="A")

    assert view_bytes(game, "B") == before
    assert game.asked == ("B",)
    game.undo()
    assert game.asked == ("A", "B")
    game.answer("3x", seat="A")
    game.answer("2y", seat="B")
    assert game.battle.played == ["3x", "2y"]


def test_only_the_seat_asked_may_answer() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])
    assert isinstance(game.decision, Choose)

    with pytest.raises(Refusal) as caught:
        game.answer("take", seat="B")
    assert caught.value.reason == "not-your-turn"
    game.answer("take", seat="A")


def before_a_gamble(seed: int) -> Game[Duel]:
    """A game whose next answer is a placement, after which dice are thrown."""
    game = gambit(seed)
    while not isinstance(game.decision, Place):
        decision = game.decision
        assert decision is not None
        game.answer(decision.usual if isinstance(decision, Together) else "gamble")
    return game


def gamble(game: Game[Duel]) -> list[int]:
    """Place the token, and the dice that are thrown for it."""
    assert isinstance(game.decision, Place)
    at = game.answers
    game.answer(game.decision.region.candidates()[0])
    thrown = game.entries[at + 1]
    assert isinstance(thrown, list | tuple)
    return list(thrown)


def test_undo_goes_back_over_chance_to_the_last_choice() -> None:
    game = before_a_gamble(5)
    before, log = state(game), list(game.log)

    gamble(game)
    game.undo()

    assert state(game) == before and game.log == log


def test_dice_that_were_seen_and_taken_back_do_not_come_again() -> None:
    game = before_a_gamble(5)
    fates = []
    for _ in range(12):
        fates.append(gamble(game))
        game.undo()

    lots, first = Lots(5), game._rolls - 12
    assert fates == [list(lots.lot(first + n).faces(2)) for n in range(12)]
    assert len({tuple(fate) for fate in fates}) > 4


def test_the_same_undos_lead_to_the_same_dice() -> None:
    one, other = before_a_gamble(5), before_a_gamble(5)
    for game in (one, other):
        gamble(game)
        game.undo()

    assert gamble(one) == gamble(other)


def test_the_same_luck_comes_again_where_it_is_asked_for() -> None:
    game = before_a_gamble(5)
    at = game.answers
    fate = gamble(game)

    game.rewind(at, same_luck=True)

    assert gamble(game) == fate and game.record.luck == ()


def test_a_choice_taken_back_before_any_dice_fell_needs_no_new_luck() -> None:
    game, other = before_a_gamble(5), before_a_gamble(5)

    game.undo()
    game.answer("gamble")

    assert gamble(game) == gamble(other)
    assert game.record.encode() == other.record.encode()


def test_going_further_back_does_not_bring_known_dice_either() -> None:
    game = before_a_gamble(5)
    fate, lot = gamble(game), game._rolls
    game.undo()
    game.undo()

    game.answer("gamble")
    again = gamble(game)

    assert again == list(Lots(5).lot(lot).faces(2)) != fate


@pytest.mark.parametrize("undos", [1, 2, 3])
def test_a_record_of_a_game_with_dice_taken_back_is_sound(undos: int) -> None:
    game = before_a_gamble(5)
    gamble(game)
    for _ in range(undos):
        game.undo()
    at_once = records.decode(game.record.encode())
    list(play_randomly(game, 3))
    record = records.decode(game.record.encode())

    assert record.luck and replay(GAMBIT, at_once).record == at_once
    assert replay(GAMBIT, record).record == record
    check_trace(replay(GAMBIT, record), msgspec.structs.replace(record, trace=_trace(game)))
    with pytest.raises(RecordError, match="not what the seed gives"):
        replay(GAMBIT, msgspec.structs.replace(record, luck=()))


def _trace(game: Game[Duel]) -> str:
    return game.record.traced().trace


@pytest.mark.parametrize("luck", [[(3, 0)], [(999, 5)], [(3, 5), (3, 6)], [(4, 9), (3, 5)]])
def test_a_record_may_not_choose_its_luck(luck: list[tuple[int, int]]) -> None:
    record = gambit(2).record
    redrawn = tuple(records.Redrawn(*each) for each in luck)

    with pytest.raises(RecordError) as caught:
        replay(GAMBIT, msgspec.structs.replace(record, luck=redrawn))
    assert caught.value.reason == "luck"


def test_where_people_throw_their_own_dice_nothing_is_drawn_anew() -> None:
    game = play(gambit(), [*DEAL, {"A": "4y", "B": "5x"}, "gamble", [[[1, 2]], 0], [4, 6]])

    game.undo()
    play(game, [[4, 6]])

    assert game.record.luck == ()


def test_what_a_record_tells_of_the_future_does_not_come_true_by_playing_on() -> None:
    game = before_a_gamble(5)
    at, fate = game.answers, gamble(game)

    again = replay(GAMBIT, game.record, until=at)

    assert gamble(again) == list(Lots(5).lot(game.answers).faces(2)) != fate
    assert replay(GAMBIT, again.record).record.encode() == again.record.encode()


def test_there_is_nothing_to_undo_at_the_start() -> None:
    with pytest.raises(Refusal) as caught:
        gambit(1).undo()
    assert caught.value.reason == "nothing-to-undo"


def test_a_fork_may_have_another_luck() -> None:
    game = gambit(5)
    fates = set()
    for number in range(30):
        twin = game.fork(Lots(f"fate {number}"))
        list(play_randomly(twin, "same choices"))
        fates.add(msgspec.json.encode(twin.result))

    assert len(fates) > 1


def test_conceding_ends_the_game_and_is_recorded() -> None:
    game = gambit(2)
    game.concede("A")

    assert game.over and game.result is not None and game.result.winner == "B"
    loaded = replay(GAMBIT, records.decode(game.record.encode()))
    assert loaded.over and loaded.record.encode() == game.record.encode()
    with pytest.raises(Refusal):
        game.answer("take")
    with pytest.raises(Refusal):
        game.concede("B")


def test_a_concession_that_the_rules_refuse_is_not_recorded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = gambit(2)
    monkeypatch.setattr(GAMBIT, "may_concede", lambda *_: Refusal("not-now"), raising=False)

    with pytest.raises(Refusal, match="not-now"):
        game.concede("A")
    assert not game.over
    assert game.record.answers == gambit(2).record.answers

    game.concede("A", leaving=True)
    assert game.over
    assert game.record.answers[-1] == {"concede": "A", "leaving": True}


def test_who_runs_out_of_time_loses_whatever_the_rules_say_of_conceding(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = gambit(2)
    monkeypatch.setattr(GAMBIT, "may_concede", lambda *_: Refusal("not-now"), raising=False)

    game.concede("A", late=True)

    assert game.result is not None and game.result.winner == "B"
    loaded = replay(GAMBIT, records.decode(game.record.encode()))
    assert "ran-out-of-time" in {told.event.kind for told in loaded.log}


def finished(seed: int = 9) -> records.Record:
    game = gambit(seed)
    list(play_randomly(game, seed))
    return records.decode(game.record.encode())


def edited(record: records.Record, step: int, answer: int, value: object) -> records.Record:
    steps = list(record.steps)
    answers = list(steps[step].answers)
    answers[answer] = value
    steps[step] = records.RecordedStep(steps[step].digest, tuple(answers))
    return msgspec.structs.replace(record, steps=tuple(steps))


def test_a_changed_choice_is_found_and_named() -> None:
    record = finished()
    card = record.steps[1].answers[0]["A"]
    legal = next(c for c in _hand(record) if c != card)

    with pytest.raises(RecordError, match=r"answer|after"):
        replay(GAMBIT, edited(record, 1, 0, {**record.steps[1].answers[0], "A": legal}))
    with pytest.raises(RecordError, match="answer 4 is not legal"):
        replay(GAMBIT, edited(record, 1, 0, {**record.steps[1].answers[0], "A": "9z"}))


def _hand(record: records.Record) -> list[str]:
    return list(record.steps[0].answers[1])


def test_dice_that_do_not_come_from_the_seed_are_found() -> None:
    record = finished()
    trump = record.steps[0].answers[0][0]
    other = next(card for card in ("1x", "1y") if card != trump)

    with pytest.raises(RecordError, match="answer 1 is not what the seed gives"):
        replay(GAMBIT, edited(record, 0, 0, [other]))


def test_a_changed_digest_or_result_is_found() -> None:
    record = finished()
    steps = list(record.steps)
    steps[2] = records.RecordedStep("0" * 16, steps[2].answers)
    result = record.result
    assert result is not None

    with pytest.raises(RecordError, match="the battle is not the one recorded"):
        replay(GAMBIT, msgspec.structs.replace(record, steps=tuple(steps)))
    wrong = msgspec.structs.replace(result, scores={"A": 99, "B": 0})
    with pytest.raises(RecordError, match="result"):
        replay(GAMBIT, msgspec.structs.replace(record, result=wrong))


def test_answers_after_the_end_are_found() -> None:
    record = finished()
    extra = records.RecordedStep(record.steps[-1].digest, ("take",))

    with pytest.raises(RecordError, match="after the end"):
        replay(GAMBIT, msgspec.structs.replace(record, steps=(*record.steps, extra)))


def test_a_record_of_other_rules_is_refused() -> None:
    record = finished()
    setup = msgspec.structs.replace(record.setup, version=99)

    with pytest.raises(RecordError, match="version 99"):
        replay(GAMBIT, msgspec.structs.replace(record, setup=setup))


def test_a_replay_can_stop_anywhere_and_be_played_on() -> None:
    record = finished()

    for moment in range(len(record.answers) + 1):
        game = replay(GAMBIT, record, until=moment)
        assert game.answers == moment
        game.settle()
        list(play_randomly(game, "from here"))
        assert game.over
    with pytest.raises(RecordError):
        replay(GAMBIT, record, until=999)


def test_a_loaded_game_can_be_played_on() -> None:
    game = gambit(9)
    for _ in zip(range(3), play_randomly(game, 4)):
        pass

    loaded = replay(GAMBIT, records.decode(game.record.encode()))
    list(play_randomly(loaded, 7))
    list(play_randomly(game, 7))

    assert loaded.record.encode() == game.record.encode()


def test_saving_writes_the_whole_file_or_nothing(tmp_path) -> None:
    path = tmp_path / "a.game.json"
    game = gambit(9)

    game.record.save(path)

    assert records.read(path).encode() == path.read_bytes()
    assert [p.name for p in tmp_path.iterdir()] == ["a.game.json"]


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"[]", b'{"format": 1}', b"\xff\xfe", b'{"format":"x"}', b"null"]
)
def test_a_broken_record_is_one_clear_sentence(damage: bytes) -> None:
    with pytest.raises(RecordError) as caught:
        records.decode(damage, "x.game.json")

    assert str(caught.value).startswith("x.game.json")
    assert "\n" not in str(caught.value)


def test_a_huge_file_is_refused_unread(tmp_path) -> None:
    path = tmp_path / "huge.game.json"
    with path.open("wb") as file:
        file.truncate(100 * 1024 * 1024)

    with pytest.raises(RecordError, match="larger"):
        records.read(path)


def test_a_game_without_checkpoints_says_so() -> None:
    game = gambit(1, keep=False)

    with pytest.raises(RuntimeError, match="keep"):
        game.fork()


def test_a_game_knows_why_it_asks() -> None:
    game = play(gambit(), [*DEAL, {"A": "2x", "B": "2y"}])

    assert game.why() == ["trick", "spoils"]
    assert Placement.of(Placement(((1.0, 2.0),), 3).entry()).end == (1.0, 2.0)


def test_a_fork_rolls_dice_of_its_own_and_foretells_nothing() -> None:
    """A search that plays forks must not learn what the game is going to roll."""
    ruleset = grognard.ruleset("colossus")
    game = ruleset.new_game(seed=7)
    forks = [game.fork() for _ in range(3)]
    again = ruleset.new_game(seed=7).fork()

    rolled = [_dice_of(each) for each in (*forks, again, forks[0].fork())]
    known = _dice_of(game.fork(same_luck=True))

    assert known == _dice_of(game)
    assert len({known, *rolled}) == 5, "the first fork of the same game is always the same"
    assert rolled[3] == rolled[0]


def test_forks_of_games_with_the_same_luck_do_not_roll_alike() -> None:
    game = grognard.ruleset("colossus").new_game(seed=7)
    twin = game.fork(same_luck=True)

    assert _dice_of(game.fork()) != _dice_of(twin.fork())


def test_the_record_of_a_fork_proves_its_dice() -> None:
    game = grognard.ruleset("colossus").new_game(seed=7)
    for number, _ in enumerate(play_randomly(game, 1)):
        if number == 40:
            break
    fork = game.fork()
    _dice_of(fork)

    proved = replay(fork.ruleset, fork.record)

    assert state(proved) == state(fork)
    assert proved.seed == game.seed


def _dice_of(game: Game[Any]) -> tuple[Any, ...]:
    """What is rolled in the next hundred answers of a game, all of them usual."""
    begun = len(game.log)
    for _ in range(100):
        if game.decision is not None:
            game.answer(game.decision.usual)
    return tuple(told.event for told in game.log[begun:] if isinstance(told.event, Rolled))


def test_a_record_of_own_dice_has_no_luck_to_take_back() -> None:
    game = play(gambit(), [["1x"], ["2x", "3x", "4y"], ["5x", "6y", "2y"]])
    record = msgspec.structs.replace(game.record, luck=(records.Redrawn(1, 5),))

    with pytest.raises(RecordError, match="own dice"):
        replay(game.ruleset, record)
