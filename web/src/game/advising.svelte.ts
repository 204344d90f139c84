/** What one might answer: asked for once, shown in the list and on the table until something else is asked. */

import type { Point } from "../board/geometry";
import { api, Trouble } from "../net/api";
import type { Advice, Decision, Option, Suggestion, View } from "../wire";
import type { Live } from "./live.svelte";

/** Where a suggestion lies on the table: at a piece, or at a place. */
export interface Spot {
  /** From 1 on, the best one first. */
  rank: number;
  at: Point;
  /** The piece it is about; nothing for a mere place. */
  piece: string | null;
}

/** The options a suggestion consists of. */
export function optionsOf(one: Suggestion, decision: Decision): Option[] {
  const keys = Array.isArray(one.answer) ? one.answer : [one.answer];
  return decision.options.filter((option) => keys.includes(option.key));
}

/** Where suggestions lie; those that lie nowhere are left out, and of those at one place all but the best. */
export function spotsOf(advice: Advice, decision: Decision, view: View): Spot[] {
  const placeOf = (id: string | null | undefined): Point | null =>
    view.pieces.find((piece) => piece.id === id)?.at ?? null;
  const found: Spot[] = [];
  const lay = (rank: number, piece: string | null, at: Point | null): void => {
    if (at && !found.some((spot) => spot.at[0] === at[0] && spot.at[1] === at[1])) {
      found.push({ rank, at, piece });
    }
  };
  for (const [i, one] of advice.suggestions.entries()) {
    if (typeof one.answer === "object" && !Array.isArray(one.answer)) {
      lay(i + 1, null, one.answer.path?.at(-1) ?? placeOf(decision.region?.piece));
    } else {
      for (const option of optionsOf(one, decision)) {
        const at = placeOf(option.piece);
        lay(i + 1, at && option.piece, option.at ?? at);
      }
    }
  }
  return found;
}

export class Advising {
  found = $state.raw<Advice | null>(null);
  busy = $state(false);
  trouble = $state("");
  #asking: AbortController | null = null;

  constructor(private readonly live: Live) {}

  /** A new question: what was suggested at the last one is put away. */
  putAway(): void {
    this.#asking?.abort();
    this.#asking = null;
    this.found = null;
    this.busy = false;
    this.trouble = "";
  }

  /** Asks what to answer; asked again, it puts that away. */
  async toggle(): Promise<void> {
    const { decision, id, key } = this.live;
    const asks = !this.found && !this.busy && decision !== null && decision.kind !== "enter";
    this.putAway();
    if (!asks) {
      return;
    }
    const asking = new AbortController();
    this.#asking = asking;
    this.busy = true;
    try {
      const found = await api.advice(id, key, { expect: decision.number }, asking.signal);
      if (this.#asking === asking) {
        this.found = found;
      }
    } catch (error) {
      if (this.#asking === asking) {
        this.trouble = error instanceof Trouble ? error.message : String(error);
      }
    } finally {
      if (this.#asking === asking) {
        this.busy = false;
      }
    }
  }
}
