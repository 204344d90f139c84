/** The side view laid out: everything in pixels, labels where they do not cover one another. */

import { heightOf } from "../board/heights";
import { measure, say } from "../text/words";
import type { CutView, ProfileView, RayView, StandView, TableView, View } from "../wire";

export interface Frame {
  width: number;
  height: number;
  /** Pixels per unit of length, the same both ways: a picture of heights must not lie. */
  scale: number;
  x(along: number): number;
  y(z: number): number;
  ceiling: number;
}

const EDGE = 44;
const RIGHT = 14;
const BELOW = 24;
const ABOVE = 30;
const TALLEST = 132;
const LEAST_CEILING = 3;

/** The frame for a width on the screen: as large as fits, never taller than it should be. */
export function frameOf(profile: ProfileView, wide: number): Frame {
  const tops = [
    ...profile.cuts.flatMap((cut) => cut.tops),
    ...profile.stands.map((stand) => stand.high),
  ];
  const ceiling = Math.max(LEAST_CEILING, ...tops);
  const span = profile.last - profile.first;
  const scale = Math.min((wide - EDGE - RIGHT) / span, TALLEST / ceiling);
  const room = (wide - EDGE - RIGHT - span * scale) / 2;
  const ground = ABOVE + ceiling * scale;
  return {
    width: wide,
    height: ground + BELOW,
    scale,
    ceiling,
    x: (along) => EDGE + room + (along - profile.first) * scale,
    y: (z) => ground - z * scale,
  };
}

/** The outline of a cut. */
export function shapeOf(cut: CutView, frame: Frame): string {
  const [left, right] = [frame.x(cut.start), frame.x(cut.end)];
  const [first, last] = [frame.y(cut.tops[0] as number), frame.y(cut.tops[1] as number)];
  const low = frame.y(cut.low);
  const n = (value: number): string => value.toFixed(1);
  return `M${n(left)} ${n(low)}L${n(left)} ${n(first)}L${n(right)} ${n(last)}L${n(right)} ${n(low)}Z`;
}

/** Rungs of a ladder seen from the side it leans on. */
export function rungsOf(cut: CutView, frame: Frame): string {
  const x = frame.x(cut.start);
  const [low, high] = [frame.y(cut.low), frame.y(cut.tops[0] as number)];
  let d = `M${x - 4} ${low}V${high}M${x + 4} ${low}V${high}`;
  for (let y = low - 5; y > high; y -= 7) {
    d += `M${x - 4} ${y.toFixed(1)}h8`;
  }
  return d;
}

/** Whether the line goes through a piece, and not only past it. */
export function isOn(stand: StandView): boolean {
  return Math.abs(stand.aside) < stand.radius;
}

/** Half as wide as a piece is where the line cuts it; its full width if it stands aside. */
export function halfOf(stand: StandView): number {
  return isOn(stand) ? Math.sqrt(stand.radius ** 2 - stand.aside ** 2) : stand.radius;
}

export interface Label {
  id: string;
  x: number;
  y: number;
  text: string;
}

const LETTER = 7.6;
const ROW = 14;

/** Names above the heads, each a row higher where it would cover another. */
export function labelsOf(
  stands: readonly StandView[],
  frame: Frame,
  name: (id: string) => string,
): Label[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return [...stands]
    .sort((a, b) => Number(isOn(b)) - Number(isOn(a)) || a.along - b.along)
    .map((stand) => {
      const text = name(stand.piece);
      const half = (text.length * LETTER) / 2;
      const x = Math.min(Math.max(frame.x(stand.along), half + 2), frame.width - half - 2);
      let y = frame.y(stand.high) - 7;
      while (
        y > ROW &&
        taken.some(
          (one) => x - half < one.right && x + half > one.left && Math.abs(one.y - y) < ROW,
        )
      ) {
        y -= ROW;
      }
      taken.push({ left: x - half, right: x + half, y });
      return { id: stand.piece, x, y, text };
    });
}

/** Steps of the scale under the picture that leave room for their numbers. */
export function ticksOf(profile: ProfileView, frame: Frame): number[] {
  const step = [1, 2, 3, 6, 12, 24, 50, 100, 200].find((one) => one * frame.scale >= 34) ?? 400;
  const found: number[] = [];
  for (let at = 0; at <= profile.length; at += step) {
    found.push(at);
  }
  return found;
}

/** The levels whose numbers fit beside the picture, highest first in importance. */
export function heightMarks(table: TableView, frame: Frame): number[] {
  const shown: number[] = [];
  for (const level of [0, ...table.levels.filter((z) => z > 0 && z <= frame.ceiling)].reverse()) {
    if (shown.every((other) => Math.abs(other - level) * frame.scale >= 12)) {
      shown.push(level);
    }
  }
  return shown;
}

export interface Stop {
  blocker: string;
  by: RayView["by"];
  rays: number;
}

/** What blocks how many rays, most first. */
export function stopsOf(rays: readonly RayView[]): Stop[] {
  const found = new Map<string, Stop>();
  for (const { blocker, by } of rays) {
    if (blocker) {
      const known = found.get(`${by} ${blocker}`);
      found.set(`${by} ${blocker}`, { blocker, by, rays: (known?.rays ?? 0) + 1 });
    }
  }
  return [...found.values()].sort((a, b) => b.rays - a.rays);
}

/** A piece and a wall may bear the same id: whoever asks knows which is meant. */
export function nameOf(id: string, kind: RayView["by"], view: View): string {
  const among = kind === "piece" ? view.pieces : kind === "template" ? view.zones : view.terrain;
  return among.find((one) => one.id === id)?.name ?? id;
}

export function nameOfCut(cut: CutView, view: View): string {
  return nameOf(cut.id, cut.kind === "cloud" ? "template" : "terrain", view);
}

/** The picture told from its start to its end, for those who cannot see it. */
export function inWords(profile: ProfileView, view: View): string[] {
  const table = view.table;
  const far = (along: number): string => measure(along, 1);
  const things = [
    ...profile.cuts.map((cut) => ({
      at: cut.start,
      text:
        cut.kind === "ladder"
          ? say("side-ladder", {
              name: nameOfCut(cut, view),
              at: far(cut.start),
              low: heightOf(cut.low, table),
              high: heightOf(cut.tops[0] as number, table),
            })
          : cut.kind === "area"
            ? say("side-area", {
                name: nameOfCut(cut, view),
                start: far(cut.start),
                end: far(cut.end),
              })
            : say("side-cut", {
                name: nameOfCut(cut, view),
                start: far(cut.start),
                end: far(cut.end),
                low: heightOf(cut.low, table),
                high: heightOf(Math.max(...cut.tops), table),
              }),
    })),
    ...profile.stands.map((stand) => ({
      at: stand.along,
      text: say(isOn(stand) ? "side-stand" : "side-near", {
        name: nameOf(stand.piece, "piece", view),
        at: far(stand.along),
        height: heightOf(stand.low, table),
        aside: heightOf(Math.round((Math.abs(stand.aside) - stand.radius) * 10) / 10, table),
      }),
    })),
  ];
  const stops = stopsOf(profile.sight?.rays ?? []).map((stop) =>
    say("side-blocked", { rays: stop.rays, name: nameOf(stop.blocker, stop.by, view) }),
  );
  return [...things.sort((a, b) => a.at - b.at).map((thing) => thing.text), ...stops];
}
