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

const KEY = "grognard.entered";
const MOST = 500;

/** Keeps what was entered for a question until the next one, through a reload. */
export function keepEntered(about: string, values: readonly Value[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ about, values }));
  } catch {
    // A browser that keeps nothing: a reload begins again.
  }
}

/** What was entered for this question before, as far as it can be read. */
export function keptEntered(about: string): Value[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    const found = kept as { about?: unknown; values?: unknown } | null;
    const values = found?.about === about && Array.isArray(found.values) ? found.values : [];
    return values.filter(isValue).slice(0, MOST);
  } catch {
    return [];
  }
}

function isValue(value: unknown): value is Value {
  return typeof value === "number" || typeof value === "string";
}

/** The values up to the first that cannot be one of these; what follows them the server judges. */
export function fitting(parts: readonly ToEnter[], values: readonly Value[]): Value[] {
  const slots = parts.flatMap((part) => Array<ToEnter>(part.count).fill(part));
  const odd = slots.findIndex((part, i) => i < values.length && !fits(part, values[i]));
  return odd < 0 ? [...values] : values.slice(0, odd);
}

function fits(part: ToEnter, value: Value | undefined): boolean {
  return part.kind === "dice"
    ? Number.isInteger(value) && Number(value) >= 1 && Number(value) <= part.sides
    : part.among.some((one) => one.id === value);
}
