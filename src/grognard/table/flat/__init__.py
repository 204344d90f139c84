"""Flat tables: round bases among polygons, as in Colossus; other games borrow the planner.

- `ground`: the terrain, patch by patch, which never moves, and the bodies, which do;
- `sight`: who sees whom, and what is in between;
- `paths`: a path given in straight legs: its length, what the swept base hits, whose front it
  crosses, and the straight moves there are;
- `barriers`: what keeps a base from a point, for those who look everywhere;
- `planner`: a path wanted: the shortest one to a place, and all that can be reached;
- `kernels`: the numbers behind these, written for plain and compiled running.
"""
