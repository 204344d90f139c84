/** What people at the table say to each other. Whoever would rather not hear it mutes the table. */

import { api, type Trouble } from "../net/api";
import { newRequest } from "../net/requests";
import type { Spoken } from "../wire";

const MUTED = "grognard.muted";
const MOST_MUTED = 100;
const MOST_LINES = 60;
export const LONGEST_LINE = 300;

export class Talking {
  lines = $state.raw<readonly Spoken[]>([]);
  /** How many lines of others nobody here has seen yet. */
  fresh = $state(0);
  muted = $state(false);
  /** Why the last line could not be said. */
  trouble = $state("");

  constructor(
    private readonly game: string,
    private readonly key: () => string,
  ) {
    this.muted = mutedGames().includes(game);
  }

  /** Asks for what was said before; who has no seat hears nothing. */
  async open(): Promise<void> {
    const found = await api.talk(this.game, this.key()).catch(() => null);
    if (found) {
      this.lines = [];
      this.heard(found.lines);
      this.fresh = 0;
    }
  }

  /** Takes up lines; what is known already, or said at a muted table, is left out. */
  heard(lines: readonly Spoken[]): void {
    const last = this.lines.at(-1)?.number ?? 0;
    const news = lines.filter((line) => line.number > last);
    this.lines = [...this.lines, ...news].slice(-MOST_LINES);
    this.fresh += this.muted ? 0 : news.length;
  }

  seen(): void {
    this.fresh = 0;
  }

  async say(text: string): Promise<boolean> {
    this.trouble = "";
    try {
      this.heard([await api.say(this.game, this.key(), { text, request: newRequest() })]);
      this.fresh = 0;
      return true;
    } catch (error) {
      this.trouble = (error as Trouble).message;
      return false;
    }
  }

  mute(muted: boolean): void {
    this.muted = muted;
    this.fresh = 0;
    const others = mutedGames().filter((one) => one !== this.game);
    try {
      const kept = muted ? [this.game, ...others].slice(0, MOST_MUTED) : others;
      localStorage.setItem(MUTED, JSON.stringify(kept));
    } catch {
      // Without storage it is muted for as long as the page is open.
    }
  }
}

function mutedGames(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(MUTED) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}
