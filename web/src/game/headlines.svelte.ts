/** What every option of the question comes to, in one figure: those soon found at once, the others when they come. */

import { api } from "../net/api";
import { share } from "../text/words";
import type { Decision, Headline, Option } from "../wire";
import type { Live } from "./live.svelte";

/** So many options may be asked about at once. */
const MOST = 500;

/** The figure alone; one that was sampled says so. */
export function figureOf(headline: Headline): string {
  const figure = share(headline.share);
  return headline.exact ? figure : `≈ ${figure}`;
}

/** The likeliest of all that befalls a piece by the options aimed at it. */
export function likeliest(
  piece: string,
  options: readonly Option[],
  found: ReadonlyMap<string, Headline>,
): Headline | null {
  let best: Headline | null = null;
  for (const option of options) {
    const one = option.piece === piece ? found.get(option.key) : undefined;
    if (one?.piece === piece && (best === null || one.share > best.share)) {
      best = one;
    }
  }
  return best;
}

export class Headlines {
  found = $state.raw<ReadonlyMap<string, Headline>>(new Map());
  waiting = $state.raw<ReadonlySet<string>>(new Set());
  #asking: AbortController | null = null;

  constructor(private readonly live: Live) {}

  /** A new question: whatever was asked about the last one is called off. */
  ask(decision: Decision | null): void {
    this.#asking?.abort();
    this.#asking = null;
    this.found = new Map();
    this.waiting = new Set();
    if (decision?.kind === "choose" && !decision.together) {
      this.waiting = new Set(decision.options.map((option) => option.key));
      this.#asking = new AbortController();
      void this.#find(decision.number, this.#asking.signal);
    }
  }

  /** What is written at a piece that options are aimed at. */
  at(piece: string, options: readonly Option[]): Headline | null {
    return likeliest(piece, options, this.found);
  }

  async #find(expect: number, signal: AbortSignal): Promise<void> {
    const { id, key } = this.live;
    try {
      let { found, waiting } = await api.headlines(id, key, { expect, keys: [] }, signal);
      this.#take(found, waiting, signal);
      if (waiting.length) {
        const keys = waiting.slice(0, MOST);
        ({ found, waiting } = await api.headlines(id, key, { expect, keys }, signal));
        this.#take(found, waiting, signal);
      }
    } catch {
      // Without figures one can still choose.
    } finally {
      if (!signal.aborted) {
        this.waiting = new Set();
      }
    }
  }

  /** What was waited for was at best a guess; this takes its place. */
  #take(found: readonly Headline[], waiting: readonly string[], signal: AbortSignal): void {
    if (!signal.aborted) {
      const settled = [...this.found].filter(([key]) => !this.waiting.has(key));
      this.found = new Map([...settled, ...found.map((one) => [one.key, one] as const)]);
      this.waiting = new Set(waiting);
    }
  }
}
