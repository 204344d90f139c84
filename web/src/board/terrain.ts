/**
 * Draws terrain as a map-maker would: a wash of colour, an exact outline, and inked marks that
 * say what it is. Marks never cross the outline, since people measure to it.
 */

import {
  alongEdge,
  boxOf,
  centre,
  distance,
  edgeDistance,
  inkOf,
  inside,
  outlinePath,
  type Point,
  strewn,
} from "./geometry";
import { lookOf, type TerrainLook } from "./looks";

/**
 * What a stroke is for: washes of the terrain's own colours, ink in two weights, things that
 * stand on it with the shadows they cast, and the sides that face the light and that do not.
 */
export type Role =
  | "wash"
  | "shade"
  | "ink"
  | "fine"
  | "leaf"
  | "stone"
  | "light"
  | "shadow"
  | "lit"
  | "dim"
  | "deep"
  | "glow";

export interface Stroke {
  role: Role;
  d: string;
}

type Artist = (outline: readonly Point[], name: string) => Stroke[];

const n = (value: number): string => value.toFixed(1);

/** Whatever stands casts its shadow this way, and faces the light the other way. */
const FALLS: Point = [0.52, 0.85];

function fallen([x, y]: Point, by: number): Point {
  return [x + FALLS[0] * by, y + FALLS[1] * by];
}

const blob = ([x, y]: Point, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0Z`;

/** The slopes between an edge and what it rises to: those in the light, and those that are not. */
function slopes(outline: readonly Point[], top: readonly Point[]): Stroke[] {
  const faces = outline.map((corner, i) => {
    const k = (i + 1) % outline.length;
    const next = outline[k] as Point;
    const face = outlinePath([corner, next, top[k] as Point, top[i] as Point]);
    const middle = centre(outline);
    const out: Point = [
      (corner[0] + next[0]) / 2 - middle[0],
      (corner[1] + next[1]) / 2 - middle[1],
    ];
    return { face, dark: out[0] * FALLS[0] + out[1] * FALLS[1] > 0 };
  });
  const joined = (dark: boolean) =>
    faces
      .filter((one) => one.dark === dark)
      .map((one) => one.face)
      .join("");
  return [
    { role: "lit", d: joined(false) },
    { role: "dim", d: joined(true) },
  ];
}

/** A crown of leaves: a scalloped ring with a shaded side and one in the light. */
function crown(
  [x, y]: Point,
  size: number,
  ink: () => number,
): { ring: string; shade: string; gloss: string; shadow: string } {
  const lobes = 6 + Math.floor(ink() * 3);
  const start = ink() * Math.PI;
  const rim = Array.from({ length: lobes }, (_, k) => {
    const turn = start + (k * 2 * Math.PI) / lobes;
    const reach = size * (0.86 + ink() * 0.2);
    return [x + reach * Math.cos(turn), y + reach * Math.sin(turn)] as Point;
  });
  const first = rim[0] as Point;
  let ring = `M${n(first[0])} ${n(first[1])}`;
  for (let k = 1; k <= lobes; k++) {
    const [px, py] = rim[k % lobes] as Point;
    const bulge = size * 0.52;
    ring += `A${n(bulge)} ${n(bulge)} 0 0 1 ${n(px)} ${n(py)}`;
  }
  const s = size * 0.5;
  const shade = `M${n(x - s * 0.1)} ${n(y + s)}a${n(s * 1.1)} ${n(s * 1.1)} 0 0 0 ${n(s * 1.05)} ${n(-s * 1.1)}`;
  return {
    ring: `${ring}Z`,
    shade,
    gloss: blob([x - size * 0.26, y - size * 0.3], size * 0.46),
    shadow: blob(fallen([x, y], size * 0.34), size * 0.98),
  };
}

const wood: Artist = (outline, name) => {
  const ink = inkOf(name);
  const crowns = strewn(outline, 19, 13, name).map((at) => crown(at, 8.5 + ink() * 3.5, ink));
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "shadow", d: crowns.map((c) => c.shadow).join("") },
    { role: "leaf", d: crowns.map((c) => c.ring).join("") },
    { role: "lit", d: crowns.map((c) => c.gloss).join("") },
    { role: "fine", d: crowns.map((c) => c.shade).join("") },
  ];
};

/** Broken masonry: corners of stones, no two alike, each with its shadow. */
const rubble: Artist = (outline, name) => {
  const ink = inkOf(name);
  const stones = strewn(outline, 15, 9, name).map((at) => {
    const size = 3.4 + ink() * 4;
    const corners = 4 + Math.floor(ink() * 2);
    const start = ink() * Math.PI * 2;
    return Array.from({ length: corners }, (_, k): Point => {
      const turn = start + ((k + ink() * 0.4) * 2 * Math.PI) / corners;
      return [at[0] + size * Math.cos(turn), at[1] + size * 0.8 * Math.sin(turn)];
    });
  });
  const drawn = (rings: Point[][]) => rings.map((ring) => outlinePath(ring)).join("");
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "shadow", d: drawn(stones.map((ring) => ring.map((corner) => fallen(corner, 2)))) },
    { role: "stone", d: drawn(stones) },
  ];
};

/** Moves every corner inward, so that roofs keep their walls' shape. */
function shrunk(outline: readonly Point[], by: number): Point[] {
  const middle = centre(outline);
  return outline.map(([x, y]) => {
    const reach = distance([x, y], middle) || 1;
    const part = Math.max(0, 1 - (by * 1.41) / reach);
    return [middle[0] + (x - middle[0]) * part, middle[1] + (y - middle[1]) * part];
  });
}

/** Straight strokes across an outline, cut at its edge. */
function hatch(outline: readonly Point[], step: number, slope: number, name: string): string {
  const ink = inkOf(`${name}/hatch`);
  const { x, y, width, height } = boxOf(outline);
  const reach = width + height * Math.abs(slope);
  let strokes = "";
  for (let offset = step / 2; offset < reach; offset += step) {
    const startX = slope < 0 ? x + offset : x + offset - height * slope;
    const cuts = crossings(
      [startX, y],
      [startX + (slope < 0 ? -1 : 1) * height * Math.abs(slope), y + height],
      outline,
    );
    for (let k = 0; k + 1 < cuts.length; k += 2) {
      const [a, b] = [cuts[k] as Point, cuts[k + 1] as Point];
      const trim = 1 + ink() * 2;
      const length = distance(a, b);
      if (length > 4 * trim) {
        const ux = ((b[0] - a[0]) / length) * trim;
        const uy = ((b[1] - a[1]) / length) * trim;
        strokes += `M${n(a[0] + ux)} ${n(a[1] + uy)}L${n(b[0] - ux)} ${n(b[1] - uy)}`;
      }
    }
  }
  return strokes;
}

function crossings(a: Point, b: Point, outline: readonly Point[]): Point[] {
  const found: { part: number; at: Point }[] = [];
  outline.forEach((c, i) => {
    const d = outline[(i + 1) % outline.length] as Point;
    const denominator = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
    if (Math.abs(denominator) < 1e-9) {
      return;
    }
    const part = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / denominator;
    const other = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / denominator;
    if (other >= 0 && other < 1) {
      found.push({ part, at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part] });
    }
  });
  return found.sort((p, q) => p.part - q.part).map((cut) => cut.at);
}

/** A roof with its four slopes, tiled across, round a flat top or a ridge. */
const building: Artist = (outline, name) => {
  const size = Math.min(boxOf(outline).width, boxOf(outline).height);
  const roof = shrunk(outline, Math.min(11, size * 0.26));
  const ridges = outline
    .map((corner, i) => outlinePath([corner, roof[i] as Point], false))
    .join("");
  return [
    { role: "wash", d: outlinePath(outline) },
    ...slopes(outline, roof),
    { role: "shade", d: outlinePath(roof) },
    { role: "fine", d: hatch(roof, 7, 0.55, name) },
    { role: "ink", d: `${ridges}${outlinePath(roof)}` },
  ];
};

/** Hachures: strokes running down from the crest, as old maps show a height. */
const rock: Artist = (outline, name) => {
  const ink = inkOf(name);
  const size = Math.min(boxOf(outline).width, boxOf(outline).height);
  const long = Math.min(22, size * 0.3);
  const strokes = alongEdge(outline, 7).map(({ at, inward }) => {
    const reach = long * (0.55 + ink() * 0.45);
    const lean = (ink() - 0.5) * 3;
    return `M${n(at[0] + inward[0] * 1.5)} ${n(at[1] + inward[1] * 1.5)}L${n(at[0] + inward[0] * reach - inward[1] * lean)} ${n(at[1] + inward[1] * reach + inward[0] * lean)}`;
  });
  const crest = shrunk(outline, long * 0.9);
  return [
    { role: "wash", d: outlinePath(outline) },
    ...slopes(outline, crest),
    { role: "light", d: outlinePath(crest) },
    { role: "ink", d: strokes.join("") },
  ];
};

/** A little wave. */
function ripple([x, y]: Point, ink: () => number): string {
  const w = 6 + ink() * 4;
  return `M${n(x - w)} ${n(y)}q${n(w / 2)} -4 ${n(w)} 0t${n(w)} 0`;
}

/** Shore lines, each fainter and farther from land. */
const water: Artist = (outline, name) => {
  const ink = inkOf(name);
  const ripples = strewn(outline, 34, 14, name).map((at) => ripple(at, ink));
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "deep", d: outlinePath(shrunk(outline, 7)) },
    { role: "deep", d: outlinePath(shrunk(outline, 15)) },
    { role: "ink", d: outlinePath(shrunk(outline, 4)) },
    { role: "fine", d: ripples.join("") },
  ];
};

/** Cooling crust: cracks that fork. */
const lava: Artist = (outline, name) => {
  const ink = inkOf(name);
  const cracks = strewn(outline, 24, 9, name).map(([x, y]) => {
    const turn = ink() * Math.PI;
    const w = 6 + ink() * 4;
    const [dx, dy] = [w * Math.cos(turn), w * Math.sin(turn)];
    return `M${n(x - dx)} ${n(y - dy)}L${n(x)} ${n(y)}l${n(dx * 0.8 - dy * 0.4)} ${n(dy * 0.8 + dx * 0.4)}M${n(x)} ${n(y)}l${n(dx * 0.6 + dy * 0.6)} ${n(dy * 0.6 - dx * 0.6)}`;
  });
  const plates = strewn(outline, 17, 12, `${name}/glow`)
    .map((at) => blob(at, 2.5 + ink() * 4))
    .join("");
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "light", d: outlinePath(shrunk(outline, 5)) },
    { role: "glow", d: plates },
    { role: "ink", d: cracks.join("") },
  ];
};

/** A tuft of grass. */
function tuft([x, y]: Point, ink: () => number): string {
  const h = 4 + ink() * 3;
  return `M${n(x - 4)} ${n(y)}q1 ${n(-h * 0.6)} -1 ${n(-h)}M${n(x)} ${n(y + 1)}v${n(-h - 1)}M${n(x + 4)} ${n(y)}q-1 ${n(-h * 0.6)} 1 ${n(-h)}`;
}

const rough: Artist = (outline, name) => {
  const ink = inkOf(name);
  const tufts = strewn(outline, 20, 8, name).map((at) => tuft(at, ink));
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "ink", d: tufts.join("") },
  ];
};

/** Tufts that stand in water. */
const marsh: Artist = (outline, name) => {
  const ink = inkOf(name);
  const places = strewn(outline, 24, 10, name);
  const tufts = places.filter((_, k) => k % 2 === 0).map((at) => tuft(at, ink));
  const ripples = places.filter((_, k) => k % 2 === 1).map((at) => ripple(at, ink));
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "ink", d: tufts.join("") },
    { role: "fine", d: ripples.join("") },
  ];
};

const platform: Artist = (outline, name) => [
  { role: "wash", d: outlinePath(outline) },
  { role: "fine", d: hatch(outline, 9, 0, name) },
  { role: "ink", d: outlinePath(shrunk(outline, 3)) },
];

const stairs: Artist = (outline, name) => {
  const { width, height } = boxOf(outline);
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "ink", d: width > height ? hatch(outline, 6, 0, name) : hatchAcross(outline, 6, name) },
  ];
};

/** A wall seen from above; one that fills an area is a block of masonry with a coping round it. */
const wall: Artist = (outline, name) => {
  if (outline.length < 3) {
    const thrown = outline.map((point) => fallen(point, 4));
    return [
      { role: "shadow", d: outlinePath(thrown, false) },
      { role: "ink", d: outlinePath(outline, false) },
      { role: "light", d: outlinePath(outline, false) },
    ];
  }
  const size = Math.min(boxOf(outline).width, boxOf(outline).height);
  const coping = shrunk(outline, Math.min(6, size * 0.22));
  return [
    { role: "wash", d: outlinePath(outline) },
    ...slopes(outline, coping),
    { role: "shade", d: outlinePath(coping) },
    { role: "fine", d: bricks(coping, name) },
    { role: "ink", d: outlinePath(coping) },
  ];
};

/** Courses of stones: lines across, and joints that never lie above one another. */
function bricks(outline: readonly Point[], name: string): string {
  const courses = hatchAcross(outline, 7, name);
  const ink = inkOf(`${name}/joints`);
  const joints = strewn(outline, 9, 4, `${name}/joints`).map(
    ([x, y]) => `M${n(x)} ${n(y - 2 - ink())}v${n(4 + ink())}`,
  );
  return courses + joints.join("");
}

/** Level strokes across an outline. */
function hatchAcross(outline: readonly Point[], step: number, name: string): string {
  const turned = outline.map(([x, y]) => [y, x] as Point);
  return hatch(turned, step, 0, name).replace(/(-?[\d.]+) (-?[\d.]+)/g, "$2 $1");
}

const plain: Artist = (outline, name) =>
  outline.length < 3
    ? [{ role: "ink", d: outlinePath(outline, false) }]
    : [
        { role: "wash", d: outlinePath(outline) },
        { role: "fine", d: hatch(outline, 11, -0.7, name) },
      ];

const cloud: Artist = (outline, name) => {
  const ink = inkOf(name);
  const puffs = strewn(outline, 20, 6, name).map((at) => crown(at, 8 + ink() * 4, ink).ring);
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "fine", d: puffs.join("") },
  ];
};

/** A box with braces in the middle of whatever room it takes. */
const crate: Artist = (outline) => {
  const [x, y] = centre(outline);
  const box = boxOf(outline);
  const w = Math.min(box.width, box.height) * (outline.length === 4 ? 0.5 : 0.3);
  const h = outline.length === 4 ? w : w * 0.8;
  const [left, right, top, bottom] = [x - w, x + w, y - h, y + h].map(n);
  const [sx, sy] = fallen([0, 0], w * 0.28);
  return [
    {
      role: "shadow",
      d: `M${n(x - w + sx)} ${n(y - h + sy)}h${n(2 * w)}v${n(2 * h)}h${n(-2 * w)}Z`,
    },
    { role: "wash", d: `M${left} ${top}H${right}V${bottom}H${left}Z` },
    { role: "lit", d: `M${left} ${top}H${right}L${n(x)} ${n(y)}L${left} ${bottom}Z` },
    {
      role: "ink",
      d: `M${left} ${top}H${right}V${bottom}H${left}ZM${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}`,
    },
  ];
};

const ARTISTS: Record<TerrainLook, Artist> = {
  wood,
  rubble,
  building,
  rock,
  water,
  marsh,
  lava,
  rough,
  platform,
  stairs,
  wall,
  cloud,
  crate,
  plain,
};

export function draw(kind: string, outline: readonly Point[], name: string): Stroke[] {
  return ARTISTS[lookOf(kind)](outline, name).filter((stroke) => stroke.d !== "");
}

/** Where a label sits best: the middle, or the roomiest place found near it. */
export function labelPlace(outline: readonly Point[]): Point {
  const middle = centre(outline);
  if (outline.length < 3 || inside(middle, outline)) {
    return middle;
  }
  const places = strewn(outline, 20, 0, "label");
  return places.reduce(
    (best, place) => (edgeDistance(place, outline) > edgeDistance(best, outline) ? place : best),
    places[0] ?? middle,
  );
}
