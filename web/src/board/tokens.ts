/**
 * A token stands on every base and is never drawn too small to be told apart, however far off
 * the table is; the base keeps its true size beneath it. Tokens that would cover one another
 * step aside, no farther than they still stand on their bases.
 */

import { distance, type Point, type Projection } from "./geometry";

/** The least reach of a token on the screen, in pixels. */
export const LEAST = 17;

export interface Based {
  id: string;
  /** The middle of its base on the sheet, and how far the base reaches. */
  at: Point;
  base: number;
}

export interface Token {
  at: Point;
  reach: number;
}

/** How far the base of a piece of a radius reaches on the sheet; on hexes nobody has one. */
export function baseReach(radius: number, plane: Projection): number {
  return plane.scale * (radius > 0 ? radius : ON_A_HEX);
}

/** How far a token reaches at least. On hexes it keeps to its hex, whoever else is there. */
export function leastReach(plane: Projection, grain: number): number {
  return plane.grid === "hexes" ? 0 : LEAST * grain;
}

const ON_A_HEX = 0.4;
const ROUNDS = 16;
/** Tokens may overlap by this share of their reaches before they step aside. */
const SHOULDER = 0.06;

export function tokensOf(pieces: readonly Based[], least: number): Map<string, Token> {
  const reaches = pieces.map((piece) => Math.max(piece.base, least));
  const places = pieces.map((piece) => [...piece.at] as [number, number]);
  const loose = pieces.map((piece, i) => (reaches[i] ?? 0) > piece.base);
  for (let round = 0; round < ROUNDS && stepAside(pieces, places, reaches, loose); round++) {}
  return new Map(
    pieces.map((piece, i) => [
      piece.id,
      { at: places[i] as Point, reach: reaches[i] ?? piece.base },
    ]),
  );
}

/** Every token gives way to those it covers; whether any did. */
function stepAside(
  pieces: readonly Based[],
  places: [number, number][],
  reaches: readonly number[],
  loose: readonly boolean[],
): boolean {
  let stepped = false;
  for (let i = 0; i < places.length; i++) {
    for (let j = i + 1; j < places.length; j++) {
      if (!loose[i] && !loose[j]) {
        continue;
      }
      const [a, b] = [places[i] as [number, number], places[j] as [number, number]];
      const wanted = ((reaches[i] ?? 0) + (reaches[j] ?? 0)) * (1 - SHOULDER);
      const apart = distance(a, b);
      if (apart >= wanted - 0.01) {
        continue;
      }
      stepped = true;
      // Two in one place part by their order, so that they always part alike.
      const [ux, uy] = apart > 1e-6 ? [(b[0] - a[0]) / apart, (b[1] - a[1]) / apart] : [1, 0];
      const by = (wanted - apart) / (loose[i] && loose[j] ? 2 : 1);
      if (loose[i]) {
        places[i] = tied([a[0] - ux * by, a[1] - uy * by], pieces[i] as Based, reaches[i] ?? 0);
      }
      if (loose[j]) {
        places[j] = tied([b[0] + ux * by, b[1] + uy * by], pieces[j] as Based, reaches[j] ?? 0);
      }
    }
  }
  return stepped;
}

/** No farther from its base than that it still touches the middle of it. */
function tied([x, y]: Point, { at }: Based, reach: number): [number, number] {
  const off = distance([x, y], at);
  const part = off > reach ? reach / off : 1;
  return [at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part];
}
