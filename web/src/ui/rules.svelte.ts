/** The rulebook that is open, and where. */

import { api } from "../net/api";
import type { RulebookText } from "../wire";
import { settings } from "./settings.svelte";

class Rules {
  shown = $state(false);
  clause = $state<string | null>(null);
  book = $state.raw<RulebookText | null>(null);
  missing = $state(false);
  #loaded = "";

  async load(ruleset: string): Promise<void> {
    const wanted = `${ruleset}/${settings.lang}`;
    if (this.#loaded === wanted) {
      return;
    }
    this.#loaded = wanted;
    this.missing = false;
    try {
      this.book = await api.rulebook(ruleset);
    } catch {
      this.#loaded = "";
      this.missing = true;
    }
  }
}

export const rules = new Rules();

export function openClause(id: string): void {
  rules.clause = id;
  rules.shown = true;
}
