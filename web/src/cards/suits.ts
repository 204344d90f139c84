/** Playing cards as they are drawn: the four suits, and where the pips of each rank lie. */

import { say } from "../text/words";

export type Suit = "spades" | "hearts" | "diamonds" | "clubs";

/** Each in a square of 20, its middle at the origin. */
export const SUITS: Readonly<Record<Suit, string>> = {
  spades:
    "M0-9.5C3-5 9-1.5 9 3.2 9 6.4 6.6 8 4.6 8 3 8 1.6 7.2.8 5.9 1 7.6 1.8 8.8 3 9.5H-3C-1.8 8.8-1 7.6-.8 5.9-1.6 7.2-3 8-4.6 8-6.6 8-9 6.4-9 3.2-9-1.5-3-5 0-9.5Z",
  hearts:
    "M0 9.5C-3 5-9.5 1.5-9.5-4-9.5-7-7.3-9-4.9-9-2.8-9-1-7.8 0-5.8 1-7.8 2.8-9 4.9-9 7.3-9 9.5-7 9.5-4 9.5 1.5 3 5 0 9.5Z",
  diamonds: "M0-9.5C1.8-5.6 4-2.6 7 0 4 2.6 1.8 5.6 0 9.5-1.8 5.6-4 2.6-7 0-4-2.6-1.8-5.6 0-9.5Z",
  clubs:
    "M0-9.5A4.4 4.4 0 0 1 3.2-2.1 4.5 4.5 0 1 1 .9 4.6C1.1 7 1.8 8.8 3 9.5H-3C-1.8 8.8-1.1 7-.9 4.6A4.5 4.5 0 1 1-3.2-2.1 4.4 4.4 0 0 1 0-9.5Z",
};

export interface Pip {
  x: number;
  y: number;
  /** Pips of the lower half stand on their heads. */
  upsideDown: boolean;
}

const LEFT = -1;
const MID = 0;
const RIGHT = 1;
const BOTH = [LEFT, RIGHT];
/** Rows of pips, each by its height from -1 (top) to 1 (bottom). */
const ROWS: Readonly<Record<string, readonly (readonly [number, readonly number[]])[]>> = {
  A: [[0, [MID]]],
  "2": [
    [-1, [MID]],
    [1, [MID]],
  ],
  "3": [
    [-1, [MID]],
    [0, [MID]],
    [1, [MID]],
  ],
  "4": [
    [-1, BOTH],
    [1, BOTH],
  ],
  "5": [
    [-1, BOTH],
    [0, [MID]],
    [1, BOTH],
  ],
  "6": [
    [-1, BOTH],
    [0, BOTH],
    [1, BOTH],
  ],
  "7": [
    [-1, BOTH],
    [-0.5, [MID]],
    [0, BOTH],
    [1, BOTH],
  ],
  "8": [
    [-1, BOTH],
    [-0.5, [MID]],
    [0, BOTH],
    [0.5, [MID]],
    [1, BOTH],
  ],
  "9": [
    [-1, BOTH],
    [-1 / 3, BOTH],
    [0, [MID]],
    [1 / 3, BOTH],
    [1, BOTH],
  ],
  "10": [
    [-1, BOTH],
    [-2 / 3, [MID]],
    [-1 / 3, BOTH],
    [1 / 3, BOTH],
    [2 / 3, [MID]],
    [1, BOTH],
  ],
};

/** Where the pips of a rank lie, from -1 to 1 both ways; none on a court card. */
export function pipsOf(rank: string): Pip[] {
  return (ROWS[rank] ?? []).flatMap(([y, columns]) =>
    columns.map((x) => ({ x, y, upsideDown: y > 0 })),
  );
}

/** What a court card wears. */
export const CROWNS: Readonly<Record<string, string>> = {
  K: "M-9 5L-11-6-5-1 0-9 5-1 11-6 9 5ZM0-12V-9M-1.6-10.6H1.6",
  Q: "M-9 5L-9-3-5 0-3-7 0-2 3-7 5 0 9-3 9 5ZM0-5.5a1.4 1.4 0 1 0 .01 0",
  J: "M-9 5C-9-4-5-8 3-8 8-8 9-4 12-6 11-1 9 1 9 5ZM-9 1.5H9",
};

/** What stands in the corner: the letters of court cards differ from language to language. */
export function indexOf(rank: string): string {
  return /^\d+$/.test(rank) ? rank : say(`rank-${rank}`);
}

export function isRed(suit: string): boolean {
  return suit === "hearts" || suit === "diamonds";
}
