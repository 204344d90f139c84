/**
 * A placement while it is being made: the waypoints set so far, a cursor for the end, a heading.
 * Everything here is pure, so that pointer and keyboard share one behaviour.
 */

import type { Placement } from "../wire";
import {
  bearing,
  clamp,
  distance,
  hexDistance,
  hexNeighbour,
  inMillimetres,
  type Point,
  type TableSize,
  turned,
} from "./geometry";

export interface Draft {
  /** Where the piece stands, or nothing if it waits beside the table. */
  readonly from: Point | null;
  readonly waypoints: readonly Point[];
  readonly cursor: Point | null;
  readonly heading: number;
  /** Whether a person turned it: until then it looks where it goes. */
  readonly aimed: boolean;
  /** Whether no way at all is an answer; a throw at one's own feet, say, needs its point. */
  readonly stays: boolean;
}

export interface Table {
  readonly width: number;
  readonly height: number;
  readonly grid: "inches" | "hexes";
  readonly unit: "inch" | "mm" | "hex";
  /** Distance between neighbouring places, as the rules round them. */
  readonly lattice: number;
  readonly step: number;
}

export const MOST_LEGS = 64;

export function begin(from: Point | null, heading: number | null, stays = true): Draft {
  return { from, waypoints: [], cursor: null, heading: heading ?? 0, aimed: false, stays };
}

/** Steps of the arrow keys: one measure, or a tenth of it. */
export function tableOf(table: TableSize): Table {
  const hexes = table.grid === "hexes";
  const fine = inMillimetres(table);
  return {
    width: table.width,
    height: table.height,
    grid: hexes ? "hexes" : "inches",
    unit: table.unit ?? (hexes ? "hex" : "inch"),
    lattice: hexes || fine ? 1 : 0.01,
    step: hexes ? 1 : fine ? 25 : 1,
  };
}

export function snapped([x, y]: Point, table: Table): Point {
  const snap = (value: number, most: number): number => {
    const steps = Math.round(clamp(value, 0, most) / table.lattice);
    return Number((steps * table.lattice).toFixed(4));
  };
  const last = table.grid === "hexes" ? 1 : 0;
  return [snap(x, table.width - last), snap(y, table.height - last)];
}

/** A hand is not steadier than this: a pointer's places are rounded to a twentieth of a step. */
export function steadied([x, y]: Point, table: Table): Point {
  const grain = table.lattice < 1 ? table.step / 20 : table.lattice;
  const steady = (value: number): number => Math.round(value / grain) * grain;
  return [steady(x), steady(y)];
}

/** Puts the cursor somewhere; an unturned piece looks along its last leg. */
export function pointed(draft: Draft, to: Point, table: Table): Draft {
  const cursor = snapped(to, table);
  const before = draft.waypoints.at(-1) ?? draft.from;
  const far = before !== null && distance(before, cursor) > 0.25 * table.step;
  const heading =
    draft.aimed || !far || before === null ? draft.heading : looking(before, cursor, table);
  return { ...draft, cursor, heading };
}

function looking(from: Point, to: Point, table: Table): number {
  if (table.grid === "inches") {
    return bearing(from, to);
  }
  const nearest = [0, 1, 2, 3, 4, 5].reduce((best, direction) =>
    hexDistance(hexNeighbour(from, direction), to) < hexDistance(hexNeighbour(from, best), to)
      ? direction
      : best,
  );
  return turned(90 - 60 * nearest, 0);
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const ARROWS: Record<Arrow, Point> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function nudged(draft: Draft, arrow: Arrow, fine: boolean, table: Table): Draft {
  const here = draft.cursor ??
    draft.waypoints.at(-1) ??
    draft.from ?? [Math.floor(table.width / 2), Math.floor(table.height / 2)];
  const [dx, dy] = ARROWS[arrow];
  if (table.grid === "hexes") {
    return pointed(draft, [here[0] + dx, here[1] - dy], table);
  }
  const step = table.step * (fine ? 0.1 : 1);
  return pointed(draft, [here[0] + dx * step, here[1] + dy * step], table);
}

export function rotated(draft: Draft, by: number): Draft {
  return { ...draft, heading: turned(draft.heading, by), aimed: true };
}

export function faced(draft: Draft, towards: Point): Draft {
  const end = endOf(draft);
  return end && distance(end, towards) > 1e-6
    ? { ...draft, heading: bearing(end, towards), aimed: true }
    : draft;
}

export function withWaypoint(draft: Draft): Draft {
  if (!draft.cursor || draft.waypoints.length >= MOST_LEGS - 1) {
    return draft;
  }
  return { ...draft, waypoints: [...draft.waypoints, draft.cursor] };
}

export function withoutWaypoint(draft: Draft): Draft {
  return { ...draft, waypoints: draft.waypoints.slice(0, -1) };
}

/** A draft that follows a proposal of the rules. */
export function following(draft: Draft, proposal: Placement): Draft {
  const path = proposal.path ?? [];
  return {
    ...draft,
    waypoints: path.slice(0, -1),
    cursor: path.at(-1) ?? draft.from,
    heading: proposal.heading ?? draft.heading,
    aimed: true,
  };
}

export function endOf(draft: Draft): Point | null {
  return draft.cursor ?? draft.waypoints.at(-1) ?? draft.from;
}

/** All points of the way, the start included. */
export function wayOf(draft: Draft): Point[] {
  const way = draft.from ? [draft.from, ...draft.waypoints] : [...draft.waypoints];
  return draft.cursor ? [...way, draft.cursor] : way;
}

/** What is sent; a piece that may stay and does has no path. */
export function placementOf(draft: Draft): { path: [number, number][]; heading: number } {
  const way = draft.cursor ? [...draft.waypoints, draft.cursor] : [...draft.waypoints];
  const stays =
    draft.stays &&
    draft.from !== null &&
    way.length === 1 &&
    distance(draft.from, way[0] as Point) < 1e-9;
  const path = stays ? [] : way.map(([x, y]): [number, number] => [x, y]);
  return { path, heading: draft.heading };
}
