/** The rulebook that is open over a page, and where: the address says so. */

import { api } from "../net/api";
import type { RulebookText } from "../wire";
import { route, withBook } from "./route.svelte";
import { settings } from "./settings.svelte";

class Rules {
  book = $state.raw<RulebookText | null>(null);
  missing = $state(false);
  #loaded = "";

  get shown(): boolean {
    return route.place.book !== null;
  }

  get clause(): string | null {
    return route.place.book || null;
  }

  /** Opens the book at a clause; while it lies open, its pages are turned. */
  open(clause = ""): void {
    const path = withBook(route.path, clause);
    if (this.shown) {
      route.replace(path);
    } else {
      route.lay(path);
    }
  }

  close(): void {
    if (this.shown) {
      route.leave(withBook(route.path, null));
    }
  }

  toggle(): void {
    if (this.shown) {
      this.close();
    } else {
      this.open();
    }
  }

  /** A clause of the book that is loaded. */
  clauseOf(id: string): { title: string; text: string } | null {
    const clauses = this.book?.chapters.flatMap((chapter) => chapter.clauses);
    return clauses?.find((one) => one.id === id) ?? null;
  }

  async load(ruleset: string): Promise<void> {
    const wanted = `${ruleset}/${settings.lang}`;
    if (this.#loaded === wanted) {
      return;
    }
    this.#loaded = wanted;
    this.missing = false;
    this.book = null;
    try {
      const book = await api.rulebook(ruleset);
      if (this.#loaded === wanted) {
        this.book = book;
      }
    } catch {
      if (this.#loaded === wanted) {
        this.#loaded = "";
        this.missing = true;
      }
    }
  }
}

export const rules = new Rules();

export function openClause(id: string): void {
  rules.open(id);
}
