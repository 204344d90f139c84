/** Who sits where, in words. */

import { say } from "../text/words";
import type { GameState } from "../wire";

/** What the people at the table call a seat: by its player's name, or by its side. */
export function calledOf(game: Pick<GameState, "seats">, seat: string): string {
  return game.seats.find((one) => one.seat === seat)?.name || say("of-seat", { seat });
}

/** Whether somebody else sits at the table, who can be spoken to. */
export function hasCompany(
  game: Pick<GameState, "seats" | "role">,
  own: readonly string[],
): boolean {
  const others = game.seats.filter((one) => one.kind === "person" && !own.includes(one.seat));
  return game.role === "seat" && others.length > 0;
}
