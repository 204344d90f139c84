"""Scoring, the end of the game and who wins (5.1-5.12)."""

from grognard.kernel.compound import Question
from grognard.kernel.questions import Seat
from grognard.kernel.refusals import Refusal
from grognard.kernel.state import Result
from grognard.rulesets.baroud.battle import SEATS, SHORT, Battle, Figure, other_seat
from grognard.rulesets.baroud.events import GameEnded, Scored
from grognard.rulesets.baroud.field import to_point, within

LOSSES = {"losses": 10, "tower": 25, "relic": 50}
"""Points of enemy lost that make one victory point, by kind of victory (5.6, 5.7, 5.9)."""
BREAKTHROUGH = 20
LEADER, TOWER, RELIC_OUT, RELIC_HELD, HORROR = 5, 2, 8, 4, 2
FIRST_TOWER_ROUND = 2
BETWEEN_ORDERS = frozenset({"activate", "announce", "dice", "order", "group-order"})
"""What is asked while no order is being carried out (5.5)."""


def worth_of(figures: list[Figure]) -> int:
    """The points of some figures."""
    return sum(figure.profile.points for figure in figures)


def lost(battle: Battle, seat: Seat) -> list[Figure]:
    """A player's lost figures (1.18)."""
    return [f for f in battle.figures if f.seat == seat and f.is_lost]


def exited(battle: Battle, seat: Seat) -> list[Figure]:
    """A player's figures that left by an exit (5.12)."""
    return [f for f in battle.figures if f.seat == seat and f.gone == "exited"]


def award(battle: Battle, seat: Seat, points: int, reason: str, *rules: str) -> None:
    """Score victory points."""
    if points:
        battle.points[seat] = battle.points.get(seat, 0) + points
        battle.cite(*rules)
        battle.tell(Scored(seat, points, reason))


def holder(battle: Battle) -> Seat | None:
    """Who controls the objective: more able figures within S (5.10, 5.7)."""
    objective = battle.setting.objective
    if objective is None:
        return None
    weight = dict.fromkeys(SEATS, 0)
    for figure in battle.on_table():
        if figure.is_able and not figure.has("animal"):
            near = within(to_point(figure, objective), battle.setting.sticks[SHORT])
            weight[figure.seat] += (2 if figure.level else 1) if near else 0
    if weight["A"] == weight["B"]:
        return None
    return "A" if weight["A"] > weight["B"] else "B"


def score_round(battle: Battle) -> None:
    """What the end of a round scores: the tower (5.7)."""
    if battle.setting.victory == "tower" and battle.round >= FIRST_TOWER_ROUND:
        seat = holder(battle)
        if seat is not None:
            award(battle, seat, TOWER, "tower", "5.7", "5.10")


def score_relic(battle: Battle, seat: Seat) -> None:
    """The relic was carried off: the game ends at once (5.9)."""
    award(battle, seat, RELIC_OUT, "relic-out", "5.9")
    decide(battle, "5.9")


def final_scores(battle: Battle) -> dict[Seat, list[tuple[int, str]]]:
    """What each player scores at the end beside what is scored already (5.6-5.9)."""
    kind = battle.setting.victory
    found: dict[Seat, list[tuple[int, str]]] = {seat: [] for seat in SEATS}
    if kind == "breakthrough":
        attacker = battle.attacker
        through = worth_of(exited(battle, attacker)) // BREAKTHROUGH
        fallen = worth_of(lost(battle, attacker)) // BREAKTHROUGH
        found[attacker].append((through, "exited"))
        found[other_seat(attacker)].append((fallen, "losses"))
        return found
    for seat in SEATS:
        dead = lost(battle, other_seat(seat))
        found[seat].append((worth_of(dead) // LOSSES[kind], "losses"))
        if kind == "losses" and any(f.has("leader") for f in dead):
            found[seat].append((LEADER, "leader"))
        if kind == "relic":
            if any(f.has("magic_user") or f.has("terror") for f in dead):
                found[seat].append((HORROR, "horror"))
            if battle.carrier and battle.figure(battle.carrier).seat == seat:
                found[seat].append((RELIC_HELD, "relic-held"))
    return found


def standing_scores(battle: Battle) -> dict[Seat, int]:
    """The score as it would be if the game ended now."""
    if battle.result is not None:
        return {seat: battle.points.get(seat, 0) for seat in SEATS}
    final = final_scores(battle)
    return {s: battle.points.get(s, 0) + sum(p for p, _ in final[s]) for s in SEATS}


def check_now(battle: Battle) -> bool:
    """End the game at once if a band has no figure left on the table (5.1, 5.2)."""
    figures = battle.figures
    # Figures are in order of their seats: the first and the last are usually proof enough.
    if (
        figures
        and figures[0].seat != figures[-1].seat
        and figures[0].at is not None
        and figures[-1].at is not None
    ):
        return False
    here = {figure.seat for figure in figures if figure.at is not None}
    if len(here) == len(SEATS):
        return False
    if here:
        (left,) = here
        gone = other_seat(left)
        if not exited(battle, gone):
            score_end(battle)
            finish(battle, left, "5.2")
            return True
    decide(battle, "5.2")
    return True


def score_end(battle: Battle) -> None:
    """Score what is scored at the end (5.3)."""
    for seat, rows in final_scores(battle).items():
        for points, reason in rows:
            award(battle, seat, points, reason, battle.setting.clause, "5.3")


def decide(battle: Battle, clause: str = "5.3") -> None:
    """Victory points, then tie-breaks (5.3, 5.4)."""
    score_end(battle)
    a, b = (battle.points.get(seat, 0) for seat in SEATS)
    if a != b:
        finish(battle, "A" if a > b else "B", clause)
        return
    battle.cite("5.4")
    a, b = (worth_of([f for f in battle.figures if f.seat == s and not f.is_lost]) for s in SEATS)
    if a == b:
        b, a = (len(lost(battle, seat)) for seat in SEATS)
    finish(battle, "" if a == b else "A" if a > b else "B", "5.4")


def finish(battle: Battle, winner: str, clause: str) -> None:
    """The game is over."""
    scores = {seat: float(battle.points.get(seat, 0)) for seat in SEATS}
    battle.result = Result((winner,) if winner else (), scores, clause)
    battle.phase = "over"
    battle.tell(GameEnded(winner, clause, int(scores["A"]), int(scores["B"])))


def may_concede(battle: Battle, seat: Seat, asked: Question | None) -> Refusal | None:
    """Only in the own turn, and only between two orders (5.5, D19)."""
    if battle.phase != "play" or battle.active != seat:
        return Refusal("concede-own-turn", rule="5.5")
    if asked is None or asked.topic not in BETWEEN_ORDERS:
        return Refusal("concede-between-orders", rule="5.5")
    return None


def concede(battle: Battle, seat: Seat) -> None:
    """Whoever concedes loses (5.5)."""
    battle.cite("5.5")
    finish(battle, other_seat(seat), "5.5")
