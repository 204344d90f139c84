"""The shell of every report: one file that a browser opens anywhere, and a printer prints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #1d1c1a; --soft: #5f5b54; --line: #cfc8ba;
  --paper: #fbf9f4; --panel: #f3efe6; --first: 0 114 178; --second: 213 94 0 }
@media (prefers-color-scheme: dark) { :root { --ink: #ebe6dc; --soft: #a8a196; --line: #48443d;
  --paper: #1b1a18; --panel: #25231f; --first: 86 180 233; --second: 230 159 0;
  --plot-0: #56b4e9; --plot-1: #f08a4b; --plot-2: #35c99a; --plot-3: #e3a3c6;
  --plot-4: #f0e442; --plot-5: #9ad0f5 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2.5rem 1.25rem 4rem; max-width: 66rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.55 system-ui, sans-serif;
  font-variant-numeric: tabular-nums }
h1, h2, h3 { font-family: "Iowan Old Style", Palatino, "Palatino Linotype", Georgia, serif;
  line-height: 1.2; font-weight: 600; text-wrap: balance }
h1 { font-size: 2.1rem; margin: 0 0 .5rem }
h2 { font-size: 1.4rem; margin: 3rem 0 .5rem; padding-top: .75rem;
  border-top: 2px solid var(--ink) }
h3 { font-size: 1.08rem; margin: 1.75rem 0 .25rem }
p { margin: .5rem 0; max-width: 46rem }
.lead { font-size: 1.1rem } .note, figcaption, caption { color: var(--soft); font-size: .9rem }
nav { float: right; font-size: .9rem } a { color: inherit; text-underline-offset: .2em }
a:focus-visible { outline: 2px solid rgb(var(--first)); outline-offset: 2px }
.scroll { overflow-x: auto; margin: 1rem 0 }
table { border-collapse: collapse; border-block: 1.5px solid var(--ink); min-width: 60% }
caption { text-align: left; padding-bottom: .35rem }
th { font-weight: 600; text-align: left; vertical-align: bottom;
  border-bottom: 1px solid var(--ink) }
th, td { padding: .35rem .8rem .35rem 0 } td { border-bottom: 1px solid var(--line) }
tbody tr:last-child td { border-bottom: 0 }
td.n, th.n { text-align: right; white-space: nowrap } td small { color: var(--soft) }
td.heat { text-align: center; padding: .35rem .6rem; border: 1px solid var(--paper);
  min-width: 5rem; background: rgb(var(--tint) / var(--deep)) }
td.heat small { color: inherit; opacity: .85 }
td.heat + td:not(.heat), td.heat + th { padding-left: .8rem }
td.first { --tint: var(--first) } td.second { --tint: var(--second) }
td.doubt { background-image: repeating-linear-gradient(45deg, transparent 0 5px,
  rgb(128 128 128 / .35) 5px 6px) }
td.blank { background: var(--panel) }
figure { margin: 1.25rem 0 } figure svg { max-width: 100%; height: auto; color: var(--ink) }
.clauses { display: grid; grid-template-columns: max-content 1fr; gap: .2rem .9rem;
  align-items: start; margin: 1rem 0 }
.clauses b { font-weight: 600; font-size: .85rem; line-height: 1.3rem }
.clauses div { display: flex; flex-wrap: wrap; gap: 2px }
.clauses span { width: 1.3rem; height: 1.3rem; border: 1px solid var(--line);
  background: rgb(var(--first) / var(--deep)) }
.clauses .never { border: 2px dashed rgb(var(--second)) }
.clauses .silent { border-style: dotted; opacity: .7 }
.key { display: inline-block; width: 1rem; height: 1rem; vertical-align: -.15rem;
  border: 1px solid var(--line) }
footer { margin-top: 3rem; padding-top: .75rem; border-top: 1px solid var(--line) }
@media print { body { max-width: none; padding: 0; font-size: 10pt } nav { display: none }
  h2 { break-after: avoid } figure, tr { break-inside: avoid } .scroll { overflow: visible } }
"""


def page(
    title: str, lang: str, body: Iterable[str], others: Mapping[str, str] | None = None
) -> str:
    """A whole report; ``others`` are the same one in other languages, by name and file."""
    links = " · ".join(
        f'<a href="{escape(file)}">{escape(name)}</a>' for name, file in (others or {}).items()
    )
    parts = "\n".join(body)
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
{f"<nav>{links}</nav>" if links else ""}
<h1>{escape(title)}</h1>
{parts}
</body>
</html>
"""


def heading(text: str, level: int = 2) -> str:
    """The head of a part."""
    return f"<h{level}>{escape(text)}</h{level}>"


def paragraph(text: str, kind: str = "") -> str:
    """A sentence or a few."""
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"


def figure(svg: str, caption: str) -> str:
    """A plot with what it shows; who cannot see it is read that."""
    picture = svg[svg.index("<svg") :]
    told = escape(caption)
    named = picture.replace("<svg", f'<svg role="img" aria-label="{told}"', 1)
    return f"<figure>{named}<figcaption>{told}</figcaption></figure>"


def cell(text: object, *, number: bool = False, small: str = "") -> str:
    """A cell of a table, with a word of small print."""
    more = f" <small>{escape(small)}</small>" if small else ""
    kind = ' class="n"' if number else ""
    return f"<td{kind}>{escape(str(text))}{more}</td>"


def heat(share: float, text: str, small: str, *, doubtful: bool = False, title: str = "") -> str:
    """A cell as dark as a share is far from a half: one colour above it, another below."""
    side = "first" if share >= 0.5 else "second"
    deep = min(0.6, 1.4 * abs(share - 0.5))
    kind = f"heat {side}{' doubt' if doubtful else ''}"
    return (
        f'<td class="{kind}" style="--deep:{deep:.2f}" title="{escape(title)}">'
        f"{escape(text)}<br><small>{escape(small)}</small></td>"
    )


def table(
    head: Sequence[str], rows: Iterable[Sequence[str]], *, numbers: int = 0, caption: str = ""
) -> str:
    """A table of cells; the last so many columns are numbers."""
    first = len(head) - numbers
    kinds = [' class="n"' if place >= first else "" for place in range(len(head))]
    heads = "".join(f'<th scope="col"{kind}>{escape(text)}</th>' for kind, text in zip(kinds, head))
    body = "".join(f"<tr>{''.join(row)}</tr>" for row in rows)
    told = f"<caption>{escape(caption)}</caption>" if caption else ""
    return (
        f'<div class="scroll"><table>{told}<thead><tr>{heads}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )
