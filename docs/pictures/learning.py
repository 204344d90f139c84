"""Draws how PPO learns: `python docs/pictures/learning.py` writes it in both languages.

What is drawn is in `learning.json`, as `examples/envs/ppo.py` writes it beside its weights.
"""

import json
from pathlib import Path

HERE = Path(__file__).parent
WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM = 640, 300, 52, 150, 18, 44
COLOURS = {"random": "#0072b2", "easy": "#d55e00"}
WORDS = {
    "en": {"won": "games won", "minutes": "minutes of processor time", "against": "against"},
    "fr": {"won": "parties gagnées", "minutes": "minutes de processeur", "against": "contre"},
}
Point = tuple[float, float]


def read(file: Path) -> dict[str, list[Point]]:
    """The minutes and the share of games won against each opponent."""
    curve = json.loads(file.read_text(encoding="utf-8"))
    return {
        name: [(moment["minutes"], moment[name][0] / moment["games"]) for moment in curve]
        for name in COLOURS
    }


def learning(curves: dict[str, list[Point]], lang: str) -> str:
    """The picture in one language."""
    words, longest = WORDS[lang], max(minutes for minutes, _ in curves["easy"])
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(point: Point) -> Point:
        return LEFT + wide * point[0] / longest, TOP + high * (1 - point[1])

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="system-ui, sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf7"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        _, y = at((0, share))
        lines += [
            f'<path d="M{LEFT} {y:.1f}H{LEFT + wide}" stroke="#ccc"/>',
            f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>',
        ]
    for minutes in range(int(longest) + 1):
        x, y = at((minutes, 0))
        lines.append(f'<text x="{x:.1f}" y="{y + 16:.1f}" text-anchor="middle">{minutes}</text>')
    middle = LEFT + wide / 2
    lines.append(
        f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">{words["minutes"]}</text>'
    )
    lines.append(f'<text x="6" y="12">{words["won"]}</text>')
    for name, curve in curves.items():
        points = [at(point) for point in curve]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        x, y = points[-1]
        colour = COLOURS[name]
        lines.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in points]
        told = f"{words['against']} {name}"
        lines.append(f'<text x="{x + 8:.1f}" y="{y + 4:.1f}" fill="{colour}">{told}</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    for language in WORDS:
        drawn = learning(read(HERE / "learning.json"), language)
        (HERE / f"learning.{language}.svg").write_text(drawn, encoding="utf-8")
