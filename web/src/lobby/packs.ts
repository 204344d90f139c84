/** Content of one's own, laid over a game before it is set up. */

import type { PackBody, RulesetCard } from "../wire";

/** No pack is larger; of a file that is, just enough is sent to be told so. */
const MOST_BYTES = 200_000;
const LONGEST_NAME = 120;

/** A file as the server takes it, for the game as it is set up now. */
export async function packBody(card: Pick<RulesetCard, "name">, file: File): Promise<PackBody> {
  return {
    ruleset: card.name,
    source: await file.slice(0, MOST_BYTES + 1).text(),
    file: file.name.slice(-LONGEST_NAME),
  };
}

/** The game system of a set-up, whatever is laid over it. */
export function plainName(ruleset: string): string {
  return ruleset.split("+", 1)[0] ?? "";
}

export function isPacked(ruleset: string): boolean {
  return ruleset.includes("+");
}
