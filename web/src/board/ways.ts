/** The ways pieces went since the table was last drawn, so that they are seen to walk them. */

import type { LogLine } from "../wire";
import { distance, hexDistance, type Point } from "./geometry";

export interface Mover {
  id: string;
  at: Point;
}

/** Places nearer than this are one place: they travel rounded. */
const SAME = 0.05;

/** Every place a piece went through, where it stood and where it stands included. */
export function walked(
  piece: Mover,
  from: Point | undefined,
  lines: readonly LogLine[],
  grid: "inches" | "hexes",
): Point[] {
  if (!from || distance(from, piece.at) < SAME) {
    return [];
  }
  const told = lines.filter((line) => line.way.length && speaksOf(line, piece.id));
  const places = told.flatMap((line) => line.way);
  const through = grid === "hexes" ? hexByHex(places, from, piece.at) : places;
  const last = through.at(-1);
  if (!last) {
    return [];
  }
  return distance(last, piece.at) < SAME ? [from, ...through] : [from, ...through, piece.at];
}

/** A unit is told of by the name its models' names begin with. */
function speaksOf(line: LogLine, piece: string): boolean {
  const unit = line.pieces[0];
  return unit !== undefined && (piece === unit || piece.startsWith(`${unit}.`));
}

/** Models of a unit go one after the other: the way of one is read back from where it stands. */
function hexByHex(places: readonly Point[], from: Point, to: Point): Point[] {
  const way: Point[] = [];
  for (const place of [...places].reverse()) {
    const next = way[0];
    if (next ? hexDistance(place, next) === 1 : hexDistance(place, to) === 0) {
      way.unshift(place);
    }
    if (way[0] && hexDistance(way[0], from) === 1) {
      break;
    }
  }
  return way;
}

/** The way as it is shown in time: longer legs take longer. */
export function steps(way: readonly Point[]): Keyframe[] {
  const far = way.map((place, i) => (i > 0 ? distance(way[i - 1] as Point, place) : 0));
  const whole = far.reduce((sum, leg) => sum + leg, 0) || 1;
  let gone = 0;
  return way.map(([x, y], i) => {
    gone += far[i] as number;
    return { transform: `translate(${x}px, ${y}px)`, offset: Math.min(1, gone / whole) };
  });
}
