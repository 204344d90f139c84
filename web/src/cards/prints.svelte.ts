/** What the cards of the game on the table look like. */

import { api } from "../net/api";
import type { CardPrint } from "../wire";

class Prints {
  #cards = $state.raw<Readonly<Record<string, CardPrint>>>({});
  #ruleset = "";

  /** Cards are plain until the server has told what is printed on them. */
  async open(ruleset: string): Promise<void> {
    if (this.#ruleset === ruleset) {
      return;
    }
    this.#ruleset = ruleset;
    this.#cards = {};
    try {
      const book = await api.cards(ruleset);
      if (this.#ruleset === ruleset) {
        this.#cards = book.cards;
      }
    } catch {
      this.#ruleset = "";
    }
  }

  of(id: string): CardPrint | null {
    return this.#cards[id] ?? null;
  }
}

export const prints = new Prints();
