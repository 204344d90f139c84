/** Picking some of what is offered: what a pick changes, and what is still missing. */

import { say } from "../text/words";
import type { Decision, Option, Picking } from "../wire";

export interface Place {
  id: string;
  name: string;
  options: Option[];
}

/** Whether several of the options make up the answer. */
export function picksSeveral(decision: Decision | null): decision is Decision {
  return decision?.kind === "tick" || decision?.kind === "assign";
}

export function boundsOf(decision: Decision): Picking {
  const most = decision.options.length;
  return decision.picking ?? { least: 0, most, usual: [], fills: false, stock: {}, checks: false };
}

/** The picks after one more, or one less; what has no room takes the place of what is in its way. */
export function picked(decision: Decision, picks: readonly string[], key: string): string[] {
  const option = decision.options.find((one) => one.key === key);
  if (!option || picks.includes(key)) {
    return picks.filter((one) => one !== key);
  }
  const kept = decision.kind === "assign" ? roomFor(decision, picks, option) : [...picks];
  const { least, most } = boundsOf(decision);
  if (kept.length < most) {
    return inOrder(decision, [...kept, key]);
  }
  // Where so many and no fewer are picked, one more is instead of another.
  return least === most || most === 1 ? inOrder(decision, [...kept.slice(1), key]) : [...picks];
}

/** Places take one thing each, and what is scarce comes from the place that has it. */
function roomFor(decision: Decision, picks: readonly string[], option: Option): string[] {
  const pairs = chosen(decision, picks).filter((one) => one.to !== option.to);
  const stock = boundsOf(decision).stock[option.what];
  const alike = pairs.filter((one) => one.what === option.what);
  const gone = stock !== undefined && alike.length >= stock ? alike[0] : null;
  return pairs.filter((one) => one !== gone).map((one) => one.key);
}

function inOrder(decision: Decision, picks: readonly string[]): string[] {
  return decision.options.map((one) => one.key).filter((key) => picks.includes(key));
}

/** What an option is called: where things are given, what goes to whom. */
export function nameOf({ label, place }: Option): string {
  return place ? say("give-pair", { what: label, place }) : label;
}

/** The options that are picked. */
export function chosen(decision: Decision, picks: readonly string[]): Option[] {
  return decision.options.filter((one) => picks.includes(one.key));
}

/** Whether a pick would only be turned away: there is no room for more. */
export function isFull(decision: Decision, picks: readonly string[]): boolean {
  const { most } = boundsOf(decision);
  return most > 1 && picks.length >= most;
}

/** The places something can be given to, in order, each with what it may get. */
export function placesOf(decision: Decision): Place[] {
  const found = new Map<string, Place>();
  for (const option of decision.options) {
    const place = found.get(option.to) ?? { id: option.to, name: option.place, options: [] };
    place.options.push(option);
    found.set(option.to, place);
  }
  return [...found.values()];
}

/** Why one cannot stop here yet: the name of a message and what it tells. */
export function missing(
  decision: Decision,
  picks: readonly string[],
): { words: string; facts: Record<string, string | number> } | null {
  const { least, fills } = boundsOf(decision);
  if (picks.length < least) {
    return { words: "pick-more", facts: { count: least - picks.length } };
  }
  const empty = fills ? emptyPlace(decision, picks) : undefined;
  return empty ? { words: "give-more", facts: { place: empty.name } } : null;
}

/** A place that gets nothing though something is left for it. */
function emptyPlace(decision: Decision, picks: readonly string[]): Place | undefined {
  const { stock } = boundsOf(decision);
  const given = chosen(decision, picks);
  const left = (what: string): boolean =>
    stock[what] === undefined || given.filter((one) => one.what === what).length < stock[what];
  return placesOf(decision).find(
    (place) =>
      !given.some((one) => one.to === place.id) && place.options.some((one) => left(one.what)),
  );
}
