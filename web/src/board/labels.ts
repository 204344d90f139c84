/** Where names go, so that they neither cover one another nor another base. */

import type { Point } from "./geometry";

export interface Labelled {
  id: string;
  at: Point;
  reach: number;
  text: string;
}

interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Spot = "below" | "above" | "right" | "left";

/** A name may hang a little over the near edge, where the scale is. */
const SLACK = 20;
const SPOTS: Spot[] = ["below", "above", "right", "left"];

function rectOf(piece: Labelled, spot: Spot, size: number): Rect {
  const [x, y] = piece.at;
  const width = piece.text.length * size * 0.6;
  const side = spot === "right" || spot === "left";
  const middle = side
    ? y
    : spot === "below"
      ? y + piece.reach + size * 0.8
      : y - piece.reach - size * 0.8;
  const shift = piece.reach + size * 0.4;
  const left = spot === "right" ? x + shift : spot === "left" ? x - shift - width : x - width / 2;
  return { left, right: left + width, top: middle - size / 2, bottom: middle + size / 2 };
}

function overlap(a: Rect, b: Rect): number {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

export interface Sheet {
  width: number;
  height: number;
}

/** How much of a name would be cut off. */
function beyond(rect: Rect, sheet: Sheet): number {
  const across = Math.max(0, -rect.left) + Math.max(0, rect.right - sheet.width);
  const down = Math.max(0, -rect.top) + Math.max(0, rect.bottom - sheet.height - SLACK);
  return across * (rect.bottom - rect.top) + down * (rect.right - rect.left);
}

/** Below where there is room, else wherever least is covered; in the order given. */
export function labelSpots(
  pieces: readonly Labelled[],
  size: number,
  sheet: Sheet,
): Map<string, Spot> {
  const taken: Rect[] = pieces.map(({ at: [x, y], reach }) => ({
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
  }));
  const found = new Map<string, Spot>();
  for (const piece of pieces) {
    let best: { spot: Spot; rect: Rect; covered: number } | null = null;
    for (const spot of SPOTS) {
      const rect = rectOf(piece, spot, size);
      const covered = taken.reduce((sum, other) => sum + overlap(rect, other), beyond(rect, sheet));
      if (!best || covered < best.covered - 1e-6) {
        best = { spot, rect, covered };
      }
    }
    if (best) {
      found.set(piece.id, best.spot);
      taken.push(best.rect);
    }
  }
  return found;
}
