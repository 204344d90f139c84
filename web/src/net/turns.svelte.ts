/** The games of this browser, and in which of them somebody waits for its answer. */

import { tellTurn } from "../ui/notices";
import type { GameSummary } from "../wire";
import { api } from "./api";
import { heldLinks } from "./links";

/** Milliseconds between two looks. */
const EVERY = 30_000;

export class Turns {
  games = $state.raw<GameSummary[]>([]);
  /** Places where an answer was awaited at the last look; none before the first. */
  #known: Set<string> | null = null;

  /** How many games wait for an answer from here. */
  get waiting(): number {
    return new Set(this.games.filter((one) => one.your_turn).map((one) => one.id)).size;
  }

  /** Looks now and every so often, until the function returned is called. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const links = heldLinks();
    if (!links.length) {
      this.games = [];
      return;
    }
    const body = { links: links.map(({ game, key }) => ({ game, key })) };
    const found = await api.mine(body).catch(() => null);
    if (found) {
      this.heard(found.games);
    }
  }

  /** What was not awaited before is told to whoever wishes to be told. */
  heard(games: GameSummary[]): void {
    const known = this.#known;
    const awaited = games.filter((one) => one.your_turn);
    this.games = games;
    this.#known = new Set(awaited.map(place));
    for (const game of known ? awaited : []) {
      const key = heldLinks().find((one) => place(one) === place(game))?.key;
      if (key && !known?.has(place(game))) {
        tellTurn({ game: game.id, key, title: game.title, scenario: game.scenario });
      }
    }
  }
}

function place(one: { id: string; seat: string } | { game: string; seat: string }): string {
  return `${"id" in one ? one.id : one.game}/${one.seat}`;
}

export const turns = new Turns();
