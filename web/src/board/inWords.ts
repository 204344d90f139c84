/** The table told in words, for those who cannot see it and for those who want to be sure. */

import { seatNames } from "../game/seatNames.svelte";
import { measure, say } from "../text/words";
import type { PieceView, SightText, TerrainView, View, ZoneView } from "../wire";
import { bearing, boxOf, digitsOf, gap, hexDistance, type Point, unitOf, wind } from "./geometry";
import { heightOf } from "./heights";
import { groundAt } from "./pointing";

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
    const ground = groundAt(piece.at, view);
    const under = [...ground.terrain.filter((one) => one.id !== piece.under), ...ground.zones];
    if (under.length) {
      said.push(say("text-on", { names: [...new Set(under.map((one) => one.name))].join(", ") }));
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

/** More hexes than these are counted. */
const MOST_HEXES = 12;

/** A length with the table's unit. */
function far(length: number, view: View): string {
  return `${measure(length, digitsOf(view.table))}${unitOf(view.table)}`;
}

/** How big the table is, and how places on it are told. */
export function tableInWords(view: View): string {
  const { width, height, grid } = view.table;
  const hexes = grid === "hexes";
  const size = (length: number) => (hexes ? measure(length, 0) : far(length, view));
  return say("text-size", { width: size(width), height: size(height), down: hexes ? "yes" : "no" });
}

/** From where to where something lies. */
export function extentInWords(outlines: readonly (readonly Point[])[], view: View): string {
  const points = outlines.flat();
  if (!points.length) {
    return "";
  }
  if (view.table.grid === "hexes") {
    const shown = points.slice(0, MOST_HEXES).map((hex) => place(hex, view));
    const more = points.length - shown.length;
    const rest = more > 0 ? ` ${say("extent-more", { count: more })}` : "";
    return say("extent-hexes", { count: points.length, places: shown.join(" – ") + rest });
  }
  const { x, y, width, height } = boxOf(points);
  return say("extent-box", {
    from: place([x, y], view),
    to: place([x + width, y + height], view),
    width: far(width, view),
    height: far(height, view),
  });
}

export function terrainInWords(terrain: TerrainView, view: View): string {
  const { rise } = terrain;
  const said = [...terrain.traits, extentInWords(terrain.outlines, view)];
  if (rise) {
    const [low, high] = [heightOf(rise.low, view.table), heightOf(rise.high, view.table)];
    said.push(say("rise", { low, high }), rise.walkable ? say("rise-walkable") : "");
  }
  return `${terrain.name}: ${said.filter((one) => one).join(", ")}`;
}

export function zoneInWords(zone: ZoneView, view: View): string {
  const said = [extentInWords(zone.outlines, view)];
  if (zone.at && zone.radius > 0) {
    const at = place(zone.at, view);
    said.push(say("extent-circle", { place: at, radius: far(zone.radius, view) }));
  } else if (zone.at) {
    said.push(say("stands-at", { place: place(zone.at, view) }));
  }
  if (zone.z > 0) {
    said.push(say("stands-high", { height: heightOf(zone.z, view.table) }));
  }
  if (zone.seat) {
    said.push(say("zone-held", { seat: seatNames.of(zone.seat) }));
  }
  return `${zone.name}: ${said.filter((one) => one).join(", ")}`;
}
