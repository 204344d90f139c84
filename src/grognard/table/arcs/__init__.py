"""Tables of arcs: a base goes round what is in its way as closely as it can, as in Brimstone.

- `shapes`: discs, boxes and polygons, as a moving centre meets them;
- `legs`: straight legs and arcs, and where they cross and come near;
- `tracks`: legs one after another, which a moving centre follows;
- `detours`: the shortest tracks past bases and walls;
- `tolls`: what a track costs through ground that slows;
- `zones`: where a track enters the reach of others;
- `meeting`: what a straight line meets first.
"""
