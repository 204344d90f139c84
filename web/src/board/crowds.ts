/** Several pieces in one place, as hexes allow: they stand round its middle, smaller, under one name. */

import type { Point } from "./geometry";

export interface Standing {
  id: string;
  at: Point | null;
  name: string;
}

export interface Gathered {
  /** Where it stands from the middle of the place, in reaches of a piece that is alone. */
  aside: Point;
  size: number;
  name: string;
}

const SIZE = 0.52;
const RING = 0.56;

/** The pieces that share a place; one that stands alone is not among them. */
export function gathered(pieces: readonly Standing[]): Map<string, Gathered> {
  const places = new Map<string, Standing[]>();
  for (const piece of pieces) {
    if (piece.at) {
      const place = String(piece.at);
      places.set(place, [...(places.get(place) ?? []), piece]);
    }
  }
  const found = new Map<string, Gathered>();
  for (const crowd of places.values()) {
    crowd.forEach((piece, i) => {
      if (crowd.length > 1) {
        const turn = (2 * Math.PI * i) / crowd.length - Math.PI / 4;
        found.set(piece.id, {
          aside: [RING * Math.cos(turn), RING * Math.sin(turn)],
          size: SIZE,
          name: nameOf(piece, crowd),
        });
      }
    });
  }
  return found;
}

/** The first of those alike bears the name for all of them. */
function nameOf(piece: Standing, crowd: readonly Standing[]): string {
  const alike = crowd.filter((other) => other.name === piece.name);
  if (alike[0] !== piece) {
    return "";
  }
  return alike.length > 1 ? `${piece.name} × ${alike.length}` : piece.name;
}
