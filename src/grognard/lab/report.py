"""The report of a measurement: what was found, as a page that people read, and as files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from itertools import accumulate
from pathlib import Path
from typing import Any

from msgspec import Struct

from grognard.content.published import Published
from grognard.content.rulebook import Clause, told_in
from grognard.kernel.said import Language
from grognard.lab import plots
from grognard.lab.findings import CellFinding, Findings, Notable, Voiced
from grognard.lab.intervals import Estimate
from grognard.lab.page import cell, figure, heading, heat, page, paragraph, table

REPLAYS = "replays"
"""The folder of the games that a report links to."""


class Tongue(Struct, frozen=True):
    """The words of a report, in one language."""

    lang: Language
    words: Callable[..., str]
    army: Callable[[str], str]
    """What an army is called."""
    event: Callable[[str], str]
    """What happens when such a thing happens, to whomever it be."""

    def percent(self, share: float) -> str:
        return self.words("percent", n=round(100 * share))

    def between(self, found: Estimate) -> str:
        return f"{round(100 * found.low)}–{round(100 * found.high)}"

    def scenario(self, finding: CellFinding) -> str:
        return self.words(f"scenario-{finding.cell.scenario}")

    def armies(self, finding: CellFinding) -> str:
        one, other = (self.army(army) for army in finding.cell.armies)
        return self.words("report-against", one=one, other=other)


def bots_of(voiced: Voiced) -> str:
    """The bots of a series by name, crosswise with a cross."""
    one, other = voiced.bots
    return one if one == other else f"{one} × {other}"


def report(
    found: Findings,
    ruleset: Published[Any],
    tongue: Tongue,
    others: Mapping[str, str],
    units: Sequence[str] = (),
) -> str:
    """All that was found, as a page; ``units`` is its part on what units are worth."""
    words = tongue.words
    title = words("report-title", name=words(f"ruleset-{found.ruleset}"))
    return page(title, tongue.lang, _parts(found, ruleset, tongue, units), others)


def _parts(
    found: Findings, ruleset: Published[Any], tongue: Tongue, units: Sequence[str]
) -> Iterator[str]:
    words = tongue.words
    yield paragraph(_summary(found, words), "lead")
    yield paragraph(
        words(
            "report-how",
            games=found.games,
            bots=", ".join(found.bots),
            seed=str(found.seed),
            version=found.version,
        ),
        "note",
    )
    yield heading(words("report-shares"))
    yield paragraph(words("report-shares-note"))
    yield from _heat_maps(found, tongue)
    yield heading(words("report-intervals"), 3)
    yield figure(_forest(found, tongue, "army"), words("report-intervals-note"))
    yield heading(words("report-seats"))
    yield figure(_forest(found, tongue, "seat"), words("report-seats-note"))
    yield heading(words("report-course"))
    yield _courses(found, tongue)
    yield figure(_lengths(found, tongue), words("report-lengths-note"))
    yield figure(_decided(found, tongue), words("report-decided-note"))
    yield from _better(found, tongue)
    yield from units
    yield heading(words("report-clauses"))
    yield paragraph(words("report-clauses-note", never=len(found.clauses.never)))
    yield _clauses(found, ruleset, tongue)
    yield heading(words("report-games"))
    yield paragraph(words("report-games-note", folder=REPLAYS))
    yield _games(found, tongue)
    yield f"<footer>{paragraph(words('report-foot'), 'note')}</footer>"


def _summary(found: Findings, words: Callable[..., str]) -> str:
    count = {
        verdict: sum(each.judgement == verdict for each in found.cells)
        for verdict in ("even", "near", "lopsided", "disagree", "unknown", "vague", "single")
    }
    told = [
        words(f"report-summary-{verdict}", cells=cells) for verdict, cells in count.items() if cells
    ]
    return words("report-summary", cells=len(found.cells), told=" ".join(told))


def _heat_maps(found: Findings, tongue: Tongue) -> Iterator[str]:
    """Scenarios by bots; and where armies met all others, armies by armies."""
    yield _by_bots(found, tongue)
    for scenario in dict.fromkeys(each.cell.scenario for each in found.cells):
        own = [each for each in found.cells if each.cell.scenario == scenario]
        if len(own) > 1:
            yield heading(tongue.words(f"scenario-{scenario}"), 3)
            yield _matrix(own, tongue)


def _by_bots(found: Findings, tongue: Tongue) -> str:
    words = tongue.words
    kinds = [bots_of(voiced) for voiced in found.cells[0].voices]
    head = [words("balance-head-scenario"), words("report-armies"), *kinds]
    rows = [
        [
            cell(tongue.scenario(each)),
            cell(tongue.armies(each)),
            *(_hot(each, voiced.first_army, tongue) for voiced in each.voices),
            cell(words(f"balance-verdict-{each.judgement}")),
        ]
        for each in found.cells
    ]
    return table([*head, words("balance-head-verdict")], rows, caption=words("report-heat-note"))


def _hot(finding: CellFinding, share: Estimate, tongue: Tongue) -> str:
    if not share.units:
        return '<td class="heat blank">–</td>'
    told = tongue.percent(share.share)
    return heat(share.share, told, tongue.between(share), doubtful=bool(finding.disagree))


def _matrix(cells: Sequence[CellFinding], tongue: Tongue) -> str:
    """Every army of a scenario against every other: what the one in the row wins."""
    armies = list(dict.fromkeys(army for each in cells for army in each.cell.armies))
    met = {each.cell.armies: each for each in cells}
    rows = [
        [cell(tongue.army(row)), *(_meeting(met, row, column, tongue) for column in armies)]
        for row in armies
    ]
    return table(["", *(tongue.army(army) for army in armies)], rows)


def _meeting(
    met: Mapping[tuple[str, str], CellFinding], row: str, column: str, tongue: Tongue
) -> str:
    if (row, column) in met:
        return _hot(met[row, column], met[row, column].together, tongue)
    if (column, row) in met:
        found = met[column, row]
        own = found.together
        turned = Estimate(1 - own.share, 1 - own.high, 1 - own.low, own.games, own.units)
        return _hot(found, turned, tongue)
    return '<td class="heat blank"></td>'


def _forest(found: Findings, tongue: Tongue, what: str) -> str:
    kinds = [bots_of(voiced) for voiced in found.cells[0].voices]
    rows = [
        (
            _row_name(each, found, tongue),
            [v.first_army if what == "army" else v.first_seat for v in each.voices],
        )
        for each in found.cells
    ]
    return plots.forest(rows, kinds, label=tongue.words(f"report-{what}-axis"))


def _row_name(finding: CellFinding, found: Findings, tongue: Tongue) -> str:
    """The scenario; with its armies where they are not always the same."""
    scenarios = [each.cell.scenario for each in found.cells]
    if len(set(scenarios)) == len(scenarios):
        return tongue.scenario(finding)
    return tongue.words("labelled", label=tongue.scenario(finding), what=tongue.armies(finding))


def _courses(found: Findings, tongue: Tongue) -> str:
    words = tongue.words
    heads = ("scenario", "turns", "decisions", "draws", "early", "leads", "decided", "seated")
    rows = []
    for each in found.cells:
        most = each.voices[0]
        course = most.course
        rows.append(
            [
                cell(_row_name(each, found, tongue)),
                cell(f"{course.turns:.1f}", number=True),
                cell(f"{course.decisions:.0f}", number=True),
                cell(tongue.percent(course.draws), number=True),
                cell(tongue.percent(course.early), number=True),
                cell(f"{course.lead_changes:.1f}", number=True),
                cell(tongue.percent(course.decided), number=True),
                cell(
                    tongue.percent(most.as_seated.share),
                    number=True,
                    small=tongue.between(most.as_seated),
                ),
            ]
        )
    head = [words(f"balance-head-{name}") for name in heads]
    note = words("balance-note-course", bot=found.cells[0].voices[0].bots[0])
    return table(head, rows, numbers=len(heads) - 1, caption=note)


def _lengths(found: Findings, tongue: Tongue) -> str:
    """The share of games that are over by each turn."""
    longest = max((turn for each in _most(found) for turn in each[1].course.lengths), default=1)
    lines = {}
    for each, voiced in _most(found):
        counts = [voiced.course.lengths.get(turn, 0) for turn in range(longest + 1)]
        lines[tongue.scenario(each)] = list(enumerate(_growing(counts)))
    return plots.curves(
        lines,
        x_label=tongue.words("report-turn-axis"),
        y_label=tongue.words("report-over-axis"),
        x_range=(0, longest + 0.5),
    )


def _decided(found: Findings, tongue: Tongue) -> str:
    """The share of games that are decided by each part of their course."""
    lines = {
        tongue.scenario(each): [
            (10.0 * (tenth + 1), share)
            for tenth, share in enumerate(_growing(voiced.course.decided_tenths))
        ][:-1]
        for each, voiced in _most(found)
    }
    return plots.curves(
        lines,
        x_label=tongue.words("report-part-axis"),
        y_label=tongue.words("report-decided-axis"),
        x_range=(0, 104),
    )


def _most(found: Findings) -> list[tuple[CellFinding, Voiced]]:
    """A cell of every scenario as the bot plays it that played most; more nobody could read."""
    first: dict[str, CellFinding] = {}
    for each in found.cells:
        first.setdefault(each.cell.scenario, each)
    return [(each, each.voices[0]) for each in first.values()]


def _growing(counts: Sequence[int]) -> list[float]:
    """How many there are up to each, as shares.

    >>> _growing([1, 2, 1])
    [0.25, 0.75, 1.0]
    """
    whole = max(1, sum(counts))
    return [count / whole for count in accumulate(counts)]


def _better(found: Findings, tongue: Tongue) -> Iterator[str]:
    """How often the better player wins, whichever army it leads."""
    words = tongue.words
    crossed = [
        place for place, voiced in enumerate(found.cells[0].voices) if voiced.first_bot is not None
    ]
    if not crossed:
        return
    yield heading(words("report-better"), 3)
    kinds = [bots_of(found.cells[0].voices[place]) for place in crossed]
    rows = [
        (_row_name(each, found, tongue), [each.voices[place].first_bot for place in crossed])
        for each in found.cells
    ]
    yield figure(
        plots.forest(rows, kinds, label=words("report-better-axis"), band=0.0),
        words("report-better-note"),
    )


def _clauses(found: Findings, ruleset: Published[Any], tongue: Tongue) -> str:
    """Every clause of the book as a square, darker the more games it applied in."""
    book = ruleset.rulebook
    titles = {chapter.id: told_in(tongue.lang, chapter.title) for chapter in book.chapters}
    chapters: dict[str, list[Clause]] = {}
    for clause in book.clauses:
        chapters.setdefault(clause.chapter, []).append(clause)
    told = [
        f"<b>{escape(f'{chapter} {titles[chapter]}')}</b>"
        f"<div>{''.join(_square(clause, found, tongue) for clause in clauses)}</div>"
        for chapter, clauses in chapters.items()
    ]
    return f'<div class="clauses">{"".join(told)}</div>'


def _square(clause: Clause, found: Findings, tongue: Tongue) -> str:
    shares = found.clauses.shares[clause.id]
    most = max(shares.values(), default=0.0)
    by_scenario = "; ".join(
        f"{tongue.words(f'scenario-{scenario}')} {tongue.percent(share)}"
        for scenario, share in shares.items()
    )
    title = f"{clause.id} {told_in(tongue.lang, clause.title)}: {by_scenario}"
    kind = (
        "never"
        if clause.id in found.clauses.never
        else "silent"
        if clause.id in found.clauses.silent
        else ""
    )
    deep = 0.0 if not most else 0.12 + 0.78 * most
    return f'<span class="{kind}" style="--deep:{deep:.2f}" title="{escape(title)}"></span>'


def _games(found: Findings, tongue: Tongue) -> str:
    words = tongue.words
    rows = []
    for each in found.cells:
        for one in each.notable:
            game, file = one.game, replay_name(each, one)
            link = (
                f'<a href="{REPLAYS}/{escape(file)}">{escape(words(f"report-game-{one.why}"))}</a>'
            )
            rows.append(
                [
                    cell(_row_name(each, found, tongue)),
                    f"<td>{link}</td>",
                    cell(_winner(each, one, tongue)),
                    cell(game.turns, number=True),
                    cell(game.lead_changes, number=True),
                    cell(tongue.percent(game.decided), number=True),
                ]
            )
    head = [words(f"balance-head-{name}") for name in ("scenario",)]
    head += [words("report-game"), words("report-winner")]
    head += [words(f"balance-head-{name}") for name in ("turns", "leads", "decided")]
    return table(head, rows, numbers=3)


def _winner(finding: CellFinding, one: Notable, tongue: Tongue) -> str:
    if one.game.share == 0.5:
        return tongue.words("simulate-draw")
    return tongue.army(finding.cell.armies[0 if one.game.share > 0.5 else 1])


def replay_name(finding: CellFinding, one: Notable) -> str:
    """The file of a game that a report links to."""
    parts = (finding.cell.scenario, *finding.cell.armies, one.why)
    return "-".join(Path(part).stem for part in parts) + ".game.json"


def save_replays(found: Findings, ruleset: Published[Any], folder: Path) -> None:
    """Play the games that a report links to once more, and keep their records."""
    place = folder / REPLAYS
    place.mkdir(parents=True, exist_ok=True)
    for each in found.cells:
        contest = each.series.contests[0]
        for one in each.notable:
            table = contest.table(ruleset, one.game.number, record=True)
            table.play()
            table.game.record.save(place / replay_name(each, one))
