/** The course of a finished game as a line: who was ahead when. */

import type { Lead } from "../wire";

export interface Sheet {
  width: number;
  height: number;
}

export interface Course {
  /** One polyline per side; of two sides the first one's alone, for the other's mirrors it. */
  lines: string[];
  /** Where each turn begins, from left to right. */
  turns: { turn: number; x: number }[];
  x: (at: number) => number;
  y: (worth: number) => number;
}

/** Draws the course on a sheet, even positions in the middle, the greatest lead at the edge. */
export function courseOf(leads: readonly Lead[], sheet: Sheet): Course {
  const first = leads[0]?.at ?? 0;
  const last = leads.at(-1)?.at ?? 1;
  const most = Math.max(1, ...leads.flatMap((lead) => lead.worth.map(Math.abs)));
  const x = (at: number): number => ((at - first) / Math.max(1, last - first)) * sheet.width;
  const y = (worth: number): number => (sheet.height / 2) * (1 - worth / most);
  const sides = leads[0]?.worth.length ?? 0;
  const drawn = sides === 2 ? [0] : [...Array(sides).keys()];
  return {
    lines: drawn.map((side) =>
      leads
        .map((lead) => `${x(lead.at).toFixed(1)},${y(lead.worth[side] ?? 0).toFixed(1)}`)
        .join(" "),
    ),
    turns: leads
      .filter((lead, i) => lead.turn !== leads[i - 1]?.turn)
      .map((lead) => ({ turn: lead.turn, x: x(lead.at) })),
    x,
    y,
  };
}

/** The moment of the game nearest to a place on the sheet. */
export function momentAt(leads: readonly Lead[], share: number): number {
  const first = leads[0]?.at ?? 0;
  const last = leads.at(-1)?.at ?? 0;
  const wanted = first + share * (last - first);
  let best = first;
  for (const { at } of leads) {
    if (Math.abs(at - wanted) < Math.abs(best - wanted)) {
      best = at;
    }
  }
  return best;
}

/** The side a swing favoured most. */
export function favoured(swing: readonly number[]): number {
  return swing.indexOf(Math.max(...swing));
}
