/** What the rules say about the table before anybody commits: sight lines, reach, threats. */

import type { Laid } from "../board/reaches";
import { api } from "../net/api";
import type { PieceRing, SightText } from "../wire";
import type { Live } from "./live.svelte";

const GLANCE = 90;
const MOST_PIECES = 64;

/** A question whose newest asking counts, asked a moment after it last changed. */
class Newest<T> {
  #asked: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  ask(question: (signal: AbortSignal) => Promise<T>, heard: (answer: T | null) => void): void {
    this.stop();
    const asked = new AbortController();
    this.#asked = asked;
    this.#timer = setTimeout(async () => {
      const answer = await question(asked.signal).catch(() => null);
      if (this.#asked === asked) {
        heard(answer);
      }
    }, GLANCE);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked?.abort();
    this.#asked = null;
  }
}

export class Sighting {
  /** The line looked along, and what the rules say of it. */
  sight = $state.raw<SightText | null>(null);
  rings = $state.raw<readonly PieceRing[]>([]);
  threats = $state.raw<readonly PieceRing[]>([]);
  /** Whether the reach of enemies is shown. */
  wary = $state(false);
  #sight = new Newest<SightText>();
  #rings = new Newest<readonly PieceRing[]>();
  #threats = new Newest<readonly PieceRing[]>();

  constructor(private readonly live: Live) {}

  /** Looks along a line, now or at a moment of a replay. */
  look(line: Laid | null, at: number | null): void {
    if (!line) {
      this.#sight.stop();
      this.sight = null;
      return;
    }
    const { id, key } = this.live;
    this.#sight.ask(
      (signal) => api.sight(id, key, { ...line, at }, signal),
      (sight) => {
        this.sight = sight;
      },
    );
  }

  /** What a piece sees of each of these, by their ids; those that cannot be told of are left out. */
  async overview(
    piece: string,
    targets: readonly string[],
    at: number | null,
    signal: AbortSignal,
  ): Promise<Map<string, SightText>> {
    const { id, key } = this.live;
    const found = new Map<string, SightText>();
    for (const target of targets.slice(0, MOST_PIECES)) {
      const sight = await api.sight(id, key, { piece, target, at }, signal).catch(() => null);
      if (sight) {
        found.set(target, sight);
      }
    }
    return found;
  }

  /** Shows how far a piece reaches. */
  reach(piece: string | null, at: number | null): void {
    if (piece === null) {
      this.#rings.stop();
      this.rings = [];
      return;
    }
    this.#rings.ask(
      (signal) => this.#ringsOf([piece], at, signal),
      (rings) => {
        this.rings = rings ?? [];
      },
    );
  }

  /** Shows from where on these pieces can hurt somebody. */
  beware(pieces: readonly string[], at: number | null): void {
    if (!pieces.length) {
      this.#threats.stop();
      this.threats = [];
      return;
    }
    this.#threats.ask(
      (signal) => this.#ringsOf(pieces.slice(0, MOST_PIECES), at, signal),
      (rings) => {
        this.threats = (rings ?? []).filter((ring) => ring.threat);
      },
    );
  }

  async #ringsOf(
    pieces: readonly string[],
    at: number | null,
    signal: AbortSignal,
  ): Promise<readonly PieceRing[]> {
    const { id, key } = this.live;
    return (await api.rings(id, key, { pieces: [...pieces], at }, signal)).rings;
  }
}
