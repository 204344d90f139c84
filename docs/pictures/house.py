"""Draws the house, room upon room: `python docs/pictures/house.py` writes it in both languages."""

from pathlib import Path

HERE = Path(__file__).parent
WIDTH, ROW, GAP, MARGIN = 880, 62, 14, 16
Room = tuple[str, dict[str, str]]
FLOORS: list[list[Room]] = [
    [
        ("web (client)", {"en": "draws views, asks questions", "fr": "montre, demande"}),
        ("cli", {"en": "the command and the terminal", "fr": "la commande et le terminal"}),
        ("server", {"en": "the game over the network", "fr": "le jeu en réseau"}),
        ("draw", {"en": "pictures of a battle", "fr": "images d’une bataille"}),
    ],
    [
        ("lab", {"en": "simulate, ladder, coverage", "fr": "simulations, classements"}),
        ("bots", {"en": "play any ruleset", "fr": "jouent à tous les jeux"}),
        ("testing · conformance", {"en": "for authors", "fr": "pour les auteurs"}),
    ],
    [
        (name, {"en": "rules and data", "fr": "règles et données"})
        for name in ("colossus", "baroud", "gaslight", "brimstone", "saurian")
    ],
    [
        ("text", {"en": "words, in any language", "fr": "les mots, en toute langue"}),
        ("content", {"en": "the shell of a ruleset, its files", "fr": "la coque d’un jeu"}),
    ],
    [
        (name, {"en": about, "fr": french})
        for name, about, french in (
            ("table/flat", "inches", "pouces"),
            ("table/arcs", "zones", "zones"),
            ("table/heights", "roofs", "toits"),
            ("table/sticks", "sticks", "réglettes"),
            ("table/hexes", "hexes", "hexagones"),
        )
    ],
    [
        (
            "kernel",
            {
                "en": "questions · game · resuming · exploring · odds · records · views",
                "fr": "questions · partie · reprise · probabilités · archives · vues",
            },
        )
    ],
]
COLOURS = ("#0072b2", "#009e73", "#d55e00", "#cc79a7", "#e69f00", "#56b4e9")


def house(lang: str) -> str:
    """The picture in one language; a room may use what is below it, never the reverse."""
    height = 2 * MARGIN + len(FLOORS) * (ROW + GAP) - GAP
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="system-ui, sans-serif" text-anchor="middle">',
        f'<rect width="{WIDTH}" height="{height}" fill="#fffdf7"/>',
    ]
    for floor, (rooms, colour) in enumerate(zip(FLOORS, COLOURS, strict=True)):
        width = (WIDTH - 2 * MARGIN - GAP * (len(rooms) - 1)) / len(rooms)
        top = MARGIN + floor * (ROW + GAP)
        for place, (name, about) in enumerate(rooms):
            left = MARGIN + place * (width + GAP)
            middle = left + width / 2
            lines += [
                f'<rect x="{left:.0f}" y="{top}" width="{width:.0f}" height="{ROW}" rx="6" '
                f'fill="{colour}" fill-opacity="0.12" stroke="{colour}" stroke-width="1.5"/>',
                f'<text x="{middle:.0f}" y="{top + 26}" font-size="15" font-weight="600">',
                f"{name}</text>",
                f'<text x="{middle:.0f}" y="{top + 46}" font-size="11" fill="#444">',
                f"{about[lang]}</text>",
            ]
    return "\n".join([*lines, "</svg>"]) + "\n"


if __name__ == "__main__":
    for language in ("en", "fr"):
        (HERE / f"house.{language}.svg").write_text(house(language), encoding="utf-8")
