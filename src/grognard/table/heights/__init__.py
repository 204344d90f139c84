"""Tables with heights: roofs, bridges, stairs, ladders, fences, as in Gaslight.

- `relief`: the table with its pieces, surfaces to stand on, solids, and the figures on it;
- `walks`: a path over the relief: what it costs along and up, and what stops it;
- `cover`: sight in three dimensions, ray by ray;
- `edges`: where one may fall, and the walls one may climb;
- `passages`: the ladders, stairs, bridges and gaps that lead from level to level;
- `section`: a cut through the table along a line;
- `views`: all of this as screens want it;
- `kernels`: the numbers behind these, written for plain and compiled running.
"""
