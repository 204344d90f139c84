/**
 * Heights as a map tells them from above: a tint for each level, numbers, edges by their kind,
 * and signs for the ways up. Everything here is pure; what rises how high comes with the view.
 */

import { figure } from "../text/words";
import type { EdgeView, PassageView, PieceView, TableView, TerrainView } from "../wire";
import {
  boxOf,
  distance,
  inside,
  outlinePath,
  type Point,
  type Projection,
  unitOf,
} from "./geometry";

/** A height with its unit, no more digits than it needs. */
export function heightOf(z: number, table: TableView): string {
  return `${figure(z, 2)}${unitOf(table)}`;
}

/** How far up the scale of tints a height is: 0 on the bare table, 1 on the highest level. */
export function tintOf(z: number, levels: readonly number[]): number {
  const below = levels.filter((level) => level <= z + 0.01).length - 1;
  return levels.length < 2 ? 0 : Math.max(0, below) / (levels.length - 1);
}

const THIN = new Set(["barrier", "ladder"]);

/** What stands on something is drawn after it: flat ground first, then upwards. */
export function upwards(terrain: readonly TerrainView[]): TerrainView[] {
  const order = (one: TerrainView): number =>
    one.rise ? one.rise.high + (THIN.has(one.rise.kind) ? 0.01 : 0) : Number.NEGATIVE_INFINITY;
  return [...terrain].sort((a, b) => order(a) - order(b));
}

/** Pieces from the lowest up; whoever is under a roof lies below all of them. */
export function fromBelow(a: PieceView, b: PieceView): number {
  return Number(b.under !== "") - Number(a.under !== "") || a.z - b.z;
}

export interface Brink {
  kind: EdgeView["kind"];
  /** The line itself, and the short strokes that say which side is down. */
  line: string;
  ticks: string;
}

const TICK_STEP = 13;
const TICK = 5;

/** The edges of a roof, one path for each kind; strokes of open ones stay on the roof's side. */
export function brinks(terrain: TerrainView, plane: Projection): Brink[] {
  const outline = (terrain.outlines[0] ?? []).map((point) => plane.toSheet(point));
  const kinds = ["open", "wall", "barrier"] as const;
  return kinds.flatMap((kind) => {
    const edges = terrain.rise?.edges.filter((edge) => edge.kind === kind) ?? [];
    if (!edges.length) {
      return [];
    }
    const ends = edges.map((edge) => [plane.toSheet(edge.a), plane.toSheet(edge.b)] as const);
    return [
      {
        kind,
        line: ends.map((pair) => outlinePath(pair, false)).join(""),
        ticks: kind === "open" ? ends.map(([a, b]) => ticksOf(a, b, outline)).join("") : "",
      },
    ];
  });
}

function ticksOf(a: Point, b: Point, outline: readonly Point[]): string {
  const length = distance(a, b);
  if (length < TICK_STEP) {
    return "";
  }
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const probe: Point = [(a[0] + b[0]) / 2 - uy * 0.5, (a[1] + b[1]) / 2 + ux * 0.5];
  const [nx, ny] = inside(probe, outline) ? [-uy, ux] : [uy, -ux];
  const count = Math.floor(length / TICK_STEP);
  let d = "";
  for (let k = 0; k < count; k++) {
    const along = ((k + 0.5) * length) / count;
    const x = a[0] + ux * along;
    const y = a[1] + uy * along;
    d += outlinePath(
      [
        [x, y],
        [x + nx * TICK, y + ny * TICK],
      ],
      false,
    );
  }
  return d;
}

export interface Sign {
  kind: PassageView["kind"];
  d: string;
  /** Where its measure is written, if there is room for it at this size. */
  label: { at: Point; text: string; turn: number } | null;
}

const ROOM = 2.1;

/** The sign of a way up; `grain` is how many units of the sheet a pixel is. */
export function signOf(
  passage: PassageView,
  plane: Projection,
  table: TableView,
  grain: number,
): Sign {
  const a = plane.toSheet(passage.a);
  const b = plane.toSheet(passage.b);
  const size = 11 * grain;
  switch (passage.kind) {
    case "ladder":
      return {
        kind: "ladder",
        d: ladder(a, b, plane.scale),
        label: beside(a, b, passage, table, plane, size),
      };
    case "stairs":
      return { kind: "stairs", d: arrow(a, b), label: null };
    case "bridge":
      return { kind: "bridge", d: bridge(a, b, plane.scale), label: null };
    case "gap": {
      const text = heightOf(distance(passage.a, passage.b), table);
      const fits = distance(a, b) > text.length * size * 0.9;
      return {
        kind: "gap",
        d: span(a, b),
        label: fits ? { at: middle(a, b), text, turn: 0 } : null,
      };
    }
  }
}

function beside(
  a: Point,
  b: Point,
  passage: PassageView,
  table: TableView,
  plane: Projection,
  size: number,
): Sign["label"] {
  const length = distance(a, b) || 1;
  if (plane.scale < size * ROOM) {
    return null;
  }
  const away: Point = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
  const reach = length + size;
  const text = heightOf(passage.b_high - passage.a_high, table);
  return { at: [b[0] + away[0] * reach, b[1] + away[1] * reach], text, turn: 0 };
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Two rails away from the wall, and rungs between them. */
function ladder(a: Point, b: Point, scale: number): string {
  const length = distance(a, b) || 1;
  const [ux, uy] = [(a[0] - b[0]) / length, (a[1] - b[1]) / length];
  const half = scale * 0.26;
  const [px, py] = [-uy * half, ux * half];
  let d = "";
  for (const side of [1, -1]) {
    d += outlinePath(
      [
        [b[0] + px * side, b[1] + py * side],
        [a[0] + px * side, a[1] + py * side],
      ],
      false,
    );
  }
  for (let k = 0; k < 4; k++) {
    const along = ((k + 0.5) / 4) * length;
    const at: Point = [b[0] + ux * along, b[1] + uy * along];
    d += outlinePath(
      [
        [at[0] + px, at[1] + py],
        [at[0] - px, at[1] - py],
      ],
      false,
    );
  }
  return d;
}

/** An arrow that points up the stairs. */
function arrow(a: Point, b: Point): string {
  const length = distance(a, b) || 1;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const at = (along: number, aside: number): Point => [
    a[0] + ux * along * length - uy * aside,
    a[1] + uy * along * length + ux * aside,
  ];
  const head = Math.min(11, length * 0.2);
  const tip = at(0.86, 0);
  const wing = (aside: number): Point => {
    const [x, y] = at(0.86, aside);
    return [x - ux * head, y - uy * head];
  };
  return `${outlinePath([at(0.14, 0), tip], false)}${outlinePath([wing(head * 0.7), tip, wing(-head * 0.7)], false)}`;
}

/** The map-maker's bridge: rails along both sides that splay at either end. */
function bridge(a: Point, b: Point, scale: number): string {
  const length = distance(a, b) || 1;
  const [ux, uy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
  const half = scale * 0.42;
  const splay = scale * 0.2;
  return [1, -1]
    .map((side) => {
      const put = (along: number, aside: number): Point => [
        a[0] + ux * along - uy * aside * side,
        a[1] + uy * along + ux * aside * side,
      ];
      return outlinePath(
        [
          put(0, half + splay),
          put(splay, half),
          put(length - splay, half),
          put(length, half + splay),
        ],
        false,
      );
    })
    .join("");
}

/** From brink to brink, with a bar at either end. */
function span(a: Point, b: Point): string {
  const length = distance(a, b) || 1;
  const [px, py] = [(-(b[1] - a[1]) / length) * 6, ((b[0] - a[0]) / length) * 6];
  const bar = ([x, y]: Point): string =>
    outlinePath(
      [
        [x + px, y + py],
        [x - px, y - py],
      ],
      false,
    );
  return `${outlinePath([a, b], false)}${bar(a)}${bar(b)}`;
}

export interface Spot {
  id: string;
  at: Point;
  text: string;
}

/** The number of each level, in a corner of whatever lies at it, where there is room for it. */
export function numbers(
  terrain: readonly TerrainView[],
  plane: Projection,
  table: TableView,
  grain: number,
): Spot[] {
  const size = 12 * grain;
  return terrain.flatMap((one) => {
    const rise = one.rise;
    if (!rise || THIN.has(rise.kind) || rise.kind === "slope") {
      return [];
    }
    const outline = (one.outlines[0] ?? []).map((point) => plane.toSheet(point));
    const box = boxOf(outline);
    const text = heightOf(rise.high, table);
    const wide = text.length * size * 0.6;
    if (box.width < wide + size * 0.8 || box.height < size * ROOM) {
      return [];
    }
    const corner: Point = [box.x + wide / 2 + size * 0.5, box.y + size];
    const at: Point = inside(corner, outline)
      ? corner
      : [box.x + box.width / 2, box.y + box.height / 2];
    return [{ id: one.id, at, text }];
  });
}

/** The terrain that hangs over some piece. */
export function overhanging(
  terrain: readonly TerrainView[],
  pieces: readonly PieceView[],
): TerrainView[] {
  const above = new Set(pieces.map((piece) => piece.under).filter(Boolean));
  return terrain.filter((one) => above.has(one.id));
}
