"""The table: exact geometry, one package for each kind of table a game may be played on.

- `flat`: round bases among polygons, moved in straight legs, seeing over the plane (Colossus);
- `arcs`: round bases that go round one another and into zones of control (Brimstone);
- `heights`: roofs, bridges, stairs and ladders, with sight in three dimensions (Gaslight);
- `sticks`: straight moves among rectangles and lines, with levels instead of heights (Baroud);
- `hexes`: a board of hexes (Saurian).

What they share: `lattice` (the points one may be at), `headings`, `polygons`, `distance`, `search`
(whether any point will do), and `compiled`, which runs kernels plain or compiled.

A table knows no rules: what a kind of terrain does, a ruleset says by the flags it sets.
"""
