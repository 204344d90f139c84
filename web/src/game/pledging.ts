/**
 * This browser's part for the dice of a game. For each seat it plays it draws a secret, shows its
 * commitment, and shows the secret itself when everybody has committed: then nobody can choose the
 * dice, neither the server nor another player. Whatever was seen is kept, to compare it with the
 * record of the game.
 */

import { sha256 } from "../net/sha256";
import type { LuckState, PledgeBody } from "../wire";

const KEY = "grognard.luck.";
const PURPOSE = "grognard dice 1";

export interface Kept {
  /** What everybody committed to, by seat; the server's under "". */
  commitments: Record<string, string>;
  secrets: Record<string, string>;
}

export const commitmentOf = (game: string, seat: string, secret: string): string =>
  sha256(`${PURPOSE}\n${game}\n${seat}\n${secret}`);

export function keptLuck(game: string): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY + game) ?? "null") as Kept | null;
    return { commitments: { ...kept?.commitments }, secrets: { ...kept?.secrets } };
  } catch {
    return { commitments: {}, secrets: {} };
  }
}

function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(KEY + game, JSON.stringify(kept));
  } catch {
    // Whoever keeps nothing has to begin anew if the page is closed before the game begins.
  }
}

function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether the server shows another commitment than it did at first. */
export function isExchanged(game: string, luck: LuckState): boolean {
  const seen = keptLuck(game).commitments[""];
  return luck.kind === "shared" && seen !== undefined && seen !== luck.commitment;
}

export class Pledging {
  readonly #kept: Kept;
  readonly #tried = new Set<string>();

  constructor(
    private readonly game: string,
    private readonly send: (seat: string, body: PledgeBody) => Promise<unknown>,
  ) {
    this.#kept = keptLuck(game);
  }

  /** Does whatever is wanted of the seats of this browser. */
  async heed(luck: LuckState, seats: readonly string[]): Promise<void> {
    if (luck.kind !== "shared" || isExchanged(this.game, luck)) {
      return;
    }
    this.#note(luck);
    for (const seat of luck.awaits ? seats : []) {
      const body = this.#wanted(luck, seat);
      const deed = JSON.stringify([seat, body]);
      if (!body || this.#tried.has(deed)) {
        continue;
      }
      this.#tried.add(deed);
      try {
        await this.send(seat, body);
      } catch {
        // Somebody began anew, or nothing was heard: the next state says what is wanted then.
        this.#tried.delete(deed);
      }
    }
  }

  #note(luck: LuckState): void {
    this.#kept.commitments[""] = luck.commitment;
    for (const { seat, commitment } of luck.seats) {
      this.#kept.commitments[seat] = commitment;
    }
    keep(this.game, this.#kept);
  }

  #wanted(luck: LuckState, seat: string): PledgeBody | null {
    const { round } = luck;
    const mine = luck.seats.find((pledged) => pledged.seat === seat);
    const secret = this.#kept.secrets[seat];
    const isMine = secret !== undefined && mine?.commitment === this.#commitment(seat, secret);
    if (luck.awaits === "commitments") {
      return mine ? null : { round, commitment: this.#drawn(luck, seat) };
    }
    if (mine?.secret) {
      return null;
    }
    return isMine ? { round, secret } : { round, commitment: this.#drawn(luck, seat) };
  }

  /** The commitment to a secret of this round, which is kept before anybody hears of it. */
  #drawn(luck: LuckState, seat: string): string {
    const name = `${seat} in round ${luck.round}`;
    const secret = this.#kept.secrets[name] ?? newSecret();
    this.#kept.secrets[name] = secret;
    this.#kept.secrets[seat] = secret;
    keep(this.game, this.#kept);
    return this.#commitment(seat, secret);
  }

  #commitment(seat: string, secret: string): string {
    return commitmentOf(this.game, seat, secret);
  }
}
