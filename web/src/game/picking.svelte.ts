/** What one person has picked of much, and whether it may be the answer. */

import { api } from "../net/api";
import { boundsOf, missing, picked, picksSeveral } from "../panel/picking";
import { say } from "../text/words";
import type { CheckVerdict, Decision } from "../wire";
import type { Live } from "./live.svelte";

const CHECK_DELAY = 60;

export class Picking {
  picks = $state.raw<readonly string[]>([]);
  /** The thing in hand, to be given to a place, or the place that waits for a thing. */
  held = $state.raw<{ what: string } | { to: string } | null>(null);
  /** What the server says of these very picks. */
  #verdict = $state.raw<{ picks: readonly string[]; said: CheckVerdict } | null>(null);
  #check: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Live) {}

  get decision(): Decision | null {
    const { decision } = this.live;
    return picksSeveral(decision) ? decision : null;
  }

  /** A new question starts with what is usual. */
  ask(decision: Decision | null): void {
    this.held = null;
    this.#verdict = null;
    this.#check?.abort();
    clearTimeout(this.#timer);
    this.#set(picksSeveral(decision) ? boundsOf(decision).usual : []);
  }

  has(key: string): boolean {
    return this.picks.includes(key);
  }

  toggle(key: string): void {
    const { decision } = this;
    if (decision && !this.live.sending) {
      this.held = null;
      this.#set(picked(decision, this.picks, key));
    }
  }

  /** Takes a thing in hand, or gives it to the place that waits for one. */
  take(what: string): void {
    const { held } = this;
    if (held && "to" in held) {
      this.#give(what, held.to);
    } else {
      this.held = held?.what === what ? null : { what };
    }
  }

  /** Points at a place: it gets what is in hand, or waits for a thing. */
  point(to: string): void {
    const { held } = this;
    if (held && "what" in held) {
      this.#give(held.what, to);
    } else {
      this.held = held?.to === to ? null : { to };
    }
  }

  #give(what: string, to: string): void {
    const pair = this.decision?.options.find((one) => one.what === what && one.to === to);
    if (pair) {
      this.toggle(pair.key);
    } else {
      this.held = null;
    }
  }

  usual(): void {
    this.#set(this.decision ? boundsOf(this.decision).usual : []);
  }

  clear(): void {
    this.#set([]);
  }

  /** Why these may not be the answer; nothing where they may, or where that is still asked. */
  get whyNot(): { text: string; rule: string } | null {
    const { decision } = this;
    const lacking = decision && missing(decision, this.picks);
    if (lacking) {
      return { text: say(lacking.words, lacking.facts), rule: "" };
    }
    const verdict = this.#verdict?.picks === this.picks ? this.#verdict.said : null;
    return verdict && !verdict.legal ? verdict.why_not : null;
  }

  /** Whether nothing is known against it; what is still being asked, the answer itself tells. */
  get ready(): boolean {
    return this.decision !== null && !this.live.sending && !this.whyNot;
  }

  /** Whether it is still asked if these go together. */
  get unsure(): boolean {
    const { decision } = this;
    const asks = decision !== null && boundsOf(decision).checks && !missing(decision, this.picks);
    return asks && this.#verdict?.picks !== this.picks;
  }

  #set(picks: readonly string[]): void {
    this.picks = picks;
    clearTimeout(this.#timer);
    const { decision } = this;
    if (decision && boundsOf(decision).checks) {
      this.#timer = setTimeout(() => this.#ask(decision.number, picks), CHECK_DELAY);
    }
  }

  async #ask(expect: number, picks: readonly string[]): Promise<void> {
    this.#check?.abort();
    const check = new AbortController();
    this.#check = check;
    const body = { expect, picks: [...picks] };
    try {
      const said = await api.check(this.live.id, this.live.key, body, check.signal);
      this.#verdict = { picks, said };
    } catch {
      // Whoever confirms is told by the answer itself.
      if (!check.signal.aborted) {
        this.#verdict = { picks, said: HEARD_NOTHING };
      }
    }
  }
}

const HEARD_NOTHING: CheckVerdict = {
  legal: true,
  why_not: null,
  length: null,
  cost: null,
  allowed: null,
  warnings: [],
  placement: null,
};
