/** Dice, cards and names that people enter themselves, one value after the other. */

import type { ToEnter } from "../wire";

export type Value = number | string;

export function countOf(parts: readonly ToEnter[]): number {
  return parts.reduce((sum, part) => sum + part.count, 0);
}

/** Each part with the values it has so far. */
export function filled(parts: readonly ToEnter[], entered: readonly Value[]) {
  let begin = 0;
  return parts.map((part) => {
    const values = entered.slice(begin, begin + part.count);
    begin += part.count;
    return { part, values, slots: Array.from({ length: part.count }, (_, k) => values[k]) };
  });
}

/** The part whose value is entered next. */
export function nextPart(parts: readonly ToEnter[], entered: readonly Value[]): ToEnter | null {
  const open = filled(parts, entered).find(({ part, values }) => values.length < part.count);
  return open?.part ?? null;
}

/** The cards or names with these letters somewhere, whatever their accents. */
export function found(part: ToEnter, sought: string): ToEnter["among"] {
  const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
  return part.among.filter((one) => plain(`${one.name} ${one.id}`).includes(plain(sought)));
}
