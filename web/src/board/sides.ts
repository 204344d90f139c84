/** Colours and second cues of sides: nobody has to tell sides apart by colour alone. */

import type { View } from "../wire";
import { sides as looks } from "./looks";

/** Rims of the bases: whole, beaded, dotted, barred. */
export const RIMS: readonly string[] = looks.map((look) => look.rim);

export function sidesOf(view: Pick<View, "seats" | "sides">): string[] {
  const sides = view.seats.map((seat) => view.sides[seat] ?? seat);
  return [...new Set(sides)];
}

/** A side's place, from a seat or from the side itself; -1 for nobody's. */
export function sideIndex(view: Pick<View, "seats" | "sides">, whose: string | null): number {
  if (whose === null || whose === "") {
    return -1;
  }
  const sides = sidesOf(view);
  const direct = sides.indexOf(view.sides[whose] ?? whose);
  return direct < 0 ? -1 : direct % looks.length;
}

export function sideColour(index: number): string {
  return index < 0 ? "var(--nobody)" : `var(--side-${index})`;
}
