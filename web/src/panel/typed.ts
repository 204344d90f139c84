/**
 * Places that somebody types: “24, 6”, “6 inches toward Maul”, “2 north facing Maul”. The words come
 * from the reader's language, so that any language with a file can be typed.
 */

import {
  bearing,
  centre,
  distance,
  hexDistance,
  hexNeighbour,
  type Point,
  turned,
} from "../board/geometry";
import { say } from "../text/words";
import type { PieceView, View } from "../wire";

/** What is known when somebody types. */
export interface Setting {
  view: Pick<View, "pieces" | "terrain" | "zones" | "table">;
  /** Where the way has come to; nothing for what is not on the table yet. */
  from: Point | null;
  /** Who is placed. */
  piece: PieceView | null;
  /** Whether a place is asked for, and whether a heading is. */
  goes: boolean;
  turns: boolean;
}

export type Understood =
  | { to: Point | null; heading: number | null }
  /** Why it is not understood, and what to do. */
  | { trouble: string };

/** Nobody types more than this. */
export const LONGEST_TYPED = 120;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const PLACE = new RegExp(String.raw`^${NUMBER}\s*[;,/\s]\s*${NUMBER}$`);
const HEX_WINDS: Readonly<Record<number, number>> = { 1: 1, 2: 0, 3: 5, 5: 4, 6: 3, 7: 2 };

class Trouble extends Error {}

/** What somebody might type at this table: a place in its middle, a way, and whom to go or look to. */
export function exampleFor({ view, piece }: Setting): Record<"x" | "y" | "far" | "name", string> {
  const { table, pieces } = view;
  const others = pieces.filter((one) => one.at && one.id !== piece?.id);
  const whom = others.find((one) => one.seat !== piece?.seat) ?? others[0];
  const middle = (length: number): string => String(Math.round(length / 2));
  return {
    x: middle(table.width),
    y: middle(table.height),
    far: table.grid === "hexes" ? "2" : table.unit === "mm" ? "50" : "6",
    name: whom?.name ?? "none",
  };
}

export function understood(text: string, now: Setting): Understood {
  try {
    const said = plain(text.slice(0, LONGEST_TYPED));
    const [before, after] = parted(said);
    if (!before && after === null) {
      throw new Trouble(say("typed-how"));
    }
    const to = before ? placeOf(before, now) : null;
    const heading = after === null ? null : headingOf(after, to ?? now.from, now);
    return { to, heading };
  } catch (error) {
    if (error instanceof Trouble) {
      return { trouble: error.message };
    }
    throw error;
  }
}

/** Letters without case, accents, hyphens and brackets; signs of units are spaces. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[-‐–()[\]″"“”°]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

/** The words of the reader's language that mean one thing, the longest first. */
function words(id: string): string[] {
  const all = say(id)
    .split("|")
    .map(plain)
    .filter((word) => word !== "");
  return all.sort((a, b) => b.length - a.length);
}

const oneOf = (list: readonly string[]): string =>
  list.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join("|");

/** Where it goes, and where it looks if that is said. */
function parted(said: string): [string, string | null] {
  const found = new RegExp(`(?:^|\\s)(?:${oneOf(words("typed-facing"))})(?:\\s+|$)(.*)$`).exec(
    said,
  );
  return found ? [said.slice(0, found.index).trim(), (found[1] ?? "").trim()] : [said, null];
}

function numberOf(text: string): number {
  return Number(text.replace(",", "."));
}

/** A name without the article before it. */
function bare(text: string): string {
  const article = new RegExp(`^(?:${oneOf(words("typed-articles"))})(?:\\s+|(?<='))`);
  return text.replace(article, "").trim();
}

/** One of eight winds: by its name or its letters. */
function windOf(text: string): number | null {
  const letters = say("typed-winds").split("|").map(plain);
  const named = [0, 1, 2, 3, 4, 5, 6, 7].map((one) => bare(plain(say(`wind-${one}`))));
  const said = bare(text).replaceAll(" ", "");
  const found = [...letters, ...named].findIndex((one) => one.replaceAll(" ", "") === said);
  return found < 0 ? null : found % 8;
}

function placeOf(said: string, now: Setting): Point {
  const { width, height, grid } = now.view.table;
  if (!now.goes) {
    throw new Trouble(say("typed-only-turns"));
  }
  const place = PLACE.exec(said);
  if (place) {
    const to: Point = [numberOf(place[1] as string), numberOf(place[2] as string)];
    const last = grid === "hexes" ? 1 : 0;
    if (to[0] > width - last || to[1] > height - last) {
      throw new Trouble(say("typed-outside", { x: width - last, y: height - last }));
    }
    return grid === "hexes" ? [Math.round(to[0]), Math.round(to[1])] : to;
  }
  const step = new RegExp(
    `^${NUMBER}?\\s*(?:(?:${oneOf(words("typed-units"))})(?:\\s+|$))?(?:(${oneOf(words("typed-toward"))})\\s+)?(.*)$`,
  ).exec(said);
  const far = step?.[1] === undefined ? null : numberOf(step[1]);
  return stepped(far, bare(step?.[3] ?? ""), now);
}

/** So far toward somebody or something, or in the direction of a wind. */
function stepped(far: number | null, toward: string, now: Setting): Point {
  if (!toward) {
    throw new Trouble(say("typed-no-direction"));
  }
  const wind = windOf(toward);
  const target = wind === null ? named(toward, now) : null;
  if (target && far === null && !now.from) {
    return target.at;
  }
  if (!now.from) {
    throw new Trouble(say("typed-not-there"));
  }
  if (wind !== null && far === null) {
    throw new Trouble(say("typed-how-far"));
  }
  const hexes = now.view.table.grid === "hexes";
  if (target) {
    const keep = (target.radius > 0 ? 1 : 0) * (target.radius + (now.piece?.radius ?? 0));
    return hexes
      ? overHexes(now.from, target.at, far, target.radius > 0 ? 1 : 0)
      : along(now.from, target.at, far, keep);
  }
  return hexes
    ? byWind(now.from, wind as number, far as number)
    : inward(onWind(now.from, wind as number, far as number), now);
}

/** Along a straight line, no further than where bases touch. */
function along(from: Point, to: Point, far: number | null, keep: number): Point {
  const whole = distance(from, to);
  const most = Math.max(0, whole - keep);
  const part = whole === 0 ? 0 : Math.min(far ?? most, most) / whole;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

function overHexes(from: Point, to: Point, far: number | null, keep: number): Point {
  let here = from;
  for (let left = far ?? hexDistance(from, to); left >= 1 && hexDistance(here, to) > keep; left--) {
    const next = [0, 1, 2, 3, 4, 5].map((direction) => hexNeighbour(here, direction));
    here = next.reduce((best, one) => (hexDistance(one, to) < hexDistance(best, to) ? one : best));
  }
  return here;
}

function byWind(from: Point, wind: number, far: number): Point {
  const direction = HEX_WINDS[wind];
  if (direction === undefined) {
    throw new Trouble(say("typed-no-hex-wind"));
  }
  let here = from;
  for (let left = Math.min(far, 200); left >= 1; left--) {
    here = hexNeighbour(here, direction);
  }
  return here;
}

function onWind([x, y]: Point, wind: number, far: number): Point {
  const turn = (wind * Math.PI) / 4;
  return [x + far * Math.sin(turn), y + far * Math.cos(turn)];
}

function inward([x, y]: Point, { view: { table } }: Setting): Point {
  return [Math.min(Math.max(x, 0), table.width), Math.min(Math.max(y, 0), table.height)];
}

interface Named {
  name: string;
  at: Point;
  /** How far its base reaches; nothing for a place. */
  radius: number;
}

/** Everything on the table that has a name and a place. */
function names({ view, piece }: Setting): Named[] {
  const pieces = view.pieces.flatMap(({ id, name, at, radius }) =>
    at && id !== piece?.id ? [{ name, at, radius: Math.max(radius, 1e-6) }] : [],
  );
  const zones = view.zones.flatMap(({ name, at, outlines }) => {
    const middle = at ?? (outlines[0] ? centre(outlines[0]) : null);
    return middle ? [{ name, at: middle, radius: 0 }] : [];
  });
  const terrain = view.terrain.flatMap(({ name, outlines }) =>
    outlines[0]?.length ? [{ name, at: centre(outlines[0]), radius: 0 }] : [],
  );
  return [...pieces, ...zones, ...terrain];
}

/** Who or what is meant: the whole name, its beginning, or any word of it. */
function named(said: string, now: Setting): Named {
  const all = names(now);
  const ways: ((name: string) => boolean)[] = [
    (name) => name === said,
    (name) => name.startsWith(said),
    (name) => name.split(" ").some((word) => word.startsWith(said)),
  ];
  const found = ways
    .map((fits) => all.filter(({ name }) => fits(plain(name))))
    .find((f) => f.length);
  if (!found) {
    throw new Trouble(say("typed-nobody", { name: said }));
  }
  const called = [...new Set(found.map(({ name }) => name))];
  if (called.length > 1) {
    throw new Trouble(say("typed-several", { names: called.slice(0, 6).join(", ") }));
  }
  const { from } = now;
  return found.reduce((best, one) =>
    from && distance(one.at, from) < distance(best.at, from) ? one : best,
  );
}

function headingOf(said: string, at: Point | null, now: Setting): number {
  if (!now.turns) {
    throw new Trouble(say("typed-no-turn"));
  }
  const clock = new RegExp(`^${NUMBER}\\s*(?:${oneOf(words("typed-oclock"))})$`).exec(said);
  const degrees = new RegExp(`^${NUMBER}\\s*(?:${oneOf(words("typed-degrees"))})?$`).exec(said);
  const wind = windOf(said);
  if (wind !== null) {
    return wind * 45;
  }
  if (clock) {
    return turned(Math.round(numberOf(clock[1] as string) * 30), 0);
  }
  if (degrees) {
    return turned(Math.round(numberOf(degrees[1] as string)), 0);
  }
  const target = named(bare(said), now);
  if (!at) {
    throw new Trouble(say("typed-not-there"));
  }
  // Rows of hexes are counted downwards.
  const up = ([x, y]: Point): Point => (now.view.table.grid === "hexes" ? [x, -y] : [x, y]);
  return bearing(up(at), up(target.at));
}
