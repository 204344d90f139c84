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

export type Role = "wash" | "shade" | "ink" | "fine" | "leaf" | "stone" | "light";

export interface Stroke {
  role: Role;
  d: string;
}

type Artist = (outline: readonly Point[], name: string) => Stroke[];

const n = (value: number): string => value.toFixed(1);

/** A crown of leaves: a scalloped ring with a shaded side. */
function crown([x, y]: Point, size: number, ink: () => number): { ring: string; shade: string } {
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
  return { ring: `${ring}Z`, shade };
}

const wood: Artist = (outline, name) => {
  const ink = inkOf(name);
  const crowns = strewn(outline, 19, 11.5, name).map((at) => crown(at, 8.5 + ink() * 3.5, ink));
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "leaf", d: crowns.map((c) => c.ring).join("") },
    { role: "fine", d: crowns.map((c) => c.shade).join("") },
  ];
};

/** Broken masonry: corners of stones, no two alike. */
const rubble: Artist = (outline, name) => {
  const ink = inkOf(name);
  const stones = strewn(outline, 15, 7, name).map(([x, y]) => {
    const size = 3.4 + ink() * 4;
    const corners = 4 + Math.floor(ink() * 2);
    const start = ink() * Math.PI * 2;
    const ring = Array.from({ length: corners }, (_, k) => {
      const turn = start + ((k + ink() * 0.4) * 2 * Math.PI) / corners;
      return [x + size * Math.cos(turn), y + size * 0.8 * Math.sin(turn)] as Point;
    });
    return outlinePath(ring);
  });
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "stone", d: stones.join("") },
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

const building: Artist = (outline, name) => {
  const roof = shrunk(outline, 9);
  const ridges = outline
    .map((corner, i) => outlinePath([corner, roof[i] as Point], false))
    .join("");
  return [
    { role: "wash", d: outlinePath(outline) },
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
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "light", d: outlinePath(shrunk(outline, 5)) },
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
  const turnedOutline = width > height;
  const steps = turnedOutline
    ? hatch(outline, 6, 0, name)
    : hatch(
        outline.map(([x, y]) => [y, x] as Point),
        6,
        0,
        name,
      ).replace(/(-?[\d.]+) (-?[\d.]+)/g, "$2 $1");
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "ink", d: steps },
  ];
};

const wall: Artist = (outline, name) => {
  if (outline.length < 3) {
    return [
      { role: "ink", d: outlinePath(outline, false) },
      { role: "light", d: outlinePath(outline, false) },
    ];
  }
  return [
    { role: "wash", d: outlinePath(outline) },
    { role: "fine", d: hatch(outline, 6, 0.6, name) },
  ];
};

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
  return [
    { role: "wash", d: `M${left} ${top}H${right}V${bottom}H${left}Z` },
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
