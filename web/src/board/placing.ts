/**
 * A placement while it is being made: the waypoints set so far, a cursor for the end, a heading.
 * Everything here is pure, so that pointer and keyboard share one behaviour.
 */

import { measure } from "../text/words";
import type { CheckVerdict, Placement, Region } from "../wire";
import {
  bearing,
  clamp,
  digitsOf,
  distance,
  hexDistance,
  hexNeighbour,
  inMillimetres,
  type Point,
  pathLength,
  type TableSize,
  turned,
  unitOf,
} from "./geometry";

export interface Draft {
  /** Where the piece stands, or nothing if it waits beside the table. */
  readonly from: Point | null;
  readonly waypoints: readonly Point[];
  readonly cursor: Point | null;
  readonly heading: number;
  /** Whether a person turned it: until then it looks where it goes. */
  readonly aimed: boolean;
  readonly asked: Asked;
}

/** What matters of a placement; the rules say so with the question. */
export type Asked = Pick<Region, "stays" | "turns" | "goes" | "aims" | "bends">;

export const ANYWHERE: Asked = {
  stays: true,
  turns: false,
  goes: true,
  aims: false,
  bends: false,
};

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
/** Degrees by which a key turns a piece. */
export const TURN = 15;

export function begin(from: Point | null, heading: number | null, asked = ANYWHERE): Draft {
  return { from, waypoints: [], cursor: null, heading: heading ?? 0, aimed: false, asked };
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

/** Puts the cursor somewhere; an unturned piece looks along its last leg, one that stays, there. */
export function pointed(draft: Draft, to: Point, table: Table): Draft {
  if (!draft.asked.goes) {
    return faced(draft, to);
  }
  const cursor = snapped(to, table);
  const before = draft.waypoints.at(-1) ?? draft.from;
  const far = before !== null && distance(before, cursor) > 0.25 * table.step;
  const follows = draft.asked.turns && !draft.aimed && far && before !== null;
  const heading = follows ? looking(before, cursor, table) : draft.heading;
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

/** One step of an arrow key; a piece that only turns turns with those to the sides. */
export function nudged(draft: Draft, arrow: Arrow, fine: boolean, table: Table): Draft {
  if (!draft.asked.goes) {
    return rotated(draft, (ARROWS[arrow][0] * TURN) / (fine ? TURN : 1));
  }
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
  if (!draft.asked.bends || !draft.cursor || draft.waypoints.length >= MOST_LEGS - 1) {
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
    cursor: path.at(-1) ?? (draft.asked.goes ? draft.from : null),
    heading: proposal.heading ?? draft.heading,
    aimed: true,
  };
}

/** What may be proposed: the usual first, each once, and staying last, which needs no proposal. */
export function proposalsOf(region: Pick<Region, "usual" | "candidates"> | null): Placement[] {
  const all = [...(region?.usual ? [region.usual] : []), ...(region?.candidates ?? [])];
  const found = [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
  const stays = (one: Placement): boolean => !one.path?.length;
  return [...found.filter((one) => !stays(one)), ...found.filter(stays)];
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
    draft.asked.stays &&
    draft.from !== null &&
    way.length === 1 &&
    distance(draft.from, way[0] as Point) < 1e-9;
  const path = stays ? [] : way.map(([x, y]): [number, number] => [x, y]);
  return { path, heading: draft.heading };
}

/** What would be sent, as far as is known: what is drawn, or what the rules offer instead. */
export function meantBy(draft: Draft, verdict: CheckVerdict | null): Placement {
  const drawn = placementOf(draft);
  const offer = verdict && !verdict.legal ? verdict.placement : null;
  return offer ? { ...offer, heading: drawn.heading } : drawn;
}

/** Where the piece would stand, or the point would lie; nothing before anybody has pointed. */
export function ghostOf(draft: Draft, verdict: CheckVerdict | null): Point | null {
  if (!draft.asked.goes) {
    return draft.from;
  }
  if (!draft.cursor && !draft.waypoints.length) {
    return null;
  }
  return meantBy(draft, verdict).path?.at(-1) ?? draft.from;
}

/** Whether what is offered ends elsewhere than somebody pointed, and not just by another way. */
export function strays(draft: Draft, verdict: CheckVerdict | null): boolean {
  const [meant, ghost] = [endOf(draft), ghostOf(draft, verdict)];
  return meant !== null && ghost !== null && distance(meant, ghost) > 1e-6;
}

/** How long a way is, what it takes if that is another thing, and of how much. */
export function lengthTold(
  verdict: CheckVerdict | null,
  way: readonly Point[],
  table: TableSize,
): string {
  const digits = digitsOf(table);
  const far = verdict?.length ?? (table.grid === "hexes" ? hexPath(way) : pathLength(way));
  const { cost = null, allowed = null } = verdict ?? {};
  const differs = cost !== null && Math.abs(cost - far) > 0.05;
  const spent = differs ? ` (${measure(cost, digits)})` : "";
  const limit = allowed === null ? "" : ` / ${measure(allowed, digits)}`;
  return `${measure(far, digits)}${unitOf(table)}${spent}${limit}`;
}

function hexPath(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, p, i) => sum + hexDistance(points[i] as Point, p), 0);
}

export type Grip = "ghost" | "handle" | "piece";

export interface Held {
  grip: Grip;
  /** From where the hand is to the middle of what it holds. */
  offset: Point;
}

/** How far round a piece or its ghost a hand takes hold of it, in its own radii. */
const HOLD = 1.1;
/** How far the handle before a ghost reaches, likewise, and how far to the sides, in degrees. */
export const HANDLE = 1.9;
const HANDLE_WIDE = 40;

/**
 * What a hand takes hold of: the ghost, or the piece it is the ghost of, to move it; the handle
 * before the ghost, or a piece that only turns, to turn it. Nothing elsewhere: that moves the table.
 * `slack` is how far off a hand may be; the handle stands before the ghost as it is drawn, which
 * may be larger than what a hand takes hold of.
 */
export function heldAt(
  at: Point,
  draft: Draft,
  ghost: Point | null,
  radius: number,
  slack: number,
  drawn = radius,
): Held | null {
  const near = (middle: Point | null, radii: number, of = radius): middle is Point =>
    middle !== null && distance(middle, at) <= of * radii + slack;
  const { goes, turns, aims } = draft.asked;
  if (!goes) {
    return near(draft.from, HANDLE) ? { grip: "piece", offset: [0, 0] } : null;
  }
  if (near(ghost, HOLD)) {
    return { grip: "ghost", offset: [ghost[0] - at[0], ghost[1] - at[1]] };
  }
  const aside = ghost ? Math.abs(turned(bearing(ghost, at), 180 - draft.heading) - 180) : 180;
  if (turns && near(ghost, HANDLE, drawn) && aside < HANDLE_WIDE) {
    return { grip: "handle", offset: [0, 0] };
  }
  if (!aims && near(draft.from, HOLD)) {
    return { grip: "ghost", offset: [draft.from[0] - at[0], draft.from[1] - at[1]] };
  }
  return null;
}

/** A hand that holds the ghost takes it along; one that holds a handle or a piece turns it. */
export function dragged(
  draft: Draft,
  ghost: Point | null,
  grip: Grip,
  to: Point,
  table: Table,
): Draft {
  if (grip === "ghost") {
    return pointed(draft, to, table);
  }
  const middle = ghost ?? draft.from;
  return middle && distance(middle, to) > 1e-6
    ? { ...draft, heading: bearing(middle, to), aimed: true }
    : draft;
}
