"""Tables of sticks: bases in straight lines among rectangles, lines and levels, as in Baroud.

The height of a level is not measured. Terrain is told by flags: a ruleset says which of them each
of its kinds of terrain has, and what becomes of a move that meets them.

- `columns`: how a table lies in columns of numbers, and what each flag means;
- `shapes`: distances and crossings of points, segments, rectangles and lines;
- `bases`: who touches whom, and who is nearest;
- `sight`: what blocks a line of sight, and what gives cover from it;
- `sweeps`: what a base touches, crosses and runs into along a straight line.
"""
