/** The table told in words, for those who cannot see it and for those who want to be sure. */

import { seatNames } from "../game/seatNames.svelte";
import { measure, say } from "../text/words";
import type { PieceView, SightText, View } from "../wire";
import { bearing, digitsOf, gap, hexDistance, type Point, unitOf, wind } from "./geometry";
import { heightOf } from "./heights";

export function place(at: Point, view: View): string {
  const digits = digitsOf(view.table);
  return `${measure(at[0], digits)} ; ${measure(at[1], digits)}`;
}

export function pieceInWords(piece: PieceView, view: View): string {
  const said = [piece.name, seatNames.of(piece.seat)];
  if (piece.at) {
    said.push(say("stands-at", { place: place(piece.at, view) }));
    if (piece.z > 0) {
      said.push(say("stands-high", { height: heightOf(piece.z, view.table) }));
    }
    const roof = view.terrain.find((one) => one.id === piece.under);
    if (roof) {
      said.push(say("stands-under", { roof: roof.name }));
    }
    if (piece.heading !== null) {
      said.push(say("faces", { wind: say(`wind-${wind(piece.heading)}`) }));
    }
  } else {
    said.push(say("beside-table"));
  }
  said.push(...piece.bars.map((bar) => `${bar.name} ${bar.value}/${bar.most}`));
  said.push(
    ...piece.badges.map((badge) => (badge.count > 1 ? `${badge.name} ${badge.count}` : badge.name)),
  );
  if (piece.out) {
    said.push(say("is-out"));
  } else if (piece.done) {
    said.push(say("is-done"));
  }
  return said.join(", ");
}

/** From one piece to another: how far, and in which direction. */
export function wayInWords(from: PieceView, to: PieceView, view: View): string {
  if (!from.at || !to.at) {
    return "";
  }
  const hexes = view.table.grid === "hexes";
  const far = hexes ? hexDistance(from.at, to.at) : gap(from.at, from.radius, to.at, to.radius);
  const straight = hexes
    ? bearing([from.at[0], -from.at[1]], [to.at[0], -to.at[1]])
    : bearing(from.at, to.at);
  return say("away", {
    far: `${measure(far, digitsOf(view.table))}${unitOf(view.table)}`,
    wind: say(`wind-${wind(straight)}`),
  });
}

/** How far it is along a sight line, and what the rules say one sees. */
export function seenInWords(sight: SightText, view: View): string {
  const far = `${measure(sight.distance, digitsOf(view.table))}${unitOf(view.table)}`;
  return sight.text ? say("seen", { far, how: sight.text }) : far;
}
