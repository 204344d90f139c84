/** What a newcomer to a game is told, asked for once. */

import { api } from "../net/api";
import { settings } from "../ui/settings.svelte";
import type { Briefing } from "../wire";

class Briefings {
  found = $state.raw<Briefing | null>(null);
  missing = $state(false);
  #asked = "";

  /** Asks for the briefing of a game, unless it is there already. */
  async load(game: string, key: string): Promise<void> {
    const wanted = `${game}/${key}/${settings.lang}`;
    if (this.#asked === wanted) {
      return;
    }
    this.#asked = wanted;
    this.found = null;
    this.missing = false;
    try {
      const found = await api.briefing(game, key);
      if (this.#asked === wanted) {
        this.found = found;
      }
    } catch {
      if (this.#asked === wanted) {
        this.#asked = "";
        this.missing = true;
      }
    }
  }
}

export const briefings = new Briefings();
