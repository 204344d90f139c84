/** Places on the table and places on the screen, and the arithmetic between them. */

export type Point = readonly [number, number];

/** Whichever side is longer, the sheet is this many units along it: ink keeps one thickness. */
export const SHEET = 1000;

const ROOT3 = Math.sqrt(3);

export interface Projection {
  readonly grid: "inches" | "hexes";
  /** Size of the drawn sheet. */
  readonly width: number;
  readonly height: number;
  /** Sheet units per table unit (per hex, on hexes). */
  readonly scale: number;
  toSheet(point: Point): Point;
  toTable(point: Point): Point;
}

/** Measured tables: the origin lies south-west and y grows north, while a screen's grows down. */
function measured(width: number, height: number): Projection {
  const scale = SHEET / Math.max(width, height);
  return {
    grid: "inches",
    width: width * scale,
    height: height * scale,
    scale,
    toSheet: ([x, y]) => [x * scale, (height - y) * scale],
    toTable: ([x, y]) => [x / scale, height - y / scale],
  };
}

/** Pointed hexes told as column and row, odd rows shifted right, row 0 at the top. */
function hexagonal(columns: number, rows: number): Projection {
  const across = columns + (rows > 1 ? 0.5 : 0);
  const down = (rows * 1.5 + 0.5) / ROOT3;
  const scale = SHEET / Math.max(across, down);
  const side = scale / ROOT3;
  return {
    grid: "hexes",
    width: across * scale,
    height: down * scale,
    scale,
    toSheet: ([column, row]) => [
      (column + 0.5 + (Math.round(row) & 1 ? 0.5 : 0)) * scale,
      (1.5 * row + 1) * side,
    ],
    toTable: ([x, y]) => nearestHex(x / scale, y / side, columns, rows),
  };
}

function nearestHex(x: number, y: number, columns: number, rows: number): Point {
  let best: Point = [0, 0];
  let least = Number.POSITIVE_INFINITY;
  const guess = (y - 1) / 1.5;
  for (let row = Math.floor(guess) - 1; row <= Math.ceil(guess) + 1; row++) {
    const shift = 0.5 + (row & 1 ? 0.5 : 0);
    const column = Math.round(x - shift);
    const dx = (x - column - shift) * ROOT3;
    const dy = y - 1.5 * row - 1;
    const away = dx * dx + dy * dy;
    if (away < least) {
      least = away;
      best = [clamp(column, 0, columns - 1), clamp(row, 0, rows - 1)];
    }
  }
  return best;
}

export interface TableSize {
  width: number;
  height: number;
  grid?: "inches" | "hexes";
  unit?: "inch" | "mm" | "hex";
}

export function inMillimetres(table: TableSize): boolean {
  return table.unit === "mm";
}

/** What follows a measure on this table. */
export function unitOf(table: TableSize): string {
  return table.grid === "hexes" ? "" : inMillimetres(table) ? " mm" : "″";
}

/** How many digits a measure on this table deserves. */
export function digitsOf(table: TableSize): number {
  return table.grid === "hexes" || inMillimetres(table) ? 0 : 1;
}

export function projection(table: TableSize): Projection {
  return table.grid === "hexes"
    ? hexagonal(table.width, table.height)
    : measured(table.width, table.height);
}

/** The six corners of a hex on the sheet. */
export function hexCorners(at: Point, plane: Projection): Point[] {
  const [x, y] = plane.toSheet(at);
  const side = plane.scale / ROOT3;
  return [-90, -30, 30, 90, 150, 210].map((degrees) => {
    const turn = (degrees * Math.PI) / 180;
    return [x + side * Math.cos(turn), y + side * Math.sin(turn)];
  });
}

const AXIAL: readonly Point[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

/** The neighbour of a hex: 0 east, then counter-clockwise. */
export function hexNeighbour([column, row]: Point, direction: number): Point {
  const step = AXIAL[((direction % 6) + 6) % 6] as Point;
  const r = row + step[1];
  const q = column - (row - (row & 1)) / 2 + step[0];
  return [q + (r - (r & 1)) / 2, r];
}

export function hexDistance(a: Point, b: Point): number {
  const [aq, ar] = axial(a);
  const [bq, br] = axial(b);
  const dq = aq - bq;
  const dr = ar - br;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

function axial([column, row]: Point): Point {
  return [column - (row - (row & 1)) / 2, row];
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

/** Edge to edge, never less than nothing. */
export function gap(a: Point, aRadius: number, b: Point, bRadius: number): number {
  return Math.max(0, distance(a, b) - aRadius - bRadius);
}

export function pathLength(path: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    length += distance(path[i - 1] as Point, path[i] as Point);
  }
  return length;
}

/** The heading from one place to another: whole degrees, clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  return turned(Math.round(degrees), 0);
}

export function turned(heading: number, by: number): number {
  return (((heading + by) % 360) + 360) % 360;
}

/** Eight winds, as the text view of the table tells directions. */
export function wind(heading: number): number {
  return Math.round(turned(heading, 0) / 45) % 8;
}

export function centre(outline: readonly Point[]): Point {
  if (outline.length < 3) {
    return mean(outline);
  }
  let area = 0;
  let x = 0;
  let y = 0;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    const cross = ax * by - bx * ay;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return Math.abs(area) < 1e-9 ? mean(outline) : [x / (3 * area), y / (3 * area)];
}

function mean(points: readonly Point[]): Point {
  const n = Math.max(points.length, 1);
  return [
    points.reduce((sum, p) => sum + p[0], 0) / n,
    points.reduce((sum, p) => sum + p[1], 0) / n,
  ];
}

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i] as Point;
    const [bx, by] = outline[j] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
      odd = !odd;
    }
  }
  return odd;
}

/** How far a place lies from the nearest edge of an outline. */
export function edgeDistance(point: Point, outline: readonly Point[]): number {
  return outline.reduce((least, a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    return Math.min(least, segmentDistance(point, a, b));
  }, Number.POSITIVE_INFINITY);
}

export function segmentDistance(point: Point, a: Point, b: Point): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = dx * dx + dy * dy;
  const along = length
    ? clamp(((point[0] - a[0]) * dx + (point[1] - a[1]) * dy) / length, 0, 1)
    : 0;
  return distance(point, [a[0] + along * dx, a[1] + along * dy]);
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export function outlinePath(outline: readonly Point[], closed = true): string {
  if (!outline.length) {
    return "";
  }
  const steps = outline.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");
  return `M${steps}${closed && outline.length > 2 ? "Z" : ""}`;
}

/** Part of a circle's rim, in degrees clockwise from north. */
export function arcPath(at: Point, radius: number, from: number, sweep: number): string {
  const end = from + clamp(sweep, 0, 359.9);
  const [ax, ay] = onRim(at, radius, from);
  const [bx, by] = onRim(at, radius, end);
  const large = sweep > 180 ? 1 : 0;
  return `M${round(ax)} ${round(ay)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(bx)} ${round(by)}`;
}

export function onRim([x, y]: Point, radius: number, heading: number): Point {
  const turn = (heading * Math.PI) / 180;
  return [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
}

/** A reproducible stream of numbers below 1 out of a name: the same ink every time. */
export function inkOf(name: string): () => number {
  let state = 2166136261;
  for (const char of name) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Places strewn over an outline, evenly but not in rows, none nearer its edge than the margin. */
export function strewn(
  outline: readonly Point[],
  spacing: number,
  margin: number,
  name: string,
): Point[] {
  const ink = inkOf(name);
  const box = boxOf(outline);
  const x = box.x + margin;
  const y = box.y + margin;
  const width = Math.max(0, box.width - 2 * margin);
  const height = Math.max(0, box.height - 2 * margin);
  const found: Point[] = [];
  const rows = Math.max(1, Math.round(height / spacing));
  const columns = Math.max(1, Math.round(width / spacing));
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const shift = row & 1 ? 0.2 : -0.2;
      const across = clamp((column + 0.5 + shift + (ink() - 0.5) * 0.5) / columns, 0, 1);
      const down = clamp((row + 0.5 + (ink() - 0.5) * 0.5) / rows, 0, 1);
      const place: Point = [x + across * width, y + down * height];
      if (inside(place, outline) && edgeDistance(place, outline) >= margin * 0.999) {
        found.push(place);
      }
    }
  }
  return found;
}

/** Points at even steps along a closed outline, with the inward normal at each. */
export function alongEdge(outline: readonly Point[], step: number): { at: Point; inward: Point }[] {
  const found: { at: Point; inward: Point }[] = [];
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length] as Point;
    const length = distance(a, b);
    const count = Math.max(1, Math.round(length / step));
    const normal: Point = [-(b[1] - a[1]) / (length || 1), (b[0] - a[0]) / (length || 1)];
    const probe: Point = [(a[0] + b[0]) / 2 + normal[0] * 0.5, (a[1] + b[1]) / 2 + normal[1] * 0.5];
    const inward: Point = inside(probe, outline) ? normal : [-normal[0], -normal[1]];
    for (let k = 0; k < count; k++) {
      const part = (k + 0.5) / count;
      found.push({ at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], inward });
    }
  });
  return found;
}
