/** Invitations a creator still has to send, kept until somebody takes the seat. */

import type { CreatedGame } from "../wire";

export interface Invitation {
  seat: string;
  path: string;
}

const KEY = "grognard.invitations";
const MOST = 30;

type Kept = Record<string, Invitation[]>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function keepInvitations(created: CreatedGame): void {
  const open = created.seats.flatMap((seat) =>
    seat.kind === "open" && seat.link ? [{ seat: seat.seat, path: seat.link.path }] : [],
  );
  const watch = { seat: "", path: created.spectator.path };
  const others = Object.entries(read()).slice(0, MOST - 1);
  try {
    localStorage.setItem(
      KEY,
      JSON.stringify({ [created.id]: [...open, watch], ...Object.fromEntries(others) }),
    );
  } catch {
    // Without storage the links are shown once, on the page that made them.
  }
}

export function invitationsOf(game: string): Invitation[] {
  const found = read()[game];
  return Array.isArray(found) ? found : [];
}
