/** Ranges, arcs and zones of pieces as shapes on the sheet, and what a ruler is laid on. */

import type { PieceRing, PieceView } from "../wire";
import {
  clamp,
  distance,
  hexCorners,
  hexDistance,
  hexNeighbour,
  onRim,
  type Point,
  type Projection,
  turned,
} from "./geometry";
import { overlap, type Rect, textRect } from "./labels";

/** The neighbour beyond each edge of a hex, in the order of its corners. */
const BEYOND = [1, 0, 5, 4, 3, 2] as const;
/** Where on the rim a name may stand, best first. */
const HOURS = [0, 35, 325, 70, 290, 180, 145, 215, 105, 255, 20, 340, 50, 310, 160, 200] as const;

/** The outline of a ring: a circle, a part of one, or the border round some hexes. */
export function ringPath(ring: PieceRing, plane: Projection): string {
  if (plane.grid === "hexes") {
    return borderPath(ring.hexes, plane);
  }
  const middle = plane.toSheet(ring.at);
  const outer = ring.radius * plane.scale;
  if (ring.endless) {
    return "";
  }
  if (ring.sweep >= 360) {
    return circlePath(middle, outer);
  }
  const [a, b] = [onRim(middle, outer, ring.start), onRim(middle, outer, ring.start + ring.sweep)];
  const wide = ring.sweep > 180 ? 1 : 0;
  return `M${spot(middle)}L${spot(a)}A${outer} ${outer} 0 ${wide} 1 ${spot(b)}Z`;
}

function circlePath([x, y]: Point, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

function borderPath(hexes: readonly Point[], plane: Projection): string {
  const inside = new Set(hexes.map(([column, row]) => `${column} ${row}`));
  return hexes
    .flatMap((hex) => {
      const corners = hexCorners(hex, plane);
      return BEYOND.flatMap((direction, edge) => {
        const [column, row] = hexNeighbour(hex, direction);
        if (inside.has(`${column} ${row}`)) {
          return [];
        }
        return `M${spot(corners[edge] as Point)}L${spot(corners[(edge + 1) % 6] as Point)}`;
      });
    })
    .join("");
}

/** The hexes of a ring, to be tinted. */
export function hexesPath(ring: PieceRing, plane: Projection): string {
  return ring.hexes.map((hex) => `M${hexCorners(hex, plane).map(spot).join("L")}Z`).join("");
}

function spot([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

/**
 * Where the names of rings are written, in their order: on their rims, each at the first hour where
 * it covers nothing that is written already. One that finds no room is left out.
 */
export function ringLabels(
  rings: readonly PieceRing[],
  plane: Projection,
  size: number,
  taken: readonly Rect[] = [],
): (Point | null)[] {
  const written = [...taken];
  return rings.map((ring) => {
    for (const at of placesOf(ring, plane, size)) {
      const rect = textRect(ring.name, at, size);
      if (!written.some((one) => overlap(one, rect) > 0)) {
        written.push(rect);
        return at;
      }
    }
    return null;
  });
}

function placesOf(ring: PieceRing, plane: Projection, size: number): Point[] {
  if (plane.grid === "hexes") {
    const hexes = ring.hexes.length ? ring.hexes : [ring.at];
    return hexes.map((hex) => plane.toSheet(hex)).sort((a, b) => a[1] - b[1]);
  }
  const middle = plane.toSheet(ring.at);
  // What has no end is named beyond where it begins.
  const rim = ring.radius * plane.scale + (ring.endless ? size * 1.3 : 0);
  const hours =
    ring.sweep < 360
      ? [0.5, 0.3, 0.7, 0.1, 0.9].map((part) => ring.start + ring.sweep * part)
      : HOURS;
  const round = hours.map((hour) => onRim(middle, rim, hour));
  const { right, bottom } = textRect(ring.name, [0, 0], size);
  const moved = round.map((at) => within(at, [right, bottom], plane));
  const onSheet = round.filter((at, i) => distance(at, moved[i] as Point) < 1e-9);
  return [...onSheet, ...moved];
}

/** The nearest point of the sheet where a name of this half size can be read whole. */
function within([x, y]: Point, [across, down]: Point, plane: Projection): Point {
  return [clamp(x, across, plane.width - across), clamp(y, down, plane.height - down)];
}

/** Rings of a piece as they would be round another place, facing another way. */
export function ringsAt(rings: readonly PieceRing[], at: Point, turn: number): PieceRing[] {
  return rings
    .filter((ring) => ring.kind !== "move" && !ring.hexes.length)
    .map((ring) => ({
      ...ring,
      at: [at[0], at[1]],
      start: ring.sweep < 360 ? turned(ring.start, turn) : ring.start,
    }));
}

/** The piece a place lies on, if any. */
export function pieceOn(
  at: Point,
  pieces: readonly PieceView[],
  grid: "inches" | "hexes",
): PieceView | null {
  const on = pieces.filter((piece) => {
    if (!piece.at) {
      return false;
    }
    return grid === "hexes"
      ? [piece.at, ...piece.covers].some((hex) => hexDistance(hex, at) === 0)
      : distance(piece.at, at) <= piece.radius;
  });
  return on.sort((a, b) => b.z - a.z)[0] ?? null;
}

export interface Laid {
  piece: string;
  target: string | [number, number];
}

/** What a ruler between two places asks the rules: how the piece at one end sees the other end. */
export function lookAlong(
  from: Point,
  to: Point,
  pieces: readonly PieceView[],
  grid: "inches" | "hexes",
): Laid | null {
  const [a, b] = [pieceOn(from, pieces, grid), pieceOn(to, pieces, grid)];
  if (a) {
    return a === b ? null : { piece: a.id, target: b?.id ?? [to[0], to[1]] };
  }
  return b ? { piece: b.id, target: [from[0], from[1]] } : null;
}
