/** The course of a finished game as a line: who was ahead when. */

import type { Lead, SideFortune } from "../wire";

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
  y: (chance: number) => number;
}

/** Draws the course on a sheet: a game won is at the upper edge, one lost at the lower. */
export function courseOf(leads: readonly Lead[], sheet: Sheet): Course {
  const first = leads[0]?.at ?? 0;
  const last = leads.at(-1)?.at ?? 1;
  const x = (at: number): number => ((at - first) / Math.max(1, last - first)) * sheet.width;
  const y = (chance: number): number => sheet.height * (1 - chance);
  const sides = leads[0]?.chances.length ?? 0;
  const drawn = sides === 2 ? [0] : [...Array(sides).keys()];
  return {
    lines: drawn.map((side) =>
      leads
        .map((lead) => `${x(lead.at).toFixed(1)},${y(lead.chances[side] ?? 0).toFixed(1)}`)
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

/** How a side came to its result, in whole percents that add up. */
export function accountOf(fortune: SideFortune): {
  start: number;
  luck: number;
  choices: number;
  end: number;
} {
  const [start, luck, end] = [fortune.start, fortune.luck, fortune.end].map((each) =>
    Math.round(100 * each),
  ) as [number, number, number];
  return { start, luck, choices: end - start - luck, end };
}
