/** The card somebody looks at closely: it is shown large beside where it lies. */

import type { CardText } from "../wire";

class Looking {
  card = $state.raw<CardText | null>(null);
  at = $state.raw<DOMRect | null>(null);
  #by: object | null = null;

  look(by: object, card: CardText, place: Element): void {
    this.#by = by;
    this.card = card;
    this.at = place.getBoundingClientRect();
  }

  /** Looks away, unless something else is looked at by now. */
  away(by: object): void {
    if (this.#by === by) {
      this.#by = null;
      this.card = null;
      this.at = null;
    }
  }
}

export const looking = new Looking();
