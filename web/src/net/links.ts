/** The links this browser holds: seats to play, games to watch. The address bar holds one of them. */

import type { CreatedGame, Link } from "../wire";

export interface HeldLink {
  game: string;
  seat: string;
  key: string;
}

const KEY = "grognard.links";
const MOST = 100;

export function heldLinks(): HeldLink[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isLink).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isLink(value: unknown): value is HeldLink {
  const link = value as Partial<HeldLink> | null;
  return (
    typeof link?.game === "string" && typeof link.seat === "string" && typeof link.key === "string"
  );
}

/** Keeps a link, the newest first. */
export function hold(...links: HeldLink[]): void {
  const fresh = links.map(({ game, seat, key }) => ({ game, seat, key }));
  const others = heldLinks().filter((old) => !fresh.some((link) => link.key === old.key));
  write([...fresh, ...others].slice(0, MOST));
}

export function letGo(game: string): void {
  write(heldLinks().filter((link) => link.game !== game));
}

function write(links: HeldLink[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // The address bar still holds the seat.
  }
}

/** All seats of one game that are played from this browser. */
export function keysOf(game: string): Map<string, string> {
  const links = heldLinks().filter((link) => link.game === game);
  return new Map(links.reverse().map((link) => [link.seat, link.key]));
}

/** The link its creator goes to, after keeping every seat that is the creator's. */
export function takeSeats(created: CreatedGame): Link {
  const mine = created.seats
    .filter((seat) => seat.kind === "person" || seat.kind === "empty")
    .flatMap((seat) => (seat.link ? [seat.link] : []));
  const first = mine[0] ?? created.spectator;
  hold(...(mine.length ? mine : [created.spectator]));
  return first;
}
