/** What is different on the table since its reader last chose something. */

import type { PieceView, View } from "../wire";
import { distance, hexDistance, type Point } from "./geometry";

export interface Change {
  piece: string;
  seat: string;
  /** Where it stood, if it stands elsewhere now or nowhere. */
  from: Point | null;
  /** Where it stands now; where it stood, if it is gone. */
  at: Point;
  /** What its bars have lost altogether. */
  lost: number;
  /** Whether it was put out of action. */
  fell: boolean;
}

/** A piece that was nudged by less than this has not moved, in the unit of the table. */
const NUDGE = 0.2;

/** The first bar is what a blow takes; what the others hold is only lost once that is used up. */
function lostBy(was: PieceView, now: PieceView): number {
  const counted = now.bars[0]?.value === 0 ? was.bars.length : 1;
  return was.bars
    .slice(0, counted)
    .reduce((sum, bar, i) => sum + Math.max(0, bar.value - (now.bars[i]?.value ?? bar.value)), 0);
}

function moved(from: Point, to: Point, view: View): boolean {
  return view.table.grid === "hexes" ? hexDistance(from, to) > 0 : distance(from, to) > NUDGE;
}

/** What befell each piece between two views of one table; nothing where that is not the same one. */
export function changesBetween(before: View | null, now: View): Change[] {
  if (!before || before.viewer !== now.viewer || before.ruleset !== now.ruleset) {
    return [];
  }
  return before.pieces.flatMap((was) => {
    if (!was.at || was.out) {
      return [];
    }
    const is = now.pieces.find((one) => one.id === was.id);
    const fell = !is || is.out;
    const at = is?.at ?? was.at;
    const from = is?.at && moved(was.at, is.at, now) ? was.at : null;
    const lost = is ? lostBy(was, is) : 0;
    return from || lost > 0 || fell
      ? [{ piece: was.id, seat: was.seat, from, at, lost, fell }]
      : [];
  });
}
