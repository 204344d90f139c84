"""A board of hexes: Saurian's battlefield, and a grid for any other game that counts in hexes.

A hex is its axial coordinates (q, r). Hexes are pointy-topped; rows grow southwards. The six
directions go counter-clockwise from east, and edge k of a hex is the one it shares with its
neighbour in direction k. On paper a rectangular board is numbered by column and row, odd rows
shifted half a hex to the right: see `from_offset` and `to_offset`.

- `grid`: places, neighbours, directions, distances, rings;
- `stances`: what a model of one or two hexes covers and faces;
- `lines`: which hexes a straight line crosses or touches, and by which edges;
- `pixels`: where to draw it all.
"""
