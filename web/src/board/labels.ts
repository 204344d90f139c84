/** Where names go, so that they cover neither one another nor a base; those without room are left out. */

import { SILHOUETTE } from "./drawings.svelte";
import { onRim, type Point } from "./geometry";

export interface Labelled {
  id: string;
  at: Point;
  /** How far from there what it names is drawn. */
  reach: number;
  text: string;
  /** Written whatever it covers: somebody looks at this one. */
  kept?: boolean;
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a name is written, from the middle of what it names: `y` is the middle of its height. */
export interface Written {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}

export interface Sheet {
  width: number;
  height: number;
}

/** A name may hang a little over the edges, where the scale is. */
const SLACK = 20;
/** Widths of letters are not measured: this is a wide one's share of the size. */
const LETTER = 0.62;
/** The share of a name that may lie on bases and badges, where nothing is freer. */
const MOST_COVERED = 0.03;
const MOST_BADGES = 4;

/** Where the badges of a piece hang, from its middle. */
export function badgePlace(index: number, reach: number, grain: number): Point {
  const step = Math.min(34, (900 * grain) / reach);
  return onRim([0, 0], reach + 3.5 * grain, 50 + index * step);
}

/** Where a silhouette is drawn in the disc of a token, clear of its rim. */
export function inDisc(reach: number): string {
  const scale = (reach * 1.34) / SILHOUETTE;
  const corner = -(scale * SILHOUETTE) / 2;
  return `translate(${corner} ${corner - reach * 0.02}) scale(${scale})`;
}

/** Where the key that chooses a piece is drawn, from its middle. */
export function keyPlace(reach: number, grain: number): Point {
  const aside = -reach * 0.8 - 3 * grain;
  return [aside, aside];
}

/** Where the figure of what may befall a piece is drawn, from its middle. */
export function figurePlace(reach: number, grain: number): Point {
  return [0, reach + 5 * grain];
}

/** Half of the room a figure takes: it is kept for one that has yet to come. */
export const FIGURE: Point = [19, 8];

/** What is drawn of a piece besides its name: the base, the badges that hang on it, its key and figure. */
export function marksOf(
  [x, y]: Point,
  reach: number,
  badges: number,
  keyed: boolean,
  grain: number,
): Rect[] {
  const found = [square([x, y], reach)];
  if (keyed) {
    const [across, down] = keyPlace(reach, grain);
    found.push(square([x + across, y + down], 8 * grain));
    const [, below] = figurePlace(reach, grain);
    const [wide, high] = [FIGURE[0] * grain, FIGURE[1] * grain];
    const middle = y + below;
    found.push({ left: x - wide, right: x + wide, top: middle - high, bottom: middle + high });
  }
  for (let i = 0; i < Math.min(badges, MOST_BADGES); i++) {
    const [across, down] = badgePlace(i, reach, grain);
    found.push(square([x + across, y + down], 7 * grain));
  }
  return found;
}

export function square([x, y]: Point, reach: number): Rect {
  return { left: x - reach, right: x + reach, top: y - reach, bottom: y + reach };
}

/** Below, above, to the sides, at the corners; then farther off, clear of the key and the figure. */
function writings({ reach }: Labelled, size: number): Written[] {
  const across = reach + size * 0.45;
  const down = reach + size * 0.75;
  const [aslant, lower] = [reach * 0.75 + size * 0.3, reach * 0.75 + size * 0.5];
  return [
    { x: 0, y: down, anchor: "middle" },
    { x: 0, y: -down, anchor: "middle" },
    { x: across, y: 0, anchor: "start" },
    { x: -across, y: 0, anchor: "end" },
    { x: aslant, y: lower, anchor: "start" },
    { x: -aslant, y: lower, anchor: "end" },
    { x: aslant, y: -lower, anchor: "start" },
    { x: -aslant, y: -lower, anchor: "end" },
    { x: 0, y: reach + size * 1.85, anchor: "middle" },
    { x: 0, y: -reach - size * 1.6, anchor: "middle" },
  ];
}

/** The room a text takes whose middle is there. */
export function textRect(text: string, [x, y]: Point, size: number): Rect {
  const half = (text.length * size * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - size * 0.7, bottom: y + size * 0.7 };
}

export function rectOf(name: Labelled, { x, y, anchor }: Written, size: number): Rect {
  const width = name.text.length * size * LETTER;
  const before = anchor === "start" ? 0 : anchor === "end" ? width : width / 2;
  const left = name.at[0] + x - before;
  const middle = name.at[1] + y;
  return { left, right: left + width, top: middle - size * 0.55, bottom: middle + size * 0.55 };
}

export function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

function covered(rect: Rect, others: readonly Rect[]): number {
  return others.reduce((sum, other) => sum + overlap(rect, other), 0);
}

/** How much of a name would be cut off. */
function beyond(rect: Rect, sheet: Sheet): number {
  const across = Math.max(0, -SLACK - rect.left) + Math.max(0, rect.right - sheet.width - SLACK);
  const down = Math.max(0, -rect.top) + Math.max(0, rect.bottom - sheet.height - SLACK);
  return across * (rect.bottom - rect.top) + down * (rect.right - rect.left);
}

/**
 * The names that find room, in the order given. One that is kept is written in any case, and
 * those it covers make way: looking at a piece moves no other name about.
 */
export function placeNames(
  names: readonly Labelled[],
  marks: readonly Rect[],
  size: number,
  sheet: Sheet,
): Map<string, Written> {
  const found = new Map<string, Found>();
  const rects = () => [...found.values()].map((one) => one.rect);
  const waiting: Labelled[] = [];
  for (const name of names.filter((one) => one.text)) {
    const best = freest(name, marks, rects(), size, sheet);
    if (best.share <= MOST_COVERED) {
      found.set(name.id, best);
    } else if (name.kept) {
      waiting.push(name);
    }
  }
  for (const name of waiting) {
    const best = freest(name, marks, rects(), size, sheet);
    const covers = [...found].filter(([, one]) => overlap(best.rect, one.rect) > 0);
    covers.forEach(([id]) => {
      found.delete(id);
    });
    found.set(name.id, best);
  }
  return new Map([...found].map(([id, one]) => [id, one.written]));
}

/** Where an area is named: in the corner of it that is free, or nowhere. */
export function cornerOf(
  text: string,
  area: Rect,
  marks: readonly Rect[],
  size: number,
): { at: Point; anchor: "start" | "end"; rect: Rect } | null {
  const width = text.length * size * LETTER * 0.8;
  const inset = size * 0.7;
  const tops = [area.top + inset, area.bottom - inset - size];
  for (const top of tops) {
    for (const anchor of ["start", "end"] as const) {
      const left = anchor === "start" ? area.left + inset : area.right - inset - width;
      const rect = { left, right: left + width, top, bottom: top + size };
      if (covered(rect, marks) === 0) {
        return { at: [anchor === "start" ? left : rect.right, top + size * 0.85], anchor, rect };
      }
    }
  }
  return null;
}

interface Found {
  written: Written;
  rect: Rect;
  /** How much of it would be covered; a name on a name counts as covered wholly. */
  share: number;
}

function freest(
  name: Labelled,
  marks: readonly Rect[],
  taken: readonly Rect[],
  size: number,
  sheet: Sheet,
): Found {
  const tried = writings(name, size).map((written): Found => {
    const rect = rectOf(name, written, size);
    const area = (rect.right - rect.left) * (rect.bottom - rect.top);
    const on = covered(rect, taken);
    const share =
      (covered(rect, marks) + beyond(rect, sheet)) / area + (on > 0 ? 1 + on / area : 0);
    return { written, rect, share };
  });
  return tried.reduce((best, one) => (one.share < best.share - 1e-6 ? one : best));
}
