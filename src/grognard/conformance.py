"""What every ruleset passes: laws that hold in any state reached by legal play.

Whoever writes a ruleset runs these on it; ours are run on all that are installed.

>>> from grognard import ruleset
>>> report = conform(ruleset("colossus").new_game(seed=1), every=50)
>>> report.ended
True
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
from msgspec import Struct

from grognard.kernel import records
from grognard.kernel.chance import Lot, Lots
from grognard.kernel.compound import (
    AND,
    MOST_ANSWERS,
    NOTHING,
    Assign,
    Decision,
    InTogether,
    Picking,
    Picks,
    Together,
)
from grognard.kernel.entering import Cards, Part
from grognard.kernel.game import Game, new_game, replay
from grognard.kernel.questions import Chance, Choose, Option, Place, Point, Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.views import SPECTATOR
from grognard.kernel.wishes import Wishes, passes

LONGEST = 20_000
"""No game takes more answers than this."""
DRAWN = 4
"""So many placements by chance are tried of every region that is checked."""
MOST_OPTIONS = 40
"""No question lists more than a person can look through."""
NONSENSE: tuple[object, ...] = ("", "no such key", None, -1, [], [[[1e9, 1e9]], 0], {"A": "x"})


SOMEWHERE: Point = (3.0, 2.0)
LOOKERS = 4
"""So many pieces look about them in every state that is checked."""


class Conformed(Struct):
    """What was seen of one game."""

    answers: int = 0
    decisions: int = 0
    states: int = 0
    ended: bool = False


def random_answer(question: Decision, lot: Lot) -> Any:
    """Any legal answer, each option as likely as another."""
    return question.any(lot)


def play_randomly(game: Game[Any], seed: int | str = 0) -> Iterator[int]:
    """Play a game to its end with random legal answers; yields after each of them."""
    lot = Lots(seed).branch("conformance").lot(0)
    number = 0
    while (decision := game.decision) is not None:
        assert game.answers < LONGEST, "the game does not end"
        game.answer(random_answer(decision, lot))
        number += 1
        yield number


def conform(game: Game[Any], seed: int | str = 0, every: int = 7) -> Conformed:
    """Play a random game and check every law on one state in ``every``, and on the last."""
    report = Conformed()
    for number in play_randomly(game, seed):
        game.ruleset.check(game.battle)
        report.decisions = number
        if number % every == 0:
            check_state(game)
            report.states += 1
    check_state(game)
    assert game.over
    assert game.result is not None, "a game that is over has a result"
    report.answers, report.ended = game.answers, True
    check_entering(game)
    return report


def check_state(game: Game[Any]) -> None:
    """Every law, on the state a game is in."""
    check_question(game)
    check_refusals(game)
    check_fork(game)
    check_undo(game)
    check_passing(game)
    check_views(game)
    check_cards(game)
    check_sights(game)
    check_record(game)


def state(game: Game[Any]) -> bytes:
    """All there is to a battle, as bytes."""
    return game.codec.pack(game.battle)


def check_question(game: Game[Any]) -> None:
    """What is asked can be answered: keys are unique, proposals and defaults are legal."""
    match game.decision:
        case Choose() | Picking() as choice:
            _check_choice(choice)
        case Together() as together:
            for choice in together.choices:
                _check_choice(choice)
        case Place() as place:
            lot = Lots("question").lot(game.answers)
            drawn = [place.any(lot) for _ in range(DRAWN)]
            for placement in (*place.region.candidates(), place.usual, *drawn):
                refusal = place.region.refuse(placement)
                assert refusal is None, f"{place.topic} proposes {placement}, yet {refusal!r}"


def _check_choice(choice: InTogether) -> None:
    keys = [option.key for option in choice.options]
    assert keys, f"{choice.topic} offers nothing"
    # Things for places are listed place by place.
    most = MOST_OPTIONS * (len(choice.rooms) if isinstance(choice, Assign) else 1)
    assert len(keys) <= most, f"{choice.topic} lists {len(keys)} options"
    assert len(set(keys)) == len(keys), f"{choice.topic} offers a key twice: {keys}"
    if isinstance(choice, Picking):
        _check_several(choice)
    else:
        assert choice.usual in keys, f"the default of {choice.topic} is not on offer"
        assert choice.passing in (None, *keys), f"{choice.topic} cannot be let pass"
        assert choice.passing is not None or not choice.window, f"{choice.topic} must be decided"
    assert all(option.legal for option in choice.options)
    for option in choice.unavailable:
        assert option.key not in keys and not option.legal


def _check_several(choice: Picking) -> None:
    """Whatever is begun can be finished, no answer comes twice, and words mean the same."""
    usual, some = choice.usual, list(islice(choice.answers(), MOST_ANSWERS))
    assert len(set(some)) == len(some), f"{choice.topic} comes to one answer in two ways"
    for picks in (usual, *some, *choice.worth_weighing()):
        assert choice.read(picks) == list(picks), f"{choice.topic} reads {picks} otherwise"
        assert choice.read(AND.join(picks) or NOTHING) == list(picks)
        assert choice.read(list(reversed(picks))) == list(picks)
    if choice.needs_nobody:
        assert some == [usual], f"{choice.topic} is answered by itself with {usual}"
    for picks in some:
        begun: Picks = ()
        for key in picks:
            assert key in choice.further(begun), f"{choice.topic}: {key} after {begun}"
            begun = (*begun, key)


def check_entering(game: Game[Any], most: int = 400) -> None:
    """Every act of chance of a game could have been entered by hand, value by value.

    What is asked for depends on what was entered before and on nothing else, never changes
    once it was asked, is refused where it does not fit, and gives the very same entry.
    """
    for question, entry in acts_by_hand(game, most):
        _check_entered(question, entry, secrets=game.ruleset.secrets)


def acts_by_hand(game: Game[Any], most: int = 400) -> Iterator[tuple[Chance[Any], Any]]:
    """Every act of chance of a game as people are asked it who throw their own dice, and what
    came of it."""
    by_hand = new_game(game.ruleset, game.setup, None)
    entries = game.record.answers[:most]
    while by_hand.answers < len(entries):
        question, entry = by_hand.question, entries[by_hand.answers]
        if isinstance(question, Chance):
            yield question, entry
        by_hand.answer(entry)


def _check_entered(question: Chance[Any], entry: Any, *, secrets: bool) -> None:
    values = question.values(entry)
    asked: tuple[Part, ...] = ()
    for known in range(len(values) + 1):
        entering = question.entering(values[:known])
        assert entering.parts[: len(asked)] == asked, f"{question.topic} changes what it asked for"
        assert (entering.left == 0) == (known == len(values)), f"{question.topic} asks on and on"
        asked = entering.parts
    assert records.same(question.read(list(values)), entry), f"{question.topic} reads otherwise"
    for nonsense in ([*values, values[0]] if values else [1], [*values[:-1], "no such value"]):
        try:
            question.read(nonsense)
        except Refusal:
            continue
        raise AssertionError(f"{question.topic} accepts {nonsense!r}")
    for part in asked:
        if isinstance(part, Cards):
            faces = {part.shows(card) for card in part.deck}
            assert faces <= set(part.among(secrets)), f"{question.topic} hides cards to pick from"


def check_refusals(game: Game[Any]) -> None:
    """A refused answer changes nothing, whatever it is."""
    before, asked = state(game), game.question
    for answer in NONSENSE:
        if isinstance(game.question, Together) and not isinstance(answer, dict):
            continue
        if isinstance(game.question, Picking) and answer == [] and not game.question.least:
            continue
        try:
            game.answer(answer)
        except Refusal:
            pass
        else:
            raise AssertionError(f"{answer!r} was accepted")
    assert state(game) == before and game.question is asked


def check_fork(game: Game[Any]) -> None:
    """A fork is the same game, and goes its own way."""
    before = state(game)
    twin = game.fork(same_luck=True)
    assert state(twin) == before
    assert _asked(twin) == _asked(game)
    if not twin.over:
        lot = Lots("fork").lot(game.answers)
        assert twin.decision is not None
        answer = random_answer(twin.decision, lot)
        twin.answer(answer)
        other = game.fork(same_luck=True)
        other.trust(_entry(other, answer))
        assert state(other) == state(twin), "checked and trusted answers lead to one state"
    assert state(game) == before, "what a fork does leaves the game alone"


def _entry(game: Game[Any], answer: Any) -> Any:
    assert game.question is not None
    return game.question.read(answer)


def _asked(game: Game[Any]) -> object:
    match game.question:
        case Choose() as choice:
            return choice.seat, choice.topic, [option.key for option in choice.options]
        case Picking() as several:
            return several.seat, several.topic, [option.key for option in several.options]
        case Place() as place:
            return place.seat, place.topic, place.piece
        case None:
            return None
        case other:
            return other.topic


def check_undo(game: Game[Any]) -> None:
    """Taking an answer back leads to where it was given."""
    if game.over:
        return
    twin = game.fork()
    before, asked, log = state(twin), _asked(twin), len(twin.log)
    assert twin.decision is not None
    twin.answer(random_answer(twin.decision, Lots("undo").lot(game.answers)))
    twin.undo()
    assert state(twin) == before and _asked(twin) == asked and len(twin.log) == log


def check_passing(game: Game[Any]) -> None:
    """What passes by itself leads to what letting it pass leads to, and an undo goes past it."""
    before = state(game)
    for seat in game.asked:
        question = game.decision
        asked = question.of(seat) if isinstance(question, Together) else question
        if not isinstance(asked, Choose) or asked.passing is None:
            continue
        passes(asked, Wishes(), game.ruleset, game.battle)
        assert state(game) == before, f"whether {asked.topic} passes changes the game"
        twin, same = game.fork(same_luck=True), game.fork(same_luck=True)
        twin.let_pass(seat)
        same.answer(asked.passing, seat)
        assert state(twin) == state(same), f"{asked.topic} passes otherwise by itself"
        assert twin.entries == same.entries and twin.choices == same.choices


def check_views(game: Game[Any]) -> None:
    """A view can be sent, and tells nothing that a redeal could change."""
    _check_redeals(game, view_bytes, "is shown")
    common = game.view(SPECTATOR)
    for seat in game.seats:
        assert game.seen_by(seat, common) == game.view(seat), f"{seat} sees two different things"


def check_cards(game: Game[Any]) -> None:
    """Every card in sight can be drawn, and whatever plays one says where it lies and goes."""
    prints = game.ruleset.cards()
    for viewer in (*game.seats, SPECTATOR):
        view = game.view(viewer)
        lying = {pile.id: pile.cards for pile in view.piles}
        boards = {pile.piece for pile in view.piles if pile.piece is not None}
        assert boards <= {piece.id for piece in view.pieces}, "a board belongs to a piece in sight"
        for card in (card for cards in lying.values() for card in cards if card is not None):
            assert not prints or card in prints, f"nothing says what {card} looks like"
        for option in _options_of(game, viewer):
            if option.pile:
                where = lying.get(option.pile, ())
                assert option.card in where, f"{option.card} does not lie in {option.pile}"
            assert not option.slot or option.slot in lying, f"there is no slot {option.slot}"


def _options_of(game: Game[Any], seat: Seat) -> Sequence[Option]:
    """What a seat may choose now; nothing where it is not asked, or asked something else."""
    match game.decision:
        case Choose(seat=asked) as choice if asked == seat:
            return choice.options
        case Together() as together:
            mine = together.of(seat)
            return mine.options if mine is not None else ()
        case _:
            return ()


def _check_redeals(game: Game[Any], told: Callable[[Game[Any], Seat], bytes], how: str) -> None:
    for viewer in (*game.seats, SPECTATOR):
        found = told(game, viewer)
        twin = game.fork()
        twin.ruleset.redeal(twin.battle, viewer, Lots("redeal").lot(game.answers))
        assert told(twin, viewer) == found, f"what {viewer or 'a spectator'} {how} leaks"


def check_sights(game: Game[Any]) -> None:
    """Questions about the table change nothing, and a redeal does not change their answers."""
    before = state(game)
    _check_redeals(game, sight_bytes, "asks")
    assert state(game) == before, "looking at the table changes it"


def sight_bytes(game: Game[Any], viewer: Seat) -> bytes:
    """Whatever a viewer may ask of the table, as it travels."""
    ruleset, battle = game.ruleset, game.battle
    names = [piece.id for piece in game.view(viewer).pieces if piece.at is not None]
    told: list[object] = [ruleset.rings(battle, viewer, name) for name in names]
    for place, one in enumerate(names[:LOOKERS]):
        targets: list[str | Point] = [*names[-1 - place :][:1], SOMEWHERE, "nobody"]
        told += [ruleset.sight(battle, viewer, one, target) for target in targets]
        told.append(ruleset.profile(battle, viewer, one, targets[0]))
    match game.decision:
        case Place(seat=seat) as asked if seat == viewer:
            answers = asked.region.candidates()[:3]
            told += [ruleset.outlook(battle, asked, answer) for answer in answers]
        case Choose(seat=seat) as choice if seat == viewer:
            keys = [option.key for option in choice.options[:8]]
            told += [ruleset.outlook(battle, choice, key) for key in keys]
    return msgspec.json.encode(told)


def view_bytes(game: Game[Any], viewer: Seat) -> bytes:
    """A view as it travels."""
    return msgspec.json.encode(game.view(viewer))


def check_record(game: Game[Any]) -> None:
    """A record saved and loaded is the same game."""
    loaded = replay(game.ruleset, records.decode(game.record.encode()))
    assert state(loaded) == state(game)
    assert _asked(loaded) == _asked(game)
    assert loaded.record.encode() == game.record.encode()
    assert [told.event for told in loaded.log] == [told.event for told in game.log]
